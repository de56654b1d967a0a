"""The knife: how a shape is cut.

Thick, uneven lines come from two cuts of one path, the paint a little aside of the ink.
"""

from __future__ import annotations

import re
from html import escape
from math import cos, pi, sin
from typing import Final

from .outlines import num, placed

__all__ = [
    "blob",
    "burst",
    "cut",
    "escape",
    "holed",
    "line",
    "num",
    "paint",
    "put",
    "sign",
    "sign_id",
    "signed",
    "slab",
    "stamp",
]

_OUTLINES: Final = re.compile(r'(?:<path(?: (?:class|paint-order|stroke-width|fill-rule)="[^"]*")+ d="[^"]*"/>)+')
"""A drawing of outlines alone."""
FEW: Final = 3
"""Of so many outlines a turned or scaled drawing may consist and be cut anew: more would weigh more than a group."""
_WEIGHT: Final = re.compile(' stroke-width="([^"]*)"')
_DATA: Final = re.compile(' d="([^"]*)"')

WOBBLE = (0.6, -0.9, 1.1, -0.3, 0.9, -1.2, 0.2, 0.8, -0.6, 1.0, -0.8, 0.4, -1.0)
"""How far the hand strays, in hundredths of the shape: the same every time."""


def cut(d: str, paint: str, weight: float = 5, dx: float = -0.7, dy: float = -0.9) -> str:
    """A painted shape with an uneven ink outline: heavier on the side away from (dx, dy); even where both are 0."""
    outline = placed(d)
    if not (dx or dy):
        return f'<path class="o-{paint} o-edged" paint-order="stroke" stroke-width="{num(weight)}" d="{outline}"/>'
    return (
        f'<path class="o-k" stroke-width="{num(weight)}" d="{outline}"/>'
        f'<path class="o-{paint}" d="{placed(d, dx, dy)}"/>'
    )


def holed(d: str, hole: str, paint: str, weight: float) -> str:
    """A painted shape with a hole, and an even outline around both."""
    more = f'class="o-{paint} o-edged" paint-order="stroke" stroke-width="{num(weight)}" fill-rule="evenodd"'
    return f'<path {more} d="{placed(d)}{placed(hole)}"/>'


def paint(d: str, paint: str = "line") -> str:
    """A shape of one paint, no outline."""
    return f'<path class="o-{paint}" d="{placed(d)}"/>'


def line(d: str, weight: float = 4, paint: str = "line") -> str:
    """A stroke of the knife."""
    kind = "o-n" if paint == "line" else f"o-n o-s-{paint}"
    return f'<path class="{kind}" stroke-width="{num(weight)}" d="{placed(d)}"/>'


def stamp(name: str) -> str:
    """A picture that the board has cut once, by its name in STAMPS."""
    return f'<use href="#stamp-{name}"/>'


def sign(words: str, look: str, whole: bool = False) -> str:
    """A number, or letters, drawn on a thing whose name says it in other words; `look` are attributes of a text.

    Like a stamp it is a picture that the board has once: it does not count as the visible words of a button, which have
    to be in the button's name as they stand (WCAG 2.5.3). `whole`: where there is no board, it is drawn at its place.
    """
    if whole:
        return f"<text {look}>{escape(words)}</text>"
    if not words:
        return ""
    return f'<use {look} href="#{sign_id(words)}"/>'


def sign_id(words: str) -> str:
    """The id of that picture: plain letters, since not all who read an address decode it."""
    return "sign-" + re.sub("[^A-Za-z0-9]", lambda found: f"_{ord(found[0]):x}_", words)


def signed(id: str) -> str:
    """The words of that picture."""
    return re.sub("_([0-9a-f]+)_", lambda found: chr(int(found[1], 16)), id.removeprefix("sign-"))


def put(inner: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False) -> str:
    """A drawing moved, turned (degrees, clockwise) and scaled."""
    alike = scale == 1 and not turn and not mirror
    if _OUTLINES.fullmatch(inner) and (alike or inner.count("<") <= FEW):
        inner = _WEIGHT.sub(lambda found: f' stroke-width="{num(float(found[1]) * scale)}"', inner)
        return _DATA.sub(lambda found: f' d="{placed(found[1], x, y, scale, turn, mirror)}"', inner)
    steps = []
    if x or y:
        steps.append(f"translate({round(x, 1):g} {round(y, 1):g})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if mirror:
        steps.append(f"scale({num(-scale)} {num(scale)})")
    elif scale != 1:
        steps.append(f"scale({num(scale)})")
    return f'<g transform="{" ".join(steps)}">{inner}</g>' if steps else inner


def blob(radius: float, corners: int = 11, seed: int = 0, rough: float = 1.6) -> str:
    """The outline of a disc as a knife cuts it: a closed path of `corners` arcs around 0, 0."""
    points = []
    for at in range(corners):
        angle = 2 * pi * at / corners + seed * 0.7
        far = radius * (1 + rough / 100 * WOBBLE[(at * 5 + seed * 3) % len(WOBBLE)])
        points.append((far * cos(angle), far * sin(angle)))
    start = points[-1]
    steps = [f"M{num(start[0])} {num(start[1])}"]
    arc = num(radius * 1.03)
    steps.extend(f"A{arc} {arc} 0 0 1 {num(x)} {num(y)}" for x, y in points)
    return placed("".join(steps) + "z")


def burst(near: float, far: float, rays: int) -> str:
    """A star of many rays around 0, 0, some longer than others."""
    steps = []
    for at in range(2 * rays):
        angle = pi * at / rays
        reach = near if at % 2 else far * (1 + WOBBLE[at % len(WOBBLE)] / 25)
        steps.append(f"{num(reach * cos(angle))} {num(reach * sin(angle))}")
    return "M" + "L".join(steps) + "z"


def slab(width: float, height: float, corner: float = 6, seed: int = 0) -> str:
    """A board or card as a knife cuts it: a closed rectangle with soft, slightly uneven corners, from 0, 0."""
    w = [WOBBLE[(at + seed * 4) % len(WOBBLE)] * corner / 9 for at in range(8)]
    v = [stray * 0.4 for stray in w]
    c, right, low = corner, width, height
    points = (
        ("M", c + w[0], v[1]),
        ("L", right - c + w[2], v[3]),
        ("Q", right, 0, right + v[3], c + w[4]),
        ("L", right + v[5], low - c + w[6]),
        ("Q", right, low, right - c + w[7], low + v[0]),
        ("L", c + w[1], low + v[2]),
        ("Q", 0, low, v[3], low - c + w[5]),
        ("L", v[6], c + w[7]),
        ("Q", 0, 0, c + w[0], v[1]),
    )
    return placed("".join(step + " ".join(num(at) for at in numbers) for step, *numbers in points) + "z")
