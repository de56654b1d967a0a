"""The measuring works, whatever it measures: each figure does its work, and a fall is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.figures import Figure, figures, figures_of_boards
from bench.history import Measured, keep, recorded

from bench import __main__ as command
from bench import history
from orcade.house.random_play import GAMES


@pytest.mark.parametrize("name", [*GAMES, "boards"])
def test_every_figure_does_its_work(name: str) -> None:
    found = list(figures(GAMES[name]) if name in GAMES else figures_of_boards())
    assert len({figure.name for figure in found}) == len(found)
    for figure in found:
        assert figure.work() > 0
        assert figure.name in recorded(), "measure it, and keep the figure: python -m bench --keep"


def test_targets() -> None:
    rate = Figure("a", "/s", lambda: 1, 100)
    assert rate.met(100)
    assert not rate.met(99)
    time = Figure("b", "µs", lambda: 1, 25)
    assert time.met(1e6 / 25)
    assert not time.met(1e6 / 26)
    assert Figure("c", "/s", lambda: 1).met(0)


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(history, "FILE", tmp_path / "history.jsonl")
    monkeypatch.setattr(command, "figures", lambda game: [Figure("speed", "/s", lambda: 1, 10)])
    return monkeypatch


def run(bench: pytest.MonkeyPatch, ratio: float, *words: str) -> int:
    """The command, where everything has this ratio to the reference loop."""
    bench.setattr(command, "measure", lambda figure: Measured(100 * ratio, ratio))
    bench.setattr("sys.argv", ["bench", "tusk-draw", *words])
    return command.main()


def test_a_fall_by_more_than_a_fifth_fails(bench: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(bench, 1.0, "--keep") == 0
    assert run(bench, 0.81) == 0
    assert run(bench, 0.79) == 1
    assert "Fallen by more than a fifth: speed" in capsys.readouterr().out
    assert run(bench, 1.5, "--keep") == 0
    assert run(bench, 1.0) == 1, "the last kept figure counts"


def test_the_history_is_kept(bench: pytest.MonkeyPatch) -> None:
    keep({"a": Measured(1.0, 2.0)})
    keep({"b": Measured(3.0, 4.0)})
    keep({"a": Measured(5.0, 6.0)})
    assert recorded() == {"a": Measured(5.0, 6.0), "b": Measured(3.0, 4.0)}


def test_an_unknown_game_is_refused(bench: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    bench.setattr("sys.argv", ["bench", "chess"])
    assert command.main() == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
