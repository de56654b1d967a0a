"""Triggers and laps, as they are completed (TP-4, TP-5, TP-36)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import feat
from orcade.table.plane import Box
from orcade.table.requests import Flow

from .circuit import circuit_of, home
from .events import Cornered, Lapped
from .pieces import FEATS, LAPS, LEADING, POLES, Race, Rider, box, named
from .winning import bring_home


def progress(race: Race, who: int, fx: int, fy: int) -> Flow[None]:
    """A Boar has come straight from there to where it is now: Triggers and laps count at once (TP-4, TP-36)."""
    rider = race.riders[who]
    course = circuit_of(race)
    mx, my = course.middle
    sector = course.sector(rider.x, rider.y)
    steps = (sector + 1 - rider.wound) % POLES
    if steps:
        # A straight way turns less than half round the middle.
        clockwise = (fx - mx) * (rider.y - my) - (fy - my) * (rider.x - mx) > 0
        rider.wound += steps if clockwise else steps - POLES
    if rider.wound <= rider.crossed and rider.crossed < POLES * (rider.laps + 1):
        return
    base = box(rider)
    while True:
        if rider.crossed == POLES * (rider.laps + 1):
            if rider.wound == rider.crossed and not home(base):
                return
            if rider.wound < rider.crossed:
                return
            rider.laps += 1
            yield Lapped(named(rider), rider.laps)
            if rider.laps == 1:
                yield from feat(race, rider.seat, LEADING, FEATS)
            if race.holder == who and rider.laps >= LAPS:
                yield from bring_home(race, who)
                return
        elif rider.wound > rider.crossed and past(race, rider, base):
            rider.crossed += 1
            yield Cornered(named(rider), (rider.crossed - 1) % POLES + 1)
            if rider.crossed == POLES and not race.released:
                race.due = True
        else:
            return


def past(race: Race, rider: Rider, base: Box) -> bool:
    """Whether a whole base is over the next Trigger, which its centre has passed."""
    return rider.wound > rider.crossed + 1 or circuit_of(race).beyond(rider.crossed % POLES, base)
