"""Bots: a random player, and a search that plays every game with nothing but its rules.

>>> import random
>>> player = bot("normal")
>>> match.answer(player.choose(match, seat=0, rng=random.Random(7)), seat=0)
"""

from __future__ import annotations

from .advice import Planned, preview, suggestion
from .levels import LEVELS, STAND_IN, Bot, bot, bots_named, opponents, weights_of
from .own import BotFailed, Seen

__all__ = [
    "LEVELS",
    "STAND_IN",
    "Bot",
    "BotFailed",
    "Planned",
    "Seen",
    "bot",
    "bots_named",
    "opponents",
    "preview",
    "suggestion",
    "weights_of",
]
