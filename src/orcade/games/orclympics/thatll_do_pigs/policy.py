"""The policy of bots: which answers to a question are promising, and how much so (`gains.py` says what each gains)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import exp
from typing import Final

from orcade.table.judging import once
from orcade.table.plane import HEADINGS, INCH, Point
from orcade.table.region import apart
from orcade.table.requests import Ask, Option
from orcade.table.spots import Aim

from .answers import LASH, REST, Activate, Cell, Grab, Ride, Take, Veer
from .circuit import circuit_of
from .contact import touched
from .gains import Errand, Outcome
from .herd_region import Herding
from .motion import move_way
from .pieces import (
    CALLING,
    FALLING_BACK,
    HANDING,
    HERDING,
    MOVING,
    PICKING,
    PLACING,
    RODE,
    ROW,
    SECOND,
    STEERING,
    STRIKING,
    SWAPPING,
    TURNING,
    Race,
    may_mount,
    racing,
)
from .pivots import headings, pivot, pivoted
from .ride_region import Riding
from .routes import PACE, between, way_home, way_to
from .standings import waits
from .turn_region import Turning

WAVER: Final = 2 * INCH
"""An answer that gains so much less than the best one has e times less weight."""
LEAST: Final = 0.02
"""Weights below this are none."""
MOST: Final = 8
"""So many answers are promising at most."""
LOOKED_INTO: Final = 6
"""Of so many Moves it is asked what may come after them."""
PARTS: Final = (1.0, 0.6, 0.3)
"""How much of its Move a Boar is proposed to ride to what it is after."""
HARDLY: Final = 0.001
"""How much the way of a Boar counts where it is asked which one is first."""
APART: Final = INCH // 2
"""Moves that end nearer to each other are one."""
BEYOND: Final = INCH // 5
"""How far beyond what stops it a Move is aimed, so that it touches it."""
ALL_ROUND: Final = tuple(HEADINGS[degrees] for degrees in range(20, 361, 20))
"""Directions for who has somebody in his way."""
FAR_ENOUGH: Final = 2 * PACE
"""Farther than this from all enemies the Piglet need not be."""


def policy(race: Race, ask: Ask) -> dict[Option, float]:
    """The promising answers with their weights, of which the greatest is 1; none where nothing is known of them.

    `race`: a view of the seat that is asked, or a world that it imagines. Everything lies open.
    """
    judge = JUDGES.get(race.phase)
    return weighed(judge(race, ask)) if judge is not None else {}


promising: Final = once(policy)
"""The same, for a page that asks for it more than once."""


@once
def usual(race: Race, ask: Ask) -> Option | None:
    """What one mostly wants: what is most promising. A Move that something stops is aimed there, and no farther. An
    Unridden Boar that would only stay turns to where it is to run, or does the second best."""
    found = next(iter(promising(race, ask)), None)
    if found == LASH and not Errand(race, race.acting).lash_pays():
        return REST
    region = ask.options
    if not isinstance(found, Ride) or not isinstance(region, Riding):
        return found
    rider = region.rider
    stays = (found.x, found.y) == (rider.x, rider.y)
    good = rider.ridden or may_mount(race, rider) or waits(race, region.who) or touched(race, region.who)
    if stays and not good:
        return turned_to_run(race, region) or next((each for each in promising(race, ask) if each != found), found)
    way = move_way(race, region.who, pivoted(rider, found.x, found.y), found.x, found.y, RODE)
    if not way.stopped:
        return found
    point = region.towards(found.x, found.y, apart(rider.x, rider.y, way.x, way.y) + BEYOND)
    return region.make(*point) if region.fault(*point) is None else found


def turned_to_run(race: Race, region: Riding) -> Option | None:
    """The turn on the spot after which an Unridden Boar looks more to where it is to run, where there is one."""
    rider = region.rider
    x, y = way_to(region.course, rider.x, rider.y, *Errand(race, region.who).target())[0]

    def looks(side: int) -> int:
        ux, uy = headings(rider)[side]
        return ux * (x - rider.x) + uy * (y - rider.y)

    turns = [each for each in region.also if isinstance(each, Veer)]
    best = max(turns, key=lambda veer: looks(veer.side), default=None)
    return best if best is not None and looks(best.side) > looks(0) else None


def weighed(gains: Iterable[tuple[Option, float]]) -> dict[Option, float]:
    """Answers with weights by what they gain."""
    ordered = sorted(dict(gains).items(), key=lambda each: -each[1])[:MOST]
    if not ordered:
        return {}
    best = ordered[0][1]
    return {option: weight for option, gain in ordered if (weight := exp((gain - best) / WAVER)) >= LEAST}


def rides(race: Race, ask: Ask) -> Iterable[tuple[Option, float]]:
    """A Move (TP 4.2.1)."""
    return with_later(*looked_at(race, ask))


@once
def looked_at(race: Race, ask: Ask) -> tuple[Errand, list[tuple[Option, Outcome]]]:
    """What a Boar is after, and the Moves that are considered, the best first."""
    region = ask.options
    assert isinstance(region, Riding)
    errand = Errand(race, region.who)
    return errand, by_gain(errand, region)


def moves(errand: Errand, region: Riding) -> Iterable[tuple[Option, float]]:
    """What the Moves gain that are worth looking into."""
    return with_later(errand, by_gain(errand, region))


def with_later(errand: Errand, found: list[tuple[Option, Outcome]]) -> Iterator[tuple[Option, float]]:
    """What the first of these gain, with what may come after them."""
    for option, ride in found[:LOOKED_INTO]:
        yield option, ride.gain + errand.further(ride)


def by_gain(errand: Errand, region: Riding) -> list[tuple[Option, Outcome]]:
    """The Moves that are considered, the best first."""
    found: list[tuple[Option, Outcome]]
    found = [(region.make(*point), errand.ride(*point)) for point in asunder(places(errand, region))]
    found += [(veer, errand.turn(*headings(region.rider)[veer.side])) for veer in region.also if isinstance(veer, Veer)]
    return sorted(found, key=lambda each: -each[1].gain)


def asunder(points: Iterable[Point]) -> Iterable[Point]:
    """Points without those that lie near an earlier one."""
    kept: list[Point] = []
    for x, y in points:
        if all(abs(x - ox) + abs(y - oy) >= APART for ox, oy in kept):
            kept.append((x, y))
            yield x, y


def places(errand: Errand, region: Riding) -> Iterable[Point]:
    """Where a Boar may promisingly ride to."""
    rider = region.rider
    course = region.course
    tx, ty = way_to(course, rider.x, rider.y, *errand.target())[0]
    if rider.ridden:
        for idea in region.ideas:
            yield region.propose(idea)
        tries = [region.towards(tx, ty, round(region.reach * part)) for part in PARTS]
        if region.shut_in:
            tries += [region.towards(rider.x + dx, rider.y + dy, region.reach) for dx, dy in ALL_ROUND]
    else:
        yield rider.x, rider.y
        tries = [
            region.towards(rider.x + ux // INCH, rider.y + uy // INCH, round(region.reach * part))
            for ux, uy in region.headings
            for part in PARTS
        ]
    for x, y in tries:
        point = region.on_track(x, y)
        if region.fault(*point) is None:
            yield point


def turns(race: Race, ask: Ask) -> Iterable[tuple[Option, float]]:
    """A Pivot on the spot (TP-27)."""
    region = ask.options
    assert isinstance(region, Turning)
    errand = Errand(race, region.who)
    for idea in region.ideas:
        x, y = region.propose(idea)
        yield region.make(x, y), errand.turn(*pivot(region.rider, x, y)).gain


def actions(race: Race, ask: Ask) -> Iterable[tuple[Option, float]]:
    """A second action (TP 4.2), whom to assault of several (TP-30), and whom to strike before the race (TP 3)."""
    errand = Errand(race, race.acting)
    for option in ask.options:
        yield option, errand.by_action(option)


def steer(race: Race, ask: Ask) -> Iterable[tuple[Option, float]]:
    """Where a Boar is thrown to: an own one where it gains, another where it loses (TP-20)."""
    region = ask.options
    assert isinstance(region, Aim)
    errand = Errand(race, race.acting)
    mine = errand.rider.seat == ask.seat
    for idea in region.ideas:
        x, y = region.propose(idea)
        gain = errand.by_throw(x, y)
        yield region.make(x, y), gain if mine else -gain


def herd(race: Race, ask: Ask) -> Iterable[tuple[Option, float]]:
    """Where the Piglet runs: near to an own Boar and away from all others (TP 4.1.1)."""
    region = ask.options
    assert isinstance(region, Herding)
    them = [race.riders[who] for who in racing(race)]
    for idea in region.ideas:
        x, y = region.propose(idea)
        far = [(rider.seat == ask.seat, between(region.course, rider.x, rider.y, x, y)) for rider in them]
        mine = min(way for own, way in far if own)
        others = min((way for own, way in far if not own), default=FAR_ENOUGH)
        yield region.make(x, y), min(others, FAR_ENOUGH) - mine


def cells(race: Race, ask: Ask) -> Iterable[tuple[Option, float]]:
    """The start grid: inside the way is shorter (TP 3)."""
    for option in ask.options:
        assert isinstance(option, Cell)
        yield option, -INCH * (option.cell % ROW)


def swap(race: Race, ask: Ask) -> Iterable[tuple[Option, float]]:
    """The victim's cell, where it lies inside the own one (TP 3)."""
    inwards = race.riders[race.acting].cell % ROW - race.goal[0] % ROW
    for option in ask.options:
        yield option, INCH * inwards if isinstance(option, Take) else 0


def hand_over(race: Race, ask: Ask) -> Iterable[tuple[Option, float]]:
    """The Piglet from an ally who has farther to ride home (TP-39)."""
    course = circuit_of(race)
    nearer = way_home(course, race.riders[race.holder]) - way_home(course, race.riders[race.acting])
    for option in ask.options:
        yield option, nearer if isinstance(option, Grab) else 0


def calls(race: Race, ask: Ask) -> Iterable[tuple[Option, float]]:
    """Which of two Boars is first: hardly less the one that has farther to go, since a search tells better (TP 4.6)."""
    for option in ask.options:
        assert isinstance(option, Activate)
        yield option, -Errand(race, option.who).before * HARDLY


JUDGES: Final[dict[int, Callable[[Race, Ask], Iterable[tuple[Option, float]]]]] = {
    PLACING: cells,
    STRIKING: actions,
    FALLING_BACK: cells,
    SWAPPING: swap,
    HERDING: herd,
    CALLING: calls,
    MOVING: rides,
    HANDING: hand_over,
    PICKING: actions,
    STEERING: steer,
    SECOND: actions,
    TURNING: turns,
}
"""By phase. Which brood one races for is left to chance."""
