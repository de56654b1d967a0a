"""How a rumble stands, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from math import exp, sqrt

from orcade.table.plane import Box

from .geometry import ground
from .pieces import CLOSING, HELMET, KNUCKLES, PAIRING, Orc, Rumble
from .push import deadliness_of_push
from .terrain import INCH

ORC_WORTH = 4.0
"""In Health: what an Orc is worth beyond its Health, for it acts and pushes."""
LAST_WORTH = 2.0
"""What its last four Health are worth more than others."""
ITEM_WORTH = {KNUCKLES: 0.45, HELMET: 0.4}
DOWN_COSTS = 1.3
"""For lying: the next activation is lost."""
FIRST_WORTH = 1.4
"""For striking first in a combat of this Game Turn, to each side."""
PUSHED_FIRST = 0.2
"""The chance to be Pushed by who strikes first, where he has reason to try."""
PUSHED_SECOND = 0.07
"""The chance to be Pushed by the counterstroke."""
EAGER = 5.0
"""For being in a fight; for who is free, less by the distance to the nearest enemy. A team gains it without the other
losing it, or both would keep away from each other for ever."""
FAR = 20 * INCH
"""The distance at which nothing of that is left."""
BARREL_WORTH = 0.35
"""For standing at a Barrel; fades over REACH."""
MOUND_WORTH = 0.2
"""The same for a Debris Mound and an Orc without an Item."""
REACH = 6 * INCH
STEEPNESS = 0.1
"""How quickly a lead in Health turns into a won game."""


def worth(rumble: Rumble) -> list[float]:
    """An estimate of each seat's result: 1 for the winners, 0 for the losers."""
    seats = rumble.seats
    if rumble.ending is not None:
        places = rumble.ending.places
        return [0.5] * seats if max(places) == 1 else [1.0 if place == 1 else 0.0 for place in places]
    if not rumble.turn or not rumble.teams:
        return [0.5] * seats
    strengths = [0.0, 0.0]
    eager = [0.0, 0.0]
    mounds = ground(rumble.terrain).mounds
    for orc in rumble.orcs:
        if orc.health > 0:
            strengths[orc.team] += strength(rumble, orc, mounds)
            eager[orc.team] += EAGER if orc.foe >= 0 else eagerness(rumble, orc)
    lead = strengths[0] - strengths[1]
    found = [0.0] * seats
    for team, ahead in ((0, lead), (1, -lead)):
        chance = 1 / (1 + exp(-STEEPNESS * (ahead + eager[team])))
        for seat in rumble.teams[team]:
            found[seat] = chance
    return found


def eagerness(rumble: Rumble, orc: Orc) -> float:
    """What a free Orc has of its nearness to an enemy."""
    nearest = 1 << 60
    for other in rumble.orcs:
        if other.team != orc.team and other.health > 0:
            dx, dy = other.x - orc.x, other.y - orc.y
            far = dx * dx + dy * dy
            if far < nearest:
                nearest = far
    return max(0.0, EAGER * (1 - sqrt(nearest) / FAR))


def strength(rumble: Rumble, orc: Orc, mounds: tuple[Box, ...]) -> float:
    """What an Orc is worth, in Health."""
    health = orc.health
    value = health + ORC_WORTH + min(health, 4) * LAST_WORTH / 4
    if orc.item:
        value += ITEM_WORTH[orc.item]
    if orc.foe >= 0:
        return value + fighting(rumble, orc, rumble.orcs[orc.foe])
    if orc.down:
        return value - DOWN_COSTS
    best = 0.0
    for barrel in rumble.barrels:
        gain = BARREL_WORTH * (1 - (abs(barrel.x - orc.x) + abs(barrel.y - orc.y) - INCH) / REACH)
        if gain > best:
            best = gain
    if not orc.item:
        for mound in mounds:
            gain = MOUND_WORTH * (1 - (abs(mound[0] - orc.x) + abs(mound[1] - orc.y) - 2 * INCH) / REACH)
            if gain > best:
                best = gain
    return value + best


def fighting(rumble: Rumble, orc: Orc, foe: Orc) -> float:
    """What an Orc may expect of its combat beyond what its enemy may, in Health."""
    done = orc.fought or rumble.phase >= CLOSING
    first = 0.5 if done else 1.0 if orc.charged else 0.0 if foe.charged else 0.5
    if rumble.phase > PAIRING and not done and orc.id in (rumble.striker, rumble.victim):
        first = 1.0 if (orc.id == rumble.striker) != rumble.counter else 0.0
    risk = PUSHED_SECOND + (PUSHED_FIRST - PUSHED_SECOND) * (1 - first)
    return (first - 0.5) * FIRST_WORTH - risk * deadliness_of_push(rumble, orc, foe.x, foe.y) * (orc.health + ORC_WORTH)
