"""A match in numbers, for its end."""

from __future__ import annotations

from orcade.table.requests import DEATH, SCORE, TURN, WOUND, Impact
from orcade.table.tally import in_numbers

TOLD = [
    (TURN, ()),
    ("", (Impact(SCORE, "orc-0"), Impact(WOUND, "orc-1"))),
    (TURN, (Impact(WOUND, "orc-0"),)),
]


def test_turns_dice_and_what_befell_are_counted_and_nothing_else() -> None:
    assert in_numbers(1, TOLD, {}) == ((2, "turns"), (1, "die"), (2, "wounds"), (1, "score"))


def test_a_game_has_words_of_its_own() -> None:
    nouns = {SCORE: "gate", WOUND: "dent", DEATH: "wreck"}
    assert in_numbers(0, TOLD, nouns) == ((2, "turns"), (2, "dents"), (1, "gate"))


def test_what_a_game_has_no_word_for_is_not_told() -> None:
    assert in_numbers(0, TOLD, {TURN: "round", SCORE: ""}) == ((2, "rounds"), (2, "wounds"))
