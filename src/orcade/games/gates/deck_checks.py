"""What is wrong with cards and decks that read well but cannot be played: what was found, what was expected."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from orcade.table.words import counted

from .card_texts import say
from .effects import Blast, Bonus, Effect, Haste, Lasting, Orcs, Tough, Weapon, Wound
from .printed import Card, Mishap, Newcomers, Npc, Spell, Treasure

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ID, NAME, FLAVOUR, TEXT = 40, 28, 80, 180
"""The most letters that a card has room for."""
MOST_POINTS: Final = 500
"""Of one Treasure: half of what wins."""
FEWEST, MOST = 20, 120
"""Cards of a deck: enough to deal from and to last some rounds; twice what those that ship have."""
NEEDED: Final = {"treasure": ("twelve", "Dave's Hackmaster +12"), "player": ("fireball", "Brian's Fireball")}
"""What a deck must mark in one of its tables, for a character's power (OG-58)."""

Fault = tuple[tuple[str | int, ...], str]
"""Where it is, from the card or the text on, and what is wrong."""


def of_card(card: Card) -> Iterator[Fault]:
    """What is wrong with one card."""
    if not SLUG.fullmatch(card.id) or len(card.id) > ID:
        yield ("id",), f"its id is small letters, digits and single hyphens, at most {ID} of them, not {card.id!r}"
    if not card.name.strip() or not card.name.isprintable() or len(card.name) > NAME:
        yield ("name",), f"its name is from 1 to {NAME} letters long, without line breaks, not {card.name!r}"
    if not card.flavour.isprintable() or len(card.flavour) > FLAVOUR:
        yield ("flavour",), f"its flavour is at most {FLAVOUR} letters long, without line breaks"
    if not 1 <= card.count <= MOST:
        yield ("count",), f"a deck has 1 to {MOST} of a card, not {card.count}"
    if isinstance(card, Treasure | Npc):
        yield from _in_front(card)
    else:
        yield from ((("effect", *path), words) for path, words in _at_once(card, card.effect))
    made = say(card)
    if len(made) > TEXT:
        yield (), f"its text has {len(made)} letters and a card has room for {TEXT}: give it less to do ({made!r})"


def _in_front(card: Treasure | Npc) -> Iterator[Fault]:
    if isinstance(card, Treasure):
        if not 1 <= card.points <= MOST_POINTS:
            yield ("points",), f"a Treasure is worth 1 to {MOST_POINTS} points, not {card.points}"
        for at, effect in enumerate(card.effects):
            if isinstance(effect, Bonus) and effect.to == "melee" and effect.by < 0:
                yield ("effects", at, "by"), f"it would be a weapon that nobody uses: at least 1, not {effect.by}"
        if card.twelve and card.count > 1:
            yield ("count",), f"there is one Hackmaster +12 in a deck, not {card.count}"
    elif not card.effects:
        yield ("effects",), "an NPC has a benefit: give it a `bonus`"
    if sum(isinstance(each, Weapon) for each in card.effects) > 1:
        yield ("effects",), "a card is one weapon, not several"
    for at, effect in enumerate(card.effects):
        yield from ((("effects", at, *path), words) for path, words in _lasting(effect))


def _lasting(effect: Lasting) -> Iterator[Fault]:
    if not isinstance(effect, Bonus):
        return
    if not effect.by:
        yield ("by",), "a bonus of 0 is none"
    if effect.by < 0 and effect.to in ("treasures", "bandage"):
        yield ("by",), f'a bonus to "{effect.to}" is at least 1, not {effect.by}'


def _at_once(card: Card, effect: Effect) -> Iterator[Fault]:
    """Paths are from the effect on."""
    if isinstance(effect, Orcs):
        yield from _orcs(card, effect)
    elif isinstance(effect, Wound):
        yield from _wound(card, effect)
    elif isinstance(effect, Haste):
        yield from _haste(effect)
    elif isinstance(effect, Tough) and not (effect.armour or effect.attacks or effect.hits):
        yield (), "it does nothing: give it `armour`, `attacks` or `hits`"
    if isinstance(card, Spell) and card.fireball and not (isinstance(effect, Blast) and effect.targets == 1):
        yield (), "the Fireball is a `blast` at one orc"


def _orcs(card: Card, effect: Orcs) -> Iterator[Fault]:
    where = ("far", "building", "road") if isinstance(card, Newcomers) else ("beside", "far")
    if effect.where not in where:
        yield ("where",), f'where they come is here one of: {", ".join(where)}; not "{effect.where}"'
    if effect.where == "far" and not effect.distance:
        yield (), "'distance' is missing: how many squares from every character"
    if effect.where != "far" and effect.distance:
        yield ("distance",), f'a distance goes with `where = "far"`, not with "{effect.where}"'
    if isinstance(card, Newcomers) and effect.by == "looter":
        yield ("by",), "there is no looter: the Gamemaster places them"
    if effect.strikes and effect.where != "beside":
        yield ("strikes",), f'only orcs that come "beside" strike at once, not those of "{effect.where}"'


def _haste(effect: Haste) -> Iterator[Fault]:
    if not (effect.actions or effect.attacks):
        yield (), "it does nothing: give it `actions` or `attacks`"
    if effect.who == "orcs" and effect.attacks:
        yield ("attacks",), "more attacks are for one orc; every orc can have more `actions`"


def _wound(card: Card, effect: Wound) -> Iterator[Fault]:
    whom = ("target",) if isinstance(card, Mishap) else ("you", "near")
    if effect.who not in whom:
        yield ("who",), f"whom it wounds is here one of: {', '.join(whom)}; not {effect.who!r}"
    elif effect.who == "near" and not effect.within:
        yield (), "'within' is missing: how many squares around"
    if effect.within and effect.who != "near":
        yield ("within",), f'`within` goes with `who = "near"`, not with "{effect.who}"'
    if effect.avoid == 1:
        yield ("avoid",), "every d20 would avoid it: `avoid` is from 2 to 20, or 0 where nothing does"


def of_deck(name: str, cards: Sequence[Card]) -> Iterator[Fault]:
    """What is wrong with a deck as a whole; nothing where it has no cards, for then the one that ships is played.
    Paths begin with the place of a card; () is the deck."""
    if not cards:
        return
    many = sum(card.count for card in cards)
    if not FEWEST <= many <= MOST:
        yield (), f"this {name} deck has {counted(many, 'card')}, and a deck has {FEWEST} to {MOST}"
    if name not in NEEDED:
        return
    field, whose = NEEDED[name]
    marked = [at for at, card in enumerate(cards) if getattr(card, field, False)]
    if len(marked) != 1:
        found = f"{len(marked)} tables" if marked else "no table"
        names = f" ({', '.join(repr(cards[at].name) for at in marked)})" if marked else ""
        words = f"this {name} deck has {found} with `{field} = true`{names}, and one must have it: {whose}"
        yield (marked[1], field) if marked else (), words
