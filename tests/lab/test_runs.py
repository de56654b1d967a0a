"""Runs: the same games whoever plays them, however often they were interrupted, and nothing finished is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from orcade.__main__ import run as command
from orcade.lab import runs
from orcade.lab.crew import Crew, crew, here
from orcade.lab.journal import BadJournal, Journal
from orcade.lab.parquet import BadParquet, read_decisions, read_games
from orcade.lab.playing import Outcome, Task, play
from orcade.lab.runs import BadRun, Run
from orcade.lab.studies import Study, read_study
from tests.forked import Python

STUDY = """
game = "tusk-draw"
games = 30
seed = 2

[[lineup]]
bots = ["random", "random"]

[[variant]]
name = "as it ships"

[[variant]]
name = "small hands"
options.hand = 2
"""

UNTIL = """
[until]
measure = "decisions"
differs = 0.5
variants = ["as it ships", "small hands"]
"""


@pytest.fixture
def study(tmp_path: Path) -> Study:
    return read(tmp_path, STUDY)


def read(folder: Path, text: str) -> Study:
    file = folder / "study.toml"
    file.write_text(text)
    return read_study(file)


def rows(run: Run) -> list[Outcome]:
    """The games of a run that is through, without the times."""
    assert run.through
    return [outcome.steady for outcome in read_games(run.games)]


def carried_out(folder: Path, study: Study, by: Crew = here) -> Run:
    run = Run(folder, study)
    run.carry_out(by)
    return run


def interrupted(after: int) -> Crew:
    """Plays in this process until somebody presses Ctrl-C."""

    def playing(tasks: Iterable[Task]) -> Generator[Outcome, None, None]:
        for count, outcome in enumerate(here(tasks)):
            if count == after:
                raise KeyboardInterrupt
            yield outcome

    return playing


def backwards(tasks: Iterable[Task]) -> Generator[Outcome, None, None]:
    """Plays the last game first."""
    yield from here(reversed(list(tasks)))


def test_games_are_kept_in_order(tmp_path: Path, study: Study) -> None:
    run = carried_out(tmp_path / "run", study)
    found = rows(run)
    assert [(outcome.index, outcome.cell) for outcome in found] == [(at, cell) for at in range(30) for cell in (0, 1)]
    assert sorted(os.listdir(run.folder)) == ["games.parquet", "run.json"]
    expected = play(next(study.tasks()))
    assert expected is not None
    assert found[0] == expected.steady


@pytest.mark.parametrize("by", [crew(2), backwards], ids=["two processes", "backwards"])
def test_whoever_plays_the_rows_are_the_same(tmp_path: Path, study: Study, by: Crew) -> None:
    assert rows(carried_out(tmp_path / "a", study)) == rows(carried_out(tmp_path / "b", study, by))


def test_an_interrupted_run_goes_on(tmp_path: Path, study: Study, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "PART", 7)
    whole = rows(carried_out(tmp_path / "whole", study))
    for after in (5, 0, 16, 20):
        with pytest.raises(KeyboardInterrupt):
            carried_out(tmp_path / "run", study, interrupted(after))
    assert sum(map(len, Run(tmp_path / "run", study).so_far())) == 41
    played: list[Outcome | None] = []
    run = Run(tmp_path / "run", study)
    run.carry_out(here, lambda progress: played.append(progress.outcome))
    assert len(played) == 1 + 19
    assert rows(run) == whole
    assert sorted(os.listdir(run.folder)) == ["games.parquet", "run.json"]


def test_what_a_killed_run_left_half_written_is_played_again(tmp_path: Path, study: Study) -> None:
    with pytest.raises(KeyboardInterrupt):
        carried_out(tmp_path / "run", study, interrupted(9))
    journal = tmp_path / "run" / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-20])
    assert sum(map(len, Run(tmp_path / "run", study).so_far())) == 8
    assert rows(carried_out(tmp_path / "run", study)) == rows(carried_out(tmp_path / "whole", study))


@pytest.mark.parametrize("kept", ["journal.jsonl", "games-0.parquet"])
def test_games_that_were_written_twice_count_once(
    tmp_path: Path, study: Study, kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when it is killed between one file's coming and another one's going."""
    whole = rows(carried_out(tmp_path / "whole", study))
    with pytest.raises(KeyboardInterrupt):
        carried_out(tmp_path / "run", study, interrupted(9))
    journal = (tmp_path / "run" / "journal.jsonl").read_bytes()
    monkeypatch.setattr(runs, "PART", 10)
    with pytest.raises(KeyboardInterrupt):
        carried_out(tmp_path / "run", study, interrupted(3))
    part = (tmp_path / "run" / "games-0.parquet").read_bytes()
    if kept == "journal.jsonl":
        (tmp_path / "run" / kept).write_bytes(journal)
        assert rows(carried_out(tmp_path / "run", study)) == whole
    else:
        run = carried_out(tmp_path / "run", study)
        (run.folder / kept).write_bytes(part)
        assert rows(Run(tmp_path / "run", study)) == whole
        assert not (run.folder / kept).exists()


