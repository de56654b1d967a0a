"""Where a Terrain Feature may be placed (BR 2, BR-2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice

from msgspec.structs import replace

from orcade.table.choices import Area
from orcade.table.lazy import Lazy
from orcade.table.plane import INCH, Box, Point, side_of
from orcade.table.region import Bounds, Idea, Place, apart, inches, tenths
from orcade.table.spots import Spots

from .answers import KIND_WORDS
from .geometry import ground
from .pieces import SPACING, Rumble
from .terrain import KINDS, SIDE, TITLES, Terrain, outline
from .words import point

APART = SPACING + 1
"""The least distance that is more than that."""
STEP = INCH // 2
"""How finely the board is searched where nothing else is free."""


class SetDown(Place, frozen=True):
    """Put the Terrain Feature with its centre there (BR 2)."""

    kind: int

    def verb(self, view: Rumble) -> str:
        return f"place {KIND_WORDS[self.kind]}"

    def label(self, view: Rumble) -> str:
        middle = SIDE // 2
        side = side_of(self.x - middle, self.y - middle)
        if not side:
            return "In the middle"
        return f'{tenths(apart(middle, middle, self.x, self.y))}" {side} the middle'


@cache
def marks(zone: Bounds) -> tuple[Point, ...]:
    """Points of a zone by eighths of the board: what is proposed, where it is free."""
    places = [(SIDE * across // 8, SIDE * down // 8) for down in range(2, 7) for across in range(2, 7)]
    return tuple(zone.clamp(*place) for place in places)


def zone_of(w: int, h: int) -> Bounds:
    """Where the centre of a piece of half this width and height may be: more than SPACING from the Board Edge."""
    return Bounds(APART + w, APART + h, SIDE - APART - w, SIDE - APART - h)


def free_places(boxes: tuple[Box, ...], w: int, h: int) -> Iterator[Point]:
    """Free places for a piece of half this width and height: among the `marks`, or else one that is found elsewhere."""
    zone = zone_of(w, h)
    found = False
    for x, y in marks(zone):
        if lies_free(boxes, w, h, x, y):
            found = True
            yield x, y
    if not found:
        yield from islice(search_everywhere(boxes, w, h, zone), 1)


def lies_free(boxes: tuple[Box, ...], w: int, h: int, x: int, y: int) -> bool:
    """Whether a point of the zone is free: as `TerrainRegion.fault`, and quicker."""
    for box in boxes:
        wide = abs(x - box[0]) - box[2] - w
        high = abs(y - box[1]) - box[3] - h
        if wide < APART and high < APART and (wide <= 0 or high <= 0 or wide * wide + high * high < APART * APART):
            return False
    return True


def search_everywhere(boxes: tuple[Box, ...], w: int, h: int, zone: Bounds) -> Iterator[Point]:
    """Free places: where the borders of what is taken cross, then all over the zone."""
    left, top, right, bottom = zone
    across, down = {left, right}, {top, bottom}
    for box in boxes:
        wide, high = box.w + w + APART, box.h + h + APART
        across |= {box.x - wide, box.x + wide}
        down |= {box.y - high, box.y + high}
    for xs, ys in (
        (sorted(across), sorted(down)),
        (range(left, right + 1, STEP), range(top, bottom + 1, STEP)),
    ):
        for x in xs:
            for y in ys:
                if left <= x <= right and top <= y <= bottom and lies_free(boxes, w, h, x, y):
                    yield x, y


class TerrainRegion(Spots):
    """Where a Terrain Feature may be placed: more than SPACING from the Board Edge and from every other one."""

    __slots__ = ("kind", "terrain")

    def __init__(self, terrain: tuple[Terrain, ...], kind: int, upright: bool) -> None:
        self.terrain = terrain
        self.kind = kind
        base = outline(Terrain(kind, 0, 0, upright))
        boxes = ground(terrain).boxes

        def make(x: int, y: int) -> SetDown:
            return SetDown(x, y, kind)

        def free() -> list[Idea]:
            return [("at", x, y) for x, y in free_places(boxes, base.w, base.h)]

        super().__init__("BR 2", make, Lazy(free), base, (zone_of(base.w, base.h),), (), boxes, spacing=APART)

    def name(self, at: int) -> str:
        piece = self.terrain[at]
        return f"the {TITLES[piece.kind]} at {point(piece.x, piece.y)}"

    def outside(self) -> str:
        return f"Terrain Features lie more than {inches(SPACING)} from the Board Edge"

    def fault(self, x: int, y: int) -> str | None:
        wrong = super().fault(x, y)
        if wrong is not None and wrong.endswith("must be left"):
            wrong = wrong.replace(f"{inches(APART)} must be left", f"it must be more than {inches(SPACING)}")
        return wrong

    def area(self, view: Rumble) -> Area:
        return replace(super().area(view), look=KINDS[self.kind].look)


def fits(terrain: tuple[Terrain, ...], kind: int, upright: bool) -> bool:
    """Whether a piece of this kind can be placed anywhere (BR-2)."""
    base = outline(Terrain(kind, 0, 0, upright))
    return has_room(ground(terrain).boxes, base.w, base.h)


@lru_cache(maxsize=1024)
def has_room(boxes: tuple[Box, ...], w: int, h: int) -> bool:
    """Whether there is a free place for a piece of half this width and height."""
    return next(free_places(boxes, w, h), None) is not None
