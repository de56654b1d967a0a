"""The three decks as cards to read and to print."""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from orcade.table import catalogue
from orcade.table.catalogue import Printed
from orcade.table.things import Card

from . import card_files
from .card_looks import BACKS, corner, emblem, facts, full_words
from .card_texts import say
from .effects import Effect
from .faces import DECK_NAMES, KIND_NAMES, Face, all_faces
from .printed import DECKS, Npc, Treasure

TABLES: Final = frozenset(card_files.STRUCTS)
LINES: Final = (
    "Treasure deck, for whoever opens a chest",
    "Player deck, for the characters",
    "Hackmaster deck, for the Gamemaster",
)


@cache
def decks() -> tuple[catalogue.Deck, ...]:
    """The three decks of the game."""
    return tuple(_deck("", deck) for deck in range(len(DECKS)))


def read(text: str) -> tuple[catalogue.Deck, ...]:
    """The decks that a TOML text has cards of. Raises `BadContent`."""
    return tuple(_deck(text, deck) for deck, cards in enumerate(card_files.read(text)) if cards)


def _deck(own: str, deck: int) -> catalogue.Deck:
    faces = [face for face in all_faces(own) if face.deck == deck]
    used: Counter[str] = Counter()
    for face in faces:
        for verb in set(_verbs(face)):
            used[verb] += face.card.count
    name = list(DECKS)[deck]
    return catalogue.Deck(
        id=name,
        title=DECK_NAMES[deck],
        line=LINES[deck],
        cards=tuple(_printed(face) for face in faces),
        verbs={verb: used[verb] for verb in verbs(name)},
    )


def _verbs(face: Face) -> Iterator[str]:
    card = face.card
    for effect in card.effects if isinstance(card, Treasure | Npc) else (card.effect,):
        yield _verb(type(effect))


def _verb(effect: type[Effect]) -> str:
    return str(effect.__struct_config__.tag)


@cache
def verbs(deck: str) -> tuple[str, ...]:
    """The verbs that the cards of a deck can have."""
    found: dict[str, None] = {}
    for struct in DECKS[deck].values():
        hints = typing.get_type_hints(struct)
        found |= dict.fromkeys(map(_verb, _structs(hints.get("effect") or hints["effects"])))
    return tuple(found)


def _structs(wanted: Any) -> Iterator[type[Effect]]:
    """The effects in a type: alone, in a union, in a tuple of any length."""
    parts = typing.get_args(wanted)
    if not parts and wanted is not Ellipsis:
        yield wanted
    for part in parts:
        yield from _structs(part)


def _printed(face: Face) -> Printed:
    words = say(face.card)
    return Printed(
        face=Card(
            id=face.slug,
            label=full_words(face),
            title=face.name,
            corner=corner(face),
            emblem=emblem(face),
            body=words or face.card.flavour,
            back=BACKS[face.deck],
        ),
        kind=KIND_NAMES[face.kind],
        facts=facts(face),
        text=words,
        flavour=face.card.flavour,
        count=face.card.count,
    )
