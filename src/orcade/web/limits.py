"""Limits that no person reaches, so that a broken script cannot stop the server for everybody."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil

from msgspec import Struct

from .errors import TooMany


class Limits(Struct, frozen=True):
    """Limits of one server. Rates are (requests a second, how many at once)."""

    body: int = 16_384
    """Bytes of a request's body."""
    content: int = 262_144
    """The same for setting a table, where maps and decks of one's own may be sent along."""
    requests: tuple[float, int] = (50.0, 400)
    """Of one visitor: pages, scripts and pictures together."""
    work: tuple[float, int] = (0.25, 10)
    """Seconds of the processor's time that the requests of one visitor may take, each second, and at once."""
    answers: tuple[float, int] = (5.0, 25)
    """Posts through one link."""
    trials: tuple[float, int] = (25.0, 100)
    """Of answers that are only tried, through one link. While a place is chosen, a page tries some sixteen a second."""
    openings: tuple[float, int] = (1.0, 60)
    """New tables from one visitor."""
    streams: int = 12
    """Pages that watch through one link at once; a spectators' link may have `watchers`."""
    watchers: int = 300
    connections: int = 10_000
    """Of everybody; fewer where the process may not open so many files."""
    visitor_connections: int = 400
    """Of one visitor, where he does not come through a proxy."""
    visitor_streams: int = 300
    """Pages of one visitor that watch at once, whatever their links."""
    tables: int = 5_000
    """Matches that are not over, in one database."""
    visitor_tables: int = 200
    """The same of those that one visitor has set."""
    visitor_own: int = 8
    """The same of those with content of his own."""
    visitor_over: int = 1_000
    """Matches that are over, of those that one visitor has set; the oldest make room."""
    memory: int = 500
    """Tables in memory, without those that are watched or played."""


_EVERY = (1e6, 10**6)

LAVISH = Limits(
    requests=_EVERY,
    work=_EVERY,
    answers=_EVERY,
    trials=_EVERY,
    openings=_EVERY,
    visitor_connections=10**6,
    visitor_streams=10**6,
    tables=10**6,
    visitor_tables=10**6,
    visitor_own=10**6,
    visitor_over=10**6,
)
"""For programs of one's own that are faster than people, and many tables from one address."""


class Rate:
    """A token bucket for every key: a visitor, a link."""

    def __init__(self, rate: tuple[float, int], clock: Callable[[], float] = time.monotonic) -> None:
        self._speed, self._most = rate
        self._clock = clock
        self._level: dict[str, tuple[float, float]] = {}
        self._many = 10_000
        """Keys from which on those that need not be known are dropped."""

    def take(self, key: str, what: str) -> None:
        """Count one; `TooMany` where this key has none left."""
        level, now = self._now(key)
        if level < 1:
            wait = max(1, ceil((1 - level) / self._speed))
            raise TooMany(f"too many {what} at once; wait {wait} s and go on", wait)
        self._level[key] = (level - 1, now)

    def left(self, key: str) -> float:
        """How many this key has left."""
        return self._now(key)[0]

    def spend(self, key: str, amount: float) -> None:
        """Count what has been taken already, and perhaps was more than there was."""
        level, now = self._now(key)
        self._level[key] = (level - amount, now)

    def _now(self, key: str) -> tuple[float, float]:
        """How many this key has left, and the time."""
        now = self._clock()
        if len(self._level) > self._many:
            self._forget(now)
        level, then = self._level.get(key, (self._most, now))
        return min(self._most, level + (now - then) * self._speed), now

    def _forget(self, now: float) -> None:
        """Drop the keys whose bucket is full again: nothing need be known of them."""
        full = self._most
        self._level = {
            key: (level, then)
            for key, (level, then) in self._level.items()
            if level + (now - then) * self._speed < full
        }
        self._many = max(10_000, 2 * len(self._level))


class AtOnce:
    """How many of something every key has at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: dict[str, int] = {}

    def take(self, key: str, what: str) -> None:
        """Count one until it is given back; `TooMany` where this key has enough."""
        count = self._count.get(key, 0)
        if count >= self._most:
            raise TooMany(f"{count} {what} are open already; close some")
        self._count[key] = count + 1

    def give_back(self, key: str) -> None:
        self._count[key] -= 1
        if not self._count[key]:
            del self._count[key]
