"""Barrels in the air (BR 4.2.2): thrown, hitting, caught and thrown back, bouncing, until they rest or burst.

A chain of any length is data: `Rumble.flight` says which leg comes next, and each step of the game plays one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from orcade.games.orclympics.discipline import COMMON
from orcade.table.plane import HEADINGS, NOTHING, SLACK, Box, Point, ahead, leave_board, sweep
from orcade.table.region import apart
from orcade.table.requests import D6, D360, OPEN, Ask, Flow, Roll, Throw

from .answers import AGAIN, CATCHING, Reroll, Suffer
from .events import (
    BROKE_BARREL,
    BROKE_COVER,
    BROKE_EDGE,
    BY_BARREL,
    LANDED,
    RESTED,
    SANK,
    TOO_MANY,
    CameDown,
    Caught,
    Hit,
    Struck,
    Threw,
)
from .geometry import ROLLING, clearing, ground, met_first, near_box, overlaps
from .losses import honour, lose_health
from .pieces import (
    AIMED,
    AUDIENCE,
    BARREL_LIMIT,
    BARREL_R,
    BOUNCE_DIE,
    BOUNCED,
    CAUGHT,
    COMBO,
    FLYING,
    IRRITATING,
    NOBODY,
    ORC_NAMES,
    ORC_R,
    TOUCHED,
    WOMBO_COMBO,
    WOUNDS_DIE,
    Barrel,
    Flight,
    Orc,
    Rumble,
    called,
    catches,
    clear_trails,
)
from .terrain import INCH
from .throw_region import Hurl, ThrowRegion

FRIENDLY = tuple(f"A friend's Barrel hits {name}: does he try to catch it?" for name in ORC_NAMES)
BETWEEN = tuple(f"{name} would be hit when it is thrown back: does {{}} try to catch it?" for name in ORC_NAMES)
"""By who stands in the way of a Barrel that is Caught."""
FRONT = ORC_R - BARREL_R
"""How far from the thrower's centre a Barrel begins: its front is at the edge of his base (BR-26)."""
RIM = tuple(border + SLACK * inward + inward for border, inward in zip(ROLLING, (1, 1, -1, -1), strict=True))
"""Where the centre of a Barrel may be that does not touch the Board Edge."""
RANGE = tuple(Throw((Roll(seat, D6, "range", "BR 4.2.2"),) * 2) for seat in (0, 1, 2, 3, OPEN))
RANGE_AGAIN = tuple(Throw((Roll(seat, D6, "range, again", "BR-30", again=True),) * 2) for seat in range(4))
BOUNCE = tuple(
    Throw((Roll(seat, BOUNCE_DIE, "bounce", "BR-9"), Roll(seat, D360, "direction", "OC-2")))
    for seat in (0, 1, 2, 3, OPEN)
)
"""By seat; the audience's, which is nobody's, comes last."""
THROW_AGAIN = tuple(f'{total}" for this throw: roll both dice again?' for total in range(13))
"""The question by the range rolled."""

Disc = tuple[int, int, int]
"""x, y and radius."""


class Course(NamedTuple):
    """One leg of a Barrel: so far in a direction. The sets of Orcs are bits, by id."""

    x: int
    y: int
    dx: int
    dy: int
    far: int
    spared: int
    """Whom it passes."""
    short: int
    """Whom the roll does not reach: he is in the way only where the Barrel slides on, out of a Debris Mound."""
    bouncing: bool


def start_throw(rumble: Rumble, orc: Orc, target: int, barrel: int, after: int) -> None:
    """An Orc throws a Barrel, one that lies there or (NOBODY) one in its hands; `after`: the phase to go on with."""
    trail: tuple[Point, ...] = ()
    if barrel == NOBODY:
        rumble.serial += 1
        barrel = rumble.serial
    else:
        for at, one in enumerate(rumble.barrels):
            if one.id == barrel:
                trail = ((one.x, one.y),)
                del rumble.barrels[at]
                break
    irritating = rumble.orcs[target].foe >= 0
    rumble.flight = Flight(barrel, orc.id, target, orc.x, orc.y, irritating=irritating, trail=trail)
    rumble.after = after
    rumble.phase = FLYING


