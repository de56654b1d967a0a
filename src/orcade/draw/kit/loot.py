"""What lies in chests: gear to fight and to carry with, and things that are only worth money. 100 units around 0, 0."""

from __future__ import annotations

from .knife import blob, cut, holed, line, paint, put
from .orcs import dots

_SWORD = (
    cut("M-6 -49L8 -40L7 18L-7 18z", "steel", 5.5)
    + line("M0 -38L0 14", 3)
    + cut("M-27 16L27 15L26 25L-26 26z", "iron", 5)
    + cut("M-6 25L6 25L5 40L-5 40z", "bark", 4.5)
    + put(cut(blob(7, 8, 1), "gold", 4.5), 0, 43)
)
SWORD = put(_SWORD, 0, 0, 1, 32)

# More sword than anybody needs, and it says so.
GREAT_SWORD = put(
    cut("M0 -56L15 -44L11 -34L17 -26L12 -14L18 -4L13 12L-13 12L-18 -2L-12 -12L-17 -24L-11 -34L-15 -44z", "steel", 6)
    + cut("M0 -46L6 -38L5 8L-5 8L-6 -38z", "rust", 3.5, 0, 0)
    + cut("M-38 8Q-44 24 -30 26Q-24 20 0 20Q24 20 30 26Q44 24 38 8Q20 14 0 13Q-20 14 -38 8z", "gold", 5.5)
    + cut("M-8 20L8 20L6 42L-6 42z", "bark", 5)
    + line("M-7 27L7 30M-6 34L6 37", 3)
    + cut("M0 38L10 46L0 57L-10 46z", "red", 4.5),
    0,
    0,
    0.94,
    24,
)

SLING = (
    line("M-4 16Q-34 -6 -34 -40M10 16Q16 -18 38 -42", 10)
    + line("M-4 16Q-34 -6 -34 -40M10 16Q16 -18 38 -42", 4.5, "wood")
    + put(cut(blob(7, 7, 1), "wood", 4.5), -34, -42)
    + cut("M-24 14Q4 4 30 12Q34 34 4 40Q-26 36 -24 14z", "bark", 6)
    + put(cut(blob(15, 9, 2, 3), "slate", 5), 3, 14)
    + paint("M-6 12Q-4 3 4 3Q-1 7 -1 13z", "bone")
)

BOW = (
    line("M-30 -44L-20 0L-30 44", 3.5)
    + line("M-30 -44Q52 -26 40 0Q52 26 -30 44", 13)
    + line("M-30 -44Q52 -26 40 0Q52 26 -30 44", 6.5, "wood")
    + line("M-42 0L46 0", 8)
    + line("M-42 0L40 0", 3.5, "bone")
    + cut("M34 -9L52 0L34 9z", "steel", 4)
    + cut("M-50 -9L-36 -9L-30 0L-36 9L-50 9L-44 0z", "red", 4)
    + cut("M32 -10L46 -8L46 8L32 10z", "bark", 4)
)

CROSSBOW = put(
    cut("M-7 -30L7 -30L9 48L-9 48z", "wood", 5.5)
    + line("M-44 -2L0 22L44 -2", 3.5)
    + line("M-44 -2Q-34 -30 0 -30Q34 -30 44 -2", 14)
    + line("M-44 -2Q-34 -30 0 -30Q34 -30 44 -2", 7, "iron")
    + line("M0 -46L0 20", 8)
    + line("M0 -40L0 20", 3.5, "bone")
    + cut("M-8 -42L0 -56L8 -42z", "steel", 4)
    + cut("M-12 18L12 18L10 27L-10 27z", "iron", 4.5)
    + line("M9 38Q20 38 20 30", 5),
    0,
    4,
    0.94,
    38,
)

JERKIN = (
    cut(
        "M-18 -42Q0 -30 18 -42L40 -32L46 -6L31 0L33 42Q0 50 -33 42L-31 0L-46 -6L-40 -32z",
        "bark",
        6,
    )
    + cut("M-18 -42Q0 -30 18 -42L12 -22L0 -14L-12 -22z", "wood", 4.5)
    + line("M0 -14L0 44", 4)
    + line("M-7 -2L7 4M-7 12L7 18M-7 26L7 32M7 -2L-7 4M7 12L-7 18M7 26L-7 32", 3, "bone")
    + line("M-31 0L-26 -22M31 0L26 -22M-32 36Q0 44 32 36", 3.5)
)

BREASTPLATE = (
    cut("M-20 -42Q0 -26 20 -42L38 -34Q34 -8 36 8Q36 36 0 48Q-36 36 -36 8Q-34 -8 -38 -34z", "steel", 6.5)
    + cut("M-38 -36Q-54 -30 -48 -6L-34 -12zM38 -36Q54 -30 48 -6L34 -12z", "iron", 5.5)
    + line("M0 -32L0 44M-34 -6Q-16 8 0 2Q16 8 34 -6M-32 18Q-16 28 0 24Q16 28 32 18", 4)
    + paint("M-28 -28Q-24 -10 -25 -6Q-18 -2 -14 -2Q-18 -18 -18 -32z", "bone")
    + dots(((-40, -24), (40, -24)), 3.2)
    + cut("M10 8L20 11L16 20L8 17z", "iron", 2.6)
)

