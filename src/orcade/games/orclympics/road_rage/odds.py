"""Odds for hints: what dice are likely to say."""

from __future__ import annotations

from fractions import Fraction

from orcade.table.odds import at_least
from orcade.table.requests import D6, Seat

from .pieces import TERRAIN_VALUE, Race


def at_least_as_much(lead: int) -> Fraction:
    """The chance that one die and a lead are as much as another die, or more."""
    return sum((at_least(other - lead) for other in range(1, D6 + 1)), Fraction()) / D6


def rams(race: Race, attacker: Seat, defender: Seat) -> Fraction:
    """The chance that a ram hurts both, if each adds the greater of its two values (RR 4.3)."""
    mine, theirs = (race.chariots[seat] for seat in (attacker, defender))
    lead = mine.speed + max(mine.agility, mine.chassis) - theirs.speed - max(theirs.agility, theirs.chassis)
    return at_least_as_much(lead)


def hurts(race: Race, seat: Seat) -> Fraction:
    """The chance that terrain hurts a chariot that runs into it, if its owner chooses the smaller value (RR 4.3)."""
    chariot = race.chariots[seat]
    return at_least_as_much(chariot.speed + min(chariot.agility, chariot.chassis) - TERRAIN_VALUE)