def start_audience_throw(rumble: Rumble, x: int, y: int, target: int, after: int) -> None:
    """The audience throws a Barrel from a point of the Board Edge."""
    rumble.serial += 1
    rumble.flight = Flight(rumble.serial, AUDIENCE, target, x, y)
    rumble.after = after
    rumble.phase = FLYING


def fly(rumble: Rumble) -> Flow[None]:
    """The next leg of the Barrel in the air."""
    flight = rumble.flight
    assert flight is not None
    return LEGS[flight.leg](rumble, flight)


def launch(rumble: Rumble, flight: Flight) -> Flow[None]:
    """BR 4.2.2: two dice for the range, which Common Orcs may roll again (BR-30); then the Barrel flies."""
    orcs = rumble.orcs
    thrower = flight.thrower
    seat = orcs[thrower].seat if thrower >= 0 else OPEN
    one, other = yield RANGE[seat]
    flight.range = one + other
    if thrower >= 0 and rumble.broods[seat] == COMMON and not rumble.rerolled and not surely_hits(rumble, flight):
        answer = yield Ask(seat, THROW_AGAIN[flight.range], AGAIN, "BR-30")
        if rumble.astir:
            clear_trails(rumble)
        if answer.__class__ is Reroll:
            one, other = yield RANGE_AGAIN[seat]
            flight.range = one + other
    target = flight.target
    base = ORC_R if thrower >= 0 else 0
    distance = apart(flight.x, flight.y, orcs[target].x, orcs[target].y) - base - ORC_R if target >= 0 else 0
    yield Threw(
        orcs[thrower].name if thrower >= 0 else NOBODY,
        orcs[target].name if target >= 0 else NOBODY,
        flight.barrel,
        flight.range,
        max(0, distance),
    )
    flight.struck = 0
    yield from move_barrel(rumble, flight, aimed_course(rumble, flight))


def surely_hits(rumble: Rumble, flight: Flight) -> bool:
    """Whether the roll hits the enemy that was aimed at, so that a second one could only miss him (BR-30)."""
    target = flight.target
    if target < 0 or rumble.orcs[target].team == rumble.orcs[flight.thrower].team:
        return False
    course = aimed_course(rumble, flight)
    return not course.short and trace(rumble, flight, course)[3] == target


def aimed_course(rumble: Rumble, flight: Flight) -> Course:
    """The way of a throw with the range that was rolled (BR-26)."""
    thrower, target = flight.thrower, flight.target
    x, y = flight.x, flight.y
    far = flight.range * INCH
    aim = (rumble.orcs[target].x, rumble.orcs[target].y) if target >= 0 else (flight.tx, flight.ty)
    dx, dy = aim[0] - x, aim[1] - y
    # BR-26: it touches the target exactly if the roll reaches, so only then is the target in its way.
    short = 0
    if target >= 0 and falls_short(x, y, rumble.orcs[target], flight.range, ORC_R if thrower >= 0 else 0):
        short = 1 << target
    x, y = ahead(x, y, dx, dy, FRONT if thrower >= 0 else -BARREL_R)
    if target >= 0 and not short:
        far = apart(x, y, *aim)
    return Course(x, y, dx, dy, far, 1 << thrower if thrower >= 0 else 0, short, False)


def falls_short(x: int, y: int, target: Orc, inches: int, base: int) -> bool:
    """Whether so many inches do not get a Barrel from a point to an Orc (BR-26). `base`: radius of the thrower's."""
    reach = inches * INCH + ORC_R + base
    dx, dy = target.x - x, target.y - y
    return dx * dx + dy * dy > reach * reach


