"""Sections of a floor: what their squares are, what lies on the edges between squares, and how they are turned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

NOTHING: Final = " "
"""On an edge: nothing."""
WALL: Final = "#"
"""On an edge: a wall, however it is drawn."""


@dataclass(frozen=True, slots=True)
class Door:
    """A kind of thing on an edge that can be gone through."""

    name: str
    cost: int
    """Actions of the step through it, at least 2."""
    seen_through: bool
    """Whether the two squares directly at it see each other. No longer line of sight goes through any door."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What the characters of a game's drawings mean. Each is one character."""

    marks: Mapping[str, str]
    """What a square can be, with its name: {".": "ground"}."""
    doors: Mapping[str, Door]
    """What can lie on an edge besides walls, which are drawn `-` and `|`."""
    blocked: str = ""
    """Marks of squares that nobody can enter."""
    opaque: str = ""
    """Marks of squares that block sight."""


Lines = tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """A rectangle of squares, as it is drawn or turned."""

    squares: Lines
    """The mark of each square: a string for each row, the top one first."""
    across: Lines
    """What lies on horizontal edges: a string for each line between rows, the top edge first, the bottom edge last."""
    upright: Lines
    """What lies on vertical edges: for each row a string, one character longer than the row, the left edge first."""
    signs: Signs = field(compare=False)

    @property
    def width(self) -> int:
        return len(self.squares[0])

    @property
    def height(self) -> int:
        return len(self.squares)

    def turned(self, quarters: int) -> Section:
        """The same section, turned clockwise by so many quarters."""
        return self if quarters % 4 == 0 else self._quarter.turned(quarters % 4 - 1)

    @cached_property
    def _quarter(self) -> Section:
        return Section(_turned(self.squares), _turned(self.upright), _turned(self.across), self.signs)

    @cached_property
    def square_rows(self) -> dict[str, tuple[int, ...]]:
        """For each mark that occurs, for each row, bits for the squares that are it; bit 0 is the leftmost."""
        return _rows(self.squares)

    @cached_property
    def north_rows(self) -> dict[str, tuple[int, ...]]:
        """For each thing that lies on horizontal edges, the edges above the squares of each row; the last row is that
        under the section."""
        return _rows(self.across)

    @cached_property
    def west_rows(self) -> dict[str, tuple[int, ...]]:
        """For each thing that lies on vertical edges, for each row, the edges left of the squares; the last bit is the
        edge right of the section."""
        return _rows(self.upright)


def _turned(lines: Lines) -> Lines:
    return tuple("".join(column) for column in zip(*lines[::-1], strict=True))


def _rows(lines: Lines) -> dict[str, tuple[int, ...]]:
    found = sorted(set("".join(lines)) - {NOTHING})
    return {sign: tuple(sum(1 << x for x, each in enumerate(line) if each == sign) for line in lines) for sign in found}
