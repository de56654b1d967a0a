"""The eight who play at the Gates, in the gear of their characters: busts in profile, each with a head of its own.

Seen at 24 pixels a head is its outline and two colours, so each has something on top that nobody else has.
"""

from __future__ import annotations

from .knife import blob, cut, line, paint, put
from .orcs import body, dots


def _eye(x: float, y: float, size: float = 3.6) -> str:
    return dots(((x, y),), size)


_CHEEK = line("M-17 20L-9 15M-13 25L-3 18", 2.6)
"""Where the knife left ink under a cheek."""


# Bob: a thief, hooded and masked, with a knife in his teeth.
_BOB = (
    body("seat")
    + cut(
        "M-21 24Q-30 4 -25 -14Q-18 -36 4 -36Q24 -34 26 -17L36 2L27 6L29 19Q22 35 4 34L-9 32Q-18 30 -21 24z", "pink", 6
    )
    + dots(((-2, 26), (4, 29), (11, 29), (-8, 22), (6, 23)), 1.5)
    + cut("M-14 -15Q8 -24 29 -13L32 -4Q26 2 19 1Q12 -4 2 0Q-8 2 -14 -2z", "hole", 3.5)
    + cut("M12 -12Q18 -15 25 -10L23 -5Q17 -4 13 -7z", "bone", 1.5, 0, 0)
    + _eye(20, -9, 2.8)
    + cut("M-40 38Q-48 -8 -27 -36Q-8 -56 16 -46Q30 -40 30 -22Q14 -34 2 -20Q-10 -4 -4 32Q-20 42 -40 38z", "moss", 5.5)
    + line("M-31 26Q-33 -6 -20 -27M-20 30Q-22 4 -11 -17", 2.8)
    + cut("M16 13L43 9Q50 12 47 15L18 21z", "steel", 4)
    + cut("M-7 16L16 11L18 23L-6 25z", "bark", 4)
    + line("M1 15L2 24M8 14L9 23", 2.4)
)

# Dave: a barbarian. More horns than helmet and more beard than face.
_DAVE = (
    body("seat")
    + cut(
        "M-23 24Q-32 2 -26 -14Q-18 -36 4 -36Q24 -34 26 -17L37 1L28 6L30 20Q22 33 4 32L-9 31Q-18 30 -23 24z", "pink", 6
    )
    + _eye(18, -4)
    + line("M2 -4L10 6M-5 -3L3 7", 4, "red")
    + cut(
        "M-24 4Q-12 14 -2 6Q12 12 35 11Q42 24 34 33Q38 42 29 51Q22 42 20 38L8 41"
        "Q5 48 -3 53Q-9 46 -8 40L-20 40Q-29 26 -24 4z",
        "rust",
        5,
    )
    + line("M4 22Q8 32 6 40M17 20Q22 29 22 36M-12 24Q-9 34 -10 40M14 17L31 17", 2.8)
    + cut("M-31 -6Q-32 -44 4 -45Q33 -43 32 -13L33 -7L24 -12Q0 -20 -12 -13L-14 8Q-24 12 -28 4z", "iron", 5.5)
    + paint("M-23 -16Q-22 -35 -2 -39Q-12 -31 -14 -19z", "steel")
    + cut("M-24 -27Q-48 -26 -54 -54Q-38 -42 -18 -41zM20 -36Q38 -38 47 -60Q52 -36 28 -21z", "bone", 5)
    + dots(((3, -37), (-2, -23), (14, -23), (27, -18), (-21, 0)), 2.2)
)

# Sara: wings on her brow, and a black mane tied high.
_SARA = (
    body("seat")
    + cut("M-8 -38Q-30 -60 -48 -42Q-56 -20 -44 8L-47 28L-36 20L-32 34L-24 12Q-36 -8 -26 -22z", "bark", 5)
    + line("M-42 -36Q-46 -14 -37 10M-33 -42Q-38 -22 -31 -6", 2.8, "bone")
    + cut(
        "M-19 24Q-28 2 -23 -14Q-16 -34 5 -34Q22 -33 24 -17L32 1L25 5L27 11L23 20Q16 32 2 31L-9 30Q-16 29 -19 24z",
        "wood",
        6,
    )
    + cut("M14 16Q20 11 28 14L25 20Q18 22 14 16z", "red", 2.5, 0, 0)
    + _eye(17, -5)
    + line("M10 -8L25 -9M12 -15Q18 -19 24 -15", 3.4)
    + cut("M-30 12Q-36 -34 2 -42Q26 -42 27 -20Q14 -28 2 -22Q-10 -16 -8 2Q-14 12 -16 26Q-26 24 -30 12z", "bark", 5)
    + line("M-23 8Q-25 -14 -10 -28M-16 12Q-17 -6 -7 -17", 2.6, "bone")
    + cut("M-24 -24Q0 -36 30 -26L29 -18Q2 -27 -22 -15z", "gold", 4)
    + cut("M-6 -26Q-16 -38 -12 -58Q-4 -50 2 -48Q2 -54 8 -58Q10 -46 18 -44Q14 -30 4 -22z", "bone", 4.5)
    + line("M-5 -48Q-4 -36 1 -28M6 -48Q5 -40 5 -34", 2.6)
    + put(cut(blob(4.4, 7, 1), "gold", 3), -8, 12)
)

