"""Answers about an exchange of Treasures (OG 7.13)."""

from __future__ import annotations

from orcade.table.requests import CardId, Option

from ..pieces import Siege
from .common import card_id, card_name, card_slug


def treasures_of_actor(view: Siege) -> list[CardId]:
    """The Treasures of the character whose turn it is."""
    return view.characters[view.at].treasures if view.at < len(view.characters) else []


def offered(view: Siege, card: int) -> str:
    """What is typed for a Treasure that may change hands; of equal ones on both sides, "their-" is the other's."""
    slug = card_slug(view, card)
    mine = treasures_of_actor(view)
    equal = card not in mine and slug in [card_slug(view, each) for each in mine]
    return f"their-{slug}" if equal else slug


class Terms(Option, frozen=True):
    """Offer these Treasures for those (OG 7.13)."""

    cards: tuple[CardId, ...]
    """In the order of the groups of the question: first one's own, then the other's."""

    def notation(self, view: Siege) -> str:
        return " ".join(("offer", *(offered(view, card) for card in self.cards)))

    def label(self, view: Siege) -> str:
        mine = treasures_of_actor(view)
        given = [card_name(view, card) for card in self.cards if card in mine]
        got = [card_name(view, card) for card in self.cards if card not in mine]
        return f"Give {', '.join(given) or 'nothing'} for {', '.join(got) or 'nothing'}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return tuple(card_id(card) for card in self.cards)


class CallOff(Option, frozen=True):
    """Make no offer after all."""

    words = "No offer after all"

    def notation(self, view: Siege) -> str:
        return "call-off"


CALL_OFF = CallOff()
