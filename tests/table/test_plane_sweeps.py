"""Sweeps of bases along straight lines, held against shapely.

What a moving base and a resting obstacle do to each other is what a moving point does to all the differences of the
two: a point, a line or a polygon, with the radii as a rim. On that shapely says how near the way comes, and where, by
halving, it first comes as near as the radii. A stop is rounded to whole thousandths, so it may be ROUNDING from there
and not more. Whether something is hit has to agree wherever the nearest point of the way is not within shapely's own
error of the threshold; on the threshold the cases are made of whole numbers.
"""

from __future__ import annotations

from itertools import pairwise, product
from math import hypot

import pytest
import shapely  # type: ignore[import-untyped]
import shapely.ops  # type: ignore[import-untyped]
from hypothesis import assume, example, given, settings
from hypothesis import strategies as some
from shapely.geometry.polygon import orient  # type: ignore[import-untyped]

from orcade.table.plane import (
    HEADINGS,
    NOTHING,
    ONE,
    SLACK,
    Box,
    Disc,
    Point,
    Shape,
    ahead,
    clear,
    gap,
    overlapping,
    sweep,
    sweep_base,
    touching,
    within,
)
from tests.exploring import cases

from .test_plane import EPS, ROUNDING, TRIPLES, blur, bones, distance, drawn, halves, headings, roundness

near = some.integers(-4000, 4000)
near_to_0 = some.integers(-6, 6)
bases = some.sampled_from([0, 1, 3, 400, 500, 1500])
obstacles: some.SearchStrategy[Disc | Box] = some.one_of(
    some.builds(Disc, near, near, bases),
    some.builds(Box, near, near, halves, halves, some.just(ONE), some.just(0)),
    some.builds(lambda x, y, w, h, u: Box(x, y, w, h, *u), near, near, halves, halves, headings),
)
rectangles = some.builds(
    lambda x, y, w, h, u: Box(x, y, w, h, *u), near, near, some.integers(3, 2000), some.integers(3, 2000), headings
)


def slide(base: Disc | Box, tx: int, ty: int, things: list[Disc | Box]) -> tuple[int, int, int]:
    """Where a base stops, and the number of the thing that it hits; discs first, as in `things`."""
    discs = [each for each in things if isinstance(each, Disc)]
    return sweep_base(base, tx, ty, discs, [each for each in things if isinstance(each, Box)])


def moved(base: Disc | Box, x: float, y: float) -> Disc | Box:
    """The base at a point between whole thousandths, for shapely's eyes only."""
    return base._replace(x=x, y=y)  # type: ignore[arg-type]


def differences(base: Disc | Box, other: Shape) -> shapely.Geometry:
    """Where the base's centre may not be, but for the rim of both radii."""
    return drawn([(px - qx + base.x, py - qy + base.y) for (px, py), (qx, qy) in product(bones(other), bones(base))])


def first(way: shapely.Geometry, solid: shapely.Geometry, rim: float) -> shapely.Point:
    """The first point of a way that is as near as `rim` to something convex, by halving up to the nearest."""
    high = way.project(shapely.ops.nearest_points(way, solid)[0])
    low = 0.0
    for _ in range(28):
        middle = (low + high) / 2
        if way.interpolate(middle).distance(solid) <= rim:
            high = middle
        else:
            low = middle
    return way.interpolate(high)


def leads_into(way: shapely.Geometry, solid: shapely.Geometry, rim: int, deep: float) -> bool:
    """Whether a way leads more than so deep into something convex with a rim.

    Where that is deeper than the rim, some part of the way has to be so deep behind every side. Shapely's own buffer
    will not do: of a turned box that is hardly too small for that it leaves something over, inside out.
    """
    if rim > deep:
        return bool(way.distance(solid) < rim - deep)
    if not solid.area:
        return False
    (x, y), (tx, ty) = way.coords
    low, high = 0.0, 1.0
    for (ax, ay), (bx, by) in pairwise(orient(solid).exterior.coords):
        length = hypot(bx - ax, by - ay)
        if length < EPS:
            continue
        start, end = (
            ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / length - (deep - rim) for px, py in ((x, y), (tx, ty))
        )
        if start <= 0 and end <= 0:
            return False
        if start < 0:
            low = max(low, start / (start - end))
        elif end < 0:
            high = min(high, start / (start - end))
    return low < high


