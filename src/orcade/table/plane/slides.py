"""Sliding a rectangular base straight past anything: to contact, or short of it by a spacing.

`sweep_base` knows discs and boxes; here are lines and convex areas, too, and a spacing. What a moving base and a
resting thing do to each other is what a moving point does to all the differences of the two: a convex polygon, whose
sides are those of the base and those of the thing, with the radii and the spacing as a rim.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf, sqrt

from orcade.table.plane.headings import ahead
from orcade.table.plane.shapes import ONE, SLACK, Box, Disc, Polygon, Segment, Shape, extent, gap, touching, within
from orcade.table.plane.sweeps import NEVER, NOTHING, time_between, time_to_box

Vector = tuple[float, float]
Side = tuple[float, float, float]
"""A side of a convex shape: its outward unit vector, and how far out it lies along that."""


def slide(base: Box, tx: int, ty: int, things: Sequence[Shape], spacing: int = 0) -> tuple[int, int, int]:
    """Slides a rectangle, without turning it, until its centre is at tx, ty: where it stops, and what stops it.

    The number is an index into `things`, or NOTHING. Without a spacing it holds to what a sweep holds to (see
    `sweep`). With one it stops as soon as it would come nearer than that to one of the things, and is never nearer by
    a thousandth; what it is nearer to at the start stops only a way that leads still nearer, and then there is no move.
    """
    x, y = base.x, base.y
    dx = tx - x
    dy = ty - y
    best = NEVER
    hit = NOTHING
    for index in beside(base, dx, dy, things, spacing) if dx or dy else ():
        time = meeting(base, dx, dy, things[index], spacing)
        if time < best:
            best = time
            hit = index
    if best >= 1:
        return tx, ty, hit
    x += round(dx * best)
    y += round(dy * best)
    if not spacing or not best:
        return x, y, hit
    # Rounding may have eaten up to a thousandth of the spacing, and along a flat side that is some way.
    far = round(sqrt(dx * dx + dy * dy) * best)
    back = 0
    while back <= far:
        x, y = ahead(base.x, base.y, dx, dy, far - back)
        if gap(base._replace(x=x, y=y), things[hit]) >= spacing:
            return x, y, hit
        back += 1 + back // 16
    return base.x, base.y, hit


def collide(base: Box, tx: int, ty: int, things: Sequence[Shape]) -> tuple[int, int, list[int]]:
    """As `slide`, but tells all that the base has come into contact with: what stopped it first."""
    x, y = base.x, base.y
    dx = tx - x
    dy = ty - y
    best = NEVER
    hit = NOTHING
    near = beside(base, dx, dy, things, 0) if dx or dy else []
    for index in near:
        time = meeting(base, dx, dy, things[index])
        if time < best:
            best = time
            hit = index
    if hit == NOTHING:
        return tx, ty, []
    if best < 1:
        tx, ty = x + round(dx * best), y + round(dy * best)
    found = [hit]
    if len(near) > 1:
        there = base._replace(x=tx, y=ty)
        for index in near:
            if index != hit and touching(there, things[index]) and not touching(base, things[index]):
                found.append(index)
    return tx, ty, found


def beside(base: Box, dx: int, dy: int, things: Sequence[Shape], spacing: int) -> list[int]:
    """The things that may be met on a way, at a glance: by the upright rectangle about all of it."""
    x, y, w, h, ux, uy = base
    if ux < 0:
        ux = -ux
    if uy < 0:
        uy = -uy
    wide = (w * ux + h * uy) // ONE + spacing + SLACK + 1
    high = (w * uy + h * ux) // ONE + spacing + SLACK + 1
    left, right = (x - wide, x + dx + wide) if dx > 0 else (x + dx - wide, x + wide)
    top, bottom = (y - high, y + dy + high) if dy > 0 else (y + dy - high, y + high)
    found = []
    mine = w + h + spacing + SLACK + 1
    dd = dx * dx + dy * dy
    for index, thing in enumerate(things):
        if thing.__class__ is Box:
            ox = thing[0]
            oy = thing[1]
            half = thing[2] + thing[3]
            if ox + half < left or ox - half > right or oy + half < top or oy - half > bottom:
                continue
            aside = (ox - x) * dy - (oy - y) * dx
            if aside * aside > (mine + half) * (mine + half) * dd:
                continue
        else:
            low, up, far, deep = extent(thing)
            if far < left or low > right or deep < top or up > bottom:
                continue
        found.append(index)
    return found


def meeting(base: Box, dx: int, dy: int, thing: Shape, spacing: int = 0) -> float:
    """When a rectangle that moves by dx, dy is stopped by something: 0 to 1, or NEVER. As `slide`."""
    if not spacing:
        if isinstance(thing, Box):
            return time_between(base, dx, dy, thing)
        if isinstance(thing, Disc):
            return time_to_box(thing.x - base.x, thing.y - base.y, -dx, -dy, base, thing.r)
    rim = spacing + (thing.r if isinstance(thing, Disc) else 0)
    if not isinstance(thing, Disc) and clears(base, dx, dy, own_sides(thing), rim + SLACK):
        return NEVER
    enter = inner = -inf
    leave = inner_leave = inf
    nearest = last = -inf
    closing = 0.0
    side = (0.0, 0.0, 0.0)
    for nx, ny, out in sides(base, thing):
        start = nx * base.x + ny * base.y - out - rim
        speed = nx * dx + ny * dy
        if start > nearest or (start == nearest and speed > closing):
            nearest = start
            closing = speed
        if start + speed > last:
            last = start + speed
        if speed:
            time = -start / speed
            deep = -(start + SLACK) / speed
            if speed < 0:
                if time > enter:
                    enter = time
                    side = (nx, ny, out)
                if deep > inner:
                    inner = deep
            else:
                if time < leave:
                    leave = time
                if deep < inner_leave:
                    inner_leave = deep
        else:
            if start >= 0:
                leave = -inf
            if start >= -SLACK:
                inner_leave = -inf
    if rim:
        return into_rim(base, dx, dy, thing, rim, nearest, enter, leave, side)
    if nearest < -SLACK:
        return 0.0 if closing < 0 else NEVER
    if inner < inner_leave and inner < 1 and inner_leave > 0:
        return max(enter, 0.0)
    # At the end it can be in contact only if no side is farther than that.
    if last <= SLACK + 1:
        moved = base._replace(x=base.x + dx, y=base.y + dy)
        if within(moved, thing, SLACK) and not within(base, thing, SLACK):
            return 1.0
    return NEVER


def clears(base: Box, dx: int, dy: int, around: Sequence[Side], rim: int) -> bool:
    """Whether a whole way is seen to be free at one of the thing's own sides."""
    x, y, w, h, ux, uy = base
    for nx, ny, out in around:
        far = nx * x + ny * y - out - rim
        if far > 0:
            far -= (w * abs(nx * ux + ny * uy) + h * abs(nx * uy - ny * ux)) / ONE
            if far > 0 and far + nx * dx + ny * dy > 0:
                return True
    return False


