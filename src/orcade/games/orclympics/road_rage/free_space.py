"""Free space on the circuit: the shortest way off something, where a chariot that turned is free (RR-10), and what
comes straight ahead then."""

from __future__ import annotations

from typing import NamedTuple

from orcade.table.plane import HEADINGS, INCH, SLACK, Box, Disc, Point, overlapping
from orcade.table.plane.shapes import ONE, box_axes, half_extent, rounded
from orcade.table.requests import Seat

from .circuits import BASE_RADIUS
from .geometry import base, shape_of, slide, things_near, track
from .pieces import EIGHTHS, HALF_LENGTH, HALF_WIDTH, NOTHING, Race

SHIFT = 3 * INCH
"""How far a Pivot shifts a chariot at most (RR-33)."""


def shortest_way_off(mine: Box, other: Disc | Box) -> tuple[float, float, float]:
    """The direction in which a base gets away from a shape soonest, as a unit vector, and the gap along it now."""
    if isinstance(other, Disc):
        return way_off_disc(mine, other)
    vx = mine.x - other.x
    vy = mine.y - other.y
    best = (0.0, 0.0, -1e9)
    for ax, ay, halves, _ in box_axes(other, mine):
        along = vx * ax + vy * ay
        apart = abs(along) / ONE - halves / (ONE * ONE)
        if apart > best[2] + 1e-6:
            sign = 1 if along >= 0 else -1
            best = (sign * ax / ONE, sign * ay / ONE, apart)
    return best


def way_off_disc(mine: Box, other: Disc) -> tuple[float, float, float]:
    """The same for a round thing."""
    vx = other.x - mine.x
    vy = other.y - mine.y
    ux, uy = mine.ux / ONE, mine.uy / ONE
    px, py = vx * ux + vy * uy, vy * ux - vx * uy
    qx = min(max(px, -mine.w), mine.w)
    qy = min(max(py, -mine.h), mine.h)
    nx, ny = qx - px, qy - py
    far = (nx * nx + ny * ny) ** 0.5
    if far:
        nx, ny, apart = nx / far, ny / far, far - other.r
    elif mine.w - abs(px) < mine.h - abs(py):
        nx, ny, apart = (-1.0 if px > 0 else 1.0), 0.0, abs(px) - mine.w - other.r
    else:
        nx, ny, apart = 0.0, (-1.0 if py > 0 else 1.0), abs(py) - mine.h - other.r
    return nx * ux - ny * uy, nx * uy + ny * ux, apart


def edges_from(race: Race, seat: Seat, x: int, y: int) -> tuple[tuple[int, int, int], ...]:
    """The four edges as a base at x, y sees them: the direction away from each, and how far it is."""
    course = track(race)
    ex, ey = course.extents[race.chariots[seat].heading]
    side = course.side
    return (1, 0, x - ex), (-1, 0, side - ex - x), (0, 1, y - ey), (0, -1, side - ey - y)


def on_board(race: Race, seat: Seat, x: int, y: int) -> bool:
    """Whether a base at x, y reaches over no edge."""
    return all(room >= -SLACK for _, _, room in edges_from(race, seat, x, y))


def edge_run_into(race: Race, seat: Seat) -> tuple[int, int, int]:
    """The edge that a chariot has run into straight ahead, as one of `edges`."""
    chariot = race.chariots[seat]
    ux, uy = track(race).directions[chariot.heading]
    ahead = [edge for edge in edges_from(race, seat, chariot.x, chariot.y) if ux * edge[0] + uy * edge[1] < 0]
    return min(ahead, key=lambda edge: edge[2])


def obstructed(race: Race, seat: Seat, x: int, y: int, around: list[int]) -> bool:
    """Whether a chariot, with the heading that it has, has no room at x, y among these things."""
    if not on_board(race, seat, x, y):
        return True
    mine = Box(x, y, HALF_LENGTH, HALF_WIDTH, *track(race).directions[race.chariots[seat].heading])
    return any(overlapping(mine, shape_of(race, at)) for at in around)


def nearest_free_place(race: Race, seat: Seat) -> Point | None:
    """The place nearest to where a chariot has turned at which its base is free (RR-10, RR-33); None: nowhere near."""
    chariot = race.chariots[seat]
    x, y = chariot.x, chariot.y
    around = things_near(race, seat, x, y, BASE_RADIUS)
    if not obstructed(race, seat, x, y, around):
        return x, y
    # Beyond each of these lines a base is clear of one thing. The nearest free place is on a line or where two cross.
    around = things_near(race, seat, x, y, BASE_RADIUS + SHIFT)
    lines = clear_lines(race, seat, around)
    places = [(nx * far, ny * far) for nx, ny, far in lines if far > 0]
    for at, (nx, ny, far) in enumerate(lines):
        for mx, my, way in lines[:at]:
            cross = nx * my - ny * mx
            if abs(cross) > 0.01:
                places.append(((far * my - way * ny) / cross, (way * nx - far * mx) / cross))
    places = [place for place in places if place[0] * place[0] + place[1] * place[1] <= SHIFT * SHIFT]
    places.sort(key=lambda place: place[0] * place[0] + place[1] * place[1])
    for px, py in places:
        tx, ty = x + round(px), y + round(py)
        if not obstructed(race, seat, tx, ty, around):
            return tx, ty
    return any_free_place(race, seat, around)


