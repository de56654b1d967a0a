"""Boars and chariots: pieces on a rectangular base, seen from above, that turn as a whole."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.things import Piece

from .ground import UNIT
from .kit import RACERS, emblem
from .kit.knife import num, put, slab, stamp
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


@lru_cache(maxsize=128)
def mount(look: str, seated: bool, base: tuple[float, float], holding: str = "") -> str:
    """What stands on a base, looking right, with the base. Looks that the kit has no racer for get their emblem."""
    long, wide = size(base)
    fit = min(long / LONG, wide / WIDE)
    ground = put(
        f'<path class="o-rimmed o-{"seat" if seated else "card-shade"}" stroke-width="5" '
        f'd="{slab(long - 4, wide - 4, 7, 1)}"/>',
        2 - long / 2,
        2 - wide / 2,
    )
    if look not in RACERS:
        drawn = f'<use href="#look-{look}"/>' if look in STENCILS else emblem(look)
        return ground + put(drawn, scale=wide / 112)
    load = put(stamp("caught"), -40, 0) if holding == "piglet" else ""
    return ground + put(f'<use href="#look-{look}"/>{load}', scale=fit)


def _body(piece: Piece) -> str:
    """A mount in its states. What is destroyed is drawn whole, too: for as long as it still moves."""
    assert piece.base is not None
    whole = mount(piece.look, piece.seat is not None, piece.base, piece.holding)
    if "gone" not in piece.states:
        return whole
    left = stamp("wreck") + put(stamp("puff"), 0, 0, 0.7) if "chariot" in piece.look else put(stamp("puff"), scale=1.1)
    return f'<g class="o-whole">{whole}</g><g class="o-broken">{left}</g>'


def mounted(piece: Piece) -> str:
    """The figure of a piece with a base."""
    assert piece.base is not None
    inner = halo(box(piece.base, 13)) + lit(box(piece.base, 15))
    if "active" in piece.states:
        inner += part(piece, "active", f'<{box(piece.base, 11)} class="o-gold o-edged" stroke-width="4"/>')
    inner += part(piece, "figure", f'<g class="o-figure">{_body(piece)}</g>')
    inner += ring(box(piece.base, 10))
    turned = f'transform="rotate({num(piece.facing or 0)})"'
    inner = f'<g class="o-turn" {turned}>{inner}</g>'
    if "down" in piece.states or "idle" in piece.states:
        inner += part(piece, "down", _DIZZY)
    return NEARBY + stands(inner, f"{box(piece.base)} {turned}", min(piece.base))


def told(piece: Piece) -> str:
    """Attributes of a piece with a base: half its length and width in inches, and where its front is."""
    assert piece.base is not None
    long, wide = piece.base
    turn = num(piece.facing or 0)
    return f' data-base="{num(long / 2)} {num(wide / 2)} {turn}" data-facing="{turn}"'
