"""Odds for hints: what dice are likely to say."""

from __future__ import annotations

from orcade.games.orclympics.discipline import COMMON, IRON
from orcade.table.odds import PAIR_AT_LEAST, at_least

from .pieces import (
    Orc,
)
from .terrain import (
    INCH,
)


def needed(distance: int) -> int:
    """The roll of two dice that reaches so far, in thousandths of an inch: 2 … 12, 13 where none does."""
    return min(13, max(2, -(-distance // INCH)))


def reaching(distance: int, brood: int) -> float:
    """The chance that a throw reaches so far; Common Orcs roll again when they miss (BR 1.2)."""
    chance = PAIR_AT_LEAST[needed(distance)]
    return 1 - (1 - chance) ** 2 if brood == COMMON else chance


def catch_need(brood: int) -> int:
    """The least natural roll that Catches a Barrel (BR 1.2, BR 4.2.2.1)."""
    return 5 if brood == IRON else 6


def catching(orc: Orc, brood: int) -> float:
    """The chance that an Orc Catches a Barrel."""
    return 0.0 if orc.foe >= 0 else float(at_least(catch_need(brood)))


def losing(health: int, bonus: int = 0) -> float:
    """The chance that D3 wounds with this bonus take so much Health."""
    return sum(die + bonus >= health for die in (1, 2, 3)) / 3
