"""A change is tried: what is certain is told, and what may be chance is told as that."""

from __future__ import annotations

import pytest

from orcade.__main__ import run
from orcade.lab import trying
from orcade.lab.crew import here
from orcade.lab.trying import attempt
from orcade.table.game import game_named
from orcade.table.options import parse

DRAW = game_named("tusk-draw")
TRY = ["lab", "try", "tusk-draw", "--bots", "random,random", "--workers", "1", "--plain"]


def test_what_is_certain_ends_it() -> None:
    trial = attempt(DRAW, ("random", "random"), DRAW.options(), parse(DRAW.options, {"hand": 2}), 400, here)
    assert trial.games == 100
    assert trial.certain[0].what == "decisions"
    assert trial.certain[0].estimate.high < 0


def test_all_games_are_played_where_nothing_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "FIRST", 20)
    told: list[int] = []
    same = DRAW.options()
    trial = attempt(DRAW, ("random", "random"), same, same, 70, here, watch=lambda now: told.append(now.wanted))
    assert trial.games == 70
    assert not trial.certain
    assert all(each.estimate.mean == 0 for each in trial.others)
    assert sorted(set(told)) == [40, 80, 140]


def test_it_is_told_in_a_few_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*TRY, "--option", "hand=2", "--games", "200"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Tusk Draw: 100 games of each, played by random, random, seed 0"
    assert told[1] == "What it changes:"
    assert told[3].startswith("decisions")
    assert len(told) <= 14


def test_it_is_told_that_nothing_is_certain(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*TRY, "--option", "hand=4", "--games", "2"]) == 0
    assert "Nothing is certain" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "nothing is changed"),
        (["--option", "hand=3"], "nothing is changed"),
        (["--option", "hand=9"], "'hand' cannot be '9'"),
        (["--option", "hand=2", "--against", "hand=2"], "nothing is changed"),
        (["--option", "hand=2", "--games", "1"], "at least 2 games"),
        (["--option", "hand=@none.toml"], "none.toml"),
        (["--deck", "none.toml"], "has no decks"),
    ],
)
def test_what_cannot_be_tried_is_said(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*TRY, *words]) == 2
    assert told in capsys.readouterr().err
