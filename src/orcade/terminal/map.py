"""A board measured in inches, drawn with signs: ground and its areas, where one may go, proposals, pieces.

A line of text is about twice as tall as a column is wide, so a line shows as many inches as two columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, cos, floor, hypot, radians, sin

from rich.text import Text

from ..draw.palette import PAINTS, ROLES
from ..draw.text import called, present
from ..table.choices import Choice, Question
from ..table.scene import Scene
from ..table.things import Path, Piece, Zone
from .output import LEAST_WIDTH, Output, seat_style

DARK = 1
SCALES = (1, 2, 4)
"""Columns for an inch."""
USUAL = 2
"""Columns for an inch that are enough; more are used only where the whole map stays on the screen."""
UNDER = 12
"""Lines that the question needs under a map that is larger than usual."""
RULER = 3
"""Columns of the ruler at the left."""

LEGAL = "·"
NUMBERED = "."
"""Fills an area behind its number."""
TRAIL = ":"
OUTSIDE = "░"
"""Sign for what is not on the board, where colours cannot show it."""
BEYOND = 4
"""Columns right of the board that a piece at the edge may use for its number."""
FEW = 8
"""An area of fewer cells is drawn as its outline: a line, or a narrow ring."""
BIG = 1.5
"""A base of at least so many inches is drawn in full; of a smaller one, only the letters are shown."""

GROUNDS = {
    # look: (sign, ink, ground)
    "pit": ("▒", "gouge", "hole"),
    "rock": ("#", "line", "iron"),
    "rocks": ("#", "line", "iron"),
    "cover": ("▓", "bark", "wood"),
    "mound": ("^", "bone", "bark"),
    "debris": ("^", "bone", "bark"),
    "dangerous": ("!", "bone", "red"),
    "platform": ("=", "bone", "wood"),
    "mushrooms": ("*", "bone", "moss"),
    "kitchen": ("K", "line", "gold"),
    "barrel": ("o", "line", "wood"),
    "pole": ("I", "line", "gold"),
}
"""How the kinds of areas look; others show their own letter on plain ground."""
BOUNDARIES = ("pigsty", "zone", "edge", "ring", "track", "band", "homeward", "reach")
"""Looks of areas and lines that are the ground itself, or tell what is told beside it."""

LINES = {
    # look: (sign, ink)
    "finish": ("▚", "bone"),
    "skid": ("~", "gold"),
    "crowd-line": ("P", "bone"),
    "way": ("·", "gold"),
    "way-barred": ("!", "red"),
    "plan": ("·", "gold"),
    "plan-risky": ("·", "red"),
    "plan-best": ("•", "gold"),
    "plan-best-risky": ("•", "red"),
    "plan-barred": ("!", "red"),
}
"""How the kinds of lines look; others are drawn with strokes in their direction."""
STROKES = "-\\|/"
"""Strokes of a line from left to right, and of one turned by 45, 90 and 135 degrees clockwise."""

Outline = Sequence[tuple[float, float]]
"""Corners in inches."""

SHORT = {"down": "_", "burning": "*"}
"""States that are shown behind a piece's number."""


def chart(output: Output, scene: Scene, beside: int) -> list[Text]:
    """The map between its rulers; where there is room for both, it leaves `beside` columns free."""
    return Map(output, scene, columns_an_inch(output, scene, beside)).lines()


def columns_an_inch(output: Output, scene: Scene, beside: int) -> float:
    """The scale of the map, in columns for an inch."""
    room = output.width - RULER
    best = 0.0
    for scale in SCALES:
        fits = scale * scene.width <= room - (beside if scale > USUAL else 0)
        low_enough = scale <= USUAL or scene.height * scale / 2 + UNDER <= output.console.height
        if fits and low_enough:
            best = scale
    return best or room / scene.width


