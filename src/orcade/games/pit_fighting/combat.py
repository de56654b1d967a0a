"""Combat up to the Combat Values: the reply to an attack, Brutality and Reinforcements (PF 4, 5, 6)."""

from __future__ import annotations

from itertools import pairwise

from orcade.table.requests import Ask, CardId, Flow, Option, Seat, Shuffle

from .answers import (
    COUNTERATTACK,
    COUNTERATTACK_PAIR,
    DEFEND,
    DEFEND_WITH_ONE,
    PASS,
    PLAY,
    PLAY_AS_ONE,
    PLAY_BLANK,
    PLAY_PAIR,
    Block,
    CounterAttack,
    CounterAttackPair,
    DefendWithOne,
    Pair,
    Pass,
    PlayAsOne,
    PlayBlank,
)
from .circling import block, blocks
from .events import (
    Compared,
    Countered,
    Defended,
    Passed,
    Played,
    PlayedAce,
    PlayedAsOne,
    PlayedPair,
    Reinforced,
    WentBlank,
)
from .faces import ACE_OF_CLUBS, ACE_OF_DIAMONDS, ACE_OF_SPADES, ALL_CLUBS, ALL_HEARTS, ALL_SPADES, RANK
from .pieces import (
    ANSWERING_ACE,
    BLANK,
    BRUTALITY,
    COUNTERING,
    DEFENDING,
    FACE_DOWN,
    HEART,
    IDLE,
    NOBODY,
    ONE,
    PLAYING,
    POWER,
    REINFORCEMENTS,
    RESULT,
    RUN,
    TRICKS,
    UPPER,
    Pit,
    best_heart,
    combat_value,
    may_hold,
    run_ends,
)
from .piles import back_to_circling
from .prompts import ANSWER_ACE, PLAY_ON, REINFORCE, REPLY_TO, SPENT


def reply(state: Pit) -> Flow[None]:
    """PF 4.1: the attacked declares by a first card: Defence, Counterattack, or Blank if he can do neither.

    Or he blocks the attack with a picture of spades, unless it is the ace of clubs (PF 3.3).
    """
    seat = state.turn
    attack = state.pits[1 - seat][0]
    options = replies(state, seat)
    if state.club_ace == NOBODY:
        options += blocks(state, seat)
    about = SPENT if state.club_ace != NOBODY else ()
    answer = yield Ask(seat, REPLY_TO[seat][state.cards.faces[attack]], options, "PF 4.1", about)
    kind = answer.__class__
    if kind is Block:
        state.stances[1 - seat] = IDLE
        back_to_circling(state, 1 - seat)
        yield block(state, seat, answer.card, attack)
        return
    if kind is CounterAttackPair:
        state.stances[seat] = COUNTERING
        yield play_pair(state, seat, answer.lower, answer.upper, counter=True)
    else:
        card = answer.card
        if kind is PlayBlank:
            state.stances[seat] = BLANK
            yield from lay_face_down(state, seat, card)
        elif kind is CounterAttack:
            state.stances[seat] = COUNTERING
            if state.cards.faces[card] == ACE_OF_CLUBS:
                state.club_ace = seat
                to_pit(state, seat, card, POWER)
                yield PlayedAce(seat, card)
            else:
                more = to_pit(state, seat, card, RUN)
                yield Countered(seat, card, more)
        else:
            stand_in_defence(state, seat)
            if kind is DefendWithOne:
                more = to_pit(state, seat, card, ONE)
                yield PlayedAsOne(seat, card, more)
            elif state.cards.faces[card] == ACE_OF_SPADES and state.club_ace == NOBODY:
                yield from play_spade_ace(state, seat, card)
            else:
                more = to_pit(state, seat, card, RUN)
                yield Defended(seat, card, more)
    if state.club_ace != NOBODY or state.spade_ace != NOBODY:
        state.phase = RESULT
    elif open_segment(state, BRUTALITY, state.attacker):
        yield from brutality(state)
    else:
        yield from close_brutality(state)


def replies(state: Pit, seat: Seat) -> list[Option]:
    """PF-15: only what there is a card for; Blank only with neither spade nor club (PF 4.4)."""
    faces = state.cards.faces
    hand = state.hands[seat]
    options: list[Option] = []
    for card in hand:
        face = faces[card]
        if face in ALL_CLUBS:
            options.append(COUNTERATTACK[card])
        elif face in ALL_SPADES:
            options.append(DEFEND[card])
            if face == ACE_OF_SPADES and state.club_ace == NOBODY:
                options.append(DEFEND_WITH_ONE[card])
    if not options:
        return [PLAY_BLANK[card] for card in hand]
    for lower, upper in spade_pairs(state, seat):
        options.append(COUNTERATTACK_PAIR[lower][upper])
    return options


