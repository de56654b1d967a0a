"""Heroes who go down into tombs, and who sends them there: busts in profile, told apart by what is on top.

And the signs of such a place: doors, stairs, traps, what may be carried and what may happen.
"""

from __future__ import annotations

from .knife import blob, cut, line, paint, put
from .orcs import body, dots

_HEAD = "M-21 24Q-30 4 -25 -14Q-18 -36 4 -36Q23 -34 25 -17L35 1L26 5L28 19Q20 33 4 32L-9 31Q-18 30 -21 24z"
_BROW = paint("M6 -17Q16 -23 26 -15L25 -11Q16 -17 7 -12z", "line")
EAR = cut("M-13 -8Q-4 -13 -2 -3Q-3 8 -10 6Q-15 2 -13 -8z", "pink", 3.5, 0, 0)


def human(skin: str = "pink", mouth: str = "M11 17Q18 21 25 16") -> str:
    """A face with a nose to be put into things."""
    return (
        cut(_HEAD, skin, 6)
        + line("M-17 20L-9 15M-13 25L-3 18", 2.6)
        + line(mouth, 4)
        + dots(((17.5, -6),), 3.6)
        + _BROW
    )


HEROES: dict[str, str] = {
    # A hood, and a scarf over what might be recognized.
    "knuckles": body("seat")
    + human()
    + cut("M-2 4L34 3Q36 16 28 24Q14 34 -2 28z", "iron", 4.5)
    + line("M4 12L24 10M6 20L24 18", 2.4)
    + cut("M-36 36Q-44 -10 -24 -36Q-6 -54 16 -45Q27 -38 27 -25Q12 -34 2 -20Q-8 -4 -2 30Q-18 40 -36 36z", "moss", 5.5)
    + line("M-28 24Q-30 -6 -18 -26M-18 28Q-20 4 -10 -16", 2.8),
    # Horns, and more beard than face.
    "ravager": body("seat")
    + human()
    + cut("M-22 6Q-10 12 -4 2Q8 14 33 9Q38 24 30 34L33 46L18 41L8 51L-3 41L-17 43Q-26 28 -22 6z", "rust", 5)
    + line("M2 22Q6 32 4 40M14 20Q18 30 18 38M-10 22Q-8 32 -10 38", 2.8)
    + cut("M-30 -12Q-28 -44 4 -44Q30 -42 29 -14L-2 -18L-30 -10z", "iron", 5.5)
    + cut("M-22 -30Q-44 -32 -48 -54Q-34 -44 -16 -42zM18 -36Q36 -40 42 -58Q46 -40 26 -24z", "bone", 4.5)
    + dots(((-16, -20), (2, -24), (18, -21))),
    # A circlet, and a braid that has strangled a troll.
    "thorina": body("seat")
    + cut("M-30 -6Q-40 10 -34 26L-38 40L-26 50L-14 38Q-22 20 -14 2z", "gold", 5)
    + human()
    + cut("M-28 8Q-36 -34 0 -42Q24 -44 28 -22Q16 -30 4 -24Q-12 -16 -12 10Q-18 18 -28 8z", "gold", 5.5)
    + line("M-22 0Q-24 -22 -6 -34M-34 18L-22 24M-34 30L-20 34M-30 41L-20 42", 3)
    + cut("M-26 -24Q-2 -38 28 -25L27 -18Q0 -30 -25 -16z", "steel", 3.5)
    + dots(((4, -26),), 3.4, "red"),
    # A hat with a feather and a smile with a price.
    "billy": body("seat")
    + human(mouth="M6 15Q18 27 29 13z")
    + line("M8 7Q18 13 32 6", 4.5)
    + EAR
    + cut("M-46 -16Q-10 -34 46 -20Q48 -12 36 -12Q0 -24 -40 -8Q-48 -10 -46 -16z", "bark", 5)
    + cut("M-26 -22Q-26 -46 -8 -42Q6 -52 22 -42Q28 -34 24 -22Q0 -30 -26 -20z", "bark", 5)
    + line("M-25 -26Q0 -34 25 -27", 5, "red")
    + cut("M-14 -30Q-40 -36 -48 -60Q-26 -54 -10 -34z", "gold", 4),
    # Spectacles, a cap, and a screen that hides his dice.
    "ba": body("seat")
    + human()
    + put(cut(blob(9, 9, 2), "card", 4, 0, 0), 17, -6)
    + dots(((19, -6),), 2.8)
    + line("M8 -7L-10 -9", 4)
    + EAR
    + cut("M-26 -12Q-28 -40 2 -42Q24 -40 27 -22L46 -16Q44 -10 30 -12L-4 -18z", "red", 5.5)
    + cut("M-46 20L-16 14L-14 52L-44 50zM-16 14L18 14L18 54L-14 52zM18 14L46 21L44 51L18 54z", "wood", 5)
    + put(cut("M0 -9Q8 -9 8 0Q7 8 0 9Q-8 8 -8 0Q-8 -9 0 -9z", "bone", 3.5) + dots(((-3, -1), (3, -1)), 1.8), 1, 34),
}

