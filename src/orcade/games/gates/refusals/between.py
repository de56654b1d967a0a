"""What lies between two squares: why they are not beside each other, and what blocks the sight."""

from __future__ import annotations

from orcade.table.floor import NOTHING, WALL, Floor
from orcade.table.floor.sight import crossings
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
    """What blocks the line from one square to another of its level (OG-29): the first thing that it touches."""
    a, b = min(a, b), max(a, b)
    left, top = floor.x(a), floor.y(a)
    for kind, dx, dy in crossings(floor.x(b) - left, floor.y(b) - top):
        x, y = left + dx, top + dy
        right, down = kind != "south", kind != "east"
        touched = [(x, y)]
        touched += [(x + 1, y)] * right + [(x, y + 1)] * down + [(x + 1, y + 1)] * (right and down)
        found = _thing_at(floor, touched)
        if found:
            return found
    return EDGE


def _thing_at(floor: Floor, touched: list[tuple[int, int]]) -> str:
    """What blocks sight on these squares, or on the edges between them."""
    squares = [square for x, y in touched if (square := floor.at(x, y)) is not None]
    if len(squares) < len(touched):
        return EDGE
    for square in squares:
        if floor.marked(SIGNS.opaque) >> square & 1:
            return blocker_on(floor, square)
    for one in squares:
        for other in squares:
            if other - one in (1, floor.stride) and (thing := on_edge(floor, one, other)):
                return thing
    return ""
