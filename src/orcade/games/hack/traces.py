"""What an answer would do, as it is drawn on the map before it is given: where one goes or builds, and who is met."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from orcade.table.odds import at_most, percent
from orcade.table.requests import Option
from orcade.table.trace import Point, Spot, Trace

from .answers import Move, Offer, PlayRoom, named
from .card_decks import ENCOUNTER, printed_on
from .dungeon import SIDES
from .dungeon_map import TILE, building, figure, spot
from .hints import loses
from .lasting_effects import search_number
from .pieces import NONE, Dungeon
from .spread import spread

WALL: Final = 0.46 * TILE
"""From the middle of a Room to its walls."""
GAP: Final = 0.14 * TILE
"""Half of a doorway."""
THROUGH: Final = 0.24 * TILE
"""How far on both sides of a doorway a way is drawn."""
TURNS: Final[tuple[Point, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where the sides of a Room lie from its middle: north, east, south, west."""


def move(view: Dungeon, answer: Move) -> Trace | None:
    """HK 12, HK 13"""
    room = view.at.get(answer.at)
    if room is None:
        return None
    number = search_number(view, view.active, room)
    return way(view, answer.at, "out!" if view.rooms[room].exit else f"search: {percent(at_most(number))}")


def build(view: Dungeon, answer: PlayRoom) -> Trace | None:
    """HK 10"""
    found = way(view, answer.at, named(view, answer.card)) if answer.at in building(view) else None
    return replace(found, walls=walls(spot(answer.at, spread(view).start), answer.doors)) if found else None


def walls(middle: Point, doors: int) -> tuple[tuple[Point, ...], ...]:
    """Of a Room around a point: a side whole, or in two parts beside its doorway."""
    found: list[tuple[Point, ...]] = []
    for side, turn in zip(SIDES, TURNS, strict=True):
        parts = ((-WALL, -GAP), (GAP, WALL)) if doors & side[0] else ((-WALL, WALL),)
        found += [tuple([turned(middle, along, turn) for along in part]) for part in parts]
    return tuple(found)


def turned(middle: Point, along: float, turn: Point) -> Point:
    """A point of the wall on the side that lies in this direction."""
    across, down = turn
    return round(middle[0] + across * WALL - down * along, 3), round(middle[1] + down * WALL + across * along, 3)


def way(view: Dungeon, to: int, words: str) -> Trace | None:
    """From the Room of whoever acts to a cell."""
    here = view.where[view.active]
    if here == NONE or view.rooms[here].cell == to:
        return None
    start = spread(view).start
    (x, y), (across, down) = spot(view.rooms[here].cell, start), spot(to, start)
    # Through the doorway alone: names and signs in the middle of both Rooms are to be read.
    beyond = THROUGH / max(abs(across - x), abs(down - y))
    first, last = ((x + (across - x) * part, y + (down - y) * part) for part in (0.5 - beyond, 0.5 + beyond))
    return Trace(way=(first, last), cost=words)


def offer(view: Dungeon, answer: Offer) -> Trace | None:
    """HK 14: upon whom, and how likely he loses."""
    if (
        not view.moments
        or view.where[view.moments[-1].actor] == NONE
        or printed_on(view, answer.card).sort != ENCOUNTER
    ):
        return None
    seen = figure(view, view.moments[-1].actor, spread(view).start)
    return Trace(targets=(Spot((seen.x, seen.y), loses(view, answer)),))


TRACES: Final[Mapping[type[Option], Callable[[Dungeon, Any], Trace | None]]] = {
    Move: move,
    PlayRoom: build,
    Offer: offer,
}
"""By kind of answer."""
