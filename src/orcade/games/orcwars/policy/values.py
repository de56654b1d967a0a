"""What things are worth to a player, in points: a land far from victory is worth ten."""

from __future__ import annotations

from orcade.table.requests import CardId, Seat

from ..chips import CARAVAN, GOLD, LEADER, MACHINE, SHAMAN, SPY, TROOP, Chip
from ..finding import chip_of, power_of
from ..pieces import LANDS, LEADERS, LEADERS_TO_WIN, Leader, Wars
from ..winning import met
from ..world import ORCLANDS

LAND = 10.0
LEADER_WORTH = 7.0
TROOP_WORTH = 1.0
"""For each point of power."""
GOLD_WORTH = 2.0
SHAMAN_WORTH = 3.0
SPY_WORTH = 4.0
ARMIES = (14.0, 15.0, 20.0, 28.0, 45.0, 8.0)
"""A leader more with an army, by how many there are already; the last of these for all above."""
GOAL = 15.0
"""More for the land with which a power victory can be announced."""
SPARE = 0.7
"""The part of its worth that a land more than needed has: it keeps the victory when another is lost."""
STOP = 100.0
"""For what is taken from somebody who has all that he needs for a victory, or has announced it."""
BLOWS = 4.0
"""How much the stronger side is favoured: the exponent of the ratio of powers."""
UPHILL = 0.87
"""What an attacker's power counts for, since a draw is the defender's (OW 24.1)."""


def chip_worth(chip: Chip) -> float:
    """What a chip is worth in a hand, by itself."""
    if chip.kind == LEADER:
        return LEADER_WORTH + 0.5 * (chip.power + chip.servivility)
    if chip.kind in (TROOP, MACHINE):
        return TROOP_WORTH * chip.power
    return {SHAMAN: SHAMAN_WORTH, SPY: SPY_WORTH, GOLD: GOLD_WORTH * chip.power, CARAVAN: 0.0}[chip.kind]


def worth_of(wars: Wars, card: CardId) -> float:
    """The same for a chip whose face is known."""
    return chip_worth(chip_of(wars, card))


def strength(wars: Wars, leader: Leader) -> int:
    """The power of a leader with what follows him."""
    return power_of(wars, leader.units) + chip_of(wars, leader.chip).power


def side_power(wars: Wars, area: int, seat: Seat) -> int:
    """What a player, or nobody, has in an area: leaders, what follows them, garrison."""
    power = sum(strength(wars, leader) for leader in wars.leaders if leader.area == area and leader.seat == seat)
    if 0 <= area < ORCLANDS and wars.lands[area].owner == seat:
        power += power_of(wars, wars.lands[area].units)
    return power


def chance_to_beat(mine: float, theirs: float) -> float:
    """A rough chance that an attack leaves the attacker in the area, as played games had it."""
    if theirs <= 0:
        return 1.0
    if mine <= 0:
        return 0.0
    odds: float = (UPHILL * mine / theirs) ** BLOWS
    return odds / (1 + odds)


def army_worth(armies: int) -> float:
    """What it is worth to have one leader more with an army than these."""
    return ARMIES[min(armies, LEADERS_TO_WIN)]


def next_land(lands: int, goal: int, announced: bool) -> float:
    """What one land or fortress more is worth to who has so many; who has announced needs it now."""
    short = goal - lands
    if short <= 0:
        return LAND * SPARE
    if announced:
        return LAND + 2 * GOAL / short
    return LAND + (GOAL if short == 1 else 0.0)


def dangers(wars: Wars, seat: Seat) -> tuple[float, float]:
    """How much more it is worth to take a land from a player who is about to win, and an army."""
    held = wars.players[seat].announced | met(wars, seat)
    return STOP * bool(held & LANDS), STOP * bool(held & LEADERS)
