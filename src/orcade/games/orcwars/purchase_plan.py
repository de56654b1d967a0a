"""Units that are bought and paid for by one press (OW 5.1, OW-7)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from orcade.table.game import hinted
from orcade.table.plans import Plan
from orcade.table.requests import Ask

from .answers.supply import Buy, Pay
from .finding import power_of
from .hints import HINTS
from .pieces import UNIT_COSTS, WHAT_TO_PAY, WHETHER_TO_BUY, Wars
from .reasons import reason
from .supply import payments
from .usual import usual

SAY: Final = "buy and pay"


def purchase_plans(view: Wars, ask: Ask) -> tuple[Plan, ...]:
    """Where it would be asked with which chips it is paid: what is mostly wanted, then the other numbers of units."""
    if view.asked != WHETHER_TO_BUY or len(view.players[ask.seat].gold) < 2:
        return ()
    best = usual(view, ask)
    if not isinstance(best, Buy) or not best.count:
        return ()
    others = [each for each in ask.options if isinstance(each, Buy) and each.count and each != best]
    return (plan(view, ask, best, reason(view, ask, best)), *[plan(view, ask, each) for each in others])


def plan(view: Wars, ask: Ask, bought: Buy, why: str = "") -> Plan:
    """So many units for the least that will do."""
    price = bought.count * UNIT_COSTS
    asked = Ask(ask.seat, "", payments(view, ask.seat, price), "OW-7")
    paid = usual(replace(view, asked=WHAT_TO_PAY, about=price), asked)
    chips = paid.chips if isinstance(paid, Pay) else ()
    return Plan(
        say=f"{SAY} {bought.count}",
        label=f"{bought.label(view)} for {power_of(view, chips)} gold",
        hint=" ".join(filter(None, (why, hinted(HINTS, view, bought)))),
        steps=(bought, *([paid] if paid is not None else [])),
    )
