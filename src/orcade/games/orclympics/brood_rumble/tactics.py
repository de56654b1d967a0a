"""How a rumble stands, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from orcade.table.estimates import Estimate
from orcade.table.plane import Box

from .geometry import ground
from .pieces import CLOSING, HELMET, KNUCKLES, PAIRING, Orc, Rumble
from .push import deadliness_of_push
from .terrain import INCH

ORC = 4.0
"""In Health: what an Orc is worth beyond its Health, for it acts and pushes."""
PUSHED_FIRST = 0.2
"""The chance to be Pushed by who strikes first, where he has reason to try."""
PUSHED_SECOND = 0.07
"""The chance to be Pushed by the counterstroke."""
FAR = 20 * INCH
"""The distance at which nothing is left of being near an enemy."""
BARREL = 0.35
"""For standing at a Barrel; fades over REACH."""
MOUND = 0.2
"""The same for a Debris Mound and an Orc without an Item."""
REACH = 6 * INCH
LAST_HEALTH = 4
"""Of each Orc's Health, how much counts for more than the rest."""


class Standing(NamedTuple):
    """What speaks for a team: each is added up over its Orcs that stand."""

    health: int
    orcs: int
    last_health: int
    """Of the last Health of each (LAST_HEALTH)."""
    knuckles: int
    helmets: int
    down: int
    """They lie, so that their next activation is lost."""
    gear: float
    """For being free, and near a Barrel or Debris Mound."""
    first: float
    """Half a point for each who strikes first in a combat of this Game Turn, minus half for each who comes second."""
    pushed: float
    """Health that is expected to be lost to Pushes."""
    eager: float
    """One for each in a fight; for who is free, less by the distance to the nearest enemy. A team gains it without the
    other losing it, or both would keep away from each other for ever."""


def standings(rumble: Rumble) -> list[Standing]:
    """What speaks for each team; nothing before there are teams."""
    if not rumble.turn or not rumble.teams:
        return []
    mounds = ground(rumble.terrain).mounds
    return [standing(rumble, team, mounds) for team in range(len(rumble.teams))]


def standing(rumble: Rumble, team: int, mounds: tuple[Box, ...]) -> Standing:
    """What speaks for a team."""
    health = orcs = last = knuckles = helmets = down = 0
    gear = first = pushed = eager = 0.0
    for orc in rumble.orcs:
        if orc.team != team or orc.health <= 0:
            continue
        orcs += 1
        health += orc.health
        last += min(orc.health, LAST_HEALTH)
        if orc.item:
            knuckles += orc.item == KNUCKLES
            helmets += orc.item == HELMET
        if orc.foe >= 0:
            eager += 1
            edge, risk = fighting(rumble, orc, rumble.orcs[orc.foe])
            first += edge
            pushed += risk
            continue
        eager += eagerness(rumble, orc)
        if orc.down:
            down += 1
        else:
            gear += gear_near(rumble, orc, mounds)
    return Standing(health, orcs, last, knuckles, helmets, down, gear, first, pushed, eager)


def eagerness(rumble: Rumble, orc: Orc) -> float:
    """What a free Orc has of its nearness to an enemy."""
    nearest = 1 << 60
    for other in rumble.orcs:
        if other.team != orc.team and other.health > 0:
            dx, dy = other.x - orc.x, other.y - orc.y
            far = dx * dx + dy * dy
            if far < nearest:
                nearest = far
    return max(0.0, 1 - sqrt(nearest) / FAR)


def gear_near(rumble: Rumble, orc: Orc, mounds: tuple[Box, ...]) -> float:
    """What a Barrel or Debris Mound nearby is worth to an Orc."""
    best = 0.0
    for barrel in rumble.barrels:
        gain = BARREL * (1 - (abs(barrel.x - orc.x) + abs(barrel.y - orc.y) - INCH) / REACH)
        if gain > best:
            best = gain
    if not orc.item:
        for mound in mounds:
            gain = MOUND * (1 - (abs(mound[0] - orc.x) + abs(mound[1] - orc.y) - 2 * INCH) / REACH)
            if gain > best:
                best = gain
    return best


def fighting(rumble: Rumble, orc: Orc, foe: Orc) -> tuple[float, float]:
    """Of an Orc in combat: see `first` and `pushed`."""
    done = orc.fought or rumble.phase >= CLOSING
    first = 0.5 if done else 1.0 if orc.charged else 0.0 if foe.charged else 0.5
    if rumble.phase > PAIRING and not done and orc.id in (rumble.striker, rumble.victim):
        first = 1.0 if (orc.id == rumble.striker) != rumble.counter else 0.0
    risk = PUSHED_SECOND + (PUSHED_FIRST - PUSHED_SECOND) * (1 - first)
    return first - 0.5, risk * deadliness_of_push(rumble, orc, foe.x, foe.y) * (orc.health + ORC)


worth: Final = Estimate(
    Standing,
    standings,
    Path(__file__).with_name("worth.toml"),
    alone=("eager",),
    sides=lambda rumble: rumble.teams,
)
