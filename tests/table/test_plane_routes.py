"""Ways round obstacles against the true shortest ones, and areas against the ways that lead into them.

The yardstick is a whole visibility graph: 64 points about each widened outline and the two ends, joined wherever
shapely finds the line between them free, and searched exhaustively. It is at most 0.1 % longer than the taut string (a
polygon of 64 sides about a circle). Where that squeezes through a gap with less play than a fiftieth of the radius, a
route need not: there the yardstick is the shortest way that does not.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random

import numpy
import pytest
import shapely  # type: ignore[import-untyped]

from orcade.table.plane import HEADINGS, SLACK, Box, Disc, Point, ahead, clear, free_area, has_room, route
from orcade.table.plane.routes import closed
from tests.exploring import seeds

from .test_plane import bones, distance, roundness

SIDE = 24_000
R = 500
STEPS = 64
SIZES = ((750, 500), (1500, 250), (1000, 1000))
CROWDS = ((3, 0), (6, 2), (10, 0), (6, 6), (14, 6), (20, 0), (12, 8))
"""How many discs and boxes stand on a board."""


class Board:
    """Where the centre of a base of 1" may be."""

    def holds(self, x: int, y: int) -> bool:
        return R <= x <= SIDE - R and R <= y <= SIDE - R


def layout(seed: int) -> tuple[list[Disc], list[Box], list[Point]]:
    """What stands on a board, and free places on it."""
    chance = Random(seed)
    discs, boxes = CROWDS[seed % len(CROWDS)]
    size = 16_000 if discs + boxes < 12 else SIDE
    low, high = (SIDE - size) // 2 + R, (SIDE + size) // 2 - R
    solid = [
        Box(chance.randint(low, high), chance.randint(low, high), *chance.choice(SIZES), *chance.choice(HEADINGS[::15]))
        for _ in range(boxes)
    ]
    bases: list[Disc] = []
    while len(bases) < discs:
        base = Disc(chance.randint(low, high), chance.randint(low, high), chance.choice((500, 500, 1500)))
        if has_room(base.x, base.y, base.r, bases, solid):
            bases.append(base)
    places: list[Point] = []
    while len(places) < 10:
        x, y = chance.randint(low, high), chance.randint(low, high)
        if has_room(x, y, R + 5, bases, solid):
            places.append((x, y))
    return bases, solid, places


def shortest(x: int, y: int, tx: int, ty: int, things: list[Disc | Box], play: int = 0) -> float:
    """The length of the shortest way through the visibility graph with that much play; infinite where there is none."""
    points = [(float(x), float(y)), (float(tx), float(ty))]
    for each in things:
        far = (R + play + roundness(each) + 0.01) / cos(pi / STEPS)
        for cx, cy in bones(each):
            points += [(cx + far * cos(2 * pi * i / STEPS), cy + far * sin(2 * pi * i / STEPS)) for i in range(STEPS)]
    solids = [shapely.MultiPoint(bones(each)).convex_hull for each in things]
    rims = [R + play + roundness(each) for each in things]
    at = numpy.array(points)
    spots = shapely.points(at)
    free = (at >= R).all(1) & (at <= SIDE - R).all(1)
    for solid, rim in zip(solids, rims):
        free &= shapely.distance(spots, solid) > rim - 2
    at = at[free]
    best = {0: 0.0}
    heap = [(hypot(tx - x, ty - y), 0)]
    done = numpy.zeros(len(at), bool)
    while heap:
        _, node = heappop(heap)
        if node == 1:
            return best[1]
        if done[node]:
            continue
        done[node] = True
        others = numpy.flatnonzero(~done)
        lines = shapely.linestrings(numpy.stack([numpy.broadcast_to(at[node], (len(others), 2)), at[others]], axis=1))
        seen = numpy.ones(len(others), bool)
        for solid, rim in zip(solids, rims):
            seen[seen] &= shapely.distance(lines[seen], solid) > rim - 2
        for other in others[seen]:
            length = best[node] + hypot(*(at[other] - at[node]))
            if length < best.get(int(other), 1e9):
                best[int(other)] = length
                heappush(heap, (length + hypot(*(at[other] - at[1])), int(other)))
    return float("inf")


def length_of(way: list[Point]) -> float:
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(way))


LATE = (41_777_140, 41_777_227, 41_777_300)
"""Boards where something that is in the way only later makes the first way that is found too long."""


