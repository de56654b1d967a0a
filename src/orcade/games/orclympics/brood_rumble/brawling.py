"""Combats that a player leaves to the dice, and the blows about which he is asked all the same (BR-40)."""

from __future__ import annotations

from .combat_events import INTO_PIT, OFF_BOARD, ON_DANGER, ON_ORC, ON_WALL
from .pieces import (
    ATTACKS,
    BUMP_COSTS,
    FALL_COSTS,
    HEADBUTT,
    HELMET,
    MIGHTY,
    SCRATCH_COSTS,
    Orc,
    Rumble,
    added_wounds,
    losses,
)
from .push import slide


def unfought(rumble: Rumble) -> list[Orc]:
    """Of each combat that is still to be fought in this Game Turn, or goes on, the Orc that comes first."""
    return [orc for orc in rumble.orcs if orc.foe > orc.id and not orc.fought and orc.health > 0]


def decisive(rumble: Rumble) -> bool:
    """Whether it counts how the next blow is struck: one kind is likelier than another to put its victim out."""
    striker, victim = rumble.orcs[rumble.striker], rumble.orcs[rumble.victim]
    return len({faces_that_end(rumble, striker, victim, attack) for attack in range(len(ATTACKS))}) > 1


def faces_that_end(rumble: Rumble, striker: Orc, victim: Orc, attack: int) -> int:
    """With how many faces of the die for wounds an attack may put its victim out of the game."""
    bonus = added_wounds(striker, attack, striker.item == HELMET)
    lost = losses(attack, bonus)
    if attack == HEADBUTT:
        found = slide(rumble, victim, victim.x - striker.x, victim.y - striker.y)
        scratches = found.standing_in + (found.how == ON_DANGER)
        pushed = FALL_COSTS * found.fell + BUMP_COSTS * (found.how in (ON_ORC, ON_WALL)) + SCRATCH_COSTS * scratches
        if found.how in (INTO_PIT, OFF_BOARD):
            pushed = victim.health
        lost = [wounds + (pushed if wounds >= MIGHTY else 0) for wounds in lost]
    return sum(each >= victim.health for each in lost)
