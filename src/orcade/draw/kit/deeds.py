"""What players do at the Gates: spells, cures, ways back from the dead, tricks. 100 units around 0, 0."""

from __future__ import annotations

from .knife import blob, burst, cut, line, paint, put
from .loot import SACK, SWORD
from .orcs import dots

FIREBALL = (
    cut(
        "M30 36Q52 10 36 -16Q22 -38 -4 -34L-52 -52L-30 -30L-54 -30L-34 -12L-52 -2L-32 4Q-34 30 -12 42Q12 52 30 36z",
        "rust",
        6,
    )
    + put(cut(blob(26, 11, 2, 3), "gold", 4.5, 0, 0), 8, 10)
    + put(paint(blob(13, 9, 1, 4), "bone"), 12, 14)
)

MOON = (
    cut("M4 -44Q-44 -36 -42 6Q-38 46 6 46Q34 44 44 22Q10 28 -2 2Q-10 -22 4 -44z", "gold", 6)
    + line("M-30 8Q-24 14 -17 10", 4)
    + line("M-20 28Q-14 33 -8 30", 4)
    + paint("M-34 0Q-34 -22 -16 -33Q-24 -16 -24 -2z", "bone")
    + line("M14 -12L30 -13L15 6L32 5", 5.5)
    + line("M30 -40L50 -42L32 -20L52 -20", 6.5)
)

# Gone, and the smoke has not noticed.
VANISHED = (
    cut(
        "M-40 40Q-54 26 -40 14Q-50 -6 -30 -12Q-30 -36 -8 -30Q4 -50 22 -34Q42 -36 38 -14Q56 -4 42 12Q54 28 38 40"
        "Q20 50 0 42Q-22 50 -40 40z",
        "card-shade",
        6,
    )
    + line("M-24 -2Q-14 -12 -4 -4M10 -18Q20 -22 26 -12M-28 24Q-20 18 -14 24M20 20Q28 14 34 22", 3.5)
    + cut("M-14 40L-12 30Q-16 22 -4 22L2 30L14 34L14 42z", "bark", 4.5)
    + cut("M10 28L18 14Q26 12 28 20L24 34z", "bark", 4.5)
    + put(cut("M0 -9L3 -3L9 0L3 3L0 9L-3 3L-9 0L-3 -3z", "gold", 3), -38, -34)
    + put(cut("M0 -9L3 -3L9 0L3 3L0 9L-3 3L-9 0L-3 -3z", "gold", 3), 44, -38, 0.8)
)

_PALM = (
    "M-10 44L-13 20L-26 6Q-28 -3 -20 -3L-12 4L-14 -24Q-11 -32 -5 -25L-3 -2L-1 -32Q4 -40 9 -32L8 -1"
    "L14 -26Q20 -32 24 -24L19 2L25 -12Q31 -16 33 -8L26 18L20 44z"
)
HEALING_HANDS = (
    put(cut(burst(34, 54, 12), "gold", 4, 0, 0), 0, -6)
    + put(cut(_PALM, "pink", 5.5), -16, 6, 0.9, -16)
    + put(cut(_PALM, "pink", 5.5), 18, 6, 0.9, 16, mirror=True)
    + put(cut("M0 14Q-22 -2 -14 -12Q-6 -18 0 -8Q6 -18 14 -12Q22 -2 0 14z", "red", 4), 1, -34)
)

# Somebody disagrees with the stone.
GRAVE = (
    cut("M-8 34L-8 -22Q-4 -46 18 -46Q40 -44 42 -22L42 34z", "slate", 6)
    + line("M8 -26L28 -28M8 -14L28 -16M8 -2L20 -3", 4)
    + cut("M-50 30Q-30 18 0 24Q30 18 50 30L48 46L-48 46z", "bark", 6)
    + cut(
        "M-36 30L-38 0L-46 -14Q-46 -21 -40 -18L-34 -8L-36 -28Q-32 -35 -28 -28L-26 -9L-24 -30Q-20 -36 -16 -29L-17 -8"
        "L-12 -22Q-6 -25 -5 -18L-12 4L-16 30z",
        "moss",
        5,
    )
    + line("M-34 36L-20 34M4 38L22 36M34 34L42 36", 3.5)
)

