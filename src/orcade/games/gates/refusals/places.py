"""What bars answers about squares: where one may go, enter, come, return or appear."""

from __future__ import annotations

from orcade.table.floor import Floor, Ways
from orcade.table.game import Why
from orcade.table.grid import NOWHERE, Square
from orcade.table.requests import Seat

from ..answers.choosing import At
from ..answers.gamemaster import Enter
from ..answers.turns import Go
from ..effects import Orcs, Sleep
from ..orders import nearest
from ..pieces import (
    AWAY,
    CALLED,
    FIRST_ORCS_COME,
    WHAT_ORC_DOES,
    WHERE_ORC_COMES,
    WHERE_TO_SLEEP,
    WHERE_TO_START,
    WHERE_TO_STEP,
    Siege,
    acting,
    board_of,
    character_squares,
    face_of,
    named,
    orc_called,
    orc_squares,
)
from ..walking import entries, gets_on, goals, orc_goals, ways, ways_on
from .between import blocker_on, in_sight_lies
from .occasions import no_actions

FAR = 60
"""Actions with which one gets everywhere."""


def standing(view: Siege, square: Square) -> str:
    """Who stands on a square; "" where nobody does."""
    for character in view.characters:
        if character.square == square:
            return CALLED[character.who]
    for orc in view.orcs:
        if orc.square == square:
            return f"orc {orc.number + 1}"
    return ""


def blocked(floor: Floor, square: Square, rule: str) -> Why | None:
    """Nobody can stand on a column, a statue or in the creek."""
    if floor.open >> square & 1:
        return None
    return Why(f"{blocker_on(floor, square)} is there", rule)


# Walking.


def bars_go(view: Siege, seat: Seat, answer: Go) -> Why | None:
    """OG 7.1, OG 9.5"""
    return _orc_goes(view, answer.square) if view.asked == WHAT_ORC_DOES else _character_goes(view, answer.square)


def _character_goes(view: Siege, square: Square) -> Why | None:
    board = board_of(view)
    floor = board.floor
    character = acting(view)
    why = no_actions(view) or blocked(floor, square, "OG 7.5")
    if why is not None:
        return why
    if square == character.square:
        return Why("you are there already", "OG 7.1")
    free = goals(view, character) & ~orc_squares(view)
    why = _too_far(view, square, ways_on(board, character.square, FAR), character.square, free, "OG 7.1")
    if why is not None:
        return why
    characters, orcs = character_squares(view), orc_squares(view)
    if characters >> square & 1:
        return Why(f"{standing(view, square)} stands there: you may pass, but not stay", "OG 7.2")
    if not orcs >> square & 1:
        return None
    left = view.actions - ways(view, character, character.square, view.actions).cost(square)
    if left > 0 and gets_on(view, character, square, left, ~(orcs | characters)):
        return None
    name = standing(view, square)
    return Why(f"{name} stands there, and you could not get on from there", "OG-24")


def _too_far(view: Siege, square: Square, found: Ways, here: Square, free: int, rule: str) -> Why | None:
    """What bars a square that is beyond the actions that are left. `found`: all ways, however long; `free`: where one
    gets from here."""
    cost = found.costs.get(square)
    if cost is None:
        return Why("there is no way there", rule)
    if cost <= view.actions:
        return None
    told = f"it is {cost} actions away; you have {view.actions} left"
    if nearest(view, here, free, square) == NOWHERE:
        told += ", and no square that is nearer can be reached"
    return Why(told, rule)


def _orc_goes(view: Siege, square: Square) -> Why | None:
    board = board_of(view)
    floor = board.floor
    orc = orc_called(view, view.acting)
    why = no_actions(view) or blocked(floor, square, "OG 7.5")
    if why is not None:
        return why
    if square == orc.square:
        return Why(f"orc {orc.number + 1} is there already", "OG 9.5")
    characters = character_squares(view)
    if characters >> square & 1:
        return Why(f"{standing(view, square)} is there: orcs never enter a character's square", "OG 9.5")
    free = orc_goals(view, orc, view.actions)
    why = _too_far(view, square, ways_on(board, orc.square, FAR, barred=characters), orc.square, free, "OG 9.5")
    if why is not None:
        return why
    if orc_squares(view) >> square & 1:
        return Why(f"{standing(view, square)} is there: an orc may pass, but not stay", "OG 9.5")
    return None


# Entering.


def bars_enter(view: Siege, seat: Seat, answer: Enter) -> Why | None:
    """OG 9.1, OG-39"""
    board = board_of(view)
    square = answer.square
    if not view.newcomers:
        return Why("no newcomers are waiting", "OG 9.1")
    if not board.entries >> square & 1:
        return Why("newcomers come on a road square at the outer edge of the maps", "OG-39")
    if character_squares(view) >> square & 1:
        return Why(f"{standing(view, square)} is there: orcs never enter a character's square", "OG 9.5")
    if entries(view) >> square & 1:
        return None
    return Why(f"{standing(view, square)} is there, and a newcomer could not move on", "OG-39")


# Somebody is put there.


def bars_at(view: Siege, seat: Seat, answer: At) -> Why | None:
    """OG 4.3, OG 4.4, OG-34, OG-44, OG-51"""
    square = answer.square
    if square in view.squares:
        return None
    floor = board_of(view).floor
    why = blocked(floor, square, "OG 7.5")
    if why is not None:
        return why
    if view.asked == WHERE_TO_SLEEP:
        return _not_seen(view, square) or _no_sleeper(view)
    name = standing(view, square)
    if name:
        return Why(f"{name} stands there", "OG-44")
    if view.asked == WHERE_TO_STEP:
        return _not_seen(view, square)
    if view.asked == WHERE_TO_START:
        return Why("characters start on the tinted squares of a crossing", "OG 4.3")
    return _orc_elsewhere(view, square) if view.asked == WHERE_ORC_COMES else None


def _not_seen(view: Siege, square: Square) -> Why | None:
    """What hides a square from the caster."""
    floor = board_of(view).floor
    here = named(view, view.about).square
    if floor.sees(here, square):
        return None
    if floor.kings(here, square) is None:
        return Why("nobody sees into the Dungeon or out of it", "OG-29")
    return Why(f"{in_sight_lies(floor, here, square)} blocks the line of sight to it", "OG 7.9")


def _no_sleeper(view: Siege) -> Why:
    effect = face_of(view, view.played[-1]).effect
    assert isinstance(effect, Sleep)
    return Why(f"no orc that is awake is within {effect.radius} squares of it", "OG-51")


def _orc_elsewhere(view: Siege, square: Square) -> Why:
    """Why an orc does not come on this free square."""
    if view.phase == FIRST_ORCS_COME:
        return Why(f"the first orcs are more than {AWAY} squares from every character", "OG 4.4")
    effect = face_of(view, view.played[-1]).effect
    assert isinstance(effect, Orcs)
    if effect.where == "far":
        return Why(f"the orcs come at least {effect.distance} squares from every character", "OG-34")
    if effect.where == "building":
        return Why("the orcs come in one building without a character", "OG 9.1")
    return Why("the orcs come on the nearest free squares of the same room", "OG-34")
