"""The sequence of play: which piece of it comes next (FP 1 to FP 5)."""

from __future__ import annotations

from orcade.table.requests import Flow

from .end_of_move import play_motion
from .pieces import (
    BROODING,
    DEPLOYING,
    EACH,
    GREASING,
    LAYING,
    LINING_UP,
    READYING,
    RUNNING,
    SLIPPING,
    TOSSING,
    WALKING,
    Model,
    PigOptions,
    Pigsty,
)
from .setup import choose_brood, deploy, deployment_order, lay_terrain, pigtoss
from .turn import grease_toss, move_pig, movement, slippery, take_action

STEPS = {
    BROODING: choose_brood,
    LAYING: lay_terrain,
    LINING_UP: deployment_order,
    DEPLOYING: deploy,
    TOSSING: pigtoss,
    SLIPPING: slippery,
    WALKING: movement,
    GREASING: grease_toss,
    READYING: take_action,
    RUNNING: move_pig,
}


def start(seats: int, options: PigOptions) -> Pigsty:
    return Pigsty(seats, options, models=[Model() for _ in range(seats * EACH)])


def step(sty: Pigsty) -> Flow[None]:
    """The next piece: what is left of a move first, then the set-up or the step of the Player Turn."""
    return play_motion(sty) if sty.motions else STEPS[sty.phase](sty)
