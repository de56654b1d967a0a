"""Seeds promised before a table is set, so that whoever sets it adds a nonce that no seed was chosen to suit."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

MOST = 4096
"""Promises that are kept; the oldest is forgotten first. A page asks for one just before it posts."""


class Promises:
    """Seeds that were promised and not used yet. They live in memory only: a restart forgets them."""

    def __init__(self) -> None:
        self._seeds: OrderedDict[str, bytes] = OrderedDict()

    def make(self) -> str:
        """Draw a seed and promise it: the hex SHA-256 of its 32 bytes."""
        seed = secrets.token_bytes(32)
        commitment = hashlib.sha256(seed).hexdigest()
        self._seeds[commitment] = seed
        if len(self._seeds) > MOST:
            self._seeds.popitem(last=False)
        return commitment

    def redeem(self, commitment: str) -> bytes:
        """The seed of a promise, which holds once; a new seed where nothing, or nothing known, was promised."""
        return self._seeds.pop(commitment, None) or secrets.token_bytes(32)
