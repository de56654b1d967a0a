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

TERRAIN: dict[str, str] = {"pit": _PIT, "platform": _PLATFORM}
