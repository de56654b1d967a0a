"""Pieces of measured boards. An inch may be 13 pixels there: a figure may be larger than its base, its signs even more.

What must be read (mark, number, emblems) is in groups of class `o-tag`, the figure in `o-stand`; the style sheet scales
about the point where they hang, by `--px`, the pixels that an inch is wide on the page, and `--zoom`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import cos, pi, sin

from orcade.table.scene import Piece

from . import mounts
from .ground import UNIT
from .kit import ITEMS, ORCS, WORN, emblem, held, seat_mark
from .kit.knife import blob, burst, cut, escape, num, put, stamp
from .kit.signs import SIGNS
from .kit.signs import STAMPS as CUT
from .things import DIZZY, LAST, LEGAL, SEATED, STENCILS, TOKEN, group, part

PLACES = ((-1, 1), (1, 1), (-1, -1), (1, -1))
"""Where a piece's name plate hangs: below or above its base, and to which side."""
LEFT = 4
PLATE = 8
"""A state of `figure` is a sum of LEGAL, LAST, LEFT (it looks there), and PLATE times its plate's place."""

_ALONE = frozenset({"barrel", "wood"})
"""Looks that stand by themselves, on no disc."""
_SIZES = (
    dict.fromkeys(ORCS, 0.88) | dict.fromkeys(ITEMS, 0.8) | {"barrel": 1.28, "pig": 0.92, "piglet": 1.14, "wood": 1.2}
)
"""Size of a picture of 100 units on a disc of radius 46."""
_SHADE = '<ellipse class="o-line" cx="4" cy="20" rx="40" ry="24" opacity=".45"/>'
STAMPS = CUT | {
    "seated": SEATED,
    "token": TOKEN,
    "prize": TOKEN.replace("o-card", "o-gold"),
    "shade": _SHADE,
    "glow": cut(burst(50, 68, 16), "gold", 5, 0, 0),
    "dizzy": DIZZY,
}
"""What a measured board cuts once: see `stamps`."""
_STAMPED = re.compile('href="#stamp-([a-z-]+)"')


def stamps(drawn: str) -> str:
    """The pictures that a drawing stamps, each cut once."""
    names = sorted(set(_STAMPED.findall(drawn)) & STAMPS.keys())
    return "".join([f'<g id="stamp-{name}">{STAMPS[name]}</g>' for name in names])


@lru_cache(maxsize=256)
def standing(look: str, holding: str = "", left: bool = False) -> str:
    """A figure by itself, for a disc of radius 46 around 0, 0 that it looks out of."""
    picture = f'<use href="#look-{look}"/>' if look in STENCILS else emblem(look)
    gear = held(holding)
    whole = picture + gear if holding in WORN else gear + picture
    return put(whole, 0, -2, _SIZES.get(look, 0.74), 0, left)


def base(look: str, seated: bool) -> str:
    """What a figure stands on, of radius 46."""
    return stamp("seated" if seated else "shade" if look in _ALONE else "prize" if look == "piglet" else "token")


def _body(piece: Piece, left: bool) -> str:
    """The figure in its states, and the disc that it stands on; what is gone was whole while it still travelled."""
    states = piece.states
    inner = base(piece.look, piece.seat is not None)
    if "slippery" in states:
        inner = stamp("slick") + inner
    if "burning" in states:
        inner += put(stamp("flames-behind"), 0, -6, 1.06)
    inner += standing(piece.look, piece.holding, left)
    if "burning" in states:
        inner += put(stamp("flames-before"), 0, 6, 0.98)
    if "shrooms" in states:
        inner += put(stamp("shrooms"), 0, -8 if piece.look in ORCS else 4, 1.05)
    if "flying" in states:
        inner = stamp("shade") + put(inner, 0, -16, 1.12, 38)
    if "gone" in states:
        broken = stamp("splinters") if piece.look in _ALONE else standing(piece.look, "", left) + stamp("puff")
        return f'<g class="o-whole">{inner}</g><g class="o-broken">{broken}</g>'
    return inner


_DIZZY = put(stamp("dizzy"), 0, -36, 1.6)
_WEDGE = cut("M0 -15L23 0L0 15Q6 0 0 -15z", "bone", 5, 0, 0)


