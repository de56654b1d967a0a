"""The levels of play: what each may spend on a decision, and how surely it takes what it finds best."""

from __future__ import annotations

import random
import re
from math import inf
from pathlib import Path
from typing import Final, Protocol

from orcade.table.errors import OrcadeError
from orcade.table.estimates import Estimate
from orcade.table.game import Game
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
    "easy": Budget(iterations=50, seconds=0.5),
    "normal": Budget(iterations=200, seconds=1.0),
    "hard": Budget(iterations=4000, seconds=3.0),
}
"""The seconds are for slow machines: on a usual one the iterations end first. *normal* searches so
much that it beats *easy* about as often as *hard* beats it (docs/tuning-bots.md)."""

WAVERS: Final = "easy"
"""The level that does not always take what it finds best; where the game's policy says something, it draws from that
without a search. Between searches of 50 and of 500 iterations the dice of some games decide nearly as often as the
bots."""

LONG: Final = 2.0
"""Seconds from which on it pays to have one decision searched by several processes."""

SEARCH: Final = re.compile(r"search-([1-9]\d{0,6})")
"""A search with so many iterations: "search-200"."""

WITH: Final = ":"
"""Between a level and the file of the weights with which it plays: "easy:mine.toml"."""


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


def bots_named(words: str) -> list[str]:
    """The bots in a list with commas, as people type it: small letters or capitals, but for the names of files."""
    found = []
    for word in words.split(","):
        level, colon, file = word.strip().partition(WITH)
        found.append(level.lower() + colon + file)
    return found


def thinks_long(level: str) -> bool:
    """Whether a level searches so long that several processes may search for it at once."""
    return seconds_of(level) >= LONG


def seconds_of(level: str) -> float:
    """How long a level may think on one decision; a bot of others as long as *normal*."""
    return 0.0 if level == "random" else BUDGETS.get(level, BUDGETS["normal"]).seconds or 0.0


def weights_of(level: str) -> Path | None:
    """The file of the weights with which a bot plays; None where it plays with those that ship."""
    _, colon, file = level.partition(WITH)
    return Path(file) if colon else None


def bot(level: str, game: Game | None = None, *, timed: bool = True, seconds: float = inf) -> Bot:
    """The bot of a level, "search-200" for a search of 200 iterations, or one that is installed.

    "easy:mine.toml" weighs what counts in a `game` by a file of one's own. `OrcadeError` names all bots where there is
    no such one, and tells what is wrong with the weights.

    `timed=False` leaves out the limit of seconds, so that a choice does not depend on the machine's speed.
    `seconds`: where others wait for the machine, it thinks no longer than this, even if its level would.
    """
    file = weights_of(level)
    worth = _weighing(game, file) if file is not None else None
    level = level.partition(WITH)[0]
    if level == "random" and worth is None:
        return RandomBot()
    if level in own_bots() and level not in LEVELS and worth is None:
        return own_bot(level)
    wavers = level == WAVERS
    by_policy = wavers and game is not None and game.policy is not None
    searched = SEARCH.fullmatch(level)
    budget = Budget(int(searched[1])) if searched else BUDGETS.get(level)
    if worth is not None and level in opponents() and (budget is None or by_policy):
        raise OrcadeError(f"the bot {level!r} does not search here, so it plays with no weights")
    if budget is None:
        raise OrcadeError(
            f"there is no bot {level[:40]!r}; there are: {', '.join(opponents())}, search-200 or the like, "
            "and easy:FILE with weights of one's own"
        )
    longest = min(seconds, budget.seconds or inf) if timed else seconds
    spent = Budget(budget.iterations, None if longest == inf else longest)
    return Searcher(spent, worth=worth, wavers=wavers, level=level)


def _weighing(game: Game | None, file: Path) -> Estimate:
    if game is None or not isinstance(game.worth, Estimate):
        where = "not here" if game is None else f"which that of {game.title} is not"
        raise OrcadeError(f"{file}: weights are for games whose estimate is a weighted sum, {where}")
    return game.worth.weighing(file)
