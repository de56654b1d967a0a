"""What only a real server shows: streams, several pages on one seat, presence, a clean end; and bots that fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest

from orcade.table.game import game_named
from orcade.web.bot_processes import BotProcesses
from orcade.web.seats import Sitter
from orcade.web.table_state import TableState
from orcade.web.turns import ROUND, Share

from .conftest import JSON, PATIENCE, Listener, Server, say, set_table, sit_down, state, until, watch_link


def test_pages_are_told_of_every_change(served: Callable[[], Server]) -> None:
    """One server, many pages: two on one seat, a spectator, a waiting room that fills, a rematch."""
    server = served()
    client = server.client
    host = set_table(client, "here", "link")
    guest, watch = (invite["path"] for invite in state(client, host)["links"])
    waiting = Listener(client, host)
    assert waiting.response.headers["content-type"].startswith("text/event-stream")
    assert waiting.response.headers["cache-control"] == "no-store"
    assert "content-encoding" not in waiting.response.headers, "what waits to be packed comes late"
    first = waiting.next()
    assert 'id="chairs"' in first["html"]
    client.post(f"{guest}/join", data={"name": "Bea"}, headers=JSON)
    begun = waiting.until(first["version"] + 1)
    assert 'id="stage"' in begun["html"]
    assert begun["title"].startswith("Your turn")
    pages = [Listener(client, link) for link in (host, host, guest, watch)]
    assert {page.next()["version"] for page in pages} == {begun["version"]}

    answer = say(client, host, state(client, host))
    seen = [page.until(answer.json()["version"]) for page in pages]
    assert seen[0]["changes"] == seen[1]["changes"]
    assert seen[0]["changes"] != seen[2]["changes"] != seen[3]["changes"]
    assert say(client, guest, state(client, guest)).status_code == 200
    again = pages[0].until(answer.json()["version"] + 1)
    assert again["sound"] == "turn"

    old = state(client, guest)
    pages[2].close()
    away = until(client, host, lambda seen: not seen["players"][1]["online"])  # who has gone is shown as away
    assert away["version"] == old["version"], "coming and going is no move"

    client.post(f"{guest}/resign", headers=JSON)
    over = pages[0].until(old["version"] + 1)
    assert over["sound"] == "end"
    link = client.post(f"{host}/rematch", headers=JSON).json()["link"]
    while "rematch" not in str(pages[3].next()["changes"]).lower():
        pass
    assert client.get(link).status_code == 200

    server.process.terminate()
    assert pages[0].ends(), "open streams do not keep a server from ending: it lets them go"
    assert server.process.wait(timeout=PATIENCE) in (0, 143)


def test_streams_have_a_limit(served: Callable[[], Server]) -> None:
    client = served().client
    host, _ = sit_down(client, "here", "link")
    pages = [Listener(client, host) for _ in range(12)]
    for page in pages:
        page.next()
    refused = client.get(f"{host}/events", headers=JSON)
    assert refused.status_code == 429
    assert "close some" in refused.json()["error"]
    watch = watch_link(client, host)
    assert Listener(client, watch).next()["version"] == state(client, host)["version"]


def test_two_answers_at_the_same_moment(served: Callable[[], Server]) -> None:
    """Two tabs on one seat press different buttons together: one counts, the other is told."""
    server = served()
    host, _ = sit_down(server.client, "here", "link")
    seen = state(server.client, host)

    async def both() -> list[int]:
        cookies = server.client.cookies
        async with httpx.AsyncClient(
            base_url=server.client.base_url, verify=False, headers=JSON, cookies=cookies
        ) as client:
            posts = [
                client.post(
                    f"{host}/answer",
                    data={"say": choice["say"], "seat": "0", "version": str(seen["version"])},
                )
                for choice in seen["scene"]["question"]["choices"]
            ]
            return sorted(answer.status_code for answer in await asyncio.gather(*posts))

    assert asyncio.run(both()) == [200, 409, 409]
    assert state(server.client, host)["moves"] == 1


def bot_table(level: str) -> TableState:
    game = game_named("tusk-draw")
    sitters = (Sitter("here", nonce=b"0" * 16), Sitter("bot", level=level, nonce=b"1" * 16))
    return TableState(id="t", game=game, options=game.options(), seed=b"s" * 32, sitters=sitters).begun()


def test_a_bot_that_fails_costs_one_answer_and_no_table() -> None:
    """One that crashes, one whose process dies, one that hangs: each time some legal answer comes."""

    async def think() -> None:
        bots, share = BotProcesses(1), Share("")
        try:
            for level in ("no-such-level", "easy"):
                words = await bots.choose(bot_table(level), 1, level, share)
                assert bot_table(level).answer(1, words, 0).moves == 1
            pool = bots._all[0]._pool
            assert pool is not None
            for process in pool._processes.values():
                process.kill()
            words = await bots.choose(bot_table("easy"), 1, "easy", share)
            assert bot_table("easy").answer(1, words, 0).moves == 1
            words = await bots.choose(bot_table("easy"), 1, "easy", share)
            assert bot_table("easy").answer(1, words, 0).moves == 1
        finally:
            bots.close()

    asyncio.run(think())


def test_a_bot_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orcade.web.bot_processes.PATIENCE", -ROUND)

    async def think() -> str:
        bots, share = BotProcesses(1), Share("")
        try:
            return await bots.choose(bot_table("easy"), 1, "easy", share)
        finally:
            bots.close()

    words = asyncio.run(think())
    assert bot_table("easy").answer(1, words, 0).moves == 1
