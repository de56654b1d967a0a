"""The maps that ship, spoilt at one place or another."""

from __future__ import annotations

from collections.abc import Mapping

from orcade.games.gates.map_files import shipped_text

Point = tuple[int, int]
"""A place of a drawing: column and line, from 1."""


def at(square: str) -> Point:
    """Where a square of a side is drawn: "c7"."""
    return 2 * (ord(square[0]) - ord("a")) + 2, 26 - 2 * int(square[1:])


def right(square: str) -> Point:
    """Where the edge right of a square is drawn."""
    column, line = at(square)
    return column + 1, line


def under(square: str) -> Point:
    """Where the edge under a square is drawn."""
    column, line = at(square)
    return column, line + 1


def line_of(side: str, point: Point, text: str = "") -> int:
    """The line of the text that has a place of a side's drawing."""
    lines = (text or shipped_text()).splitlines()
    start = lines.index(f'id = "{side}"')
    first = next(number for number, line in enumerate(lines) if number > start and line.startswith("drawing")) + 1
    return first + point[1]


def drawn(side: str, signs: Mapping[Point, str], text: str = "") -> str:
    """The text of the maps with other signs at some places of one side."""
    lines = (text or shipped_text()).splitlines()
    for point, sign in signs.items():
        number = line_of(side, point, text) - 1
        line = lines[number].ljust(25)
        lines[number] = line[: point[0] - 1] + sign + line[point[0] :]
    return "\n".join(lines) + "\n"
