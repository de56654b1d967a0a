"""One of several squares, figures or cards, for what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from orcade.table.grid import Square
from orcade.table.requests import CardId

from ..bearings import near_whom, seen_from_about
from ..pieces import (
    CALLED,
    WHERE_ORC_COMES,
    WHERE_TO_RETURN,
    WHERE_TO_SLEEP,
    WHERE_TO_START,
    WHERE_TO_STEP,
    Siege,
    place_told,
)
from .common import CARDS, CHARACTER, SQUARES, TARGETS, OfCard, OfSquare, OfTarget, Word, target_name, target_named

AT_LABELS: Final[dict[int, tuple[str, Callable[[Siege, Square], str]]]] = {
    WHERE_TO_START: ("Start at {}", place_told),
    WHERE_ORC_COMES: ("Put the orc at {}", near_whom),
    WHERE_TO_RETURN: ("Come back at {}", near_whom),
    WHERE_TO_SLEEP: ("Put to sleep around {}", seen_from_about),
    WHERE_TO_STEP: ("Appear at {}", seen_from_about),
}
"""By question: what is said of a square, and how that is told."""


class At(OfSquare, frozen=True):
    """There: a start, an orc, a spell, a return."""

    verb: ClassVar[str] = "at"

    def label(self, view: Siege) -> str:
        words, where = AT_LABELS[view.asked]
        return words.format(where(view, self.square))


class Pick(OfTarget, frozen=True):
    """This orc or character, for what is asked."""

    verb: ClassVar[str] = "pick"

    def label(self, view: Siege) -> str:
        return target_named(self.target)


class Enough(Word, frozen=True):
    """Cast the spell at no further orc (OG-51)."""

    words = "At no further orc"


class Discard(OfCard, frozen=True):
    """Discard this card (OG 6.3, OG 7.12, OG 6.4)."""

    verb: ClassVar[str] = "discard"


class Take(OfCard, frozen=True):
    """Take this Treasure from the discard pile (OG 6.6)."""

    verb: ClassVar[str] = "take"


class Give(OfCard, frozen=True):
    """Let Stevil have this Treasure (OG-9)."""

    verb: ClassVar[str] = "give"


class Keep(OfCard, frozen=True):
    """Keep this Treasure in death (OG 6.6)."""

    verb: ClassVar[str] = "keep"


class StealTreasure(OfTarget, frozen=True):
    """Steal one of this character's Treasures (OG 3.6)."""

    verb: ClassVar[str] = "steal-treasure"

    def label(self, view: Siege) -> str:
        return f"One of {target_name(self.target)}'s Treasures"


class StealCard(OfTarget, frozen=True):
    """Steal a card from this character's hand (OG 3.6)."""

    verb: ClassVar[str] = "steal-card"

    def label(self, view: Siege) -> str:
        return f"A card from {target_name(self.target)}'s hand"


class Draw(Word, frozen=True):
    """Draw a card instead of stealing (OG 3.6)."""

    words = "Draw a card"


DRAW = Draw()

ENOUGH = Enough()

AT = tuple(At(square) for square in range(SQUARES))

PICK = {target: Pick(target) for target in TARGETS}

STEAL_TREASURE = {who: StealTreasure(CHARACTER + who) for who in range(len(CALLED))}

STEAL_CARD = {who: StealCard(CHARACTER + who) for who in range(len(CALLED))}

DISCARD = tuple(Discard(CardId(card)) for card in range(CARDS))

TAKE = tuple(Take(CardId(card)) for card in range(CARDS))

GIVE = tuple(Give(CardId(card)) for card in range(CARDS))

KEEP = tuple(Keep(CardId(card)) for card in range(CARDS))
