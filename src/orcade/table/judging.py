"""Points for answers, as a game's judges give them, become the weights of a policy (`Game.policy`)."""

from __future__ import annotations

from math import exp

from .requests import Option

Judged = dict[Option, float]
"""The answers that deserve a thought, with points."""


def weights(judged: Judged, warmth: float, least: float) -> Judged:
    """Their weights, of which the greatest is 1; none where there are no answers.

    `warmth`: points by which an answer has to be worse to have e times less weight. `least`: an answer with less than
    this part of the best one's weight is left out."""
    best = max(judged.values(), default=0.0)
    found = {option: exp((points - best) / warmth) for option, points in judged.items()}
    return {option: weight for option, weight in found.items() if weight >= least}
