"""The deck that runs out, and the round that ends: what circling and combat share."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Ending
from orcade.table.requests import D6, CardId, Flow, Roll, Seat, Shuffle

from .events import Discards, ForcedOut, GoesFirst, Recycled, RoundOver
from .pieces import DEAL, FIGHTERS, FIRST_SEAT_TO, IDLE, NOBODY, OUT_STAYS, TURN, Pit, leader

WHO_FIRST: Final = f"who goes first (1-{FIRST_SEAT_TO} {FIGHTERS[0]}, {FIRST_SEAT_TO + 1}-{D6} {FIGHTERS[1]})"


def refill(state: Pit) -> Flow[None]:
    """PF 1.4: an empty deck becomes the shuffled Discard pile, or else the Out piles but for the top two of each."""
    if state.discard:
        state.deck, state.discard = state.discard, state.deck
        yield Recycled(outs=False)
        yield Shuffle(state.deck, "the Discard pile becomes the deck", "PF 1.4")
        return
    for out in state.outs:
        state.deck.extend(out[:-OUT_STAYS])
        del out[:-OUT_STAYS]
    if state.deck:
        yield Recycled(outs=True)
        yield Shuffle(state.deck, "the Out piles become the deck", "PF 1.4")


def discard(state: Pit, card: CardId) -> None:
    """A card to the top of the Discard pile, face up."""
    state.cards.show(card)
    state.discard.append(card)


def dice_for_turn(state: Pit) -> Flow[None]:
    """PF 2.3, PF 10.4: a d6 tells who goes first."""
    die = yield Roll(0, D6, WHO_FIRST, "PF 2.3")
    state.turn = 0 if die <= FIRST_SEAT_TO else 1
    yield GoesFirst(state.turn, NOBODY)


def end_round(state: Pit) -> Flow[None]:
    """PF 2.6, PF-33: the round is over; whoever still holds cards discards them. Then the next, or the cap."""
    hands = state.hands
    empty = NOBODY if not hands[0] and not hands[1] else 0 if not hands[0] else 1
    yield RoundOver(empty, state.round)
    for seat in (0, 1):
        if hands[seat]:
            yield from discard_hand(state, seat)
    state.phase = DEAL
    if state.options.round_cap and state.round >= state.options.round_cap:
        state.ending = on_points(state)


def discard_hand(state: Pit, seat: Seat) -> Flow[None]:
    """All cards of a hand to the Discard pile."""
    hand = state.hands[seat]
    for card in hand:
        state.cards.show(card)
    yield Discards(seat, tuple(hand))
    state.discard.extend(hand)
    hand.clear()


def forced_out(state: Pit, seat: Seat) -> Flow[None]:
    """PF-5: at the circling limit without a club: the hand is thrown away and the round is over."""
    yield ForcedOut(seat)
    yield from discard_hand(state, seat)
    yield from end_round(state)


def on_points(state: Pit) -> Ending:
    """PF-34: how the round cap ends the game."""
    best = leader(state)
    if best == NOBODY:
        text = "The crowd goes home: equally wounded, equally admired."
        return Ending([1, 1], text, "PF-34", limit="round_cap")
    by = "more admired" if state.damage[0] == state.damage[1] else "less wounded"
    text = f"The crowd goes home. {FIGHTERS[best]} is {by} and wins."
    return Ending([1, 2] if best == 0 else [2, 1], text, "PF-34", limit="round_cap")


def clear_pit(state: Pit) -> None:
    """PF 8.7: all cards in the Pit are discarded, and nobody stands in it."""
    for seat in (0, 1):
        for card in state.pits[seat]:
            discard(state, card)
        state.pits[seat].clear()
        state.roles[seat].clear()
        state.stances[seat] = IDLE
        state.passed[seat] = False
    state.club_ace = state.spade_ace = state.reinforced = NOBODY


def back_to_circling(state: Pit, first: Seat) -> None:
    """Out of combat, with `first` to play."""
    state.bout = 0
    state.attacker = state.defender = state.winner = NOBODY
    state.turn = first
    state.phase = TURN
