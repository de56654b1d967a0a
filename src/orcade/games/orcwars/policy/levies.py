"""Which levies deserve a thought, and which lands are worth a march for the sake of one (OW 7)."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.requests import CardId

from ..answers.levying import Levy, Raise
from ..checks import authority_most
from ..finding import chip_of, leader_with, lone, power_of
from ..following import control_bonus, natives
from ..pieces import D8, Leader, Wars
from .outlook import Outlook
from .values import GOLD_WORTH, LEADER_WORTH, SHAMAN_WORTH, TROOP_WORTH, chance_to_beat, chip_worth

FIRST = 4.0
"""Levies come before marches, since a leader may levy and then march."""
MACHINE = 0.6
"""What a war machine is worth for each point, above its price."""


def raise_leader(of: Outlook, answer: Raise) -> float:
    """A leader who comes takes his home; the troops of his home are natives and come with him."""
    wars = of.wars
    chip = chip_of(wars, answer.leader)
    troops = power_of(wars, of.homes.get(chip.home, ())) if answer.troops else 0
    worth = FIRST + LEADER_WORTH * 0.6 + extras(answer) + of.prize(chip.home)
    if troops:
        worth += TROOP_WORTH * troops + of.army
    enemies = sum(of.powers[chip.home][enemy] for enemy in of.enemies(chip.home))
    mine = chip.power + troops + answer.machine
    chance = chance_to_beat(mine, enemies)
    return chance * worth - (1 - chance) * (chip_worth(chip) + TROOP_WORTH * troops)


def levy(of: Outlook, answer: Levy) -> float:
    """What comes to a leader on the map."""
    leader = leader_with(of.wars, answer.leader)
    gained = muster(of, leader, leader.area) if answer.troops else 0.0
    return gained + FIRST + extras(answer)


def extras(answer: Raise | Levy) -> float:
    """What a shaman and a machine are worth that come along."""
    return SHAMAN_WORTH * answer.shaman + ((MACHINE - GOLD_WORTH) * answer.machine + 3.0 if answer.machine else 0.0)


def muster(of: Outlook, leader: Leader, area: int) -> float:
    """What a leader gains by levying all troops of the hand whose home an own land is: natives come freely, the others
    obey or fight him."""
    cards = of.homes.get(area, ())
    if not cards:
        return 0.0
    wars = of.wars
    power = power_of(wars, cards)
    gained = TROOP_WORTH * power + (of.army if lone(leader) else 0.0)
    free = natives(wars, leader.chip, cards)
    strangers = [card for card in cards if card not in free]
    if not strangers:
        return gained
    obeyed = obedience(wars, leader, cards)
    rebels = power_of(wars, strangers)
    beaten = 1 - chance_to_beat(rebels, of.strengths[leader.chip] + power_of(wars, free))
    lost = (1 - beaten) * (0.7 * LEADER_WORTH + of.land) + 0.3 * rebels
    return obeyed * gained - (1 - obeyed) * lost


def obedience(wars: Wars, leader: Leader, new: Sequence[CardId]) -> float:
    """The chance that new troops obey a leader."""
    return authority_most(wars, leader.chip, control_bonus(wars, leader, new)) / D8
