"""Weights of an estimate, fitted to games that bots play against each other.

For each two sides of a position, the curve of the estimate tells a chance to end before the other; the weights are
those by which that tells best who did (greatest likelihood: with a logistic curve a logistic regression). They are held
back towards the present ones, as if each was known to be right give or take as much as all leads vary: what few games
tell of moves a weight little.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import msgspec
import numpy as np
import scipy  # noqa: F401  Where it is not installed, that is told before any game is played.
from numpy.typing import NDArray

from orcade.table.errors import BadSetup
from orcade.table.estimates import Curve, Estimate, Features, of_places
from orcade.table.game import Game
from orcade.table.options import parse

from .crew import Crew
from .playing import Outcome, Task

LEVEL = "search-50"
"""Who plays."""

ASTRAY = 0.2
"""Of their answers at random, so that games come to positions that a search looks at and good play avoids."""

SAMPLED = 20
"""Positions of a game: those of one game end alike, so more of them tell little more."""

HELD_BACK = 5
"""Every so manieth game is not fitted to, but shows how well the weights tell what they were not fitted to."""

STEP = 1e-4
"""Of a sum, to see how the curve rises."""

SURE = 1e-6
"""No chance counts as surer."""

Floats = NDArray[np.float64]


class Fit(msgspec.Struct, frozen=True):
    """Weights that were fitted."""

    names: tuple[str, ...]
    before: Features
    after: Features
    loss_before: float
    """Log loss in the games that were held back: less is better."""
    loss_after: float


class Pairs:
    """Two sides in a position, and what share of the first place among the two each got in the end."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        """At least one of them has to have a position of two sides."""
        mine, other, won, counts = [], [], [], []
        for outcome in outcomes:
            rewards = of_places(outcome.places)
            found = [
                (first, second, 0.5 + 0.5 * float(np.sign(rewards[seat] - rewards[rival])))
                for position in _sample(outcome)
                for at, (seat, first) in enumerate(position)
                for rival, second in position[at + 1 :]
            ]
            for first, second, share in found:
                mine.append(first)
                other.append(second)
                won.append(share)
                counts.append(1 / len(found))
        self.mine, self.other = np.array(mine, dtype=float), np.array(other, dtype=float)
        self.won = np.array(won)
        self.counts = np.array(counts)
        """Each game counts as one."""

    def loss(self, weights: Floats, curve: Curve) -> tuple[float, Floats]:
        """What the chances are off by, added up over the games, and how that rises with each weight."""
        of_all = np.frompyfunc(curve, 2, 1)
        mine, other = self.mine @ weights, self.other @ weights

        def chances(first: Floats, second: Floats) -> Floats:
            found: Floats = np.asarray(of_all(first, second), dtype=float)
            return found.clip(SURE, 1 - SURE)

        chance = chances(mine, other)
        off = -(self.won * np.log(chance) + (1 - self.won) * np.log(1 - chance)) @ self.counts
        rise = self.counts * (chance - self.won) / (chance * (1 - chance)) / (2 * STEP)
        by_mine = rise * (chances(mine + STEP, other) - chances(mine - STEP, other))
        by_other = rise * (chances(mine, other + STEP) - chances(mine, other - STEP))
        return float(off), by_mine @ self.mine + by_other @ self.other


def _sample(outcome: Outcome) -> Sequence[tuple[tuple[int, tuple[float, ...]], ...]]:
    kept = [position for position in outcome.positions if len(position) > 1]
    return Random(outcome.index).sample(kept, SAMPLED) if len(kept) > SAMPLED else kept


def fit(game: Game, games: int, seed: int, crew: Crew) -> Fit:
    """Weights for a game's estimate, fitted to so many games of as few seats as it has; repeatable by seed.

    `BadSetup` where its estimate has no weights, or the games are too few.
    """
    estimate = game.worth
    if not isinstance(estimate, Estimate):
        raise BadSetup(f"the estimate of {game.title} is no weighted sum, so it has no weights to fit")
    if games < 2 * HELD_BACK:
        raise BadSetup(f"weights are fitted to at least {2 * HELD_BACK} games, not {games}")
    levels = (LEVEL,) * game.seats[0]
    options = parse(game.options, {})
    tasks = (Task(game.name, levels, seed, index, options, positions=True, astray=ASTRAY) for index in range(games))
    outcomes = sorted(crew(tasks), key=lambda outcome: outcome.index)
    return fitted(estimate, outcomes)


def fitted(estimate: Estimate, outcomes: Sequence[Outcome]) -> Fit:
    """The weights that these games call for. Those of features that count alone are kept: no game tells of them."""
    from scipy.optimize import minimize  # It takes a second to load, and only the end needs it.

    known = Pairs(outcome for outcome in outcomes if (outcome.index + 1) % HELD_BACK)
    unseen = Pairs(outcome for outcome in outcomes if not (outcome.index + 1) % HELD_BACK)
    start = np.array(estimate.held)
    leads = known.mine - known.other
    spread = leads.std(axis=0)
    free = (spread > 0) & np.array([name not in estimate.alone for name in estimate.names])
    unit = np.where(free, (leads @ start).std() / np.where(free, spread, 1.0), 0.0)
    """By so much a weight moves the leads as much as they vary."""

    def off(moved: Floats) -> tuple[float, Floats]:
        loss, rise = known.loss(start + unit * moved, estimate.curve)
        return loss + 0.5 * float(moved @ moved), rise * unit + moved

    found = minimize(off, np.zeros(len(start)), jac=True, method="L-BFGS-B")
    best = start + unit * found.x
    before = tuple(estimate.weights)
    after = tuple(
        float(f"{weight:.3g}") if fits else kept for weight, fits, kept in zip(best.tolist(), free.tolist(), before)
    )
    end = np.where(free, after, start)
    losses = [unseen.loss(weights, estimate.curve)[0] / unseen.counts.sum() for weights in (start, end)]
    return Fit(estimate.names, before, after, *losses)