def into_rim(
    base: Box, dx: int, dy: int, thing: Shape, rim: int, nearest: float, enter: float, leave: float, side: Side
) -> float:
    """When the base comes nearer than the rim: `enter` and `leave` are of the polygon with square corners.

    `nearest`: how far it is from that polygon at the start, as its sides tell; it is nearer than the rim only below 0.
    """
    if nearest >= 0 and (enter == -inf or enter >= leave or enter >= 1 or leave <= 0):
        return NEVER
    core = Disc(thing.x, thing.y, 0) if isinstance(thing, Disc) else thing
    here = gap(base, core) if nearest < 1 else rim
    if here < rim:
        # Too near by now: it may go where it does not get nearer. The distance of convex shapes has one valley.
        return 0.0 if gets_nearer(base, core, dx, dy, here) else NEVER
    if enter == -inf or enter >= leave or enter >= 1 or leave <= 0:
        return NEVER
    if enter < 0:
        # It begins beside a rounded corner, within the square one: there is no other way in than over a corner.
        ends = ((cx + ox, cy + oy) for cx, cy in points_of(core) for ox, oy in offsets(base))
        times = (into_circle(base.x - ex, base.y - ey, dx, dy, rim) for ex, ey in ends)
        return min((time for time in times if time is not None and 0 <= time < 1), default=NEVER)
    nx, ny, _ = side
    px, py = base.x + dx * enter, base.y + dy * enter
    for turn in (-1, 1):
        cx, cy = corner(base, core, nx, ny, turn)
        if turn * (nx * (py - cy) - ny * (px - cx)) > 0:
            time = into_circle(base.x - cx, base.y - cy, dx, dy, rim)
            return NEVER if time is None or time >= 1 or time < 0 else time
    return max(enter, 0.0)


def gets_nearer(base: Box, core: Shape, dx: int, dy: int, here: int) -> bool:
    """Whether a way leads nearer to something than it begins, `here`: at any of some places on it."""
    length = sqrt(dx * dx + dy * dy)
    for far in (20, 200, min(2000, length)):
        part = far / length
        if part <= 1:
            moved = base._replace(x=base.x + round(dx * part), y=base.y + round(dy * part))
            if gap(moved, core) < here:
                return True
    return False


