"""What is done in a process in which a bot thinks.

The server starts such processes. This stands apart from it, so that a new one loads nothing of the server.
"""

from __future__ import annotations

import random
import time
from typing import Any

from ..bots import Searcher, Votes, bot, elected
from ..table.dice import Stream
from ..table.game import game_named
from ..table.record import Saved, restore
from ..table.requests import Seat
from . import child_processes

Found = tuple[Votes | None, float]
"""Votes, where there was something to search for, and the processor seconds that they took."""

_off: Any = None
"""Whether the search of this process is called off."""


def prepare(off: Any) -> None:
    """In a new process. `off`: a shared value, true while its search is called off."""
    global _off
    _off = off
    child_processes.prepare()


def _called_off() -> bool:
    return bool(_off.value)


def ready() -> None:
    """What a new process does first."""


def think(game: str, saved: Saved, seat: Seat, level: str, seed: int, seconds: float) -> tuple[str, float]:
    """The notation of a bot's answer, and the processor seconds that it took."""
    begun = time.process_time()
    match = restore(game_named(game), saved, Stream.of(0))
    words = bot(level, seconds=seconds).choose(match, seat, random.Random(seed)).notation(match.board(seat))
    return words, time.process_time() - begun


def search(game: str, saved: Saved, seat: Seat, level: str, seed: int, seconds: float) -> Found:
    """What a bot finds that searches with others."""
    begun = time.process_time()
    match = restore(game_named(game), saved, Stream.of(0))
    searcher = bot(level, seconds=seconds)
    assert isinstance(searcher, Searcher)
    return searcher.votes(match, seat, random.Random(seed), _called_off), time.process_time() - begun


def elect(game: str, saved: Saved, seat: Seat, level: str, seed: int, votes: list[Votes]) -> str:
    """The notation of what all of them together find best."""
    match = restore(game_named(game), saved, Stream.of(0))
    return elected(match, seat, random.Random(seed), votes).notation(match.board(seat))
