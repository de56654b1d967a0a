"""The line of a falling Tree: which squares it touches (TI-13), and which directions there are to choose (TI-20).

An angle is in hundredths of a degree, clockwise from the right as one sees the board with row 8 on top.
"""

from __future__ import annotations

from functools import cache
from math import atan2, gcd, pi

from orcade.games.orclympics.chessboard import BIT, GRID
from orcade.table.grid import Square
from orcade.table.plane import HEADINGS

FULL = 36000
Vector = tuple[int, int]
"""Columns to the right and rows up, of any length."""


ROUND = (9000, 4500, 1500, 1000, 500, 100)
"""Of angles that come to the same, the one is told that is a multiple of the first of these."""


def _corners() -> dict[int, Vector]:
    """The directions from the middle of a square exactly through corners of others, by angle."""
    odd = range(-9, 10, 2)
    found = {}
    for right in odd:
        for up in odd:
            if gcd(right, up) == 1:
                found[round(-atan2(up, right) * FULL / (2 * pi)) % FULL] = (right, up)
    return found


VECTORS: dict[int, Vector] = {100 * degrees: (ux, -uy) for degrees, (ux, uy) in enumerate(HEADINGS[:360])} | _corners()
"""Every direction that may be rolled or chosen. Between the angles of two corners lies a whole degree."""


@cache
def touched(tree: Square, angle: int) -> int:
    """The set of squares that the ray from the middle of this square touches, its own among them (TI-13)."""
    right, up = VECTORS[angle]
    wide = abs(right) + abs(up)
    column, row = GRID.column(tree), GRID.row(tree)
    found = BIT[tree]
    for square in GRID.squares:
        x, y = 2 * (GRID.column(square) - column), 2 * (GRID.row(square) - row)
        if abs(right * y - up * x) <= wide and right * x + up * y > 0:
            found |= BIT[square]
    return found


@cache
def lines_of(tree: Square) -> tuple[tuple[int, int], ...]:
    """All rays that touch different squares, each with an angle: (angle, set of squares), the roundest angles first."""
    seen: dict[int, int] = {}
    for angle in sorted(VECTORS, key=lambda angle: (roundness(angle), angle)):
        seen.setdefault(touched(tree, angle), angle)
    return tuple((angle, some) for some, angle in seen.items())


def roundness(angle: int) -> int:
    """How little round an angle is, from 0."""
    return next((rank for rank, step in enumerate(ROUND) if angle % step == 0), len(ROUND))


def towards(tree: Square, square: Square) -> int:
    """The angle from one square to a neighbouring one."""
    right = GRID.column(square) - GRID.column(tree)
    return (0 if right > 0 else 18000) if right else 27000 if square > tree else 9000


def nearness(tree: Square, square: Square) -> int:
    """How far the middles of two squares are from each other, squared (TI-21)."""
    return (GRID.column(square) - GRID.column(tree)) ** 2 + (GRID.row(square) - GRID.row(tree)) ** 2


def end_of_line(tree: Square, angle: int) -> tuple[float, float]:
    """Where the ray leaves the board: x from its left, y from its top, in squares."""
    right, up = VECTORS[angle]
    x, y = GRID.column(tree) + 0.5, 7.5 - GRID.row(tree)
    ways = [((8 if right > 0 else 0) - x) / right] if right else []
    if up:
        ways.append((y - (0 if up > 0 else 8)) / up)
    far = min(ways)
    return x + far * right, y - far * up


def last_square(tree: Square, angle: int) -> Square:
    """The square at the edge over which the ray leaves the board."""
    x, y = end_of_line(tree, angle)
    return GRID.width * min(int(8 - y), 7) + min(int(x), 7)
