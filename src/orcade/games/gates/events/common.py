"""What all events share."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from orcade.table.requests import Event, Sight, card_fields
from orcade.table.words import Namers, sentence

from ..answers.common import CHARACTER, figure_id, target_name, target_named
from ..faces import all_faces
from ..pieces import CALLED, NAMES, Siege


def card_named(own: str, face: int) -> str:
    """A card's name by its face, or "a card"; `own`: the decks of one's own."""
    return "a card" if face < 0 else all_faces(own)[face].name


def orc_named(number: int) -> str:
    return f"Orc {number + 1}"


def hero_id(who: int) -> str:
    """A character's token on the map."""
    return figure_id(CHARACTER + who)


NAMERS: Final[Namers] = {
    "seat": NAMES.__getitem__,
    "who": CALLED.__getitem__,
    "other": CALLED.__getitem__,
    "orc": orc_named,
    "target": target_name,
    "by": target_named,
}


class Told(Event, frozen=True):
    """A line of the story."""

    names: ClassVar[Namers] = NAMERS


class OfWho(Told, frozen=True):
    who: int


class OfOrc(Told, frozen=True):
    orc: int


class OfCard(Event, frozen=True):
    """A line about a card, or several."""

    own: str
    """The decks of one's own: its name is found there."""

    @property
    def names(self) -> Namers:  # type: ignore[override]
        """How fields are said; cards by their faces, among which are those of one's own."""
        name = partial(card_named, self.own)
        return {**NAMERS, "card": name, "cards": name, "got": name}


def own(siege: Siege) -> str:
    """For events about cards."""
    return siege.options.own_decks


def said_as(event: OfCard, words: str, sight: Sight) -> str:
    """The sentence of an event whose words depend on its fields."""
    return sentence(words, event, event.names, card_fields(type(event)), sight.face)
