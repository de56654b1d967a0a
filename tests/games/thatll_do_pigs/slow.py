"""The circuit and the count of laps a second time, with shapely and signs of areas, from the rulebook alone. Inches."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from math import dist, inf
from typing import Any

from shapely import LineString, Point, Polygon, box, unary_union  # type: ignore[import-untyped]
from shapely.prepared import prep  # type: ignore[import-untyped]

from orcade.games.orclympics.thatll_do_pigs.pieces import Race, Rider

from .track import Where, base

FINISH_X = 18.0


def meeting(a: Where, b: Where, c: Where, d: Where) -> Where:
    """Where the lines a-b and c-d meet."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    t = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / (dx * ey - dy * ex)
    return a[0] + t * dx, a[1] + t * dy


def outward(middle: Where, pole: Where) -> Where:
    """Where the ray from the middle through a pole reaches the edge of the board."""
    dx, dy = pole[0] - middle[0], pole[1] - middle[1]
    ways = [((36 if dx > 0 else 0) - pole[0]) / dx] if dx else []
    if dy:
        ways.append(((36 if dy > 0 else 0) - pole[1]) / dy)
    far = min(ways)
    return pole[0] + far * dx, pole[1] + far * dy


class Ring:
    """The circuit of a race (TP 2)."""

    def __init__(self, race: Race) -> None:
        self.poles = [(x / 1000, y / 1000) for x, y in race.poles]
        one, two, three, four = self.poles
        self.middle = meeting(one, three, two, four)
        inner = []
        for at, (x, y) in enumerate(self.poles):
            ox, oy = self.poles[(at + 2) % 4]
            long = dist((x, y), (ox, oy))
            inner.append((x + (ox - x) * 3 / long, y + (oy - y) * 3 / long))
        self.public = [LineString([corner, pole]) for corner, pole in zip(inner, self.poles, strict=True)]
        tetragon = Polygon(inner)
        if not race.options.simple_public:
            self.public.append(tetragon)
            x, y, radius = (each / 1000 for each in race.crowd)
            self.public.append(Point(x, y).buffer(radius, 64))
            lower = max(
                LineString([(FINISH_X, 0), (FINISH_X, 36)]).difference(tetragon).geoms, key=lambda it: it.bounds[3]
            )
            self.finish = lower
        else:
            self.finish = LineString([(FINISH_X, self.diagonals_at_finish()), (FINISH_X, 36)])
            self.public = [LineString([one, three]), LineString([two, four])]
        self.triggers = [LineString([pole, outward(self.middle, pole)]) for pole in self.poles]

    def diagonals_at_finish(self) -> float:
        """How high up the Finish Line goes without a tetragon: to the lower of the diagonals."""
        found = []
        for at in (0, 1):
            (x, y), (ox, oy) = self.poles[at], self.poles[at + 2]
            found.append(y + (oy - y) * (FINISH_X - x) / (ox - x))
        return max(found)

    def side(self, at: int, point: Where) -> float:
        """More than 0 on the far side of the ray through a pole, clockwise on the screen."""
        (mx, my), (px, py) = self.middle, self.poles[at]
        return (px - mx) * (point[1] - my) - (py - my) * (point[0] - mx)

    def ahead(self, at: int, point: Where) -> bool:
        """On the pole's side of the middle."""
        (mx, my), (px, py) = self.middle, self.poles[at]
        return (px - mx) * (point[0] - mx) + (py - my) * (point[1] - my) > 0

    def passed(self, start: Where, end: Where) -> int:
        """Rays that a straight way crosses clockwise, less those the other way."""
        count = 0
        for at in range(4):
            before, after = self.side(at, start), self.side(at, end)
            if (before > 0) != (after > 0):
                t = before / (before - after)
                where = start[0] + t * (end[0] - start[0]), start[1] + t * (end[1] - start[1])
                if self.ahead(at, where):
                    count += 1 if after > 0 else -1
        return count

    def beyond(self, at: int, rider: Rider) -> bool:
        """Whether the whole base is on the far side of a Trigger, but for thousandths."""
        return all(self.side(at, corner) > 0.01 for corner in base(rider).exterior.coords[:-1])

    def trespass(self, rider: Rider) -> float:
        """How deep a base is in the public or over the edge: an area or a length; 0 for none."""
        mine = base(rider)
        out = max(0.0, -min(mine.bounds[0], mine.bounds[1]), max(mine.bounds[2], mine.bounds[3]) - 36)
        shrunk = mine.buffer(-0.006, join_style="mitre")
        return float(max([out - 0.004, *(shrunk.intersection(area).length for area in self.public)]))

    def to_go(self, rider: Rider) -> float:
        """TP-8: from the base to the next line."""
        line = self.finish if rider.crossed >= 4 * (rider.laps + 1) else self.triggers[rider.crossed % 4]
        return float(base(rider).distance(line))

    def position(self, rider: Rider) -> tuple[int, int, float]:
        """TP-8: greater is better."""
        return rider.laps, min(rider.crossed, 4 * (rider.laps + 1)), -self.to_go(rider)


