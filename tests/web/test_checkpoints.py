"""Checkpoints: made beside the commits, and by a commit only where the log has become very long."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from orcade.web import checkpoints
from orcade.web.database_file import DatabaseFile

from .conftest import PATIENCE

NEVER = 1e6
MUCH = 6_000_000
"""Bytes: more pages than SQLite by itself would leave in the log."""


def written(file: DatabaseFile, much: int = MUCH) -> int:
    """Commit so many bytes; how large the database's file is then."""
    file.base.execute("CREATE TABLE IF NOT EXISTS heap (bytes BLOB)")
    for _ in range(much // 1_000_000):
        file.base.execute("INSERT INTO heap VALUES (zeroblob(1000000))")
    return file.path.stat().st_size


@pytest.fixture
def file(database: Path) -> Iterator[DatabaseFile]:
    opened = DatabaseFile(database)
    yield opened
    opened.close()


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", NEVER)


@pytest.mark.usefixtures("never")
def test_no_commit_waits_for_a_checkpoint(file: DatabaseFile) -> None:
    assert written(file) < MUCH


def test_what_was_committed_is_soon_in_the_file(monkeypatch: pytest.MonkeyPatch, database: Path) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.01)
    opened = DatabaseFile(database)
    written(opened)
    limit = time.monotonic() + PATIENCE
    while database.stat().st_size < MUCH and time.monotonic() < limit:
        time.sleep(0.01)
    assert database.stat().st_size >= MUCH
    opened.close()


@pytest.mark.usefixtures("never")
def test_a_log_that_has_become_very_long_is_cut_by_a_commit(monkeypatch: pytest.MonkeyPatch, database: Path) -> None:
    monkeypatch.setattr(checkpoints, "LONGEST", 100)
    opened = DatabaseFile(database)
    assert written(opened) >= MUCH - 1_000_000
    opened.close()
