"""Pieces of measured boards. An inch may be 13 pixels there: a figure may be larger than its base, its signs even more.

What must be read (mark, number, emblems) is in groups of class `o-tag`, the figure in `o-stand`; the style sheet scales
about the point where they hang, by `--px`, the pixels that an inch is wide on the page, and `--zoom`.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from msgspec.structs import replace

from orcade.table.things import Piece

from . import mounts, plates
from .ground import UNIT
from .kit import FIGHTERS, HARM, ITEMS, ORCS, WORN, emblem, held
from .kit.blows import BLOWS
from .kit.cards import STAMPS as CARDS
from .kit.knife import burst, cut, escape, num, put, stamp
from .kit.lands import CRAG, PEAK
from .kit.outlines import placed
from .kit.signs import STAMPS as CUT
from .nodes import NEARBY, body, group, halo, lit, part, ring, stands
from .plates import LEFT, PLATE
from .things import DIZZY, FLAG, LAYERS, SEATED, STENCILS, TOKEN, way

_ALONE = frozenset({"barrel", "wood"})
"""Looks that stand by themselves, on no disc."""
_SIZES = (
    dict.fromkeys(ORCS, 0.88) | dict.fromkeys(ITEMS, 0.8) | {"barrel": 1.28, "pig": 0.84, "piglet": 1.5, "wood": 1.2}
)
"""Size of a picture of 100 units on a disc of radius 46."""
_SEEN = {"pig": 0.75, "piglet": 0.58, "barrel": 1.25}
"""By how much what a game is about is taken for smaller than it is, and so drawn larger where all are too small to be
told apart; or what is known at a glance for larger."""
_SHADE = '<ellipse class="o-line" cx="4" cy="20" rx="40" ry="24" opacity=".45"/>'
STAMPS = (
    CUT
    | CARDS
    | BLOWS
    | {
        "flag": FLAG,
        **LAYERS,
        **HARM,
        **FIGHTERS,
        "peak": PEAK,
        "crag": CRAG,
        "seated": SEATED,
        "token": TOKEN,
        "prize": TOKEN.replace("o-card", "o-gold"),
        "shade": _SHADE,
        "glow": cut(burst(50, 68, 16), "gold", 5, 0, 0),
        "dizzy": DIZZY,
    }
)
"""Small pictures that a board contains once, by the names that `stamp` takes."""


@lru_cache(maxsize=256)
def standing(look: str, holding: str = "", left: bool = False) -> str:
    """A figure by itself, for a disc of radius 46 around 0, 0, over whose edge it stands out."""
    picture = f'<use href="#look-{look}"/>' if look in STENCILS else emblem(look)
    gear = held(holding)
    whole = picture + gear if holding in WORN else gear + picture
    return put(whole, 0, -2, _SIZES.get(look, 0.74), 0, left)


def base(look: str, seated: bool) -> str:
    """What a figure stands on, of radius 46."""
    return stamp("seated" if seated else "shade" if look in _ALONE else "prize" if look == "piglet" else "token")


def _body(piece: Piece, left: bool) -> str:
    """The figure in its states, on its disc. What is destroyed is drawn whole, too: for as long as it still moves."""
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


def _rounded(piece: Piece, left: bool) -> str:
    """The figure of a piece on a disc."""
    radius = piece.size * UNIT / 2
    scale = radius / 46
    inner = halo('circle r="57"') + lit('circle r="60"')
    if "active" in piece.states:
        inner += part(piece, "active", stamp("glow"))
    inner += part(piece, "figure", f'<g class="o-figure">{_body(piece, left)}</g>')
    if "down" in piece.states or "idle" in piece.states:
        inner += part(piece, "down", _DIZZY)
    inner += ring('circle r="55"')
    if piece.facing is not None:
        turn = piece.facing * pi / 180
        inner = part(piece, "front", put(_WEDGE, 47 * cos(turn), 47 * sin(turn), 1.5, piece.facing)) + inner
    size = piece.size * _SEEN.get(piece.look, 1)
    whole = put(inner, scale=scale)
    return NEARBY + stands(whole, f'circle r="{num(radius)}"', size, under=piece.look == "piglet")


def figure(piece: Piece, state: int) -> str:
    """A piece of a measured board as a `<g>`, with its base and the way it came as data."""
    stands, place = state % LEFT, state // PLATE
    words = piece.states
    kind = "piece"
    if piece.base is not None:
        kind += " based tight" if place & plates.TIGHT else " based"
    kind += (f" seat-{piece.seat}" if piece.seat is not None else "") + "".join(f" {escape(w)}" for w in words)
    inner = _drawn(replace(piece, trail=()), place, bool(state & LEFT) or "left" in words)
    return group(piece, stands, kind, piece.x * UNIT, piece.y * UNIT, inner, data(piece))


@body
def _drawn(piece: Piece, place: int, left: bool) -> str:
    inner = mounts.mounted(piece) if piece.base is not None else _rounded(piece, left)
    return inner if "gone" in piece.states else inner + plates.signs(piece, place) + plates.plate(piece, place)


def data(piece: Piece) -> str:
    """Its base in inches for the ruler, and the way it came in pixels for the animation."""
    return (f' data-base="{num(piece.size / 2)}"' if piece.base is None else mounts.told(piece)) + way(piece)


@lru_cache(maxsize=2048)
def trail(piece: Piece) -> str:
    """The way that it came, as a dotted line from a mark at its start; empty where it has not moved."""
    if len(piece.trail) < 2:
        return ""
    points = [(x * UNIT, y * UNIT) for x, y in piece.trail]
    (x, y), *rest = points
    d = f"M{num(x)} {num(y)}L" + "L".join(f"{num(bx)} {num(by)}" for bx, by in rest)
    return (
        f'<g id="trail-{escape(piece.id)}" class="trail"><path class="o-trail-bed" d="{d}"/>'
        f'<path class="o-trail" d="{d}"/>'
        f'<path class="o-trail-start" d="{placed("M-9 -9L9 9M9 -9L-9 9", x, y)}"/></g>'
    )
