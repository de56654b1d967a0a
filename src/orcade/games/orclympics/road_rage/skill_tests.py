"""Skill Tests: what passes, who rolls again, and what comes of it (RR-13, RR 4.2.3, RR 4.2.4)."""

from __future__ import annotations

from orcade.table.requests import D6, Ask, Flow, Roll, Seat

from .answers import LOSSES, RETRY
from .driving import change
from .ending import wreck
from .events import Hurt, Tricked, Tried, Unskilled
from .pieces import ACTING, LEAST_SKILL, RETRYING, TRICK, TRICKING, Race, settle
from .turn import go_on
from .workshop import BIG_BOSS, LUCKY, REROLLS_TRICKS

TESTS = tuple(
    tuple(
        Roll(seat, D6, "Dirty Tricks" if trick else "Outta da way!", "RR 4.2.4" if trick else "RR 4.2.3", again=again)
        for trick in (False, True)
        for again in (False, True)
    )
    for seat in range(4)
)
"""By seat: a Skill Test for Outta da way! and its reroll, one for a trick and its reroll."""


def highest(race: Race, seat: Seat, trying: int, rival: Seat) -> int:
    """The highest die that passes a Skill Test of a seat. `rival`: whom a Dirty Trick is aimed at."""
    most = 4 if trying == TRICK and race.chariots[rival].driver == BIG_BOSS else 5
    return max(1, min(race.chariots[seat].skill, most))


def rerolls(race: Race, seat: Seat, trying: int) -> bool:
    """Whether a seat may roll such a test again when it has failed (RR-31)."""
    chariot = race.chariots[seat]
    return bool(chariot.upgrades & REROLLS_TRICKS) if trying == TRICK else chariot.driver == LUCKY


def test(race: Race, again: bool) -> Flow[None]:
    """RR-13: a Skill Test, or its reroll."""
    seat = race.active
    trick = race.trying == TRICK
    die = yield TESTS[seat][2 * trick + again]
    passed = die <= highest(race, seat, race.trying, race.rival)
    if not passed and not again and not race.rerolled and rerolls(race, seat, race.trying):
        race.phase = RETRYING
    else:
        yield from tested(race, passed)


def retry(race: Race) -> Flow[None]:
    """RR-31: whether a failed test is rolled again."""
    answer = yield Ask(race.active, "The Skill Test has failed. Roll again?", RETRY, "RR-31")
    settle(race)
    race.phase = ACTING
    if answer == RETRY[0]:
        yield from test(race, True)
    else:
        yield from tested(race, False)


def tested(race: Race, passed: bool) -> Flow[None]:
    """RR 4.2.3, RR 4.2.4: what comes of a Skill Test."""
    seat = race.active
    chariot = race.chariots[seat]
    if race.trying == TRICK:
        yield Tricked(seat, race.rival, passed)
        if passed:
            race.phase = TRICKING
        else:
            yield from unlearn(race, seat)
        return
    yield Tried(seat, race.trying, passed)
    if passed:
        yield from change(race, seat, race.trying)
        return
    chariot.chassis -= 1
    yield Hurt(seat, 1, chariot.chassis)
    yield from wreck(race, (seat,), False)
    yield from go_on(race)


def unlearn(race: Race, seat: Seat) -> Flow[None]:
    """RR 4.2.4: a point of Driver Skill less, for the rest of the race; one is left."""
    chariot = race.chariots[seat]
    if chariot.skill > LEAST_SKILL:
        chariot.skill -= 1
    yield Unskilled(seat, chariot.skill)


def trick(race: Race) -> Flow[None]:
    """RR 4.2.4: what a Dirty Trick that has worked does."""
    answer = yield Ask(race.active, "The trick works: what does it do?", LOSSES, "RR 4.2.4")
    settle(race)
    if answer.chassis:
        for seat in (race.active, race.rival):
            race.chariots[seat].chassis -= 1
            yield Hurt(seat, 1, race.chariots[seat].chassis)
        yield from wreck(race, (race.active, race.rival), True)
    else:
        yield from unlearn(race, race.rival)
    yield from go_on(race)
