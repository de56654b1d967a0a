"""What armies have with them and fight about, 100 units wide around 0, 0: helpers, gold, wagons, what is built."""

from __future__ import annotations

from .knife import blob, cut, line, paint, put
from .orcs import dots

# A mask, antlers, and nobody knows who is behind it.
SHAMAN = (
    line("M-16 -20Q-32 -30 -30 -48M-27 -32L-44 -40M16 -20Q32 -30 30 -48M27 -32L44 -40", 13)
    + line("M-16 -20Q-32 -30 -30 -48M-27 -32L-44 -40M16 -20Q32 -30 30 -48M27 -32L44 -40", 6, "wood")
    + cut("M-34 12L-46 34L-32 32L-30 50L-14 40L0 52L14 40L30 50L32 32L46 34L34 12z", "sea", 5)
    + cut("M0 -30Q28 -30 30 -8Q28 24 12 42Q0 50 -12 42Q-28 24 -30 -8Q-28 -30 0 -30z", "bone", 6)
    + paint("M-22 -8Q-20 -18 -5 -8Q-6 4 -14 5Q-22 3 -22 -8zM22 -8Q20 -18 5 -8Q6 4 14 5Q22 3 22 -8z", "line")
    + line("M0 -27L0 -12", 6, "red")
    + line("M-22 14L-12 18M22 14L12 18M-18 24L-9 26M18 24L9 26", 5, "red")
    + paint("M-6 30Q0 24 6 30Q6 38 0 38Q-6 38 -6 30z", "line")
)

# Not here.
SPY = (
    cut("M-44 50Q-40 20 -22 10L22 10Q40 20 44 50z", "iron", 6)
    + cut("M-24 -16L24 -16Q28 12 12 26L-12 26Q-28 12 -24 -16z", "hole", 5)
    + paint("M-19 -3L-4 3L-6 9Q-17 8 -19 -3zM19 -3L4 3L6 9Q17 8 19 -3z", "gold")
    + cut("M-46 42Q-42 12 -22 6L0 32L22 6Q42 12 46 42L20 36L0 48L-20 36z", "iron", 5)
    + line("M-30 24L-22 34M30 24L22 34", 3)
    + cut("M-50 -12Q-26 -24 0 -22Q26 -24 50 -12Q26 -4 0 -6Q-26 -4 -50 -12z", "bark", 5.5)
    + cut("M-24 -16Q-24 -46 -8 -46Q0 -40 8 -46Q24 -46 24 -16Q0 -22 -24 -16z", "bark", 5.5)
    + line("M-22 -20Q0 -26 22 -20", 6, "red")
)

_WHEEL = (
    cut(blob(17, 9, 1), "wood", 5)
    + line("M0 -14L0 14M-14 0L14 0M-10 -10L10 10M10 -10L-10 10", 3.5)
    + cut(blob(5, 7, 1), "iron", 3)
)

# It throws; what, is up to the cook.
MACHINE = (
    line("M6 22L-34 -34", 15)
    + line("M6 22L-34 -34", 7, "bark")
    + cut("M-50 -36Q-46 -22 -32 -24Q-20 -28 -22 -44z", "iron", 5)
    + cut("M-47 -38Q-50 -54 -36 -54Q-20 -54 -22 -42Q-34 -34 -47 -38z", "slate", 5)
    + line("M-12 26L14 -18L32 26", 14)
    + line("M-12 26L14 -18L32 26", 6.5, "wood")
    + cut("M8 -24L20 -24L20 -12L8 -12z", "iron", 4)
    + cut("M-44 18L46 18L46 32L-44 32z", "wood", 5.5)
    + line("M-36 25L38 25", 3)
    + put(_WHEEL, -28, 34)
    + put(_WHEEL, 28, 34)
)

