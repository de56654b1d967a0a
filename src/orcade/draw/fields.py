"""The ground of measured boards: sand in a frame with a ruler, or a round field of mud within a fence."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import NamedTuple

from .beams import MARGIN, beams, rule, spots
from .courses import circuit, turf
from .ground import UNIT, Frame
from .kit.crowds import fans
from .kit.emblems import emblem
from .kit.knife import blob, burst, cut, line, num, paint, put
from .kit.lines import crowd_line
from .kit.outlines import placed
from .kit.zones import BLEACHED_BONE, SPLASH, edge, stray


class Field(NamedTuple):
    """The ground of a measured board; looks that are unknown here get the sand."""

    look: str
    width: float
    """In inches, as the height is."""
    height: float


@lru_cache(maxsize=8)
def field_of(field: Field) -> Frame:
    """A ground in its frame, and where it lies on its board."""
    wide, high = field.width * UNIT, field.height * UNIT
    art = _FIELDS.get(field.look, _rumble)(wide, high)
    return Frame((-MARGIN, -MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN), art)


_FOOT = "M-7 12Q-13 2 -9 -7Q-2 -14 6 -8Q10 2 6 13Q0 18 -7 12zM-12 -14l4 -6l5 4zM-2 -17l4 -8l5 6zM8 -13l6 -5l2 7z"
"""A footprint: three toes and a heel."""


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


_ORC_FACE = (
    "M0 -150Q92 -150 122 -62Q152 -94 214 -104Q184 -30 132 6Q128 58 96 92L84 148Q0 182 -84 148L-96 92Q-128 58 -132 6"
    "Q-184 -30 -214 -104Q-152 -94 -122 -62Q-92 -150 0 -150z"
)
_ORC_HOLLOWS = (
    "M-96 -42L-22 -10Q-40 28 -84 10zM96 -42L22 -10Q40 28 84 10zM-14 26L14 26L24 58L-24 58zM-70 84L70 84L58 122L-58 122z"
)
_ORC_TUSKS = "M-60 122Q-74 66 -52 26Q-30 66 -28 122zM60 122Q74 66 52 26Q30 66 28 122z"

_CLAWS = "M-90 -54Q-10 -18 84 -50Q-8 6 -90 -54zM-100 0Q0 40 96 2Q-4 62 -100 0zM-88 56Q6 92 78 58Q2 112 -88 56z"
"""Where somebody held on."""


def _sigil(size: float) -> str:
    """The sign of the arena on the sand: a ring, and the face of who built it."""
    ring = (
        f'<circle class="o-n o-s-bone" stroke-width="13" stroke-dasharray="118 16" r="{num(size)}"/>'
        f'<circle class="o-n o-s-bone" stroke-width="5" r="{num(size - 26)}"/>'
    )
    face = paint(_ORC_FACE, "worn") + paint(_ORC_HOLLOWS, "sand") + paint(_ORC_TUSKS, "bone")
    return f'<g opacity=".5">{ring}</g><g opacity=".4">{put(face, 0, 0, size / 250)}</g>'


def _worn_edge(width: float, height: float) -> str:
    """The sand along the fence, where nobody rakes."""
    inner, count = "", 12
    for side in range(4):
        for at in range(count):
            along, far = at / count, 84 + stray(at * 5 + side * 3, 34)
            u, v = ((along, 0), (1, along), (1 - along, 1), (0, 1 - along))[side]
            x = min(max(u * width, far), width - far)
            y = min(max(v * height, far), height - far)
            inner += f"{'L' if inner else 'M'}{x:.0f} {y:.0f}"
    return f'<path class="o-mire" fill-rule="evenodd" opacity=".4" d="M0 0H{num(width)}V{num(height)}H0z{inner}z"/>'


def _rumble(width: float, height: float) -> str:
    """An arena of sand: the crowd behind a fence on all sides, torches at the corners, and what fights have left."""
    art = beams(width, height, "sand") + _worn_edge(width, height)
    art += put(_sigil(min(width, height) * 0.2), width / 2, height / 2)
    marks = "".join(f"M{30 + u * (width - 90):.0f} {24 + v * (height - 48):.0f}q18 -7 38 -1" for u, v in spots(60, 0.5))
    claws = "".join(
        put(paint(_CLAWS, "worn"), 120 + u * (width - 240), 120 + v * (height - 240), 0.8, at * 63)
        for at, (u, v) in enumerate(spots(6, 0.86))
    )
    blood = "".join(
        put(paint(SPLASH, "red"), 100 + u * (width - 200), 100 + v * (height - 200), 0.7 + at % 3 * 0.25, at * 101)
        for at, (u, v) in enumerate(spots(6, 0.37))
    )
    bones = "".join(
        put(BLEACHED_BONE, 60 + u * (width - 120), 60 + v * (height - 120), 0.62, at * 77)
        for at, (u, v) in enumerate(spots(5, 0.13))
    )
    # As groups with `opacity` things that lie far apart would each be a picture of its own to a browser.
    art += f'<g fill-opacity=".4">{claws}</g><g fill-opacity=".38">{blood}</g>'
    art += _tracks(width, height) + line(marks, 4, "gouge")
    stands = crowd_line(((0, 0), (width, 0), (width, height), (0, height), (0, 0)), "")
    torches = "".join(put(emblem("torch"), x, y, 0.95) for x in (-20, width + 20) for y in (-16, height + 10))
    return art + bones + rule(width, height) + stands + torches


_WATCHING = ((64, 0.0), (122, 0.155), (122, -0.155), (70, 0.17), (70, -0.17), (182, 0.06), (182, -0.07))
"""Onlookers outside the fence, in each corner: how far from it, and how far from the diagonal in radians."""


def _firelight(radius: float) -> str:
    """Where the fire of the Kitchen lights the mud: what everybody is after is seen first."""
    wide, near = (burst(radius * (far - 0.05), radius * far, rays) for far, rays in ((0.43, 22), (0.29, 23)))
    return (
        paint(wide, "sheen")
        + f'<g fill-opacity=".22">{paint(wide, "gold")}{paint(near, "bone")}{paint(near, "gold")}</g>'
    )


_HOOF = "M-9 -12Q-2 -14 -2 0Q-2 12 -8 12Q-15 6 -9 -12zM9 -12Q2 -14 2 0Q2 12 8 12Q15 6 9 -12z"


def _trodden(radius: float) -> str:
    """Tracks of pigs that went round and round, and never quite to the Kitchen."""
    prints = ""
    for way in range(7):
        start, bend = way * 0.9 + 0.35, (0.9, -0.7, 1.2)[way % 3]
        for step in range(13):
            far = radius * (0.9 - step * 0.036)
            angle = start + bend * step / 13
            x, y = far * cos(angle), far * sin(angle)
            turn = angle * 180 / pi - 90 + (8 if step % 2 else -8)
            side = 11 if step % 2 else -11
            prints += placed(_HOOF, x - side * sin(angle), y + side * cos(angle), 1, turn)
    return paint(prints, "mire")


def _pigsty(width: float, height: float) -> str:
    """A round field of mud within a fence, and the onlookers outside."""
    radius = min(width, height) / 2
    x, y = width / 2, height / 2
    heads = []
    for corner in range(4):
        for at, (far, off) in enumerate(_WATCHING):
            angle = pi / 4 + corner * pi / 2 + off
            hx, hy = (radius + far) * cos(angle), (radius + far) * sin(angle)
            if abs(hx) < width / 2 + MARGIN - 24 and abs(hy) < height / 2 + MARGIN - 24:
                heads.append((at * 2 + corner * 3, hx, hy))
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
    art = fans(heads, 1.4) + cut(posts, "wood", 5, 0, 0) + line(rails, 9, "bark")
    art += f'<circle class="o-line" r="{num(radius + 9)}"/><circle class="o-mire" r="{num(radius)}"/>'
    art += paint(blob(radius - 60, 61, 3, 2.4), "mud") + _firelight(radius) + _trodden(radius)
    torches = [pi / 8 + at * pi / 4 for at in range(8)]
    art += "".join(put(emblem("torch"), (radius + 52) * cos(at), (radius + 52) * sin(at) - 4, 0.95) for at in torches)
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
