"""Opening the database file: one that is ours, whole, writable and used by nobody else; and watching that it stays.

The file is in WAL mode with `synchronous=FULL`: what has been confirmed survives `kill -9` and a power cut. (`NORMAL`
would survive the first only; since writes are grouped, `FULL` costs little more.) Other programs may read it meanwhile,
as `orcade backup` does. Two servers on one file would each keep a copy of a match of their own; so a server holds a
lock, on a file beside it, which ends with its process however that ends.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import stat
from pathlib import Path

from . import salvage, schema
from .checkpoints import Checkpoints
from .errors import DatabaseProblem
from .sqlite_files import beside, connect, identity, private, stamp

log = logging.getLogger("orcade.store")


class DatabaseFile:
    """An open database file with its lock. `DatabaseProblem` where it cannot be used."""

    def __init__(self, path: Path) -> None:
        path = path.absolute()
        _check_file(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.path = path.resolve()
            self._lock = _locked(self.path)
        except (OSError, RuntimeError, sqlite3.Error) as wrong:
            raise DatabaseProblem(_advice(path, wrong)) from None
        try:
            self.base = _opened(self.path)
        except BaseException:
            self._lock.close()
            raise
        try:
            self._checkpoints = Checkpoints(self.path, self.base)
        except sqlite3.Error as wrong:
            self.base.close()
            self._lock.close()
            raise DatabaseProblem(_advice(path, wrong)) from None
        self._log = beside(self.path, "-wal")
        self._known = identity(self.path), identity(self._log)
        self._size = 0
        """Bytes that the file had at least: it never becomes smaller by itself."""
        self._rescued = False
        self._astray = False
        """Something was committed to a file that was no longer in its place; memory does not have it."""

    def check_in_place(self, committed: bool = False) -> None:
        """`DatabaseProblem` where the file that is written to is no longer the one at its path.

        What had been saved is then copied to another file, once: it would be gone with this process. `committed`: what
        was just written is in the file already, so that nothing more can be taken even if the file comes back.
        """
        if self._in_place() and not self._astray:
            return
        self._astray = self._astray or committed
        if not self._rescued:
            self._rescued = True
            self.base.rollback()  # What is not confirmed would hold up the copy.
            log.critical("%s", self._rescue())
        raise DatabaseProblem(
            f"{self.path.name} was deleted, replaced or cut short while the server runs. Your move was not taken, and "
            "nothing before it is lost; try again when whoever runs this server has put it right"
        )

    def close(self) -> None:
        with contextlib.suppress(DatabaseProblem):  # If nobody has answered since the file went away.
            self.check_in_place()
        self._checkpoints.end()
        self.base.close()
        self._lock.close()

    def _in_place(self) -> bool:
        """Whether the file and its log are the same as ever, and the file is no smaller than it was."""
        try:
            found = os.stat(self.path)
        except OSError:
            return False
        if ((found.st_dev, found.st_ino), identity(self._log)) != self._known:
            return False
        self._size = max(self._size, found.st_size)
        return found.st_size == self._size

    def _rescue(self) -> str:
        told = f"{self.path} was deleted, replaced or cut short while the server runs; no more answers are taken"
        rescue = beside(self.path, f"-rescued-{stamp()}")
        try:
            with contextlib.closing(private(rescue)) as target:
                self.base.backup(target)
        except (OSError, sqlite3.Error) as wrong:
            return f"{told}, and what had been saved could not be copied to {rescue}: {wrong}. Put the old file back"
        return f"{told}. What had been saved is in {rescue}: end the server, put it in place, and start again"


def _locked(path: Path) -> sqlite3.Connection:
    lock = connect(beside(path, "-lock"))
    try:
        lock.execute("PRAGMA busy_timeout = 0")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise
    return lock


def _opened(path: Path) -> sqlite3.Connection:
    """The connection to a file that is whole and of this edition. It is checked before anything in it is changed."""
    try:
        if not path.exists():
            private(path).close()
        base = connect(path)
    except (OSError, sqlite3.Error) as wrong:
        raise DatabaseProblem(_advice(path, wrong)) from None
    try:
        version = schema.version_of(base, path)
        if faults := salvage.faults(base):
            base.close()
            salvage.salvage(path, faults)
            base = connect(path)
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        if 0 < version < schema.SCHEMA_VERSION:
            _keep_old(base, path, version)
        schema.bring_up_to_date(base, version)
    except (OSError, sqlite3.Error) as wrong:
        base.close()
        raise DatabaseProblem(_advice(path, wrong)) from None
    except BaseException:
        base.close()
        raise
    return base


def _keep_old(base: sqlite3.Connection, path: Path, version: int) -> None:
    """Keep the file as it was for the edition that wrote it, unless that has been done already."""
    old = beside(path, f"-edition-{version}")
    if not old.exists():
        with contextlib.closing(private(old)) as target:
            base.backup(target)
        log.warning("%s is of an earlier edition and is brought up to date; as it was, it is kept as %s", path, old)


def _check_file(path: Path) -> None:
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise DatabaseProblem(f"{path} is a folder; name a file for the database")
        if not stat.S_ISREG(kind):  # Of a pipe, one might read for ever.
            raise DatabaseProblem(f"{path} is no file; name one for the database")
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


def _advice(path: Path, wrong: Exception) -> str:
    text = str(wrong)
    if isinstance(wrong, OSError):
        return f"the database {path} cannot be opened: {wrong.strerror or wrong}"
    if "locked" in text or "busy" in text:
        return f"the database {path} is in use by another program, perhaps another Orcade server; end that one first"
    if "full" in text:
        return f"the disk of {path} is full; matches could not be saved"
    if "malformed" in text or "not a database" in text:
        return f"the database {path} is damaged beyond what can be read ({text}); put a backup in its place"
    return f"the database {path} cannot be used: {text}"
