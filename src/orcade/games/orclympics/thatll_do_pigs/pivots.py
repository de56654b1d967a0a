"""The Pivot: which way a Boar looks after it (TP 4.2.1, TP-21)."""

from __future__ import annotations

from math import sqrt

from orcade.table.plane import ONE, Box, Point, turned

from .pieces import HALF_LENGTH, HALF_WIDTH, UNRIDDEN_PIVOT, Rider


def pivot(rider: Rider, x: int, y: int) -> Point:
    """Where a Boar looks after its Pivot towards a point: a unit vector."""
    dx, dy = x - rider.x, y - rider.y
    if not (dx or dy):
        return rider.ux, rider.uy
    if rider.ridden:
        return unit(dx, dy)
    return max(headings(rider), key=lambda each: each[0] * dx + each[1] * dy)


def pivoted(rider: Rider, x: int, y: int) -> Box:
    """A Boar's base after its Pivot towards a point."""
    return Box(rider.x, rider.y, HALF_LENGTH, HALF_WIDTH, *pivot(rider, x, y))


def headings(rider: Rider) -> tuple[Point, ...]:
    """TP-21: where an Unridden Boar may go: straight on, or an eighth of a turn to the left or the right."""
    ux, uy = rider.ux, rider.uy
    return (ux, uy), unit(*turned(ux, uy, -UNRIDDEN_PIVOT)), unit(*turned(ux, uy, UNRIDDEN_PIVOT))


def unit(dx: int, dy: int) -> Point:
    """A vector of length ONE."""
    length = sqrt(dx * dx + dy * dy)
    return round(dx * ONE / length), round(dy * ONE / length)
