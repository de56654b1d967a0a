"""Odds for hints: what dice are likely to say."""

from __future__ import annotations

from orcade.games.orclympics.discipline import COMMON
from orcade.table.odds import PAIR_AT_LEAST, at_least
from orcade.table.plane import NOTHING, sweep
from orcade.table.requests import D6

from .barrels import falls_short
from .geometry import ground
from .pieces import BARREL_R, BEATEN, ORC_R, WOUNDS_DIE, Orc, Rumble, catches, losses

NEVER = 2 * D6 + 1


def needed(orc: Orc, target: Orc) -> int:
    """The least roll of two dice with which an Orc's throw reaches another: 2 … 12, or NEVER."""
    return next((far for far in range(2, NEVER) if not falls_short(orc.x, orc.y, target, far, ORC_R)), NEVER)


def reaching(orc: Orc, target: Orc, brood: int) -> float:
    """The chance that an Orc's throw reaches another; Common Orcs roll again when it does not (BR 1.2)."""
    chance = PAIR_AT_LEAST[needed(orc, target)]
    return 1 - (1 - chance) ** 2 if brood == COMMON else chance


def free_way(rumble: Rumble, orc: Orc, x: int, y: int) -> bool:
    """Whether a Barrel thrown by an Orc would meet nobody, and no Cover, before it is at x, y."""
    discs = [(each.x, each.y, ORC_R) for each in rumble.orcs if each.health > 0 and each.x >= 0 and each is not orc]
    return sweep(orc.x, orc.y, x, y, BARREL_R, discs, ground(rumble.terrain).covers)[2] == NOTHING


def catching(orc: Orc, brood: int) -> float:
    """The chance that an Orc of this brood Catches a Barrel."""
    return 0.0 if orc.foe >= 0 else float(at_least(catches(brood)))


def losing(health: int, bonus: int = 0) -> float:
    """The chance that the die for wounds with this bonus take so much Health."""
    return sum(die + bonus >= health for die in range(1, WOUNDS_DIE + 1)) / WOUNDS_DIE


def putting_out(victim: Orc, attack: int, bonus: int) -> float:
    """The chance that an attack costs an Orc his last Health."""
    return sum(loss >= victim.health for loss in losses(attack, bonus)) / WOUNDS_DIE


def beating(victim: Orc, attack: int, bonus: int) -> float:
    """The chance that an Orc has lost so much in this Round of Combat by it that he is Knocked Down (BR 4.3.1)."""
    return sum(victim.lost + loss >= BEATEN for loss in losses(attack, bonus)) / WOUNDS_DIE
