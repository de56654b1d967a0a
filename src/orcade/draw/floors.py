"""The ground of a large board: drawn once for each lay-out, and sent once, as a file of its own.

What may be chosen on it, or was chosen last, is drawn on it in each view.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from orcade.table.ground import NOTHING, Ground, squares_by_id
from orcade.table.things import Square

from .drawn import defs
from .ground import CELLS, UNIT, Frame, rim
from .kit.knife import escape, line, num
from .kit.town import LYING, litter
from .kit.walls import WALLS
from .things import square_art, stencils

MARGIN = 0.5
"""Units of table around a ground."""


@lru_cache(maxsize=32)
def ground_of(ground: Ground) -> Frame:
    """A ground with the pictures that it uses, and where it lies on its board."""
    looks: set[tuple[str, str]] = set()
    art = []
    for at, which in enumerate(ground.squares):
        if which == NOTHING:
            continue
        kind = ground.kinds[which]
        x, y = at % ground.width, at // ground.width
        square = Square(id="", label="", x=x, y=y, look=kind.look, dark=kind.dark)
        looks |= stencils(square)
        lies = litter(kind.look, x, y)
        more = f'<use href="#{lies}"/>' if lies else ""
        art.append(f'<g transform="translate({x * UNIT} {y * UNIT})">{square_art(square)}{more}</g>')
    art += [_line(look, [(x * UNIT, y * UNIT) for x, y in points]) for look, points in _lines(ground)]
    kit = f"<defs>{CELLS}{LYING}{defs(frozenset(looks))}</defs>"
    wide, high = ((each + 2 * MARGIN) * UNIT for each in size(ground))
    view = (-MARGIN * UNIT, -MARGIN * UNIT, wide, high)
    return Frame(view, "".join([rim(tuple(_runs(ground))), kit, *art]))


def size(ground: Ground) -> tuple[int, int]:
    """Columns and rows of a ground, without blank ones at its right and bottom."""
    there = [at for at, which in enumerate(ground.squares) if which != NOTHING]
    return max(at % ground.width for at in there) + 1, max(there) // ground.width + 1


def _runs(ground: Ground) -> Iterator[tuple[float, float, int]]:
    """Rows of squares that lie side by side: the first one's corner, and how many they are."""
    for y in range(ground.height):
        row = ground.squares[y * ground.width : (y + 1) * ground.width]
        x = 0
        for empty, squares in groupby(which == NOTHING for which in row):
            count = sum(1 for _ in squares)
            if not empty:
                yield x, y, count
            x += count


def _lines(ground: Ground) -> Iterator[tuple[str, list[tuple[float, float]]]]:
    """What lies on edges, walls first: of walls those that go on straight as one line, of all else each by itself."""
    level: defaultdict[int, set[int]] = defaultdict(set)
    upright: defaultdict[int, set[int]] = defaultdict(set)
    others = []
    for edge in ground.edges:
        x, y = edge.x + (edge.side == "E"), edge.y + (edge.side == "S")
        flat = edge.side in "NS"
        if edge.look != "wall":
            others.append((edge.look, [(float(x), float(y)), (float(x + flat), float(y + (not flat)))]))
        elif flat:
            level[y].add(x)
        else:
            upright[x].add(y)
    for y, starts in sorted(level.items()):
        for start, end in _stretches(starts):
            yield "wall", [(start, y), (end, y)]
    for x, starts in sorted(upright.items()):
        for start, end in _stretches(starts):
            yield "wall", [(x, start), (x, end)]
    yield from others


def _stretches(starts: set[int]) -> Iterator[tuple[int, int]]:
    """Edges of one unit that follow each other, by their starts: from where to where they go."""
    for start in sorted(starts):
        if start - 1 not in starts:
            end = start + 1
            while end in starts:
                end += 1
            yield start, end


def _line(look: str, points: list[tuple[float, float]]) -> str:
    """A line through points in pixels; one without a picture of its own is a plain stroke."""
    make = WALLS.get(look)
    return make(points, "") if make else line("M" + "L".join(f"{num(x)} {num(y)}" for x, y in points), 5, "rim")


def titles(ground: Ground) -> str:
    """The names of the parts of a board, each painted on the floor at its corner, large enough to be read from afar:
    not in the ground itself, which holds no text (`kit/numerals.py`)."""
    return "".join(
        f'<g transform="translate({num(title.x * UNIT)} {num(title.y * UNIT)})">{_title(title.text)}</g>'
        for title in ground.titles
    )


def _title(text: str) -> str:
    return f'<text class="o-text o-title" x="8" y="34" font-size="27">{escape(text)}</text>'


def spots(ground: Ground, last: frozenset[str]) -> Iterator[Square]:
    """The squares of the ground that were chosen last."""
    numbers = squares_by_id(ground)
    for named in sorted(last & numbers.keys(), key=numbers.__getitem__):
        number = numbers[named]
        yield Square(id=named, label=ground.told(number), x=number % ground.width, y=number // ground.width)