PAIRING = ALL_SPADES - {ACE_OF_SPADES}
"""The spades that may be one of a pair."""


def spade_pairs(state: Pit, seat: Seat) -> list[tuple[CardId, CardId]]:
    """PF 4.5: each two consecutive spades of a hand, the lower one first; never with the ace."""
    faces = state.cards.faces
    spades = sorted([(faces[card], card) for card in state.hands[seat] if faces[card] in PAIRING])
    return [(low[1], high[1]) for low, high in pairwise(spades) if high[0] == low[0] + 1]


def stand_in_defence(state: Pit, seat: Seat) -> None:
    """PF 4.2, PF-17: the first to defend in a combat earns the right to choose the next turn."""
    state.stances[seat] = DEFENDING
    if state.defender == NOBODY:
        state.defender = seat


def lay_face_down(state: Pit, seat: Seat, card: CardId) -> Flow[None]:
    """PF-16: a Blank. Whatever others knew of the hand, they cannot tell which card of it lies there.

    If they knew any, the hand is mixed first, so that no id of a card they knew says where its face is now.
    """
    cards = state.cards
    hand = state.hands[seat]
    if any(cards.known[held] != 1 << seat for held in hand):
        # A face may be remembered here because nobody is asked before it is found again.
        chosen = cards.faces[card]
        yield Shuffle(hand, "the hand, before one card is laid face down", "PF-16")
        for held in hand:
            cards.peek(held, seat)
        card = CardId(cards.faces.index(chosen))
    hand.remove(card)
    state.pits[seat].append(card)
    state.roles[seat].append(FACE_DOWN)
    yield WentBlank(seat, card)


def to_pit(state: Pit, seat: Seat, card: CardId, role: int) -> int:
    """A card from the hand to the Pit, face up; by how much that raises his Combat Value."""
    before = combat_value(state, seat)
    state.hands[seat].remove(card)
    state.cards.show(card)
    state.pits[seat].append(card)
    state.roles[seat].append(role)
    return combat_value(state, seat) - before


def play_pair(
    state: Pit, seat: Seat, lower: CardId, upper: CardId, counter: bool = False, role: int = RUN
) -> PlayedPair:
    """PF 4.5: two spades to the Pit as one club of the lower one's value."""
    more = to_pit(state, seat, lower, role)
    to_pit(state, seat, upper, UPPER)
    return PlayedPair(seat, lower, upper, counter, more)


def play_spade_ace(state: Pit, seat: Seat, card: CardId) -> Flow[None]:
    """PF 5.6: nobody will add anything, unless the attacker answers with the ace of clubs at once (PF 5.5)."""
    state.spade_ace = seat
    to_pit(state, seat, card, POWER)
    state.phase = RESULT
    yield PlayedAce(seat, card)
    yield from offer_club_ace(state, 1 - seat)


def offer_club_ace(state: Pit, seat: Seat) -> Flow[None]:
    """PF-21: the one answer to the ace of spades. Asked of everybody who might hold it."""
    if not state.hands[seat] or not may_hold(state, seat, (ACE_OF_CLUBS,)):
        return
    state.asked = ANSWERING_ACE
    answer = yield Ask(seat, ANSWER_ACE[seat], ace_answers(state, seat), "PF 5.5", ("ace",))
    state.asked = PLAYING
    if answer.__class__ is Pass:
        yield Passed(seat)
        return
    state.club_ace = seat
    to_pit(state, seat, answer.card, POWER)
    yield PlayedAce(seat, answer.card)


def ace_answers(state: Pit, seat: Seat) -> list[Option]:
    faces = state.cards.faces
    options: list[Option] = [PLAY[card] for card in state.hands[seat] if faces[card] == ACE_OF_CLUBS]
    options.append(PASS)
    return options


# Segments: the players act in turn until both have passed.


def may_act(state: Pit, seat: Seat) -> bool:
    """Whether there is anything to ask: not after a pass, without cards, in Brutality after a Blank, or among the
    Dirty Tricks with more Flair when the ace of diamonds lies elsewhere for all to see.

    All of this lies open, so silence tells nobody anything.
    """
    if state.passed[seat] or not state.hands[seat]:
        return False
    if state.phase == BRUTALITY:
        return state.stances[seat] != BLANK
    if state.phase == TRICKS and watched(state, seat):
        return may_hold(state, seat, (ACE_OF_DIAMONDS,))
    return True


def watched(state: Pit, seat: Seat) -> bool:
    """PF 7.1: whether the crowd watches a fighter for his greater Flair: no dirty tricks but the ace of diamonds."""
    return len(state.flairs[seat]) > len(state.flairs[1 - seat])