_COIN = cut("M-30 0Q-30 -13 0 -13Q30 -13 30 0L30 9Q30 22 0 22Q-30 22 -30 9z", "gold", 5.5) + line(
    "M-30 1Q-29 13 0 13Q29 13 30 1M-18 14L-18 20M0 15L0 21M18 14L18 20", 3
)

_STANDING = (
    cut(blob(27, 11, 2), "gold", 6)
    + line(blob(19, 9, 1), 3)
    + put(paint("M-11 -11Q-11 3 4 7L11 4Q5 13 -6 11Q-17 7 -16 -7z", "line"), 2, 0)
    + paint("M-17 -10Q-14 -20 -2 -22Q-10 -15 -11 -6z", "bone")
)


def _coins(many: int) -> str:
    """A stack, and on it one that has not fallen over yet."""
    if many == 1:
        return put(_STANDING, 0, 0, 1.5)
    stack = "".join(put(_COIN, (-11, -7, -12)[at], 26 - 18 * at) for at in range(many - 1))
    return put(stack + put(_STANDING, 20, 34 - 18 * (many - 1)), -2, (4 - many) * -9)


# Somebody's goods under a sheet.
CARAVAN = (
    cut("M-48 12L48 12L42 30L-42 30z", "wood", 5.5)
    + line("M-43 21L43 21", 3)
    + cut("M-44 12Q-52 -42 -22 -44Q0 -38 22 -44Q52 -42 44 12z", "card", 6)
    + paint("M-38 4Q-43 -30 -24 -38Q-32 -22 -30 6z", "card-shade")
    + line("M-16 -41Q-20 -16 -15 10M16 -41Q20 -16 15 10", 3.5)
    + paint("M-10 -20Q0 -32 10 -20Q10 -4 0 -4Q-10 -4 -10 -20z", "red")
    + put(_WHEEL, -28, 32)
    + put(_WHEEL, 28, 32)
)

# Whoever is inside has the better view.
TOWER = (
    cut("M-26 -18L26 -18L30 48L-30 48z", "slate", 6)
    + cut(
        "M-38 -18L-38 -50L-22 -50L-22 -38L-9 -38L-9 -50L9 -50L9 -38L22 -38L22 -50L38 -50L38 -18L28 -10L-28 -10z",
        "slate",
        6,
    )
    + paint("M-33 -23L-33 -44L-27 -44L-26 -23z", "bone")
    + line("M-27 -20L27 -20", 3.5)
    + cut("M-12 48L-12 24Q-10 12 0 12Q10 12 12 24L12 48z", "hole", 4.5)
    + line("M-5 -4L-5 6M12 -2L22 -2M14 6L24 6M-24 20L-16 20M-26 34L-17 34M19 30L26 30", 3.5)
)

# Down there is gold. Also down there is down there.
MINE = (
    cut("M-50 46Q-46 6 -28 -12L-12 -34L4 -26L20 -38L34 -10Q48 12 50 46z", "bark", 6)
    + line("M-34 8L-26 2M30 -4L36 6M-14 -22L-8 -16M-42 30L-36 26M40 24L44 32", 3)
    + cut("M-24 46L-20 2L20 2L24 46z", "hole", 4)
    + cut("M-15 26Q-8 14 0 18Q9 13 15 26z", "gold", 4)
    + cut("M-17 26L17 26L12 44L-12 44z", "iron", 4.5)
    + cut("M-32 46L-26 -2L-15 -2L-19 46zM32 46L26 -2L15 -2L19 46z", "wood", 4.5)
    + cut("M-36 -14L36 -14L34 0L-34 0z", "wood", 5.5)
    + dots(((-26, -7), (26, -7)), 2.6)
)

WARS: dict[str, str] = {
    "shaman": SHAMAN,
    "spy": SPY,
    "machine": MACHINE,
    **{f"gold-{many}": _coins(many) for many in (1, 2, 3)},
    "gold": _coins(4),
    "caravan": CARAVAN,
    "tower": TOWER,
    "mine": MINE,
}
