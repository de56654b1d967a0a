"""Where a square lies, in words and without its name: what it is, and how far to which side of somebody."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.grid import NOWHERE, Square
from orcade.table.words import listed

from .board import Board
from .pieces import CALLED, WHAT_ORC_DOES, Siege, acting, board_of, named, orc_called, players_turn


def seen_from(view: Siege, square: Square) -> str:
    """As whoever acts sees it: "the road in the Mill, 3 right and 1 up"."""
    return told(view, square, mover(view))


def seen_from_about(view: Siege, square: Square) -> str:
    """As the character sees it whom the question is about."""
    return told(view, square, named(view, view.about).square)


def near_whom(view: Siege, square: Square) -> str:
    """By the nearest character: "the road in the Mill, 3 right of Brian"."""
    here = tuple([(each.square, each.who) for each in view.characters if each.square != NOWHERE])
    return _near(board_of(view), square, here)


@lru_cache(maxsize=4096)
def _near(board: Board, square: Square, here: tuple[tuple[Square, int], ...]) -> str:
    kings = board.floor.kings
    found = [(steps, at, who) for at, who in here if (steps := kings(at, square)) is not None]
    if not found:
        return board.told[square]
    _, at, who = min(found)
    return _told(board, square, at, f" of {CALLED[who]}")


def mover(view: Siege) -> Square:
    """Where whoever acts stands."""
    if view.asked == WHAT_ORC_DOES:
        return orc_called(view, view.acting).square
    return acting(view).square if players_turn(view) else NOWHERE


def told(view: Siege, square: Square, here: Square) -> str:
    """A square by what it is, and from another one on the same level by columns and rows."""
    return _told(board_of(view), square, here)


@lru_cache(maxsize=4096)
def _told(board: Board, square: Square, here: Square, of: str = "") -> str:
    floor, place = board.floor, board.told[square]
    if here in (NOWHERE, square) or floor.kings(here, square) is None:
        return place
    right, down = floor.x(square) - floor.x(here), floor.y(square) - floor.y(here)
    ways = ((right, "right"), (-right, "left"), (-down, "up"), (down, "down"))
    return f"{place}, {listed([f'{steps} {way}' for steps, way in ways if steps > 0])}{of}"
