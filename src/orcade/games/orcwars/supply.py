"""Chips that are drawn, put back and paid (OW 5.1, OW 12.3, OW-2, OW-7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, CardId, Flow, Option, Seat, Shuffle

from .answers.supply import Pay
from .answers.trading import PAYING
from .chips import CARAVAN
from .events.common import own
from .events.supply import Drew, Empty, GotGold, Paid, Rumour
from .finding import chip_of
from .pieces import GOLD_BACK, NO_CHIP, UNIT, WHAT_TO_PAY, Wars

CUP_NAMES = ("unit", "gold")


def draw(wars: Wars, cup: int) -> Flow[CardId]:
    """A chip from a cup, which nobody knows yet; NO_CHIP where it is empty (OW-2)."""
    pile = wars.cups[cup]
    if not pile:
        yield Empty(CUP_NAMES[cup])
        return NO_CHIP
    if wars.unmixed[cup]:
        wars.unmixed[cup] = False
        yield Shuffle(pile, f"the {CUP_NAMES[cup]} cup", "OW-2")
    return pile.pop()


def put_back(wars: Wars, *cards: CardId) -> None:
    """Chips go back into their cups, which are mixed before somebody draws from them (OW-2)."""
    for card in cards:
        cup = wars.cards.backs[card]
        wars.cups[cup].append(card)
        wars.unmixed[cup] = True


def draw_units(wars: Wars, seat: Seat, count: int) -> Flow[None]:
    """Units from the cup into the hand."""
    drawn: tuple[CardId, ...] = ()
    while len(drawn) < count:
        card = yield from draw(wars, UNIT)
        if card == NO_CHIP:
            break
        wars.cards.peek(card, seat)
        wars.players[seat].hand.append(card)
        drawn += (card,)
    if drawn:
        yield Drew(own(wars), seat, drawn)


def gain_gold(wars: Wars, seat: Seat, count: int, *, mined: bool = False) -> Flow[None]:
    """Gold from the cup into the hand. A caravan is kept and replaced, unless a mine brought it (OW 12.3, OW-24)."""
    got: tuple[CardId, ...] = ()
    for _ in range(count):
        card = yield from draw_gold(wars, seat, mined=mined)
        if card == NO_CHIP:
            break
        if chip_of(wars, card).kind != CARAVAN:
            wars.cards.peek(card, seat)
            wars.players[seat].gold.append(card)
            got += (card,)
    if got:
        yield GotGold(own(wars), seat, got)


def draw_gold(wars: Wars, seat: Seat, *, mined: bool = False) -> Flow[CardId]:
    """A gold chip that has not been shown to anybody; caravans that come first are the seat's (OW 12.3).

    NO_CHIP where the cup is empty; of a mine it may be the caravan, kept in place of gold (OW-24)."""
    while True:
        card = yield from draw(wars, GOLD_BACK)
        if card == NO_CHIP or chip_of(wars, card).kind != CARAVAN:
            return card
        wars.cards.show(card)
        wars.players[seat].waiting.append(card)
        yield Rumour(own(wars), seat, card)
        if mined:
            return card


# Payments.


def purse(wars: Wars, seat: Seat) -> int:
    """What a seat's gold is worth."""
    return sum([chip_of(wars, card).power for card in wars.players[seat].gold])


def can_pay(wars: Wars, seat: Seat, price: int) -> bool:
    """Whether a seat's gold is enough."""
    return purse(wars, seat) >= price


def payments(wars: Wars, seat: Seat, price: int) -> list[Option]:
    """Every way to pay: sets of values in which no chip could be spared; no change is given (OW-7)."""
    stacks: dict[int, list[CardId]] = {}
    for card in wars.players[seat].gold:
        stacks.setdefault(chip_of(wars, card).power, []).append(card)
    return [Pay(chosen) for chosen in _payments(sorted(stacks.items(), reverse=True), price)]


def _payments(stacks: list[tuple[int, list[CardId]]], price: int) -> Iterator[tuple[CardId, ...]]:
    """Great values first, so the last chip of a set is its smallest: if that cannot be spared, none can."""
    if price <= 0:
        yield ()
        return
    if not stacks:
        return
    (value, cards), *rest = stacks
    most = min(len(cards), -(-price // value))
    for count in range(most, -1, -1):
        for more in _payments(rest, price - count * value):
            yield (*cards[:count], *more)


def pay(wars: Wars, seat: Seat, price: int, what: str, rule: str) -> Flow[None]:
    """A seat pays with chips of its choice. Whoever has more than one is asked, so nothing is told of their values."""
    gold = wars.players[seat].gold
    paid = tuple(gold)
    if len(gold) > 1:
        wars.asked = WHAT_TO_PAY
        wars.about = price
        answer = yield Ask(
            seat,
            f"{price} gold for {what}: which chips do you pay with?",
            Lazy(partial(payments, wars, seat, price)),
            rule,
            (PAYING,),
        )
        paid = answer.chips
    for card in paid:
        wars.players[seat].gold.remove(card)
        wars.cards.show(card)
        put_back(wars, card)
    yield Paid(own(wars), seat, paid)
