"""The picture of a playing card beside its index: number, court or ace, as it lies on the card."""

from __future__ import annotations

from functools import cache
from typing import Final

from .court import COURT, court
from .emblems import SUITS, emblem
from .knife import blob, cut, line, paint, put
from .number_cards import number_art

EDGE: Final = "M38 7.5L94 6.5L93.5 133L37.5 132z"

PLACE: Final = (35, 4, 62, 132)
"""x, y, width and height of a picture with its edge."""

CORNERS: Final = ("A", *map(str, range(2, 11)), *COURT)

_GROUNDS: Final = {
    # suit: under numbers, under the court
    "club": ("gold", "gold"),
    "spade": ("water", "sea"),
    "heart": ("pink", "card-shade"),
    "diamond": ("sand", "rust"),
}


@cache
def panel(corner: str, suit: str) -> str:
    """The picture with its edge."""
    numbers, of_court = _GROUNDS[suit]
    if corner == "A":
        art = put(ace(suit), 65.5, 70)
    elif corner in COURT:
        art = paint(EDGE, of_court) + put(court(corner, suit), 37, 7)
    else:
        art = paint(EDGE, numbers) + number_art(suit, int(corner))
    return art + line(EDGE, 3)


@cache
def ace(suit: str) -> str:
    """The great sign of an ace, what it is good for cut into it, with rays as of a lantern."""
    outline, colour = SUITS[suit]
    inner = line(
        "M0 -44L0 -56M13 -42L16 -54M-13 -42L-16 -54M23 -38L26 -48M-23 -38L-26 -48"
        "M0 44L0 56M13 42L16 54M-13 42L-16 54M23 38L26 48M-23 38L-26 48",
        3,
        colour,
    )
    inner += put(paint(outline, colour), scale=0.62 if suit == "diamond" else 0.56)
    if suit == "club":
        inner += put(emblem("skull"), 0, -2, 0.3)
    elif suit == "spade":
        inner += put(emblem("shield"), 0, 0, 0.34)
    elif suit == "heart":  # Mended.
        inner += line("M-15 -10L13 11", 10, "bone") + line("M-14 -2l5 -7M-7 3l5 -7M0 8l5 -7M7 13l5 -7", 2.4)
    else:  # An eye on your cards.
        inner += cut("M-15 0Q0 -14 15 0Q0 14 -15 0z", "bone", 3, 0, 0) + paint(blob(5.5, 8, 1), "line")
    return inner
