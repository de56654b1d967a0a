"""Reads decks from TOML. Everything that is wrong is named with its line and what was expected."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec

from orcade.table.errors import OrcadeError

from .effects import KINDS, Boost, Cancel, Effect, Once, Reroll, Save, Standing, Whenever
from .printed import CHARACTER, GAMEMASTER, Card, Character, Deck, Encounter, Event, Item, Room, Rule
from .texts import say

DECKS = ("knuckles", "ravager", "thorina", "billy", "ba")
"""The decks that ship, in the order of their faces."""
TABLES = ("room", *KINDS, "item", "event", "rule")
"""The tables of a deck's file, a card each."""
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST = 6
"""The greatest Difficulty and skill."""


class BadDeck(OrcadeError):
    """A deck that cannot be played."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck's file as it is written."""

    id: str
    character: Character
    room: list[Room] = []
    monster: list[Encounter] = []
    trap: list[Encounter] = []
    npc: list[Encounter] = []
    item: list[Item] = []
    event: list[Event] = []
    rule: list[Rule] = []


@cache
def shipped() -> tuple[Deck, ...]:
    """The five decks of the game."""
    folder = Path(__file__).parent / "decks"
    return tuple(read_deck((folder / f"{name}.toml").read_text(encoding="utf-8")) for name in DECKS)


@cache
def read_deck(text: str) -> Deck:
    """A deck from its TOML. Raises `BadDeck`, which names the line, what was found and what was expected."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadDeck(f"this is no TOML: {wrong}") from None
    places = _Places(text)
    for kind in KINDS:
        entries = raw.get(kind, ())
        for at, entry in enumerate(entries if isinstance(entries, list) else ()):
            if isinstance(entry, dict):
                if "kind" in entry:
                    raise BadDeck(f"{places.of(f'$.{kind}[{at}].kind')}: the table's name is the kind; leave it out")
                entry["kind"] = kind
    try:
        file = msgspec.convert(raw, _File)
    except msgspec.ValidationError as wrong:
        raise BadDeck(_explained(str(wrong), raw, places)) from None
    cards: list[Card] = []
    for table in TABLES:
        for at, card in enumerate(getattr(file, table)):
            place = places.of(f"$.{table}[{at}]")
            for fault in _faults(card):
                raise BadDeck(f"{place}: {card.name!r}: {fault}")
            cards += [card] * card.count
    _whole(file, cards, places)
    return Deck(file.id, file.character, tuple(cards))


class _Places:
    """Where things stand in the text."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()

    def of(self, path: str) -> str:
        """ "line 12" for a path of msgspec: "$.item[3].effects[0].by"."""
        found = re.match(r"\$\.(\w+)(?:\[(\d+)\])?(.*)", path)
        if not found:
            return "line 1"
        table, number, rest = found[1], int(found[2] or 0), found[3]
        start = self._header(rf"\[\[?\s*{table}\s*\]\]?", 0, number)
        if start < 0:
            line = self._line(rf"^\s*{table}\s*=", 0, len(self.lines))
            return f"line {line + 1 if line >= 0 else 1}"
        end = next(
            (at for at in range(start + 1, len(self.lines)) if re.match(rf"\s*\[\[?(?!\s*{table}\.)", self.lines[at])),
            len(self.lines),
        )
        line = start
        for name, index in re.findall(r"\.(\w+)(?:\[(\d+)\])?", rest):
            below = self._header(rf"\[\[\s*{table}\.{name}\s*\]\]", start, int(index or 0))
            at = below if 0 <= below < end else self._line(rf"(^|[\s{{,]){name}\s*=", line, end)
            line = at if at >= 0 else line
        return f"line {line + 1}"

    def _header(self, pattern: str, start: int, number: int) -> int:
        for at in range(start, len(self.lines)):
            if re.match(rf"\s*{pattern}\s*(#.*)?$", self.lines[at]):
                if not number:
                    return at
                number -= 1
        return -1

    def _line(self, pattern: str, start: int, end: int) -> int:
        return next((at for at in range(start, end) if re.search(pattern, self.lines[at])), -1)


def _explained(message: str, raw: dict[str, Any], places: _Places) -> str:
    """msgspec's words with the line, and with what would do where an effect is unknown."""
    words, _, path = message.partition(" - at `")
    path = path.rstrip("`")
    if path.endswith(".do") and "Invalid value" in words:
        found = re.search(r"'([^']*)'", words)
        verb = found[1] if found else ""
        standing = [each.__struct_config__.tag for each in get_args(Standing)]
        once = [each.__struct_config__.tag for each in get_args(Once)]
        known = once if re.match(r"\$\.(event|monster|trap|npc)", path) or ".then[" in path else standing
        near = difflib.get_close_matches(verb, [str(tag) for tag in known], 1)
        meant = f"; {near[0]!r} perhaps" if near else ""
        words = f"there is no effect {verb!r} here{meant}; there are: {', '.join(map(str, known))}"
    return f"{places.of(path) if path else 'line 1'}: {words[0].lower()}{words[1:]}"


