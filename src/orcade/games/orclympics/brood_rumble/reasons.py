"""Why what is proposed is wanted now, in a few words before what it does."""

from __future__ import annotations

from typing import Final

from orcade.table.region import apart
from orcade.table.requests import Ask, Option

from .answers import (
    GO,
    Activate,
    Attack,
    Block,
    Brawl,
    Catch,
    End,
    Go,
    Grab,
    Leave,
    March,
    Reroll,
    Stay,
    Suffer,
    Throw,
    Use,
)
from .blows import EVEN, best_attack, best_block
from .falling_back import Retreat
from .geometry import lootable
from .marching import goal, loot
from .move_region import Move, touched
from .odds import reaching
from .pieces import AT_THEM, FOR_LOOT, FOUND, NOBODY, NOTHING, STRIKING, Orc, Rumble, called, enemies, thrower
from .push import deadliness_of_push
from .throw_region import Hurl


def reason(rumble: Rumble, ask: Ask, option: Option) -> str:
    """Of what `usual` has found."""
    if isinstance(option, Attack):
        return "Hurts most." if best_attack(rumble, ask.options, EVEN) == option else "Seldom blocked."
    if isinstance(option, Block):
        return "Saves most." if best_block(rumble, EVEN) == option else "His favourite."
    if isinstance(option, Move):
        return move(rumble, option)
    if isinstance(option, March):
        return "Nobody wins by waiting." if option.order == AT_THEM else "Items and Barrels win rumbles."
    if isinstance(option, Brawl):
        return "No blow is likelier to end it." if rumble.phase == STRIKING else "One answer for all combats."
    if isinstance(option, End) and GO in ask.options:
        orc = rumble.orcs[rumble.active]
        return GRABS_AGAIN if orc.item == NOTHING and lootable(rumble, orc) != NOBODY else IN_VAIN
    if isinstance(option, Leave):
        return leaving(rumble, rumble.orcs[rumble.active])
    if isinstance(option, Throw) and (rumble.flight is not None or rumble.phase == FOUND):
        orc = thrower(rumble)
        chance = reaching(orc, rumble.orcs[option.target], rumble.broods[orc.seat])
        if rumble.flight is not None and chance < LONG_SHOT:
            return "He may not keep it, and this hits no friend."
        if chance < LONG_SHOT:
            return "A long shot, but it is gone otherwise."
    return WORDS.get(type(option), "")


def move(rumble: Rumble, option: Move) -> str:
    """What it leads to."""
    met = touched(rumble, rumble.orcs[option.orc], option.x, option.y)
    if any(deadliness_of_push(rumble, foe, option.x, option.y) == 1.0 for foe in met):
        return "A Headbutt from there is deadly."
    if met:
        return "Better than to be charged."
    return f"Nearer to {sent_to(rumble, rumble.orcs[option.orc])}."


def sent_to(rumble: Rumble, orc: Orc) -> str:
    """Whom or what he goes for (`marching.goal`)."""
    wanted = goal(rumble, orc)
    foes = enemies(rumble, orc)
    if rumble.orders[orc.seat] != FOR_LOOT or orc.item != NOTHING or not loot(rumble, orc):
        return called(min(foes, key=lambda foe: apart(foe.x, foe.y, *wanted)))
    barrel = any((each.x, each.y) == wanted for each in rumble.barrels if not each.gone)
    return "a Barrel" if barrel else "a Debris Mound"


def leaving(rumble: Rumble, orc: Orc) -> str:
    """Why a Barrel that was found is better not thrown."""
    foes = enemies(rumble, orc)
    if all(foe.foe >= 0 for foe in foes):
        return "All of them fight: the public would mind."
    if not any(reaching(orc, foe, rumble.broods[orc.seat]) for foe in foes):
        return "It reaches nobody."
    return "It would hit a friend, or Cover, or anger the public."


IN_VAIN: Final = "No Move gets him nearer."
GRABS_AGAIN: Final = "Here he can Grab again next Game Turn."
LONG_SHOT: Final = 0.2
"""The chance below which a throw is called so."""

WORDS: Final[dict[type[Option], str]] = {
    Activate: "Of those left the nearest to an enemy.",
    Go: "Who charges strikes first.",
    Grab: "His hands are empty.",
    Throw: "It hurts from afar.",
    Hurl: "A friend, or Cover, stands before every enemy.",
    Catch: "It costs nothing to try.",
    Suffer: "His friend has more to lose.",
    Reroll: "That was a poor roll.",
    Stay: IN_VAIN,
    Retreat: "Farthest from the other enemies.",
    Use: "What it saves now is sure.",
}
"""By kind of answer."""
