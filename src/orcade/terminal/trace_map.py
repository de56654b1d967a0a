"""What an answer would do, on the text map of a large board: the part with the way, the line of sight, the reach."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from rich.text import Text

from ..table.scene import Scene
from ..table.trace import Line, Point, Trace
from . import floor_map
from .output import Output

WAY, SIGHT, BLOCKED, REACH = "**", "--", "XX", "oo"
"""What stands on a square where nobody does."""
MARGIN = 2
"""Squares around what is drawn."""
FINE = 4
"""Points of a line in a square."""

Cell = tuple[int, int]
"""Column and row of a square."""


def traced(output: Output, scene: Scene, trace: Trace) -> list[Text]:
    """The part of a scene's ground around a trace, with the trace on it."""
    assert scene.ground is not None
    found = marks(trace)
    places = [*found, *(_cell(spot.at) for spot in trace.targets)]
    if not places:
        return []
    xs, ys = [x for x, _ in places], [y for _, y in places]
    wide = min(max(xs) - min(xs) + 1 + 2 * MARGIN, floor_map.room_across(output))
    high = max(ys) - min(ys) + 1 + 2 * MARGIN
    middle = (min(xs) + max(xs) + 1) / 2, (min(ys) + max(ys) + 1) / 2
    seen = floor_map.around(scene.ground, *middle, wide, high)
    return floor_map.lines(output, replace(scene, question=None), seen, found)


def marks(trace: Trace) -> dict[Cell, str]:
    """The squares that are marked."""
    found = {_cell(at): REACH for at in trace.squares}
    for line in trace.lines:
        found |= {_cell(at): SIGHT for at in along(line)}
        if line.block is not None:
            found[_cell(line.block.at)] = BLOCKED
    return found | {_cell(at): WAY for way in (trace.way, *trace.beside) for at in way}


def along(line: Line) -> Iterator[Point]:
    """Points of a line as far as nothing blocks it."""
    (x, y), (end_x, end_y) = line.start, line.block.at if line.block is not None else line.end
    count = 1 + int(FINE * max(abs(end_x - x), abs(end_y - y)))
    for step in range(count + 1):
        yield x + (end_x - x) * step / count, y + (end_y - y) * step / count


def _cell(at: Point) -> Cell:
    return int(at[0]), int(at[1])
