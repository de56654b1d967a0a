"""The things of a scene, one by one, as SVG. Each is a pure function of the thing and of how it stands in its scene.

Every node of a thing that may change has a stable id: `thing-ID` for the whole, `thing-ID-part` within it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import count
from math import hypot
from typing import Any, TypeVar

from msgspec.structs import replace

from orcade.table.things import Caption, Card, Gauge, Path, Piece, Pile, Square, Stack, Territory, Thing, Tile, Zone

from .cards import draw_card, draw_pile, named_side
from .gauges import marks
from .ground import UNIT, arena, cell
from .kit import (
    BEASTS,
    GAMERS,
    HARM,
    HEROES,
    ITEMS,
    ORCS,
    POSES,
    RACERS,
    SHADOW,
    SKINS,
    TERRAIN,
    WORN,
    emblem,
    fighter,
    held,
    seat_flag,
    seat_mark,
)
from .kit.grounds import GROUNDS, NUMBERED, ground_key, ground_of, ground_within
from .kit.knife import blob, burst, cut, escape, line, num, paint, put, sign, stamp
from .kit.lines import WAYS
from .kit.outlines import placed
from .kit.walls import PATHS
from .nodes import body, group, grows, halo, lit, part, reach, ring
from .streets import TOWN, street, street_stencils
from .tiles import HALF, PARTS, inside, tile_art

P = TypeVar("P", bound=Thing)

STENCILS = TERRAIN | ITEMS | ORCS | HEROES | GAMERS | BEASTS | RACERS | {"barrel": emblem("barrel")}
"""Pictures that a board contains once and uses for every thing of that look."""


def draw(thing: Thing, state: int) -> str:
    """One thing as a `<g>`; `state` is LAST or 0. A kind that is unknown here is not drawn."""
    make = _MAKERS.get(type(thing))
    return make(thing, state) if make is not None else ""


def _seat(seat: int | None) -> str:
    return f" seat-{seat}" if seat is not None else ""


TILE_PARTS = frozenset((f"tile-{name}", art) for name, art in PARTS.items())

_CORNERS = '<path class="o-n o-halo" d="M6 18V6H18M42 6H54V18M54 42V54H42M18 54H6V42"/>'


SCATTERED = frozenset({"rocks", "bush"})
"""Looks of squares that may face either way."""


def _other(square: Square) -> bool:
    return int(square.x * 5 + square.y * 3) % 7 < 3


_END = (
    '<circle class="o-bone o-edged" stroke-width="3" r="11.5"/>'
    '<text class="o-text o-line" y="7" font-size="20">%s</text>'
)
_WOOD = cut("M-24 -9L0 -10L0 10L-24 9Q-28 0 -24 -9z", "bark", 3, 0, 0) + line("M-20 -3L-12 -3M-18 4L-10 4", 2) + _END
"""So much Wood, on the end of a log: what a Tree has, what somebody carries."""
_LYING = '<rect class="o-bone o-edged" stroke-width="3" x="-33" y="-15.5" width="47" height="31" rx="15.5"/>' + _WOOD
"""The same on a light plate, as Wood that lies alone is on a light disc."""


def square_art(square: Square) -> str:
    """What is drawn in a square, whatever may be chosen."""
    if square.look in TOWN:
        return street(square)
    bare = cell(square.dark, square.x, square.y)
    if square.look in TERRAIN:
        # No two neighbours of a wood or a scree are quite the same.
        turned = ' transform="translate(60 0) scale(-1 1)"' if square.look in SCATTERED and _other(square) else ""
        return f'{bare}<use href="#look-{square.look}"{turned}/>'
    return bare if square.look in ("plain", "") else bare + put(emblem(square.look), UNIT / 2, UNIT / 2, 0.5)


def spot(square: Square, state: int) -> str:
    """A square that is drawn already: only how it stands. There may be a hundred of them beside each other."""
    inner = '<rect class="o-ring o-lit" x="2" y="2" width="56" height="56"/>' + _CORNERS
    return group(square, state, "square on-ground", square.x * UNIT, square.y * UNIT, inner)


def _square(square: Square, state: int) -> str:
    inner = square_art(square) + '<rect class="o-lit" x="3" y="3" width="54" height="54"/>' + _CORNERS
    left = "".join(filter(str.isdigit, square.text)) if square.look == "tree" else ""
    if left:
        inner += part(square, "badge", put(_WOOD % left, 46, 47))
    inner += '<rect x="5" y="5" width="50" height="50" rx="4" class="o-ring"/>'
    return group(square, state, "square", square.x * UNIT, square.y * UNIT, inner)


_SHADOW = put(paint(blob(46, 11, 2)), 1.8, 4.5)
_DISC = f'<path class="o-cut o-rimmed %s" stroke-width="5" d="{blob(46, 11, 2)}"/>'
TOKEN = _SHADOW + _DISC % "o-card"
SEATED = (
    _SHADOW + _DISC % "o-seat" + '<path class="o-n" stroke-opacity=".45" stroke-width="3" '
    'd="M-2 -42L-2 -34M13 -40L10 -33M26 -33L21 -27M36 -22L29 -18M41 -8L34 -7M42 7L35 6M-17 -39L-14 -32"/>'
)
_TOUGH = cut(burst(45, 64, 9), "iron", 5, 0, 0)
"""The spikes of who is harder to kill than others of his look."""
DIZZY = "".join(put(emblem("star"), x, y, size) for x, y, size in ((-17, 1, 0.15), (-1, -6, 0.2), (15, 0, 0.15)))
ON_HIS_BACK = -70
"""Degrees by which the face of who lies is turned: up, and still below his stars."""
FLAG = f'<path class="o-seat o-edged" stroke-width="4" d="{blob(17, 9, 5)}"/>'

LAYERS = {
    "active": cut(burst(45, 58, 18), "gold", 3, 0, 0),
    "layer": f'<path class="o-seat o-edged" stroke-width="5" d="{blob(46, 11, 2)}"/>',
    "layer-bare": f'<path class="o-card o-edged" stroke-width="5" d="{blob(46, 11, 2)}"/>',
    "chip": f'<path class="o-card o-edged" stroke-width="3" d="{blob(15, 9, 4)}"/>',
    "plate": f'<path class="o-line" d="{blob(15, 9, 3)}"/>',
    "plate-owned": f'<path class="o-seat o-edged" stroke-width="4" d="{blob(18, 9, 3)}"/>',
}
"""The rays around who acts; what a stack is piled up of, and what holds the picture of what it has; plates of areas."""


CROWDS = frozenset({"gates-orc"})
"""Looks of which one seat has many, side by side and one above another: nothing but their number tells them apart."""

_SIZES = (
    dict.fromkeys(ORCS | HEROES | GAMERS, 0.88)
    | dict.fromkeys(ITEMS, 0.8)
    | {"boar": 0.84, "wood": 0.92, "gates-orc": 0.74}
)
"""Size of a picture of 100 units on a disc of radius 46."""


_STANDING = 0.76
"""Size of a picture of somebody from head to foot, where a disc would have radius 46."""


@lru_cache(maxsize=512)
def _figure(look: str, holding: str, seated: bool, left: bool, harm: str = "") -> str:
    """What stands on a disc: the bust of an orc with what it holds; the picture of a token; or an initial.

    `harm`: the state in which blows have left an orc, of HARM.
    """
    disc = stamp("seated" if seated else "token")
    picture = f'<use href="#look-{look}"/>' if look in STENCILS else emblem(look)
    picture = put(picture, 0, -8 if look in CROWDS else 0, _SIZES.get(look, 0.74))  # the eyes above the number
    if harm:
        picture += put(stamp(harm), scale=_SIZES[look])
    gear = held(holding)
    stands = put(picture + gear if holding in WORN else gear + picture, mirror=left)
    return f'{disc}<g class="o-figure">{stands}</g>'


def posed(piece: Piece) -> str:
    """The pose of somebody who is drawn from head to foot; empty for all others."""
    return next((state for state in piece.states if state in POSES), "") if piece.look in SKINS else ""


def _fighter(look: str, pose: str, left: bool, harm: str) -> str:
    """Somebody from head to foot, who stands on no disc."""
    standing = put(fighter(look, pose, harm), scale=_STANDING, mirror=left)
    return f'{put(SHADOW, scale=_STANDING)}<g class="o-figure">{standing}</g>'


def _name(text: str, edge: float, size: float) -> str:
    """What tells figures of one seat apart: on a plate that begins at the middle of the disc, or farther out."""
    wide = 5.5 + 4.9 * len(text)
    letters = sign(text, 'class="o-text o-line" y="6" font-size="16"')
    plate = (
        f'<rect class="o-bone o-edged" stroke-width="2.2" x="{num(-wide)}" y="-9.5" width="{num(2 * wide)}" '
        f'height="19" rx="5"/>{letters}'
    )
    return put(plate, max(0.0, edge + 18 - wide * size), -edge - 4, size)


_BLOOD = (
    cut("M0 -24Q18 -3 18 6Q17 20 0 20Q-17 20 -18 6Q-18 -3 0 -24z", "red", 3, 0, 0)
    + '<text class="o-text o-bone" y="13" font-size="24">%s</text>'
)
"""Wounds, as a number."""


def _badge(piece: Piece, radius: float, large: float) -> str:
    """The number of a piece, at the lower right of its disc; in a crowd across it, where no neighbour hides it."""
    wide = 11 + 5.5 * (len(piece.badge) - 1)
    right = edge = radius * 0.76
    if piece.look in CROWDS:
        right, edge, large = 0, radius * 0.5, large * 1.12
    if piece.look == "wood":  # in the corner of somebody's square it is too small to be seen behind the number
        if piece.size <= 0.5:
            return put(_LYING % escape(piece.badge), 9, 3, 0.8)
        return put(_END % escape(piece.badge), right, edge / 2)
    if piece.holding == "wood":
        return put(_END % escape(piece.badge), right, edge, large)
    if "hurt" in piece.states:
        return put(_BLOOD % escape(piece.badge), right, edge - 3, large)
    return (
        f'<g transform="translate({num(right)} {num(edge)}) scale({num(large)})"><rect class="o-card o-edged" '
        f'stroke-width="2.5" x="{num(-wide)}" y="-11.5" width="{num(2 * wide)}" height="23" rx="8"/>'
        f'<text class="o-text o-line" y="7.5" font-size="21">{escape(piece.badge)}</text></g>'
    )


def _piece(piece: Piece, state: int) -> str:
    kind = f"piece{_seat(piece.seat)}" + "".join(f" {escape(word)}" for word in piece.states)
    inner = _token(replace(piece, trail=()))
    shows = f' data-shows="{escape(piece.shows)}"' if piece.shows else ""
    return group(piece, state, kind, piece.x * UNIT, piece.y * UNIT, inner, way(piece) + shows)


def way(piece: Piece) -> str:
    """The way that it came in pixels, for the animation."""
    if len(piece.trail) < 2:
        return ""
    return f' data-trail="{" ".join(f"{num(x * UNIT)},{num(y * UNIT)}" for x, y in piece.trail)}"'


@body
def _token(piece: Piece) -> str:
    radius = piece.size * UNIT / 2
    scale = radius / 46
    harm = next((state for state in piece.states if state in HARM), "")
    pose = posed(piece)
    inner = "" if pose else halo(f'circle r="{num(radius + 4)}"')
    inner += reach(radius) + lit(f'circle r="{num(radius + 5)}"')
    if "active" in piece.states:
        inner += part(piece, "active", put(stamp("active"), scale=scale * (1.12 if "tough" in piece.states else 1)))
    if "tough" in piece.states:
        inner += part(piece, "tough", put(_TOUGH, scale=scale))
    left = "left" in piece.states
    if pose:
        figure = _fighter(piece.look, pose, left, harm)
    else:
        figure = _figure(piece.look, piece.holding, piece.seat is not None, left, harm)
    lies = "down" in piece.states and not pose
    inner += part(piece, "figure", put(figure, scale=scale, turn=ON_HIS_BACK if lies else 0))
    if "down" in piece.states or "idle" in piece.states:
        inner += part(piece, "down", put(DIZZY, 0, -radius * 0.72, max(1, scale)))
    inner += ring(f'circle r="{num(radius + 3)}"')
    edge = radius * 0.76
    large = max(1.0, piece.size / 0.9)
    if piece.seat is not None and piece.look not in CROWDS:
        x, y, size = (0.0, radius * 0.56, 0.4) if pose else (-edge, edge, 0.54)  # on his loincloth
        inner += part(piece, "mark", put(stamp("flag") + seat_mark(piece.seat), x, y, size * large))
    if "named" in piece.states and piece.text:
        inner += part(piece, "name", _name(piece.name or piece.text, edge, large * 0.9))
    if piece.badge:
        inner += part(piece, "badge", _badge(piece, radius, large))
    return grows(inner, piece.size)


def stencils(thing: Thing) -> frozenset[tuple[str, str]]:
    """The pictures that a thing uses by reference, each with its id: sides of cards, ground, orcs and items."""
    if isinstance(thing, (Square, Piece)):
        if isinstance(thing, Square) and thing.look in TOWN:
            return street_stencils(thing)
        if thing.look in STENCILS and not (isinstance(thing, Piece) and posed(thing)):
            return frozenset({(f"look-{thing.look}", STENCILS[thing.look])})
    elif isinstance(thing, Zone):
        if thing.look in GROUNDS and not thing.corners:
            ground = (thing.look, thing.width * UNIT, thing.height * UNIT, thing.round)
            return frozenset({(f"stamp-{ground_key(*ground)}", ground_of(*ground))})
    elif isinstance(thing, Tile):
        return TILE_PARTS | {(f"look-{look}", emblem(look)) for look in inside(thing)}
    elif isinstance(thing, Stack):
        return frozenset((f"look-{look}", emblem(look)) for look in (thing.look, *thing.marks))
    elif isinstance(thing, Territory):
        return frozenset((f"look-{each.look}", emblem(each.look)) for each in thing.holdings)
    elif isinstance(thing, Gauge):
        return frozenset({_full_mark(thing)})
    elif isinstance(thing, (Card, Pile)):
        return frozenset({named_side(thing if isinstance(thing, Card) else thing.top, thing.back)})
    return frozenset()


def _full_mark(gauge: Gauge) -> tuple[str, str]:
    """The picture of a full mark, with its id on a board: panels beside it have theirs."""
    look = gauge.look or "pip"
    return f"full-{escape(look)}", emblem(look)


def _gauge(gauge: Gauge, state: int) -> str:
    row, width = marks(gauge.value, gauge.full, gauge.look, gauge.counted, _full_mark(gauge)[0])
    scale = 26 / 32
    half = width * scale / 2
    inner = (
        f'<rect class="o-hit" x="{num(-half - 6)}" y="-24" width="{num(2 * half + 12)}" height="48"/>'
        + part(gauge, "marks", put(row, -half, -13, scale))
        + ring(f'rect x="{num(-half - 6)}" y="-19" width="{num(2 * half + 12)}" height="38" rx="7"')
    )
    return group(gauge, state, f"gauge{_seat(gauge.seat)}", gauge.x * UNIT, gauge.y * UNIT, inner)


@lru_cache(maxsize=16)
def _pit_floor(points: tuple[tuple[float, float], ...]) -> str:
    return arena([(x * UNIT, y * UNIT) for x, y in points])


def _middle(points: tuple[tuple[float, float], ...]) -> tuple[float, float]:
    """Of the first and the last point."""
    (ax, ay), (bx, by) = points[0], points[-1]
    return (ax + bx) / 2, (ay + by) / 2


GOAL = "band"
"""What somebody has to come through: it lies where its middle is, for whoever looks for it."""
HOME = "kitchen"
"""Where all want to be."""


def _path(path: Path, state: int) -> str:
    # Where somebody would go is chosen at its end: there it is, for whoever looks for it.
    ox, oy = path.points[-1] if path.look in WAYS else _middle(path.points) if path.look == GOAL else (0, 0)
    points = [((x - ox) * UNIT, (y - oy) * UNIT) for x, y in path.points]
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    if path.look == "arrow" and len(points) > 1:
        (ax, ay), (bx, by) = points[-2], points[-1]
        far = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        ux, uy = (bx - ax) / far, (by - ay) / far
        d += "".join(
            f"M{num(bx - 15 * ux - side * uy)} {num(by - 15 * uy + side * ux)}L{num(bx)} {num(by)}" for side in (-9, 9)
        )
        inner = line(d, 9, "card") + line(d, 4.5)
    elif path.look == "area":
        inner = _pit_floor(path.points)
    elif path.look in PATHS and len(points) > 1:
        number = next(iter(re.findall(r"\d+", path.label)), "")
        inner = PATHS[path.look](points, number) + _flags(path.seats, points)
    elif path.look == "trail":
        inner = f'<path class="o-n o-s-rim" stroke-width="5" stroke-dasharray="2 10" d="{d}"/>'
    else:
        inner = line(d, 5, "rim")
    kind = f"path{' goal' if path.look == GOAL else ''}{_seat(path.seat)}"
    around = ring(f'path d="{placed(d)}"')
    inner = around + inner if path.look in WAYS else inner + around  # it does not cross the number of a way
    return group(path, state, kind, ox * UNIT, oy * UNIT, inner)


def _flags(seats: Sequence[int], points: Sequence[tuple[float, float]]) -> str:
    """The marks of seats in a row beyond the beginning of a line."""
    (ax, ay), (bx, by) = points[:2]
    far = max(1.0, hypot(ax - bx, ay - by))
    row = "".join(
        f'<g class="seat-{seat}">{put(seat_flag(seat), along * (ax - bx) / far, along * (ay - by) / far, 1.5)}</g>'
        for seat, along in zip(seats, count(44, 40))
    )
    return put(f'<g class="o-tag">{row}</g>', ax, ay) if row else ""


LETTER = 0.62
"""How wide a letter is about, measured by the size of the words."""


def _caption(caption: Caption, state: int) -> str:
    letters = max(1, len(caption.text)) * LETTER
    size = min(caption.size, caption.width / letters if caption.width else caption.size) * UNIT
    half = caption.width * UNIT / 2 if caption.width else max(UNIT * 0.7, letters * size) / 2 + 6
    tall = max(22, (caption.size * UNIT if caption.width else size) * 0.8)
    box = f'x="{num(-half)}" y="{num(-tall)}" width="{num(2 * half)}" height="{num(2 * tall)}"'
    kind = "o-text o-line o-named" if caption.over else "o-text o-ink"
    inner = (
        f'<rect class="o-hit" {box}/>'
        f'<text class="{kind}" y="{num(size * 0.35)}" font-size="{num(size)}">{escape(caption.text)}</text>'
        + ring(f'rect {box} rx="7"')
    )
    return group(caption, state, "caption", caption.x * UNIT, caption.y * UNIT, inner)


def _zone(zone: Zone, state: int) -> str:
    if zone.corners:
        return _plot(zone, state)
    width, height = zone.width * UNIT, zone.height * UNIT
    half, tall = num(width / 2), num(height / 2)
    shape = (
        f'ellipse rx="{half}" ry="{tall}"'
        if zone.round
        else f'rect x="-{half}" y="-{tall}" width="{num(width)}" height="{num(height)}" rx="4"'
    )
    ground = (zone.look, width, height, zone.round)
    inner = stamp(ground_key(*ground)) if zone.look in GROUNDS else ground_of(*ground)
    if zone.look in NUMBERED and zone.text:
        size = min(width, height) * 0.62
        inner += f'<text class="o-text o-bone" y="{num(size * 0.5)}" font-size="{num(size)}">{escape(zone.text)}</text>'
    inner += _marked(shape)
    told = num(zone.width / 2) if zone.round else f"{num(zone.width / 2)} {num(zone.height / 2)} {num(zone.turn)}"
    turned = put(inner, turn=zone.turn)
    kind = "zone" + " lies-over" * (zone.look == "sheet") + " open" * zone.open + " goal" * (zone.look == HOME)
    return group(zone, state, kind, zone.x * UNIT, zone.y * UNIT, turned, f' data-base="{told}"')


def _marked(shape: str) -> str:
    """How an area of the ground shows that it may be chosen, or was; `shape` is an element's name and place."""
    return lit(shape) + halo(shape) + ring(shape)


