"""The cards of a game, for whoever wants to read them, check a deck of their own, or print one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from .things import Card, Tile


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """A card of a deck and all that stands on it."""

    face: Card
    """How it is drawn in play; its id is what is typed for it."""
    kind: str
    """Of one or two words: "Room", "Monster"."""
    facts: str = ""
    """Its figures: "Difficulty 2, +1 per Room"."""
    text: str = ""
    """What it does."""
    flavour: str = ""
    count: int = 1
    """How many of it the deck has."""
    tile: Tile | None = None
    """What it looks like as a part of the board, where it becomes one."""
    drawn: bool = True
    """It lies in the draw deck; else it belongs to what lies on the table from the beginning."""


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that are shuffled together: what one player brings, or what all draw from."""

    id: str
    title: str
    line: str
    """Who plays it, in one line."""
    facts: tuple[str, ...] = ()
    """Skills of who plays it: "Combat 1"."""
    cards: tuple[Printed, ...]
    """Each different card once, kind by kind in the order in which they are to be shown."""
    verbs: Mapping[str, int]
    """How many of its cards (copies counted) use each verb of the game's vocabulary; 0 for those that none uses."""

    def kinds(self) -> dict[str, int]:
        """How many cards of each kind the draw deck has, copies included."""
        found: dict[str, int] = {}
        for card in self.cards:
            if card.drawn:
                found[card.kind] = found.get(card.kind, 0) + card.count
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """What a game with decks of cards offers of them (`Game.catalogue`)."""

    decks: Callable[[], Sequence[Deck]]
    """The decks that come with the game."""
    read: Callable[[str], Sequence[Deck]]
    """The decks in a text; raises an `OrcadeError` that names the place and what was expected."""
    option: str
    """The option of the game that takes the text of decks of one's own."""
    tables: frozenset[str]
    """The tables that such a text can have: they tell whose it is."""
