"""Content that people write in TOML: it is read within limits, and all that is wrong with it is told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

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


class Fault(NamedTuple):
    """What is wrong at a place of a text."""

    line: int
    column: int
    """Both are counted from 1; 0 where the whole line is meant."""
    words: str


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


def entries_of(raw: dict[str, Any], table: str | int) -> list[Any]:
    """What stands in the tables of a name, as `[[room]]`; nothing where that is something else."""
    found = raw.get(str(table))
    return found if isinstance(found, list) else []


def with_name(raw: dict[str, Any], path: Path, words: str) -> str:
    """A fault with the name of the table that it is in: "'Bent Spoon': it does nothing"."""
    entries = entries_of(raw, path[0]) if len(path) > 1 else []
    entry = entries[int(path[1])] if entries else None
    name = entry.get("name") if isinstance(entry, dict) else None
    return f"{name!r}: {words}" if isinstance(name, str) else words


def faults_told(raw: dict[str, Any], lines: dict[Path, int], faults: Iterable[tuple[Path, str]]) -> list[str]:
    """Faults by their paths, each once, in the order of lines: "line 12: 'Bent Spoon': it does nothing"."""
    placed = sorted(faults, key=lambda fault: line_of(lines, fault[0]))
    return [*dict.fromkeys(f"line {line_of(lines, path)}: {with_name(raw, path, words)}" for path, words in placed)]


def in_order(faults: Iterable[Fault]) -> list[str]:
    """Each once, in the order of lines: "line 12, column 7: 'Market': …"."""
    return [
        f"line {line}{f', column {column}' if column else ''}: {words}" for line, column, words in sorted(set(faults))
    ]


def first_line(lines: dict[Path, int], text: str, path: Path) -> int:
    """The line where a text of several lines begins: TOML leaves a line break after the quotes out."""
    line = line_of(lines, path)
    return line + text.splitlines()[line - 1].rstrip().endswith(("'''", '"""'))
