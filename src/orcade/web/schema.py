"""What our database files hold, edition by edition."""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path

from . import sums
from .errors import DatabaseProblem

APPLICATION = 0x4F524344
"""SQLite's application_id of our files: "ORCD"."""

SCHEMA_VERSION = 5
"""In SQLite's user_version."""

SCHEMA = """
CREATE TABLE matches (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options BLOB NOT NULL, seed BLOB NOT NULL,
  sitters BLOB NOT NULL, version INTEGER NOT NULL, first BLOB, drawn INTEGER NOT NULL, step BLOB, ending BLOB,
  opened REAL NOT NULL, touched REAL NOT NULL, asked TEXT NOT NULL DEFAULT '', visitor TEXT NOT NULL DEFAULT '',
  played INTEGER NOT NULL DEFAULT 0, own INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX matches_open ON matches (visitor, played, touched, own) WHERE ending IS NULL;
CREATE INDEX matches_over ON matches (touched, played) WHERE ending IS NOT NULL;
CREATE INDEX matches_over_of ON matches (visitor, touched) WHERE ending IS NOT NULL;
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
CREATE TABLE sums (match TEXT PRIMARY KEY, sum INTEGER) WITHOUT ROWID;
CREATE TABLE cleared (n INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE, why TEXT NOT NULL);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""

MIGRATIONS = {
    1: """
ALTER TABLE matches ADD COLUMN asked TEXT NOT NULL DEFAULT '';
ALTER TABLE links ADD COLUMN key TEXT NOT NULL DEFAULT '';
ALTER TABLE links ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
CREATE INDEX links_key ON links (key);
""",
    2: """
DROP INDEX matches_touched;
CREATE INDEX matches_open ON matches (touched) WHERE ending IS NULL;
CREATE INDEX matches_over ON matches (touched) WHERE ending IS NOT NULL;
CREATE TABLE sums (match TEXT PRIMARY KEY, sum INTEGER) WITHOUT ROWID;
""",
    # Nobody knows who set the tables that there are: each counts as a visitor's only one.
    3: """
ALTER TABLE matches ADD COLUMN visitor TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN own INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET visitor = id, played = first IS NOT NULL;
DROP INDEX matches_open;
DROP INDEX matches_over;
CREATE INDEX matches_open ON matches (visitor, played, touched, own) WHERE ending IS NULL;
CREATE INDEX matches_over ON matches (touched, played) WHERE ending IS NOT NULL;
CREATE INDEX matches_over_of ON matches (visitor, touched) WHERE ending IS NOT NULL;
CREATE TABLE cleared (n INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE, why TEXT NOT NULL);
INSERT INTO cleared (token, why) SELECT token, 'left' FROM links WHERE match = '';
DELETE FROM links WHERE match = '';
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
""",
    # A line of the log that is the same for all holds a text, and no list of one; those that there are stay readable.
    4: "",
}
"""By schema version: what makes a database of that version one of the next."""


def version_of(base: sqlite3.Connection, path: Path) -> int:
    """The file's schema version, 0 where it is empty; `DatabaseProblem` where this edition cannot read it."""
    (tables,) = base.execute("SELECT count(*) FROM sqlite_master").fetchone()
    (application,) = base.execute("PRAGMA application_id").fetchone()
    (version,) = base.execute("PRAGMA user_version").fetchone()
    if not tables:
        return 0
    if application != APPLICATION:
        raise DatabaseProblem(f"{path} is another program's database; it was left as it is. Name another file")
    if version > SCHEMA_VERSION:
        raise DatabaseProblem(
            f"{path} was written by a later edition of Orcade (its form is {version}; this one reads up to "
            f"{SCHEMA_VERSION}); it was left as it is. Start that edition, or name another file"
        )
    if version != SCHEMA_VERSION and version not in MIGRATIONS:
        raise DatabaseProblem(f"{path} was written by an unknown edition of Orcade ({version}); it was left as it is")
    return int(version)


def bring_up_to_date(base: sqlite3.Connection, version: int) -> None:
    """Make a database of that schema version, 0 for an empty one, one of this edition's: wholly or not at all."""
    base.execute("BEGIN IMMEDIATE")  # Takes the lock, and fails here and not at the first move on a read-only file.
    try:
        if version != SCHEMA_VERSION:
            damaged = sums.all_damaged(base) if version else []
            steps = [MIGRATIONS[each] for each in range(version, SCHEMA_VERSION)] if version else [SCHEMA]
            sums.uninstall(base)
            for statement in ";".join(steps).split(";"):
                base.execute(statement)
            sums.install(base)
            sums.renew(base, damaged)
            base.execute(f"PRAGMA application_id = {APPLICATION}")
        sums.join(base)
        whole = "name = 'visitors' AND typeof(value) = 'blob' AND length(value) = 32"
        if not base.execute(f"SELECT 1 FROM secrets WHERE {whole}").fetchone():
            base.execute("INSERT OR REPLACE INTO secrets VALUES ('visitors', ?)", (secrets.token_bytes(32),))
        base.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        base.execute("COMMIT")
    except BaseException:
        base.execute("ROLLBACK")
        raise
