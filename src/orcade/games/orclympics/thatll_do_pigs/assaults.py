"""Assaults with their chains, and the Random Movement Rolls that make them (TP 4.2.3, TP 4.4, TP-18).

A chain runs through, however long it is; the one question in it is whom a Boar assaults first that meets several.
"""

from __future__ import annotations

from functools import cache

from orcade.games.orclympics.discipline import feat
from orcade.table.plane import INCH, ahead
from orcade.table.requests import D3, D6, Ask, Flow, Throw

from .answers import ASSAULT
from .contact import aligned
from .events import Met, Snatched, Struck, Threw
from .falls import falling, mobbed
from .motion import move_way
from .pieces import (
    AS_PLANNED,
    FEATS,
    GOTCHA,
    LONGEST_CHAIN,
    NOBODY,
    PICKING,
    RIDERS,
    STEERING,
    THROWN,
    THROWN_ADDS,
    Race,
    ability,
    attacks,
    box,
    defence,
    end_trails,
    force,
    named,
    pair,
    slides,
)
from .piglet import make_room
from .progress import complete_lines, go
from .rolls import NTH, by_need, die_of

ATTACK = tuple(die_of(f"attack, {nth} die", D6, "TP 4.2.3") for nth in NTH)
DEFENCE = tuple(die_of(f"defence, {nth} die", D6, "TP 4.2.3") for nth in NTH)
RANDOM = by_need("Random Movement", "TP 4.4")
DISTANCE = die_of("distance", D3, "TP 4.4")
FIRST_PROMPTS = tuple(f"{name} is thrown into several at once: whom does he assault first?" for name in RIDERS)


def assault(race: Race, attacker: int, defender: int, what: str = "TP 4.2.3") -> Flow[bool]:
    """The dice of an Assault, and whether it succeeds (TP-17)."""
    one = race.riders[attacker]
    other = race.riders[defender]
    if not ability(race, other):
        yield Struck(named(one), named(other), 0, 0, True)
        return True
    mine = attacks(race, one)
    dice = yield blows(one.name, mine, other.name, ability(race, other))
    best: int = max(dice[:mine]) + force(race, one)
    against: int = max(dice[mine:]) + defence(race, other)
    success = best > against
    yield Struck(named(one), named(other), best, against, success)
    return success


@cache
def blows(attacker: int, mine: int, defender: int, yours: int) -> Throw:
    """The dice of an Assault: so many of the attacker, by its Rider's name, and so many of the defender."""
    attack, defend = ATTACK[:mine], DEFENCE[:yours]
    return Throw((*(nth[attacker] for nth in attack), *(nth[defender] for nth in defend)))


def clash(race: Race, attacker: int, defender: int) -> Flow[None]:
    """TP 4.2.3: alignment and an Assault at contact in the attacker's own Move, with all that follows."""
    yield from close_up(race, attacker, defender, True)
    if race.ending is None:
        yield from strike(race, attacker, defender)


def close_up(race: Race, who: int, other: int, counts: bool) -> Flow[None]:
    """TP-12: a Boar is aligned with the one that it has come into contact with.

    `counts`: in its own Move, so that a Trigger that this takes it across is followed by a Skid Test (TP-41).
    """
    rider = race.riders[who]
    base = aligned(race, who, other)
    if base is None or base == box(rider):
        return
    fx, fy = rider.x, rider.y
    rider.x, rider.y, rider.ux, rider.uy = base.x, base.y, base.ux, base.uy
    if (fx, fy) != (base.x, base.y):
        rider.trail.append((base.x, base.y))
    yield from complete_lines(race, who, fx, fy, 0 if counts else NOBODY)
    if race.ending is None:
        make_room(race, who)


def strike(race: Race, attacker: int, defender: int) -> Flow[None]:
    """TP 4.2.3: an Assault with all that follows; none where there has been enough of them (TP-18)."""
    one = race.riders[attacker]
    other = race.riders[defender]
    if race.options.assault_limit:
        if pair(attacker, defender) in race.assaults:
            yield Met(named(one), named(other))
            return
    elif len(race.assaults) >= LONGEST_CHAIN:
        yield Met(named(one), named(other))
        return
    race.assaults.append(pair(attacker, defender))
    success = yield from assault(race, attacker, defender)
    if success:
        if race.holder == defender:
            race.holder = attacker
            yield Snatched(named(one), named(other))
            yield from feat(race, one.seat, GOTCHA, FEATS)
        yield from tumble(race, defender, attacker)


def tumble(race: Race, who: int, attacker: int = NOBODY) -> Flow[None]:
    """TP 4.4: a Random Movement Roll. After a failed Skid Test the direction is still to be asked for (TP-20)."""
    rider = race.riders[who]
    need = slides(rider)
    die = yield RANDOM[need][rider.name]
    falls = die < need
    yield Threw(named(rider), falls)
    if falls:
        yield from falling(race, who)
        return
    die = yield DISTANCE[rider.name]
    distance: int = (die + THROWN_ADDS) * INCH
    if attacker < 0:
        race.thrown = distance
        race.phase = STEERING
        return
    other = race.riders[attacker]
    dx, dy = rider.x - other.x, rider.y - other.y
    if not (dx or dy):
        dx, dy = rider.ux, rider.uy
    yield from throw(race, who, dx, dy, distance, attacker)


def throw(race: Race, who: int, dx: int, dy: int, distance: int, attacker: int = NOBODY) -> Flow[None]:
    """TP-34: a Random Move, and what it runs into. `attacker`: whose Assault has caused it."""
    rider = race.riders[who]
    found = move_way(race, who, box(rider), *ahead(rider.x, rider.y, dx, dy, distance), THROWN)
    yield from go(race, who, found.x, found.y, THROWN, dx, dy, False)
    if race.ending is not None:
        return
    make_room(race, who)
    public = found.public
    if found.foes:
        if attacker >= 0:
            yield from feat(race, race.riders[attacker].seat, AS_PLANNED, FEATS)
        yield from meet(race, who, found.foes)
        if race.ending is not None:
            return
    if public and not rider.crashed:
        yield from mobbed(race, who, dx, dy, False)


def meet(race: Race, who: int, foes: int) -> Flow[None]:
    """TP 4.4, TP-43: a thrown Boar assaults all that it has touched, but for those from whom the chain parts it."""
    while foes:
        foe = foes.bit_length() - 1
        if foes & (foes - 1):
            foe = yield from choose_first(race, who, foes)
        foes &= ~(1 << foe)
        yield from close_up(race, who, foe, False)
        if race.ending is not None:
            return
        before = places(race)
        yield from strike(race, who, foe)
        if race.ending is not None:
            return
        now = places(race)
        if now[who] != before[who]:
            return
        for at in range(len(race.riders)):
            if now[at] != before[at]:
                foes &= ~(1 << at)


def choose_first(race: Race, who: int, foes: int) -> Flow[int]:
    """TP-43: whose turn it is chooses whom a thrown Boar assaults first."""
    acting, phase = race.acting, race.phase
    race.acting, race.phase, race.foes = who, PICKING, foes
    options = [ASSAULT[at] for at in range(len(race.riders)) if foes >> at & 1]
    answer = yield Ask(race.active, FIRST_PROMPTS[race.riders[who].name], options, "TP-43")
    end_trails(race)
    race.acting, race.phase, race.foes = acting, phase, 0
    first: int = answer.target
    return first


def places(race: Race) -> tuple[tuple[int, int, int], ...]:
    """Where all Boars are, and whether they race."""
    return tuple((rider.x, rider.y, rider.crashed) for rider in race.riders)
