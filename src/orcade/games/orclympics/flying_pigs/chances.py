"""How likely a Pig is in the Kitchen by its next run, with what its owner's Orcs do to it where that ends.

About right: all stand where they are, others do nothing, and of several of its owner's Orcs one reacts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import asin, hypot, pi, sqrt
from typing import Final

from orcade.table.ahead import copied
from orcade.table.odds import at_least
from orcade.table.plane import HEADINGS, INCH, SLACK, Disc, Point, ahead, within
from orcade.table.region import apart

from .pieces import (
    BASE,
    FIRE,
    KITCHEN,
    LIGHTS,
    MARKERS,
    MIDDLE,
    NEAR,
    RAN,
    READYING,
    RIM,
    SHOO,
    SHOVE,
    SHOVED,
    Model,
    Motion,
    Pigsty,
    kitchen_shut,
    near,
    orcs_of,
    owner,
    pig_of,
)
from .random_moves import hungry
from .tactics import MEET, chance_next, gets_home, lengths
from .ways import Course, course, is_home

TURN: Final = 8
"""Of the directions that are looked at, in degrees."""
WAYS: Final = tuple(range(0, len(HEADINGS) - 1, TURN))
LIT: Final = float(at_least(LIGHTS))
"""How likely fire takes."""
CORNER: Final = KITCHEN.w * 142 // 100 + BASE
"""How far from the middle a Pig is at most that touches the Kitchen."""
BY_ORC: Final = NEAR + 2 * BASE + INCH // 10
"""How far from an Orc's centre that of a Pig is at most, and a little more, that he can shove or light."""


def home_soon(sty: Pigsty, pig: int, more: int = 0) -> float:
    """How likely this Pig is in the Kitchen by its next run. `more`: Grease Markers that it would have besides."""
    if kitchen_shut(sty):
        return 0.0
    there = copied(sty)
    model = there.models[pig]
    model.grease = min(model.grease + more, MARKERS)
    run = next_run(there, pig)
    courses = (course(there, run, at) for at in range(len(WAYS)) if leads(there, run, at))
    return home_by(there, pig, [brings(there, pig, found) for found in courses])


def next_run(sty: Pigsty, pig: int) -> Motion:
    """The next run of a Pig, as long as it can be; not begun."""
    return Motion(pig, RAN, ways=WAYS, length=max(lengths(sty.models[pig].grease)) * INCH)


def home_by(sty: Pigsty, pig: int, ways: Iterable[Sequence[float]]) -> float:
    """How likely a Pig gets home by its next run, by what its ways bring (`brings`)."""
    worth = [row for row in ways if any(row)]
    chances = lengths(sty.models[pig].grease).values()
    columns = [sorted(row[at] for row in worth) for at in range(len(chances))]
    mean = better_of_two if hungry(sty, pig) else of_one
    return sum(chance * mean(column) for chance, column in zip(chances, columns, strict=True))


def home_after(sty: Pigsty, pig: int, length: int) -> float:
    """How likely another's Pig is home by the run after the next one, where that is so long and somebody else takes its
    way (FP-26). One that this leads home counts as well."""
    there = copied(sty)
    model = there.models[pig]
    motion = Motion(pig, SHOVED, ways=WAYS, length=length)
    worth = []
    for at in range(len(WAYS)):
        found = course(sty, motion, at)
        model.x, model.y = found.end
        worth.append(1.0 if is_home(found) else gets_home(there, pig))
    worth.sort(reverse=True)
    return better_of_two(worth) if hungry(sty, pig) else of_one(worth)


def leads(there: Pigsty, run: Motion, at: int) -> bool:
    """Whether one of the directions of a run comes near to the Kitchen, or to an Orc of its owner's, or back from the
    edge."""
    pig = there.models[run.model]
    ux, uy = HEADINGS[run.ways[at]]
    end = ahead(pig.x, pig.y, ux, uy, run.length)
    if apart(*end, MIDDLE, MIDDLE) > RIM:
        return True
    way = ((pig.x, pig.y), end)
    orcs = (there.models[orc] for orc in orcs_of(owner(run.model)))
    return passes(way, MIDDLE, MIDDLE, CORNER) or any(passes(way, orc.x, orc.y, BY_ORC) for orc in orcs)


def passes(points: Sequence[Point], x: int, y: int, reach: int) -> bool:
    """Whether a way comes so near to a point."""
    return bool(stretches(points, x, y, reach))


