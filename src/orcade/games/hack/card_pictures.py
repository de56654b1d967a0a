"""What is drawn on a card: what its deck says, or what its kind, its words and its effects suggest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from orcade.table.pictures import name_of, worked_out

from .effects import Effect
from .printed import Card, Encounter, Event, Item, Room

FOR_EFFECTS: Final = {
    "combat": "sword",
    "thieving": "picks",
    "negotiation": "npc",
    "lawyering": "gavel",
    "search": "lens",
    "difficulty": "skull",
    "removal": "scroll",
    "actions": "boots",
    "hand": "cards",
    "draw": "cards",
    "discard": "sack",
    "recycle": "chest",
    "gain-action": "shoe",
    "lose-action": "hourglass",
    "lose-turn": "bed",
    "steal": "pick-pocket",
    "drop-item": "hole",
    "equip": "jerkin",
    "kill": "grave",
    "save": "halo",
    "cancel": "vanished",
    "reroll": "die",
    "boost": "fist",
    "go": "footprints",
    "swap": "swap",
    "turn-room": "map",
    "peek": "mirror",
    "remove-rule": "quill",
    "ban": "lock",
    "allow": "key",
    "whenever": "bolt",
    "stay": "letter",
}
"""Subjects by the quantity that an effect changes, or by its verb."""
FOR_KINDS: Final = {
    "exit": ("gate", "door", "window"),
    "chamber": ("altar",),
    "room": ("passage", "pillars", "door", "window", "drain"),
    "monster": ("monster", "tentacles", "slime", "hydra", "kobold"),
    "trap": ("trap", "pit", "needle", "crusher", "lever"),
    "npc": ("elder", "merchant", "gent", "innkeeper", "spy"),
    "item": ("bag", "chest", "potion", "ring"),
    "event": ("bolt", "die", "bomb"),
    "rule": ("scroll", "gavel", "open-book"),
}


def kind_of(card: Card) -> str:
    """The kind of its picture."""
    if isinstance(card, Room):
        return "exit" if card.exit else "chamber" if card.chamber else "room"
    return card.kind if isinstance(card, Encounter) else type(card).__name__.lower()


def picture_of(card: Card) -> str:
    """Its picture, as scenes name it."""
    return "" if card.picture is None else name_of(kind_of(card), card.picture)


def with_pictures(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a deck; each that names no picture gets one that no other of its kind has."""
    taken = {(kind_of(card), card.picture) for card in cards}
    found: dict[str, Card] = {}
    for card in cards:
        if card.id not in found:
            kind = kind_of(card)
            others = {one for of, one in taken if of == kind and one is not None}
            picture = card.picture or worked_out(card.name, list(_about(card)), FOR_KINDS[kind], others)
            taken.add((kind, picture))
            found[card.id] = msgspec.structs.replace(card, picture=picture)
    return tuple(found[card.id] for card in cards)


def _about(card: Card) -> Iterator[str]:
    """Subjects that its effects suggest."""
    if isinstance(card, Item) and card.hand:
        yield "hand"
    effects: tuple[Effect, ...] = (*card.lose, *card.win) if isinstance(card, Encounter) else card.effects
    for effect in effects:
        word = getattr(effect, "to", "") or str(effect.__struct_config__.tag)
        yield FOR_EFFECTS.get(word) or FOR_EFFECTS[str(effect.__struct_config__.tag)]
    if isinstance(card, Event) and card.when == "rolled":
        yield "die"
