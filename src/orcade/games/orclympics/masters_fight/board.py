"""The fighting pit: 8 × 8 squares, and whether Pits cut one off."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import (
    ADJACENT,
    ALL,
    BIT,
    DISTANCE,
    EAST,
    GRID,
    NEAR,
    WEST,
    WITHIN,
    squares,
    together,
)
from orcade.table.grid import NOWHERE, Square

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


def connected(pits: int) -> bool:
    """Whether king's moves lead from every square without a pit to every other (MF-3)."""
    free = ALL & ~pits
    seen = free & -free
    while True:
        row = seen | (seen & ~EAST) << 1 | (seen & ~WEST) >> 1
        grown = (row | row << 8 | row >> 8) & free
        if grown == seen:
            return seen == free
        seen = grown