def _plate(piece: Piece, place: int) -> str:
    """Mark and number, hanging from the base's inner corner and growing outwards."""
    side, below = PLACES[place]
    inner = ""
    if piece.seat is not None:
        flag = f'<path class="o-seat o-edged" stroke-width="2.8" d="{blob(12.5, 9, 5)}"/>' + put(
            seat_mark(piece.seat), scale=0.76
        )
        inner = part(piece, "mark", put(flag, side * 11, 0))
    if piece.badge:
        wide = 24 + 13 * (len(piece.badge) - 1)
        x = side * ((20 if inner else 0) + wide / 2)
        drop = "greased" in piece.states
        under = (
            put(stamp("drop"), 0, -3, 1.04)
            if drop
            else f'<rect class="o-card o-edged" stroke-width="2.8" x="{num(-wide / 2)}" y="-13.5" width="{wide}" '
            'height="27" rx="8"/>'
        )
        number = f'<text class="o-text o-line" y="{11 if drop else 9}" font-size="{24 if drop else 25}">'
        inner += part(piece, "badge", put(f"{under}{number}{escape(piece.badge)}</text>", x))
    if not inner:
        return ""
    x, y = (at * UNIT for at in mounts.rear(piece))
    return put(f'<g class="o-tag">{put(inner, 0, below * 13)}</g>', x - side * 6, y + (4 if piece.base else 14) * below)


def _signs(piece: Piece, place: int) -> str:
    """Emblems of its states, at the corner that the plate leaves free."""
    side, below = PLACES[place]
    found = [stamp(state) for state in piece.states if state in SIGNS and state != "engaged"]
    if piece.holding in SIGNS:
        found.append(stamp(piece.holding))
    if not found:
        return ""
    if piece.base is not None:
        # Beyond the plate, away from the saddle.
        x, y = (at * UNIT for at in mounts.rear(piece))
        row = "".join(put(sign, side * (27 * at + 11), 41 * below, 0.86) for at, sign in enumerate(found))
        return put(f'<g class="o-tag">{row}</g>', x - side * 6, y + 4 * below)
    row = "".join(put(sign, side * (27 * at + 2), -4 * below, 0.86) for at, sign in enumerate(found))
    return put(f'<g class="o-tag">{row}</g>', side * 27, -29 * below)


def _rounded(piece: Piece, state: int, left: bool) -> str:
    """The figure of a piece on a disc; `state` is a sum of LEGAL and LAST."""
    radius = piece.size * UNIT / 2
    scale = radius / 46
    inner = ""
    if state & LAST:
        inner += '<circle class="o-halo" r="57" stroke-width="11" stroke-dasharray="6 11"/>'
    if state & LEGAL:
        inner += '<circle class="o-lit" r="60"/>'
    if "active" in piece.states:
        inner += part(piece, "active", stamp("glow"))
    inner += part(piece, "figure", f'<g class="o-figure">{_body(piece, left)}</g>')
    if "down" in piece.states or "idle" in piece.states:
        inner += part(piece, "down", _DIZZY)
    if state & LEGAL or piece.tries:
        inner += '<circle class="o-ring" r="55"/>'
    if piece.facing is not None:
        turn = piece.facing * pi / 180
        inner = part(piece, "front", put(_WEDGE, 47 * cos(turn), 47 * sin(turn), 1.5, piece.facing)) + inner
    inner = f'<g class="o-stand">{put(inner, scale=scale)}</g>'
    if state & LEGAL:
        inner = f'<circle class="o-hit o-tag" r="26"/><circle class="o-hit" r="{num(radius)}"/>' + inner
    return inner


@lru_cache(maxsize=8192)
def figure(piece: Piece, state: int = 0) -> str:
    """A piece of a measured board as a `<g>`, with its base and the way it came as data."""
    stands, place, left = state % LEFT, state // PLATE, bool(state & LEFT) or "left" in piece.states
    words = piece.states
    inner = mounts.mounted(piece, stands) if piece.base is not None else _rounded(piece, stands, left)
    if "gone" not in words:
        inner += _signs(piece, place) + _plate(piece, place)
    kind = "piece based" if piece.base is not None else "piece"
    kind += (f" seat-{piece.seat}" if piece.seat is not None else "") + "".join(f" {escape(w)}" for w in words)
    return group(piece, stands, kind, piece.x * UNIT, piece.y * UNIT, inner, data(piece))


def data(piece: Piece) -> str:
    """Its base in inches for the ruler, and the way it came in pixels for the animation."""
    told = f' data-base="{num(piece.size / 2)}"' if piece.base is None else mounts.told(piece)
    if len(piece.trail) > 1:
        told += f' data-trail="{" ".join(f"{num(x * UNIT)},{num(y * UNIT)}" for x, y in piece.trail)}"'
    return told


