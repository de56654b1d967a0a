"""Ways round what stands about, and how far they lead.

A disc's way round an obstacle is a way of its centre round the obstacle's outline, widened by the disc's radius.
Sixteen points stand about each such outline, so that the straight lines between neighbours pass just outside it. The
shortest way is a polyline over such points, found by A*; only the points of what turns out to be in the way are looked
at, and what they see is found by sweeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import cos, pi, sin, sqrt
from typing import Protocol

from orcade.table.plane.shapes import ONE, SLACK, Box, Disc, Point, within
from orcade.table.plane.sweeps import NOTHING, Round, clear, sweep

CORNERS = 16
MARGIN = SLACK + 2
"""Ways pass obstacles at this distance, so that they are not in contact with them."""
OUTLINE = tuple(
    (
        round(cos((2 * i + 1) * pi / CORNERS) / cos(pi / CORNERS) * ONE),
        round(sin((2 * i + 1) * pi / CORNERS) / cos(pi / CORNERS) * ONE),
    )
    for i in range(CORNERS)
)
"""The corners of the regular polygon about the unit circle, times ONE; their sides touch the circle along both axes."""
MOST_EXPANSIONS = 400


def outline(obstacle: Round | Box, r: int) -> list[Point]:
    """The points round which a disc of radius r passes an obstacle."""
    if len(obstacle) == 3:
        x, y, radius = obstacle
        r += radius + MARGIN
        return [(x + (r * ox) // ONE, y + (r * oy) // ONE) for ox, oy in OUTLINE]
    x, y, w, h, ux, uy = obstacle
    r += MARGIN
    points = []
    for ox, oy in OUTLINE:
        lx = (w if ox > 0 else -w) + r * ox // ONE
        ly = (h if oy > 0 else -h) + r * oy // ONE
        points.append((x + (lx * ux - ly * uy) // ONE, y + (lx * uy + ly * ux) // ONE))
    return points


class Bounds(Protocol):
    """Where the centre of a base may be. Without holes: only the corners of a way are asked about."""

    def holds(self, x: int, y: int) -> bool: ...
    def __hash__(self) -> int: ...


class Surroundings:
    """The obstacles of one search, with the points round them as far as they have been looked at."""

    def __init__(self, r: int, discs: Sequence[Round], boxes: Sequence[Box], bounds: Bounds | None) -> None:
        self.r = r
        self.discs = discs
        self.boxes = boxes
        self.bounds = bounds
        self.outlines: dict[int, list[Point]] = {}
        self.tx = self.ty = 0
        self.left = 0.0

    def outline(self, index: int) -> list[Point]:
        if index not in self.outlines:
            discs = len(self.discs)
            self.outlines[index] = outline(self.discs[index] if index < discs else self.boxes[index - discs], self.r)
        return self.outlines[index]

    def blocker(self, x: int, y: int, tx: int, ty: int) -> int:
        """What is in the way first: NOTHING, or its index."""
        px, py, hit = sweep(x, y, tx, ty, self.r, self.discs, self.boxes)
        return NOTHING if px == tx and py == ty else hit

    def open(self, x: int, y: int) -> bool:
        return self.bounds is None or self.bounds.holds(x, y)

    def onward(self, x: int, y: int, node: int, first: int, known: Sequence[int]) -> list[int]:
        """The corner points to go to straight from here: round `first`, round those known, or on round its own."""
        found = []
        waiting = [*known, first]
        seen = set(waiting)
        tried = []
        if node >= 0:
            index, corner = divmod(node, CORNERS)
            tried = [(index, (corner + 1) % CORNERS), (index, (corner - 1) % CORNERS)]
        while tried or waiting:
            if not tried:
                index = waiting.pop()
                tried = [(index, corner) for corner in extremes(x, y, self.outline(index))]
            index, corner = tried.pop()
            cx, cy = self.outline(index)[corner]
            if (cx == x and cy == y) or not self.open(cx, cy) or detour(x, y, self.tx, self.ty, cx, cy) > self.left:
                continue
            hit = self.blocker(x, y, cx, cy)
            if hit == NOTHING:
                found.append(index * CORNERS + corner)
            elif hit not in seen:
                seen.add(hit)
                waiting.append(hit)
        return found


def extremes(x: int, y: int, points: list[Point]) -> list[int]:
    """The corners of a convex outline that are furthest left and right as seen from outside; from within, all."""
    found = []
    px, py = points[-1]
    qx, qy = points[-2]
    before = (qx - x) * (py - y) - (qy - y) * (px - x) > 0
    last = len(points) - 1
    for i, (cx, cy) in enumerate(points):
        turn = (px - x) * (cy - y) - (py - y) * (cx - x) > 0
        if turn != before:
            found.append(i - 1 if i else last)
        before = turn
        px = cx
        py = cy
    return found or list(range(len(points)))


def route(
    x: int,
    y: int,
    tx: int,
    ty: int,
    r: int,
    reach: int,
    discs: Sequence[Round],
    boxes: Sequence[Box] = (),
    bounds: Bounds | None = None,
) -> list[Point] | None:
    """A short way of a disc from x, y to tx, ty, round what stands there: its points from the first to the last.

    None where there is none of at most `reach`. With `bounds`, its centre stays in them. The way goes round in
    corners, so it is 0.2 % longer than the shortest one on average, and 2 % at most, but for this: it does not squeeze
    through where a corner point does not fit, so not, unless straight, with less play than a fiftieth of the radii.
    """
    direct = sqrt((tx - x) ** 2 + (ty - y) ** 2)
    if direct > reach or not (bounds is None or bounds.holds(tx, ty)):
        return None
    if clear(x, y, tx, ty, r, discs, boxes):
        return [(x, y), (tx, ty)]
    way = _round(x, y, tx, ty, r, reach, tuple(discs), tuple(boxes), bounds)
    return None if way is None else [*way]


@lru_cache(maxsize=32)
def _round(
    x: int,
    y: int,
    tx: int,
    ty: int,
    r: int,
    reach: int,
    discs: tuple[Round, ...],
    boxes: tuple[Box, ...],
    bounds: Bounds | None,
) -> tuple[Point, ...] | None:
    """The same where the straight way is barred: found once for the proposal, what is told of it, and the walk."""
    if closed(x, y, tx, ty, r, discs, boxes):  # Else all that can be reached would be searched for it.
        return None
    # Pulled taut, a way over corners is a little shorter than when it was found.
    most = reach + reach // 16
    # No such way comes near to anything outside of an ellipse about its ends.
    far = most + 2 * (r + MARGIN)
    near = [each for each in discs if detour(x, y, tx, ty, each[0], each[1]) <= far + 2 * each[2]]
    close = [each for each in boxes if detour(x, y, tx, ty, each[0], each[1]) <= far + 2 * (each[2] + each[3])]
    around = Surroundings(r, near, close, bounds)
    way: list[Point] | None = None
    # What turns out to be in the way later may be worth going round from the start: again, now that it is known.
    for _ in range(3):
        known = tuple(around.outlines)
        way = search(around, x, y, tx, ty, most if way is None else length_of(way), known) or way
        if len(around.outlines) in (1, len(known)):  # one alone has been gone round already
            break
    if way is None:
        return None
    way = pulled(way, r, near, close)
    return tuple(way) if length_of(way) <= reach else None


def closed(x: int, y: int, tx: int, ty: int, r: int, discs: Sequence[Round], boxes: Sequence[Box]) -> bool:
    """Whether the end lies in something and the start does not: then every way to it is blocked (`sweeps`)."""
    start, end = Disc(x, y, r), Disc(tx, ty, r)
    things: list[Disc | Box] = [*[Disc(*disc) for disc in discs], *boxes]
    return any(within(end, thing, -SLACK - 1) and not within(start, thing, -SLACK) for thing in things)


def search(
    around: Surroundings, x: int, y: int, tx: int, ty: int, most: float, known: Sequence[int]
) -> list[Point] | None:
    """The shortest way over the corner points of what is known and what turns out to be in the way; at most `most`."""
    start, goal = -1, -2
    around.tx, around.ty = tx, ty
    lengths: dict[int, float] = {start: 0.0}
    points: dict[int, Point] = {start: (x, y)}
    came: dict[int, int] = {}
    done: set[int] = set()
    heap: list[tuple[float, int]] = [(0.0, start)]
    while heap and len(done) < MOST_EXPANSIONS:
        node = heappop(heap)[1]
        if node in done:
            continue
        if node == goal:
            way = [(tx, ty)]
            while node != start:
                node = came[node]
                way.append(points[node])
            return way[::-1]
        done.add(node)
        px, py = points[node]
        so_far = lengths[node]
        around.left = most - so_far
        blocker = around.blocker(px, py, tx, ty)
        steps = [goal] if blocker == NOTHING else around.onward(px, py, node, blocker, known)
        for step in steps:
            if step in done:
                continue
            cx, cy = (tx, ty) if step == goal else around.outline(step // CORNERS)[step % CORNERS]
            length = so_far + sqrt((cx - px) ** 2 + (cy - py) ** 2)
            total = length + sqrt((tx - cx) ** 2 + (ty - cy) ** 2)
            if total <= most and length < lengths.get(step, total + 1):
                lengths[step] = length
                points[step] = (cx, cy)
                came[step] = node
                heappush(heap, (total, step))
    return None


def detour(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> float:
    """The length of the way from a to b over c."""
    return sqrt((cx - ax) ** 2 + (cy - ay) ** 2) + sqrt((cx - bx) ** 2 + (cy - by) ** 2)


def length_of(way: list[Point]) -> float:
    return sum(sqrt((bx - ax) ** 2 + (by - ay) ** 2) for (ax, ay), (bx, by) in pairwise(way))


def pulled(way: list[Point], r: int, discs: Sequence[Round], boxes: Sequence[Box]) -> list[Point]:
    """The way without the points that can be passed straight."""
    short = [way[0]]
    i = 0
    while i < len(way) - 1:
        j = len(way) - 1
        while j > i + 1 and not clear(*way[i], *way[j], r, discs, boxes):
            j -= 1
        short.append(way[j])
        i = j
    return short
