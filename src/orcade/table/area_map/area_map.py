"""Areas with neighbours: which lie beside which, how far they are from each other, and the routes between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

import msgspec

from ..floor.squares import bits
from .mosaic import BLANK, Mosaic, Point
from .outlines import Outlines, cut_outlines
from .places import Places, all_places

AreaId = int
"""Its place among the areas of its map."""
Areas = int
"""A set of areas: bit n is set for area n, as in `Squares`."""
NO_WAY: Final = 1000
"""The distance between areas where no way leads from one to the other."""


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """An area as it is written."""

    sign: str
    """What stands for it in the drawing."""
    slug: str
    """What is typed for it: "gnaw-hill"."""
    name: str
    kind: str
    """One of the kinds that the game knows."""
    look: str
    """Its terrain, one of those that the game knows."""
    words: str
    """A sentence about it."""
    number: int | None = None


class Route(msgspec.Struct, frozen=True):
    """A way through areas, each a neighbour of the one before."""

    name: str
    areas: tuple[AreaId, ...]


class AreaMap:
    """Areas, which of them are neighbours, and where they lie."""

    def __init__(self, areas: Sequence[Area], beside: Sequence[Areas], routes: Sequence[Route], mosaic: Mosaic) -> None:
        self.areas = tuple(areas)
        self.beside = tuple(beside)
        """By area, the set of its neighbours."""
        self.routes = tuple(routes)
        self.mosaic = mosaic

    def of_kind(self, kind: str) -> Areas:
        """All areas of a kind."""
        return sum(1 << at for at, area in enumerate(self.areas) if area.kind == kind)

    def around(self, areas: Areas) -> Areas:
        """The areas themselves and all their neighbours."""
        for area in bits(areas):
            areas |= self.beside[area]
        return areas

    def distance(self, a: AreaId, b: AreaId) -> int:
        """The fewest steps from one area to another; NO_WAY where there is no way."""
        return self.distances[a][b]

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """By two areas, the steps between them."""
        return tuple(self._distances_from(area) for area in range(len(self.areas)))

    def _distances_from(self, area: AreaId) -> tuple[int, ...]:
        steps = [NO_WAY] * len(self.areas)
        for far, ring in enumerate(self.rings(1 << area)):
            for each in bits(ring):
                steps[each] = far
        return tuple(steps)

    def rings(self, start: Areas) -> Iterator[Areas]:
        """The areas at no step from the start, at one step, at two …"""
        reached, ring = start, start
        while ring:
            yield ring
            ring = self.around(ring) & ~reached
            reached |= ring

    # Where areas lie, in units: x to the right, y down.

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the whole map."""
        return self.mosaic.size

    @cached_property
    def outlines(self) -> Outlines:
        """The outlines of areas by their signs, and the borders that they share."""
        return cut_outlines(self.mosaic)

    @cached_property
    def places(self) -> tuple[Places, ...]:
        """By area, where its name goes, and what stands in it."""
        ridges = {point for at in range(len(self.areas)) for line in self.ridges(at) for point in line}
        return tuple(all_places(self.mosaic, self.outlines, {area.sign: area.name for area in self.areas}, ridges))

    def ridges(self, area: AreaId) -> list[tuple[Point, ...]]:
        """The lines between an area and those that touch it, but are no neighbours of it."""
        sign = self.areas[area].sign
        near = {self.areas[each].sign for each in bits(self.beside[area])} | {BLANK}
        return [
            border.points
            for border in self.outlines.borders
            if sign in border.sides and not near & (set(border.sides) - {sign})
        ]
