"""What is sent in a whole match is counted, and alike whenever it is."""

from __future__ import annotations

import pytest

from bench import pushes
from orcade.table.game import game_named


def test_each_answer_is_a_push_to_everybody() -> None:
    game = game_named("tusk-draw")
    player, watcher = pushes.weighed(game, 2)
    answers = len(list(pushes.match_of(game, 2))) - 1
    assert len(player.all) == len(watcher.all) == answers
    assert min(player.all) > min(watcher.all) > 0, "a player is also asked"
    again, _ = pushes.weighed(game, 2)
    assert again.row[:2] == player.row[:2]


def test_a_heavy_push_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    loads = {"player": [100, 4_001, 4_002], "watcher": [100, 4_000, 50_000]}
    weights = tuple(pushes.Weights(name, load) for name, load in loads.items())
    monkeypatch.setattr(pushes, "weighed", lambda game, seats: weights)
    assert not pushes.light([game_named("timber")])
    missed = capsys.readouterr().out.splitlines()[-1]
    assert missed == "Target missed: timber, 2 seats: player; timber, 4 seats: player"
    assert pushes.light([game_named("thatll-do-pigs")])