@lru_cache(maxsize=2048)
def trail(piece: Piece) -> str:
    """The way that it came as a dotted line from a mark at its start; empty where it stood still."""
    if len(piece.trail) < 2:
        return ""
    points = [(x * UNIT, y * UNIT) for x, y in piece.trail]
    (x, y), *rest = points
    d = f"M{num(x)} {num(y)}L" + "L".join(f"{num(bx)} {num(by)}" for bx, by in rest)
    return (
        f'<g id="trail-{escape(piece.id)}" class="trail"><path class="o-trail-bed" d="{d}"/>'
        f'<path class="o-trail" d="{d}"/>'
        f'<path class="o-trail-start" transform="translate({num(x)} {num(y)})" d="M-9 -9L9 9M9 -9L-9 9"/></g>'
    )


CROWDED = 2.4
"""Inches between two pieces whose plates may hide one another on a phone."""
EDGE = 1.8
"""Inches that a plate may reach to the side there."""


def pose(pieces: list[Piece], width: float, height: float) -> tuple[list[int], str]:
    """How pieces stand on a board of this size: a state for `figure` each, and what is drawn between those who fight.

    Plates hang where they hide the least of who is near, and not over the board's edge; who is engaged looks at his
    opponent.
    """
    states: list[int] = []
    clashes = ""
    count = len(pieces)
    spots = [(piece.x, piece.y) for piece in pieces]
    hang = [mounts.rear(piece) for piece in pieces]
    plated = [bool(piece.badge) or piece.seat is not None for piece in pieces]
    for at, piece in enumerate(pieces):
        x, y = spots[at]
        near = [
            other
            for other in range(count)
            if other != at and -CROWDED < spots[other][0] - x < CROWDED and -CROWDED < spots[other][1] - y < CROWDED
        ]
        state = 0
        if "engaged" in piece.states:
            foe = _foe(piece, [pieces[other] for other in near])
            state = LEFT if foe is not None and (foe.x - x, foe.y - y) < (0, 0) else 0
            dx, dy = (foe.x - x, foe.y - y) if foe is not None else (0, -1)
            clash = put(_CLASH, (x + dx / 2) * UNIT, (y + dy / 2) * UNIT)
            clashes = clashes if clash in clashes else clashes + clash
        left = bool(state) or "left" in piece.states
        over = (x < EDGE, x > width - EDGE, y > height - 1)
        if plated[at] and (near or any(over)):
            state += PLATE * _free(at, near, spots, hang, states, plated, left, over)
        elif hang[at] != (0, 0):
            state += PLATE * PLACES.index((1 if hang[at][0] > 0.1 else -1, -1 if hang[at][1] < -0.1 else 1))
        elif left:
            state += PLATE
        states.append(state)
    return states, clashes


def _foe(piece: Piece, near: list[Piece]) -> Piece | None:
    """Whom an engaged piece touches: of another seat if there is one."""
    found = None
    for other in near:
        reach = (piece.size + other.size) / 2 + 0.1
        if "engaged" in other.states and (other.x - piece.x) ** 2 + (other.y - piece.y) ** 2 < reach * reach:
            if other.seat != piece.seat:
                return other
            found = other
    return found


_CLASH = '<g class="o-tag">' + put(stamp("engaged"), 0, -9, 0.74) + "</g>"


def _free(
    at: int,
    near: list[int],
    spots: list[tuple[float, float]],
    hang: list[tuple[float, float]],
    states: list[int],
    plated: list[bool],
    left: bool,
    over: tuple[bool, bool, bool],
) -> int:
    """Index in PLACES of where this piece's plate hides the least; best behind its back, so that its face is seen."""
    x, y = spots[at][0] + hang[at][0], spots[at][1] + hang[at][1]
    best, least = 0, 1e9
    for place, (side, below) in enumerate(PLACES):
        px, py = x + side * 0.7, y + below * 0.7
        worse = (0.3 if (side > 0) != left else 0) + (0.3 if (below < 0) != over[2] else 0)
        worse += 2 if over[side > 0] else 0
        worse += max(0.0, -side * hang[at][0]) + max(0.0, -below * hang[at][1])
        for other in near:
            ox, oy = spots[other]
            # What is drawn later would even lie on the plate; what has none of its own matters less.
            weight = (2.0 if other > at else 1.0) if plated[other] else 0.4
            worse += weight * max(0.0, 1.4 - abs(ox - px)) * max(0.0, 1.1 - abs(oy - py))
            if other < at and plated[other]:
                oside, obelow = PLACES[states[other] // PLATE]
                qx, qy = ox + hang[other][0] + oside * 0.7, oy + hang[other][1] + obelow * 0.7
                worse += max(0.0, 1.6 - abs(qx - px)) * max(0.0, 0.9 - abs(qy - py))
        if worse < least:
            best, least = place, worse
    return best
