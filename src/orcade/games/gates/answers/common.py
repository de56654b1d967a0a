"""What all answers share: ids of what can be clicked, what things are called and how they are typed."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.grid import Square
from orcade.table.ground import square_id
from orcade.table.requests import CardId, Option

from ..deck_checks import MOST
from ..pieces import CALLED, ORCS, SLUGS, Siege, known, square_name

CHARACTER = 100
"""Added to a character where it stands among orcs."""


def target_slug(target: int) -> str:
    """What is typed for an orc or character."""
    return SLUGS[target - CHARACTER] if target >= CHARACTER else f"orc-{target + 1}"


def target_name(target: int) -> str:
    """What an orc or character is called."""
    return CALLED[target - CHARACTER] if target >= CHARACTER else f"orc {target + 1}"


def target_named(target: int) -> str:
    """The same at the start of a sentence."""
    name = target_name(target)
    return f"{name[0].upper()}{name[1:]}"


def card_id(card: int) -> str:
    """A card wherever it lies."""
    return f"card-{card}"


def figure_id(target: int) -> str:
    """An orc's or character's token on the map."""
    return target_slug(target)


def panel_id(who: int) -> str:
    """What a character has in front of it."""
    return f"panel-{SLUGS[who]}"


def card_slug(view: Siege, card: int) -> str:
    """What is typed for a card."""
    face = known(view, card)
    return face.slug if face is not None else f"card-{card}"


def card_name(view: Siege, card: int) -> str:
    """What a card is called."""
    face = known(view, card)
    return face.name if face is not None else "a card"


class Word(Option, frozen=True):
    """An answer of a single word."""

    def notation(self, view: Siege) -> str:
        return type(self).__name__.lower()


class OfCard(Option, frozen=True):
    """An answer about a card."""

    verb: ClassVar[str]
    says: ClassVar[str] = ""

    card: CardId

    def notation(self, view: Siege) -> str:
        return f"{self.verb} {card_slug(view, self.card)}"

    def label(self, view: Siege) -> str:
        return f"{self.says or self.verb.capitalize()} {card_name(view, self.card)}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return (card_id(self.card),)


class OfTarget(Option, frozen=True):
    """An answer about an orc or character."""

    verb: ClassVar[str]

    target: int
    """Number of an orc, or CHARACTER and who it is."""

    def notation(self, view: Siege) -> str:
        return f"{self.verb} {target_slug(self.target)}"

    def label(self, view: Siege) -> str:
        return f"{self.verb.capitalize()} {target_name(self.target)}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return (figure_id(self.target),)


class OfSquare(Option, frozen=True):
    """An answer about a square."""

    verb: ClassVar[str]

    square: Square

    def notation(self, view: Siege) -> str:
        return f"{self.verb} {square_name(view, self.square)}"

    def label(self, view: Siege) -> str:
        return self.notation(view).capitalize()

    def things(self, view: Siege) -> tuple[str, ...]:
        return (square_id(square_name(view, self.square)),)


SQUARES = 1280
"""More than any lay-out of four sections has."""

TARGETS = (*range(ORCS), *range(CHARACTER, CHARACTER + len(CALLED)))

CARDS = 3 * MOST
"""As many cards as the three decks may have."""
