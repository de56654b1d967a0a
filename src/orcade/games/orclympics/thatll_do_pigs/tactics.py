"""How a match stands, in one number a seat: for searches that stop before the end.

Before the Piglet is out the race goes for position. Then it is about who has the Piglet and how far home is from there,
and about who can get at it: the holder where he rides, the loose Piglet where it runs.
"""

from __future__ import annotations

from math import exp2, sqrt

from orcade.table.plane import INCH

from .circuit import INNER_LANE, Circuit, circuit_of
from .pieces import BOARD, FINISH, LAPS, POLES, Race, Rider

PACE = 9 * INCH
"""About how far a Boar comes in a Game Turn."""
LAP = 78 * INCH
"""About how long a lap is."""


def worth(race: Race) -> list[float]:
    """An estimate of each seat's result: 1 for the first place, 0 for the last."""
    seats = race.seats
    if race.ending is not None:
        return [(seats - place) / (seats - 1) for place in race.ending.places]
    if not race.turn:
        return [0.5] * seats
    course = circuit_of(race)
    homes = [way_home(course, rider) for rider in race.riders]
    strengths = [0.0] * seats
    runs = [-1.0] * seats
    for who, rider in enumerate(race.riders):
        if rider.crashed:
            continue
        strengths[rider.seat] += prospects(race, course, who, homes)
        runs[rider.seat] = max(runs[rider.seat], BOARD * 10 - homes[who])
    total = sum(strengths)
    if total <= 0:
        return [0.5] * seats
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


def prospects(race: Race, course: Circuit, who: int, homes: list[float]) -> float:
    """How good a Boar's chances are to bring the Piglet home; to be compared with those of the others."""
    rider = race.riders[who]
    able: float = 1.0 if rider.ridden else 0.45
    if not race.released:
        return able * exp2(-homes[who] / (4 * PACE))
    if race.holder == who:
        turns = homes[who] / PACE
        hunted = 1.0
        for at, other in enumerate(race.riders):
            if at != who and not other.crashed and other.seat != rider.seat:
                hunted *= 1 - 0.35 * near(far(rider, other.x, other.y))
        return able * (0.3 + 5.0 * hunted * exp2(-turns / 5))
    if race.holder >= 0:
        holder = race.riders[race.holder]
        if holder.seat == rider.seat:
            return 0.1 * able
        away = far(rider, holder.x, holder.y)
        # Behind him one comes too late; before him, one can wait.
        late = max(0.0, homes[who] % LAP - homes[race.holder] % LAP) / (8 * PACE)
        return able * (0.15 + 0.9 * near(away)) / (1 + min(late, 1.0))
    away = far(rider, *race.piglet)
    return able * (0.2 + 1.2 * near(away))


def near(away: float) -> float:
    """1 for what is here, 0.5 for what is one ride away, less and less for what is farther."""
    return 1 / (1 + away / PACE)


def far(rider: Rider, x: int, y: int) -> float:
    dx, dy = x - rider.x, y - rider.y
    return sqrt(dx * dx + dy * dy)


def way_home(course: Circuit, rider: Rider) -> float:
    """How far it is to the end of the second lap, and beyond that in whole laps, round the poles."""
    laps = max(LAPS, rider.laps + 1)
    length = 0.0
    x, y = rider.x, rider.y
    first = min(max(rider.rounded, rider.crossed), POLES * (rider.laps + 1))
    for at in range(first, POLES * (rider.laps + 1)):
        tx, ty = course.waypoints[at % POLES][INNER_LANE]
        length += sqrt((tx - x) * (tx - x) + (ty - y) * (ty - y))
        x, y = tx, ty
    length += abs(x - FINISH) + 1000
    # A Trigger that is still to be crossed by the whole base, or straddled, is not behind it yet.
    return length + (laps - rider.laps - 1) * LAP
