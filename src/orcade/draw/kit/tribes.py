"""Six races, head on, 100 units wide around 0, 0: each has an outline of its own; and their chiefs, with crowns."""

from __future__ import annotations

from .knife import cut, line, paint, put
from .orcs import dots


def _eyes(x: float, y: float, colour: str = "gold", size: float = 1) -> str:
    """Two, with a brow that slants down to the middle."""
    eye = cut("M-9 -4L8 3Q6 9 -2 9Q-9 7 -9 -4z", colour, 3.5, 0, 0) + dots(((0, 4),), 3.2)
    eye += paint("M-13 -10L11 0L10 5L-13 -4z", "line")
    return put(eye, -x, y, size) + put(eye, x, y, size, mirror=True)


def _both(art: str) -> str:
    """On the left, and the same on the right."""
    return art + put(art, mirror=True)


# All ears and snout, and horns that it is proud of.
KOBOLD = (
    _both(
        cut("M-29 -4L-42 -24L-36 -28L-42 -50Q-16 -44 -6 -22z", "rust", 6)
        + paint("M-26 -14L-31 -38Q-19 -32 -14 -20z", "hole")
    )
    + cut("M0 -29Q24 -29 32 -8L24 6L14 14L11 36Q0 54 -11 36L-14 14L-24 6L-32 -8Q-24 -29 0 -29z", "rust", 6)
    + paint("M-19 -16Q-12 -24 0 -25Q-6 -18 -7 -10z", "bone")
    + _both(cut("M-12 -24Q-12 -36 -4 -46Q0 -34 -3 -23z", "bone", 4))
    + _eyes(15, -6)
    + paint("M-10 32Q0 24 10 32Q9 44 0 46Q-9 44 -10 32z", "line")
    + line("M-5 12L-3 20M5 12L3 20", 3)
    + _both(paint("M-14 19L-18 31L-9 27z", "bone") + line("M-14 19L-18 31L-10 28", 3))
)

# Wider than tall, and what is not ears is nose.
GOBLIN = (
    _both(
        cut("M-18 -22Q-36 -32 -53 -29Q-52 2 -20 14z", "moss", 6)
        + paint("M-24 -12Q-36 -20 -46 -21Q-40 -4 -24 5z", "line")
    )
    + cut("M0 -38Q27 -38 29 -10Q27 12 8 36Q0 44 -8 36Q-27 12 -29 -10Q-27 -38 0 -38z", "moss", 6)
    + paint("M-20 -16Q-18 -32 0 -33Q-10 -26 -12 -15z", "bone")
    + line("M-15 17Q0 30 15 17", 4.5)
    + _eyes(14, -8)
    + cut("M-5 -6L5 -6L8 12Q8 23 -1 24Q-9 22 -8 12z", "moss", 4.5)
)

# A jaw, and a place to keep a helmet.
ORC = (
    _both(cut("M-26 -12L-48 -24Q-47 -4 -28 6z", "fir", 5.5))
    + cut("M-18 -40Q0 -46 18 -40Q31 -32 30 -6L41 16Q44 44 18 46L-18 46Q-44 44 -41 16L-30 -6Q-31 -32 -18 -40z", "fir", 6)
    + paint("M-22 -20Q-20 -36 -2 -38Q-13 -30 -14 -18z", "bone")
    + _eyes(15, -10)
    + paint("M-7 6Q-4 0 0 4Q4 0 7 6Q4 12 0 9Q-4 12 -7 6z", "line")
    + cut("M-30 22Q0 12 30 22Q28 35 0 35Q-28 35 -30 22z", "hole", 3.5, 0, 0)
    + _both(cut("M-29 28Q-34 6 -25 -2Q-14 12 -13 28Q-20 34 -29 28z", "bone", 4.5, 0, 0))
)

# Hair, beard and back are kept straight.
HOBGOBLIN = (
    cut("M-8 -30L-12 -46Q-22 -50 -16 -55L16 -55Q24 -50 12 -46L8 -30z", "bark", 4)
    + cut("M-9 -42L9 -42L10 -33L-10 -33z", "red", 3.5)
    + _both(cut("M-21 -6L-38 -34L-42 -4Q-34 10 -22 14z", "fen", 5.5))
    + cut("M0 -34Q24 -34 25 -8L23 18L12 30L-12 30L-23 18L-25 -8Q-24 -34 0 -34z", "fen", 6)
    + paint("M-18 -14Q-17 -28 -2 -30Q-11 -24 -12 -13z", "bone")
    + _eyes(13, -6, "bone")
    + paint("M-4 -2L4 -2L7 10L-7 10z", "line")
    + cut("M-23 14Q-10 10 0 14Q10 10 23 14L18 26L8 30L0 54L-8 30L-18 26z", "bark", 4)
    + line("M-10 21L10 21", 4, "bone")
)

