"""Random floors, and a slow picture of a floor: one large drawing, looked at character by character.

In a drawing the squares stand at odd places of odd lines, so the character at (2x + 1, 2y + 1) is the square (x, y),
and the same numbers are its centre in half squares. Nothing here uses what `orcade.table.floor` makes of its sections.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from random import Random

from orcade.table.floor import Door, Floor, Placed, Signs, Square, Squares, bits, read_section

SIGNS = Signs(
    marks={".": "ground", "r": "road", "#": "column", "~": "creek"},
    doors={"D": Door("door", 2, True), "S": Door("secret door", 3, False)},
    blocked="#~",
    opaque="#",
)
COST = {" ": 1, "D": 2, "S": 3}
"""Of a step across an edge; there is none across a wall."""
RANK = " DS#"
"""Where two sections share an edge, the last of these holds."""
Point = tuple[int, int]
"""Of a drawing: column and line."""
Place = tuple[int | Fraction, int | Fraction]
"""Anywhere on a drawing."""


def drawing(rng: Random, side: int, crowd: float) -> str:
    """A section of side × side squares, with something on so many of its edges."""

    def sign(x: int, y: int) -> str:
        if x % 2 and y % 2:
            return rng.choices(".r#~", [20, 4, 1, 1])[0]
        if x % 2 == y % 2:
            return "+"
        wall = "-" if x % 2 else "|"
        return rng.choices([" ", wall, "D", "S"], [1 - crowd, crowd * 0.6, crowd * 0.25, crowd * 0.15])[0]

    return "\n".join("".join(sign(x, y) for x in range(2 * side + 1)) for y in range(2 * side + 1))


class Laid:
    """A random floor of one to three sections that lie beside each other, perhaps with one apart."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.rng = rng
        side = rng.choice([1, 2, 3, 4, 5])
        crowd = rng.choice([0.05, 0.15, 0.3])
        places: list[Point] = [(0, 0)]
        while len(places) < rng.randint(1, 3):
            x, y = rng.choice(places)
            dx, dy = rng.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
            if (x + dx, y + dy) not in places:
                places.append((x + dx, y + dy))
        laid = [(x, y, 0) for x, y in places] + [(rng.randint(-2, 2), 3, 1)] * rng.randint(0, 1)
        rng.shuffle(laid)
        texts = [drawing(rng, side, crowd) for _ in laid]
        turns = [rng.randrange(4) for _ in laid]
        self.placed = [
            Placed(read_section(text, SIGNS, side, side), turn, x, y, level)
            for text, turn, (x, y, level) in zip(texts, turns, laid, strict=True)
        ]
        self.floor = Floor(self.placed)
        self.signs: dict[Point, str] = {}
        self.level: dict[Point, int] = {}
        self.names: dict[Point, str] = {}
        left = 0
        for wanted in (0, 1):
            here = [at for at, each in enumerate(laid) if each[2] == wanted]
            if not here:
                continue
            x0, y0 = min(laid[at][0] for at in here), min(laid[at][1] for at in here)
            for at in here:
                self._draw(texts[at], turns[at], left + 2 * side * (laid[at][0] - x0), 2 * side * (laid[at][1] - y0))
                self._name(at, wanted, side, left // 2 + side * (laid[at][0] - x0), side * (laid[at][1] - y0))
            left = 2 + max(x for x, _ in self.signs)

    def _draw(self, text: str, turn: int, left: int, top: int) -> None:
        lines = text.splitlines()
        last = len(lines) - 1
        for y, line in enumerate(lines):
            for x, found in enumerate(line):
                tx, ty = x, y
                for _ in range(turn):
                    tx, ty = last - ty, tx
                sign = "#" if found in "-|" else found
                point = (left + tx, top + ty)
                if sign in RANK:
                    sign = max(sign, self.signs.get(point, " "), key=RANK.index)
                self.signs[point] = sign

    def _name(self, number: int, level: int, side: int, left: int, top: int) -> None:
        for x in range(side):
            for y in range(side):
                point = (2 * (left + x) + 1, 2 * (top + y) + 1)
                self.names[point] = f"{number + 1}{'abcdefgh'[x]}{side - y}"
                self.level[point] = level

    def point(self, square: Square) -> Point:
        """The centre of a square."""
        return 2 * self.floor.x(square) + 1, 2 * self.floor.y(square) + 1

    def square(self, point: Point) -> Square:
        """The square of a centre."""
        return point[1] // 2 * self.floor.stride + point[0] // 2

    @property
    def squares(self) -> list[Square]:
        return [self.square(point) for point in self.names]

    def some(self, count: int) -> Squares:
        """A random set of squares."""
        return sum(1 << square for square in self.rng.sample(self.squares, min(count, len(self.squares))))

    def passable(self, point: Point) -> bool:
        return point in self.names and self.signs[point] in ".r"

    def steps(self, square: Square) -> dict[Square, int]:
        """All squares one step away, with what it costs."""
        x, y = self.point(square)
        found = {}
        for dx in (-2, 0, 2):
            for dy in (-2, 0, 2):
                to = (x + dx, y + dy)
                if (dx, dy) == (0, 0) or not self.passable((x, y)) or not self.passable(to):
                    continue
                edge = (x + dx // 2, y + dy // 2)
                if dx and dy:
                    around = [(edge[0] + each, edge[1] + other) for each in (-1, 0, 1) for other in (-1, 0, 1)]
                    corners = [each for each in around if each[0] % 2 and each[1] % 2]
                    edges = [each for each in around if each[0] % 2 != each[1] % 2]
                    if all(map(self.passable, corners)) and all(self.signs[each] == " " for each in edges):
                        found[self.square(to)] = 1
                elif self.signs[edge] in COST:
                    found[self.square(to)] = COST[self.signs[edge]]
        return found

    def sees(self, a: Square, b: Square) -> bool:
        """Whether nothing that blocks sight touches the line between two centres."""
        start, end = self.point(a), self.point(b)
        if self.level[start] != self.level[end] or "#" in (self.signs[start], self.signs[end]):
            return False
        (x, y), (tx, ty) = start, end
        if abs(x - tx) + abs(y - ty) == 2:
            return self.signs[(x + tx) // 2, (y + ty) // 2] in " D"
        return self.clear(start, end)

    def clear(self, start: Place, end: Place) -> bool:
        """Whether nothing that blocks sight touches a line; only directly at a door something is seen through it."""
        (x, y), (tx, ty) = start, end
        for cx in range(floor(min(x, tx)) - 1, ceil(max(x, tx)) + 2):
            for cy in range(floor(min(y, ty)) - 1, ceil(max(y, ty)) + 2):
                sign = self.signs.get((cx, cy), "")
                if cx % 2 and cy % 2:
                    if (not sign or sign == "#") and touches(start, end, cx - 1, cy - 1, cx + 1, cy + 1):
                        return False
                elif cx % 2 != cy % 2 and sign in ("D", "S", "#"):
                    # An upright edge is one character high in the drawing and two half squares in truth.
                    wide, high = cx % 2, cy % 2
                    if touches(start, end, cx - wide, cy - high, cx + wide, cy + high):
                        return False
        return True


def touches(start: Place, end: Place, left: int, top: int, right: int, bottom: int) -> bool:
    """Whether a line meets a rectangle, its rim included: neither is wholly on one side of the other."""
    (x, y), (tx, ty) = start, end
    if max(x, tx) < left or min(x, tx) > right or max(y, ty) < top or min(y, ty) > bottom:
        return False
    sides = [(tx - x) * (cy - y) - (ty - y) * (cx - x) for cx in (left, right) for cy in (top, bottom)]
    return min(sides) <= 0 <= max(sides)


def named(floor: Floor, squares: Squares) -> list[str]:
    """A set of squares in words, for assertions that can be read."""
    return [floor.names[square] for square in bits(squares)]
