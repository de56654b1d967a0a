"""Turning one rectangular base so that it lies along another's edge."""

from __future__ import annotations

from orcade.table.plane.shapes import ONE, SLACK, Box, rounded


def align(base: Box, other: Box) -> Box:
    """A base, turned about its centre by the least angle and then shifted until the two touch along an edge.

    The angle is at most 45 degrees. The shift is the least one, up to rounding: in or out of that edge and, where the
    two would only meet at a corner, along it.
    """
    ux, uy = other.ux, other.uy
    quarters = ((ux, uy), (-uy, ux), (-ux, -uy), (uy, -ux))
    best = max(range(4), key=lambda at: (quarters[at][0] * base.ux + quarters[at][1] * base.uy, -at))
    wide, high = (base.w, base.h) if best % 2 == 0 else (base.h, base.w)
    wide += other.w
    high += other.h
    dx = base.x - other.x
    dy = base.y - other.y
    along = dx * ux + dy * uy
    across = dy * ux - dx * uy
    if abs(along) - wide * ONE >= abs(across) - high * ONE:
        along = wide * ONE if along >= 0 else -wide * ONE
        across = clamped(across, high - 2 * SLACK)
    else:
        across = high * ONE if across >= 0 else -high * ONE
        along = clamped(along, wide - 2 * SLACK)
    return Box(
        other.x + rounded(along * ux - across * uy, ONE * ONE),
        other.y + rounded(along * uy + across * ux, ONE * ONE),
        base.w,
        base.h,
        *quarters[best],
    )


def clamped(value: int, most: int) -> int:
    """Between -most and most, times ONE; 0 where that is nowhere."""
    room = max(most, 0) * ONE
    return min(max(value, -room), room)
