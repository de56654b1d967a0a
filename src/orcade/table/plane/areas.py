"""How far one can walk, as polygons for pictures.

From the start one sees a star-shaped part of the board. What lies behind an obstacle is reached round the corner
points of its outline, each of which sees a wedge that its forerunner does not: from the way by which one comes to it,
turning about the obstacle, to the next corner. The shortest ways to all corners (Dijkstra) leave each wedge as much of
the reach as there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from math import sqrt
from typing import NamedTuple

from orcade.table.plane.headings import HEADINGS
from orcade.table.plane.routes import CORNERS, MARGIN, Bounds, Surroundings, extremes
from orcade.table.plane.shapes import ONE, Box, Point
from orcade.table.plane.sweeps import NOTHING, Round, sweep

Vector = tuple[float, float]

STAR = [(ux / ONE, uy / ONE) for ux, uy in HEADINGS[3::3]]
WEDGE = (-0.1, 0.2, 0.5, 0.8, 0.98)
"""Where the rays of a wedge lie between its two sides. The last just misses the obstacle, which would cut it short; the
next wedge begins a little before it, so that no gap is left between them."""
MOST_WEDGES = 120
LEAST = 250
"""Wedges with less reach than this are left out."""


def free_area(
    x: int,
    y: int,
    r: int,
    reach: int,
    discs: Sequence[Round],
    boxes: Sequence[Box] = (),
    bounds: Bounds | None = None,
) -> list[list[Point]]:
    """Polygons whose union is where the centre of a disc can walk, at most `reach` far round what stands there.

    For pictures: arcs are cut short by up to 2 %, and shadows have straight edges. Whether a point is in reach is for
    `route` to say.
    """
    near = [each for each in discs if sqrt((each[0] - x) ** 2 + (each[1] - y) ** 2) < reach + r + each[2] + MARGIN]
    close = [
        each
        for each in boxes
        if sqrt((each[0] - x) ** 2 + (each[1] - y) ** 2) < reach + r + sqrt(each[2] ** 2 + each[3] ** 2) + MARGIN
    ]
    walk = _Walk((x, y), reach, Surroundings(r, near, close, bounds))
    areas = [walk.star()]
    while walk.heap and len(areas) <= MOST_WEDGES:
        way = heappop(walk.heap)
        if way.length <= walk.lengths[way.obstacle, way.corner]:
            areas.append(walk.wedge(way))
    return areas


class _Way(NamedTuple):
    """The shortest way so far to a corner of an obstacle's outline."""

    length: float
    obstacle: int
    corner: int
    px: int
    py: int
    """The corner before it, or the start."""


