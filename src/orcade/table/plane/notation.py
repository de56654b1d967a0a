"""How a point is written: inches with three decimals, `12.250,7.500`."""

from __future__ import annotations

import re

from orcade.table.errors import OrcadeError
from orcade.table.plane.shapes import INCH, Point

NUMBER = re.compile(r"([+-]?)([0-9]{0,4})(?:\.([0-9]{0,3}))?")
FARTHEST = 9_999_999
"""The greatest number of thousandths that can be written."""


class BadPoint(OrcadeError):
    """Words that are no point."""


def write_point(x: int, y: int) -> str:
    """The point in inches, as it stands in records and in what players type."""
    return f"{write_number(x)},{write_number(y)}"


def write_number(value: int) -> str:
    whole, part = divmod(abs(value), INCH)
    return f"{'-' if value < 0 else ''}{whole}.{part:03}"


def read_point(words: str) -> Point:
    """The point that somebody wrote: two numbers in inches with a comma between them.

    Raises:
        BadPoint: anything else, in words fit for a player.
    """
    if len(words) > 60:
        raise BadPoint("a point is two numbers in inches, like 12.250,7.500, and this is far too long for one")
    parts = words.split(",")
    if len(parts) != 2:
        raise BadPoint(f"a point is two numbers in inches with a comma between them, like 12.250,7.500, not {words!r}")
    return read_number(parts[0]), read_number(parts[1])


def read_number(word: str) -> int:
    word = word.strip()
    found = NUMBER.fullmatch(word)
    if not found or not (found[2] or found[3]):
        if re.fullmatch(r"[+-]?[0-9]*\.[0-9]+", word):
            raise BadPoint(
                f"places are measured in thousandths of an inch, so with three decimals at most, not {word!r}"
            )
        raise BadPoint(f"{word!r} is not a number of inches like 12.250")
    value = int(found[2] or 0) * INCH + int((found[3] or "").ljust(3, "0"))
    return -value if found[1] == "-" else value
