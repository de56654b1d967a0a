"""A table of nine with a clock on the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orcade.lab.arena import run
from orcade.terminal.output import MARKS
from tests.web.toy_hall import GAME, NAMES, install

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


def test_nine_play_at_one_terminal() -> None:
    words = ["go b8", *["stay"] * 8]
    terminal = Terminal(GAME, ",".join(["me"] * 9), *words)
    terminal.output.plain = False
    shown = terminal.run()
    for seat, name in enumerate(NAMES):
        assert f"{MARKS[seat]} {name}" in shown
    assert terminal.match.state.at == [13, *range(2, 10)]


def test_bots_play_for_nine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(install(tmp_path))
    results = run("toy-hall", ["easy", *["random"] * 8], games=1, workers=1)
    assert [len(outcome.places) for outcome in results.outcomes] == [9]
    assert {tally.seat for tally in results.by_seat()} == set(range(9))
