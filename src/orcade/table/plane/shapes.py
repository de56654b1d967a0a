"""What stands on a measured board, and how far apart: discs, boxes, lines, polygons; base to base in whole numbers.

All lengths are whole thousandths of an inch; x runs right and y runs down. A gap is the signed distance of two shapes:
positive between shapes that are apart, 0 where they meet, and below 0 the least distance that one would have to be
moved to be free of the other. Every decision here is taken in integers. Discs and boxes along the axes are exact. An
oriented box is exact for the axis that it names, (ux, uy) / ONE; as that vector is itself rounded to a millionth, its
outline lies within a fortieth of a thousandth of the ideal one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

INCH = 1000
ONE = 1_000_000
"""The length of a unit vector."""
SLACK = 2
"""Bases with a gap of at most this are in contact; they overlap when they are deeper than this in each other."""

Point = tuple[int, int]


class Disc(NamedTuple):
    """A round base: centre and radius."""

    x: int
    y: int
    r: int


class Box(NamedTuple):
    """A rectangle: centre, half its width, half its height, and the unit vector, times ONE, of its own x-axis."""

    x: int
    y: int
    w: int
    h: int
    ux: int = ONE
    uy: int = 0


class Segment(NamedTuple):
    """A straight line from one point to another; it has no thickness, and may have no length."""

    ax: int
    ay: int
    bx: int
    by: int


class Polygon(NamedTuple):
    """A convex area by its corners, all the way round in either direction."""

    corners: tuple[Point, ...]


Shape = Disc | Box | Segment | Polygon


def gap(a: Shape, b: Shape) -> int:
    """How far apart, base to base, rounded down; negative where they overlap.

    Since it is rounded down, `gap(a, b) >= n` is exact and `gap(a, b) <= n` is not: ask `within` for that.
    """
    if type(a) is Disc and type(b) is Disc:
        dx = a[0] - b[0]
        dy = a[1] - b[1]
        return isqrt(dx * dx + dy * dy) - a[2] - b[2]
    apart, square, of = separation(a, b)
    radii = radius(a) + radius(b)
    if apart:
        return isqrt(square // of) - radii
    return -ceiling_root(square, of) - radii


def within(a: Shape, b: Shape, reach: int) -> bool:
    """Whether the gap is at most `reach`: exactly so, without rounding."""
    if type(a) is Disc and type(b) is Disc:
        dx = a[0] - b[0]
        dy = a[1] - b[1]
        reach += a[2] + b[2]
        return reach >= 0 and dx * dx + dy * dy <= reach * reach
    if far_off(a, b, reach):
        return False
    if type(a) is not Disc and type(b) is not Disc:
        least = clearance(a, b, reach)
        if least is not None:
            return least
    apart, square, of = separation(a, b)
    reach += radius(a) + radius(b)
    if apart:
        return reach >= 0 and square <= reach * reach * of
    return reach >= 0 or square >= reach * reach * of


def clearance(a: Shape, b: Shape, reach: int) -> bool | None:
    """Whether two shapes with corners are within reach, where their sides tell; None where only corners do."""
    meet = None
    for depth, length in depths(a, b):
        if depth < 0:
            if reach < 0 or depth * depth > reach * reach * length:
                return False
            meet = False
        elif meet is None:
            meet = reach >= 0
    return meet or None


def deep(a: Shape, b: Shape) -> bool:
    """Whether two shapes with corners are more than SLACK deep in each other."""
    found = False
    for depth, length in depths(a, b):
        if depth <= 0 or depth * depth <= SLACK * SLACK * length:
            return False
        found = True
    return found


def depths(a: Shape, b: Shape) -> Iterator[tuple[int, int]]:
    """Along each axis of two shapes how deep they reach into each other, below 0 how far they are apart there.

    Each with the square of what has length 1 on that axis.
    """
    if a.__class__ is Box and b.__class__ is Box:
        vx, vy = b.x - a.x, b.y - a.y
        for nx, ny, halves, one in box_axes(a, b):
            yield halves - abs(vx * nx + vy * ny) * ONE, one * ONE * ONE
        return
    if a.__class__ is not Box or not (b.__class__ is Segment or b.__class__ is Polygon):
        for nx, ny in axes(a) + axes(b):
            low, high = span(a, nx, ny)
            first, last = span(b, nx, ny)
            yield min(high - first, last - low), (nx * nx + ny * ny) * ONE * ONE
        return
    # A base and what stands still, which is asked for most: the same with the sums written out.
    x, y, w, h, ux, uy = a
    for nx, ny, first, last, length in still_shadows(b):
        middle = (x * nx + y * ny) * ONE
        half = w * abs(ux * nx + uy * ny) + h * abs(ux * ny - uy * nx)
        into = middle + half - first
        out = last - middle + half
        yield into if into < out else out, length
    one = ux * ux + uy * uy
    points = still_hull(b)
    for nx, ny, size in ((ux, uy, w), (-uy, ux, h)):
        shadow = [px * nx + py * ny for px, py in points]
        middle = (x * nx + y * ny) * ONE
        into = middle + size * one - min(shadow)
        out = max(shadow) - middle + size * one
        yield into if into < out else out, one * ONE * ONE


def box_axes(a: Box, b: Box) -> tuple[tuple[int, int, int, int], ...]:
    """The axes along which two boxes may be apart, the sides of the one and of the other.

    Of each: x, y, half the one's shadow and half the other's along it together, and the square of its own length.
    """
    _, _, w, h, ux, uy = a
    _, _, other_w, other_h, vx, vy = b
    along = abs(ux * vx + uy * vy)
    across = abs(ux * vy - uy * vx)
    one = ux * ux + uy * uy
    other = vx * vx + vy * vy
    return (
        (ux, uy, w * one + other_w * along + other_h * across, one),
        (-uy, ux, h * one + other_w * across + other_h * along, one),
        (vx, vy, other_w * other + w * along + h * across, other),
        (-vy, vx, other_h * other + w * across + h * along, other),
    )


def half_extent(box: Box, ax: int, ay: int) -> int:
    """Half the width of a box's shadow along an axis, times ONE twice."""
    return box.w * abs(box.ux * ax + box.uy * ay) + box.h * abs(box.ux * ay - box.uy * ax)


