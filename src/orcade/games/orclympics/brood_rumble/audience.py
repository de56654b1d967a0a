"""The audience: it punishes whoever throws into a fight (BR-10), and a Game Turn without blood (BR 4.4, BR-21)."""

from __future__ import annotations

from orcade.table.requests import D6, OPEN, Flow, Roll

from .barrels import start_audience_throw
from .events import Booed, Irritated
from .pieces import BARRAGE_DIE, BOOING, CLOSING, IRRITATES, Orc, Point, Rumble
from .terrain import SIDE


def irritate(rumble: Rumble) -> Flow[None]:
    """BR-10: the throw is over; a die says whether a Barrel comes for the culprit, if one can still hit him."""
    culprit = rumble.orcs[rumble.active]
    rumble.phase = rumble.after
    if culprit.health <= 0 or culprit.pelted:
        return
    die = yield Roll(OPEN, D6, "irritated public", "BR 4.2.2", IRRITATES)
    yield Irritated(culprit.name, die >= IRRITATES)
    if die >= IRRITATES:
        yield from throw_from_edge(rumble, culprit, rumble.after)


def begin_barrage(rumble: Rumble) -> Flow[None]:
    """BR 4.4: no Orc has lost any Health in this Game Turn, so the audience throws Barrels."""
    rumble.barrages = yield Roll(OPEN, BARRAGE_DIE, "Barrels from the audience", "BR 4.4")
    rumble.aimed = 0
    yield Booed(rumble.barrages)
    rumble.phase = BOOING


def next_barrel(rumble: Rumble) -> Flow[None]:
    """BR-21: the next Barrel, at somebody who was neither drawn nor hit; or the audience is done."""
    ids = tuple([orc.id for orc in rumble.orcs if orc.health > 0 and not orc.pelted and not rumble.aimed >> orc.id & 1])
    if not rumble.barrages or not ids:
        rumble.phase = CLOSING
        return
    rumble.barrages -= 1
    at = 1
    if len(ids) > 1:
        at = yield Roll(OPEN, len(ids), "whom the audience aims at", "BR-21")
    target = ids[at - 1]
    rumble.aimed |= 1 << target
    yield from throw_from_edge(rumble, rumble.orcs[target], BOOING)


def nearest_edges(orc: Orc) -> tuple[Point, ...]:
    """The points of the Board Edge that are nearest to the middle of an Orc's base: more than one if it is a tie."""
    points = ((0, orc.y), (orc.x, 0), (SIDE, orc.y), (orc.x, SIDE))
    far = (orc.x, orc.y, SIDE - orc.x, SIDE - orc.y)
    least = min(far)
    return tuple(point for point, away in zip(points, far, strict=True) if away == least)


def throw_from_edge(rumble: Rumble, orc: Orc, after: int) -> Flow[None]:
    """A Barrel at this Orc from the nearest point of the Board Edge; of equally near ones, a die decides (BR-34)."""
    points = nearest_edges(orc)
    at = 1
    if len(points) > 1:
        at = yield Roll(OPEN, len(points), "which edge", "BR-34")
    x, y = points[at - 1]
    start_audience_throw(rumble, x, y, orc.id, after)
