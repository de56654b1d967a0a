"""The way of the loose Piglet, which the last-placed player chooses (TP 4.1.1, TP-11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from orcade.table.plane import HEADINGS, INCH, SLACK, Disc, Point, Segment, Shape, ahead, gap, within
from orcade.table.region import Bounds, Idea, Region, apart, closest, drawn, inches, shapes
from orcade.table.scene import Area

from .answers import PIGLET_ID, Herd
from .circuit import circuit_of
from .pieces import BOARD, PIGLET_R, POLES, Race, box, racing

ROOM = PIGLET_R + 2 * SLACK + 1
"""How far the Piglet's centre keeps from what it does not touch."""
BEND = 600
"""How far outside a pole it turns."""
FREE, CLOSE, SHORT = range(3)
"""As the rule wants it; touching, or nearer to a Boar, as there is no other way; not even so far, for want of room."""
GROUND = Bounds(PIGLET_R, PIGLET_R, BOARD - PIGLET_R, BOARD - PIGLET_R)
DIRECTIONS = tuple(("go", degrees) for degrees in range(45, 361, 45))
IDEAS: tuple[Idea, ...] = (*DIRECTIONS, ("away",), ("on", 0), ("on", 1), ("back", 0), ("back", 1))
"""Eight directions; straight away from the nearest Boar; along the circuit, one corner or two on, and back."""
AROUND = 24
"""Directions that are tried to see whether there is a free way at all."""