def _faults(card: Card) -> Iterator[str]:
    """What is wrong with one card."""
    if not SLUG.fullmatch(card.id):
        yield f"the id {card.id!r} is not of small letters, digits and single hyphens"
    if not card.name.strip():
        yield "it has no name"
    if not 1 <= card.count <= CHARACTER:
        yield f"a deck cannot have {card.count} of it"
    if isinstance(card, Room):
        if not card.doors or len(set(card.doors)) != len(card.doors) or not set(card.doors) <= set("NESW"):
            yield f'its doors are letters of "NESW", each at most once, not {card.doors!r}'
        if card.exit and card.chamber:
            yield "the Inner Chamber is no Exit"
    if isinstance(card, Encounter | Rule) and not 0 <= card.difficulty <= MOST:
        yield f"its Difficulty is from 0 to {MOST}, not {card.difficulty}"
    if isinstance(card, Encounter):
        if not 0 <= card.deeper <= 2:
            yield f"it may get harder by 0 to 2 for each Room, not by {card.deeper}"
        if card.spares and not card.lose:
            yield "it spares who loses, and then nothing happens: give it something in `lose`"
    if isinstance(card, Event):
        if not card.effects:
            yield "it does nothing"
        if {"mine", "theirs"} <= set(card.conditions):
            yield "it cannot be both `mine` and `theirs`"
        if card.when in ("turn", "move", "action") and set(KINDS) & set(card.conditions):
            yield f"there is no Encounter at the moment {card.when!r}"
    yield from _untimely(card)
    made = say(card)
    if card.text and " ".join(card.text.split()).lower() != made.lower():
        yield f"its text says {card.text!r}, but what it does is: {made!r}"


def _untimely(card: Card) -> Iterator[str]:
    """Effects that only make sense at certain moments."""
    when = card.when if isinstance(card, Event) else ""
    for effect in _once(card):
        if isinstance(effect, Save) and when != "death":
            yield 'only an Event of the moment "death" can `save`'
        if isinstance(effect, Cancel | Reroll | Boost) and when != "rolled":
            yield f'only an Event of the moment "rolled" can `{effect.__struct_config__.tag}`'


def _once(card: Card) -> Iterator[Effect]:
    """Everything that a card does at once."""
    if isinstance(card, Event):
        yield from card.effects
    elif isinstance(card, Encounter):
        yield from card.lose
        yield from card.win
    else:
        for effect in card.effects:
            if isinstance(effect, Whenever):
                yield from effect.then


def _whole(file: _File, cards: list[Card], places: _Places) -> None:
    """What is wrong with the deck as a whole."""
    who = file.character
    if not SLUG.fullmatch(file.id):
        raise BadDeck(f"{places.of('$.id')}: the id {file.id!r} is not of small letters, digits and single hyphens")
    for skill in ("combat", "thieving", "negotiation", "lawyering"):
        if not 0 <= getattr(who, skill) <= MOST:
            raise BadDeck(
                f"{places.of(f'$.character.{skill}')}: {skill} is from 0 to {MOST}, not {getattr(who, skill)}"
            )
    written = [(table, at, card.id) for table in TABLES for at, card in enumerate(getattr(file, table))]
    seen: dict[str, str] = {}
    for table, at, name in written:
        place = places.of(f"$.{table}[{at}]")
        if name in seen:
            raise BadDeck(f"{place}: the id {name!r} is taken by the card of {seen[name]}")
        seen[name] = place
    wanted = GAMEMASTER if who.gamemaster else CHARACTER
    if len(cards) != wanted:
        many = Counter(table for table in TABLES for card in getattr(file, table) for _ in range(card.count))
        told = ", ".join(f"{many[table]} {table}s" for table in TABLES if many[table]) or "none"
        raise BadDeck(f"this deck has {len(cards)} cards ({told}), and a draw deck has {wanted}")
    exits = sum(isinstance(card, Room) and card.exit for card in cards)
    hands = sum(isinstance(card, Item) and card.hand for card in cards)
    chambers = sum(isinstance(card, Room) and card.chamber for card in cards)
    if who.gamemaster:
        if exits or hands:
            raise BadDeck("a GameMaster's deck has neither Exits nor the Hand of Vectra: nobody is to leave")
        if not any(isinstance(card, Encounter) for card in cards):
            raise BadDeck("a GameMaster without Encounters can never win")
    elif not exits and not (hands and chambers):
        raise BadDeck("this deck can never win: it has no Exit, and not both the Hand of Vectra and the Inner Chamber")
    if hands > 1:
        raise BadDeck(f"there is one Hand of Vectra in a deck at most, not {hands}")
    if not any(isinstance(card, Room) and not card.exit and len(card.doors) > 1 for card in cards):
        raise BadDeck("this deck can never win: it has no Room that leads on")
