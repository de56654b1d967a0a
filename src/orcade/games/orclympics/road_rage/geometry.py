"""Distances, contact and gates on the circuit, in thousandths of an inch."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from orcade.table.plane import HEADINGS, INCH, SLACK, Box, Disc, Point, Segment, gap, within
from orcade.table.plane.shapes import ONE, rounded
from orcade.table.plane.sweeps import NEVER, time_between, time_to_box
from orcade.table.requests import Seat

from .circuits import BASE_RADIUS, GATES, SHIPPED, Circuit, gate_line, outline, read_own, starting_row
from .pieces import EDGE, EIGHTHS, HALF_LENGTH, HALF_WIDTH, INCREMENT, NOTHING, TERRAIN, Race

Solid = tuple[int, int, int, Disc | Box]
"""Something solid with a circle around it: x, y, radius, shape."""


class Track(NamedTuple):
    """A circuit as the rules need it."""

    circuit: Circuit
    side: int
    facing: int
    """Of the start, in degrees clockwise from the right."""
    directions: tuple[Point, ...]
    """By heading: the unit vector, times ONE."""
    increments: tuple[Point, ...]
    """By heading: one increment."""
    extents: tuple[Point, ...]
    """By heading: how far a base reaches from its middle, across and down the board."""
    gates: tuple[Segment, ...]
    middles: tuple[tuple[int, int, int], ...]
    """Of the gates, with half their width."""
    terrain: tuple[Solid, ...]


def track(race: Race) -> Track:
    """The circuit of a race."""
    return lay_out(race.options.circuit, race.options.own_circuit)


@lru_cache(maxsize=64)
def lay_out(name: str, own: str) -> Track:
    circuit = read_own(own) if own else SHIPPED[name]
    ways = tuple(HEADINGS[(circuit.start.facing + 45 * eighth) % 360] for eighth in range(EIGHTHS))
    gates = tuple(gate_line(gate) for gate in circuit.gates)
    solids = []
    for piece in circuit.terrain:
        shape = outline(piece)
        reach = shape.r if isinstance(shape, Disc) else shape.w + shape.h
        solids.append((shape.x, shape.y, reach, shape))
    return Track(
        circuit,
        circuit.board * INCH,
        circuit.start.facing,
        ways,
        tuple((rounded(ux * INCREMENT, ONE), rounded(uy * INCREMENT, ONE)) for ux, uy in ways),
        tuple((extent(ux, uy), extent(uy, ux)) for ux, uy in ways),
        gates,
        tuple(((g.ax + g.bx) // 2, (g.ay + g.by) // 2, (abs(g.ax - g.bx) + abs(g.ay - g.by)) // 2) for g in gates),
        tuple(solids),
    )


def extent(along: int, across: int) -> int:
    """How far a base reaches from its middle along an axis, rounded up. Its direction is given times ONE."""
    return -(-(HALF_LENGTH * abs(along) + HALF_WIDTH * abs(across)) // ONE)


def cell_middle(race: Race, at: int) -> Point:
    """The middle of a cell of the Starting Line."""
    box = starting_row(track(race).circuit.start, race.seats)[at]
    return box.x, box.y


def turns_left(race: Race) -> bool:
    """Whether the course goes to the left of who starts: gate 2 lies there."""
    start, (x, y, _) = starting_row(track(race).circuit.start, 1)[0], track(race).middles[1]
    return start.ux * (y - start.y) < start.uy * (x - start.x)


def base(race: Race, seat: Seat) -> Box:
    """The ground that a chariot, or its wreck, stands on."""
    chariot = race.chariots[seat]
    return Box(chariot.x, chariot.y, HALF_LENGTH, HALF_WIDTH, *track(race).directions[chariot.heading])


def shape_of(race: Race, hit: int) -> Disc | Box:
    """What has been hit, by its number; not the edge."""
    return track(race).terrain[hit - TERRAIN][3] if hit >= TERRAIN else base(race, hit)


def things_near(race: Race, seat: Seat, x: int, y: int, reach: int) -> list[int]:
    """What may be within `reach` of a place, by numbers as in `Race.hit`, but not the chariot itself.

    Racing chariots come first, the next one clockwise before the others, then terrain, then wrecks (RR-23).
    """
    chariots = race.chariots
    seats = race.seats
    found = []
    wrecked = []
    least = reach + BASE_RADIUS
    least *= least
    for step in range(1, seats):
        other = (seat + step) % seats
        chariot = chariots[other]
        dx = chariot.x - x
        dy = chariot.y - y
        if dx * dx + dy * dy < least and chariot.x >= 0:
            if not chariot.out:
                found.append(other)
            elif race.options.wrecks:
                wrecked.append(other)
    found += terrain_near(race.options.circuit, race.options.own_circuit, x, y, reach)
    return found + wrecked if wrecked else found


@lru_cache(maxsize=50_000)
def terrain_near(name: str, own: str, x: int, y: int, reach: int) -> tuple[int, ...]:
    """The terrain of a circuit among `things_near`. Kept, since a search looks at the same places again and again."""
    found = []
    for at, (ox, oy, around, _) in enumerate(lay_out(name, own).terrain, TERRAIN):
        ox -= x
        oy -= y
        around += reach
        if ox * ox + oy * oy < around * around:
            found.append(at)
    return tuple(found)


def slide(race: Race, seat: Seat, dx: int, dy: int) -> tuple[int, int, int]:
    """A base slid by dx, dy without turning: where it stops, and what it hits there, or NOTHING.

    RR-23, RR 1.2: of things that are met at once the first in the order of `things_near` counts, and the edge last.
    """
    chariot = race.chariots[seat]
    x, y = chariot.x, chariot.y
    course = track(race)
    best = NEVER
    hit = NOTHING
    half = (abs(dx) + abs(dy)) // 2 if dx and dy else INCREMENT // 2 + 2
    around = things_near(race, seat, x + dx // 2, y + dy // 2, half + BASE_RADIUS + 2 * SLACK)
    if around:
        mine = base(race, seat)
        for at in around:
            shape = shape_of(race, at)
            if isinstance(shape, Box):
                time = time_between(mine, dx, dy, shape)
            else:
                time = time_to_box(shape.x - x, shape.y - y, -dx, -dy, mine, shape.r)
            if time < best:
                best = time
                hit = at
    ex, ey = course.extents[chariot.heading]
    side = course.side
    time = min(to_edge(x - ex, dx), to_edge(side - ex - x, -dx), to_edge(y - ey, dy), to_edge(side - ey - y, -dy))
    if time < best:
        best = time
        hit = EDGE
    if best >= 1:
        return x + dx, y + dy, hit
    return x + round(dx * best), y + round(dy * best), hit


def to_edge(room: int, step: int) -> float:
    """When a way that gains `step` of room comes to an edge that is `room` away: 0 to 1, or NEVER."""
    after = room + step
    if step >= 0 or after > SLACK:
        return NEVER
    if after >= -SLACK:
        return 1.0 if room > SLACK else NEVER
    return max(room, 0) / -step


def passes_gate(race: Race, seat: Seat, x: int, y: int, which: int) -> bool:
    """Whether a chariot touched the line of a gate on its straight way from x, y to where it is (RR-4, RR-28)."""
    chariot = race.chariots[seat]
    course = track(race)
    mx, my, wide = course.middles[which]
    dx = chariot.x - mx
    dy = chariot.y - my
    reach = wide + INCREMENT + BASE_RADIUS
    if dx * dx + dy * dy > reach * reach:
        return False
    # All that a base covers on its way straight ahead is a longer rectangle.
    way = max(abs(chariot.x - x), abs(chariot.y - y), gap(Disc(x, y, 0), Disc(chariot.x, chariot.y, 0)))
    ux, uy = course.directions[chariot.heading]
    swept = Box((x + chariot.x) // 2, (y + chariot.y) // 2, HALF_LENGTH + (way + 1) // 2, HALF_WIDTH, ux, uy)
    return within(swept, course.gates[which], 0)


def distance_to_gate(race: Race, seat: Seat) -> int:
    """How far a chariot is from its next gate, base to line."""
    return gap(base(race, seat), track(race).gates[race.chariots[seat].passed % GATES])


def gate_from(race: Race, seat: Seat, x: int, y: int) -> int:
    """How far the next gate of a chariot would be if it drove straight to x, y; -1 where it is passed on the way."""
    chariot = race.chariots[seat]
    old_x, old_y = chariot.x, chariot.y
    chariot.x, chariot.y = x, y
    passed = passes_gate(race, seat, old_x, old_y, chariot.passed % GATES)
    far = -1 if passed else max(0, distance_to_gate(race, seat))
    chariot.x, chariot.y = old_x, old_y
    return far


def nearest_rivals(race: Race, seat: Seat, reach: int) -> list[Seat]:
    """The rivals in the race that are nearest, base to base, within a reach: several where they are equally near."""
    chariots = race.chariots
    me = chariots[seat]
    least = reach + 2 * BASE_RADIUS
    least *= least
    close = []
    for step in range(1, race.seats):
        other = (seat + step) % race.seats
        chariot = chariots[other]
        dx = chariot.x - me.x
        dy = chariot.y - me.y
        if not chariot.out and dx * dx + dy * dy <= least:
            close.append(other)
    if not close:
        return close
    gaps = [gap_of_chariots(race, seat, other) for other in close]
    nearest = min(gaps)
    if nearest > reach or (
        nearest == reach and not any(within(base(race, seat), base(race, at), reach) for at in close)
    ):
        return []
    return [other for other, far in zip(close, gaps, strict=True) if far == nearest]


def gap_of_chariots(race: Race, seat: Seat, other: Seat) -> int:
    """The gap of two chariots, rounded down; 0 where they touch or overlap."""
    mine, theirs = race.chariots[seat], race.chariots[other]
    turn = (mine.heading - theirs.heading) % EIGHTHS
    if turn % 2:
        return gap_of_askew(base(race, seat), base(race, other))
    # Their edges run along each other: look along them.
    ux, uy = track(race).directions[mine.heading]
    vx = theirs.x - mine.x
    vy = theirs.y - mine.y
    far = abs(vx * ux + vy * uy) - (2 * HALF_LENGTH if turn % 4 == 0 else HALF_LENGTH + HALF_WIDTH) * ONE
    aside = abs(vy * ux - vx * uy) - (2 * HALF_WIDTH if turn % 4 == 0 else HALF_LENGTH + HALF_WIDTH) * ONE
    if far <= 0:
        return max(0, aside) // ONE
    return far // ONE if aside <= 0 else isqrt(far * far + aside * aside) // ONE


def gap_of_askew(one: Box, two: Box) -> int:
    """The gap of two bases that do not overlap, rounded down: it is at a corner of one of them."""
    least = -1
    for mine, other in ((one, two), (two, one)):
        lx, ly = mine.w * mine.ux, mine.w * mine.uy
        sx, sy = -mine.h * mine.uy, mine.h * mine.ux
        # Everything in ONE of a thousandth, and seen from the other base.
        vx, vy = (mine.x - other.x) * ONE, (mine.y - other.y) * ONE
        ux, uy, w, h = other.ux, other.uy, other.w * ONE * ONE, other.h * ONE * ONE
        px, py, qx, qy = vx + lx, vy + ly, vx - lx, vy - ly
        for cx, cy in ((px + sx, py + sy), (px - sx, py - sy), (qx + sx, qy + sy), (qx - sx, qy - sy)):
            far = abs(cx * ux + cy * uy) - w
            aside = abs(cy * ux - cx * uy) - h
            if far < 0:
                far = 0
            if aside < 0:
                aside = 0
            square = far * far + aside * aside
            if least < 0 or square < least:
                least = square
    return isqrt(least) // (ONE * ONE)
