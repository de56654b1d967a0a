"""What goes wrong at the Gates: orcs where they are not wanted, traps, and what a Gamemaster thinks of. 100 units
around 0, 0."""

from __future__ import annotations

from .items import MACE, THROWING_AXE
from .knife import blob, burst, cut, line, paint, put
from .loot import BOOTS
from .orcs import HORDE, dots

ORC = HORDE.replace("o-seat", "o-bark")
"""One that belongs to nobody."""

_FLAME = cut("M0 -26Q8 -12 16 -6Q22 12 8 22Q0 26 -10 22Q-22 12 -15 -4Q-10 2 -7 2Q-10 -14 0 -26z", "rust", 4.5) + paint(
    "M1 -6Q9 4 5 14Q0 18 -6 14Q-8 4 1 -6z", "gold"
)

_LID = "M-44 -8Q-44 -26 -30 -28L30 -28Q44 -26 44 -8z"
_CHEST = (
    cut("M-42 6L42 6L40 46L-40 46z", "wood", 6)
    + line("M-24 8L-23 44M24 8L23 44", 5, "iron")
    + cut("M-8 4L8 4L7 20L-7 20z", "gold", 4)
    + dots(((0, 11),), 2.6)
)

ORC_IN_CHEST = (
    put(cut(_LID, "wood", 6) + line("M-24 -26L-24 -9M24 -26L24 -9", 5, "iron"), -4, -24, 0.96, -16)
    + put(ORC, 0, -8, 0.74)
    + put(MACE, 38, -20, 0.5, 12)
    + _CHEST
)

# Behind you.
ORC_AMBUSH = (
    put(ORC, -28, -18, 0.62)
    + put(ORC, 28, -20, 0.62)
    + put(ORC, 0, 2, 0.72)
    + cut("M-50 32Q-40 14 -26 24Q-16 10 0 22Q14 10 24 24Q40 14 50 32L46 48L-46 48z", "fir", 5.5)
    + line("M-34 36l6 -6M-10 38l6 -6M14 38l6 -6M34 40l5 -6", 3.5)
)

# You tell them where to go.
SIGNPOST = (
    cut("M-6 -50L6 -50L6 48L-6 48z", "wood", 5)
    + cut("M-46 -40L26 -42L44 -28L26 -14L-46 -14z", "card-shade", 5.5)
    + cut("M44 -4L-28 -6L-46 8L-28 22L44 22z", "card-shade", 5.5)
    + put(ORC, -12, -28, 0.27)
    + put(ORC, 14, 8, 0.27)
    + line("M6 -28L26 -28M18 -34L26 -28L18 -22M-6 8L-28 8M-20 2L-28 8L-20 14", 4.5, "red")
    + line("M-24 48L24 48", 5)
)

ORC_HOUSE = (
    cut("M-36 -6L36 -6L36 46L-36 46z", "card-shade", 5.5)
    + cut("M-50 -2L0 -48L50 -2L42 4L0 -33L-42 4z", "red", 6)
    + cut("M-28 6L-6 6L-6 24L-28 24z", "hole", 4.5)
    + cut("M6 6L28 6L28 24L6 24z", "hole", 4.5)
    + paint("M-24 12L-19 15L-24 18zM-10 12L-15 15L-10 18zM10 12L15 15L10 18zM24 12L19 15L24 18z", "gold")
    + cut("M-8 46L-8 32Q0 26 8 32L8 46z", "hole", 4.5)
    + paint("M-4 36L0 39L-4 41zM4 36L0 39L4 41z", "gold")
    + cut("M20 -34L20 -48L32 -48L32 -22z", "slate", 4.5)
    + line("M-36 28L-28 28M28 30L36 30M-20 -2L-12 -2", 3)
)

ORC_HORDE = (
    cut("M-4 -50L4 -50L4 20L-4 20z", "wood", 4.5)
    + cut("M4 -48Q22 -54 46 -42L34 -32L46 -22Q22 -30 4 -24z", "red", 5)
    + paint("M18 -40L24 -28L14 -30z", "bone")
    + "".join(put(ORC, x, y, scale) for x, y, scale in ((-28, 0, 0.44), (28, 4, 0.44), (-6, 8, 0.48)))
    + put(ORC, -26, 24, 0.5)
    + put(ORC, 28, 28, 0.48)
    + put(ORC, 2, 26, 0.54)
)

