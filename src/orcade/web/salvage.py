"""What to do with a damaged file: whatever can be read goes into a new one, and the damaged one is kept.

Every row that can be reached is copied, also of tables that have lost some: the sums then tell whose rows are missing.
"""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from . import sums
from .sqlite_files import beside, connect, private, stamp

log = logging.getLogger("orcade.store")


def faults(base: sqlite3.Connection) -> str:
    """What SQLite finds damaged in a file, in its words; empty where it is whole. Reads all of it."""
    try:
        found = [str(row[0]) for row in base.execute("PRAGMA quick_check(3)")]
    except sqlite3.DatabaseError as wrong:
        if not sums.corrupt(wrong):
            raise
        found = [str(wrong)]
    return "" if found == ["ok"] else "; ".join(" ".join(each.split()) for each in found)


def salvage(path: Path, found: str) -> None:
    """Put a whole file in the place of a damaged one, which stays beside it. sqlite3.Error or OSError if it cannot."""
    new, aside = beside(path, "-salvaged"), beside(path, f"-damaged-{stamp()}")
    new.unlink(missing_ok=True)
    with contextlib.closing(connect(path)) as old, contextlib.closing(private(new)) as target:
        with contextlib.suppress(sqlite3.DatabaseError):
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        target.execute("BEGIN")
        _copy(old, target)
        target.execute("COMMIT")
        closed = len(sums.all_damaged(target))
    try:
        os.link(path, aside)  # So that at no moment there is no file: a new, empty one would be made.
    except OSError:
        shutil.copy2(path, aside)
    for ending in ("-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            os.replace(beside(path, ending), beside(aside, ending))
    os.replace(new, path)
    log.error(
        "%s was damaged (%s). All that can be read is in a new file of that name, with %d tables closed for what they "
        "have lost; the damaged one is kept as %s",
        path,
        found,
        closed,
        aside.name,
    )


def _copy(old: sqlite3.Connection, target: sqlite3.Connection) -> None:
    made = old.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    for name, sql in [(name, sql) for kind, name, sql in made if kind == "table"]:
        target.execute(sql)
        for row in _reached(old, name):
            holes = ", ".join("?" * len(row))
            target.execute(f"INSERT OR IGNORE INTO {name} VALUES ({holes})", row)
    for sql in [sql for kind, _, sql in made if kind != "table"]:
        target.execute(sql)
    for pragma in ("application_id", "user_version"):
        (value,) = old.execute(f"PRAGMA {pragma}").fetchone()
        target.execute(f"PRAGMA {pragma} = {value}")


def _reached(base: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    """All rows that can be read: from the first one on, then from the last one back, then match by match."""
    yield from _until_damage(base, f"SELECT * FROM {table}")
    if table not in sums.MATCH:
        return
    column = sums.MATCH[table]
    for match in _matches(base):
        yield from _until_damage(base, f"SELECT * FROM {table} WHERE {column} = ?", (match,))


def _matches(base: sqlite3.Connection) -> Iterable[str]:
    found: set[str] = set()
    for table, column in (*sums.MATCH.items(), ("sums", "match")):
        found.update(row[0] for row in _until_damage(base, f"SELECT DISTINCT {column} FROM {table}"))
    return sorted(found)


def _until_damage(base: sqlite3.Connection, query: str, given: tuple[str, ...] = ()) -> Iterator[tuple[Any, ...]]:
    try:
        yield from base.execute(query, given)
    except sqlite3.DatabaseError as wrong:
        if not sums.corrupt(wrong) and "no such table" not in str(wrong):
            raise
