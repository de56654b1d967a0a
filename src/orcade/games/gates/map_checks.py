"""What is wrong with maps that are drawn well but cannot be played on: what was found, what was expected (OG-58)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final

from orcade.table.floor import NOTHING, WALL, Floor, Placed, Square, Squares, bits, lowest
from orcade.table.toml_texts import Fault
from orcade.table.words import counted

from .map_signs import (
    CHEST,
    CROSSING,
    DOOR,
    FLOOR,
    GROUND,
    MIDDLE,
    ROADS,
    SECRET_DOOR,
    SIDES,
    STAIRCASE,
    WIDTH,
    MapSide,
)

APART: Final = 6
"""Actions from a chest to the next one, at least: two that are nearer are looted in turns (OG 10.1)."""
FROM_EDGE: Final = 3
"""Actions from a chest to wherever one can leave the section, and to any staircase, at least: then the chests of two
sections are as far from each other as those of one."""
STARTS: Final = 4
"""Crossing squares of a surface side, at least: three such sides have room for eight characters."""
LAST: Final = 2 * WIDTH
"""The last column and the last line of a drawing, counted from 0."""
EDGES: Final = {
    "top": ("columns f and g", [(2 * at + 1, 0) for at in range(WIDTH)]),
    "right": ("rows 6 and 7", [(LAST, 2 * at + 1) for at in range(WIDTH)]),
    "bottom": ("columns f and g", [(2 * at + 1, LAST) for at in range(WIDTH)]),
    "left": ("rows 6 and 7", [(0, 2 * at + 1) for at in range(WIDTH)]),
}
"""The outer edges of a section: where their middle is, and the places of a drawing that they are."""

Point = tuple[int, int]
"""A place of a drawing: column and line, from 0."""


def of_side(side: MapSide) -> Iterator[Fault]:
    """What is wrong with one side."""
    drawn = Drawn(side)
    yield from _doors(drawn)
    if side.dungeon:
        yield from _dungeon(drawn)
    else:
        yield from _road_ends(drawn)
        yield from _roads(drawn)
        yield from _buildings(drawn)
    yield from _reached(drawn)


def of_all(sides: Sequence[MapSide]) -> Iterator[tuple[int, str]]:
    """What is wrong with eight sides that are well by themselves, each with the Dungeon that it is about. `sides`: in
    the order of SIDES."""
    dungeons = [at for at, side in enumerate(sides) if side.dungeon]
    if len(dungeons) > 1:
        names = " and ".join(SIDES[at] for at in dungeons)
        yield dungeons[1], f"there is one Dungeon at most, and {names} are Dungeons"
    elif dungeons:
        leads_down = [STAIRCASE in "".join(side.section.squares) for side in sides]
        others = [at for at in range(0, len(sides), 2) if at // 2 != dungeons[0] // 2]
        if not any(leads_down[at] and leads_down[at + 1] for at in others):
            yield (
                dungeons[0],
                "no section besides the Dungeon's has a staircase on both of its sides; one has to, "
                "or maps can be laid from which nobody gets into the Dungeon",
            )


def distances(side: MapSide) -> Iterator[Fault]:
    """What had better be otherwise: chests so close that one goes to and fro between them."""
    drawn = Drawn(side)
    chests = bits(drawn.floor.marked(CHEST))
    near = {chest: drawn.near(chest) for chest in chests}
    for a, b in combinations(chests, 2):
        if (cost := drawn.cost(near[a], 1 << b)) < APART:
            words = f"chests {drawn.name(a)} and {drawn.name(b)} are {counted(cost, 'action')} from each other"
            yield drawn.fault(b, f"{words}; expected {APART} or more")
    targets = ((drawn.floor.marked(STAIRCASE), "a staircase"), (drawn.exits, "the edge of the section"))
    for chest, (there, what) in product(chests, targets):
        if (cost := drawn.cost(near[chest], there)) < FROM_EDGE:
            end = next(each for each in bits(there) if drawn.cost(near[chest], 1 << each) == cost)
            words = f"chest {drawn.name(chest)} is {counted(cost, 'action')} from {what} at {drawn.name(end)}"
            yield drawn.fault(chest, f"{words}; expected {FROM_EDGE} or more")


class Drawn:
    """A side by itself, with its drawing place by place."""

    def __init__(self, side: MapSide) -> None:
        self.dungeon = side.dungeon
        self.floor = Floor([Placed(side.section)])
        self.road: Squares = self.floor.marked(ROADS)
        self.edges: dict[Point, str] = {}
        """What lies on edges, wherever something does."""
        for lines, dx, dy in ((side.section.across, 1, 0), (side.section.upright, 0, 1)):
            for y, line in enumerate(lines):
                for x, sign in enumerate(line):
                    if sign != NOTHING:
                        self.edges[2 * x + dx, 2 * y + dy] = sign
        outer = [point for _, points in EDGES.values() for point in points]
        self.exits: Squares = sum({1 << self.inside(point) for point in outer if point not in self.edges})
        """The squares from which one can leave, if another section lies beside this one."""

    def name(self, square: Square) -> str:
        """Its column from a, and its row from 1 at the bottom: "c7"."""
        return self.floor.names[square][1:]

    def fault(self, square: Square, words: str) -> Fault:
        return Fault(2 * self.floor.y(square) + 2, 2 * self.floor.x(square) + 2, words)

    def inside(self, point: Point) -> Square:
        """The square at an outer edge."""
        x, y = (min(max(each, 1), LAST - 1) for each in point)
        return y // 2 * self.floor.stride + x // 2

    def near(self, start: Square) -> list[Squares]:
        """What is reached from a square with at most so many actions, for each number below APART."""
        ways = self.floor.ways(start, APART - 1, leaps=self.floor.marked(STAIRCASE))
        return [ways.within(cost) for cost in range(APART)]

    def cost(self, near: list[Squares], there: Squares) -> int:
        """Actions to the nearest of a set; APART where that is as many or more."""
        return next((cost for cost, squares in enumerate(near) if squares & there), APART)

    def reached(self, start: Squares, where: Squares) -> Squares:
        """All that can be reached from a set of squares within another set."""
        steps = self.floor.steps
        stairs = self.floor.marked(STAIRCASE) if self.dungeon else 0
        reached, found = 0, start & where
        while found != reached:
            reached = found
            found |= steps.beside(reached)
            for doorway in steps.doorways:
                found |= steps.through(doorway, reached)
            if reached & stairs:
                found |= stairs
            found &= where
        return reached

    def pieces(self, squares: Squares) -> Iterator[Squares]:
        """A set of squares, divided into what can be reached from each other within it."""
        while squares:
            piece = self.reached(squares & -squares, squares)
            yield piece
            squares &= ~piece


def _doors(drawn: Drawn) -> Iterator[Fault]:
    """A door lies between two squares that can be entered, in a wall that goes on at both of its ends."""
    for (x, y), sign in drawn.edges.items():
        if sign == WALL:
            continue
        what = {DOOR: "door", SECRET_DOOR: "secret door"}[sign]
        along = (1, 0) if x % 2 else (0, 1)
        if 0 in (x, y) or LAST in (x, y):
            yield Fault(y + 1, x + 1, f"a {what} on the outer edge; expected a wall there, or nothing")
            continue
        if not all(_held(drawn, (x + side * along[0], y + side * along[1]), (x, y)) for side in (-1, 1)):
            yield Fault(y + 1, x + 1, f"a {what} in no wall; expected a wall or a door at both of its ends")
        square = (y - along[0]) // 2 * drawn.floor.stride + (x - along[1]) // 2
        other = square + (drawn.floor.stride if along[0] else 1)
        blocked = [each for each in (square, other) if not drawn.floor.open >> each & 1]
        if blocked:
            words = f"a {what} that leads to {drawn.name(blocked[0])}, which nobody can enter"
            yield Fault(y + 1, x + 1, f"{words}; expected squares that can be entered on both sides")


def _held(drawn: Drawn, corner: Point, door: Point) -> bool:
    """Whether something else than the door ends at a corner."""
    x, y = corner
    return any(point in drawn.edges and point != door for point in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))


def _dungeon(drawn: Drawn) -> Iterator[Fault]:
    if drawn.road:
        yield drawn.fault(lowest(drawn.road), "a Dungeon with a road; expected none: it touches no other map")
    if not drawn.floor.marked(STAIRCASE):
        yield Fault(1, 1, "a Dungeon without a staircase; expected one at least, the only way into it")


def _road_ends(drawn: Drawn) -> Iterator[Fault]:
    """Roads leave in the middle of each edge, and nowhere else."""
    for edge, (middle, points) in EDGES.items():
        for at, point in enumerate(points):
            square = drawn.inside(point)
            name = drawn.name(square)
            is_road = drawn.road >> square & 1
            if at in MIDDLE and not is_road:
                words = f"{name} is no road; expected roads in the middle of the {edge} edge, at {middle}"
            elif at in MIDDLE and point in drawn.edges:
                words = f"the road cannot leave at {name}; expected nothing on the outer edge there"
            elif at not in MIDDLE and is_road:
                words = f"the road at {name} misses the middle of the {edge} edge; expected it at {middle} alone"
            else:
                continue
            yield drawn.fault(square, words)


def _roads(drawn: Drawn) -> Iterator[Fault]:
    """All roads are one, which nowhere just ends, and has a crossing."""
    ends = [drawn.inside(points[at]) for _, points in EDGES.values() for at in MIDDLE]
    start = next((square for square in ends if drawn.road >> square & 1), None)
    joined = drawn.reached(1 << start, drawn.road) if start is not None else drawn.road
    for piece in drawn.pieces(drawn.road & ~joined):
        name = drawn.name(lowest(piece))
        yield drawn.fault(lowest(piece), f"the road at {name} leads nowhere; expected it to meet the other roads")
    stride = drawn.floor.stride
    for square in bits(joined & ~sum({1 << each for each in ends})):
        beside = [each for each in (square - stride, square - 1, square + 1, square + stride) if each >= 0]
        if sum(joined >> each & 1 for each in beside) < 2:
            yield drawn.fault(square, f"the road leads nowhere at {drawn.name(square)}; expected it to go on")
    if (count := drawn.floor.marked(CROSSING).bit_count()) < STARTS:
        words = f"{count} crossing squares; expected {STARTS} or more, so that everybody finds a place to start"
        yield Fault(1, 1, words)


def _buildings(drawn: Drawn) -> Iterator[Fault]:
    """Walls and doors are all round a building."""
    floor = drawn.floor
    indoors, outdoors = floor.marked(FLOOR), floor.marked(GROUND + ROADS)
    for square in bits(indoors & drawn.exits):
        yield drawn.fault(square, f"the building at {drawn.name(square)} is open; expected a wall on the outer edge")
    for room in floor.rooms:
        if room & indoors and room & outdoors:
            open_to = floor.steps.beside(room & outdoors) & room
            square = lowest(open_to & indoors or open_to & ~outdoors)
            words = f"the building at {drawn.name(square)} is open; expected walls or doors between it and the outdoors"
            yield drawn.fault(square, words)


def _reached(drawn: Drawn) -> Iterator[Fault]:
    """Every square that can be entered can be reached: from the road, or in a Dungeon from its stairs."""
    floor = drawn.floor
    start, what = (floor.marked(STAIRCASE), "a staircase") if drawn.dungeon else (drawn.road, "the road")
    if not start:
        return
    for piece in drawn.pieces(floor.open & ~drawn.reached(start & -start if drawn.dungeon else start, floor.open)):
        chests = piece & floor.marked(CHEST)
        for square in bits(chests) or (lowest(piece),):
            thing = "the chest at " if chests else ""
            words = f"{thing}{drawn.name(square)} cannot be reached; expected a way to it from {what}"
            yield drawn.fault(square, words)
