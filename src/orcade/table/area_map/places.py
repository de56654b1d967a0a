"""Where the name of an area goes, and what stands in it: far from its borders and from each other."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from .mosaic import CELL_HEIGHT, CELL_WIDTH, Mosaic, Point
from .outlines import Outlines, Ring

NAME: Final = (1.05, 0.38)
"""Half the width and height of what an area's name takes, in units."""
STANDING, HELD = 0.55, (0.45, 0.35)
"""Half the width of what stands in an area, and of the two things that go with it."""
UP: Final = 0.22
"""How much less a name fits a unit further up that is as good."""
RIDGE: Final = 0.22
"""Units that a ridge takes on either side."""
SPOTS: Final = 8
"""Places in an area for what stands there."""


class Places(NamedTuple):
    """Places of one area, in units."""

    name: Point
    """The middle of its name."""
    holdings: tuple[Point, Point]
    """Where what goes with the area stands: first what is larger."""
    spots: tuple[Point, ...]
    """Where things stand, the roomiest place first. Later ones may be close to each other, where an area is small."""


def places(mosaic: Mosaic, outlines: Outlines, sign: str, ridges: Sequence[Point]) -> Places:
    """The places of an area of a drawing. `ridges`: points that take more room than other borders."""
    rings = outlines.rings[sign]
    rim = [point for ring in rings for point in ring]
    halves = [
        ((x + 0.5) * CELL_WIDTH, (y + half) * CELL_HEIGHT) for x, y in mosaic.cells[sign] for half in (0.25, 0.75)
    ]
    off = [*((x, y, 0.0) for x, y in rim), *((x, y, RIDGE) for x, y in ridges)]
    room = {
        point: min(hypot(point[0] - x, point[1] - y) - more for x, y, more in off)
        for point in halves
        if _within(rings, *point)
    }
    name = _name([*room], rim)
    free = {
        (x, y): min(room[x, y], hypot(max(0, abs(x - name[0]) - NAME[0]), max(0, abs(y - name[1]) - NAME[1])))
        for x, y in room
    }
    found = []
    for need in (STANDING, *HELD, *[STANDING] * (SPOTS - 1)):
        best = max(free, key=lambda point: min(free[point], need) + room[point] / 20)
        found.append((round(best[0], 2), round(best[1], 2)))
        for x, y in free:
            free[x, y] = min(free[x, y], hypot(x - best[0], y - best[1]) - need)
    first, large, small, *others = found
    return Places(name, (large, small), (first, *others))


def _within(rings: Sequence[Ring], x: float, y: float) -> bool:
    """Whether a point lies within an area."""
    crossed = 0
    for ring in rings:
        ax, ay = ring[-1]
        for bx, by in ring:
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                crossed += 1
            ax, ay = bx, by
    return crossed % 2 == 1


def _name(grid: Sequence[Point], rim: Sequence[Point]) -> Point:
    """Where the name fits, or nearly does, and high up: below it is room for what stands there."""
    wide, high = NAME

    def fits(point: Point) -> float:
        return min(max(abs(point[0] - x) / wide, abs(point[1] - y) / high) for x, y in rim)

    x, y = max(grid, key=lambda point: min(fits(point), 1.0) - UP * point[1])
    return round(x, 2), round(y, 2)