POTION = (
    cut("M-10 -40L10 -40L10 -18Q38 -4 36 22Q32 46 0 46Q-32 46 -36 22Q-38 -4 -10 -18z", "card", 6)
    + cut("M-30 10Q-14 2 0 9Q16 16 31 8Q34 40 0 41Q-34 40 -30 10z", "red", 3.5, 0, 0)
    + cut("M-15 -50L15 -50L13 -38L-13 -38z", "wood", 5)
    + put(cut(blob(5, 7, 1), "bone", 2.6, 0, 0), 10, 24)
    + put(cut(blob(3.6, 7, 2), "bone", 2.4, 0, 0), -12, 28)
    + line("M-22 -2Q-18 -10 -8 -13", 4, "steel")
)

BED = (
    cut("M-52 -34L-42 -34L-42 40L-52 40z", "bark", 5)
    + cut("M42 -6L52 -6L52 40L42 40z", "bark", 5)
    + cut("M-44 14L44 14L44 30L-44 30z", "wood", 5)
    + cut("M-40 -14Q-24 -22 -10 -12L-10 14L-40 14z", "card", 5)
    # A sleeper, nose up.
    + cut("M-30 -8Q-28 -22 -14 -22Q-8 -30 -3 -22Q2 -14 -6 -8L-12 2Q-28 4 -30 -8z", "pink", 4.5)
    + line("M-18 -14Q-15 -11 -11 -13M-14 -3L-8 -5", 3)
    + cut("M-16 14Q-14 -8 10 -12Q40 -12 44 14z", "sea", 5)
    + line("M2 -10L0 13M20 -11L22 13", 3, "gold")
    + line("M12 -38L26 -38L13 -24L28 -24", 5)
    + line("M32 -54L44 -54L33 -43L46 -43", 4.5)
)

_HALF = (
    cut("M-24 22Q-34 2 -28 -16Q-20 -38 2 -38Q22 -36 24 -18L36 2L27 6L29 20Q20 35 2 34L-10 32Q-20 30 -24 22z", "pink", 6)
    + dots(((17, -6),), 3.8)
    + line("M9 -15Q17 -20 25 -13M10 18Q18 23 25 17", 4)
    + cut("M-28 4Q-38 -38 0 -44Q26 -44 27 -22Q10 -30 -8 -20Q-14 -8 -15 6z", "bark", 5)
)
# He knew everything that the other one knew.
TWINS = put(_HALF, 26, -6, 0.74) + put(
    _HALF + line("M4 10Q14 4 26 10", 8) + line("M5 10Q14 5 25 10", 4, "bark"), -24, 10, 0.8
)

PIZZA = (
    cut("M-44 -30Q0 -56 44 -32L2 48z", "gold", 6)
    + cut("M-48 -30Q0 -60 49 -32Q48 -18 40 -20Q0 -42 -40 -18Q-50 -20 -48 -30z", "wood", 5.5)
    + put(cut(blob(9, 9, 1), "red", 4), -14, -14)
    + put(cut(blob(9, 9, 2), "red", 4), 16, -12)
    + put(cut(blob(8, 9, 3), "red", 4), 0, 14)
    + cut("M22 4Q28 22 22 26Q14 24 20 6zM-12 24Q-10 38 -15 40Q-20 36 -16 24z", "gold", 4)
)

# One hand never let go.
FAINTED = (
    cut("M-52 26Q-56 4 -34 4L14 10Q34 12 32 30L30 40L-44 42z", "sea", 5.5)
    + cut("M-52 8Q-54 -16 -32 -18Q-10 -18 -10 2Q-12 18 -32 20Q-48 20 -52 8z", "pink", 5.5)
    + line("M-40 -6L-34 0M-34 -6L-40 0M-24 -6L-18 0M-18 -6L-24 0M-36 11Q-29 6 -22 11", 3.5)
    + put(SACK, 26, -12, 0.7)
    + line("M-2 20Q12 22 16 10", 12)
    + line("M-2 20Q12 22 16 10", 6, "sea")
    + put(cut(blob(8, 8, 2), "pink", 4.5), 17, 6)
    + line("M-46 48L40 47", 4.5)
)

COFFEE = (
    cut("M20 -8Q46 -12 44 8Q42 28 18 28L20 18Q34 16 34 7Q34 0 21 2z", "card", 5)
    + cut("M-36 -14L26 -14Q26 44 8 46L-18 46Q-36 44 -36 -14z", "card", 6)
    + cut("M-36 -14Q-36 -23 -5 -23Q26 -23 26 -14Q26 -5 -5 -5Q-36 -5 -36 -14z", "hole", 5)
    # The spoon stands.
    + cut("M-6 -14L-3 -14L6 -42Q14 -56 4 -58Q-6 -56 0 -42z", "steel", 4)
    + line("M-24 -30Q-30 -40 -22 -48M20 -30Q26 -38 20 -48", 4.5)
    + paint("M-28 2Q-28 26 -20 36Q-16 20 -18 4z", "card-shade")
)

