"""The measuring works, whatever it measures: each figure does its work, and a fall is noticed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from bench.figures import TURNS, Figure, figures, figures_of_the_house
from bench.history import Measured, keep, recorded

from bench import __main__ as command
from bench import history
from orcade.house.random_play import GAMES


@pytest.mark.parametrize("name", [*GAMES, "house"])
def test_every_figure_does_its_work(name: str) -> None:
    names = set()
    for figure in figures(GAMES[name]) if name in GAMES else figures_of_the_house():
        assert figure.name not in names
        names.add(figure.name)
        assert figure.work() > 0
        assert figure.name in recorded(), "measure it, and keep the figure: python -m bench --keep"


def test_targets_hold_on_any_machine() -> None:
    """They are written for one machine, and held against the reference loop."""
    rate = Figure("a", "/s", lambda: 1, 100)
    assert rate.met(100 / TURNS, {})
    assert not rate.met(99 / TURNS, {})
    time = Figure("b", "µs", lambda: 1, 25)
    assert time.met(1e6 / 25 / TURNS, {})
    assert not time.met(1e6 / 26 / TURNS, {})
    assert Figure("c", "/s", lambda: 1).met(0, {})
    share = Figure("d", "/s", lambda: 1, of=(0.6, "a"))
    assert share.met(6, {"a": 10})
    assert not share.met(5.9, {"a": 10})
    assert share.met(5.9, {}), "the other was not measured"


def test_the_time_of_a_command_is_that_of_its_process() -> None:
    *_, start = figures_of_the_house()
    assert start.unit == "ms"
    before = start.clock()
    assert start.clock() == before


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(history, "FILE", tmp_path / "history.jsonl")
    monkeypatch.setattr(command, "figures", lambda game: [Figure("speed", "/s", lambda: 1, TURNS / 2)])
    return monkeypatch


def run(bench: pytest.MonkeyPatch, ratio: float, *words: str) -> int:
    """The command, where everything has this ratio to the reference loop."""
    bench.setattr(command, "measure", lambda figure, short: Measured(100 * ratio, ratio))
    bench.setattr("sys.argv", ["bench", "tusk-draw", *words])
    return command.main()


def test_a_fall_by_more_than_a_fifth_fails(bench: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(bench, 1.0, "--keep") == 0
    assert run(bench, 0.81) == 0
    assert run(bench, 0.79) == 1
    assert "Fallen by more than a fifth: speed" in capsys.readouterr().out
    assert run(bench, 1.5, "--keep") == 0
    assert run(bench, 1.0) == 1, "the last kept figure counts"


def test_a_missed_target_fails(bench: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(bench, 0.5) == 0
    assert run(bench, 0.49) == 1
    assert "Target missed: speed" in capsys.readouterr().out


def test_a_share_of_another_figure_counts_in_the_same_run(
    bench: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = Figure("whole", "/s", lambda: 1)
    bench.setattr(command, "figures", lambda game: [whole, Figure("part", "/s", lambda: 1, of=(0.6, "whole"))])
    bench.setattr("sys.argv", ["bench", "tusk-draw"])
    for of_whole, ended in (0.6, 0), (0.59, 1):
        ratios = {"whole": 2.0, "part": 2.0 * of_whole}
        bench.setattr(command, "measure", lambda figure, short, now=ratios: Measured(1, now[figure.name]))
        assert command.main() == ended
    assert "Target missed: part" in capsys.readouterr().out


def test_what_seems_bad_is_measured_once_more(bench: pytest.MonkeyPatch) -> None:
    ratios = iter([0.4, 0.6])
    bench.setattr(command, "measure", lambda figure, short: Measured(1, next(ratios)))
    bench.setattr("sys.argv", ["bench", "tusk-draw"])
    assert command.main() == 0


def test_the_short_form_tells_what_has_fallen_and_never_fails(
    bench: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(bench, 1.0, "--keep")
    capsys.readouterr()
    assert run(bench, 0.81, "--short") == 0
    assert "none has fallen" in capsys.readouterr().out
    assert run(bench, 0.1, "--short") == 0
    assert "speed: 0.10 of what was recorded" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        run(bench, 1.0, "--short", "--keep")


def test_few_short_rounds_and_the_best_of_them() -> None:
    rounds = []

    class Uneven(Figure):
        def rate(self, least: float) -> float:
            rounds.append(least)
            return len(rounds) % 3

    one = Uneven("d", "/s", lambda: 1)
    assert history.measure(one, short=True).rate == 2
    assert rounds == [history.SHORT_ROUND] * history.SHORT_ROUNDS
    rounds.clear()
    assert history.measure(one).rate == 1
    assert rounds == [history.ROUND] * history.ROUNDS


@pytest.mark.parametrize(
    ("late", "computed", "busy", "said"),
    [
        (199, 7.9, 1, True),
        (201, 7.9, 1, False),
        (201, 7.9, 3, True),
        (199, 8.1, 1, False),
        (201, 8.1, 3, False),
    ],
)
def test_a_slower_machine_bears_less_and_takes_longer(
    late: float, computed: float, busy: float, said: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of half the speed, with two cores: late views count where nothing else runs, slow answers always."""
    loads = []

    def load(words: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        loads.append(words[-2:])
        told = f"  answer to other page, p99 ms {late:10.1f}\n  server, CPU ms an answer {computed:10.1f}\n"
        return subprocess.CompletedProcess(words, 0, told, "")

    monkeypatch.setattr(command, "reference", lambda least: TURNS / 2)
    monkeypatch.setattr(subprocess, "run", load)
    monkeypatch.setattr("os.getloadavg", lambda: (busy, 0, 0))
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert command.in_time() is said
    assert loads == [["--matches", "100"]]


def test_the_history_is_kept(bench: pytest.MonkeyPatch) -> None:
    keep({"a": Measured(1.0, 2.0)})
    keep({"b": Measured(3.0, 4.0)})
    keep({"a": Measured(5.0, 6.0)})
    assert recorded() == {"a": Measured(5.0, 6.0), "b": Measured(3.0, 4.0)}


def test_an_unknown_game_is_refused(bench: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    bench.setattr("sys.argv", ["bench", "chess"])
    assert command.main() == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
