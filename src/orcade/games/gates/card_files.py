"""Reads the cards from TOML: the three decks that ship, and a text of one's own that replaces some of them.

All that is wrong is named with its line, what was found there and what was expected.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from types import GenericAlias
from typing import Any, Final

import msgspec

from orcade.table.toml_checks import Misfit, misfits
from orcade.table.toml_lines import Path as TomlPath
from orcade.table.toml_texts import TOO_DEEP, BadContent, entries_of, faults_told, line_of, parse

from .deck_checks import of_card, of_deck
from .printed import DECKS, Card

LONGEST: Final = 200_000
"""Characters that a text may have: ten times what the decks that ship have."""
STRUCTS: Final = {table: struct for tables in DECKS.values() for table, struct in tables.items()}
FILE: Final = msgspec.defstruct(
    "FILE",
    [(table.replace("-", "_"), GenericAlias(list, struct), []) for table, struct in STRUCTS.items()],
    rename="kebab",
    forbid_unknown_fields=True,
)
"""A text as it is written: a list of cards for each table."""

Decks = tuple[tuple[Card, ...], ...]
"""The different cards of the three decks, in the order of `DECKS`."""
Placed = tuple[tuple[str, int], Card]
"""A card with its table and its place there."""


@lru_cache(maxsize=64)
def decks_of(own: str) -> Decks:
    """The three decks: each that `own` (TOML, or "") has a table of is as it says, the others are those that ship.

    Raises `BadContent` with all faults."""
    return tuple(mine or ours for mine, ours in zip(read(own), shipped(), strict=True)) if own else shipped()


@cache
def shipped() -> Decks:
    """The three decks of the game."""
    return tuple(read(source(name))[at] for at, name in enumerate(DECKS))


def source(deck: str) -> str:
    """The TOML of a deck that ships."""
    return (Path(__file__).parent / "decks" / f"{deck}.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def read(text: str) -> Decks:
    """What a text has of the three decks; no cards of a deck that it has no table of. Raises `BadContent`."""
    try:
        return _decks(*parse(text, LONGEST, "a file of cards"))
    except RecursionError:
        raise BadContent([TOO_DEEP]) from None


def _decks(raw: dict[str, Any], lines: dict[TomlPath, int]) -> Decks:
    """What cannot be read is left out where the rest is looked at; then no deck is judged as a whole."""
    faults = list(misfits(raw, FILE))
    spoilt = {path[:2] for path, _ in faults}
    cards = [
        ((table, at), msgspec.convert(entry, struct))
        for table, struct in STRUCTS.items()
        for at, entry in enumerate(entries_of(raw, table))
        if (table, at) not in spoilt
    ]
    faults += [((*place, *path), words) for place, card in cards for path, words in of_card(card)]
    faults += _same_ids(cards, lines)
    if not spoilt:
        faults += _of_decks(cards)
    if faults:
        raise BadContent(faults_told(raw, lines, faults))
    return tuple(tuple(card for (table, _), card in cards if table in tables) for tables in DECKS.values())


def _of_decks(cards: list[Placed]) -> Iterator[Misfit]:
    """What is wrong with decks as a whole: told of the card that is meant, or of the deck's first table."""
    if not cards:
        yield (), f"there is no card here: a file of cards has one of the tables {', '.join(STRUCTS)}"
    for name, tables in DECKS.items():
        own = [(place, card) for place, card in cards if place[0] in tables]
        for path, words in of_deck(name, [card for _, card in own]):
            if path:
                yield (*own[int(path[0])][0], *path[1:]), words
            else:
                yield own[0][0][:1], words


def _same_ids(cards: list[Placed], lines: dict[TomlPath, int]) -> Iterator[Misfit]:
    seen: dict[str, int] = {}
    for place, card in cards:
        if card.id in seen:
            words = f"each card has an id of its own, and {card.id!r} is taken in line {seen[card.id]}"
            yield (*place, "id"), words
        seen[card.id] = line_of(lines, (*place, "id"))
