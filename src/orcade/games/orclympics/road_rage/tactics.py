"""How a race stands, in one number a seat: for searches that stop before the end.

A chariot is judged by where a sensible driver would bring it: to the end of its Player Turn, and through another one
at the speed that it has then. So a corner that comes too fast is seen before it is there. What way is left then, at
the pace of its Profile, is its time to the goal; Chassis Points tell how likely it gets there. A seat looks at its lead
over the others, and a little at its own chariot alone.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from orcade.table.plane import INCH

from .circuits import GATES
from .pieces import ACTING, EIGHTHS, INCREMENT, NOBODY, Chariot, Race, increments_left
from .racing_line import SNUG, TURN, Lines, lines

STRIDE: Final = INCREMENT / INCH
FRONT: Final = 0.6
"""How far before its middle a chariot feels its way, in inches."""
CRASH: Final = 0.55
"""How likely it is that running into something costs D3 Chassis Points."""
SHAKE: Final = 4.0
"""What running into something costs of the way, in inches, besides."""
WRECKED: Final = (12.0, 4.6, 2.9, 1.8, 0.9, 0.35, 0.0, 0.0, 0.0, 0.0)
"""By Chassis Points: how much is against a chariot's getting there, as a logarithm of odds."""
FAR_OFF: Final = 25.0
"""Turns to go from which on all of that counts; it fades towards the goal."""
SLOPE: Final = 0.4
"""How quickly a lead in Game Turns turns into a won race; the more so the nearer the goal is."""
MOMENTUM: Final = 4.0
"""What a point of Current Speed is worth of the way, in inches, beyond the two turns that are looked at."""
BOTHER: Final = 0.3
"""What a Pivot or Speed Change costs, in inches: so none is made for nothing."""
WHOLE: Final = (0.0, 0.35, 0.6, 0.8, 0.9, 0.96, 1.0, 1.0, 1.0, 1.0)
"""By Chassis Points: what a chariot is worth to its driver, whatever the others do."""
TIRING: Final = 0.008
"""What part of that each Game Turn to go takes away, so that it drives on."""
PRIDE: Final = 0.3
"""How much that counts beside the lead over the others. Without it a blow that hurts both alike costs nothing, since it
changes no lead, and so they wreck each other."""
WIDE: Final = 1.2
"""How far from the middle of a wreck the way of a chariot's middle has to lie, in inches."""
FEELS: Final = (1.0, 2.0, 3.0)

Spot = tuple[float, float]
"""A place in inches."""


def worth(race: Race) -> list[float]:
    """An estimate of each seat's result: 1 for the first place, 0 for the last."""
    seats = race.seats
    if race.ending is not None:
        return [(seats - place) / (seats - 1) for place in race.ending.places]
    if not race.laps:
        return [0.5] * seats
    outlooks = [outlook(race, seat) for seat in range(seats)]
    soonest = min(turns for turns, _ in outlooks)
    slope = SLOPE / (0.6 + soonest / FAR_OFF)
    strengths = [strength(chariot, *each, slope) for chariot, each in zip(race.chariots, outlooks, strict=True)]
    found = []
    for mine, chariot, each in zip(strengths, race.chariots, outlooks, strict=True):
        total = -0.5
        for other in strengths:
            lead = mine - other
            total += 1 / (1 + exp(-lead)) if lead < 30 else 1.0
        found.append((1 - PRIDE) * total / (seats - 1) + PRIDE * own(chariot, *each))
    return found


def own(chariot: Chariot, turns: float, crashes: float) -> float:
    """What a chariot has of itself, whatever becomes of the others: 1 for a whole one at the goal, 0 for a wreck."""
    if chariot.out:
        return 0.0
    return after_crashes(WHOLE, chariot.chassis, crashes) * max(0.0, 1 - TIRING * turns)


def after_crashes(table: tuple[float, ...], chassis: int, crashes: float) -> float:
    """A value by Chassis Points, after so many crashes, each of which may cost D3 of them."""
    now = table[max(0, chassis)]
    hurt = sum(table[max(0, chassis - loss)] for loss in (1, 2, 3)) / 3
    return now + (hurt - now) * min(1.0, CRASH * crashes)


def strength(chariot: Chariot, turns: float, crashes: float, slope: float) -> float:
    """What a chariot has for it: the logarithm of its odds against one that has nothing."""
    if chariot.finished:
        return 40.0 - 8 * chariot.finished
    if chariot.out:
        return -60.0 + 8 * chariot.out
    risk = after_crashes(WRECKED, chariot.chassis, crashes)
    return -slope * turns - risk * (0.35 + 0.65 * min(1.0, turns / FAR_OFF))


def outlook(race: Race, seat: int) -> tuple[float, float]:
    """The Game Turns that a chariot still needs, about, and how often it runs into something in the next two."""
    chariot = race.chariots[seat]
    if chariot.finished:
        return 0.0, 0.0
    if chariot.out:
        return 2 * FAR_OFF, 0.0
    way, crashes = prospect(race, seat, chariot)
    mean = pace(chariot.top, chariot.agility, chariot.skill)
    way += BOTHER * chariot.used - MOMENTUM * min(chariot.speed, mean / STRIDE + 1)
    return max(0.0, way) / mean, crashes


@lru_cache(maxsize=512)
def pace(top: int, agility: int, skill: int) -> float:
    """Inches that a chariot makes in a Game Turn, all in all."""
    turns = sum(min(agility, die + skill) for die in range(1, 7)) / 6
    return STRIDE * min(top - 0.4, 1.2 + 0.55 * turns - 0.03 * turns * turns + 0.16 * skill)


