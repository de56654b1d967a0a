"""Orders to all of a brood at once: who follows one, who is next, and where he goes (BR-38).

An order is nothing but activations and Moves that its captain could say one by one. It stands in the state: dice fall,
and the others activate theirs, between two of them as ever.
"""

from __future__ import annotations

from itertools import pairwise

from orcade.table.plane import Point, ahead, route, turned
from orcade.table.region import Bounds, apart
from orcade.table.requests import Seat

from .answers import MARCH, March
from .geometry import STANDING, barrels_at, ground, lootable
from .move_proposals import ProposedMoves
from .move_region import Move
from .pieces import FEW, FOR_LOOT, NOBODY, NOTHING, ORC_R, UNORDERED, Orc, Rumble, captain
from .terrain import INCH, SIDE

FAR = 3 * SIDE
"""As long a way as is ever looked for."""
CLOSE = 2 * ORC_R + INCH // 20
"""How near an Orc comes to an enemy whom he does not Charge, from middle to middle."""
SIDES = (0, 60, -60, 120, -120, 180)
"""From where an enemy is come at: degrees from the side on which the Orc is."""
TRIED = 8
"""Places to which a way is looked for."""
PARTS = (20, 17, 14, 11, 8, 5)
"""Twentieths of the reach at which he may stop, where he cannot stand farther on."""


def moves_alone(rumble: Rumble, orc: Orc) -> bool:
    """Whether an Orc that is activated can do nothing but Move: he does so without being asked, since he may still stay
    where he is (BR-37)."""
    return not barrels_at(rumble, orc.x, orc.y) and lootable(rumble, orc) == NOBODY


def caller(rumble: Rumble) -> Seat:
    """Who says which Orc is activated: whose alone are left, else the captain of the team (BR-1)."""
    left = {orc.seat for orc in rumble.orcs if orc.team == rumble.team and not orc.done and orc.health > 0}
    return left.pop() if len(left) == 1 else captain(rumble, rumble.team)


def orders(rumble: Rumble, seat: Seat) -> tuple[March, ...]:
    """What somebody who says which Orc is activated may order instead."""
    return MARCH if len(followers(rumble, seat)) >= FEW else ()


def followers(rumble: Rumble, seat: Seat) -> list[Orc]:
    """Who would follow an order: one's own Orcs that are still to be activated and can only Move."""
    return [
        orc
        for orc in rumble.orcs
        if orc.seat == seat
        and not orc.done
        and not orc.down
        and orc.health > 0
        and orc.foe < 0
        and moves_alone(rumble, orc)
    ]


def next_sent(rumble: Rumble) -> Orc | None:
    """Whom an order sends next of the team whose turn it is: who has the shortest way, so that nobody stands in
    another's; None where there is no order, or nobody to follow it."""
    sent = [
        orc for seat in rumble.teams[rumble.team] if rumble.orders[seat] != UNORDERED for orc in followers(rumble, seat)
    ]
    return min(sent, key=lambda orc: apart(orc.x, orc.y, *goals(rumble, orc)[0]), default=None)


def goals(rumble: Rumble, orc: Orc) -> list[Point]:
    """Where an order sends an Orc, the nearest first; without one, at the enemies."""
    wanted = loot(rumble, orc) if rumble.orders[orc.seat] == FOR_LOOT and orc.item == NOTHING else []
    return sorted(wanted or prey(rumble, orc), key=lambda spot: apart(orc.x, orc.y, *spot))


def loot(rumble: Rumble, orc: Orc) -> list[Point]:
    """Where he would touch a Barrel or a Debris Mound."""
    mounds = [
        Bounds(box.x - box.w - ORC_R, box.y - box.h - ORC_R, box.x + box.w + ORC_R, box.y + box.h + ORC_R)
        for box in ground(rumble.terrain).mounds
    ]
    spots = [round_it.clamp(orc.x, orc.y) for round_it in mounds]
    return [*spots, *((barrel.x, barrel.y) for barrel in rumble.barrels if not barrel.gone)]


def prey(rumble: Rumble, orc: Orc) -> list[Point]:
    """Places about the enemies whom nobody fights; where all are fought, about all."""
    enemies = [other for other in rumble.orcs if other.team != orc.team and other.health > 0]
    free = [other for other in enemies if other.foe < 0]
    return [
        ahead(other.x, other.y, *turned(orc.x - other.x, orc.y - other.y, degrees), CLOSE)
        for other in free or enemies
        for degrees in SIDES
    ]


def ordered_move(rumble: Rumble, orc: Orc) -> Move | None:
    """Where an Orc goes by his order; None where he could Charge, for that is his player's to decide."""
    moves = ProposedMoves(rumble, orc)
    if any(moves.charge(other.id) is not None for other in moves.threats() if not other.down):
        return None
    return moves.made(*on_the_way(moves, goals(rumble, orc)))


def on_the_way(moves: ProposedMoves, goals: list[Point]) -> Point:
    """As far as he gets on the way to the first of some places to which there is one, round what hurts if possible."""
    for shunned in (moves.here.dangers, ()):
        boxes = (*moves.boxes, *shunned)
        for goal in goals[:TRIED]:
            way = route(moves.x, moves.y, *goal, ORC_R, FAR, moves.kept, boxes, STANDING)
            if way is not None:
                return farthest(moves, way)
    return moves.towards(*goals[0]) if goals else (moves.x, moves.y)


def farthest(moves: ProposedMoves, way: list[Point]) -> Point:
    """As far as he gets on a way, and may stand there."""
    for part in PARTS:
        x, y = along(way, moves.reach * part // PARTS[0])
        if moves.fault(x, y) is None:
            return x, y
    return moves.x, moves.y


def along(way: list[Point], length: int) -> Point:
    """The point of a way that is so far from its beginning; its end, where that is nearer."""
    for (ax, ay), (bx, by) in pairwise(way):
        far = apart(ax, ay, bx, by)
        if far >= length:
            return ahead(ax, ay, bx - ax, by - ay, length)
        length -= far
    return way[-1]
