"""Reads decks from TOML. All that is wrong is named with its line, what was found there and what was expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from orcade.table.card_checks import SLUG
from orcade.table.options import Origin
from orcade.table.toml_checks import GIVEN, Misfit, misfits
from orcade.table.toml_lines import Path as TomlPath
from orcade.table.toml_texts import TOO_DEEP, BadContent, entries_of, faults_told, line_of, parse

from .card_pictures import with_pictures
from .deck_checks import of_card, of_character, of_deck
from .effects import KINDS, Effect, Once, Standing
from .numbers import CHARACTER_DECK
from .printed import Card, Character, Deck, Encounter, Event, Item, Room, Rule

DECKS = ("knuckles", "ravager", "thorina", "billy", "ba")
"""The decks that ship, in the order of their faces."""
TABLES = ("room", *KINDS, "item", "event", "rule")
"""The tables of a deck's file, a card each."""
LONGEST: Final = 200_000
"""Characters that a deck's text may have: ten times what those that ship have."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck's file as it is written."""

    id: str
    character: Character
    room: list[Room] = []
    monster: list[Encounter] = []
    trap: list[Encounter] = []
    npc: list[Encounter] = []
    item: list[Item] = []
    event: list[Event] = []
    rule: list[Rule] = []


CARDS: dict[str, type[Card]] = {"room": Room, "item": Item, "event": Event, "rule": Rule}
CARDS |= dict.fromkeys(KINDS, Encounter)
VERBS: dict[str, type[Effect]] = {
    str(each.__struct_config__.tag): each for union in (Standing, Once) for each in get_args(union)
}


@cache
def shipped() -> tuple[Deck, ...]:
    """The five decks of the game."""
    return tuple(read_deck(source(name)) for name in DECKS)


def source(name: str) -> str:
    """The TOML of a deck that ships."""
    return (Path(__file__).parent / "decks" / f"{name}.toml").read_text(encoding="utf-8")


def origin(text: str) -> Origin | None:
    """The deck that ships with which one of one's own has most cards in common, if that is half of them."""
    own = Counter(card.id for card in read_deck(text).cards)
    alike = [(own & Counter(card.id for card in deck.cards)).total() for deck in shipped()]
    if 2 * max(alike) < own.total():
        return None
    at = alike.index(max(alike))
    return Origin(shipped()[at].character.name, source(DECKS[at]))


@lru_cache(maxsize=64)
def read_deck(text: str) -> Deck:
    """A deck from its TOML. Raises `BadContent` with all its faults: the line, what was found and what was expected."""
    try:
        return _deck(*parse(text, LONGEST, "a deck"))
    except RecursionError:
        raise BadContent([TOO_DEEP]) from None


def _deck(raw: dict[str, Any], lines: dict[TomlPath, int]) -> Deck:
    """A deck from what its text holds. What cannot be read is left out where the rest is looked at."""
    faults = [*_kinds(raw), *_shape(raw)]
    spoilt = {path[:2] for path, _ in faults}
    readable = not faults
    cards: list[Card] = []
    seen: dict[str, int] = {}
    for table in TABLES:
        for at, entry in enumerate(entries_of(raw, table)):
            if (table, at) in spoilt:
                continue
            card: Card = msgspec.convert(entry, CARDS[table])
            faults += [((table, at, *path), words) for path, words in of_card(card)]
            if card.id in seen:
                words = f"each card has an id of its own, and {card.id!r} is taken in line {seen[card.id]}"
                faults.append(((table, at, "id"), words))
            seen[card.id] = line_of(lines, (table, at, "id"))
            cards += [card] * min(card.count, CHARACTER_DECK)
    if readable and not SLUG.fullmatch(raw["id"]):
        faults.append((("id",), f"a deck's id is small letters, digits and hyphens, not {raw['id']!r}"))
    whole: list[str] = []
    if readable:
        character = msgspec.convert(raw["character"], Character)
        faults += of_character(character)
        whole += of_deck(character, cards)
    if not faults and not whole:
        return Deck(raw["id"], character, with_pictures(cards))
    raise BadContent([*faults_told(raw, lines, faults), *whole])


def _kinds(raw: dict[str, Any]) -> Iterator[Misfit]:
    """Notes the kind of each Encounter, which its table's name gives."""
    for kind in KINDS:
        for at, entry in enumerate(entries_of(raw, kind)):
            if isinstance(entry, dict):
                if GIVEN in entry:
                    yield (kind, at, GIVEN), "the table's name is the kind; leave it out"
                entry[GIVEN] = kind


def _shape(raw: dict[str, Any]) -> list[Misfit]:
    """What does not fit the form of a deck's file."""
    try:
        msgspec.convert(raw, _File)
    except msgspec.ValidationError as wrong:
        return list(misfits(raw, _File)) or [((), str(wrong))]
    return []
