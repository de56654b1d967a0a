"""A scene becomes one SVG. Nothing here knows a game: looks are names of the kit, and unknown ones get their initial.

Every thing is `<g id="thing-ID">`, moved by its style alone, so that a keyed patch of the page makes it slide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from orcade.table.ground import Ground
from orcade.table.scene import Scene
from orcade.table.things import Outcomes, Path, Piece, Stack, Territory, Thing

from .areas import dot, dots
from .backdrops import Backdrop, backdrop, backdrop_of
from .drawn import Drawn, Stamps, Stencils, drawn, drawn_area, drawn_art, kit
from .figures import figure, trail
from .floors import MARGIN, spots, titles
from .ground import UNIT, Frame, bare_table, frame
from .kit.knife import escape, num
from .kit.lines import WAYS
from .nodes import LAST
from .outcomes import outcomes
from .palette import stylesheet
from .parts import Branch, Kept, Leaf, Part, Picture, fixed, kept_or_made
from .plates import pose
from .staying import STAMPS as STAYING
from .territories import stack, territory, title
from .things import CROWDS, draw, spot
from .tiles import squared

_MAPPED: dict[type[Thing], Callable[[Any, int], str]] = {Territory: territory, Stack: stack, Outcomes: outcomes}


class Figure(Picture):
    """A thing as it is drawn, with the pictures that it uses by reference."""

    __slots__ = ("stamps", "stencils")

    def __init__(
        self, id: str, key: Any, stencils: Stencils, stamps: Stamps, make: Callable[..., str], *given: Any
    ) -> None:
        super().__init__(id, key, make, *given)
        self.stencils = stencils
        self.stamps = stamps


def svg(scene: Scene, *, standalone: bool = False, floor: str = "") -> str:
    """The whole board as `<svg id="board">`. With `standalone` it carries its style sheet: a file of its own."""
    return board(scene, Kept(), standalone=standalone, floor=floor).html


def board(scene: Scene, kept: Kept, *, standalone: bool = False, floor: str = "") -> Branch:
    """The board in parts, of which a page needs only those that have changed.

    `floor`: the address, without its ending, of what lies under it (`ground_file`) and of its squares, where it has a
    `backdrop`. That is then shown from there; else it is drawn in. `kept`: what was drawn before, and now.
    """
    under = backdrop(scene)
    ground = _ground(scene, under)
    x, y, width, height = ground.view
    view = f"{num(x)} {num(y)} {num(width)} {num(height)}"
    size = f' width="{num(width)}" height="{num(height)}"' if standalone else ""
    style = f"<style>{stylesheet()}</style>" if standalone else ""
    alone = f' data-map="{" ".join([num(each * UNIT) for each in scene.map])}"' if scene.map is not None else ""
    head = (
        f'<svg id="board" class="{_kind(scene)}" data-unit="{UNIT}"{alone} '
        f'xmlns="http://www.w3.org/2000/svg" role="group" '
        f'data-look="{escape(scene.look)}" viewBox="{view}"{size} aria-label="{escape(scene.headline)}">{style}'
    )
    bare = ground.art + _floor(under, floor) if under is not None else ground.art
    parts = tuple((_measured if scene.inches else _flat)(scene, kept))
    used: list[Uses] = [(frozenset(), STAYING.get(scene.look, frozenset()))]
    used += [_uses(drawn_art(bare)), *[_uses(drawn(draw, card, 0)) for card in scene.hand]]
    for part in parts:
        if isinstance(part, Layer):
            used += part.uses
        elif isinstance(part, Figure):
            used.append(_uses(part))
    kit = Branch("board-kit", '<defs id="board-kit">', _kit(frozenset(used)), "</defs>")
    names = (_names(under),) if isinstance(under, Ground) and under.titles else ()
    return Branch("board", head, (_under(bare, _squares(scene, floor)), kit, *names, *parts), "</svg>")


@lru_cache(maxsize=256)
def _under(bare: str, told: str) -> Leaf:
    """What the things lie on: the very same at all tables where it is alike."""
    return fixed("board-ground", f'<g id="board-ground" aria-hidden="true"{told}>{bare}</g>')


@lru_cache(maxsize=32)
def _names(ground: Ground) -> Leaf:
    return fixed("board-names", f'<g id="board-names" aria-hidden="true">{titles(ground)}</g>')


Uses = tuple[Stencils, Stamps]
"""Pictures that are used by reference."""


def _uses(drawing: Drawn | Figure) -> Uses:
    return drawing.stencils, drawing.stamps


@lru_cache(maxsize=1024)
def _kit(uses: frozenset[Uses]) -> tuple[Leaf, ...]:
    """All of these pictures."""
    looks = frozenset[tuple[str, str]]().union(*[stencils for stencils, _ in uses])
    return kit(looks, frozenset[str]().union(*[stamps for _, stamps in uses]))


class Layer(Branch):
    """Things that lie together, with the pictures that they use by reference."""

    __slots__ = ("uses",)
    uses: frozenset[Uses]


def _layer(id: str, scene: Scene, kept: Kept, things: Callable[[Scene, Kept], Iterator[Leaf | None]]) -> Layer:
    """A layer as `things` makes it: the very same for all readers who see the same things."""
    return kept_or_made(kept, id, (scene.things, scene.last, scene.ground), lambda: _laid(id, things(scene, kept)))


def _laid(id: str, things: Iterator[Leaf | None]) -> Layer:
    parts = tuple([part for part in things if part is not None])
    layer = Layer(id, f'<g id="{id}">', parts, "</g>")
    layer.uses = frozenset([_uses(part) for part in parts if isinstance(part, Figure)])
    return layer


def _picture(
    make: Callable[[Any, int], str], thing: Thing, state: int, kept: Kept, kind: str = "thing"
) -> Figure | None:
    """A thing as `make` draws it, if it does; the very same picture as before where nothing of it has changed.

    `kind`: what its id begins with.
    """
    where = (thing.id, state, make)
    known = kept.get(where)
    if known and known[0][0] is thing:  # So it is of most things; to compare them would take far longer.
        return known[0][1]  # type: ignore[no-any-return]
    return kept_or_made(kept, where, thing, lambda: _figure(make, thing, state, kind))


def _figure(make: Callable[[Any, int], str], thing: Thing, state: int, kind: str) -> Figure | None:
    art, stencils, stamps = drawn(make, thing, state)
    if not art:
        return None
    return Figure(f"{kind}-{thing.id}", (make, state, thing), stencils, stamps, _art_of, make, thing, state)


def _art_of(make: Callable[[Any, int], str], thing: Thing, state: int) -> str:
    return drawn(make, thing, state).art


def _art(id: str, drawing: Drawn) -> Figure:
    """A part that is no thing."""
    return Figure(id, drawing.art, drawing.stencils, drawing.stamps, str, drawing.art)


SEEN_AS = {"pigsty": "few roomy", "rumble": "few", "turf": "ridden"}
"""How measured boards are looked at: with few figures, which are drawn larger; on much ground; by who rides far."""


def _kind(scene: Scene) -> str:
    """The class of a board, by which a page knows how it is looked at."""
    if scene.inches:
        return f"board measured {kind}" if (kind := SEEN_AS.get(scene.look)) else "board measured"
    if scene.ground is not None:
        return "board floored"
    return "board mapped" if scene.land is not None else "board grown" if scene.roams else "board"


def _floor(backdrop: Backdrop, address: str) -> str:
    """The ground of a board or the land of a map: shown from an address, or drawn in."""
    drawing = backdrop_of(backdrop)
    if not address:
        return drawing.art
    x, y, width, height = map(num, drawing.view)
    return f'<image href="{escape(address)}.svg" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def _squares(scene: Scene, floor: str) -> str:
    """Where a page finds which squares the ground has, and what a click on one of them would mean."""
    told = f' data-squares="{escape(floor)}.json"' if floor and scene.ground is not None else ""
    return f'{told} data-tries="{escape("|".join(scene.tries))}"' if scene.tries else told


def _ground(scene: Scene, under: Backdrop | None) -> Frame:
    """The board, and what is drawn on it below that."""
    if isinstance(under, Ground):
        return bare_table(scene.width, scene.height, MARGIN)
    if under is not None:
        return Frame(backdrop_of(under).view, "")
    return squared(scene.width, scene.height) if scene.look == "dungeon" else frame(scene)


def _flat(scene: Scene, kept: Kept) -> Iterator[Part]:
    """The squares of a large board that the reader's page lights, the areas of a map, and all things."""
    if scene.ground is not None:
        yield _LIT
    if scene.land is not None:
        yield _layer("board-areas", scene, kept, _areas)
        yield _layer("board-titles", scene, kept, _titles)
    yield _layer("board-things", scene, kept, _things)
    if scene.map is not None:
        yield _layer("board-beside", scene, kept, _beside)


