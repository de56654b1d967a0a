"""The sequence of play: which piece of it comes next (RR 2 to RR 4)."""

from __future__ import annotations

from orcade.table.requests import Flow

from .actions import act
from .pieces import (
    ACTING,
    BROODING,
    BUILDING,
    COUNTING,
    DODGING,
    FREEING,
    LINING_UP,
    PLACING,
    RAMMING,
    ROLLING,
    TRICKING,
    Chariot,
    Race,
    RageOptions,
)
from .ramming import dodge, free_pivot, ram
from .setup import brood, build, count, order, place
from .skill_tests import play_trick
from .turn import begin

STEPS = {
    BROODING: brood,
    BUILDING: build,
    COUNTING: count,
    LINING_UP: order,
    PLACING: place,
    ROLLING: begin,
    ACTING: act,
    TRICKING: play_trick,
    RAMMING: ram,
    DODGING: dodge,
    FREEING: free_pivot,
}


def start(seats: int, options: RageOptions) -> Race:
    return Race(seats, options, chariots=[Chariot() for _ in range(seats)])


def step(race: Race) -> Flow[None]:
    """The next piece of the race."""
    return STEPS[race.phase](race)
