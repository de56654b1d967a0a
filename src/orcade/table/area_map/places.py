"""Where the name of an area goes, and what stands in it: far from its borders and from each other."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from .mosaic import CELL_HEIGHT, CELL_WIDTH, Mosaic, Point
from .outlines import Outlines, Ring

NAME: Final = (0.75, 0.36)
"""Half the width and height of what an area's name takes, in units."""
STANDING: Final = 0.5
"""Half the width of what stands in an area."""
SPOTS: Final = 8
"""Places in an area for what stands there."""


class Places(NamedTuple):
    """Places of one area, in units."""

    name: Point
    """The middle of its name."""
    spots: tuple[Point, ...]
    """Where things stand, the roomiest place first. Later ones may be close to each other, where an area is small."""


def places(mosaic: Mosaic, outlines: Outlines, sign: str) -> Places:
    """The places of an area of a drawing."""
    rings = outlines.rings[sign]
    rim = [point for ring in rings for point in ring]
    halves = [
        ((x + 0.5) * CELL_WIDTH, (y + half) * CELL_HEIGHT) for x, y in mosaic.cells[sign] for half in (0.25, 0.75)
    ]
    room = {point: min(hypot(point[0] - x, point[1] - y) for x, y in rim) for point in halves if _within(rings, *point)}
    name = _name([*room], rim)
    beside = {
        (x, y): min(room[x, y], STANDING, hypot(max(0, abs(x - name[0]) - NAME[0]), max(0, abs(y - name[1]) - NAME[1])))
        for x, y in room
    }
    spots: list[Point] = []
    for _ in range(SPOTS):
        best = max(beside, key=lambda point: beside[point] + room[point] / 20)
        spots.append(best)
        for x, y in beside:
            beside[x, y] = min(beside[x, y], hypot(x - best[0], y - best[1]) - STANDING)
    return Places(name, tuple((round(x, 2), round(y, 2)) for x, y in spots))


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
    """The highest place where the name fits, or else where it fits best."""
    wide, high = NAME

    def fits(point: Point) -> float:
        return min(max(abs(point[0] - x) / wide, abs(point[1] - y) / high) for x, y in rim)

    x, y = max(grid, key=lambda point: (min(fits(point), 1.0), -point[1]))
    return round(x, 2), round(y, 2)
