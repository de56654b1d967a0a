"""What bars purchases, payments and fresh hands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from orcade.table.game import Why
from orcade.table.requests import CardId, Seat
from orcade.table.words import counted

from ..answers.carrying import KeepGold
from ..answers.common import chip_name
from ..answers.supply import AFRESH, Afresh, Buy, Pay
from ..carrying import keep_options
from ..finding import chip_of, power_of
from ..pieces import BOUGHT, UNIT_COSTS, Wars
from ..supply import can_pay, payments, purse
from ..turn import fresh_options, to_buy


def bars_afresh(view: Wars, seat: Seat, answer: Afresh) -> Why | None:
    """OW 5.2, OW-6"""
    if AFRESH in fresh_options(view, seat):
        return None
    return Why("you hold a leader: only a hand without one is drawn afresh", "OW-6")


def bars_buy(view: Wars, seat: Seat, answer: Buy) -> Why | None:
    """OW 5.1, OW-2"""
    count = answer.count
    if count > BOUGHT - view.bought:
        return Why(f"at most {counted(BOUGHT, 'unit')} a turn are bought; you have bought {view.bought}", "OW 5.1")
    if count > to_buy(view):
        return Why(f"there {'is' if to_buy(view) == 1 else 'are'} only {counted(to_buy(view), 'unit')} left", "OW-2")
    price = count * UNIT_COSTS
    if can_pay(view, seat, price):
        return None
    return Why(f"that costs {price} gold; you have {purse(view, seat)}", "OW 5.1")


# Payments.


def every_payment(view: Wars, seat: Seat) -> Iterator[Pay]:
    """Every number of chips of each value, great values first; of equal chips the first ones."""
    stacks: dict[int, list[CardId]] = {}
    for card in view.players[seat].gold:
        stacks.setdefault(chip_of(view, card).power, []).append(card)
    piles = [cards for _, cards in sorted(stacks.items(), reverse=True)]
    for counts in product(*(range(len(cards) + 1) for cards in piles)):
        yield Pay(tuple([card for cards, count in zip(piles, counts, strict=True) for card in cards[:count]]))


def bars_pay(view: Wars, seat: Seat, answer: Pay) -> Why | None:
    """OW-7"""
    price = view.about
    paid = power_of(view, answer.chips)
    if paid < price:
        return Why(f"that is {paid} gold; the price is {price}", "OW-7")
    if answer in payments(view, seat, price):
        return None
    spare = min(answer.chips, key=lambda card: chip_of(view, card).power)
    if paid - chip_of(view, spare).power >= price:
        return Why(f"the price is {price}, and no change is given: {chip_name(view, spare)} can be spared", "OW-7")
    return Why("name the chips in order, the greatest first", "OW-7")


def bars_keep_gold(view: Wars, seat: Seat, answer: KeepGold) -> Why | None:
    """OW 12.1"""
    if answer in keep_options(view, CardId(view.about)):
        return None
    return Why(f"{chip_name(view, view.about)} does not carry that chip", "OW 12.1")
