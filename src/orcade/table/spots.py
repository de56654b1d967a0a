"""Putting something down in a free place, and aiming."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .choices import Area
from .plane import INCH, Box, Disc, Point
from .region import (
    Among,
    Bounds,
    Idea,
    Make,
    Region,
    Ring,
    apart,
    closest,
    drawn,
    heading,
    kept_free,
    pushed,
    shapes,
)
from .requests import Option


class Spots(Among):
    """A free place for a base in one of some zones, at least `spacing` from `discs` and `boxes`.

    `base` is a Disc or Box of the right size, wherever it lies. Ideas: ("at", x, y), of which the nearest is proposed.
    """

    __slots__ = ("base", "zones")

    def __init__(
        self,
        rule: str,
        make: Make,
        ideas: Sequence[Idea],
        base: Disc | Box,
        zones: Sequence[Bounds | Ring],
        discs: Sequence[Disc] = (),
        boxes: Sequence[Box] = (),
        *,
        spacing: int = 0,
        also: Sequence[Option] = (),
    ) -> None:
        super().__init__(rule, make, ideas, also)
        self.base = base
        self.zones = zones
        self.discs = discs
        self.boxes = boxes
        self.spacing = spacing

    def outside(self) -> str:
        """Why a point in none of the zones is not legal."""
        return "that is outside of where it may lie"

    def fault(self, x: int, y: int) -> str | None:
        if not any(zone.holds(x, y) for zone in self.zones):
            return self.outside()
        here = self.base._replace(x=x, y=y)
        others: list[Disc | Box] = [*self.discs, *self.boxes]
        for at, other in enumerate(others):
            wrong = self.crowded(here, other, at)
            if wrong is not None:
                return wrong
        return None

    def nearest(self, x: int, y: int) -> Point | None:
        here = [zone.clamp(x, y) for zone in self.zones]
        half = self.base[2] if isinstance(self.base, Disc) else max(self.base[2], self.base[3])
        pushes = [each for at in here for each in pushed(*at, half, self.spacing, self.discs, self.boxes)]
        tries = here + [zone.clamp(*each) for each in pushes for zone in self.zones]
        best = closest((each for each in dict.fromkeys(tries) if self.fault(*each) is None), x, y)
        if best in here:
            return best
        found = self._around(x, y, best)
        if found is not None:
            return found
        # From afar all that is nearest may be taken: then the way round is looked for from there.
        start = closest(here, x, y)
        return None if start is None else self._around(*start, None)

    def _around(self, x: int, y: int, best: Point | None) -> Point | None:
        """The best free point on circles half an inch apart; the search ends where a wider one can have no better."""
        for far in range(INCH // 2, 32 * INCH, INCH // 2):
            if best is not None and apart(*best, x, y) <= far:
                break
            wide = [heading(x, y, degrees, far) for degrees in range(15, 361, 15)]
            near = dict.fromkeys(zone.clamp(*point) for point in wide for zone in self.zones)
            found = closest((point for point in near if self.fault(*point) is None), x, y)
            if found is not None and (best is None or apart(*found, x, y) < apart(*best, x, y)):
                best = found
        return best

    def propose(self, idea: Any) -> Point:
        _, x, y = idea
        if self.fault(x, y) is None:
            return x, y
        found = self.nearest(x, y)
        assert found is not None, "a region of spots was asked about although none is free"
        return found

    def area(self, view: Any) -> Area:
        base = self.base
        round_ = isinstance(base, Disc)
        wide, high = (base[2], base[2]) if isinstance(base, Disc) else (base[2], base[3])
        return Area(
            say=self.verb(view),
            width=2 * wide / INCH,
            height=2 * high / INCH,
            round=round_,
            shapes=shapes(zone.outline() for zone in self.zones),
            holes=shapes(kept_free(base, self.spacing, self.discs, self.boxes)),
        )


class Aim(Region):
    """A direction, given by any point but the one it starts from. Ideas: ("go", degrees), ("at", x, y)."""

    __slots__ = ("length", "x", "y")

    def __init__(
        self,
        rule: str,
        make: Make,
        ideas: Sequence[Idea],
        start: Point,
        length: int,
        *,
        also: Sequence[Option] = (),
    ) -> None:
        """`length`: how far what is aimed will go, to be shown."""
        super().__init__(rule, make, ideas, also)
        self.x, self.y = start
        self.length = length

    def fault(self, x: int, y: int) -> str | None:
        if (x, y) == (self.x, self.y):
            return "a direction from a point to itself has no length"
        return None

    def nearest(self, x: int, y: int) -> Point | None:
        return (x, y) if (x, y) != (self.x, self.y) else (self.x + self.length, self.y)

    def propose(self, idea: Any) -> Point:
        if idea[0] == "go":
            return heading(self.x, self.y, idea[1], self.length)
        found = self.nearest(idea[1], idea[2])
        assert found is not None
        return found

    def area(self, view: Any) -> Area:
        ring = Ring(self.x, self.y, 0, self.length)
        return Area(say=self.verb(view), start=drawn(self.x, self.y), shapes=shapes([ring.outline()]), aim=True)