def test_more_games_can_be_added(tmp_path: Path, study: Study) -> None:
    carried_out(tmp_path / "run", study)
    more = read(tmp_path, STUDY.replace("games = 30", "games = 45"))
    played: list[Outcome | None] = []
    run = Run(tmp_path / "run", more)
    assert not run.through
    run.carry_out(here, lambda progress: played.append(progress.outcome))
    assert len(played) == 1 + 30
    assert rows(run) == rows(carried_out(tmp_path / "whole", more))


def test_a_run_that_is_through_plays_nothing(tmp_path: Path, study: Study) -> None:
    def nobody(tasks: Iterable[Task]) -> Generator[Outcome, None, None]:
        raise AssertionError
        yield

    carried_out(tmp_path / "run", study)
    carried_out(tmp_path / "run", study, nobody)


@pytest.mark.parametrize("by", [here, crew(2), backwards], ids=["one process", "two processes", "backwards"])
def test_enough_is_known_at_the_same_game_whoever_plays(tmp_path: Path, by: Crew) -> None:
    study = read(tmp_path, STUDY.replace("games = 30", "games = 400") + UNTIL)
    run = carried_out(tmp_path / "run", study, by)
    assert (run.verdict, run.through) == ("less", 30)
    assert [outcome.index for outcome in rows(run)] == [at for at in range(30) for _ in (0, 1)]


def test_a_run_that_knew_enough_goes_on_when_it_need_not_know(tmp_path: Path, study: Study) -> None:
    carried_out(tmp_path / "run", read(tmp_path, STUDY.replace("games = 30", "games = 40") + UNTIL))
    run = carried_out(tmp_path / "run", read(tmp_path, STUDY.replace("games = 30", "games = 40")))
    assert (run.verdict, run.through) == ("", 40)
    assert len(rows(run)) == 80


def test_every_decision_is_a_row_where_that_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "PART", 4)
    text = 'game = "pit-fighting"\ngames = 5\ndecisions = true\nlineup = [{bots = ["random", "random"]}]\n'
    run = carried_out(tmp_path / "run", read(tmp_path, text))
    found = read_decisions(run.decisions)
    games = read_games(run.games)
    for game in games:
        mine = [decision for cell, index, decision in found if (cell, index) == (0, game.index)]
        assert [sum(each.seat == seat for each in mine) for seat in (0, 1)] == list(game.decisions)
        assert all(len(each.before) == len(each.after) == 2 and each.options > 0 for each in mine)
    assert {decision.kind for _, _, decision in found} > {"Chop"} or found
    assert any("%" in decision.hint for _, _, decision in found)


def test_a_folder_of_something_else_is_refused(tmp_path: Path, study: Study) -> None:
    carried_out(tmp_path / "run", study)
    with pytest.raises(BadRun, match=r"another study.*small hands.*name another folder"):
        Run(tmp_path / "run", read(tmp_path, STUDY.replace("seed = 2", "seed = 3")))
    with pytest.raises(BadRun, match="holds other things"):
        Run(tmp_path, study)
    told = tmp_path / "run" / "run.json"
    told.write_text(told.read_text().replace('"rules": ', '"rules": 9'))
    with pytest.raises(BadRun, match="rules 9"):
        Run(tmp_path / "run", study)
    told.write_text("{}")
    with pytest.raises(BadRun, match=r"run\.json: it does not tell of a run"):
        Run(tmp_path / "run", study)


def test_a_parquet_file_that_was_cut_short_is_named(tmp_path: Path, study: Study) -> None:
    run = carried_out(tmp_path / "run", study)
    run.games.write_bytes(run.games.read_bytes()[:-100])
    with pytest.raises(BadParquet, match=r"games\.parquet: it cannot be read as Parquet"):
        list(run.so_far())


def test_a_parquet_file_whose_bytes_were_changed_is_named(tmp_path: Path, study: Study) -> None:
    run = carried_out(tmp_path / "run", study)
    spoilt = bytearray(run.games.read_bytes())
    for at in range(40, 400):
        spoilt[at] ^= 0x5A
    run.games.write_bytes(spoilt)
    with pytest.raises(BadParquet, match=r"games\.parquet: it cannot be read as Parquet, and may have been .* spoilt"):
        list(run.so_far())


