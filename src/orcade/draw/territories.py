"""Areas of a map and the stacks that stand in them, as they are in each view; what lies under them is in `lands.py`."""

from __future__ import annotations

from msgspec.structs import replace

from orcade.table.things import Holding, Stack, Territory
from orcade.table.words import name_lines

from .ground import UNIT
from .kit import seat_mark
from .kit.knife import escape, num, put, sign, stamp
from .lands import closed
from .nodes import body, group, grows, halo, lit, part, reach, ring
from .text import stack_words

LINE = 19
"""Pixels from one line of a name to the next."""
LETTER = 10
"""Pixels of a letter of a name, about."""
HIGHEST = 4
"""Pieces of a stack that are drawn under each other, at most."""


def territory(area: Territory, state: int) -> str:
    """An area: whose it is, what may be done with it, and what stands there and goes with it."""
    shape, clip = f"shape-{escape(area.id)}", f"clip-{escape(area.id)}"
    use = f'use href="#{shape}"'
    outline = f'<path id="{shape}" d="{closed(area.outline, area.x, area.y)}"/>'
    within = f'<{use} class="{"o-owned" if area.seat is not None else "o-hit"}"/>{ring(use)}'
    # What is drawn along the outline stays within it: on the other side begins the neighbour.
    inner = f'<clipPath id="{clip}">{outline}</clipPath><g clip-path="url(#{clip})">{within}</g>'
    for at, holding in enumerate(area.holdings):
        inner += part(area, f"holding-{at}", _holding(holding, area.x, area.y))
    kind = f"territory seat-{area.seat}" if area.seat is not None else "territory"
    return group(area, state, kind, area.x * UNIT, area.y * UNIT, inner)


def title(area: Territory, state: int) -> str:
    """Its number, whose it is, and its name; they lie over all areas."""
    kind = f' class="seat-{area.seat}"' if area.seat is not None else ""
    place = f"translate({num(area.x * UNIT)}px,{num(area.y * UNIT)}px)"
    inner = f'<g class="o-sign">{_name(area)}</g>'
    return f'<g id="title-{escape(area.id)}" aria-hidden="true"{kind} style="transform:{place}">{inner}</g>'


def _name(area: Territory) -> str:
    """Its name around 0, 0; at the left its number and whose it is."""
    words = name_lines(area.name)
    plated = bool(area.number) or area.seat is not None
    left = -(max(map(len, words)) * LETTER + 38) / 2
    top = 6 - LINE * (len(words) - 1) / 2
    kind, x = ("o-text o-name o-after", left + 38) if plated else ("o-text o-name", 0)
    art = "".join(
        f'<text class="{kind}" x="{num(x)}" y="{num(top + LINE * at)}" font-size="17">{escape(line)} </text>'
        for at, line in enumerate(words)
    )
    return art + (put(f'<g class="o-plate">{_plate(area)}</g>', left + 16) if plated else "")


def _plate(area: Territory) -> str:
    """The number of an area, on its owner's colour and above his mark."""
    if area.seat is None:
        return stamp("plate") + sign(area.number, 'class="o-text o-bone" y="6.5" font-size="18"')
    number = sign(area.number, 'class="o-text o-owner" y="6.5" font-size="19"')
    mark = put(stamp("flag") + seat_mark(area.seat), -9, 19, 0.62)
    return stamp("plate-owned") + mark + number


_PLACED = {
    1: ((0, 0),),
    2: ((-9, 0), (9, 0)),
    3: ((0, -7), (-12, 3), (12, 3)),
    4: ((0, -8), (-13, -1), (13, -1), (0, 6)),
}
"""Where so many pictures of a holding stand, those behind first."""


def _holding(holding: Holding, x: float, y: float) -> str:
    """As many of a picture as it counts."""
    places = _PLACED.get(holding.count) or [(24 * at, 0) for at in range(holding.count)]
    size = 0.38 if holding.count == 1 else 0.3
    row = "".join(put(_picture(holding.look), px, py, size) for px, py in places)
    place = f"translate({num((holding.x - x) * UNIT)} {num((holding.y - y) * UNIT)})"
    return f'<g class="o-held" transform="{place}"><title>{escape(holding.name)}</title>{row}</g>'


def stack(pile: Stack, state: int) -> str:
    """A stack: who leads it on those below him, its number, its mark, and what it has with it."""
    kind = "piece stack" + (f" seat-{pile.seat}" if pile.seat is not None else "")
    kind += "".join(f" {escape(word)}" for word in pile.states)
    named = replace(pile, label=stack_words(pile))
    return group(named, state, kind, pile.x * UNIT, pile.y * UNIT, _stacked(pile))


@body
def _stacked(pile: Stack) -> str:
    radius = pile.size * UNIT / 2
    scale = radius / 46
    shape = f'circle r="{num(radius + 5)}"'
    inner = halo(shape) + reach(radius) + lit(shape)
    if "active" in pile.states:
        inner += part(pile, "active", put(stamp("active"), scale=scale))
    inner += part(pile, "figure", put(_figure(pile.look, pile.seat is not None, min(pile.count, HIGHEST)), scale=scale))
    inner += ring(f'circle r="{num(radius + 3)}"')
    edge = radius * 0.8
    if pile.seat is not None:
        inner += part(pile, "mark", put(stamp("flag") + seat_mark(pile.seat), -edge, edge, 0.62))
    if pile.marks:
        inner += part(pile, "marks", _marks(pile.marks, radius))
    if pile.badge:
        inner += part(pile, "badge", _badge(pile.badge, edge))
    return grows(inner, pile.size)


def _figure(look: str, seated: bool, high: int) -> str:
    """Who leads, on so many layers."""
    layer = stamp("layer" if seated else "layer-bare")
    layers = "".join(put(layer, 0, 7 * at) for at in range(high - 1, 0, -1))
    disc = stamp("seated" if seated else "token")
    return f'{layers}{disc}<g class="o-figure">{put(_picture(look), scale=0.82)}</g>'


def _marks(marks: tuple[str, ...], radius: float) -> str:
    """What a stack has with it, as small discs around its upper right."""
    places = ((0.9, -0.62), (0.2, -1.08), (-0.62, -0.9), (-1.08, -0.2))
    return "".join(
        put(stamp("chip") + put(_picture(look), scale=0.27), radius * x, radius * y, 0.84)
        for look, (x, y) in zip(marks, places, strict=False)
    )


def _badge(badge: str, edge: float) -> str:
    """A number, at the lower right."""
    wide = 12 + 6 * (len(badge) - 1)
    return put(
        f'<rect class="o-card o-edged" stroke-width="3" x="{-wide}" y="-12.5" width="{2 * wide}" height="25" rx="8"/>'
        f'<text class="o-text o-line" y="8" font-size="23">{escape(badge)}</text>',
        edge,
        edge,
    )


def _picture(look: str) -> str:
    """A picture that the board contains once (`stencils`)."""
    return f'<use href="#look-{escape(look)}"/>'