@lru_cache(4096)
def still_shadows(still: Segment | Polygon) -> tuple[tuple[int, int, int, int, int], ...]:
    """Along each of its axes: the axis, from where to where a thing reaches, and the square of what has length 1."""
    return tuple((nx, ny, *span(still, nx, ny), (nx * nx + ny * ny) * ONE * ONE) for nx, ny in still_axes(still))


def far_off(a: Shape, b: Shape, reach: int) -> bool:
    """Whether two shapes are seen at a glance to be farther apart: by the upright rectangles about them."""
    left, top, right, bottom = extent(a)
    low, high, far, deep = extent(b)
    return low - right > reach or left - far > reach or high - bottom > reach or top - deep > reach


def extent(shape: Shape) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of the least upright rectangle around a shape, rounded outwards."""
    if shape.__class__ is Box:
        x, y, w, h, ux, uy = shape
        if ux < 0:
            ux = -ux
        if uy < 0:
            uy = -uy
        wide = (w * ux + h * uy) // ONE + 1
        high = (w * uy + h * ux) // ONE + 1
        return x - wide, y - high, x + wide, y + high
    if isinstance(shape, Disc):
        x, y, r = shape
        return x - r, y - r, x + r, y + r
    return still_extent(shape)


@lru_cache(4096)
def still_extent(shape: Segment | Polygon) -> tuple[int, int, int, int]:
    """Of a thing that usually does not move."""
    xs, ys = zip(*(shape.corners if isinstance(shape, Polygon) else (shape[:2], shape[2:])), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def touching(a: Shape, b: Shape) -> bool:
    """Whether two bases are in contact, or deeper: a gap of at most SLACK."""
    return within(a, b, SLACK)


def overlapping(a: Shape, b: Shape) -> bool:
    """Whether two bases are more than SLACK deep in each other."""
    if far_off(a, b, 0):
        return False
    if type(a) is Disc or type(b) is Disc:
        return gap(a, b) < -SLACK
    return deep(a, b)


def contains(outer: Disc | Box, inner: Shape) -> bool:
    """Whether all of `inner` lies in `outer`; its edge belongs to it."""
    if isinstance(outer, Disc):
        if isinstance(inner, Disc):
            room = outer.r - inner.r
            return room >= 0 and (inner.x - outer.x) ** 2 + (inner.y - outer.y) ** 2 <= room * room
        room = outer.r - radius(inner)
        far = room * room * ONE * ONE
        return room >= 0 and all((px - outer.x * ONE) ** 2 + (py - outer.y * ONE) ** 2 <= far for px, py in hull(inner))
    x, y, w, h, ux, uy = outer
    margin = radius(inner)
    across = (w - margin) * ONE * ONE
    down = (h - margin) * ONE * ONE
    for px, py in hull(inner):
        px -= x * ONE
        py -= y * ONE
        if abs(px * ux + py * uy) > across or abs(py * ux - px * uy) > down:
            return False
    return True


def corners(box: Box) -> tuple[Point, Point, Point, Point]:
    """The four corners, rounded, in the order front left, front right, back right, back left."""
    a, b, c, d = ((rounded(px, ONE), rounded(py, ONE)) for px, py in hull(box))
    return a, b, c, d


def rounded(a: int, b: int) -> int:
    """a / b to the nearest whole number, b > 0; halves go up."""
    return (2 * a + b) // (2 * b)


def ceiling_root(a: int, b: int) -> int:
    """The square root of a / b, rounded up; a >= 0, b > 0."""
    whole = -(-a // b)
    return isqrt(whole - 1) + 1 if whole else 0


def radius(shape: Shape) -> int:
    return shape.r if isinstance(shape, Disc) else 0


def hull(shape: Shape) -> tuple[Point, ...]:
    """The corners of what remains of a shape without its radius, in thousandths of an inch times ONE, clockwise."""
    if isinstance(shape, Box):
        x, y, w, h, ux, uy = shape
        x *= ONE
        y *= ONE
        fx, fy, sx, sy = w * ux, w * uy, -h * uy, h * ux
        return (
            (x + fx - sx, y + fy - sy),
            (x + fx + sx, y + fy + sy),
            (x - fx + sx, y - fy + sy),
            (x - fx - sx, y - fy - sy),
        )
    if isinstance(shape, Disc):
        return ((shape.x * ONE, shape.y * ONE),)
    return still_hull(shape)


@lru_cache(4096)
def still_hull(shape: Segment | Polygon) -> tuple[Point, ...]:
    """Of a thing that usually does not move."""
    ends = shape.corners if isinstance(shape, Polygon) else tuple(dict.fromkeys((shape[:2], shape[2:])))
    clockwise = sum(ax * by - ay * bx for (ax, ay), (bx, by) in zip(ends, ends[1:] + ends[:1])) >= 0
    return tuple((px * ONE, py * ONE) for px, py in (ends if clockwise else ends[::-1]))


def axes(shape: Shape) -> tuple[Point, ...]:
    """The directions in which a shape may be apart from another: along and across its edges."""
    if isinstance(shape, Box):
        return (shape.ux, shape.uy), (-shape.uy, shape.ux)
    return () if isinstance(shape, Disc) else still_axes(shape)


@lru_cache(4096)
def still_axes(shape: Segment | Polygon) -> tuple[Point, ...]:
    """Of a thing that usually does not move."""
    if isinstance(shape, Segment):
        dx = shape.bx - shape.ax
        dy = shape.by - shape.ay
        return ((dx, dy), (-dy, dx)) if dx or dy else ()
    around = shape.corners
    ends = zip(around, around[1:] + around[:1])
    return tuple((ay - by, bx - ax) for (ax, ay), (bx, by) in ends if (ax, ay) != (bx, by))


def separation(a: Shape, b: Shape) -> tuple[bool, int, int]:
    """How far two shapes without their radii are apart, or else how deep in each other: exactly √(second / third)."""
    if isinstance(b, Box):
        if isinstance(a, Disc):
            return from_box(b, a.x, a.y)
        if isinstance(a, Box) and not (a.uy or b.uy):
            return from_box(Box(b.x, b.y, a.w + b.w, a.h + b.h), a.x, a.y)
    elif isinstance(b, Disc):
        if isinstance(a, Box):
            return from_box(a, b.x, b.y)
        if isinstance(a, Disc):
            return True, (a.x - b.x) ** 2 + (a.y - b.y) ** 2, 1
    depth = 0
    of = 0
    for overlap, length in depths(a, b):
        if overlap < 0:
            break
        if not of or overlap * overlap * of < depth * length:
            depth = overlap * overlap
            of = length
    else:
        if of:
            return False, depth, of
    ours = hull(a)
    theirs = hull(b)
    square, of = min_square(ours, theirs)
    other, part = min_square(theirs, ours)
    if other * of < square * part:
        square, of = other, part
    return True, square, of * ONE * ONE


def span(shape: Shape, nx: int, ny: int) -> tuple[int, int]:
    """From where to where the `hull` of a shape reaches along a direction, in that direction's lengths."""
    if isinstance(shape, Box):
        x, y, w, h, ux, uy = shape
        middle = (x * nx + y * ny) * ONE
        half = w * abs(ux * nx + uy * ny) + h * abs(ux * ny - uy * nx)
        return middle - half, middle + half
    found = [px * nx + py * ny for px, py in hull(shape)]
    return min(found), max(found)