def _plot(zone: Zone, state: int) -> str:
    """An area with corners, told by them rather than by its size."""
    points = tuple((round((x - zone.x) * UNIT, 1), round((y - zone.y) * UNIT, 1)) for x, y in zone.corners)
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"
    inner = ground_within(zone.look, points, 0, 0) + _marked(f'path d="{d}"')
    told = " ".join(f"{num(x / UNIT)},{num(y / UNIT)}" for x, y in points)
    return group(zone, state, "zone", zone.x * UNIT, zone.y * UNIT, inner, f' data-corners="{told}"')


def _tile(tile: Tile, state: int) -> str:
    return group(tile, state, "tile", tile.x * UNIT, tile.y * UNIT, _room(tile))


@body
def _room(tile: Tile) -> str:
    side = tile.size * UNIT
    shape = f'rect x="{num(-side / 2 + 3)}" y="{num(-side / 2 + 3)}" width="{num(side - 6)}" height="{num(side - 6)}"'
    art = put(tile_art(tile), scale=side / (2 * HALF))
    inner = art if tile.look != "sheet" else ""
    inner += lit(shape) + halo(shape) + ring(f'{shape} rx="5"')
    return inner + (art if tile.look == "sheet" else "")


_MAKERS: dict[type[Thing], Callable[[Any, int], str]] = {
    Square: _square,
    Piece: _piece,
    Card: draw_card,
    Pile: draw_pile,
    Gauge: _gauge,
    Path: _path,
    Caption: _caption,
    Zone: _zone,
    Tile: _tile,
}
