"""How a match stands, in one number a seat: for searches that stop before the end.

It is a race of Pigs, each of which may be in the Kitchen with its next Random Move. How likely that is hangs on its
distance, its Grease Markers and whether it burns; on who stands in its way; and on the Orcs that wait around it.
"""

from __future__ import annotations

from functools import cache
from math import acos, hypot, pi, sqrt

from orcade.table.plane import HEADINGS, INCH, ONE

from .pieces import (
    BASE,
    EACH,
    FIRE,
    KITCHEN,
    MARKERS,
    MIDDLE,
    MOVE_DICE,
    NEAR,
    PIG,
    RIM,
    ROCK_HALF,
    RUNNING,
    SHOVE,
    SPACING,
    Model,
    Pigsty,
    kitchen_shut,
    pigs_hungry,
    walk_reach,
)

HALF_INCHES = 30
"""Distances are looked up in half inches, 0 … 14.5"."""
MEET = (KITCHEN.w + BASE) * 107 // 100
"""Radius of a circle that is hit about as easily as the Kitchen: a Pig is in contact when its centre is within it."""
STEP = 4
"""Of the directions that are looked at, in degrees."""


@cache
def lengths(markers: int) -> dict[int, float]:
    """The chance of each length of a Random Move, in inches."""
    found = {0: 1.0}
    for _ in range(MOVE_DICE + markers):
        longer: dict[int, float] = {}
        for length, chance in found.items():
            for die in (1, 2, 3):
                longer[length + die] = longer.get(length + die, 0.0) + chance / 3
        found = longer
    return found


