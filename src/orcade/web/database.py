"""The database: one SQLite file, one connection, and one thread that uses it.

Writes that arrive together are committed together, so that one flush to the disk serves many tables. The file is in WAL
mode with `synchronous=FULL`: what has been confirmed survives `kill -9` and a power cut. (`NORMAL` would survive the
first only; since writes are grouped, `FULL` costs little more.) The file is locked while the server runs, because two
servers on one file would each keep a copy of a match of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from .errors import DatabaseProblem

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

APPLICATION = 0x4F524344
"""SQLite's application_id of our files: "ORCD"."""

SCHEMA_VERSION = 2
"""In SQLite's user_version."""

SCHEMA = """
CREATE TABLE matches (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options BLOB NOT NULL, seed BLOB NOT NULL,
  sitters BLOB NOT NULL, version INTEGER NOT NULL, first BLOB, drawn INTEGER NOT NULL, step BLOB, ending BLOB,
  opened REAL NOT NULL, touched REAL NOT NULL, asked TEXT NOT NULL DEFAULT ''
);
CREATE INDEX matches_touched ON matches (touched);
CREATE TABLE tape (
  match TEXT NOT NULL, at INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (match, at)
) WITHOUT ROWID;
CREATE TABLE log (
  match TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE links (
  token TEXT PRIMARY KEY, match TEXT NOT NULL, role TEXT NOT NULL, seats TEXT NOT NULL, next TEXT NOT NULL DEFAULT '',
  key TEXT NOT NULL DEFAULT '', listed INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;
CREATE INDEX links_match ON links (match);
CREATE INDEX links_key ON links (key);
"""

MIGRATIONS = {
    1: """
ALTER TABLE matches ADD COLUMN asked TEXT NOT NULL DEFAULT '';
ALTER TABLE links ADD COLUMN key TEXT NOT NULL DEFAULT '';
ALTER TABLE links ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
CREATE INDEX links_key ON links (key);
""",
}
"""By schema version: what makes a database of that version one of the next."""

BATCH = 256
"""At most so many jobs share a commit."""


class _Job:
    __slots__ = ("future", "work", "writes")

    def __init__(self, work: Work[Any], future: asyncio.Future[Any], writes: bool) -> None:
        self.work = work
        self.future = future
        self.writes = writes


