"""Names as people type them: nothing unseen, nothing that turns or covers the words around, no two alike."""

from __future__ import annotations

import pytest

from orcade.table.errors import BadSetup
from orcade.table.names import END, ISOLATE, LONGEST, MARKS, looks_of, told_apart, typed_name

EMPTY = [
    "",
    " \u00a0 ",
    "\u2028",
    "\x00\x1b",
    "\u200b",
    "\u200d",
    "\ufeff",
    "\u00ad\u2060",
    "\u061c\u180e",
    "\u202e\u202c",
]
EMPTY += [
    "\u2800\u2800",
    "\ufffc",
    "\U0001d159",
    "\u3164",
    "\u115f\u1160",
    "\u0301",
    "\u0301\u0302",
    "\ufe0f",
    "\ue000",
    "\U000e0041",
]


@pytest.mark.parametrize("name", EMPTY)
def test_a_name_that_looks_empty_is_none(name: str) -> None:
    assert typed_name(name) == ""


@pytest.mark.parametrize("name", ["Ann", "é", "🐗", "👩\u200d🚀", "李", "?", "ब्\u200dर", "robot", "Bot", "ทั้งหมด"])
def test_a_name_that_can_be_seen_stays(name: str) -> None:
    assert typed_name(name) == name


def test_a_name_cannot_break_the_lines_around_it() -> None:
    assert typed_name("  Ann \n\t of\x00 the \u202eTusk\u202c ") == "Ann of the Tusk"
    assert typed_name("A\u2028n\u3164n\u200b") == "A n n"
    assert typed_name("e\u0301") == "é"
    assert typed_name("Z" + "\u0335" * 30 + "oe") == "Z" + "\u0335" * MARKS + "oe"
    assert typed_name("Z" + 3 * ("\u0335" * MARKS + "\u200b") + "oe") == "Z" + "\u0335" * MARKS + "oe"


@pytest.mark.parametrize("name", ["שלום", "ali علي"])
def test_a_name_from_right_to_left_turns_nothing_else(name: str) -> None:
    kept = typed_name(name)
    assert kept == f"{ISOLATE}{name}{END}"
    assert typed_name(kept) == kept
    assert told_apart(kept, [kept]) == f"{kept} 2"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("x" * (LONGEST + 1), "at most 40"),
        ("a" + "\u0315\u0316" * 100_000, "at most 40"),
        ("easy bot", "like a bot"),
        ("easy bo\u034ft\U000e0100", "like a bot"),
        ("hard \uff22OT", "a bot"),
        ("a \u200bbot", "bot"),
    ],
)
def test_other_names_are_refused(name: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        typed_name(name)


def test_names_that_look_alike_are_told_apart() -> None:
    for other in ("ann", "\uff21\uff4e\uff4e", "A n n", "An\u200dn", "ANN\ufe0f", "A\u034fn\u180bn\U000e0100"):
        assert looks_of(other) == looks_of("Ann")
    assert told_apart("Ann", ["Bea"]) == "Ann"
    assert told_apart("Ann", ["ann", "ANN 2"]) == "Ann 3"
    assert told_apart("Straße", ["STRASSE"]) == "Straße 2"
    assert told_apart("", [""]) == ""
