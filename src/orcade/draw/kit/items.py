"""Weapons and gear, 100 units wide around 0, 0."""

from __future__ import annotations

from .knife import cut, line, paint, put

_HAFT = "M-36 41L-30 45L14 -12L5 -18z"

MACE = (
    cut(_HAFT, "wood")
    + line("M-27 33l8 6M-20 24l8 6", 3.5)
    + cut(
        "M20 -46L25 -35L37 -40L36 -28L47 -22L37 -14L40 -2L28 -4L20 6L13 -4L1 -3L4 -14L-6 -22L4 -28L3 -40L15 -35z",
        "iron",
    )
    + paint("M8 -22Q9 -33 22 -33Q14 -28 14 -19z", "steel")
)

SPEAR = (
    cut("M-42 38L-37 43L22 -17L16 -23z", "wood")
    + cut("M14 -32Q24 -44 46 -46Q45 -24 32 -14L26 -19L18 -27z", "steel")
    + line("M21 -22L39 -40", 2.5)
    + cut("M8 -20L19 -9L14 -4L3 -15z", "red", 4)
    + line("M8 -8l-6 12M12 -5l-3 12", 3.5, "red")
)

SHIELD = (
    cut("M0 -42Q24 -42 35 -25Q46 -5 38 16Q28 39 3 42Q-22 42 -35 24Q-46 4 -37 -19Q-25 -41 0 -42z", "wood", 7)
    + line("M-13 -37L-14 36M13 -37L14 37", 3)
    + line("M-36 8Q-30 24 -20 31M24 -29Q32 -20 34 -10", 3, "bark")
    + cut("M1 -17Q16 -17 17 0Q16 16 0 17Q-16 16 -17 0Q-16 -17 1 -17z", "steel")
    + paint("M-9 -1Q-8 -10 2 -10Q-4 -6 -4 1z", "bone")
    + "".join(
        paint(f"M{x - 3} {y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0", "line") for x, y in ((0, -30), (29, 2), (0, 31), (-29, 1))
    )
)

HELMET = (
    cut("M-27 -8Q-46 -12 -47 -40Q-34 -27 -19 -26zM27 -8Q46 -12 47 -40Q34 -27 19 -26z", "bone")
    + cut("M-32 18Q-34 -30 0 -34Q34 -30 32 18L24 34L12 30L11 12L-11 12L-12 30L-24 34z", "iron", 6)
    + paint("M-24 4Q-23 -21 -4 -25Q-14 -14 -15 4z", "steel")
    + cut("M-5 -37L5 -37L6 24L0 29L-6 24z", "steel", 4)
    + line("M-31 5L-8 5M8 5L31 5", 3.5)
)

THROWING_AXE = (
    cut("M-33 42L-25 46L18 -26L8 -31z", "wood")
    + line("M-24 30l8 5M-18 20l8 5", 3.5)
    + cut("M-2 -34Q10 -30 22 -40Q44 -30 47 -4Q46 8 40 12Q34 -4 18 -4Q8 -6 -6 -18z", "steel", 6)
    + line("M33 -32Q42 -20 41 -2", 3, "iron")
    + paint("M10 -27Q18 -27 24 -32Q26 -24 14 -20z", "bone")
)

CUDGEL = (
    cut("M-40 36L-33 44L-4 16Q28 8 40 -16Q46 -38 28 -43Q6 -44 -2 -18Q-6 0 -14 8z", "wood", 6)
    + line("M10 -22l7 6M24 -30l7 6M18 -6l7 5", 4)
    + cut("M30 -44L40 -52L40 -38zM42 -18L53 -16L44 -8zM6 -34L-2 -42L-1 -29z", "steel", 3.5)
)

TANKARD = (
    cut("M22 -14Q46 -18 44 6Q42 26 20 24L20 14Q33 14 33 4Q33 -5 22 -4z", "wood")
    + cut("M-30 -22L26 -22L22 42L-26 42z", "wood", 6)
    + line("M-13 -18L-11 38M8 -18L7 38", 3)
    + line("M-29 -4L25 -4M-27 28L23 28", 5, "iron")
    + cut("M-36 -20Q-42 -36 -26 -38Q-20 -48 -8 -42Q2 -50 12 -42Q28 -46 30 -30Q34 -18 24 -18L10 -18Q6 -6 0 -16z", "bone")
)

BOMB = (
    cut("M-6 -14Q24 -18 27 14Q24 42 -6 42Q-34 38 -34 12Q-32 -12 -6 -14z", "hole", 6)
    + paint("M-24 12Q-22 -4 -8 -5Q-16 2 -16 14z", "steel")
    + cut("M2 -24L20 -16L16 -6L-4 -14z", "iron", 4)
    + line("M12 -20Q18 -36 32 -32", 4, "wood")
    + cut("M34 -48L37 -38L47 -40L41 -32L47 -24L37 -26L32 -17L30 -28L20 -30L29 -35z", "gold", 3.5)
)

KNUCKLE_DUSTERS = (
    cut(
        "M-42 -8Q-44 -28 -30 -28Q-22 -38 -12 -30Q-4 -38 5 -31Q14 -38 22 -29Q40 -28 42 -10L36 10Q28 30 16 32L-18 32"
        "Q-30 28 -36 10z",
        "rust",
        7,
    )
    + paint("M-34 -18Q-30 -24 -24 -22L-26 -16zM-16 -22Q-10 -27 -4 -24L-8 -18zM4 -24Q10 -28 16 -24L12 -18z", "bone")
    + cut(
        "M-32 -4a7 8 0 1 0 14 0a7 8 0 1 0 -14 0M-14 -7a7 8 0 1 0 14 0a7 8 0 1 0 -14 0M4 -7a7 8 0 1 0 14 0"
        "a7 8 0 1 0 -14 0M21 -3a6 7 0 1 0 12 0a6 7 0 1 0 -12 0M-20 17Q0 9 20 17Q14 26 0 25Q-14 26 -20 17z",
        "hole",
        3.5,
        0,
        0,
    )
    + cut("M-34 -24L-27 -46L-18 -28zM-12 -29L-4 -50L5 -30zM12 -30L22 -48L28 -28z", "steel", 5)
)

_LOG = (
    cut("M-38 -13L34 -13Q42 -13 42 0Q42 13 34 13L-38 13z", "wood", 6)
    + line("M-18 -5L10 -6M-6 5L26 4M16 -3L26 -4", 3, "bark")
    + cut("M-37 -14Q-26 -14 -26 0Q-26 14 -37 14Q-47 14 -47 0Q-47 -14 -37 -14z", "card-shade", 5, 0, 0)
    + line("M-37 -7Q-32 -7 -32 0Q-32 7 -37 7Q-41 7 -41 0Q-41 -7 -37 -7", 2.6, "bark")
)
LOG = put(_LOG + cut("M8 -13L14 -25L22 -22L18 -13z", "wood", 4.5), 0, 2, 1.05, -12)
WOOD = put(_LOG, 5, -16, 0.86, 4) + put(_LOG, -3, 14, 1, -3)
"""Two logs; how many there are is written on its badge."""

ITEMS: dict[str, str] = {
    "wood": WOOD,
    "log": LOG,
    "mace": MACE,
    "spear": SPEAR,
    "shield": SHIELD,
    "helmet": HELMET,
    "throwing-axe": THROWING_AXE,
    "axe": THROWING_AXE,
    "cudgel": CUDGEL,
    "tankard": TANKARD,
    "bomb": BOMB,
    "knuckle-dusters": KNUCKLE_DUSTERS,
}