def prospect(race: Race, seat: int, chariot: Chariot) -> tuple[float, float]:
    """The way that is left after this Player Turn and another one, and how often it runs into something till then."""
    options = race.options
    name, own = options.circuit, options.own_circuit
    togo = GATES * race.laps - chariot.passed
    if chariot.x < 0:
        drawn = lines(name, own)
        return drawn.lap * race.laps, 0.0
    now = 0
    pivots = 0
    if race.turn and not chariot.done:
        if seat == race.active:
            now = increments_left(race) if race.phase >= ACTING else 0
            pivots = min(max(0, chariot.agility - chariot.used), chariot.points)
        elif race.active != NOBODY:
            now = chariot.speed
            pivots = min(chariot.agility, chariot.points)
    way, crashes = driven(
        name,
        own,
        chariot.x,
        chariot.y,
        chariot.heading,
        chariot.passed % GATES,
        now,
        pivots,
        chariot.speed,
        chariot.agility,
        wrecks(race),
    )
    laps = (togo - 1) // GATES
    return way + laps * lines(name, own).lap, crashes


def wrecks(race: Race) -> tuple[Spot, ...]:
    """Where wrecks lie in the way, in inches."""
    if not race.blows or not race.options.wrecks:
        return ()
    return tuple((chariot.x / INCH, chariot.y / INCH) for chariot in race.chariots if chariot.out)


@lru_cache(maxsize=200_000)
def driven(
    name: str,
    own: str,
    x: int,
    y: int,
    heading: int,
    gate: int,
    now: int,
    pivots: int,
    speed: int,
    agility: int,
    wrecks: tuple[Spot, ...],
) -> tuple[float, float]:
    """The way left in this lap after a sensible driver's `now` increments, and a whole turn more; and its crashes."""
    line = lines(name, own)
    found = ahead(line, x / INCH, y / INCH, heading, gate, now, pivots, wrecks)
    crashes = found[4]
    way = found[5]
    # In the turn after this one he may brake, too.
    best = 1e9
    for brake in range(min(agility, 2, speed) + 1):
        later = ahead(line, *found[:4], speed - brake, agility - brake, wrecks)
        cost = later[5] + 12 * later[4] + 0.3 * brake
        if cost < best:
            best = cost
            way = later[5] + 0.3 * brake
            more = later[4]
        if not later[4]:
            break
    else:
        return way, crashes + 0.8 * more
    return way, crashes + 0.8 * more


def ahead(
    line: Lines,
    x: float,
    y: float,
    heading: int,
    gate: int,
    increments: int,
    pivots: int,
    wrecks: tuple[Spot, ...],
) -> tuple[float, float, int, int, float, float]:
    """Where a sensible driver gets with so many increments and Pivots: place, heading, gate, crashes, the way left."""
    base = 0.0
    crashes = 0.0
    for step in range(increments):
        best = 1e9
        after = increments - step - 1
        chosen = (x, y, heading, gate, 0, False, 0.0)
        for turn in range(-min(pivots, 2), min(pivots, 2) + 1):
            facing = (heading + turn) % EIGHTHS
            ux, uy = line.directions[facing]
            crash = any(line.room(x + ux * (far + FRONT), y + uy * (far + FRONT)) < SNUG - 0.15 for far in FEELS)
            for wx, wy in wrecks:
                along = (wx - x) * ux + (wy - y) * uy
                crash = crash or (0 < along < STRIDE + 1.7 and abs((wx - x) * uy - (wy - y) * ux) < WIDE)
            nx, ny = x + ux * STRIDE, y + uy * STRIDE
            passed = crosses(line, x, y, ux, uy, gate)
            on = base + line.lap * (passed and gate == GATES - 1)
            cost = line.way_left(nx, ny, facing, (gate + passed) % GATES) - on + 0.7 * TURN * abs(turn)
            if crash:
                cost += 25.0
            elif after and line.room(nx + ux * 2, ny + uy * 2) < SNUG and pivots <= abs(turn):
                cost += 12.0
            if cost < best:
                best = cost
                chosen = (nx, ny, facing, (gate + passed) % GATES, abs(turn), crash, on)
        nx, ny, facing, gate, used, crash, base = chosen
        heading = facing
        pivots -= used
        if crash:
            crashes += 1
            base -= SHAKE
            break
        x, y = nx, ny
    # Pivots that are left turn it where it wants to go.
    way = min(
        line.way_left(x, y, (heading + turn) % EIGHTHS, gate) + 0.5 * TURN * abs(turn)
        for turn in range(-min(pivots, 1), min(pivots, 1) + 1)
    )
    return x, y, heading, gate, crashes, way - base


def crosses(line: Lines, x: float, y: float, ux: float, uy: float, gate: int) -> bool:
    """Whether an increment straight ahead passes the gate, base and all."""
    ax, ay, bx, by = line.gates[gate]
    # In the chariot's own directions: along its way, and across it.
    a = ((ax - x) * ux + (ay - y) * uy, (ay - y) * ux - (ax - x) * uy)
    b = ((bx - x) * ux + (by - y) * uy, (by - y) * ux - (bx - x) * uy)
    low, high = 0.0, 1.0
    for start, end, least, most in ((a[0], b[0], -1.0, STRIDE + 1.0), (a[1], b[1], -0.5, 0.5)):
        step = end - start
        if abs(step) < 1e-9:
            if not least <= start <= most:
                return False
            continue
        first, last = (least - start) / step, (most - start) / step
        low = max(low, min(first, last))
        high = min(high, max(first, last))
    return low <= high
