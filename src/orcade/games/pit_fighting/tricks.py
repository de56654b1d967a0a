"""The Dirty Tricks segment (PF 7)."""

from __future__ import annotations

from collections.abc import Sequence, Set

from orcade.table.requests import Ask, CardId, Flow, Option, Roll, Seat

from .answers import KEEP, PASS, PLAY, PLAY_PAIR, SABOTAGE, TRICK, Keep, Pair, Pass, Play, Sabotage, Trick
from .combat import fits, next_player, play_pair, play_spade_ace, spade_pairs, to_pit, watched
from .events import BlankGone, Drew, DrewNothing, LostCards, Passed, Played, ThrewSand, Tricked
from .faces import (
    ACE,
    ACE_OF_DIAMONDS,
    ACE_OF_SPADES,
    ALL_CLUBS,
    ALL_DIAMONDS,
    ALL_SPADES,
    HEART_RANK,
    KING,
    RANK,
)
from .pieces import (
    BLANK,
    DEFENDERS,
    DEFENDING,
    FACE_DOWN,
    HEART,
    LATE,
    PLAYED_BLANK,
    PLAYING,
    POWER,
    RECOVERED,
    RESULT,
    SAND_TAKES,
    TRICKS,
    UPPER,
    USING_DRAWN,
    Pit,
    run_ends,
)
from .piles import discard, refill
from .prompts import SAND_LABELS, TRICK_OR_PASS, USE_DRAWN


def tricks(state: Pit) -> Flow[None]:
    """In turn a diamond with all that it draws, the ace of diamonds, a card that fits at last, or a pass for good."""
    while state.phase == TRICKS:
        seat = state.turn
        answer = yield Ask(seat, TRICK_OR_PASS[seat], trick_plays(state, seat), "PF 7.2")
        kind = answer.__class__
        if kind is Pass:
            state.passed[seat] = True
            yield Passed(seat)
        elif kind is Trick:
            yield from chain(state, seat, answer.card)
        elif kind is Sabotage:
            yield from sabotage(state, seat, answer.card)
        elif kind is Pair:
            yield play_pair(state, seat, answer.lower, answer.upper, role=LATE)
        elif state.cards.faces[answer.card] == ACE_OF_SPADES:
            yield from play_spade_ace(state, seat, answer.card)
        else:
            more = to_pit(state, seat, answer.card, LATE)
            yield Played(seat, answer.card, more)
        if state.phase == TRICKS and not next_player(state, seat):
            state.phase = RESULT


def trick_plays(state: Pit, seat: Seat) -> list[Option]:
    """What a turn of this segment allows."""
    faces = state.cards.faces
    hand = state.hands[seat]
    stance = state.stances[seat]
    shut = watched(state, seat)
    options: list[Option] = []
    for card in hand:
        face = faces[card]
        if face == ACE_OF_DIAMONDS:
            options.append(TRICK[card])
            if stance not in PLAYED_BLANK:
                options.append(SABOTAGE[card])
        elif face in ALL_DIAMONDS and not shut:
            options.append(TRICK[card])
        elif face == ACE_OF_SPADES and stance == DEFENDING and not shut and card in state.drawn:
            options.append(PLAY[card])
    if not shut and LATE in state.roles[seat]:
        add_newly_fitting(state, seat, options)
    options.append(PASS)
    return options


def add_newly_fitting(state: Pit, seat: Seat, options: list[Option]) -> None:
    """PF 7.5: cards of the hand next to a card laid in this segment that did not fit before it."""
    faces = state.cards.faces
    ranks = newly_fitting_ranks(state, seat)
    if state.stances[seat] in DEFENDERS:
        options.extend(PLAY[card] for card in of_ranks(state, seat, ALL_SPADES, ranks))
        return
    options.extend(PLAY[card] for card in of_ranks(state, seat, ALL_CLUBS, ranks))
    for lower, upper in spade_pairs(state, seat):
        if RANK[faces[lower]] in ranks:
            options.append(PLAY_PAIR[lower][upper])


def newly_fitting_ranks(state: Pit, seat: Seat) -> list[int]:
    """PF-25: which ranks fit a run next to a card laid in this segment, and did not fit it before."""
    low, high = late_ends(state, seat)
    if not low and not high:
        return []
    first, last = state.before[2 * seat], state.before[2 * seat + 1]
    if not first and state.stances[seat] == DEFENDING:
        return []  # He had only the ace as a 1, so any spade would have fitted before.
    ends = [rank for rank in (low - 1, high + 1) if ACE < rank <= KING]
    return [rank for rank in ends if not (first and rank in (first - 1, last + 1))]


