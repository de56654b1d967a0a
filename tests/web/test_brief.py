"""What a phone tells of an answer in one line of its button."""

from __future__ import annotations

import pytest

from orcade.table.choices import Choice
from orcade.web.answer_form import _drawn, brief


@pytest.mark.parametrize(
    ("hint", "line"),
    [
        ("", ""),
        ("Chassis −1 for each.", "Chassis −1 for each"),
        ("He moves. He may Grab an Item.", "He moves. He may Grab an Item"),
        ("You win with 61 %, and he is moved by the difference. A draw: 17 %.", "You win with 61 %"),
        ("Works with 67 %: it looks up-left: free for 3. Else it is hurt.", "Works with 67 %: it looks up-left"),
        ("A pass: he fights whoever stands there at the end of the Game Turn.", ""),
        ("What is far too long for a line of a phone and has no clause to end at", ""),
    ],
)
def test_what_fits_is_told_in_whole_sentences_or_else_in_whole_clauses(hint: str, line: str) -> None:
    assert brief(hint) == line


def test_an_answer_among_a_few_tells_it_where_nothing_else_on_its_button_does() -> None:
    choice = Choice("faster", "Faster", (), "Speed 1 → 2: it is faster in the next turn. Agility 1 → 0.")
    told = 'data-brief="Speed 1 → 2: it is faster in the next turn"'
    assert told in _drawn("say", choice, told_below=True)
    assert told not in _drawn("say", choice), "among many there is no room"
    short = Choice("faster", "Faster", ("chariot",), "Agility 1 → 0.")
    assert 'data-brief=""' in _drawn("say", short, told_below=True), "its hint stands on the page once"
    assert told not in _drawn("say", choice, usual=True, told_below=True), "it tells all of it"
