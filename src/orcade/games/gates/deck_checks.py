"""What is wrong with cards and decks that read well but cannot be played: what was found, what was expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from orcade.table.card_checks import of_head, of_text
from orcade.table.toml_checks import Misfit
from orcade.table.words import counted

from .card_texts import say
from .effects import Blast, Bonus, Effect, Haste, Lasting, Orcs, Tough, Weapon, Wound
from .printed import Card, Mishap, Newcomers, Npc, Spell, Treasure

MOST_POINTS: Final = 500
"""Of one Treasure: half of what wins."""
FEWEST, MOST = 20, 120
"""Cards of a deck: enough to deal from and to last some rounds; twice what those that ship have."""
NEEDED: Final = {"treasure": ("twelve", "Dave's Hackmaster +12"), "player": ("fireball", "Brian's Fireball")}
"""What a deck must mark in one of its tables, for a character's power (OG-58)."""


def of_card(card: Card) -> Iterator[Misfit]:
    """What is wrong with one card."""
    yield from of_head(card.id, card.name, card.flavour)
    if not 1 <= card.count <= MOST:
        yield ("count",), f"a deck has 1 to {MOST} of a card, not {card.count}"
    if isinstance(card, Treasure | Npc):
        yield from _in_front(card)
    else:
        yield from ((("effect", *path), words) for path, words in _at_once(card, card.effect))
    yield from of_text(say(card))


def _in_front(card: Treasure | Npc) -> Iterator[Misfit]:
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


def _lasting(effect: Lasting) -> Iterator[Misfit]:
    if not isinstance(effect, Bonus):
        return
    if not effect.by:
        yield ("by",), "a bonus of 0 is none"
    if effect.by < 0 and effect.to in ("treasures", "bandage"):
        yield ("by",), f'a bonus to "{effect.to}" is at least 1, not {effect.by}'


def _at_once(card: Card, effect: Effect) -> Iterator[Misfit]:
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


def _orcs(card: Card, effect: Orcs) -> Iterator[Misfit]:
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


def _haste(effect: Haste) -> Iterator[Misfit]:
    if not (effect.actions or effect.attacks):
        yield (), "it does nothing: give it `actions` or `attacks`"
    if effect.who == "orcs" and effect.attacks:
        yield ("attacks",), "more attacks are for one orc; every orc can have more `actions`"


def _wound(card: Card, effect: Wound) -> Iterator[Misfit]:
    whom = ("target",) if isinstance(card, Mishap) else ("you", "near")
    if effect.who not in whom:
        yield ("who",), f"whom it wounds is here one of: {', '.join(whom)}; not {effect.who!r}"
    elif effect.who == "near" and not effect.within:
        yield (), "'within' is missing: how many squares around"
    if effect.within and effect.who != "near":
        yield ("within",), f'`within` goes with `who = "near"`, not with "{effect.who}"'
    if effect.avoid == 1:
        yield ("avoid",), "every d20 would avoid it: `avoid` is from 2 to 20, or 0 where nothing does"


def of_deck(name: str, cards: Sequence[Card]) -> Iterator[Misfit]:
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
