"""Ground: what is drawn within a square, 60 units wide from its top left corner."""

from __future__ import annotations

from .knife import cut, line, paint

_PIT = (
    cut("M8 16Q12 5 30 6Q50 5 53 20Q58 36 50 48Q40 57 24 54Q8 54 6 38Q4 26 8 16z", "hole", 4, 0, 0)
    + line("M11 22Q16 12 30 12Q42 12 47 18", 3, "bark")
    + line("M12 44Q18 50 26 50M44 47Q49 42 50 36", 2.5, "bark")
    + paint("M14 30L20 12L25 31zM26 34L32 14L38 33zM38 32L44 18L48 34z", "wood")
    + paint("M18 19L20 12L22 19zM30 22L32 14L34.500 22zM42 24L44 18L46 24z", "bone")
)
_PLATFORM = (
    cut("M5 19L55 17L56 54L4 55z", "bark", 4, 0, 0)
    + cut("M3 8L57 6L57 43L3 45z", "wood", 4, 0, -0.6)
    + line("M4 17.500L56 16M4 27L56 25.500M4 36L56 34.500", 2.5, "bark")
    + paint(
        "M8 11.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M48 10.500a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
        "M8 40a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M48 38.500a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
        "line",
    )
    + line("M14 49L14 53M30 48L30 53M46 48L46 53", 4)
)

_ROCKS = (
    paint("M4 46Q8 34 30 36Q54 34 57 48Q50 57 30 56Q10 58 4 46z", "hole")
    + cut("M5 47Q3 26 16 20Q27 15 33 26Q40 34 37 50Q20 55 5 47z", "slate", 4.5)
    + paint("M11 38Q11 26 20 23Q16 30 16 41z", "bone")
    + cut("M27 51Q24 36 33 27Q44 20 53 31Q59 42 56 51Q42 56 27 51z", "iron", 4.5)
    + paint("M35 42Q34 33 42 29Q39 36 40 44z", "steel")
    + cut("M20 22Q18 10 28 5Q40 3 43 14Q45 22 38 27Q29 29 20 22z", "slate", 4.5)
    + paint("M25 19Q24 11 31 8Q28 13 29 20z", "bone")
    + line("M18 34L22 40L20 46M46 36L43 42L47 47M34 12L37 17", 2.6)
)
_BUSH = (
    paint("M5 49Q30 42 56 49Q48 57 30 57Q12 57 5 49z", "hole")
    + cut(
        "M6 46Q1 34 11 30Q8 18 20 17Q23 6 34 9Q45 8 46 19Q57 21 53 33Q60 41 52 48Q42 54 30 52Q16 54 6 46z", "moss", 4.5
    )
    + line("M14 34Q19 28 24 34M32 20Q37 14 42 20M34 42Q39 36 45 42M22 24q4 -5 8 0M16 45q4 -4 8 0", 2.8)
    + paint(
        "M20 40a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M40 29a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M27 30a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
        "red",
    )
)
_TREE = (
    paint("M7 53Q30 46 54 53Q46 60 30 60Q14 60 7 53z", "hole")
    + cut("M25 42L35 42L38 56L22 56z", "bark", 4)
    + cut(
        "M30 1L41 17L37 16L48 31L43 30L56 46L4 46L17 30L12 31L23 16L19 17z",
        "fir",
        4.5,
    )
    + paint("M29 6L22 18L25 17L16 31L20 30L10 43L16 43L27 28L24 29L31 16L28 16z", "moss")
    + line("M36 25L40 30M32 37L37 42M44 38L48 43", 2.6)
)

TERRAIN: dict[str, str] = {
    "pit": _PIT,
    "platform": _PLATFORM,
    "rocks": _ROCKS,
    "bush": _BUSH,
    "tree": _TREE,
}
