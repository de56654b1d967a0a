"""What one visitor may take, so that there is enough for everybody."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from starlette.types import Message

from orcade.web.errors import TooMany
from orcade.web.event_stream import Page, Stream, stream
from orcade.web.fair_share import Metered, Turn, Turns
from orcade.web.limits import LAVISH, AtOnce, Rate

from .conftest import JSON, opened


def test_what_is_given_back_can_be_taken_again() -> None:
    open_now = AtOnce(2)
    for _ in range(3):
        open_now.take("a", "pages")
        open_now.take("a", "pages")
        with pytest.raises(TooMany, match="2 pages are open already; close some"):
            open_now.take("a", "pages")
        open_now.take("b", "pages")
        for key in "aab":
            open_now.give_back(key)
    assert not open_now._count


@pytest.mark.parametrize("breaks", [False, True])
def test_a_stream_counts_for_its_visitor_until_it_ends(breaks: bool) -> None:
    """Also where it ends before its first event, because the page has gone."""
    tables = Mock(streams=AtOnce(1), closing=False)

    def opened(visitor: str) -> Stream:
        return stream(tables, visitor, Page(Mock(), Mock(), lambda *_: None, ""))

    async def receive() -> dict[str, str]:
        await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    async def send(message: object) -> None:
        if breaks:
            raise OSError

    async def watch() -> None:
        first = opened("a")
        with pytest.raises(TooMany, match="close some"):
            opened("a")
        opened("b")
        try:
            await first({"type": "http"}, receive, send)
        except BaseException:
            assert breaks
        opened("a")

    asyncio.run(watch())


def test_a_few_requests_of_a_visitor_are_worked_at_at_a_time() -> None:
    """The others wait in order; those of another visitor do not."""
    turns = Turns(2)
    order: list[str] = []

    async def request(name: str, visitor: str, seconds: float = 0.0) -> None:
        turn = Turn(turns, visitor)
        await turn.begin()
        order.append(name)
        await asyncio.sleep(seconds)
        turn.end()
        turn.end()

    async def all_at_once() -> None:
        tasks = [asyncio.create_task(request(f"a{at}", "a", 0.05)) for at in range(6)]
        tasks.append(asyncio.create_task(request("b0", "b")))
        await asyncio.sleep(0.01)
        assert order == ["a0", "a1", "b0"]
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["a0", "a1", "b0", "a2", "a4", "a5"]

    asyncio.run(all_at_once())
    assert not turns._waiting
    assert not turns._taken


def test_a_turn_pauses_while_the_rest_of_a_request_is_awaited() -> None:
    turns = Turns(1)

    async def two() -> None:
        arrives = asyncio.Event()

        async def receive() -> Message:
            await arrives.wait()
            return {"type": "http.request"}

        slow, quick = Turn(turns, "a"), Turn(turns, "a")
        await slow.begin()
        message = asyncio.ensure_future(slow.receiving(receive)())
        await asyncio.sleep(0)
        await asyncio.wait_for(quick.begin(), 5)
        arrives.set()
        await asyncio.sleep(0.01)
        assert not message.done()
        quick.end()
        await asyncio.wait_for(message, 5)
        slow.end()

    asyncio.run(two())
    assert not turns._taken


def test_work_is_measured_and_waiting_is_none() -> None:
    spent: list[float] = []

    async def work() -> None:
        until = time.thread_time() + 0.05
        while time.thread_time() < until:
            pass
        await asyncio.sleep(0.2)

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("as any")

    async def run() -> None:
        await Metered(work(), spent.append)
        with pytest.raises(ValueError, match="as any"):
            await Metered(fail(), spent.append)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(_awaited(Metered(work(), spent.append)), 0.1)

    asyncio.run(run())
    assert 0.05 <= spent[0] < 0.15
    assert spent[1] < 0.05
    assert 0.05 <= spent[2] < 0.15


async def _awaited(metered: Metered) -> None:
    await metered


def test_who_has_the_server_compute_too_much_waits(database: Path) -> None:
    with opened(database, replace(LAVISH, work=(0.05, 1))) as client:
        statuses = [client.get("/cards/hack", headers=JSON).status_code for _ in range(400)]
        assert statuses[0] == 200
        refused = client.get("/", headers=JSON)
        assert refused.status_code == 429
        assert "too much of this server's time" in refused.json()["error"]
        time.sleep(1)
        assert client.get("/healthz").status_code == 200


def test_a_rate_may_be_overdrawn() -> None:
    now = 0.0
    rate = Rate((0.5, 2), clock=lambda: now)
    rate.spend("a", 3)
    assert not rate.has("a")
    now = 1.9
    assert not rate.has("a")
    now = 2.1
    assert rate.has("a")
