"""The chances of a blow, for hints before the dice are rolled. Counted by going through the faces."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from orcade.table.odds import at_least
from orcade.table.requests import D6

from .pieces import (
    FELLS,
    FURY_SKILL,
    HURT,
    PROPER,
    Fight,
    Orc,
    least_to_hit,
    least_to_hurt,
    profile,
    table_bonus,
    table_effect,
)


class Odds(msgspec.Struct, frozen=True):
    """What one blow can do. `hits` and `falls` are the least die that does it; `falls` on the Smash Table."""

    hits: int
    falls: int
    chance_hit: float
    chance_wound: float
    chance_critical: float


def blow(fight: Fight, attacker: Orc, target: Orc, *, stomp: bool = False, second: bool = False) -> Odds:
    """The odds of one blow."""
    hits = least_to_hit(fight, target, FURY_SKILL if second else profile(fight, attacker).skill)
    added = table_bonus(fight, attacker, stomp)
    hit = at_least(hits)
    hurts = least_to_hurt(fight)
    effects = [table_effect(die, added, hurts) for die in range(1, D6 + 1)]
    wounds = sum(each >= HURT for each in effects)
    return Odds(
        hits=hits,
        falls=FELLS - added,
        chance_hit=float(hit),
        chance_wound=float(hit * Fraction(wounds, D6)),
        chance_critical=float(hit * Fraction(effects.count(PROPER), D6)),
    )
