"""Rectangles that slide past anything and stop at it or short of it, that are aligned, and that keep off an edge.

Held against shapely as in test_plane_sweeps. Where a spacing is asked for, the stop has at least that, to the
thousandth, and two thousandths farther on there would be less.
"""

from __future__ import annotations

from math import acos, degrees, hypot

import shapely  # type: ignore[import-untyped]
from hypothesis import assume, example, given, settings
from hypothesis import strategies as some

from orcade.table.plane import (
    HEADINGS,
    INCH,
    NOTHING,
    ONE,
    SLACK,
    Box,
    Disc,
    Point,
    Polygon,
    Segment,
    Shape,
    ahead,
    align,
    collide,
    contains,
    corners,
    first_touch,
    gap,
    inset,
    leave_board,
    overlapping,
    slide,
    sweep_base,
    touching,
    within,
)
from tests.exploring import cases

from .test_plane import agree, blur, bones, distance, halves, headings, roundness, skeleton
from .test_plane_sweeps import differences, first, leads_into, near, obstacles, rectangles

BOAR = Box(0, 0, 1000, 500)


def convex(points: list[Point]) -> Polygon:
    """The hull of some points, as a polygon."""
    hull = shapely.MultiPoint(points).convex_hull
    return Polygon(tuple((round(x), round(y)) for x, y in hull.exterior.coords[:-1]))


points = some.tuples(near, near)
segments = some.builds(lambda a, b: Segment(*a, *b), points, points)
polygons = (
    some.lists(points, min_size=3, max_size=6)
    .filter(lambda them: shapely.MultiPoint(them).convex_hull.area > 100)
    .map(convex)
)
things: some.SearchStrategy[Shape] = some.one_of(obstacles, segments, polygons)


@settings(max_examples=cases(60))
@given(polygons, things, some.integers(-5, 5))
def test_distances_of_polygons_agree_with_shapely(a: Polygon, b: Shape, more: int) -> None:
    far = distance(a, b)
    for one, other in ((a, b), (b, a)):
        value = gap(one, other)
        assert value - blur(a, b) <= far < value + 1 + blur(a, b)
        agree(within(one, other, value + more), far, value + more, blur(a, b))
        agree(touching(one, other), far, SLACK, blur(a, b))


@settings(max_examples=cases(60))
@given(rectangles, near, near, things)
def test_slides_agree_with_shapely(base: Box, tx: int, ty: int, other: Shape) -> None:
    """Slides without a spacing: they stop at contact, and at nothing else."""
    assume(not touching(base, other) and (base.x, base.y) != (tx, ty))
    compare(base, tx, ty, other)


