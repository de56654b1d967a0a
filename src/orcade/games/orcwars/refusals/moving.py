"""What bars moves, and changes of who leads or holds units."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import CardId, Seat
from orcade.table.words import counted

from ..answers.common import area_name, chip_name
from ..answers.moving import Descend, HandOver, Leave, March, MoveOn, TakeOver
from ..finding import leader_with, lone, owns, world_of
from ..following import natives
from ..moving import in_reach, near, onward
from ..pieces import ARMY_STEPS, LONE_STEPS, Leader, Wars
from ..regrouping import free_to_hand, free_to_join, free_to_leave, free_to_take
from ..underground import has_way_down, may_descend
from .leading import abroad, led, moved, named


def bars_march(view: Wars, seat: Seat, answer: March) -> Why | None:
    """OW 6.1, OW 6.2, OW-51"""
    leader, why = led(view, seat, answer.leader)
    why = why or moved(view, leader)
    if why is not None:
        return why
    area = answer.area
    if area == leader.area:
        return Why(f"{named(view, leader)} is in {area_name(view, area)} already", "OW 6.1")
    if in_reach(view, leader) >> area & 1:
        return None
    if leader.attacked and (near(view, leader) >> area & 1):
        return _spent(view, leader, area)
    if lone(leader):
        return Why(f"{area_name(view, area)} is more than {counted(LONE_STEPS, 'area')} away", "OW 6.1")
    here, there = area_name(view, leader.area), area_name(view, area)
    return Why(f"an army moves {counted(ARMY_STEPS, 'area')}: {there} is not beside {here}", "OW 6.2")


def _spent(view: Wars, leader: Leader, area: int) -> Why:
    """Who has attacked enters no land where he must fight."""
    text = f"{named(view, leader)} has attacked in this turn, and in {area_name(view, area)} he would have to fight"
    return Why(text, "OW-51")


def bars_move_on(view: Wars, seat: Seat, answer: MoveOn) -> Why | None:
    """OW 8.4, OW-56"""
    leader = leader_with(view, view.about)
    area = answer.area
    if onward(view, leader) >> area & 1:
        return None
    if world_of(view).beside[leader.area] >> area & 1:
        return _spent(view, leader, area)
    return Why(f"after a retreat one moves on into an area beside {area_name(view, leader.area)}", "OW-56")


def bars_descend(view: Wars, seat: Seat, answer: Descend) -> Why | None:
    """OW 6.3, OW-11"""
    leader, why = led(view, seat, answer.chip)
    if why is not None:
        return why
    if may_descend(view, leader):
        return None
    why = moved(view, leader)
    if why is not None:
        return why
    if lone(leader):
        return Why(f"{named(view, leader)} is alone: only armies go below", "OW-11")
    why = abroad(view, leader, "OW 6.3")
    if why is not None:
        return why
    assert not has_way_down(view, seat, leader.area)
    return Why(f"{area_name(view, leader.area)} has neither mine nor fortress, so there is no way down", "OW 6.3")


# Who leads and holds what.


def bars_leave(view: Wars, seat: Seat, answer: Leave) -> Why | None:
    """OW 6.5, OW-71"""
    leader, why = led(view, seat, answer.chip)
    if why is not None:
        return why
    if free_to_leave(view, leader):
        return None
    if lone(leader):
        return Why(f"nobody follows {named(view, leader)}", "OW 6.5")
    why = abroad(view, leader, "OW 6.5")
    return why or _changed()


def _changed() -> Why:
    return Why("these units have changed hands in this turn: once is enough", "OW-71")


def bars_take_over(view: Wars, seat: Seat, answer: TakeOver) -> Why | None:
    """OW 6.5, OW-13, OW-71"""
    leader, why = led(view, seat, answer.chip)
    if why is not None:
        return why
    if free_to_take(view, leader):
        return None
    why = abroad(view, leader, "OW 6.5")
    if why is not None:
        return why
    garrison = view.lands[leader.area].units
    if not garrison:
        return Why(f"there is no garrison in {area_name(view, leader.area)}", "OW 6.5")
    return _not_free(view, leader, garrison)


def bars_hand_over(view: Wars, seat: Seat, answer: HandOver) -> Why | None:
    """OW-50, OW-71"""
    leader, why = led(view, seat, answer.leader)
    to, no = led(view, seat, answer.to)
    if why is not None or no is not None:
        return why or no
    if to is leader:
        return Why(f"{named(view, leader)} has his units already", "OW-50")
    if to.area != leader.area:
        return Why(f"{named(view, to)} is in {area_name(view, to.area)}, not beside {named(view, leader)}", "OW-50")
    if free_to_hand(view, leader, to):
        return None
    if lone(leader):
        return Why(f"nobody follows {named(view, leader)}", "OW-50")
    if not owns(view, seat, leader.area) and not _any_native(view, leader, to):
        return Why(f"outside your own land only troops of {chip_name(view, to.chip)}'s tribe change leader", "OW-50")
    return _not_free(view, to, leader.units)


def _any_native(view: Wars, leader: Leader, to: Leader) -> bool:
    return bool(natives(view, to.chip, leader.units))


def _not_free(view: Wars, leader: Leader, cards: list[CardId]) -> Why:
    """Why none of some units may follow a leader from now on."""
    if free_to_join(view, leader, cards):
        return Why("a war machine by itself needs a troop that tows it", "OW 16.1")
    if all(card in view.shifted for card in cards):
        return _changed()
    return Why(f"these units have had their move of this turn, and {named(view, leader)} has still to move", "OW-71")
