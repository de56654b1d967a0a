"""Units that are bought and paid for by one press (OW 5.1, OW-7)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from orcade.table.game import hinted
from orcade.table.plans import Plan
from orcade.table.requests import Ask

from .answers.supply import Buy, Pay
from .hints import HINTS
from .hints.wording import named
from .pieces import UNIT_COSTS, WHAT_TO_PAY, WHETHER_TO_BUY, Wars
from .reasons import reason
from .supply import payments
from .usual import usual

SAY: Final = "buy and pay"


def purchase_plans(view: Wars, ask: Ask) -> tuple[Plan, ...]:
    """What is mostly wanted, where it would be asked with which chips it is paid."""
    seat = ask.seat
    if view.asked != WHETHER_TO_BUY or len(view.players[seat].gold) < 2:
        return ()
    bought = usual(view, ask)
    if not isinstance(bought, Buy) or not bought.count:
        return ()
    price = bought.count * UNIT_COSTS
    paid = usual(replace(view, asked=WHAT_TO_PAY, about=price), Ask(seat, "", payments(view, seat, price), "OW-7"))
    if not isinstance(paid, Pay):
        return ()
    return (
        Plan(
            say=SAY,
            label=f"{bought.label(view)} with {named(view, paid.chips)}",
            hint=f"{reason(view, ask, bought)} {hinted(HINTS, view, bought)}",
            steps=(bought, paid),
        ),
    )
