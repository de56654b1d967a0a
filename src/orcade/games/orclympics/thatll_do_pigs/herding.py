"""The way of the loose Piglet, which the last-placed player chooses (TP 4.1.1, TP-11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from orcade.table.plane import HEADINGS, INCH, NOTHING, ONE, SLACK, Disc, Point, ahead, gap, leave_board, sweep, turned
from orcade.table.region import Bounds, Idea, Region, apart, closest, drawn, inches, shapes
from orcade.table.scene import Area

from .answers import PIGLET_ID, Herd
from .circuit import circuit_of
from .pieces import BOARD, HALF_LENGTH, HALF_WIDTH, PIGLET_R, POLES, Race, box, racing

FREE, CLOSE, SHORT, NOT_YET = range(4)
"""As the rule wants it; touching, or nearer to a Boar, as there is no other way; not even so far, for want of room."""
GROUND = Bounds(PIGLET_R, PIGLET_R, BOARD - PIGLET_R, BOARD - PIGLET_R)
DIRECTIONS = tuple(("go", degrees) for degrees in range(45, 361, 45))
IDEAS: tuple[Idea, ...] = (*DIRECTIONS, ("away",), ("on", 0), ("on", 1), ("back", 0), ("back", 1))
"""Eight directions; straight away from the nearest Boar; along the circuit, one corner or two on, and back."""
AROUND = 24
"""Directions that are tried first to see whether there is a free way at all; then all whole degrees are."""


class Herding(Region):
    """Where the Piglet ends: as far off as it moves, straight or with one bend round a Corner Point."""

    __slots__ = ("before", "bends", "boars", "boxes", "discs", "distance", "race", "some", "start", "tier")

    def __init__(self, race: Race) -> None:
        super().__init__("TP 4.1.1", Herd, IDEAS)
        self.race = race
        self.start = race.piglet
        self.distance = race.reach
        course = circuit_of(race)
        self.boars = [box(race.riders[who]) for who in racing(race)]
        self.boxes = (*self.boars, *course.walls)
        self.discs = () if course.crowd is None else (course.crowd,)
        self.bends = course.bends
        self.before = self.nearness(*self.start)
        self.tier = NOT_YET
        self.some: Point | None = None

    def look(self) -> None:
        """Find out how good a way there is at all: when somebody asks, since a copy usually does not."""
        if self.tier != NOT_YET:
            return
        for tier in (FREE, CLOSE):
            self.tier = tier
            if self.resort() is not None:
                return
        self.tier = SHORT

    def resort(self) -> Point | None:
        """Some way as good as there is: the same whatever was asked before."""
        if self.some is None:
            if self.tier == SHORT:
                self.some = self.stops()[0]
            else:
                ends = self.ends()
                self.some = next((end for end in ends if not self.hopeless(*end) and self.fault(*end) is None), None)
        return self.some

    def nearness(self, x: int, y: int) -> int:
        """How far the nearest Boar is."""
        disc = Disc(x, y, PIGLET_R)
        return min((gap(disc, boar) for boar in self.boars), default=BOARD)

    def run(self, x: int, y: int, tx: int, ty: int) -> tuple[Point, bool]:
        """Straight from a place to another one: where it gets, and whether it touches something there."""
        px, py, hit = sweep(x, y, tx, ty, PIGLET_R, self.discs, self.boxes)
        return (px, py), hit != NOTHING

    def way(self, x: int, y: int) -> tuple[int, bool] | None:
        """How long the way to a point is, straight or round one pole, and whether it touches something at its end.

        None where there is none.
        """
        sx, sy = self.start
        end, touches = self.run(sx, sy, x, y)
        if end == (x, y):
            return apart(sx, sy, x, y), touches
        found = []
        for bx, by in self.bends:
            length = apart(sx, sy, bx, by) + apart(bx, by, x, y)
            if length <= self.distance + SLACK and self.run(sx, sy, bx, by)[0] == (bx, by):
                end, touches = self.run(bx, by, x, y)
                if end == (x, y):
                    found.append((length, touches))
        return min(found, default=None)

    def ends(self) -> Iterator[Point]:
        """Where it may end, tried one by one: away from the nearest Boar, all around, and round the poles."""
        yield self.wanted(("away",))
        yield self.wanted(("on", 1))
        yield self.wanted(("back", 1))
        for at in range(AROUND):
            yield heading_from(self.start, at * 360 // AROUND + 15, self.distance)
        for at in range(POLES):
            for turn in range(0, 360, 45):
                yield from self.bent(at, HEADINGS[turn])
        sx, sy = self.start
        for ux, uy in HEADINGS[1:]:
            yield sx + (ux * self.distance + ONE // 2) // ONE, sy + (uy * self.distance + ONE // 2) // ONE

    def hopeless(self, x: int, y: int) -> bool:
        """Whether the Piglet may not end there, at a glance: off the board, or clearly nearer to a Boar."""
        if not (PIGLET_R <= x <= BOARD - PIGLET_R and PIGLET_R <= y <= BOARD - PIGLET_R):
            return True
        if self.tier == FREE:
            least = (self.before + PIGLET_R + HALF_WIDTH) ** 2
            for boar in self.boars:
                dx = x - boar[0]
                dy = y - boar[1]
                if dx * dx + dy * dy < least:
                    return True
        return False

    def bent(self, at: int, way: Point) -> Iterator[Point]:
        """To a pole, and from there in a direction as far as is left."""
        bx, by = self.bends[at]
        left = self.distance - apart(*self.start, bx, by)
        if left > 0:
            yield ahead(bx, by, *way, left)

    def fault(self, x: int, y: int) -> str | None:
        self.look()
        if not GROUND.holds(x, y):
            return "that is off the board"
        if self.tier == SHORT:
            if (x, y) in self.stops():
                return None
            return "it has no free way as far as it moves; it goes as far as it can get"
        far = apart(*self.start, x, y)
        if far > self.distance + SLACK:
            return f"that is {inches(far)} away, and it moves {inches(self.distance)}"
        if self.tier == FREE:
            disc = Disc(x, y, PIGLET_R)
            glance = (self.before + PIGLET_R + HALF_LENGTH + HALF_WIDTH) ** 2
            near = (boar for boar in self.boars if (x - boar.x) ** 2 + (y - boar.y) ** 2 < glance)
            if any(gap(disc, boar) < self.before for boar in near):
                return "it must not be steered nearer to the nearest Boar while there is another way"
        found = self.way(x, y)
        if found is None:
            return f"there is no way to it of {inches(self.distance)}"
        length, touches = found
        if abs(length - self.distance) > SLACK:
            return f"the way to it is {inches(length)}, and it moves {inches(self.distance)}"
        if self.tier == FREE and (touches or min(x, y, BOARD - x, BOARD - y) <= PIGLET_R + SLACK):
            return "it must not be steered into a Boar or the public while there is another way"
        return None

    def stops(self) -> list[Point]:
        """As far as it can get in some directions, where there is no room for the whole way."""
        found = []
        for at in range(AROUND):
            tx, ty = heading_from(self.start, at * 360 // AROUND + 15, self.distance)
            edge = leave_board(*self.start, tx, ty, *GROUND)
            if edge is not None:
                tx, ty = edge[:2]
            found.append(self.run(*self.start, tx, ty)[0])
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
        if self.tier == NOT_YET:
            # Most ideas are free ways themselves, which makes looking round for one needless.
            self.tier = FREE
            if not self.hopeless(x, y) and self.fault(x, y) is None:
                return x, y
            self.tier = NOT_YET
        self.look()
        if self.fault(x, y) is None:
            return x, y
        dx, dy = x - self.start[0], y - self.start[1]
        for turn in (20, -20, 40, -40) if (dx or dy) and self.tier != SHORT else ():
            point = ahead(*self.start, *turned(dx, dy, turn), self.distance)
            if self.fault(*point) is None:
                return point
        return self.resort() or self.start

    def nearest(self, x: int, y: int) -> Point | None:
        self.look()
        if self.tier == SHORT:
            return closest(self.stops(), x, y)
        sx, sy = self.start
        tries = []
        if (x, y) != (sx, sy):
            tries.append(ahead(sx, sy, x - sx, y - sy, self.distance))
        for at, (bx, by) in enumerate(self.bends):
            if (x, y) != (bx, by):
                tries += self.bent(at, (x - bx, y - by))
        found = closest((each for each in tries if self.fault(*each) is None), x, y)
        if self.fault(x, y) is None:
            return x, y
        return found or closest((each for each in self.ends() if self.fault(*each) is None), x, y)

    def area(self, view: Any) -> Area:
        self.look()
        found = []
        for degrees in range(10, 361, 10):
            near = ahead(*self.start, *HEADINGS[degrees], max(1, self.distance - 300))
            left = heading_from(self.start, degrees - 5, self.distance + 300)
            right = heading_from(self.start, degrees + 5, self.distance + 300)
            if self.tier != SHORT and self.fault(*heading_from(self.start, degrees, self.distance)) is None:
                found.append([near, left, right])
        ends = self.stops() if self.tier == SHORT else [end for end in self.ends() if self.fault(*end) is None]
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
