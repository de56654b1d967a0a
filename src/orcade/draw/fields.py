"""The ground of measured boards: trampled sand in a frame with a rule, or a round of mud within a fence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import ceil, cos, pi, sin

from .ground import HEADS, UNIT, Frame
from .kit.knife import cut, line, num, paint, put, slab
from .kit.zones import edge, stray

MARGIN = 54
"""Pixels of frame around a board."""


@lru_cache(maxsize=8)
def field(look: str, width: float, height: float) -> Frame:
    """The ground of a measured board of so many inches; looks that are unknown here get the sand."""
    make = _FIELDS.get(look, _rumble)
    return Frame(
        (-MARGIN, -MARGIN, width * UNIT + 2 * MARGIN, height * UNIT + 2 * MARGIN), make(width * UNIT, height * UNIT)
    )


def _spots(count: int, seed: float) -> Iterator[tuple[float, float]]:
    """Points of a unit square, evenly strewn, the same every time."""
    for at in range(1, count + 1):
        yield (at * 0.6180 + seed) % 1, (at * 0.7549 + seed * 0.37) % 1


_FOOT = "M-7 12Q-13 2 -9 -7Q-2 -14 6 -8Q10 2 6 13Q0 18 -7 12zM-12 -14l4 -6l5 4zM-2 -17l4 -8l5 6zM8 -13l6 -5l2 7z"
"""Three toes and a heel."""


_BONE = cut(
    "M-26 -4Q-36 -16 -24 -16Q-16 -18 -14 -6L16 -5Q18 -16 28 -12Q36 -6 26 0Q34 8 26 13Q16 14 14 6L-14 6"
    "Q-18 16 -26 12Q-34 8 -26 -4z",
    "card-shade",
    5,
    0,
    0,
)


def _tracks(width: float, height: float) -> str:
    """Where somebody walked, fought and was dragged off."""
    prints = ""
    for at, (u, v) in enumerate(_spots(9, 0.2)):
        x, y, turn = 70 + u * (width - 200), 70 + v * (height - 200), at * 67 % 360
        ux, uy = sin(turn * pi / 180), -cos(turn * pi / 180)
        for step in range(5):
            side = 15 if step % 2 else -15
            px, py = x + ux * step * 40 - uy * side, y + uy * step * 40 + ux * side
            if 30 < px < width - 30 and 30 < py < height - 30:
                prints += f'<path transform="translate({px:.0f} {py:.0f}) rotate({turn})" d="{_FOOT}"/>'
    return f'<g class="o-gouge">{prints}</g>'


def _rumble(width: float, height: float) -> str:
    """Sand within beams, trampled, with what is left of last year."""
    art = put(
        cut(slab(width + 2 * MARGIN - 8, height + 2 * MARGIN - 8, 16, 2), "bark", 8, 0, 0), 4 - MARGIN, 4 - MARGIN
    )
    grain = ""
    for at in range(int(width / 170)):
        x = 40 + at * 170
        grain += f"M{x} {num(-MARGIN + 17)}q50 -6 110 0M{x + 30} {num(height + MARGIN - 17)}q50 6 104 0"
        y = 40 + at * height / (width / 170)
        grain += f"M{num(-MARGIN + 17)} {y:.0f}q-6 50 0 110M{num(width + MARGIN - 17)} {y + 30:.0f}q6 50 0 104"
    art += line(grain, 3, "wood")
    art += f'<rect class="o-line" x="-8" y="-8" width="{num(width + 16)}" height="{num(height + 16)}"/>'
    art += f'<rect class="o-sand" width="{num(width)}" height="{num(height)}"/>'
    marks = "".join(
        f"M{30 + u * (width - 90):.0f} {24 + v * (height - 48):.0f}q18 -7 38 -1" for u, v in _spots(90, 0.5)
    )
    stains = "".join(
        put(
            paint(edge(70 + at % 3 * 34, 40 + at % 2 * 22, True, 6, at, 24), "gouge"),
            90 + u * (width - 180),
            90 + v * (height - 180),
        )
        for at, (u, v) in enumerate(_spots(7, 0.86))
    )
    bones = "".join(
        put(_BONE, 60 + u * (width - 120), 60 + v * (height - 120), 0.62, at * 77)
        for at, (u, v) in enumerate(_spots(5, 0.13))
    )
    art += f'<g opacity=".5">{stains}</g>' + _tracks(width, height) + line(marks, 4, "gouge") + bones
    return art + _rule(width, height)


def _rule(width: float, height: float) -> str:
    """Ticks on the frame, one an inch, longer and with their number each six."""
    short = long = names = ""
    for inch in range(int(width / UNIT) + 1):
        x = inch * UNIT
        if inch % 6:
            short += f"M{x} -9v-11M{x} {num(height + 9)}v11"
            continue
        long += f"M{x} -6v-24M{x} {num(height + 6)}v24"
        if 0 < x < width:
            names += _number(inch, x + 14 + 9 * len(str(inch)), -20)
    for inch in range(int(height / UNIT) + 1):
        y = inch * UNIT
        if inch % 6:
            short += f"M-9 {y}h-11M{num(width + 9)} {y}h11"
            continue
        long += f"M-6 {y}h-24M{num(width + 6)} {y}h24"
        if 0 < y < height:
            names += _number(inch, -27, y + 36)
    return line(short, 5, "fen") + line(long, 8, "bone") + names


def _number(inch: int, x: float, y: float) -> str:
    return f'<text class="o-text o-bone" x="{num(x)}" y="{num(y)}" font-size="30">{inch}</text>'


_WATCHING = ((64, 0.0), (122, 0.155), (122, -0.155), (70, 0.17), (70, -0.17), (182, 0.06), (182, -0.07))
"""Who looks over the fence in a corner: how far from it, and how far from the diagonal in radians."""


def _pigsty(width: float, height: float) -> str:
    """A round of mud. What stands outside its fence would rather be inside it, with a spoon."""
    radius = min(width, height) / 2
    x, y = width / 2, height / 2
    heads = ""
    for corner in range(4):
        for at, (far, off) in enumerate(_WATCHING):
            angle = pi / 4 + corner * pi / 2 + off
            hx, hy = (radius + far) * cos(angle), (radius + far) * sin(angle)
            if abs(hx) < width / 2 + MARGIN - 24 and abs(hy) < height / 2 + MARGIN - 24:
                heads += put(f'<use href="#watcher-{(at + corner) % len(HEADS)}"/>', round(hx), round(hy), 1.5)
    posts = ""
    count = ceil(2 * pi * radius / 46)
    for at in range(count):
        angle = 2 * pi * at / count
        out = 33 + stray(at * 5, 6)
        ux, uy = cos(angle), sin(angle)
        corners = ((2.0, -17), (out, -14), (out + 13, 0), (out, 15), (2.0, 17))
        stake = [f"{(radius + r) * ux - t * uy:.0f} {(radius + r) * uy + t * ux:.0f}" for r, t in corners]
        posts += f"M{'L'.join(stake)}z"
    rails = f"M{num(radius + 20)} 0A{num(radius + 20)} {num(radius + 20)} 0 1 1 {num(radius + 20)} -1"
    watchers = "".join(f'<g id="watcher-{at}">{head}</g>' for at, head in enumerate(HEADS))
    art = f"<defs>{watchers}</defs>{heads}" + cut(posts, "wood", 5, 0, 0) + line(rails, 9, "bark")
    art += f'<circle class="o-line" r="{num(radius + 9)}"/><circle class="o-mud" r="{num(radius)}"/>'
    pools = shine = ticks = ""
    for at, (u, v) in enumerate(_spots(26, 0.31)):
        far, angle = (radius - 120) * (0.2 + 0.8 * u**0.5), 2 * pi * v
        px, py = far * cos(angle), far * sin(angle)
        wide, tall = 92 + at % 4 * 34, 44 + at % 3 * 15
        pools += put(paint(edge(wide, tall, True, 4, at, 28), "mire"), px, py)
        shine += f"M{px - wide * 0.28:.0f} {py - tall * 0.2:.0f}q{wide * 0.2:.0f} -9 {wide * 0.45:.0f} -3"
    for u, v in _spots(60, 0.77):
        far, angle = (radius - 60) * u**0.5, 2 * pi * v
        shine += f"M{far * cos(angle) - 16:.0f} {far * sin(angle):.0f}q16 -7 33 -1"
    for inch in range(3, int(radius / UNIT), 3):
        reach = inch * UNIT
        ticks += f'<circle class="o-n o-s-mire" stroke-width="4" stroke-dasharray="3 26" r="{reach}"/>'
    art += pools + line(shine, 4, "sheen") + ticks
    return put(art, x, y)


_FIELDS: dict[str, Callable[[float, float], str]] = {"rumble": _rumble, "pigsty": _pigsty}
