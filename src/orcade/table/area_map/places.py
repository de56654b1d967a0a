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


class Plate(NamedTuple):
    """The room of a name: its middle, and half of its width and height."""

    x: float
    y: float
    wide: float
    high: float

    def to(self, x: float, y: float) -> float:
        """How far a point is from it."""
        return hypot(max(0, abs(x - self.x) - self.wide), max(0, abs(y - self.y) - self.high))


def all_places(mosaic: Mosaic, outlines: Outlines, titles: dict[str, str], ridges: Collection[Point]) -> list[Places]:
    """The places of the areas of a drawing. `titles`: their names by their signs. `ridges`: points that take more room
    than other borders.

    What stands in an area is clear of the names of its neighbours, too."""
    found = [
        (room, _plate(room, off, len(mosaic.cells[sign]), title))
        for sign, title in titles.items()
        for room, off in [_room_in(mosaic, outlines, sign, ridges)]
    ]
    plates = [plate for _, plate in found]
    return [_places(room, plate, plates) for room, plate in found]


def _room_in(
    mosaic: Mosaic, outlines: Outlines, sign: str, ridges: Collection[Point]
) -> tuple[dict[Point, float], list[tuple[float, float, float]]]:
    """The points of an area, each with how far it is from borders; and the points of these, with the room they take."""
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
    return room, off


def _plate(room: dict[Point, float], off: Collection[tuple[float, float, float]], cells: int, title: str) -> Plate:
    """Where the name of an area of so many cells goes."""
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
    up = UP / (cells * CELL_WIDTH * CELL_HEIGHT)
    x, y = max(fits, key=lambda point: fits[point] - up * point[1])
    return Plate(x, y, wide, high)


def _places(room: dict[Point, float], own: Plate, plates: Collection[Plate]) -> Places:
    """What goes with the area stands close to its name: then it is clear whose it is, and the rest of it is free."""
    clear = {point: min([plate.to(*point) for plate in plates]) for point in room}
    holdings: list[Point] = []
    for need in HELD:
        scores = {
            point: (min(rim, clear[point], ENOUGH * need), -own.to(*point) - rim)
            for point, rim in room.items()
            if all(dist(point, other) > sum(HELD) for other in holdings)
        }
        holdings.append(max(scores or room, key=lambda point: scores.get(point, (0.0, 0.0))))
    free = {point: min(rim / ALONG, clear[point] / BESIDE) for point, rim in room.items()}
    return Places((own.x, own.y), (holdings[0], holdings[1]), free)


def _near(points: Iterable[Point], cells: Collection[Cell]) -> list[Point]:
    """Those of some points that lie about where these cells do."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    left, right = min(xs) * CELL_WIDTH - 1, max(xs) * CELL_WIDTH + 1
    top, foot = min(ys) * CELL_HEIGHT - 1, max(ys) * CELL_HEIGHT + 1
    return [(x, y) for x, y in points if left < x < right and top < y < foot]
