"""Jack, Queen and King: orcs of the court, dressed in their suit's colours, each with its suit's tool.

Clubs attack, spades defend, hearts hearten, diamonds cheat: a cudgel, a shield, a tankard, a bomb.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from .emblems import SUITS, emblem
from .knife import cut, line, num, paint, put
from .orcs import SHINE, dots, ear, face, head, tusk

COURT = ("J", "Q", "K")

WIDE, TALL = 58, 126
"""Size of the picture."""

_DRESS: dict[str, tuple[str, str, str]] = {
    # suit: rays, skin, cloth
    "club": ("rust", "moss", "bark"),
    "spade": ("steel", "slate", "iron"),
    "heart": ("red", "moss", "red"),
    "diamond": ("gold", "fen", "sea"),
}
_TOOLS: dict[str, tuple[str, float, float, float, float]] = {
    # suit: look, x, y, scale, turn
    "club": ("cudgel", 40, 98, 0.5, 12),
    "spade": ("shield", 35, 103, 0.46, 0),
    "heart": ("tankard", 33, 103, 0.42, 4),
    "diamond": ("bomb", 33, 104, 0.44, 0),
}
_FISTS = {"club": (25, 114), "heart": (50, 106)}

_FIST = "M-9 -8Q0 -12 9 -8Q12 0 9 8Q0 12 -9 9Q-13 0 -9 -8z"
_ROBE = "M-52 126L-48 36Q-42 20 -26 15L12 24Q34 26 42 44L48 126z"
_ERMINE = "M-50 44Q-44 18 -26 15L12 24Q34 27 42 46Q34 56 26 47Q18 58 8 48Q-2 58 -12 47Q-22 56 -32 47Q-42 54 -50 44z"
_LADY = (
    "M-24 22Q-30 4 -27 -12Q-23 -36 0 -38Q16 -39 22 -27L25 -18L25 -12L34 -1Q35 6 29 7L31 11"
    "Q36 18 31 26Q24 35 8 33L-8 34Q-18 32 -24 22z"
)


@cache
def court(rank: str, suit: str) -> str:
    """The picture of a court card, 58 × 126 from its top left corner."""
    rays, skin, cloth = _DRESS[suit]
    look, x, y, scale, turn = _TOOLS[suit]
    figure = {"J": _jack, "Q": _queen, "K": _king}[rank](skin, cloth)
    fist = put(cut(_FIST, skin, 4) + line("M-10 -3L-1 -4M-11 2L-2 2", 2.4), *_FISTS[suit]) if suit in _FISTS else ""
    return (
        f'<svg width="{WIDE}" height="{TALL}" viewBox="0 0 {WIDE} {TALL}">{_rays(rays)}'
        f"{put(figure, 25, 51, 0.62)}{put(emblem(look), x, y, scale, turn)}{fist}</svg>"
    )


@cache
def _rays(colour: str) -> str:
    """Cuts of the knife that run out from the head."""
    steps = []
    for at in range(26):
        angle = 2 * pi * at / 26 + 0.1 * (at % 3)
        near, far = 33 + 5 * (at % 4), 50 + 9 * (at % 3)
        x, y = cos(angle), sin(angle)
        steps.append(f"M{num(26 + near * x)} {num(46 + near * y)}L{num(26 + far * x)} {num(46 + far * y)}")
    return line("".join(steps), 3, colour)


def _jack(skin: str, cloth: str) -> str:
    """Young, keen, and his cap came off somebody else."""
    return (
        cut(_ROBE, cloth, 5.5)
        + line("M-30 24L-14 40L2 30M-14 40L-18 122", 4, "bone")
        + head(skin)
        + ear(skin)
        + face("bone")
        + dots(((4, 2), (9, 5), (3, 8)), 1.6)
        + cut("M-26 -34Q-52 -44 -54 -68Q-30 -66 -12 -42z", "bone", 4)
        + line("M-44 -58Q-34 -50 -24 -40M-40 -50l-5 1M-34 -44l-6 2", 2.5)
        + cut("M-34 -17Q-34 -50 0 -51Q25 -49 28 -25L34 -19L28 -14Q0 -24 -34 -9z", cloth, 5.5)
        + paint("M-26 -24Q-24 -42 -4 -45Q-16 -36 -18 -24z", "bone")
        + line("M-32 -15Q0 -27 29 -19", 4, "gold")
        + tusk(0.7)
    )


def _queen(skin: str, cloth: str) -> str:
    """She has not asked twice for anything in her life."""
    return (
        cut("M-6 -38Q-44 -40 -43 -4Q-54 30 -44 64L-8 58Q-22 32 -18 8z", "hole", 5)
        + line("M-34 -14Q-42 14 -36 52M-27 -6Q-34 18 -27 50M-24 -26Q-33 -20 -34 -10", 2.6, "bone")
        + cut("M-40 126L-42 50Q-34 24 -18 22L10 26Q30 30 36 48L44 126z", cloth, 5.5)
        + cut("M-20 24L10 27L22 32Q10 60 2 58Q-12 54 -20 24z", skin, 4)
        + line("M-20 26Q-8 44 4 45Q14 42 21 33", 4.5, "gold")
        + dots(((4, 48),), 5, "line")
        + dots(((4, 48),), 3, "red")
        + cut(_LADY, skin, 6)
        + line("M-18 18L-10 12M-13 24L-4 17M-5 28L4 21", 2.6)
        + ear(skin)
        + line("M-14 3a6 6 0 1 0 0.1 0", 5.5)
        + line("M-14 3a6 6 0 1 0 0.1 0", 2.8, "gold")
        + cut("M20 9Q27 5 32 9Q30 17 24 16z", "red", 3, 0, 0)
        + cut("M8 -16Q16 -22 26 -13L23 -6Q14 -5 8 -10z", "bone", 3.5, 0, 0)
        + dots(((19, -12),), 3.2)
        + line("M7 -16Q15 -23 27 -15M8 -17L3 -22M13 -20L10 -26M19 -20L19 -26", 3.4)
        + dots(((30, 0),), 2.2)
        + cut("M-28 -21L-31 -47L-16 -36L-3 -58L9 -37L25 -46L23 -23Q0 -33 -28 -21z", "gold", 5)
        + dots(((-3, -40),), 4)
        + dots(((-3, -40),), 2.6, "red")
        + line("M-26 -25Q0 -37 22 -27", 3)
        + tusk(0.45)
    )


def _king(skin: str, cloth: str) -> str:
    """Sat down on the throne by sitting on the last one who did."""
    return (
        cut(_ROBE, cloth, 5.5)
        + cut(_ERMINE, "bone", 5)
        + line("M-38 34l-3 8M-26 30l-3 9M-14 34l-3 9M28 36l3 8M16 38l1 8", 3.4)
        + head(skin)
        + SHINE
        + ear(skin)
        + face("gold")
        + line("M-3 -10L5 4M-2 0L2 -4", 3)
        # The beard, and the rings he won.
        + cut("M-14 26Q0 20 10 22Q20 16 34 18Q42 30 34 50L28 72L20 54L12 76L4 54L-6 62Q-6 44 -14 26z", "hole", 4.5)
        + line("M-4 32Q2 38 4 48M8 30Q12 40 13 54M20 28Q24 38 26 50", 2.6, "bone")
        + line("M9 60L16 60M24 58L31 58", 6)
        + line("M9 60L16 60M24 58L31 58", 3, "gold")
        + line("M14 17Q24 19 34 15", 4)
        + cut("M-34 -17L-42 -56L-19 -40L-2 -66L13 -42L34 -57L30 -19Q0 -30 -34 -17z", "gold", 6)
        + line("M-32 -24Q0 -37 30 -26", 3.4)
        + cut("M-2 -52L5 -42L-1 -33L-8 -42z", "red", 3)
        + dots(((-22, -33), (17, -34)), 3)
        + tusk(1.5)
    )


assert set(_DRESS) == set(SUITS)
