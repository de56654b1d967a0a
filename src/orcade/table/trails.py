"""The ways that pieces went with an answer, square by square, for clients that show them going.

On measured boards the rules keep the ways themselves (`Piece.trail`). Elsewhere only where everything stands is kept:
whoever goes round a corner would be seen to go through the wall.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from msgspec.structs import replace

from .match import Match
from .requests import Option, Seat
from .scene import Scene
from .things import Piece
from .trace import Point

Trails = Mapping[str, tuple[Point, ...]]
"""By the ids of pieces: the points of their ways, from where they stood to where they stand now."""


def trails(matches: Sequence[Match], options: Sequence[Option], seat: Seat, seen: Iterable[Scene]) -> Trails:
    """The ways of all pieces that did not go straight. `matches`: as they stood before each of these answers of a seat,
    and after the last; `seen`: what a spectator saw then, which is made only if it is needed."""
    if len(options) < 2 and not any(type(option) in matches[0].game.traces for option in options):
        return {}
    found: dict[str, tuple[Point, ...]] = {}
    stood = [_places(scene) for scene in seen]
    drawn: list[Sequence[Point]] = []
    for id, start in stood[0].items():
        places = [there[id] for there in stood if id in there]
        if len(places) < len(stood) or len(set(places)) == 1:
            continue
        drawn = drawn or [_drawn(match, option, seat) for match, option in zip(matches, options, strict=False)]
        way: tuple[Point, ...] = (start,)
        for (before, after), passed in zip(pairwise(places), drawn, strict=True):
            way += _leg(before, after, passed)
        if len(way) > 2:
            found[id] = way
    return found


def _drawn(match: Match, option: Option, seat: Seat) -> Sequence[Point]:
    """The way that is drawn of an answer before it is given."""
    trace = match.game.trace(match.board(seat), option)
    return trace.way if trace is not None else ()


def _leg(start: Point, end: Point, drawn: Sequence[Point]) -> tuple[Point, ...]:
    """Where a piece went on from `start`: along what was drawn of the answer, as far as it came, if that is its way."""
    if start == end:
        return ()
    return tuple(drawn[1 : drawn.index(end) + 1]) if start in drawn[:1] and end in drawn else (end,)


def _places(scene: Scene) -> dict[str, Point]:
    """Where each piece is seen."""
    return {thing.id: (thing.x, thing.y) for thing in scene.things if isinstance(thing, Piece)}


def with_trails(scene: Scene, trails: Trails) -> Scene:
    """The scene, with the ways that its pieces went."""
    if not trails:
        return scene
    things = tuple(
        replace(thing, trail=trails[thing.id]) if thing.id in trails and isinstance(thing, Piece) else thing
        for thing in scene.things
    )
    return replace(scene, things=things)
