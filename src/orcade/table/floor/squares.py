"""Squares of a floor and sets of them: a square is a number, and a set is an int with one bit for each square."""

from __future__ import annotations

from typing import Final

Square = int
"""y * stride + x on its floor: x counts to the right, y downwards."""
Squares = int
"""A set of squares: bit n is set for square n. `1 << square` is the set of one square, and `|`, `&`, `& ~` join, meet
and subtract; `squares >> square & 1` tells whether a square is in it."""

_OF_BYTE: Final = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
"""For each byte, which of its bits are set."""


def bits(squares: Squares) -> tuple[Square, ...]:
    """The squares of a set, in ascending order."""
    found: list[Square] = []
    add = found.append
    first = squares and lowest(squares) & ~7  # Most sets are small: what lies before the first square is left out.
    squares >>= first
    for byte in squares.to_bytes((squares.bit_length() + 7) >> 3, "little"):
        if byte:
            for bit in _OF_BYTE[byte]:
                add(first + bit)
        first += 8
    return tuple(found)


def lowest(squares: Squares) -> Square:
    """The first square of a set that has one."""
    return (squares & -squares).bit_length() - 1
