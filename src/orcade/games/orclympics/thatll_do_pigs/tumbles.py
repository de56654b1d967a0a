"""Blows and falls: Assaults with their chains, Random Movement Rolls, the public, Falling Tests.

A chain runs through, however long it is; the one question in it is whom a Boar assaults first that meets several.
"""

from __future__ import annotations

from functools import cache

from orcade.games.orclympics.discipline import feat
from orcade.table.plane import INCH, ahead
from orcade.table.requests import D3, D6, Ask, Flow, Roll, Throw

from .answers import ASSAULT
from .events import (
    RUN,
    THROWN,
    Crashed,
    Escaped,
    Fell,
    Kept,
    Met,
    Mobbed,
    Snatched,
    Struck,
    Tested,
    Threw,
    Went,
)
from .pieces import (
    AS_PLANNED,
    CAUGHT,
    CRASH,
    FEATS,
    GOTCHA,
    LINKS,
    NOBODY,
    PICKING,
    RIDERS,
    SEAT_OF,
    STEADY,
    STEERING,
    Race,
    ability,
    attacks,
    box,
    counted,
    defence,
    force,
    length,
    named,
    pair,
    racing,
    settle,
)
from .piglet import lose, make_room
from .progress import progress
from .ways import aligned, run_way, way
from .winning import all_crashed

NTH = ("first", "second", "third")


def own(label: str, sides: int, rule: str, need: int = 0) -> tuple[Roll, ...]:
    """By a Rider's name: a die that its player rolls."""
    return tuple(Roll(SEAT_OF[name], sides, label, rule, need) for name in range(len(RIDERS)))


def pair_of(label: str, rule: str) -> tuple[Throw, ...]:
    """By a Rider's name: two dice that its player rolls together."""
    both = (own(f"{label}, {nth} die", D6, rule) for nth in NTH[:2])
    return tuple(Throw(dice) for dice in zip(*both, strict=True))


ATTACK = tuple(own(f"attack, {nth} die", D6, "TP 4.2.3") for nth in NTH)
DEFENCE = tuple(own(f"defence, {nth} die", D6, "TP 4.2.3") for nth in NTH)
RANDOM = own("Random Movement", D6, "TP 4.4")
DISTANCE = own("distance", D3, "TP 4.4")
FALLING = own("Falling Test", D6, "TP 4.5")
RUNNING = own("run from the public", D6, "TP 4.2.1")
GRAB = own("Grab", D6, "TP 4.2.4")
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
    """TP 4.2.3: alignment and an Assault at contact, with all that follows."""
    yield from close_up(race, attacker, defender)
    if race.ending is None:
        yield from strike(race, attacker, defender)


def close_up(race: Race, who: int, other: int) -> Flow[None]:
    """TP-12: a Boar is aligned with the one that it has come into contact with."""
    rider = race.riders[who]
    base = aligned(race, who, other)
    if base is None or base == box(rider):
        return
    fx, fy = rider.x, rider.y
    rider.x, rider.y, rider.ux, rider.uy = base.x, base.y, base.ux, base.uy
    if (fx, fy) != (base.x, base.y):
        rider.trail.append((base.x, base.y))
        yield from progress(race, who, fx, fy)
        if race.ending is not None:
            return
    make_room(race, who)


def strike(race: Race, attacker: int, defender: int) -> Flow[None]:
    """TP 4.2.3: an Assault with all that follows; none where there has been enough of them (TP-18)."""
    one = race.riders[attacker]
    other = race.riders[defender]
    if race.options.assault_limit:
        if pair(attacker, defender) in race.assaults:
            yield Met(named(one), named(other))
            return
    elif len(race.assaults) >= LINKS:
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
    die = yield RANDOM[rider.name]
    falls = die <= (1 if rider.ridden else 2)
    yield Threw(named(rider), falls)
    if falls:
        yield from falling(race, who)
        return
    distance = yield DISTANCE[rider.name]
    race.reach = (distance + 1) * INCH
    if attacker < 0:
        race.phase = STEERING
        return
    other = race.riders[attacker]
    dx, dy = rider.x - other.x, rider.y - other.y
    if not (dx or dy):
        dx, dy = rider.ux, rider.uy
    yield from throw(race, who, dx, dy, race.reach, attacker)