class Herding(Region):
    """Where the Piglet ends: as far off as it moves, straight or with one bend round a Corner Point."""

    __slots__ = ("before", "bends", "boars", "distance", "race", "solids", "start", "tier")

    def __init__(self, race: Race) -> None:
        super().__init__("TP 4.1.1", Herd, IDEAS)
        self.race = race
        self.start = race.piglet
        self.distance = race.reach
        course = circuit_of(race)
        self.boars = [box(race.riders[who]) for who in racing(race)]
        self.solids: list[Shape] = [*self.boars, *course.public[: course.crowded]]
        self.bends = [
            (pole[0] + round(ux * BEND), pole[1] + round(uy * BEND))
            for pole, (ux, uy) in zip(course.poles, course.rays, strict=True)
        ]
        self.before = self.nearness(*self.start)
        self.tier = FREE
        for tier in (FREE, CLOSE):
            self.tier = tier
            if any(self.good(*end) for end in self.ends()):
                return
        self.tier = SHORT

    def nearness(self, x: int, y: int) -> int:
        """How far the nearest Boar is."""
        disc = Disc(x, y, PIGLET_R)
        return min((gap(disc, boar) for boar in self.boars), default=BOARD)

    def clear(self, x: int, y: int, tx: int, ty: int, room: int) -> bool:
        """Whether the Piglet can go straight there; what it touches at the start it may leave."""
        way = Segment(x, y, tx, ty)
        for solid in self.solids:
            if within(way, solid, room) and not (
                within(Segment(x, y, x, y), solid, room) and self.leaves(x, y, tx, ty, solid)
            ):
                return False
        return True

    def leaves(self, x: int, y: int, tx: int, ty: int, solid: Shape) -> bool:
        """Whether a way leads straight off something that is touched at its start."""
        far = apart(x, y, tx, ty)
        if not far:
            return True
        steps = [ahead(x, y, tx - x, ty - y, min(far, off)) for off in (20, far // 2, far)]
        gaps = [gap(Disc(x, y, 0), solid), *(gap(Disc(*step, 0), solid) for step in steps)]
        return gaps == sorted(gaps)

    def length(self, x: int, y: int) -> int | None:
        """How long the way to a point is: straight, or round one Corner Point; None where there is none."""
        sx, sy = self.start
        room = PIGLET_R - SLACK
        if self.clear(sx, sy, x, y, room):
            return apart(sx, sy, x, y)
        found = [
            apart(sx, sy, bx, by) + apart(bx, by, x, y)
            for bx, by in self.bends
            if self.clear(sx, sy, bx, by, room) and self.clear(bx, by, x, y, room)
        ]
        return min(found, default=None)

    def ends(self) -> Iterator[Point]:
        """Where it may end, tried one by one: away from the nearest Boar, all around, and round the poles."""
        yield self.wanted(("away",))
        for at in range(AROUND):
            yield heading_from(self.start, at * 360 // AROUND + 15, self.distance)
        for at in range(POLES):
            for turn in range(0, 360, 45):
                yield from self.bent(at, HEADINGS[turn])

    def bent(self, at: int, way: Point) -> Iterator[Point]:
        """To a pole, and from there in a direction as far as is left."""
        bx, by = self.bends[at]
        left = self.distance - apart(*self.start, bx, by)
        if left > 0:
            yield ahead(bx, by, *way, left)

    def good(self, x: int, y: int) -> bool:
        return self.wrong(x, y) is None

    def fault(self, x: int, y: int) -> str | None:
        return self.wrong(x, y)

    def wrong(self, x: int, y: int) -> str | None:
        """Why the Piglet may not end there; None where it may."""
        if not GROUND.holds(x, y):
            return "that is off the board"
        if self.tier == SHORT:
            return (
                None if (x, y) in self.stops() else "it has no free way as far as it moves; only as far as it can get"
            )
        far = apart(*self.start, x, y)
        if far > self.distance + SLACK:
            return f"that is {inches(far)} away, and it moves {inches(self.distance)}"
        disc = Disc(x, y, PIGLET_R)
        if any(within(disc, solid, -SLACK - 1) for solid in self.solids):
            return "there is no room for it"
        way = self.length(x, y)
        if way is None or abs(way - self.distance) > SLACK:
            how = "there is no way to it" if way is None else f"the way to it is {inches(way)}"
            return f"{how}, and it moves {inches(self.distance)}"
        if self.tier == FREE:
            edge = min(x, y, BOARD - x, BOARD - y) <= PIGLET_R + SLACK
            if edge or any(within(disc, solid, SLACK) for solid in self.solids):
                return "it must not be steered into a Boar or the public while there is another way"
            if self.nearness(x, y) < self.before:
                return "it must not be steered nearer to the nearest Boar while there is another way"
        return None

    def stops(self) -> list[Point]:
        """As far as it can get in some directions, where there is no room for the whole way."""
        found = []
        for at in range(AROUND):
            way = HEADINGS[at * 360 // AROUND + 15]
            low, high = 0, self.distance
            while low < high:
                half = (low + high + 1) // 2
                point = ahead(*self.start, *way, half)
                if GROUND.holds(*point) and self.clear(*self.start, *point, PIGLET_R - SLACK):
                    low = half
                else:
                    high = half - 1
            found.append(ahead(*self.start, *way, low))
        most = max(apart(*self.start, *each) for each in found)
        return [each for each in found if apart(*self.start, *each) >= most - INCH // 2]

    def wanted(self, idea: Any) -> Point:
        """The point that an idea is after, legal or not."""
        sx, sy = self.start
        if idea[0] == "go":
            return heading_from(self.start, idea[1], self.distance)
        if idea[0] == "away":
            boar = min(self.boars, key=lambda each: gap(Disc(sx, sy, 0), each))
            if (boar.x, boar.y) == (sx, sy):
                return heading_from(self.start, 180, self.distance)
            return ahead(sx, sy, sx - boar.x, sy - boar.y, self.distance)
        sector = circuit_of(self.race).sector(sx, sy)
        step = 1 if idea[0] == "on" else -1
        first = (sector + (step > 0)) % POLES
        bx, by = self.bends[first]
        left = self.distance - apart(sx, sy, bx, by)
        if left <= 0 or not idea[1]:
            return ahead(sx, sy, bx - sx, by - sy, self.distance) if (bx, by) != (sx, sy) else (sx, sy)
        nx, ny = self.bends[(first + step) % POLES]
        return ahead(bx, by, nx - bx, ny - by, left)

    def propose(self, idea: Any) -> Point:
        x, y = self.wanted(idea)
        if self.good(x, y):
            return x, y
        found = self.nearest(x, y)
        assert found is not None, "the Piglet can always end somewhere"
        return found

    def nearest(self, x: int, y: int) -> Point | None:
        if self.tier == SHORT:
            return closest(self.stops(), x, y)
        sx, sy = self.start
        tries = []
        if (x, y) != (sx, sy):
            tries.append(ahead(sx, sy, x - sx, y - sy, self.distance))
        for at, (bx, by) in enumerate(self.bends):
            if (x, y) != (bx, by):
                tries += self.bent(at, (x - bx, y - by))
        found = closest((each for each in tries if self.good(*each)), x, y)
        if self.good(x, y):
            return x, y
        return found or closest((each for each in self.ends() if self.good(*each)), x, y)

    def area(self, view: Any) -> Area:
        found = []
        for degrees in range(10, 361, 10):
            near = ahead(*self.start, *HEADINGS[degrees], max(1, self.distance - 300))
            left = heading_from(self.start, degrees - 5, self.distance + 300)
            right = heading_from(self.start, degrees + 5, self.distance + 300)
            if self.tier != SHORT and self.good(*heading_from(self.start, degrees, self.distance)):
                found.append([near, left, right])
        ends = self.stops() if self.tier == SHORT else [end for end in self.ends() if self.good(*end)]
        found += [[(x - 400, y - 400), (x + 400, y - 400), (x + 400, y + 400), (x - 400, y + 400)] for x, y in ends]
        return Area(
            say=self.verb(view),
            piece=PIGLET_ID,
            width=2 * PIGLET_R / INCH,
            height=2 * PIGLET_R / INCH,
            start=drawn(*self.start),
            shapes=shapes(found),
        )


def heading_from(start: Point, degrees: int, distance: int) -> Point:
    """The point so far off in a direction."""
    return ahead(*start, *HEADINGS[degrees % 360], distance)
