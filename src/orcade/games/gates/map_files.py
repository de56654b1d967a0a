"""Reads maps from TOML: those that ship, or a text of one's own.

All that is wrong is named with its line, what was found there and what was expected (OG-58).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from orcade.table.floor import BadDrawing, read_section
from orcade.table.toml_checks import Misfit, misfits
from orcade.table.toml_lines import Path as TomlPath
from orcade.table.toml_texts import (
    TOO_DEEP,
    BadContent,
    Fault,
    entries_of,
    first_line,
    in_order,
    line_of,
    parse,
    with_name,
)

from .map_checks import distances, of_all, of_side
from .map_signs import SIDES, SIGNS, WIDTH, MapSide

LONGEST: Final = 50_000
"""Characters that a text may have: six times what the maps that ship have."""
MAP_TABLES: Final = frozenset({"side"})
"""The tables of a text."""
NAME, WORDS = 16, 120
"""The most letters of a side's name, and of the sentence about it."""


class Read(NamedTuple):
    """A side that could be read."""

    side: MapSide
    at: int
    """Its place among the sides of the text."""
    first: int
    """The line where its drawing begins."""


class Maps(msgspec.Struct, frozen=True):
    """Four sections with two sides."""

    sides: tuple[MapSide, ...]
    """In the order of SIDES."""
    warnings: tuple[str, ...]
    """What had better be otherwise, each with its line."""


class _Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side as it is written."""

    id: str
    name: str
    drawing: str
    words: str = ""
    dungeon: bool = False


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text as it is written."""

    side: list[_Side]


def sides_of(own_maps: str) -> tuple[MapSide, ...]:
    """The eight sides that are played with: those of a text, or those that ship where it is "". Raises `BadContent`."""
    return read_maps(own_maps or shipped_text()).sides


@lru_cache(maxsize=1)
def shipped_text() -> str:
    """The TOML of the maps that ship."""
    return (Path(__file__).parent / "maps" / "town.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def read_maps(text: str) -> Maps:
    """Maps from their TOML. Raises `BadContent` with all that is wrong."""
    try:
        return _maps(*parse(text, LONGEST, "a file of maps"), text)
    except RecursionError:
        raise BadContent([TOO_DEEP]) from None


def _maps(raw: dict[str, Any], lines: dict[TomlPath, int], text: str) -> Maps:
    """What cannot be read is left out where the rest is looked at; then the maps are not judged as a whole."""
    shape = list(misfits(raw, _File))
    spoilt = {path[:2] for path, _ in shape}
    told = [Fault(line_of(lines, path), 0, with_name(raw, path, words)) for path, words in shape]
    found: list[Read] = []
    for at, entry in enumerate(entries_of(raw, "side")):
        if ("side", at) in spoilt:
            continue
        written = msgspec.convert(entry, _Side)
        for path, words in _head(written):
            told.append(Fault(line_of(lines, ("side", at, *path)), 0, f"{written.name!r}: {words}"))
        first = first_line(lines, text, ("side", at, "drawing"))
        try:
            section = read_section(written.drawing.removesuffix("\n"), SIGNS, WIDTH, WIDTH)
        except BadDrawing as wrong:
            told += [_drawn(written.name, fault, first) for fault in wrong.faults]
            continue
        side = MapSide(written.id, written.name, written.words, written.dungeon, section)
        told += [_drawn(side.name, fault, first) for fault in of_side(side)]
        found.append(Read(side, at, first))
    found.sort(key=lambda each: each.side.id)
    told = told or list(_missing(found, lines)) or list(_together(found, lines))
    if told:
        raise BadContent(in_order(told))
    warnings = [_drawn(side.name, fault, first) for side, _, first in found for fault in distances(side)]
    return Maps(tuple(each.side for each in found), tuple(in_order(warnings)))


def _head(side: _Side) -> Iterator[Misfit]:
    """What is wrong with what is written above a drawing."""
    if side.id not in SIDES:
        yield ("id",), f"its id is one of {', '.join(SIDES)}: section and side; not {side.id!r}"
    if not side.name.strip() or not side.name.isprintable() or len(side.name) > NAME:
        yield ("name",), f"its name is from 1 to {NAME} letters long, without line breaks, not {side.name!r}"
    if not side.words.isprintable() or len(side.words) > WORDS:
        yield ("words",), f"its words are at most {WORDS} letters long, without line breaks"


def _missing(found: list[Read], lines: dict[TomlPath, int]) -> Iterator[Fault]:
    """Sides that are not there, or more than once."""
    missing = [each for each in SIDES if all(each != side.id for side, _, _ in found)]
    if missing:
        words = f"there are four sections with two sides each; missing: {', '.join(missing)}"
        yield Fault(line_of(lines, ("side",)), 0, words)
    for one, other in pairwise(found):
        if one.side.id == other.side.id:
            here, there = (line_of(lines, ("side", each.at, "id")) for each in (other, one))
            yield Fault(here, 0, f"there is one side {one.side.id}, and it is in line {there} already")


def _together(found: list[Read], lines: dict[TomlPath, int]) -> Iterator[Fault]:
    """What is wrong with eight sides together."""
    for at, words in of_all([each.side for each in found]):
        yield Fault(line_of(lines, ("side", found[at].at, "dungeon")), 0, words)


def _drawn(name: str, fault: Fault, first: int) -> Fault:
    return Fault(first + fault.line - 1, fault.column, f"{name!r}: {fault.words}")
