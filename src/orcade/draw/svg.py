"""A scene becomes one SVG. Nothing here knows a game: looks are names of the kit, and unknown ones get their initial.

Every thing is `<g id="thing-ID">`, moved by its style alone, so that a keyed patch of the page makes it slide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from orcade.table.scene import Piece, Scene, Square, Thing

from .areas import asked
from .fields import field
from .figures import figure, stamps, trail
from .ground import UNIT, Frame, frame
from .kit.knife import escape, num
from .palette import stylesheet
from .plates import pose
from .things import LAST, LEGAL, THROUGH, draw, stencils
from .tiles import squared


def svg(scene: Scene, *, standalone: bool = False) -> str:
    """The whole board as `<svg id="board">`. With `standalone` it carries its style sheet: a file of its own."""
    ground = _ground(scene)
    x, y, width, height = ground.view
    view = f"{num(x)} {num(y)} {num(width)} {num(height)}"
    size = f' width="{num(width)}" height="{num(height)}"' if standalone else ""
    style = f"<style>{stylesheet()}</style>" if standalone else ""
    kind = '"board measured"' if scene.inches else '"board"'
    if scene.inches or scene.roams:
        kind += f' data-unit="{UNIT}"'
    area = scene.question.area if scene.question is not None else None
    things = "".join(_measured(scene) if scene.inches else _things(scene))
    kit = stencils(scene.things, area.look if area is not None else "")
    kit += stamps(ground.art + kit + things)
    return (
        f'<svg id="board" class={kind} xmlns="http://www.w3.org/2000/svg" role="group" '
        f'data-look="{escape(scene.look)}" viewBox="{view}"{size} aria-label="{escape(scene.headline)}">{style}'
        f'<g id="board-ground" aria-hidden="true">{ground.art}</g>'
        f'<defs id="board-kit">{kit}</defs>{things}</svg>'
    )


def _ground(scene: Scene) -> Frame:
    if scene.inches:
        return field(scene.look, scene.width, scene.height)
    return squared(scene.width, scene.height) if scene.look == "dungeon" else frame(scene)


def legal_things(scene: Scene) -> frozenset[str]:
    """Ids that some choice of the scene's question names."""
    if scene.question is None:
        return frozenset()
    return frozenset(thing for choice in scene.question.choices for thing in choice.things)


def _things(scene: Scene) -> Iterator[str]:
    legal = legal_things(scene)
    last = frozenset(scene.last)
    open_squares = {
        (int(thing.x), int(thing.y)) for thing in scene.things if isinstance(thing, Square) and thing.id in legal
    }
    alike = _alike(scene.things)
    for thing in _in_sight(scene.things):
        if alike and isinstance(thing, Piece) and (thing.seat, thing.look) in alike and "named" not in thing.states:
            thing = replace(thing, states=(*thing.states, "named"))
        state = (LEGAL if thing.id in legal else 0) | (LAST if thing.id in last else 0)
        if open_squares and isinstance(thing, Piece) and not state & LEGAL:
            # What stands on a square that may be chosen must not catch the click.
            state |= THROUGH if (int(thing.x), int(thing.y)) in open_squares else 0
        yield draw(thing, state)


def _alike(things: tuple[Thing, ...]) -> frozenset[tuple[int, str]]:
    """Seat and look of figures of one seat that nothing but their letters tells apart."""
    found = Counter((each.seat, each.look) for each in things if isinstance(each, Piece) and each.seat is not None)
    return frozenset(kind for kind, count in found.items() if count > 1)


def _measured(scene: Scene) -> Iterator[str]:
    """The things of a measured board: the ground, the area asked about, the ways that were gone, what stands there."""
    legal = legal_things(scene)
    last = frozenset(scene.last)
    pieces = [thing for thing in scene.things if isinstance(thing, Piece)]
    under, over = asked(scene)
    for thing in scene.things:
        if not isinstance(thing, Piece):
            yield draw(thing, (LEGAL if thing.id in legal else 0) | (LAST if thing.id in last else 0))
    yield under
    yield f'<g id="trails" aria-hidden="true">{"".join(map(trail, pieces))}</g>'
    states, clashes = pose(pieces, scene.width, scene.height)
    for piece, state in zip(pieces, states, strict=True):
        yield figure(piece, state | (LEGAL if piece.id in legal else 0) | (LAST if piece.id in last else 0))
    yield f'<g id="clashes" aria-hidden="true">{clashes}</g>{over}'


PEEK = 0.29
"""How far up and left, in units, a token looks out from under the figure that stands on it."""


def _in_sight(things: tuple[Thing, ...]) -> Iterator[Thing]:
    """The things in drawing order, save that a token under a larger figure looks out at its corner, on top of it."""
    pieces = [thing for thing in things if isinstance(thing, Piece)]
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
