"""Squares of a floor and sets of them: a square is a number, and a set is an int with one bit for each square."""

from __future__ import annotations

from itertools import compress
from typing import Final

Square = int
"""y * stride + x on its floor: x counts to the right, y downwards."""
Squares = int
"""A set of squares: bit n is set for square n. `1 << square` is the set of one square, and `|`, `&`, `& ~` join, meet
and subtract; `squares >> square & 1` tells whether a square is in it."""

_FEW: Final = 40
"""Squares up to which they are looked for one by one; above, every bit is looked at."""
_SET: Final = bytes(int(each == ord("1")) for each in range(256))
"""Turns the digits of a binary number into truth values."""


def bits(squares: Squares) -> tuple[Square, ...]:
    """The squares of a set, in ascending order."""
    if not squares:
        return ()
    digits = f"{squares:b}"[::-1]
    if squares.bit_count() > _FEW:
        return tuple(compress(range(len(digits)), digits.encode().translate(_SET)))
    found = []
    at = digits.find("1")
    while at >= 0:
        found.append(at)
        at = digits.find("1", at + 1)
    return tuple(found)


def lowest(squares: Squares) -> Square:
    """The first square of a set that has one."""
    return (squares & -squares).bit_length() - 1