def move_barrel(rumble: Rumble, flight: Flight, course: Course) -> Flow[None]:
    """A Barrel moves straight on: to the first Orc, or it bursts, sinks, or comes to its end (BR-7, BR-8, BR-26)."""
    how, x, y, hit = trace(rumble, flight, course)
    bouncing = course.bouncing
    if not flight.trail:
        flight.trail = ((course.x, course.y),)
    flight.trail += ((x, y),)
    flight.x, flight.y = x, y
    rumble.astir = True
    if hit >= 0:
        flight.hit = hit
        flight.leg = TOUCHED
        yield Hit(rumble.orcs[hit].name, flight.barrel, bouncing)
        return
    if how == LANDED and not bouncing:
        flight.hit = NOBODY
        flight.leg = BOUNCED
        yield CameDown(flight.barrel, LANDED)
        return
    if how == LANDED:
        how = RESTED if barrels_lying(rumble) < BARREL_LIMIT else TOO_MANY
    rumble.barrels.append(Barrel(flight.barrel, x, y, flight.trail, how != RESTED))
    yield CameDown(flight.barrel, how)
    rumble.phase = IRRITATING if flight.irritating else rumble.after
    rumble.flight = None


def trace(rumble: Rumble, flight: Flight, course: Course) -> tuple[int, int, int, int]:
    """Where a Barrel comes to on its way: how this leg ends, the point, and the Orc hit or NOBODY."""
    here = ground(rumble.terrain)
    x, y, dx, dy, far, spared, short, bouncing = course
    ids, discs = obstacles(rumble, flight, spared | short, bouncing)
    covers: tuple[Box, ...] = here.covers
    tx, ty = ahead(x, y, dx, dy, far)
    slid = False
    while True:
        burst = None
        if flight.thrower != AUDIENCE or bouncing or slid:
            burst = leave_board(x, y, tx, ty, *RIM)
            if burst is not None:
                tx, ty, _ = burst
        sx, sy, met = sweep(x, y, tx, ty, BARREL_R, discs, covers)
        if met != NOTHING:
            if met < len(ids):
                return RESTED, sx, sy, ids[met]
            return (BROKE_BARREL if met < len(discs) else BROKE_COVER), sx, sy, NOBODY
        if burst is not None:
            return BROKE_EDGE, tx, ty, NOBODY
        for mound in here.mounds:
            if overlaps(tx, ty, mound, BARREL_R - SLACK):
                break
        else:
            break
        # BR 4.2.2: it moves on by the least that gets it clear.
        far = clearing(mound, BARREL_R, x, y, dx, dy, far)
        tx, ty = ahead(x, y, dx, dy, far)
        slid = True
        if short:
            # The last bit may get it to the Orc that was aimed at, beyond the range rolled.
            short = 0
            ids, discs = obstacles(rumble, flight, spared, bouncing)
    for pit in here.pits:
        if near_box(tx, ty, pit, 0):
            return SANK, tx, ty, NOBODY
    if not bouncing:
        for barrel in rumble.barrels:
            dx, dy = barrel.x - tx, barrel.y - ty
            if dx * dx + dy * dy <= (2 * BARREL_R + SLACK) ** 2 and not barrel.gone:
                return BROKE_BARREL, tx, ty, NOBODY
    return LANDED, tx, ty, NOBODY


def obstacles(rumble: Rumble, flight: Flight, spared: int, bouncing: bool) -> tuple[list[int], list[Disc]]:
    """What a Barrel can run into: the ids of Orcs, and the discs of these and then, in a bounce, of lying Barrels."""
    ids = []
    discs = []
    audience = flight.thrower == AUDIENCE
    for orc in rumble.orcs:
        if orc.health > 0:
            which = orc.id
            if not (spared >> which & 1 or (audience and orc.pelted)):
                ids.append(which)
                discs.append((orc.x, orc.y, ORC_R))
    if bouncing:
        discs += [(barrel.x, barrel.y, BARREL_R) for barrel in rumble.barrels if not barrel.gone]
    return ids, discs


def barrels_lying(rumble: Rumble) -> int:
    """Barrels on the Battlefield."""
    return len([barrel for barrel in rumble.barrels if not barrel.gone])