class Map:
    """Signs in rows and columns, each with its ink and its ground."""

    def __init__(self, output: Output, scene: Scene, scale: float) -> None:
        self.output = output
        self.scene = scene
        self.across = scale
        """Columns an inch; half as many rows."""
        self.columns = ceil(scene.width * scale - 1e-6)
        self.rows = ceil(scene.height * scale / 2 - 1e-6)
        self.beyond = max(0, min(BEYOND, output.width - RULER - self.columns))
        """Columns after the right edge, where the number of a piece at the edge finds room."""
        wide = self.columns + self.beyond
        self.signs = [[" "] * wide for _ in range(self.rows)]
        self.styles = [[""] * wide for _ in range(self.rows)]
        self.grounds = [[PAINTS["sand"][DARK]] * self.columns + [""] * self.beyond for _ in range(self.rows)]
        self._taken = [[False] * wide for _ in range(self.rows)]
        """Where a piece's signs or a number stand."""
        self.unshown: list[Piece] = []
        """Pieces that there was no room for."""
        self.joint = joint(scene)
        self._boundary()
        self._crossed: set[tuple[int, int]] = set()
        """Where a line is drawn: one that is drawn later goes on around it."""
        for thing in scene.things:
            if isinstance(thing, Zone):
                self._zone(thing)
            elif isinstance(thing, Path):
                self._line(thing)
        if scene.question is not None:
            self._legal(scene.question)
        pieces = present(scene)
        for piece in pieces:
            self._trail(piece)
        self._pieces(pieces)
        if scene.question is not None:
            self._numbers(scene.question.choices)

    # Where things are.

    def centre(self, row: int, column: int) -> tuple[float, float]:
        """The middle of a cell in inches."""
        return (column + 0.5) / self.across, (row + 0.5) * 2 / self.across

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Row and column of a place; it may lie outside."""
        return floor(y * self.across / 2), floor(x * self.across)

    def inside(self, row: int, column: int) -> bool:
        return 0 <= row < self.rows and 0 <= column < self.columns

    def _put(self, row: int, column: int, sign: str, style: str, ground: str = "") -> None:
        self.signs[row][column] = sign
        self.styles[row][column] = style
        if ground:
            self.grounds[row][column] = ground

    def _over(self, left: float, top: float, right: float, bottom: float) -> Iterator[tuple[int, int]]:
        """The cells of a rectangle."""
        first, last = self.cell(left, top), self.cell(right, bottom)
        for row in range(max(0, first[0]), min(self.rows, last[0] + 1)):
            for column in range(max(0, first[1]), min(self.columns, last[1] + 1)):
                yield row, column

    # The ground.

    def _boundary(self) -> None:
        """Mark the corners outside a round ground."""
        if self.scene.look != "pigsty":
            return
        x, y, half = self.scene.width / 2, self.scene.height / 2, min(self.scene.width, self.scene.height) / 2
        for row, column in self._over(0, 0, self.scene.width, self.scene.height):
            cx, cy = self.centre(row, column)
            if (cx - x) ** 2 + (cy - y) ** 2 > half * half:
                self._put(row, column, OUTSIDE if self.output.plain else " ", "")
                self.grounds[row][column] = ""

    def _zone(self, zone: Zone) -> None:
        if zone.look in BOUNDARIES or zone.look == self.scene.look:
            return
        sign, ink, ground = kind(zone)
        cells = [(row, column) for row, column in self._cells(zone) if self.grounds[row][column]]
        for row, column in cells:
            self._put(row, column, sign, PAINTS[ink][DARK], PAINTS[ground][DARK])
        if zone.text.isdigit():
            middle = self.cell(zone.x, zone.y)[0]
            number = zip(sorted(column for row, column in cells if row == middle), zone.text, strict=False)
            for column, digit in number:
                self._put(middle, column, digit, PAINTS[ink][DARK], PAINTS[ground][DARK])

    def _cells(self, zone: Zone) -> Iterator[tuple[int, int]]:
        """The cells whose middle lies in a zone, and those along its middle line, so that a thin one is seen."""
        if zone.corners:
            yield from self._cells_in(zone.corners)
            return
        along, upright = cos(radians(zone.turn)), sin(radians(zone.turn))
        wide, high = zone.width / 2, zone.height / 2
        far = max(wide, high) if zone.round else wide + high
        for row, column in self._over(zone.x - far, zone.y - far, zone.x + far, zone.y + far):
            x, y = self.centre(row, column)
            x, y = x - zone.x, y - zone.y
            dx, dy = x * along + y * upright, y * along - x * upright
            if (dx / wide) ** 2 + (dy / high) ** 2 <= 1 if zone.round else -wide <= dx < wide and -high <= dy < high:
                yield row, column
        if min(zone.width, zone.height) * self.across < USUAL:
            ax, ay = (wide * along, wide * upright) if wide > high else (-high * upright, high * along)
            steps = ceil(max(zone.width, zone.height) * self.across) + 1
            for step in range(1, steps):
                share = 2 * step / steps - 1
                row, column = self.cell(zone.x + ax * share, zone.y + ay * share)
                if self.inside(row, column):
                    yield row, column

    def _line(self, path: Path) -> None:
        """Draw a line with its own sign at both ends, so that gates can be told apart."""
        if path.look in BOUNDARIES:
            return
        for start, end in pairwise(path.points):
            sign, ink = stroke(path, start, end)
            for cell in self._along((start, end)):
                if cell not in self._crossed:
                    self._crossed.add(cell)
                    self._put(*cell, sign, f"bold {PAINTS[ink][DARK]}")
        for x, y in (path.points[0], path.points[-1]):
            row, column = self._within(x, y)
            start_at = min(column, self.columns - len(path.text[:2]))
            for at, sign in enumerate(path.text[:2], start_at):
                self._put(row, at, sign, f"bold {PAINTS['line'][DARK]}", PAINTS["gold"][DARK])

    # What is asked.

    def _legal(self, question: Question) -> None:
        """Draw dots where one may go, in every second column, so that the ground can still be seen."""
        if question.area is None or question.area.aim:
            return
        shapes = [shape for shape in question.area.shapes if shape]
        holes = {cell for hole in question.area.holes for cell in self._cells_in(hole)}
        cells = {cell for shape in shapes for cell in self._cells_in(shape)} - holes
        if len(cells) < FEW:
            cells = {cell for shape in shapes for cell in self._along([*shape, shape[0]])} - holes
        elif self.across >= USUAL:
            cells = {(row, column) for row, column in cells if column % 2 == 0}
        for row, column in cells:
            bare = self.grounds[row][column] == PAINTS["sand"][DARK]
            self._put(row, column, LEGAL, f"bold {ROLES['legal'][DARK] if bare else PAINTS['line'][DARK]}")

    def _cells_in(self, shape: Outline) -> list[tuple[int, int]]:
        """The cells whose middle lies in a polygon."""
        xs, ys = [x for x, _ in shape], [y for _, y in shape]
        over = self._over(min(xs), min(ys), max(xs), max(ys))
        return [(row, column) for row, column in over if within(shape, *self.centre(row, column))]

    def _along(self, points: Outline) -> list[tuple[int, int]]:
        """The cells of a line through points."""
        found = []
        for (ax, ay), (bx, by) in pairwise(points):
            steps = ceil(max(abs(bx - ax), abs(by - ay) / 2) * self.across) + 1
            for step in range(steps + 1):
                x, y = ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
                if 0 <= x <= self.scene.width and 0 <= y <= self.scene.height:
                    found.append(self._within(x, y))
        return found

    def _within(self, x: float, y: float) -> tuple[int, int]:
        """The cell of a place; of one at the far edge, or beyond it, the last there is."""
        row, column = self.cell(x, y)
        return min(max(row, 0), self.rows - 1), min(max(column, 0), self.columns - 1)

    def _numbers(self, choices: Sequence[Choice]) -> None:
        """Write the number of each proposal, where nothing else is."""
        style = f"bold {ROLES['ground'][DARK]} on {ROLES['legal'][DARK]}"
        for number, choice in enumerate(choices, 1):
            if choice.at is None:
                continue
            words = str(number)
            spot = self._free(*choice.at, len(words), rows=0, columns=1, apart=1)
            if spot is not None:
                self._write(*spot, words, style)

    # The pieces.

    def _trail(self, piece: Piece) -> None:
        style = f"bold {PAINTS['bone'][DARK]}"
        for row, column in self._along(piece.trail):
            self._put(row, column, TRAIL, style)

    def _pieces(self, pieces: Sequence[Piece]) -> None:
        """Write the letters of all pieces, each as near to its place as possible; then marks and numbers beside."""
        places: list[tuple[Piece, int, int, int, str]] = []
        for piece in sorted(pieces, key=lambda piece: piece.seat is None):
            letters = piece.text[:2] or called(piece)[:1]
            style = self._style(piece)
            if piece.size * self.across > 3 or piece.size >= BIG:
                self._base(piece, style)
            spot = self._free(piece.x, piece.y, len(letters), rows=1, columns=2)
            if spot is None:
                self.unshown.append(piece)
                continue
            self._write(*spot, letters, style)
            places.append((piece, *spot, len(letters), style))
        for piece, row, column, wide, style in places:
            more = "".join(SHORT[state] for state in piece.states if state in SHORT)
            badge = self.joint + piece.badge if piece.badge else ""
            for tail in dict.fromkeys((badge + more, more, badge)):
                if tail and self._empty(row, column + wide, len(tail), self.columns + self.beyond):
                    self._write(row, column + wide, tail, style)
                    break
            mark = self.output.mark(piece.seat).strip() if piece.seat is not None else ""
            if mark and self._empty(row, column - 1, 1):
                self._write(row, column - 1, mark, style)

    def _style(self, piece: Piece) -> str:
        if piece.seat is not None:
            return seat_style(piece.seat)
        return f"bold {PAINTS['line'][DARK]} on {PAINTS['gold'][DARK]}"

    def _base(self, piece: Piece, style: str) -> None:
        half = piece.size / 2
        for row, column in self._over(piece.x - half, piece.y - half, piece.x + half, piece.y + half):
            x, y = self.centre(row, column)
            if (x - piece.x) ** 2 + (y - piece.y) ** 2 <= half * half and not self._taken[row][column]:
                self._put(row, column, " " if not self.output.plain else "o", style, style.rpartition(" ")[2])

    def _free(self, x: float, y: float, wide: int, rows: int, columns: int, apart: int = 0) -> tuple[int, int] | None:
        """Where `wide` signs have room, as near as possible to a place and at most so many cells from it.

        `apart`: columns that must be free on either side.
        """
        row = self.cell(x, y)[0]
        start = floor(x * self.across - wide / 2 + 0.5)
        found = []
        for down in range(-rows, rows + 1):
            for right in range(-columns, columns + 1):
                at = row + down, min(max(start + right, 0), self.columns - wide)
                if self._empty(*at, wide) and not any(self._taken[at[0]][max(0, at[1] - apart) : at[1] + wide + apart]):
                    dx = (at[1] + wide / 2) / self.across - x
                    dy = (at[0] + 0.5) * 2 / self.across - y
                    found.append((dx * dx + dy * dy if down or right else 0, at))
        return min(found)[1] if found else None

    def _empty(self, row: int, column: int, wide: int, end: int = 0) -> bool:
        """Whether so many columns are free left of `end` (the board's right edge)."""
        return (
            0 <= row < self.rows
            and column >= 0
            and column + wide <= (end or self.columns)
            and not any(self._taken[row][column : column + wide])
        )

    def _write(self, row: int, column: int, words: str, style: str) -> None:
        """Write signs that nothing may cover; the style names their ground."""
        for at, sign in enumerate(words, column):
            self._put(row, at, sign, style, style.rpartition(" ")[2])
            self._taken[row][at] = True

    # As text.

    def lines(self) -> list[Text]:
        """The rows between rulers in inches."""
        dim = self.output.style("dim")
        head = Text()
        head.append(" " * RULER + self._across(), style=dim)
        lines = [head]
        for row in range(self.rows):
            inch = self._down(row)
            line = Text()
            line.append(f"{inch:>{RULER - 1}} ", style=dim)
            start = 0
            end = next(
                (at for at in range(len(self._taken[row]), self.columns, -1) if self._taken[row][at - 1]), self.columns
            )
            for column in range(1, end + 1):
                if column < end and self._look(row, column) == self._look(row, start):
                    continue
                line.append("".join(self.signs[row][start:column]), style=self._look(row, start))
                start = column
            lines.append(line)
        lines.append(head.copy())
        if self.unshown:
            words = f"not on the map for want of room: {', '.join(map(called, self.unshown))}"
            lines += [Text(part, style=dim) for part in self.output.broken(words, max(self.columns, LEAST_WIDTH), 0)]
        return lines

    def _look(self, row: int, column: int) -> str:
        ground, style = self.grounds[row][column], self.styles[row][column]
        if self.output.plain:
            return ""
        if not ground or " on " in style:
            return style or "none"
        return f"{style} on {ground}"

    def _across(self) -> str:
        """The upper ruler: inches from the left, where there is room for the numbers."""
        step = next((step for step in (1, 2, 3, 5, 6, 10) if step * self.across >= RULER + 0.5), 12)
        ruler = [" "] * (self.columns + RULER)
        for inch in range(0, floor(self.scene.width) + 1, step):
            at = round(inch * self.across)
            if at + len(str(inch)) <= self.columns + 1:
                ruler[at : at + len(str(inch))] = str(inch)
        return "".join(ruler).rstrip()

    def _down(self, row: int) -> str:
        """The ruler at the left of a row: inches from the top at its upper edge, where that is a whole number."""
        inches = row * 2 / self.across
        return str(round(inches)) if abs(inches - round(inches)) < 1e-6 else ""


def joint(scene: Scene) -> str:
    """What stands between letters and number of a figure: needed where the letters of some figure end with a number."""
    figures = (thing for thing in scene.things if isinstance(thing, Piece) and thing.seat is not None)
    return "+" if any(figure.text[-1:].isdigit() for figure in figures) else ""


def kind(zone: Zone) -> tuple[str, str, str]:
    """An area's sign, ink and ground."""
    sign, ink, ground = GROUNDS.get(zone.look, (zone.look[:1].upper() or "?", "bone", "gouge"))
    return NUMBERED if zone.text.isdigit() else zone.text[:1] or sign, ink, ground


def stroke(path: Path, start: tuple[float, float], end: tuple[float, float]) -> tuple[str, str]:
    """The sign and ink of a straight part of a line."""
    if path.look in LINES:
        return LINES[path.look]
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = hypot(dx, dy) or 1
    steep, flat = abs(dy) > 0.3827 * far, abs(dx) > 0.3827 * far
    return STROKES[(1 if dx * dy > 0 else 3) if steep and flat else 2 if steep else 0], "bone"


def within(shape: Outline, x: float, y: float) -> bool:
    """Whether a point lies in a polygon."""
    found = False
    ax, ay = shape[-1]
    for bx, by in shape:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
        ax, ay = bx, by
    return found
