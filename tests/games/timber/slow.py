"""The rules of Timber! that ask for some geometry, a second time, slowly, with sets of square names and fractions."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from math import cos, radians, sin

NAMES = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
Way = tuple[Fraction, Fraction]


def place(square: str) -> tuple[int, int]:
    return "abcdefgh".index(square[0]), int(square[1]) - 1


def square_at(column: int, row: int) -> str:
    return f"{'abcdefgh'[column]}{row + 1}" if 0 <= column < 8 and 0 <= row < 8 else ""


def beside(square: str) -> set[str]:
    """TI 1: neighbouring squares share a side."""
    column, row = place(square)
    return {square_at(column + dx, row + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - {""}


def around(square: str) -> set[str]:
    """Where the boar can step (TI 4.2.2)."""
    column, row = place(square)
    return {square_at(column + dx, row + dy) for dx, dy in product((-1, 0, 1), repeat=2) if dx or dy} - {""}


EDGE = {square for square in NAMES if square[0] in "ah" or square[1] in "18"}


def heading(degrees: float) -> Way:
    """The direction of an angle, clockwise from the right; the eighths are exact."""
    if degrees % 45 == 0:
        eighth = int(degrees // 45) % 8
        found = ((1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1))[eighth]
        return Fraction(found[0]), Fraction(found[1])
    angle = radians(degrees)
    return Fraction(cos(angle)), Fraction(-sin(angle))


def touches(tree: str, way: Way, square: str) -> bool:
    """TI-13: whether the ray from the middle of the Tree's square touches this square, a corner included."""
    column, row = place(tree)
    start = (Fraction(2 * column + 1, 2), Fraction(2 * row + 1, 2))
    low, high = Fraction(0), None
    for axis, least in enumerate(place(square)):
        if way[axis] == 0:
            if not least <= start[axis] <= least + 1:
                return False
            continue
        one, other = sorted(((least - start[axis]) / way[axis], (least + 1 - start[axis]) / way[axis]))
        low = max(low, one)
        high = other if high is None else min(high, other)
    return high is None or low <= high


def line(tree: str, way: Way) -> set[str]:
    """All squares that the ray touches."""
    return {square for square in NAMES if touches(tree, way, square)}


def corner_ways(tree: str) -> list[Way]:
    """Exactly through each corner of the board's squares."""
    column, row = place(tree)
    return [(Fraction(2 * x - 2 * column - 1, 2), Fraction(2 * y - 2 * row - 1, 2)) for x in range(9) for y in range(9)]


def ends(start: str, length: int, closed: set[str], taken: set[str], seen: Iterable[str] = ()) -> set[tuple[str, ...]]:
    """All paths of the boar with exactly that many squares (TI 4.2.2).

    `closed`: Rocks and Trees. `taken`: where it must not end, that is Bushes and Orcs. `seen`: where it has been.
    """
    been = {start, *seen}
    if length == 0:
        return {()} if start not in taken else set()
    paths: set[tuple[str, ...]] = set()
    for square in around(start) - been - closed:
        if length == 1:
            if square not in taken:
                paths.add((square,))
        else:
            paths |= {(square, *rest) for rest in ends(square, length - 1, closed, taken, been)}
    return paths


def first_steps(start: str, length: int, closed: set[str], taken: set[str], seen: Iterable[str] = ()) -> set[str]:
    """TI-5: the squares with which one of the longest possible paths begins; none where the boar stays."""
    for shorter in range(length, 0, -1):
        paths = ends(start, shorter, closed, taken, seen)
        if paths:
            return {path[0] for path in paths}
    return set()


def reachable(start: str, open_: set[str]) -> set[str]:
    """Everything that can be walked to from a square over open ones."""
    found, todo = {start}, [start]
    while todo:
        for square in beside(todo.pop()) & open_ - found:
            found.add(square)
            todo.append(square)
    return found