# A hill with a nose; something grows on it.
TROLL = (
    cut(
        "M-40 -4L-48 -30L-34 -24L-30 -46L-17 -33L-6 -53L5 -35L19 -50L24 -30L40 -40L38 -20L50 -20L42 2z",
        "moss",
        5.5,
    )
    + cut("M-47 26Q-50 -4 -32 -20Q-10 -32 14 -27Q44 -18 47 12Q50 38 34 46L-32 46Q-45 44 -47 26z", "slate", 6)
    + paint("M-40 10Q-38 -8 -22 -16Q-30 -4 -30 10z", "bone")
    + _both(cut("M-27 -3Q-18 -9 -11 -1L-13 5Q-21 8 -27 5z", "gold", 4, 0, 0) + dots(((-18, 2),), 3))
    + paint("M-33 -10L-8 -8L-8 -2L-33 -4z", "line")
    + paint("M33 -10L8 -8L8 -2L33 -4z", "line")
    + line("M-34 32Q-10 26 34 30", 5)
    + _both(cut("M-28 32Q-28 20 -22 17Q-17 22 -17 31z", "bone", 3.5, 0, 0))
    + cut("M-8 -8Q0 -13 8 -8Q10 6 16 14Q20 28 6 32Q-8 35 -16 26Q-20 16 -12 8Q-8 2 -8 -8z", "slate", 5)
    + dots(((-4, 24), (7, 24)), 2.6)
    + dots(((30, 12), (36, 18)), 2.4)
)

# Chins all the way down.
OGRE = (
    cut(
        "M-13 -46Q0 -51 13 -46Q22 -38 22 -20Q44 -8 48 18Q48 46 14 48L-14 48"
        "Q-48 46 -48 18Q-44 -8 -22 -20Q-22 -38 -13 -46z",
        "pink",
        6,
    )
    + paint("M-15 -28Q-14 -40 -2 -43Q-9 -36 -9 -27z", "bone")
    + _eyes(10, -18, "bone", 0.8)
    + line("M-32 30Q0 50 32 30M-16 43Q0 49 16 43", 3.5)
    + line("M-26 18Q0 10 26 18", 5)
    + _both(cut("M-20 17Q-21 6 -15 2Q-10 8 -10 15z", "bone", 3.5, 0, 0))
    + paint("M-10 -4Q0 -10 10 -4Q10 4 0 4Q-10 4 -10 -4z", "line")
    + cut(
        "M-23 -7Q-29 -9 -28 -3Q-33 0 -27 4Q-24 7 -20 3L20 3Q24 7 27 4Q33 0 28 -3Q29 -9 23 -7L20 -4L-20 -4z", "bone", 3.5
    )
)

_CROWN = (
    cut("M-25 12L-30 -20L-13 -6L0 -26L13 -6L30 -20L25 12z", "gold", 6)
    + line("M-23 4L23 4", 3)
    + dots(((0, -6),), 4.5, "red")
)
_CLOAK = cut("M-49 52Q-48 28 -22 20L22 20Q48 28 49 52z", "seat", 6) + cut(
    "M-36 30Q-30 18 -18 16L18 16Q30 18 36 30L26 36L18 29L9 37L0 30L-9 37L-18 29L-26 36z", "bone", 4
)


def _chief(head: str, crown: float, wide: float = 0.8) -> str:
    """Above a cloak of his seat's colour, with a crown so high above the middle of his head."""
    return _CLOAK + put(head, 0, 4, 0.78) + put(_CROWN, 0, 4 - 0.78 * crown, wide)


RACES: dict[str, str] = {
    "kobold": KOBOLD,
    "goblin": GOBLIN,
    "orc": ORC,
    "hobgoblin": HOBGOBLIN,
    "troll": TROLL,
    "ogre": OGRE,
}
CHIEFS: dict[str, str] = {
    "chief-kobold": _chief(KOBOLD, 38, 0.6),
    "chief-goblin": _chief(GOBLIN, 42),
    "chief-orc": _chief(ORC, 46),
    "chief-hobgoblin": _chief(HOBGOBLIN, 40),
    "chief-troll": _chief(TROLL, 40, 0.9),
    "chief-ogre": _chief(OGRE, 52, 0.7),
}
