"""Trades that do not lose (OW 11)."""

from __future__ import annotations

from itertools import combinations

from orcade.table.judging import Judged
from orcade.table.requests import Ask, CardId

from ..answers.common import No, Yes
from ..answers.trading import REFUSE, WISH, Accept, CallOff, Pass, Terms, TradeWith
from ..finding import turn_of
from ..pieces import Offer, Wars
from ..trading import goods
from .choices import choice_of
from .supply import use_of
from .values import worth_of

PROFIT = 1.0
"""Points that a trade has to bring."""
DEAL = 2.5
"""What it is worth that it needs no further consent."""
CAPTIVE = 0.0
"""What a captive is worth to who holds him: untraded he is lost."""


def cost(wars: Wars, seat: int, card: CardId) -> float:
    """What it costs a player to give a chip away."""
    player = wars.players[seat]
    if card in player.captives:
        return CAPTIVE
    return use_of(wars, card) if card in player.hand else worth_of(wars, card)


def whether(wars: Wars, ask: Ask) -> Judged:
    """Only a captive is worth the talk: he is lost if nobody takes him."""
    captives = wars.players[ask.seat].captives
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, TradeWith):
            found[option] = 2.0 if any(takes(wars, ask.seat, option.seat, chip) for chip in captives) else -9.0
        elif isinstance(option, Pass):
            found[option] = 0.0
    return found


def takes(wars: Wars, seat: int, other: int, captive: CardId) -> bool:
    """Whether another player could pay for a captive, and no such offer came to nothing."""
    return bool(wars.players[other].gold) and Offer(other, (captive,), (WISH,)) not in wars.players[seat].refused


def terms(wars: Wars, ask: Ask) -> Judged:
    """A captive for gold."""
    captives = wars.players[ask.seat].captives
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, CallOff):
            found[option] = -4.0
        elif isinstance(option, Terms) and len(option.chips) == 1 and option.wants == (WISH,):
            found[option] = 3.0 if option.chips[0] in captives else -6.0
    return found


def reply(wars: Wars, ask: Ask) -> Judged:
    """The cheapest chips whose worth is about half of what is offered; nothing for nothing."""
    choice = choice_of(ask)
    offered = [card for card in goods(wars, turn_of(wars)) if card in wars.noted]
    gained = sum(worth_of(wars, card) for card in offered if wars.cards.known[card] >> ask.seat & 1)
    mine = sorted(goods(wars, ask.seat), key=lambda card: cost(wars, ask.seat, card))[:6]
    found: Judged = {REFUSE: 0.0}
    for option in ask.options:
        if isinstance(option, Accept) and sum(cost(wars, ask.seat, card) for card in option.chips) + PROFIT <= gained:
            found[option] = DEAL
    for count in range(3):
        for chosen in combinations(mine, count):
            lost = sum(cost(wars, ask.seat, card) for card in chosen)
            if lost + PROFIT <= gained:
                found[choice.make(chosen)] = 2.0 - abs(0.5 * gained - lost) * 0.5
    return found


def agree(wars: Wars, ask: Ask) -> Judged:
    """What one gets has to be worth what one gives."""
    given = [card for card in goods(wars, ask.seat) if card in wars.noted]
    got = [card for card in goods(wars, wars.about) if card in wars.noted]
    profit = sum(worth_of(wars, card) for card in got) - sum(cost(wars, ask.seat, card) for card in given)
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, Yes):
            found[option] = 2.0 * profit
        elif isinstance(option, No):
            found[option] = 0.0
    return found
