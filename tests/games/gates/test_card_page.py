"""docs/making-gates-cards.md tells the truth: its cards say what stands below them, and no word is left out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from orcade.games.gates.card_files import STRUCTS, read, source
from orcade.games.gates.card_texts import say
from orcade.games.gates.effects import Effect, Lasting, Once
from orcade.games.gates.printed import DECKS

PAGE = (Path(__file__).parents[3] / "docs" / "making-gates-cards.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(\[\[[^`]*)```\n> ?([^\n]*)", PAGE)
"""Each card of the page, with the words below it."""
MARKED = {"twelve = true\n", "fireball = true\n"}
"""What one table of a deck has: the example that has it takes the place of the one that ships."""
EFFECTS: tuple[type[Effect], ...] = (*get_args(Lasting), *get_args(Once))


def word(text: str, field: str) -> str:
    found: list[str] = re.findall(rf'{field} = "(.*?)"', text)
    return found[0]


def test_every_card_of_the_page_is_followed_by_its_words() -> None:
    assert len(EXAMPLES) == PAGE.count("```toml\n[[") > 30


@pytest.mark.parametrize(("card", "words"), EXAMPLES, ids=[word(card, "id") for card, _ in EXAMPLES])
def test_cards_of_the_page_say_what_stands_below_them(card: str, words: str) -> None:
    table = re.findall(r"\[\[(.*?)\]\]", card)[0]
    deck = source(next(name for name, tables in DECKS.items() if table in tables))
    for marked in MARKED:
        if marked in card:
            deck = deck.replace(marked, "")
    found = [each for cards in read(deck + card) for each in cards if each.id == word(card, "id")]
    assert [say(each) for each in found] == [words]


def test_every_verb_of_every_kind_has_an_example() -> None:
    shown = {(re.findall(r"\[\[(.*?)\]\]", card)[0], verb) for card, _ in EXAMPLES for verb in verbs(card)}
    wanted = {(table, verb) for table, struct in STRUCTS.items() for verb in _verbs_of(struct)}
    assert shown == wanted


def verbs(card: str) -> list[str]:
    return re.findall(r'do = "(.*?)"', card)


def _verbs_of(struct: type) -> set[str]:
    hints = get_type_hints(struct)
    hint = hints.get("effect") or get_args(hints["effects"])[0]
    return {str(each.__struct_config__.tag) for each in get_args(hint) or (hint,)}


def test_the_page_tells_of_every_field_and_word() -> None:
    assert len(EFFECTS) == len(set(EFFECTS))
    for effect in EFFECTS:
        words = {str(effect.__struct_config__.tag), *effect.__struct_fields__}
        for hint in get_type_hints(effect).values():
            if get_origin(hint) is Literal and "d6" not in get_args(hint):
                words |= set(map(str, get_args(hint)))
        for each in words - {"gm", "orc"}:
            assert re.search(rf"`[^`]*\b{each}\b[^`]*`", PAGE), (effect, each)
    for table, struct in STRUCTS.items():
        assert f"`[[{table}]]`" in PAGE
        for field in struct.__struct_fields__:
            assert f"`{field}`" in PAGE or f"`{field} = true`" in PAGE, (struct, field)
