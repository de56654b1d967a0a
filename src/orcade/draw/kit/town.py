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