# Brian: a hat as tall as his opinion of himself, and a flame at his fingertips.
_BRIAN = (
    body("seat")
    + cut(
        "M-20 24Q-28 4 -24 -12Q-18 -30 4 -30Q22 -29 24 -15L36 -1L26 5L28 16Q22 31 4 30L-9 30Q-17 29 -20 24z", "pink", 6
    )
    + _CHEEK
    + cut("M8 14Q20 8 31 12Q32 17 27 19L25 33Q20 40 14 33Q6 26 6 18Q6 15 8 14z", "bark", 4)
    + line("M15 19.500L24 19", 3, "pink")
    + put(cut(blob(9.5, 9, 2), "card", 4, 0, 0), 18, -4)
    + _eye(20, -4, 2.8)
    + line("M9 -5L-12 -8", 4)
    + cut("M-13 -6Q-4 -11 -2 -1Q-3 9 -10 7Q-15 4 -13 -6z", "pink", 3.5, 0, 0)
    + cut("M-22 -18Q-18 -38 -21 -52L-37 -47Q-26 -63 -6 -62Q14 -44 24 -22z", "sea", 5.5)
    + cut("M-42 -10Q-30 -24 0 -25Q34 -25 46 -14Q44 -8 36 -10Q0 -20 -34 -6Q-42 -4 -42 -10z", "sea", 5)
    + put(cut("M0 -12Q4 -5 9 -1Q11 9 0 10Q-11 9 -8 -1Q-5 1 -4 3Q-4 -6 0 -12z", "gold", 3.5), 1, -37, 0.9)
    + cut("M40 16Q43 25 49 29Q53 42 44 47L31 47Q23 40 27 30Q31 32 32 35Q32 24 40 16z", "rust", 4.5)
    + paint("M39 31Q45 38 43 45L35 45Q32 39 39 31z", "gold")
)

# Newt: the cap the wrong way round, two teeth ahead of the rest, and an axe that is too big for him.
_NEWT = (
    line("M40 44L38 -44", 11)
    + line("M40 44L38 -44", 5, "wood")
    + cut("M31 -42Q16 -58 14 -36Q12 -18 30 -20L47 -22Q60 -18 58 -40Q56 -58 46 -44z", "steel", 5)
    + line("M20 -46Q16 -38 20 -27M53 -47Q56 -38 53 -28", 2.6)
    + body("seat")
    + cut(
        "M-22 24Q-29 6 -24 -10Q-18 -30 4 -30Q20 -29 23 -14L31 -4Q34 3 26 5L29 12"
        "Q26 24 18 30Q10 36 2 33L-9 31Q-18 30 -22 24z",
        "pink",
        6,
    )
    + line("M10 14Q20 18 29 12", 4)
    + cut("M18 16L27 13L27 23L19 24z", "bone", 3, 0, 0)
    + line("M23 15L23 23", 1.8)
    + dots(((4, 4), (9, 8), (11, 2), (2, 10)), 1.6, "rust")
    + _eye(17, -7)
    + line("M11 -15L23 -13", 3.4)
    + cut("M-12 -4Q-2 -10 -1 1Q-3 12 -9 9Q-15 6 -12 -4z", "pink", 3.5, 0, 0)
    + cut("M8 -24L26 -26L20 -19L30 -16L14 -13z", "rust", 3.5)
    + cut("M-28 -14Q-26 -44 2 -44Q26 -42 26 -20Q0 -26 -28 -14z", "red", 5.5)
    + cut("M-22 -17Q-44 -12 -52 4Q-38 6 -22 -7z", "red", 5)
    + line("M0 -43Q-8 -32 -8 -22", 2.8)
    + dots(((1, -45),), 3.4)
)

