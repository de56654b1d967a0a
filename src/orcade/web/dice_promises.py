"""Dice seeds that are promised by their hash before a table is set.

Whoever sets the table adds a number of his own after that, so the server cannot choose a seed to suit it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

from .errors import UnknownPromise

MOST = 4096
"""Promises that are kept. The oldest is forgotten first; a page asks for one just before it posts."""


def promise_of(seed: bytes) -> str:
    """What is told of a seed beforehand: its SHA-256 in hex."""
    return hashlib.sha256(seed).hexdigest()


class DicePromises:
    """Seeds that were promised and not used yet. They live in memory only: a restart forgets them."""

    def __init__(self) -> None:
        self._seeds: OrderedDict[str, bytes] = OrderedDict()

    def make(self) -> str:
        """Draw a seed of 32 bytes and return its promise."""
        seed = secrets.token_bytes(32)
        promise = promise_of(seed)
        self._seeds[promise] = seed
        if len(self._seeds) > MOST:
            self._seeds.popitem(last=False)
        return promise

    def redeem(self, promise: str) -> bytes:
        """The seed of a promise, once; a new seed where none is named. `UnknownPromise` for a promise not made here."""
        if not promise:
            return secrets.token_bytes(32)
        if promise not in self._seeds:
            raise UnknownPromise("this server does not know that promise of dice (any more); ask for a new one")
        return self._seeds.pop(promise)
