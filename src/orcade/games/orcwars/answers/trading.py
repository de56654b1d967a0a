"""Answers of the trading phase (OW 11, OW-65)."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.requests import CardId, Option
from orcade.table.words import counted, listed

from ..chips import tribes
from ..pieces import Wars
from .common import OfChips, OfSeat, Word, chip_id, chip_name, chip_slug

# What may be wanted: a captive by his chip, or anything of a kind, by a number above all chips.

WISH = 1000
WISHES = ("gold", "leader", "shaman", "spy", "machine")
GOLD_WISHES = 3
"""How often gold can be wanted in one offer."""


def wish_slug(view: Wars, wish: int) -> str:
    """What is typed for what is wanted."""
    return chip_slug(view, wish) if wish < WISH else wish_word(view, wish).lower().replace(" ", "-")


def wish_word(view: Wars, wish: int) -> str:
    """What is wanted, in a word: "gold", "leader", "Mudtail troop"."""
    kind = wish - WISH
    if kind < GOLD_WISHES:
        return WISHES[0]
    kind -= GOLD_WISHES - 1
    if kind < len(WISHES):
        return WISHES[kind]
    return f"{tribes(view.options.own_chips)[kind - len(WISHES)].name} troop"


def wish_told(view: Wars, wish: int) -> str:
    """What is wanted, as it is told: "a gold chip"."""
    if wish < WISH:
        return chip_name(view, wish)
    word = wish_word(view, wish)
    return "a gold chip" if word == WISHES[0] else f"a {word}"


def all_wishes(view: Wars) -> list[int]:
    """Everything that may be wanted besides captives."""
    return [WISH + at for at in range(GOLD_WISHES - 1 + len(WISHES) + len(tribes(view.options.own_chips)))]


def wishes_told(view: Wars, wants: tuple[int, ...]) -> str:
    """Several wishes: "2 gold chips and a leader"."""
    gold = sum([WISH <= wish < WISH + GOLD_WISHES for wish in wants])
    told = [counted(gold, "gold chip")] if gold else []
    told += [wish_told(view, wish) for wish in wants if not WISH <= wish < WISH + GOLD_WISHES]
    return listed(told)


class TradeWith(OfSeat, frozen=True):
    """Make an offer to this player."""

    verb: ClassVar[str] = "trade"
    says: ClassVar[str] = "Make an offer to"


class Terms(Option, frozen=True):
    """Give these chips, and want that for them."""

    chips: tuple[CardId, ...]
    wants: tuple[int, ...] = ()

    def notation(self, view: Wars) -> str:
        given = [chip_slug(view, card) for card in self.chips]
        return " ".join(("offer", *given, *(wish_slug(view, wish) for wish in self.wants)))

    def label(self, view: Wars) -> str:
        given = listed([chip_name(view, card) for card in self.chips]) or "nothing"
        wanted = wishes_told(view, self.wants)
        return f"Offer {given} for {wanted}" if wanted else f"Offer {given}, for what they will give"

    def things(self, view: Wars) -> tuple[str, ...]:
        return tuple(chip_id(card) for card in self.chips)


class CallOff(Word, frozen=True):
    """Make no offer after all."""

    words = "Call it off"

    def notation(self, view: Wars) -> str:
        return "call-off"


class Give(OfChips, frozen=True):
    """Give these chips for what is offered."""

    verb: ClassVar[str] = "give"

    def label(self, view: Wars) -> str:
        return f"Give {listed([chip_name(view, card) for card in self.chips]) or 'nothing'} for it"


class Refuse(Word, frozen=True):
    """No trade."""

    words = "Refuse"


CALL_OFF, REFUSE = CallOff(), Refuse()
