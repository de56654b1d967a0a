"""Bots of others: functions that are found by the entry-point group `orcade.bots`, and held to the rules."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from random import Random
from time import monotonic
from typing import Any, Final

from orcade.table.dice import Loose
from orcade.table.errors import OrcadeError
from orcade.table.game import Game
from orcade.table.match import Match
from orcade.table.questions import own_option
from orcade.table.requests import Ask, Option, Seat

from .courtesy import polite

SECONDS: Final = 60.0
"""So long may a decision take."""


class BotFailed(OrcadeError):
    """A bot of one's own that raised an error, gave an answer that is not legal, or took too long."""


class Seen:
    """What a seat that is asked knows of its match."""

    def __init__(self, match: Match, ask: Ask, rng: Random) -> None:
        self._match = match
        self.game: Game = match.game
        self.ask = ask
        """The question, with its options."""
        self.seat: Seat = ask.seat
        self.rng = rng
        """The bot's only chance: by the same generator it has to choose the same."""

    @cached_property
    def view(self) -> Any:
        """The game's own state, without the faces of cards that the seat may not see."""
        return self._match.view(self.seat)

    @property
    def board(self) -> Any:
        """What options are worded from: `option.notation(seen.board)`."""
        return self.game.board(self.view)

    def imagine(self) -> Match:
        """A world that the seat cannot tell from the true one, to be played forward; each time another one.

        Cards that it does not know are dealt anew. What others have answered in secret they are asked again.
        """
        return self._match.imagine(self.seat, Loose(self.rng), reopen=True)


Choose = Callable[[Seen], Option | str]
"""Chooses an answer, as an option or in notation."""


class OwnBot:
    """A bot of somebody else's. See `orcade.bots.Bot`."""

    def __init__(self, name: str, choose: Choose, seconds: float = SECONDS) -> None:
        self._name = name
        self._choose = choose
        self._seconds = seconds

    def choose(self, match: Match, seat: Seat, rng: Random) -> Option:
        """Its answer, if that is legal; else `BotFailed`. In matters among people it agrees, without being asked."""
        ask = match.ask_of(seat)
        if ask.courtesy:
            return polite(ask)
        try:
            with _within(self._seconds):
                answer = self._choose(Seen(match, ask, rng))
            return match.read(ask, answer) if isinstance(answer, str) else _option(ask, answer)
        except _TooLong:
            raise BotFailed(f"the bot {self._name} took longer than {self._seconds:g} seconds: {ask.prompt}") from None
        except Exception as wrong:  # It may fail in any way.
            raise BotFailed(f"the bot {self._name} failed: {_told(wrong)}") from wrong


def _option(ask: Ask, answer: object) -> Option:
    if not isinstance(answer, Option):
        raise TypeError(f"its answer is {answer!r:.100}, which is neither an option nor words")
    return own_option(ask, answer)


def _told(wrong: Exception) -> str:
    return str(wrong) if isinstance(wrong, OrcadeError) else f"{type(wrong).__name__}: {wrong}"


class _TooLong(BaseException):
    """Not to be caught by `except Exception`."""


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """End with `_TooLong` after so many seconds: at once where a signal can tell, else when it is done."""
    ends = monotonic() + seconds
    told = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if told:
        before = signal.signal(signal.SIGALRM, _late)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if told:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if monotonic() > ends:
        raise _TooLong


def _late(*_: object) -> None:
    raise _TooLong


@cache
def own_bots() -> dict[str, EntryPoint]:
    """Installed bots by name, in alphabetical order. Found once, as games are."""
    return {entry.name: entry for entry in sorted(entry_points(group="orcade.bots"), key=lambda entry: entry.name)}


def own_bot(name: str) -> OwnBot:
    """An installed bot. `OrcadeError` where it cannot be loaded, `KeyError` where there is none."""
    return OwnBot(name, _loaded(own_bots()[name]))


@cache
def _loaded(entry: EntryPoint) -> Choose:
    try:
        choose: Choose = entry.load()
    except Exception as wrong:  # As above.
        raise OrcadeError(f"the bot {entry.name!r} is installed but cannot be loaded: {_told(wrong)}") from wrong
    if not callable(choose):
        raise OrcadeError(f"the bot {entry.name!r} is installed, but {entry.value} is no function that chooses")
    return choose
