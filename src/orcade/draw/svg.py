"""A scene becomes one SVG. Nothing here knows a game: looks are names of the kit, and unknown ones get their initial.

Every thing is `<g id="thing-ID">`, moved by its style alone, so that a keyed patch of the page makes it slide.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orcade.table.scene import Piece, Scene, Square, Thing

from .ground import frame
from .kit.knife import escape, num
from .palette import stylesheet
from .things import LAST, LEGAL, THROUGH, draw, stencils


def svg(scene: Scene, *, standalone: bool = False) -> str:
    """The whole board as `<svg id="board">`. With `standalone` it carries its style sheet: a file of its own."""
    ground = frame(scene)
    x, y, width, height = ground.view
    view = f"{num(x)} {num(y)} {num(width)} {num(height)}"
    size = f' width="{num(width)}" height="{num(height)}"' if standalone else ""
    style = f"<style>{stylesheet()}</style>" if standalone else ""
    return (
        '<svg id="board" class="board" xmlns="http://www.w3.org/2000/svg" role="group" '
        f'data-look="{escape(scene.look)}" viewBox="{view}"{size} aria-label="{escape(scene.headline)}">{style}'
        f'<g id="board-ground" aria-hidden="true">{ground.art}</g>'
        f'<defs id="board-kit">{stencils(scene.things)}</defs>{"".join(_things(scene))}</svg>'
    )


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
    for thing in _in_sight(scene.things):
        state = (LEGAL if thing.id in legal else 0) | (LAST if thing.id in last else 0)
        if open_squares and isinstance(thing, Piece) and not state & LEGAL:
            # What stands on a square that may be chosen must not catch the click.
            state |= THROUGH if (int(thing.x), int(thing.y)) in open_squares else 0
        yield draw(thing, state)


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
