"""Game Turns: the Initiative Rolls, and whose Player Turn it is (RR 4.1)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import equal
from orcade.table.requests import D6, Flow, Roll, Seat, Throw

from .ending import close
from .events import Ordered, TiedAgain, TurnBegan
from .pieces import ACTING, LOW, NOBODY, ROLLING, SEATS, Race, racing, tell_anew

INITIATIVE = tuple(Roll(seat, D6, "initiative", "RR 4.1") for seat in range(SEATS))


def begin(race: Race) -> Flow[None]:
    """RR 4.1: the Initiative Rolls, until no two are equal (RR-7, RR-30)."""
    race.turn += 1
    race.active = NOBODY
    yield TurnBegan(race.turn)
    yield from initiative(race, tuple(racing(race)))
    tied = open_tie(race)
    while tied:
        yield TiedAgain(tied, race.chariots[tied[0]].points)
        yield from initiative(race, tied)
        tied = open_tie(race)
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


def open_tie(race: Race) -> tuple[Seat, ...]:
    """RR-30: the seats of the lowest total that several have and age does not settle."""
    seats = racing(race)
    for total in sorted({race.chariots[seat].points for seat in seats}):
        tied = tuple(seat for seat in seats if race.chariots[seat].points == total)
        if len(tied) > 1:
            low = [race.rolls[seat] <= LOW for seat in tied]
            if not equal(race, tied) or any(low) != all(low):
                return tied
    return ()


def precedence(race: Race, seat: Seat) -> tuple[int, int]:
    """RR-7: the lowest total first; of a tie settled by age, the one who counts as higher goes later (OC-5)."""
    age = race.ages[seat] if race.ages else 0
    return race.chariots[seat].points, -age if race.rolls[seat] <= LOW else age


def open_turn(race: Race, seat: Seat) -> None:
    """RR 4.1: a Player Turn begins."""
    race.active = seat
    race.driven = 0
    tell_anew(race)
    race.stopped = False
    race.speed_fixed = False
    race.first_heading = race.chariots[seat].heading
    race.phase = ACTING


def go_on(race: Race) -> Flow[None]:
    """The Player Turn goes on, if its chariot does."""
    race.phase = ACTING
    if race.ending is None and race.chariots[race.active].out:
        yield from end_turn(race)


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
