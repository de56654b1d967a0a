"""What bars offers."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Why
from orcade.table.requests import Seat

from ..answers.trading import Haggle, TradeWith
from ..pieces import NAMES, Wars
from ..trading import goods, trade_partners

NOTHING: Final = Why("you have nothing to offer", "OW-65")


def bars_haggle(view: Wars, seat: Seat, answer: Haggle) -> Why | None:
    """OW-65"""
    if not view.options.offer_limit:
        return Why("there is no trading at this table", "OW-65")
    if view.players[seat].haggles:
        return Why("you have said so already", "OW-65")
    if not goods(view, seat):
        return NOTHING
    return None if trade_partners(view, seat) else Why("no leader of anybody else is near one of yours", "OW-26")


def bars_trade_with(view: Wars, seat: Seat, answer: TradeWith) -> Why | None:
    """OW 11.1, OW-26, OW-65"""
    other = answer.seat
    name = NAMES[other]
    if other in view.players[seat].leaves:
        return Why(f"you have called off an offer to {name} in this round", "OW-65")
    if other in trade_partners(view, seat):
        return None
    if other == seat:
        return Why("that is you", "OW 11.1")
    if not goods(view, seat):
        return NOTHING
    return Why(f"no leader of {name} is in the same area as one of yours or beside it", "OW-26")
