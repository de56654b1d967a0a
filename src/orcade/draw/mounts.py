"""Boars and chariots: pieces on a rectangular base. What is seen from above turns as a whole; a rider stands upright in
profile on a base that turns."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.things import Piece

from .ground import UNIT
from .kit import MARKED, RACERS, RIDERS, emblem, seat_mark
from .kit.knife import cut, num, put, slab, stamp
from .nodes import NEARBY, halo, lit, part, ring, stands
from .things import STENCILS

LONG, WIDE = 120, 60
"""Of the base that riders and chariots are drawn on."""
_DIZZY = put(stamp("dizzy"), 0, -8, 1.5)


def size(base: tuple[float, float]) -> tuple[float, float]:
    """Length and width of a base in pixels."""
    return base[0] * UNIT, base[1] * UNIT


def box(base: tuple[float, float], more: float = 0) -> str:
    """An element's name and place for a base's outline, `more` pixels outside it."""
    long, wide = size(base)
    return (
        f'rect x="{num(-long / 2 - more)}" y="{num(-wide / 2 - more)}" width="{num(long + 2 * more)}" '
        f'height="{num(wide + 2 * more)}" rx="{num(6 + more)}"'
    )


_FRONT = put(cut("M0 -17L22 0L0 17Q5 0 0 -17z", "seat", 5.5, 0, 0), scale=1.15)
"""Where a rider heads."""
AROUND = 66
"""Of what is drawn around a rider, on a base of length LONG."""
TILT = 0.42
"""How much of its slope a rider is seen on who rides up or down the board (as preview.js has it)."""


def posture(heading: float) -> tuple[float, bool]:
    """By how much a rider leans who heads there, clockwise from right; whether he looks left."""
    up = (heading + 90) % 360 - 90  # from straight up to straight up again
    left = up > 90
    return round((up - 180 if left else up) * TILT, 1), left


@lru_cache(maxsize=128)
def mount(look: str, seated: bool, base: tuple[float, float]) -> str:
    """What is seen from above on a base, looking right, with the base. Looks that the kit has no racer for get their
    emblem."""
    long, wide = size(base)
    ground = put(
        f'<path class="o-rimmed o-{"seat" if seated else "card-shade"}" stroke-width="5" '
        f'd="{slab(long - 4, wide - 4, 7, 1)}"/>',
        2 - long / 2,
        2 - wide / 2,
    )
    if look not in RACERS:
        drawn = f'<use href="#look-{look}"/>' if look in STENCILS else emblem(look)
        return ground + put(drawn, scale=wide / 112)
    return ground + put(f'<use href="#look-{look}"/>', scale=min(long / LONG, wide / WIDE))


@lru_cache(maxsize=256)
def rider(look: str, seat: int | None, long: float, holding: str = "") -> str:
    """A rider in profile, looking right, around the middle of a base of this length."""
    load = stamp("caught") if holding == "piglet" else ""
    mark = put(seat_mark(seat), *MARKED, 1.25) if seat is not None else ""
    return put(f'<use href="#look-{look}"/>{mark}{load}', 0, long / 8, long / 112)


def _body(piece: Piece) -> str:
    """A mount in its states. What is destroyed is drawn whole, too: for as long as it still moves."""
    assert piece.base is not None
    if piece.look in RIDERS:
        heading = piece.facing or 0
        leans, left = posture(heading)
        upright = rider(piece.look, piece.seat, piece.base[0] * UNIT, piece.holding)
        whole = put(upright, turn=leans - heading, mirror=left)
    else:
        whole = mount(piece.look, piece.seat is not None, piece.base)
    if "gone" not in piece.states:
        return whole
    remains = (
        stamp("wreck") + put(stamp("puff"), 0, 0, 0.7) if "chariot" in piece.look else put(stamp("puff"), scale=1.1)
    )
    return f'<g class="o-whole">{whole}</g><g class="o-broken">{remains}</g>'


def mounted(piece: Piece) -> str:
    """The figure of a piece with a base."""
    assert piece.base is not None
    turned = f'transform="rotate({num(piece.facing or 0)})"'
    upright = piece.look in RIDERS
    inner = f'<g class="o-turn" {turned}>{_upright(piece) if upright else _from_above(piece)}</g>'
    if "down" in piece.states or "idle" in piece.states:
        inner += part(piece, "down", _DIZZY)
    return NEARBY + stands(inner, f"{box(piece.base)} {turned}", min(piece.base), under=upright)


def _from_above(piece: Piece) -> str:
    assert piece.base is not None
    inner = halo(box(piece.base, 13)) + lit(box(piece.base, 15))
    if "active" in piece.states:
        inner += part(piece, "active", f'<{box(piece.base, 11)} class="o-gold o-edged" stroke-width="4"/>')
    return inner + part(piece, "figure", f'<g class="o-figure">{_body(piece)}</g>') + ring(box(piece.base, 10))


def _upright(piece: Piece) -> str:
    """A rider, with an arrow that goes round him to where he heads."""
    assert piece.base is not None
    scale = piece.base[0] * UNIT / LONG
    around = [f'circle r="{num((AROUND + more) * scale)}"' for more in (4, 6, 0)]
    inner = halo(around[0]) + lit(around[1])
    if "active" in piece.states:
        inner += part(piece, "active", put(stamp("glow"), 0, -9 * scale, scale * 0.95))
    if piece.facing is not None and "gone" not in piece.states:
        inner += part(piece, "front", put(_FRONT, AROUND * scale, 0, scale))
    return inner + part(piece, "figure", f'<g class="o-figure">{_body(piece)}</g>') + ring(around[2])


def told(piece: Piece) -> str:
    """Attributes of a piece with a base: half its length and width in inches, and where its front is."""
    assert piece.base is not None
    long, wide = piece.base
    turn = num(piece.facing or 0)
    return f' data-base="{num(long / 2)} {num(wide / 2)} {turn}" data-facing="{turn}"'
