"""Copies of the database, made while the server runs, and looked through before they count as backups.

A backup is one file, a database like any other: `orcade serve --database BACKUP` goes on from it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import sqlite3
import sys
import time
from pathlib import Path

from msgspec import Struct

from ..table.errors import OrcadeError
from . import salvage, schema, sums
from .sqlite_files import beside, private, reader, stamp

log = logging.getLogger("orcade.store")

KEPT = 14
"""Backups that `--backup-every` keeps; the oldest ones beyond them are deleted."""

AGAIN = 600.0
"""Seconds at most until a backup that failed is tried again."""


class BackupProblem(OrcadeError):
    """No backup was made."""


class Backup(Struct, frozen=True):
    """What is in a backup."""

    tables: int
    damaged: int
    """Tables that were damaged already in the database."""
    size: int
    """Bytes."""


def back_up(database: Path, to: Path) -> Backup:
    """Copy a database to a new file, wholly or not at all; a server may write to it meanwhile. `BackupProblem`."""
    try:
        if not database.is_file():
            raise BackupProblem(f"there is no database {database}; --database names another one")
        if to.is_dir():
            raise BackupProblem(f"{to} is a folder; name a file for the backup")
        if to.exists():
            raise BackupProblem(f"{to} is there already; it was left as it is. Name another file")
        return _made(database, to)
    except sqlite3.Error as wrong:
        raise BackupProblem(f"{database} cannot be backed up to {to}: {wrong}") from None
    except OSError as wrong:
        raise BackupProblem(f"{database} cannot be backed up to {to}: {wrong.strerror or wrong}") from None


def _made(database: Path, to: Path) -> Backup:
    part = beside(to, "-part")
    try:
        part.unlink(missing_ok=True)
        with contextlib.closing(reader(database)) as source:
            if not schema.version_of(source, database):
                raise BackupProblem(f"{database} is empty; there is nothing to back up")
            backup = _copy(source, part)
        if backup is None:
            raise BackupProblem(
                f"{database} is damaged, so this would be no backup. Keep the ones that you have; a server that is "
                "started on it saves what is whole"
            )
        _flush(part)
        os.link(part, to)  # Unlike a renaming, it never puts it in the place of another file.
        _flush(to.absolute().parent)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return backup


def _copy(source: sqlite3.Connection, part: Path) -> Backup | None:
    with contextlib.closing(private(part)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # All in one file.
        if salvage.faults(copy):
            return None
        (tables,) = copy.execute("SELECT count(*) FROM matches").fetchone()
        return Backup(tables, len(sums.all_damaged(copy)), part.stat().st_size)


def _flush(path: Path) -> None:
    """See that it is on the disk, a file or a folder."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def folder_of(database: Path) -> Path:
    """Where the backups of a server lie. It may be a link to another disk."""
    return beside(database, "-backups")


def made(database: Path) -> list[Path]:
    """The backups that a server has made by itself, the oldest first; whatever else lies in the folder is none."""
    stem, ending = re.escape(database.stem), re.escape(database.suffix)
    name = re.compile(rf"{stem}-\d{{4}}(-\d\d){{2}}T\d\d(-\d\d){{2}}{ending}")
    return sorted(each for each in folder_of(database).glob("*") if name.fullmatch(each.name))


def newest(database: Path) -> float:
    """When the newest backup was made, in seconds since the epoch; 0 where there is none."""
    with contextlib.suppress(OSError):
        return max((each.stat().st_mtime for each in made(database)), default=0.0)
    return 0.0


async def keep_backing_up(database: Path, every: float) -> None:
    """For ever: a backup every so many seconds, counted from the newest one, so that restarts change nothing."""
    while True:
        due = newest(database) + every - time.time()
        await asyncio.sleep(max(0.0, min(due, every)))  # Longer than that only where the clock was set back.
        if not await _back_up_apart(database):
            await asyncio.sleep(min(every, AGAIN))


async def _back_up_apart(database: Path) -> bool:
    """One backup, in a process of its own, so that it takes no time from the tables; whether it was made."""
    to = folder_of(database) / f"{database.stem}-{stamp()}{database.suffix}"
    try:
        to.parent.mkdir(mode=0o700, exist_ok=True)
        for half in to.parent.glob("*-part"):  # Of a server that was killed.
            half.unlink()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "orcade", "backup", str(to), "--database", str(database)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            said, _ = await process.communicate()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            raise
    except OSError as wrong:
        log.error("no backup could be made: %s", wrong)
        return False
    words = " ".join(said.decode(errors="replace").split())
    if not to.exists():
        log.error("no backup could be made: %s", words.removeprefix("orcade: "))
        return False
    log.log(logging.INFO if process.returncode == 0 else logging.ERROR, "%s", words)
    for old in made(database)[:-KEPT]:
        with contextlib.suppress(OSError):
            old.unlink()
    return True
