"""Ways round the public inside: how far it is home, and from anywhere to anywhere, and where ways may meet."""

from __future__ import annotations

from math import sqrt

from orcade.table.plane import INCH, Point

from .circuit import INNER_LANE, Circuit
from .pieces import FINISH, HALF_LENGTH, LAPS, POLES, Rider

PACE = 9 * INCH
"""About how far a Boar comes in a Game Turn."""
LAP = 78 * INCH
"""About how long a lap is."""
FORESEEN = 10
"""Game Turns for which it is foreseen where somebody rides."""


def apart(ax: int, ay: int, bx: int, by: int) -> float:
    dx, dy = ax - bx, ay - by
    return sqrt(dx * dx + dy * dy)


def way_home(course: Circuit, rider: Rider) -> float:
    """How far it is round the poles to the end of the second lap, and beyond that in whole laps."""
    if course.home < POLES:
        return half_way_home(course, rider)
    laps = max(LAPS, rider.laps + 1)
    length, x, _ = round_the_poles(course, rider, POLES * (rider.laps + 1))
    return length + x - FINISH + HALF_LENGTH + (laps - rider.laps - 1) * LAP


def half_way_home(course: Circuit, rider: Rider) -> float:
    """The same to the end of half a lap, and beyond that to the next line (TP-45)."""
    last = max(POLES * (LAPS - 1) + course.home, rider.crossed)
    if rider.rounded > last:
        return HALF_LENGTH - course.over(last % POLES, rider.x, rider.y)
    return round_the_poles(course, rider, last + 1)[0] + HALF_LENGTH


def round_the_poles(course: Circuit, rider: Rider, last: int) -> tuple[float, int, int]:
    """How long the way is round the poles before this one, of all laps, and where it ends."""
    length = 0.0
    x, y = rider.x, rider.y
    for at in range(rider.rounded, last):
        tx, ty = course.waypoints[at % POLES][INNER_LANE]
        length += apart(x, y, tx, ty)
        x, y = tx, ty
    return length, x, y


def way_to(course: Circuit, ax: int, ay: int, bx: int, by: int) -> list[Point]:
    """The points of the shorter way from one place to another, without the first."""
    here, there = course.sector(ax, ay), course.sector(bx, by)
    if here == there:
        return [(bx, by)]
    bends = [points[INNER_LANE] for points in course.waypoints]
    on = [*(bends[(here + 1 + each) % POLES] for each in range((there - here) % POLES)), (bx, by)]
    back = [*(bends[(here - each) % POLES] for each in range((here - there) % POLES)), (bx, by)]
    return min(on, back, key=lambda points: length_of(ax, ay, points))


def length_of(x: int, y: int, points: list[Point]) -> float:
    """How long the way from a place through these points is."""
    length = 0.0
    for tx, ty in points:
        length += apart(x, y, tx, ty)
        x, y = tx, ty
    return length


def between(course: Circuit, ax: int, ay: int, bx: int, by: int) -> float:
    """How far it is from one place to another."""
    return length_of(ax, ay, way_to(course, ax, ay, bx, by))


def farther_on(course: Circuit, rider: Rider, far: float) -> Point:
    """Where a Boar is on its way round the circuit when it has gone so far."""
    x, y = rider.x, rider.y
    at = rider.rounded
    while True:
        tx, ty = course.waypoints[at % POLES][INNER_LANE]
        step = apart(x, y, tx, ty)
        if step >= far:
            part = far / step if step else 0.0
            return round(x + (tx - x) * part), round(y + (ty - y) * part)
        far -= step
        x, y = tx, ty
        at += 1


def meeting(course: Circuit, rider: Rider, holder: Rider) -> Point | None:
    """Where a Boar first meets the one that rides home with the Piglet; None where that one is home before."""
    home = way_home(course, holder)
    for turn in range(FORESEEN):
        if turn * PACE >= home:
            return None
        x, y = farther_on(course, holder, turn * PACE)
        if between(course, rider.x, rider.y, x, y) <= (turn + 1) * PACE:
            return x, y
    return None
