"""The chances of a blow, for hints before the dice are rolled. Counted by going through the faces."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from .pieces import (
    FURY_SKILL,
    MACE,
    SHIELD,
    Fight,
    Orc,
    profile,
    uses,
)


class Odds(msgspec.Struct, frozen=True):
    """What one blow can do. `hits` and `falls` are the least die that does it; `falls` on the Smash Table."""

    hits: int
    falls: int
    chance_hit: float
    chance_wound: float
    chance_critical: float


def needed(fight: Fight, target: Orc, skill: int) -> int:
    """The least Smash Roll that hits (MF 4.2.4, MF-6)."""
    return skill + (1 if target.item == SHIELD and uses(fight, target, SHIELD) else 0)


def bonus(fight: Fight, attacker: Orc, stomp: bool) -> int:
    """What is added on the Smash Table (MF-6, MF-13)."""
    return (1 if stomp else 0) + (1 if attacker.item == MACE and uses(fight, attacker, MACE) else 0)


def blow(fight: Fight, attacker: Orc, target: Orc, *, stomp: bool = False, second: bool = False) -> Odds:
    """The odds of one blow."""
    hits = needed(fight, target, FURY_SKILL if second else profile(fight, attacker).skill)
    added = bonus(fight, attacker, stomp)
    hit = Fraction(max(0, 7 - hits), 6)
    wounds = sum(1 for face in range(2, 7) if face + added >= 3)
    criticals = sum(1 for face in range(2, 7) if face + added >= 6)
    return Odds(
        hits=hits,
        falls=6 - added,
        chance_hit=float(hit),
        chance_wound=float(hit * Fraction(wounds, 6)),
        chance_critical=float(hit * Fraction(criticals, 6)),
    )


def percent(chance: float) -> str:
    """0.8333 → "83 %"."""
    return f"{round(100 * chance)} %"
