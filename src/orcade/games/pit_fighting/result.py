"""From the dice to the next turn: Result, Draw, and what follows a combat (PF 8, 9, 10)."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Ending
from orcade.table.requests import D6, Ask, CardId, Flow, Roll, Seat, Together
from orcade.table.words import NUMBERS

from .answers import LAY
from .combat import close_brutality, offer_club_ace, open_segment, stand_in_defence
from .events import (
    AnotherBout,
    EmptyHanded,
    Even,
    Fought,
    Hurt,
    KnockedOut,
    Laid,
    NobodyWon,
)
from .faces import ACE_OF_CLUBS, ACE_OF_SPADES, CLUBS, DIAMONDS, HEARTS, SPADES, SUIT
from .pieces import (
    AFTER,
    ATTACKING,
    BRUTALITY,
    COUNTERING,
    DRAW,
    EMPTY_HANDED,
    FIGHTERS,
    KNOCKED_OUT,
    NOBODY,
    POWER,
    PULLING_OUT,
    RESULT,
    RUN,
    Pit,
    bonuses,
    chooser,
)
from .piles import back_to_circling, clear_pit, dice_for_turn, end_round
from .prompts import LAY_ONE, RESULT_LABELS


def result(state: Pit) -> Flow[None]:
    """PF 8.1: the attacked rolls, then the attacker; the higher total wins, the other takes a point of damage."""
    attacker = state.attacker
    attacked = 1 - attacker
    plus = bonuses(state)
    theirs = yield Roll(attacked, D6, RESULT_LABELS[attacked], "PF 8.1")
    need = theirs + plus[attacked] - plus[attacker] + 1
    ours = yield Roll(attacker, D6, RESULT_LABELS[attacker], "PF 8.1", need if 1 < need <= D6 else 0)
    dice = (theirs, ours) if attacker else (ours, theirs)
    yield Fought(attacked, dice, plus)
    lead = dice[0] + plus[0] - dice[1] - plus[1]
    clear_pit(state)
    if not lead:
        yield Even()
        state.phase = DRAW
        yield from lay_again(state)
        return
    loser = 1 if lead > 0 else 0
    state.winner = 1 - loser
    state.damage[loser] += 1
    state.phase = AFTER
    yield Hurt(loser, state.damage[loser])
    if state.damage[loser] == KNOCKED_OUT:
        yield KnockedOut(loser)
        state.ending = ENDINGS[loser]
        return
    yield from after(state)


ENDINGS: Final = (
    Ending([2, 1], f"{FIGHTERS[0]} has taken {NUMBERS[KNOCKED_OUT]} points of damage and is knocked out.", "PF 2.7"),
    Ending([1, 2], f"{FIGHTERS[1]} has taken {NUMBERS[KNOCKED_OUT]} points of damage and is knocked out.", "PF 2.7"),
)


# Draw.


def lay_again(state: Pit) -> Flow[None]:
    """PF 9.1: after an even Result each lays a card face down, its suit telling what he means to do."""
    hands = state.hands
    if hands[0] and hands[1]:
        answers = yield Together(
            (
                Ask(0, LAY_ONE[0], [LAY[card] for card in hands[0]], "PF 9.1"),
                Ask(1, LAY_ONE[1], [LAY[card] for card in hands[1]], "PF 9.1"),
            )
        )
        for seat in (0, 1):
            lay(state, seat, answers[seat].card)
    elif hands[0] or hands[1]:
        seat = 0 if hands[0] else 1
        answer = yield Ask(seat, LAY_ONE[seat], [LAY[card] for card in hands[seat]], "PF 9.1")
        lay(state, seat, answer.card)
    for seat in (0, 1):
        if state.pits[seat]:
            yield Laid(seat, state.pits[seat][0], intent(state, seat))
        else:
            yield EmptyHanded(seat)
    yield from clash(state)


def lay(state: Pit, seat: Seat, card: CardId) -> None:
    state.hands[seat].remove(card)
    state.cards.show(card)
    state.pits[seat].append(card)
    state.roles[seat].append(RUN)


def intent(state: Pit, seat: Seat) -> int:
    """The suit that a fighter has laid; nothing counts as hearts (PF 9.1)."""
    pit = state.pits[seat]
    return SUIT[state.cards.faces[pit[0]]] if pit else HEARTS


def clash(state: Pit) -> Flow[None]:
    """PF 9.2-9.5: what the two laid suits come to."""
    first, second = intent(state, 0), intent(state, 1)
    if DIAMONDS in (first, second) or (first == second and first != CLUBS):
        clear_pit(state)
        state.phase = AFTER
        yield NobodyWon()
        return
    if (first == CLUBS) != (second == CLUBS):
        state.attacker = 0 if first == CLUBS else 1
    for seat in (0, 1):
        take_stance(state, seat)
    state.bout += 1
    if state.spade_ace != NOBODY and state.club_ace == NOBODY and CLUBS in (first, second):
        state.phase = RESULT
        yield from offer_club_ace(state, state.attacker)
        return
    if HEARTS in (first, second) or state.club_ace != NOBODY:
        state.phase = RESULT
        return
    yield AnotherBout(state.attacker, state.bout)
    if not open_segment(state, BRUTALITY, state.attacker):
        yield from close_brutality(state)


def take_stance(state: Pit, seat: Seat) -> None:
    """PF-30, PF-31: what the laid card makes of its player, and of itself if it is a black ace."""
    pit = state.pits[seat]
    suit = intent(state, seat)
    if not pit:
        state.stances[seat] = EMPTY_HANDED
    elif suit == HEARTS:
        state.stances[seat] = PULLING_OUT
    elif suit == SPADES:
        stand_in_defence(state, seat)
        if state.cards.faces[pit[0]] == ACE_OF_SPADES:
            state.spade_ace = seat
            state.roles[seat][0] = POWER
    else:
        state.stances[seat] = ATTACKING if seat == state.attacker else COUNTERING
        if state.cards.faces[pit[0]] == ACE_OF_CLUBS:
            state.club_ace = seat
            state.roles[seat][0] = POWER


# After combat.


def after(state: Pit) -> Flow[None]:
    """PF 10: somebody out of cards ends the round; else the Defender, the winner or a die tells whose turn it is."""
    if not state.hands[0] or not state.hands[1]:
        back_to_circling(state, 0)
        yield from end_round(state)
        return
    seat = chooser(state)
    if seat == NOBODY:
        yield from dice_for_turn(state)
        back_to_circling(state, state.turn)
        return
    back_to_circling(state, seat)
    state.may_leave = True
