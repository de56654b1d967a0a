"""A scene becomes one SVG. Nothing here knows a game: looks are names of the kit, and unknown ones get their initial.

Every thing is `<g id="thing-ID">`, moved by its style alone, so that a keyed patch of the page makes it slide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from orcade.table.ground import Ground, squares_by_id
from orcade.table.land import Land
from orcade.table.scene import Piece, Scene, Square, Stack, Territory, Thing

from .areas import dot, dots
from .backdrops import backdrop_of
from .drawn import Drawn, Stamps, Stencils, drawn, drawn_area, drawn_art, kit
from .fields import field
from .figures import figure, trail
from .floors import MARGIN, spots
from .ground import UNIT, Frame, bare_table, frame
from .kit.knife import escape, num
from .palette import stylesheet
from .parts import Branch, Kept, Leaf, Picture, fixed, kept_or_made
from .plates import pose
from .territories import stack, territory
from .things import CROWDS, LAST, LEGAL, THROUGH, draw, spot
from .tiles import squared

_MAPPED: dict[type[Thing], Callable[[Any, int], str]] = {Territory: territory, Stack: stack}


class Figure(Picture):
    """A thing as it is drawn, with the pictures that it uses by reference."""

    __slots__ = ("stamps", "stencils")

    def __init__(self, id: str, key: Any, make: Callable[[], str], stencils: Stencils, stamps: Stamps) -> None:
        super().__init__(id, key, make)
        self.stencils = stencils
        self.stamps = stamps


def svg(scene: Scene, *, standalone: bool = False, floor: str = "") -> str:
    """The whole board as `<svg id="board">`. With `standalone` it carries its style sheet: a file of its own."""
    return board(scene, {}, standalone=standalone, floor=floor).html


def board(scene: Scene, kept: Kept, *, standalone: bool = False, floor: str = "") -> Branch:
    """The board in parts, of which a page needs only those that have changed.

    `floor`: the address, without its ending, of the ground of a large board (`ground_file`) and of its squares. It is
    then shown from there; else it is drawn in. `kept`: what was drawn before, and now.
    """
    ground = _ground(scene)
    x, y, width, height = ground.view
    view = f"{num(x)} {num(y)} {num(width)} {num(height)}"
    size = f' width="{num(width)}" height="{num(height)}"' if standalone else ""
    style = f"<style>{stylesheet()}</style>" if standalone else ""
    kind = f'"{_kind(scene)}"'
    if scene.inches or scene.roams:
        kind += f' data-unit="{UNIT}"'
    head = (
        f'<svg id="board" class={kind} xmlns="http://www.w3.org/2000/svg" role="group" '
        f'data-look="{escape(scene.look)}" viewBox="{view}"{size} aria-label="{escape(scene.headline)}">{style}'
    )
    bare = ground.art + _floor(scene.backdrop, floor) if scene.backdrop is not None else ground.art
    parts = tuple([part for part in (_measured if scene.inches else _things)(scene, kept) if part is not None])
    figures = [part for part in parts if isinstance(part, Figure)]
    used = _kit([drawn_art(bare), *[drawn(draw, card, 0) for card in scene.hand], *figures])
    return Branch("board", head, (_under(bare, _squares(scene, floor)), used, *parts), "</svg>")


@lru_cache(maxsize=256)
def _under(bare: str, told: str) -> Leaf:
    """What the things lie on: the very same at all tables where it is alike."""
    return fixed("board-ground", f'<g id="board-ground" aria-hidden="true"{told}>{bare}</g>')


def _kit(drawings: Iterable[Drawn | Figure]) -> Branch:
    """The pictures that these use by reference."""
    looks = set[tuple[str, str]]()
    stamped = set[str]()
    for stencils, stamps in {(each.stencils, each.stamps) for each in drawings}:  # Most use the same.
        looks |= stencils
        stamped |= stamps
    return Branch("board-kit", '<defs id="board-kit">', kit(frozenset(looks), frozenset(stamped)), "</defs>")


def _picture(make: Callable[[Any, int], str], thing: Thing, state: int, kept: Kept) -> Figure | None:
    """A thing as `make` draws it, if it does; the very same picture as before where nothing of it has changed."""
    where = (thing.id, state, make)
    known = kept.get(where)
    if known is not None and known[0][0] is thing:  # So it is of most things; to compare them would take far longer.
        return known[0][1]  # type: ignore[no-any-return]
    return kept_or_made(kept, where, thing, lambda: _figure(make, thing, state))


def _figure(make: Callable[[Any, int], str], thing: Thing, state: int) -> Figure | None:
    art, stencils, stamps = drawn(make, thing, state)
    if not art:
        return None
    return Figure(f"thing-{thing.id}", (make, state, thing), lambda: drawn(make, thing, state).art, stencils, stamps)


def _art(id: str, drawing: Drawn) -> Figure:
    """A part that is no thing."""
    return Figure(id, drawing.art, lambda: drawing.art, drawing.stencils, drawing.stamps)


def _kind(scene: Scene) -> str:
    """The class of a board, by which a page knows how it is looked at."""
    if scene.inches:
        return "board measured"
    return "board floored" if scene.ground is not None else "board mapped" if scene.land is not None else "board"


def _floor(backdrop: Ground | Land, address: str) -> str:
    """The ground of a large board or the land of a map: shown from an address, or drawn in."""
    drawing = backdrop_of(backdrop)
    if not address:
        return drawing.art
    x, y, width, height = map(num, drawing.view)
    return f'<image href="{escape(address)}.svg" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def _squares(scene: Scene, floor: str) -> str:
    """Where a page finds which squares the ground has, and what a click on one of them would mean."""
    told = f' data-squares="{escape(floor)}.json"' if floor and scene.ground is not None else ""
    return f'{told} data-tries="{escape("|".join(scene.tries))}"' if scene.tries else told


def _ground(scene: Scene) -> Frame:
    if scene.ground is not None:
        return bare_table(scene.width, scene.height, MARGIN)
    if scene.land is not None:
        return Frame(backdrop_of(scene.land).view, "")
    if scene.inches:
        return field(scene.look, scene.width, scene.height)
    return squared(scene.width, scene.height) if scene.look == "dungeon" else frame(scene)


def legal_things(scene: Scene) -> frozenset[str]:
    """Ids of the things that the choices of the scene's question name."""
    if scene.question is None:
        return frozenset()
    return frozenset(thing for choice in scene.question.choices for thing in choice.things)


