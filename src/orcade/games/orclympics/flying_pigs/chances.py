"""How likely a Pig is in the Kitchen by its next run, with what its owner's Orcs do to it where that ends.

About right: all stand where they are, others do nothing, and of several of its owner's Orcs one reacts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import asin, hypot, pi
from typing import Final

from orcade.table.ahead import copied
from orcade.table.plane import HEADINGS, INCH, ONE, SLACK, Disc, Point, ahead, within
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
LIT: Final = (7 - LIGHTS) / 6
"""How likely fire takes."""
CORNER: Final = KITCHEN.w * 142 // 100 + BASE
"""How far from the middle a Pig is at most that touches the Kitchen."""


def home_soon(sty: Pigsty, pig: int, more: int = 0) -> float:
    """How likely this Pig is in the Kitchen by its next run. `more`: Grease Markers that it would have besides."""
    if kitchen_shut(sty):
        return 0.0
    there = copied(sty)
    model = there.models[pig]
    model.grease = min(model.grease + more, MARKERS)
    table = lengths(model.grease)
    longest = max(table) * INCH
    motion = Motion(pig, RAN, ways=WAYS, length=longest)
    helpers = [orc for orc in orcs_of(owner(pig)) if will_wait(there, orc) in (SHOVE, FIRE)]
    courses = [course(there, motion, at) for at, way in enumerate(WAYS) if leads(there, pig, HEADINGS[way], longest)]
    total = 0.0
    for length, chance in table.items():
        worth = sorted(brings(there, pig, found, length * INCH, helpers) for found in courses)
        total += chance * (better_of_two(worth) if hungry(sty, pig) else sum(worth) / len(WAYS))
    return total


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
    return better_of_two(worth) if hungry(sty, pig) else sum(worth) / len(WAYS)


def leads(there: Pigsty, pig: int, to: Point, longest: int) -> bool:
    """Whether a run this way comes near to the Kitchen, or to an Orc of its owner's, or back from the edge."""
    x, y = there.models[pig].x, there.models[pig].y
    dx, dy = to[0] / ONE, to[1] / ONE
    if hypot(x + dx * longest - MIDDLE, y + dy * longest - MIDDLE) > RIM:
        return True
    aims = [(MIDDLE, MIDDLE, CORNER)]
    aims += [(one.x, one.y, NEAR + 2 * BASE) for one in (there.models[orc] for orc in orcs_of(owner(pig)))]
    for ax, ay, reach in aims:
        along = min(longest, max(0.0, (ax - x) * dx + (ay - y) * dy))
        if hypot(x + dx * along - ax, y + dy * along - ay) <= reach:
            return True
    return False


def better_of_two(worth: list[float]) -> float:
    """The mean of the greater of two ways (FP-26). These are in order; all others are worth nothing."""
    worse = len(WAYS) - len(worth)
    return sum(each * (2 * (worse + at) + 1) for at, each in enumerate(worth)) / len(WAYS) ** 2


def others_soon(sty: Pigsty, seat: int) -> float:
    """How likely one of the others' Pigs is in the Kitchen by their next runs."""
    none = 1.0
    for other in range(sty.seats):
        if other != seat:
            none *= 1 - home_soon(sty, pig_of(other))
    return 1 - none


def brings(there: Pigsty, pig: int, found: Course, length: int, helpers: Sequence[int]) -> float:
    """How likely a Pig gets home by a run of this length on this way, where it moves in `there`. `helpers`: its owner's
    Orcs that wait for it with a Shove or with fire."""
    left = length
    end = found.points[0]
    for one, other in pairwise(found.points):
        far = apart(*one, *other)
        if left < far:
            end = ahead(*one, other[0] - one[0], other[1] - one[1], left)
            home = there.models[pig].burning and within(Disc(*end, BASE), KITCHEN, SLACK)
            return 1.0 if home else by_orcs(there, pig, end, helpers)
        left -= far
        end = other
    if is_home(found):
        return 1.0
    return max(by_orcs(there, pig, end, helpers), shooed(there, pig, found, left))


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


def shooed(there: Pigsty, pig: int, found: Course, left: int) -> float:
    """How likely it gets home where a Shoo! of its owner turns it, by what is left of its way."""
    if not (0 <= found.met < len(there.models) and owner(found.met) == owner(pig)):
        return 0.0
    far = apart(*found.end, MIDDLE, MIDDLE)
    if will_wait(there, found.met) != SHOO or left < far - MEET:
        return 0.0
    return asin(min(1.0, MEET / far)) / pi


def will_wait(sty: Pigsty, orc: int) -> int:
    """What an Orc waits with when his Pig runs next: a Shove where his owner is still to choose."""
    chosen = sty.phase > READYING or (sty.phase == READYING and sty.done >> orc & 1)
    return sty.models[orc].action if chosen or owner(orc) != sty.active else SHOVE