_LIT = fixed("board-lit", '<g id="board-lit" data-own=""></g>')


_AREA = (Territory, Path)
"""What a map is made of: areas, and what parts them."""


def _areas(scene: Scene, kept: Kept) -> Iterator[Leaf | None]:
    for thing in scene.things:
        if isinstance(thing, _AREA):
            yield _picture(_MAPPED.get(type(thing), draw), thing, LAST if thing.id in scene.last else 0, kept)


def _titles(scene: Scene, kept: Kept) -> Iterator[Leaf | None]:
    """Numbers and names of areas, over all borders and mountains."""
    for thing in scene.things:
        if isinstance(thing, Territory):
            yield _picture(title, thing, 0, kept, "title")


def _things(scene: Scene, kept: Kept) -> Iterator[Leaf | None]:
    last = frozenset(scene.last)
    pieces = [thing for thing in scene.things if thing.__class__ is Piece]
    if scene.ground is not None:
        for square in spots(scene.ground, last):
            yield _picture(spot, square, LAST, kept)
    alike = _alike(pieces)
    for thing in _in_sight(scene.things, pieces):
        if lies_beside(thing, scene) or (scene.land is not None and isinstance(thing, _AREA)):
            continue
        if thing.__class__ is Piece and (thing.seat, thing.look) in alike and "named" not in thing.states:
            thing = replace(thing, states=(*thing.states, "named"))
        yield _picture(_MAPPED.get(type(thing), draw), thing, LAST if thing.id in last else 0, kept)