def throw(race: Race, who: int, dx: int, dy: int, distance: int, attacker: int = NOBODY) -> Flow[None]:
    """TP-34: a Random Move, and what it runs into. `attacker`: whose Assault has caused it."""
    rider = race.riders[who]
    found = way(race, who, box(rider), *ahead(rider.x, rider.y, dx, dy, distance), THROWN)
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
        yield from close_up(race, who, foe)
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
    settle(race)
    race.acting, race.phase, race.foes = acting, phase, 0
    first: int = answer.target
    return first


def places(race: Race) -> tuple[tuple[int, int, int], ...]:
    """Where all Boars are, and whether they race."""
    return tuple((rider.x, rider.y, rider.crashed) for rider in race.riders)


def go(race: Race, who: int, x: int, y: int, how: int, dx: int, dy: int, counts: bool) -> Flow[None]:
    """A Boar goes straight there: its trail, Triggers and laps (TP-36), and if it counts the Skid Test (TP-31)."""
    rider = race.riders[who]
    fx, fy = rider.x, rider.y
    far = length(fx, fy, x, y)
    if far:
        if not rider.trail:
            rider.trail.append((fx, fy))
        rider.trail.append((x, y))
        rider.x = x
        rider.y = y
    yield Went(named(rider), how, x, y, far, dx, dy)
    yield from get_on(race, who, fx, fy, far if counts else NOBODY)


def get_on(race: Race, who: int, fx: int, fy: int, far: int) -> Flow[None]:
    """Triggers and laps after a way, or a Pivot, from there. `far`: how much it counts for the Skid Test; -1: not."""
    crossed = race.riders[who].crossed
    yield from progress(race, who, fx, fy)
    if far >= 0:
        race.gone = counted(race.gone + far)
        if race.riders[who].crossed > crossed:
            race.tested = False


def mobbed(race: Race, who: int, dx: int, dy: int, counts: bool) -> Flow[None]:
    """TP 4.2.1, Attacked by the Public: a Falling Test, and a run back against the way dx, dy that it came.

    `counts`: for the Skid Test, as part of its own Move or Lash.
    """
    rider = race.riders[who]
    yield Mobbed(named(rider))
    yield from falling(race, who)
    if rider.crashed or race.ending is not None:
        return
    rider.ux, rider.uy = -rider.ux, -rider.uy
    die = yield RUNNING[rider.name]
    base = box(rider)
    found = run_way(race, who, base, *ahead(rider.x, rider.y, -dx, -dy, die * INCH))
    yield from go(race, who, found.x, found.y, RUN, -dx, -dy, counts)


def falling(race: Race, who: int) -> Flow[None]:
    """TP 4.5: a Falling Test."""
    rider = race.riders[who]
    die = yield FALLING[rider.name]
    total = die + ability(race, rider)
    if total == CRASH:
        yield from crash(race, who)
    elif total < STEADY and rider.ridden:
        rider.ridden = False
        yield Fell(rider.name)
        if race.holder == who:
            die = yield GRAB[rider.name]
            if die >= CAUGHT:
                yield Kept(named(rider))
            else:
                lose(race, who)
                yield Escaped(*race.piglet)
    else:
        yield Tested(named(rider), total)


def crash(race: Race, who: int) -> Flow[None]:
    """TP 4.5, TP-22: a Boar is out of the race; the Piglet that it had is free where it was."""
    rider = race.riders[who]
    race.crashes += 1
    rider.crashed = race.crashes
    rider.fresh = True
    yield Crashed(rider.name)
    if race.holder == who:
        race.holder = NOBODY
        race.piglet = (rider.x, rider.y)
        yield Escaped(*race.piglet)
    if not racing(race):
        yield from all_crashed(race, who)
