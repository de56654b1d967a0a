"""Yes or no, and what lets an occasion go by (OG-50)."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.requests import CardId, Option

from ..pieces import (
    WHETHER_AGAIN,
    WHETHER_TO_AGREE,
    WHETHER_TO_AVERT,
    WHETHER_TO_CANCEL,
    WHETHER_TO_KEEP_TOP,
    WHETHER_TO_REDRAW,
    WHETHER_TWELVE,
    Siege,
)
from .common import CARDS, OfCard, Word, card_name

YES_LABELS = {
    WHETHER_TWELVE: "Start with the +12",
    WHETHER_TO_AGREE: "Agree",
    WHETHER_TO_KEEP_TOP: "Discard it",
    WHETHER_TO_REDRAW: "He draws anew",
}

NO_LABELS = {
    WHETHER_TWELVE: "Leave it in the deck",
    WHETHER_TO_AGREE: "Refuse",
    WHETHER_TO_KEEP_TOP: "Leave it on top",
    WHETHER_TO_REDRAW: "He keeps his cards",
}


PASS_LABELS = {
    WHETHER_AGAIN: "Keep the roll",
    WHETHER_TO_CANCEL: "Let it happen",
    WHETHER_TO_AVERT: "Take the wound",
}


class Yes(Word, frozen=True):
    """Yes, to what is asked."""

    def label(self, view: Siege) -> str:
        return YES_LABELS[view.asked]


class No(Word, frozen=True):
    """No, to what is asked."""

    def label(self, view: Siege) -> str:
        return NO_LABELS[view.asked]


class LetBe(Option, frozen=True):
    """Do nothing at a moment when a card could be played (OG-50)."""

    passes: ClassVar[bool] = True
    words = "Pass"

    def notation(self, view: Siege) -> str:
        return "pass"

    def label(self, view: Siege) -> str:
        return PASS_LABELS.get(view.asked, self.words)


class LoseNpc(OfCard, frozen=True):
    """An NPC dies instead of one's taking a wound (OG 6.4)."""

    verb: ClassVar[str] = "lose"

    def label(self, view: Siege) -> str:
        return f"{card_name(view, self.card)} dies instead"


YES = Yes()

NO = No()

LET_BE = LetBe()

LOSE_NPC = tuple(LoseNpc(CardId(card)) for card in range(CARDS))
