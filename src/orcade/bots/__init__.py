"""Bots: a random player, and a search that plays every game with nothing but its rules.

>>> import random
>>> player = bot("normal")
>>> match.answer(player.choose(match, seat=0, rng=random.Random(7)), seat=0)
"""

from __future__ import annotations

from .advice import Planned, left_to_search, preview, suggestion
from .ismcts import Searcher, Votes, elected
from .levels import LEVELS, STAND_IN, Bot, bot, bots_named, opponents, seconds_of, thinks_long, weights_of
from .own import BotFailed, Seen

__all__ = [
    "LEVELS",
    "STAND_IN",
    "Bot",
    "BotFailed",
    "Planned",
    "Searcher",
    "Seen",
    "Votes",
    "bot",
    "bots_named",
    "elected",
    "left_to_search",
    "opponents",
    "preview",
    "seconds_of",
    "suggestion",
    "thinks_long",
    "weights_of",
]
