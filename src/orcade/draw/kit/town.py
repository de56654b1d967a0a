"""A town before the orcs came: what is drawn within a square, 60 units wide from its top left corner.

A chest, a staircase, a column or a statue stands on the ground, or on a floor where its square is indoors. What
marks the square reaches into its corners, so that it is seen around a figure, too.
"""

from __future__ import annotations

from math import cos, pi, sin

from .knife import blob, cut, line, num, paint, put, slab


def _bare(colour: str, marks: str, weight: float, marks_in: str) -> str:
    """A whole square of one paint, with its knife marks and the edge that tells it from its neighbours."""
    return (
        f'<rect class="o-{colour}" width="60" height="60"/>'
        + line(marks, weight, marks_in)
        + '<rect class="o-n" width="60" height="60" stroke-opacity=".28"/>'
    )


_COBBLES = (
    "M6 10q6 -7 13 -1M25 8q7 -6 14 1M44 11q6 -6 12 0M13 24q7 -7 14 0M34 23q6 -6 13 1M4 39q7 -6 13 0M24 38q6 -7 13 0"
    "M43 39q7 -7 13 0M12 53q6 -6 13 1M33 53q7 -7 14 0"
)

BARE: dict[str, str] = {
    "ground": _bare("turf", "M12 22l3 -9l3 8l4 -12l3 12M37 49l3 -9l3 8l4 -12l3 12M39 16l2 -6l3 5", 1.8, "turf-dark"),
    "road": _bare("mud", _COBBLES, 2.4, "mire"),
    "crossing": _bare(
        "brick", "M0 20Q10 8 20 20T40 20T60 20M0 40Q10 28 20 40T40 40T60 40M0 60Q10 48 20 60T40 60T60 60", 2.6, "mire"
    ),
    "floor": _bare("stone", "M0 31H60M36 0V31M18 31V60M44 48l6 -1M8 12l8 -1", 2.2, "square-dark"),
    "creek": _bare(
        "sea",
        "M4 12q8 -8 15 0t15 0t15 0M14 30q7 -8 14 0t14 0t13 -1M3 48q8 -8 15 0t15 0t15 0",
        3.4,
        "slate",
    ),
}
"""Squares that are filled to their edges."""


def _corners(colour: str) -> str:
    return cut("M3 3H16L3 16zM57 3V16L44 3zM57 57H44L57 44zM3 57V44L16 57z", colour, 2.6, 0, 0)


_GLOW = cut("M2 2H58V58H2z", "gold", 4, 0, 0) + line(
    "M5 5L12 12M55 5L48 12M5 55L12 48M55 55L48 48M30 1V7M2 30H7M58 30H53", 3, "bone"
)
"""A square that shines, so that it is found at a glance, also under a figure."""

_CHEST = (
    _GLOW
    + paint("M7 50Q30 45 55 50Q50 56 30 56Q12 56 7 50z", "hole")
    + cut("M9 26L51 25L50 51L10 52z", "wood", 4.5, 0, -0.6)
    + cut("M8 28Q7 9 30 9Q53 8 52 27z", "wood", 4.5, 0, -0.6)
    + cut(
        "M14 27L15 12L22 10L21 27zM39 27L38 10L45 12L46 27zM14 28L21 28L21 51L15 51zM39 28L46 28L45 51L39 51z",
        "gold",
        2.4,
        0,
        0,
    )
    + cut("M24 21L36 21L36 33Q30 39 24 33z", "gold", 3.5, 0, 0)
    + paint("M28.500 25h3v7h-3z", "line")
)


def _spiral() -> str:
    """A staircase from above: steps that turn about their post and go down into the dark."""
    shades = ("bone", "bone", "card-shade", "steel", "steel", "slate", "slate", "iron", "iron", "hole")
    steps = ""
    for at, shade in enumerate(shades):
        a, b = (pi * (2 * (at + more) / len(shades) - 0.5) for more in (0, 1))
        d = f"M0 0L{num(26 * cos(a))} {num(26 * sin(a))}A26 26 0 0 1 {num(26 * cos(b))} {num(26 * sin(b))}z"
        steps += f'<path class="o-{shade} o-edged" stroke-width="2.4" d="{d}"/>'
    return put(cut(blob(27, 10, 1), "hole", 4, 0, 0) + steps + cut(blob(6, 8, 2), "gold", 3, 0, 0), 30, 30)


_STAIRS = _corners("steel") + _spiral()

_COLUMN = (
    paint("M7 14L57 12L59 58L10 59z", "hole")
    + put(cut(slab(49, 47, 4, 2), "slate", 4.5, 0, 0), 4, 5)
    + line("M10 11L17 17M48 10L42 16M47 46L42 41M10 47L17 41", 2.6)
    + put(cut(blob(18.5, 12, 2, 3), "steel", 4, 0, 0), 29, 29)
    + put(paint(blob(12, 10, 1), "slate") + paint("M-14 -2Q-13 -14 0 -15Q-8 -10 -9 0z", "bone"), 29, 29)
)