BOOTS = "".join(
    put(
        cut("M-20 -40L8 -42L8 4Q30 8 32 26L-20 28z", "bark", 6)
        + cut("M-22 -44L10 -46L10 -32L-22 -30z", "wood", 5)
        + cut("M-22 24L34 23L33 33L-21 34z", "hole", 4)
        + line("M-6 -8L6 -6M-6 4L8 7", 3.5, "bone"),
        x,
        y,
    )
    for x, y in ((-16, -4), (12, 12))
) + line("M-48 -18L-34 -18M-52 0L-36 0M-50 18L-38 18", 4.5)

SACK = (
    cut("M-18 -20Q-48 6 -42 30Q-36 46 -4 46Q32 46 36 28Q40 4 10 -22z", "fen", 6)
    + cut("M-18 -22L-28 -42L-12 -36L-4 -45L4 -36L20 -42L11 -22z", "fen", 5)
    + line("M-20 -22L12 -22", 6, "red")
    # The second one.
    + cut("M20 8Q4 22 8 36Q12 48 28 48Q46 48 48 35Q50 20 34 8z", "wood", 5)
    + cut("M20 8L15 -4L27 0L38 -5L34 8z", "wood", 4.5)
    + line("M19 8L35 8", 4.5, "red")
    + line("M-30 20Q-26 10 -18 4M-28 34Q-22 26 -16 22", 3.5)
)

QUIVER = (
    "".join(
        line(f"M{x} -10L{top} -34", 7)
        + line(f"M{x} -10L{top} -34", 3, "wood")
        + cut(f"M{top - 8} -30L{top - 3} -50L{top + 7} -46L{top + 6} -28z", paint_, 4)
        for x, top, paint_ in ((-8, -16, "bone"), (12, 26, "gold"), (2, 5, "red"))
    )
    + cut("M-22 -18L24 -14L16 46L-14 46z", "bark", 6)
    + cut("M-24 -20L26 -16L25 -6L-23 -10z", "wood", 4.5)
    + line("M-18 18L20 21M-16 32L18 34", 4)
    + line("M-20 -4Q-50 14 -14 38", 5)
)

COINS = (
    "".join(
        put(cut("M-24 -6Q-24 -14 0 -14Q24 -14 24 -6L24 5Q22 13 0 13Q-22 13 -24 5z", "gold", 5), x, y)
        + put(line("M-23 -5Q-20 3 0 3Q20 3 23 -5", 3.5), x, y)
        for x, y in ((-22, 32), (-20, 18), (-23, 4), (24, 32), (22, 18), (-20, -10))
    )
    + put(cut(blob(20, 11, 2), "gold", 5.5) + cut(blob(12, 9, 1), "fen", 3.5, 0, 0), 26, -14)
    + paint("M22 -21L30 -21Q30 -12 36 -9Q28 -4 23 -9Q20 -14 22 -21z", "line")
)

CANDLESTICK = (
    cut(
        "M-20 36Q-26 46 -16 47L18 47Q27 46 20 36Q8 34 8 24Q14 20 8 14L6 4L-6 4L-8 14Q-14 20 -8 24Q-8 34 -20 36z",
        "gold",
        5.5,
    )
    + cut("M-44 -10Q-42 12 -8 10L8 10Q42 12 44 -10L33 -10Q30 2 8 1L-8 1Q-30 2 -33 -10z", "gold", 5)
    + "".join(
        put(
            cut("M-6 -4L6 -4L6 18L-6 18z", "bone", 4)
            + cut("M0 -26Q10 -14 6 -6Q0 0 -6 -6Q-9 -14 0 -26z", "rust", 4)
            + paint("M0 -16Q4 -10 2 -6Q0 -3 -2 -6Q-4 -10 0 -16z", "gold"),
            x,
            y,
        )
        for x, y in ((-38, -22), (0, -18), (38, -22))
    )
)

CUP = (
    line("M-28 -30Q-50 -30 -44 -10Q-38 4 -22 4M28 -30Q50 -30 44 -10Q38 4 22 4", 11)
    + line("M-28 -30Q-50 -30 -44 -10Q-38 4 -22 4M28 -30Q50 -30 44 -10Q38 4 22 4", 5, "gold")
    + cut("M-30 -42L30 -42Q32 4 8 12L8 28Q22 30 24 44L-24 44Q-22 30 -8 28L-8 12Q-32 4 -30 -42z", "gold", 6)
    + line("M-29 -30Q0 -24 29 -30M-8 13L8 13M-20 38L20 38", 3.5)
    + paint("M-22 -24Q-22 -4 -12 4Q-16 -8 -15 -23z", "bone")
    + put(cut("M0 -10L8 0L0 10L-8 0z", "red", 3.5), 4, -8)
)

