"""What bars offers."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat

from ..answers.trading import TradeWith
from ..pieces import NAMES, Wars
from ..trading import goods, trade_partners


def bars_trade_with(view: Wars, seat: Seat, answer: TradeWith) -> Why | None:
    """OW 11.1, OW-26"""
    other = answer.seat
    if other in trade_partners(view, seat):
        return None
    if other == seat:
        return Why("that is you", "OW 11.1")
    name = NAMES[other]
    if not goods(view, seat):
        return Why("you have nothing to offer", "OW-65")
    return Why(f"no leader of {name} is in the same area as one of yours or beside it", "OW-26")
