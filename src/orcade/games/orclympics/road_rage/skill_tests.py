"""Skill Tests: what passes, who rolls again, and what comes of it (RR-13, RR 4.2.3, RR 4.2.4)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from orcade.table.odds import at_most
from orcade.table.requests import D6, Ask, Flow, Roll, Seat

from .answers import LOSSES
from .driving import change
from .ending import hurt, wreck
from .events import Tricked, Tried, Unskilled
from .pieces import AGAINST_BIG_BOSS, HIGHEST_PASS, LEAST_SKILL, NOBODY, TRICK, TRICKING, Race, forget_trails, tell_anew
from .turn import go_on
from .workshop import BIG_BOSS, LUCKY, REROLLS_TRICKS

WORTH_A_TRY: Final = Fraction(3, 5)
"""The chance from which on a Dirty Trick is."""


def highest_pass(race: Race, seat: Seat, trying: int, rival: Seat) -> int:
    """The highest die that passes a Skill Test of a seat (RR-13). `rival`: whom a Dirty Trick is aimed at.

    A 1 always passes, since nobody has less Driver Skill.
    """
    most = AGAINST_BIG_BOSS if trying == TRICK and race.chariots[rival].driver == BIG_BOSS else HIGHEST_PASS
    return min(race.chariots[seat].skill, most)


@cache
def test_die(seat: Seat, trick: bool, most: int, again: bool) -> Roll:
    """The die of a Skill Test, for a Dirty Trick or an Outta da way!, that passes up to `most`."""
    label, rule = ("Dirty Tricks", "RR 4.2.4") if trick else ("Outta da way!", "RR 4.2.3")
    return Roll(seat, D6, label, rule, most=most, again=again)


def may_reroll(race: Race, seat: Seat, trying: int) -> bool:
    """Whether a seat may roll such a test again when it has failed (RR-31)."""
    chariot = race.chariots[seat]
    return bool(chariot.upgrades & REROLLS_TRICKS) if trying == TRICK else chariot.driver == LUCKY


def passing(race: Race, seat: Seat, trying: int, rival: Seat = NOBODY) -> Fraction:
    """The chance to pass a Skill Test, with the reroll where there is one (RR-13, RR-31)."""
    passed = at_most(highest_pass(race, seat, trying, rival))
    return 1 - (1 - passed) ** 2 if may_reroll(race, seat, trying) else passed


def bites(race: Race, rival: Seat) -> bool:
    """Whether a Dirty Trick of whoever acts can cost the rival something that he needs."""
    mine, his = race.chariots[race.active], race.chariots[rival]
    return his.skill > LEAST_SKILL or his.chassis == 1 < mine.chassis


def promising(race: Race, rival: Seat) -> bool:
    """Whether it is likely to, too."""
    return bites(race, rival) and passing(race, race.active, TRICK, rival) >= WORTH_A_TRY


def skill_test(race: Race) -> Flow[None]:
    """RR-13: a Skill Test; one that fails is rolled again by who may (RR-31)."""
    seat = race.active
    most = highest_pass(race, seat, race.trying, race.rival)
    die = yield test_die(seat, race.trying == TRICK, most, False)
    if die > most and not race.rerolled and may_reroll(race, seat, race.trying):
        die = yield test_die(seat, race.trying == TRICK, most, True)
    yield from after_test(race, die <= most)


def after_test(race: Race, passed: bool) -> Flow[None]:
    """RR 4.2.3, RR 4.2.4: what comes of a Skill Test."""
    seat = race.active
    if race.trying == TRICK:
        yield Tricked(seat, race.rival, passed)
        if passed:
            race.phase = TRICKING
        else:
            yield from lose_skill(race, seat)
        return
    yield Tried(seat, race.trying, passed)
    tell_anew(race)
    if passed:
        yield from change(race, seat, race.trying)
        return
    yield from hurt(race, 1, seat)
    yield from wreck(race, (seat,), False)
    yield from go_on(race)


def lose_skill(race: Race, seat: Seat) -> Flow[None]:
    """RR 4.2.4: a point of Driver Skill less, for the rest of the race; one is left."""
    chariot = race.chariots[seat]
    if chariot.skill > LEAST_SKILL:
        chariot.skill -= 1
    yield Unskilled(seat, chariot.skill)


def play_trick(race: Race) -> Flow[None]:
    """RR 4.2.4: what a Dirty Trick that has worked does."""
    answer = yield Ask(race.active, "The trick works: what does it do?", LOSSES, "RR 4.2.4")
    forget_trails(race)
    if answer.chassis:
        yield from hurt(race, 1, race.active, race.rival)
        yield from wreck(race, (race.active, race.rival), True)
    else:
        yield from lose_skill(race, race.rival)
    yield from go_on(race)
