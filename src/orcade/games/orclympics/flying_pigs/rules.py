"""The sequence of play: which piece of it comes next (FP 1 to FP 5)."""

from __future__ import annotations

from orcade.table.requests import Flow

from .motions import resolve
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
from .setup import brood, deploy, lay, order, pigtoss
from .turn import action, grease_toss, movement, run, slippery

STEPS = {
    BROODING: brood,
    LAYING: lay,
    LINING_UP: order,
    DEPLOYING: deploy,
    TOSSING: pigtoss,
    SLIPPING: slippery,
    WALKING: movement,
    GREASING: grease_toss,
    READYING: action,
    RUNNING: run,
}


def start(seats: int, options: PigOptions) -> Pigsty:
    return Pigsty(seats, options, models=[Model() for _ in range(seats * EACH)])


def step(sty: Pigsty) -> Flow[None]:
    """The next piece: what is left of a move first, then the set-up or the step of the Player Turn."""
    return resolve(sty) if sty.motions else STEPS[sty.phase](sty)
