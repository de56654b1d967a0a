"""The comparison with catanatron: random play by the public interface, and what is said where catanatron is missing."""

from __future__ import annotations

import sys

import pytest
from bench.play import player

import orcade
from bench import catanatron


def test_each_answer_of_a_whole_game_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    original = orcade.new

    def new(game: str, seats: int, *, seed: int) -> orcade.Match:
        opened.append(original(game, seats, seed=seed))
        return opened[-1]

    monkeypatch.setattr(orcade, "new", new)
    play = player("pit-fighting", 2)
    counted = play() + play()
    first, second = opened
    assert first.over
    assert second.over
    assert first.tape != second.tape
    assert counted == sum(isinstance(entry, tuple) for match in opened for entry in match.tape)


def test_every_compared_game_is_there_for_so_many() -> None:
    for name, (seats, _) in catanatron.GAMES.items():
        assert seats in orcade.installed_games()[name].seats


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.setattr("sys.argv", ["bench.catanatron"])
    assert catanatron.main() == 2
    assert "--help` tells how to install it" in capsys.readouterr().err
