"""Numbers and single letters, cut as strokes like all else, for what lies under a board.

A browser that moves a picture with text in it draws all of it anew at each step, to keep its letters sharp.
"""

from __future__ import annotations

from .knife import line, put

HIGH = 12
"""Units of a sign, around its middle."""
STEP = 9
"""Units from one sign to the next."""
_STROKES = {
    "0": "M0 -6q4 0 4 6q0 6 -4 6q-4 0 -4 -6q0 -6 4 -6z",
    "1": "M-3 -3.5l3.5 -2.5v12",
    "2": "M-4 -3q0 -3 4 -3q4 0 4 3.5q0 2.5 -8 8.5h8.5",
    "3": "M-4 -5.5q2 -0.5 4 -0.5q4 0 4 3q0 2.5 -4.5 2.5q5 0 5 3.5q0 3 -4.5 3q-2.5 0 -4.5 -1",
    "4": "M2 6v-12l-6.5 8.5h9.5",
    "5": "M4 -6h-7l-0.5 5q8 -1.5 8 3.5q0 3.5 -4.5 3.5q-2.5 0 -4 -1",
    "6": "M3 -6q-7 2 -7 8.5q0 3.5 4 3.5q4 0 4 -3.5q0 -3.5 -4 -3.5q-2.5 0 -4 2.5",
    "7": "M-4 -6h8.5q-5 5 -5.5 12",
    "8": "M0 -0.5q-3.5 0 -3.5 -2.7q0 -2.8 3.5 -2.8q3.5 0 3.5 2.8q0 2.7 -3.5 2.7q-4.2 0 -4.2 3.2q0 3.3 4.2 "
    "3.3q4.2 0 4.2 -3.3q0 -3.2 -4.2 -3.2z",
    "9": "M-3 6q7 -2 7 -8.5q0 -3.5 -4 -3.5q-4 0 -4 3.5q0 3.5 4 3.5q2.5 0 4 -2.5",
    "S": "M4 -4.5q-1.5 -1.5 -4 -1.5q-4 0 -4 2.8q0 2.4 4 3.1q4.5 0.8 4.5 3.1q0 3 -4.5 3q-3 0 -4.5 -1.5",
}


def numerals(words: str, high: float, weight: float = 3) -> str:
    """A number, or one of the letters that maps have, so high, around 0, 0; what has no strokes is left out."""
    signs = [_STROKES[sign] for sign in words if sign in _STROKES]
    first = -STEP * (len(signs) - 1) / 2
    return "".join(
        put(line(stroke, weight * HIGH / high), (first + STEP * at) * high / HIGH, 0, high / HIGH)
        for at, stroke in enumerate(signs)
    )
