"""Ramming (RR 4.3): the values and dice, Escape! or Take the hit!, an inch apart, the free Pivot."""

from __future__ import annotations

from math import ceil

from orcade.games.orclympics.discipline import NAMES, feat
from orcade.table.plane import gap
from orcade.table.region import apart
from orcade.table.requests import D6, OPEN, Ask, Flow, Option, Roll, Seat, Throw, Together

from .answers import DODGES, FREE_BIT, STRAIGHT, STRAIGHT_BIT, VALUES, offered
from .driving import change, move_to
from .ending import hurt, wreck
from .events import Compared, Dodged, Parted
from .free_space import edge_run_into, edges_from, possible_pivots, shortest_way_off
from .geometry import base, shape_of, slide
from .pieces import (
    APART,
    BLOODLUST,
    DODGING,
    EDGE,
    FEATS,
    FREEING,
    LEFT,
    NOBODY,
    RAM_DIE,
    RIGHT,
    SEATS,
    TERRAIN_VALUE,
    Chariot,
    Race,
    forget_trails,
)
from .turn import go_on
from .words import thing_named

RAM = tuple(Roll(seat, D6, "ram", "RR 4.3") for seat in range(SEATS))
FOR_TERRAIN = tuple(Roll(seat, D6, "terrain", "RR-17") for seat in range(SEATS))
FOR_NOBODY = Roll(OPEN, D6, "terrain", "RR-17")
DAMAGE = tuple(Roll(seat, RAM_DIE, "ram damage", "RR 4.3") for seat in range(SEATS))


def rammed(race: Race) -> Seat:
    """Whose racing chariot has been rammed; NOBODY for terrain, the edge and wrecks."""
    return race.hit if race.hit < EDGE and not race.chariots[race.hit].out else NOBODY


def ram(race: Race) -> Flow[None]:
    """RR 4.3, RR-14, RR-17: both choose a value in secret, then the dice fall."""
    seat = race.active
    other = rammed(race)
    asks = []
    for each in (seat, other):
        if each != NOBODY and race.chariots[each].agility != race.chariots[each].chassis:
            asks.append(Ask(each, which_value(race, each), VALUES, "RR-14"))
    asked = tuple(ask.seat for ask in asks)
    chosen: tuple[Option, ...] = ()
    if len(asks) == 1:
        answer = yield asks[0]
        chosen = (answer,)
    elif asks:
        chosen = yield Together(tuple(asks))
    forget_trails(race)
    total = total_of(race, seat, asked, chosen)
    if other != NOBODY:
        defence = total_of(race, other, asked, chosen)
        against = RAM[other]
    else:
        defence = TERRAIN_VALUE
        against = FOR_NOBODY if race.rival == NOBODY else FOR_TERRAIN[race.rival]
    mine, yours = yield Throw((RAM[seat], against))
    total += mine
    defence += yours
    yield Compared(seat, total, thing_named(race, race.hit), defence)
    if total < defence:
        race.phase = DODGING
        return
    if other != NOBODY:
        yield from feat(race, seat, BLOODLUST, FEATS)
    race.free_pivot = NOBODY
    yield from damage(race)


def which_value(race: Race, seat: Seat) -> str:
    """The question for the value to who rams, and to who is rammed."""
    who = f"{NAMES[race.active]} rams you!" if seat != race.active else f"You ram {thing_named(race, race.hit)}!"
    return f"{who} Which value do you add to your Speed {race.chariots[seat].speed}?"


def total_of(race: Race, seat: Seat, asked: tuple[Seat, ...], chosen: tuple[Option, ...]) -> int:
    """What a chariot brings into a ram beside the die. Who has nothing to choose has two equal values (RR-34)."""
    chariot = race.chariots[seat]
    return chariot.speed + value_of(chariot, chosen[asked.index(seat)] if seat in asked else VALUES[0])


def value_of(chariot: Chariot, which: Option) -> int:
    """The value that a chariot adds in a ram: its Agility or its present Chassis Points (RR-14)."""
    return chariot.agility if which == VALUES[0] else chariot.chassis


def greater_value(chariot: Chariot) -> Option:
    """The one of its two values that adds more."""
    return max(VALUES, key=lambda which: value_of(chariot, which))


def dodge(race: Race) -> Flow[None]:
    """RR 4.3, RR-17: who had more chooses; for terrain the one who rolled, or else it is a hit."""
    other = rammed(race)
    judge = race.rival if other == NOBODY else other
    escape = False
    if judge != NOBODY:
        answer = yield Ask(judge, prompt(race), DODGES, "RR 4.3")
        forget_trails(race)
        escape = answer.escape
    yield Dodged(judge, escape, race.active if other == NOBODY else NOBODY)
    race.free_pivot = other if escape else race.active
    if escape:
        yield from set_apart(race)
        yield from after_ram(race)
    else:
        yield from damage(race)


