"""Chances of a Result, and Combat Values as they would be: the figures of the hints."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from orcade.table.cards import HIDDEN
from orcade.table.odds import percent
from orcade.table.requests import D6, Seat

from .combat import fits
from .faces import ACE, DECK, HEART_RANK, RANK, WORTH
from .pieces import (
    FACE_DOWN,
    HEART,
    LATE,
    MOST_ADDED,
    ONE,
    ONE_WORTH,
    POWER,
    SAND_TAKES,
    UPPER,
    Pit,
    bonus,
    run_ends,
)


@cache
def chances(lead: int) -> tuple[Fraction, Fraction]:
    """PF 8.1: the chances to win and to draw a Result with so much added; negative where the other adds it."""
    totals = [mine + lead - theirs for mine in range(D6) for theirs in range(D6)]
    return Fraction(sum(total > 0 for total in totals), D6**2), Fraction(totals.count(0), D6**2)


def odds(lead: int) -> str:
    """The chances of a Result in words: "win 58 %, draw 14 %, lose 28 %"."""
    win, draw = chances(lead)
    return f"win {percent(win)}, draw {percent(draw)}, lose {percent(1 - win - draw)}"


def as_it_stands(mine: int, theirs: int, most: int = MOST_ADDED) -> str:
    """The Result if nothing more is played: both Combat Values and the odds. `most`: what is added at most."""
    return f"Value {mine} against {theirs}: as it stands {odds(counts(mine - theirs, most))}."


def counts(lead: int, most: int = MOST_ADDED) -> int:
    """PF 8.5: what is added of a difference; negative where the other adds it."""
    return max(-most, min(most, lead))


def value_of(view: Pit, seat: Seat, worths: list[int], left: int = 1) -> int:
    """PF 5.3: the Combat Value of a fighter whose cards would be worth so much, of `left` cards in the Pit."""
    return (max(worths) + len(worths) - 1 if worths else 0) + bonus(view, seat, left)


def value_with(view: Pit, seat: Seat, worth: int) -> int:
    """The Combat Value of a fighter with one more card of this worth in the Pit; a Blank there counts no more."""
    worths = [worth]
    for card, role in zip(view.pits[seat], view.roles[seat], strict=True):
        if role <= LATE:
            worths.append(WORTH[view.face(card)])
        elif role == ONE:
            worths.append(ONE_WORTH)
    return value_of(view, seat, worths)


def fitting(view: Pit, seat: Seat) -> Fraction | None:
    """PF 7.3: the chance that the next card of the deck fits a fighter's run; None where no card is to be drawn, or he
    knows which."""
    known = set(view.cards.faces)
    unseen = [face for face in range(DECK) if face not in known] if HIDDEN in known else []
    if not unseen or not view.deck:
        return None
    low, high = run_ends(view, seat)
    return Fraction(sum(RANK[face] != ACE and fits(RANK[face], low, high) for face in unseen), len(unseen))


def losses(view: Pit, seat: Seat) -> list[int]:
    """PF 7.7: a fighter's Combat Value after losing his lowest card in the Pit, his two lowest, and so on."""
    cards = []
    for card, role in zip(view.pits[seat], view.roles[seat], strict=True):
        face = view.face(card)
        if role == FACE_DOWN:
            cards.append((0, False, 0))
        elif role == HEART:
            cards.append((HEART_RANK[face], True, 0))
        elif role not in (UPPER, POWER):
            cards.append((RANK[face], False, ONE_WORTH if role == ONE else WORTH[face]))
    cards.sort()  # By rank; of equal ranks a heart goes last (PF-24).
    left = [cards[lost:] for lost in range(1, SAND_TAKES + 1)]
    return [value_of(view, seat, [worth for _, _, worth in each if worth], len(each)) for each in left]