# It leans, and everybody saw it.
COCKED_DIE = (
    put(
        cut("M-30 -30L30 -30L30 30L-30 30z", "bone", 6) + dots(((-16, -16), (16, -16), (0, 0), (-16, 16), (16, 16)), 6),
        -8,
        -8,
        0.92,
        26,
    )
    + cut("M14 44Q10 22 32 18Q52 18 50 44z", "gold", 5.5)
    + line("M24 40Q24 30 32 26M38 40L40 30", 3.5)
    + line("M-50 46L54 46", 5)
    + line("M-46 -34Q-40 -46 -28 -50M30 -44Q38 -36 40 -26", 4.5)
)

FOOTPRINTS = "".join(
    put(
        cut("M-8 -14Q-10 -32 4 -32Q16 -30 13 -12Q12 -2 7 8L-4 8Q-8 -4 -8 -14z", "bark", 4.5)
        + cut("M-4 13L7 13Q9 26 1 27Q-7 26 -4 13z", "bark", 4.5),
        x,
        y,
        0.84,
        turn,
    )
    for x, y, turn in ((-34, 24, 24), (-10, 30, 40), (2, -4, 30), (30, 2, 46))
) + line("M22 -44L34 -34M36 -52L40 -38M50 -46L46 -34", 4.5)

# In a friend's back.
DAGGER = (
    cut("M-46 48Q-44 6 -14 -2Q4 -8 26 4Q46 16 46 48z", "sea", 6)
    + cut("M-20 -14Q-20 -40 2 -40Q24 -38 22 -14Q20 2 0 4Q-18 2 -20 -14z", "bark", 5.5)
    + line("M-32 26Q-20 12 -2 12M30 26Q22 16 12 14", 3.5)
    + put(SWORD, 20, 2, 0.8, 196)
    + cut("M-2 22L14 20L20 48L-2 48z", "red", 4)
)

PICK_POCKET = (
    cut("M-48 -4L48 -4L44 44Q0 52 -44 44z", "wood", 6)
    + line("M-44 6L44 6", 3.5, "bone")
    + line("M-36 40Q-38 24 -36 14M36 40Q38 24 36 14", 3.5)
    + put(cut("M-15 -22L15 -22L15 22L-15 22z", "card", 4.5) + paint("M0 -12L9 0L0 12L-9 0z", "red"), -14, -22, 1, -14)
    + put(cut("M-15 -22L15 -22L15 22L-15 22z", "card", 4.5) + paint("M0 -12L9 0L0 12L-9 0z", "line"), 4, -24, 1, 8)
    + cut(
        "M54 -50L40 -54Q18 -44 10 -30L-2 -14Q-2 -6 6 -8L16 -18L10 -4"
        "Q12 4 19 -1L30 -18L34 -6Q42 -2 42 -12L46 -28L56 -36z",
        "pink",
        5.5,
    )
    + cut("M-50 -8L50 -8L49 4L-49 4z", "bark", 5)
)

OPEN_BOOK = (
    cut("M-50 -20Q-24 -32 0 -18Q24 -32 50 -20L50 32Q24 22 0 36Q-24 22 -50 32z", "card", 6)
    + line("M0 -18L0 36", 4)
    + line("M-40 -10Q-24 -16 -10 -9M-40 2Q-24 -4 -10 3M-40 14Q-30 10 -20 12", 3.5)
    + line("M12 -9Q26 -16 40 -10M12 3Q20 -1 26 0", 3.5)
    + cut("M54 50L38 52L22 34L15 24Q14 17 21 19L28 26L25 15Q28 9 33 14L37 22L40 14Q46 12 47 20L56 34z", "pink", 5)
    + put(cut("M-6 -20L6 -20L4 4L-4 4zM-5 9L5 9L5 18L-5 18z", "red", 4), -28, -40, 0.9)
)

DEEDS: dict[str, str] = {
    "fireball": FIREBALL,
    "moon": MOON,
    "vanished": VANISHED,
    "healing-hands": HEALING_HANDS,
    "grave": GRAVE,
    "potion": POTION,
    "bed": BED,
    "twins": TWINS,
    "pizza": PIZZA,
    "fainted": FAINTED,
    "coffee": COFFEE,
    "cocked-die": COCKED_DIE,
    "footprints": FOOTPRINTS,
    "dagger": DAGGER,
    "pick-pocket": PICK_POCKET,
    "open-book": OPEN_BOOK,
}
