"""Seats whose players leave for now: a bot plays, the log says so, and they come back when they like."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx

import orcade
from orcade.games.orcwars import GAME
from orcade.table.errors import Refused
from orcade.web import saved_tables
from orcade.web.bot_processes import BotProcesses, Pace
from orcade.web.database import Database
from orcade.web.links import Link
from orcade.web.live_table import LiveTable
from orcade.web.live_tables import LiveTables
from orcade.web.seats import Sitter
from orcade.web.table_state import TableState

from .conftest import (
    JSON,
    LAVISH,
    Server,
    TestClient,
    opened,
    play_on,
    say,
    set_table,
    sit_down,
    state,
    until,
    watch_link,
)


def do(client: httpx.Client, link: str, deed: str, **form: str) -> httpx.Response:
    return client.post(f"{link}/{deed}", data=form, headers=JSON)


def test_a_bot_plays_until_the_player_is_back(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", **{"option-hand": "4"})
    assert do(client, guest, "leave").status_code == 200
    seen = state(client, guest)
    assert seen["log"][-1]["text"] == "Dreg leaves for now; the easy bot plays until Dreg is back."
    player = seen["players"][1]
    assert (player["away"], player["resigned"], player["level"]) == (True, False, "easy")
    assert seen["scene"]["question"] is None, "a bot is asked, not the player"
    assert say(client, host, state(client, host)).status_code == 200
    moved = until(client, host, lambda seen: seen["scene"]["question"] is not None)
    assert moved["moves"] >= 2
    assert do(client, guest, "return").status_code == 200
    seen = state(client, guest)
    assert seen["log"][-1]["text"] == "Dreg is back."
    assert not seen["players"][1]["away"]
    play_on(client, host, guest)
    over = state(client, host)
    assert sorted(over["ending"]["places"]) in ([1, 2], [1, 1]), "nobody ranks last for having been away"
    orcade.verify(orcade.load(client.get(f"{host}/record.json").content))


def test_who_has_left_answers_nothing(client: TestClient) -> None:
    _, (guest,) = sit_down(client, "here", "link")
    before = state(client, guest)
    assert do(client, guest, "leave").status_code == 200
    for deed in ("leave", "resign", "undo"):
        refused = do(client, guest, deed)
        assert refused.status_code == 403, deed
        assert "say that you are back first" in refused.json()["error"]
    assert say(client, guest, before).status_code == 403


def test_who_leaves_and_takes_back_at_once_takes_nothing_back(database: Path) -> None:
    """Two pages of one player: what the second asks for waits while it is saved that he has left."""

    async def both() -> TableState:
        sitters = tuple(Sitter("here", nonce=bytes([seat]) * 16) for seat in range(2))
        table = TableState(id="t", game=GAME, options=GAME.options(), seed=b"s" * 32, sitters=sitters).begun()
        seat = table.asked[0]
        table = table.answer(seat, "bosses 1", table.version)
        assert table.may_undo(seat)
        link = Link("token", "t", "host", (0, 1))
        base, bots = Database(database), BotProcesses(1)
        try:
            tables = LiveTables(base, bots, Pace(0, 0, 0), LAVISH)
            await base.write(lambda rows: saved_tables.insert(rows, table, [link]))
            live = LiveTable(table, [link], tables)
            left, undone = await asyncio.gather(
                live.leave(link, seat), live.undo(link, seat, None), return_exceptions=True
            )
            assert isinstance(left, TableState)
            assert isinstance(undone, Refused)
            live.end()
            return live.state.resign(1 - seat)
        finally:
            bots.close()
            base.close()

    over = asyncio.run(both())
    orcade.verify(over.record(), over.closing)


def test_only_who_left_comes_back(client: TestClient) -> None:
    host, (guest, _) = sit_down(client, "here", "link", "link")
    assert do(client, guest, "return").status_code == 422, "who is there is not back"
    do(client, guest, "leave")
    assert do(client, host, "return", seat="1").status_code == 403
    assert do(client, watch_link(client, host), "leave").status_code == 403
    assert do(client, host, "leave", seat="1").status_code == 403
    do(client, guest, "return")
    assert do(client, guest, "resign").status_code == 200
    refused = do(client, guest, "return")
    assert refused.status_code == 422, "giving up stays giving up"
    assert state(client, guest)["players"][1]["resigned"]


def test_a_shared_screen_names_who_leaves_and_who_is_back(client: TestClient) -> None:
    host = set_table(client, "here", "here", **{"option-hand": "4"})
    assert do(client, host, "leave").status_code == 403, "one of two: which?"
    assert do(client, host, "leave", seat="1").status_code == 200
    page = client.get(host).text
    assert "Dreg is back</button>" in page
    assert "I am back" not in page
    seen = state(client, host)
    assert seen["seat"] == 0, "with one player left at the screen there is no curtain"
    assert seen["curtain"] is None


def test_the_page_offers_the_way_back(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    assert "I am back</button>" not in client.get(guest).text
    do(client, guest, "leave")
    page = client.get(guest).text
    assert "I am back</button>" in page
    assert "A bot plays for you" in page
    assert "a bot meanwhile" in client.get(host).text
    plain = client.post(f"{guest}/return")
    assert plain.status_code == 303, "without scripts as well"
    assert "I am back</button>" not in client.get(guest).text


def test_the_store_keeps_who_has_left(database: Path) -> None:
    with opened(database) as client:
        _, (guest, _) = sit_down(client, "here", "link", "link")
        do(client, guest, "leave")
    with opened(database) as client:
        assert state(client, guest)["players"][1]["away"]
        assert do(client, guest, "return").status_code == 200
    with opened(database) as client:
        seen = state(client, guest)
        assert not seen["players"][1]["away"]
        assert [line["text"] for line in seen["log"][-2:]] == [
            "Dreg leaves for now; the easy bot plays until Dreg is back.",
            "Dreg is back.",
        ]


def test_a_bot_sits_in_after_kill(served: Callable[[], Server]) -> None:
    first = served()
    host, (guest,) = sit_down(first.client, "here", "link", **{"option-hand": "4"})
    do(first.client, guest, "leave")
    first.kill()
    second = served()
    say(second.client, host, state(second.client, host))
    until(second.client, host, lambda seen: seen["scene"]["question"] is not None)
    assert do(second.client, guest, "return").status_code == 200


def test_a_rematch_has_everybody_back(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    do(client, guest, "leave")
    play_on(client, host)
    link = do(client, host, "rematch").json()["link"]
    assert not state(client, link)["players"][1]["away"]
