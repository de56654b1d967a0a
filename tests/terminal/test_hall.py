"""A table of nine with a clock on the terminal."""

from __future__ import annotations

import re

from tests.web.toy_hall import GAME

from .scripted import Terminal


def test_the_headline_tells_how_much_time_is_left() -> None:
    terminal = Terminal(GAME, "me,me", "stay")
    terminal.play.stream.minutes = lambda: 4
    shown = terminal.run()
    assert re.findall(r"Round 1 of 3, (\d+ min left)", shown) == ["26 min left"] * 2
    assert "time is up" not in shown


def test_no_time_is_left_to_tell_of_when_the_match_is_over() -> None:
    shown = Terminal(GAME, "me,me", *["stay"] * 6, "").run()
    assert "It is over." in shown
    assert "min left" not in shown.split("> stay")[-1]