def compare(base: Disc | Box, tx: int, ty: int, other: Disc | Box) -> None:
    """One sweep past one obstacle that is not in contact with the base at the start."""
    x, y, hit = slide(base, tx, ty, [other])
    solid = differences(base, other)
    rim = roundness(base) + roundness(other)
    eps = blur(base, other, Disc(tx, ty, 0))
    way = shapely.LineString([(base.x, base.y), (tx, ty)])
    there = base._replace(x=x, y=y)
    blocked = leads_into(way, solid, rim, SLACK + eps)
    if blocked != leads_into(way, solid, rim, SLACK - eps):
        return
    if blocked:
        assert hit == 0
        assert first(way, solid, rim).distance(shapely.Point(x, y)) <= ROUNDING + 2 * eps
        assert touching(there, other)
        assert not overlapping(there, other)
    else:
        assert (x, y) == (tx, ty)
        assert (hit == 0) == touching(there, other)


@settings(max_examples=cases(60))
@given(bases, near, near, near, near, obstacles)
@example(1, 0, -5, 0, 36, Box(0, 0, 1, 1, *HEADINGS[1]))
@example(1, 0, -5, 0, 35, Box(0, 35, 1, 1, *HEADINGS[1]))
def test_sweeps_of_discs_agree_with_shapely(r: int, x: int, y: int, tx: int, ty: int, other: Disc | Box) -> None:
    """Sweeps of a disc past a disc, a box or an oriented box, none of them in contact at the start."""
    base = Disc(x, y, r)
    assume(not touching(base, other) and (x, y) != (tx, ty))
    assert sweep(x, y, tx, ty, r, *lists(other)) == slide(base, tx, ty, [other])
    compare(base, tx, ty, other)


@settings(max_examples=cases(60))
@given(
    bases, obstacles, headings, some.integers(0, 6000), some.integers(0, 6000), some.integers(-6, 6), some.booleans()
)
def test_grazes_agree_with_shapely(
    r: int, other: Disc | Box, u: Point, back: int, on: int, more: int, left: bool
) -> None:
    """Ways that pass an obstacle, or end at it, within some thousandths of its outline."""
    nx, ny = (u[1], -u[0]) if left else (-u[1], u[0])
    # The point of the outline that lies farthest to this side, widened by r and some thousandths.
    px, py = max(bones(other), key=lambda at: at[0] * nx + at[1] * ny)
    far = r + roundness(other) + more
    cx, cy = round(px + nx / ONE * far), round(py + ny / ONE * far)
    x, y = cx - u[0] * back // ONE, cy - u[1] * back // ONE
    tx, ty = cx + u[0] * on // ONE, cy + u[1] * on // ONE
    base = Disc(x, y, r)
    assume(not touching(base, other) and (x, y) != (tx, ty))
    compare(base, tx, ty, other)


@settings(max_examples=cases(60))
@given(rectangles, near, near, obstacles)
def test_sweeps_of_rectangles_agree_with_shapely(base: Box, tx: int, ty: int, other: Disc | Box) -> None:
    """Sweeps of an oriented box past discs and boxes."""
    assume(not touching(base, other) and (base.x, base.y) != (tx, ty))
    compare(base, tx, ty, other)


@settings(max_examples=cases(60))
@given(
    some.one_of(some.builds(Disc, near, near, some.sampled_from([3, 400, 500])), rectangles),
    some.one_of(
        some.builds(Disc, near, near, some.sampled_from([3, 400, 500])),
        rectangles,
    ),
    some.sampled_from(HEADINGS),
    some.integers(1, 6000),
    some.integers(-4, 600),
)
def test_starts_in_contact(base: Disc | Box, other: Disc | Box, u: Point, far: int, deep: int) -> None:
    """Sweeps that start in contact or overlapping: only ways further in are blocked, and those at once."""
    for _ in range(4):
        if (base.x, base.y) != (other.x, other.y):
            away = ahead(base.x, base.y, other.x - base.x, other.y - base.y, gap(base, other) + deep)
            base = base._replace(x=away[0], y=away[1])
            deep = min(deep, -gap(base, other)) if deep > 0 else deep
    assume(touching(base, other))
    tx, ty = ahead(base.x, base.y, *u, far)
    x, y, hit = slide(base, tx, ty, [other])
    start = distance(base, other)
    on_the_way = [tuple(each) for each in shapely.LineString([(base.x, base.y), (tx, ty)]).segmentize(far / 12).coords]
    steps = [distance(moved(base, px, py), other) for px, py in on_the_way]
    assume((tx, ty) != (base.x, base.y))
    eighth = hypot(tx - base.x, ty - base.y) * 8
    soon = distance(moved(base, base.x + (tx - base.x) / eighth, base.y + (ty - base.y) / eighth), other)
    there = base._replace(x=x, y=y)
    if overlapping(base, other):
        # Overlapping: what counts is whether the way leads further in from where it stands.
        if soon < start - 0.01:
            assert (x, y, hit) == (base.x, base.y, 0)
        elif soon > start + 0.01:
            assert (x, y, hit) == (tx, ty, NOTHING)
    elif min(steps) < -SLACK - 0.1:
        # In contact: it may close a gap of up to SLACK before it stops.
        assert hit == 0
        assert (x, y) == (base.x, base.y) or start > 0
        assert touching(there, other)
        assert not overlapping(there, other)
    elif soon > start:
        assert (x, y, hit) == (tx, ty, NOTHING)


