"""Room for tables: how many a visitor may have, and which make room when a database has enough of them.

With a table is kept who set it, as a hash made with a key that lies in the same database: enough to count by, also
after a restart. A table is unplayed until a person answers in it.

The functions that take a connection run on the database's thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from ..table.words import counted
from .errors import TooMany
from .limits import Limits

DAY: Final = 86_400.0

KEEP_OPEN: Final = 120 * DAY
"""Seconds after its last change when an unfinished match is deleted; its links then say so."""
KEEP_OVER: Final = 365 * DAY
"""The same for a match that is over."""
KEEP_UNPLAYED: Final = 30 * DAY
"""The same for a match, over or not, in which nobody has answered."""
INVITED: Final = 7 * DAY
"""Seconds that an unplayed table keeps while there is room: its invitation is on its way to a friend."""
FEW: Final = 5
"""Tables that a visitor has without taking anybody's room."""

KEEP_WHY: Final = 100_000
"""Links of deleted tables that still say why."""
AT_ONCE: Final = 50
"""Tables that `delete_old` deletes at most, so that nobody's answer waits for long."""

WHY: Final = {
    "left": "nobody had touched this table for months, so it was cleared away; set a new one",
    "unplayed": "nobody had answered at this table for a month, so it was cleared away; set a new one",
    "own": "whoever set this table had set many others since, and nobody had answered at it, so it made room; "
    "set a new one",
    "room": "this server was full, and nobody had answered at this table, so it made room; set a new one",
    "crowd": "this server was full, and whoever set this table had more tables than anybody else; this one had been "
    "left longest, so it made room; set a new one",
}
"""What the links of a deleted table say."""


class Opening(Struct, frozen=True):
    """A table that somebody wants to set."""

    visitor: str
    """As `kept_as` says it."""
    own: bool
    """With content of his own."""


def kept_as(base: sqlite3.Connection, visitor: str) -> str:
    """What is kept of who a visitor is."""
    (key,) = base.execute("SELECT value FROM secrets WHERE name = 'visitors'").fetchone()
    return blake2b(visitor.encode(), key=key, digest_size=12).hexdigest()


def owner_of(base: sqlite3.Connection, match: str) -> str:
    """Who set a table; empty where it is gone."""
    row = base.execute("SELECT visitor FROM matches WHERE id = ?", (match,)).fetchone()
    return row[0] if row else ""


def count_open(base: sqlite3.Connection) -> int:
    """How many matches are not over."""
    count: int = base.execute("SELECT count(*) FROM matches WHERE ending IS NULL").fetchone()[0]
    return count


def _making(base: sqlite3.Connection, opening: Opening, limits: Limits, now: float) -> tuple[str, str] | None:
    """The table that has to go before another is set, and why; None where there is room. Nothing is changed.

    `TooMany` where the visitor has enough, or as many as anybody else when all is full.
    """
    his, unplayed, own = base.execute(
        "SELECT count(*), count(*) - total(played), total(own) FROM matches WHERE ending IS NULL AND visitor = ?",
        (opening.visitor,),
    ).fetchone()
    if opening.own and own >= limits.visitor_own:
        raise TooMany(
            f"{counted(limits.visitor_own, 'table')} with content of their own were set from your address and are not "
            "over; finish one first, or set one without"
        )
    if his >= limits.visitor_tables:
        if unplayed:
            return _left_longest(base, "AND NOT played AND visitor = ?", opening.visitor), "own"
        raise TooMany(f"{his:,} tables were set from your address and are not over; finish one first")
    if count_open(base) < limits.tables:
        return None
    for match, why in _in_order(base, his, now):
        if match:
            return match, why
    raise TooMany(
        f"{limits.tables:,} tables are open here, which is all that fit, and nobody has more of them than you; "
        "finish one first"
    )


