"""Odds for hints: what dice are likely to say."""

from __future__ import annotations

from .pieces import TERRAIN_VALUE, TRICK, Race
from .workshop import BIG_BOSS, LUCKY, REROLLS_TRICKS


def highest(race: Race, seat: int, trying: int, rival: int) -> int:
    """The highest die that passes a Skill Test (RR-13)."""
    most = 4 if trying == TRICK and race.chariots[rival].driver == BIG_BOSS else 5
    return max(1, min(race.chariots[seat].skill, most))


def rerolls(race: Race, seat: int, trying: int) -> bool:
    """Whether a seat may roll a failed test again (RR-31)."""
    chariot = race.chariots[seat]
    return bool(chariot.upgrades & REROLLS_TRICKS) if trying == TRICK else chariot.driver == LUCKY


def passing(race: Race, seat: int, trying: int, rival: int = -1) -> float:
    """The chance to pass a Skill Test, with the reroll where there is one."""
    fails = 1 - highest(race, seat, trying, rival) / 6
    return 1 - fails * fails if rerolls(race, seat, trying) else 1 - fails


def level(lead: int) -> float:
    """The chance that one die and a lead are as much as another die, or more."""
    return sum(one + lead >= other for one in range(1, 7) for other in range(1, 7)) / 36


def hurts(race: Race, seat: int) -> float:
    """The chance that terrain hurts a chariot that runs into it, if its owner chooses the smaller value (RR 4.3)."""
    chariot = race.chariots[seat]
    return level(chariot.speed + min(chariot.agility, chariot.chassis) - TERRAIN_VALUE)
