"""Dice seeds that are promised by their hash before a table is set.

Whoever sets the table adds a number of his own after that, so the server cannot choose a seed to suit it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from ..table.errors import OrcadeError
from .errors import UnknownPromise

MOST = 20_000
"""Promises that are kept. Then the visitor with the most of them loses his oldest."""
OF_ONE = 16
"""Promises that are kept for one visitor; then his oldest is forgotten. A page asks for one just before it posts."""


def promise_of(seed: bytes) -> str:
    """What is told of a seed beforehand: its SHA-256 in hex."""
    return hashlib.sha256(seed).hexdigest()


class DicePromises:
    """Seeds that were promised and not used yet. They live in memory only: a restart forgets them."""

    def __init__(self) -> None:
        self._seeds: dict[str, tuple[str, bytes]] = {}
        """By promise: to which visitor it was made, and the seed."""
        self._of: dict[str, list[str]] = {}
        """By visitor, the oldest first; who was first promised something comes first."""

    def make(self, visitor: str) -> str:
        """Draw a seed of 32 bytes and return its promise."""
        seed = secrets.token_bytes(32)
        self._add(visitor, seed)
        return promise_of(seed)

    @contextmanager
    def redeem(self, promise: str) -> Iterator[bytes]:
        """The seed of a promise, once; a new seed where none is named. `UnknownPromise` for a promise not made here.

        Where the table is refused, nobody has seen the seed, and the promise stands.
        """
        if not promise:
            yield secrets.token_bytes(32)
            return
        if promise not in self._seeds:
            raise UnknownPromise("this server does not know that promise of dice (any more); ask for a new one")
        visitor, seed = self._drop(promise)
        try:
            yield seed
        except OrcadeError:  # No other end: of a request that is cut the table may have been saved.
            self._add(visitor, seed)
            raise

    def _add(self, visitor: str, seed: bytes) -> None:
        promise = promise_of(seed)
        self._seeds[promise] = visitor, seed
        his = self._of.setdefault(visitor, [])
        his.append(promise)
        if len(his) > OF_ONE:
            self._drop(his[0])
        if len(self._seeds) > MOST:
            self._drop(max(self._of.values(), key=len)[0])

    def _drop(self, promise: str) -> tuple[str, bytes]:
        visitor, seed = self._seeds.pop(promise)
        self._of[visitor].remove(promise)
        if not self._of[visitor]:
            del self._of[visitor]
        return visitor, seed