def prompt(race: Race) -> str:
    """The question to who had more in a ram."""
    if rammed(race) != NOBODY:
        return f"{NAMES[race.active]} has rammed you and rolled less: what do you do?"
    return f"{NAMES[race.active]} has run into {thing_named(race, race.hit)}, and your roll was higher: what happens?"


def damage(race: Race) -> Flow[None]:
    """RR 4.3, RR-15, RR-24: the same die for both, then they are set apart, then what is broken is destroyed."""
    seat = race.active
    die = yield DAMAGE[seat]
    other = rammed(race)
    yield from hurt(race, die, *((seat,) if other == NOBODY else (seat, other)))
    yield from set_apart(race)
    if other != NOBODY:
        yield from wreck(race, (seat, other), True)
    else:
        yield from wreck(race, (seat,), False)
    if race.ending is None:
        yield from after_ram(race)


def after_ram(race: Race) -> Flow[None]:
    """RR-16: a free Pivot is still to come, or the Player Turn goes on."""
    if race.free_pivot != NOBODY and not race.chariots[race.free_pivot].out:
        race.phase = FREEING
    else:
        yield from go_on(race)


def free_pivot(race: Race) -> Flow[None]:
    """RR-16: a free Pivot."""
    seat = race.free_pivot
    if not race.offers:
        to_left, to_right = possible_pivots(race, seat)
        race.offers = 1 << STRAIGHT_BIT | to_left << FREE_BIT + LEFT | to_right << FREE_BIT + RIGHT
        return
    options = offered(race.offers)
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "A free Pivot: which way?", options, "RR-16")
        forget_trails(race)
    race.offers = 0
    if answer != STRAIGHT:
        yield from change(race, seat, answer.way, free=True)  # type: ignore[attr-defined]
    race.free_pivot = NOBODY
    yield from go_on(race)


def set_apart(race: Race) -> Flow[None]:
    """RR-24: they are set an inch apart by the least distance; who rammed makes room, and a chariot what is missing."""
    seat = race.active
    chariot = race.chariots[seat]
    x, y = chariot.x, chariot.y
    nx, ny = way_off(race)
    # Of two bases that stand askew, the gap grows by less than one of them moves: it takes a few tries.
    for _ in range(4):
        room = APART - distance_to_rammed(race, nx, ny)
        if room <= 0:
            break
        tx, ty, hit = slide(race, seat, away_from_zero(nx * room), away_from_zero(ny * room))
        chariot.x, chariot.y = tx, ty
        if hit >= 0:
            break
    other = rammed(race)
    pushed = NOBODY
    if other != NOBODY and distance_to_rammed(race, nx, ny) < APART:
        rival = race.chariots[other]
        ox, oy = rival.x, rival.y
        room = APART - distance_to_rammed(race, nx, ny)
        tx, ty, _ = slide(race, other, away_from_zero(-nx * room), away_from_zero(-ny * room))
        if (tx, ty) != (ox, oy):
            move_to(race, other, tx, ty)
            pushed = other
    tx, ty = chariot.x, chariot.y
    chariot.x, chariot.y = x, y
    if (tx, ty) != (x, y):
        move_to(race, seat, tx, ty)
    if (tx, ty) != (x, y) or pushed != NOBODY:
        yield Parted(seat, apart(x, y, tx, ty), pushed)


def away_from_zero(length: float) -> int:
    """A length rounded away from 0."""
    return ceil(length - 1e-6) if length > 0 else -ceil(-length - 1e-6)


def way_off(race: Race) -> tuple[float, float]:
    """The direction in which the active chariot gets away from what it has hit soonest."""
    if race.hit == EDGE:
        nx, ny, _ = edge_run_into(race, race.active)
        return nx, ny
    return shortest_way_off(base(race, race.active), shape_of(race, race.hit))[:2]


def distance_to_rammed(race: Race, nx: float, ny: float) -> int:
    """How far the active chariot is from what it has hit; the edge is the one that nx, ny leads away from."""
    chariot = race.chariots[race.active]
    if race.hit == EDGE:
        return next(
            room for ex, ey, room in edges_from(race, race.active, chariot.x, chariot.y) if (ex, ey) == (nx, ny)
        )
    return gap(base(race, race.active), shape_of(race, race.hit))
