"""The sequence of play: which piece of it comes next (TI 2 to TI 4.2)."""

from __future__ import annotations

from orcade.table.requests import Flow

from .actions import act
from .felling import crush, fall
from .pieces import (
    ACTING,
    BROODING,
    CHOOSING,
    CLOSING,
    CRUSHING,
    DEPLOYING,
    EACH,
    FALLING,
    GIVING,
    LINING_UP,
    PLANTING,
    PUSHING,
    ROAMING,
    Forest,
    Orc,
    TimberOptions,
)
from .setup import brood, deploy, order, plant
from .shoving import push
from .turn import choose, close_turn, give, roam

STEPS = {
    BROODING: brood,
    PLANTING: plant,
    LINING_UP: order,
    DEPLOYING: deploy,
    GIVING: give,
    ROAMING: roam,
    CHOOSING: choose,
    ACTING: act,
    PUSHING: push,
    FALLING: fall,
    CRUSHING: crush,
    CLOSING: close_turn,
}


def start(seats: int, options: TimberOptions) -> Forest:
    return Forest(seats, options, orcs=[Orc() for _ in range(seats * EACH)])


def step(forest: Forest) -> Flow[None]:
    """The next piece of the game."""
    return STEPS[forest.phase](forest)
