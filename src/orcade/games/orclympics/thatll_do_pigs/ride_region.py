"""Where a Boar may ride: the region of a Move, and what is proposed to bots and the keyboard (TP 4.2.1, TP-21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from orcade.table.choices import Area
from orcade.table.plane import (
    HEADINGS,
    INCH,
    NOTHING,
    ONE,
    SLACK,
    Box,
    Point,
    Shape,
    inset,
    leave_board,
    overlapping,
    turned,
)
from orcade.table.region import Idea, Region, apart, closest, drawn, inches, shapes

from .answers import RIDES, TURN, rider_id
from .circuit import INNER_LANE, MIDDLE_LANE, Circuit, circuit_of
from .contact import FARTHEST_OUT, covers, named_thing, on_piglet
from .motion import move_way
from .pieces import (
    BOARD,
    HALF_LENGTH,
    HALF_WIDTH,
    PIGLET,
    POLES,
    RODE,
    UNRIDDEN_PIVOT,
    Race,
    Rider,
    ability,
    allied,
    loose,
)
from .pivots import headings, pivot, pivoted
from .turn_region import veers

FULL, PAST, BRAKE, SAFE, HALF = range(5)
"""How far: all that was rolled; just past the Trigger; just short of it; as a Skid Test allows; half of it."""
CLEAR = 1200
"""Beyond a Trigger, or this side of it, a Boar is all on one side when its centre is so far off."""
OFF_EDGE = 100
"""How far from the edge of the board, or from what stops it, a base is proposed to stop."""
WELL_IN = FARTHEST_OUT + OFF_EDGE
"""So far from the edge a base is on the board, whichever way it looks."""
AHEAD: tuple[Idea, ...] = (
    (0, INNER_LANE, FULL),
    (0, INNER_LANE, PAST),
    (0, INNER_LANE, SAFE),
    (0, INNER_LANE, BRAKE),
    (0, MIDDLE_LANE, FULL),
    (0, MIDDLE_LANE, PAST),
    (0, MIDDLE_LANE, SAFE),
)
"""Ideas: towards the next corner. The first number is how many corners on."""
ROUND: tuple[Idea, ...] = (
    (1, INNER_LANE, FULL),
    (1, INNER_LANE, PAST),
    (1, INNER_LANE, SAFE),
    (1, MIDDLE_LANE, FULL),
    (1, MIDDLE_LANE, SAFE),
)
"""Ideas: round it, to the one after that."""
BACK: tuple[Idea, ...] = ((-1, MIDDLE_LANE, FULL), (-1, MIDDLE_LANE, HALF))
"""Ideas: against the traffic, to meet the Piglet."""
SHUT_IN: tuple[Idea, ...] = (
    (0, INNER_LANE, FULL),
    (0, INNER_LANE, BRAKE),
    (0, MIDDLE_LANE, FULL),
    ("aside", -1),
    ("aside", 1),
)
"""Ideas in place of AHEAD, most of which would come to the same, where somebody stands in the way: up to him, and past
him on the left and on the right."""
ALONE: tuple[tuple[Idea, ...], ...] = tuple(tuple(("run", side, thirds) for thirds in (3, 2, 1)) for side in range(3))
"""Ideas of an Unridden Boar, for each of its directions: how many thirds of the Move, the farthest first."""
ROOM = 4 * INCH
"""Who can ride on so far needs no way past anybody."""


class Riding(Region):
    """Pivot, then straight to a point: any one within what was rolled, whatever stops the Boar on its way there.

    The point where the Boar stands is no Move at all (TP-27). An Unridden Boar has three directions (TP-21).
    Ideas: (corners on, lane, how far), ("rival", who), ("piglet",), ("stay",); ("run", which direction, thirds) of an
    Unridden Boar.
    """

    _ideas: Sequence[Idea]
    __slots__ = ("_ideas", "_under", "course", "headings", "race", "reach", "rider", "who")

    def __init__(self, race: Race, who: int) -> None:
        self.race = race
        self.who = who
        rider = self.rider = race.riders[who]
        self.reach = race.reach
        self.headings = () if rider.ridden else headings(rider)
        self.course = circuit_of(race)
        self._under: dict[Point, tuple[tuple[int, Shape], ...]] = {}
        super().__init__("TP 4.2.1", RIDES[who], (), TURN[who : who + 1] if rider.ridden else veers(race, who))

    @property
    def ideas(self) -> Sequence[Idea]:
        """What is proposed; worked out when somebody looks."""
        if not self._ideas:
            self._ideas = tuple(ideas(self))
        return self._ideas

    @ideas.setter
    def ideas(self, found: Sequence[Idea]) -> None:
        self._ideas = found

    def turn(self, x: int, y: int) -> Point:
        """Where the Boar looks after its Pivot towards a point: a unit vector."""
        rider = self.rider
        if not self.headings:
            return pivot(rider, x, y)
        dx, dy = x - rider.x, y - rider.y
        if not (dx or dy):
            return rider.ux, rider.uy
        return max(self.headings, key=lambda each: each[0] * dx + each[1] * dy)

    def fault(self, x: int, y: int) -> str | None:
        rider = self.rider
        if (x, y) == (rider.x, rider.y):
            return None
        if not (0 <= x <= BOARD and 0 <= y <= BOARD):
            return "that is off the board"
        far = apart(rider.x, rider.y, x, y)
        if far > self.reach:
            return f"that is {inches(far)} away, and the Move is at most {inches(self.reach)}"
        ux, uy = self.turn(x, y)
        if self.headings:
            dx, dy = x - rider.x, y - rider.y
            if dx * ux + dy * uy < 0 or abs(dx * uy - dy * ux) > SLACK * ONE:
                return f"an Unridden Boar rides straight on, or {UNRIDDEN_PIVOT}° to the left or right"
        what = self.covered(x, y, ux, uy)
        if what != NOTHING:
            return f"it would end on top of {named_thing(self.race, what)}"
        return None

    def covered(self, x: int, y: int, ux: int, uy: int) -> int:
        """On top of what it would end, which it covers after its Pivot: a Rider, PUBLIC, PIGLET, or NOTHING.

        Who moves further in on the Piglet Grabs it (TP-12)."""
        base = Box(self.rider.x, self.rider.y, HALF_LENGTH, HALF_WIDTH, ux, uy)
        under = self._under.get((ux, uy))
        if under is None:
            under = self._under[ux, uy] = tuple(covers(self.race, self.who, base))
        on_it = on_piglet(self.race, base)
        if not (under or on_it):
            return NOTHING
        found = move_way(self.race, self.who, base, x, y, RODE)
        there = base._replace(x=found.x, y=found.y)
        what = next((at for at, shape in under if overlapping(there, shape)), NOTHING)
        if what != NOTHING or not on_it:
            return what
        grabs = found.piglet and not found.foes
        return PIGLET if not grabs and on_piglet(self.race, there) else NOTHING

    def propose(self, idea: Any) -> Point:
        x, y = self.wanted(idea)
        if len(idea) == 3:
            x, y = self.on_track(x, y)
        if (x, y) != (self.rider.x, self.rider.y) and self.covered(x, y, *self.turn(x, y)) != NOTHING:
            return self.fallback(x, y)
        return x, y

    def wanted(self, idea: Any) -> Point:
        """The point that an idea is after, within reach and on the board."""
        rider = self.rider
        kind = idea[0]
        if kind == "rival":
            other = self.race.riders[idea[1]]
            return self.into(other.x, other.y)
        if kind == "piglet":
            return self.into(*self.race.piglet)
        if kind == "stay":
            return rider.x, rider.y
        if kind == "aside":
            return self.past(idea[1])
        if kind == "run":
            ux, uy = self.headings[idea[1]]
            return self.along(ux, uy, self.reach * idea[2] // 3)
        on, lane, how = idea
        tx, ty = self.course.waypoints[(rider.rounded + on) % POLES][lane]
        if how == FULL:
            return self.towards(tx, ty, self.reach)
        if how == HALF:
            return self.towards(tx, ty, self.reach // 2)
        if how == SAFE:
            return self.towards(tx, ty, (5 + ability(self.race, rider)) * INCH)
        far = apart(rider.x, rider.y, tx, ty)
        return self.towards(tx, ty, far + CLEAR if how == PAST else max(0, far - CLEAR))

    def into(self, x: int, y: int) -> Point:
        """Up to a model and a little farther, so that it is touched whichever way it looks."""
        far = apart(self.rider.x, self.rider.y, x, y) - HALF_LENGTH
        return self.towards(x, y, far if far > 0 else self.reach)

    def past(self, side: int) -> Point:
        """As near to the way to the next corner as it is free for a while, to one side of it; else where it stands."""
        x, y = self.rider.x, self.rider.y
        tx, ty = self.course.waypoints[self.rider.rounded % POLES][MIDDLE_LANE]
        for degrees in range(10, 100, 10):
            dx, dy = turned(tx - x, ty - y, side * degrees)
            free = self.free_way(x + dx, y + dy)
            if free >= self.room:
                return self.towards(x + dx, y + dy, free)
        return x, y

    @property
    def room(self) -> int:
        """Who is stopped within so much has somebody in his way."""
        return min(ROOM, self.reach - OFF_EDGE)

    @property
    def shut_in(self) -> bool:
        """Whether somebody is in its way to the next corner."""
        return self.free_way(*self.course.waypoints[self.rider.rounded % POLES][MIDDLE_LANE]) < self.room

    def free_way(self, x: int, y: int) -> int:
        """How far it gets towards a point before anything stops it."""
        rider = self.rider
        tx, ty = self.on_track(*self.towards(x, y, self.reach))
        found = move_way(self.race, self.who, pivoted(rider, tx, ty), tx, ty, RODE)
        return apart(rider.x, rider.y, found.x, found.y) - (OFF_EDGE if found.stopped else 0)

    def towards(self, tx: int, ty: int, distance: int) -> Point:
        """So far towards a point, in the nearest direction there is; not farther than was rolled, nor over the edge."""
        x, y = self.rider.x, self.rider.y
        dx, dy = tx - x, ty - y
        if self.headings and (dx or dy):
            ux, uy = self.turn(tx, ty)
            if dx * ux + dy * uy <= 0:
                return x, y
            dx, dy = ux, uy
        return self.along(dx, dy, distance)

    def along(self, dx: int, dy: int, distance: int) -> Point:
        """So far in a direction; not farther than was rolled, nor over the edge."""
        x, y = self.rider.x, self.rider.y
        far = sqrt(dx * dx + dy * dy)
        if not far:
            return x, y
        part = min(distance, self.reach) / far
        if dx:
            part = min(part, ((BOARD if dx > 0 else 0) - x) / dx)
        if dy:
            part = min(part, ((BOARD if dy > 0 else 0) - y) / dy)
        return x + round(dx * part), y + round(dy * part)

    def on_track(self, x: int, y: int) -> Point:
        """As far towards a point as the base keeps off the edge of the board."""
        if WELL_IN <= x <= BOARD - WELL_IN and WELL_IN <= y <= BOARD - WELL_IN:
            return x, y
        rider = self.rider
        base = Box(rider.x, rider.y, HALF_LENGTH, HALF_WIDTH, *self.turn(x, y))
        edge = leave_board(rider.x, rider.y, x, y, *inset(base, 0, 0, BOARD, BOARD, OFF_EDGE))
        return (x, y) if edge is None else edge[:2]

    def snapped(self, x: int, y: int) -> Point:
        """As near to a point as an Unridden Boar can aim."""
        rider = self.rider
        dx, dy = x - rider.x, y - rider.y
        ux, uy = self.turn(x, y)
        along = min((dx * ux + dy * uy) // ONE, self.reach)
        if along <= 0:
            return rider.x, rider.y
        if ux:
            along = min(along, ((BOARD if ux > 0 else 0) - rider.x) * ONE // ux)
        if uy:
            along = min(along, ((BOARD if uy > 0 else 0) - rider.y) * ONE // uy)
        return rider.x + round(ux * along / ONE), rider.y + round(uy * along / ONE)

    def fallback(self, x: int, y: int) -> Point:
        """In the same direction as far as may be, else in some other one, else where it stands."""
        rider = self.rider
        tries = [self.farther(x, y)]
        if self.headings:
            tries += [self.farther(rider.x + ux, rider.y + uy) for ux, uy in self.headings]
        else:
            for aside in (45, -45, 90, -90) if (x, y) != (rider.x, rider.y) else ():
                dx, dy = turned(x - rider.x, y - rider.y, aside)
                tries.append(self.towards(rider.x + dx, rider.y + dy, self.reach))
        return next((each for each in tries if self.fault(*each) is None), (rider.x, rider.y))

    def farther(self, x: int, y: int) -> Point:
        """All that was rolled, in the direction of a point."""
        return self.towards(x, y, self.reach)

    def nearest(self, x: int, y: int) -> Point | None:
        rider = self.rider
        x, y = min(max(x, -BOARD), 2 * BOARD), min(max(y, -BOARD), 2 * BOARD)
        if self.fault(x, y) is None:
            return x, y
        if self.headings:
            near = self.snapped(x, y)
        else:
            near = self.towards(x, y, min(self.reach, apart(rider.x, rider.y, x, y)))
        tries = [near, self.farther(*near), (rider.x, rider.y)]
        return closest((each for each in tries if self.fault(*each) is None), x, y)

    def area(self, view: Any) -> Area:
        rider = self.rider
        return Area(
            say=self.verb(view),
            piece=rider_id(self.race, self.who),
            width=2 * HALF_LENGTH / INCH,
            height=2 * HALF_WIDTH / INCH,
            round=False,
            heads=True,
            start=drawn(rider.x, rider.y),
            shapes=shapes(self.bands() if self.headings else [self.star()]),
        )

    def star(self) -> list[Point]:
        """How far it gets in each direction."""
        found = []
        for ux, uy in HEADINGS[5::5]:
            base = Box(self.rider.x, self.rider.y, HALF_LENGTH, HALF_WIDTH, ux, uy)
            stop = move_way(self.race, self.who, base, *self.towards(base.x + ux, base.y + uy, self.reach), RODE)
            found.append((stop.x, stop.y))
        return found

    def bands(self) -> list[list[Point]]:
        """The three directions of an Unridden Boar, wide enough to be seen."""
        found = []
        x, y = self.rider.x, self.rider.y
        for ux, uy in self.headings:
            base = Box(x, y, HALF_LENGTH, HALF_WIDTH, ux, uy)
            stop = move_way(self.race, self.who, base, *self.farther(x + ux // INCH, y + uy // INCH), RODE)
            sx, sy = -uy // 4000, ux // 4000
            found.append([(x + sx, y + sy), (stop.x + sx, stop.y + sy), (stop.x - sx, stop.y - sy), (x - sx, y - sy)])
        return found


def ideas(ride: Riding) -> list[Idea]:
    """What is proposed for a Move."""
    race, who, rider = ride.race, ride.who, ride.rider
    if not rider.ridden:
        return [*asunder(ride), ("stay",)]
    found: list[Idea] = list(SHUT_IN if ride.shut_in else AHEAD)
    if sees(ride.course, rider):
        found += ROUND
    far = race.reach + 2 * INCH
    for at, other in enumerate(race.riders):
        if at == who or other.crashed or allied(race, who, at):
            continue
        if at == race.holder or ((other.x - rider.x) ** 2 + (other.y - rider.y) ** 2 <= far * far):
            found.append(("rival", at))
    if loose(race):
        found.append(("piglet",))
        found += BACK
    elif race.holder >= 0 and race.riders[race.holder].seat != rider.seat:
        found += BACK
    found.append(("stay",))
    return found


def asunder(ride: Riding) -> Iterator[Idea]:
    """What is proposed to an Unridden Boar, without what comes to the same, as where somebody stops it."""
    race, who, rider = ride.race, ride.who, ride.rider
    ends = {(rider.x, rider.y)}
    for heading, run in zip(ride.headings, ALONE):
        free = None
        for idea in run:
            x, y = ride.propose(idea)
            # The farthest way in a direction tells of those within it, but where an ally stands in it (TP-38).
            straight = ride.turn(x, y) == heading and race.seats != 2
            if not straight or free is None:
                x, y, *_ = move_way(race, who, pivoted(rider, x, y), x, y, RODE)
                free = apart(rider.x, rider.y, x, y) if straight else free
            elif apart(rider.x, rider.y, x, y) >= free:
                continue
            if (x, y) not in ends:
                ends.add((x, y))
                yield idea


def sees(course: Circuit, rider: Rider) -> bool:
    """Whether it can ride past the next pole straight to the one after it, on the right side."""
    at = rider.rounded % POLES
    tx, ty = course.waypoints[(at + 1) % POLES][MIDDLE_LANE]
    dx, dy = tx - rider.x, ty - rider.y
    px, py = course.poles[at]
    return dx * (py - rider.y) - dy * (px - rider.x) > 600 * sqrt(dx * dx + dy * dy)
