"""A large board of squares, drawn with signs: as much of it as the screen has room for, around what is asked about.

A square takes two columns and the edge at its left one more. Edges between rows have a line of their own where there
are any.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from rich.text import Text

from ..draw.palette import PAINTS, ROLES
from ..draw.text import called
from ..table.ground import Ground, square_id, squares_by_id
from ..table.scene import Scene
from ..table.things import Piece
from .output import Output, seat_style

DARK = 1
CELL = 3
"""Columns of a square with the edge at its left."""
HEAD = 3
"""Columns at the left for the rows' numbers."""
UNDER = 12
"""Lines that the question needs under the map."""
LEAST = 7
"""Rows of squares that are shown however low the screen is."""
LEGAL = "•"
"""Marks a square that the question is about."""

GROUNDS = {
    "ground": "turf",
    "road": "mud",
    "crossing": "brick",
    "floor": "stone",
    "creek": "sea",
    "column": "iron",
    "statue": "iron",
}
"""Paints of squares; others are like the floor."""
EDGES = {
    # look: (upright, level, ink, what it is)
    "wall": ("│", "──", "bone", ""),
    "door": ("║", "══", "gold", "door"),
    "secret-door": ("s", "ss", "gold", "secret door"),
}
CROSSES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Corners, by which edges meet there: up 1, down 2, left 4, right 8."""
NAME = re.compile(r"\d*([a-z]+)(\d+)")
"""A square's name: perhaps the number of a part, its column, its row."""


class Window(NamedTuple):
    """The part of a board that is shown: its first column and row, and how many."""

    x: int
    y: int
    wide: int
    high: int

    def holds(self, x: int, y: int) -> bool:
        return 0 <= x - self.x < self.wide and 0 <= y - self.y < self.high


class Edges(NamedTuple):
    """The looks of all edges, by the square to the right of an upright one, and below a level one."""

    upright: dict[tuple[int, int], str]
    level: dict[tuple[int, int], str]


@lru_cache(maxsize=64)
def edges_of(ground: Ground) -> Edges:
    found = Edges({}, {})
    for edge in ground.edges:
        if edge.side in "WE":
            found.upright[edge.x + (edge.side == "E"), edge.y] = edge.look
        else:
            found.level[edge.x, edge.y + (edge.side == "S")] = edge.look
    return found


@lru_cache(maxsize=64)
def heads(ground: Ground) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What most squares of each column and of each row are called by."""
    columns: list[Counter[str]] = [Counter() for _ in range(ground.width)]
    rows: list[Counter[str]] = [Counter() for _ in range(ground.height)]
    for number, name in enumerate(ground.names):
        if named := NAME.fullmatch(name):
            columns[number % ground.width][named[1]] += 1
            rows[number // ground.width][named[2]] += 1
    return tuple(map(_most, columns)), tuple(map(_most, rows))


def _most(counted: Counter[str]) -> str:
    return counted.most_common(1)[0][0] if counted else ""


def window(output: Output, scene: Scene, beside: int) -> Window:
    """The part of the board to show; where the whole board leaves so many columns `beside` it, or none, all of it."""
    ground = scene.ground
    assert ground is not None
    across = room_across(output)
    if ground.width <= across:
        across = ground.width
    elif (output.width - HEAD - 1 - beside) // CELL >= ground.width // 2:
        across = (output.width - HEAD - 1 - beside) // CELL
    x, y = _middle(scene)
    parted = {row for _, row in edges_of(ground).level}
    down = LEAST
    while down < ground.height:
        more = around(ground, x, y, across, down + 1)
        if more.high + sum(more.y <= row <= more.y + more.high for row in parted) + UNDER > output.console.height:
            break
        down += 1
    return around(ground, x, y, across, down)


def parts_of(output: Output, ground: Ground, number: int | None) -> Iterator[Window]:
    """The part of the board around a square; without one, all of it in parts that fit beside each other."""
    across = min(ground.width, room_across(output))
    if number is not None:
        down = max(LEAST, (output.console.height - HEAD) // 2)
        yield around(ground, number % ground.width + 0.5, number // ground.width + 0.5, across, down)
        return
    for x in range(0, ground.width, across):
        yield Window(x, 0, min(across, ground.width - x), ground.height)


def around(ground: Ground, x: float, y: float, wide: int, high: int) -> Window:
    """So many columns and rows with a place in their middle, as far as the board's edges let them."""
    wide, high = min(wide, ground.width), min(high, ground.height)
    left = max(0, min(round(x - wide / 2), ground.width - wide))
    top = max(0, min(round(y - high / 2), ground.height - high))
    return Window(left, top, wide, high)


