"""A map as it is drawn in text: each sign is a cell of the area with that sign, and a blank is no land.

AAAABB
AAABBB
 CCCB
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

Cell = tuple[int, int]
"""Column from the left and line from the top, counted from 0."""
Point = tuple[float, float]
"""A place of the map in units: x to the right, y down."""

BLANK: Final = " "
CELL_WIDTH, CELL_HEIGHT = 0.25, 0.5
"""A cell in units: as high and wide as a character is about on a terminal."""
_BESIDE: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))


class Mosaic:
    """The cells of a drawing."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.width = max(map(len, lines), default=0)
        self.height = len(lines)
        self.lines = tuple(line.ljust(self.width) for line in lines)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.width * CELL_WIDTH, self.height * CELL_HEIGHT

    def sign(self, cell: Cell) -> str:
        """What is drawn there; a blank outside the drawing."""
        x, y = cell
        return self.lines[y][x] if 0 <= x < self.width and 0 <= y < self.height else BLANK

    @cached_property
    def cells(self) -> dict[str, tuple[Cell, ...]]:
        """All cells of each sign but the blank, line by line."""
        found: defaultdict[str, list[Cell]] = defaultdict(list)
        for y, line in enumerate(self.lines):
            for x, sign in enumerate(line):
                if sign != BLANK:
                    found[sign].append((x, y))
        return {sign: tuple(cells) for sign, cells in found.items()}

    @cached_property
    def touching(self) -> frozenset[tuple[str, str]]:
        """Each two signs of which a cell of the one lies beside a cell of the other; the lesser sign first."""
        return frozenset(
            (min(sign, other), max(sign, other))
            for sign, cells in self.cells.items()
            for cell in cells
            for other in map(self.sign, beside(cell))
            if other not in (sign, BLANK)
        )

    def pieces(self, sign: str) -> list[list[Cell]]:
        """The parts of an area that hang together, the largest first."""
        left = dict.fromkeys(self.cells.get(sign, ()))
        found = []
        while left:
            first = next(iter(left))
            del left[first]
            piece = [first]
            for cell in piece:
                for other in beside(cell):
                    if other in left:
                        del left[other]
                        piece.append(other)
            found.append(piece)
        return sorted(found, key=len, reverse=True)


def beside(cell: Cell) -> Iterator[Cell]:
    """The four cells that share a side with a cell: right, below, left, above."""
    x, y = cell
    return ((x + dx, y + dy) for dx, dy in _BESIDE)