def test_a_spoilt_line_of_the_journal_is_named_and_can_be_taken_out(tmp_path: Path, study: Study) -> None:
    with pytest.raises(KeyboardInterrupt):
        carried_out(tmp_path / "run", study, interrupted(9))
    journal = tmp_path / "run" / "journal.jsonl"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:3], b"[1, nonsense\n", *lines[4:]]))
    with pytest.raises(BadJournal, match=r"journal\.jsonl, line 4: expected a game that was played"):
        carried_out(tmp_path / "run", study)
    journal.write_bytes(b"".join([*lines[:3], *lines[4:]]))
    assert rows(carried_out(tmp_path / "run", study)) == rows(carried_out(tmp_path / "whole", study))


def test_a_disk_that_is_really_full(tmp_path: Path, study: Study) -> None:
    """With files of 8192 bytes at most, as `ulimit -f` sets it."""
    read(tmp_path, STUDY.replace("games = 30", "games = 100"))
    limited = ["sh", "-c", 'ulimit -f 16; exec "$@"', "sh", *COMMAND[:-1], "1"]
    done = subprocess.run(limited, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    # A line that has room for its beginning finds no space; one that would begin at the limit makes a file too large.
    reasons = ("no space left on device", "file too large")
    told = [f"study.run: {why}; what is finished is kept, and the run can go on\n" for why in reasons]
    assert done.stderr.endswith(tuple(told))
    more = read(tmp_path, STUDY.replace("games = 30", "games = 100"))
    kept = sum(map(len, Run(tmp_path / "study.run", more).so_far()))
    assert 0 < kept < 200
    assert rows(carried_out(tmp_path / "study.run", more)) == rows(carried_out(tmp_path / "whole", more))


def test_a_full_disk_loses_nothing(tmp_path: Path, study: Study, monkeypatch: pytest.MonkeyPatch) -> None:
    room = 20
    write = Journal.add

    def full(self: Journal, outcome: Outcome) -> None:
        nonlocal room
        room -= 1
        if room < 0:
            raise OSError(28, "No space left on device")
        write(self, outcome)

    monkeypatch.setattr(Journal, "add", full)
    with pytest.raises(OSError, match="No space left"):
        carried_out(tmp_path / "run", study)
    monkeypatch.undo()
    assert sum(map(len, Run(tmp_path / "run", study).so_far())) == 20
    assert rows(carried_out(tmp_path / "run", study)) == rows(carried_out(tmp_path / "whole", study))


@pytest.mark.parametrize("idle", [False, True])
def test_a_process_that_dies_is_replaced(tmp_path: Path, study: Study, idle: bool) -> None:
    """Also where that is noticed only when the next games are handed out."""
    killed: list[int] = []

    def watch(progress: runs.Progress) -> None:
        if progress.outcome is not None and not killed:
            for child in multiprocessing.active_children():
                os.kill(child.pid or 0, signal.SIGKILL)
                killed.append(child.pid or 0)
            while idle and multiprocessing.active_children():
                time.sleep(0.01)

    run = Run(tmp_path / "run", study)
    run.carry_out(crew(2), watch)
    assert killed
    assert rows(run) == rows(carried_out(tmp_path / "whole", study))


COMMAND = [sys.executable, "-m", "orcade", "lab", "run", "study.toml", "--workers", "2"]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_run_that_is_ended_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    study = read(tmp_path, STUDY.replace("games = 30", "games = 3000"))
    with (tmp_path / "wrong.txt").open("w") as wrong:
        process = Python(*COMMAND[1:], folder=tmp_path, errors=wrong.fileno())
    journal = tmp_path / "study.run" / "journal.jsonl"
    while not journal.exists() or journal.read_bytes().count(b"\n") < 20:
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(how)
    assert process.stdout
    told = process.stdout.read()
    code = process.wait(60)
    if how is not signal.SIGKILL:
        assert code == 130
        assert "Stopped. The finished games are in study.run" in told
        assert (tmp_path / "wrong.txt").read_text() == ""
    kept = sum(map(len, Run(tmp_path / "study.run", study).so_far()))
    assert 20 <= kept < 6000
    few = read(tmp_path, STUDY)
    assert rows(carried_out(tmp_path / "study.run", few)) == rows(carried_out(tmp_path / "whole", few))


def test_the_command_tells_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    read(tmp_path, STUDY + UNTIL)
    assert command(COMMAND[3:]) == 0
    told = capsys.readouterr().out
    assert "small hands: random, random" in told
    assert "With 'small hands', decisions is less than with 'as it ships'" in told
    assert command(COMMAND[3:]) == 0
    assert capsys.readouterr().out == told