def _middle(scene: Scene) -> tuple[float, float]:
    """The middle of what is asked about; else of what was answered last; else of the board."""
    assert scene.ground is not None
    asked = [choice.things for choice in scene.question.choices] if scene.question is not None else []
    for named in ({one for things in asked for one in things}, set(scene.last)):
        places = list(_places(scene, named))
        if places:
            xs, ys = [x for x, _ in places], [y for _, y in places]
            return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return scene.ground.width / 2, scene.ground.height / 2


def _places(scene: Scene, named: set[str]) -> Iterator[tuple[float, float]]:
    """The middles of the squares and figures with these ids."""
    ground = scene.ground
    assert ground is not None
    for number in (number for one, number in squares_by_id(ground).items() if one in named):
        yield number % ground.width + 0.5, number // ground.width + 0.5
    for thing in scene.things:
        if isinstance(thing, Piece) and thing.id in named:
            yield thing.x, thing.y


def room_across(output: Output) -> int:
    """How many columns of squares there is room for."""
    return (output.width - HEAD - 1) // CELL


def lines(output: Output, scene: Scene, seen: Window, marks: Mapping[tuple[int, int], str] | None = None) -> list[Text]:
    """A part of the board between the letters of its columns and the numbers of its rows.

    `marks`: by column and row, two characters for squares where nobody stands."""
    drawing = _Drawing(output, scene, seen, marks or {})
    letters = drawing.letters()
    rows = []
    for y in range(seen.y, seen.y + seen.high):
        if drawing.parted(y):
            rows.append(drawing.between(y))
        rows.append(drawing.row(y))
    if drawing.parted(seen.y + seen.high):
        rows.append(drawing.between(seen.y + seen.high))
    return [letters, *rows, letters]


