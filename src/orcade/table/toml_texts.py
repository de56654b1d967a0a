"""Content that people write in TOML: it is read within limits, and all that is wrong with it is told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from .errors import OrcadeError
from .toml_lines import Path, line_numbers

DOTS: Final = 100
"""In a line: what tomllib needs for a key grows with the square of its dots."""
WORDS: Final = 600
"""Characters that a fault is told in at most, whatever it quotes."""
TOLD: Final = 12
"""Faults that are told at most."""
TOO_DEEP: Final = "line 1: lists or tables lie in each other too deeply"
"""The fault of a text that ends in a `RecursionError`, here or where it is checked."""


class BadContent(OrcadeError):
    """Content that cannot be played with: its faults, one a line, as many as can be read at once."""

    def __init__(self, faults: Sequence[str]) -> None:
        told = [words if len(words) <= WORDS else f"{words[:WORDS]}…" for words in faults[:TOLD]]
        if len(faults) > TOLD:
            told.append(f"… and {len(faults) - TOLD} more like these")
        super().__init__("\n".join(told))


def parse(text: str, longest: int, what: str) -> tuple[dict[str, Any], dict[Path, int]]:
    """What a text holds, and on which line.

    `longest`: the characters that it may have; `what` it is ("a deck"), for the fault. Raises `BadContent`."""
    if len(text) > longest:
        raise BadContent([f"this text has {len(text):,} characters; {what} has {longest:,} at most"])
    for at, line in enumerate(text.splitlines(), 1):
        if line.count(".") > DOTS:
            raise BadContent([f"line {at}: it has {line.count('.'):,} dots; a line has {DOTS} at most"])
    try:
        return tomllib.loads(text), line_numbers(text)
    except ValueError as wrong:
        raise BadContent([_no_toml(str(wrong), text)]) from None
    except RecursionError:
        raise BadContent([TOO_DEEP]) from None


def _no_toml(words: str, text: str) -> str:
    """What tomllib says of a text that is none, with the line first, as all faults have it."""
    said, _, where = words.removesuffix(")").rpartition(" (at ")
    if where == "end of document":
        return f"line {max(1, len(text.splitlines()))}: this is no TOML: {said}, and here the text ends"
    found = re.fullmatch(r"line (\d+), column \d+", where)
    return f"line {found[1]}: this is no TOML: {said}" if found else f"this is no TOML: {words}"


def line_of(lines: dict[Path, int], path: Path) -> int:
    """Where something is written, or else what holds it."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def first_line(lines: dict[Path, int], text: str, path: Path) -> int:
    """The line where a text of several lines begins: TOML leaves a line break after the quotes out."""
    line = line_of(lines, path)
    return line + text.splitlines()[line - 1].rstrip().endswith(("'''", '"""'))
