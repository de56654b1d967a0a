"""What is printed on cards, and the decks they come in. Made by `deck_files.py` from TOML; never changed."""

from __future__ import annotations

import msgspec

from orcade.table.pictures import Picture

from .effects import Condition, Kind, Moment, Once, Standing

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
"""Open sides of a Room, as bits; clockwise."""


class Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card has."""

    id: str
    """Unique in its deck; what is typed: "wet-crypt"."""
    name: str
    count: int = 1
    """How many of it the deck has."""
    flavour: str = ""
    picture: Picture | None = None
    """None only until it is read with its deck, which then gives it one."""
    text: str = ""
    """What it says, for who wants to write it out: it must say exactly what `card_texts.say` makes of its effects."""


class Room(Printed, frozen=True, kw_only=True):
    """HK 10"""

    doors: str
    """Its open sides as drawn: letters of "NESW"."""
    exit: bool = False
    chamber: bool = False
    """The Inner Chamber of Vectra."""
    effects: tuple[Standing, ...] = ()


class Encounter(Printed, frozen=True, kw_only=True):
    """HK 14: a Monster, Trap or NPC."""

    kind: Kind
    difficulty: int
    deeper: int = 0
    """Added for each Room between it and the Entrance (HK 14)."""
    spares: bool = False
    """Who loses does not die; `lose` happens instead."""
    lose: tuple[Once, ...] = ()
    win: tuple[Once, ...] = ()


class Item(Printed, frozen=True, kw_only=True):
    """HK 13"""

    hand: bool = False
    """The Legendary Hand of Vectra (HK 3)."""
    effects: tuple[Standing, ...] = ()


class Event(Printed, frozen=True, kw_only=True):
    """HK 17"""

    when: Moment
    conditions: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    effects: tuple[Once, ...]


class Rule(Printed, frozen=True, kw_only=True):
    """HK 6"""

    difficulty: int
    """Of removing it."""
    effects: tuple[Standing, ...]


Card = Room | Encounter | Item | Event | Rule


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose deck it is."""

    name: str
    """"Knuckles"."""
    player: str
    """Who plays him in the source: "Bob"."""
    lawyering: int
    combat: int = 0
    thieving: int = 0
    negotiation: int = 0
    gamemaster: bool = False


class Deck(msgspec.Struct, frozen=True):
    """A deck of cards for one player, each copy by itself."""

    id: str
    character: Character
    cards: tuple[Card, ...]
    """CHARACTER_DECK or GAMEMASTER_DECK of them; a card's number is its place here."""
