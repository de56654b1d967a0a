"""Directions: the table of whole degrees, going ahead, turning, pivoting and bouncing.

Sines and cosines are taken at import only and rounded to millionths, so that a replay is the same on every machine.
"""

from __future__ import annotations

from math import cos, radians, sin, sqrt

from orcade.table.plane.shapes import ONE, Box, Point, rounded

LEFT, TOP, RIGHT, BOTTOM = range(4)

HEADINGS: tuple[Point, ...] = tuple((round(cos(radians(d)) * ONE), round(sin(radians(d)) * ONE)) for d in range(361))
"""The unit vector, times ONE, of each whole degree; 90 is down the board. A random direction is a roll of 1 to 360."""

DEGREES = {heading: degrees for degrees, heading in enumerate(HEADINGS)}


WAYS = ("right", "down-right", "down", "down-left", "left", "up-left", "up", "up-right")
"""Eighths of a turn in words, as seen on the screen, clockwise from the right."""


def compass(degrees: float) -> str:
    """The nearest of the eight WAYS; degrees clockwise from the right."""
    return WAYS[round(degrees / 45) % 8]


def bearing(dx: int, dy: int) -> str:
    """The nearest of the eight WAYS for a vector; empty where it has no length."""
    if not (dx or dy):
        return ""
    # Within an eighth of straight up or across: 2.4142 is the tangent of 67.5 degrees.
    if abs(dx) * 24142 < abs(dy) * 10000:
        return "down" if dy > 0 else "up"
    if abs(dy) * 24142 < abs(dx) * 10000:
        return "right" if dx > 0 else "left"
    return f"{'down' if dy > 0 else 'up'}-{'right' if dx > 0 else 'left'}"


def side_of(dx: int, dy: int) -> str:
    """On which side of its start a vector ends: "above", "left of", "up-left of"; empty where it has no length."""
    way = bearing(dx, dy)
    return {"": "", "up": "above", "down": "below"}.get(way, f"{way} of")


def ahead(x: int, y: int, dx: int, dy: int, distance: int) -> Point:
    """The point `distance` away from x, y in the direction of dx, dy, a vector of any length but 0."""
    length = sqrt(dx * dx + dy * dy)
    if not length:
        raise ValueError("a direction needs a length")
    return x + round(dx * distance / length), y + round(dy * distance / length)


def turned(dx: int, dy: int, degrees: int) -> Point:
    """A vector turned about its start by whole degrees, clockwise on the screen."""
    if (dx, dy) in DEGREES:
        return HEADINGS[(DEGREES[dx, dy] + degrees) % 360]
    c, s = HEADINGS[degrees % 360]
    return rounded(dx * c - dy * s, ONE), rounded(dx * s + dy * c, ONE)


def pivot(box: Box, degrees: int) -> Box:
    """A box turned about its centre. Whole degrees come back exactly to where they were, however often it turns."""
    ux, uy = turned(box.ux, box.uy, degrees)
    if (ux, uy) not in DEGREES:
        length = sqrt(ux * ux + uy * uy)
        ux, uy = round(ux * ONE / length), round(uy * ONE / length)
    return Box(box.x, box.y, box.w, box.h, ux, uy)


def facing(box: Box) -> Point:
    """Where a box looks: the unit vector, times ONE, of its own x-axis."""
    return box.ux, box.uy


def reflect(dx: int, dy: int, off: int | Point) -> Point:
    """A direction after a bounce off a side of the board (LEFT, TOP, RIGHT, BOTTOM), or off a surface with this normal.

    The length stays, up to rounding: a long vector, like one of HEADINGS, keeps its direction best.
    """
    if isinstance(off, int):
        return (-dx, dy) if off in (LEFT, RIGHT) else (dx, -dy)
    nx, ny = off
    square = nx * nx + ny * ny
    if not square:
        raise ValueError("a normal needs a length")
    twice = 2 * (dx * nx + dy * ny)
    return rounded(dx * square - twice * nx, square), rounded(dy * square - twice * ny, square)
