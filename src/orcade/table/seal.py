"""The seal of a match: a hash of all that is settled before its first die, and the chain of hashes that follows it.

The first seal is shown to every seat when the match begins, the last link of the chain when it ends. Who has kept them
can tell that a record is the one of that match. `docs/fairness.md` describes both for other programs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from .requests import Seat

BOT = " bot"
"""How a record's name of a seat ends that a bot plays: "normal bot"."""

NUMBER = 16
"""Bytes of the number that a seat adds to the dice."""

SHOWN = 8
"""Hex digits of the chain that stand beside each entry of a record."""

_encode = msgspec.json.Encoder(order="sorted").encode


class Sealed(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled before the first die."""

    table: str
    """The public id of the table; empty where the match is played at no server."""
    game: str
    rules: int
    options: dict[str, Any]
    seats: Sequence[str]
    promise: str
    """The hex SHA-256 of the dice's seed; empty for dice that nobody can prove."""
    nonces: Sequence[str]
    """Of each seat, in hex; empty where none added any."""
    start: str = ""
    """The encoded starting state in hex, where the match does not begin at the beginning."""
    drawn: int = 0
    """Draws made before that."""

    @property
    def text(self) -> str:
        """JSON in UTF-8 with sorted keys and no spaces. So nothing can move from one field, or nonce, to another."""
        return _encode(self).decode()

    @property
    def seal(self) -> str:
        """The hex SHA-256 of the text."""
        return hashlib.sha256(_encode(self)).hexdigest()


def chain(seal: str, entries: Iterable[object]) -> Iterator[str]:
    """After each bare entry, in hex: SHA-256(the 32 bytes before ‖ the entry as JSON). The first are the seal's own."""
    link = bytes.fromhex(seal)
    for entry in entries:
        link = hashlib.sha256(link + _encode(entry)).digest()
        yield link.hex()


def closing(seal: str, entries: Iterable[object]) -> str:
    """The last link of the chain."""
    last = seal
    for last in chain(seal, entries):  # noqa: B007
        pass
    return last


def number_of(promise: str, seat: Seat) -> bytes:
    """The number of a seat that brings none of its own, such as a bot's: whoever drew the seed cannot choose it."""
    return hashlib.sha256(f"orcade {promise} {seat}".encode()).digest()[:NUMBER]