@pytest.mark.parametrize("seed", [*seeds(len(CROWDS)), *LATE])
def test_routes_are_hardly_longer_than_the_shortest(seed: int) -> None:
    """Two pairs of places with something between: at most 3 % longer than the shortest way, 1 % on average."""
    bases, solid, places = layout(seed)
    things: list[Disc | Box] = [*bases, *solid]
    pairs = [(a, b) for i, a in enumerate(places) for b in places[:i] if not clear(*a, *b, R, bases, solid)]
    if len(pairs) < 2:
        pytest.skip("hardly anything is in the way here")
    ratios = []
    for (x, y), (tx, ty) in pairs[:2]:
        best = shortest(x, y, tx, ty, things)
        way = route(x, y, tx, ty, R, 90_000, bases, solid, Board())
        assert way is not None
        assert way[0] == (x, y)
        assert way[-1] == (tx, ty)
        assert all(clear(*a, *b, R, bases, solid) and Board().holds(*b) for a, b in pairwise(way))
        assert not any(
            shapely.LineString([a, b]).distance(shapely.MultiPoint(bones(each)).convex_hull) < R + roundness(each) - 2.1
            for a, b in pairwise(way)
            for each in things
        )
        assert length_of(way) > best * 0.998
        squeezes = length_of(way) > best * 1.02
        ratios.append(length_of(way) / (shortest(x, y, tx, ty, things, R // 50) if squeezes else best))
        # The reach is kept to, and what is found does not depend on there being more of it.
        needed = round(length_of(way)) + 1
        within = route(x, y, tx, ty, R, needed + needed // 50, bases, solid, Board())
        assert within is not None
        assert length_of(within) <= needed + needed // 50
        assert route(x, y, tx, ty, R, int(best * 0.998), bases, solid, Board()) is None
    assert max(ratios) < 1.03
    assert sum(ratios) / len(ratios) < 1.01


def test_a_straight_way_is_taken() -> None:
    assert route(0, 0, 3000, 0, R, 3000, [(1500, 1000, 500)]) == [(0, 0), (3000, 0)]
    assert route(0, 0, 3000, 0, R, 2999, []) is None
    assert route(7, 7, 7, 7, R, 0, []) == [(7, 7), (7, 7)]
    # Into contact, and away from it.
    assert route(0, 0, 2000, 0, R, 3000, [(3000, 0, 500)]) == [(0, 0), (2000, 0)]
    assert route(2000, 0, 0, 0, R, 3000, [(3000, 0, 500)]) == [(2000, 0), (0, 0)]


def test_no_way() -> None:
    # On top of something, shut in by a ring, off the bounds.
    assert route(0, 0, 3000, 0, R, 9000, [(3500, 0, 500)]) is None
    ring = [Disc(*ahead(12_000, 12_000, *HEADINGS[degrees], 2000), 500) for degrees in range(30, 361, 30)]
    assert route(12_000, 12_000, 20_000, 12_000, R, 90_000, ring) is None
    assert route(12_000, 12_000, 12_500, 12_000, R, 90_000, ring) is not None
    gate = [each for each in ring if each != ring[-1]]
    assert route(12_000, 12_000, 20_000, 12_000, 400, 90_000, gate) is not None
    assert route(R, R, R - 1, R, R, 90_000, [], (), Board()) is None
    # The only way round leads off the board.
    wall = [Box(12_000, 11_500, 250, 11_500)]
    assert route(11_000, 1000, 13_000, 1000, R, 90_000, [], wall, Board()) is None
    long = route(11_000, 1000, 13_000, 1000, R, 90_000, [], wall)
    assert long is not None
    assert min(y for _, y in long) < 0


@pytest.mark.parametrize("seed", seeds(len(CROWDS)))
def test_that_an_end_is_closed_is_what_a_search_would_find(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    discs, boxes, places = layout(seed)
    corners = [(box.x + box.w * kx // 2, box.y + box.h * ky // 2) for box in boxes for kx in (-1, 1) for ky in (-1, 1)]
    edges = [(disc.x + disc.r + R + off, disc.y) for disc in discs for off in range(-2 * SLACK, SLACK + 1)]
    ends = [*corners, *edges, *[(disc.x + 7, disc.y - 3) for disc in discs]]
    starts = [*places[:2], (discs[0].x - discs[0].r - R, discs[0].y), (discs[-1].x, discs[-1].y + discs[-1].r)]
    ways = [(*start, *end, R, 2 * SIDE, discs, boxes, Board()) for start in starts for end in ends]
    barred = Random(seed).sample([way for way in ways if closed(*way[:5], discs, boxes)], 5)
    assert all(route(*way) is None for way in barred)
    monkeypatch.setattr("orcade.table.plane.routes.closed", lambda *given: False)
    assert all(route(*way) is None for way in barred)


def test_ways_from_contact_and_from_between() -> None:
    """From contact with one obstacle round it to the other side."""
    way = route(4000, 5000, 6000, 5000, R, 9000, [(5000, 5000, 500)])
    assert way is not None
    assert 3100 < length_of(way) < 3142 * 1.03
    box = Box(5000, 5000, 1000, 500)
    way = route(5000, 4000, 5000, 6000, R, 9000, [], [box])
    assert way is not None
    assert length_of(way) < (2000 + 1000 + 3142 / 2) * 1.03


@pytest.mark.parametrize("seed", seeds(len(CROWDS)))
def test_areas_agree_with_routes(seed: int) -> None:
    """Some 180 points: of those that a way leads to 97 % lie in the area; of those in it 99 % have one."""
    bases, solid, places = layout(seed)
    chance = Random(seed)
    reached = shown = 0
    right = wrong = 0
    for x, y in places[:6]:
        reach = chance.randint(3000, 9000)
        polygons = free_area(x, y, R, reach, bases, solid, Board())
        area = shapely.union_all([shapely.make_valid(shapely.Polygon(each)) for each in polygons]).buffer(0)
        for _ in range(30):
            px, py = ahead(x, y, *HEADINGS[chance.randint(1, 360)], int(reach * chance.random() ** 0.5))
            here = shapely.Point(px, py)
            inside = area.contains(here)
            if not Board().holds(px, py):
                assert not inside
                continue
            # What is drawn is good to a twenty-fifth of an inch: a pixel or two.
            if has_room(px, py, R + 40, bases, solid) and route(
                px, py, x, y, R, int(reach * 0.97), bases, solid, Board()
            ):
                reached += 1
                shown += area.distance(here) < 40
            if inside and area.boundary.distance(here) > 40:
                way = route(x, y, px, py, R, int(reach * 1.03), bases, solid, Board())
                right += way is not None
                wrong += way is None
    assert reached > 20
    assert shown >= 0.97 * reached
    assert wrong <= 0.01 * (right + wrong)


def test_an_area_without_obstacles_is_round() -> None:
    (star,) = free_area(12_000, 12_000, R, 5000, [])
    area = shapely.Polygon(star).area
    assert 0.99 < area / (pi * 5000**2) < 1
    (cut,) = free_area(1000, 12_000, R, 5000, [], (), Board())
    assert min(x for x, _ in cut) >= R
    assert all(distance(Disc(*each, 0), Disc(1000, 12_000, 0)) <= 5001 for each in cut)


def test_no_gaps_are_left_between_the_wedges_behind_what_stands_there() -> None:
    one = Disc(12_000, 13_500, R)
    polygons = free_area(12_000, 16_000, R, 8000, [one], (), Board())
    area = shapely.union_all([shapely.make_valid(shapely.Polygon(each)) for each in polygons])
    gaps = area.buffer(150).buffer(-150).difference(area).buffer(-8)
    assert gaps.difference(shapely.Point(one.x, one.y).buffer(one.r + R + 40)).area == 0


@pytest.mark.parametrize("side", [-1, 1])
def test_who_stands_against_a_wall_or_another_sees_round_both_ends_of_it(side: int) -> None:
    """In contact with it he is within the outline that ways lead round."""
    wall = Box(12_000, 12_000, 1500, 1500)
    for x, y, discs, boxes in (
        (12_000 + side * 800, 14_000, [], [wall]),
        (12_000 + side * 800, 14_000, [Disc(12_000 - side * 200, 14_000, R)], [wall]),
        (13_000, 12_000, [Disc(12_000, 12_000, R)], []),
    ):
        polygons = free_area(x, y, R, 7000, discs, boxes, Board())
        area = shapely.union_all([shapely.make_valid(shapely.Polygon(each)) for each in polygons]).buffer(0)
        for px, py in ((14_500, 11_000), (9500, 11_000), (10_500, 14_500), (13_500, 14_500)):
            if route(x, y, px, py, R, 6800, discs, boxes, Board()):
                assert area.distance(shapely.Point(px, py)) < 40, (x, y, px, py)
