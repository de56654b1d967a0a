"""Game Turns: the Piglet, the Initiative, who is activated next (TP 4.1, TP-7, TP-24)."""

from __future__ import annotations

from typing import Final

from orcade.games.orclympics.discipline import line_up
from orcade.table.plane import INCH
from orcade.table.requests import D6, Ask, Flow, Roll

from .answers import ACTIVATE
from .coming_back import come_back
from .events import Herded, TurnBegan
from .herd_region import Herding, run_to
from .pieces import (
    CALLING,
    HERDING,
    MOVING,
    NOBODY,
    PIGLET_ADDS,
    Race,
    end_trails,
    length,
    loose,
    racing,
)
from .piglet import release
from .standings import last_placed
from .winning import end_at_the_cap

TROTTING = tuple(Roll(seat, D6, "the Piglet", "TP 4.1.1") for seat in range(4))
HERD_PROMPTS = tuple(f'Last one: run the Piglet {far}" where?' for far in range(10))
CALL_PROMPT = "Which of your Boars is activated?"

STOPS: Final = {
    "scramble": "which Boar is first, where both players are near the Piglet",
    "order": "which Boar is first at any other time",
    "hand": "whether my Boar takes the Piglet from its ally",
    "swap": "whether I take the cell of whom I struck back",
    "lash": "whether I Lash where nothing is in the way",
    "unridden": "where my Boar runs without a rider, with no Piglet near",
}
"""What choices are about that hardly ever matter (`Game.stops`)."""
MINDS: Final = ("scramble",)
"""At any other time the order hardly ever matters: in 200 races by the policy, the other order won 49 % of them."""
CLOSE: Final = 6 * INCH
"""So near to the Piglet a Boar is mostly there with its next Move."""


def open_turn(race: Race) -> Flow[None]:
    """TP 4.1: a Game Turn begins; after the last one the race is over (TP-25)."""
    race.active = -1
    race.acting = NOBODY
    if race.options.turn_cap and race.turn >= race.options.turn_cap:
        yield from end_at_the_cap(race)
        return
    race.turn += 1
    for rider in race.riders:
        rider.done = False
    yield TurnBegan(race.turn)
    for who, rider in enumerate(race.riders):
        if rider.back == race.turn:
            yield from come_back(race, who)
    if loose(race) and racing(race):
        race.phase = HERDING
    else:
        yield from initiative(race)


def herd(race: Race) -> Flow[None]:
    """TP 4.1.1: the last-placed player moves the Piglet; then the Initiative is rolled for."""
    seat = race.riders[last_placed(race)].seat
    die = yield TROTTING[seat]
    race.reach = (die + PIGLET_ADDS) * INCH
    answer = yield Ask(seat, HERD_PROMPTS[die + PIGLET_ADDS], Herding(race), "TP 4.1.1")
    end_trails(race)
    race.herded = run_to(race, answer.x, answer.y)
    race.piglet = (answer.x, answer.y)
    yield Herded(race.reach, seat)
    yield from initiative(race)


def initiative(race: Race) -> Flow[None]:
    """TP 4.1 step 1: the order of this Game Turn; in the first one the Running Up Boar comes before it (TP-7)."""
    seats = sorted({rider.seat for rider in race.riders if not rider.crashed})
    if race.turn == 1 and race.runner >= 0:
        first = race.riders[race.runner].seat
        seats.remove(first)
        if len(seats) > 1:
            yield from line_up(race, seats, "Initiative", "TP 4.1")
            seats = list(race.order)
        race.order = [first, *seats]
    elif len(seats) > 1:
        yield from line_up(race, seats, "Initiative", "TP 4.1")
    else:
        race.order = seats
    race.queue = list(race.order)
    if race.seats == 2:
        race.queue += race.order
    yield from next_up(race)


def next_up(race: Race) -> Flow[None]:
    """The next seat activates a Boar; when all have been, the next Game Turn begins."""
    while race.queue:
        seat = race.queue.pop(0)
        mine = waiting(race, seat)
        if race.turn == 1 and race.runner in mine:
            mine = [race.runner]
        if mine:
            race.active = seat
            race.acting = mine[0]
            race.phase = CALLING if len(mine) > 1 else MOVING
            return
    yield from open_turn(race)


def waiting(race: Race, seat: int) -> list[int]:
    """A seat's Boars that are still to be activated in this Game Turn."""
    return [who for who, rider in enumerate(race.riders) if rider.seat == seat and not rider.done and not rider.crashed]


def choose_boar(race: Race) -> Flow[None]:
    """TP 4.6: which of two."""
    options = [ACTIVATE[who] for who in waiting(race, race.active)]
    about = "scramble" if scramble(race) else "order"
    answer = yield Ask(race.active, CALL_PROMPT, options, "TP 4.6", (about,))
    end_trails(race)
    race.acting = answer.who
    race.phase = MOVING


def scramble(race: Race) -> bool:
    """Whether Boars of several players are near the Piglet."""
    if not race.released:
        return False
    holder = race.riders[race.holder] if race.holder >= 0 else None
    x, y = race.piglet if holder is None else (holder.x, holder.y)
    near = {rider.seat for rider in race.riders if not rider.crashed and length(rider.x, rider.y, x, y) <= CLOSE}
    return len(near) > 1


def end_activation(race: Race) -> Flow[None]:
    """A Boar's activation is over."""
    yield from release(race)
    if race.acting >= 0:
        race.riders[race.acting].done = True
    yield from next_up(race)
