"""Power and damage, what walls absorb, and sieges (OW 16.2, OW 23.1, OW 23.2, OW 23.5, OW 23.6)."""

from __future__ import annotations

from orcade.table.requests import Flow

from ..events.battles import Blows
from ..finding import chip_of, machines, world_of
from ..pieces import CHARGE, Battle, Wars
from .sides import fighters, power
from .tables import table_of


def damage(power: int, divisor: int) -> int:
    """What a side of this power deals, rounded down."""
    return power // divisor


def absorbs(wars: Wars, battle: Battle, plan: int) -> int:
    """What a fortress takes of the damage: its strength less one machine's power; nothing if its defender charges."""
    if not battle.fortress or plan == CHARGE:
        return 0
    against = machines(wars, fighters(battle.attacker))
    return max(0, battle.fortress - max([chip_of(wars, card).power for card in against], default=0))


def breaks(battle: Battle, dealt: int, defended: int) -> bool:
    """Whether damage before absorption destroys the fortress (OW-42). `defended`: the defender's power."""
    return battle.fortress > 0 and dealt > defended + battle.fortress


def reckon(wars: Wars, battle: Battle) -> Flow[None]:
    """Power, damage, absorption and siege."""
    attacker, defender = battle.attacker, battle.defender
    cell = table_of(battle)[attacker.plan][defender.plan]
    attacker.power, defender.power = power(wars, attacker), power(wars, defender)
    dealt = damage(attacker.power, cell.defender)
    battle.siege = breaks(battle, dealt, defender.power)
    attacker.damage = damage(defender.power, cell.attacker)
    defender.damage = max(0, dealt - absorbs(wars, battle, defender.plan))
    attacker.hacked, defender.hacked = cell.attacker_hacked, cell.defender_hacked
    yield Blows(
        attacker.power,
        defender.power,
        attacker.damage,
        defender.damage,
        dealt - defender.damage,
        world_of(wars).names[battle.area],
        attacker.plan,
        defender.plan,
    )
