"""The map as it has been laid: a floor of squares with what is on it. It is no part of the state (OG 4.1, OG 10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

import msgspec

from orcade.table.floor import NOTHING, Floor, Placed, Square, Squares, bits

from .map_files import sides_of
from .map_signs import CHEST, COLUMN, CREEK, CROSSING, FLOOR, ROADS, SIDES, STAIRCASE, STATUE


class Laid(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A section as it lies."""

    side: int
    """0 … 7: twice the section, and 1 more where its second side is up."""
    turn: int
    """Quarters clockwise."""
    x: int
    y: int
    """Its place among the sections of its level: x to the right, y down; the first surface section lies at 0, 0."""

    def told(self, laid: tuple[Laid, ...], own_maps: str) -> str:
        """Its place in words, by a section that lies beside it: "right of Mill"."""
        sides = sides_of(own_maps)
        if not sides[self.side].dungeon:
            for other in laid:
                way = WAYS.get((self.x - other.x, self.y - other.y))
                if way and not sides[other.side].dungeon:
                    return f"{way} {sides[other.side].name}"
        return "by itself"


WAYS = {(1, 0): "right of", (-1, 0): "left of", (0, -1): "above", (0, 1): "below"}
"""By columns and rows from one section to the next."""


class Board:
    """Sections that have been laid, at least one. Sets of squares are ints, as `orcade.table.floor` has them."""

    def __init__(self, laid: tuple[Laid, ...], own_maps: str) -> None:
        sides = sides_of(own_maps)
        self._sections = tuple(sides[each.side].name for each in laid)
        self.floor = Floor(
            [
                Placed(sides[each.side].section, each.turn, each.x, each.y, int(sides[each.side].dungeon))
                for each in laid
            ]
        )
        marked = self.floor.marked
        self.chests: Squares = marked(CHEST)
        self.stairs: Squares = marked(STAIRCASE)
        self.crossings: Squares = marked(CROSSING)
        """The tinted squares, where characters start (OG 4.3)."""
        self.road: Squares = marked(ROADS)
        """Crossings included."""
        self.columns: Squares = marked(COLUMN)
        self.statues: Squares = marked(STATUE)
        self.creek: Squares = marked(CREEK)
        self.surface: Squares = self.floor.levels[0]
        self.dungeon: Squares = sum(self.floor.levels[1:])
        self._beside: dict[Square, Squares] = {}

    @cached_property
    def told(self) -> tuple[str, ...]:
        """By square, where that is in words: "a chest in the Market"; empty where there is none."""
        parts = (
            (self.chests, "a chest in "),
            (self.stairs, "a staircase in "),
            (self.crossings, "a crossing in "),
            (self.road, "the road in "),
            (self.indoor & ~self.dungeon, "a building in "),
        )
        told = [""] * self.floor.size
        for section, name in zip(self.floor.sections, self._sections, strict=True):
            where = name if name.startswith("The ") else f"the {name}"
            for square in bits(section):
                told[square] = next((words for marked, words in parts if marked >> square & 1), "") + where
        return tuple(told)

    @cached_property
    def entries(self) -> Squares:
        """OG-39: road squares on the outer edge of the surface, where newcomers enter."""
        land, stride = self.surface, self.floor.stride
        return self.road & land & ~(land << 1 & land >> 1 & land << stride & land >> stride)

    @cached_property
    def rooms(self) -> tuple[Squares, ...]:
        """What can be reached through no door, of all buildings and in the Dungeon."""
        floor = self.floor.marked(FLOOR) | self.dungeon
        return tuple(room for room in self.floor.rooms if room & floor)

    @cached_property
    def indoor(self) -> Squares:
        """All squares of buildings and of the Dungeon, columns and statues there included."""
        indoor: Squares = sum(self.rooms)
        stride = self.floor.stride
        for square in bits(self.columns | self.statues):
            around = [square + step for step in (-stride, -1, 1, stride) if square + step >= 0]
            if any(indoor >> each & 1 and self.floor.edge(square, each) == NOTHING for each in around):
                indoor |= 1 << square
        return indoor

    @cached_property
    def buildings(self) -> tuple[Squares, ...]:
        """Each building: what can be reached indoors, through doors too. Each room of the Dungeon counts as one."""
        return tuple(self._buildings())

    def _buildings(self) -> Iterator[Squares]:
        steps = self.floor.steps
        left: Squares = sum(self.rooms) & self.surface
        while left:
            building, found = 0, left & -left
            while found != building:
                building = found
                found |= steps.beside(building)
                for doorway in steps.doorways:
                    found |= steps.through(doorway, building)
                found &= left
            yield building
            left &= ~building
        yield from (room for room in self.rooms if room & self.dungeon)

    def beside(self, square: Square) -> Squares:
        """OG 7.8, OG-28: the squares that somebody there can strike at, also directly through a door."""
        found = self._beside.get(square)
        if found is None:
            found = self.floor.adjacent(square)
            for other, door in self.floor.beyond_doors(square):
                if door.seen_through:
                    found |= 1 << other
            self._beside[square] = found
        return found


