"""Reads decks from TOML. Whatever is wrong is named with its line, what was found there and what was expected."""

from __future__ import annotations

import difflib
import re
import tomllib
import typing
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from orcade.table import where
from orcade.table.errors import OrcadeError

from .effects import KINDS, Effect, Once, Standing
from .faults import SLUG, of_card, of_deck
from .printed import Card, Character, Deck, Encounter, Event, Item, Room, Rule

DECKS = ("knuckles", "ravager", "thorina", "billy", "ba")
"""The decks that ship, in the order of their faces."""
TABLES = ("room", *KINDS, "item", "event", "rule")
"""The tables of a deck's file, a card each."""
LONGEST: Final = 200_000
"""Characters that a deck's text may have: ten times what those that ship have."""
DOTS: Final = 100
"""In a line: what tomllib needs for a key grows with the square of its dots."""
WORDS: Final = 600
"""Characters that a refusal has at most, whatever it quotes."""
PLAIN = {
    "`int`": "a whole number",
    "`str`": "text",
    "`bool`": "true or false",
    "`array`": "a list",
    "`object`": "a table",
    "`float`": "a number with a point",
    "`null`": "nothing",
}
"""The names of what msgspec expects and gets, in the words of who writes a deck."""


class BadDeck(OrcadeError):
    """A deck that cannot be played."""

    def __init__(self, message: str) -> None:
        super().__init__(message if len(message) <= WORDS else f"{message[:WORDS]}…")


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


CARDS: dict[str, type[Card]] = {"room": Room, "item": Item, "event": Event, "rule": Rule}
CARDS |= dict.fromkeys(KINDS, Encounter)
VERBS: dict[str, type[Effect]] = {
    str(each.__struct_config__.tag): each for union in (Standing, Once) for each in get_args(union)
}


@cache
def shipped() -> tuple[Deck, ...]:
    """The five decks of the game."""
    return tuple(read_deck(source(name)) for name in DECKS)