BACK_DOOR = (
    cut("M-40 46L-40 -44L40 -44L40 46z", "slate", 6)
    + line("M-38 -20L-22 -20M-38 12L-24 12M22 -30L38 -30M26 4L38 4M24 30L38 30M-30 -44L-30 -22", 3)
    + cut("M-22 46L-22 -28L22 -28L22 46z", "hole", 5)
    + put(ORC, 4, 8, 0.5)
    + cut("M-22 46L-22 -28L-4 -18L-4 52z", "wood", 5)
    + line("M-13 -22L-13 49", 3)
    + dots(((-8, 16),), 3.2, "gold")
    + line("M-50 46L50 46", 4.5)
)

# Traps.

NEEDLE = (
    cut("M-40 -8Q-40 -40 -6 -40Q28 -40 28 -8L28 44L-40 44z", "gold", 6)
    + cut("M-16 -6Q-16 -18 -6 -18Q4 -18 4 -6Q4 2 -2 4L2 24L-14 24L-10 4Q-16 2 -16 -6z", "hole", 4.5)
    + line("M-4 8L52 -22", 7)
    + line("M-2 7L50 -21", 3, "steel")
    + cut("M50 -18Q58 -4 52 2Q46 4 42 -2Q42 -8 50 -18z", "red", 4)
    + line("M-32 36L20 36M-32 -10Q-32 -30 -8 -32", 3.5)
)

# The chest was the lid.
PIT = (
    cut("M-50 2Q-48 -18 0 -19Q48 -18 50 2Q48 30 0 31Q-48 30 -50 2z", "turf-dark", 6)
    + cut("M-36 2Q-34 -10 0 -10Q34 -10 36 2Q34 20 0 21Q-34 20 -36 2z", "hole", 5)
    + cut("M-24 18L-20 -2L-14 19zM-6 21L0 0L6 21zM14 19L20 -2L24 18z", "steel", 3.5)
    + put(
        cut(
            "M-8 44L-11 20L-22 4L-14 2L-10 8L-12 -18Q-9 -25 -4 -19L-1 0L0 -26"
            "Q5 -33 10 -26L9 0L16 -18Q22 -22 24 -15L20 12L16 44z",
            "pink",
            5,
        ),
        0,
        -32,
        0.8,
    )
)

SCYTHE = (
    cut("M-22 48L-14 50L28 -36L20 -40z", "wood", 5)
    + line("M-6 18L10 26M6 -8L22 0", 7)
    + line("M-6 18L10 26M6 -8L22 0", 3, "wood")
    + cut("M34 -38Q-16 -60 -50 -8Q-20 -34 20 -22z", "steel", 6)
    + line("M-34 -20Q-12 -38 16 -30", 3)
    + line("M34 -28Q46 -24 40 -14Q32 -8 40 0Q48 6 40 14", 5)
    + line("M34 -28Q46 -24 40 -14Q32 -8 40 0Q48 6 40 14", 2, "steel")
)

POPPY = (
    cut("M-4 4L4 4L6 48L-2 48z", "fir", 4.5)
    + cut("M2 30Q20 14 34 24Q24 38 4 40z", "fir", 4.5)
    + cut("M0 -2Q-34 8 -38 -16Q-36 -38 -12 -34Q-2 -52 16 -40Q42 -42 38 -18Q38 6 0 -2z", "hole", 6)
    + line("M-28 -16Q-22 -8 -10 -8M-16 -30Q-12 -24 -10 -20M26 -20Q22 -10 12 -9M16 -32Q12 -26 8 -22", 3.5, "slate")
    + put(cut(blob(9, 9, 2), "gold", 4), 0, -17)
    + dots(((-44, 14), (-34, 24), (-22, 16), (-46, 30), (-28, 38), (28, 8), (42, 6), (44, 20), (-14, 30)), 3.6)
)

