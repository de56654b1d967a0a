"""What bars answers before the game: characters, the map, who lays the third section."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat

from ..answers.setting_up import Choose, Lay, Name, Side
from ..board import Laid, misplaced, section_laid, side_name
from ..pieces import CALLED, OTHER_SIDE, Siege, plays
from ..setup import choosable, layable


def bars_choose(view: Siege, seat: Seat, answer: Choose) -> Why | None:
    """OG 2.2"""
    if answer.who in choosable(view):
        return None
    name = CALLED[answer.who]
    if plays(view, answer.who):
        return Why(f"somebody plays {name} already", "OG 2.2")
    return Why(f"{CALLED[OTHER_SIDE[answer.who]]}, on the other side of {name}'s sheet, is played", "OG 2.2")


def bars_side(view: Siege, seat: Seat, answer: Side) -> Why | None:
    """OG 4.1, OG 4.2"""
    if answer.side in layable(view):
        return None
    assert section_laid(view.laid, answer.side)
    return Why(f"the section of {side_name(answer.side)} lies already", "OG-13")


def bars_lay(view: Siege, seat: Seat, answer: Lay) -> Why | None:
    """OG 4.1, OG-12"""
    text = misplaced(view.laid, Laid(view.side, answer.turn, answer.x, answer.y), view.options.own_maps)
    return Why(text, "OG-12") if text else None


def bars_name(view: Siege, seat: Seat, answer: Name) -> Why | None:
    """OG 4.1"""
    return Why("one of the players lays it, not the Gamemaster", "OG 4.1") if answer.seat == view.gm else None
