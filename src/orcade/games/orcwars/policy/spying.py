"""What spies are worth (OW 9)."""

from __future__ import annotations

from ..answers.spies import (
    Bribe,
    Knife,
    LookAt,
    Overhear,
    SabotageFortress,
    SabotageMachine,
    SabotageMine,
    StealFrom,
)
from ..checks import authority_most, servivility_most
from ..finding import chip_of, has_unit, holder, leader_with, lone, power_of
from ..following import keeping_bonus
from ..pieces import D8, NO_CHIP, Leader
from ..world import ORCLANDS
from .moves import ARMY
from .outlook import TAKEN, Outlook
from .values import GOLD_WORTH, LEADER_WORTH, SPY_WORTH

KNIFE_WORTH = 8.0
"""What a spy is worth who may stop a victory with a knife."""
EAR = 0.5
"""What a spy is worth who overhears, above his own worth."""


def knife(of: Outlook, answer: Knife) -> float:
    """A leader dies, and outside of his own land his army with him."""
    wars = of.wars
    leader = leader_with(wars, answer.chip)
    dies = 1 - servivility_most(wars, leader.chip, shaman=leader.shaman != NO_CHIP) / D8
    at_home = leader.area < ORCLANDS and wars.lands[leader.area].owner == leader.seat
    power = power_of(wars, leader.units)
    taken = (LEADER_WORTH + (0.2 if at_home else 0.8) * power + ARMY * (power > 0)) * of.share
    if not lone(leader):
        taken += of.dangers[leader.seat][1]
    return dies * taken - KNIFE_WORTH


def bribe(of: Outlook, answer: Bribe) -> float:
    """A troop goes home, if its leader cannot hold it."""
    wars = of.wars
    leader = holder(wars, answer.chip)
    power = chip_of(wars, answer.chip).power
    if not isinstance(leader, Leader):
        return 0.4 * power * of.share - SPY_WORTH
    goes = 1 - authority_most(wars, leader.chip, keeping_bonus(wars, leader)) / D8
    taken = 0.5 * power * of.share
    if len(leader.units) == 1:
        taken += ARMY * of.share + of.dangers[leader.seat][1]
    return goes * taken - SPY_WORTH


def sabotage_fortress(of: Outlook, answer: SabotageFortress) -> float:
    """One that counts is half a land."""
    owner = of.wars.lands[answer.area].owner
    counts = has_unit(of.wars, answer.area, owner)
    return (TAKEN * of.share + of.dangers[owner][0] if counts else 1.0 * of.share) - SPY_WORTH


def sabotage_mine(of: Outlook, answer: SabotageMine) -> float:
    return 3.0 * of.share - SPY_WORTH


def sabotage_machine(of: Outlook, answer: SabotageMachine) -> float:
    return chip_of(of.wars, answer.chip).power * of.share - SPY_WORTH


def steal(of: Outlook, answer: StealFrom) -> float:
    return GOLD_WORTH * (1.5 + of.share) - SPY_WORTH


def look(of: Outlook, answer: LookAt) -> float:
    return -SPY_WORTH


def overhear(of: Outlook, answer: Overhear) -> float:
    return EAR - SPY_WORTH
