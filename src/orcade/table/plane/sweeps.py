"""Sliding a base along a straight line to the first thing in its way.

What a sweep holds to, in whole numbers and without rounding:

- A thing *blocks* a way on which the base would get more than SLACK deep into it. A graze of at most SLACK passes.
- The base stops where it first comes into contact, at a gap of 0 that only the rounding to whole thousandths moves:
  the two are `touching`.
- A thing in contact at the start, or overlapped by then, blocks only a way that leads further into it, and then there
  is no move at all. Moves away from it or along it are free.
- A way that is free to its end and ends in contact with something that was not in contact at the start hits that. So
  whoever wants to stop clear of a thing has to stop more than SLACK from it.

Of several things the one hit first counts, and of those hit at the same moment the first in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

from orcade.table.plane.shapes import ONE, SLACK, Box, Disc, box_axes, within

NOTHING = -1
NEVER = 2.0
"""A time after the end, where 0 is the start of a way and 1 its end."""

Round = tuple[int, int, int] | Disc
"""A disc as a sweep takes it: x, y, radius. A plain tuple is read a little faster than a Disc."""


def sweep(
    x: int, y: int, tx: int, ty: int, r: int, discs: Sequence[Round], boxes: Sequence[Box] = ()
) -> tuple[int, int, int]:
    """Slides a disc of radius r straight from x, y towards tx, ty: where it stops, and what it hits there.

    The number is an index into `discs`, or `len(discs)` plus an index into `boxes`, or NOTHING; then the disc is at
    tx, ty. A way of no length hits nothing.
    """
    dx = tx - x
    dy = ty - y
    dd = dx * dx + dy * dy
    if not dd:
        return x, y, NOTHING
    length = sqrt(dd)
    ux = dx / length
    uy = dy / length
    best = inf
    hit = NOTHING
    index = -1
    # Most things are seen to be out of the way by the upright rectangle about it.
    near = r + SLACK + 1
    left, right = (x - near, tx + near) if dx > 0 else (tx - near, x + near)
    top, bottom = (y - near, ty + near) if dy > 0 else (ty - near, y + near)
    for ox, oy, radius in discs:
        index += 1
        if ox + radius < left or ox - radius > right or oy + radius < top or oy - radius > bottom:
            continue
        vx = ox - x
        vy = oy - y
        b = vx * dx + vy * dy
        if b <= 0:
            continue
        reach = radius + near
        across = vx * uy - vy * ux
        if across > reach or across < -reach:
            continue
        # It is close to the way; from here on whole numbers decide.
        reach = r + radius
        start = vx * vx + vy * vy
        end = start - b - b + dd
        deep = reach - SLACK
        if deep > 0 and (
            (start < deep * deep) or (end < deep * deep) or (b < dd and (vx * dy - vy * dx) ** 2 < deep * deep * dd)
        ):
            way = vx * ux + vy * uy - sqrt(reach * reach - across * across) if start > reach * reach else 0.0
        elif end <= (reach + SLACK) ** 2 < start:
            way = length
        else:
            continue
        if way < best:
            best = way
            hit = index
    for box in boxes:
        index += 1
        bx, by, w, h, _, turned = box
        if turned:
            w = h = w + h
        if bx + w < left or bx - w > right or by + h < top or by - h > bottom:
            continue
        vx = bx - x
        vy = by - y
        reach = near + w + h
        across = vx * uy - vy * ux
        if across > reach or across < -reach:
            continue
        way = time_to_box(-vx, -vy, dx, dy, box, r) * length
        if way < best and way <= length:
            best = way
            hit = index
    if best >= length:
        return tx, ty, hit
    return x + round(ux * best), y + round(uy * best), hit


def clear(x: int, y: int, tx: int, ty: int, r: int, discs: Sequence[Round], boxes: Sequence[Box] = ()) -> bool:
    """Whether a disc can slide straight to tx, ty; it may be in contact there."""
    return sweep(x, y, tx, ty, r, discs, boxes)[:2] == (tx, ty)


def sweep_base(
    base: Disc | Box, tx: int, ty: int, discs: Sequence[Round], boxes: Sequence[Box] = ()
) -> tuple[int, int, int]:
    """Slides a base that may be rectangular, without turning it, until its centre is at tx, ty: as `sweep`."""
    if isinstance(base, Disc):
        return sweep(base.x, base.y, tx, ty, base.r, discs, boxes)
    x, y = base.x, base.y
    dx = tx - x
    dy = ty - y
    if not (dx or dy):
        return x, y, NOTHING
    best = NEVER
    hit = NOTHING
    for index, (ox, oy, radius) in enumerate(discs):
        # Seen from the base, the disc comes the other way.
        time = time_to_box(ox - x, oy - y, -dx, -dy, base, radius)
        if time < best:
            best = time
            hit = index
    for index, box in enumerate(boxes, len(discs)):
        time = time_between(base, dx, dy, box)
        if time < best:
            best = time
            hit = index
    if best >= 1:
        return tx, ty, hit
    return x + round(dx * best), y + round(dy * best), hit


def time_to_box(px: int, py: int, dx: int, dy: int, box: Box, r: int) -> float:
    """When a disc that starts at px, py from the box's centre and moves by dx, dy hits the box: 0 to 1, or NEVER."""
    w, h, ux, uy = box[2:]
    slack = SLACK
    if uy or ux != ONE:
        px, py = px * ux + py * uy, py * ux - px * uy
        dx, dy = dx * ux + dy * uy, dy * ux - dx * uy
        w *= ONE
        h *= ONE
        r *= ONE
        slack *= ONE
    # The box is symmetrical: look at it so that the disc starts below and to the right of its centre.
    if px < 0:
        px = -px
        dx = -dx
    if py < 0:
        py = -py
        dy = -dy
    qx = px - w if px > w else 0
    qy = py - h if py > h else 0
    start = qx * qx + qy * qy
    if start and qx * dx + qy * dy >= 0:
        return NEVER
    # Blocked is who comes into the box as it is with SLACK taken off.
    deep = r - slack
    iw = w
    ih = h
    if deep < 0:
        iw += deep
        ih += deep
        deep = 0
    if blocks(px, py, dx, dy, iw, ih, deep):
        if start <= r * r:
            return 0.0
        time = entry(px, py, dx, dy, w, h, r)
        return NEVER if time is None else max(time, 0.0)
    ex = abs(px + dx) - w
    ey = abs(py + dy) - h
    end = (ex * ex if ex > 0 else 0) + (ey * ey if ey > 0 else 0)
    contact = (r + slack) ** 2
    return 1.0 if end <= contact < start else NEVER


