"""What holds for the policy of every game in which all lies open."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from orcade.bots.promising import drawn, promising
from orcade.table.dice import Loose, Stream
from orcade.table.game import Game
from orcade.table.match import Match, new


def rules_judged(game: Game, seats: int, enough: Callable[[Match], bool] = lambda match: match.over) -> set[str]:
    """The rules of the questions of which the policy says something, in a match by it until it is `enough`: legal
    answers with weights of which the greatest is 1, and the same in every imagined world."""
    assert game.policy is not None
    match, rng = new(game, seats, dice=Stream.of(seats)), Random(seats)
    judged: set[str] = set()
    while not match.over and not enough(match):
        ask = match.asks[0]
        weights = game.policy(match.view(ask.seat), ask)
        if weights:
            judged.add(ask.rule)
            assert all(option in ask.options for option in weights)
            assert max(weights.values()) == 1.0
            assert min(weights.values()) > 0
            world = match.imagine(ask.seat, Loose(rng), reopen=True)
            asked = next(each for each in world.asks if each.seat == ask.seat)
            assert game.policy(world.state, asked) == weights
        match.answer(drawn(*promising(game, match.view(ask.seat), ask), rng), ask.seat)
    return judged
