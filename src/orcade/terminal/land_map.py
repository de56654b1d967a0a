"""A map of areas, drawn with signs: borders, names with numbers and owners, what stands there, and stacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.text import Text

from ..draw.lands import paint_of
from ..draw.palette import PAINTS, ROLES, SEATS
from ..draw.text import called, stack_words, territory_words
from ..table.land import within
from ..table.scene import Scene
from ..table.things import Path, Piece, Stack, Territory, Zone
from ..table.trace import Point, Trace
from .floor_map import CROSSES, DARK, LEGAL
from .output import Output, seat_style

MOST = 5
"""Columns of a unit where there is room; half as many lines."""
LEAST = 3
"""Columns of a unit at least: on a narrow screen the map goes beyond its edge."""
RIDGE = "▲"
WAY = "*"
MARGIN = 2
"""Lines above and below a way that is shown."""
UNDER = 12
"""Lines that hand and question need under the map."""
LEAST_LINES = 9
"""Lines of the map that are shown however low the screen is."""
ALL = 60
"""Lines that a screen needs for the whole map and all that is told below it."""


def lines(output: Output, scene: Scene, room: int) -> list[Text]:
    """The map in at most so many columns, where it can be."""
    return _Drawing(output, scene, room).lines()


def around_question(output: Output, scene: Scene, drawn: list[Text], beside: int) -> list[Text]:
    """The part of a map that is asked about, in as many lines as a low screen has room for. `beside`: lines that stand
    beside the map in any case."""
    high = max(LEAST_LINES, beside, output.console.height - UNDER)
    asked = {one for choice in scene.question.choices for one in choice.things} if scene.question else set()
    ys = [thing.y for thing in scene.things if isinstance(thing, Territory | Stack | Piece) and thing.id in asked]
    middle = (min(ys) + max(ys)) / 2 if ys else scene.height / 2
    top = round(middle / scene.height * len(drawn) - high / 2)
    top = max(0, min(top, len(drawn) - high))
    return drawn[top : top + high]


def traced(output: Output, scene: Scene, trace: Trace) -> list[Text]:
    """The part of the map around a way, with the way on it."""
    if not trace.way:
        return []
    drawing = _Drawing(output, scene, output.width, trace.way)
    rows = [round(y * drawing.across / 2) for _, y in trace.way]
    return drawing.lines()[max(0, min(rows) - MARGIN) : max(rows) + MARGIN + 1]


def standing(scene: Scene) -> Iterator[Stack | Piece]:
    """What stands on the map itself, not on a sheet that lies over it."""
    for thing in scene.things:
        if isinstance(thing, Zone):
            return
        if isinstance(thing, Stack | Piece):
            yield thing


def owner(output: Output, seat: int) -> str:
    """What stands for a seat on the map: its mark, or a letter on plain output."""
    return output.mark(seat).strip() or chr(65 + seat)


def legend(output: Output, scene: Scene) -> dict[str, str]:
    """What the signs on the map mean."""
    found: dict[str, str] = {}
    for thing in scene.things:
        if isinstance(thing, Territory):
            found |= {each.text: each.name for each in thing.holdings if each.text}
        elif isinstance(thing, Path) and thing.look == "ridge":
            found[RIDGE] = "ridge: no way across"
    if output.plain:
        found |= {owner(output, panel.seat): f"of {panel.name}" for panel in scene.seats}
    return found


class _Drawing:
    """One scene's map, in at most `room` columns where it can be."""

    def __init__(self, output: Output, scene: Scene, room: int, way: Sequence[Point] = ()) -> None:
        self.output = output
        self.scene = scene
        self.way = way
        self.across = max(LEAST, min(MOST, (room - 1) / scene.width))
        self.columns = round(scene.width * self.across) + 1
        self.rows = round(scene.height * self.across / 2) + 1
        self.areas = [thing for thing in scene.things if isinstance(thing, Territory)]
        self.at = self._sampled()
        self.signs = [[self._cross(row, column) for column in range(self.columns)] for row in range(self.rows)]
        self.styles = [[self._ground(row, column) for column in range(self.columns)] for row in range(self.rows)]
        self.taken = [[False] * self.columns for _ in range(self.rows)]
        question = scene.question
        self.legal = {one for choice in question.choices for one in choice.things} if question else set()

    def _sampled(self) -> list[list[int]]:
        """Which area lies at the corners of each sign; -1 where there is none, as all around the map."""
        found = [[-1] * (self.columns + 1) for _ in range(self.rows + 1)]
        for number, area in enumerate(self.areas):
            for row in range(self.rows + 1):
                y = (row - 0.5) * 2 / self.across
                crossed = sorted(
                    ax + (bx - ax) * (y - ay) / (by - ay)
                    for ring in area.outline
                    for (ax, ay), (bx, by) in pairwise((*ring, ring[0]))
                    if (ay > y) != (by > y)
                )
                for left, right in zip(crossed[::2], crossed[1::2], strict=True):
                    for column in range(self.columns + 1):
                        if left <= (column - 0.5) / self.across < right:
                            found[row][column] = number
        return found

    def _cross(self, row: int, column: int) -> str:
        """The border that goes through a sign, by which of its corners lie in different areas."""
        a, b = self.at[row][column], self.at[row][column + 1]
        c, d = self.at[row + 1][column], self.at[row + 1][column + 1]
        return CROSSES[(a != b) + 2 * (c != d) + 4 * (a != c) + 8 * (b != d)]

    def _ground(self, row: int, column: int) -> str:
        number = self.at[row][column]
        if number < 0:
            return f"{PAINTS['foam'][DARK]} on {PAINTS['water'][DARK]}"
        area = self.areas[number]
        ink = SEATS[area.seat % len(SEATS)] if area.seat is not None else PAINTS["gouge"][DARK]
        return f"bold {ink} on {PAINTS[paint_of(area.look)][DARK]}"

    def lines(self) -> list[Text]:
        """The rows of the map."""
        for thing in self.scene.things:
            if isinstance(thing, Path) and thing.look == "ridge":
                self._line(thing.points, RIDGE, f"bold {PAINTS['slate'][DARK]} on {PAINTS['hole'][DARK]}")
        for area in self.areas:
            self._name(area)
            for holding in area.holdings:
                self._put(holding.x, holding.y, holding.text, f"bold {PAINTS['bone'][DARK]}")
        for thing in standing(self.scene):
            self._standing(thing)
        self._line(self.way, WAY, f"bold {PAINTS['bone'][DARK]} on {PAINTS['hole'][DARK]}")
        found = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text()
            for sign, style in zip(signs, styles, strict=True):
                line.append(sign, style=self.output.style(style))
            line.rstrip()
            found.append(line)
        return found

    def _line(self, points: Sequence[Point], sign: str, style: str) -> None:
        """A line of signs, over anything but words."""
        for (ax, ay), (bx, by) in pairwise(points):
            for share in (0, 1 / 3, 2 / 3, 1):
                row = round((ay + (by - ay) * share) * self.across / 2)
                column = round((ax + (bx - ax) * share) * self.across)
                if 0 <= row < self.rows and 0 <= column < self.columns and not self.taken[row][column]:
                    self.signs[row][column] = sign
                    self.styles[row][column] = style

    def _name(self, area: Territory) -> None:
        """Its number and name, with its owner's mark; in two lines where one has no room."""
        head = f"{owner(self.output, area.seat)} " if area.seat is not None else ""
        head = (LEGAL if area.id in self.legal else "") + head + (f"{area.number} " if area.number else "")
        ink = ROLES["legal"][DARK] if area.id in self.legal else ROLES["ink"][DARK]
        words = [head + area.name]
        if len(words[0]) > self._room(area) and " " in area.name:
            first, _, rest = area.name.rpartition(" ")
            words = [head + first, rest]
        for at, part in enumerate(words):
            self._put(area.x, area.y + (at - len(words) / 2 + 0.5) * 2 / self.across, part, f"bold {ink}")

    def _room(self, area: Territory) -> int:
        """The columns that an area has where its name goes."""
        row = min(self.rows, max(0, round(area.y * self.across / 2)))
        return self.at[row].count(self.areas.index(area)) - 1

    def _standing(self, thing: Stack | Piece) -> None:
        mark = owner(self.output, thing.seat) if thing.seat is not None else ""
        go = LEGAL if thing.id in self.legal else ""
        words = f"{go}{mark}{thing.text[:2] or called(thing)[:2]}{f'+{thing.badge}' if thing.badge else ''}"
        style = seat_style(thing.seat) if thing.seat is not None else f"bold {PAINTS['line'][0]} on {PAINTS['gold'][0]}"
        self._put(thing.x, thing.y, words, style)

    def _put(self, x: float, y: float, words: str, style: str) -> None:
        """Write words as near to a place as there is room for them, over anything but other words."""
        want = min(max(0, round(x * self.across - len(words) / 2)), self.columns - len(words))
        line = min(max(0, round(y * self.across / 2)), self.rows - 1)
        for row, start in self._near(line, want, len(words)):
            if not any(self.taken[row][max(0, start - 1) : start + len(words) + 1]):
                break
        else:
            return
        for at, sign in enumerate(words, start):
            ground = self.styles[row][at].rpartition(" on ")[2]
            self.signs[row][at] = sign
            self.styles[row][at] = style if " on " in style else f"{style} on {ground}"
            self.taken[row][at] = True

    def _near(self, row: int, column: int, wide: int) -> Iterator[tuple[int, int]]:
        """Where words might begin, the nearest first."""
        places = [(abs(down) * 2 + abs(right), down, right) for down in range(-3, 4) for right in range(-12, 13)]
        for _, down, right in sorted(places):
            if 0 <= row + down < self.rows and 0 <= column + right <= self.columns - wide:
                yield row + down, column + right


def told(scene: Scene, words: str) -> Sequence[str]:
    """The area that is named, by its number or name, and what stands in it; nothing where there is none."""
    named = words.strip().lower()
    areas = [thing for thing in scene.things if isinstance(thing, Territory)]
    area = next((each for each in areas if named in (each.number, each.name.lower())), None)
    if area is None:
        return ()
    found = [territory_words(area)]
    for thing in standing(scene):
        if within(area.outline, thing.x, thing.y):
            found.append(stack_words(thing) if isinstance(thing, Stack) else thing.label)
    return found
