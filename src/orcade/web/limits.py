"""Limits that no person reaches, so that a broken script cannot stop the server for everybody."""

from __future__ import annotations

import time
from collections.abc import Callable

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
    answers: tuple[float, int] = (5.0, 25)
    """Posts through one link."""
    trials: tuple[float, int] = (25.0, 100)
    """Of answers that are only tried, through one link. While a place is chosen, a page tries some sixteen a second."""
    openings: tuple[float, int] = (1.0, 60)
    """New tables from one visitor."""
    streams: int = 12
    """Pages that watch through one link at once; a spectators' link may have `watchers`."""
    watchers: int = 300
    tables: int = 5_000
    """Matches that are not over, in one database."""


class Rate:
    """A token bucket for every key: a visitor, a link."""

    def __init__(self, rate: tuple[float, int], clock: Callable[[], float] = time.monotonic) -> None:
        self._speed, self._most = rate
        self._clock = clock
        self._level: dict[str, tuple[float, float]] = {}

    def take(self, key: str, what: str) -> None:
        """Count one; `TooMany` where this key has none left."""
        now = self._clock()
        level, then = self._level.get(key, (float(self._most), now))
        level = min(float(self._most), level + (now - then) * self._speed)
        if level < 1:
            raise TooMany(f"too many {what} at once; wait {max(1, round((1 - level) / self._speed))} s and go on")
        if len(self._level) > 10_000:
            self._forget(now)
        self._level[key] = (level - 1, now)

    def _forget(self, now: float) -> None:
        """Drop the keys whose bucket is full again: nothing need be known of them."""
        full = self._most
        self._level = {
            key: (level, then)
            for key, (level, then) in self._level.items()
            if level + (now - then) * self._speed < full
        }