# Very deep.
STUCK = (
    cut("M-14 4L-22 -30L-40 -40L-36 -50L-10 -42L0 -6z", "sea", 5)
    + cut("M4 4L16 -28L36 -34L38 -24L24 -16L20 6z", "sea", 5)
    + cut("M-40 -36L-52 -42Q-54 -52 -44 -54L-30 -50z", "bark", 5)
    + cut("M34 -36L48 -40Q54 -32 48 -26L36 -22z", "bark", 5)
    + _CHEST
    + line("M-50 -20Q-56 -28 -52 -34M48 -12Q56 -16 58 -24", 4)
)

ACID = (
    cut("M-46 0L46 0L42 46L-42 46z", "wood", 6)
    + cut("M-40 4L40 4L38 16Q28 26 20 17Q12 28 4 18Q-8 30 -16 18Q-26 26 -38 16z", "moss", 5)
    + cut("M-12 30L12 30L10 40L-10 40z", "gold", 4)
    # It was a cup.
    + cut("M-20 -40L18 -42Q20 -20 8 -14L8 -4Q16 2 22 5L-22 5Q-16 0 -8 -4L-8 -14Q-20 -18 -20 -40z", "gold", 5)
    + cut("M4 6Q6 -6 14 -8Q24 -4 24 6zM-16 -20Q-10 -28 -4 -20Q-2 -12 -8 -8Q-18 -10 -16 -20z", "moss", 3.5)
    + line("M-32 -10Q-38 -18 -32 -26M34 -12Q40 -20 34 -28M28 -38Q32 -44 28 -50", 4.5)
)

# What a Gamemaster thinks of.

BURNING_BOOTS = put(BOOTS, 2, -8, 0.9) + put(_FLAME, -22, 30, 0.8) + put(_FLAME, 24, 32, 0.9) + put(_FLAME, 0, 36, 0.7)

TWO_AXES = put(THROWING_AXE, -12, 0, 0.86, 0, mirror=True) + put(THROWING_AXE, 12, 0, 0.86)

DRUM = (
    cut("M-40 -8L40 -8L36 36Q0 52 -36 36z", "red", 6)
    + line("M-38 -2L-20 42L-4 2L12 46L26 0L36 36", 3.5, "bone")
    + cut("M-42 -8Q-42 -24 0 -24Q42 -24 42 -8Q42 7 0 7Q-42 7 -42 -8z", "card", 6)
    + line("M-46 -46L-10 -12", 9)
    + line("M-46 -46L-10 -12", 4, "wood")
    + line("M46 -48L12 -12", 9)
    + line("M46 -48L12 -12", 4, "wood")
    + put(cut(blob(6.5, 7, 1), "wood", 4), -10, -12)
    + put(cut(blob(6.5, 7, 1), "wood", 4), 12, -12)
    + line("M-24 -44L-20 -52M0 -34L0 -50M24 -44L20 -52", 4.5)
)

# The whole kitchen.
SAUCEPAN = (
    put(ORC, 0, 8, 0.9)
    + cut("M-36 -6L-34 -38Q0 -48 34 -38L36 -6Q0 -18 -36 -6z", "iron", 6)
    + cut("M34 -34L56 -48L60 -40L36 -24z", "bark", 4.5)
    + paint("M-28 -14L-26 -34Q-18 -38 -12 -38Q-18 -28 -18 -18z", "steel")
    + dots(((26, -30),), 3)
)

# He has stopped closing his eyes.
FENCER = put(ORC, -16, 8, 0.78) + put(
    cut("M-3 -52L3 -52L4 22L-4 22z", "steel", 4.5)
    + cut("M-16 22Q-18 36 0 36Q18 36 16 22Q8 28 0 26Q-8 28 -16 22z", "gold", 4.5)
    + cut("M-4 30L4 30L4 48L-4 48z", "bark", 4),
    32,
    2,
    0.96,
    24,
)

THICK_SKULL = (
    put(ORC, 0, 8, 0.9)
    + put(cut(burst(11, 24, 9), "gold", 4, 0, 0), 20, -32)
    + put(cut("M-22 -9L22 -9L22 9L-22 9z", "card", 4.5) + line("M-7 -8L-7 8M7 -8L7 8", 2.6), -12, -22, 0.86, -30)
    + line("M28 -46L44 -56M34 -36L54 -40", 5)
)

