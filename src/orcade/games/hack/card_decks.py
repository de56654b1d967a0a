"""The decks of cards at a table, and every card by its face, with what the rules look for worked out beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from .dead_cards import useless
from .deck_files import read_deck, shipped
from .effects import KINDS, Allow, Ban, Bonus, Effect, Go, Standing, Stay, Swap, Whenever
from .pieces import BA, MOMENTS, NONE, OWN, Dungeon
from .printed import Card, Character, Deck, Encounter, Event, Item, Room

ROOM, ENCOUNTER, ITEM, EVENT, RULE = range(5)
SLOTS: Final = 64
"""Faces of a deck: a face is the deck times this, plus the card's number in it."""

NO_AIM, AIM_OTHER, AIM_ANYBODY = range(3)
"""Whom a card is played on: nobody in particular; another player; any player, for want of a GameMaster (HK-27)."""

MONSTER, TRAP, NPC = range(3)


class FacedCard(msgspec.Struct, frozen=True):
    """What is printed on a card, sorted out for the rules, with its face."""

    face: int
    card: Card
    sort: int
    """ROOM … RULE."""
    slug: str
    """What is typed for it. Decks of one's own may use a word that another deck has: then it begins with "own-"."""
    doors: int = 0
    exit: bool = False
    chamber: bool = False
    kind: int = NONE
    """Of an Encounter: MONSTER, TRAP or NPC."""
    difficulty: int = 0
    hand: bool = False
    """It is the Hand of Vectra."""
    bonuses: tuple[Bonus, ...] = ()
    bans: tuple[Ban, ...] = ()
    allows: tuple[str, ...] = ()
    triggers: tuple[Whenever, ...] = ()
    when: int = NONE
    """Of an Event: TURN … ACTION."""
    mine: bool = False
    theirs: bool = False
    kinds: int = 0
    """Set of kinds of Encounter that it is for; 0: any."""
    conditions: tuple[str, ...] = ()
    """What else must be so."""
    aim: bool = False
    """Something in it is for a player of choice."""
    places_only: bool = False
    """All that it does to that player is to move the character, which the GameMaster has not."""
    gm_aim: bool = False
    """Something in it is for the GameMaster."""
    useless: tuple[bool, bool] = (False, False)
    """HK-28: in a game of two with the GameMaster, the character, the GameMaster, can never use it."""


class FacedDeck(msgspec.Struct, frozen=True):
    """A deck with the faces of its cards."""

    deck: Deck
    first: int
    """Its lowest face."""
    events: tuple[tuple[tuple[FacedCard, ...], tuple[FacedCard, ...]], ...]
    """By moment: the different Events of it that can be played then by others, and by the actor; the easiest first."""
    kinds: int
    """Set of kinds of Encounter that it has."""

    @property
    def character(self) -> Character:
        return self.deck.character


def printed_on(dungeon: Dungeon, card: int) -> FacedCard:
    """What is printed on a card whose face is known."""
    return cards_by_face(dungeon.options.own_deck)[dungeon.cards.faces[card]]


def known(dungeon: Dungeon, card: int) -> FacedCard | None:
    """What is printed on a card; None in a view that may not know it."""
    face = dungeon.face(card)
    return None if face < 0 else cards_by_face(dungeon.options.own_deck)[face]


def card_of_face(own: str, face: int) -> FacedCard | None:
    """The same for a face; None where it is hidden."""
    return None if face < 0 else cards_by_face(own)[face]


def deck_of(dungeon: Dungeon, seat: int) -> FacedDeck:
    """The deck that a seat has brought."""
    return all_decks(dungeon.options.own_deck)[dungeon.decks[seat]]


def dead(dungeon: Dungeon, seat: int, printed: FacedCard) -> bool:
    """HK-28: two players, one of them the GameMaster: whether this seat can never use the card."""
    return dungeon.seats == 2 and dungeon.gm != NONE and printed.useless[seat == dungeon.gm]


def character(dungeon: Dungeon, seat: int) -> Character:
    """Whom a seat plays."""
    return deck_of(dungeon, seat).deck.character


@lru_cache(maxsize=64)
def all_decks(own: str) -> tuple[FacedDeck, ...]:
    """All decks in order, the one of `own` (TOML, or "") last."""
    decks = shipped() if not own else (*shipped(), read_deck(own))
    return tuple(_faced_deck(deck, number, decks) for number, deck in enumerate(decks))


