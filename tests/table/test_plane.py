"""Shapes of measured boards and their distances, held against shapely; headings and how points are written.

The distance of two bases is taken by shapely between what remains of them without their radii (points, lines,
rectangles), and is good to some 1e-10 of a thousandth. Ours are whole numbers, so they are compared by what they
claim: the gap is the largest whole number that is not more than the distance, and decisions agree wherever the
distance is not within EPS of the threshold. On the threshold itself the cases are built from Pythagorean triples,
where the distance is a whole number and the answer known.
"""

from __future__ import annotations

import doctest
from functools import lru_cache
from itertools import product
from math import cos, hypot, radians, sin
from pathlib import Path

import pytest
import shapely  # type: ignore[import-untyped]
import shapely.affinity  # type: ignore[import-untyped]
from hypothesis import assume, example, given, settings
from hypothesis import strategies as some

from orcade.table.plane import (
    BOTTOM,
    HEADINGS,
    INCH,
    LEFT,
    ONE,
    RIGHT,
    SLACK,
    TOP,
    BadPoint,
    Box,
    Disc,
    Point,
    Polygon,
    Segment,
    Shape,
    ahead,
    contains,
    corners,
    facing,
    gap,
    overlapping,
    pivot,
    read_point,
    reflect,
    side_of,
    touching,
    turned,
    within,
    write_point,
)
from tests.exploring import cases

EPS = 1e-5
"""What shapely's floats may be off, in thousandths of an inch."""
ROUNDING = 0.7072
"""How far the nearest point of whole thousandths may be from a point: half a diagonal."""
TRIPLES = ((3, 4, 5), (5, 12, 13), (8, 15, 17), (20, 21, 29), (0, 1, 1), (-7, 24, 25), (12, -35, 37))

metres = some.one_of(some.integers(-30_000, 30_000), some.integers(-1500, 1500), some.integers(-3, 3))
radii = some.one_of(some.sampled_from([0, 1, 400, 500]), some.integers(0, 3000))
halves = some.one_of(some.sampled_from([0, 1, 500, 1000]), some.integers(0, 3000))
straight = some.sampled_from([(ONE, 0), (0, ONE), (-ONE, 0), (0, -ONE)])
headings = some.one_of(straight, some.sampled_from(HEADINGS))
discs = some.builds(Disc, metres, metres, radii)
upright_boxes = some.builds(Box, metres, metres, halves, halves, some.just(ONE), some.just(0))
boxes = some.builds(lambda x, y, w, h, u: Box(x, y, w, h, *u), metres, metres, halves, halves, headings)
segments = some.builds(Segment, metres, metres, metres, metres)
shapes: some.SearchStrategy[Shape] = some.one_of(discs, upright_boxes, boxes, segments)


def bones(shape: Shape) -> list[tuple[float, float]]:
    """The corners of a shape without its radius."""
    if isinstance(shape, Disc):
        return [(shape.x, shape.y)]
    if isinstance(shape, Segment):
        return [(shape.ax, shape.ay), (shape.bx, shape.by)]
    if isinstance(shape, Polygon):
        return list(shape.corners)
    x, y, w, h, ux, uy = shape
    ux, uy = ux / ONE, uy / ONE  # type: ignore[assignment]
    return [(x + a * w * ux - b * h * uy, y + a * w * uy + b * h * ux) for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]


def roundness(shape: Shape) -> int:
    return shape.r if isinstance(shape, Disc) else 0


def drawn(points: list[tuple[float, float]]) -> shapely.Geometry:
    return shapely.MultiPoint(points).convex_hull


@lru_cache(32)
def skeleton(shape: Shape) -> shapely.Geometry:
    """A shape without its radius, as shapely sees it."""
    return shapely.Point(shape.x, shape.y) if isinstance(shape, Disc) else drawn(bones(shape))


def depth(a: Shape, b: Shape) -> float:
    """How deep two shapes without their radii are in each other: from 0 to the edge of all their differences."""
    differences = drawn([(px - qx, py - qy) for (px, py), (qx, qy) in product(bones(a), bones(b))])
    return float(differences.boundary.distance(shapely.Point(0, 0))) if differences.area else 0.0


def distance(a: Shape, b: Shape) -> float:
    """The signed distance, by shapely."""
    far = float(skeleton(a).distance(skeleton(b)))
    return (far if far > 0 else -depth(a, b)) - roundness(a) - roundness(b)


def blur(*shapes: Shape) -> float:
    """How far shapely's distance may be off ours: the axis of an oriented box is rounded to a millionth."""
    if all(not isinstance(each, Box) or 0 in (each.ux, each.uy) for each in shapes):
        return EPS
    left, top, right, bottom = shapely.MultiPoint([each for shape in shapes for each in bones(shape)]).bounds
    return EPS + 1e-6 * hypot(right - left, bottom - top)


