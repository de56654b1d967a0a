"""What has been acknowledged survives: kill -9 at any moment, restart, other rules."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

import orcade
from orcade.table.entries import CameBack, TookBack, WentAway
from orcade.table.game import Game, game_named
from orcade.table.requests import OPEN
from orcade.web import room, saved_tables, sums
from orcade.web.database import Database
from orcade.web.links import links_for
from orcade.web.seats import Sitter
from orcade.web.sqlite_files import connect
from orcade.web.table_state import TableState, standing

from .conftest import JSON, Listener, Server, opened, play_on, say, set_table, sit_down, state, until


def shown(client: httpx.Client, link: str) -> Any:
    """What a page shows, but for who is present."""
    seen = state(client, link)
    for player in seen["players"]:
        del player["online"]
    return seen


def test_kill_in_the_middle_and_go_on(served: Callable[[], Server]) -> None:
    first = served()
    host, (guest,) = sit_down(first.client, "here", "link", **{"name-0": "Ann"})
    play_on(first.client, host, guest, most=3)
    before = [shown(first.client, link) for link in (host, guest)]
    first.kill()
    second = served()
    assert [shown(second.client, link) for link in (host, guest)] == before
    assert client_undo(second.client, host, guest) == 200, "what could be taken back still can"
    play_on(second.client, host, guest)
    orcade.verify(orcade.load(second.client.get(f"{host}/record.json").content))


def client_undo(client: httpx.Client, *links: str) -> int:
    for link in links:
        if state(client, link)["undo"] is not None:
            return client.post(f"{link}/undo", headers=JSON).status_code
    return 0


def test_nothing_acknowledged_is_lost_however_the_server_dies(served: Callable[[], Server]) -> None:
    """Kill at the very moment of the acknowledgement, again and again."""
    server = served()
    host, (guest,) = sit_down(server.client, "here", "link", **{"option-hand": "4"})
    for _ in range(2):
        link = host if state(server.client, host)["scene"]["question"] else guest
        answer = say(server.client, link, state(server.client, link))
        server.kill()
        assert answer.status_code == 200
        server = served()
        assert state(server.client, host)["version"] >= answer.json()["version"]
        assert state(server.client, host)["moves"] > 0
    play_on(server.client, host, guest)
    orcade.verify(orcade.load(server.client.get(f"{host}/record.json").content))


def test_a_page_comes_back_to_the_restarted_server(served: Callable[[], Server]) -> None:
    first = served()
    host, (guest,) = sit_down(first.client, "here", "link")
    page = Listener(first.client, guest)
    before = page.next()
    say(first.client, host, state(first.client, host))
    seen = page.until(before["version"] + 1)
    first.kill()
    second = served()
    again = Listener(second.client, guest)
    assert again.next()["version"] == seen["version"]
    assert say(second.client, guest, state(second.client, guest)).status_code == 200
    assert again.until(seen["version"] + 1)["version"] == seen["version"] + 1


def test_bots_go_on_after_a_restart(database: Path) -> None:
    with opened(database) as client:
        host = set_table(client, "here", "bot-random")
        assert say(client, host, state(client, host)).status_code == 200
        moves = state(client, host)["moves"]
    with opened(database) as client:
        asked = until(client, host, lambda seen: seen["scene"]["question"] is not None)
        assert asked["moves"] >= max(moves, 2)


def test_a_table_that_waits_for_players_waits_on(database: Path) -> None:
    with opened(database) as client:
        host = set_table(client, "here", "link")
        guest = state(client, host)["links"][0]["path"]
        promised = state(client, host)["commitment"]
    with opened(database) as client:
        assert "Waiting for players" in client.get(host).text
        client.post(f"{guest}/join", data={"name": "Bea"}, headers=JSON)
        assert state(client, host)["started"]
        assert state(client, host)["commitment"] == promised


def test_resigned_and_rematched_tables_come_back(database: Path) -> None:
    with opened(database) as client:
        host, (guest,) = sit_down(client, "here", "link")
        client.post(f"{guest}/resign", headers=JSON)
        client.post(f"{host}/rematch", headers=JSON)
        before = shown(client, host)
    with opened(database) as client:
        assert shown(client, host) == before
        assert client.get(before["rematch"]).status_code == 200
        assert client.get(f"{host}/record.json").status_code == 200


# The database by itself.


def table_of(game: Game, seats: int = 2) -> TableState:
    sitters = tuple(Sitter("here", nonce=bytes([seat]) * 16) for seat in range(seats))
    return TableState(id="table", game=game, options=game.options(), seed=b"s" * 32, sitters=sitters).begun()


def answered(table: TableState, choice: int = 0) -> TableState:
    match = table.playing()
    ask = match.asks[0]
    return table.answer(ask.seat, ask.options[choice].notation(match.view(ask.seat)), table.version)


def put_on_disk(path: Path, *tables: TableState) -> None:
    """Store a table as it was first, and every step to the last."""

    async def steps() -> None:
        database = Database(path)
        first = tables[0]
        links = links_for(first.id, (0,), (1,))
        await database.write(lambda base: saved_tables.insert(base, first, links))
        for before, after in pairwise(tables):
            await database.write(partial(put, before, after))
        database.close()

    asyncio.run(steps())


def put(before: TableState, after: TableState, base: sqlite3.Connection) -> None:
    saved_tables.save(base, before, after)


def from_disk(database: Path) -> TableState:
    base = connect(database)
    try:
        return saved_tables.rebuild(saved_tables.load(base, "table"))
    finally:
        base.close()


@pytest.mark.parametrize("name", ["tusk-draw", "pit-fighting", "masters-fight"])
def test_every_table_comes_back_as_it_was(database: Path, name: str) -> None:
    """Stored step by step, undo among the steps, a table is rebuilt with the same state, tape, log and questions."""
    tables = [table_of(game_named(name))]
    for step in range(25):
        last = tables[-1]
        if last.ending is not None:
            break
        tables.append(answered(last, step % len(last.playing().asks[0].options)))
        if step % 3 == 0:
            undoable = [seat for seat in range(2) if tables[-1].playing().can_undo(seat)]
            tables += [tables[-1].undo(seat) for seat in undoable[:1]]
    put_on_disk(database, *tables)
    last, found = tables[-1], from_disk(database)
    assert found.match is not None
    assert last.match is not None
    assert (found.version, found.tape, found.log) == (last.version, last.tape, last.log)
    assert found.match.state == last.match.state
    assert found.match.asks == last.match.asks
    assert found.match.step == last.match.step
    assert [found.match.can_undo(seat) for seat in range(2)] == [last.match.can_undo(seat) for seat in range(2)]


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rules of Tusk Draw that turn the pile over before dealing: the same tape leads to another state."""
    game = game_named("tusk-draw")

    def turned(state: Any) -> Any:
        if not state.hands[0]:
            state.deck.reverse()
        yield from game.step(state)

    saved_tables.known.cache_clear()
    monkeypatch.setattr(saved_tables, "game_named", lambda name: dataclasses.replace(game, step=turned))
    yield
    saved_tables.known.cache_clear()


