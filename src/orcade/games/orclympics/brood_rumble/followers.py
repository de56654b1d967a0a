"""Who follows an order to all of a brood at once (BR-38), and who gives it."""

from __future__ import annotations

from orcade.table.requests import Seat

from .geometry import barrels_at, lootable
from .pieces import FEW, NOBODY, Orc, Rumble, captain


def moves_alone(rumble: Rumble, orc: Orc) -> bool:
    """Whether an Orc that is activated can do nothing but Move: he does so without being asked, since he may still stay
    where he is (BR-37)."""
    return not barrels_at(rumble, orc.x, orc.y) and lootable(rumble, orc) == NOBODY


def caller(rumble: Rumble) -> Seat:
    """Who says which Orc is activated: whose alone are left, else the captain of the team (BR-1)."""
    left = {orc.seat for orc in rumble.orcs if orc.team == rumble.team and not orc.done and orc.health > 0}
    return left.pop() if len(left) == 1 else captain(rumble, rumble.team)


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


def may_order(rumble: Rumble, seat: Seat) -> bool:
    """Whether somebody who says which Orc is activated may order several at once instead."""
    return len(followers(rumble, seat)) >= FEW