def of_ranks(state: Pit, seat: Seat, suit: Set[int], ranks: Sequence[int]) -> list[CardId]:
    """The cards of a hand with a face of this suit and one of these ranks."""
    faces = state.cards.faces
    return [card for card in state.hands[seat] if faces[card] in suit and RANK[faces[card]] in ranks]


def late_ends(state: Pit, seat: Seat) -> tuple[int, int]:
    """Lowest and highest rank of a run, each 0 unless that card was laid in this segment."""
    low, high = run_ends(state, seat)
    faces = state.cards.faces
    late = [RANK[faces[card]] for card, role in zip(state.pits[seat], state.roles[seat], strict=True) if role == LATE]
    return (low if low in late else 0), (high if high in late else 0)


def chain(state: Pit, seat: Seat, card: CardId) -> Flow[None]:
    """PF 7.2-7.4: a diamond out, a card drawn; as long as it is a diamond, this may be repeated."""
    while True:
        state.hands[seat].remove(card)
        state.cards.show(card)
        state.outs[seat].append(card)
        yield Tricked(seat, card)
        if not state.deck:
            yield from refill(state)
            if not state.deck:
                yield DrewNothing(seat)
                return
        card = state.deck.pop()
        state.cards.peek(card, seat)
        state.hands[seat].append(card)
        state.drawn.append(card)
        yield Drew(seat, card)
        state.asked = USING_DRAWN
        answer = yield Ask(seat, USE_DRAWN[seat], drawn_uses(state, seat, card), "PF 7.3")
        state.asked = PLAYING
        if answer.__class__ is Keep:
            return
        if answer.__class__ is Play:
            yield from lay_drawn(state, seat, card)
            return


def drawn_uses(state: Pit, seat: Seat, card: CardId) -> list[Option]:
    """What may be done with a drawn card: lay it, go on with it, or keep it."""
    face = state.cards.faces[card]
    options: list[Option] = []
    shut = watched(state, seat)
    if face == ACE_OF_SPADES:
        if state.stances[seat] == DEFENDING and not shut:
            options.append(PLAY[card])
    elif RANK[face] != ACE and not shut and fits(RANK[face], *run_ends(state, seat)):
        options.append(PLAY[card])
    if face == ACE_OF_DIAMONDS or (face in ALL_DIAMONDS and not shut):
        options.append(TRICK[card])
    options.append(KEEP[card])
    return options


def lay_drawn(state: Pit, seat: Seat, card: CardId) -> Flow[None]:
    """PF 7.3: the drawn card counts as a card of the run, whatever its suit; it replaces a Blank (PF 7.6)."""
    if state.cards.faces[card] == ACE_OF_SPADES:
        yield from play_spade_ace(state, seat, card)
        return
    more = to_pit(state, seat, card, LATE)
    yield Played(seat, card, more)
    if state.stances[seat] == BLANK:
        state.stances[seat] = RECOVERED
        if FACE_DOWN in state.roles[seat]:
            place = state.roles[seat].index(FACE_DOWN)
            del state.roles[seat][place]
            blank = state.pits[seat].pop(place)
            discard(state, blank)
            yield BlankGone(seat, blank)


def sabotage(state: Pit, seat: Seat, card: CardId) -> Flow[None]:
    """PF 7.7: the D3 lowest cards that the opponent has in the Pit are discarded."""
    other = 1 - seat
    to_pit(state, seat, card, POWER)
    yield ThrewSand(seat, card)
    number = yield Roll(seat, SAND_TAKES, SAND_LABELS[seat], "PF 7.7")
    lost = 0
    while lost < number and state.pits[other]:
        yield LostCards(other, lose_lowest(state, other))
        lost += 1


def lose_lowest(state: Pit, seat: Seat) -> tuple[CardId, ...]:
    """Discard a fighter's lowest card in the Pit, a pair as one (PF-24); answers what went.

    Of equal ranks the one of the run goes before a heart.
    """
    pit, roles = state.pits[seat], state.roles[seat]
    lowest = -1
    least = 99
    for place, role in enumerate(roles):
        if role == UPPER:
            continue
        face = state.cards.faces[pit[place]]
        rank = 0 if role == FACE_DOWN else HEART_RANK[face] if role == HEART else RANK[face]
        # A card that was drawn after the Reinforcements lies behind them, and is of the run all the same.
        if rank < least or (rank == least and roles[lowest] == HEART):
            least = rank
            lowest = place
    count = 2 if lowest + 1 < len(roles) and roles[lowest + 1] == UPPER else 1
    gone = tuple(pit[lowest : lowest + count])
    del pit[lowest : lowest + count]
    del roles[lowest : lowest + count]
    for card in gone:
        discard(state, card)
    return gone
