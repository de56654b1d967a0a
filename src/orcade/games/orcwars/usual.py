"""What one mostly wants to answer (`Game.usual`): what is best by the policy of bots, battles and spies among it."""

from __future__ import annotations

from orcade.table.requests import Ask, Option

from .battles.sides import fought, other, side_of
from .pieces import FLEES, WHICH_PLAN, Wars
from .policy import policy


def usual(view: Wars, ask: Ask) -> Option | None:
    """None where the policy knows nothing. Against somebody who flees one plan is as good as another."""
    judged = policy(view, ask)
    if not judged and view.asked == WHICH_PLAN:
        battle = fought(view)
        enemy = other(battle, side_of(battle, ask.seat))
        return ask.options[0] if enemy.proposed == FLEES else None
    return max(judged, key=judged.__getitem__, default=None)
