"""A scene becomes one SVG. Nothing here knows a game: looks are names of the kit, and unknown ones get their initial.

Every thing is `<g id="thing-ID">`, moved by its style alone, so that a keyed patch of the page makes it slide.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from orcade.table import scene as table
from orcade.table.scene import Scene

from . import ground
from .gauges import marks
from .kit import ITEMS, ORCS, TERRAIN, back, emblem, face, held, seat_mark
from .kit.knife import blob, escape, line, num, paint, put, slab
from .palette import stylesheet

UNIT = 60
"""Pixels a unit."""

LEGAL, LAST, CHOSEN, DIM, THROUGH = 1, 2, 4, 8, 16
"""How a thing stands in its scene; `THROUGH` lets clicks fall on what lies under it."""

_CLASSES = {LEGAL: "legal", LAST: "last", CHOSEN: "chosen", DIM: "dim", THROUGH: "through"}


def svg(scene: Scene, *, standalone: bool = False) -> str:
    """The whole board as `<svg id="board">`. With `standalone` it carries its style sheet: a file for itself."""
    frame = ground.frame(scene)
    x, y, width, height = frame.view
    style = f"<style>{stylesheet()}</style>" if standalone else ""
    size = f' width="{num(width)}" height="{num(height)}"' if standalone else ""
    drawn = "".join(_things(scene))
    return (
        f'<svg id="board" class="board" xmlns="http://www.w3.org/2000/svg" role="group" data-look="{escape(scene.look)}" '
        f'viewBox="{num(x)} {num(y)} {num(width)} {num(height)}"{size} aria-label="{escape(scene.headline)}">{style}'
        f'<g id="board-ground" aria-hidden="true">{frame.art}</g>{drawn}</svg>'
    )


def legal_things(scene: Scene) -> frozenset[str]:
    """Ids that some choice of the scene's question names."""
    if scene.question is None:
        return frozenset()
    return frozenset(thing for choice in scene.question.choices for thing in choice.things)


def _things(scene: Scene) -> Iterable[str]:
    legal = legal_things(scene)
    last = frozenset(scene.last)
    pieces = [thing for thing in scene.things if isinstance(thing, table.Piece)]
    squares = {(thing.x, thing.y) for thing in scene.things if isinstance(thing, table.Square) and thing.id in legal}
    big = {(piece.x, piece.y): piece for piece in pieces}
    peeking: dict[str, list[table.Piece]] = {}
    for piece in pieces:
        above = big[piece.x, piece.y]
        if above is not piece and above.size > piece.size:
            peeking.setdefault(above.id, []).append(piece)
    late = {piece.id for row in peeking.values() for piece in row}
    for thing in scene.things:
        if thing.id in late:
            continue
        state = (LEGAL if thing.id in legal else 0) | (LAST if thing.id in last else 0)
        if isinstance(thing, table.Piece) and not state & LEGAL and _square(thing) in squares:
            state |= THROUGH
        yield draw(thing, state)
        for small in peeking.get(thing.id, ()):
            state = (LEGAL if small.id in legal else 0) | (LAST if small.id in last else 0)
            yield _peek(small, state | (0 if state & LEGAL or _square(small) not in squares else THROUGH))


