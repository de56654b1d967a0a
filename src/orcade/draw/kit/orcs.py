"""Orcs: busts in profile that look right, 100 units wide around 0, 0, cut off by their disc below."""

from __future__ import annotations

from .knife import cut, line, paint

# The same big shapes for all: shoulders, a head that is mostly jaw, an ear, a brow, a tusk. What differs is on top.

_SHOULDERS = "M-46 60L-44 34Q-40 20 -24 16L12 24Q34 26 40 42L42 60z"
_HEAD = (
    "M-26 24Q-32 6 -29 -10Q-25 -36 0 -39Q17 -40 24 -28L27 -19Q30 -15 27 -12L38 -1Q40 6 33 7L30 9"
    "L36 15Q40 24 34 32Q26 42 10 38L-8 36Q-20 34 -26 24z"
)
_EAR = "M-8 -9Q-17 -20 -42 -27Q-36 -8 -20 4Q-12 7 -7 1z"
_JAW_SHADE = "M31 9L36 15Q40 24 34 32Q26 42 10 38L-4 36Q16 34 22 24Q25 15 14 10Q24 11 31 9z"


def _face(skin: str, eye: str = "gold") -> str:
    return (
        line("M12 9Q22 13 33 9", 4.5)
        + cut("M9 -18Q17 -21 27 -13L24 -5Q14 -4 9 -10z", eye, 3.5, 0, 0)
        + paint("M17 -13a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0", "line")
        + paint("M4 -21Q16 -27 30 -15L29 -11Q17 -19 6 -14z", "line")
        + paint("M31 0a2.4 2.6 0 1 0 4.8 0a2.4 2.6 0 1 0 -4.8 0", "line")
    )


def _tusk(tall: float = 1) -> str:
    top = -6 * tall
    return cut(f"M20 14Q19 2 27 {top:g}Q30 4 31 16Q26 19 20 14z", "bone", 3.5, -0.3, -0.3)


def _ear(skin: str) -> str:
    return cut(_EAR, skin) + paint("M-13 -5Q-20 -15 -34 -21Q-29 -9 -17 0z", "line")


def _body(cloth: str) -> str:
    return cut(_SHOULDERS, cloth, 5.5)


COMMON = (
    _body("bark")
    + line("M-30 26L-20 56M-10 26L-4 56", 4, "gold")
    # A topknot, tied for the march.
    + cut("M-12 -36Q-34 -58 -46 -34Q-34 -36 -32 -22Q-24 -32 -10 -32z", "hole", 4)
    + cut(_HEAD, "moss", 6)
    + paint("M-22 -16Q-18 -32 0 -34Q-12 -26 -15 -12z", "bone")
    + cut("M-27 -21Q-14 -27 3 -27Q16 -27 25 -23L26 -17Q8 -21 -28 -11z", "red", 3.5)
    + _ear("moss")
    + _face("moss")
    + _tusk()
)

FERAL = (
    cut("M-46 60Q-50 30 -38 18L-30 25L-24 12L-14 24L-4 16L4 28L16 22L24 32L36 34L44 60z", "bark", 5.5)
    # A mane that has never met a comb.
    + cut(
        "M18 -36L16 -52L4 -42L-6 -56L-14 -41L-30 -50L-28 -34L-46 -34L-36 -19L-50 -8L-36 -3L-46 12L-30 12L-34 26L-18 22L-4 -20z",
        "rust",
        5,
    )
    + cut(_HEAD, "fen", 6)
    + cut("M20 -37L14 -28L6 -34L0 -22L-8 -28L-12 -14L-24 -18L-22 -34L-6 -44L10 -44z", "rust", 4)
    + _ear("fen")
    + line("M2 6L18 -1M4 13L14 9", 4, "red")
    + _face("fen", "bone")
    + cut("M28 3L44 -4L47 0L46 4L31 9z", "bone", 3)
    + _tusk(1.9)
)

IRON = (
    cut("M-48 60L-46 36Q-44 20 -28 14L14 22Q38 24 44 40L45 60z", "iron", 6)
    + line("M-28 22L-24 56M4 28L6 56", 3.5)
    + cut(_HEAD, "slate", 6)
    + paint("M-22 -14Q-18 -32 0 -34Q-12 -26 -15 -10z", "bone")
    + line("M-6 -37L-2 -24M2 -38L5 -28", 3)
    + _ear("slate")
    + _face("slate", "red")
    # A jaw forged to last.
    + cut("M-16 14Q4 18 16 13L33 14Q41 24 35 33Q27 43 10 40L-8 37Q-18 34 -20 26z", "iron", 5)
    + paint("M-9 21Q4 24 14 20L14 25Q2 29 -8 27z", "steel")
    + "".join(paint(f"M{x - 2.2} {y}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0", "line") for x, y in ((24, 21), (29, 28), (4, 33)))
    + _tusk(1.2)
)

GRUNT = (
    _body("wood")
    + cut(_HEAD, "moss", 6)
    + paint("M-22 -16Q-18 -32 0 -34Q-12 -26 -15 -12z", "bone")
    + _ear("moss")
    + _face("moss")
    + _tusk()
)

ORCS: dict[str, str] = {
    "orc": GRUNT,
    "orc-common": COMMON,
    "orc-feral": FERAL,
    "orc-iron": IRON,
}
