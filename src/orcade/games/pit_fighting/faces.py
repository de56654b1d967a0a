"""The 52 faces of a deck: suits, ranks, and how they are written and said.

A face is suit × 13 + rank - 1, with clubs, spades, hearts, diamonds = 0 … 3
and ace, 2 … 10, jack, queen, king = 1 … 13.
"""

from __future__ import annotations

from typing import Final

CLUBS: Final = 0
SPADES: Final = 1
HEARTS: Final = 2
DIAMONDS: Final = 3

ACE: Final = 1
JACK: Final = 11
KING: Final = 13

DECK: Final = 52

PICTURE_WORTH: Final = 12
"""What jack, queen and king are worth in a Combat Value (PF 5.4)."""

SUIT: Final = tuple(face // 13 for face in range(DECK))
"""Suit of each face."""
RANK: Final = tuple(face % 13 + 1 for face in range(DECK))
"""Rank of each face; its place in a run."""
HEART_RANK: Final = tuple(KING + 1 if rank == ACE else rank for rank in RANK)
"""The same where hearts are compared: there the ace is best (PF 6.2)."""
WORTH: Final = tuple(PICTURE_WORTH if rank >= JACK else rank for rank in RANK)
"""What each face is worth in a Combat Value (PF 5.4)."""

ACE_OF_CLUBS: Final = 0
ACE_OF_SPADES: Final = 13
ACE_OF_HEARTS: Final = 26
ACE_OF_DIAMONDS: Final = 39
ALL_CLUBS, ALL_SPADES, ALL_HEARTS, ALL_DIAMONDS = (
    frozenset(face for face in range(DECK) if SUIT[face] == suit) for suit in range(4)
)
PICTURES: Final = frozenset(face for face in range(DECK) if RANK[face] >= JACK)
"""Jacks, queens and kings."""
SPADE_PICTURES: Final = ALL_SPADES & PICTURES
HEART_PICTURES: Final = ALL_HEARTS & PICTURES
DIAMOND_PICTURES: Final = ALL_DIAMONDS & PICTURES

SUIT_NAMES: Final = ("clubs", "spades", "hearts", "diamonds")
EMBLEMS: Final = ("club", "spade", "heart", "diamond")
SIGNS: Final = ("♣", "♠", "♥", "♦")
CORNERS: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RANK_NAMES: Final = (
    "",
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
)

CODES: Final = (*(CORNERS[RANK[face]] + "CSHD"[SUIT[face]] for face in range(DECK)), "?")
"""How each face is written in notation: "9C", "10H", "AS". The last, for HIDDEN (-1), is "?"."""
SHORT: Final = (*(CORNERS[RANK[face]] + SIGNS[SUIT[face]] for face in range(DECK)), "a card")
"""How buttons write each face: "9♣"."""
NAMES: Final = (*(f"{RANK_NAMES[RANK[face]]} of {SUIT_NAMES[SUIT[face]]}" for face in range(DECK)), "card")
"""What each face is called: "nine of clubs"."""
SAID: Final = (*(f"the {name}" for name in NAMES[:-1]), "a card")
"""How a sentence speaks of it: "the nine of clubs", or "a card" where it is hidden."""


def face_of(code: str) -> int:
    """The face written as "9C" (either case); ValueError names what is wrong."""
    try:
        return CODES.index(code.upper(), 0, DECK)
    except ValueError:
        raise ValueError(f"{code!r} is no card; write rank and suit, as in 9C, 10S, QH or AD") from None
