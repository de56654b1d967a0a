"""Chariots from above, looking right: on a base of 120 × 60 units around 0, 0, front at the right.

From above front and back are plain whichever way they turn, and the front is always the end with the tusks.
"""

from __future__ import annotations

from .knife import blob, cut, line, paint, put
from .riders import RIDERS

_LEGS = cut(
    "M-36 -24L-28 -24L-24 -14L-38 -14zM14 -24L22 -24L24 -14L10 -14z"
    "M-36 24L-28 24L-24 14L-38 14zM14 24L22 24L24 14L10 14z",
    "hole",
    3,
    0,
    0,
)
_TAIL = line("M-50 0Q-60 -2 -56 8", 5)
_BODY = cut(
    "M-52 0Q-52 -18 -32 -19Q-8 -21 14 -18Q28 -16 40 -10L50 -8L50 8L40 10Q28 16 14 18Q-8 21 -32 19Q-52 18 -52 0z",
    "bark",
    5.5,
    0,
    0,
)
_SPINE = cut(
    "M-48 0L-40 -7L-36 -3L-26 -9L-22 -4L-12 -10L-8 -4L2 -10L6 -4L16 -8L24 0L16 8L6 4L2 10L-8 4L-12 10L-22 4L-26 9"
    "L-36 3L-40 7z",
    "hole",
    2.5,
    0,
    0,
)
_HEAD = (
    cut("M18 -12L14 -24L28 -20L28 -10zM18 12L14 24L28 20L28 10z", "bark", 4.5, 0, 0)
    + cut("M38 -9L59 -20Q63 -8 52 -3zM38 9L59 20Q63 8 52 3z", "bone", 4, 0, 0)
    + cut("M45 -10Q58 -11 58 0Q58 11 45 10Q40 0 45 -10z", "rust", 4.5, 0, 0)
    + paint("M51 -3.500a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M51 3.500a2 2 0 1 0 4 0a2 2 0 1 0 -4 0", "line")
    + paint("M30 -8L40 -5L39 -1L30 -4zM30 8L40 5L39 1L30 4z", "red")
)
BEAST = _LEGS + _TAIL + _BODY + _SPINE + _HEAD


def _orc(skin: str, crown: str) -> str:
    """A driver from above: shoulders in the seat's colour, arms to the reins, a head that is mostly jaw and ears."""
    return (
        line("M-6 -20L14 -15M-6 20L14 15", 13)
        + line("M-6 -20L14 -15M-6 20L14 15", 6, skin)
        + cut("M-14 -25Q-2 -27 0 -18L2 0L0 18Q-2 27 -14 25Q-24 14 -23 0Q-24 -14 -14 -25z", "seat", 5, 0, 0)
        + cut("M-8 -12L-26 -25L-4 -20zM-8 12L-26 25L-4 20z", skin, 4.5, 0, 0)
        + cut("M-20 0Q-20 -16 -4 -17L10 -14Q17 -8 17 0Q17 8 10 14L-4 17Q-20 16 -20 0z", skin, 5.5, 0, 0)
        + cut("M12 -10L24 -11L13 -4zM12 10L24 11L13 4z", "bone", 3, 0, 0)
        + crown
    )


_KNOT = (
    cut("M7 -16Q3 0 7 16L0 18Q-4 0 0 -18z", "red", 3, 0, 0)
    + cut("M-12 -4Q-7 -3 -7 0Q-7 3 -12 4Q-22 3 -36 9Q-31 0 -36 -7Q-22 -4 -12 -4z", "hole", 4, 0, 0)
    + line("M-29 -1L-19 0", 2.6, "bone")
)
_MANE = cut(
    "M6 -9L0 -22L-5 -16L-14 -25L-15 -15L-28 -20L-23 -9L-36 -8L-26 0L-36 8L-23 9L-28 20L-15 15L-14 25L-5 16L0 22L6 9"
    "L-2 0z",
    "hole",
    4,
    0,
    0,
) + line("M-12 -17L-8 -9M-24 -13L-15 -7M-28 0L-18 0M-24 13L-15 7M-12 17L-8 9", 2.8, "bone")
_PLATE = (
    cut("M2 -18Q20 -16 20 0Q20 16 2 18Q10 8 10 0Q10 -8 2 -18z", "iron", 4.5, 0, 0)
    + paint("M-14 -4Q-12 -12 -2 -13Q-9 -8 -9 -2z", "bone")
    + line("M-17 0L4 0", 4, "iron")
    + paint(
        "M11 -9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M13 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M11 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
        "bone",
    )
)
_ORCS = {"common": _orc("moss", _KNOT), "feral": _orc("fen", _MANE), "iron": _orc("slate", _PLATE)}