def played(answers: int) -> list[TableState]:
    tables = [table_of(game_named("tusk-draw"))]
    while len(tables) <= answers and tables[-1].ending is None:
        tables.append(answered(tables[-1]))
    return tables


def test_under_other_rules_a_match_goes_on_from_its_last_step(database: Path, other_rules: None) -> None:
    """The log of what has been is kept, the dice go on where they were, and the new table is a new version."""
    tables = played(3)
    put_on_disk(database, *tables)
    old, found = tables[-1], from_disk(database)
    assert found.match is not None
    assert old.match is not None
    assert found.version == old.version + 1
    assert found.match.state == old.match.state
    assert found.match.asks == old.match.asks
    kept = [line.texts for line in found.log if "rules have been corrected" not in line.text(OPEN)]
    assert [line.texts for line in old.log] == kept
    assert found.match.drawn_before == old.match.step[2]
    while found.ending is None:
        found = answered(found)
    orcade.verify(found.record())


def test_a_newer_version_of_the_rules_breaks_no_seal(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they play the same: the seal is over those by which the match began, and so is the record."""
    tables = played(3)
    put_on_disk(database, *tables)
    newer = dataclasses.replace(tables[-1].game, version=tables[-1].game.version + 1)
    monkeypatch.setattr(saved_tables, "game_named", lambda name: newer)
    saved_tables.known.cache_clear()
    found = from_disk(database)
    saved_tables.known.cache_clear()
    assert found.game.version > tables[-1].game.version
    assert found.sealed.seal == found.seal == tables[-1].seal
    while found.ending is None:
        found = answered(found)
    assert found.record().seal == found.seal
    orcade.verify(found.record())


def test_under_other_rules_a_finished_match_stays_as_it_was(database: Path, other_rules: None) -> None:
    tables = played(100)
    put_on_disk(database, *tables)
    old, found = tables[-1], from_disk(database)
    assert old.ending is not None
    assert found.ending == old.ending
    assert found.version == old.version, "nothing is to be written"
    assert [line.texts for line in found.log][: len(old.log)] == [line.texts for line in old.log]


def test_what_has_long_been_left_is_cleared_away(database: Path) -> None:
    with opened(database) as client:
        host, (guest,) = sit_down(client, "here", "link")
        kept, _ = sit_down(client, "here", "link")
    base = sqlite3.connect(database)
    sums.join(base)
    base.execute(
        "UPDATE matches SET touched = touched - ? WHERE id = (SELECT match FROM links WHERE token = ?)",
        (room.KEEP_OPEN + 1, host[3:]),
    )
    base.commit()
    assert len(room.delete_old(base, time.time())) == 1
    base.commit()
    base.close()
    with opened(database) as client:
        for link in (host, guest):
            gone = client.get(link)
            assert gone.status_code == 410
            assert "cleared away" in gone.text
        assert client.get(kept).status_code == 200


def without_seal(database: Path) -> None:
    """The table as an edition without seals has stored it."""
    base = connect(database)
    sums.join(base)
    base.execute("DELETE FROM tape WHERE at = 0")
    base.execute("UPDATE tape SET at = at - 1")
    base.close()


def test_a_match_from_before_there_were_seals_goes_on_without(database: Path) -> None:
    tables = played(2)
    put_on_disk(database, *tables)
    without_seal(database)
    found = from_disk(database)
    assert found.seal == ""
    assert found.tape == tables[-1].tape
    after = answered(found)
    undoable = [seat for seat in range(2) if after.playing().can_undo(seat)]
    after = after.undo(undoable[0]) if undoable else after
    while after.ending is None:
        after = answered(after)
    assert after.closing == ""
    record = after.record()
    assert (record.orcade, record.seal) == (1, "")
    orcade.verify(orcade.load(record.dump()))


def test_everything_that_happened_comes_back_from_the_disk(database: Path) -> None:
    """Also what was taken back, and who left and was back."""
    first = answered(table_of(game_named("tusk-draw")))
    seat = next(seat for seat in range(2) if first.playing().can_undo(seat))
    steps = [table_of(game_named("tusk-draw")), first, first.undo(seat), first.undo(seat).leave(1)]
    steps.append(steps[-1].come_back(1))
    while steps[-1].ending is None:
        steps.append(answered(steps[-1]))
    put_on_disk(database, *steps)
    found, last = from_disk(database), steps[-1]
    assert found.course == last.course
    assert found.tape == last.tape == standing(last.course)
    assert (found.seal, found.closing) == (steps[0].seal, last.closing)
    record = found.record()
    assert [type(entry) for entry in record.tape[2:5]] == [TookBack, WentAway, CameBack]
    for seal in ("", found.seal, found.closing):
        orcade.verify(orcade.load(record.dump()), seal)
