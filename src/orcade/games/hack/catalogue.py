"""The decks as cards to read and to print: also those that are not drawn, Character, Entrance, counter, tombstones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from orcade.table import catalogue
from orcade.table.catalogue import Printed
from orcade.table.things import Card, Tile
from orcade.table.words import whose

from .card_decks import ROOM, FacedCard, FacedDeck, all_decks, cards_by_face
from .card_pictures import picture_of
from .card_texts import SKILLS, difficulty, say, title
from .cards_shown import corner, emblem, full_words
from .deck_files import VERBS, read_deck
from .dungeon import OPEN_SIDES
from .effects import Effect, Stay, Whenever
from .numbers import KILLS_BEYOND
from .pieces import DECK_LOOKS, NAMES, OWN
from .printed import Card as AnyCard
from .printed import Character, Encounter, Room, Rule

TOMBSTONES = len(NAMES) + KILLS_BEYOND
"""Of a GameMaster's deck: as many kills as the most players make necessary (HK-25)."""
TASKS = {
    False: "Walk out of the dungeon by an Exit, or use the Hand of Vectra in the Inner Chamber, before the others do.",
    True: "You win when your Encounters have killed as often as there are players, and once more.",
}
"""What a Character card says, for a GameMaster or not."""


@cache
def decks() -> tuple[catalogue.Deck, ...]:
    """The five decks of the game."""
    return tuple(_deck(faced, DECK_LOOKS[at], "") for at, faced in enumerate(all_decks("")))


def read(text: str) -> tuple[catalogue.Deck, ...]:
    """The deck of a TOML text. Raises `BadContent`."""
    read_deck(text)
    return (_deck(all_decks(text)[OWN], DECK_LOOKS[OWN], text),)


def _deck(faced: FacedDeck, look: str, own: str) -> catalogue.Deck:
    deck, who = faced.deck, faced.character
    entries = {card.id: cards_by_face(own)[faced.first + at] for at, card in enumerate(deck.cards)}
    used: Counter[str] = Counter()
    for card in deck.cards:
        used.update(set(_verbs(_effects(card))))
    names = ("lawyering",) if who.gamemaster else ("combat", "thieving", "negotiation", "lawyering")
    skills = tuple(f"{SKILLS[each]} {getattr(who, each)}" for each in names)
    return catalogue.Deck(
        id=deck.id,
        title=who.name,
        line=f"{whose(who.name)} deck, for {'the GameMaster' if who.gamemaster else who.player}",
        facts=skills,
        cards=(*_laid_out(who, look, skills), *(_printed(*each) for each in entries.items())),
        verbs={verb: used[verb] for verb in VERBS},
    )


def _effects(card: AnyCard) -> Iterator[Effect]:
    if isinstance(card, Encounter):
        yield from (*card.lose, *card.win)
    else:
        yield from card.effects


def _verbs(effects: Iterable[Effect]) -> Iterator[str]:
    """The verbs of a card, also those that wait for something to happen, or stay."""
    for effect in effects:
        yield str(effect.__struct_config__.tag)
        if isinstance(effect, Whenever):
            yield from _verbs(effect.then)
        elif isinstance(effect, Stay):
            yield from _verbs(effect.effects)


def _printed(slug: str, entry: FacedCard) -> Printed:
    card = entry.card
    words = say(card)
    face = Card(
        id=slug,
        label=full_words(entry),
        title=card.name,
        corner=corner(entry),
        emblem=emblem(entry),
        picture=picture_of(entry.card),
        body=words or card.flavour,
        back="hack",
    )
    facts = difficulty(card) if isinstance(card, Encounter | Rule) else ""
    tile = None
    if entry.sort == ROOM:
        facts = OPEN_SIDES[entry.doors]
        tile = _tile(slug, card.name, card.doors if isinstance(card, Room) else "", _look(entry), picture_of(card))
    return Printed(
        face=face, kind=title(card), facts=facts, text=words, flavour=card.flavour, count=card.count, tile=tile
    )


def _look(entry: FacedCard) -> str:
    return "exit" if entry.exit else "chamber" if entry.chamber else "room"


def _tile(slug: str, name: str, doors: str, look: str, picture: str = "") -> Tile:
    return Tile(id=slug, label=name, x=0, y=0, look=look, doors=doors, picture=picture)


# What lies on the table from the beginning (HK 2).


def _laid_out(who: Character, look: str, skills: tuple[str, ...]) -> Iterator[Printed]:
    yield _apart("character", who.name, "Character", look, TASKS[who.gamemaster], facts=", ".join(skills))
    entrance = _apart("entrance", "Entrance", "Entrance", "door", "Everybody begins here, and comes back when he dies.")
    yield msgspec.structs.replace(entrance, facts="open NESW", tile=_tile("entrance", "Entrance", "NESW", "entrance"))
    if who.gamemaster:
        yield _apart("tombstone", "Tombstone", "Tombstone", "skull", "One for each kill.", count=TOMBSTONES)
    else:
        yield _apart("counter", who.name, "Counter", look, "Stands where you are in the dungeon.")


def _apart(slug: str, name: str, kind: str, picture: str, text: str, *, facts: str = "", count: int = 1) -> Printed:
    face = Card(
        id=slug,
        label=f"{name}{'' if kind == name else f', {kind}'}. {text}",
        title=name,
        emblem=picture,
        body=text,
        back="hack",
    )
    return Printed(face=face, kind=kind, facts=facts, text=text, count=count, drawn=False)
