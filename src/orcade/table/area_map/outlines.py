"""From the cells of a mosaic to borders as a knife cuts them: no stairs, a little unsteady, the same every time.

A border is cut once and belongs to both of its sides, so neighbours always fit each other exactly.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from .mosaic import BLANK, CELL_HEIGHT, CELL_WIDTH, Cell, Mosaic, Point

Corner = tuple[int, int]
"""Where cells meet: the top left corner of the cell with these numbers."""
Ring = tuple[Point, ...]
"""A closed line; its last point is joined to its first."""

STEP: Final = 0.3
"""Units between the points of a border, about."""
PASSES: Final = 8
"""How often each point of a border is drawn to its neighbours: enough to make two stairs a slope."""
STRAY: Final = 0.045
"""Units that the knife strays at most; along the edge of the land twice as far."""
PULL: Final = 3
"""A place where three borders meet is drawn to the corners that are so many further along them."""


class Border(NamedTuple):
    """The line between two areas, or between an area and no land."""

    sides: tuple[str, str]
    """Their signs: first whose outline runs along the points as they are told, clockwise."""
    points: tuple[Point, ...]


class Outlines(NamedTuple):
    """The borders of a map, and what they enclose."""

    rings: dict[str, tuple[Ring, ...]]
    """By sign: the outline of an area, and behind it those of the holes in it."""
    borders: tuple[Border, ...]

    def between(self, a: str, b: str) -> list[tuple[Point, ...]]:
        """The lines between two areas."""
        return [border.points for border in self.borders if set(border.sides) == {a, b}]


def cut_outlines(mosaic: Mosaic) -> Outlines:
    """The borders and outlines of all areas of a drawing."""
    edges = _edges(mosaic)
    chains = list(_chains(edges))
    ends = _ends(chains)
    lines: dict[tuple[Corner, Corner], tuple[Point, ...]] = {}
    borders = []
    for chain in chains:
        own = edges[chain[0]][chain[1]]
        sides = mosaic.sign(own), mosaic.sign(_across(own, chain[0], chain[1]))
        points = _cut(chain, ends[chain[0]], ends[chain[-1]], 2 * STRAY if BLANK in sides else STRAY)
        lines[chain[0], chain[1]] = points
        lines[chain[-1], chain[-2]] = points[::-1]
        borders.append(Border(sides, points))
    rings = {sign: tuple(_rings(mosaic, edges, lines, sign)) for sign in mosaic.cells}
    return Outlines(rings, tuple(borders))


Edges = dict[Corner, dict[Corner, Cell]]
"""From each corner of a border to the next: the cell whose outline runs there. A cell is walked round clockwise."""


def _edges(mosaic: Mosaic) -> Edges:
    """The sides of all cells that have something else beyond them; blank cells count, also those around the drawing."""
    found: defaultdict[Corner, dict[Corner, Cell]] = defaultdict(dict)
    for y in range(-1, mosaic.height + 1):
        for x in range(-1, mosaic.width + 1):
            sign = mosaic.sign((x, y))
            if mosaic.sign((x, y - 1)) != sign:
                found[x, y][x + 1, y] = (x, y)
                found[x + 1, y][x, y] = (x, y - 1)
            if mosaic.sign((x - 1, y)) != sign:
                found[x, y + 1][x, y] = (x, y)
                found[x, y][x, y + 1] = (x - 1, y)
    return dict(found)


def _across(cell: Cell, start: Corner, end: Corner) -> Cell:
    """The cell on the other side of an edge of a cell."""
    (ax, ay), (bx, by) = start, end
    return (cell[0] - (ay - by), cell[1] - (bx - ax))


def _chains(edges: Edges) -> Iterator[list[Corner]]:
    """The borders as corners, each once: from where borders meet to where they meet again, or round to its start."""
    meeting = [corner for corner, ways in edges.items() if len(ways) != 2]
    ends = set(meeting)
    told: set[Corner] = set()
    for start in (*meeting, *edges):
        for way in edges[start] if start not in told else ():
            if way in told or (way in ends and way < start):
                continue
            chain = [start, way]
            while chain[-1] not in ends and chain[-1] != start:
                chain.append(next(each for each in edges[chain[-1]] if each != chain[-2]))
            told.update(corner for corner in chain if corner not in ends)
            yield chain


def _ends(chains: Sequence[list[Corner]]) -> dict[Corner, Point]:
    """Where borders meet, drawn toward where they go."""
    pulls: defaultdict[Corner, list[Point]] = defaultdict(list)
    for chain in chains:
        far = min(PULL, len(chain) - 1)
        pulls[chain[0]].append(_place(chain[far]))
        pulls[chain[-1]].append(_place(chain[-1 - far]))
    found = {}
    for corner, points in pulls.items():
        x, y = _place(corner)
        found[corner] = (
            (x + sum(px for px, _ in points) / len(points)) / 2,
            (y + sum(py for _, py in points) / len(points)) / 2,
        )
    return found


def _place(corner: Corner) -> Point:
    return corner[0] * CELL_WIDTH, corner[1] * CELL_HEIGHT


def _cut(chain: list[Corner], first: Point, last: Point, stray: float) -> tuple[Point, ...]:
    """A border as it is cut, from one end to the other."""
    points = [first, *map(_place, chain[1:-1]), last]
    for _ in range(PASSES):
        points[1:-1] = [
            ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
            for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False)
        ]
    even = _evenly(points)
    strayed = [even[0]]
    for at, ((ax, ay), (bx, by), (cx, cy)) in enumerate(zip(even, even[1:], even[2:], strict=False)):
        far = hypot(cx - ax, cy - ay) or 1
        off = stray * _unsteady(chain[0], at)
        strayed.append((bx + off * (ay - cy) / far, by + off * (cx - ax) / far))
    return tuple((round(x, 2), round(y, 2)) for x, y in (*strayed, even[-1]))


def _unsteady(corner: Corner, at: int) -> float:
    """A number from -1 to 1 that looks like chance and is always the same."""
    mixed = (corner[0] * 73_856_093 ^ corner[1] * 19_349_663 ^ at * 83_492_791) * 2_654_435_761
    return (mixed >> 8) % 2001 / 1000 - 1


def _evenly(points: Sequence[Point]) -> list[Point]:
    """Points of a line, all about a STEP from each other."""
    lengths = [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    whole = sum(lengths)
    count = max(1, round(whole / STEP))
    found, gone, at = [points[0]], 0.0, 0
    for step in range(1, count):
        want = whole * step / count
        while gone + lengths[at] < want:
            gone += lengths[at]
            at += 1
        (ax, ay), (bx, by) = points[at], points[at + 1]
        share = (want - gone) / lengths[at]
        found.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return [*found, points[-1]]


def _rings(
    mosaic: Mosaic, edges: Edges, lines: dict[tuple[Corner, Corner], tuple[Point, ...]], sign: str
) -> Iterator[Ring]:
    """The outline of an area, then the holes in it: the first cell of an area lies at its outline."""
    ways: defaultdict[Corner, dict[Cell, Corner]] = defaultdict(dict)
    for start, ends in edges.items():
        for end, cell in ends.items():
            if mosaic.sign(cell) == sign:
                ways[start][cell] = end
    for first in mosaic.cells[sign]:
        ring: list[Point] = []
        here = cell = first
        while ways[here]:
            # Where two cells meet only at a corner, the outline stays at its cell.
            cell = cell if cell in ways[here] else next(iter(ways[here]))
            end = ways[here].pop(cell)
            ring += lines.get((here, end), ())[:-1]
            here = end
            if here == first:
                break
        if ring:
            yield tuple(ring)
