"""docs/making-cards.md tells the truth: its cards are read, say what stands below them, and no verb is left out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from orcade.games.hack.card_texts import say
from orcade.games.hack.deck_files import read_deck, source
from orcade.games.hack.effects import Condition, Moment, Once, Standing, Who

PAGE = (Path(__file__).parents[3] / "docs" / "making-cards.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(\[\[[^`]*)```\n> ([^\n]*)", PAGE)
"""Each card of the page, with the words below it."""
KNUCKLES = source("knuckles")
ALL_BUT_ONE = KNUCKLES[: KNUCKLES.rindex("[[rule]]")]


def test_every_card_of_the_page_is_followed_by_its_words() -> None:
    assert len(EXAMPLES) == PAGE.count("```toml\n[[") > 15


@pytest.mark.parametrize(
    ("card", "words"), EXAMPLES, ids=[re.findall(r'id = "(.*?)"', card)[0] for card, _ in EXAMPLES]
)
def test_cards_of_the_page_say_what_stands_below_them(card: str, words: str) -> None:
    name = re.findall(r'id = "(.*?)"', card)[0]
    deck = read_deck(ALL_BUT_ONE + card)
    assert [say(each) for each in deck.cards if each.id == name] == [words]


def test_the_page_tells_of_every_word() -> None:
    verbs = [str(each.__struct_config__.tag) for union in (Standing, Once) for each in get_args(union)]
    for word in (*verbs, *get_args(Moment), *get_args(Condition), *get_args(Who)):
        assert f"`{word}`" in PAGE, word


def test_the_head_of_a_file_on_the_page_is_one() -> None:
    head = re.findall(r"```toml\n(id = .*?)```", PAGE, re.DOTALL)[0]
    cards = KNUCKLES[KNUCKLES.index("[[room]]") :]
    deck = read_deck(head + cards)
    assert (deck.id, deck.character.name, deck.character.combat) == ("my-bob", "Bob the Careful", 2)
