"""A Game Turn and its Player Turns (RR 4.1, RR 4.2). Each step of the game asks one question at most."""

from __future__ import annotations

from functools import cache

from orcade.games.orclympics.discipline import equal, feat
from orcade.table.region import apart
from orcade.table.requests import D6, Ask, Flow, Roll, Seat, Throw

from .answers import (
    CHANGE_BIT,
    DONE_BIT,
    DRIVE_BIT,
    LOSSES,
    OUTTA_BIT,
    RETRY,
    TRICK_BIT,
    Change,
    Drive,
    Outta,
    Trick,
    offered,
)
from .ending import close, wreck
from .events import (
    Changed,
    Drove,
    Gated,
    Halted,
    Hurt,
    Ordered,
    Rammed,
    TiedAgain,
    Tricked,
    Tried,
    TurnBegan,
    Unskilled,
)
from .ground import passes, rivals, slide, track
from .odds import highest, rerolls
from .pieces import (
    ACTING,
    EDGE,
    EIGHTHS,
    EPIC_DRIVING,
    FASTER,
    FEATS,
    GATES,
    LEFT,
    NEAR,
    NOBODY,
    NOTHING,
    RAMMING,
    RETRYING,
    RIGHT,
    ROLLING,
    SLOWER,
    SQUARE_TURN,
    STEP,
    TERRAIN,
    THIS_WAY,
    TRICK,
    TRICKING,
    TRY_COSTS,
    Race,
    left,
    racing,
    settle,
)
from .room import freed, turns
from .words import thing

INITIATIVE = tuple(Roll(seat, D6, "initiative", "RR 4.1") for seat in range(4))
TESTS = tuple(
    tuple(
        Roll(seat, D6, "Dirty Tricks" if trick else "Outta da way!", "RR 4.2.4" if trick else "RR 4.2.3", again=again)
        for trick in (False, True)
        for again in (False, True)
    )
    for seat in range(4)
)
"""By seat: a Skill Test for Outta da way! and its reroll, one for a trick and its reroll."""


# The Game Turn.


def begin(race: Race) -> Flow[None]:
    """RR 4.1: the Initiative Rolls, until no two are equal (RR-7, RR-30)."""
    race.turn += 1
    race.active = NOBODY
    yield TurnBegan(race.turn)
    yield from initiative(race, tuple(racing(race)))
    tied = tie(race)
    while tied:
        yield TiedAgain(tied, race.chariots[tied[0]].points)
        yield from initiative(race, tied)
        tied = tie(race)
    race.order = sorted(racing(race), key=lambda seat: precedence(race, seat))
    yield Ordered(tuple(race.order), tuple(race.chariots[seat].points for seat in race.order))
    open_turn(race, race.order[0])


def initiative(race: Race, seats: tuple[Seat, ...]) -> Flow[None]:
    """RR 4.1: an Initiative Roll of each seat, which is the number of its Action Points, too."""
    dice = yield Throw(tuple([INITIATIVE[seat] for seat in seats]))
    for seat, die in zip(seats, dice, strict=True):
        chariot = race.chariots[seat]
        race.rolls[seat] = die
        chariot.points = die + chariot.skill
        chariot.used = 0
        chariot.done = False


def tie(race: Race) -> tuple[Seat, ...]:
    """RR-30: the seats of the lowest total that several have and age does not settle."""
    seats = racing(race)
    for total in sorted({race.chariots[seat].points for seat in seats}):
        tied = tuple(seat for seat in seats if race.chariots[seat].points == total)
        if len(tied) > 1:
            low = [race.rolls[seat] <= 3 for seat in tied]
            if not equal(race, tied) or any(low) != all(low):
                return tied
    return ()


def precedence(race: Race, seat: Seat) -> tuple[int, int]:
    """RR-7: the lowest total first; of a tie settled by age, the one who counts as higher goes later (OC-5)."""
    age = race.ages[seat] if race.ages else 0
    return race.chariots[seat].points, -age if race.rolls[seat] <= 3 else age