_STATUE = (  # Some captain of the watch, who did not run.
    paint("M3 54Q30 48 58 54Q52 60 30 60Q8 60 3 54z", "hole")
    + cut("M10 46L50 45L54 56L6 57z", "slate", 4, 0, 0)
    + cut("M16 46L19 30Q11 26 15 20L25 15L35 15L45 20Q49 26 41 30L44 46z", "steel", 4.5, 0, 0)
    + paint("M20 44L23 28Q17 24 20 21L26 18L25 44z", "bone")
    + cut("M21 16Q19 2 30 2Q41 2 39 16Q30 21 21 16z", "steel", 4.5, 0, 0)
    + line("M24 10L36 10M30 10L30 17", 3)
    + cut("M27 28L33 28L33 43L30 48L27 43z", "bone", 3, 0, 0)
    + cut("M21 23L39 23L39 28L21 28z", "slate", 3, 0, 0)
)

STANDING: dict[str, str] = {
    "chest": _CHEST,
    "stairs": _STAIRS,
    "column": _COLUMN,
    "statue": _STATUE,
}
"""What stands on a square of ground or floor."""

# What lies about: flat, so that nobody takes it for something that bars the way.

_DAISIES = "".join(
    put(paint("M0 -7Q4 -7 3 -2Q8 -3 7 1Q5 4 2 2Q2 7 -1 7Q-5 6 -3 2Q-8 2 -7 -2Q-5 -5 -2 -2Q-3 -7 0 -7z", petal), x, y)
    + put(paint(blob(2.6, 6, at), heart), x, y)
    for at, (x, y, petal, heart) in enumerate(
        ((15, 42, "bone", "gold"), (29, 49, "bone", "gold"), (45, 20, "pink", "bone"))
    )
)
_POPPIES = "".join(
    put(paint(blob(5, 7, at), "red"), x, y) + put(paint(blob(1.8, 6, at), "line"), x, y)
    for at, (x, y) in enumerate(((14, 16), (46, 44), (24, 24)))
)
_TUFT = paint(
    "M14 46Q16 32 10 24Q20 29 22 38Q22 24 28 14Q31 27 30 37Q35 28 43 24Q38 34 40 46Q27 51 14 46z", "turf-dark"
)
_PEBBLES = (
    cut("M14 40Q17 33 24 36Q29 41 24 45Q16 46 14 40z", "steel", 2.4, 0, 0)
    + cut("M30 46Q33 42 38 44Q40 48 36 50Q31 50 30 46z", "stone", 2.4, 0, 0)
    + cut("M40 16Q44 12 48 16Q49 21 44 21Q40 20 40 16z", "steel", 2.4, 0, 0)
)
_CLOVER = "".join(
    put(paint("M0 0Q-8 -2 -6 -8Q-1 -10 0 -3Q1 -10 6 -8Q8 -2 0 0Q6 5 1 9Q-4 7 0 0z", "moss"), x, y)
    for x, y in ((17, 20), (41, 30), (26, 47))
)
_PUDDLE = cut("M12 36Q10 24 26 25Q34 16 46 24Q54 33 44 41Q28 48 12 36z", "slate", 2.2, 0, 0) + line(
    "M24 31q5 -3 11 -1M34 37q4 -1 7 -2", 2, "steel"
)
_RUTS = line("M-2 19Q20 16 62 20M-2 43Q30 47 62 42", 3.4, "mire")
_STRAW = line("M12 18L30 26M22 34L42 28M16 46L34 42M36 14L44 24M40 44L52 38M14 28L20 38", 2.2, "wood")
_RUG = (
    paint("M7 10H53V50H7z", "card-shade")
    + line("M12 15H48V45H12zM20 22L28 30L20 38M40 22L32 30L40 38", 2, "square-dark")
    + line("M7 10V50M53 10V50", 2.4, "square-dark")
)
_CRACK = line("M10 14L22 24L20 34L34 40L38 52M22 24L34 18M34 40L48 36", 2.2, "square-dark")

LITTER: dict[str, tuple[str, ...]] = {
    "ground": (_TUFT, "", _DAISIES, "", _CLOVER, _PEBBLES, "", _TUFT, "", _POPPIES, ""),
    "road": ("", _RUTS, "", _PEBBLES, "", "", _PUDDLE, "", "", "", ""),
    "floor": ("", "", _STRAW, "", _CRACK, "", "", _RUG, "", "", _STRAW),
}
"""By the look of a square: what may lie on it."""


def litter(look: str, x: int, y: int) -> str:
    """The name of what lies on a square in that column and row; "" where nothing does."""
    found = LITTER.get(look, ("",))
    at = (x * x * 7 + y * 13 + x * y * 5) % len(found)
    return f"litter-{look}-{at}" if found[at] else ""


LYING = "".join(
    f'<g id="litter-{look}-{at}">{art}</g>' for look, arts in LITTER.items() for at, art in enumerate(arts) if art
)
"""All of that, to be referred to."""
