"""Reads the chips from TOML: the two cups that ship, and a text of one's own that replaces one of them or both.

All that is wrong is named with its line, what was found there and what was expected.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from types import GenericAlias
from typing import Any, Final

import msgspec

from orcade.table.toml_checks import misfits
from orcade.table.toml_lines import Path as TomlPath
from orcade.table.toml_texts import TOO_DEEP, BadContent, entries_of, faults_told, parse

from .chip_checks import Placed, of_entry, of_text
from .printed import CUPS, Entry

LONGEST: Final = 100_000
"""Characters that a text may have: eight times what the cups that ship have."""
STRUCTS: Final = {table: struct for tables in CUPS.values() for table, struct in tables.items()}
FILE: Final = msgspec.defstruct(
    "FILE",
    [(table, GenericAlias(list, struct), []) for table, struct in STRUCTS.items()],
    forbid_unknown_fields=True,
)
"""A text as it is written: a list of each kind."""

Cups = tuple[tuple[Entry, ...], ...]
"""What stands in the tables of the two cups, in the order of `CUPS`."""


@lru_cache(maxsize=64)
def cups_of(own: str) -> Cups:
    """The two cups: one that `own` (TOML, or "") has a table of is as it says, the other is that which ships.

    Raises `BadContent` with all faults."""
    return tuple(mine or ours for mine, ours in zip(read(own), shipped(), strict=True)) if own else shipped()


@cache
def shipped() -> Cups:
    """The two cups of the game."""
    return tuple(read(source(name))[at] for at, name in enumerate(CUPS))


def source(cup: str) -> str:
    """The TOML of a cup that ships."""
    return (Path(__file__).parent / "cups" / f"{cup}.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def read(text: str) -> Cups:
    """What a text has of the two cups; nothing of one that it has no table of. Raises `BadContent`."""
    try:
        return _cups(*parse(text, LONGEST, "a file of chips"))
    except RecursionError:
        raise BadContent([TOO_DEEP]) from None


def _cups(raw: dict[str, Any], lines: dict[TomlPath, int]) -> Cups:
    """What cannot be read is left out where each table is looked at; then nothing is said of all of them together."""
    faults = list(misfits(raw, FILE))
    spoilt = {path[:2] for path, _ in faults}
    placed: list[Placed] = [
        ((table, at), msgspec.convert(entry, struct))
        for table, struct in STRUCTS.items()
        for at, entry in enumerate(entries_of(raw, table))
        if (table, at) not in spoilt
    ]
    faults += [((*place, *path), words) for place, entry in placed for path, words in of_entry(entry)]
    if not spoilt:
        if not placed:
            faults.append(((), f"there is no chip here: a file of chips has one of the tables {', '.join(STRUCTS)}"))
        faults += of_text(placed, lines)
    if faults:
        raise BadContent(faults_told(raw, lines, faults))
    return tuple(tuple(entry for (table, _), entry in placed if table in tables) for tables in CUPS.values())
