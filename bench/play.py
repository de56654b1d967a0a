"""Random play as a user of the README would write it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

import orcade


def player(game: str, seats: int) -> Callable[[], int]:
    """Plays a whole random game at each call, another one each time, and tells how many answers it took.

    All that a user pays for is in it: finding the game by its name, provable dice, options, and the log of events.
    """
    seeds = count(1)
    choice = Random(1).choice

    def play() -> int:
        match = orcade.new(game, seats, seed=next(seeds))
        answers = 0
        while not match.over:
            for ask in match.asks:
                match.answer(choice(ask.options), seat=ask.seat)
                answers += 1
        return answers

    return play
