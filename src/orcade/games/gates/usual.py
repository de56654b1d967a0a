"""What one mostly wants to answer (`Game.usual`): what is best by the policy of bots, in as few answers as can be."""

from __future__ import annotations

from typing import Final

from orcade.table.judging import once
from orcade.table.requests import Ask, Option

from .answers.gamemaster import CHARGE
from .answers.setting_up import CHOOSE
from .answers.turns import END, FIGHT, Play
from .going_on import AT
from .pieces import (
    BRIAN,
    DAVE,
    GORDO,
    WHAT_NEXT,
    WHICH_CHARACTER,
    WHO_LAYS,
    Siege,
)
from .policy import policy

SIMPLE = (BRIAN, GORDO, DAVE)
"""Characters whose powers are plain, the first one best."""

promising: Final = once(policy)


def usual(view: Siege, ask: Ask) -> Option | None:
    """What may be given of that."""
    if view.asked == WHICH_CHARACTER:
        return next((CHOOSE[who] for who in SIMPLE if CHOOSE[who] in ask.options), ask.options[0])
    if view.asked == WHO_LAYS:
        return ask.options[0]
    judged = promising(view, ask)
    best = max(judged, key=judged.__getitem__, default=None)
    if view.asked == WHAT_NEXT:
        return best if isinstance(best, Play) else CHARGE if CHARGE in ask.options else END
    if FIGHT in ask.options and best == AT[view.foe_by][view.foe]:
        return FIGHT
    return best