class Database:
    """The database behind an asyncio server. `DatabaseProblem` says what is wrong with it, at opening or later."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._base = _open(path)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="orcade-database", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction; returns when it is on the disk. If it fails, nothing of it is kept."""
        return await self._queue(work, writes=True)

    async def read(self, work: Work[T]) -> T:
        """Run a query after the writes that were queued before it."""
        return await self._queue(work, writes=False)

    def close(self) -> None:
        """Finish what is queued, and release the file."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._base.close()

    async def _queue(self, work: Work[T], *, writes: bool) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, future, writes))
        # A request that is cancelled must not cancel its write: memory and file would differ.
        return await asyncio.shield(future)

    def _serve(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            last = False
            while len(batch) < BATCH and not self._jobs.empty():
                other = self._jobs.get()
                if other is None:
                    last = True
                    break
                batch.append(other)
            outcomes = self._run([job for job in batch if job.writes])
            outcomes += [(job, *self._attempt(job)) for job in batch if not job.writes]
            with contextlib.suppress(RuntimeError):  # The loop is closed: nobody waits any more.
                job.future.get_loop().call_soon_threadsafe(_deliver, outcomes)
            if last:
                return

    def _run(self, jobs: list[_Job]) -> list[tuple[_Job, Any, Exception | None]]:
        """All writes in one transaction, each in a savepoint of its own, so that one that fails fails alone."""
        if not jobs:
            return []
        base = self._base
        outcomes: list[tuple[_Job, Any, Exception | None]] = []
        try:
            base.execute("BEGIN IMMEDIATE")
            for job in jobs:
                base.execute("SAVEPOINT job")
                result, wrong = self._attempt(job)
                if wrong is not None:
                    base.execute("ROLLBACK TO job")
                base.execute("RELEASE job")
                outcomes.append((job, result, wrong))
            base.execute("COMMIT")
        except sqlite3.Error as wrong:
            with contextlib.suppress(sqlite3.Error):
                base.execute("ROLLBACK")
            if len(jobs) > 1:  # One of them failed for all, such as the one that filled the disk: now each by itself.
                return [outcome for job in jobs for outcome in self._run([job])]
            return [(jobs[0], None, self._problem(wrong))]
        return outcomes

    def _attempt(self, job: _Job) -> tuple[Any, Exception | None]:
        try:
            return job.work(self._base), None
        except sqlite3.Error as wrong:
            return None, self._problem(wrong)
        except Exception as wrong:  # It is raised again in the request that asked for this work.
            return None, wrong

    def _problem(self, wrong: sqlite3.Error) -> DatabaseProblem:
        return DatabaseProblem(
            f"{self.path.name} cannot be used now ({wrong}). Your move was not taken and nothing is lost; "
            "try again when whoever runs this server has put it right"
        )


def _deliver(outcomes: list[tuple[_Job, Any, Exception | None]]) -> None:
    for job, result, wrong in outcomes:
        if job.future.done():
            continue
        if wrong is not None:
            job.future.set_exception(wrong)
        else:
            job.future.set_result(result)


def _open(path: Path) -> sqlite3.Connection:
    """The connection, with the schema in place. The file is checked before anything in it is changed."""
    _check_file(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # Links are secrets: for its owner's eyes alone.
        base = connect(path)
    except (OSError, sqlite3.Error) as wrong:
        raise DatabaseProblem(f"the database {path} cannot be opened: {wrong}") from None
    try:
        _prepare(base, path)
    except sqlite3.Error as wrong:
        base.close()
        raise DatabaseProblem(_advice(path, wrong)) from None
    except DatabaseProblem:
        base.close()
        raise
    return base


def connect(path: Path) -> sqlite3.Connection:
    """A plain connection in autocommit mode; transactions are begun by hand."""
    return sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)


def _check_file(path: Path) -> None:
    if path.is_dir():
        raise DatabaseProblem(f"{path} is a folder; name a file for the database")
    try:
        with path.open("rb") as file:
            head = file.read(16)
    except FileNotFoundError:
        return
    except OSError as wrong:
        raise DatabaseProblem(f"the database {path} cannot be read: {wrong.strerror or wrong}") from None
    if head and head != b"SQLite format 3\0":
        raise DatabaseProblem(f"{path} is no SQLite database; it was left as it is. Name another file")
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise DatabaseProblem(
            f"the database {path} or its folder is read-only; matches could not be saved. "
            "Change the permissions, or name another file"
        )


def _prepare(base: sqlite3.Connection, path: Path) -> None:
    base.execute("PRAGMA locking_mode = EXCLUSIVE")
    tables = base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    (application,) = base.execute("PRAGMA application_id").fetchone()
    (schema,) = base.execute("PRAGMA user_version").fetchone()
    if tables and application != APPLICATION:
        raise DatabaseProblem(f"{path} is another program's database; it was left as it is. Name another file")
    if tables and schema != SCHEMA_VERSION and schema not in MIGRATIONS:
        raise DatabaseProblem(
            f"{path} was written by another edition of Orcade ({schema}; this one reads {SCHEMA_VERSION})"
        )
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    base.execute("BEGIN IMMEDIATE")  # Takes the lock, and fails here and not at the first move on a read-only file.
    steps = [MIGRATIONS[version] for version in range(schema, SCHEMA_VERSION)] if tables else [SCHEMA]
    for statement in ";".join(steps).split(";"):
        base.execute(statement)
    base.execute(f"PRAGMA application_id = {APPLICATION}")
    base.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    base.execute("COMMIT")


def _advice(path: Path, wrong: sqlite3.Error) -> str:
    text = str(wrong)
    if "locked" in text or "busy" in text:
        return f"the database {path} is in use by another program, perhaps another Orcade server; end that one first"
    if "full" in text:
        return f"the disk of {path} is full; matches could not be saved"
    return f"the database {path} cannot be used: {text}"