ROOF_TILE = (
    put(
        cut("M-26 -18Q-26 -26 -18 -26L18 -26Q26 -26 26 -18L26 14Q26 28 0 28Q-26 28 -26 14z", "red", 6)
        + paint("M-18 -18L-8 -18L-8 18Q-16 14 -18 8z", "rust")
        + line("M12 -14L12 12M2 -6L2 18", 3)
        + dots(((-1, -17),), 3.6),
        -2,
        -4,
        0.9,
        18,
    )
    + line("M-30 -34L-38 -52M-10 -40L-14 -56M12 -36L12 -52", 5)
    + cut("M-30 48Q-30 30 0 29Q32 30 32 48z", "pink", 5)
    + cut("M-32 48Q-36 34 -14 28Q2 36 24 31Q36 38 34 48L26 40Q0 34 -24 40z", "bark", 4.5)
)

SHOE = (
    cut("M-44 -36L-8 -38L-8 -4Q6 10 34 12Q50 16 48 34L-44 36z", "bark", 6)
    + cut("M-46 32L50 31L49 42L-46 44z", "hole", 4.5)
    + line("M-10 -20L4 -22M-6 -8L8 -12M2 2L14 -4", 4, "bone")
    + cut("M-38 -36L-14 -37L-15 -28L-37 -27z", "wood", 4)
    + put(cut("M-12 8L-14 -6L-2 -14L12 -8L14 6L2 14z", "slate", 4.5), -20, 16, 1.1)
    + line("M-50 8L-38 12M-48 26L-38 22M-6 6L-2 0M2 20L8 18", 3.5, "gold")
)

_NOTE = cut("M-15 -21L15 -21L15 21L-15 21z", "card", 4.5) + line("M-8 -12L8 -12M-8 -4L8 -4M-8 4L2 4", 3)
SPILLED_CUP = (
    cut("M-50 30Q-30 18 0 26Q30 16 50 30Q44 46 6 46Q-40 48 -50 30z", "gold", 5.5)
    + put(_NOTE, -26, 14, 0.9, -34)
    + put(_NOTE, 30, 16, 0.9, 24)
    + put(
        line("M22 -8Q40 -10 38 6Q36 20 20 18", 10)
        + line("M22 -8Q40 -10 38 6Q36 20 20 18", 4.5, "wood")
        + cut("M-26 -20L24 -20L20 34L-22 34z", "wood", 5.5)
        + line("M-26 -6L23 -6M-23 22L21 22", 5, "iron"),
        6,
        -18,
        0.84,
        118,
    )
    + cut("M-34 -2Q-24 -8 -22 2Q-16 14 -24 24Q-36 26 -38 14z", "gold", 4.5)
)

# Orcs pay on time.
DESERTER = (
    cut("M-10 6L-30 44L-44 46L-42 36L-34 34L-22 4zM6 6L22 28L40 24L42 34L18 42L-4 14z", "bark", 5)
    + cut("M-22 10Q-26 -18 -4 -22Q18 -22 16 10z", "fir", 5.5)
    + cut("M-14 -30Q-16 -50 4 -50Q18 -48 18 -36L25 -28L19 -26Q18 -16 4 -16Q-12 -16 -14 -30z", "pink", 5)
    + cut("M-16 -32Q-22 -54 4 -54Q20 -54 18 -42Q2 -46 -6 -34z", "bark", 4.5)
    + dots(((12, -36),), 3)
    + line("M8 -10L34 -14", 10)
    + line("M8 -10L34 -14", 5, "fir")
    + put(
        cut("M-8 -12Q-24 4 -16 16Q0 24 16 16Q24 4 8 -12z", "gold", 4.5)
        + cut("M-9 -12L-13 -22L0 -18L13 -22L9 -12z", "gold", 4)
        + line("M-8 -12L8 -12", 3.5, "red"),
        40,
        -6,
    )
    + line("M-50 -14L-34 -14M-54 2L-36 2M-50 18L-38 18", 4.5)
)