@settings(max_examples=cases(50))
@given(
    rectangles, things, headings, some.integers(0, 6000), some.integers(0, 6000), some.integers(-6, 6), some.booleans()
)
@example(Box(0, 0, 3, 3, *HEADINGS[1]), Segment(0, 0, 0, 0), (ONE, 0), 1, 0, 2, False)
def test_slides_that_graze_agree_with_shapely(
    base: Box, other: Shape, u: Point, back: int, on: int, more: int, left: bool
) -> None:
    """Slides that pass something, or end at it, within some thousandths of its outline."""
    nx, ny = (u[1], -u[0]) if left else (-u[1], u[0])
    # The point of the outline that lies farthest to this side, widened by half the base and some thousandths.
    px, py = max(bones(other), key=lambda at: at[0] * nx + at[1] * ny)
    half = max((qx - base.x) * nx + (qy - base.y) * ny for qx, qy in bones(base)) / ONE
    far = half + roundness(other) + more
    cx, cy = round(px + nx / ONE * far), round(py + ny / ONE * far)
    tx, ty = cx + u[0] * on // ONE, cy + u[1] * on // ONE
    base = base._replace(x=cx - u[0] * back // ONE, y=cy - u[1] * back // ONE)
    assume(not touching(base, other) and (base.x, base.y) != (tx, ty))
    compare(base, tx, ty, other)


def compare(base: Box, tx: int, ty: int, other: Shape) -> None:
    """One slide past something that is not in contact with the base at the start."""
    x, y, hit = slide(base, tx, ty, [other])
    solid = differences(base, other)
    rim = roundness(other)
    eps = blur(base, other, Disc(tx, ty, 0))
    way = shapely.LineString([(base.x, base.y), (tx, ty)])
    there = base._replace(x=x, y=y)
    blocked = leads_into(way, solid, rim, SLACK + eps)
    if blocked != leads_into(way, solid, rim, SLACK - eps):
        return
    if blocked:
        assert hit == 0
        assert first(way, solid, rim).distance(shapely.Point(x, y)) <= 0.7072 + 2 * eps
        assert touching(there, other)
        assert not overlapping(there, other)
    else:
        assert (x, y) == (tx, ty)
        assert (hit == 0) == touching(there, other)


@settings(max_examples=cases(60))
@given(rectangles, near, near, obstacles)
def test_slides_go_as_sweeps_do(base: Box, tx: int, ty: int, other: Disc | Box) -> None:
    """Slides past a disc or a box, in contact at the start or not."""
    discs, boxes = ([other], []) if isinstance(other, Disc) else ([], [other])
    assert slide(base, tx, ty, [other]) == sweep_base(base, tx, ty, discs, boxes)


@settings(max_examples=cases(60))
@given(rectangles, near, near, things, some.sampled_from([1, 100, INCH, 1500]))
@example(Box(252, 3219, 145, 1025), 62, 0, Segment(0, -193, -24, 0), 1)
@example(Box(253, 3242, 145, 1027), 62, 0, Segment(0, -306, -24, 0), 1)
@example(Box(98, 15, 3, 509, -819152, -573576), 0, 113, Disc(4, -1906, 0), 1500)
def test_a_spacing_is_kept_to_the_thousandth(base: Box, tx: int, ty: int, other: Shape, spacing: int) -> None:
    """Slides with a spacing, from where there is that much room."""
    assume(gap(base, other) >= spacing and (base.x, base.y) != (tx, ty))
    x, y, hit = slide(base, tx, ty, [other], spacing)
    there = base._replace(x=x, y=y)
    assert gap(there, other) >= spacing
    way = shapely.LineString([(base.x, base.y), (tx, ty)])
    least = float(way.distance(differences(base, other))) - roundness(other)
    # The axis of a box is rounded to a millionth, and its sides are told along that.
    eps = 3 * blur(base, other, Disc(tx, ty, 0))
    if least >= spacing + eps:
        assert ((x, y), hit) == ((tx, ty), NOTHING)
    elif least < spacing - eps:
        assert hit == 0
        stop = first(way, differences(base, other), roundness(other) + spacing)
        # Along a side that lies at a flat angle to the way, a thousandth of room is some way.
        assert stop.distance(shapely.Point(x, y)) <= 4 + 2 * eps or gap(there, other) <= spacing + 2
        assert way.distance(shapely.Point(x, y)) <= 0.7072


@given(rectangles, near, near, things, some.integers(1, INCH - 1))
def test_who_is_too_near_may_go_where_he_gets_no_nearer(base: Box, tx: int, ty: int, other: Shape, room: int) -> None:
    """Slides with a spacing of 1" from where there is less: moved there in the direction of the other."""
    px, py = (round(each) for each in bones(other)[0])
    for _ in range(3):
        if (base.x, base.y) != (px, py):
            x, y = ahead(base.x, base.y, px - base.x, py - base.y, gap(base, other) - room)
            base = base._replace(x=x, y=y)
    assume(0 < gap(base, other) < INCH and hypot(tx - base.x, ty - base.y) > 60)
    x, y, hit = slide(base, tx, ty, [other], INCH)
    part = ahead(base.x, base.y, tx - base.x, ty - base.y, 20)
    far, farther = distance(base, other), distance(base._replace(x=part[0], y=part[1]), other)
    if farther < far - 1:
        assert (x, y, hit) == (base.x, base.y, 0)
    elif farther > far + 1:
        assert (x, y, hit) == (tx, ty, NOTHING)


def test_of_several_things_the_nearest_stops_it() -> None:
    wall = Segment(5000, -2000, 5000, 2000)
    crowd = Polygon(((4000, -3000), (7000, 600), (4000, -300)))
    assert slide(BOAR, 9000, 0, [wall]) == (4000, 0, 0)
    assert slide(BOAR, 9000, 0, [wall, Disc(4400, 0, 400)]) == (3000, 0, 1)
    assert slide(BOAR, 9000, 0, [wall, crowd])[2] == 1
    assert slide(BOAR, 9000, 0, [wall, Disc(4400, 0, 400)], INCH) == (2000, 0, 1)
    assert slide(BOAR, 3000, 0, [wall]) == (3000, 0, NOTHING)
    assert slide(BOAR, 4000, 0, [wall]) == (4000, 0, 0)
    assert slide(BOAR, 0, 0, [wall]) == (0, 0, NOTHING)


def test_who_touches_may_leave_and_slide_along() -> None:
    there = Box(4000, 0, 1000, 500)
    wall = Segment(5000, -9000, 5000, 9000)
    assert slide(there, 0, 0, [wall]) == (0, 0, NOTHING)
    assert slide(there, 4000, 3000, [wall]) == (4000, 3000, NOTHING)
    assert slide(there, 4100, 0, [wall]) == (4000, 0, 0)


def test_all_that_is_met_at_once_is_told() -> None:
    wall, other, aside = Segment(5000, -2000, 5000, 2000), Disc(5400, 900, 400), Box(7000, 0, 500, 500)
    assert collide(BOAR, 9000, 0, [aside, wall]) == (4000, 0, [1])
    assert collide(BOAR, 9000, 0, [Disc(5400, 0, 400), aside, wall]) == (4000, 0, [0, 2])
    assert collide(BOAR, 3000, 0, [wall, other]) == (3000, 0, [])
    beside = Box(4000, 1000, 1000, 500)
    touching_already = Box(0, -1000, 4000, 500)
    assert collide(BOAR, 9000, 0, [wall, beside, touching_already])[2] == [0, 1]


@settings(max_examples=cases(30))
@given(rectangles, near, near, some.lists(things, min_size=1, max_size=4))
def test_what_is_met_first_is_what_stops_a_slide(base: Box, tx: int, ty: int, others: list[Shape]) -> None:
    x, y, hits = collide(base, tx, ty, others)
    sx, sy, hit = slide(base, tx, ty, others)
    assert (x, y, hits[0] if hits else NOTHING) == (sx, sy, hit)
    for at in hits[1:]:
        assert touching(base._replace(x=x, y=y), others[at])
        assert not touching(base, others[at])


def test_a_corner_is_passed_at_the_spacing_and_not_at_its_square_corners() -> None:
    post = Box(5000, 2207, 500, 1000)  # Its corner, at 4500, 1207, lies 707 to the side of the way of the boar's.
    assert slide(BOAR, 20000, 0, [post], 707)[2] == NOTHING
    x, y, hit = slide(BOAR, 20000, 0, [post], INCH)
    assert (y, hit) == (0, 0)
    assert x == 4500 - 1000 - 708


@settings(max_examples=cases(60))
@given(rectangles, near, near, things)
def test_what_is_met_on_the_way_agrees_with_shapely(base: Box, tx: int, ty: int, other: Shape) -> None:
    """Ways over something that stops nobody."""
    assume((base.x, base.y) != (tx, ty))
    when = first_touch(base, tx, ty, other)
    way = shapely.LineString([(base.x, base.y), (tx, ty)])
    solid, rim = differences(base, other), roundness(other)
    eps = 2 * blur(base, other, Disc(tx, ty, 0))
    least = float(way.distance(solid)) - rim
    if least > eps:
        assert when is None
    elif least < -eps if rim else leads_into(way, solid, 0, eps):
        assert when is not None
        met = shapely.Point(base.x + (tx - base.x) * when, base.y + (ty - base.y) * when)
        assert met.distance(first(way, solid, rim)) <= 0.01 + eps


def test_a_line_that_is_just_reached_is_met() -> None:
    line = Segment(5000, -2000, 5000, 2000)
    assert first_touch(BOAR, 8000, 0, line) == 0.5
    assert first_touch(BOAR, 4000, 0, line) == 1
    assert first_touch(BOAR, 3999, 0, line) is None
    assert first_touch(BOAR, 0, 0, Segment(0, 0, 9, 9)) == 0
    assert first_touch(BOAR, 8000, 2600, Segment(4000, 0, 4000, 10)) is None
    round_corner = Disc(1900, 1400, 1000)
    assert first_touch(BOAR, -4000, -4000, round_corner) is None, "it begins within the square corner, and leaves"


# Aligning.


@settings(max_examples=cases(60))
@given(halves, halves, near, near, headings, rectangles)
@example(500, 1000, 1500, 0, HEADINGS[45], BOAR)
def test_aligned_bases_touch_along_an_edge(w: int, h: int, x: int, y: int, u: Point, other: Box) -> None:
    """Bases, near or far: one edge of each lies on the other's, and the turn is the least one."""
    assume(min(w, h) >= 3)
    base = Box(x, y, w, h, *u)
    found = align(base, other)
    assert (found.w, found.h) == (w, h)
    turn = (base.ux * found.ux + base.uy * found.uy) / ONE / ONE
    assert degrees(acos(min(1, turn))) <= 45.001
    assert (found.ux, found.uy) in {
        (other.ux, other.uy),
        (-other.ux, -other.uy),
        (-other.uy, other.ux),
        (other.uy, -other.ux),
    }
    assert touching(found, other)
    assert not overlapping(found, other)
    shared = skeleton(found).buffer(3, join_style="mitre").intersection(skeleton(other))
    left, top, right, bottom = shared.bounds
    assert hypot(right - left, bottom - top) >= min(4, 2 * w, 2 * h, 2 * other.w, 2 * other.h) - 1


def test_who_is_aligned_already_stays() -> None:
    for there in (
        Box(2000, 0, 1000, 500),
        Box(0, 1000, 1000, 500),
        Box(1500, 300, 500, 1000),
        Box(-1500, -300, 1000, 500, 0, ONE),
    ):
        assert align(there, BOAR) == there


def test_a_boar_that_rams_askew_lies_along_the_flank() -> None:
    """It came from below with its nose 20 degrees aside, and turns about its centre."""
    rammer = Box(0, 3000, 1000, 500, *HEADINGS[290])
    x, y, hit = slide(rammer, *ahead(0, 3000, *HEADINGS[290], 9000), [BOAR])
    assert hit == 0
    stopped = rammer._replace(x=x, y=y)
    found = align(stopped, BOAR)
    assert (found.ux, found.uy) == (0, -ONE)
    assert (found.x, found.y) == (x, 1500)


# Keeping off the board's edge.


@settings(max_examples=cases(30))
@given(some.one_of(rectangles, some.builds(Disc, near, near, some.integers(0, 3000))), some.integers(0, 1500))
def test_inset(base: Box | Disc, spacing: int) -> None:
    """Just within what is told, the base lies on the board with that much room; a thousandth farther it does not."""
    board = Box(0, 0, 10_000, 8_000)
    left, top, right, bottom = inset(base, -10_000, -8_000, 10_000, 8_000, spacing)
    room = Box(0, 0, 10_000 - spacing, 8_000 - spacing)
    for x, y in ((left, 0), (right, 0), (0, top), (0, bottom), (left, top), (right, bottom)):
        assert contains(room, base._replace(x=x, y=y))
    for x, y in ((left - 1, 0), (right + 1, 0), (0, top - 1), (0, bottom + 1)):
        assert not contains(room, base._replace(x=x, y=y))
    assert contains(board, base._replace(x=0, y=0))


def test_a_turned_base_leaves_the_board_where_its_corner_does() -> None:
    base = Box(5000, 5000, 1000, 500, *HEADINGS[30])
    left, top, right, bottom = inset(base, 0, 0, 10_000, 10_000)
    assert (left, top, right, bottom) == (1117, 934, 8883, 9066)
    found = leave_board(5000, 5000, *ahead(5000, 5000, *HEADINGS[30], 9000), left, top, right, bottom)
    assert found is not None
    x, y, _ = found
    assert max(px for px, _ in corners(base._replace(x=x, y=y))) in (9999, 10_000)
