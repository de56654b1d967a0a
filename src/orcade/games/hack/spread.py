"""Where the map lies among all that is shown of the dungeon."""

from __future__ import annotations

from typing import Final, NamedTuple

from .dungeon import column, row
from .dungeon_map import TILE, frontier
from .fight_shown import HIGH, Area
from .pieces import Dungeon

TOP: Final = 0.85
"""Above the map: what is going on."""
LEAST: Final = 4
"""Columns that are drawn at least."""
LOWEST: Final = HIGH + 0.3
"""Height of the map at least: an Encounter fits on it."""


class Spread(NamedTuple):
    """All in units of the scene."""

    start: tuple[float, float]
    """The middle of the cell in column 0 and row 0."""
    width: float
    height: float
    area: Area
    """Of the Rooms, and of the cells where one might come."""


def spread(view: Dungeon) -> Spread:
    """Where the map lies: its Rooms in the middle."""
    cells = [placed.cell for placed in view.rooms]
    free = frontier(view)
    left = min((column(at) for at in (*cells, *free)), default=0)
    right = max((column(at) for at in (*cells, *free)), default=0)
    top = min((row(at) for at in (*cells, *free)), default=0)
    low = max((row(at) for at in (*cells, *free)), default=0)
    high = max(LOWEST, (low - top + 1) * TILE + TOP + 0.15)
    down = (high - (low - top + 1) * TILE - TOP - 0.15) / 2
    middle = min(map(column, cells), default=0) + max(map(column, cells), default=0)
    # As far to both sides: so the Rooms are in the middle.
    wide = max(LEAST, 2 * right - middle + 1, middle - 2 * left + 1)
    start = (-(middle - wide + 1) / 2 * TILE + TILE / 2 + 0.2, -top * TILE + TILE / 2 + TOP + down)
    corner = start[0] + (left - 0.5) * TILE - 0.1, start[1] + (top - 0.5) * TILE - 0.1
    area = (*corner, (right - left + 1) * TILE + 0.2, (low - top + 1) * TILE + 0.2)
    return Spread(start, wide * TILE + 0.4, high, area)
