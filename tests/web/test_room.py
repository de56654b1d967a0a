"""Which tables make room when a visitor or a server has enough, and that nobody is refused because of strangers."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from orcade.web import create, room, saved_tables, sums
from orcade.web.database import Database
from orcade.web.errors import TooMany
from orcade.web.limits import LAVISH, Limits
from orcade.web.links import links_for
from orcade.web.live_tables import _new_table
from orcade.web.seats import Sitter
from orcade.web.sqlite_files import connect

from .conftest import JSON, QUICK, TestClient, opened, play_on, set_table, sit_down
from .test_database import FIRST_EDITION

NOW = 1e9
HOUR = 3600.0


@pytest.fixture
def base(database: Path) -> Iterator[sqlite3.Connection]:
    Database(database).close()
    with contextlib.closing(connect(database)) as base:
        sums.join(base)
        yield base


def put(base: sqlite3.Connection, who: str, *, played: bool = False, ago: float = HOUR, over: bool = False) -> str:
    """A table that was touched so long ago; its id."""
    from orcade.table.game import game_named

    game = game_named("tusk-draw")
    table = _new_table(game, game.options(), (Sitter("here"), Sitter("link")), b"s" * 32)
    saved_tables.insert(base, table, links_for(table.id, (0,), (1,)), room.kept_as(base, who))
    ending = b"over" if over else None
    row = (NOW - ago, played, ending, table.id)
    base.execute("UPDATE matches SET touched = ?, played = ?, ending = ? WHERE id = ?", row)
    return table.id


def make(base: sqlite3.Connection, who: str, limits: Limits, own: bool = False) -> list[str]:
    return room.make(base, room.Opening(room.kept_as(base, who), own), limits, NOW)


FULL = Limits(tables=12)


def filled(base: sqlite3.Connection, *tables: tuple[str, int, bool, float]) -> dict[str, list[str]]:
    """A full house: by visitor the ids of his tables, of which the first was left longest."""
    return {who: [put(base, who, played=played, ago=ago - at) for at in range(n)] for who, n, played, ago in tables}


def test_there_is_room_until_the_house_is_full(base: sqlite3.Connection) -> None:
    filled(base, ("flood", 11, False, HOUR))
    assert make(base, "flood", FULL) == []
    put(base, "flood")
    assert len(make(base, "flood", FULL)) == 1


def test_the_unplayed_tables_of_who_has_most_make_room_the_oldest_first(base: sqlite3.Connection) -> None:
    tables = filled(base, ("flood", 8, False, HOUR), ("friend", 2, False, 5 * room.DAY), ("player", 2, True, 99 * HOUR))
    assert make(base, "guest", FULL) == tables["flood"][:1]
    assert make(base, "friend", Limits(tables=11)) == tables["flood"][1:2]


def test_an_invitation_stays_good_while_somebody_has_many_tables(base: sqlite3.Connection) -> None:
    tables = filled(base, ("friend", 2, False, 5 * room.DAY), ("crowd", 10, True, HOUR))
    assert make(base, "guest", FULL) == tables["crowd"][:1]
    old = put(base, "other", ago=8 * room.DAY)
    assert make(base, "guest", FULL) == [old], "after a week it makes room before what is played"


def test_in_a_house_of_people_with_few_tables_unplayed_ones_make_room(base: sqlite3.Connection) -> None:
    tables = filled(base, *((f"p{at}", 2, True, HOUR) for at in range(5)), ("friend", 2, False, HOUR))
    assert make(base, "guest", FULL) == tables["friend"][:1]


def test_who_has_few_always_gets_a_table_and_who_has_most_is_asked_to_finish_one(base: sqlite3.Connection) -> None:
    tables = filled(base, *((f"p{at}", 2, True, HOUR + at) for at in range(6)))
    with pytest.raises(TooMany, match="nobody has more of them than you"):
        make(base, "p3", FULL)
    assert make(base, "guest", FULL) == tables["p5"][:1], "the one that was left longest"


def test_a_visitor_has_a_bound_of_his_own(base: sqlite3.Connection) -> None:
    limits = Limits(visitor_tables=3)
    filled(base, ("a", 1, True, HOUR), ("b", 9, True, HOUR))
    waiting = [put(base, "a", ago=HOUR - at) for at in range(2)]
    assert make(base, "a", limits) == waiting[:1]
    base.execute("UPDATE matches SET played = 1")
    put(base, "a", played=True)
    with pytest.raises(TooMany, match="3 tables were set from your address"):
        make(base, "a", limits)
    assert make(base, "c", limits) == []


def test_tables_with_own_content_have_a_bound(base: sqlite3.Connection) -> None:
    limits = Limits(visitor_own=1)
    base.execute("UPDATE matches SET own = 1 WHERE id = ?", (put(base, "a"),))
    with pytest.raises(TooMany, match="1 table with content of their own"):
        make(base, "a", limits, own=True)
    assert make(base, "a", limits) == []
    assert make(base, "b", limits, own=True) == []


def test_of_the_matches_that_are_over_the_oldest_make_room(base: sqlite3.Connection) -> None:
    limits = Limits(visitor_over=2)
    over = [put(base, "a", over=True, played=True, ago=HOUR - at) for at in range(2)]
    assert make(base, "b", limits) == []
    assert make(base, "a", limits) == over[:1]
    assert make(base, "a", limits) == []


def test_what_was_left_goes_a_few_at_a_time(base: sqlite3.Connection) -> None:
    old = [put(base, "a", ago=31 * room.DAY) for _ in range(room.AT_ONCE + 3)]
    over = put(base, "a", ago=31 * room.DAY, over=True)
    kept = [put(base, "a", ago=31 * room.DAY, played=True), put(base, "a", ago=29 * room.DAY)]
    gone = room.delete_old(base, NOW)
    assert len(gone) == room.AT_ONCE
    gone += room.delete_old(base, NOW)
    assert set(gone) == {*old, over}
    assert room.delete_old(base, NOW) == []
    assert sums.all_known(base) == sorted(kept)
    assert sums.all_damaged(base) == []


def test_of_links_that_say_why_only_so_many_are_kept(base: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "KEEP_WHY", 6)
    for match in [put(base, "a") for _ in range(4)]:
        room.delete(base, match, "room")
    assert base.execute("SELECT count(*) FROM cleared").fetchone() == (6,)


def test_opening_is_quick_in_a_full_house(base: sqlite3.Connection) -> None:
    """Measured: 3 ms with 5,000 tables; the bound is for slow and busy machines."""
    base.execute("BEGIN")
    for at in range(5_000):
        put(base, f"p{at % 700}", played=at % 3 > 0, ago=HOUR + at)
    base.execute("COMMIT")
    base.execute("BEGIN")
    begun = time.process_time()
    for at in range(20):
        put(base, f"n{at}")
        assert len(make(base, f"n{at}", Limits())) == 1
    assert (time.process_time() - begun) / 20 < 0.05
    base.execute("COMMIT")


# At the server.


class From:
    """An application that is asked from an address."""

    def __init__(self, app: ASGIApp, address: str) -> None:
        self.app, self.address = app, address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app({**scope, "client": (self.address, 1)}, receive, send)


def test_a_table_that_made_room_says_why(database: Path) -> None:
    with opened(database, Limits(tables=3, openings=(1e6, 100))) as client:
        first, *others = [set_table(client, "here", "link") for _ in range(4)]
        gone = client.get(first, headers=JSON)
        assert gone.status_code == 410
        assert "this server was full" in gone.json()["error"]
        assert client.post(f"{first}/resign", data={"seat": "0"}, headers=JSON).status_code == 410
        assert [client.get(link).status_code for link in others] == [200, 200, 200]
        assert client.post("/new/tusk-draw", data={"seats": "2"}, headers=JSON).status_code == 200


def test_who_is_refused_keeps_his_promise_and_loses_nothing(database: Path) -> None:
    with opened(database, Limits(visitor_tables=1, openings=(1e6, 100))) as client:
        host, guests = sit_down(client, "here", "link")
        play_on(client, host, *guests, most=1)
        promise = client.post("/promise", headers=JSON).json()["promise"]
        form = {"seats": "2", "promise": promise}
        for _ in range(2):
            refused = client.post("/new/tusk-draw", data=form, headers=JSON)
            assert refused.status_code == 429
            assert "finish one first" in refused.json()["error"]
        client.post(f"{host}/resign", data={"seat": "0"}, headers=JSON)
        assert client.post("/new/tusk-draw", data=form, headers=JSON).status_code == 200


def test_visitors_are_counted_after_a_restart_and_not_kept(database: Path) -> None:
    limits = Limits(visitor_tables=2, openings=(1e6, 100))
    for address, status in (("10.9.8.7", 200), ("10.9.8.7", 429), ("10.9.8.6", 200)):
        app = create(database, limits=limits, pace=QUICK, names=["testserver"])
        with TestClient(From(app, address), follow_redirects=False) as client:
            replies = [client.post("/new/tusk-draw", data={"seats": "2", "seat-1": "here"}, headers=JSON) for _ in "ab"]
            assert replies[-1].status_code == status
            for reply in replies:
                if reply.status_code == 200:
                    assert play_on(client, reply.json()["link"], most=1) == 1
    assert b"10.9.8." not in database.read_bytes()


def test_a_rematch_counts_for_who_set_the_first_table(database: Path) -> None:
    with opened(database, LAVISH) as client:
        host, _ = sit_down(client, "here", "link")
        client.post(f"{host}/resign", data={"seat": "0"}, headers=JSON)
        client.post(f"{host}/rematch", headers=JSON)
    with contextlib.closing(connect(database)) as base:
        assert base.execute("SELECT count(*), count(DISTINCT visitor) FROM matches").fetchone() == (2, 1)


def test_only_an_answer_of_a_person_makes_a_table_played(database: Path) -> None:
    with opened(database) as client:
        host, _ = sit_down(client, "here", "link")
        played, more = sit_down(client, "here", "link")
        play_on(client, played, *more, most=1)
        set_table(client, "bot-random", "bot-random")
    with contextlib.closing(connect(database)) as base:
        found = base.execute("SELECT l.token FROM links l JOIN matches m ON m.id = l.match WHERE played").fetchall()
    tokens = {token for (token,) in found}
    assert played[3:] in tokens
    assert host[3:] not in tokens


def test_tables_of_an_earlier_edition_count_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.executescript(FIRST_EDITION)
        for match, first in (("a", None), ("b", b"x")):
            row = (match, "g", 1, b"", b"", b"", 1, first, 0, None, None, 0.0, 0.0)
            base.execute(f"INSERT INTO matches VALUES ({', '.join('?' * 13)})", row)
        base.execute("INSERT INTO links (token, match, role, seats) VALUES ('t', '', 'seat', '1')")
        base.commit()
    Database(path).close()
    with contextlib.closing(connect(path)) as base:
        assert base.execute("SELECT visitor, played FROM matches").fetchall() == [("a", 0), ("b", 1)]
        assert base.execute("SELECT token, why FROM cleared").fetchall() == [("t", "left")]
        assert len(base.execute("SELECT value FROM secrets").fetchone()[0]) == 32
        assert sums.all_damaged(base) == []


def test_idle_tables_leave_the_memory_when_there_are_many(database: Path) -> None:
    app = create(database, limits=Limits(memory=10, openings=(1e6, 100)), pace=QUICK, names=["testserver"])
    with TestClient(app, follow_redirects=False) as client:
        links = [set_table(client, "here", "link") for _ in range(30)]
        assert len(app.state.tables.in_memory()) <= 10
        assert [client.get(f"{link}/state").status_code for link in links] == [200] * 30
        assert len(app.state.tables.in_memory()) <= 10
        assert len(app.state.tables._by_token) <= 30


def test_who_watches_a_table_that_makes_room_is_told(database: Path) -> None:
    app = create(database, limits=Limits(tables=1, openings=(1e6, 100)), pace=QUICK, names=["testserver"])
    with TestClient(app, follow_redirects=False) as client:
        host = set_table(client, "here", "link")
        (live,) = app.state.tables.in_memory()
        rung: list[int] = []
        live.watch(live.links[host[3:]], 1.0, lambda: rung.append(1))
        set_table(client, "here", "link")
        assert rung
        assert live.gone
        assert client.get(f"{host}/events", headers=JSON).status_code == 410
