"""Orders to all of a brood at once: who follows one, who is next, and where he goes (BR-38).

An order is nothing but activations and Moves that its captain could say one by one. It stands in the state: dice fall,
and the others activate theirs, between two of them as ever.
"""

from __future__ import annotations

from orcade.table.plane import Point, ahead, clear, turned
from orcade.table.region import Bounds, apart
from orcade.table.requests import Seat

from .answers import MARCH, March
from .followers import followers, may_order
from .geometry import ground
from .move_proposals import ProposedMoves
from .move_region import Move, MoveRegion
from .pieces import (
    FOR_LOOT,
    MOST_SEATS,
    NOTHING,
    ORC_R,
    UNORDERED,
    Orc,
    Rumble,
    enemies,
    may_charge,
)
from .terrain import INCH

CLOSE = 2 * ORC_R + INCH // 20
"""How near an Orc comes to an enemy whom he does not Charge, from middle to middle."""
AROUND = 3 * INCH
"""What it counts as, if something is in the way."""
NO_ORDERS = [UNORDERED] * MOST_SEATS
VEERS = (30, -30, 60, -60, 90, -90)
"""Degrees from the straight way where that is barred."""


def orders(rumble: Rumble, seat: Seat) -> tuple[March, ...]:
    """What somebody who says which Orc is activated may order instead."""
    return MARCH if may_order(rumble, seat) else ()


def next_sent(rumble: Rumble) -> Orc | None:
    """Whom an order sends next of the team whose turn it is: who has the shortest way, so that nobody stands in
    another's; None where there is no order, or nobody to follow it."""
    if rumble.orders == NO_ORDERS:
        return None
    sent = [
        orc for seat in rumble.teams[rumble.team] if rumble.orders[seat] != UNORDERED for orc in followers(rumble, seat)
    ]
    return min(sent, key=lambda orc: apart(orc.x, orc.y, *goal(rumble, orc)), default=None)


def goal(rumble: Rumble, orc: Orc) -> Point:
    """Where an order sends an Orc: to the nearest place; without one, at the enemies."""
    wanted = loot(rumble, orc) if rumble.orders[orc.seat] == FOR_LOOT and orc.item == NOTHING else []
    return min(wanted or prey(rumble, orc), key=lambda spot: apart(orc.x, orc.y, *spot))


def loot(rumble: Rumble, orc: Orc) -> list[Point]:
    """Where he would touch a Barrel or a Debris Mound."""
    mounds = [
        Bounds(box.x - box.w - ORC_R, box.y - box.h - ORC_R, box.x + box.w + ORC_R, box.y + box.h + ORC_R)
        for box in ground(rumble.terrain).mounds
    ]
    spots = [round_it.clamp(orc.x, orc.y) for round_it in mounds]
    return [*spots, *((barrel.x, barrel.y) for barrel in rumble.barrels if not barrel.gone)]


def prey(rumble: Rumble, orc: Orc) -> list[Point]:
    """Places before the enemies whom nobody fights; where all are fought, before all."""
    foes = enemies(rumble, orc)
    free = [foe for foe in foes if foe.foe < 0]
    return [ahead(foe.x, foe.y, orc.x - foe.x, orc.y - foe.y, CLOSE) for foe in free or foes]


def ordered_move(rumble: Rumble, orc: Orc) -> Move | None:
    """Where an Orc goes by his order; None where he can Charge, for that is his player's to decide."""
    moves = ProposedMoves(rumble, orc)
    if any(may_charge(orc, other) and moves.charge(other.id) is not None for other in enemies(rumble, orc)):
        return None
    return moves.made(*on_the_way(moves, goal(rumble, orc)))


def on_the_way(moves: MoveRegion, goal: Point) -> Point:
    """As far as he gets towards a place in one Move: straight, or else by the side that leaves him the least way."""
    far = apart(moves.x, moves.y, *goal)
    if not far:
        return goal
    shunned = (*moves.boxes, *moves.here.dangers)
    if clear(moves.x, moves.y, *goal, ORC_R, moves.kept, shunned):
        x, y = ahead(moves.x, moves.y, goal[0] - moves.x, goal[1] - moves.y, min(far, moves.reach))
        if moves.fault(x, y) is None:
            return x, y

    straight = moves.towards(*goal)
    gained = far - apart(*straight, *goal)
    if 2 * gained > moves.reach and not hurts(moves, straight):
        return straight

    def left(spot: Point) -> int:
        """The way from there, and what is in it; through what hurts he would rather not go."""
        barred = not clear(*spot, *goal, ORC_R, moves.kept, shunned)
        return apart(*spot, *goal) + AROUND * (hurts(moves, spot) + barred)

    dx, dy = goal[0] - moves.x, goal[1] - moves.y
    ways = [ahead(moves.x, moves.y, *turned(dx, dy, degrees), moves.reach) for degrees in VEERS]
    return min([straight, *(moves.towards(*way) for way in ways)], key=left)


def hurts(moves: MoveRegion, spot: Point) -> bool:
    """Whether the straight way to a place leads into Dangerous Terrain."""
    return not clear(moves.x, moves.y, *spot, ORC_R, (), moves.here.dangers)
