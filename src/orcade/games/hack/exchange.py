"""An exchange: cards of the hand are discarded, and as many are drawn (HK 8)."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Any

from orcade.table.choices import Part
from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, CardId, Flow, Seat
from orcade.table.several import Chosen, Group, Several, first_alike

from .answers import PutAway, card_id, named, said
from .card_decks import known, printed_on
from .card_pictures import picture_of
from .card_texts import say, title
from .events import Exchanged, now
from .pieces import WHAT_TO_EXCHANGE, Dungeon
from .piles import draw, one_of_each, put_away
from .turn import end_action

QUESTION = "Which cards do you exchange?"


class Exchanging(Several):
    """Any cards of a hand, at least one (HK-9); of equal ones the first are meant."""

    __slots__ = ("dungeon",)

    def __init__(self, dungeon: Dungeon, seat: Seat) -> None:
        self.dungeon = dungeon
        hand = tuple(dungeon.hands[seat])
        proposed = Lazy(partial(some_sets, dungeon, seat))
        super().__init__("HK 8", "exchange", (Group("card", hand, 1, len(hand), "HK-9"),), proposed)

    def make(self, chosen: Chosen) -> PutAway:
        taken = first_alike(self.groups[0].ids, chosen, lambda card: printed_on(self.dungeon, card).slug)
        return PutAway(tuple(map(CardId, taken)))

    def chosen(self, option: Any) -> Chosen | None:
        return tuple(option.cards) if option.__class__ is PutAway else None

    def part(self, view: Dungeon, id: int) -> Part:
        entry = known(view, id)
        about = f"{title(entry.card)}. {say(entry.card)}".strip() if entry is not None else ""
        look = picture_of(entry.card) if entry is not None else ""
        return Part(card_id(id), said(view, id), named(view, id), about, look)


def some_sets(dungeon: Dungeon, seat: Seat) -> list[PutAway]:
    """What is proposed: one or two cards, all, or all but one, of each print one."""
    cards = one_of_each(dungeon, dungeon.hands[seat])
    sizes = sorted({size for size in (1, 2, len(cards) - 1, len(cards)) if 0 < size <= len(cards)})
    return [PutAway(chosen) for size in sizes for chosen in combinations(cards, size)]


def exchange(dungeon: Dungeon) -> Flow[None]:
    """HK 8: some cards are discarded, and as many are drawn."""
    seat = dungeon.active
    dungeon.asked = WHAT_TO_EXCHANGE
    answer = yield Ask(seat, QUESTION, Exchanging(dungeon, seat), "HK 8")
    for card in answer.cards:
        dungeon.hands[seat].remove(card)
        put_away(dungeon, card)
    yield Exchanged(now(dungeon), seat, answer.cards)
    yield from draw(dungeon, seat, len(answer.cards))
    end_action(dungeon)
