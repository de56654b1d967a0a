"""The land under a map of areas: what stays as it is for long, told apart from what stands and moves on it."""

from __future__ import annotations

import msgspec

Line = tuple[tuple[float, float], ...]
"""Points in units of the scene: x to the right, y down."""


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
    """One or two characters at both of its ends."""


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