def source(name: str) -> str:
    """The TOML of a deck that ships."""
    return (Path(__file__).parent / "decks" / f"{name}.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def read_deck(text: str) -> Deck:
    """A deck from its TOML. Raises `BadDeck`, which names the line, what was found and what was expected."""
    if len(text) > LONGEST:
        raise BadDeck(f"this text has {len(text):,} characters; a deck has {LONGEST:,} at most")
    for at, line in enumerate(text.splitlines(), 1):
        if line.count(".") > DOTS:
            raise BadDeck(f"line {at}: it has {line.count('.'):,} dots; a line has {DOTS} at most")
    try:
        raw = tomllib.loads(text)
        lines = where.lines(text)
    except RecursionError:
        raise BadDeck("line 1: lists or tables lie in each other too deeply") from None
    except ValueError as wrong:
        raise BadDeck(f"this is no TOML: {wrong}") from None
    for kind in KINDS:
        entries = raw.get(kind, ())
        for at, entry in enumerate(entries if isinstance(entries, list) else ()):
            if isinstance(entry, dict):
                if "kind" in entry:
                    raise BadDeck(f"{_line(lines, (kind, at, 'kind'))}: the table's name is the kind; leave it out")
                entry["kind"] = kind
    try:
        file = msgspec.convert(raw, _File)
    except msgspec.ValidationError as wrong:
        raise BadDeck(_explained(str(wrong), raw, lines)) from None
    return Deck(file.id, file.character, _checked(file, lines))


def _checked(file: _File, lines: dict[where.Path, int]) -> tuple[Card, ...]:
    """The cards of a file, each copy by itself. Raises `BadDeck` for the first fault."""
    if not SLUG.fullmatch(file.id):
        raise BadDeck(f"{_line(lines, ('id',))}: a deck's id is small letters, digits and hyphens, not {file.id!r}")
    cards: list[Card] = []
    seen: dict[str, str] = {}
    for table in TABLES:
        for at, card in enumerate(getattr(file, table)):
            for path, fault in of_card(card):
                raise BadDeck(f"{_line(lines, (table, at, *path))}: {card.name!r}: {fault}")
            place = _line(lines, (table, at, "id"))
            if card.id in seen:
                raise BadDeck(f"{place}: each card has an id of its own, and {card.id!r} is taken in {seen[card.id]}")
            seen[card.id] = place
            cards += [card] * card.count
    for path, fault in of_deck(file.character, cards):
        raise BadDeck(f"{_line(lines, path)}: {fault}" if path else fault)
    return tuple(cards)


def _line(lines: dict[where.Path, int], path: where.Path) -> str:
    """ "line 12", of what holds it where it is not written itself."""
    while path and path not in lines:
        path = path[:-1]
    return f"line {lines.get(path, 1)}"


# What msgspec found, in words.


def _explained(message: str, raw: dict[str, Any], lines: dict[where.Path, int]) -> str:
    """The line, whose card it is, what was found and what would do there."""
    words, _, tail = message.partition(" - at `")
    path = where.written(tail.rstrip("`"))
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", words, re.DOTALL)
    missing = re.fullmatch(r"Object missing required field `(.*)`", words)
    if unknown:
        known = _fields(path, raw)
        path = (*path, unknown[1])
        said = f"there is no {unknown[1]!r} here{_near(unknown[1], known)}; what can be here is: {', '.join(known)}"
    elif missing:
        said = f"{missing[1]!r} is missing"
        choices = _choices((*path, missing[1]), raw)
        said += f"; it is one of: {', '.join(choices)}" if choices else ""
    elif words.startswith("Invalid"):
        found = _at(raw, path)
        choices = _choices(path, raw)
        said = f"{found!r} is not known here{_near(str(found), choices)}; it is one of: {', '.join(choices)}"
    else:
        for name, plain in PLAIN.items():
            words = words.replace(name, plain)
        said = f"{words[0].lower()}{words[1:]}"
    whose = _at(raw, (*path[:2], "name"))
    card = f"{whose!r}: " if isinstance(whose, str) and len(path) > 2 else ""
    return f"{_line(lines, path)}: {card}{said}"


def _near(word: str, known: list[str]) -> str:
    near = difflib.get_close_matches(word, known, 1)
    return f" ({near[0]!r} perhaps?)" if near else ""


def _at(raw: Any, path: where.Path) -> Any:
    """The value at a path; None where there is none."""
    for step in path:
        if isinstance(raw, dict) or (isinstance(raw, list) and isinstance(step, int) and step < len(raw)):
            raw = raw.get(step) if isinstance(raw, dict) else raw[int(step)]
        else:
            return None
    return raw


def _struct(path: where.Path, raw: dict[str, Any]) -> type[msgspec.Struct] | None:
    """What kind of table lies at a path."""
    if not path:
        return _File
    if path == ("character",):
        return Character
    if len(path) == 2:
        return CARDS.get(str(path[0]))
    verb = (_at(raw, path) or {}).get("do") if isinstance(_at(raw, path), dict) else None
    return VERBS.get(verb) if isinstance(verb, str) else None


def _fields(path: where.Path, raw: dict[str, Any]) -> list[str]:
    """The fields of the table at a path."""
    struct = _struct(path, raw)
    names = [field.encode_name for field in msgspec.structs.fields(struct)] if struct else []
    hidden = "kind" if len(path) == 2 else ""
    return [*(["do"] if struct and issubclass(struct, Effect) else []), *(each for each in names if each != hidden)]


def _choices(path: where.Path, raw: dict[str, Any]) -> list[str]:
    """The words that may stand at a path; empty where it is not one of a few words."""
    *above, name = path
    if name == "do":
        once = "then" in path or path[0] in ("event", *KINDS)
        return [str(each.__struct_config__.tag) for each in get_args(Once if once else Standing)]
    while isinstance(name, int) and above:
        name = above.pop()
    struct = _struct(tuple(above), raw)
    if struct is None:
        return []
    hints = typing.get_type_hints(struct)
    field = next((each for each in msgspec.structs.fields(struct) if each.encode_name == name), None)
    return list(_words(hints[field.name])) if field else []


def _words(hint: Any) -> Iterator[str]:
    """The words of all `Literal`s in a type."""
    for each in get_args(hint):
        if get_origin(hint) is Literal:
            yield str(each)
        else:
            yield from _words(each)
