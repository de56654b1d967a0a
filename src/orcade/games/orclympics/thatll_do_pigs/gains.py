"""What a Boar's answers gain, on the mean, in thousandths of an inch of the way that is before it.

What cannot be ridden is measured by that as well: the Piglet, a rider who falls, a Boar that crashes.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import acos, exp2, pi, sqrt
from typing import NamedTuple

from orcade.table.odds import at_least
from orcade.table.plane import INCH, ONE, Box, Point
from orcade.table.requests import D6, Option

from .answers import Assault, Grab, Lash, Mount, Strike
from .circuit import INNER_LANE, MIDDLE_LANE, Circuit, circuit_of
from .contact import touched
from .motion import Way, lash_way, move_way, straight_on, up_to_contact
from .odds import skidding, winning
from .pieces import (
    LAPS,
    PIGLET,
    POLES,
    RODE,
    THROWN,
    UNRIDDEN_PIVOT,
    Race,
    Rider,
    ability,
    allied,
    box,
    length,
    loose,
    may_mount,
    slides,
    stays_on,
    to_catch,
    whole_inches,
)
from .pivots import headings, pivoted
from .routes import LAP, PACE, apart, between, farther_on, meeting, way_home, way_to
from .standings import brings_home, crosses, rounded_by

PRIZE = 60 * INCH
"""What it is worth to have the Piglet just before the Finish Line."""
WON = 10 * PRIZE
"""What it is worth to bring it home; no corner is too fast for that (TP-36)."""
DENIED = 25 * INCH
"""What it is worth that another one does not have it there."""
FAR = 36 * INCH
"""So far from home both are worth half of it."""
URGENT = 30 * INCH
"""A holder who is no farther from home has to be stopped."""
AFTER_IT, HUNTING, BESIDES = 0.6, 0.8, 0.25
"""How much the way to the Piglet counts beside the way home: where it is loose; where its holder would be home first;
where there is time."""
FALL = 14 * INCH
"""What a rider costs that falls."""
CRASH = 50 * INCH
"""What the Boar costs."""
RUN = 5 * INCH
"""What the public costs besides the Falling Test: the run back, and the Game Turn."""
SLIDE = 5 * INCH // 2
"""What a Random Move costs where it leads nowhere."""
SHOVE = 3 * INCH
"""What it is worth to have an enemy tossed about."""
LOST = PACE / 2
"""What a Pivot costs an Unridden Boar, but for the one of its next Move: it rides on, though not where it wants to."""
CORNER = 6 * INCH
"""What a corner costs it: it takes two Pivots, and room."""
AT_CORNER = 4 * INCH
"""How near to a corner it turns to the next one."""
PIVOT = UNRIDDEN_PIVOT * pi / 180
"""What an Unridden Boar turns in a Game Turn."""
NEXT = (PACE, 2 * PACE // 3, PACE // 3, 0)
"""How far it may ride in the Game Turn after this one."""
CHANCE = tuple(float(at_least(least)) for least in range(D6 + 1))
"""Of a die, by the least result that will do."""
LASH_PAYS = INCH / 2
"""What a Lash has to gain so that one mostly wants it."""
LATER = 0.9
"""What is gained then counts so much."""


class Outcome(NamedTuple):
    """What a Move comes to."""

    gain: float
    base: Box
    """Where it ends."""
    there: Rider
    """The Boar as it is then."""
    gone: int
    ends: bool
    """It has run into something: there is no Lash."""
    clears: float
    """The chance that this is out of its way then; 0 of the public."""


class Errand:
    """What a Boar is after, and what is left of it from anywhere.

    Before the Piglet is out, and with it, a Boar rides home. Without it, it rides as far as the Finish Line, and is
    after the Piglet where that lies, or where it meets who rides home with it: above all where that one is nearly home,
    or has won before by the last Game Turn.
    """

    def __init__(self, race: Race, who: int) -> None:
        self.race = race
        self.who = who
        self.course = circuit_of(race)
        self.rider = race.riders[who]
        self.goal: Point | None = None
        """Where the Piglet is to be had; None for a Boar that rides home."""
        self.hunting = 0.0
        """How much the way there counts, beside the way home."""
        self.denied = 0.0
        """What it is worth that another one has the Piglet no more."""
        home = self.home(self.rider)
        holder = race.holder
        if loose(race):
            self.goal = race.piglet
            self.hunting = AFTER_IT
        elif holder >= 0 and not allied(race, who, holder):
            way = way_home(self.course, race.riders[holder])
            his = self.time_left(way)
            self.denied = DENIED * exp2(-his / FAR)
            self.goal = meeting(self.course, self.rider, race.riders[holder])
            comes = his == way  # else the last Game Turn is over before, and nobody meets him at the Finish Line
            urgent = his < min(home, URGENT) or not comes
            self.hunting = HUNTING if urgent and self.rider.ridden else BESIDES
        self.prize = self.denied + PRIZE * exp2(-home / FAR)
        """What it is worth to take the Piglet."""
        self.before = self.left(self.rider)
        self.fall = self.by_falling()
        self.public = self.fall + RUN + (0.0 if self.rider.ridden else 3 * LOST)
        """What it costs to run into the public."""

    def hunt(self) -> None:
        """Be after the Piglet above all."""
        self.hunting = HUNTING
        self.before = self.left(self.rider)

    def time_left(self, way: float) -> float:
        """A holder's way home, or what can be ridden until the last Game Turn is over, when he wins."""
        cap = self.race.options.turn_cap
        return min(way, (cap + 1 - self.race.turn) * PACE) if cap else way

    def left(self, rider: Rider) -> float:
        """What is left of it for the Boar from another place."""
        home = self.home(rider)
        if self.goal is None:
            return home
        x, y = self.goal
        there = between(self.course, rider.x, rider.y, x, y) + astray(rider, x, y)
        return (1 - self.hunting) * home + self.hunting * there

    def home(self, rider: Rider) -> float:
        """The way home; who is over the line without the Piglet has to ride another lap, or a side (TP-45)."""
        home = way_home(self.course, rider)
        if home <= 0 and self.race.released and self.race.holder != self.who:
            home += LAP if self.course.home == POLES else LAP / POLES
        return home + led_astray(self.course, rider)

    def target(self) -> Point:
        """What it would best ride to now."""
        if self.goal is None:
            return farther_on(self.course, self.rider, self.race.reach)
        return self.goal

    def there(self, base: Box) -> Rider:
        """The Boar after a straight way to where its base would lie."""
        at = self.rider
        rounded = rounded_by(self.course, at.rounded, at.x, at.y, base.x, base.y)
        return Rider(at.name, at.seat, base.x, base.y, base.ux, base.uy, at.ridden, at.laps, at.crossed, rounded)

    # What answers gain.

    def ride(self, x: int, y: int) -> Outcome:
        """A Move to a point."""
        return self.move(pivoted(self.rider, x, y), x, y)

    def turn(self, ux: int, uy: int) -> Outcome:
        """A Pivot on the spot."""
        rider = self.rider
        return self.move(box(rider)._replace(ux=ux, uy=uy), rider.x, rider.y)

    def move(self, base: Box, x: int, y: int) -> Outcome:
        """A Move of a base, after its Pivot."""
        found = move_way(self.race, self.who, base, x, y, RODE)
        base = base._replace(x=found.x, y=found.y)
        there = self.there(base)
        gone = length(self.rider.x, self.rider.y, found.x, found.y)
        if brings_home(self.race, self.who, base):
            return Outcome(WON - INCH * found.public, base, there, gone, ends=True, clears=0.0)
        gain = self.before - self.left(there) + self.by_contact(found) - self.by_corner(base, gone)
        ends = bool(found.foes or found.piglet or found.public)
        return Outcome(gain, base, there, gone, ends, self.cleared(found) if ends else 0.0)

    def cleared(self, found: Way) -> float:
        """The chance that what it runs into is out of its way then: thrown off, or caught."""
        if found.public:
            return 0.0
        foes = [winning(self.race, self.who, at) for at in range(len(self.race.riders)) if found.foes >> at & 1]
        return float(max(foes)) if foes else CHANCE[to_catch(self.race, self.rider)]

    def further(self, ride: Outcome) -> float:
        """What may be gained after a Move: by a Lash, and by the Move after that."""
        gain = self.later(ride.there)
        if ride.clears:
            gain += ride.clears * (self.later(ride.there, free=True) - gain)
        if ride.ends:
            return gain
        mounted = FALL if may_mount(self.race, self.rider) and not ride.gone else 0.0
        if self.race.holder == self.who:
            return gain + mounted
        lash = self.by_lash_of(ride.there, ride.base, ride.gone, 7 * INCH // 2)
        return gain + max(0.0, mounted, lash, self.by_staying(ride))

    def by_staying(self, ride: Outcome) -> float:
        """What may be done to whom it is in contact with where it has not left its place (TP-29)."""
        if ride.gone:
            return 0.0
        found = touched(self.race, self.who)
        gain = CHANCE[to_catch(self.race, self.rider)] * self.prize if found >> PIGLET & 1 else 0.0
        foes = [at for at in range(len(self.race.riders)) if found >> at & 1 and not allied(self.race, self.who, at)]
        return max(map(self.by_assault, foes), default=gain)

    def by_contact(self, found: Way) -> float:
        """What it runs into."""
        race = self.race
        gain = 0.0
        for at in range(len(race.riders)):
            if found.foes >> at & 1:
                gain = max(gain, self.by_assault(at))
        if found.piglet:
            gain += CHANCE[to_catch(race, self.rider)] * self.prize
        if found.public:
            gain -= self.public
        return gain

    def by_falling(self) -> float:
        """What a Falling Test costs."""
        race, rider = self.race, self.rider
        cost: float = FALL if rider.ridden else CRASH
        if race.holder == self.who:
            cost += (2 / 3 if rider.ridden else 1) * PRIZE * exp2(-self.before / FAR)
        return (1 - CHANCE[stays_on(race, rider)]) * cost

    def by_corner(self, base: Box, gone: int) -> float:
        """What it costs to cross a Skid Trigger after so long a way."""
        if not crosses(self.race, self.rider, base):
            return 0.0
        falls = (slides(self.rider) - 1) / D6
        slide = SLIDE + self.public / 2  # who steers is no friend
        return skidding(whole_inches(gone), ability(self.race, self.rider)) * (falls * self.fall + (1 - falls) * slide)

    def by_action(self, option: Option) -> float:
        """What an Assault, a Grab, a Lash or getting back on gains that it may choose; nothing else does."""
        race = self.race
        if isinstance(option, Lash):
            return self.by_lash()
        if isinstance(option, Grab):
            return CHANCE[to_catch(race, self.rider)] * self.prize
        if isinstance(option, (Assault, Strike)):
            return self.by_assault(option.target)
        return FALL if isinstance(option, Mount) else 0.0

    def by_assault(self, target: int) -> float:
        """An Assault on this Rider."""
        return winning(self.race, self.who, target) * (self.prize if self.race.holder == target else SHOVE)

    def by_lash(self) -> float:
        """A Lash after the Move."""
        rider = self.rider
        base = box(rider)
        dice = range(1, D6 + 1)
        return sum(self.by_lash_of(rider, base, self.race.gone, die * INCH) for die in dice) / D6

    def lash_pays(self) -> bool:
        """Whether a Lash after the Move gains anything to speak of."""
        return self.by_lash() >= LASH_PAYS

    def by_lash_of(self, rider: Rider, base: Box, gone: int, far: int) -> float:
        """A Lash that goes so far, after a Move that went so far."""
        found = lash_way(self.race, self.who, base, *straight_on(base, far))
        there = base._replace(x=found.x, y=found.y)
        gain = self.left(rider) - self.left(self.there(there))
        if found.public:
            return gain - self.public
        if rider.crossed < rider.rounded:
            return gain  # its Skid Test is over
        return gain - self.by_corner(there, gone + length(base.x, base.y, found.x, found.y))

    def by_throw(self, x: int, y: int) -> float:
        """A Random Move to a point."""
        rider = self.rider
        base = box(rider)
        found = move_way(self.race, self.who, base, x, y, THROWN)
        gain = self.before - self.left(self.there(base._replace(x=found.x, y=found.y)))
        return gain + self.by_contact(found)

    def later(self, rider: Rider, *, free: bool = False) -> float:
        """What the Boar gains at best in its next Move from there: an Unridden one has to look where it will go, and
        for all it is good to have nobody in the way. `free`: nobody is."""
        now = self.left(rider)
        best = 0.0
        for base, x, y in self.next_ways(rider):
            if free:
                found = up_to_contact(self.race, {}, base, x, y)
            else:
                found = move_way(self.race, self.who, base, x, y, THROWN)
            if not found.public:
                best = max(best, now - self.left(self.there(base._replace(x=found.x, y=found.y))))
        return LATER * best

    def next_ways(self, rider: Rider) -> Iterator[tuple[Box, int, int]]:
        """Where it may ride next, with its base after the Pivot."""
        if not rider.ridden:
            for ux, uy in headings(rider):
                base = box(rider)._replace(ux=ux, uy=uy)
                for far in NEXT:
                    yield base, rider.x + ux * far // ONE, rider.y + uy * far // ONE
            return
        for tx, ty in self.next_points(rider):
            away = apart(rider.x, rider.y, tx, ty)
            part = min(1.0, PACE / away) if away else 0.0
            x, y = rider.x + round((tx - rider.x) * part), rider.y + round((ty - rider.y) * part)
            yield pivoted(rider, x, y), x, y

    def next_points(self, rider: Rider) -> Iterator[Point]:
        """What a Boar with a rider may ride towards."""
        if self.goal is not None:
            yield way_to(self.course, rider.x, rider.y, *self.goal)[0]
        at = rider.rounded % POLES
        yield self.course.waypoints[at][INNER_LANE]
        yield self.course.waypoints[at][MIDDLE_LANE]


def astray(rider: Rider, x: int, y: int) -> float:
    """What an Unridden Boar loses that looks away from where it is to go, by each Pivot but one."""
    dx, dy = x - rider.x, y - rider.y
    if rider.ridden or not (dx or dy):
        return 0.0
    cosine = (dx * rider.ux + dy * rider.uy) / (ONE * sqrt(dx * dx + dy * dy))
    pivots = acos(max(-1.0, min(1.0, cosine))) / PIVOT
    return LOST * (pivots - 1) if pivots > 1 else 0.0


def led_astray(course: Circuit, rider: Rider) -> float:
    """The same on its way round the circuit, with all corners to come: counted only behind them, they would keep it
    from riding on."""
    if rider.ridden:
        return 0.0
    at = rider.rounded
    found = CORNER * (POLES * max(LAPS, rider.laps + 1) - at)
    if apart(rider.x, rider.y, *course.waypoints[at % POLES][MIDDLE_LANE]) < AT_CORNER:
        return found + max(0.0, astray(rider, *course.waypoints[(at + 1) % POLES][MIDDLE_LANE]) - CORNER)
    return found + astray(rider, *course.waypoints[at % POLES][MIDDLE_LANE])