def into_circle(px: float, py: float, dx: int, dy: int, r: int) -> float | None:
    """When a point comes into a circle about 0 on an endless way; None where it misses or has left it."""
    dd = dx * dx + dy * dy
    b = px * dx + py * dy
    root = b * b - dd * (px * px + py * py - r * r)
    return None if root <= 0 or b >= 0 else (-b - sqrt(root)) / dd


def corner(base: Box, core: Shape, nx: float, ny: float, turn: int) -> Vector:
    """An end of the side of the differences that looks along nx, ny: the last one clockwise (1), or the first (-1)."""
    x = y = 0.0
    for points in (points_of(core), offsets(base)):
        most = max(nx * px + ny * py for px, py in points)
        at = max(
            (point for point in points if nx * point[0] + ny * point[1] > most - 0.001),
            key=lambda point: turn * (nx * point[1] - ny * point[0]),
        )
        x += at[0]
        y += at[1]
    return x, y


def sides(base: Box, thing: Shape) -> list[Side]:
    """The sides of all the differences of a base about 0 and a thing, without their radii."""
    ux, uy = base.ux / ONE, base.uy / ONE
    w, h = base.w, base.h
    points = points_of(thing)
    along = [ux * px + uy * py for px, py in points]
    across = [ux * py - uy * px for px, py in points]
    found = [
        (ux, uy, max(along) + w),
        (-ux, -uy, w - min(along)),
        (-uy, ux, max(across) + h),
        (uy, -ux, h - min(across)),
    ]
    for nx, ny, out in own_sides(thing):
        found.append((nx, ny, out + w * abs(nx * ux + ny * uy) + h * abs(nx * uy - ny * ux)))
    return found


def own_sides(shape: Shape) -> tuple[Side, ...]:
    """The sides of a thing; of a line both of them."""
    if isinstance(shape, Disc):
        return ()
    if isinstance(shape, Box):
        x, y, w, h = shape[:4]
        ux, uy = shape.ux / ONE, shape.uy / ONE
        along, across = ux * x + uy * y, ux * y - uy * x
        return (ux, uy, along + w), (-ux, -uy, w - along), (-uy, ux, across + h), (uy, -ux, h - across)
    return still_sides(shape)


@lru_cache(4096)
def still_sides(shape: Segment | Polygon) -> tuple[Side, ...]:
    points = points_of(shape)
    mx = sum(px for px, _ in points) / len(points)
    my = sum(py for _, py in points) / len(points)
    found = []
    for at, (ax, ay) in enumerate(points):
        bx, by = points[at - 1]
        length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        if not length:
            continue
        nx, ny = (by - ay) / length, (ax - bx) / length
        out = nx * ax + ny * ay
        if len(points) == 2:
            return (nx, ny, out), (-nx, -ny, -out)
        found.append((nx, ny, out) if nx * mx + ny * my < out else (-nx, -ny, -out))
    return tuple(found)


def points_of(shape: Shape) -> Sequence[Vector]:
    """The corners of a thing without its radius."""
    if isinstance(shape, Disc):
        return ((shape.x, shape.y),)
    if isinstance(shape, Segment):
        return shape[:2], shape[2:]
    if isinstance(shape, Polygon):
        return shape.corners
    return [(shape.x + px, shape.y + py) for px, py in offsets(shape)]


def offsets(box: Box) -> list[Vector]:
    """The corners of a box about 0."""
    ux, uy = box.ux / ONE, box.uy / ONE
    fx, fy, sx, sy = box.w * ux, box.w * uy, -box.h * uy, box.h * ux
    return [(fx - sx, fy - sy), (fx + sx, fy + sy), (sx - fx, sy - fy), (-fx - sx, -fy - sy)]


def first_touch(base: Box, tx: int, ty: int, thing: Shape) -> float | None:
    """When a rectangle on its straight way to tx, ty first meets something that does not stop it, such as a line.

    0 where it does at the start, 1 where it does at the very end; None where it never does.
    """
    dx = tx - base.x
    dy = ty - base.y
    if within(base, thing, 0):
        return 0.0
    rim = thing.r if isinstance(thing, Disc) else 0
    enter, leave = -inf, inf
    side = (0.0, 0.0, 0.0)
    for nx, ny, out in sides(base, thing):
        start = nx * base.x + ny * base.y - out - rim
        speed = nx * dx + ny * dy
        if speed < 0:
            if -start / speed > enter:
                enter = -start / speed
                side = (nx, ny, out)
        elif speed > 0:
            leave = min(leave, -start / speed)
        elif start > 0:
            leave = -inf
    if rim:
        enter = into_rim(base, dx, dy, thing, rim, 0.0, enter, leave, side)
    if enter <= leave >= 0 and enter < 1:
        return max(enter, 0.0)
    return 1.0 if within(base._replace(x=tx, y=ty), thing, 0) else None
