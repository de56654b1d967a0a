"""What partners have, and what becomes of captives."""

from __future__ import annotations

from orcade.table.words import counted, listed

from ..answers.trading import CallOff, Haggle, Pass, TradeWith
from ..finding import turn_of
from ..pieces import NAMES, Wars
from ..trading import trade_partners
from .wording import named, sentences


def haggle(view: Wars, answer: Haggle) -> str:
    """OW-65"""
    near = listed([NAMES[other] for other in trade_partners(view, turn_of(view))])
    return sentences(f"when all have had their turns you may offer {near} something; else that passes by itself")


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
    return f"{counted(limit - view.players[turn_of(view)].offers - 1, 'more offer')} after this"


def call_off(view: Wars, answer: CallOff) -> str:
    """OW-65"""
    return sentences(f"no more offers of yours to {NAMES[view.about]} in this round")


def pass_by(view: Wars, answer: Pass) -> str:
    """OW 11.2, OW-65"""
    captives = view.players[turn_of(view)].captives
    lost = f"{named(view, captives)} will be executed unless somebody trades for them" if captives else ""
    return sentences("no offers of yours in this round", lost)
