"""The course as it is drawn: the crowd, the lines, the poles and, before the race, the grid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from orcade.games.orclympics.discipline import NAMES
from orcade.table.plane import HEADINGS, INCH, Point, Polygon, ahead, write_point
from orcade.table.region import inches
from orcade.table.requests import Seat
from orcade.table.things import Path, Thing, Zone

from .answers import cell_id
from .circuit import Circuit, cell_place, circuit_of, open_cells
from .pieces import (
    BOARD,
    HALF_LENGTH,
    HALF_WIDTH,
    POLES,
    ROW,
    Race,
    racing,
)
from .standings import next_line

CORNER_NAMES = ("bottom left", "top left", "top right", "bottom right")
NEAR_POLE = 0.35
"""Half the size of a pole's place."""


def point(x: float, y: float) -> tuple[float, float]:
    return x / INCH, y / INCH


def ground(view: Race) -> Iterator[Thing]:
    """The crowd, the lines, the poles and, before the race, the grid."""
    if len(view.poles) < POLES:
        return
    course = circuit_of(view)
    yield from crowded(course)
    yield from lines(course, tuple(next_for(view, at) for at in range(POLES + 1)))
    if not view.turn:
        for row in (0, 1):
            for cell in open_cells(course, row):
                yield grid_cell(view, course, cell)
    yield from poles(tuple(view.poles))


@lru_cache(maxsize=64)
def crowded(course: Circuit) -> tuple[Thing, ...]:
    """The crowd: the same for the whole race."""
    return tuple(crowds(course))


@lru_cache(maxsize=256)
def lines(course: Circuit, whose: tuple[tuple[Seat, ...], ...]) -> tuple[Thing, ...]:
    """The Skid Triggers and the Finish Line. `whose`: by line, the seats whose next one it is."""
    homes = [", where the Piglet is home" if at == course.home else "" for at in range(POLES)]
    found = [
        Path(
            id=f"skid-{at + 1}",
            label=f"Skid Trigger {at + 1}, {CORNER_NAMES[at]}{homes[at]}{waiting(whose[at])}",
            points=(point(trigger.ax, trigger.ay), point(trigger.bx, trigger.by)),
            look="finish" if homes[at] else "skid",
            seats=whose[at],
        )
        for at, trigger in enumerate(course.triggers)
    ]
    line = course.finish
    wide = inches(line.by - line.ay)
    finish = Path(
        id="finish",
        label=f"The Finish Line, {wide} wide, crossed from right to left{waiting(whose[POLES])}",
        points=(point(line.ax, line.ay), point(line.bx, line.by)),
        look="finish" if course.home == POLES else "start",
        seats=whose[POLES],
    )
    return (*found, finish)


def next_for(view: Race, line: int) -> tuple[Seat, ...]:
    """The seats that have a Boar whose next line is this one: a Skid Trigger, or the Finish Line as the last."""
    if not view.turn or view.ending is not None:
        return ()
    return tuple(sorted({view.riders[who].seat for who in racing(view) if next_line(view.riders[who]) == line}))


def waiting(seats: tuple[Seat, ...]) -> str:
    return f"; next for {', '.join(NAMES[seat] for seat in seats)}" if seats else ""


@lru_cache(maxsize=64)
def poles(places: tuple[Point, ...]) -> tuple[Zone, ...]:
    return tuple(
        Zone(
            id=f"pole-{at + 1}",
            label=f"Pole {at + 1}, {CORNER_NAMES[at]}, at {write_point(x, y)}",
            x=x / INCH,
            y=y / INCH,
            width=2 * NEAR_POLE,
            height=2 * NEAR_POLE,
            look="pole",
            round=True,
        )
        for at, (x, y) in enumerate(places)
    )


def crowds(course: Circuit) -> Iterator[Thing]:
    """The Public Areas; at the edge of the board the public is a line."""
    if course.tetragon is not None:
        yield area("crowd-inside", "The public inside", course.tetragon, "P")
    for at, part in enumerate(course.areas):
        yield Path(
            id=f"crowd-line-{at + 1}",
            label="The public on the diagonal",
            points=(point(part.ax, part.ay), point(part.bx, part.by)),
            look="crowd-line",
        )
    if course.crowd is not None:
        x, y, r = course.crowd
        yield Zone(
            id="crowd-outside",
            label=f"The public outside, {inches(r)} deep, at {write_point(x, y)}",
            x=x / INCH,
            y=y / INCH,
            width=2 * r / INCH,
            height=2 * r / INCH,
            look="crowd",
            corners=half_disc(x, y, r),
            text="P",
        )
    corners = ((0, BOARD), (0, 0), (BOARD, 0), (BOARD, BOARD), (0, BOARD))
    yield Path(
        id="crowd-edge",
        label="The public all along the edge",
        points=tuple(point(*corner) for corner in corners),
        look="crowd-line",
    )


def half_disc(x: int, y: int, r: int) -> tuple[tuple[float, float], ...]:
    """What of a disc about a point of the edge lies on the board."""
    around = [ahead(x, y, ux, uy, r) for ux, uy in HEADINGS[0::5]]
    within = [max(0, px) == px <= BOARD and max(0, py) == py <= BOARD for px, py in around]
    first = next((at for at in range(len(around)) if within[at] and not within[at - 1]), 0)
    turned = around[first:] + around[:first]
    ends = [each for each in dict.fromkeys(turned) if 0 <= each[0] <= BOARD and 0 <= each[1] <= BOARD]
    return tuple(point(*each) for each in ends)


def area(id: str, label: str, shape: Polygon, text: str) -> Zone:
    """A Public Area with corners."""
    xs = [x for x, _ in shape.corners]
    ys = [y for _, y in shape.corners]
    return Zone(
        id=id,
        label=label,
        x=sum(xs) / len(xs) / INCH,
        y=sum(ys) / len(ys) / INCH,
        width=(max(xs) - min(xs)) / INCH,
        height=(max(ys) - min(ys)) / INCH,
        look="crowd",
        corners=tuple(point(*corner) for corner in shape.corners),
        text=text,
    )


def grid_cell(view: Race, course: Circuit, cell: int) -> Zone:
    x, y = cell_place(course, cell)
    row = "first" if cell < ROW else "second"
    return Zone(
        id=cell_id(cell),
        label=f"Cell {cell + 1} of the start grid, {row} row",
        tries=(f"cell {cell + 1}",),
        x=x / INCH,
        y=y / INCH,
        width=2 * HALF_LENGTH / INCH,
        height=2 * HALF_WIDTH / INCH,
        look="cell",
        text=str(cell + 1),
    )