# Gordo: a fairy, of a certain weight and not quite shaved.
_GORDO = (
    cut(
        "M-14 8Q-62 2 -62 -32Q-58 -56 -36 -46Q-18 -34 -12 -8zM-16 12Q-56 14 -56 34Q-48 48 -32 40Q-18 30 -14 18z",
        "steel",
        5,
    )
    + line("M-20 -2Q-42 -10 -50 -32M-30 -12Q-36 -24 -36 -36M-24 18Q-38 22 -46 33", 2.8)
    + body("seat")
    + cut(
        "M-25 22Q-34 2 -27 -14Q-18 -34 4 -34Q24 -32 27 -16L34 -2Q36 6 29 7L33 16Q36 30 24 37Q8 44 -8 38Q-22 34 -25 22z",
        "pink",
        6,
    )
    + line("M-4 32Q8 36 20 30", 3)
    + dots(((0, 26), (7, 28), (14, 27), (-7, 24), (4, 21), (-12, 18), (-14, 10)), 1.6)
    + line("M14 14Q23 20 31 13", 4)
    + paint("M2 8a6 5 0 1 0 12 0a6 5 0 1 0 -12 0", "red")
    + _eye(20, -5)
    + line("M13 -14Q19 -18 26 -13", 3.4)
    + cut("M-16 -4Q-5 -10 -4 2Q-6 13 -13 10Q-18 6 -16 -4z", "pink", 3.5, 0, 0)
    + cut("M-29 4Q-38 -40 2 -43Q28 -42 29 -18Q14 -26 0 -20Q-16 -16 -18 2Q-22 8 -29 4z", "bark", 5.5)
    + "".join(
        put(
            cut("M0 -11Q7 -14 8 -6Q15 -3 10 3Q11 11 3 9Q-3 14 -7 8Q-15 7 -10 0Q-14 -8 -6 -8Q-4 -14 0 -11z", petals, 3.6)
            + cut(blob(3.6, 7, 1), heart, 2, 0, 0),
            x,
            y,
            size,
        )
        for x, y, size, petals, heart in (
            (-26, -18, 1.0, "gold", "red"),
            (26, -24, 1.0, "gold", "red"),
            (-12, -37, 1.1, "red", "gold"),
            (9, -40, 1.2, "bone", "gold"),
        )
    )
)

# Stevil: nobody has seen him eat, blink or cut his hair.
_STEVIL = (
    body("seat")
    + cut("M-34 40Q-44 -10 -28 -34Q-12 -52 10 -46Q22 -40 20 -28L-6 4L-8 44z", "hole", 5)
    + cut(
        "M-14 28Q-22 4 -18 -14Q-12 -36 6 -37Q21 -35 23 -19L25 -8L37 5L26 8L27 18Q22 30 8 31L-6 32Q-12 32 -14 28z",
        "bone",
        6,
    )
    + line("M4 8Q10 14 8 20M-4 6Q0 14 -2 22", 2.8)
    + cut("M8 14Q18 8 30 12Q34 20 28 26Q30 40 16 55Q-4 46 -4 30Q0 18 8 14z", "hole", 4.5)
    + line("M6 30Q8 38 12 45M17 26Q19 34 17 42", 2.4, "bone")
    + line("M17 19L26 19", 3, "red")
    + cut("M8 -14Q17 -20 27 -11L24 -3Q14 0 8 -6z", "gold", 3.5, 0, 0)
    + _eye(19, -8, 3)
    + paint("M2 -22Q16 -27 29 -13L27 -9Q16 -18 3 -15z", "line")
    + cut(
        "M12 -46Q30 -44 27 -22Q18 -34 4 -32Q-8 -22 -8 8Q-14 24 -12 44Q-26 46 -38 38Q-44 -12 -26 -36Q-10 -52 12 -46z",
        "hole",
        4.5,
    )
    + line("M-30 30Q-34 -6 -18 -30M-20 34Q-24 2 -10 -26M-2 -38Q-16 -30 -20 -18", 2.4, "bone")
)

# Pete: the devil himself, and he keeps a shop.
_PETE = (
    body("seat")
    + cut(
        "M-44 32Q-46 18 -34 18Q-30 10 -18 15Q-6 14 4 22Q16 20 22 28Q36 28 38 40"
        "Q22 38 14 44Q2 36 -8 42Q-18 32 -28 38Q-34 30 -44 32z",
        "card",
        4.5,
    )
    + cut(
        "M-20 20Q-28 2 -24 -14Q-18 -34 4 -34Q22 -33 24 -18L28 -11Q40 -5 38 8Q32 4 26 6"
        "L28 15L20 28L4 29L-9 27Q-17 26 -20 20z",
        "pink",
        6,
    )
    + _CHEEK
    + cut("M8 12Q20 20 31 9Q30 18 24 20Q12 22 8 12z", "bone", 3, 0, 0)
    + cut("M12 24Q20 22 28 22Q38 36 44 32Q42 46 28 46Q16 42 12 24z", "steel", 4.5)
    + line("M22 28Q28 38 34 39", 2.6)
    + _eye(18, -5, 3.2)
    + cut("M4 -12L16 -11L34 -26Q34 -12 18 -8Q10 -6 4 -12z", "steel", 3.5)
    + cut(
        "M-29 24Q-38 -38 2 -43Q26 -42 27 -19L20 -24Q12 -14 8 -20Q-8 -18 -8 -2Q-10 14 -16 26Q-24 28 -29 24z", "red", 5.5
    )
    + line("M-22 16Q-24 -10 -10 -26", 2.8)
    + cut("M-24 -28Q-36 -40 -30 -58Q-24 -46 -10 -40zM10 -40Q14 -52 28 -60Q28 -44 22 -33z", "bone", 5)
)

GAMERS: dict[str, str] = {
    "gates-bob": _BOB,
    "gates-dave": _DAVE,
    "gates-sara": _SARA,
    "gates-brian": _BRIAN,
    "gates-newt": _NEWT,
    "gates-gordo": _GORDO,
    "gates-stevil": _STEVIL,
    "gates-pete": _PETE,
}
