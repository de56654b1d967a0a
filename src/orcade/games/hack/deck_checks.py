"""What is wrong with cards and decks that read well but cannot be played: what was found, what was expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from orcade.table import pictures
from orcade.table.card_checks import NAME, of_head, of_text
from orcade.table.toml_checks import Misfit
from orcade.table.toml_lines import Path
from orcade.table.words import counted

from .card_texts import say
from .effects import (
    KINDS,
    Ban,
    Bonus,
    Boost,
    Cancel,
    Condition,
    Effect,
    Go,
    Once,
    Peek,
    RemoveRule,
    Reroll,
    Save,
    Standing,
    Stay,
    Steal,
    Whenever,
)
from .numbers import BETWEEN, CHARACTER_DECK, GAMEMASTER_DECK
from .printed import Card, Character, Encounter, Event, Item, Room, Rule

MOST: Final = 6
"""The greatest Difficulty and skill."""
APART: tuple[tuple[Condition, Condition], ...] = (
    ("mine", "theirs"),
    ("mine", "behind"),
    ("exit", "entrance"),
    ("entrance", "deep"),
    ("crowd", "alone"),
)
"""Conditions that never hold together."""


def of_card(card: Card) -> Iterator[Misfit]:
    """What is wrong with one card."""
    yield from of_head(card.id, card.name, card.flavour)
    if card.picture is not None:
        for field, words in pictures.faults(card.picture):
            yield ("picture", field), words
    if not 1 <= card.count <= CHARACTER_DECK:
        yield ("count",), f"a deck has 1 to {CHARACTER_DECK} of a card, not {card.count}"
    if isinstance(card, Room):
        yield from _room(card)
    elif isinstance(card, Encounter):
        yield from _encounter(card)
    elif isinstance(card, Event):
        yield from _event(card)
    else:
        if not card.effects and not (isinstance(card, Item) and card.hand):
            yield ("effects",), "it does nothing"
        if isinstance(card, Rule) and not 0 <= card.difficulty <= MOST:
            yield ("difficulty",), f"its Difficulty is from 0 to {MOST}, not {card.difficulty}"
        for at, effect in enumerate(card.effects):
            yield from _standing(effect, ("effects", at))
    made = say(card)
    yield from of_text(made)
    if card.text and " ".join(card.text.split()).lower() != made.lower():
        yield ("text",), f"its text says {card.text!r}, but what it does is: {made!r}"


def _room(card: Room) -> Iterator[Misfit]:
    if not card.doors or len(set(card.doors)) != len(card.doors) or not set(card.doors) <= set("NESW"):
        yield ("doors",), f'its doors are letters of "NESW", each at most once, not {card.doors!r}'
    if card.exit and card.chamber:
        yield ("chamber",), "a Room is an Exit or the Inner Chamber of Vectra, not both"
    for at, effect in enumerate(card.effects):
        if isinstance(effect, Bonus | Ban) and effect.who != "you":
            yield ("effects", at), f'on a Room it is for whoever is there: `who = "you"`, not {effect.who!r}'
        yield from _standing(effect, ("effects", at))


def _encounter(card: Encounter) -> Iterator[Misfit]:
    if not 0 <= card.difficulty <= MOST:
        yield ("difficulty",), f"its Difficulty is from 0 to {MOST}, not {card.difficulty}"
    if not 0 <= card.deeper <= 2:
        yield ("deeper",), f"it gets harder by 0 to 2 for each Room, not by {card.deeper}"
    if card.spares and not card.lose:
        yield ("spares",), "it spares who loses, and then nothing happens: give it something in `lose`"
    for name, effects in (("lose", card.lose), ("win", card.win)):
        for at, effect in enumerate(effects):
            yield from _once(effect, (name, at))


def _event(card: Event) -> Iterator[Misfit]:
    if not card.effects:
        yield ("effects",), "it does nothing"
    for pair in APART:
        if set(pair) <= set(card.conditions):
            yield ("if",), f"`{pair[0]}` and `{pair[1]}` never hold together"
    for each, times in Counter(card.conditions).items():
        if times > 1:
            yield ("if",), f"`{each}` stands there {times} times"
    if card.when in ("turn", "move", "action") and set(KINDS) & set(card.conditions):
        yield ("if",), f'there is no Encounter at the moment "{card.when}"'
    for at, effect in enumerate(card.effects):
        yield from _once(effect, ("effects", at), card)
        if isinstance(effect, Stay) and effect is not card.effects[-1]:
            yield ("effects", at), "`stay` comes last: it is where the Event ends up"


def _standing(effect: Standing, path: Path) -> Iterator[Misfit]:
    if isinstance(effect, Bonus):
        if not effect.by:
            yield (*path, "by"), "a bonus of 0 is none"
        if effect.against and effect.to != "difficulty":
            yield (
                (*path, "against"),
                f'only a bonus to "difficulty" is against a kind, not one to "{effect.to}"',
            )
    if isinstance(effect, Whenever):
        if not effect.then:
            yield (*path, "then"), "then nothing happens"
        if effect.against and effect.happens not in ("beat", "kill"):
            yield (*path, "against"), f'a kind of Encounter goes with "beat" and "kill", not with "{effect.happens}"'
        for at, each in enumerate(effect.then):
            yield from _once(each, (*path, "then", at), dead=effect.happens == "kill")


def _once(effect: Once, path: Path, event: Event | None = None, dead: bool = False) -> Iterator[Misfit]:
    """`event`: the Event that does it. `dead`: it is a trigger that knows who has died."""
    when = event.when if event else ""
    verb = _verb(effect)
    if isinstance(effect, Save) and when != "death":
        yield (*path, "do"), 'only an Event of the moment "death" can `save`'
    if isinstance(effect, Cancel | Reroll | Boost) and when != "rolled":
        yield (*path, "do"), f'only an Event of the moment "rolled" can `{verb}`'
    if isinstance(effect, Stay):
        if event is None:
            yield (*path, "do"), "only an Event can `stay`"
        if not effect.effects:
            yield (*path, "effects"), "it stays, and then it does nothing there"
        for at, each in enumerate(effect.effects):
            yield from _standing(each, (*path, "effects", at))
    if isinstance(effect, Boost) and not effect.by:
        yield (*path, "by"), "a boost of 0 is none"
    who = getattr(effect, "who", "")
    if who == "actor" and not event and not dead:
        yield (*path, "who"), f'"actor" is for Events and for `happens = "kill"`; `{verb}` here has another `who`'
    if isinstance(effect, Steal | Peek | RemoveRule) and who == "actor" and event and "mine" in event.conditions:
        yield (*path, "who"), f"the actor is yourself, and you cannot `{verb}` from yourself"
    yours = who == "you" or (who == "actor" and event is not None and "mine" in event.conditions)
    if isinstance(effect, Go) and effect.to == "your-room" and yours:
        yield (*path, "to"), "you are in your Room already"


def _verb(effect: Effect) -> str:
    return str(effect.__struct_config__.tag)


def of_character(character: Character) -> Iterator[Misfit]:
    """What is wrong with whose deck it is."""
    for skill in ("combat", "thieving", "negotiation", "lawyering"):
        if not 0 <= getattr(character, skill) <= MOST:
            yield ("character", skill), f"{skill} is from 0 to {MOST}, not {getattr(character, skill)}"
    if not character.name.strip() or not character.name.isprintable() or len(character.name) > NAME:
        yield ("character", "name"), f"the character's name is from 1 to {NAME} letters long, not {character.name!r}"
    if not character.player.isprintable() or len(character.player) > NAME:
        yield ("character", "player"), f"the player's name is at most {NAME} letters long, not {character.player!r}"


def of_deck(character: Character, cards: Sequence[Card]) -> Iterator[str]:
    """What is wrong with a deck as a whole. Several copies of a card are several cards."""
    wanted = GAMEMASTER_DECK if character.gamemaster else CHARACTER_DECK
    if len(cards) != wanted:
        whose = "a GameMaster's" if character.gamemaster else "a character's"
        yield f"this deck has {len(cards)} cards ({_counted(cards)}), and {whose} draw deck has {wanted}"
    rooms = [card for card in cards if isinstance(card, Room)]
    exits = sum(card.exit for card in rooms)
    hands = sum(isinstance(card, Item) and card.hand for card in cards)
    if character.gamemaster:
        if exits or hands:
            yield "a GameMaster's deck has neither Exits nor the Hand of Vectra: nobody is to leave"
        encounters = [card for card in cards if isinstance(card, Encounter)]
        if all(card.spares for card in encounters):
            found = "all of its Encounters spare who loses" if encounters else "it has no Encounter"
            yield f"this deck can never win: {found}, and a GameMaster wins by killing"
    else:
        if not exits:
            yield "this deck has no Exit: a character's deck has one at least (two in those that ship)"
        if hands > 1:
            yield f"there is one Hand of Vectra in a deck at most, not {hands}"
        if hands and not any(card.chamber for card in rooms):
            yield "the Hand of Vectra is of use in the Inner Chamber of Vectra only, and this deck has none"
        leading = sum(len(card.doors) > 1 for card in rooms if not card.exit)
        if leading < BETWEEN:
            yield (
                f"this deck can never win: {BETWEEN} Rooms lie between the Entrance and an Exit, "
                f"and it has {leading} that lead on (with two doors or more)"
            )


def _counted(cards: Sequence[Card]) -> str:
    """ "16 Rooms, 14 Encounters"."""
    many = Counter(type(card).__name__ for card in cards)
    return ", ".join(counted(count, sort) for sort, count in many.items()) or "none"