@cache
def _wins(hungry: bool) -> tuple[list[list[float]], list[list[float]]]:
    """The chance that a Random Move ends in the Kitchen, by markers and distance in half inches: afoot, and on fire.

    Afoot it is enough to come past it, on fire the move has to end there. The edge turns a Pig back along its way;
    nobody else is there.
    """
    tables = [lengths(markers) for markers in range(MARKERS + 1)]
    afoot = [[0.0] * HALF_INCHES for _ in tables]
    burning = [[0.0] * HALF_INCHES for _ in tables]
    even = STEP / 360
    for half in range(HALF_INCHES):
        x = half * INCH / 2
        for degrees in range(STEP // 2, 361, STEP):
            ux, uy = HEADINGS[degrees]
            # The better of two directions is the likelier, the less it leads away (FP-26).
            share = even * 2 * (1 - acos(-ux / ONE) / pi) if hungry else even
            across = x * uy / ONE
            if abs(across) >= MEET:
                continue
            middle = -x * ux / ONE
            chord = sqrt(MEET * MEET - across * across)
            room = sqrt(RIM * RIM - across * across)
            near, far = middle - chord, middle + chord
            front, back = middle + room, room - middle
            for markers, table in enumerate(tables):
                for length, chance in table.items():
                    way = length * INCH
                    end = way if way <= front else 2 * front - way
                    if way >= near if middle > 0 else end <= far:
                        afoot[markers][half] += share * chance
                    if way > front + front + back:
                        end = way - 2 * (front + back)
                    if near <= end <= far:
                        burning[markers][half] += share * chance
    return afoot, burning


def _lasting(table: list[list[float]]) -> list[float]:
    """The same by markers, averaged over the Pigsty: for all the moves that come later."""
    weights = [half + 0.5 for half in range(6, HALF_INCHES)]
    return [sum(w * row[half] for w, half in zip(weights, range(6, HALF_INCHES))) / sum(weights) for row in table]


@cache
def _later(hungry: bool) -> tuple[list[float], list[float]]:
    """What the moves that come later are worth, by markers: afoot, and on fire."""
    afoot, burning = _wins(hungry)
    return _lasting(afoot), _lasting(burning)


@cache
def _ends() -> list[list[float]]:
    """The chance that a Random Move ends within 2" of an Orc, by markers and how far its centre is, in half inches."""
    close = (NEAR + 2 * BASE) / INCH
    found = []
    for markers in range(MARKERS + 1):
        row = []
        for half in range(HALF_INCHES + 4):
            far = half / 2
            total = 0.0
            for length, chance in lengths(markers).items():
                for degrees in range(STEP // 2, 361, STEP):
                    ux = HEADINGS[degrees][0] / ONE
                    if length * length + far * far - 2 * length * far * ux <= close * close:
                        total += chance * STEP / 360
            row.append(total)
        found.append(row)
    return found


def chance_next(sty: Pigsty, pig: Model, markers: int) -> float:
    """The chance that a Pig with so many markers is in the Kitchen by its next Random Move; nobody is in its way."""
    half = int(hypot(MIDDLE - pig.x, MIDDLE - pig.y) / 500)
    return _wins(pigs_hungry(sty))[pig.burning][markers][min(half, HALF_INCHES - 1)]


def chance_later(sty: Pigsty, pig: Model, markers: int) -> float:
    """The same for a move that comes later, from anywhere."""
    return _later(sty.options.hungry)[pig.burning][markers]


def gets_home(sty: Pigsty, pig: int, more: int = 0) -> float:
    """About how likely a Pig's next Random Move ends in the Kitchen, past whoever stands in its way.

    `more`: Grease Markers that it would have besides its own.
    """
    if kitchen_shut(sty):
        return 0.0
    model = sty.models[pig]
    chance = chance_next(sty, model, min(model.grease + more, MARKERS))
    dx, dy = MIDDLE - model.x, MIDDLE - model.y
    return chance if model.burning else chance * (1 - shadow(sty, pig, dx, dy, hypot(dx, dy)))


SHOVED = 0.9
"""What another Random Move of the own Pig is worth, measured by the one that it has anyway."""
HERE = 0.35
"""How much of what comes later hangs on where the Pig is now."""

GUARD = 0.6
"""How much of what comes later others can take from a Pig by standing in its way, turn after turn."""


def worth(sty: Pigsty) -> list[float]:
    """An estimate of each seat's result: 1 for the first place, 0 for the last."""
    seats = sty.seats
    if sty.ending is not None:
        return [(seats - place) / (seats - 1) for place in sty.ending.places]
    if not sty.round:
        return setting_up(sty)
    wins, lasts, near = _wins(pigs_hungry(sty)), _later(sty.options.hungry), _ends()
    models = sty.models
    now = []
    later = []
    for pig in range(PIG, seats * EACH, EACH):
        model = models[pig]
        dx, dy = MIDDLE - model.x, MIDDLE - model.y
        far = sqrt(dx * dx + dy * dy)
        half = int(far / 500)
        if half >= HALF_INCHES:
            half = HALF_INCHES - 1
        markers = model.grease
        lasting = lasts[model.burning][markers]
        chance = wins[model.burning][markers][half]
        open_ = chance if model.burning else chance * (1 - shadow(sty, pig, dx, dy, far))
        extra = 0.0
        ends = near[markers]
        lit = 0.0
        for orc, one in enumerate(models):
            if one.action == FIRE or (one.action == SHOVE and orc // EACH == pig // EACH):
                ox, oy = one.x - model.x, one.y - model.y
                away = int(sqrt(ox * ox + oy * oy) / 500)
                if away < HALF_INCHES:
                    if one.action == SHOVE:
                        extra += ends[away]
                    else:
                        lit += ends[away]
        now.append(open_ * (1 + SHOVED * extra))
        if lit > 1:
            lit = 1.0
        lasting += (lasts[1][markers] - lasting) * 0.5 * lit
        value = HERE * chance + (1 - HERE) * lasting
        if not model.burning:
            value *= 1 - GUARD * guarded(sty, pig, dx, dy, far)
        later.append(value)
    seat = sty.active
    if sty.phase == RUNNING and sty.done >> (seat * EACH + PIG) & 1 and not sty.motions:
        seat = (seat + 1) % seats
    left = 1.0
    found = [0.0] * seats
    for _ in range(seats):
        chance = min(0.9, now[seat])
        found[seat] = left * chance
        left *= 1 - chance
        seat = (seat + 1) % seats
    total = sum(later)
    for seat in range(seats):
        found[seat] += left * later[seat] / total
    if seats > 2:
        rest = (seats - 2) / (2 * (seats - 1))
        found = [each + (1 - each) * rest for each in found]
    return found


def setting_up(sty: Pigsty) -> list[float]:
    return [0.5] * sty.seats


def shadow(sty: Pigsty, pig: int, dx: int, dy: int, far: float) -> float:
    """Which share of a Pig's ways to the Kitchen somebody stands in."""
    if far <= MEET:
        return 0.0
    model = sty.models[pig]
    x, y = model.x, model.y
    wide = MEET / far
    shut = 0.0
    for at, other in enumerate(sty.models):
        ox, oy = other.x - x, other.y - y
        along = dx * ox + dy * oy
        if along > 0 and at != pig:
            away = sqrt(ox * ox + oy * oy)
            if away < far:
                aside = (dx * oy - dy * ox) / (far * away)
                half = 2 * BASE / away
                low = aside - half
                high = aside + half
                if low < wide and high > -wide:
                    shut += (high if high < wide else wide) - (low if low > -wide else -wide)
    for rx, ry in sty.rocks:
        ox, oy = rx - x, ry - y
        along = dx * ox + dy * oy
        if along > 0:
            away = sqrt(ox * ox + oy * oy)
            if away < far:
                aside = (dx * oy - dy * ox) / (far * away)
                half = (BASE + ROCK_HALF) / away
                low = aside - half
                high = aside + half
                if low < wide and high > -wide:
                    shut += (high if high < wide else wide) - (low if low > -wide else -wide)
    shut /= 2 * wide
    return shut if shut < 1 else 1.0


def guarded(sty: Pigsty, pig: int, dx: int, dy: int, far: float) -> float:
    """How well an Orc of another seat can get between a Pig and the Kitchen in its next turns, 0 to 1."""
    if far < INCH:
        return 0.0
    model = sty.models[pig]
    ahead = (2 * BASE + SPACING) / far
    x, y = model.x + dx * ahead, model.y + dy * ahead
    best = 0.0
    for at, orc in enumerate(sty.models):
        if at % EACH != PIG and at // EACH != pig // EACH:
            ox, oy = orc.x - x, orc.y - y
            # Sure within 60 % of a walk, as something may be in the way; not to be hoped for beyond 180 %.
            value = 1.5 - sqrt(ox * ox + oy * oy) / (1.2 * walk_reach(orc))
            if value > best:
                best = value
    return best if best < 1 else 1.0