class Runs:
    """How far the Piglet has to run, round everything: over all corners of what it cannot get into (TP-11)."""

    def __init__(self, start: Where, reach: float, things: list[Any]) -> None:
        self.reach_ = reach
        near = Point(start).buffer(reach + 1)
        self.solid = unary_union([each.buffer(0.4, 8) for each in things if each.intersects(near)])
        self.inside = box(0.4, 0.4, 35.6, 35.6)
        self.shrunk = prep(self.solid.buffer(-0.004))
        rims = [part.exterior.coords[:-1] for part in getattr(self.solid, "geoms", [self.solid]) if not part.is_empty]
        corners = [each for rim in rims for each in rim if dist(start, each) < reach]
        self.lengths: dict[Where, float] = {start: 0.0}
        heap = [(0.0, start)]
        while heap:
            length, here = heappop(heap)
            if length > self.lengths[here]:
                continue
            for there in corners:
                far = length + dist(here, there)
                if far < min(reach, self.lengths.get(there, reach)) and self.free(here, there):
                    self.lengths[there] = far
                    heappush(heap, (far, there))

    def free(self, one: Where, other: Where) -> bool:
        """Whether it can run straight from one place to the other."""
        way = LineString([one, other])
        return not self.shrunk.intersects(way) and self.inside.covers(Point(other))

    def reach(self, x: float, y: float) -> bool | None:
        """Whether it gets there; None where it hangs on a hair."""
        end = Point(x, y)
        if not self.inside.covers(end) or self.solid.buffer(-0.01).covers(end):
            return False if self.inside.distance(end) > 0.01 or self.solid.buffer(-0.01).covers(end) else None
        if self.solid.distance(end) < 0.01 or self.inside.exterior.distance(end) < 0.01:
            return None
        far = min(
            (length + dist(each, (x, y)) for each, length in self.lengths.items() if self.free(each, (x, y))),
            default=inf,
        )
        # The game's own ways go round corners and are up to two hundredths longer.
        return None if self.reach_ * 0.975 < far < self.reach_ + 0.01 else far < self.reach_


class Count:
    """Laps and Triggers of one Boar, counted from where it has been: between a least and a most."""

    def __init__(self) -> None:
        self.rounded = 0
        self.most = 0
        self.least = 0
        self.most_laps = 0
        self.least_laps = 0

    def follow(self, ring: Ring, rider: Rider, before: Where) -> None:
        """It has come from `before` along its trail to where it is now."""
        trail = [(x / 1000, y / 1000) for x, y in rider.trail]
        way = [before, *trail, (rider.x / 1000, rider.y / 1000)]
        for start, end in pairwise(way):
            self.rounded += ring.passed(start, end)
            self.most = max(self.most, self.rounded)
            # A lap is over when its centre is left of the line, with all Triggers that it may have crossed.
            if end[0] < FINISH_X and self.rounded >= 4 * (self.most_laps + 1):
                self.most_laps += 1
        while self.rounded > self.least + 1 or (self.rounded == self.least + 1 and ring.beyond(self.least % 4, rider)):
            self.least += 1
        home = base(rider).bounds[2] < FINISH_X - 0.002
        if self.least >= 4 * (self.least_laps + 1) and self.rounded >= 4 * (self.least_laps + 1) and home:
            self.least_laps += 1
