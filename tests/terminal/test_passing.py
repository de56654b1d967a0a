"""What passes by itself at the terminal."""

from __future__ import annotations

import re

from orcade.games.hack import GAME as HACK
from orcade.games.hack.answers import LET_PASS, offer
from orcade.table.requests import Ask, CardId
from orcade.terminal.passing import Passing

from .scripted import Terminal

TOLD = "You had nothing to play, so it passed by itself. passing never"


def asked(text: str) -> int:
    """How many questions there were that could only be passed."""
    return len(re.findall(r"^ *pass +1\) pass$|^ *1\) pass$", text, re.MULTILINE))


def test_what_can_only_be_passed_passes_unless_one_wishes_to_be_asked() -> None:
    by_itself = Terminal("pit-fighting", "me,random", *["1"] * 8, seed=2, width=200).run()
    assert by_itself.count(TOLD) == 1
    assert asked(by_itself) == 0
    wished = Terminal("pit-fighting", "me,random", "passing never", *["1"] * 8, seed=2, width=200).run()
    assert asked(wished) > 0


def test_of_two_at_one_screen_both_are_asked() -> None:
    text = Terminal("pit-fighting", "me,me", *["", "1"] * 12, seed=2, width=200).run()
    assert TOLD not in text
    assert asked(text) > 0


def test_a_wish_can_be_refused_in_words() -> None:
    text = Terminal("pit-fighting", "me,random", "passing rum", "passing unless ace harm", seed=2, width=200).run()
    words = "idle, never, turn, unless harm, unless card, unless ace, unless spent."
    assert f"There is no 'rum' here; there are: {words}" in text
    assert "unless an ace of spades can be answered, or a card would heal, swap or take from a pile of mine." in text
    none = Terminal("tusk-draw", "me,random", "passing turn", "passing", seed=2, width=200).run()
    assert "There is no 'turn' here; there are: idle, never." in none
    assert "Where there is only one answer, it is given by itself." in none


def test_the_only_answer_is_given_by_itself_and_shown() -> None:
    shown = Terminal("tusk-draw", "me,random", "12", "6", "").run()
    assert shown.count("Where there is only one answer, it is given by itself. passing never") == 1
    assert "\n> lay 4\n" in shown
    asked = Terminal("tusk-draw", "me,random", "passing never", "12", "6", "4", "").run()
    assert "only one answer" not in asked.split("Nothing is answered by itself.")[1]
    assert "Grub> 4\n" in asked


def test_an_interruption_does_not_draw_the_board_again() -> None:
    text = Terminal("hack", "me,random", "passing never", *["1"] * 12, seed=2, width=200).run()
    questions = text.count("\nMags")
    boards = text.count("\nYour hand:")
    assert 0 < boards < questions - 2


def test_what_is_not_worth_to_be_played_passes_unless_somebody_stands_on_an_exit() -> None:
    play = offer(CardId(7))

    def asked(*about: str) -> Ask:
        return Ask(0, "Play something?", (LET_PASS, play), "HK 14", about)

    passing = Passing(HACK)
    assert passing.lets_go(asked("move"), LET_PASS) is LET_PASS
    assert passing.lets_go(asked("move"), play) is None
    assert passing.lets_go(asked("you", "move"), LET_PASS) is LET_PASS
    assert passing.lets_go(asked("you", "move"), play) is None
    assert passing.lets_go(asked("exit", "move"), LET_PASS) is None
    passing.wish("never")
    assert passing.lets_go(asked("move"), LET_PASS) is None
