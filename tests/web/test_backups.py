"""Backups: whole or none, while the server runs, and a server can go on from one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from orcade.__main__ import run
from orcade.web import backups
from orcade.web.backups import BackupProblem, back_up
from orcade.web.sqlite_files import beside, connect

from .conftest import PATIENCE, Server, opened, play_on, say, set_table, sit_down, state
from .test_store import by_hand, match_of, spoil, two_tables


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """What was wrong, in one line."""
    wrong = capsys.readouterr().err
    assert wrong.count("\n") == 1
    return wrong


def test_a_backup_while_the_server_runs(
    served: Callable[[], Server], database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = served()
    host = set_table(server.client, "here", "here")
    play_on(server.client, host, most=2)
    seen = state(server.client, host)
    assert run(["backup", str(tmp_path / "kept.db"), "--database", str(database)]) == 0
    told, wrong = capsys.readouterr()
    assert told.endswith("kept.db: 1 tables, 0.1 MB\n")
    assert not wrong
    play_on(server.client, host)
    assert [each.name for each in tmp_path.glob("kept*")] == ["kept.db"], "it is one file"
    assert (tmp_path / "kept.db").stat().st_mode & 0o077 == 0
    server.kill()
    for ending in ("", "-wal", "-shm"):
        beside(database, ending).unlink()
    os.rename(tmp_path / "kept.db", database)
    client = served().client
    again = state(client, host)
    assert (again["version"], again["moves"]) == (seen["version"], seen["moves"])
    play_on(client, host)


def test_answers_go_on_while_a_backup_is_made(database: Path, tmp_path: Path) -> None:
    with opened(database) as client:
        host, (guest,) = sit_down(client, "here", "link")
        with contextlib.closing(connect(database)) as reading:
            reading.execute("BEGIN")
            reading.execute("SELECT count(*) FROM matches").fetchone()
            asked = host if state(client, host)["scene"]["question"] else guest
            assert say(client, asked, state(client, asked)).status_code == 200
        assert back_up(database, tmp_path / "kept.db").tables == 1


def test_what_stands_in_the_way_is_said(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BackupProblem, match="there is no database"):
        back_up(database, tmp_path / "kept.db")
    two_tables(database)
    (tmp_path / "taken").write_text("dear")
    for to, why in (
        (tmp_path, "folder"),
        (tmp_path / "taken", "there already"),
        (tmp_path / "no" / "where", "No such"),
        (tmp_path / ("x" * 300), "too long"),
    ):
        with pytest.raises(BackupProblem, match=why):
            back_up(database, to)
    assert (tmp_path / "taken").read_text() == "dear"
    with contextlib.closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    assert run(["backup", str(tmp_path / "kept.db"), "--database", str(tmp_path / "other.db")]) == 2
    assert one_line(capsys).startswith("orcade: ")
    assert not list(tmp_path.glob("kept*"))


def test_a_damaged_file_makes_no_backup(database: Path, tmp_path: Path) -> None:
    two_tables(database)
    with contextlib.closing(connect(database)) as base:
        (page,) = base.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tape'").fetchone()
    spoil(database, lambda each, count: each == page - 1)
    with pytest.raises(BackupProblem, match="damaged"):
        back_up(database, tmp_path / "kept.db")
    assert not list(tmp_path.glob("kept*"))


def test_damaged_tables_are_counted(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, _ = two_tables(database)
    with by_hand(database) as base:
        base.execute("DELETE FROM log WHERE match = ?", (match_of(base, one),))
    assert run(["backup", str(tmp_path / "kept.db"), "--database", str(database)]) == 1
    assert "1 of these tables" in one_line(capsys)


def test_a_server_backs_up_by_itself(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once where there is none yet, then as often as was said; a restart changes nothing; old ones are deleted."""
    monkeypatch.setattr(backups, "KEPT", 2)
    two_tables(database)
    folder = backups.folder_of(database)
    folder.mkdir()
    for day in (1, 2, 3):
        old = folder / f"orcade-2026-01-0{day}T00-00-00.sqlite3"
        old.write_bytes(b"")
        os.utime(old, (day, day))
    for name in ("mine.sqlite3", "orcade-mine.sqlite3"):
        (folder / name).write_text("dear")
    (folder / "orcade-2026-01-01T00-00-00.sqlite3-part").write_text("half")

    async def run(seconds: float, enough: Callable[[], bool]) -> None:
        task = asyncio.create_task(backups.keep_backing_up(database, 3600))
        limit = time.monotonic() + seconds
        while not enough() and time.monotonic() < limit:
            await asyncio.sleep(0.05)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run(PATIENCE, lambda: len(backups.made(database)) == 2 and backups.newest(database) > 10))
    names = sorted(each.name for each in folder.iterdir())
    assert names[0] == "mine.sqlite3"
    assert names[-1] == "orcade-mine.sqlite3"
    assert len(names) == 4
    asyncio.run(run(0.5, lambda: False))
    assert sorted(each.name for each in folder.iterdir()) == names


def test_backups_are_found_whatever_the_file_is_called(tmp_path: Path) -> None:
    database = tmp_path / "games [1]*.db"
    folder = backups.folder_of(database)
    folder.mkdir()
    (folder / "games [1]*-2026-01-01T00-00-00.db").touch()
    assert len(backups.made(database)) == 1
    assert backups.newest(database) > 0


def test_after_the_clock_was_set_back_the_next_backup_is_not_far_away(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        raise asyncio.CancelledError

    monkeypatch.setattr(backups, "newest", lambda database: time.time() + 1e6)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(backups.keep_backing_up(database, 3600))
    assert slept == [3600]


def test_hours_that_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    for hours in ("0", "-1", "nan", "inf", "soon"):
        assert run(["serve", "--backup-every", hours]) == 2
        assert "backup-every" in one_line(capsys)
