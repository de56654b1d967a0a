"""Where the name of an area goes, and what stands in it: far from its borders and from each other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from math import dist, hypot
from typing import Final, NamedTuple

from ..land import within
from ..words import name_lines
from .mosaic import CELL_HEIGHT, CELL_WIDTH, Cell, Mosaic, Point
from .outlines import Outlines

LETTER, PLATE, HIGH = 0.165, 0.63, 0.76
"""Units that a letter of an area's name takes, and the number before it; and how high both are."""
HELD: Final = (0.38, 0.28)
"""Half the width of the two things that go with an area."""
UP: Final = 1.5
"""How much worse a name may fit for being a unit further up, where an area is a unit large: what stands there has room
below it, which counts the more the smaller the area is."""
INWARD: Final = 0.9
"""Part of a name that must lie within its area; the rest may go over a border, but not over a ridge."""
ENOUGH: Final = 0.8
"""Part of what goes with an area that must have room of its own."""
RIDGE: Final = 0.35
"""Units that a ridge takes on either side."""
SMALLEST, LARGEST = 0.62, 0.9
"""Diameters in units that what stands in an area has: less where much stands in a small one."""
APART: Final = 1.08
"""From the middle of one thing to that of the next, in diameters, where there is room."""
LEVEL: Final = 0.85
"""How near things beside each other are, told as if they stood above each other: numbers at their right need room."""
ALONG, BESIDE, BEFORE = 0.6, 0.42, 0.9
"""Diameters from the middle of what stands in an area to its border, to its name, and to what goes with it."""
CLEAR: Final = 1.1
"""Units from which on things are clear of each other."""
SPOTS: Final = 8
"""Places in an area where something can be told apart from the rest, such as the end of a route."""
TRIES: Final = 6
"""How often each of several things looks for a better place."""


class Standing(NamedTuple):
    """Where several things stand in one area, and how large they are."""

    places: tuple[Point, ...]
    """From the top to the bottom: what is drawn later stands before the rest."""
    size: float
    """Diameter in units."""


class Places:
    """Places of one area, in units."""

    def __init__(self, name: Point, holdings: tuple[Point, Point], free: dict[Point, float]) -> None:
        self.name = name
        """The middle of its name."""
        self.holdings = holdings
        """Where what goes with the area stands: first what is larger."""
        self._free = free
        """Where something can stand: how large it can be there, beside border and name alone."""

    @cached_property
    def spots(self) -> tuple[Point, ...]:
        """Some places, the roomiest first. Later ones may be close to each other, where an area is small."""
        return _spread(self._free, SPOTS)

    def standing(self, count: int, *held: bool) -> Standing:
        """Where so many things stand. `held`: which of the places for holdings are taken."""
        return _standing(self, count, held)

    def free(self, held: Sequence[bool]) -> dict[Point, float]:
        """Where something can stand beside these holdings, and how large it can be there."""
        taken = [at for at, here in zip(self.holdings, held, strict=False) if here]
        return {
            (px, py): min(far, *(hypot(px - x, py - y) / BEFORE for x, y in taken)) if taken else far
            for (px, py), far in self._free.items()
        }


@lru_cache(maxsize=2048)
def _standing(places: Places, count: int, held: tuple[bool, ...]) -> Standing:
    free = places.free(held)
    found = list(_spread(free, count))
    size = SMALLEST
    for _ in range(TRIES):
        before = tuple(found)
        for at in range(count):
            others = [*found[:at], *found[at + 1 :]]
            found[at] = max(free, key=_fit(free, others))
        if tuple(found) == before:
            break
    if found:
        least = min(_room(free, point, [*found[:at], *found[at + 1 :]]) for at, point in enumerate(found))
        size = round(min(LARGEST, max(SMALLEST, least)), 2)
    return Standing(tuple(sorted(found, key=lambda point: (point[1], point[0]))), size)


def _room(free: dict[Point, float], point: Point, others: Sequence[Point]) -> float:
    """How large a thing can be at a point beside others."""
    x, y = point
    return min(free[point], *(hypot((x - ox) * LEVEL, y - oy) / APART for ox, oy in others), LARGEST)


def _fit(free: dict[Point, float], others: Sequence[Point]) -> Callable[[Point], tuple[float, float, float]]:
    """How well a thing stands at a point: as large as can be, then clear of the others, then far from all borders."""

    def fit(point: Point) -> tuple[float, float, float]:
        near = min((dist(point, other) for other in others), default=CLEAR)
        return _room(free, point, others), min(near, CLEAR), free[point]

    return fit


def _spread(free: dict[Point, float], count: int) -> tuple[Point, ...]:
    """So many points far from each other, the roomiest first."""
    found: list[Point] = []
    for _ in range(count):
        found.append(max(free, key=_fit(free, found)))
    return tuple(found)


def places(mosaic: Mosaic, outlines: Outlines, sign: str, title: str, ridges: Iterable[Point]) -> Places:
    """The places of an area of a drawing. `ridges`: points that take more room than other borders."""
    rings = outlines.rings[sign]
    rough = [(x, y, RIDGE) for x, y in _near(ridges, mosaic.cells[sign])]
    off = [*((x, y, 0.0) for ring in rings for x, y in ring), *rough]
    # A cell is twice as high as wide: there are two points in each.
    points = [
        ((x + 0.5) * CELL_WIDTH, (y + part) * CELL_HEIGHT) for x, y in mosaic.cells[sign] for part in (0.25, 0.75)
    ]
    room = {
        point: min(hypot(point[0] - x, point[1] - y) - more for x, y, more in off)
        for point in points
        if within(rings, *point)
    }
    wide, high = (max(map(len, name_lines(title))) * LETTER + PLATE) / 2, HIGH / 2
    fits = {
        (px, py): min(
            INWARD,
            *(
                max((abs(px - x) - more) / wide, (abs(py - y) - more) / high) * (INWARD if more else 1)
                for x, y, more in off
            ),
        )
        for px, py in room
        if py % CELL_HEIGHT < CELL_HEIGHT / 2
    }
    up = UP / (len(points) * CELL_WIDTH * CELL_HEIGHT / 2)
    name = max(fits, key=lambda point: fits[point] - up * point[1])

    def beside(x: float, y: float) -> float:
        return hypot(max(0, abs(x - name[0]) - wide), max(0, abs(y - name[1]) - high))

    # What goes with the area stands close to its name: then it is clear whose it is, and the rest of the area is free.
    holdings: list[Point] = []
    for need in HELD:
        scores = {
            point: (min(rim, beside(*point), ENOUGH * need), -beside(*point) - rim)
            for point, rim in room.items()
            if all(dist(point, other) > sum(HELD) for other in holdings)
        }
        holdings.append(max(scores or room, key=lambda point: scores.get(point, (0.0, 0.0))))
    free = {(x, y): min(rim / ALONG, beside(x, y) / BESIDE) for (x, y), rim in room.items()}
    return Places(name, (holdings[0], holdings[1]), free)


def _near(points: Iterable[Point], cells: Collection[Cell]) -> list[Point]:
    """Those of some points that lie about where these cells do."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    left, right = min(xs) * CELL_WIDTH - 1, max(xs) * CELL_WIDTH + 1
    top, foot = min(ys) * CELL_HEIGHT - 1, max(ys) * CELL_HEIGHT + 1
    return [(x, y) for x, y in points if left < x < right and top < y < foot]
