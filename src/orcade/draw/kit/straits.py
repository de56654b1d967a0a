"""What seats and their Orcs have come to, 100 units wide around 0, 0: greased, burning, down, last, next in order."""

from __future__ import annotations

from .beasts import BEASTS
from .knife import blob, cut, line, paint, put

_CAULDRON = (
    cut("M-40 -18L40 -18Q46 12 30 32Q0 44 -30 32Q-46 12 -40 -18z", "slate", 6)
    + line("M-24 36L-30 48M24 36L30 48", 9)
    + cut("M-46 -28L46 -28L44 -14L-44 -14z", "iron", 5)
    + line("M-20 -38Q-28 -44 -20 -50M2 -38Q-6 -44 2 -50M24 -38Q16 -44 24 -50", 5)
    + paint("M-30 0Q-30 -6 -24 -6L-20 16Q-28 14 -30 0z", "bone")
)
_GREASE = (
    cut("M0 -48Q22 -14 22 4Q22 24 0 24Q-22 24 -22 4Q-22 -14 0 -48z", "gold", 6)
    + cut("M-44 40Q-42 28 -20 30Q0 24 22 30Q44 28 45 40Q30 49 0 48Q-32 49 -44 40z", "gold", 6)
    + paint("M-12 6Q-10 -8 -2 -18Q-4 0 -6 10Q-10 12 -12 6z", "bone")
)
_FLAME = cut(
    "M2 -49Q10 -30 26 -22Q30 -30 26 -38Q44 -22 40 8Q38 44 2 46Q-38 44 -40 8Q-40 -8 -28 -22Q-24 -12 -16 -10"
    "Q-18 -32 2 -49z",
    "rust",
    6,
) + paint("M2 -6Q22 10 18 28Q12 40 0 40Q-16 38 -17 24Q-16 12 -8 8Q-4 14 0 12Q-2 2 2 -6z", "gold")
_MUSHROOM = (
    cut("M-14 2L14 2L18 44Q0 50 -18 44z", "bone", 6)
    + cut("M-46 6Q-44 -44 0 -46Q44 -44 46 6Q24 12 0 10Q-24 12 -46 6z", "red", 6)
    + "".join(put(paint(blob(r, 7, 1, 4), "bone"), x, y) for x, y, r in ((-20, -14, 9), (8, -26, 8), (24, -6, 7)))
)
_SLIPPED = (
    cut("M-48 38Q-46 28 -10 30Q28 26 48 36Q44 48 0 47Q-40 48 -48 38z", "gold", 6)
    + put(
        cut("M-34 -22L-8 -24L-4 -2Q18 0 34 8Q38 16 34 22L-32 22z", "wood", 6) + line("M-32 14L32 14", 5), 4, -4, 1, -24
    )
    + line("M-44 6L-32 14M-46 -10L-36 -6", 5)
)
_ORDER = "".join(
    cut(f"M{x - 12} 44L{x - 14} {top + 14}Q{x} {top} {x + 14} {top + 14}L{x + 12} 44z", paint, 5)
    + put(cut(blob(11, 8, 1), paint, 5), x, top - 4)
    for x, top, paint in ((-30, 0, "card"), (2, -10, "card"), (34, -24, "moss"))
)
"""One stands foremost, and is the greatest."""
_SMALL_STAR = "M0 -17L5 -6L17 -5L8 3L11 16L0 8L-11 16L-8 3L-17 -5L-5 -6z"
_DIZZY = (
    cut("M-42 44Q-46 10 -24 2Q0 -6 24 2Q46 10 42 44z", "moss", 6)
    + line("M-22 14l12 12M-10 14l-12 12M10 14l12 12M22 14l-12 12", 6)
    + line("M-12 38Q0 32 12 38", 5)
    + "".join(put(cut(_SMALL_STAR, "gold", 4), x, y) for x, y in ((-31, -20), (0, -33), (31, -20)))
)
_SNAIL = (
    cut("M-46 42Q-40 22 -14 26L20 26Q26 6 24 -10Q32 -16 40 -6Q46 20 36 36Q32 44 20 44z", "card-shade", 6)
    + line("M28 -12L22 -32M36 -10L42 -30", 5)
    + put(cut(blob(27, 10, 2), "wood", 6) + line("M14 4Q10 18 -4 14Q-18 6 -10 -8Q4 -20 16 -8", 5), -12, 4)
)
_BOARS = put(BEASTS["boar"], -12, -20, 0.68) + put(BEASTS["boar"], 12, 20, 0.68)
_SPIKED_WHEEL = (
    cut(
        "M0 -49L9 -34L26 -42L28 -26L45 -24L36 -8L49 0L36 9L44 25L27 27L24 43L9 34L0 49L-9 34L-25 43L-27 27L-44 25"
        "L-36 9L-49 0L-36 -8L-45 -24L-28 -26L-26 -42L-9 -34z",
        "iron",
        5,
    )
    + cut(blob(26, 10, 1), "slate", 5)
    + cut(blob(9, 7, 1), "hole", 3)
)
_WHIP = (
    cut("M-44 40L-34 48L-4 14L-13 6z", "wood", 6)
    + line("M-6 8Q6 -10 22 -6Q42 0 40 -20Q36 -42 12 -38Q-14 -34 -22 -46", 12)
    + line("M-6 8Q6 -10 22 -6Q42 0 40 -20Q36 -42 12 -38Q-14 -34 -22 -46", 5, "rust")
)
STRAITS: dict[str, str] = {
    "cauldron": _CAULDRON,
    "grease": _GREASE,
    "flame": _FLAME,
    "mushroom": _MUSHROOM,
    "slipped": _SLIPPED,
    "order": _ORDER,
    "dizzy": _DIZZY,
    "snail": _SNAIL,
    "boars": _BOARS,
    "spiked-wheel": _SPIKED_WHEEL,
    "whip": _WHIP,
}