def agree(claim: bool, far: float, threshold: float, eps: float = EPS) -> None:
    """A decision `far <= threshold` is right, unless shapely cannot tell."""
    assert abs(far - threshold) <= eps or claim == (far <= threshold), (claim, far, threshold)


@settings(max_examples=cases(60))
@given(shapes, shapes, some.integers(-5, 5))
def test_distances_agree_with_shapely(a: Shape, b: Shape, more: int) -> None:
    """Pairs, each with its gap both ways and eight decisions."""
    compare(a, b, more)


@settings(max_examples=cases(60))
@given(shapes, some.one_of(discs, boxes, upright_boxes), some.integers(-5, 5))
def test_distances_near_contact_agree_with_shapely(a: Shape, b: Disc | Box, more: int) -> None:
    """Pairs, the second moved to within some thousandths of contact with the first, compared in the same way."""
    ax, ay = (round(each) for each in bones(a)[0])
    for _ in range(3):
        if (b.x, b.y) != (ax, ay):
            x, y = ahead(b.x, b.y, ax - b.x, ay - b.y, gap(a, b))
            b = b._replace(x=x, y=y)
    compare(a, b._replace(x=b.x + more), more)


def compare(a: Shape, b: Shape, more: int) -> None:
    far = distance(a, b)
    found = gap(a, b)
    assert found == gap(b, a)
    eps = blur(a, b)
    assert found <= far + eps
    assert far < found + 1 + eps
    for reach in (0, -1, found, found + 1, found + more):
        claim = within(a, b, reach)
        assert claim == within(b, a, reach)
        agree(claim, far, reach, eps)
    assert touching(a, b) == within(a, b, SLACK)
    assert overlapping(a, b) == (found < -SLACK)
    agree(not overlapping(a, b), -far, SLACK, eps)


@settings(max_examples=cases(60))
@given(discs, radii, some.sampled_from(TRIPLES), some.integers(1, 200), some.integers(-4, 4))
def test_equality_of_discs_is_exact(a: Disc, r: int, triple: tuple[int, int, int], times: int, more: int) -> None:
    """Pairs of discs whose distance is a whole number."""
    dx, dy, far = (times * side for side in triple)
    b = Disc(a.x + dx, a.y + dy, r)
    apart = far - a.r - r
    assert gap(a, b) == apart
    assert within(a, b, apart)
    assert not within(a, b, apart - 1)
    assert within(a, b, apart + more) == (more >= 0)
    assert touching(a, b) == (apart <= SLACK)
    assert overlapping(a, b) == (apart < -SLACK)
    away = b._replace(x=b.x + (1 if dx >= 0 else -1), y=b.y + (1 if dy > 0 else -1))
    assert not within(a, away, apart)


@settings(max_examples=cases(60))
@given(
    upright_boxes, straight, radii, some.sampled_from(TRIPLES), some.integers(1, 200), some.booleans(), some.booleans()
)
def test_equality_at_upright_boxes_is_exact(
    box: Box, u: Point, r: int, triple: tuple[int, int, int], times: int, left: bool, up: bool
) -> None:
    """Discs at corners and beside edges of boxes in their four positions."""
    dx, dy, far = (abs(times * side) for side in triple)
    turned_box = box._replace(ux=u[0], uy=u[1])
    if u[0] == 0:
        box = box._replace(w=box.h, h=box.w)
    x = box.x - box.w - dx if left else box.x + box.w + dx
    y = box.y - box.h - dy if up else box.y + box.h + dy
    for other in (Disc(x, y, r), Disc(x, box.y, r), Disc(box.x, y, r)):
        apart = far - r if other.x == x and other.y == y else (dx if other.y == box.y else dy) - r
        if other.x == x and other.y == y and (box.h == 0 or box.w == 0) and min(dx, dy) == 0:
            apart = max(dx, dy) - r
        for shape in (box, turned_box):
            if box.w and box.h and (dx or other.y == y) and (dy or other.x == x):
                assert gap(shape, other) == apart
                assert within(shape, other, apart)
                assert not within(shape, other, apart - 1)
                assert touching(other, shape) == (apart <= SLACK)


@given(boxes, some.integers(0, 3000), some.integers(0, 3000), some.sampled_from([(1, 0), (0, 1), (-1, 0), (0, -1)]))
def test_depth_inside_a_box(box: Box, a: int, b: int, way: tuple[int, int]) -> None:
    """Points within oriented boxes: as deep as the nearest side is far."""
    assume(box.w > 2 and box.h > 2)
    lx, ly = a % box.w * way[0], b % box.h * (way[1] or 1)
    x = box.x + round((lx * box.ux - ly * box.uy) / ONE)
    y = box.y + round((lx * box.uy + ly * box.ux) / ONE)
    point = Disc(x, y, 0)
    eps = blur(point, box)
    assert gap(point, box) <= distance(point, box) + eps < gap(point, box) + 1 + 2 * eps


