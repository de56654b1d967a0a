"""The levels of play, and what each may spend on a decision."""

from __future__ import annotations

import random
import re
from math import inf
from typing import Final, Protocol

from orcade.table.errors import OrcadeError
from orcade.table.match import Match
from orcade.table.requests import Option, Seat

from .courtesy import polite
from .ismcts import Budget, Searcher
from .own import own_bot, own_bots

LEVELS: Final = ("random", "easy", "normal", "hard")
"""From weak to strong."""

STAND_IN: Final = "easy"
"""The level that plays on for who has given up."""

BUDGETS: Final = {
    "easy": Budget(iterations=50, seconds=1.0),
    "normal": Budget(iterations=500, seconds=1.5),
    "hard": Budget(iterations=4000, seconds=3.0),
}
"""Levels differ only in their budget. The seconds are for slow machines: on a usual one the iterations end first."""

SEARCH: Final = re.compile(r"search-([1-9]\d{0,6})")
"""A search with so many iterations: "search-200"."""


class Bot(Protocol):
    """Plays a seat. It keeps nothing between decisions, so one bot may play at many tables."""

    def choose(self, match: Match, seat: Seat, rng: random.Random) -> Option:
        """One of the options that the seat is asked to choose from, found with what that seat may know.

        The same view, generator state and budget of iterations give the same choice. `NotYourTurn` or `MatchOver`
        where the seat is not asked.
        """
        ...


class RandomBot:
    """Takes any option, each as likely as another; in matters among people it agrees."""

    def choose(self, match: Match, seat: Seat, rng: random.Random) -> Option:
        ask = match.ask_of(seat)
        if ask.courtesy:
            return polite(ask)
        options = ask.options
        return options[int(rng.random() * len(options))]


def opponents() -> tuple[str, ...]:
    """All bots that sit down with people: the levels, and those that are installed."""
    return (*LEVELS, *(name for name in own_bots() if name not in LEVELS))


def bot(level: str, *, timed: bool = True, seconds: float = inf) -> Bot:
    """The bot of a level, "search-200" for a search of 200 iterations, or one that is installed.

    `OrcadeError` names them all where there is no such one.

    `timed=False` leaves out the limit of seconds, so that a choice does not depend on the machine's speed.
    `seconds`: where others wait for the machine, it thinks no longer than this, even if its level would.
    """
    if level == "random":
        return RandomBot()
    if level in own_bots() and level not in LEVELS:
        return own_bot(level)
    searched = SEARCH.fullmatch(level)
    budget = Budget(int(searched[1])) if searched else BUDGETS.get(level)
    if budget is None:
        raise OrcadeError(
            f"there is no bot {level[:40]!r}; there are: {', '.join(opponents())}, and search-200 or the like"
        )
    longest = min(seconds, budget.seconds or inf) if timed else seconds
    return Searcher(Budget(budget.iterations, None if longest == inf else longest))
