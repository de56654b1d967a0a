"""Lines of sight on a floor, from centre to centre, worked out for all squares at once.

Wherever it begins, a line to a square that is so many columns and rows away crosses the same edges and corners. The
squares from which none of these blocks it are an intersection of shifted sets, found once for each such distance.
Whatever a line only touches blocks it as well; what is off the floor blocks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Literal, NamedTuple

from .joining import Ground
from .sections import Signs
from .squares import Square, Squares, bits
from .steps import free_corners, union

Crossing = tuple[Literal["east", "south", "corner"], int, int]
"""What a line crosses: the right edge, the bottom edge or the bottom right corner of the square at (dx, dy) from its
beginning."""


class Block(NamedTuple):
    """Where something first blocks a line."""

    x: float
    """In squares from the left edge of the floor."""
    y: float
    """In squares from the top."""
    squares: tuple[Square, ...]
    """The two squares that share the edge there, or the four around the corner. Some may lie off the floor."""


class Sight:
    """Who sees whom on a floor."""

    def __init__(self, ground: Ground, signs: Signs, clear: Squares) -> None:
        """`clear`: the squares that do not block sight; nobody stands on the others, and they are not seen."""
        self._stride = stride = ground.stride
        self._levels = ground.levels
        across, down = clear & clear >> 1, clear & clear >> stride
        self._free = {
            "east": across & ~(union(ground.west) >> 1),
            "south": down & ~(union(ground.north) >> stride),
            "corner": free_corners(ground, clear),
        }
        panes = [sign for sign, door in signs.doors.items() if door.seen_through]
        self._pairs: dict[tuple[int, int], Squares] = {
            (0, 0): clear,
            (1, 0): self._free["east"] | across & union({sign: ground.west.get(sign, 0) >> 1 for sign in panes}),
            (0, 1): self._free["south"] | down & union({sign: ground.north.get(sign, 0) >> stride for sign in panes}),
        }
        """For each distance (columns, rows) with rows > 0, or rows 0 and columns >= 0: where a line may begin."""
        self._seen: dict[Square, Squares] = {}

    def sees(self, a: Square, b: Square) -> bool:
        """Whether nothing blocks the line between the centres of two squares. A square sees itself."""
        if a > b:
            a, b = b, a
        ay, ax = divmod(a, self._stride)
        by, bx = divmod(b, self._stride)
        return bool(self._sources(bx - ax, by - ay) >> a & 1)

    def blocked(self, a: Square, b: Square) -> Block | None:
        """Where the line from a to b is first blocked; None where a sees b, or is b."""
        if a == b or self.sees(a, b):
            return None
        first, last = min(a, b), max(a, b)
        y, x = divmod(first, self._stride)
        dy, dx = (end - start for start, end in zip((y, x), divmod(last, self._stride), strict=True))
        met = [
            (kind, at, down)
            for kind, at, down in crossings(dx, dy)
            if not self._free[kind] >> x + at + (y + down) * self._stride & 1
        ]
        kind, at, down = met[0] if a == first else met[-1]
        along = _crossed(kind, at, down, dx, dy)
        left_top = x + at + (y + down) * self._stride
        around = {"east": (0, 1), "south": (0, self._stride), "corner": (0, 1, self._stride, self._stride + 1)}[kind]
        return Block(x + 0.5 + along * dx, y + 0.5 + along * dy, tuple(left_top + each for each in around))

    def seen_from(self, square: Square) -> Squares:
        """All squares that are seen from one, itself included."""
        found = self._seen.get(square)
        if found is None:
            found = 0
            level = next((each for each in self._levels if each >> square & 1), 0)
            for other in bits(level):
                if self.sees(square, other):
                    found |= 1 << other
            self._seen[square] = found
        return found

    @cached_property
    def all(self) -> tuple[Squares, ...]:
        """For each number of a square, all that are seen from it: of every pair of squares at once.

        Pairs of squares with the same difference lie on a diagonal of a table of all pairs, which is filled diagonal
        by diagonal. A row of it is a binary number, so its columns stand in descending order."""
        size = max(2, *(each.bit_length() for each in self._levels))
        apart: dict[int, Squares] = {}
        for dx, dy in self._distances():
            if sources := self._sources(dx, dy):
                difference = dx + dy * self._stride
                apart[difference] = apart.get(difference, 0) | sources
        table = bytearray(b"0") * (size * size)
        for difference, sources in apart.items():
            digits = f"{sources:0{size - difference}b}"[::-1].encode()
            length = (len(digits) - 1) * (size - 1) + 1
            for first in (size - 1 - difference, size - 1 + difference * size):
                table[first : first + length : size - 1] = digits
        return tuple(int(table[row : row + size], 2) for row in range(0, size * size, size))

    def _distances(self) -> Iterator[tuple[int, int]]:
        """All distances between two squares of a level, in one of the two directions."""
        wide = high = 0
        for level in filter(None, self._levels):
            where = [divmod(square, self._stride) for square in bits(level)]
            wide = max(wide, max(x for _, x in where) - min(x for _, x in where))
            high = max(high, max(y for y, _ in where) - min(y for y, _ in where))
        for dy in range(high + 1):
            for dx in range(-wide if dy else 0, wide + 1):
                yield dx, dy

    def _sources(self, dx: int, dy: int) -> Squares:
        """The squares that see the square at (dx, dy) from them; dy >= 0, and dx >= 0 where dy is 0."""
        found = self._pairs.get((dx, dy))
        if found is None:
            found = -1
            for kind, x, y in crossings(dx, dy):
                shift = x + y * self._stride
                free = self._free[kind]
                found &= free >> shift if shift >= 0 else free << -shift
                if not found:
                    break
            self._pairs[dx, dy] = found
        return found


def crossings(dx: int, dy: int) -> Iterator[Crossing]:
    """What the line from a square's centre to the centre of the square at (dx, dy) crosses on its way; dy >= 0.

    Counted in half squares, the line passes the upright line x = 2i - 1 (from the first centre) at the height
    dy * (2i - 1) / |dx|: exact where it is compared times |dx|."""
    side, wide = (1 if dx >= 0 else -1), abs(dx)
    x = y = 0
    while x < wide or y < dy:
        ahead, below = dy * (2 * x + 1), wide * (2 * y + 1)
        if ahead < below:
            yield "east", min(side * x, side * (x + 1)), y
            x += 1
        elif ahead > below:
            yield "south", side * x, y
            y += 1
        else:
            yield "corner", min(side * x, side * (x + 1)), y
            x += 1
            y += 1


def _crossed(kind: Literal["east", "south", "corner"], x: int, y: int, dx: int, dy: int) -> float:
    """How much of a line lies before what it crosses, 0 … 1."""
    return (x + 0.5) / dx if kind == "east" else (y + 0.5) / dy
