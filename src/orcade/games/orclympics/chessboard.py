"""A board of 8 × 8 squares and sets of them: what Masters' Fight and Timber! are played on.

A set of squares is an integer with one bit a square.
"""

from __future__ import annotations

from collections.abc import Iterable

from orcade.table.game import Why
from orcade.table.grid import Grid, Square

GRID = Grid(8, 8)
DISTANCE = GRID.distance
ADJACENT = GRID.adjacent

BIT = (*(1 << square for square in GRID.squares), 0)
"""By square, the set that holds it alone; last, for NOWHERE (-1), the empty set."""

ALL = (1 << 64) - 1

WITHIN = tuple(
    tuple(sum(BIT[to] for to in GRID.within[reach][square]) for square in GRID.squares) for reach in range(5)
)
"""`WITHIN[range][square]`: the set of squares at distance 1 … range, diagonals counting as one."""

NEAR = WITHIN[1]
"""By square: those that touch it, by a corner too."""

WEST = sum(BIT[square] for square in GRID.squares if GRID.column(square) == 0)
EAST = sum(BIT[square] for square in GRID.squares if GRID.column(square) == 7)
EDGE = WEST | EAST | sum(BIT[square] for square in GRID.squares if GRID.row(square) in (0, 7))
"""The squares at the edges of the board."""

BESIDE = tuple((bit << 8 | bit >> 8 | (bit & ~EAST) << 1 | (bit & ~WEST) >> 1) & ALL for bit in BIT[:-1])
"""By square: those that share a side with it."""

_ROWS = tuple(
    tuple(tuple(8 * row + column for column in range(8) if bits >> column & 1) for bits in range(256))
    for row in range(8)
)
"""`_ROWS[row][bits]`: the squares of a row that these eight bits stand for."""


def squares(some: int) -> tuple[Square, ...]:
    """The squares of a set in ascending order."""
    found: tuple[Square, ...] = ()
    row = 0
    while some:
        bits = some & 255
        if bits:
            found += _ROWS[row][bits]
        some >>= 8
        row += 1
    return found


def middle(square: Square) -> tuple[float, float]:
    """The middle of a square on the board as it is seen: x from its left, y from its top, in squares."""
    return GRID.column(square) + 0.5, 7.5 - GRID.row(square)


def together(some: Iterable[Square]) -> int:
    """The set of these squares."""
    return sum({BIT[square] for square in some})


def grown(some: int) -> int:
    """A set with the squares that share a side with one of it."""
    return (some | some << 8 | some >> 8 | (some & ~EAST) << 1 | (some & ~WEST) >> 1) & ALL


def no_square(name: str, rule: str) -> Why:
    """Why words in the place of a square are none."""
    if not name:
        return Why(f"say which square, from a1 to {GRID.names[-1]}", rule)
    return Why(f"there is no square {name[:40]!r}; they run from a1 to {GRID.names[-1]}", rule)
