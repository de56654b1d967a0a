"""What an answer would do, as it is drawn on the map before it is given: where one goes or builds, and who is met."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from orcade.table.odds import at_most, percent
from orcade.table.requests import Option
from orcade.table.trace import Point, Spot, Trace

from .answers import Move, Offer, PlayRoom, named
from .card_decks import ENCOUNTER, printed_on
from .dungeon_map import building, figure, spot
from .hints import loses
from .lasting_effects import search_number
from .pieces import NONE, Dungeon
from .spread import spread


def move(view: Dungeon, answer: Move) -> Trace | None:
    """HK 12, HK 13"""
    room = view.at.get(answer.at)
    if room is None:
        return None
    number = search_number(view, view.active, room)
    return way(view, answer.at, "out!" if view.rooms[room].exit else f"search: {percent(at_most(number))}")


def build(view: Dungeon, answer: PlayRoom) -> Trace | None:
    """HK 10"""
    return way(view, answer.at, named(view, answer.card)) if answer.at in building(view) else None


def way(view: Dungeon, to: int, words: str) -> Trace | None:
    """From the Room of whoever acts to a cell."""
    here = view.where[view.active]
    if here == NONE or view.rooms[here].cell == to:
        return None
    start = spread(view).start
    (x, y), (across, down) = spot(view.rooms[here].cell, start), spot(to, start)
    middle: Point = (x + across) / 2, (y + down) / 2
    return Trace(way=((x, y), middle, (across, down)), cost=words)


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