def _beside(scene: Scene, kept: Kept) -> Iterator[Leaf | None]:
    for thing in scene.things:
        if lies_beside(thing, scene):
            yield _picture(draw, thing, LAST if thing.id in scene.last else 0, kept)


def lies_beside(thing: Thing, scene: Scene) -> bool:
    """Whether a thing lies beside the map."""
    if scene.map is None:
        return False
    left, top, wide, high = scene.map
    x, y = getattr(thing, "x", left), getattr(thing, "y", top)
    return not (left <= x <= left + wide and top <= y <= top + high)


def _alike(pieces: list[Piece]) -> frozenset[tuple[int | None, str]]:
    """(seat, look) of figures of one seat that only their letters tell apart."""
    found = Counter(
        [
            (piece.seat, piece.look)
            for piece in pieces
            if piece.seat is not None and piece.look not in CROWDS and not piece.shows
        ]
    )
    return frozenset(kind for kind, count in found.items() if count > 1)


def _measured(scene: Scene, kept: Kept) -> Iterator[Part]:
    """A measured board: terrain, the area that is asked about, pieces with the ways that they went, those that may be
    taken, a sheet that lies over them, proposals."""
    yield _layer("board-terrain", scene, kept, _terrain)
    area = scene.question.area if scene.question is not None else None
    preview = None
    if area is not None:
        piece = next((thing for thing in scene.things if isinstance(thing, Piece) and thing.id == area.piece), None)
        under, preview = drawn_area(area, piece, scene.width, scene.height)
        yield _art("area", under)
    yield _layer("board-pieces", scene, kept, _pieces)
    yield _layer("board-ways", scene, kept, _ways)
    yield _layer("board-sheet", scene, kept, _sheet)
    if scene.question is not None:
        for at, *told in dots(scene.question):
            yield fixed(f"dot-{at}", dot(at, *told))
    if preview is not None:
        yield _art("preview", preview)


def _terrain(scene: Scene, kept: Kept) -> Iterator[Leaf | None]:
    for thing in scene.below_sheet:
        if not (isinstance(thing, Piece) or _may_be_taken(thing)):
            yield _picture(draw, thing, LAST if thing.id in scene.last else 0, kept)


def _ways(scene: Scene, kept: Kept) -> Iterator[Leaf | None]:
    for thing in scene.below_sheet:
        if _may_be_taken(thing):
            yield _picture(draw, thing, 0, kept)


def _may_be_taken(thing: Thing) -> bool:
    """Whether it is a way that somebody may take: whom it leads to does not cover its end."""
    return isinstance(thing, Path) and thing.look in WAYS


def _pieces(scene: Scene, kept: Kept) -> Iterator[Leaf | None]:
    pieces = tuple(thing for thing in scene.below_sheet if isinstance(thing, Piece))
    yield fixed("trails", f'<g id="trails" aria-hidden="true">{"".join(map(trail, pieces))}</g>')
    states, clashes = pose(pieces, scene.width, scene.height)
    for piece, state in zip(pieces, states, strict=True):
        yield _picture(figure, piece, state | (LAST if piece.id in scene.last else 0), kept)
    yield _art("clashes", drawn_art(f'<g id="clashes" aria-hidden="true">{clashes}</g>'))


def _sheet(scene: Scene, kept: Kept) -> Iterator[Leaf | None]:
    for thing in scene.on_sheet:
        yield _picture(draw, thing, 0, kept)


PEEK = 0.33
"""How far up and left, in units, a token is moved that a figure stands on."""


def _in_sight(things: tuple[Thing, ...], pieces: list[Piece]) -> Iterator[Thing]:
    """The things in drawing order; but a token under a larger figure looks out behind its head."""
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
        for piece in under.get(thing.id, ()):
            yield replace(piece, x=piece.x - PEEK, y=piece.y - PEEK, size=min(piece.size, 0.58), trail=())
        yield thing