class _Drawing:
    """One part of one scene's board."""

    def __init__(self, output: Output, scene: Scene, seen: Window, marks: Mapping[tuple[int, int], str]) -> None:
        assert scene.ground is not None
        self.output = output
        self.ground = scene.ground
        self.seen = seen
        self.marks = marks
        self.edges = edges_of(scene.ground)
        self.legal = {one for choice in scene.question.choices for one in choice.things} if scene.question else set()
        self.pieces: dict[tuple[int, int], list[Piece]] = {}
        for thing in scene.things:
            if isinstance(thing, Piece):
                self.pieces.setdefault((int(thing.x), int(thing.y)), []).append(thing)

    def letters(self) -> Text:
        columns, _ = heads(self.ground)
        shown = columns[self.seen.x : self.seen.x + self.seen.wide]
        words = "".join(f" {letter:<2}" for letter in shown).rstrip()
        return Text(" " * HEAD + words, style=self.output.style("dim"))

    def row(self, y: int) -> Text:
        """The squares of a row, and the edges between them."""
        _, numbers = heads(self.ground)
        text = Text(f"{numbers[y]:>{HEAD - 1}} ", style=self.output.style("dim"))
        line = Text()
        for x in range(self.seen.x, self.seen.x + self.seen.wide):
            line.append(*self._upright(x, y))
            line.append(*self._cell(x, y))
        line.append(*self._upright(self.seen.x + self.seen.wide, y))
        text.append_text(line)
        return text

    def parted(self, y: int) -> bool:
        """Whether there are edges above a row."""
        return any((x, y) in self.edges.level for x in range(self.seen.x, self.seen.x + self.seen.wide))

    def between(self, y: int) -> Text:
        """The edges above a row."""
        line = Text(" " * HEAD)
        for x in range(self.seen.x, self.seen.x + self.seen.wide + 1):
            line.append(self._corner(x, y), style=self._ink("wall"))
            if x == self.seen.x + self.seen.wide:
                break
            look = self.edges.level.get((x, y))
            line.append(EDGES.get(look, EDGES["wall"])[1] if look else "  ", style=self._ink(look or "wall"))
        return line

    def _corner(self, x: int, y: int) -> str:
        upright, level = self.edges
        up = (x, y - 1) in upright and y > self.seen.y
        down = (x, y) in upright and y < self.seen.y + self.seen.high
        left = (x - 1, y) in level and x > self.seen.x
        right = (x, y) in level and x < self.seen.x + self.seen.wide
        return CROSSES[up + 2 * down + 4 * left + 8 * right]

    def _upright(self, x: int, y: int) -> tuple[str, str]:
        look = self.edges.upright.get((x, y))
        if look is None:
            return " ", self._on(x, y) if self._alike(x, y) else ""
        return EDGES.get(look, EDGES["wall"])[0], self._ink(look)

    def _alike(self, x: int, y: int) -> bool:
        """Whether a square and the one at its left are of one kind: then there is no gap between them."""
        return x > self.seen.x and self.ground.kind(x, y) is self.ground.kind(x - 1, y) is not None

    def _ink(self, look: str) -> str:
        return self.output.style(f"bold {PAINTS[EDGES.get(look, EDGES['wall'])[2]][DARK]}")

    def _on(self, x: int, y: int) -> str:
        kind = self.ground.kind(x, y)
        return self.output.style(f"on {PAINTS[GROUNDS.get(kind.look, 'stone')][DARK]}" if kind else "")

    def _cell(self, x: int, y: int) -> tuple[str, str]:
        """A square's two columns and their style."""
        kind = self.ground.kind(x, y)
        if kind is None:
            return "  ", ""
        ground = PAINTS[GROUNDS.get(kind.look, "stone")][DARK]
        named = square_id(self.ground.names[y * self.ground.width + x]) in self.legal
        pieces = self.pieces.get((x, y), [])
        figure = next((piece for piece in pieces if piece.seat is not None), pieces[0] if pieces else None)
        if figure is not None:
            letters = figure.text[:2] or called(figure)[:1]
            mark = self.output.mark(figure.seat).strip() if figure.seat is not None else LEGAL if named else ""
            style = f"bold {PAINTS['gold'][DARK]} on {ground}" if figure.seat is None else seat_style(figure.seat)
            return f"{(letters if len(letters) > 1 else mark + letters):<2}", self.output.style(style)
        if marked := self.marks.get((x, y)):
            return marked, self.output.style(f"bold {ROLES['legal'][DARK]} on {ground}")
        if named:
            under = kind.text.strip("·")[:1]
            return f"{LEGAL + under:<2}", self.output.style(f"bold {ROLES['legal'][DARK]} on {ground}")
        ink = "gouge" if kind.text == "·" else "bone"
        return f"{kind.text[:2]:<2}", self.output.style(f"{PAINTS[ink][DARK]} on {ground}")


def signs(scene: Scene, seen: Window) -> dict[str, str]:
    """What the signs of the part that is shown mean."""
    ground = scene.ground
    assert ground is not None
    found: dict[str, str] = {}
    for y in range(seen.y, seen.y + seen.high):
        for x in range(seen.x, seen.x + seen.wide):
            kind = ground.kind(x, y)
            if kind is not None and kind.text.strip(" ·"):
                found[kind.text] = kind.name
    for edge in ground.edges:
        if edge.look in EDGES and EDGES[edge.look][3] and seen.holds(edge.x, edge.y):
            found[EDGES[edge.look][0]] = EDGES[edge.look][3]
    return found


def parts(ground: Ground, seen: Window) -> Sequence[str]:
    """Names of the parts of the board, and how to see the rest of it."""
    told = [title.text for title in ground.titles]
    if (seen.wide, seen.high) != (ground.width, ground.height):
        told.append("(look all: the whole board; look SQUARE: around it)")
    return told