def clear_lines(race: Race, seat: Seat, around: list[int]) -> list[tuple[float, float, float]]:
    """Lines beyond which a base is clear of one thing: unit vectors, and how far it has to go along them."""
    chariot = race.chariots[seat]
    mine = base(race, seat)
    course = track(race)
    ex, ey = course.extents[chariot.heading]
    side = course.side
    found = [
        (1.0, 0.0, float(ex - chariot.x)),
        (-1.0, 0.0, float(chariot.x + ex - side)),
        (0.0, 1.0, float(ey - chariot.y)),
        (0.0, -1.0, float(chariot.y + ey - side)),
    ]
    for at in around:
        other = shape_of(race, at)
        if isinstance(other, Disc):
            rays = [HEADINGS[degrees] for degrees in range(0, 180, 15)]
            axes = [(ax, ay, half_extent(mine, ax, ay) + other.r * ONE * ONE) for ax, ay in rays]
            nx, ny, apart = way_off_disc(mine, other)
            found.append((nx, ny, -apart))
        else:
            askew = (other.ux * mine.uy - other.uy * mine.ux) * (other.ux * mine.ux + other.uy * mine.uy)
            axes = [(ax, ay, halves) for ax, ay, halves, _ in box_axes(mine, other)][: 4 if askew else 2]
        for ax, ay, halves in axes:
            extent = halves / (ONE * ONE)
            along = ((mine.x - other.x) * ax + (mine.y - other.y) * ay) / ONE
            found.append((ax / ONE, ay / ONE, extent - along))
            found.append((-ax / ONE, -ay / ONE, extent + along))
    return found


def any_free_place(race: Race, seat: Seat, around: list[int]) -> Point | None:
    """Any free place as far away as a Pivot may shift a chariot; None where there is none."""
    chariot = race.chariots[seat]
    for ux, uy in HEADINGS[0:360:45]:
        tx, ty = chariot.x + rounded(ux * SHIFT, ONE), chariot.y + rounded(uy * SHIFT, ONE)
        if not obstructed(race, seat, tx, ty, around):
            return tx, ty
    return None


def possible_pivots(race: Race, seat: Seat) -> tuple[bool, bool]:
    """Whether there is room for a Pivot to the left, and to the right, shifted or not (RR-33)."""
    chariot = race.chariots[seat]
    side = track(race).side
    around = things_near(race, seat, chariot.x, chariot.y, BASE_RADIUS)
    if not around and BASE_RADIUS <= chariot.x <= side - BASE_RADIUS and BASE_RADIUS <= chariot.y <= side - BASE_RADIUS:
        return True, True
    return can_pivot(race, seat, -1, around), can_pivot(race, seat, 1, around)


def can_pivot(race: Race, seat: Seat, eighths: int, around: list[int]) -> bool:
    """Whether there is a free place for a chariot after such a turn. What is quickly found is tried first."""
    chariot = race.chariots[seat]
    before = chariot.heading
    chariot.heading = (before + eighths) % EIGHTHS
    free = (
        not obstructed(race, seat, chariot.x, chariot.y, around)
        or any_free_place(race, seat, things_near(race, seat, chariot.x, chariot.y, BASE_RADIUS + SHIFT)) is not None
        or nearest_free_place(race, seat) is not None
    )
    chariot.heading = before
    return free


class Ahead(NamedTuple):
    """The way straight ahead of a chariot, perhaps after a turn."""

    start: Point
    """Where it stands when it has turned: it is shifted where it has no room (RR-10)."""
    end: Point
    hit: int
    """What it runs into there, or NOTHING."""


def way_ahead(race: Race, seat: Seat, turn: int, increments: int) -> Ahead:
    """So many increments straight ahead, after a turn by so many eighths."""
    chariot = race.chariots[seat]
    x, y, heading = chariot.x, chariot.y, chariot.heading
    for _ in range(abs(turn)):
        chariot.heading = (chariot.heading + (1 if turn > 0 else -1)) % EIGHTHS
        chariot.x, chariot.y = nearest_free_place(race, seat) or (chariot.x, chariot.y)
    start = chariot.x, chariot.y
    dx, dy = track(race).increments[chariot.heading]
    hit = NOTHING
    for _ in range(max(increments, 1)):
        chariot.x, chariot.y, hit = slide(race, seat, dx, dy)
        if hit != NOTHING:
            break
    end = chariot.x, chariot.y
    chariot.x, chariot.y, chariot.heading = x, y, heading
    return Ahead(start, end, hit)
