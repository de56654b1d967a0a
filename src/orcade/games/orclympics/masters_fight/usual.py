"""What one mostly wants to answer: what a page shows first, and makes the large button."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import DISTANCE
from orcade.table.requests import Ask, Option

from .answers import Drop
from .pieces import DROPPING, Fight
from .policy import policy


def usual(fight: Fight, ask: Ask) -> Option | None:
    """What bots do mostly (`policy`), one answer at a time: plans go before (`plans.py`). None for a brood, which is a
    matter of taste."""
    if fight.asked == DROPPING:
        return max(ask.options, key=lambda drop: lead(fight, ask, drop))
    weights = policy(fight, ask)
    return max(weights, key=weights.__getitem__, default=None)


def lead(fight: Fight, ask: Ask, drop: Option) -> int:
    """By how many squares whoever chooses where an item falls is nearer to it there than anybody else."""
    assert isinstance(drop, Drop)
    away = DISTANCE[drop.square]
    others = [away[orc.square] for orc in fight.orcs if orc.health > 0 and orc.seat != ask.seat]
    return min(others, default=0) - away[fight.orcs[ask.seat].square]
