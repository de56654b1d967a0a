"""What one mostly wants to answer: what a page shows first, and makes the large button."""

from __future__ import annotations

from orcade.table.requests import Ask, Option

from .pieces import Fight
from .policy import policy


def usual(fight: Fight, ask: Ask) -> Option | None:
    """What bots do mostly (`policy`), one answer at a time: plans go before (`plans.py`). None for a brood and where an
    item falls, which are matters of taste."""
    weights = policy(fight, ask)
    return max(weights, key=weights.__getitem__, default=None)
