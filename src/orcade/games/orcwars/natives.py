"""Natives change sides when a leader of their tribe arrives (OW 8.3, OW-20, OW-52)."""

from __future__ import annotations

from orcade.table.requests import CardId, Flow

from . import checks
from .carrying import keep_one
from .events.common import own
from .events.moving import ChangedSides, StayedLoyal
from .finding import chip_of, land_of, leader_with
from .following import join, keeping_bonus, natives, welcome_shaman
from .lands import drop_machines, drop_shamans
from .pieces import Leader, Wars


def change_sides(wars: Wars, arriving: tuple[CardId, ...]) -> Flow[None]:
    """Before any battle: each of those who arrive calls for the troops of his tribe, one leader for a tribe."""
    for chip in callers(wars, arriving):
        yield from call(wars, chip)


def callers(wars: Wars, arriving: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The first leader of each tribe."""
    first: dict[int, CardId] = {}
    for chip in arriving:
        first.setdefault(chip_of(wars, chip).tribe, chip)
    return tuple(first.values())


def call(wars: Wars, chip: CardId) -> Flow[None]:
    """Garrisons and neutral troops come without a check, those of an enemy leader unless he passes one."""
    taker = leader_with(wars, chip)
    seat, area = taker.seat, taker.area
    land = land_of(wars, area)
    if land is not None and land.owner != seat and (found := natives(wars, chip, land.units)):
        join(wars, taker, found)
        yield ChangedSides(own(wars), chip, tuple(found))
        yield from welcome_shaman(wars, land, taker)
        yield from drop_machines(wars)
        yield from drop_shamans(wars)
    for holder in tuple([leader for leader in wars.leaders if leader.area == area and leader.seat != seat]):
        if (found := natives(wars, chip, holder.units)) and not safe(wars, holder, chip):
            yield from appeal(wars, taker, holder, tuple(found))


def safe(wars: Wars, holder: Leader, chip: CardId) -> bool:
    """Kobolds and goblins are not taken away from a leader of their own tribe."""
    here, there = chip_of(wars, holder.chip), chip_of(wars, chip)
    return here.tribe == there.tribe and checks.small_folk(wars, (holder.chip,))


def appeal(wars: Wars, taker: Leader, holder: Leader, found: tuple[CardId, ...]) -> Flow[None]:
    """An enemy leader tries to keep his troops."""
    obeyed = yield from checks.authority(wars, holder, keeping_bonus(wars, holder), "to keep natives", "OW 8.3")
    if obeyed:
        yield StayedLoyal(own(wars), holder.chip, found)
        return
    join(wars, taker, found)
    yield ChangedSides(own(wars), taker.chip, found)
    yield from drop_machines(wars)
    yield from keep_one(wars, holder.chip)
