"""The database: one SQLite file, one connection, and one thread that uses it.

Writes that arrive together are committed together, so that one flush to the disk serves many tables. What is said about
the file itself, such as how it survives a power cut, stands in `database_file`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from .database_file import DatabaseFile
from .errors import DatabaseProblem
from .schema import SCHEMA_VERSION

log = logging.getLogger("orcade.store")

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

BATCH = 256
"""At most so many jobs share a commit."""

HANGING = 10.0
"""Seconds after which a write is taken to hang."""


class _Job:
    __slots__ = ("future", "work", "writes")

    def __init__(self, work: Work[Any], future: asyncio.Future[Any], writes: bool) -> None:
        self.work = work
        self.future = future
        self.writes = writes


class Database:
    """The database behind an asyncio server. `DatabaseProblem` says what is wrong with it, at opening or later."""

    def __init__(self, path: Path) -> None:
        self._file = DatabaseFile(path)
        self.path = self._file.path
        self._base = self._file.base
        self.took: Callable[[float], object] = lambda seconds: None
        """Told how long each commit took, from the database's thread."""
        self._troubled = False
        """The last write failed."""
        self._fine_until = 0.0
        """Until when a health check need not write again, by the monotonic clock."""
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
        self._file.close()

    async def check_writing(self) -> None:
        """Write to the disk, without changing anything: `DatabaseProblem` where no answer could be taken now."""
        if time.monotonic() < self._fine_until:
            return
        try:
            async with asyncio.timeout(HANGING):
                await self.write(lambda base: base.execute(f"PRAGMA user_version = {SCHEMA_VERSION}"))
        except TimeoutError:
            raise DatabaseProblem(f"the disk has not taken a write for {HANGING:g} s") from None
        self._fine_until = time.monotonic() + 1.0

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
        begun = time.perf_counter()
        try:
            base.execute("BEGIN IMMEDIATE")
            for job in jobs:
                base.execute("SAVEPOINT job")
                result, wrong = self._attempt(job)
                if wrong is not None:
                    base.execute("ROLLBACK TO job")
                base.execute("RELEASE job")
                outcomes.append((job, result, wrong))
            self._file.check_in_place()
            base.execute("COMMIT")
            self._file.check_in_place(committed=True)
            self.took(time.perf_counter() - begun)
        except DatabaseProblem as wrong:
            self._undo()
            return [(job, None, wrong) for job in jobs]
        except sqlite3.Error as wrong:
            self._undo()
            if len(jobs) > 1:  # One of them failed for all, such as the one that filled the disk: now each by itself.
                return [outcome for job in jobs for outcome in self._run([job])]
            problem = self._problem(wrong)
            self._tell(problem)
            return [(jobs[0], None, problem)]
        self._tell(next((wrong for _, _, wrong in outcomes if isinstance(wrong, DatabaseProblem)), None))
        return outcomes

    def _undo(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self._base.execute("ROLLBACK")

    def _attempt(self, job: _Job) -> tuple[Any, Exception | None]:
        try:
            return job.work(self._base), None
        except sqlite3.Error as wrong:
            return None, self._problem(wrong)
        except Exception as wrong:  # It is raised again in the request that asked for this work.
            return None, wrong

    def _tell(self, problem: DatabaseProblem | None) -> None:
        """One line in the log when writing begins to fail, and one when it works again."""
        if problem and not self._troubled:
            log.error("%s cannot be written: %s. Answers are refused until it can", self.path, problem.__cause__)
        elif self._troubled and not problem:
            log.warning("%s can be written again: answers are taken", self.path)
        self._troubled = problem is not None

    def _problem(self, wrong: sqlite3.Error) -> DatabaseProblem:
        problem = DatabaseProblem(
            f"{self.path.name} cannot be used now ({wrong}). Your move was not taken and nothing is lost; "
            "try again when whoever runs this server has put it right"
        )
        problem.__cause__ = wrong
        return problem


def _deliver(outcomes: list[tuple[_Job, Any, Exception | None]]) -> None:
    for job, result, wrong in outcomes:
        if job.future.done():
            continue
        if wrong is not None:
            job.future.set_exception(wrong)
        else:
            job.future.set_result(result)