def _in_order(base: sqlite3.Connection, his: int, now: float) -> Iterator[tuple[str, str]]:
    """Tables that may go when all is full, and why, the first one first; each is looked for when it is asked for.

    `his`: how many the visitor has who wants to set another.
    """
    host, invitations = _most(base, "AND NOT played")
    if invitations > FEW:
        yield _left_longest(base, "AND NOT played AND visitor = ?", host), "room"
    yield _left_longest(base, "AND NOT played AND touched < ?", now - INVITED), "room"
    visitor, count = _most(base)
    if count > max(FEW, his):
        yield _left_longest(base, "AND visitor = ?", visitor), "crowd"
    yield _left_longest(base, "AND NOT played AND visitor = ?", host), "room"
    if count > his:
        yield _left_longest(base, "AND visitor = ?", visitor), "crowd"


def _most(base: sqlite3.Connection, which: str = "") -> tuple[str, int]:
    """Who has the most unfinished tables of those, and how many; of several who have, the one who left one longest."""
    found = base.execute(
        f"SELECT visitor, count(*) FROM matches WHERE ending IS NULL {which}"
        " GROUP BY visitor ORDER BY count(*) DESC, min(touched) LIMIT 1"
    ).fetchone()
    return found or ("", 0)


def _left_longest(base: sqlite3.Connection, which: str, given: object) -> str:
    """The unfinished table of those that was touched longest ago; empty where there is none."""
    query = f"SELECT id FROM matches WHERE ending IS NULL {which} ORDER BY touched LIMIT 1"
    found = base.execute(query, (given,)).fetchone()
    return found[0] if found else ""


def make(base: sqlite3.Connection, opening: Opening, limits: Limits, now: float) -> list[str]:
    """Make room for another table, where that is needed: the ids of those that are gone now. `TooMany`."""
    found = _making(base, opening, limits, now)
    gone = [found] if found else []
    (over,) = base.execute(
        "SELECT count(*) FROM matches WHERE ending IS NOT NULL AND visitor = ?", (opening.visitor,)
    ).fetchone()
    if over >= limits.visitor_over:
        (oldest,) = base.execute(
            "SELECT id FROM matches WHERE ending IS NOT NULL AND visitor = ? ORDER BY touched LIMIT 1",
            (opening.visitor,),
        ).fetchone()
        gone.append((oldest, "own"))
    for match, why in gone:
        delete(base, match, why)
    return [match for match, _ in gone]


def delete(base: sqlite3.Connection, match: str, why: str) -> None:
    """Delete a table. Its links then tell `why` (of `WHY`)."""
    base.execute("DELETE FROM matches WHERE id = ?", (match,))  # First: nobody has to sum the other rows after that.
    for table in ("tape", "log"):
        base.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
    base.execute("INSERT INTO cleared (token, why) SELECT token, ? FROM links WHERE match = ?", (why, match))
    base.execute("DELETE FROM links WHERE match = ?", (match,))
    base.execute("DELETE FROM cleared WHERE n <= (SELECT max(n) FROM cleared) - ?", (KEEP_WHY,))


def delete_old(base: sqlite3.Connection, now: float) -> list[str]:
    """Delete some tables that were left long ago, `AT_ONCE` at most: their ids."""
    rows = base.execute(
        "SELECT id, 'left' FROM matches WHERE ending IS NULL AND touched < ?"
        " UNION ALL SELECT id, 'left' FROM matches WHERE ending IS NOT NULL AND touched < ?"
        " UNION ALL SELECT id, 'unplayed' FROM matches WHERE ending IS NULL AND NOT played AND touched < ?"
        " UNION ALL SELECT id, 'unplayed' FROM matches WHERE ending IS NOT NULL AND NOT played AND touched < ?",
        (now - KEEP_OPEN, now - KEEP_OVER, now - KEEP_UNPLAYED, now - KEEP_UNPLAYED),
    ).fetchmany(AT_ONCE)
    found = dict(reversed(rows))
    for match, why in found.items():
        delete(base, match, why)
    return list(found)
