"""A bot that looks one answer ahead: the example of docs/adding-a-bot.md."""

from __future__ import annotations

from orcade.bots import Seen
from orcade.bots.rewards import rewards
from orcade.table.requests import Option

WORLDS = 5
"""In so many imagined worlds each answer is tried."""


def glance(seen: Seen) -> Option:
    """The answer after which the game holds the seat's chances best; of equal ones any."""
    return max(seen.ask.options, key=lambda option: (promise(seen, option), seen.rng.random()))


def promise(seen: Seen, option: Option) -> float:
    """What the seat may hope for after an answer: from 0 for the last place to 1 for the first."""
    total = 0.0
    for _ in range(WORLDS):
        world = seen.imagine()
        world.answer(option, seen.seat)
        for other in [ask for ask in world.asks if ask.seat != seen.seat]:
            world.answer(seen.rng.choice(other.options), other.seat)
        total += rewards(world)[seen.seat]
    return total / WORLDS