def blocks(px: int, py: int, dx: int, dy: int, w: int, h: int, r: int) -> bool:
    """Whether a way from px, py >= 0 by dx, dy leads into a box about 0 with round corners, or further into it."""
    if not r and (w <= 0 or h <= 0):
        return False
    qx = px - w if px > w else 0
    qy = py - h if py > h else 0
    if qx or qy:
        if qx * qx + qy * qy < r * r:
            return qx * dx + qy * dy < 0
    elif r or (px < w and py < h):
        # The centre is inside: further in is what gets deeper from the nearest side.
        inward_x = px > 0 and dx < 0
        inward_y = py > 0 and dy < 0
        if w - px != h - py:
            return inward_x if w - px < h - py else inward_y
        return inward_x and inward_y
    ex = px + dx
    ey = py + dy
    # The way through the box itself, by separating axes.
    if (px < w or ex < w) and (py < h or ey < h) and abs(px * dy - py * dx) < w * abs(dy) + h * abs(dx):
        return True
    if not r:
        return False
    ax = abs(ex) - w
    ay = abs(ey) - h
    square = r * r
    if (ax * ax if ax > 0 else 0) + (ay * ay if ay > 0 else 0) < square:
        return True
    dd = dx * dx + dy * dy
    for cx, cy in ((w, h), (w, -h), (-w, h), (-w, -h)):
        vx = cx - px
        vy = cy - py
        if 0 < vx * dx + vy * dy < dd and (vx * dy - vy * dx) ** 2 < square * dd:
            return True
    return False


def entry(px: int, py: int, dx: int, dy: int, w: int, h: int, r: int) -> float | None:
    """When an endless way comes into a box about 0 with round corners, in lengths of dx, dy; None where it misses."""
    enter = -inf
    leave = inf
    by_side = True
    if dx:
        enter = ((-w - r - px) if dx > 0 else (w + r - px)) / dx
        leave = ((w + r - px) if dx > 0 else (-w - r - px)) / dx
    elif abs(px) > w + r:
        return None
    if dy:
        time = ((-h - r - py) if dy > 0 else (h + r - py)) / dy
        if time > enter:
            enter = time
            by_side = False
        leave = min(leave, ((h + r - py) if dy > 0 else (-h - r - py)) / dy)
    elif abs(py) > h + r:
        return None
    if enter > leave:
        return None
    x = px + dx * enter
    y = py + dy * enter
    if (-h <= y <= h) if by_side else (-w <= x <= w):
        return enter
    # It comes in where a corner is round.
    vx = (w if x > 0 else -w) - px
    vy = (h if y > 0 else -h) - py
    dd = dx * dx + dy * dy
    root = r * r * dd - (vx * dy - vy * dx) ** 2
    return (vx * dx + vy * dy - sqrt(root)) / dd if root >= 0 else None


def time_between(base: Box, dx: int, dy: int, box: Box) -> float:
    """When a box that moves by dx, dy hits another: 0 to 1, or NEVER. By separating axes."""
    vx = box.x - base.x
    vy = box.y - base.y
    enter = -inf
    deep_in = -inf
    deep_out = inf
    least = None
    closer = False
    for ax, ay, extent, _ in box_axes(base, box):
        apart = (vx * ax + vy * ay) * ONE
        speed = (dx * ax + dy * ay) * ONE
        if apart < 0:
            apart = -apart
            speed = -speed
        inner = extent - SLACK * ONE * ONE
        if least is None or extent - apart < least:
            least = extent - apart
            closer = speed > 0 and apart > 0
        if speed:
            way = 1 if speed > 0 else -1
            time = (apart - way * extent) / speed
            if time > enter:
                enter = time
            time = (apart - way * inner) / speed
            if time > deep_in:
                deep_in = time
            time = (apart + way * inner) / speed if inner > 0 else -inf
            if time < deep_out:
                deep_out = time
        elif apart >= inner:
            deep_out = -inf
    assert least is not None
    if least > SLACK * ONE * ONE:
        return 0.0 if closer else NEVER
    if deep_in < deep_out and deep_in < 1 and deep_out > 0:
        return max(enter, 0.0)
    moved = base._replace(x=base.x + dx, y=base.y + dy)
    return 1.0 if within(moved, box, SLACK) and not within(base, box, SLACK) else NEVER