def catch_or_suffer(rumble: Rumble, flight: Flight) -> Flow[None]:
    """BR 4.2.2.1: the Orc that the Barrel touches Catches it, or loses Health."""
    orc = rumble.orcs[flight.hit]
    if orc.foe < 0:
        friend = endangered(rumble, flight, orc)
        if friend is not None and not (flight.catching | flight.bearing) >> orc.seat & 1:
            threw = friend.id == flight.thrower
            prompt = FRIENDLY[orc.name] if threw else BETWEEN[friend.name].format(called(orc))
            answer = yield Ask(orc.seat, prompt, CATCHING, "BR-11")
            if rumble.astir:
                clear_trails(rumble)
            if answer.__class__ is Suffer:
                flight.bearing |= 1 << orc.seat
            else:
                flight.catching |= 1 << orc.seat
        if friend is None or not flight.bearing >> orc.seat & 1:
            need = catches(rumble.broods[orc.seat])
            die = yield Roll(orc.seat, D6, "to catch", "BR 4.2.2.1", need)
            if die >= need:
                yield Caught(orc.name)
                flight.leg = CAUGHT
                return
    if flight.thrower == AUDIENCE:
        orc.pelted = True
    wounds = yield Roll(orc.seat, WOUNDS_DIE, "wounds", "BR 4.2.2")
    flight.struck |= 1 << orc.id
    flight.leg = BOUNCED
    yield Struck(orc.name, wounds)
    if flight.thrower >= 0:
        thrower = rumble.orcs[flight.thrower]
        foes = sum(other.team != thrower.team and flight.struck >> other.id & 1 for other in rumble.orcs)
        if foes >= COMBO:
            yield from honour(rumble, thrower, WOMBO_COMBO)
    # The newest one comes from the audience, or out of somebody's hands: nobody has seen it lie anywhere.
    seen = NOBODY if flight.barrel == rumble.serial else flight.barrel
    yield from lose_health(rumble, orc, wounds, BY_BARREL, seen)


def must_go_back(rumble: Rumble, flight: Flight, orc: Orc) -> bool:
    """Whether a Barrel that this Orc Catches has to go back at somebody (BR-11, BR-24)."""
    return flight.thrower >= 0 and flight.thrower != orc.id and rumble.orcs[flight.thrower].health > 0


def endangered(rumble: Rumble, flight: Flight, orc: Orc) -> Orc | None:
    """At whom of his own team a Barrel would come that this Orc Catches: who stands in its way back, or has thrown it
    (BR-11); None where it goes at an enemy, or wherever he likes."""
    if not must_go_back(rumble, flight, orc):
        return None
    thrower = rumble.orcs[flight.thrower]
    met = met_first(rumble, orc, thrower)
    if met is not None and met.team == orc.team:
        return met
    return thrower if thrower.team == orc.team else None


def throw_caught(rumble: Rumble, flight: Flight) -> Flow[None]:
    """BR 4.2.2.1: who Caught a Barrel throws it back at the attacker; where there is none, wherever he likes."""
    orc = rumble.orcs[flight.hit]
    flight.target = flight.thrower
    if not must_go_back(rumble, flight, orc):
        answer = yield Ask(orc.seat, "Where do you throw the Barrel?", ThrowRegion(rumble, orc), "BR-11")
        if rumble.astir:
            clear_trails(rumble)
        if answer.__class__ is Hurl:
            flight.target = NOBODY
            flight.tx, flight.ty = answer.x, answer.y
        else:
            flight.target = answer.target
    flight.thrower = orc.id
    flight.hit = NOBODY
    flight.catching = flight.bearing = 0
    flight.x, flight.y = orc.x, orc.y
    flight.leg = AIMED


def bounce(rumble: Rumble, flight: Flight) -> Flow[None]:
    """BR-9: a way in a random direction, from the middle of the Orc just hit, who is spared, or from the ground."""
    seat = rumble.orcs[flight.thrower].seat if flight.thrower >= 0 else OPEN
    inches, degrees = yield BOUNCE[seat]
    spared = 0
    if flight.hit >= 0:
        orc = rumble.orcs[flight.hit]
        spared = 1 << orc.id
        flight.trail += ((orc.x, orc.y),)
        flight.x, flight.y = orc.x, orc.y
    dx, dy = HEADINGS[degrees]
    yield from move_barrel(rumble, flight, Course(flight.x, flight.y, dx, dy, inches * INCH, spared, 0, True))


LEGS: dict[int, Callable[[Rumble, Flight], Flow[None]]] = {
    AIMED: launch,
    TOUCHED: catch_or_suffer,
    CAUGHT: throw_caught,
    BOUNCED: bounce,
}
"""What each leg of a flight plays."""