_WHEELS = (
    cut("M-54 -31L-14 -31L-14 -21L-54 -21zM-54 31L-14 31L-14 21L-54 21z", "wood", 4.5, 0, 0)
    + line("M-44 -30L-44 -22M-24 -30L-24 -22M-44 30L-44 22M-24 30L-24 22", 3)
    + line("M-34 -34L-34 34", 6)
    + line("M-34 -33L-34 33", 2.6, "steel")
)
_PLANKS = line("M-50 -7L-8 -8M-50 7L-8 8", 2.6)
_BLANKET = cut("M-24 -20Q-4 -25 14 -20L14 20Q-4 25 -24 20z", "seat", 6, 0, 0) + line("M-14 -17L-14 17M4 -17L4 17", 4)
_TEAM = put(BEAST + _BLANKET, 29, -15, 0.55) + put(BEAST + _BLANKET, 29, 15, 0.55)
_POLE = line("M-4 0L46 0M36 -16L36 16", 8) + line("M-4 0L46 0M36 -16L36 16", 3.4, "wood")
_CARS = {
    "common": cut("M-56 -21L-10 -23Q4 -13 4 0Q4 13 -10 23L-56 21z", "seat", 5.5, 0, 0) + _PLANKS,
    "feral": cut(
        "M-60 -12L-50 -15L-54 -27L-38 -20L-30 -28L-22 -21L-12 -27L-6 -16L8 -18L2 0L8 18L-6 16L-12 27L-22 21L-30 28"
        "L-38 20L-54 27L-50 15L-60 12L-55 0z",
        "seat",
        5.5,
        0,
        0,
    )
    + line("M-46 -12L-36 -6M-46 12L-36 6M-12 -13L-4 -7M-12 13L-4 7", 5, "bone"),
    "iron": cut("M-58 -25L-12 -25L6 -13L6 13L-12 25L-58 25z", "seat", 5.5, 0, 0)
    + line("M-52 -18L-14 -18L0 -10L0 10L-14 18L-52 18z", 5, "iron")
    + paint("M-51 -18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-17 -18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0", "bone")
    + paint("M-51 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-17 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0", "bone"),
}
"""A cart of planks, one of hides stretched over bones, a plated one."""
_SIDES = {
    "common": "",
    "feral": cut("M-16 -24L-2 -37L-4 -22zM-16 24L-2 37L-4 22z", "bone", 4, 0, 0),
    "iron": cut("M-42 -31L-34 -44L-26 -31zM-42 31L-34 44L-26 31z", "steel", 4, 0, 0),
}
"""What stands out at their sides: tusks, and spikes on the axle."""


def _chariot(brood: str) -> str:
    return (
        _POLE
        + _TEAM
        + _SIDES[brood]
        + _WHEELS
        + _CARS[brood]
        + line("M44 -15L-6 -8M44 15L-6 8", 2.6)
        + put(_ORCS[brood], -28, 0, 0.86)
    )


WRECK = (
    cut("M-50 -20Q-30 -30 0 -27Q36 -30 52 -14Q56 10 40 24Q6 30 -30 27Q-56 22 -50 -20z", "hole", 4, 0, 0)
    + put(cut("M-44 -7L40 -9L46 6L-40 8z", "wood", 5) + line("M-28 -1L12 -2", 3, "bark"), -6, -6, 0.9, 16)
    + put(cut("M-34 -7L36 -8L30 7L-38 6z", "bark", 5) + line("M-20 -1L14 -1", 3, "wood"), 12, 10, 0.9, -24)
    + put(cut(blob(19, 10, 2), "wood", 5) + cut(blob(11, 9, 1), "hole", 3, 0, 0), -30, 10)
    + line("M-46 4L-16 18M-40 24L-22 -4", 4, "wood")
    + cut("M26 -22L50 -12L34 -2L20 -8z", "seat", 4.5, 0, 0)
    + cut("M-8 -20Q4 -26 12 -16Q16 -6 8 -2L6 5L-5 5L-7 -2Q-14 -10 -8 -20z", "bone", 4, 0, 0)
    + paint("M-6 -12L0 -14L0 -7zM4 -14L9 -12L4 -7z", "line")
)

RACERS: dict[str, str] = {
    **RIDERS,
    **{f"chariot-{brood}": _chariot(brood) for brood in _ORCS},
    "wreck": WRECK,
}
