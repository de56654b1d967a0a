"""Weights are fitted to games: what is true is found, what games do not tell of is kept, and all of it repeats."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from orcade.__main__ import run
from orcade.bots.ismcts import Searcher
from orcade.games.pit_fighting.pieces import PitOptions
from orcade.lab import fitting
from orcade.lab.fitting import fitted
from orcade.lab.playing import Outcome, Task, play
from orcade.table.estimates import Curve, Estimate, by_squares, logistic, read_weights, straight
from orcade.table.game import game_named


class Standing(NamedTuple):
    strength: float
    noise: float
    never: float
    zeal: float


def weights(folder: Path, strength: float) -> Path:
    file = folder / "worth.toml"
    file.write_text(f"strength = {strength}\nnoise = {strength}\nnever = 0.25\nzeal = 3.0\n")
    return file


def played(curve: Curve, weight: float, games: int) -> list[Outcome]:
    """Games in which strength alone decides, by this weight."""
    rng = Random(3)
    found = []
    for index in range(games):
        positions = []
        first, second = rng.uniform(1, 4), rng.uniform(1, 4)
        won = rng.random() < curve(weight * first, weight * second)
        for _ in range(5):
            mine, other = ((value, rng.uniform(1, 4), 0.0, rng.random()) for value in (first, second))
            positions.append(((0, mine), (1, other)))
        places = (1, 2) if won else (2, 1)
        found.append(Outcome(index, ("easy", "easy"), places, "", None, (5, 5), (0.0, 0.0), positions=tuple(positions)))
    return found


@pytest.mark.parametrize(("curve", "weight"), [(logistic, 1.0), (straight, 0.15)])
def test_what_decided_the_games_is_found(tmp_path: Path, curve: Curve, weight: float) -> None:
    found = fitted(
        Estimate(Standing, lambda _: (), weights(tmp_path, weight / 2), curve, alone=("zeal",)),
        played(curve, weight, 600),
    )
    strength, noise, never, zeal = found.after
    assert strength == pytest.approx(weight, rel=0.2)
    assert noise == pytest.approx(0, abs=0.2 * weight)
    assert (never, zeal) == (0.25, 3.0)
    assert found.loss_after < found.loss_before < 1


def test_of_shares_what_counts_is_what_things_are_worth_beside_each_other(tmp_path: Path) -> None:
    found = fitted(
        Estimate(Standing, lambda _: (), weights(tmp_path, 0.1), by_squares, alone=("zeal",)),
        played(by_squares, 0.3, 600),
    )
    assert found.after[0] > 5 * abs(found.after[1])


def test_the_command_writes_weights_with_which_bots_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fitting, "LEVEL", "random")
    monkeypatch.chdir(tmp_path)
    fit = ["lab", "fit", "pit-fighting", "--games", "30", "--workers", "1", "--plain"]
    assert run([*fit, "--out", "one.toml"]) == run([*fit, "--out", "two.toml"]) == 0
    assert "normal:one.toml" in capsys.readouterr().out
    assert Path("one.toml").read_bytes() == Path("two.toml").read_bytes()
    worth = game_named("pit-fighting").worth
    assert isinstance(worth, Estimate)
    assert read_weights(Path("one.toml"), worth.names) != worth.weights
    assert run([*fit, "--seed", "1", "--out", "two.toml"]) == 0
    assert Path("one.toml").read_bytes() != Path("two.toml").read_bytes()
    arena = ["arena", "pit-fighting", "--seats", "search-1:one.toml,random", "--games", "2", "--workers", "1"]
    assert run(arena) == 0
    assert "search-1:one.toml" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "games", "words"),
    [
        ("flying-pigs", "40", "the estimate of Flying Pigs is no weighted sum"),
        ("timber", "9", "at least 10 games, not 9"),
    ],
)
def test_what_cannot_be_fitted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, games: str, words: str
) -> None:
    out = tmp_path / "mine.toml"
    assert run(["lab", "fit", game, "--games", games, "--out", str(out)]) == 2
    assert words in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(("out", "words"), [("none/mine.toml", "there is no folder"), (".", ". is a folder")])
def test_where_weights_cannot_be_written_no_game_is_played(
    out: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("orcade.lab.fitting.fit", lambda *given: pytest.fail("games are played"))
    assert run(["lab", "fit", "timber", "--out", out]) == 2
    assert words in capsys.readouterr().err


def test_bots_that_go_astray_answer_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    def searched(*_: object) -> None:
        raise AssertionError("it was asked")

    monkeypatch.setattr(Searcher, "choose", searched)
    task = Task("pit-fighting", ("easy", "easy"), 0, 0, PitOptions(), astray=1.0)
    assert sorted(play(task).places) == [1, 2]
    with pytest.raises(AssertionError, match="it was asked"):
        play(msgspec.structs.replace(task, astray=0.2))
