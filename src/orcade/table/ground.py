"""The ground of a large board of squares: what stays as it is for long, told apart from what lies and moves on it.

Its squares are no things of the scene. An option names one as `square_id(name)`; a square that may be chosen, or was
chosen last, is drawn on the ground. So a view of a large board stays small.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

NOTHING = -1
"""Stands for a kind where the board has no square."""


class SquareKind(msgspec.Struct, frozen=True):
    """How squares of one kind look, and what they are called."""

    look: str
    """Which square of the kit: ground, road, floor, column …"""
    name: str
    """In a word or two: "road"."""
    text: str = "·"
    """One or two characters for the text map."""
    dark: bool = False
    """Indoors, where that is drawn otherwise."""


class Edge(msgspec.Struct, frozen=True):
    """What lies on one side of a square: a wall, a door. Told of one of the two squares that share the side."""

    x: int
    y: int
    side: Literal["N", "E", "S", "W"]
    look: str
    """Which line of the kit: wall, door, secret-door."""


class Title(msgspec.Struct, frozen=True):
    """The name of a part of the board; x, y is the top left square of that part."""

    x: int
    y: int
    text: str


class Ground(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """All squares of a board, with what lies between them. Grounds of one key are the same.

    The square in column x (from the left) and row y (from the top) has the number y * width + x, and lies between x, y
    and x + 1, y + 1 in units of the scene.
    """

    key: str
    """Another for each lay-out."""
    width: int
    height: int
    kinds: tuple[SquareKind, ...]
    squares: tuple[int, ...]
    """By number, which of the kinds a square is; NOTHING where there is none."""
    names: tuple[str, ...]
    """By number: "2c7", letters and digits; each name once, and empty where there is no square."""
    edges: tuple[Edge, ...] = ()
    titles: tuple[Title, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def kind(self, x: int, y: int) -> SquareKind | None:
        """What the square there is; None where there is none."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        which = self.squares[y * self.width + x]
        return None if which == NOTHING else self.kinds[which]

    def told(self, number: int) -> str:
        """A square in words: "2c7, road"."""
        return f"{self.names[number]}, {self.kinds[self.squares[number]].name}"


def assembled(key: str, width: int, height: int, parts: Sequence[tuple[Ground, int, int]]) -> Ground:
    """Grounds laid beside each other, each with the column and row of its top left corner. Their squares' names must
    differ; their titles are left out."""
    kinds: dict[SquareKind, int] = {}
    squares, names = [NOTHING] * (width * height), [""] * (width * height)
    edges: list[Edge] = []
    for part, left, top in parts:
        for at, which in enumerate(part.squares):
            if which != NOTHING:
                number = (top + at // part.width) * width + left + at % part.width
                squares[number] = kinds.setdefault(part.kinds[which], len(kinds))
                names[number] = part.names[at]
        edges += [Edge(edge.x + left, edge.y + top, edge.side, edge.look) for edge in part.edges]
    return Ground(
        key=key,
        width=width,
        height=height,
        kinds=tuple(kinds),
        squares=tuple(squares),
        names=tuple(names),
        edges=tuple(edges),
    )


def square_id(name: str) -> str:
    """The id of the square of that name, for `Option.things`."""
    return f"square-{name}"


@lru_cache(maxsize=64)
def squares_by_id(ground: Ground) -> dict[str, int]:
    """The ids of all squares, and their numbers."""
    return {square_id(name): number for number, name in enumerate(ground.names) if name}
