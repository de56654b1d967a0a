"""What partners have, and what becomes of captives."""

from __future__ import annotations

from orcade.table.words import counted

from ..answers.trading import CallOff, Pass, TradeWith
from ..finding import turn_of
from ..pieces import WHETHER_TO_TRADE, Wars
from .wording import named, sentences


def trade_with(view: Wars, answer: TradeWith) -> str:
    """OW 11.1, OW-65"""
    player = view.players[answer.seat]
    held = f"holds {counted(len(player.hand), 'unit')}, {counted(len(player.gold), 'gold chip')}"
    captives = f"{named(view, player.captives)} captive" if player.captives else ""
    return sentences(held, captives, offers_left(view))


def offers_left(view: Wars) -> str:
    """OW-65"""
    limit = view.options.offer_limit
    if not limit:
        return ""
    made = view.players[turn_of(view)].offers + (view.asked == WHETHER_TO_TRADE)
    return f"{counted(limit - made, 'more offer')} after this"


def call_off(view: Wars, answer: CallOff) -> str:
    """OW-65"""
    return sentences(offers_left(view))


def pass_by(view: Wars, answer: Pass) -> str:
    """OW 11.2, OW-65"""
    captives = view.players[turn_of(view)].captives
    lost = f"{named(view, captives)} will be executed unless somebody trades for them" if captives else ""
    return sentences("no offers of yours in this round", lost)
