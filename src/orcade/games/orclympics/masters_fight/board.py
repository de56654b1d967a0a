"""The fighting pit: 8 × 8 squares and sets of them. A set of squares is an integer with one bit a square."""

from __future__ import annotations

from collections.abc import Iterable

from orcade.table.grid import NOWHERE, Grid, Square

__all__ = [
    "ADJACENT",
    "ALL",
    "BIT",
    "DISTANCE",
    "GRID",
    "NEAR",
    "NOWHERE",
    "WITHIN",
    "Square",
    "connected",
    "squares",
    "together",
]

GRID = Grid(8, 8)
DISTANCE = GRID.distance
ADJACENT = GRID.adjacent

BIT = tuple(1 << square for square in GRID.squares)
"""The set that holds this square alone."""

ALL = (1 << 64) - 1

WITHIN = tuple(
    tuple(sum(BIT[to] for to in GRID.within[reach][square]) for square in GRID.squares) for reach in range(5)
)
"""`WITHIN[range][square]`: the set of squares at distance 1 … range (MF 1: diagonals count as one)."""

NEAR = WITHIN[1]

_WEST = sum(BIT[square] for square in GRID.squares if GRID.column(square) == 0)
_EAST = sum(BIT[square] for square in GRID.squares if GRID.column(square) == 7)


_ROWS = tuple(
    tuple(tuple(8 * row + column for column in range(8) if bits >> column & 1) for bits in range(256))
    for row in range(8)
)
"""`_ROWS[row][bits]`: the squares of a row that these eight bits stand for."""


def squares(some: int) -> tuple[Square, ...]:
    """The squares of a set in ascending order."""
    found: tuple[Square, ...] = ()
    for row in _ROWS:
        bits = some & 255
        if bits:
            found += row[bits]
        some >>= 8
    return found


def together(some: Iterable[Square]) -> int:
    """The set of these squares."""
    return sum({BIT[square] for square in some})


def connected(pits: int) -> bool:
    """Whether king's moves lead from every square without a pit to every other (MF-3)."""
    free = ALL & ~pits
    seen = free & -free
    while True:
        row = seen | (seen & ~_EAST) << 1 | (seen & ~_WEST) >> 1
        grown = (row | row << 8 | row >> 8) & free
        if grown == seen:
            return seen == free
        seen = grown