def _square(piece: table.Piece) -> tuple[float, float]:
    return (piece.x // 1, piece.y // 1)


@lru_cache(maxsize=4096)
def draw(thing: table.Thing, state: int = 0) -> str:
    """One thing of a scene as a `<g>`; its state is a sum of LEGAL, LAST …"""
    make = _MAKERS.get(type(thing))
    if make is None:
        return ""
    return make(thing, state)


@lru_cache(maxsize=512)
def _peek(piece: table.Piece, state: int) -> str:
    """A token that lies under a figure: it looks out at the upper left corner."""
    return _piece(piece, state, -0.31, -0.31, 0.72)


def group(thing: table.Thing, state: int, kind: str, x: float, y: float, inner: str, extra: str = "") -> str:
    """The `<g>` of a thing, at x, y in pixels, with its name for tooltips and screen readers."""
    names = "".join(f" {word}" for bit, word in _CLASSES.items() if state & bit)
    act = ' role="button" tabindex="0"' if state & LEGAL else ""
    tries = f' data-tries="{escape("|".join(thing.tries))}"' if thing.tries else ""
    label = escape(thing.label)
    return (
        f'<g id="thing-{escape(thing.id)}" data-thing="{escape(thing.id)}" class="thing {kind}{names}{extra}"{act}{tries} '
        f'style="transform:translate({num(x)}px,{num(y)}px)"><title>{label}</title>{inner}</g>'
    )


def _part(thing: table.Thing, part: str, inner: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<g id="thing-{escape(thing.id)}-{part}"{named}>{inner}</g>'


def _square_thing(square: table.Square, state: int) -> str:
    at = int(square.x * 3 + square.y * 5)
    inner = ground.cell(square.dark, at)
    if square.look in TERRAIN:
        inner += TERRAIN[square.look]
    elif square.look not in ("plain", ""):
        inner += put(emblem(square.look), UNIT / 2, UNIT / 2, 0.5)
    if state & LAST:
        inner += line("M6 17L6 6L17 6M43 6L54 6L54 17M54 43L54 54L43 54M17 54L6 54L6 43", 4, "rim")
    if state & LEGAL:
        inner += '<rect class="o-lit" x="3" y="3" width="54" height="54" fill-opacity=".3"/>'
    inner += '<rect class="o-ring" x="5" y="5" width="50" height="50" rx="4"/>'
    return group(square, state, "square", square.x * UNIT, square.y * UNIT, inner)


def _piece_thing(piece: table.Piece, state: int) -> str:
    return _piece(piece, state)


def _piece(piece: table.Piece, state: int, dx: float = 0, dy: float = 0, shrink: float = 1) -> str:
    radius = piece.size * UNIT / 2 * shrink
    scale = radius / 46
    seat = f" seat-{piece.seat}" if piece.seat is not None else ""
    look = piece.look
    art = ORCS.get(look)
    if piece.seat is None and look in ITEMS:
        inner = f'<path class="o-card o-cut o-rimmed" stroke-width="6" d="{blob(45, 11, 2)}"/>{put(emblem(look), scale=0.8)}'
    else:
        disc = "o-seat" if piece.seat is not None else "o-card"
        inner = f'<path class="o-line" d="{blob(47, 11, 2)}" transform="translate(1.5 3)"/><path class="{disc} o-cut o-rimmed" stroke-width="6" d="{blob(45, 11, 2)}"/>'
        inner += f'<g class="o-figure">{_bust(look, piece.holding) if art else put(emblem(look), scale=0.72)}</g>'
    parts = _part(piece, "figure", put(inner, scale=scale))
    if "down" in piece.states:
        parts += _part(piece, "down", put(_DIZZY, 0, -radius * 0.78, max(scale, 0.4)))
    if piece.seat is not None:
        edge = radius * 0.74
        parts += _part(
            piece,
            "mark",
            put(
                f'<path class="o-seat o-cut" stroke="var(--o-line)" stroke-width="4" d="{blob(17, 9, 5)}"/>{seat_mark(piece.seat)}',
                -edge,
                edge,
                0.52,
            ),
        )
    if piece.badge:
        wide = 10.5 + 5 * (len(piece.badge) - 1)
        edge = radius * 0.74
        parts += _part(
            piece,
            "badge",
            f'<g transform="translate({num(edge)} {num(edge)})"><rect class="o-card o-cut" stroke="var(--o-line)" stroke-width="2.5" x="{num(-wide)}" y="-11" width="{num(2 * wide)}" height="22" rx="8"/>'
            f'<text class="o-text o-line" y="7" font-size="20">{escape(piece.badge)}</text></g>',
        )
    if state & LAST:
        parts = (
            f'<circle class="o-halo" r="{num(radius + 5)}" stroke-width="6" stroke-dasharray="2.5 5"/>' + parts
        )
    parts += f'<circle class="o-ring" r="{num(radius + 2)}"/>'
    states = "".join(f" {escape(word)}" for word in piece.states)
    return group(piece, state, "piece", (piece.x + dx) * UNIT, (piece.y + dy) * UNIT, parts, seat + states)


_DIZZY = "".join(
    put(emblem("star"), x, y, 0.26) for x, y in ((-22, 4), (0, -5), (22, 4))
)


@lru_cache(maxsize=256)
def _bust(look: str, holding: str) -> str:
    """An orc cut off by its disc, with what it holds before it (a spear behind)."""
    gear = held(holding)
    bust = f'<svg x="-60" y="-62" width="120" height="108" viewBox="-60 -62 120 108">{ORCS[look]}</svg>'
    return gear + bust if holding == "spear" else bust + gear


def _card_thing(card: table.Card, state: int) -> str:
    x, y = card.x * UNIT, card.y * UNIT
    scale = card.width * UNIT / 100
    inner = _part(card, "sheet", put(card_art(card, state), scale=scale, turn=90 if card.turned else 0))
    return group(card, state, "card", x, y, inner, " turned" if card.turned else "")


def card_art(card: table.Card, state: int) -> str:
    """A card's open side or back around 0, 0, with its rings, in the kit's units."""
    art = face(card.title, card.corner, card.emblem, card.body) if card.title else back(card.back)
    halo = f'<path class="o-halo" stroke-width="9" stroke-dasharray="3 8" d="{_RIM}"/>' if state & LAST else ""
    return f'<g transform="translate(-50 -70)">{halo}{art}<path class="o-ring" d="{_RIM}"/></g>'


_RIM = slab(108, 148, 12, 1).replace("M", "M", 1)


def _pile_thing(pile: table.Pile, state: int) -> str:
    scale = pile.width * UNIT / 100
    depth = 0 if pile.count < 2 else min(4, 1 + pile.count // 8)
    edge = slab(100, 140, 9, 1)
    if pile.count <= 0 and pile.top is None:
        inner = f'<g transform="translate(-50 -70)"><path class="o-none" stroke="var(--soft)" stroke-width="3" stroke-dasharray="8 7" d="{edge}"/></g>'
    else:
        inner = "".join(
            f'<path class="o-card-shade o-cut" stroke="var(--o-line)" stroke-width="3.5" transform="translate({num(-50 + at * 2.5)} {num(-70 + at * 3)})" d="{edge}"/>'
            for at in range(depth, 0, -1)
        )
        top = pile.top
        art = face(top.title, top.corner, top.emblem, top.body) if top is not None and top.title else back(pile.back)
        inner += f'<g transform="translate(-50 -70)">{art}</g>'
    if state & LAST:
        inner += f'<path class="o-halo" stroke-width="9" stroke-dasharray="3 8" transform="translate(-50 -70)" d="{edge}"/>'
    inner += f'<path class="o-ring" transform="translate(-50 -70)" d="{edge}"/>'
    foot = 70 * scale
    wide = max(22, 7 * len(str(pile.count)) + 15)
    label = (
        f'<g transform="translate({num(50 * scale - 8)} {num(-foot + 6)})"><rect class="o-gold o-cut" stroke="var(--o-line)" stroke-width="3" x="{num(-wide / 2)}" y="-13" width="{num(wide)}" height="26" rx="9"/>'
        f'<text class="o-text o-line" y="7" font-size="19">{pile.count}</text></g>'
    )
    name = f'<text class="o-plain o-ink" text-anchor="middle" y="{num(foot + 21)}" font-size="18">{escape(pile.name)}</text>'
    parts = _part(pile, "stack", put(inner, scale=scale)) + _part(pile, "count", label) + _part(pile, "name", name)
    return group(pile, state, "pile", pile.x * UNIT, pile.y * UNIT, parts)


def _gauge_thing(gauge: table.Gauge, state: int) -> str:
    art, width = marks(gauge.value, gauge.full, gauge.look)
    scale = 26 / 32
    seat = f" seat-{gauge.seat}" if gauge.seat is not None else ""
    inner = _part(gauge, "marks", put(art, -width * scale / 2, -13, scale))
    inner += f'<rect class="o-ring" x="{num(-width * scale / 2 - 5)}" y="-18" width="{num(width * scale + 10)}" height="36" rx="6"/>'
    inner += f'<rect fill="transparent" x="{num(-width * scale / 2 - 5)}" y="-22" width="{num(width * scale + 10)}" height="44"/>'
    return group(gauge, state, "gauge", gauge.x * UNIT, gauge.y * UNIT, inner, seat)


def _path_thing(path: table.Path, state: int) -> str:
    points = [(x * UNIT, y * UNIT) for x, y in path.points]
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    if path.look == "arrow" and len(points) > 1:
        (ax, ay), (bx, by) = points[-2], points[-1]
        far = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        ux, uy = (bx - ax) / far, (by - ay) / far
        head = (
            f"M{num(bx - 16 * ux + 9 * uy)} {num(by - 16 * uy - 9 * ux)}L{num(bx)} {num(by)}"
            f"L{num(bx - 16 * ux - 9 * uy)} {num(by - 16 * uy + 9 * ux)}"
        )
        inner = line(d + head, 9, "card") + line(d + head, 4.5, "line")
    elif path.look in ("ray", "path"):
        inner = f'<path class="o-none o-cut" stroke="var(--o-rim)" stroke-width="4" stroke-dasharray="3 9" d="{d}"/>'
    else:
        inner = line(d, 5, "rim")
    inner += f'<path class="o-ring" d="{d}"/>'
    return group(path, state, "path", 0, 0, inner)


def _caption_thing(caption: table.Caption, state: int) -> str:
    size = caption.size * UNIT
    inner = f'<text class="o-text o-ink" y="{num(size * 0.35)}" font-size="{num(size)}">{escape(caption.text)}</text>'
    wide = max(UNIT * 0.7, len(caption.text) * size * 0.62)
    inner += f'<rect class="o-ring" x="{num(-wide / 2 - 6)}" y="{num(-size * 0.8)}" width="{num(wide + 12)}" height="{num(size * 1.6)}" rx="6"/>'
    return group(caption, state, "caption", caption.x * UNIT, caption.y * UNIT, inner)


_MAKERS = {
    table.Square: _square_thing,
    table.Piece: _piece_thing,
    table.Card: _card_thing,
    table.Pile: _pile_thing,
    table.Gauge: _gauge_thing,
    table.Path: _path_thing,
    table.Caption: _caption_thing,
}

_ = paint