def stretches(points: Sequence[Point], x: int, y: int, reach: int) -> list[tuple[float, float]]:
    """From where to where, in what is gone of it, a way is so near to a point."""
    found = []
    gone = 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        far = hypot(bx - ax, by - ay)
        ux, uy = ((bx - ax) / far, (by - ay) / far) if far else (0.0, 0.0)
        beside = (x - ax) * ux + (y - ay) * uy
        square = reach**2 - (x - ax) ** 2 - (y - ay) ** 2 + beside**2
        if square >= 0:
            begins, ends = max(0.0, beside - sqrt(square)), min(far, beside + sqrt(square))
            if begins <= ends:
                found.append((gone + begins, gone + ends))
        gone += far
    return found


def of_one(worth: Sequence[float]) -> float:
    """The mean of one way. These are some of WAYS; all others are worth nothing."""
    return sum(worth) / len(WAYS)


def better_of_two(worth: Sequence[float]) -> float:
    """The mean of the greater of two ways (FP-26). These are some of WAYS, in order; all others are worth nothing."""
    worse = len(WAYS) - len(worth)
    return sum(each * (2 * (worse + at) + 1) for at, each in enumerate(worth)) / len(WAYS) ** 2


def others_soon(sty: Pigsty, seat: int) -> float:
    """How likely one of the others' Pigs is in the Kitchen by their next runs."""
    none = 1.0
    for other in range(sty.seats):
        if other != seat:
            none *= 1 - home_soon(sty, pig_of(other))
    return 1 - none


def brings(there: Pigsty, pig: int, found: Course) -> list[float]:
    """How likely a Pig gets home on this way, by a run of each of its `lengths`; empty where it does by none.

    The Pig is moved in `there`, and put back."""
    helpers = [orc for orc in orcs_of(owner(pig)) if will_wait(there, orc) in (SHOVE, FIRE)]
    burning = there.models[pig].burning
    near_orc = [
        stretch
        for orc in helpers
        for stretch in stretches(found.points, there.models[orc].x, there.models[orc].y, BY_ORC)
    ]
    whole = sum(apart(*one, *other) for one, other in pairwise(found.points))
    at_end = 1.0 if is_home(found) else by_orcs(there, pig, found.end, helpers)
    far = apart(*found.end, MIDDLE, MIDDLE)
    turned = asin(min(1.0, MEET / far)) / pi if shooed(there, pig, found) else 0.0
    if not (near_orc or burning or at_end or turned):
        return []
    worth = []
    for length in lengths(there.models[pig].grease):
        way = length * INCH
        if way >= whole:
            worth.append(max(at_end, turned) if way - whole >= far - MEET else at_end)
        elif burning or any(begins <= way <= ends for begins, ends in near_orc):
            end = point_after(found.points, way)
            home = burning and within(Disc(*end, BASE), KITCHEN, SLACK)
            worth.append(1.0 if home else by_orcs(there, pig, end, helpers))
        else:
            worth.append(0.0)
    return worth


def point_after(points: Sequence[Point], length: int) -> Point:
    """Where a way leads that is no longer than these points."""
    left = length
    for one, other in pairwise(points):
        far = apart(*one, *other)
        if left < far:
            return ahead(*one, other[0] - one[0], other[1] - one[1], left)
        left -= far
    return points[-1]


def by_orcs(there: Pigsty, pig: int, end: Point, helpers: Sequence[int]) -> float:
    """How likely one of its owner's Orcs sends it home from there."""
    here = Model(*end)
    best = 0.0
    for orc in helpers:
        if near(there.models[orc], here, NEAR):
            model = there.models[pig]
            start = model.x, model.y
            model.x, model.y = end
            shove = will_wait(there, orc) == SHOVE
            best = max(best, gets_home(there, pig) if shove else LIT * flies_home(there, model))
            model.x, model.y = start
    return best


def flies_home(sty: Pigsty, pig: Model) -> float:
    """How likely a Pig gets home that is set on fire where it stands."""
    return chance_next(sty, Model(pig.x, pig.y, burning=True), pig.grease)


def shooed(there: Pigsty, pig: int, found: Course) -> bool:
    """Whether it runs into an Orc of its owner's that turns it by a Shoo!."""
    own = 0 <= found.met < len(there.models) and owner(found.met) == owner(pig)
    return own and will_wait(there, found.met) == SHOO


def will_wait(sty: Pigsty, orc: int) -> int:
    """What an Orc waits with when his Pig runs next: a Shove where his owner is still to choose."""
    chosen = sty.phase > READYING or (sty.phase == READYING and sty.done >> orc & 1)
    return sty.models[orc].action if chosen or owner(orc) != sty.active else SHOVE