def from_box(box: Box, x: int, y: int) -> tuple[bool, int, int]:
    """How far a point is from a box, or how deep in it: √(the second / the third)."""
    w, h, ux, uy = box[2:]
    x -= box[0]
    y -= box[1]
    one = 1
    if uy or ux != ONE:
        one = ONE
        x, y = x * ux + y * uy, y * ux - x * uy
        w *= ONE
        h *= ONE
    x = abs(x) - w
    y = abs(y) - h
    if x <= 0 and y <= 0:
        depth = max(x, y)
        return False, depth * depth, one * one
    if x < 0:
        x = 0
    if y < 0:
        y = 0
    return True, x * x + y * y, one * one


def min_square(points: Sequence[Point], polygon: Sequence[Point]) -> tuple[int, int]:
    """The least square of a distance from one of these points to a `hull` that they are outside of, as a fraction.

    The nearest edge of a convex shape is one on whose outer side the point is, so the others are passed over.
    """
    best, of = -1, 1
    for i, (ax, ay) in enumerate(polygon):
        bx, by = polygon[i - 1]
        dx = bx - ax
        dy = by - ay
        dd = dx * dx + dy * dy
        for px, py in points:
            vx = px - ax
            vy = py - ay
            aside = vx * dy - vy * dx
            if aside > 0:
                continue
            along = vx * dx + vy * dy
            if along <= 0 or not dd:
                square, part = vx * vx + vy * vy, 1
            elif along >= dd:
                square, part = (px - bx) ** 2 + (py - by) ** 2, 1
            else:
                square, part = aside * aside, dd
            if best < 0 or square * of < best * part:
                best, of = square, part
    return best, of
