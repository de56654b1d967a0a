"""Where the name of an area goes, and what stands in it: far from its borders and from each other."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from ..words import name_lines
from .mosaic import CELL_HEIGHT, CELL_WIDTH, Mosaic, Point
from .outlines import Outlines, Ring

LETTER, PLATE, HIGH = 0.165, 0.63, 0.76
"""Units that a letter of an area's name takes, and the number before it; and how high both are."""
STANDING, HELD = 0.55, (0.45, 0.35)
"""Half the width of what stands in an area, and of the two things that go with it."""
UP: Final = 0.2
"""How much worse a name may fit for being a unit further up: below it is room for what stands there."""
RIDGE: Final = 0.22
"""Units that a ridge takes on either side."""
INSIDE: Final = 0.28
"""Units from the border, at least, to the middle of what stands in an area."""
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

    def stands(self, *held: bool) -> tuple[Point, ...]:
        """Where things stand, the best place first. `held`: which of the places for holdings are taken; where one is
        not, something else may stand."""
        return (
            self.spots[0],
            *(at for at, taken in zip(self.holdings, held, strict=True) if not taken),
            *self.spots[1:],
        )


def places(mosaic: Mosaic, outlines: Outlines, sign: str, title: str, ridges: Sequence[Point]) -> Places:
    """The places of an area of a drawing. `ridges`: points that take more room than other borders."""
    rings = outlines.rings[sign]
    off = [*((x, y, 0.0) for ring in rings for x, y in ring), *((x, y, RIDGE) for x, y in ridges)]
    cells = [((x + 0.5) * CELL_WIDTH, (y + 0.5) * CELL_HEIGHT) for x, y in mosaic.cells[sign]]
    room = {
        point: min(hypot(point[0] - x, point[1] - y) - more for x, y, more in off)
        for point in cells
        if _within(rings, *point)
    }
    wide, high = (max(map(len, name_lines(title))) * LETTER + PLATE) / 2, HIGH / 2
    fits = {
        (px, py): min(1.0, *(max((abs(px - x) - more) / wide, (abs(py - y) - more) / high) for x, y, more in off))
        for px, py in room
    }
    name = max(fits, key=lambda point: fits[point] - UP * point[1])
    beside = {
        (x, y): min(far, hypot(max(0, abs(x - name[0]) - wide), max(0, abs(y - name[1]) - high)))
        for (x, y), far in room.items()
    }
    # In a large area nothing stands on the name, or so near a border that it could be taken for the neighbour's.
    clear = {point: far for point, far in beside.items() if far > 0 and room[point] > INSIDE}
    free = clear if len(clear) > SPOTS else beside
    found: list[Point] = []
    for need in (STANDING, *HELD, *[STANDING] * (SPOTS - 1)):
        best = max(free, key=lambda point: min(free[point], need) + room[point] / 20)
        found.append((round(best[0], 2), round(best[1], 2)))
        for x, y in free:
            free[x, y] = min(free[x, y], hypot(x - best[0], y - best[1]) - need)
    first, large, small, *others = found
    return Places((round(name[0], 2), round(name[1], 2)), (large, small), (first, *others))


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
