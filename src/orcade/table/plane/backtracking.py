"""Back along the way one came, until there is room."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from orcade.table.plane.shapes import ONE, Box, Disc, Point, contains, from_box
from orcade.table.plane.sweeps import Round, entry


def backtrack(
    path: Sequence[Point],
    r: int,
    spacing: int,
    discs: Sequence[Round],
    boxes: Sequence[Box] = (),
    inside: Disc | Box | None = None,
) -> Point:
    """The last point of a polyline at which a disc is at least `spacing` from everything; its first if there is none.

    With `inside`, the disc lies within that circle or box at such a point, at least `spacing` from its edge. The
    spacing is never less than asked for, and a point between two corners is at most two thousandths behind the ideal
    one.
    """
    x, y = path[-1]
    if has_room(x, y, r + spacing, discs, boxes, inside):
        return x, y
    for tx, ty in path[-2::-1]:
        # Where rounding has made it too little, one thousandth more is asked for: rounding cannot eat that up.
        for room in (r + spacing, r + spacing + 1):
            part = free_part(x, y, tx, ty, room, discs, boxes, inside)
            if part is None:
                break
            px = x + round((tx - x) * part)
            py = y + round((ty - y) * part)
            if has_room(px, py, r + spacing, discs, boxes, inside):
                return px, py
        if has_room(tx, ty, r + spacing, discs, boxes, inside):
            return tx, ty
        x, y = tx, ty
    return path[0]


def has_room(
    x: int, y: int, r: int, discs: Sequence[Round], boxes: Sequence[Box] = (), inside: Disc | Box | None = None
) -> bool:
    """Whether a disc fits here, between everything and within the circle or box: touching, but not overlapping."""
    for ox, oy, radius in discs:
        if (ox - x) * (ox - x) + (oy - y) * (oy - y) < (r + radius) * (r + radius):
            return False
    for box in boxes:
        far = r + box[2] + box[3]
        dx = x - box[0]
        dy = y - box[1]
        if -far < dx < far and -far < dy < far:
            apart, square, of = from_box(box, x, y)
            if square < r * r * of if apart else square or r:
                return False
    return inside is None or contains(inside, Disc(x, y, r))


def free_part(
    x: int, y: int, tx: int, ty: int, r: int, discs: Sequence[Round], boxes: Sequence[Box], inside: Disc | Box | None
) -> float | None:
    """The first time from 0 to 1 on this way at which a disc fits; None where it never does."""
    dx = tx - x
    dy = ty - y
    dd = dx * dx + dy * dy
    if not dd:
        return None
    taken: list[tuple[float, float]] = []
    for ox, oy, radius in discs:
        part = through_disc(x - ox, y - oy, dx, dy, dd, r + radius)
        if part is not None and part[1] > 0 and part[0] < 1:
            taken.append(part)
    for box in boxes:
        px = x - box[0]
        py = y - box[1]
        far = r + box[2] + box[3]
        if (px * dy - py * dx) ** 2 >= far * far * dd:
            continue
        part = through_box(px, py, dx, dy, box, r)
        if part is not None and part[1] > 0 and part[0] < 1:
            taken.append(part)
    time, last = 0.0, 1.0
    if isinstance(inside, Disc):
        part = through_disc(x - inside.x, y - inside.y, dx, dy, dd, inside.r - r)
    elif inside is not None:
        room = Box(inside.x, inside.y, inside.w - r, inside.h - r, inside.ux, inside.uy)
        part = through_box(x - inside.x, y - inside.y, dx, dy, room, 0)
    else:
        part = 0.0, 1.0
    if part is None:
        return None
    time = max(time, part[0])
    last = min(last, part[1])
    for start, end in sorted(taken):
        if start <= time < end:
            time = end
    return time if time <= last else None


def through_disc(px: int, py: int, dx: int, dy: int, dd: int, r: int) -> tuple[float, float] | None:
    """From when to when an endless way is in a circle about 0, in lengths of dx, dy; None where it misses."""
    b = px * dx + py * dy
    root = b * b - dd * (px * px + py * py - r * r)
    if r < 0 or root <= 0:
        return None
    half = sqrt(root)
    return (-b - half) / dd, (half - b) / dd


def through_box(px: int, py: int, dx: int, dy: int, box: Box, r: int) -> tuple[float, float] | None:
    """From when to when an endless way is within r of a box, whose centre is 0; None where it misses."""
    w, h, ux, uy = box[2:]
    if w < 0 or h < 0:
        return None
    if uy or ux != ONE:
        px, py = px * ux + py * uy, py * ux - px * uy
        dx, dy = dx * ux + dy * uy, dy * ux - dx * uy
        w *= ONE
        h *= ONE
        r *= ONE
    first = entry(px, py, dx, dy, w, h, r)
    last = entry(px, py, -dx, -dy, w, h, r)
    return None if first is None or last is None else (first, -last)