@settings(max_examples=cases(50))
@given(some.one_of(discs, boxes, upright_boxes), shapes)
def test_containing_agrees_with_shapely(outer: Disc | Box, inner: Shape) -> None:
    """Pairs. Inside a disc: no corner farther than the radius; inside a box: no corner outside it made smaller."""
    found = contains(outer, inner)
    r = roundness(inner)
    if isinstance(outer, Disc):
        far = max(shapely.Point(outer.x, outer.y).distance(shapely.Point(*each)) for each in bones(inner))
        agree(found, far, outer.r - r, blur(outer, inner))
        return
    if outer.w < r or outer.h < r:
        assert not found
        return
    room = drawn(bones(outer._replace(w=outer.w - r, h=outer.h - r)))
    far = max(room.distance(shapely.Point(*each)) for each in bones(inner))
    eps = blur(outer, inner)
    if far > eps:
        assert not found
    elif room.area and min(room.boundary.distance(shapely.Point(*each)) for each in bones(inner)) > eps:
        assert found


@pytest.mark.parametrize(
    ("vector", "side"),
    [((0, -5), "above"), ((0, 5), "below"), ((-3, 0), "left of"), ((2, -2), "up-right of"), ((0, 0), "")],
)
def test_a_side_is_told_from_where_one_looks(vector: tuple[int, int], side: str) -> None:
    assert side_of(*vector) == side


def test_containing_at_the_edge() -> None:
    pigsty = Disc(15_000, 15_000, 15_000)
    assert contains(pigsty, Disc(15_000 + 8700, 15_000 + 11_600, 500))
    assert not contains(pigsty, Disc(15_000 + 8700, 15_000 + 11_601, 500))
    board = Box(12_000, 12_000, 12_000, 12_000)
    assert contains(board, Disc(500, 23_500, 500))
    assert not contains(board, Disc(499, 23_500, 500))
    assert contains(board, Box(1000, 500, 1000, 500))
    assert not contains(board, Box(1000, 500, 1000, 500, *HEADINGS[1]))
    assert contains(board, Segment(0, 0, 24_000, 0))
    assert not contains(Disc(0, 0, 400), Disc(0, 0, 500))


def test_boxes_that_share_an_edge_or_a_corner() -> None:
    box = Box(0, 0, 1000, 500)
    assert gap(box, Box(2000, 0, 1000, 500)) == 0
    assert gap(box, Box(2000, 1000, 1000, 500)) == 0
    assert gap(box, Box(2003, 1004, 1000, 500)) == 5
    assert within(box, Box(2003, 1004, 1000, 500), 5)
    assert not within(box, Box(2003, 1004, 1000, 500), 4)
    assert gap(box, Box(0, 0, 10, 10)) == -510
    for inside, deep in ((Box(0, 0, 10, 10), 510), (Disc(0, 400, 50), 150), (Segment(0, 380, 5, 380), 120)):
        assert within(box, inside, -deep)
        assert not within(box, inside, -deep - 1)
    assert gap(box, Box(0, 1500, 500, 1000, 0, ONE)) == 500
    assert gap(Segment(0, 0, 0, 0), Segment(0, 0, 0, 0)) == 0
    assert gap(Segment(-5, 0, 5, 0), Segment(3, 0, 9, 0)) == 0
    assert gap(Segment(0, 0, 5, 0), Segment(8, 4, 9, 4)) == 5
    assert gap(Segment(0, -10, 0, 10), Box(0, 0, 100, 5)) == -15
    assert corners(box) == ((1000, -500), (1000, 500), (-1000, 500), (-1000, -500))


# Directions.


def test_headings_are_the_unit_circle() -> None:
    assert len(HEADINGS) == 361
    assert HEADINGS[360] == (ONE, 0)
    assert HEADINGS[90] == (0, ONE)
    assert HEADINGS[180] == (-ONE, 0)
    for degrees, (ux, uy) in enumerate(HEADINGS):
        assert hypot(ux / ONE - cos(radians(degrees)), uy / ONE - sin(radians(degrees))) < 1e-6


@given(metres, metres, metres, metres, some.integers(0, 40_000))
def test_ahead(x: int, y: int, dx: int, dy: int, far: int) -> None:
    """Points ahead, against shapely's interpolation along the ray."""
    assume(dx or dy)
    length = hypot(dx, dy)
    ray = shapely.LineString([(x, y), (x + dx / length * 50_000, y + dy / length * 50_000)])
    assert shapely.Point(*ahead(x, y, dx, dy, far)).distance(ray.interpolate(far)) <= ROUNDING