_DOOR = (
    cut("M-32 44L-32 -14Q-30 -44 0 -45Q31 -44 32 -14L32 44z", "iron", 6)
    + cut("M-21 44L-21 -12Q-20 -32 0 -33Q21 -32 21 -12L21 44z", "wood", 5)
    + line("M-7 -31L-7 43M8 -31L8 43M-20 -4L20 -4M-20 24L20 24", 3)
    + dots(((13, 11),), 4)
)
_STAIRS = cut("M-44 42L-44 24L-22 24L-22 6L0 6L0 -12L22 -12L22 -30L45 -30L45 42z", "slate", 6) + cut(
    "M-34 -6L-10 -30L-20 -36L16 -46L10 -10L2 -20L-22 4z", "gold", 5
)
_BAG = (
    cut("M-14 -24Q-44 4 -38 28Q-32 45 0 45Q33 45 38 28Q43 4 14 -24z", "bark", 6)
    + cut("M-16 -24L-24 -44L-8 -38L2 -46L10 -38L25 -43L16 -24z", "bark", 5)
    + line("M-17 -25L17 -25", 6, "gold")
    + put(cut(blob(13, 9, 1), "gold", 4), 2, 14)
)
_BOLT = cut("M8 -49L-30 6L-6 8L-18 49L32 -12L8 -13L24 -46z", "gold", 6)
_SCROLL = (
    cut("M-28 -34L30 -36L32 34L-26 36z", "card", 5.5)
    + line("M-16 -18L18 -19M-16 -4L20 -5M-15 10L19 9M-15 22L6 22", 3.5)
    + cut("M-40 -36Q-40 -48 -28 -47L32 -48Q43 -46 42 -36Q41 -27 30 -27L-28 -26Q-40 -27 -40 -36z", "card-shade", 5)
    + cut("M-38 38Q-38 28 -26 28L34 27Q45 28 44 38Q43 47 32 47L-26 48Q-38 47 -38 38z", "card-shade", 5)
)
_MONSTER = (
    cut("M-46 10Q-44 -40 0 -42Q44 -40 46 10Q44 42 0 43Q-44 42 -46 10z", "moss", 6)
    + cut("M-36 -28L-48 -48L-18 -38zM36 -28L48 -48L18 -38z", "bone", 5)
    + cut("M-28 -8Q-18 -22 -6 -8Q-16 2 -28 -8zM28 -8Q18 -22 6 -8Q16 2 28 -8z", "gold", 4)
    + dots(((-16, -9), (16, -9)), 3.4)
    + cut("M-32 10Q0 20 32 10Q30 34 0 35Q-30 34 -32 10z", "hole", 4)
    + paint("M-26 13L-16 15L-20 25zM-8 16L8 16L0 27zM26 13L16 15L20 25zM-14 34L-6 34L-10 24zM14 34L6 34L10 24z", "bone")
)
_TRAP = (
    cut("M-46 20L46 18L42 34L-42 36z", "iron", 5.5)
    + cut("M-44 20L-40 -8L-30 14L-24 -16L-14 14L-8 -22L2 14L8 -22L14 13L26 -16L30 13L40 -8L44 19z", "steel", 5)
    + line("M-4 36L-4 47M-18 36L-24 46M14 35L22 45", 5)
)
_NPC = (
    cut("M-44 -20Q-44 -44 0 -44Q44 -44 44 -16Q44 12 6 14L-16 36L-14 13Q-44 8 -44 -20z", "card", 6)
    + put(paint(blob(6, 8, 1), "line"), 0, -16)
    + put(paint(blob(6, 8, 2), "line"), -20, -16)
    + put(paint(blob(6, 8, 3), "line"), 20, -16)
)
_HAND = (
    cut(
        "M-22 46L-26 14L-38 -6Q-40 -16 -32 -15L-20 -2L-22 -36Q-20 -45 -13 -38L-9 -10L-8 -44Q-4 -52 2 -44L4 -11"
        "L10 -42Q16 -48 20 -39L17 -8L26 -30Q33 -35 35 -26L29 12L22 46z",
        "bone",
        6,
    )
    + line("M-10 6Q2 0 14 6M-6 20L-6 36M4 20L4 38M14 20L12 36", 3.5)
    + cut("M-26 40L26 40L26 49L-26 49z", "gold", 4)
)

SIGNS: dict[str, str] = {
    "door": _DOOR,
    "stairs": _STAIRS,
    "bag": _BAG,
    "bolt": _BOLT,
    "scroll": _SCROLL,
    "monster": _MONSTER,
    "trap": _TRAP,
    "npc": _NPC,
    "hand": _HAND,
}
