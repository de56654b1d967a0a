"""A sum over all rows of each table, kept by the database itself, by which damage is noticed.

SQLite finds a page that makes no sense; it does not find a row that is gone or says something else. So each row has a
hash, and the sum of a table is the exclusive or of the hashes of all its rows, in whatever order they came. Triggers
take out what is overwritten and put in what is written: whoever changes a row changes the sum, and nobody can forget
to. A program that does not know the hash, such as SQLite's own shell, can read these rows but not change them.

This is against accidents. Who can write the file can also write a sum.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

MATCH = {"matches": "id", "tape": "match", "log": "match", "links": "match"}
"""By SQL table: the column that says whose row it is."""

NOT_SUMMED = ("touched",)
"""Columns that may change without a word."""

_pack = msgspec.msgpack.Encoder().encode


def join(base: sqlite3.Connection) -> None:
    """Teach a connection the hash; without it, it can only read."""
    base.create_function("with_row", -1, with_row, deterministic=True)


def with_row(total: int | None, *cells: object) -> int | None:
    """The sum with a row put in, or taken out if it was in. None, of a table known to be damaged, stays None."""
    if total is None:
        return None
    return total ^ int.from_bytes(blake2b(_pack(cells), digest_size=8).digest(), "big", signed=True)


def install(base: sqlite3.Connection) -> None:
    """Make the triggers, for the columns that there are."""
    for table, match in MATCH.items():
        names = _columns(base, table)
        old, new = (f"'{table}', {', '.join(f'{row}.{name}' for name in names)}" for row in ("OLD", "NEW"))
        begin = f"INSERT INTO sums (match, sum) VALUES (NEW.{match}, 0);" if table == "matches" else ""
        end = f"DELETE FROM sums WHERE match = OLD.{match};" if table == "matches" else ""
        put_in = f"UPDATE sums SET sum = with_row(sum, {new}) WHERE match = NEW.{match};"
        take_out = f"UPDATE sums SET sum = with_row(sum, {old}) WHERE match = OLD.{match};"
        base.execute(f"CREATE TRIGGER {table}_insert AFTER INSERT ON {table} BEGIN {begin} {put_in} END")
        base.execute(
            f"CREATE TRIGGER {table}_update AFTER UPDATE OF {', '.join(names)} ON {table} BEGIN {take_out} {put_in} END"
        )
        base.execute(f"CREATE TRIGGER {table}_delete AFTER DELETE ON {table} BEGIN {take_out} {end} END")


def uninstall(base: sqlite3.Connection) -> None:
    for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        base.execute(f"DROP TRIGGER {name}")


def renew(base: sqlite3.Connection, damaged: list[str]) -> None:
    """Sum every table anew, as when the columns have changed; those that were damaged stay so."""
    base.execute("DELETE FROM sums")
    base.executemany("INSERT INTO sums VALUES (?, NULL)", [(match,) for match in damaged])
    for (match,) in base.execute("SELECT id FROM matches").fetchall():
        if match not in damaged:
            base.execute("INSERT INTO sums VALUES (?, ?)", (match, _count(base, match)))


def agrees(base: sqlite3.Connection, match: str) -> bool:
    """Whether a table's rows can be read and are those that were written."""
    try:
        row = base.execute("SELECT sum FROM sums WHERE match = ?", (match,)).fetchone()
        return row is not None and row[0] is not None and row[0] == _count(base, match)
    except sqlite3.DatabaseError as wrong:
        if corrupt(wrong):
            return False
        raise


def corrupt(wrong: sqlite3.Error) -> bool:
    """Whether SQLite has met something that makes no sense; other errors may pass."""
    code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or "decode to UTF-8" in str(wrong)


def known(base: sqlite3.Connection, match: str) -> bool:
    """Whether there should be such a table."""
    return base.execute("SELECT 1 FROM sums WHERE match = ?", (match,)).fetchone() is not None


def all_known(base: sqlite3.Connection) -> list[str]:
    """The ids of all tables that there should be; none in a file of an edition that kept no sums."""
    if not _columns(base, "sums"):
        return []
    return [match for (match,) in base.execute("SELECT match FROM sums ORDER BY match").fetchall()]


def all_damaged(base: sqlite3.Connection) -> list[str]:
    """The ids of all tables whose rows are not those that were written."""
    return [match for match in all_known(base) if not agrees(base, match)]


def _count(base: sqlite3.Connection, match: str) -> int:
    total: int | None = 0
    for cells in _rows(base, match):
        total = with_row(total, *cells)
    assert total is not None
    return total


def _rows(base: sqlite3.Connection, match: str) -> Iterator[tuple[Any, ...]]:
    for table, column in MATCH.items():
        names = ", ".join(_columns(base, table))
        for cells in base.execute(f"SELECT {names} FROM {table} WHERE {column} = ?", (match,)):
            yield (table, *cells)


def _columns(base: sqlite3.Connection, table: str) -> list[str]:
    names = [row[1] for row in base.execute(f"PRAGMA table_info({table})")]
    return [name for name in names if name not in NOT_SUMMED]
