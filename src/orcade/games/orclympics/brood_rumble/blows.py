"""How to strike and what to block: what a blow costs on average, by the weights of the estimate (`tactics.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, TypeVar

from orcade.table.odds import at_least
from orcade.table.requests import Option

from .answers import BLOCK, Attack, Block
from .combat_events import INTO_PIT, OFF_BOARD, ON_DANGER, ON_ORC, ON_WALL
from .pieces import (
    ATTACKS,
    BEATEN,
    BLOCKED,
    BUMP_COSTS,
    FALL_COSTS,
    HEADBUTT,
    HELMET,
    ITEM_COUNTS,
    KICK,
    MIGHTY,
    PUNCH,
    PUNCH_ADDS,
    SCRATCH_COSTS,
    SCRATCHES,
    WOUNDS_DIE,
    Orc,
    Rumble,
    added_wounds,
)
from .push import slide
from .tactics import LAST_HEALTH, Standing, worth

CLEAR: Final = 1.1
"""How many times as good as the next an attack or a block has to be; else it is for its player to guess."""
EVEN: Final = (0, 0, 0)
"""What is known before anything was chosen."""
OFTEN: Final = 5
"""How often the same was chosen at least by who has a habit."""
BEFORE: Final = 1
"""How often each is taken to have been chosen before that."""

Counts = tuple[int, int, int]
Answer = TypeVar("Answer", Attack, Block)


@cache
def weights() -> Standing:
    """What each thing is worth that speaks for a team."""
    return Standing._make(worth.weights)


def best_attack(rumble: Rumble, options: Iterable[Option], habit: Counts) -> Attack | None:
    """The one that costs the victim clearly the most, if he blocks as he has done; None where none does."""
    striker, victim = rumble.orcs[rumble.striker], rumble.orcs[rumble.victim]
    gains = {}
    for each in options:
        if not isinstance(each, Attack):
            continue
        free, stopped = cost(rumble, striker, victim, each, False), cost(rumble, striker, victim, each, True)
        met = chance(habit, each.attack)
        gains[each] = (1 - met) * free + met * (stopped - strike_back(rumble, striker, victim)) - spent(striker, each)
    return clearly(gains)


def best_block(rumble: Rumble, habit: Counts) -> Block | None:
    """The one that saves clearly the most, if he attacks as he has done; None where none does."""
    striker, victim = rumble.orcs[rumble.striker], rumble.orcs[rumble.victim]
    gains = {}
    for each in BLOCK:
        attack = Attack(each.block, striker.item == HELMET and each.block == HEADBUTT)
        free, stopped = cost(rumble, striker, victim, attack, False), cost(rumble, striker, victim, attack, True)
        gains[each] = chance(habit, each.block) * (free - stopped + strike_back(rumble, striker, victim))
    return clearly(gains)


def clearly(gains: dict[Answer, float]) -> Answer | None:
    """The best, unless another is nearly as good."""
    first, second, *_ = sorted(gains, key=gains.__getitem__, reverse=True)
    return first if gains[first] > CLEAR * max(0.0, gains[second]) else None


def telling(habit: Counts) -> bool:
    """Whether somebody mostly chooses the same."""
    return max(habit) >= OFTEN and 2 * max(habit) > sum(habit)


def chance(habit: Counts, which: int) -> float:
    """How likely a choice is, by what was chosen so far."""
    return (habit[which] + BEFORE) / (sum(habit) + len(habit) * BEFORE)


def strike_back(rumble: Rumble, striker: Orc, victim: Orc) -> float:
    """What a blocked attack costs its striker: the counterstroke, after which there is none."""
    if rumble.counter:
        return 0.0
    blows = [Attack(attack) for attack in range(len(ATTACKS))]
    third = chance(EVEN, HEADBUTT)
    return max(
        (1 - third) * cost(rumble, victim, striker, each, False) + third * cost(rumble, victim, striker, each, True)
        for each in blows
    )


def spent(striker: Orc, attack: Attack) -> float:
    """What the Item is worth that is used up."""
    if attack.helmet:
        return weights().helmets
    return weights().knuckles if added_wounds(striker, attack.attack, False) else 0.0


def cost(rumble: Rumble, striker: Orc, victim: Orc, attack: Attack, blocked: bool) -> float:
    """What an attack costs its victim on average."""
    bonus = added_wounds(striker, attack.attack, attack.helmet) - (BLOCKED if blocked else 0)
    wounds = [max(0, die + bonus) for die in range(1, WOUNDS_DIE + 1)]
    return sum(wounded(rumble, striker, victim, attack.attack, each) for each in wounds) / WOUNDS_DIE


def wounded(rumble: Rumble, striker: Orc, victim: Orc, attack: int, wounds: int) -> float:
    """What so many wounds by an attack cost its victim."""
    if not wounds:
        return 0.0
    if attack == HEADBUTT and victim.item == HELMET:
        worn = weights().helmets + pushed_and_hurt(rumble, striker, victim, wounds - ITEM_COUNTS)
        return min(worn, pushed_and_hurt(rumble, striker, victim, wounds))
    if attack == HEADBUTT:
        return pushed_and_hurt(rumble, striker, victim, wounds)
    mighty = wounds >= MIGHTY
    if attack == PUNCH and mighty:
        wounds += PUNCH_ADDS
    return hurt(victim, wounds, down=mighty and attack == KICK)


def pushed_and_hurt(rumble: Rumble, striker: Orc, victim: Orc, wounds: int) -> float:
    """The same of a Headbutt, with the Push of a mighty one."""
    if wounds < MIGHTY or wounds >= victim.health:
        return hurt(victim, wounds)
    found = slide(rumble, victim, victim.x - striker.x, victim.y - striker.y)
    if found.how in (INTO_PIT, OFF_BOARD):
        return hurt(victim, victim.health)
    wounds += FALL_COSTS * found.fell + BUMP_COSTS * (found.how in (ON_ORC, ON_WALL))
    more = hurt(victim, wounds)
    if found.how == ON_DANGER:
        more += float(at_least(SCRATCHES)) * SCRATCH_COSTS * weights().health
    if found.how == ON_ORC:
        other = rumble.orcs[found.on]
        more += hurt(other, BUMP_COSTS) * (1 if other.team == victim.team else -1)
    return more


def hit(orc: Orc) -> float:
    """What a Barrel that hits costs an Orc on average."""
    return sum(hurt(orc, wounds) for wounds in range(1, WOUNDS_DIE + 1)) / WOUNDS_DIE


def hurt(orc: Orc, wounds: int, *, down: bool = False) -> float:
    """What it costs an Orc to lose so much Health."""
    left = max(0, orc.health - wounds)
    each = weights()
    last = min(orc.health, LAST_HEALTH) - min(left, LAST_HEALTH)
    lost = each.health * (orc.health - left) + each.last_health * last
    if not left:
        return lost + each.orcs
    return lost - (each.down if down or orc.lost + wounds >= BEATEN else 0.0)