HALO = (
    cut("M-40 -38Q-38 -50 0 -50Q38 -50 40 -38Q38 -27 0 -27Q-38 -27 -40 -38z", "gold", 5)
    + cut("M-26 -38Q-24 -43 0 -43Q24 -43 26 -38Q24 -34 0 -34Q-24 -34 -26 -38z", "card", 4, 0, 0)
    + cut("M-14 20Q-52 30 -54 -10Q-38 -16 -16 0zM14 20Q52 30 54 -10Q38 -16 16 0z", "card", 5)
    + line("M-44 0Q-38 12 -26 14M44 0Q38 12 26 14", 3)
    + cut(
        "M0 -24Q28 -22 28 4Q30 16 20 22L20 34L12 38L10 44L-10 44L-12 38L-20 34L-20 22Q-30 16 -28 4Q-28 -22 0 -24z",
        "bone",
        5.5,
    )
    + paint("M-20 4Q-18 -6 -6 0Q-4 10 -11 14Q-20 12 -20 4zM20 4Q18 -6 6 0Q4 10 11 14Q20 12 20 4zM0 14L4 22L-4 22z")
    + line("M-7 30L-7 40M0 30L0 42M7 30L7 40", 3)
)

SWAP = (
    put(cut(blob(17, 11, 2), "sea", 5), -28, -24)
    + put(cut(blob(17, 11, 1), "rust", 5), 28, 24)
    + cut("M-4 -42Q34 -46 40 -14L50 -14L32 8L14 -14L25 -14Q22 -30 -4 -28z", "gold", 5)
    + cut("M4 42Q-34 46 -40 14L-50 14L-32 -8L-14 14L-25 14Q-22 30 4 28z", "gold", 5)
    + line("M-36 -26Q-34 -32 -28 -34M20 22Q22 16 28 14", 3.5, "bone")
)

# The die says what he says it says.
SCREEN = (
    put(cut("M-15 -15L15 -15L15 15L-15 15z", "bone", 5) + dots(((-7, -7), (7, 7), (0, 0)), 3.4), -16, -34, 1, -14)
    + put(cut("M-15 -15L15 -15L15 15L-15 15z", "bone", 5) + dots(((-6, 0), (6, 0)), 3.4), 20, -36, 1, 18)
    + cut("M-54 -6L-22 -16L-20 44L-52 38zM54 -6L22 -16L20 44L52 38z", "wood", 5.5)
    + cut("M-22 -16L22 -16L20 44L-20 44z", "bark", 5.5)
    + put(
        cut("M0 -16Q16 -16 16 2Q16 12 10 14L9 20L-9 20L-10 14Q-16 12 -16 2Q-16 -16 0 -16z", "bone", 4)
        + dots(((-6, 1), (6, 1)), 3.4),
        0,
        14,
    )
    + line("M-44 6L-32 3M44 6L32 3M-44 26L-32 26M44 26L32 26", 3.5)
)

# Who is right is right.
GAVEL = (
    put(
        cut("M-6 8L6 8L7 56L-7 56z", "wood", 5)
        + cut("M-28 -18L28 -18L28 12L-28 12z", "bark", 6)
        + cut("M-34 -22L-22 -22L-22 16L-34 16zM34 -22L22 -22L22 16L34 16z", "gold", 4.5),
        6,
        -14,
        0.9,
        -42,
    )
    + cut("M-50 34L6 34L10 48L-54 48z", "wood", 5.5)
    + line("M-34 24L-44 10M-24 22L-24 12", 5)
)

MISCHIEF: dict[str, str] = {
    "orc-in-chest": ORC_IN_CHEST,
    "orc-ambush": ORC_AMBUSH,
    "signpost": SIGNPOST,
    "orc-house": ORC_HOUSE,
    "orc-horde": ORC_HORDE,
    "back-door": BACK_DOOR,
    "needle": NEEDLE,
    "pit": PIT,
    "scythe": SCYTHE,
    "poppy": POPPY,
    "stuck": STUCK,
    "acid": ACID,
    "burning-boots": BURNING_BOOTS,
    "two-axes": TWO_AXES,
    "drum": DRUM,
    "saucepan": SAUCEPAN,
    "fencer": FENCER,
    "thick-skull": THICK_SKULL,
    "roof-tile": ROOF_TILE,
    "shoe": SHOE,
    "spilled-cup": SPILLED_CUP,
    "deserter": DESERTER,
    "halo": HALO,
    "swap": SWAP,
    "screen": SCREEN,
    "gavel": GAVEL,
}
