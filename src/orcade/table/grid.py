"""Square boards: squares are integers 0 … width·height-1, written a1 (bottom left) and so on."""

from __future__ import annotations

from functools import cached_property

from .errors import OrcadeError

Square = int
NOWHERE: Square = -1


class Grid:
    """A board of width × height squares with its neighbourhoods worked out once."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.squares = range(width * height)
        self.names = tuple(f"{chr(ord('a') + s % width)}{s // width + 1}" for s in self.squares)
        self._at = {name: square for square, name in enumerate(self.names)}

    def square(self, name: str) -> Square:
        """The square of that name; OrcadeError where the board has none."""
        try:
            return self._at[name]
        except KeyError:
            raise OrcadeError(f"there is no square {name!r}; they run from a1 to {self.names[-1]}") from None

    def column(self, square: Square) -> int:
        return square % self.width

    def row(self, square: Square) -> int:
        return square // self.width

    @cached_property
    def distance(self) -> tuple[tuple[int, ...], ...]:
        """King's moves between two squares: `distance[a][b]`."""
        w = self.width
        return tuple(tuple(max(abs(a % w - b % w), abs(a // w - b // w)) for b in self.squares) for a in self.squares)

    @cached_property
    def adjacent(self) -> tuple[tuple[Square, ...], ...]:
        """Squares that touch a square, corners included, in ascending order."""
        return tuple(tuple(b for b in self.squares if self.distance[a][b] == 1) for a in self.squares)

    @cached_property
    def within(self) -> tuple[tuple[tuple[Square, ...], ...], ...]:
        """`within[range][square]`: the other squares at king's distance 1 … range (range up to 4)."""
        return tuple(
            tuple(tuple(b for b in self.squares if 0 < self.distance[a][b] <= reach) for a in self.squares)
            for reach in range(5)
        )
