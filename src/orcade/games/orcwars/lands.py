"""Who holds which land, and what stays behind (OW 6.5, OW 6.6, OW 6.7, OW 12.2, OW 16.1)."""

from __future__ import annotations

from orcade.table.requests import CardId, Flow, Seat

from .events.common import own
from .events.lands import Cashed, Claimed, MachineLost, Scattered, ShamansLost, TurnedNeutral, Unled
from .events.moving import Joined
from .finding import (
    areas_with_troops,
    areas_with_units,
    chip_of,
    holder,
    land_of,
    leaders_in,
    owners_in,
    owns,
    troops,
    turn_of,
    world_of,
)
from .pieces import LANDS, NO_CHIP, NOBODY, Leader, Wars
from .supply import put_back
from .winning import holds, may_announce, met


def remove(wars: Wars, card: CardId) -> None:
    """A troop or machine is taken from whoever leads or holds it, or from where it lay aside."""
    held = holder(wars, card)
    (wars.aside if held is None else held.units).remove(card)


def leave_map(wars: Wars, leader: Leader) -> None:
    """A leader is taken off the map. His units, gold and shaman have found their places before."""
    assert not leader.units
    assert not leader.gold
    assert leader.shaman == NO_CHIP
    wars.leaders.remove(leader)


def drop_machines(wars: Wars) -> Flow[None]:
    """OW 16.1, OW-31: a machine without a troop is destroyed."""
    for leader in wars.leaders:
        yield from _drop(wars, leader.units)
    for land in wars.lands:
        yield from _drop(wars, land.units)


def _drop(wars: Wars, units: list[CardId]) -> Flow[None]:
    if units and not troops(wars, units):
        lost = tuple(units)
        units.clear()
        put_back(wars, *lost)
        yield MachineLost(own(wars), lost)


def drop_shamans(wars: Wars) -> Flow[None]:
    """OW-32: a shaman among troops that are all gone, with nobody who took them over or beat them, is gone, too."""
    for land in wars.lands:
        if land.shamans and not land.units:
            lost = tuple(land.shamans)
            land.shamans.clear()
            put_back(wars, *lost)
            yield ShamansLost(own(wars), lost)


def strand(wars: Wars, seat: Seat, area: int, units: tuple[CardId, ...]) -> Flow[None]:
    """OW 6.6, OW-14: units without their leader follow another one of their side who is there, the one with the most
    authority; in own land they stay as its garrison, elsewhere they are destroyed."""
    if not units:
        return
    others = leaders_in(wars, area, seat)
    if others:
        leader = max(others, key=lambda leader: chip_of(wars, leader.chip).power)
        leader.units.extend(units)
        yield Joined(own(wars), leader.chip, units)
    elif owns(wars, seat, area):
        wars.lands[area].units.extend(units)
        yield Unled(own(wars), units, world_of(wars).names[area])
    else:
        put_back(wars, *units)
        yield Scattered(own(wars), units)


def claim(wars: Wars, area: int) -> Flow[None]:
    """OW 6.7, OW-15: a leader takes a land in which there is no hostile unit."""
    land = land_of(wars, area)
    owners = owners_in(wars, area)
    if land is None or len(owners) != 1 or owners[0] == land.owner or not leaders_in(wars, area, owners[0]):
        return
    seat, before = owners[0], land.owner
    stops = before != NOBODY and holds(wars, before)
    enough = not met(wars, seat) & LANDS
    land.owner = seat
    stops = stops and not holds(wars, before)
    enough = enough and bool(met(wars, seat) & LANDS) and may_announce(wars, wars.round + 1)
    yield Claimed(seat, world_of(wars).names[area], before, enough, stops)


def turn_neutral(wars: Wars, area: int) -> Flow[None]:
    """A land is nobody's any more."""
    land = wars.lands[area]
    if land.owner != NOBODY:
        land.owner = NOBODY
        yield TurnedNeutral(world_of(wars).names[area])


def note_absence(wars: Wars, away: tuple[CardId, ...] = ()) -> None:
    """OW-24: where the player whose turn it is has nobody now, he has not had somebody for the whole turn. `away`:
    leaders who set out, and who may be back before anything else is done."""
    seat = turn_of(wars)
    wars.units_since &= areas_with_units(wars, seat, away)
    wars.troops_since &= areas_with_troops(wars, seat, away)


def cash(wars: Wars, leader: Leader) -> Flow[None]:
    """OW 12.2, OW-27: gold that comes into own land goes to the hand."""
    if leader.gold and owns(wars, leader.seat, leader.area):
        brought = tuple(leader.gold)
        leader.gold.clear()
        wars.players[leader.seat].gold += brought
        yield Cashed(own(wars), leader.chip, brought)