RING = (
    put(
        holed(blob(33, 12, 2), blob(19, 10, 1), "gold", 5.5) + paint("M-27 -4Q-25 -20 -12 -25Q-18 -15 -20 -2z", "bone"),
        0,
        16,
    )
    + cut("M-16 -20L-24 -34L-12 -49L13 -49L24 -34L15 -20z", "sea", 5.5)
    + line("M-24 -34L24 -34M-12 -49L-6 -34L0 -20L7 -34L13 -49", 3)
    + paint("M-13 -44L-17 -37L-10 -37z", "bone")
)

GEM = (
    cut("M-26 -36L26 -37L48 -10L1 46L-47 -9z", "red", 6.5)
    + line("M-47 -9L48 -10M-26 -36L-16 -10L1 46L17 -10L26 -37M-16 -10L0 -36L17 -10", 3.5)
    + paint("M-22 -31L-5 -32L-16 -15z", "bone")
    + line("M-38 -40L-46 -50M40 -42L48 -50M0 -44L0 -54", 4)
)

BOOK = (
    cut("M-36 -38Q-36 -46 -26 -46L38 -44L38 40L-26 44Q-38 44 -38 34z", "sea", 6)
    + cut("M-36 36Q-36 28 -26 28L36 26L36 40L-26 44Q-36 44 -36 36z", "card", 4.5)
    + line("M-28 35L32 32", 2.6)
    + cut("M-12 -30L24 -30L24 4L-12 6z", "gold", 4)
    + line("M-4 -20L16 -21M-4 -12L16 -13M-4 -4L8 -4", 3.2)
    + line("M-26 -44L-26 28", 4)
    + cut("M14 24L28 24L28 52L21 45L14 52z", "red", 4)
)

PAINTING = (
    cut("M-42 -46L43 -44L42 46L-43 44z", "gold", 6)
    + cut("M-28 -32L29 -31L28 31L-28 31z", "slate", 4.5)
    # A cousin: mostly chin and collar.
    + cut("M-22 31Q-20 14 0 13Q20 14 22 31z", "hole", 4, 0, 0)
    + cut("M-11 -8Q-10 -23 1 -23Q13 -22 13 -8Q15 12 1 16Q-12 12 -11 -8z", "pink", 4, 0, 0)
    + cut("M-14 -6Q-18 -28 2 -29Q20 -28 16 -8L10 -15L-6 -15z", "bark", 3.5, 0, 0)
    + dots(((-4, -5), (7, -5)), 2)
    + line("M-3 6Q2 4 7 7", 2.6)
    + cut("M-12 16L1 22L13 16L10 27L-9 27z", "bone", 3, 0, 0)
    + dots(((-36, -39), (37, -38), (36, 39), (-37, 38)), 3)
)

# A goose. It looks at you wherever you stand.
STATUE = (
    cut("M-34 32L34 32L40 48L-40 48z", "slate", 5.5)
    + cut(
        "M-44 6Q-40 -14 -16 -12Q2 -10 6 -22Q-2 -44 18 -48Q34 -48 34 -36L50 -30L34 -26Q32 -12 30 0Q26 24 4 28L4 33"
        "L-12 33L-12 28Q-38 26 -44 6z",
        "fen",
        6,
    )
    + line("M-30 4Q-14 -4 -2 8Q-12 18 -28 14M-20 6Q-12 4 -8 10", 3.5)
    + dots(((20, -36),), 3.6)
    + paint("M-36 0Q-30 -8 -18 -7Q-28 -2 -31 6z", "bone")
    + line("M-22 40L22 40", 3.5)
)

BANDAGE = (
    cut("M-40 -8Q-40 -36 -8 -36Q24 -36 24 -8Q24 22 -8 22Q-40 22 -40 -8z", "card", 6)
    + line("M-26 -8Q-26 -23 -8 -23Q10 -23 10 -8Q10 8 -8 8Q-18 8 -18 -2Q-17 -10 -9 -10", 3.5)
    + cut("M-8 10Q20 12 24 -6Q30 20 26 46L6 46Q10 26 -8 22z", "card", 5)
    + line("M12 28L26 30M12 38L26 40", 2.6)
    + cut("M38 -52Q54 -30 50 -20Q46 -10 37 -11Q27 -13 27 -22Q28 -32 38 -52z", "red", 4.5)
)

LOOT: dict[str, str] = {
    "sword": SWORD,
    "great-sword": GREAT_SWORD,
    "sling": SLING,
    "bow": BOW,
    "crossbow": CROSSBOW,
    "jerkin": JERKIN,
    "breastplate": BREASTPLATE,
    "boots": BOOTS,
    "sack": SACK,
    "quiver": QUIVER,
    "bandage": BANDAGE,
    "coins": COINS,
    "candlestick": CANDLESTICK,
    "cup": CUP,
    "ring": RING,
    "gem": GEM,
    "book": BOOK,
    "painting": PAINTING,
    "statue": STATUE,
}