def _things(scene: Scene, kept: Kept) -> Iterator[Leaf | None]:
    legal = legal_things(scene)
    last = frozenset(scene.last)
    pieces = [thing for thing in scene.things if thing.__class__ is Piece]
    open_squares = {
        (int(thing.x), int(thing.y)) for thing in scene.things if thing.id in legal and type(thing) is Square
    }
    if scene.ground is not None:
        numbers, wide = squares_by_id(scene.ground), scene.ground.width
        open_squares |= {(numbers[one] % wide, numbers[one] // wide) for one in legal if one in numbers}
        for square, state in spots(scene, legal, last):
            yield _picture(spot, square, state, kept)
    alike = _alike(pieces)
    marked = _marked(legal, last)
    for thing in _in_sight(scene.things, pieces):
        state = marked.get(thing.id, 0)
        if thing.__class__ is Piece:
            if (thing.seat, thing.look) in alike and thing.look not in CROWDS and "named" not in thing.states:
                thing = replace(thing, states=(*thing.states, "named"))
            if not state & LEGAL and (int(thing.x), int(thing.y)) in open_squares:
                # What stands on a square that may be chosen must not catch the click.
                state |= THROUGH
        yield _picture(_MAPPED.get(type(thing), draw), thing, state, kept)


def _marked(legal: frozenset[str], last: frozenset[str]) -> dict[str, int]:
    """By the ids of the things that may be chosen, or were chosen last: how they stand."""
    return {id: (LEGAL if id in legal else 0) | (LAST if id in last else 0) for id in legal | last}


def _alike(pieces: list[Piece]) -> frozenset[tuple[int | None, str]]:
    """(seat, look) of figures of one seat that only their letters tell apart."""
    found = Counter([(piece.seat, piece.look) for piece in pieces if piece.seat is not None])
    return frozenset(kind for kind, count in found.items() if count > 1)


def _measured(scene: Scene, kept: Kept) -> Iterator[Leaf | None]:
    """The things of a measured board: ground, the area that is asked about, the ways that pieces went, pieces."""
    legal = legal_things(scene)
    last = frozenset(scene.last)
    pieces = tuple(thing for thing in scene.things if isinstance(thing, Piece))
    for thing in scene.things:
        if not isinstance(thing, Piece):
            state = (LEGAL if thing.id in legal else 0) | (LAST if thing.id in last else 0)
            yield _picture(draw, thing, state, kept)
    area = scene.question.area if scene.question is not None else None
    if area is not None:
        piece = next((piece for piece in pieces if piece.id == area.piece), None)
        under, preview = drawn_area(area, piece, scene.width, scene.height)
        yield _art("area", under)
    yield fixed("trails", f'<g id="trails" aria-hidden="true">{"".join(map(trail, pieces))}</g>')
    states, clashes = pose(pieces, scene.width, scene.height)
    for piece, state in zip(pieces, states, strict=True):
        state |= (LEGAL if piece.id in legal else 0) | (LAST if piece.id in last else 0)
        yield _picture(figure, piece, state, kept)
    yield _art("clashes", drawn_art(f'<g id="clashes" aria-hidden="true">{clashes}</g>'))
    if scene.question is not None:
        for at, choice, alike in dots(scene.question):
            yield fixed(f"dot-{at}", dot(at, choice, alike))
    if area is not None:
        yield _art("preview", preview)


PEEK = 0.29
"""How far up and left, in units, a token is moved that a figure stands on."""


def _in_sight(things: tuple[Thing, ...], pieces: list[Piece]) -> Iterator[Thing]:
    """The things in drawing order; but a token under a larger figure is moved to its corner and drawn on top of it."""
    largest: dict[tuple[float, float], Piece] = {}
    for piece in pieces:
        there = largest.setdefault((piece.x, piece.y), piece)
        if piece.size > there.size:
            largest[piece.x, piece.y] = piece
    if len(largest) == len(pieces):
        yield from things
        return
    under: dict[str, list[Piece]] = {}
    for piece in pieces:
        above = largest[piece.x, piece.y]
        if piece.size < above.size:
            under.setdefault(above.id, []).append(piece)
    hidden = {piece.id for row in under.values() for piece in row}
    for thing in things:
        if thing.id in hidden:
            continue
        yield thing
        for piece in under.get(thing.id, ()):
            yield replace(piece, x=piece.x - PEEK, y=piece.y - PEEK, size=min(piece.size, 0.46))
