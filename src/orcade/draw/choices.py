"""Pictures on the buttons of choices that last (`Option.look`), and what these are good for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape

from orcade.table.things import Gauge

from .gauges import gauge, symbol
from .kit import TERRAIN, emblem, refer
from .kit.blows import BLOWS
from .kit.emblems import EMBLEMS
from .kit.knife import put, stamp
from .kit.pictures import framed, known
from .kit.zones import LOOKS
from .staying import STAMPS
from .things import STENCILS

_VIEW = "-54 -60 108 116"
"""What lies around a picture that is no card's."""


@cache
def choice_picture(look: str) -> str:
    """A figure, a piece of terrain, a card's picture or an emblem of this name, as a small drawing of its own;
    blows and blocks are shown on a page that holds `signs`."""
    if known(look):
        art = framed(look, 2, 2, 132, 104, whole=False)
        return f'<svg class="look card-look" viewBox="0 0 136 108" aria-hidden="true">{art}</svg>'
    if look in BLOWS:
        return f'<svg class="look" aria-hidden="true">{refer(f"sign-{look}")}</svg>'
    if look in LOOKS:
        art = put(LOOKS[look](150, 150, False), scale=0.64)
    else:
        art = STENCILS[look] if look in TERRAIN else EMBLEMS.get(look) or STENCILS.get(look) or emblem(look)
    return f'<svg class="look" viewBox="{_VIEW}" aria-hidden="true">{art}</svg>'


def signs(board: str) -> dict[str, str]:
    """The blows and blocks that a page holds beside a board of this look, by id; the board has what is in them."""
    named = sorted(BLOWS.keys() & STAMPS.get(board, frozenset()))
    return {f"sign-{name}": symbol(f"sign-{name}", _VIEW, stamp(name)) for name in named}


def strengths(gauges: Iterable[Gauge], named: bool = False) -> str:
    """What a choice is good for, in a row: each with its name for a pointer that rests on it, and for who listens.
    `named`: numbers have it beside them, too."""
    told = ((each, _name(each) if named else "") for each in gauges)
    row = "".join([f'<span title="{escape(each.label)}">{gauge(each)}{name}</span>' for each, name in told])
    return f'<span class="strengths">{row}</span>' if row else ""


def _name(gauge: Gauge) -> str:
    return f'<span aria-hidden="true">{escape(gauge.name)}</span>' if gauge.counted else ""
