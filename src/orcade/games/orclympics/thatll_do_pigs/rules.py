"""The sequence of play: which piece of it comes next (TP 2 to TP 4)."""

from __future__ import annotations

from collections.abc import Callable

from orcade.table.requests import Flow

from .activation import choose_foe, hand_over, move, second_action, steer, turn_on_the_spot
from .pieces import (
    BROODING,
    CALLING,
    FALLING_BACK,
    HANDING,
    HERDING,
    LINING_UP,
    MOVING,
    OPENING,
    PICKING,
    PLACING,
    SECOND,
    STAKING,
    STEERING,
    STRIKING,
    SWAPPING,
    TURNING,
    Race,
    RaceOptions,
)
from .setup import brood, choose_back, order, place, stake, strike, swap
from .turns import choose_boar, herd, open_turn

STEPS: dict[int, Callable[[Race], Flow[None]]] = {
    BROODING: brood,
    STAKING: stake,
    LINING_UP: order,
    PLACING: place,
    STRIKING: strike,
    FALLING_BACK: choose_back,
    SWAPPING: swap,
    OPENING: open_turn,
    HERDING: herd,
    CALLING: choose_boar,
    MOVING: move,
    HANDING: hand_over,
    PICKING: choose_foe,
    STEERING: steer,
    SECOND: second_action,
    TURNING: turn_on_the_spot,
}
"""What each phase plays."""


def start(seats: int, options: RaceOptions) -> Race:
    return Race(seats, options)


def step(race: Race) -> Flow[None]:
    """One piece of the sequence of play."""
    return STEPS[race.phase](race)
