"""What a Result is worth to a fighter, and a card that he spends: by the weights of the bots' estimate."""

from __future__ import annotations

from functools import cache
from typing import Final

from orcade.table.requests import CardId, Seat

from .faces import DECK, SUIT, SUIT_NAMES
from .odds import chances
from .pieces import Pit
from .tactics import DUEL, STRENGTH, worth

WEIGHTS: Final = dict(zip(worth.names, worth.weights, strict=True))
PRICES: Final = tuple(WEIGHTS[SUIT_NAMES[SUIT[face]]] * STRENGTH[face] for face in range(DECK))
"""What each face is worth in hand."""


def stake(pit: Pit, seat: Seat, lead: int) -> float:
    """By how much a Result betters a fighter's chances who adds so much; a negative lead is what the other adds."""
    mine, theirs = pit.damage[seat], pit.damage[1 - seat]
    now = DUEL[mine][theirs]
    won, drawn = map(float, chances(lead))
    lost = 1 - won - drawn
    return WEIGHTS["bout"] * (won * (DUEL[mine][theirs + 1] - now) + lost * (DUEL[mine + 1][theirs] - now))


def price(pit: Pit, card: CardId) -> float:
    """What a card is worth in hand."""
    return PRICES[pit.face(card)]


@cache
def unseen() -> float:
    """The same of a card that nobody knows."""
    return sum(PRICES) / DECK