@lru_cache(maxsize=64)
def board(laid: tuple[Laid, ...], own_maps: str) -> Board:
    """The board of sections that have been laid, at least one; made once for each way to lay them."""
    return Board(laid, own_maps)


@lru_cache(maxsize=1024)
def places(laid: tuple[Laid, ...], side: int, own_maps: str) -> tuple[Laid, ...]:
    """All ways to lay a side next, from top left to bottom right and turn by turn; none if its section lies already.

    OG-12, OG-13: the first section of the surface lies at 0, 0, a further one beside another. Since roads leave in the
    middle of all edges (OG-58), two of them always meet there. The Dungeon touches nothing, however it is turned."""
    if section_laid(laid, side):
        return ()
    sides = sides_of(own_maps)
    if sides[side].dungeon:
        return (Laid(side, 0, 0, 0),)
    taken = {(each.x, each.y) for each in laid if not sides[each.side].dungeon}
    beside = {(x + dx, y + dy) for x, y in taken for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    free = sorted(beside - taken, key=lambda place: (place[1], place[0])) if taken else [(0, 0)]
    return tuple(Laid(side, turn, x, y) for x, y in free for turn in range(4))


def compact(laid: tuple[Laid, ...], side: int, own_maps: str) -> list[Laid]:
    """The ways to lay a side next by which the surface reaches least far: a small map is seen whole on a phone."""
    sides = sides_of(own_maps)
    surface = {(each.x, each.y) for each in laid if not sides[each.side].dungeon}
    spots = places(laid, side, own_maps)
    far = [extent(surface | {(spot.x, spot.y)}) for spot in spots]
    return [spot for spot, each in zip(spots, far, strict=True) if each == min(far)]


def extent(surface: set[tuple[int, int]]) -> tuple[int, int]:
    """How far sections reach: the longer side and the shorter one."""
    wide, high = (len(set(row)) for row in zip(*surface, strict=True))
    return max(wide, high), min(wide, high)


def section_laid(laid: tuple[Laid, ...], side: int) -> bool:
    """OG-13: whether the section of a side lies already, this side or the other up."""
    return any(each.side // 2 == side // 2 for each in laid)


def misplaced(laid: tuple[Laid, ...], new: Laid, own_maps: str) -> str:
    """What bars a side from being laid like this; "" for exactly those of `places` (OG 4.2, OG-12, OG-13)."""
    if new in places(laid, new.side, own_maps):
        return ""
    sides = sides_of(own_maps)
    surface = {(each.x, each.y) for each in laid if not sides[each.side].dungeon}
    if section_laid(laid, new.side):
        return "its section lies already"
    if sides[new.side].dungeon:
        return "the Dungeon lies apart, and as it is drawn"
    if (new.x, new.y) in surface:
        return "another section lies there"
    if new.turn not in range(4):
        return "it is turned by 0 to 3 quarters"
    return "it has to share an edge with another section" if surface else "the first section lies at 0,0"


def places_named(own_maps: str) -> tuple[str, ...]:
    """What the eight sides are called."""
    return tuple(side.name for side in sides_of(own_maps))


def side_name(side: int) -> str:
    """How a side is written: "1a"."""
    return SIDES[side].lower()
