"""A Boar goes its way: its trail, and the Triggers and laps that it completes (TP-4, TP-5, TP-36)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import feat
from orcade.table.requests import Flow

from .circuit import circuit_of, past_finish
from .events import Cornered, Lapped, Went
from .pieces import FEATS, LEADING, NOBODY, POLES, Race, box, length, named, racing, skipped, whole_inches
from .piglet import calls_piglet
from .standings import at_home, ends_lap, lines_left, past, rounded_by
from .winning import bring_home


def progress(race: Race, who: int, fx: int, fy: int) -> Flow[None]:
    """A Boar has come straight from there to where it is now: Triggers and laps count at once (TP-4, TP-36)."""
    rider = race.riders[who]
    rider.rounded = rounded_by(circuit_of(race), rider.rounded, fx, fy, rider.x, rider.y)
    if rider.rounded <= rider.crossed and rider.crossed < POLES * (rider.laps + 1):
        return
    base = box(rider)
    while True:
        if rider.crossed == POLES * (rider.laps + 1):
            if rider.rounded == rider.crossed and not past_finish(base):
                return
            if rider.rounded < rider.crossed:
                return
            rider.laps += 1
            note_lead(race, who)
            yield Lapped(named(rider), rider.laps - skipped(race))
        elif past(race, rider.crossed, rider.rounded, base):
            rider.crossed += 1
            nearly = race.holder == who and lines_left(race, rider) == 1 and not at_home(race, rider)
            yield Cornered(named(rider), (rider.crossed - 1) % POLES, nearly, note_lead(race, who))
            if rider.crossed == calls_piglet(race) and not race.released:
                race.piglet_due = True
        else:
            return
        if ends_lap(race, rider):
            yield from feat(race, rider.seat, LEADING, FEATS)
        if race.holder == who and at_home(race, rider):
            yield from bring_home(race, who)
            return


def note_lead(race: Race, who: int) -> bool:
    """Notes who has just crossed a line as the first; whether another one was the first at the line before. Once the
    Piglet is out nobody cares."""
    lines = [rider.crossed + rider.laps for rider in race.riders]
    if any(at != who and lines[at] >= lines[who] for at in racing(race)):
        return False
    before, race.ahead = race.ahead, who
    return before not in (NOBODY, who) and not race.released


def go(race: Race, who: int, x: int, y: int, how: int, dx: int, dy: int, counts: bool) -> Flow[None]:
    """A Boar goes straight there: its trail, Triggers and laps (TP-36), and if it counts the Skid Test (TP-31)."""
    rider = race.riders[who]
    fx, fy = rider.x, rider.y
    far = length(fx, fy, x, y)
    if far:
        if not rider.trail:
            rider.trail.append((fx, fy))
        rider.trail.append((x, y))
        rider.x = x
        rider.y = y
    yield Went(named(rider), how, far, dx, dy)
    yield from complete_lines(race, who, fx, fy, far if counts else NOBODY)


def complete_lines(race: Race, who: int, fx: int, fy: int, far: int) -> Flow[None]:
    """Triggers and laps after a way, or a Pivot, from there. `far`: how much it counts for the Skid Test; -1: not."""
    crossed = race.riders[who].crossed
    yield from progress(race, who, fx, fy)
    if far >= 0:
        race.gone = whole_inches(race.gone + far)
        if race.riders[who].crossed > crossed:
            race.tested = False
