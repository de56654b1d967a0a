"""Whatever is written: a deck or a refusal."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from orcade.games.hack.deck_files import read_deck
from orcade.table.toml_texts import BadContent
from tests.exploring import cases
from tests.table.test_toml_lines import toml

from .faulty_decks import KNUCKLES, SOUND, SPOON, refusal

ODD = ["[[room]]", "[item]", "[[item.effects]]", "[item.effects]", '"""', "'" * 3, "\\", "\ud800", "1e9", "nan", "-1"]
SCRAPS = [*re.findall(r"[\w-]+|\"[^\"]*\"|[\[\]{}=,#\n]", KNUCKLES)[:300], *ODD]


@given(st.data())
@settings(max_examples=cases(25))
def test_no_text_is_too_odd(data: st.DataObject) -> None:
    text = KNUCKLES
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 30))
        new = data.draw(st.sampled_from(SCRAPS) | st.text(max_size=5))
        text = text[:at] + new + text[at + gone :]
    with suppress(BadContent):
        assert len(read_deck(text).cards) == 52


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.integers(-3, 60) | st.sampled_from(["you", "target", "NESW", "combat", "draw", "bonus", ""]) | st.booleans(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["do", "to", "by", "who", "then", "effects", "id"]), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = ("id", "name", "effects", "if", "when", "win", "lose", "then", "difficulty", "doors", "hand", "exit")


@given(st.sampled_from(("room", "trap", "npc", "item", "event", "rule", "hat")), st.sampled_from(FIELDS), VALUES)
@settings(max_examples=cases(60))
def test_no_value_is_too_odd(table: str, field: str, value: Any) -> None:
    own = [line for line in SPOON.splitlines() if not line.startswith(field)]
    assert refusal("\n".join([SOUND, f"[[{table}]]", *own, f"{field} = {toml(value)}", "count = 2"]))
