"""What one visitor may take, so that there is enough for everybody."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from starlette.types import Receive, Scope, Send

from orcade.web import fair_share
from orcade.web.errors import TooMany
from orcade.web.event_stream import Page, Stream, stream
from orcade.web.fair_share import KEPT, FairShare, Sharing
from orcade.web.guard import Guard
from orcade.web.host_names import HostNames
from orcade.web.limits import LAVISH, AtOnce, Rate
from orcade.web.visitors import plays

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


async def working(*steps: float) -> None:
    """Works for so many seconds, with a wait after each."""
    for seconds in steps:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass
        await asyncio.sleep(0)


def test_who_has_asked_for_little_comes_first() -> None:
    """Thirty requests of one visitor, and then one of another, which does not wait for them."""
    order: list[str] = []

    async def request(share: FairShare, visitor: str) -> None:
        await Sharing(working(0.005, 0.005), visitor, share)
        order.append(visitor)

    async def all_at_once() -> None:
        share = FairShare(Rate((0.25, 10)))
        many = [asyncio.create_task(request(share, "many")) for _ in range(30)]
        await asyncio.sleep(0.02)
        await asyncio.wait_for(request(share, "one"), 5)
        many[-1].cancel()
        await asyncio.gather(*many, return_exceptions=True)
        assert not share._waiting

    asyncio.run(all_at_once())
    assert order.count("many") == 29
    assert order.index("one") < 15


@pytest.mark.parametrize(("plays", "before"), [(True, 0.0), (True, 1.0), (False, 0.0)])
def test_who_plays_comes_before_many_who_do_not(plays: bool, before: float) -> None:
    """Five requests, one after the other, beside many of forty others, who hardly begin with what they may take.

    `before`: seconds that the player has had before, while nobody else was there."""
    steps: Counter[str] = Counter()

    async def handler(visitor: str) -> None:
        for _ in range(4):
            steps[visitor] += 1
            await working(0.002)

    async def request(share: FairShare, visitor: str) -> None:
        await Sharing(handler(visitor), visitor, share, lambda: plays and visitor == "player")

    async def all_at_once() -> None:
        share = FairShare(Rate((0.25, 10)))
        share.spent("player", before, plays)
        await request(share, "player")
        others = [asyncio.create_task(request(share, f"{n % 40}")) for n in range(80)]
        await asyncio.sleep(0.001)
        for _ in range(5):
            await request(share, "player")
        for each in others:
            each.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    asyncio.run(all_at_once())
    others = steps.total() - steps["player"]
    assert others < 60 if plays else others > 120


def test_who_was_away_has_nothing_kept_for_him() -> None:
    share = FairShare(Rate((0.25, 10)))
    for played in (True, False):
        share.spent("early", 0.001, played)
    share.spent("busy", 5.0)
    share._anew = share._count(("busy", False))
    assert share._count(("early", False)) == share._count(("new", False)) == share._anew
    assert share._count(("early", True)) == share._count(("new", True)) == share._anew - KEPT


def test_no_more_counts_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_share, "KNOWN", 3)
    share = FairShare(Rate((0.25, 10)))
    for visitor in "abcad":
        share.spent(visitor, 0.1)
    assert [visitor for visitor, _ in share._counts] == ["c", "a", "d"]


@pytest.mark.parametrize("seats", [(0,), ()])
def test_a_page_of_a_seat_is_shown_what_is_played(seats: tuple[int, ...]) -> None:
    """Not so one that only watches."""
    scope = {"type": "http"}
    told = stream(Mock(closing=True), "a", Page(Mock(), Mock(seats=seats), lambda *_: None, ""))

    async def receive() -> dict[str, str]:
        return {"type": "http.disconnect"}

    async def send(message: object) -> None:
        assert plays(scope) == bool(seats)

    asyncio.run(told(scope, receive, send))


def test_answers_are_what_is_played() -> None:
    """And not what else a table is asked for."""
    heard: list[tuple[str, bool]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.append((scope["path"], plays(scope)))

    def ask(path: str) -> None:
        scope = {"type": "http", "path": path, "query_string": b"", "headers": []}
        guard = Guard(app, LAVISH, FairShare(Rate(LAVISH.work)), HostNames(()), False)
        asyncio.run(guard(scope, Mock(), Mock()))

    for path in ("/t/x/answer", "/t/x/undo", "/t/x/invite", "/t/x"):
        ask(path)
    assert [play for _, play in heard] == [True, True, False, False]


def test_a_request_that_is_cancelled_while_it_waits_cleans_up() -> None:
    begun: list[int] = []
    cleaned: list[int] = []

    async def handler(number: int) -> None:
        begun.append(number)
        try:
            await working(0.01, 0.01)
        finally:
            await asyncio.sleep(0)
            cleaned.append(number)

    async def request(share: FairShare, number: int) -> None:
        await Sharing(handler(number), "a", share)

    async def cancelled() -> None:
        share = FairShare(Rate((0.25, 10)))
        tasks = [asyncio.create_task(request(share, number)) for number in range(5)]
        await asyncio.sleep(0.025)
        for task in tasks:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert any(isinstance(each, asyncio.CancelledError) for each in done)

    asyncio.run(cancelled())
    assert sorted(cleaned) == begun


def test_work_is_measured_and_waiting_is_none() -> None:
    async def fail() -> None:
        await asyncio.sleep(0.2)
        raise ValueError("as any")

    async def wait() -> None:
        await working(0.05)
        await asyncio.sleep(60)

    async def run() -> None:
        work = Rate((0.0, 1))
        await Sharing(working(0.05, 0.05), "a", FairShare(work))
        with pytest.raises(ValueError, match="as any"):
            await Sharing(fail(), "b", FairShare(work))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await Sharing(wait(), "c", FairShare(work))
        assert 0.7 < work.left("a") <= 0.9
        assert 0.95 < work.left("b") < 1
        assert 0.8 < work.left("c") <= 0.95

    asyncio.run(run())


def test_who_has_the_server_compute_too_much_waits(database: Path) -> None:
    with opened(database, replace(LAVISH, work=(0.01, 0.2))) as client:
        replies = [client.get("/", headers=JSON)]
        while replies[-1].status_code == 200 and len(replies) < 10_000:
            replies.append(client.get("/", headers=JSON))
        assert replies[0].status_code == 200
        assert replies[-1].status_code == 429
        assert "too much of this server's time" in replies[-1].json()["error"]


def test_a_rate_may_be_overdrawn() -> None:
    now = 0.0
    rate = Rate((0.5, 2), clock=lambda: now)
    rate.spend("a", 3)
    assert rate.left("a") < 0
    now = 1.9
    assert rate.left("a") < 0
    now = 2.1
    assert rate.left("a") > 0