def open_segment(state: Pit, phase: int, first: Seat) -> bool:
    """Begin a segment; False where nobody can act in it."""
    state.phase = phase
    state.passed[0] = state.passed[1] = False
    return next_player(state, 1 - first)


def next_player(state: Pit, after: Seat) -> bool:
    """Give the next play to the other fighter, or to this one again; False when the segment is over."""
    if may_act(state, 1 - after):
        state.turn = 1 - after
        return True
    state.turn = after
    return may_act(state, after)


# Brutality.


def brutality(state: Pit) -> Flow[None]:
    """PF 5.1: in turn a card to the run, or a pass for good; an ace for its effect ends it."""
    while state.phase == BRUTALITY:
        seat = state.turn
        answer = yield Ask(seat, PLAY_ON[seat], brutal_plays(state, seat), "PF 5.1")
        kind = answer.__class__
        if kind is Pass:
            state.passed[seat] = True
            yield Passed(seat)
        elif kind is Pair:
            yield play_pair(state, seat, answer.lower, answer.upper)
        elif kind is PlayAsOne:
            more = to_pit(state, seat, answer.card, ONE)
            yield PlayedAsOne(seat, answer.card, more)
        elif state.cards.faces[answer.card] == ACE_OF_SPADES:
            yield from play_spade_ace(state, seat, answer.card)
            return
        elif state.cards.faces[answer.card] == ACE_OF_CLUBS:
            state.club_ace = seat
            to_pit(state, seat, answer.card, POWER)
            state.phase = RESULT
            yield PlayedAce(seat, answer.card)
            return
        else:
            more = to_pit(state, seat, answer.card, RUN)
            yield Played(seat, answer.card, more)
        if not next_player(state, seat):
            yield from close_brutality(state)


def brutal_plays(state: Pit, seat: Seat) -> list[Option]:
    """PF 5.1, 5.2: spades for a Defender, clubs and spade pairs for the others, where they fit the run."""
    faces = state.cards.faces
    low, high = run_ends(state, seat)
    options: list[Option] = []
    if state.stances[seat] == DEFENDING:
        for card in state.hands[seat]:
            face = faces[card]
            if face in ALL_SPADES:
                if face == ACE_OF_SPADES:
                    options.append(PLAY[card])
                    options.append(PLAY_AS_ONE[card])
                elif fits(RANK[face], low, high):
                    options.append(PLAY[card])
    else:
        spades = 0
        for card in state.hands[seat]:
            face = faces[card]
            if face in ALL_CLUBS:
                if face == ACE_OF_CLUBS or fits(RANK[face], low, high):
                    options.append(PLAY[card])
            elif face in ALL_SPADES:
                spades += 1
        if spades > 1:
            for lower, upper in spade_pairs(state, seat):
                if fits(RANK[faces[lower]], low, high):
                    options.append(PLAY_PAIR[lower][upper])
    options.append(PASS)
    return options


def fits(rank: int, low: int, high: int) -> bool:
    """PF 5.2: whether a card of this rank (not an ace) extends a run at either end, or begins one."""
    return not low or rank == low - 1 or rank == high + 1


def close_brutality(state: Pit) -> Flow[None]:
    """Compare; equal Combat Values bring Reinforcements (PF 6.1), anything else the Dirty Tricks."""
    first, second = combat_value(state, 0), combat_value(state, 1)
    yield Compared(first, second)
    if first == second and open_segment(state, REINFORCEMENTS, state.attacker):
        return
    open_tricks(state)


# Reinforcements.


def reinforcements(state: Pit) -> Flow[None]:
    """PF 6.1: hearts in turn, the attacker first, until both have passed."""
    seat = state.turn
    answer = yield Ask(seat, REINFORCE[seat], heart_plays(state, seat), "PF 6.1")
    if answer.__class__ is Pass:
        state.passed[seat] = True
        yield Passed(seat)
    else:
        more = to_pit(state, seat, answer.card, HEART)
        yield Played(seat, answer.card, more)
    if next_player(state, seat):
        return
    best = 0
    for fighter in (0, 1):
        strength = best_heart(state, fighter)
        if strength > best:
            best = strength
            state.reinforced = fighter
    yield Reinforced(state.reinforced)
    open_tricks(state)


def heart_plays(state: Pit, seat: Seat) -> list[Option]:
    faces = state.cards.faces
    options: list[Option] = [PLAY[card] for card in state.hands[seat] if faces[card] in ALL_HEARTS]
    options.append(PASS)
    return options


def open_tricks(state: Pit) -> None:
    """PF 7.2: the attacked plays first. What fits the runs now is remembered for PF 7.5."""
    state.before[0], state.before[1] = run_ends(state, 0)
    state.before[2], state.before[3] = run_ends(state, 1)
    state.drawn.clear()
    if not open_segment(state, TRICKS, 1 - state.attacker):
        state.phase = RESULT