def open_turn(race: Race, seat: Seat) -> None:
    """RR 4.1: a Player Turn begins."""
    race.active = seat
    race.driven = 0
    race.stopped = False
    race.steady = False
    race.began = race.chariots[seat].heading
    race.phase = ACTING


def end_turn(race: Race) -> Flow[None]:
    """RR 4.1, RR 4.4: the next one drives, or the Game Turn is over."""
    race.chariots[race.active].done = True
    for seat in race.order:
        chariot = race.chariots[seat]
        if not chariot.done and not chariot.out:
            open_turn(race, seat)
            return
    race.active = NOBODY
    race.phase = ROLLING
    yield from close(race)


# The Player Turn.


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
    drive = f'{3 * togo}" to drive' if togo else "nothing to drive"
    return f"{points} Action Point{'' if points == 1 else 's'}, Agility {max(agility, 0)}, {drive}: what now?"


def change(race: Race, seat: Seat, way: int, free: bool = False) -> Flow[None]:
    """RR 4.2.1, RR 4.2.2: a Speed Change, or a Pivot, which is shifted where it would overlap something (RR-10)."""
    chariot = race.chariots[seat]
    shifted = 0
    if way < LEFT:
        chariot.speed += STEP[way]
        if chariot.speed > race.fastest:
            race.fastest = chariot.speed
            race.fastass = seat
    else:
        if not free:
            race.steady = True
        chariot.heading = (chariot.heading + STEP[way]) % EIGHTHS
        place = freed(race, seat)
        if place is not None and place != (chariot.x, chariot.y):
            shifted = apart(chariot.x, chariot.y, *place)
            come(race, seat, *place)
    yield Changed(seat, way, chariot.speed, free, shifted)
    if way >= LEFT and seat == race.active:
        turned = (chariot.heading - race.began) % EIGHTHS
        if SQUARE_TURN <= turned <= EIGHTHS - SQUARE_TURN:
            yield from feat(race, seat, EPIC_DRIVING, FEATS)


def come(race: Race, seat: Seat, x: int, y: int) -> None:
    """A chariot comes to a place, by a straight way."""
    chariot = race.chariots[seat]
    if not chariot.trail:
        chariot.trail.append((chariot.x, chariot.y))
    chariot.trail.append((x, y))
    chariot.x = x
    chariot.y = y


def drive(race: Race) -> Flow[None]:
    """RR 4.1: one increment; what it touches is rammed (RR 4.3), a gate that it touches is passed (RR-4)."""
    seat = race.active
    chariot = race.chariots[seat]
    race.steady = True
    race.driven += 1
    x, y = chariot.x, chariot.y
    nx, ny, hit = slide(race, seat, *track(race).strides[chariot.heading])
    if (nx, ny) != (x, y):
        come(race, seat, nx, ny)
    yield Drove(seat, apart(x, y, nx, ny))
    if not chariot.finished and passes(race, seat, x, y, chariot.passed % GATES):
        chariot.passed += 1
        race.gated = True
        if chariot.passed == GATES * race.laps:
            race.finishers += 1
            chariot.finished = race.finishers
        yield Gated(seat, chariot.passed, race.laps)
    if hit == NOTHING:
        return
    race.stopped = True
    if hit == EDGE and not race.options.edge_is_terrain:
        yield Halted(seat)
        return
    race.hit = hit
    yield Rammed(seat, thing(race, hit))
    race.phase = RAMMING
    race.rival = NOBODY
    if hit >= EDGE or race.chariots[hit].out:
        nearest = rivals(race, seat, 2 * TERRAIN * track(race).side)
        if nearest:
            race.rival = nearest[0]
        yield from feat(race, seat, THIS_WAY, FEATS)


# Skill Tests.


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
    if chariot.skill > 1:
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


def go_on(race: Race) -> Flow[None]:
    """The Player Turn goes on, if its chariot does."""
    race.phase = ACTING
    if race.ending is None and race.chariots[race.active].out:
        yield from end_turn(race)
