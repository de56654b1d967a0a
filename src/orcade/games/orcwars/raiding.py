"""Caravans are attacked one by one (OW 8.2, OW-60)."""

from __future__ import annotations

from orcade.table.requests import Ask, CardId, Flow, Option

from . import battles
from .answers.attacking import ENOUGH, Enough, RaidNext
from .caravans import area_of, caravan_with, caravans_in
from .finding import leader_with, lone, on_map
from .pieces import WHICH_CARAVAN, Caravan, Leader, Wars


def may_raid(leader: Leader, caravan: Caravan) -> bool:
    """Armies alone rob caravans (OW-60); not after a retreat (OW 8.4), nor one that they have driven on (OW-61)."""
    return not lone(leader) and not leader.retreated and not drove_on(leader, caravan)


def drove_on(leader: Leader, caravan: Caravan) -> bool:
    """Whether a leader, or one of his units, has driven a caravan on in this turn (OW-61)."""
    return any(card in caravan.driven for card in (leader.chip, *leader.units))


def robbers(wars: Wars, group: tuple[CardId, ...], area: int) -> list[Leader]:
    """Those of a group who are still in this area, with an army."""
    found = [on_map(wars, chip) for chip in group]
    return [leader for leader in found if leader is not None and leader.area == area and not lone(leader)]


def raiders(wars: Wars, group: tuple[CardId, ...], caravan: Caravan) -> list[Leader]:
    """Those of a group who may attack a caravan."""
    return [leader for leader in robbers(wars, group, area_of(wars, caravan)) if may_raid(leader, caravan)]


def prey(wars: Wars, group: tuple[CardId, ...], area: int) -> list[Option]:
    """The caravans that somebody of a group may attack."""
    return [RaidNext(caravan.chip) for caravan in caravans_in(wars, area) if raiders(wars, group, caravan)]


def plunder(wars: Wars, group: tuple[CardId, ...], area: int) -> Flow[None]:
    """After a battle, or a first caravan: the others, as long as the army wishes (OW-51)."""
    while options := prey(wars, group, area):
        wars.asked = WHICH_CARAVAN
        wars.about = area
        wars.noted = list(group)
        seat = robbers(wars, group, area)[0].seat
        answer = yield Ask(seat, "Which caravan do you attack?", [*options, ENOUGH], "OW 8.2")
        if answer.__class__ is Enough:
            return
        held = yield from assail(wars, group, answer.chip)
        if not held:
            return


def assail(wars: Wars, group: tuple[CardId, ...], chip: CardId) -> Flow[bool]:
    """All of a group who may attack a caravan do. Returns whether they hold the area."""
    army = tuple([leader.chip for leader in raiders(wars, group, caravan_with(wars, chip))])
    for each in army:
        leader_with(wars, each).attacked = True
    area = area_of(wars, caravan_with(wars, chip))
    held = yield from battles.raid(wars, army, chip)
    note_retreats(wars, army, area)
    return bool(held)


def note_retreats(wars: Wars, group: tuple[CardId, ...], area: int) -> None:
    """Who fought in an area and is elsewhere now has retreated."""
    for chip in group:
        leader = on_map(wars, chip)
        if leader is not None and leader.area != area:
            leader.retreated = True
