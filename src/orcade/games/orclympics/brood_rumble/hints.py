"""What an attack or a block is likely to come to, in words (BR 4.3): for hints."""

from __future__ import annotations

from orcade.table.odds import percent
from orcade.table.plane import NOTHING, sweep

from .events import INTO_PIT, OFF_BOARD, ON_DANGER, ON_ORC, ON_STEP, ON_WALL
from .ground import ground
from .odds import losing
from .pieces import (
    ATTACKS,
    BARREL_R,
    BEATEN,
    HEADBUTT,
    HELMET,
    KICK,
    KNUCKLES,
    MIGHTY,
    ORC_R,
    PUNCH,
    Orc,
    Rumble,
    called,
)
from .push import slide
from .terrain import COVER, TITLES


def told_attack(view: Rumble, attack: int, helmet: bool) -> str:
    """The odds of an attack that is not blocked, and what its special effect would do."""
    striker, victim = view.orcs[view.striker], view.orcs[view.victim]
    bonus = 1 if helmet or (attack == PUNCH and striker.item == KNUCKLES) else 0
    spare = " unless his Helmet softens it" if attack == HEADBUTT and victim.item == HELMET else ""
    parts = [f"D3{' + 1' if bonus else ''} wounds; three or more with {percent(losing(MIGHTY, bonus))}{spare}:"]
    if attack == HEADBUTT:
        parts.append(told_push(view, striker, victim))
    elif attack == PUNCH:
        parts.append("one more, and the combat is interrupted.")
    else:
        parts.append("he is Knocked Down and you fall back.")
    if attack == PUNCH and bonus:
        parts.append("Your Knuckle Dusters are used up.")
    if victim.lost and attack != KICK:
        parts.append(f"He has lost {victim.lost} in this combat; with {BEATEN} he is Knocked Down.")
    if view.counter:
        parts.append("Your one blow back.")
    return " ".join(parts)


def told_push(view: Rumble, striker: Orc, victim: Orc) -> str:
    """Where a Push would end."""
    found = slide(view, victim, victim.x - striker.x, victim.y - striker.y)
    fell = "off the Platform, " if found.fell else ""
    if found.how == INTO_PIT:
        return f"he is pushed {fell}into a Pit and out of the game!"
    if found.how == OFF_BOARD:
        return f"he is pushed {fell}off the board and out of the game!"
    if found.how == ON_ORC:
        return f"he is pushed {fell}into {called(view.orcs[found.on])}, and both lose 1."
    if found.how == ON_WALL:
        return f"he is pushed {fell}against {TITLES[found.what]} and loses 1."
    if found.how in (ON_STEP, ON_DANGER):
        return f"he is pushed {fell}against {TITLES[found.what]}."
    return f'he is pushed {fell}6" away.'


def in_the_way(view: Rumble, orc: Orc, target: Orc) -> str:
    """What a Barrel thrown from one Orc at another would meet first, in words; empty if nothing (BR-7)."""
    others = [
        other for other in view.orcs if other.health > 0 and other is not orc and other is not target and other.x >= 0
    ]
    discs = [(other.x, other.y, ORC_R) for other in others]
    covers = ground(view.terrain).covers
    _, _, met = sweep(orc.x, orc.y, target.x, target.y, BARREL_R, [*discs, (target.x, target.y, ORC_R)], covers)
    if met == NOTHING or met == len(discs):
        return ""
    if met > len(discs):
        return f" {TITLES[COVER]} is in the way."
    return f" {called(others[met])} is in the way and would be hit."


def told_block(view: Rumble, block: int) -> str:
    """What a block is good for."""
    striker, victim = view.orcs[view.striker], view.orcs[view.victim]
    text = f"Takes three wounds off a {ATTACKS[block]}; futile against the others."
    if block == HEADBUTT:
        text += (
            f" A mighty one: {told_push(view, striker, victim).replace('he is', 'you are').replace('loses', 'lose')}"
        )
    elif block == PUNCH and striker.item == KNUCKLES:
        text += " He wears Knuckle Dusters."
    elif block == KICK:
        text += " A mighty one knocks you down."
    return text
