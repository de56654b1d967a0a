"""Where a straight way leaves a circle or a board."""

from __future__ import annotations

from math import sqrt

from orcade.table.plane.headings import BOTTOM, LEFT, RIGHT, TOP
from orcade.table.plane.shapes import ONE, Box, Disc, Point, rounded


def leave_disc(x: int, y: int, tx: int, ty: int, cx: int, cy: int, radius: int) -> Point | None:
    """Where a centre on its way from x, y to tx, ty leaves a circle about cx, cy: the last point on or in it.

    None where it ends in the circle or on its edge. Whoever is outside at the start and comes no nearer leaves where
    he is; whoever comes in first leaves where he gets out again.
    """
    ex = tx - cx
    ey = ty - cy
    square = radius * radius
    if ex * ex + ey * ey <= square:
        return None
    px = x - cx
    py = y - cy
    dx = tx - x
    dy = ty - y
    dd = dx * dx + dy * dy
    if not dd:
        return x, y
    b = px * dx + py * dy
    root = b * b - dd * (px * px + py * py - square)
    t = (sqrt(root) - b) / dd if root > 0 else -b / dd
    if t >= 1:
        return None
    if t <= 0:
        return x, y
    step = 1 / sqrt(dd)
    while t > 0:
        qx = round(dx * t)
        qy = round(dy * t)
        if (px + qx) * (px + qx) + (py + qy) * (py + qy) <= square or root <= 0:
            return x + qx, y + qy
        t -= step
    return x, y


def leave_board(
    x: int, y: int, tx: int, ty: int, left: int, top: int, right: int, bottom: int
) -> tuple[int, int, int] | None:
    """Where a centre on its way from x, y to tx, ty leaves a rectangle, and over which side: LEFT, TOP, RIGHT, BOTTOM.

    The edge belongs to the rectangle: a way that ends on it does not leave, and the point returned lies on it. None
    where the way ends inside. Through a corner it leaves over the side that comes first in that order.
    """
    if left <= tx <= right and top <= ty <= bottom:
        return None
    dx = tx - x
    dy = ty - y
    # The part of the way to each side that is crossed outwards, as a fraction of whole numbers.
    crossed = []
    if dx < 0 and tx < left:
        crossed.append((max(x - left, 0), -dx, LEFT))
    if dy < 0 and ty < top:
        crossed.append((max(y - top, 0), -dy, TOP))
    if dx > 0 and tx > right:
        crossed.append((max(right - x, 0), dx, RIGHT))
    if dy > 0 and ty > bottom:
        crossed.append((max(bottom - y, 0), dy, BOTTOM))
    if not crossed:
        return None
    a, b, side = crossed[0]
    for other in crossed[1:]:
        if other[0] * b < a * other[1]:
            a, b, side = other
    if not a:
        return x, y, side
    qx = x + rounded(dx * a, b)
    qy = y + rounded(dy * a, b)
    return min(max(qx, min(left, x)), max(right, x)), min(max(qy, min(top, y)), max(bottom, y)), side


def inset(
    base: Disc | Box, left: int, top: int, right: int, bottom: int, spacing: int = 0
) -> tuple[int, int, int, int]:
    """Where the centre of a base may be that lies within a rectangle, at least `spacing` from its sides.

    For a base that does not turn: a box keeps its heading. Made for `leave_board`, which tells where its way leaves it.
    """
    if isinstance(base, Disc):
        wide = high = base.r + spacing
    else:
        across, down = abs(base.ux), abs(base.uy)
        wide = -(-(base.w * across + base.h * down) // ONE) + spacing
        high = -(-(base.w * down + base.h * across) // ONE) + spacing
    return left + wide, top + high, right - wide, bottom - high
