"""What lies between two squares: why they are not beside each other, and what blocks the sight."""

from __future__ import annotations

from orcade.table.floor import NOTHING, WALL, Floor
from orcade.table.grid import Square

from ..map_signs import CREEK, SIGNS

EDGE = "the edge of the map"


def blocker_on(floor: Floor, square: Square) -> str:
    """What a square is where nobody can stand: "a column", "the creek"."""
    mark = next(mark for mark, squares in floor.marks.items() if squares >> square & 1)
    return f"{'the' if mark == CREEK else 'a'} {SIGNS.marks[mark]}"


def on_edge(floor: Floor, a: Square, b: Square) -> str:
    """ "a wall", "a secret door", or "" of two squares side by side."""
    sign = floor.edge(a, b)
    if sign == NOTHING:
        return ""
    return "a wall" if sign == WALL else f"a {SIGNS.doors[sign].name}"


def not_beside(floor: Floor, a: Square, b: Square) -> str:
    """Why no attack goes from one of two squares that touch to the other (OG 7.8)."""
    side_by_side = floor.x(a) == floor.x(b) or floor.y(a) == floor.y(b)
    return f"{on_edge(floor, a, b)} is in between" if side_by_side else "no attack goes diagonally past that corner"


def in_sight_lies(floor: Floor, a: Square, b: Square) -> str:
    """What first blocks the line from one square to another of its level (OG-29): "a wall"."""
    block = floor.blocked(a, b)
    assert block is not None
    if not all(floor.inside >> square & 1 for square in block.squares):
        return EDGE
    for square in block.squares:
        if floor.marked(SIGNS.opaque) >> square & 1:
            return blocker_on(floor, square)
    for one in block.squares:
        for other in block.squares:
            if other - one in (1, floor.stride) and (thing := on_edge(floor, one, other)):
                return thing
    raise AssertionError("something blocks it")
