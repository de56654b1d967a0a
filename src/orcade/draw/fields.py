"""The ground of measured boards: sand in a frame with a ruler, or a round field of mud within a fence."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil, cos, pi, sin

from .beams import MARGIN, beams, rule, spots
from .courses import circuit, turf
from .ground import HEADS, UNIT, Frame
from .kit.knife import cut, line, num, paint, put
from .kit.zones import edge, stray


@lru_cache(maxsize=8)
def field(look: str, width: float, height: float) -> Frame:
    """The ground of a measured board of so many inches; looks that are unknown here get the sand."""
    make = _FIELDS.get(look, _rumble)
    return Frame(
        (-MARGIN, -MARGIN, width * UNIT + 2 * MARGIN, height * UNIT + 2 * MARGIN), make(width * UNIT, height * UNIT)
    )


_FOOT = "M-7 12Q-13 2 -9 -7Q-2 -14 6 -8Q10 2 6 13Q0 18 -7 12zM-12 -14l4 -6l5 4zM-2 -17l4 -8l5 6zM8 -13l6 -5l2 7z"
"""A footprint: three toes and a heel."""


_BONE = cut(
    "M-26 -4Q-36 -16 -24 -16Q-16 -18 -14 -6L16 -5Q18 -16 28 -12Q36 -6 26 0Q34 8 26 13Q16 14 14 6L-14 6"
    "Q-18 16 -26 12Q-34 8 -26 -4z",
    "card-shade",
    5,
    0,
    0,
)


def _tracks(width: float, height: float) -> str:
    """Footprints and marks in the sand."""
    prints = ""
    for at, (u, v) in enumerate(spots(9, 0.2)):
        x, y, turn = 70 + u * (width - 200), 70 + v * (height - 200), at * 67 % 360
        ux, uy = sin(turn * pi / 180), -cos(turn * pi / 180)
        for step in range(5):
            side = 15 if step % 2 else -15
            px, py = x + ux * step * 40 - uy * side, y + uy * step * 40 + ux * side
            if 30 < px < width - 30 and 30 < py < height - 30:
                prints += f'<path transform="translate({px:.0f} {py:.0f}) rotate({turn})" d="{_FOOT}"/>'
    return f'<g class="o-gouge">{prints}</g>'


def _rumble(width: float, height: float) -> str:
    """Trampled sand within beams, with stains and bones."""
    art = beams(width, height, "sand")
    marks = "".join(f"M{30 + u * (width - 90):.0f} {24 + v * (height - 48):.0f}q18 -7 38 -1" for u, v in spots(90, 0.5))
    stains = "".join(
        put(
            paint(edge(70 + at % 3 * 34, 40 + at % 2 * 22, True, 6, at, 24), "gouge"),
            90 + u * (width - 180),
            90 + v * (height - 180),
        )
        for at, (u, v) in enumerate(spots(7, 0.86))
    )
    bones = "".join(
        put(_BONE, 60 + u * (width - 120), 60 + v * (height - 120), 0.62, at * 77)
        for at, (u, v) in enumerate(spots(5, 0.13))
    )
    art += f'<g opacity=".5">{stains}</g>' + _tracks(width, height) + line(marks, 4, "gouge") + bones
    return art + rule(width, height)


_WATCHING = ((64, 0.0), (122, 0.155), (122, -0.155), (70, 0.17), (70, -0.17), (182, 0.06), (182, -0.07))
"""Onlookers outside the fence, in each corner: how far from it, and how far from the diagonal in radians."""


def _pigsty(width: float, height: float) -> str:
    """A round field of mud within a fence, and the onlookers outside."""
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
    for at, (u, v) in enumerate(spots(26, 0.31)):
        far, angle = (radius - 120) * (0.2 + 0.8 * u**0.5), 2 * pi * v
        px, py = far * cos(angle), far * sin(angle)
        wide, tall = 92 + at % 4 * 34, 44 + at % 3 * 15
        pools += put(paint(edge(wide, tall, True, 4, at, 28), "mire"), px, py)
        shine += f"M{px - wide * 0.28:.0f} {py - tall * 0.2:.0f}q{wide * 0.2:.0f} -9 {wide * 0.45:.0f} -3"
    for u, v in spots(60, 0.77):
        far, angle = (radius - 60) * u**0.5, 2 * pi * v
        shine += f"M{far * cos(angle) - 16:.0f} {far * sin(angle):.0f}q16 -7 33 -1"
    for inch in range(3, int(radius / UNIT), 3):
        reach = inch * UNIT
        ticks += f'<circle class="o-n o-s-mire" stroke-width="4" stroke-dasharray="3 26" r="{reach}"/>'
    art += pools + line(shine, 4, "sheen") + ticks
    return put(art, x, y)


_FIELDS: dict[str, Callable[[float, float], str]] = {
    "rumble": _rumble,
    "pigsty": _pigsty,
    "turf": turf,
    "circuit": circuit,
}
