"""The sign over the door: letters cut in wood, an orc's mouth for the O."""

from __future__ import annotations

from functools import cache

from .knife import cut, line, num, paint
from .outlines import placed

_LETTERS = (
    # R, C, A, D, E: each from its own left edge, 44 units tall, with its width
    ("M2 2L24 0Q36 2 35 14Q33 23 27 26L38 42L24 44L16 29L15 43L1 42zM14 10L14 19L22 18Q25 14 22 10z", 37),
    ("M35 14L24 17Q20 9 16 13Q11 20 15 30Q19 35 24 27L36 30Q32 45 18 44Q2 42 1 23Q2 2 18 0Q33 1 35 14z", 36),
    ("M14 1L27 0L41 43L27 44L25 36L14 37L12 43L0 42zM19 13L16 27L24 26z", 39),
    ("M1 2L18 0Q38 3 38 22Q37 42 16 44L2 43zM14 11L14 33Q25 32 25 21Q25 11 14 11z", 38),
    ("M2 1L32 0L31 12L14 12L14 17L28 16L27 27L14 27L15 33L33 32L32 43L1 44z", 32),
)


@cache
def logo() -> str:
    """Orcade's wordmark as one svg; its letters follow `currentColor`."""
    x = 66.0
    letters = ""
    for d, width in _LETTERS:
        letters += f'<path d="{placed(d, x, 8)}"/>'
        x += width + 5
    return (
        '<svg class="logo" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="Orcade" '
        f'width="{num(x + 3)}" height="62" viewBox="-3 -1 {num(x + 3)} 62">{mouth()}'
        f'<g fill="currentColor" fill-rule="evenodd">{letters}</g></svg>'
    )


@cache
def mouth() -> str:
    """An orc from the front, all brow and tusks, 60 × 60 units from its corner: the O, and the back of cards."""
    return (
        cut("M14 14L0 8Q1 24 10 28zM46 14L60 8Q59 24 50 28z", "moss", 4)
        + cut("M30 3Q51 3 53 26Q55 56 30 57Q5 56 7 26Q9 3 30 3z", "moss", 5)
        + paint("M16 14Q20 8 29 8Q22 12 19 18z", "bone")
        + cut("M12 40Q30 45 48 40Q46 53 30 53Q14 53 12 40z", "hole", 3)
        + cut("M13 44Q9 30 13 20Q20 30 24 45zM36 45Q40 30 47 20Q51 30 47 44z", "bone", 3.4)
        + paint("M26 46L30 46L28.5 50zM31 46L35 46L33 50z", "bone")
        + cut("M14 23L27 27L25 32Q18 32 14 23zM46 23L33 27L35 32Q42 32 46 23z", "gold", 2.6, 0, 0)
        + paint("M10 17L28 25L27 29L11 22zM50 17L32 25L33 29L49 22z", "line")
        + line("M27 36l-1.5 1.5M33 36l1.5 1.5", 3.4)
    )
