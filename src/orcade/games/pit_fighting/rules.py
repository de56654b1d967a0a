"""The fight from the fangs to the knock-out: beginning, rounds, and which step comes next."""

from __future__ import annotations

from orcade.table.cards import fresh
from orcade.table.requests import D3, CardId, Flow, Roll, Shuffle

from .circling import turn
from .combat import brutality, reinforcements, reply
from .events import Dealt, FangsCompared, RoundBegins
from .faces import DECK
from .pieces import DEAL, FANGS, FAVOURITE_MORE, FIGHTERS, HAND, NOBODY, TURN, Pit, PitOptions, ahead, leader
from .piles import dice_for_turn, refill
from .result import after, lay_again, result
from .tricks import tricks

CARDS = tuple(CardId(card) for card in range(DECK))


def start(seats: int, options: PitOptions) -> Pit:
    """PF 1.2: all piles are empty except for the deck."""
    return Pit(seats, options, fresh(DECK), deck=list(CARDS))


def step(state: Pit) -> Flow[None]:
    """The next small piece of the fight, by its phase."""
    return STEPS[state.phase](state)


def fangs(state: Pit) -> Flow[None]:
    """PF 1.3: nose to nose, each rolls a D3; the longer fangs are the favourite of the first round."""
    yield Shuffle(state.deck, "the deck", "PF 1.2")
    for seat in (0, 1):
        state.fangs[seat] = yield Roll(seat, D3, FANG_LABELS[seat], "PF 1.3")
    state.favourite = ahead(state.fangs[0], state.fangs[1])
    state.phase = DEAL
    yield FangsCompared(state.favourite)
    yield from deal(state)


FANG_LABELS = (f"{FIGHTERS[0]}’s fangs", f"{FIGHTERS[1]}’s fangs")


def deal(state: Pit) -> Flow[None]:
    """PF 2.1-2.3: who is the favourite, the hands, and who goes first."""
    state.round += 1
    state.circled[0] = state.circled[1] = 0
    by = "for his longer fangs"
    if state.round > 1:
        state.favourite = leader(state)
        by = "for his greater Flair" if state.damage[0] == state.damage[1] else "as the less wounded"
    yield RoundBegins(state.round, state.favourite, by)
    for seat in (0, 1):
        for _ in range(HAND + FAVOURITE_MORE * (state.favourite == seat)):
            if not state.deck:
                yield from refill(state)
            card = state.deck.pop()
            state.cards.peek(card, seat)
            state.hands[seat].append(card)
        yield Dealt(seat, tuple(state.hands[seat]))
    state.turn = state.favourite
    if state.favourite == NOBODY:
        yield from dice_for_turn(state)
    state.phase = TURN


# In the order of the phases' numbers.
STEPS = (
    fangs,
    deal,
    turn,
    turn,
    reply,
    brutality,
    reinforcements,
    tricks,
    result,
    lay_again,
    after,
)
assert STEPS[FANGS] is fangs
