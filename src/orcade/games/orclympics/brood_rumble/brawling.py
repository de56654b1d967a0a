"""Combats that a player leaves to the dice, and the blows about which he is asked all the same (BR-40)."""

from __future__ import annotations

from orcade.table.requests import Seat

from .combat_events import INTO_PIT, OFF_BOARD, ON_DANGER, ON_ORC, ON_WALL
from .pieces import (
    BRAWLING,
    BUMP_COSTS,
    FALL_COSTS,
    FEW,
    HEADBUTT,
    HELMET,
    PUNCH,
    PUNCH_ADDS,
    WOUNDS_DIE,
    Orc,
    Rumble,
    added_wounds,
)
from .push import slide


def unfought(rumble: Rumble) -> list[Orc]:
    """Of each combat that is still to be fought in this Game Turn, or goes on, the Orc that comes first."""
    return [orc for orc in rumble.orcs if orc.foe > orc.id and not orc.fought and orc.health > 0]


def may_brawl(rumble: Rumble) -> bool:
    """Whether the combats may be left to the dice now: there are several, and this blow decides none."""
    return len(unfought(rumble)) >= FEW and not decisive(rumble)


def brawls(rumble: Rumble, seat: Seat) -> bool:
    """Whether a die chooses for a seat how its Orc strikes now, or what he blocks."""
    return rumble.orders[seat] == BRAWLING and not decisive(rumble)


def decisive(rumble: Rumble) -> bool:
    """Whether the next blow may put its victim out of the game."""
    striker, victim = rumble.orcs[rumble.striker], rumble.orcs[rumble.victim]
    found = slide(rumble, victim, victim.x - striker.x, victim.y - striker.y)
    pushed = FALL_COSTS * found.fell + BUMP_COSTS * (found.how in (ON_ORC, ON_WALL, ON_DANGER))
    butted = added_wounds(striker, HEADBUTT, striker.item == HELMET) + pushed
    punched = added_wounds(striker, PUNCH, False) + PUNCH_ADDS
    return found.how in (INTO_PIT, OFF_BOARD) or victim.health <= WOUNDS_DIE + max(butted, punched)
