"""Where the loose Piglet runs, as the last-placed player chooses (TP 4.1.1, TP-11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from orcade.table.choices import Area
from orcade.table.plane import HEADINGS, ONE, SLACK, Disc, Point, ahead, gap, turned
from orcade.table.reach import Reach
from orcade.table.region import Bounds, Idea, apart, heading, kept_free, pushed, shapes

from .answers import PIGLET_ID, Herd
from .circuit import circuit_of
from .pieces import BOARD, HALF_LENGTH, HALF_WIDTH, PIGLET_R, POLES, Race, box, racing

GROUND = Bounds(PIGLET_R, PIGLET_R, BOARD - PIGLET_R, BOARD - PIGLET_R)
DIRECTIONS = tuple(("go", degrees) for degrees in range(45, 361, 45))
IDEAS: tuple[Idea, ...] = (*DIRECTIONS, ("away",), ("on", 0), ("on", 1), ("back", 0), ("back", 1), ("stay",))
"""Eight directions; straight away from the nearest Boar; along the circuit, one corner or two on, and back; to end
where it began."""
CLEAR = SLACK + 1
"""The least gap at which nothing is touched."""
AROUND = tuple(HEADINGS[degrees] for degrees in range(15, 361, 15))
ASIDE = (20, -20, 40, -40)


class Herding(Reach):
    """Where the Piglet ends: wherever a way leads that is no longer than it moves.

    It runs the whole distance and turns as often as it likes, so what is left it runs to and fro. Ends that touch
    something, or lie nearer to the nearest Boar than before, are legal only where there are no others.
    """

    __slots__ = ("boars", "course", "least", "some", "strict")

    def __init__(self, race: Race) -> None:
        course = self.course = circuit_of(race)
        boars = self.boars = [box(race.riders[who]) for who in racing(race)]
        discs = () if course.crowd is None else (course.crowd,)
        boxes = (*boars, *course.walls)
        super().__init__("TP 4.1.1", Herd, IDEAS, race.piglet, PIGLET_R, race.reach, discs, boxes, within=GROUND)
        self.strict = True
        """Whether there is an end as the rule wants it."""
        self.least: int | None = None
        """The least gap to a Boar; not known before somebody asks, since a copy usually does not."""
        self.some: Point | None = None

    def find_least(self) -> int:
        """The least gap to a Boar that the rule allows here; finds out whether there is an end as the rule wants it."""
        here = Disc(self.x, self.y, PIGLET_R)
        self.least = max(CLEAR, min((gap(here, boar) for boar in self.boars), default=CLEAR))
        # To end where it began is nearly always as the rule wants it.
        if self.fault(self.x, self.y) is not None and self.some_end() is None:
            self.strict = False
            self.least = -SLACK
        return self.least

    def some_end(self) -> Point | None:
        """One legal end, far off if may be, the same whatever was asked before; None where none is as it should be."""
        if self.some is None:
            if self.strict:
                self.some = next((end for end in self.ends() if self.fault(*end) is None), None)
            else:
                self.some = (self.x, self.y)
        return self.some

    def ends(self) -> Iterator[Point]:
        """Where it may end, tried one by one: away from the nearest Boar, all around, and where it is."""
        yield self.wanted(("away",))
        x, y = self.x, self.y
        for part in (1, 2, 8):
            far = self.reach // part
            for ux, uy in AROUND:
                yield x + (ux * far + ONE // 2) // ONE, y + (uy * far + ONE // 2) // ONE
            yield x, y

    def fault(self, x: int, y: int) -> str | None:
        if not self.strict and (x, y) == (self.x, self.y):
            return None
        return super().fault(x, y)

    def misplaced(self, x: int, y: int) -> str | None:
        least = self.find_least() if self.least is None else self.least
        if not GROUND.holds(x, y):
            return self.outside()
        here = Disc(x, y, PIGLET_R)
        sure = (least + PIGLET_R + HALF_WIDTH) ** 2
        glance = (least + PIGLET_R + HALF_LENGTH + HALF_WIDTH) ** 2
        for boar in self.boars:
            dx = x - boar[0]
            dy = y - boar[1]
            square = dx * dx + dy * dy
            if square < glance and (square < sure or gap(here, boar) < least):
                if self.strict:
                    return "it must not be steered nearer to the nearest Boar while there is another way"
                return "a Boar is in the way there"
        margin = CLEAR if self.strict else -SLACK
        course = self.course
        if course.near(x, y, PIGLET_R + CLEAR):
            far = min(gap(here, area) for area in course.public[: course.crowded])
            if far < -SLACK:
                return "the public is in the way there"
            if far < margin:
                return "it must not be steered into the public while there is another way"
        if min(x, y, BOARD - x, BOARD - y) < PIGLET_R + margin:
            return "it must not be steered into the public while there is another way"
        return None

    def wanted(self, idea: Any) -> Point:
        """The point that an idea is after, legal or not."""
        x, y = self.x, self.y
        if idea[0] == "away":
            here = Disc(x, y, 0)
            boar = min(self.boars, key=lambda each: gap(here, each))
            if (boar.x, boar.y) == (x, y):
                return heading(x, y, 180, self.reach)
            return ahead(x, y, x - boar.x, y - boar.y, self.reach)
        if idea[0] not in ("on", "back"):
            return super().wanted(idea)
        bends = self.course.bends
        sector = self.course.sector(x, y)
        step = 1 if idea[0] == "on" else -1
        first = (sector + (step > 0)) % POLES
        bx, by = bends[first]
        left = self.reach - SLACK - apart(x, y, bx, by)
        if left <= 0 or not idea[1]:
            return ahead(x, y, bx - x, by - y, self.reach) if (bx, by) != (x, y) else (x, y)
        nx, ny = bends[(first + step) % POLES]
        return ahead(bx, by, nx - bx, ny - by, left)

    def propose(self, idea: Any) -> Point:
        x, y = self.wanted(idea)
        if self.fault(x, y) is None:
            return x, y
        found = next((each for each in self.instead(x, y) if self.fault(*each) is None), None) or self.some_end()
        assert found is not None
        return found

    def instead(self, x: int, y: int) -> Iterator[Point]:
        """Where it may end if not at a point: less far in the same direction, or as far in others."""
        yield self.short_of(x, y)
        dx, dy = x - self.x, y - self.y
        if dx or dy:
            for aside in ASIDE:
                yield ahead(self.x, self.y, *turned(dx, dy, aside), self.reach)

    def short_of(self, x: int, y: int) -> Point:
        """As far towards a point as nothing is touched."""
        tx, ty = self.straight(x, y)
        far = apart(self.x, self.y, tx, ty) - 2 * CLEAR
        return ahead(self.x, self.y, tx - self.x, ty - self.y, far) if far > 0 else (self.x, self.y)

    def nearest(self, x: int, y: int) -> Point | None:
        least = self.find_least() if self.least is None else self.least
        inside = GROUND.clamp(x, y)
        tries = [(x, y), inside, self.short_of(*inside), *self.partly(*inside), self.some_end() or (self.x, self.y)]
        tries += pushed(*inside, PIGLET_R, max(0, least), (), self.boars)
        tries.sort(key=lambda each: apart(each[0], each[1], x, y))
        return next((each for each in tries if self.fault(*each) is None), None)

    def area(self, view: Any) -> Area:
        least = self.find_least() if self.least is None else self.least
        found = replace(super().area(view), piece=PIGLET_ID)
        if not self.strict:
            return found
        return replace(found, holes=shapes(kept_free(Disc(0, 0, PIGLET_R), least, (), self.boars)))


def run_to(race: Race, x: int, y: int) -> tuple[Point, ...]:
    """The way that the Piglet runs to a legal end, without what it runs to and fro."""
    way = Herding(race).way(x, y, race.reach)
    return tuple(way) if way else (race.piglet, (x, y))
