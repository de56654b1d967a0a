"""What is printed on cards: thirteen kinds, each a table of the TOML. Made by `card_files.py`; never changed."""

from __future__ import annotations

from typing import Literal

import msgspec

from .effects import (
    Bonus,
    Haste,
    Heal,
    Lasting,
    MishapEffect,
    OddityEffect,
    Orcs,
    Revive,
    SpellEffect,
    Tough,
    TrapEffect,
    TrickEffect,
)

Picture = Literal["coins", "candlestick", "cup", "ring", "gem", "book", "painting", "statue", "crown"]
"""What a Treasure without a use can look like."""


class Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card has."""

    id: str
    """Unique in its file; what is typed: "tin-crown"."""
    name: str
    flavour: str = ""
    count: int = 1
    """How many of it the deck has."""


# The Treasure deck (OG 10.2).


class Treasure(Printed, frozen=True, kw_only=True):
    """OG 7.11: it lies in front of its owner, for its points and for what it does."""

    points: int
    effects: tuple[Lasting, ...] = ()
    picture: Picture = "coins"
    """What it looks like; one that does something looks like what it does."""
    twelve: bool = False
    """It is the Hackmaster +12, which Dave may begin with (OG 3.4)."""


class OrcCard(Printed, frozen=True, kw_only=True):
    """OG-34: orcs where there should have been loot."""

    effect: Orcs


class Trap(Printed, frozen=True, kw_only=True):
    """OG-34: what a chest does to who opens it."""

    effect: TrapEffect


# The Player deck (OG 10.3).


class Npc(Printed, frozen=True, kw_only=True):
    """OG 6.4: an ally in front of its player, who may die instead of a wound."""

    effects: tuple[Bonus, ...]


class Spell(Printed, frozen=True, kw_only=True):
    """OG 7.14: costs an action and a d20."""

    effect: SpellEffect
    fireball: bool = False
    """It is the Fireball, which Brian casts without a card (OG 3.1)."""


class Cure(Printed, frozen=True, kw_only=True):
    """OG 6.5: heals without an action."""

    effect: Heal


class Revival(Printed, frozen=True, kw_only=True):
    """OG 6.6: brings its player back."""

    effect: Revive


class Trick(Printed, frozen=True, kw_only=True):
    """OG 6.5: whatever else players play."""

    effect: TrickEffect


# The Hackmaster deck (OG 10.4).


class Newcomers(Printed, frozen=True, kw_only=True):
    """More orcs (OG-52)."""

    effect: Orcs


class HasteCard(Printed, frozen=True, kw_only=True):
    """Faster orcs, for a turn."""

    effect: Haste


class TougherCard(Printed, frozen=True, kw_only=True):
    """A tougher orc, until it dies."""

    effect: Tough


class Mishap(Printed, frozen=True, kw_only=True):
    """Something happens to a player."""

    effect: MishapEffect


class Oddity(Printed, frozen=True, kw_only=True):
    """Whatever else a Gamemaster plays."""

    effect: OddityEffect


Card = (
    Treasure
    | OrcCard
    | Trap
    | Npc
    | Spell
    | Cure
    | Revival
    | Trick
    | Newcomers
    | HasteCard
    | TougherCard
    | Mishap
    | Oddity
)

DECKS: dict[str, dict[str, type[Card]]] = {
    "treasure": {"treasure": Treasure, "orc-card": OrcCard, "trap": Trap},
    "player": {"npc": Npc, "spell": Spell, "cure": Cure, "revival": Revival, "trick": Trick},
    "hackmaster": {
        "newcomers": Newcomers,
        "haste": HasteCard,
        "tougher": TougherCard,
        "mishap": Mishap,
        "oddity": Oddity,
    },
}
"""The decks in their order, and the tables of the TOML that make each."""
