"""The signs of the four suits, several at once: each in its one colour with one highlight."""

from __future__ import annotations

from typing import Final, NamedTuple

from .emblems import SUITS
from .outlines import placed

_SHINES: Final = {
    "club": "M-12 -30Q-10 -40 2 -40Q-6 -35 -6 -26zM-36 -2Q-33 -10 -25 -9Q-30 -5 -31 3z",
    "spade": "M-32 12Q-30 -4 -10 -20Q-22 -4 -24 14z",
    "heart": "M-33 -8Q-35 -26 -20 -30Q-26 -20 -24 -4z",
    "diamond": "M-24 2L-2 -28L-14 2z",
}


class Sign(NamedTuple):
    """Where a sign stands: its middle, its size by that of 100 units, and how it is turned, in degrees."""

    x: float
    y: float
    size: float
    turn: float = 0


def signs(suit: str, *places: Sign) -> str:
    """Signs of one suit, as two shapes however many they are."""
    outline, colour = SUITS[suit]
    return _all(outline, places, colour) + _all(_SHINES[suit], places, "card")


def _all(outline: str, places: tuple[Sign, ...], colour: str) -> str:
    d = "".join([placed(outline, each.x, each.y, each.size, each.turn) for each in places])
    return f'<path class="o-{colour}" d="{d}"/>'
