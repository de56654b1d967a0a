"""The ground of race courses: a meadow with a worn track for boars, and dust with ruts for chariots."""

from __future__ import annotations

from math import atan2, pi

from .beams import MARGIN, beams, rule, spots
from .kit.crowds import fans
from .kit.knife import cut, line, num, paint, put, slab
from .kit.lines import CHEVRONS
from .kit.zones import stray

_TUFT = "M-13 4l4 -14l4 12l5 -18l4 18l6 -12l2 14"
_HOOF = "M-8 -5Q-3 -13 -1 -3L-2 6Q-8 6 -8 -5zM8 -5Q3 -13 1 -3L2 6Q8 6 8 -5z"


def turf(width: float, height: float) -> str:
    """A meadow with a track that hooves have worn."""
    art = put(
        cut(slab(width + 2 * MARGIN - 8, height + 2 * MARGIN - 8, 16, 2), "bark", 8, 0, 0), 4 - MARGIN, 4 - MARGIN
    )
    art += f'<rect class="o-line" x="-8" y="-8" width="{num(width + 16)}" height="{num(height + 16)}"/>'
    art += f'<rect class="o-turf" width="{num(width)}" height="{num(height)}"/>'
    art += _blades(width, height, 90)
    art += paint(_field(width, height), "mire") + paint(_field(width, height, 0.068), "mud")
    for inset, thick, dashes in _RUTS:
        way = _field(width, height, inset)
        art += f'<path class="o-n o-s-mire" stroke-width="{thick}" stroke-dasharray="{dashes}" d="{way}"/>'
    art += f'<g class="o-mire">{_hooves(width, height)}</g>'
    for u, v, turn in ((0.5, 0.1, 0), (0.9, 0.5, 90), (0.3, 0.9, 180), (0.1, 0.5, 270)):
        art += put(CHEVRONS, width * u, height * v, 1.7, turn)
    return art + rule(width, height)


_RUTS = ((0.105, 5, "260 90 60 140"), (0.14, 9, "420 60 150 110"), (0.155, 4, "120 200"), (0.195, 7, "320 120 90 80"))
"""Where everybody rides round: how far from the edge, how thick, and in what lengths."""


def _field(width: float, height: float, inset: float = 0.055) -> str:
    """The track: all but the border, round corners, uneven edges. `inset`: how wide that is, as a part of all."""
    d, seed = "", 2
    left, top = width * inset, height * inset
    right, low, soft = width - left, height - top, min(width, height) * (0.5 - inset) * 0.5
    corners = (
        (left + soft, top, right - soft, top, right, top),
        (right, top + soft, right, low - soft, right, low),
        (right - soft, low, left + soft, low, left, low),
        (left, low - soft, left, top + soft, left, top),
    )
    for at, (ax, ay, bx, by, cx, cy) in enumerate(corners):
        ex, ey = corners[(at + 1) % 4][:2]
        wave = stray(at * 3 + seed, 26)
        mx, my = (ax + bx) / 2, (ay + by) / 2
        mx, my = (mx, my + wave) if ay == by else (mx + wave, my)
        d += f"{'L' if d else 'M'}{num(ax)} {num(ay)}Q{num(mx)} {num(my)} {num(bx)} {num(by)}"
        d += f"Q{num(cx)} {num(cy)} {num(ex)} {num(ey)}"
    return d + "z"


def _blades(width: float, height: float, many: int) -> str:
    d = "".join(
        f"M{24 + u * (width - 60):.0f} {24 + v * (height - 44):.0f}{_TUFT[_TUFT.index('l') :]}"
        for u, v in spots(many, 0.41)
    )
    return line(d, 4.5, "turf-dark")


def _hooves(width: float, height: float) -> str:
    """Hoofprints around the track, clockwise like the race."""
    prints = ""
    for u, v in spots(150, 0.66):
        x, y = u * width, v * height
        far = max(abs(x / width - 0.5), abs(y / height - 0.5))
        if 0.18 < far < 0.42:
            turn = atan2(y - height / 2, x - width / 2) * 180 / pi + 180
            prints += f'<path transform="translate({x:.0f} {y:.0f}) rotate({turn:.0f}) scale(1.5)" d="{_HOOF}"/>'
    return prints


def circuit(width: float, height: float) -> str:
    """Dust with ruts in a meadow, and grass that holds out between them."""
    art = beams(width, height, "turf") + _blades(width, height, 130) + paint(_field(width, height), "mud")
    ruts = ""
    for at, (u, v) in enumerate(spots(int(width * height / 300000), 0.23)):
        x, y, turn = 60 + u * (width - 120), 60 + v * (height - 120), at * 71 % 180
        long = 120 + at % 3 * 50
        rut = f"M{-long} -13Q0 {-30 + at % 5 * 9} {long} -13M{-long} 13Q0 {-4 + at % 5 * 9} {long} 13"
        ruts += put(line(rut, 6, "mire"), x, y, turn=turn)
    marks = "".join(f"M{30 + u * (width - 90):.0f} {24 + v * (height - 48):.0f}q18 -7 38 -1" for u, v in spots(70, 0.5))
    patches = ""
    for at, (u, v) in enumerate(spots(11, 0.9)):
        blades = "".join(f"M{x} {y}{_TUFT[_TUFT.index('l') :]}" for x, y in ((-30, 4), (2, -10), (26, 12), (-4, 24)))
        patches += put(
            cut("M-62 8Q-58 -26 -14 -28Q38 -36 60 -4Q66 26 20 34Q-44 42 -62 8z", "turf", 0, 0, 0)
            + line(blades, 4.5, "turf-dark"),
            80 + u * (width - 160),
            80 + v * (height - 160),
            1.1 + at % 4 * 0.45,
        )
    heads = []
    for side in range(4):
        span = width if side % 2 == 0 else height
        for at in range(12):
            # Four here, four there, and none where the rule has a number.
            along = span * (0.18 + 0.33 * (at // 4)) + (at % 4 - 1.5) * 52 + side * 23
            if -30 < (along + 160) % 360 - 160 < 62:
                continue
            x, y = ((along, -26), (width + 28, along), (along, height + 24), (-28, along))[side]
            heads.append((at * 3 + side, x, y))
    clip = f'<clipPath id="board-course"><rect width="{num(width)}" height="{num(height)}"/></clipPath>'
    inner = patches + ruts + line(marks, 4, "sheen")
    return f'{art}{clip}<g clip-path="url(#board-course)">{inner}</g>' + rule(width, height) + fans(heads, 0.82)
