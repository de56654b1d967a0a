"""How a match stands, in one number a seat: for searches that stop before the end.

Before the Piglet is out the race goes for position. Then it is about who has the Piglet and how far home is from there,
and about who can get at it: the holder where he rides, the loose Piglet where it runs.
"""

from __future__ import annotations

from math import exp2

from .circuit import circuit_of
from .gains import astray, led_astray
from .pieces import BOARD, Race
from .routes import LAP, PACE, apart, way_home

NOBODY_HOME = 0.1
"""How good the chances are that nobody brings the Piglet home, in the measure of `prospects`: so all get on."""


def worth(race: Race) -> list[float]:
    """An estimate of each seat's result: 1 for the first place, 0 for the last."""
    seats = race.seats
    if race.ending is not None:
        return [(seats - place) / (seats - 1) for place in race.ending.places]
    if not race.turn:
        return [0.5] * seats
    course = circuit_of(race)
    homes = [way_home(course, rider) for rider in race.riders]
    ways = [home + led_astray(course, rider) for home, rider in zip(homes, race.riders, strict=True)]
    strengths = [0.0] * seats
    runs = [-1.0] * seats
    for who, rider in enumerate(race.riders):
        if rider.crashed:
            continue
        strengths[rider.seat] += prospects(race, who, homes, ways)
        runs[rider.seat] = max(runs[rider.seat], BOARD * 10 - ways[who])
    total = sum(strengths) + NOBODY_HOME
    wins = [each / total for each in strengths]
    found = []
    for seat in range(seats):
        behind = 0.0
        for other in range(seats):
            if other != seat:
                # Who is ahead by a Game Turn's ride will very likely be so in the end.
                lead = (runs[seat] - runs[other]) / PACE
                behind += 0.5 + 0.5 * lead / (1 + abs(lead))
        found.append(wins[seat] + (1 - wins[seat]) * (seats - 2) / (seats - 1) * behind / (seats - 1))
    return found


def prospects(race: Race, who: int, homes: list[float], ways: list[float]) -> float:
    """How good a Boar's chances are to bring the Piglet home; to be compared with those of the others.

    `homes`: each Boar's way home; `ways`: the same with what it loses where it is led astray.
    """
    rider = race.riders[who]
    able: float = 1.0 if rider.ridden else 0.45
    if not race.released:
        return able * exp2(-ways[who] / (4 * PACE))
    holder = race.holder
    if holder == who:
        free = 1.0
        for at, other in enumerate(race.riders):
            if at != who and not other.crashed and other.seat != rider.seat:
                free *= 1 - 0.35 * hunt(race, at, homes)
        return able * held(ways[who], free)
    if holder >= 0 and race.riders[holder].seat == rider.seat:
        return 0.1 * able
    if holder >= 0:
        gets = hunt(race, who, homes)
    else:
        gets = near(apart(rider.x, rider.y, *race.piglet) + astray(rider, *race.piglet))
    return able * (0.1 + 0.4 * gets * held(ways[who], 1.0))


def held(way: float, free: float) -> float:
    """What it is worth to have the Piglet so far from home. `free`: how likely nobody takes it, 0 to 1."""
    return 0.3 + 5.0 * free * exp2(-way / PACE / 5)


def hunt(race: Race, who: int, homes: list[float]) -> float:
    """How likely a Boar gets at the holder, 0 to 1. Who stands before him in his way need not come: he has to pass."""
    rider = race.riders[who]
    holder = race.riders[race.holder]
    found = near(apart(rider.x, rider.y, holder.x, holder.y) + astray(rider, holder.x, holder.y))
    return found + (1 - found) / 2 * in_his_way(who, race.holder, homes)


def in_his_way(who: int, holder: int, homes: list[float]) -> float:
    """How surely the holder has to pass a Boar: 1 for one that is less than a quarter of a lap before him, on his way
    home; 0 for one that is half a lap before him."""
    before = (homes[holder] - homes[who]) % LAP
    return max(0.0, min(1.0, 2 - before / (LAP / 4))) if before < homes[holder] else 0.0


def near(away: float) -> float:
    """1 for what is here, 0.5 for what is one ride away, less and less for what is farther."""
    return 1 / (1 + away / PACE)
