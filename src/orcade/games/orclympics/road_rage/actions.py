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
from .free_space import possible_pivots
from .geometry import nearest_rivals
from .pieces import (
    FASTER,
    LEFT,
    OUTTA_COST,
    RIGHT,
    SLOWER,
    TRICK,
    TRICK_REACH,
    Race,
    forget_trails,
    increments_left,
    may_steer,
    whole_turn,
)
from .skill_tests import promising, skill_test
from .turn import end_turn
from .words import length


def act(race: Race) -> Flow[None]:
    """RR 4.2: one action, or one increment of the move; who has no choice is not asked."""
    seat = race.active
    if not race.offers:
        race.offers = possible_actions(race)
        return
    options = offered(race.offers, race.driven)
    answer = options[0]
    if len(options) > 1:
        chariot = race.chariots[seat]
        steering = chariot.agility - chariot.used
        answer = yield Ask(
            seat,
            prompt(chariot.points, steering, increments_left(race), race.driven > 0, whole_turn(race)),
            options,
            "RR 4.2",
            (about(race),) if race.offers >> DONE_BIT & 1 and not whole_turn(race) else (),
        )
        forget_trails(race)
    race.offers = 0
    kind = answer.__class__
    if kind is Drive:
        yield from drive(race)
    elif isinstance(answer, Change):
        race.chariots[seat].points -= 1
        race.chariots[seat].used += 1
        yield from change(race, seat, answer.way)
    elif isinstance(answer, Outta):
        race.chariots[seat].points -= OUTTA_COST
        race.trying = answer.way
        yield from skill_test(race)
    elif isinstance(answer, Trick):
        race.chariots[seat].points -= 1
        race.trying = TRICK
        race.rival = answer.target
        yield from skill_test(race)
    else:
        yield from end_turn(race)


def possible_actions(race: Race) -> int:
    """What the active chariot may do now (RR 4.2, RR-27), as a set of OFFERS; never nothing."""
    seat = race.active
    chariot = race.chariots[seat]
    togo = increments_left(race)
    points = chariot.points
    offers = 1 << (DRIVE_BIT if togo else DONE_BIT)
    if points:
        if may_steer(race):
            first = CHANGE_BIT if chariot.used < chariot.agility else OUTTA_BIT
            if not race.speed_fixed:
                if chariot.speed < chariot.top:
                    offers |= 1 << first + FASTER
                if chariot.speed:
                    offers |= 1 << first + SLOWER
            to_left, to_right = possible_pivots(race, seat)
            offers |= to_left << first + LEFT | to_right << first + RIGHT
        if not togo or not race.driven:
            for rival in nearest_rivals(race, seat, TRICK_REACH):
                offers |= 1 << TRICK_BIT + rival
    return offers


def about(race: Race) -> str:
    """What an end of a Player Turn is about at which something else could be done (`Game.stops`)."""
    rivals = nearest_rivals(race, race.active, TRICK_REACH) if race.chariots[race.active].points else ()
    return "trick" if any(promising(race, rival) for rival in rivals) else "end"


@cache
def prompt(points: int, agility: int, togo: int, driven: bool, whole: bool) -> str:
    """The question of a Player Turn. `driven`: not all of its move is still to come; `whole`: all of the turn is."""
    if whole:
        return "How do you drive on?"
    has = counted(points, "Action Point")
    drive = f"{length(togo)} to drive" if togo else "nothing more to drive" if driven else "Speed 0"
    return f"{has}, Agility {max(agility, 0)}, {drive}: what now?"
