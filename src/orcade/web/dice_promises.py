"""Dice seeds that are promised by their hash before a table is set.

Whoever sets the table adds a number of his own after that, so the server cannot choose a seed to suit it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

MOST = 4096
"""Promises that are kept. The oldest is forgotten first; a page asks for one just before it posts."""


class DicePromises:
    """Seeds that were promised and not used yet. They live in memory only: a restart forgets them."""

    def __init__(self) -> None:
        self._seeds: OrderedDict[str, bytes] = OrderedDict()

    def make(self) -> str:
        """Draw a seed of 32 bytes and return its SHA-256 in hex: the promise."""
        seed = secrets.token_bytes(32)
        commitment = hashlib.sha256(seed).hexdigest()
        self._seeds[commitment] = seed
        if len(self._seeds) > MOST:
            self._seeds.popitem(last=False)
        return commitment

    def redeem(self, commitment: str) -> bytes:
        """The seed of a promise, once; a new seed where no promise, or an unknown one, is named."""
        return self._seeds.pop(commitment, None) or secrets.token_bytes(32)
