"""The land under a map of areas: what stays as it is for long, told apart from what stands and moves on it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

Line = tuple[tuple[float, float], ...]
"""Points in units of the scene: x to the right, y down."""


def within(outline: Sequence[Line], x: float, y: float) -> bool:
    """Whether a point lies within an outline and in none of the holes that are told behind it."""
    found = False
    for ring in outline:
        ax, ay = ring[-1]
        for bx, by in ring:
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                found = not found
            ax, ay = bx, by
    return found


class Region(msgspec.Struct, frozen=True):
    """The ground of an area."""

    look: str
    """Its terrain: hills, marsh …"""
    outline: tuple[Line, ...]
    """Its outline, and behind it those of the holes in it."""
    free: tuple[tuple[float, float], ...] = ()
    """Places where nothing is drawn: what stands there must be read."""


class Trail(msgspec.Struct, frozen=True):
    """A way across areas that things take again and again."""

    points: Line
    text: str
    """A number, at both of its ends."""


class Land(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """All regions of a map and what lies between them. Lands of one key are the same."""

    key: str
    width: float
    height: float
    regions: tuple[Region, ...]
    borders: tuple[Line, ...]
    """Between regions."""
    coasts: tuple[Line, ...] = ()
    """Between regions and where there is no land."""
    trails: tuple[Trail, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Land) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)
