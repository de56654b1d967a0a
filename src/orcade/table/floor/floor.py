"""A floor of squares: sections joined, with what is on them, steps, ways, distances and sight.

Made once from what has been laid, and kept: everything that takes long is worked out when somebody first asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..errors import OrcadeError
from .joining import Placed, join
from .sections import NOTHING, Door
from .sight import Block, Sight
from .squares import Square, Squares, bits
from .steps import Steps
from .ways import Ways

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Floor:
    """Sections as they have been laid; their order gives the squares their names."""

    def __init__(self, placed: Sequence[Placed]) -> None:
        """Raises `OrcadeError` where sections lie on each other, or are not all squares of one size."""
        ground = join(placed)
        signs = placed[0].section.signs
        self._ground = ground
        self.stride = ground.stride
        """From a square to the one below it: one more than the columns, so that the last column is always blank."""
        self.height = ground.height
        self.size = ground.stride * ground.height
        """How many bits a set of squares has at most."""
        self.side = ground.side
        """Squares of a section, across and down."""
        self.marks = ground.marks
        """For each mark that occurs, the squares that are it."""
        self.west = ground.west
        self.north = ground.north
        """For each thing that lies on edges, the squares that have it on their left, or top, edge."""
        self.levels = ground.levels
        """The squares of each level."""
        self.inside: Squares = sum(ground.levels)
        """All squares."""
        self.open = self.inside & ~self.marked(signs.blocked)
        """Squares that can be entered."""
        self.steps = Steps(ground, signs, self.open)
        self.sight = Sight(ground, signs, self.inside & ~self.marked(signs.opaque))
        self._signs = signs
        self._adjacent: dict[Square, Squares] = {}
        self._spreads: dict[tuple[Square, int], Squares] = {}
        self._costs: dict[Square, dict[Square, int]] = {}

    # Squares and their names.

    def marked(self, marks: str) -> Squares:
        """All squares with any of these marks."""
        return sum(self.marks.get(mark, 0) for mark in set(marks))

    def x(self, square: Square) -> int:
        """Its column, 0 at the left."""
        return square % self.stride

    def y(self, square: Square) -> int:
        """Its row, 0 at the top."""
        return square // self.stride

    def at(self, x: int, y: int) -> Square | None:
        """The square in a column and row; None where the floor has none."""
        if not 0 <= x < self.stride or not 0 <= y < self.height:
            return None
        square = y * self.stride + x
        return square if self.inside >> square & 1 else None

    @cached_property
    def sections(self) -> tuple[Squares, ...]:
        """The squares of each section, in the order in which they were laid."""
        block: Squares = sum(((1 << self.side) - 1) << row * self.stride for row in range(self.side))
        return tuple(block << y * self.stride + x for x, y in self._ground.corners)

    @cached_property
    def section_of(self) -> tuple[int, ...]:
        """For each number of a square, its section by the order of laying, from 0; -1 where there is no square."""
        found = [-1] * self.size
        for number, squares in enumerate(self.sections):
            for square in bits(squares):
                found[square] = number
        return tuple(found)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """For each number of a square: section from 1, column from a, row from 1 at the bottom, as the section lies:
        "2c7". "" where there is no square."""
        found = [""] * self.size
        for number, (left, top) in enumerate(self._ground.corners, 1):
            for y in range(self.side):
                for x in range(self.side):
                    found[(top + y) * self.stride + left + x] = f"{number}{LETTERS[x]}{self.side - y}"
        return tuple(found)

    @cached_property
    def _named(self) -> dict[str, Square]:
        return {name: square for square, name in enumerate(self.names) if name}

    def square(self, name: str) -> Square:
        """The square of a name. `OrcadeError` where there is none."""
        found = self._named.get(name.strip().lower())
        if found is None:
            raise OrcadeError(
                f"there is no square {name!r}; squares are written 1c7: the section (of {len(self._ground.corners)}), "
                f"the column (a to {LETTERS[self.side - 1]}) and the row (1 to {self.side})"
            )
        return found

    def level_of(self, square: Square) -> Squares:
        """All squares of its level."""
        return next(level for level in self.levels if level >> square & 1)

    # Edges and steps.

    def edge(self, a: Square, b: Square) -> str:
        """What lies on the edge between two squares side by side: `WALL`, the sign of a door, or `NOTHING`.

        ValueError where they do not lie side by side."""
        a, b = min(a, b), max(a, b)
        if b - a not in (1, self.stride):
            raise ValueError(f"squares {a} and {b} share no edge")
        edges = self._ground.west if b - a == 1 else self._ground.north
        return next((sign for sign, squares in edges.items() if squares >> b & 1), NOTHING)

    def adjacent(self, square: Square) -> Squares:
        """The squares one legal step away, through no door."""
        found = self._adjacent.get(square)
        if found is None:
            found = self._adjacent[square] = self.steps.beside(1 << square)
        return found

    def beyond_doors(self, square: Square) -> tuple[tuple[Square, Door], ...]:
        """The squares directly across a door, with the kind of door."""
        one = 1 << square
        return tuple(
            (other, each.door) for each in self.steps.doorways for other in bits(self.steps.through(each, one))
        )

    @cached_property
    def rooms(self) -> tuple[Squares, ...]:
        """Squares that can be reached from each other through no door, room by room."""
        left = self.open
        rooms = []
        while left:
            room, found = 0, left & -left
            while found != room:
                room = found
                found |= self.steps.beside(room)
            rooms.append(room)
            left &= ~room
        return tuple(rooms)

    def room_of(self, square: Square) -> Squares:
        """The room of a square, itself included; empty where nobody can stand."""
        return next((room for room in self.rooms if room >> square & 1), 0)

    def ways(
        self,
        start: Square,
        most: int,
        *,
        barred: Squares = 0,
        risky: Squares = 0,
        leaps: Squares = 0,
        leap_cost: int = 1,
    ) -> Ways:
        """Everything within so many actions, each with its safest way: see `Ways`."""
        return Ways(self.steps, start, most, barred, risky, leaps, leap_cost)

    def distance(self, a: Square, b: Square) -> int | None:
        """Actions from one square to another without leaps; None where there is no way."""
        costs = self._costs.get(a)
        if costs is None:
            costs = self._costs[a] = self.ways(a, self.open.bit_count() * 2).costs
        return costs.get(b)

    # As the crow flies.

    def kings(self, a: Square, b: Square) -> int | None:
        """King's moves between two squares, whatever lies between; None where they are on different levels."""
        if not self.level_of(a) >> b & 1:
            return None
        return max(abs(self.x(a) - self.x(b)), abs(self.y(a) - self.y(b)))

    def spread(self, square: Square, moves: int) -> Squares:
        """The squares of its level within so many king's moves, itself included."""
        found = self._spreads.get((square, moves))
        if found is None:
            y, x = divmod(square, self.stride)
            left, top = max(x - moves, 0), max(y - moves, 0)
            row: Squares = ((1 << min(x + moves + 1, self.stride) - left) - 1) << left
            rows = self._first_column & (1 << (min(y + moves + 1, self.height) - top) * self.stride) - 1
            found = row * rows << top * self.stride & self.level_of(square)
            self._spreads[square, moves] = found
        return found

    @cached_property
    def _first_column(self) -> Squares:
        return sum(1 << y * self.stride for y in range(self.height))

    # Sight.

    def sees(self, a: Square, b: Square) -> bool:
        """Whether nothing blocks sight between two squares."""
        return self.sight.sees(a, b)

    def blocked(self, a: Square, b: Square) -> Block | None:
        """Where the line from a to b is first blocked; None where a sees b, or is b."""
        return self.sight.blocked(a, b)

    def seen_from(self, square: Square) -> Squares:
        """All squares that are seen from one, itself included."""
        return self.sight.seen_from(square)
