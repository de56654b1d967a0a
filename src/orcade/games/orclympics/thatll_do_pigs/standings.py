"""Who is ahead of whom in the race (TP-8, TP-35)."""

from __future__ import annotations

from orcade.table.plane import Box, gap

from .circuit import Circuit, circuit_of, past_finish
from .pieces import HALF_WAY, LAPS, POLES, Race, Rider, box, racing

Position = tuple[int, int, int]
"""Laps, Triggers, and the distance to the next line below 0: the greater one is ahead."""


def to_go(race: Race, rider: Rider) -> int:
    """The distance to the next Trigger, or after the fourth to the Finish Line; 0 where the base is on it."""
    course = circuit_of(race)
    if rider.crossed == POLES * (rider.laps + 1):
        return max(0, gap(box(rider), course.finish))
    return max(0, gap(box(rider), course.triggers[rider.crossed % POLES]))


def lines_left(race: Race, rider: Rider) -> int:
    """How many Triggers and Finish Lines a Boar still has to cross until it would win with the Piglet (TP-9)."""
    if race.options.half_lap:
        return max(1, POLES * (LAPS - 1) + HALF_WAY + 1 - rider.crossed)
    laps = max(LAPS, rider.laps + 1)
    return laps * (POLES + 1) - rider.laps - rider.crossed


def waits(race: Race, who: int) -> bool:
    """Whether a Boar is before its last line without the Piglet: beyond it, it would have farther to ride (TP-9)."""
    return race.released and race.holder != who and lines_left(race, race.riders[who]) == 1


def position(race: Race, who: int) -> Position:
    """TP-8: of a Boar that races."""
    rider = race.riders[who]
    return rider.laps, rider.crossed, -to_go(race, rider)


def last_placed(race: Race) -> int:
    """The Boar in the last position; of those that are level the later one in the order of this Game Turn (TP-35)."""
    them = racing(race)
    least = min((race.riders[who].laps, race.riders[who].crossed) for who in them)
    them = [who for who in them if (race.riders[who].laps, race.riders[who].crossed) == least]
    if len(them) == 1:
        return them[0]
    far = {who: to_go(race, race.riders[who]) for who in them}
    most = max(far.values())
    level = [who for who in them if far[who] == most]
    return max(level, key=lambda who: (place_in_order(race, race.riders[who]), who))


def place_in_order(race: Race, rider: Rider) -> int:
    """How late a Boar's player is in the order of this Game Turn; the Running Up Boar is the first in the first one."""
    if race.turn == 1 and race.runner >= 0 and race.riders[race.runner].name == rider.name:
        return -1
    return race.order.index(rider.seat) if rider.seat in race.order else 0


def rounded_by(course: Circuit, rounded: int, fx: int, fy: int, x: int, y: int) -> int:
    """How many corners a Boar has gone round that had gone round so many, and has come straight from there to here."""
    steps = (course.sector(x, y) + 1 - rounded) % POLES
    if not steps:
        return rounded
    # A straight way turns less than half round the middle.
    mx, my = course.middle
    clockwise = (fx - mx) * (y - my) - (fy - my) * (x - mx) > 0
    return rounded + (steps if clockwise else steps - POLES)


def past(race: Race, crossed: int, rounded: int, base: Box) -> bool:
    """Whether a whole base is over the next Trigger after so many, where its centre has gone round so many corners."""
    return rounded > crossed + 1 or (rounded > crossed and circuit_of(race).beyond(crossed % POLES, base))


def crosses(race: Race, rider: Rider, there: Box) -> bool:
    """Whether the next Trigger is fully crossed by a straight way that ends there."""
    rounded = rounded_by(circuit_of(race), rider.rounded, rider.x, rider.y, there.x, there.y)
    return past(race, rider.crossed, rounded, there)


def finishes(rider: Rider, there: Box) -> bool:
    """Whether a lap is finished by a straight way that ends there."""
    return rider.crossed == rider.rounded == POLES * (rider.laps + 1) and past_finish(there)


def brings_home(race: Race, who: int, there: Box) -> bool:
    """Whether a Boar brings the Piglet home by a straight way that ends there."""
    rider = race.riders[who]
    over = crosses(race, rider, there) or finishes(rider, there)
    return over and race.holder == who and lines_left(race, rider) == 1


def next_line(rider: Rider) -> int:
    """Which line it has to cross next: a Skid Trigger, from 0; POLES for the Finish Line."""
    return min(POLES, rider.crossed - POLES * rider.laps)


def at_home(race: Race, rider: Rider) -> bool:
    """Whether the Piglet is home beyond the line that a Boar has just crossed (TP-9, TP-45)."""
    if race.options.half_lap:
        return rider.crossed > POLES * (LAPS - 1) + HALF_WAY
    return rider.laps >= LAPS and rider.crossed == POLES * rider.laps


def ends_lap(race: Race, rider: Rider) -> bool:
    """Whether the line that a Boar has just crossed ends the first lap, or the half one (TP-40, TP-45)."""
    return at_home(race, rider) if race.options.half_lap else rider.laps == 1 and rider.crossed == POLES


def called_line(line: int) -> str:
    return "the Finish Line" if line == POLES else f"Skid Trigger {line + 1}"
