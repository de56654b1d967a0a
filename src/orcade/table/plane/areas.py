"""How far one can walk, as polygons for pictures.

From the start one sees a star-shaped part of the board. What lies behind an obstacle is reached round the corner
points of its outline, each of which sees a wedge that its forerunner does not: from the way by which one comes to it,
turning about the obstacle, to the next corner. The shortest ways to all corners (Dijkstra) leave each wedge as much of
the reach as there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from math import sqrt

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
    around = Surroundings(r, near, close, bounds)
    outlines = [around.outline(index) for index in range(len(near) + len(close))]
    middles = [(each[0], each[1], r + MARGIN + sum(each[2:4])) for each in (*near, *close)]
    seen = [(index, corner) for index, points in enumerate(outlines) for corner in extremes(x, y, points)]
    touched = {index for index in range(len(outlines)) if sum(each == index for each, _ in seen) == CORNERS}
    rays = list(STAR)
    for index, corner in seen:
        rays += beside(x, y, outlines[index], corner)
    areas = [fan(x, y, reach, around, sorted(rays, key=turn))]
    heap: list[tuple[float, int, int, int, int]] = []
    lengths: dict[tuple[int, int], float] = {}

    def onward(px: int, py: int, length: float, index: int, corner: int) -> None:
        cx, cy = outlines[index][corner]
        far = length + sqrt((cx - px) ** 2 + (cy - py) ** 2)
        if (
            far < reach - LEAST
            and far < lengths.get((index, corner), reach)
            and around.open(cx, cy)
            and around.blocker(px, py, cx, cy) == NOTHING
        ):
            lengths[index, corner] = far
            heappush(heap, (far, index, corner, px, py))

    for index, corner in seen:
        onward(x, y, 0.0, index, corner)
    while heap and len(areas) <= MOST_WEDGES:
        length, index, corner, px, py = heappop(heap)
        if length > lengths[index, corner]:
            continue
        points = outlines[index]
        cx, cy = points[corner]
        left = points[corner - 1]
        right = points[(corner + 1) % CORNERS]
        # Coming from there, the obstacle lies to the left or to the right, and the way round it goes on that side.
        if (px, py) == (x, y) and index in touched:  # seen from within its outline: on, and not back
            goes_left = (cx - px) * (left[0] - right[0]) + (cy - py) * (left[1] - right[1]) > 0
        else:
            goes_left = (cx - px) * (right[1] - cy) - (cy - py) * (right[0] - cx) < 0
        if left != (px, py) and (right == (px, py) or goes_left):
            ahead, following = left, (corner - 1) % CORNERS
        else:
            ahead, following = right, (corner + 1) % CORNERS
        rest = reach - length
        ax, ay = unit(cx - px, cy - py)
        bx, by = unit(ahead[0] - cx, ahead[1] - cy)
        rays = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in WEDGE]
        onward(cx, cy, length, index, following)
        side = 1 if ax * by - ay * bx >= 0 else -1
        for other, (ox, oy, size) in enumerate(middles):
            dx, dy = ox - cx, oy - cy
            if other == index or not (
                -size < dx * ax + dy * ay < rest + size
                and side * (ax * dy - ay * dx) > -size
                and side * (dx * by - dy * bx) > -size
            ):
                continue
            outline = outlines[other]
            for each in extremes(cx, cy, outline):
                dx, dy = outline[each][0] - cx, outline[each][1] - cy
                if side * (ax * dy - ay * dx) > 0 and side * (dx * by - dy * bx) > 0 and dx * ax + dy * ay > 0:
                    onward(cx, cy, length, other, each)
                    rays += beside(cx, cy, outline, each)
        rays = [unit(*each) for each in rays]
        rays.sort(key=lambda each: ax * each[1] - ay * each[0])
        areas.append([(cx, cy), *fan(cx, cy, rest, around, rays)])
    return areas


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
