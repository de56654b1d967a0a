"""Which options deserve a thought: those that a game's policy names, else all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from orcade.table.game import Game, State
from orcade.table.requests import Ask, Option


def judged(game: Game, state: State, ask: Ask) -> Mapping[Option, float] | None:
    """What the game's policy says of the answers; None where it has none, or none for this question."""
    return game.policy(state, ask) if game.policy is not None else None


def promising(game: Game, state: State, ask: Ask) -> tuple[Sequence[Option], Sequence[float]]:
    """The promising options with their weights (see `Game.policy`); all of them without weights, where the game does
    not say.

    `state`: a view of the seat that is asked, or a world that it imagines.
    """
    weights = judged(game, state, ask)
    if not weights:
        return ask.options, ()
    return tuple(weights), tuple(weights.values())


def drawn(options: Sequence[Option], weights: Sequence[float], rng: Random) -> Option:
    """One of these options, each as likely as its weight says; without weights all are alike."""
    if not weights:
        return options[int(rng.random() * len(options))]
    point = rng.random() * sum(weights)
    for option, weight in zip(options, weights):
        point -= weight
        if point < 0:
            return option
    return options[-1]
