"""A store that is looked after: damage is noticed and told, and strikes one table alone; no answer goes nowhere."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from orcade.table.requests import OPEN, SPECTATOR
from orcade.web import patrol, room, saved_tables, sums
from orcade.web.database import Database
from orcade.web.errors import DatabaseProblem, TooMany
from orcade.web.limits import Limits
from orcade.web.links import Link
from orcade.web.log_entries import NO_UNDO, LogEntry
from orcade.web.sqlite_files import beside, connect

from .conftest import JSON, PATIENCE, opened, play_on, set_table, sit_down, state
from .test_database import pragma


@contextlib.contextmanager
def by_hand(database: Path) -> Iterator[sqlite3.Connection]:
    """The file as somebody finds it who knows nothing of sums and takes what is in the way out of it."""
    with contextlib.closing(connect(database)) as base:
        triggers = base.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            base.execute(f"DROP TRIGGER {name}")
        yield base
        for _, sql in triggers:
            base.execute(sql)


def match_of(base: sqlite3.Connection, link: str) -> str:
    found: str = base.execute("SELECT match FROM links WHERE token = ?", (link[3:],)).fetchone()[0]
    return found


def two_tables(database: Path) -> tuple[str, str]:
    """Two tables with some answers, at one screen each: their links."""
    with opened(database) as client:
        one, other = (set_table(client, "here", "here") for _ in range(2))
        for host in (one, other):
            play_on(client, host, most=2)
    return one, other


DAMAGES = {
    "an answer that is gone": "DELETE FROM tape WHERE match = ? AND at = 1",
    "a line that is gone": "DELETE FROM log WHERE match = ? AND n = 0",
    "a line that says something else": "UPDATE log SET line = (SELECT line FROM log ORDER BY n DESC) WHERE match = ?",
    "a row that is no more": "DELETE FROM matches WHERE id = ?",
    "a version": "UPDATE matches SET version = version + 1 WHERE id = ?",
    "names that cannot be read": "UPDATE matches SET sitters = x'ff00' WHERE id = ?",
    "a text that is none": "UPDATE matches SET game = CAST(x'ff' AS TEXT) WHERE id = ?",
    "a link": "UPDATE links SET seats = '0 1' WHERE match = ?",
    "a sum": "UPDATE sums SET sum = sum + 1 WHERE match = ?",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_table_is_closed_and_the_others_play_on(database: Path, damage: str) -> None:
    one, other = two_tables(database)
    with by_hand(database) as base:
        base.execute(damage, (match_of(base, one),))
    with opened(database) as client:
        for path in (one, f"{one}/state", f"{one}/events", f"{one}/record.json"):
            closed = client.get(path, headers=JSON)
            assert closed.status_code == 410
            assert "damaged" in closed.json()["error"]
        assert client.post(f"{one}/resign", headers=JSON).status_code == 410
        assert "This table is closed" in client.get(one).text
        assert client.get("/").status_code == 200
        assert client.get(f"{other}/state").status_code == 200
        assert play_on(client, other, most=1) == 1


@pytest.mark.parametrize(
    "damage", ["ending = x'c1'", "ending = 'won'", "sitters = 'Ann'", "touched = 'long ago'", "touched = 9e999"]
)
def test_the_lobby_stands_a_damaged_ending(database: Path, damage: str) -> None:
    with opened(database) as client:
        host, (guest,) = sit_down(client, "here", "link")
        client.post(f"{guest}/resign", headers=JSON)
    with by_hand(database) as base:
        base.execute(f"UPDATE matches SET {damage}")
    with opened(database) as client:
        assert client.get("/").status_code == 200
        assert client.get(host).status_code == (200 if damage.startswith("touched") else 410)


@pytest.mark.parametrize("damage", ["UPDATE links SET seats = ''", "UPDATE cleared SET why = '?'"])
def test_a_link_whose_own_row_is_damaged_says_so(database: Path, damage: str) -> None:
    with opened(database) as client:
        host = set_table(client, "here", "link")
        invited = state(client, host)["links"][0]["path"]
    with by_hand(database) as base:
        base.execute("INSERT INTO cleared (token, why) VALUES (?, 'room')", ("A" * 22,))
        base.execute(damage)
    with opened(database) as client:
        damaged = invited if "links" in damage else f"/t/{'A' * 22}"
        assert client.get(damaged).status_code == 410


@pytest.mark.parametrize("damage", ["SET value = 'text'", "SET value = x''", "SET name = 'other'"])
def test_a_damaged_key_for_visitors_is_made_anew(database: Path, damage: str) -> None:
    two_tables(database)
    with by_hand(database) as base:
        base.execute(f"UPDATE secrets {damage}")
    with opened(database) as client:
        set_table(client, "here", "link")


def test_a_row_that_cannot_be_restored_closes_its_table(database: Path) -> None:
    """Also where the sum is right, as in a file that was damaged before there were sums."""
    one, other = two_tables(database)
    with contextlib.closing(connect(database)) as base:
        sums.join(base)
        step = saved_tables.pack((0, b"no state", 0))
        base.execute("UPDATE matches SET first = x'c1', step = ? WHERE id = ?", (step, match_of(base, one)))
    with opened(database) as client:
        assert client.get(one).status_code == 410
        assert client.get(other).status_code == 200


def test_every_way_to_write_keeps_the_sum(database: Path) -> None:
    with opened(database) as client:
        host, (guest,) = sit_down(client, "here", "link", **{"name-0": "Ann"})
        play_on(client, host, guest, most=3)
        for link in (host, guest):
            client.post(f"{link}/undo", headers=JSON)
        client.post(f"{guest}/leave", headers=JSON)
        client.post(f"{guest}/return", headers=JSON)
        client.post(f"{guest}/resign", headers=JSON)
        client.post(f"{host}/rematch", headers=JSON)
        sit_down(client, "here", "bot-random")
        set_table(client, "here", "link")
    with contextlib.closing(connect(database)) as base:
        assert len(sums.all_known(base)) == 4
        assert sums.all_damaged(base) == []
        sums.join(base)
        base.execute("UPDATE matches SET touched = 0")
        assert len(room.delete_old(base, room.KEEP_OVER * 2)) == 4
        assert sums.all_known(base) == []


# The file as a whole.


def spoil(database: Path, wish: Callable[[int, int], bool]) -> int:
    """Overwrite pages of the file that are as wished by number, of so many; how many."""
    with contextlib.closing(connect(database)) as base:
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = base.execute("PRAGMA page_size").fetchone()
        (count,) = base.execute("PRAGMA page_count").fetchone()
    spoilt = [page for page in range(count) if wish(page, count)]
    with database.open("r+b") as file:
        for page in spoilt:
            file.seek(page * size)
            file.write(b"\xaa" * size)
    return len(spoilt)


def test_what_is_whole_is_saved_from_a_damaged_file(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with opened(database) as client:
        tables = [set_table(client, "here", "here") for _ in range(20)]
        for host in tables:
            play_on(client, host, most=2)
    with contextlib.closing(connect(database)) as base:
        leaves = base.execute(
            "SELECT pageno FROM dbstat WHERE name = 'log' AND pagetype = 'leaf' ORDER BY pageno"
        ).fetchall()
    page = leaves[len(leaves) // 2][0]
    assert spoil(database, lambda each, count: each == page - 1) == 1
    before = database.read_bytes()
    with opened(database) as client:
        statuses = [client.get(host).status_code for host in tables]
        assert set(statuses) == {200, 410}
        assert statuses.count(200) >= 5, "only what the page held is lost"
        for host, status in zip(tables, statuses):
            if status == 200:
                assert play_on(client, host, most=1) == 1
        assert client.get("/healthz").status_code == 200
    kept = list(database.parent.glob("*-damaged-*"))
    assert [file.read_bytes() for file in kept] == [before], "the damaged file is kept as it was"
    assert len([line for line in caplog.records if "was damaged" in line.message]) == 1
    caplog.clear()
    with opened(database) as client:
        assert [client.get(host).status_code for host in tables] == statuses
    assert not [line for line in caplog.records if "was damaged" in line.message]


def test_a_damaged_index_loses_nothing(database: Path) -> None:
    one, other = two_tables(database)
    with contextlib.closing(connect(database)) as base:
        (page,) = base.execute("SELECT rootpage FROM sqlite_master WHERE name = 'links_match'").fetchone()
    spoil(database, lambda each, count: each == page - 1)
    with opened(database) as client:
        assert [client.get(link).status_code for link in (one, other)] == [200, 200]


def test_a_file_without_its_beginning_is_refused_in_words(database: Path) -> None:
    two_tables(database)
    with contextlib.closing(connect(database)) as base:
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with database.open("r+b") as file:
        file.seek(16)
        file.write(b"\xaa" * 4000)
    before = database.read_bytes()
    with pytest.raises(DatabaseProblem, match="backup"):
        Database(database)
    assert database.read_bytes() == before


def deleted(database: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        beside(database, ending).unlink()


def replaced(database: Path) -> None:
    shutil.copy(database, beside(database, "-other"))
    os.replace(beside(database, "-other"), database)


def without_its_log(database: Path) -> None:
    beside(database, "-wal").unlink()


@pytest.mark.parametrize("fault", [deleted, replaced, without_its_log])
def test_a_file_that_goes_away_is_noticed_before_the_next_answer(
    database: Path, fault: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    with opened(database) as client:
        host = set_table(client, "here", "here")
        play_on(client, host, most=2)
        assert client.get("/healthz").text == "ok\n"
        seen = state(client, host)
        fault(database)
        for _ in range(3):
            refused = client.post(f"{host}/resign", data={"seat": "0"}, headers=JSON)
            assert refused.status_code == 503
            assert "deleted, replaced or cut short" in refused.json()["error"]
        assert state(client, host) == seen
    (told,) = [record for record in caplog.records if record.levelname == "CRITICAL"]
    (rescued,) = database.parent.glob("*-rescued-*")
    assert str(rescued) in told.message
    assert rescued.stat().st_mode & 0o077 == 0
    for ending in ("", "-wal", "-shm"):
        beside(database, ending).unlink(missing_ok=True)
    os.rename(rescued, database)
    with opened(database) as client:
        again = state(client, host)
        assert again["version"] == seen["version"]
        assert play_on(client, host, most=1) == 1


@pytest.mark.parametrize("left", [0, 4096])
def test_a_file_that_is_cut_short_is_noticed_before_the_next_answer(
    database: Path, left: int, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(database) as client:
        host = set_table(client, "here", "here")
        play_on(client, host, most=2)
        pragma(client, "PRAGMA wal_checkpoint(TRUNCATE)")
        assert client.get("/healthz").text == "ok\n"
        play_on(client, host, most=1)
        seen = state(client, host)
        os.truncate(database, left)
        refused = client.post(f"{host}/resign", data={"seat": "0"}, headers=JSON)
        assert refused.status_code == 503
        assert "cut short" in refused.json()["error"]
        assert state(client, host) == seen
    (told,) = [record for record in caplog.records if record.levelname == "CRITICAL"]
    assert "cut short" in told.message


def test_a_file_that_went_away_is_saved_at_the_end(database: Path) -> None:
    with opened(database) as client:
        host = set_table(client, "here", "here")
        deleted(database)
    (rescued,) = database.parent.glob("*-rescued-*")
    with contextlib.closing(connect(rescued)) as base:
        assert saved_tables.find_link(base, host[3:]).role == "host"


def test_a_file_that_comes_back_is_used_again(database: Path) -> None:
    away = beside(database, "-away")
    with opened(database) as client:
        host = set_table(client, "here", "here")
        os.rename(database, away)
        assert client.post(f"{host}/resign", data={"seat": "0"}, headers=JSON).status_code == 503
        os.rename(away, database)
        assert play_on(client, host, most=1) == 1
        play_on(client, host)


def test_health_tells_the_truth(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(database) as client:
        tables = client.app.state.tables  # type: ignore[attr-defined]

        def health() -> int:
            monkeypatch.setattr(tables.database, "_fine_until", 0.0)
            return int(client.get("/healthz").status_code)

        assert health() == 200
        pragma(client, "PRAGMA query_only = ON")
        assert health() == 503
        pragma(client, "PRAGMA query_only = OFF")
        assert health() == 200
        os.rename(database, beside(database, "-away"))
        assert health() == 503
        assert "deleted, replaced or cut short" in client.get("/healthz", headers=JSON).json()["error"]


def test_health_writes_to_the_disk(database: Path) -> None:
    with opened(database) as client:
        before = beside(database, "-wal").stat()
        assert client.get("/healthz").text == "ok\n"
        assert beside(database, "-wal").stat().st_mtime_ns > before.st_mtime_ns


def test_no_query_of_a_new_table_looks_at_every_match(database: Path) -> None:
    Database(database).close()
    asked: list[str] = []
    with contextlib.closing(connect(database)) as base:
        base.set_trace_callback(asked.append)
        room.count_open(base)
        saved_tables.recent(base, 0, 6)
        room.delete_old(base, 0)
        with contextlib.suppress(TooMany):
            room.make(base, room.Opening(room.kept_as(base, "a"), False), Limits(tables=0), 0)
        base.set_trace_callback(None)
        plans = [row[3] for query in asked for row in base.execute(f"EXPLAIN QUERY PLAN {query}")]
    assert plans
    for plan in plans:
        assert not plan.startswith("SCAN matches") or "INDEX matches_open" in plan or "INDEX matches_over" in plan


def test_the_file_of_an_earlier_edition_is_kept(database: Path) -> None:
    from .test_database import FIRST_EDITION

    with contextlib.closing(sqlite3.connect(database)) as base:
        base.executescript(FIRST_EDITION)
    Database(database).close()
    Database(database).close()
    with contextlib.closing(sqlite3.connect(beside(database, "-edition-1"))) as base:
        assert base.execute("PRAGMA user_version").fetchone() == (1,)


def test_a_token_leads_to_its_own_table(database: Path) -> None:
    """A damaged link that leads to another table opens neither: the sum of that one is wrong, too."""
    one, other = two_tables(database)
    with by_hand(database) as base:
        base.execute("UPDATE links SET match = ? WHERE token = ?", (match_of(base, other), one[3:]))
    with opened(database) as client:
        assert client.get(one).status_code == 410
    with contextlib.closing(connect(database)) as base:
        assert isinstance(saved_tables.find_link(base, one[3:]), Link)
        assert len(sums.all_damaged(base)) == 2


def test_tables_are_looked_through_while_they_are_played(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = two_tables(database)
    with by_hand(database) as base:
        match = match_of(base, one)
        base.execute("DELETE FROM log WHERE match = ?", (match,))
    monkeypatch.setattr(patrol, "REST", 0.0)
    with opened(database) as client:
        tables = client.app.state.tables  # type: ignore[attr-defined]
        assert play_on(client, other, most=1) == 1
        limit = time.monotonic() + PATIENCE
        while not tables.damaged.ids and time.monotonic() < limit:
            time.sleep(0.01)
        assert tables.damaged.ids == {match}
        assert client.get(one).status_code == 410
    assert [match in record.message for record in caplog.records] == [True], "one line"


def test_a_line_that_an_older_edition_saved_is_read() -> None:
    """There, one text for all readers was a list of one."""
    row = msgspec.msgpack.encode([NO_UNDO, 3, ["The crowd howls."], None, 1])
    line = msgspec.msgpack.decode(row, type=LogEntry)
    assert [line.text(eyes) for eyes in (OPEN, SPECTATOR, 0, 4)] == 4 * ["The crowd howls."]
