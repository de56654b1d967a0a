"""What may come of a turn outside combat, by what this seat knows: of an attack, and of a card that is exchanged."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Final

from orcade.table.cards import HIDDEN
from orcade.table.requests import CardId, Seat

from .faces import ACE, ACE_OF_CLUBS, CLUBS, DECK, PICTURE_WORTH, RANK, SPADES, SUIT, WORTH
from .odds import chances, counts
from .pieces import BLANK_VALUE, DUG_FROM, MOST_ADDED, MOST_AGAINST_BLANK, Pit, comes_to

AMONG_THE_BEST: Final = PICTURE_WORTH + 2
"""What the ace of clubs counts as in a hand, and that of spades in a defence."""
DRAWN: Final = 2
"""So many cards are drawn, one of which is kept (PF 3.5)."""


@lru_cache(maxsize=4096)
def comes_to_most(faces: tuple[int, ...], suit: int) -> int:
    """The Combat Value that these cards come to with a run of this suit, at best; 0 without one."""
    held = sorted({RANK[face]: WORTH[face] for face in faces if SUIT[face] == suit}.items())
    if held and held[0][0] == ACE:
        return AMONG_THE_BEST
    most = more = before = 0
    for rank, worth in held:  # the highest card of a run is its last
        more = more + 1 if rank == before + 1 else 0
        most = max(most, worth + more)
        before = rank
    return most


def unseen(view: Pit) -> list[int]:
    """The faces that this seat has not seen; empty where it sees all."""
    known = set(view.cards.faces)
    return [face for face in range(DECK) if face not in known] if HIDDEN in known else []


def hand_without(view: Pit, seat: Seat, *cards: CardId) -> tuple[int, ...]:
    """The faces that are left in a hand."""
    return tuple(sorted(view.face(card) for card in view.hands[seat] if card not in cards))


def attack_wins(view: Pit, seat: Seat, card: CardId) -> tuple[Fraction, Fraction] | None:
    """The chances that an attack with this card wins and loses, by what the other may answer with; None where his
    whole hand is seen."""
    other = [view.face(card) for card in view.hands[1 - seat]]
    hidden, cards = other.count(HIDDEN), unseen(view)
    if not hidden or not cards or view.face(card) == ACE_OF_CLUBS:
        return None
    seen = tuple(face for face in other if face != HIDDEN)
    shown = max(comes_to_most(seen, CLUBS), comes_to_most(seen, SPADES))
    mine, ways = comes_to(view, seat, card), comb(len(cards), hidden)
    answers = sorted(ANSWERS[face] for face in cards)
    won = lost = Fraction(0)
    before = 0  # ways in which he can answer with less
    for value in sorted({0, *answers, shown}):
        upto = comb(bisect(answers, value), hidden) if value >= shown else 0
        if upto == before:
            continue
        each = Fraction(upto - before, ways)
        before = upto
        most = MOST_ADDED if value else MOST_AGAINST_BLANK
        win, draw = chances(counts(mine - (value or BLANK_VALUE), most))
        won, lost = won + each * win, lost + each * (1 - win - draw)
    return won, lost


def answers_with(face: int) -> int:
    """What a card comes to alone as an answer to an attack; 0 for one that is none."""
    if SUIT[face] not in (CLUBS, SPADES):
        return 0
    return AMONG_THE_BEST if RANK[face] == ACE else WORTH[face]


ANSWERS: Final = [answers_with(face) for face in range(DECK)]
"""The same by face."""


def betters(view: Pit, seat: Seat, spent: CardId, got: Iterable[int]) -> list[bool]:
    """Of each face that one may get for a card, whether it makes a better attack or defence than there is now."""
    hand, left = hand_without(view, seat), hand_without(view, seat, spent)
    now = [comes_to_most(hand, suit) for suit in (CLUBS, SPADES)]
    return [
        SUIT[face] in (CLUBS, SPADES)
        and comes_to_most(tuple(sorted((*left, face))), SUIT[face]) > now[SUIT[face] == SPADES]
        for face in got
    ]


def grows(view: Pit, seat: Seat, got: CardId, spent: Iterable[CardId]) -> str:
    """What a card betters in a hand that loses others: "attack 9 becomes 12"; empty where it betters nothing."""
    face, left = view.face(got), hand_without(view, seat, got, *spent)
    suit = SUIT[face]
    if suit not in (CLUBS, SPADES) or RANK[face] == ACE:
        return ""
    before = comes_to_most(left, suit)
    after = comes_to_most(tuple(sorted((*left, face))), suit)
    if after <= before or before == AMONG_THE_BEST:
        return ""
    name = "attack" if suit == CLUBS else "defence"
    return f"{name} {before} becomes {after}" if before else f"{name} {after}"


def draws_better(view: Pit, seat: Seat, spent: CardId) -> Fraction | None:
    """The chance that one of two cards of the deck betters a hand; None where this seat knows which they are."""
    cards = unseen(view)
    if len(cards) < DRAWN or not view.deck:
        return None
    worse = betters(view, seat, spent, cards).count(False)
    return 1 - Fraction(comb(worse, DRAWN), comb(len(cards), DRAWN))


def digs_better(view: Pit, seat: Seat, spent: CardId) -> Fraction:
    """The chance that what is dug out of the Discard pile betters a hand (PF 3.2)."""
    found = betters(view, seat, spent, [view.face(card) for card in view.discard[-DUG_FROM:]])
    return Fraction(found.count(True), max(1, len(found)))
