"""One at a time for every visitor: whoever asks for much waits behind himself."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from .errors import TooMany


class OneAtATime:
    """Turns for every key. `waiting`: how many of one key may wait, beside the one whose turn it is."""

    def __init__(self, waiting: int) -> None:
        self._waiting = waiting
        self._locks: dict[str, asyncio.Lock] = {}
        self._asking: dict[str, int] = {}
        """By key: how many wait or have their turn."""

    @contextlib.asynccontextmanager
    async def turn(self, key: str, full: str) -> AsyncIterator[None]:
        """The next turn of a key, after all that were asked for before; `TooMany` with the words of `full`."""
        if self._asking.get(key, 0) > self._waiting:
            raise TooMany(full)
        self._asking[key] = self._asking.get(key, 0) + 1
        try:
            async with self._locks.setdefault(key, asyncio.Lock()):
                yield
        finally:
            self._asking[key] -= 1
            if not self._asking[key]:
                del self._asking[key], self._locks[key]
