"""Leaving circles and boards, and going back to where there is room, held against shapely.

Points on the way are rounded to whole thousandths, so they may lie ROUNDING from the exact one. A point on a circle's
edge is moved back into the circle where rounding has put it outside, by one thousandth along the way or, rarely, two.
"""

from __future__ import annotations

from math import sqrt

import pytest
import shapely  # type: ignore[import-untyped]
from hypothesis import example, given, settings
from hypothesis import strategies as some

from orcade.table.plane import (
    BOTTOM,
    HEADINGS,
    LEFT,
    ONE,
    RIGHT,
    TOP,
    Box,
    Disc,
    Point,
    ahead,
    backtrack,
    contains,
    gap,
    has_room,
    leave_board,
    leave_disc,
)
from tests.exploring import cases

from .test_plane import EPS, ROUNDING, blur, boxes, distance, upright_boxes

SIDE = 24_000
anywhere = some.one_of(some.integers(-2000, SIDE + 2000), some.sampled_from([0, 1, SIDE // 2, SIDE - 1, SIDE]))
near = some.integers(-4000, 4000)


# Circles.


@settings(max_examples=cases(50))
@given(near, near, near, near, some.integers(1, 5000))
@example(0, 0, 300, 400, 500)
@example(300, 400, 0, 0, 500)
@example(-500, 1, 500, 1, 500)
def test_leaving_a_circle_agrees_with_shapely(x: int, y: int, tx: int, ty: int, r: int) -> None:
    """Ways from within, from without and across."""
    found = leave_disc(x, y, tx, ty, 0, 0, r)
    centre = shapely.Point(0, 0)
    if tx * tx + ty * ty <= r * r:
        assert found is None
        return
    way = shapely.LineString([(x, y), (tx, ty)])
    nearest = way.project(centre)
    if (x, y) == (tx, ty) or (nearest == 0 and x * x + y * y >= r * r):
        assert found == (x, y)
        return
    low, high = nearest, way.length
    if way.distance(centre) > r + EPS:
        # It never gets in: it leaves where it is nearest, and while it still comes nearer it does not leave.
        expected = way.interpolate(nearest)
        if nearest >= way.length:
            assert found is None
            return
    else:
        for _ in range(28):
            middle = (low + high) / 2
            if way.interpolate(middle).distance(centre) <= r:
                low = middle
            else:
                high = middle
        expected = way.interpolate(low)
    assert found is not None
    if way.distance(centre) < r - 1:
        assert found[0] ** 2 + found[1] ** 2 <= max(r * r, x * x + y * y)
        # Back in by one step may be another rounding away, and where the way only just cuts the circle, some more.
        steep = sqrt(1 - (way.distance(centre) / r) ** 2)
        assert expected.distance(shapely.Point(*found)) <= ROUNDING * (2 + 1 / steep) + 1


def test_leaving_a_circle_exactly() -> None:
    assert leave_disc(0, 0, 300, 400, 0, 0, 500) is None
    assert leave_disc(0, 0, 303, 404, 0, 0, 500) == (300, 400)
    assert leave_disc(0, 0, 600, 800, 0, 0, 500) == (300, 400)
    assert leave_disc(300, 400, 600, 800, 0, 0, 500) == (300, 400)
    # From the edge inwards, and out again at the other side.
    assert leave_disc(300, 400, 0, 0, 0, 0, 500) is None
    assert leave_disc(300, 400, -600, -800, 0, 0, 500) == (-300, -400)
    assert leave_disc(900, 0, 600, 0, 0, 0, 500) is None
    assert leave_disc(700, 0, 700, 0, 0, 0, 500) == (700, 0)
    assert leave_disc(0, 0, 0, 0, 0, 0, 0) is None


@settings(max_examples=cases(30))
@given(some.sampled_from(HEADINGS), some.integers(0, 360), some.integers(0, 14_400), some.integers(600, 40_000))
def test_reversing_at_the_edge_again_and_again(u: Point, at: int, out: int, far: int) -> None:
    """Random moves in the Pigsty with reversals: always inside, the way as long as it should be."""
    x, y = ahead(0, 0, *HEADINGS[at], out)
    radius = 14_500
    rest = float(far)
    ux, uy = u
    for _ in range(8):
        tx, ty = ahead(x, y, ux, uy, round(rest))
        edge = leave_disc(x, y, tx, ty, 0, 0, radius)
        if edge is None:
            assert tx * tx + ty * ty <= radius * radius
            return
        assert edge[0] ** 2 + edge[1] ** 2 <= radius * radius
        went = sqrt((edge[0] - x) ** 2 + (edge[1] - y) ** 2)
        assert went <= rest + 1
        rest -= went
        x, y = edge
        ux, uy = -ux, -uy


# Boards.


@settings(max_examples=cases(50))
@given(anywhere, anywhere, anywhere, anywhere)
def test_leaving_a_board_agrees_with_shapely(x: int, y: int, tx: int, ty: int) -> None:
    """Ways that begin on the board."""
    board = shapely.box(0, 0, SIDE, SIDE)
    x, y = min(max(x, 0), SIDE), min(max(y, 0), SIDE)
    found = leave_board(x, y, tx, ty, 0, 0, SIDE, SIDE)
    if board.covers(shapely.Point(tx, ty)):
        assert found is None
        return
    assert found is not None
    px, py, side = found
    way = shapely.LineString([(x, y), (tx, ty)])
    inside = way.intersection(board)
    last = max((shapely.Point(each) for each in inside.coords), key=way.project)
    assert last.distance(shapely.Point(px, py)) <= ROUNDING + EPS
    assert board.covers(shapely.Point(px, py))
    assert (side, (px, py)[side % 2]) in ((LEFT, 0), (TOP, 0), (RIGHT, SIDE), (BOTTOM, SIDE))


def test_leaving_a_board_at_corners_and_edges() -> None:
    assert leave_board(5, 5, -5, -5, 0, 0, 10, 10) == (0, 0, LEFT)
    assert leave_board(5, 5, 15, -5, 0, 0, 10, 10) == (10, 0, TOP)
    assert leave_board(5, 5, 15, 15, 0, 0, 10, 10) == (10, 10, RIGHT)
    assert leave_board(5, 5, 10, 10, 0, 0, 10, 10) is None
    assert leave_board(0, 5, 0, 9, 0, 0, 10, 10) is None
    assert leave_board(0, 5, -1, 9, 0, 0, 10, 10) == (0, 5, LEFT)
    assert leave_board(0, 5, 0, 90, 0, 0, 10, 10) == (0, 10, BOTTOM)
    assert leave_board(-3, 5, -9, 5, 0, 0, 10, 10) == (-3, 5, LEFT)
    assert leave_board(-3, 5, 5, 5, 0, 0, 10, 10) is None
    assert leave_board(-3, 5, 50, 5, 0, 0, 10, 10) == (10, 5, RIGHT)
    assert leave_board(5, 5, 5, 5, 0, 0, 10, 10) is None


# Going back.

things: some.SearchStrategy[Disc | Box] = some.one_of(
    some.builds(Disc, near, near, some.sampled_from([400, 500, 1500])),
    some.builds(lambda box, x, y: box._replace(x=x, y=y), upright_boxes, near, near),
    some.builds(lambda box, x, y: box._replace(x=x, y=y), boxes, near, near),
)
rooms: some.SearchStrategy[Disc | Box | None] = some.one_of(
    some.none(),
    some.just(Disc(0, 0, 4000)),
    some.just(Box(0, 0, 4000, 3000)),
    some.just(Box(0, 0, 4000, 3000, *HEADINGS[30])),
)


def room(x: float, y: float, r: int, obstacles: list[Disc | Box], inside: Disc | Box | None) -> float:
    """How much more room there is than r, by shapely; negative where there is too little."""
    point = Disc(x, y, r)  # type: ignore[arg-type]
    spare = [distance(point, each) for each in obstacles]
    if isinstance(inside, Disc):
        spare.append(inside.r - r - shapely.Point(x, y).distance(shapely.Point(inside.x, inside.y)))
    elif inside is not None:
        spare.append(-distance(Disc(x, y, 0), inside) - r)  # type: ignore[arg-type]
    return min(spare, default=1e9)


@settings(max_examples=cases(60))
@given(
    some.lists(some.tuples(near, near), min_size=1, max_size=4),
    some.sampled_from([0, 1, 500, 1000]),
    some.lists(things, max_size=5),
    rooms,
)
def test_backtracking_agrees_with_shapely(
    path: list[Point], spacing: int, obstacles: list[Disc | Box], inside: Disc | Box | None
) -> None:
    """Polylines: the point has room, lies on the way, and nothing later on it has room to speak of."""
    r = 500
    discs = [each for each in obstacles if isinstance(each, Disc)]
    solid = [each for each in obstacles if isinstance(each, Box)]
    found = backtrack(path, r, spacing, discs, solid, inside)
    eps = max([EPS, *(blur(each, Disc(4000, 4000, 0)) for each in obstacles), 0.01 if inside else 0])
    fits = has_room(*found, r + spacing, discs, solid, inside)
    clear_of = all(gap(Disc(*found, r), each) >= spacing for each in obstacles)
    assert fits == (clear_of and (inside is None or contains(inside, Disc(*found, r + spacing))))
    if fits:
        assert room(*found, r + spacing, obstacles, inside) >= -eps
    else:
        assert found == path[0]
    # Looked at from the end: the first leg that the point lies on, then points between there and the end.
    after = []
    here = shapely.Point(*found)
    for (ax, ay), (bx, by) in zip(path[-2::-1], path[:0:-1]):
        leg = shapely.LineString([(bx, by), (ax, ay)])
        if leg.length and leg.distance(here) <= ROUNDING and fits:
            after += [leg.interpolate(leg.project(here) * at / 9) for at in range(9)]
            break
        after += [leg.interpolate(leg.length * at / 9) for at in range(9)] if leg.length else []
    else:
        assert found == path[0]
    for point in after:
        if point.distance(here) > 3:
            assert room(point.x, point.y, r + spacing, obstacles, inside) < 2


def test_backtracking_exactly() -> None:
    disc = (3000, 3000, 500)
    # Exactly an inch away is far enough, and nothing moves.
    assert backtrack([(0, 0), (1000, 3000)], 500, 1000, [disc]) == (1000, 3000)
    x, y = backtrack([(0, 3000), (1001, 3000)], 500, 1000, [disc])
    assert (x, y) in ((1000, 3000), (999, 3000))
    assert backtrack([(0, 3000), (2000, 3000)], 500, 1000, [disc])[0] in (999, 1000)
    # Through and beyond: back to where it was far enough before.
    assert backtrack([(0, 3000), (6000, 3000)], 500, 1000, [disc]) == (6000, 3000)
    assert backtrack([(0, 3000), (4000, 3000)], 500, 1000, [disc])[0] in (999, 1000)
    # Round a corner, and nowhere.
    assert backtrack([(0, 0), (0, 3000), (1500, 3000)], 500, 1000, [disc])[1] == 3000
    assert backtrack([(2500, 3000), (2900, 3000), (3000, 2900)], 500, 1000, [disc]) == (2500, 3000)
    assert backtrack([(7, 7)], 500, 1000, [(0, 0, 500)]) == (7, 7)
    # From the edge of the Pigsty.
    sty = Disc(0, 0, 15_000)
    assert backtrack([(0, 0), (14_500, 0)], 500, 1000, [], (), sty)[0] in (13_499, 13_500)
    assert backtrack([(0, 0), (13_500, 0)], 500, 1000, [], (), sty) == (13_500, 0)
    assert backtrack([(0, 0), (500, 0)], 500, 1000, [], (), Disc(0, 0, 1499)) == (0, 0)


@pytest.mark.parametrize("u", [(ONE, 0), (0, ONE), HEADINGS[30]])
def test_backtracking_from_a_box(u: Point) -> None:
    box = Box(0, 0, 1000, 500, *u)
    tx, ty = ahead(0, 0, *u, 2000)
    x, y = ahead(0, 0, *u, 5000)
    px, py = backtrack([(x, y), (tx, ty)], 500, 1000, [], [box])
    assert 0 <= gap(Disc(px, py, 500), box) - 1000 <= 2
