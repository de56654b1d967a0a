"""What a plan leads to, before anything is rolled: for hints, bots and the picture of a battle."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from orcade.table.odds import at_most
from orcade.table.requests import D6

from ..finding import power_of
from ..pieces import CAREFUL, CHARGE, CLEVER, D8, NO_CHIP, PLANS, Battle, Side, Wars
from .damage import absorbs, breaks, damage
from .leadership import biggest, chance_modifier, checked, leadership_most, plan_of_chance
from .losses import survives_most
from .sides import fighters, power
from .stupidity import stupid_most, trolls_among
from .tables import table_of


class Exchange(NamedTuple):
    """What both sides take with a pair of plans, where no troll is stupid."""

    attacker: int
    """Damage to the attacker."""
    defender: int
    """Damage to the defender, after absorption."""
    absorbed: int
    attacker_hacked: bool
    defender_hacked: bool
    breaks: bool
    """The fortress is destroyed."""


Cells = tuple[tuple[Exchange, ...], ...]
"""Of all pairs of plans: by the attacker's, then by the defender's."""
Left = tuple[tuple[int, float], ...]
"""Powers, with their chances."""


def exchange(wars: Wars, battle: Battle, attacking: int, defending: int) -> Exchange:
    """For one pair of plans: a cell of the table, in figures."""
    cell = table_of(battle)[attacking][defending]
    attacked, defended = power(wars, battle.attacker), power(wars, battle.defender)
    dealt = damage(attacked, cell.defender)
    absorbed = min(dealt, absorbs(wars, battle, defending))
    return Exchange(
        damage(defended, cell.attacker),
        dealt - absorbed,
        absorbed,
        cell.attacker_hacked,
        cell.defender_hacked,
        breaks(battle, dealt, defended),
    )


def plan_chances(wars: Wars, battle: Battle, side: Side, proposed: int) -> tuple[float, ...]:
    """The chances that a side charges, is careful, is clever, if it is told to do what is proposed; NO_PLAN where
    nobody tells it."""
    if side.caravan != NO_CHIP:
        return (1 / len(PLANS),) * len(PLANS)
    chances = [0.0] * len(PLANS)
    obeyed = 0.0
    if side.commander != NO_CHIP or battle.surprise:
        obeyed = leadership_most(wars, battle, side) / D8 if checked(wars, battle, side) else 1.0
        chances[proposed] = obeyed
    if obeyed < 1:
        modifier = chance_modifier(wars, battle, side, biggest(wars, side)[0])
        for die in range(1, D6 + 1):
            chances[plan_of_chance(die, modifier)] += (1 - obeyed) / D6
    return tuple(chances)


def exchanges(wars: Wars, battle: Battle) -> Cells:
    """For all pairs of plans."""
    plans = range(len(PLANS))
    return tuple(tuple(exchange(wars, battle, attack, defence) for defence in plans) for attack in plans)


def expected(found: Cells, attacking: tuple[float, ...], defending: tuple[float, ...]) -> tuple[float, float]:
    """Damage to attacker and defender on an average, from the chances of their plans; stupid trolls are left out of
    account."""
    to_attacker = to_defender = 0.0
    for attack in (CHARGE, CAREFUL, CLEVER):
        for defence in (CHARGE, CAREFUL, CLEVER):
            chance = attacking[attack] * defending[defence]
            if chance:
                to_attacker += chance * found[attack][defence].attacker
                to_defender += chance * found[attack][defence].defender
    return to_attacker, to_defender


def won(wars: Wars, battle: Battle, cells: Cells, side: Side) -> list[list[float]]:
    """The chance that a side has the ground after each of these exchanges."""
    attacker = side is battle.attacker
    return [
        [
            sum(
                chance * against
                for left, chance in left_of(wars, battle.attacker, cell.attacker)
                for rest, against in left_of(wars, battle.defender, cell.defender)
                if (leaves(left, rest, cell) if attacker else rest > 0 and not leaves(left, rest, cell))
            )
            for cell in row
        ]
        for row in cells
    ]


def left_of(wars: Wars, side: Side, damage: int) -> Left:
    """The power that damage may leave of a side, with the chances."""
    if side.caravan != NO_CHIP:
        return ((max(0, power(wars, side) - damage), 1.0),)
    return left_of_units(tuple([power_of(wars, [card]) for card in fighters(side)]), damage)


@lru_cache(maxsize=1 << 14)
def left_of_units(powers: tuple[int, ...], damage: int) -> Left:
    """The same of units, where damage goes so that the least is lost on an average: all but the last one are destroyed,
    and that one may survive (OW 23.4, OW-69)."""
    whole = sum(powers)
    if not 0 < damage < whole:
        return ((whole if damage <= 0 else 0, 1.0),)
    found: list[tuple[float, int, int, float]] = []
    for last in set(powers):
        sums = 1  # of others that are destroyed, one bit for each
        for other in powers[: powers.index(last)] + powers[powers.index(last) + 1 :]:
            sums |= sums << other
        for share in range(1, min(last, damage) + 1):
            if sums >> damage - share & 1:
                survives = float(at_most(survives_most(last, share)))
                found.append((damage - share + last * (1 - survives), whole - damage + share, last, survives))
    _, left, last, survives = min(found)
    return (left, survives), (left - last, 1 - survives)


def leaves(attacker: int, defender: int, found: Exchange) -> bool:
    """Whether the attacker has the ground, with what is left of both."""
    if defender <= 0 or attacker <= 0:
        return attacker > 0
    return found.breaks or (defender < attacker and found.defender > found.attacker)


def certain(wars: Wars, battle: Battle, side: Side) -> bool:
    """Whether one of its plans leaves the ground to a side whatever the other one does and however the dice fall: all
    that is left to choose is at what cost. It is reckoned with all its trolls stupid."""
    attacks = side is battle.attacker
    wits = replace(side, stupid=list(trolls_among(wars, side.units)))
    weakest = replace(battle, attacker=wits) if attacks else replace(battle, defender=wits)
    cells = exchanges(wars, weakest)
    plans = range(len(PLANS))
    safe = [
        all(keeps(wars, weakest, wits, cells[own][theirs] if attacks else cells[theirs][own]) for theirs in plans)
        for own in plans
    ]
    if not any(safe):
        return False
    told = (plan_chances(wars, battle, side, plan) for plan in plans)
    return any(all(safe[own] or not chance for own, chance in enumerate(chances)) for chances in told)


def keeps(wars: Wars, battle: Battle, side: Side, found: Exchange) -> bool:
    """Whether an exchange leaves the ground to a side wherever damage goes and whoever survives (OW 23.4, OW-44)."""
    attacks = side is battle.attacker
    enemy = battle.defender if attacks else battle.attacker
    suffered, dealt = (found.attacker, found.defender) if attacks else (found.defender, found.attacker)
    ours = least_left(wars, side, suffered)
    if not ours or dealt >= power(wars, enemy):
        return ours > 0
    stronger = ours - most_left(wars, enemy, dealt)
    if attacks:
        return found.breaks or (stronger > 0 and dealt > suffered)
    return not found.breaks and (stronger >= 0 or suffered <= dealt)


def least_left(wars: Wars, side: Side, damage: int) -> int:
    """The power that damage leaves of a side at least: one point of it may be the end of its strongest unit."""
    lost = damage + strongest(wars, side) - 1 if damage else 0
    return max(0, power(wars, side) - lost)


def most_left(wars: Wars, side: Side, damage: int) -> int:
    """The same at most: a unit may survive damage that is two less than its power; of a caravan nothing does."""
    survived = 0 if side.caravan != NO_CHIP else max(0, strongest(wars, side) - 2)
    return power(wars, side) - max(0, damage - survived)


def strongest(wars: Wars, side: Side) -> int:
    """The greatest power of a unit that takes part."""
    return max([power_of(wars, [card]) for card in fighters(side)])


def stupid_power(wars: Wars, side: Side, plan: int) -> float:
    """The power that stupidity costs a side on an average, with a plan (OW 22.1)."""
    return power_of(wars, trolls_among(wars, side.units)) * stupid_most(plan) / D6
