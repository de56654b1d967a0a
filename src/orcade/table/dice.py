"""Where chance comes from: a seeded stream that anybody can check, a script, or a search's own quick generator.

What time it is comes from there too: it is the other thing that rules are told from outside.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from .errors import DiceRanOut
from .requests import D3, Clock, Roll, Shuffle

PLACE = struct.Struct(">IH")
"""How the numbers of a draw and of its block are packed."""
WORDS = struct.Struct(">16H")


class Chance(Protocol):
    """Answers rolls and shuffles. `draw` is the number of the match's request, from 0, so a source needs no memory.

    A reading of the clock is no draw; it has a place on the tape.
    """

    def roll(self, draw: int, roll: Roll) -> int:
        """What the die shows: 1 … roll.sides."""
        ...

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        """The order of the pile: a permutation of 0 … len(pile)-1."""
        ...

    def clock(self, place: int, clock: Clock) -> int:
        """What time it is, in minutes: clock.last or more. It stands where a source does not say otherwise."""
        return clock.last


def minutes_now() -> int:
    """What the clock on the wall shows, in whole minutes since 1970 began."""
    return int(time.time() // 60)


def no_time() -> int:
    """A clock that stands."""
    return 0


class Stream:
    """SHA-256 in counter mode with rejection sampling; draw i and its label are part of what is hashed.

    Block k of draw i is SHA-256(key ‖ i as 4 bytes ‖ k as 2 bytes ‖ label); its 16-bit words, in order and most
    significant byte first, are reduced modulo the number of outcomes, those at or above the largest multiple rejected.
    The key is SHA-256(seed ‖ nonce of seat 0 ‖ nonce of seat 1 …); SHA-256(seed) is published beforehand.

    `minutes` is the clock: that on the wall, if omitted.
    """

    __slots__ = ("_hash", "minutes", "nonces", "seed")

    def __init__(self, seed: bytes, nonces: Sequence[bytes] = (), minutes: Callable[[], int] = minutes_now) -> None:
        self.seed = seed
        self.nonces = tuple(nonces)
        self.minutes = minutes
        self._hash = hashlib.sha256(hashlib.sha256(b"".join((seed, *nonces))).digest())

    @classmethod
    def of(cls, seed: int | bytes | None = None, nonces: Sequence[bytes] = ()) -> Stream:
        """A stream from a number (tests, research), from 32 secret bytes, or from fresh ones.

        No time passes for one from a number, so all that it gives can be repeated.
        """
        if isinstance(seed, int):
            return cls(hashlib.sha256(b"orcade seed %d" % seed).digest(), nonces, no_time)
        return cls(secrets.token_bytes(32) if seed is None else seed, nonces)

    @property
    def commitment(self) -> str:
        """The published promise: the hex SHA-256 of the seed."""
        return hashlib.sha256(self.seed).hexdigest()

    def _block(self, draw: int, block: int, label: str) -> bytes:
        """The 32 bytes of one block."""
        state = self._hash.copy()
        state.update(PLACE.pack(draw, block) + label.encode())
        return state.digest()

    def roll(self, draw: int, roll: Roll) -> int:
        sides = D3 * 2 if roll.sides == D3 else roll.sides
        ceiling = 65536 - 65536 % sides
        digest = self._block(draw, 0, roll.label)
        word = digest[0] << 8 | digest[1]  # Nearly always the first word is used.
        block = 0
        at = 1
        while word >= ceiling:
            if at == len(digest) // 2:
                block += 1
                at = 0
                digest = self._block(draw, block, roll.label)
            word = WORDS.unpack(digest)[at]
            at += 1
        value = word % sides + 1
        return (value + 1) // 2 if roll.sides == D3 else value

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        """Fisher-Yates from the last place down to the second."""
        order = list(range(len(shuffle.pile)))
        sides = len(order)
        block = 0
        while sides > 1:
            for word in WORDS.unpack(self._block(draw, block, shuffle.label)):
                if word < 65536 - 65536 % sides:
                    other = word % sides
                    sides -= 1
                    order[sides], order[other] = order[other], order[sides]
                    if sides < 2:
                        break
            block += 1
        return order

    def clock(self, place: int, clock: Clock) -> int:
        """A clock that somebody has put back stands until it has caught up."""
        return max(clock.last, self.minutes())


class Scripted:
    """Dice from a list, for tests and teaching positions; shuffles leave a pile as it lies unless one is scripted.

    An int answers the next roll; a sequence of ints answers the next shuffle as its permutation. `minutes` are the
    next readings of the clock, which stands after the last of them.
    With `then`, that source goes on when the script is used up.
    """

    def __init__(self, *script: int | Sequence[int], minutes: Sequence[int] = (), then: Chance | None = None) -> None:
        self._rolls = [entry for entry in script if isinstance(entry, int)]
        self._orders = [entry for entry in script if not isinstance(entry, int)]
        self._then = then
        self._drawn: dict[int, int | Sequence[int]] = {}
        self._minutes = list(minutes)
        self._read: dict[int, int] = {}

    @property
    def left(self) -> list[int]:
        """Rolls not asked for yet."""
        return list(self._rolls)

    def roll(self, draw: int, roll: Roll) -> int:
        if draw not in self._drawn:
            if not self._rolls:
                if self._then is None:
                    raise DiceRanOut(f"the script has no die left for {roll.label!r} ({roll.rule})")
                return self._then.roll(draw, roll)
            value = self._rolls.pop(0)
            if not 1 <= value <= roll.sides:
                raise DiceRanOut(f"scripted {value} for {roll.label!r}, which is rolled on {roll.sides} sides")
            self._drawn[draw] = value
        value_again = self._drawn[draw]
        assert isinstance(value_again, int)
        return value_again

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        if draw not in self._drawn:
            if not self._orders and self._then is not None:
                return self._then.shuffle(draw, shuffle)
            order = list(self._orders.pop(0) if self._orders else range(len(shuffle.pile)))
            if sorted(order) != list(range(len(shuffle.pile))):
                raise DiceRanOut(f"the scripted shuffle for {shuffle.label!r} is no permutation of {len(shuffle.pile)}")
            self._drawn[draw] = order
        again = self._drawn[draw]
        assert not isinstance(again, int)
        return again

    def clock(self, place: int, clock: Clock) -> int:
        if place not in self._read:
            if not self._minutes:
                return clock.last if self._then is None else self._then.clock(place, clock)
            minutes = self._minutes.pop(0)
            if minutes < clock.last:
                raise DiceRanOut(f"scripted minute {minutes} for {clock.label!r}, after minute {clock.last}")
            self._read[place] = minutes
        return self._read[place]


class Loose:
    """Quick chance for searches and mass runs, on a generator that is shared between copies."""

    __slots__ = ("_random", "rng")

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._random: Callable[[], float] = rng.random

    def roll(self, draw: int, roll: Roll) -> int:
        return int(self._random() * roll.sides) + 1

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        return self.order(len(shuffle.pile))

    def order(self, count: int) -> list[int]:
        """A uniform permutation, by sorting random keys (several times faster than `Random.shuffle`)."""
        keys = [self._random() for _ in range(count)]
        return sorted(range(count), key=keys.__getitem__)

    def clock(self, place: int, clock: Clock) -> int:
        """No time passes: what is imagined happens at once."""
        return clock.last