@given(some.sampled_from(HEADINGS), metres, metres, some.integers(-720, 720))
def test_turning(u: Point, dx: int, dy: int, degrees: int) -> None:
    """Vectors turned, against shapely's rotation; headings turn into headings and come back."""
    # A component of the table is off by half a millionth at most, which is less than 0.05 at this length.
    expected = shapely.affinity.rotate(shapely.Point(dx, dy), degrees, origin=(0, 0))
    assert shapely.Point(*turned(dx, dy, degrees)).distance(expected) <= ROUNDING + 0.05
    assert turned(*u, degrees) in HEADINGS
    assert turned(*turned(*u, degrees), -degrees) == u
    box = Box(dx, dy, 1000, 500, *u)
    assert pivot(pivot(box, degrees), -degrees) == box
    assert facing(pivot(box, degrees)) == turned(*u, degrees)


def test_pivoting_about_a_vector_that_is_no_heading() -> None:
    box = Box(0, 0, 1000, 500, 600_000, 800_000)
    assert facing(pivot(box, 90)) == (-800_000, 600_000)
    for _ in range(100):
        box = pivot(box, 45)
    assert abs(hypot(*facing(box)) - ONE) <= 1
    with pytest.raises(ValueError, match="direction"):
        ahead(0, 0, 0, 0, 10)


@given(some.sampled_from(HEADINGS), some.one_of(headings, some.tuples(metres, metres)))
def test_reflecting(d: Point, normal: Point) -> None:
    """Bounces, against shapely's mirror: a reflection in the line of the surface."""
    assume(normal != (0, 0))
    nx, ny = normal
    square = nx * nx + ny * ny
    mirror = [1 - 2 * nx * nx / square, -2 * nx * ny / square, -2 * nx * ny / square, 1 - 2 * ny * ny / square, 0, 0]
    found = reflect(*d, normal)
    assert (
        shapely.affinity.affine_transform(shapely.Point(*d), mirror).distance(shapely.Point(*found)) <= ROUNDING + EPS
    )
    back = reflect(*found, normal)
    assert max(abs(back[0] - d[0]), abs(back[1] - d[1])) <= 2


def test_reflecting_off_sides() -> None:
    assert reflect(3, 4, LEFT) == reflect(3, 4, RIGHT) == (-3, 4)
    assert reflect(3, 4, TOP) == reflect(3, 4, BOTTOM) == (3, -4)
    assert reflect(3, 4, (0, 7)) == (3, -4)
    with pytest.raises(ValueError, match="normal"):
        reflect(3, 4, (0, 0))


def test_the_page_about_measured_boards_runs() -> None:
    page = Path(__file__).parents[2] / "docs" / "measured-boards.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 15
    assert not found.failed


# Points in words.


@given(some.integers(-9_999_999, 9_999_999), some.integers(-9_999_999, 9_999_999))
@example(-5, 12_250)
def test_points_read_back(x: int, y: int) -> None:
    assert read_point(write_point(x, y)) == (x, y)


@pytest.mark.parametrize(
    ("words", "point"),
    [
        ("12.250,7.500", (12_250, 7500)),
        ("12.25,7.5", (12_250, 7500)),
        ("12,7", (12_000, 7000)),
        (" 12. , .5 ", (12_000, 500)),
        ("-0.005,+3", (-5, 3000)),
        ("0,0", (0, 0)),
    ],
)
def test_points_that_are_understood(words: str, point: Point) -> None:
    assert read_point(words) == point


@pytest.mark.parametrize(
    "words",
    [
        "",
        ",",
        "1",
        "1,2,3",
        "1;2",
        "a,b",
        "nan,1",
        "inf,1",
        "1e3,1",
        "1.2345,1",
        ".,.",
        "--1,1",
        "1 2,3",
        "0x10,1",
        "١,٢",
        "1_0,1",
        "99999,1",
        "9" * 1_000_000 + ",1",
        "1\n2,3",
        "1,½",
    ],
)
def test_points_that_are_none(words: str) -> None:
    with pytest.raises(BadPoint) as refused:
        read_point(words)
    assert len(str(refused.value)) < 250


@given(some.one_of(some.text(), some.text("0123456789.,-+e ", max_size=12)))
def test_any_text_is_a_point_or_refused(words: str) -> None:
    try:
        point = read_point(words)
    except BadPoint:
        return
    assert read_point(write_point(*point)) == point


def test_an_inch_is_a_thousand() -> None:
    assert write_point(INCH, -INCH // 2) == "1.000,-0.500"
