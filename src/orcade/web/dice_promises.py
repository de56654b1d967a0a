"""Dice seeds that are promised by their hash before a table is set.

Whoever sets the table adds a number of his own after that, so the server cannot choose a seed to suit it.
"""

from __future__ import annotations

import hashlib
import secrets

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
        promise = promise_of(seed)
        self._seeds[promise] = visitor, seed
        his = self._of.setdefault(visitor, [])
        his.append(promise)
        if len(his) > OF_ONE:
            self._drop(his[0])
        if len(self._seeds) > MOST:
            self._drop(max(self._of.values(), key=len)[0])
        return promise

    def redeem(self, promise: str) -> bytes:
        """The seed of a promise, once; a new seed where none is named. `UnknownPromise` for a promise not made here."""
        if not promise:
            return secrets.token_bytes(32)
        if promise not in self._seeds:
            raise UnknownPromise("this server does not know that promise of dice (any more); ask for a new one")
        return self._drop(promise)

    def _drop(self, promise: str) -> bytes:
        visitor, seed = self._seeds.pop(promise)
        self._of[visitor].remove(promise)
        if not self._of[visitor]:
            del self._of[visitor]
        return seed