@settings(max_examples=cases(30))
@given(some.sampled_from([400, 500]), near, near, near, near, some.lists(obstacles, min_size=2, max_size=20))
def test_of_many_the_first_counts(r: int, x: int, y: int, tx: int, ty: int, things: list[Disc | Box]) -> None:
    """Sweeps past up to 20 obstacles: as past the one of them that is hit first."""
    things.sort(key=lambda each: isinstance(each, Box))
    base = Disc(x, y, r)
    sx, sy, hit = slide(base, tx, ty, things)
    alone = [slide(base, tx, ty, [each]) for each in things]
    went = [(px - x) ** 2 + (py - y) ** 2 for px, py, found in alone if found != NOTHING]
    if not went:
        assert (sx, sy, hit) == (tx, ty, NOTHING)
        return
    assert alone[hit] == (sx, sy, 0)
    assert (sx - x) ** 2 + (sy - y) ** 2 == min(went)
    assert clear(x, y, tx, ty, r, *lists(*things)) == ((sx, sy) == (tx, ty))


@settings(max_examples=cases(15))
@given(bases, near, near, some.lists(obstacles, max_size=5))
def test_a_way_of_no_length_hits_nothing(r: int, x: int, y: int, things: list[Disc | Box]) -> None:
    assert slide(Disc(x, y, r), x, y, things) == (x, y, NOTHING)
    assert slide(Box(x, y, r, r, 600_000, 800_000), x, y, things) == (x, y, NOTHING)
    assert clear(x, y, x, y, r, *lists(*things))


@settings(max_examples=cases(60))
@given(some.sampled_from([400, 500]), near, near, some.integers(-2000, 2000), some.integers(-2000, 2000), obstacles)
@example(500, -1, -3985, -1001, -342, Disc(-2138, 339, 500))
@example(500, 1359, -918, -42, 792, Disc(3649, 1402, 0))
@example(400, 3702, 1725, -812, -179, Disc(481, 3078, 1))
@example(500, -1108, 2721, -3325, -2639, Box(135, 1379, 1225, 277, 601_815, -798_636))
def test_back_from_a_stop_is_free(r: int, x: int, y: int, dx: int, dy: int, other: Disc | Box) -> None:
    """Reversals on a way to somewhere near or behind an obstacle: whoever was stopped can go back.

    On along the same way he is stopped at once. As his place is rounded, that is another line, and lies up to ROUNDING
    farther out: it may be a graze where the first was hardly more.
    """
    base = Disc(x, y, r)
    assume(not touching(base, other))
    tx, ty = other.x + dx, other.y + dy
    sx, sy, hit = slide(base, tx, ty, [other])
    if hit == NOTHING or (sx, sy) == (x, y):
        return
    there = Disc(sx, sy, r)
    assert slide(there, x, y, [other]) == (x, y, NOTHING)
    way = shapely.LineString([(x, y), (tx, ty)])
    deep = SLACK + ROUNDING + blur(base, other, Disc(tx, ty, 0))
    if (sx, sy) != (tx, ty) and leads_into(way, differences(base, other), r + roundness(other), deep):
        # Rounded, he stands at a gap of less than one: he gets no further than that.
        px, py, again = slide(there, tx, ty, [other])
        assert again == 0
        assert within(Disc(px, py, r), other, SLACK)


def test_a_way_that_is_hardly_more_than_a_graze_may_be_one_from_where_it_was_stopped() -> None:
    """It leads 2.1 thousandths deep; from the stop, which is rounded outwards, it leads 1.6 deep."""
    other = [(-2138, 339, 500)]
    assert sweep(-1, -3985, -3139, -3, 500, other) == (-2882, -330, 0)
    assert sweep(-2882, -330, -3139, -3, 500, other) == (-3139, -3, NOTHING)


