"""A database that is not ours, read-only, locked, full or gone: said clearly, and nothing is lost."""

from __future__ import annotations

import contextlib
import os
import socket
import sqlite3
from pathlib import Path

import pytest

from orcade.web import create
from orcade.web.database import Database
from orcade.web.errors import DatabaseProblem
from orcade.web.schema import APPLICATION, SCHEMA_VERSION
from orcade.web.serve import CannotServe, listen, serve

from .conftest import JSON, TestClient, opened, say, set_table, sit_down, state

FIRST_EDITION = f"""
CREATE TABLE matches (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options BLOB NOT NULL, seed BLOB NOT NULL,
  sitters BLOB NOT NULL, version INTEGER NOT NULL, first BLOB, drawn INTEGER NOT NULL, step BLOB, ending BLOB,
  opened REAL NOT NULL, touched REAL NOT NULL
);
CREATE INDEX matches_touched ON matches (touched);
CREATE TABLE tape (
  match TEXT NOT NULL, at INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (match, at)
) WITHOUT ROWID;
CREATE TABLE log (
  match TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE links (
  token TEXT PRIMARY KEY, match TEXT NOT NULL, role TEXT NOT NULL, seats TEXT NOT NULL, next TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX links_match ON links (match);
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = 1;
"""


def test_a_file_that_is_no_database_is_left_alone(database: Path) -> None:
    database.write_bytes(b"Dear diary, " * 20)
    with pytest.raises(DatabaseProblem, match="no SQLite database"):
        create(database)
    assert database.read_bytes() == b"Dear diary, " * 20


def test_another_programs_database_is_left_alone(database: Path) -> None:
    base = sqlite3.connect(database)
    base.execute("CREATE TABLE recipes (name TEXT)")
    base.commit()
    base.close()
    before = database.read_bytes()
    with pytest.raises(DatabaseProblem, match="another program's"):
        create(database)
    assert database.read_bytes() == before


def test_a_later_edition_is_left_alone(database: Path) -> None:
    Database(database).close()
    base = sqlite3.connect(database)
    base.execute("PRAGMA user_version = 99")
    base.commit()
    base.close()
    with pytest.raises(DatabaseProblem, match="edition"):
        create(database)


def test_an_earlier_edition_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its tables and columns are then those of a new file."""

    def columns(path: Path) -> set[tuple[str, ...]]:
        with contextlib.closing(sqlite3.connect(path)) as base:
            assert base.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
            names = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE sql IS NOT NULL")]
            return {(name,) for name in names} | {
                (name, *column[1:]) for name in names for column in base.execute(f"PRAGMA table_xinfo({name})")
            }

    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    with contextlib.closing(sqlite3.connect(old)) as base:
        base.executescript(FIRST_EDITION)
        base.execute("INSERT INTO links (token, match, role, seats) VALUES ('t', 'm', 'seat', '1')")
        base.commit()
    Database(old).close()
    Database(new).close()
    assert columns(old) == columns(new)
    with contextlib.closing(sqlite3.connect(old)) as base:
        assert base.execute("SELECT * FROM links").fetchall() == [("t", "m", "seat", "1", "", "", 1)]


def test_a_folder_or_an_impossible_path(tmp_path: Path) -> None:
    with pytest.raises(DatabaseProblem, match="folder"):
        create(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseProblem):
        create(tmp_path / "file" / "orcade.sqlite3")
    with pytest.raises(DatabaseProblem, match="too long"):
        create(tmp_path / ("x" * 300))
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(DatabaseProblem, match="is no file"):
        create(tmp_path / "pipe")


def test_two_servers_on_one_database(database: Path) -> None:
    first = Database(database)
    with pytest.raises(DatabaseProblem, match="in use by another program"):
        create(database)
    first.close()
    Database(database).close()


def test_a_read_only_database(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Database(database).close()
    before = database.read_bytes()
    # The superuser, who may run these tests, is allowed to write everywhere: the system's answer is given here.
    monkeypatch.setattr(os, "access", lambda path, mode: not mode & os.W_OK)
    with pytest.raises(DatabaseProblem, match="read-only"):
        create(database)
    assert database.read_bytes() == before


def test_links_are_for_the_owner_of_the_file_alone(database: Path) -> None:
    Database(database).close()
    assert os.stat(database).st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("fault", "repair"),
    [
        ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
        ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"),
    ],
    ids=["read-only", "full"],
)
def test_trouble_in_play_loses_nothing(database: Path, fault: str, repair: str) -> None:
    with opened(database) as client:
        host, (guest,) = sit_down(client, "here", "link", **{"name-0": "x" * 40})
        seen = state(client, host)
        pragma(client, fault)
        statuses = {say(client, host, seen).status_code for _ in range(3)}
        if fault.startswith("PRAGMA max"):
            for _ in range(200):  # A page of the file may still have room for some moves.
                refused = client.post(
                    "/new/tusk-draw", data={"seats": "2", "seat-0": "here", "name-0": "y" * 40}, headers=JSON
                )
                if refused.status_code == 503:
                    break
            assert refused.status_code == 503
            assert "nothing is lost" in refused.json()["error"]
        else:
            assert statuses == {503}
            assert state(client, host) == seen, "nobody sees what was not stored"
            assert "503" in client.post(f"{host}/resign", headers={"Accept": "text/html"}).text
        pragma(client, repair)
        now = state(client, host)
        link = host if now["scene"]["question"] else guest
        assert say(client, link, state(client, link)).status_code == 200


def pragma(client: TestClient, words: str) -> None:
    """Change how the server's own connection behaves, as a disk or an administrator might."""
    tables = client.app.state.tables  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(tables.database.read, lambda base: base.execute(words).fetchall())


def test_a_broken_rule_breaks_no_table(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in a game's code is told without its details, and the table stays as it was."""
    with opened(database) as client:
        quiet = TestClient(client.app, raise_server_exceptions=False, follow_redirects=False)
        host, (guest,) = sit_down(client, "here", "link")
        quiet.cookies = client.cookies
        say(client, host, state(client, host))
        seen = state(client, guest)
        live = next(iter(client.app.state.tables._tables.values()))  # type: ignore[attr-defined]
        monkeypatch.setattr(type(live.state), "_moved", lambda *given: 1 / 0)
        broken = say(quiet, guest, seen)
        assert broken.status_code == 500
        assert "ZeroDivision" not in broken.text
        assert "default-src 'none'" in broken.headers["content-security-policy"]
        monkeypatch.undo()
        assert state(client, guest) == seen
        assert say(client, guest, seen).status_code == 200


def test_small_replies_do_not_wait_for_larger_ones() -> None:
    """asyncio turns TCP_NODELAY on for sockets that say that they are TCP."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_a_port_in_use(database: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"port {port} of 127.0.0.1 is in use"):
            serve("127.0.0.1", port, database, False)
    assert not database.exists()


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 0), ("127.0.0.1", 99999), ("203.0.113.7", 0)])
def test_an_address_that_cannot_be_had(host: str, port: int) -> None:
    with pytest.raises(CannotServe):
        listen(host, port)


def test_health(database: Path) -> None:
    with opened(database) as client:
        assert client.get("/healthz").text == "ok\n"
        set_table(client, "here", "link")
