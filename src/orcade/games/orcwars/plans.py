"""What is given by one press: what is mostly wanted of a turn, a purchase with its price, all the damage of a side."""

from __future__ import annotations

from orcade.table.plans import Plan
from orcade.table.requests import Ask

from .damage_plan import damage_plans
from .pieces import Wars
from .purchase_plan import purchase_plans
from .turn_plan import turn_plans


def plans(view: Wars, ask: Ask) -> tuple[Plan, ...]:
    """Those for the question that is asked, the best first."""
    return turn_plans(view, ask) or purchase_plans(view, ask) or damage_plans(view)
