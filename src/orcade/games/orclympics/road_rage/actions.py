"""A Player Turn: what may be done next, and what was chosen (RR 4.2, RR-27). Each step asks one question at most."""

from __future__ import annotations

from functools import cache

from orcade.table.requests import Ask, Flow
from orcade.table.words import counted

from .answers import (
    CHANGE_BIT,
    DONE_BIT,
    DRIVE_BIT,
    OUTTA_BIT,
    TRICK_BIT,
    Change,
    Drive,
    Outta,
    Trick,
    offered,
)
from .driving import change, drive
from .ground import rivals
from .pieces import FASTER, LEFT, NEAR, RIGHT, SLOWER, TRICK, TRY_COSTS, Race, left, settle
from .room import turns
from .skill_tests import test
from .turn import end_turn
from .words import length


def act(race: Race) -> Flow[None]:
    """RR 4.2: one action, or one increment of the move; who has no choice is not asked."""
    seat = race.active
    if not race.offers:
        race.offers = actions(race)
        return
    options = offered(race.offers)
    answer = options[0]
    if len(options) > 1:
        chariot = race.chariots[seat]
        answer = yield Ask(seat, prompt(chariot.points, chariot.agility - chariot.used, left(race)), options, "RR 4.2")
        settle(race)
    race.offers = 0
    kind = answer.__class__
    if kind is Drive:
        yield from drive(race)
    elif isinstance(answer, Change):
        race.chariots[seat].points -= 1
        race.chariots[seat].used += 1
        yield from change(race, seat, answer.way)
    elif isinstance(answer, Outta):
        race.chariots[seat].points -= TRY_COSTS
        race.trying = answer.way
        yield from test(race, False)
    elif isinstance(answer, Trick):
        race.chariots[seat].points -= 1
        race.trying = TRICK
        race.rival = answer.target
        yield from test(race, False)
    else:
        yield from end_turn(race)


def actions(race: Race) -> int:
    """What the active chariot may do now (RR 4.2, RR-27), as a set of OFFERS; never nothing."""
    seat = race.active
    chariot = race.chariots[seat]
    togo = left(race)
    points = chariot.points
    offers = 1 << (DRIVE_BIT if togo else DONE_BIT)
    if points:
        free = chariot.used < chariot.agility
        if free or points >= TRY_COSTS:
            first = CHANGE_BIT if free else OUTTA_BIT
            if not race.steady:
                if chariot.speed < chariot.top:
                    offers |= 1 << first + FASTER
                if chariot.speed:
                    offers |= 1 << first + SLOWER
            to_left, to_right = turns(race, seat)
            offers |= to_left << first + LEFT | to_right << first + RIGHT
        if not togo or not race.driven:
            for rival in rivals(race, seat, NEAR):
                offers |= 1 << TRICK_BIT + rival
    return offers


@cache
def prompt(points: int, agility: int, togo: int) -> str:
    """The question of a Player Turn."""
    drive = f"{length(togo)} to drive" if togo else "nothing to drive"
    return f"{counted(points, 'Action Point')}, Agility {max(agility, 0)}, {drive}: what now?"