class _Walk:
    """Ways from a start to the corners of all outlines, the shortest first (`heap`)."""

    def __init__(self, start: Point, reach: int, around: Surroundings) -> None:
        self.start = start
        self.reach = reach
        self.around = around
        obstacles = (*around.discs, *around.boxes)
        self.outlines = [around.outline(index) for index in range(len(obstacles))]
        self.middles = [(each[0], each[1], around.r + MARGIN + sum(each[2:4])) for each in obstacles]
        self.touched: set[int] = set()
        """The obstacles within whose outline the start lies."""
        self.heap: list[_Way] = []
        self.lengths: dict[tuple[int, int], float] = {}

    def star(self) -> list[Point]:
        """What is seen from the start."""
        x, y = self.start
        seen = [(index, corner) for index, points in enumerate(self.outlines) for corner in extremes(x, y, points)]
        many = Counter(index for index, _ in seen)
        self.touched = {index for index, corners in many.items() if corners == CORNERS}
        rays = list(STAR)
        for index, corner in seen:
            rays += beside(x, y, self.outlines[index], corner)
            self.onward(x, y, 0.0, index, corner)
        return fan(x, y, self.reach, self.around, sorted(rays, key=turn))

    def onward(self, px: int, py: int, length: float, index: int, corner: int) -> None:
        """Straight on from a point to a corner, where that is shorter than by any other way yet."""
        cx, cy = self.outlines[index][corner]
        far = length + sqrt((cx - px) ** 2 + (cy - py) ** 2)
        if (
            far < self.reach - LEAST
            and far < self.lengths.get((index, corner), self.reach)
            and self.around.open(cx, cy)
            and self.around.blocker(px, py, cx, cy) == NOTHING
        ):
            self.lengths[index, corner] = far
            heappush(self.heap, _Way(far, index, corner, px, py))

    def wedge(self, way: _Way) -> list[Point]:
        """What is seen from a corner and was not from the one before: from the way there, turning about the obstacle,
        to its next corner."""
        cx, cy = self.outlines[way.obstacle][way.corner]
        following = self.next_corner(way)
        nx, ny = self.outlines[way.obstacle][following]
        rest = self.reach - way.length
        ax, ay = unit(cx - way.px, cy - way.py)
        bx, by = unit(nx - cx, ny - cy)
        rays = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in WEDGE]
        self.onward(cx, cy, way.length, way.obstacle, following)
        side = 1 if ax * by - ay * bx >= 0 else -1
        for other, (ox, oy, size) in enumerate(self.middles):
            dx, dy = ox - cx, oy - cy
            if other == way.obstacle or not (
                -size < dx * ax + dy * ay < rest + size
                and side * (ax * dy - ay * dx) > -size
                and side * (dx * by - dy * bx) > -size
            ):
                continue
            outline = self.outlines[other]
            for each in extremes(cx, cy, outline):
                dx, dy = outline[each][0] - cx, outline[each][1] - cy
                if side * (ax * dy - ay * dx) > 0 and side * (dx * by - dy * bx) > 0 and dx * ax + dy * ay > 0:
                    self.onward(cx, cy, way.length, other, each)
                    rays += beside(cx, cy, outline, each)
        rays = [unit(*each) for each in rays]
        rays.sort(key=lambda each: ax * each[1] - ay * each[0])
        return [(cx, cy), *fan(cx, cy, rest, self.around, rays)]

    def next_corner(self, way: _Way) -> int:
        """The next one round the same obstacle. Coming from there, that lies to the left or to the right, and the way
        round it goes on that side."""
        points = self.outlines[way.obstacle]
        cx, cy = points[way.corner]
        left, right = (way.corner - 1) % CORNERS, (way.corner + 1) % CORNERS
        (lx, ly), (rx, ry) = points[left], points[right]
        here = (way.px, way.py)
        if here == self.start and way.obstacle in self.touched:  # seen from within its outline: on, and not back
            goes_left = (cx - way.px) * (lx - rx) + (cy - way.py) * (ly - ry) > 0
        else:
            goes_left = (cx - way.px) * (ry - cy) - (cy - way.py) * (rx - cx) < 0
        return left if (lx, ly) != here and ((rx, ry) == here or goes_left) else right


def beside(x: int, y: int, points: list[Point], corner: int) -> list[Vector]:
    """The rays that pass an obstacle's outline at its extreme corner, and that just touch upon the obstacle."""
    cx, cy = points[corner]
    ox, oy = points[(corner + CORNERS // 2) % CORNERS]
    return [unit(cx - x, cy - y), unit(cx + (ox - cx) * 0.03 - x, cy + (oy - cy) * 0.03 - y)]


def unit(dx: float, dy: float) -> Vector:
    length = sqrt(dx * dx + dy * dy)
    return (dx / length, dy / length) if length else (1.0, 0.0)


def turn(ray: Vector) -> float:
    """A number from 0 to 4 that grows with a ray's angle."""
    x, y = ray
    along = x / (abs(x) + abs(y))
    return 1 - along if y >= 0 else 3 + along


def fan(x: int, y: int, reach: float, around: Surroundings, rays: Iterable[Vector]) -> list[Point]:
    """How far a disc gets straight from a point, along each ray."""
    bounds = around.bounds
    far = reach + around.r + MARGIN
    discs = [each for each in around.discs if abs(each[0] - x) < far + each[2] > abs(each[1] - y)]
    boxes = [each for each in around.boxes if abs(each[0] - x) < far + each[2] + each[3] > abs(each[1] - y)]
    points = []
    for ux, uy in rays:
        tx, ty, _ = sweep(x, y, x + round(reach * ux), y + round(reach * uy), around.r, discs, boxes)
        if bounds is not None and not bounds.holds(tx, ty):
            tx, ty = clipped(x, y, tx, ty, bounds)
        points.append((tx, ty))
    return points


def clipped(x: int, y: int, tx: int, ty: int, bounds: Bounds) -> Point:
    """The last point on the way within bounds, to a thousandth of the way."""
    low, high = 0.0, 1.0
    for _ in range(10):
        middle = (low + high) / 2
        if bounds.holds(x + round((tx - x) * middle), y + round((ty - y) * middle)):
            low = middle
        else:
            high = middle
    return x + round((tx - x) * low), y + round((ty - y) * low)