@lru_cache(maxsize=64)
def cards_by_face(own: str) -> tuple[FacedCard, ...]:
    """All cards by face. Faces that no deck has hold the card of face 0."""
    blank = _faced_card(all_decks(own)[0].deck, 0, "")
    found = [blank] * (SLOTS * (OWN + 1))
    for each in all_decks(own):
        taken = _slugs_before(each.first // SLOTS, own)
        for at in range(len(each.deck.cards)):
            slug = each.deck.cards[at].id
            found[each.first + at] = _faced_card(each.deck, each.first + at, f"own-{slug}" if slug in taken else slug)
    return tuple(found)


def playable_decks(own: str) -> range:
    """KNUCKLES … BA, and OWN where there is one."""
    return range(OWN + 1 if own else OWN)


def is_gm(own: str, number: int) -> bool:
    return number == BA or (number == OWN and all_decks(own)[OWN].deck.character.gamemaster)


def _slugs_before(number: int, own: str) -> set[str]:
    return {card.id for each in all_decks(own)[:number] for card in each.deck.cards} if number == OWN else set()


def _faced_deck(deck: Deck, number: int, decks: tuple[Deck, ...]) -> FacedDeck:
    first = number * SLOTS
    entries = {card.id: _faced_card(deck, first + at, card.id) for at, card in enumerate(deck.cards)}
    sorts = [each for each in entries.values() if each.sort == EVENT]
    sorts.sort(key=lambda event: len(event.conditions) + event.kinds.bit_count())
    events = tuple(
        (
            tuple(each for each in sorts if each.when == when and not each.mine),
            tuple(each for each in sorts if each.when == when and not each.theirs),
        )
        for when in range(len(MOMENTS))
    )
    kinds = 0
    for each in entries.values():
        if each.sort == ENCOUNTER:
            kinds |= 1 << each.kind
    return FacedDeck(deck, first, events, kinds)


def _faced_card(deck: Deck, face: int, slug: str) -> FacedCard:
    card = deck.cards[face % SLOTS]
    made = _sorted_out(card, face, slug or card.id)
    return msgspec.structs.replace(made, useless=(useless(card, False), useless(card, True)))


def _sorted_out(card: Card, face: int, slug: str) -> FacedCard:
    if isinstance(card, Event):
        return _event(card, face, slug)
    if isinstance(card, Encounter):
        return FacedCard(face, card, ENCOUNTER, slug, kind=KINDS.index(card.kind), difficulty=card.difficulty)
    if isinstance(card, Room):
        doors = sum(1 << "NESW".index(letter) for letter in card.doors)
        made = FacedCard(face, card, ROOM, slug, doors=doors, exit=card.exit, chamber=card.chamber)
    elif isinstance(card, Item):
        made = FacedCard(face, card, ITEM, slug, hand=card.hand)
    else:
        made = FacedCard(face, card, RULE, slug, difficulty=card.difficulty)
    return _lying(made, card.effects)


def _lying(made: FacedCard, effects: Sequence[Standing]) -> FacedCard:
    """With what holds as long as the card lies there."""
    return msgspec.structs.replace(
        made,
        bonuses=tuple(each for each in effects if isinstance(each, Bonus)),
        bans=tuple(each for each in effects if isinstance(each, Ban)),
        allows=tuple(each.what for each in effects if isinstance(each, Allow)),
        triggers=tuple(each for each in effects if isinstance(each, Whenever)),
    )


def _event(card: Event, face: int, slug: str) -> FacedCard:
    who = set(aims(card.effects))
    made = FacedCard(
        face,
        card,
        EVENT,
        slug,
        when=MOMENTS.index(card.when),
        mine="mine" in card.conditions,
        theirs="theirs" in card.conditions,
        kinds=sum(1 << at for at, kind in enumerate(KINDS) if kind in card.conditions),
        conditions=tuple(each for each in card.conditions if each not in ("mine", "theirs", *KINDS)),
        aim="target" in who,
        places_only=places_only(card.effects),
        gm_aim="gm" in who,
    )
    last = card.effects[-1]
    return _lying(made, last.effects) if isinstance(last, Stay) else made


def places_only(effects: Sequence[Effect]) -> bool:
    """Whether all that they do to a player of choice is to move the character, which the GameMaster has not (HK-37)."""
    return all(isinstance(each, Go | Swap) for each in effects if "target" in aims((each,)))


def aims(effects: Sequence[Effect]) -> Iterator[str]:
    """Whom effects are for: each `who` of them."""
    for effect in effects:
        if isinstance(effect, Swap):
            yield "target"
        else:
            yield getattr(effect, "who", "")