@given(some.sampled_from(TRIPLES), some.integers(1, 100), some.integers(0, 500), some.integers(0, 500), near, near)
def test_tangents_of_discs_are_exact(
    triple: tuple[int, int, int], times: int, r: int, more: int, x: int, y: int
) -> None:
    """Ways past a disc whose nearest point is a whole number of thousandths away: the threshold is exact."""
    a, b, c = triple
    # The way runs along (a, b) · times; the obstacle lies c · times to its side at the middle.
    a, b, c = a * times, b * times, c * times
    assume(c > r + SLACK + 1)
    x0, y0, x1, y1 = x - 3 * a, y - 3 * b, x + 3 * a, y + 3 * b
    ox, oy = x - b, y + a
    for radius, blocked in ((c - r, False), (c - r + SLACK, False), (c - r + SLACK + 1, True)):
        sx, sy, hit = sweep(x0, y0, x1, y1, r, [(ox, oy, radius)])
        if (x0 - ox) ** 2 + (y0 - oy) ** 2 <= (r + radius + SLACK) ** 2:
            continue
        assert (hit == 0) == blocked
        assert ((sx, sy) == (x1, y1)) == (not blocked)


@pytest.mark.parametrize("radius", [0, 3, 400, 500])
def test_the_end_of_a_way_counts_by_contact(radius: int) -> None:
    disc = (5000, 0, 500)
    edge = 4500 - radius
    assert sweep(0, 0, edge - SLACK - 1, 0, radius, [disc]) == (edge - SLACK - 1, 0, NOTHING)
    for end in range(edge - SLACK, edge + SLACK + 1):
        assert sweep(0, 0, end, 0, radius, [disc]) == (end, 0, 0)
    assert sweep(0, 0, edge + SLACK + 1, 0, radius, [disc]) == (edge, 0, 0)
    box = Box(5000, 0, 500, 700)
    assert sweep(0, 0, edge - SLACK - 1, 0, radius, [], [box]) == (edge - SLACK - 1, 0, NOTHING)
    for end in range(edge - SLACK, edge + SLACK + 1):
        assert sweep(0, 0, end, 0, radius, [], [box]) == (end, 0, 0)
    assert sweep(0, 0, edge + SLACK + 1, 0, radius, [], [box]) == (edge, 0, 0)
    assert sweep(0, 0, 9000, 0, radius, [(0, 9000, 1)], [box]) == (edge, 0, 1)


def test_along_an_edge() -> None:
    box = Box(0, 0, 1000, 1000)
    for y, blocked in ((1500, False), (1499, False), (1498, False), (1497, True)):
        assert (sweep(-5000, y, 5000, y, 500, [], [box])[2] == 0) == blocked
        # A point, past the edge and past the corner at 45 degrees.
        at = y - 500
        assert (sweep(-5000, at, 5000, at, 0, [], [box])[2] == 0) == blocked
        assert (sweep(at - 3000, at + 3000, at + 3000, at - 3000, 0, [], [box])[2] == 0) == blocked
    # From contact along the edge, and from contact into it.
    assert sweep(-900, 1500, 900, 1500, 500, [], [box]) == (900, 1500, NOTHING)
    assert sweep(-900, 1500, 900, 1498, 500, [], [box]) == (900, 1498, NOTHING)
    assert sweep(-900, 1500, 900, 1497, 500, [], [box]) == (-900, 1500, 0)
    assert sweep(0, 0, 0, 5000, 500, [], [box]) == (0, 5000, NOTHING)
    # From the middle every way leads out.
    assert sweep(0, 900, 0, -5000, 500, [], [box]) == (0, 900, 0)
    assert sweep(0, 900, 500, 900, 500, [], [box]) == (500, 900, NOTHING)


def test_a_tie_goes_to_the_first() -> None:
    assert sweep(0, 0, 5000, 0, 500, [(3000, 600, 500), (3000, -600, 500)])[2] == 0
    assert sweep(0, 0, 5000, 0, 500, [(9000, 0, 500), (3000, -600, 500), (3000, 600, 500)])[2] == 1
    boxes = [Box(3000, 600, 500, 500), Box(3000, -600, 500, 500)]
    assert sweep(0, 0, 5000, 0, 500, [], boxes)[2] == 0
    assert sweep(0, 0, 5000, 0, 500, [(3000, 0, 500)], [Box(3000, 0, 500, 500)]) == (2000, 0, 0)


def lists(*things: Disc | Box) -> tuple[list[Disc], list[Box]]:
    return [each for each in things if isinstance(each, Disc)], [each for each in things if isinstance(each, Box)]
