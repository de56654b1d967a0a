"""Connections of strangers: many, silent, slow, endless; and that others are answered meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState

from orcade.web import connections
from orcade.web.connections import Connections, room_for
from orcade.web.fair_share import FairShare
from orcade.web.limits import Limits, Rate

from .conftest import PATIENCE, Listener, Server, say, sit_down, state

RUN = """
import sys
from pathlib import Path
from msgspec.structs import replace
from orcade.web import connections
from orcade.web.limits import LAVISH
from orcade.web.serve import serve
connections.SILENT, connections.REQUEST, connections.UNREAD = 1.0, 2.0, 2.0
if __name__ == "__main__":
    serve("127.0.0.1", 0, Path(sys.argv[1]), False, limits=replace(LAVISH, LIMITS))
"""


@pytest.fixture
def limited(database: Path) -> Iterator[Callable[[str], Server]]:
    """Starts a server with such limits, which is not patient."""
    running: list[Server] = []

    def start(limits: str) -> Server:
        running.append(Server(database, RUN.replace("LIMITS", limits)))
        return running[-1]

    yield start
    for server in running:
        server.end()


def connected(server: Server, sent: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    """A connection to a server, from one of the many addresses of this machine."""
    port = httpx.URL(server.client.base_url).port
    assert port
    made = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(address, 0))
    made.sendall(sent)
    return made


def rest(connection: socket.socket) -> bytes:
    """All that still comes, until the server ends it."""
    told = b""
    with contextlib.suppress(ConnectionError):
        while piece := connection.recv(65536):
            told += piece
    return told


ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /forget HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"


def test_who_says_nothing_or_not_all_is_not_waited_for(limited: Callable[[str], Server]) -> None:
    server = limited("connections=1000")
    begun = time.monotonic()
    silent, head = connected(server), connected(server, ASK[:-2])
    kept = connected(server, ASK)
    assert rest(silent) == b""
    told = rest(head)
    assert told.startswith(b"HTTP/1.1 408 ")
    assert b"not complete after 2 seconds" in told
    assert time.monotonic() - begun < 10
    kept.sendall(ASK)
    assert kept.recv(65536).count(b"200 OK") == 1
    trickling = connected(server, POST + b"Content-Length: 1000\r\n\r\n")
    with contextlib.suppress(ConnectionError):
        for _ in range(100):
            trickling.sendall(b"a")
            time.sleep(0.1)
    assert time.monotonic() - begun < 20, "a piece now and then is not enough"


def test_a_request_without_an_end(limited: Callable[[str], Server]) -> None:
    server = limited("connections=1000")
    head = connected(server, b"GET /" + b"a" * 20_000)
    assert b"400 Bad Request" in rest(head)
    endless = connected(server, POST + b"Transfer-Encoding: chunked\r\n\r\n")
    with contextlib.suppress(ConnectionError):
        for _ in range(1000):
            endless.sendall(b"4000\r\n" + b"a" * 0x4000 + b"\r\n")
        pytest.fail("it goes on for ever")
    crumbs = connected(server, POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 400)
    assert b"comes in larger ones" in rest(crumbs)
    broken = connected(server, POST + b"Transfer-Encoding: chunked\r\n\r\nnonsense\r\n")
    assert b"400 Bad Request" in rest(broken)
    assert server.client.get("/healthz").status_code == 200


def test_who_does_not_read_is_cut_off(limited: Callable[[str], Server]) -> None:
    server = limited("connections=1000")
    deaf = connected(server)
    with contextlib.suppress(ConnectionError):
        for _ in range(60):
            deaf.sendall(b"GET /cards/gates/print HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
            time.sleep(0.1)
        pytest.fail("it goes on for ever")


def test_nothing_is_done_for_who_does_not_read() -> None:
    asked = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"3000000")]})
        await send({"type": "http.response.body", "body": b"x" * 3_000_000})

    async def run() -> None:
        ours, theirs = socket.socketpair()
        config = Config(app, log_config=None)
        config.load()
        rooms = Connections(Limits(), None)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: rooms.protocol()(config, ServerState(), {}), sock=ours)
        reader, writer = await asyncio.open_connection(sock=theirs, limit=1_000)
        writer.write(b"".join(b"GET /%d HTTP/1.1\r\nHost: localhost\r\n\r\n" % at for at in range(20)))
        try:
            while not asked:
                await asyncio.sleep(0)
            for _ in range(200):
                await asyncio.sleep(0)
            assert asked == ["/0"], "the next waits until this one is read"
            for at in range(20):
                await reader.readuntil(b"\r\n\r\n")
                assert await reader.readexactly(3_000_000)
                assert asked[at] == f"/{at}"
        finally:
            writer.transport.abort()
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize("sent", [ASK, b"garbage\r\n\r\n", b"GET / HT"], ids=["a request", "garbage", "half a request"])
def test_a_connection_leaves_nothing_that_only_the_collector_finds(sent: bytes) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def run() -> None:
        config = Config(app, log_config=None)
        config.load()
        rooms = Connections(Limits(), None)
        ours, theirs = socket.socketpair()
        _, made = await asyncio.get_running_loop().create_connection(
            lambda: rooms.protocol()(config, ServerState(), {}), sock=ours
        )
        gone = weakref.ref(made)
        del made, _
        theirs.sendall(sent)
        await asyncio.sleep(0.05)
        theirs.close()
        for _ in range(100):
            if gone() is None:
                return
            await asyncio.sleep(0.01)
        pytest.fail("it is still held")

    gc.disable()
    try:
        asyncio.run(asyncio.wait_for(run(), PATIENCE))
    finally:
        gc.enable()


def test_of_many_that_end_at_once_a_few_are_put_away_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    away: list[connections.Connection] = []
    monkeypatch.setattr(connections.Connection, "put_away", lambda one, exc: away.append(one))

    async def run() -> None:
        rooms = Connections(Limits(), None)
        config = Config(Mock(), log_config=None)
        config.load()
        ends = [rooms.protocol()(config, ServerState(), {}) for _ in range(100)]
        for each in ends:
            each.connection_made(Mock())
        for each in ends:
            each.connection_lost(None)
        assert (rooms.count, away) == (0, [])
        turns = 0
        while len(away) < len(ends):
            had = len(away)
            await asyncio.sleep(0)
            turns += 1
            assert len(away) - had <= connections.LOST
        assert away == ends
        assert turns >= len(ends) / connections.LOST

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize("proxy", [False, True])
def test_what_waits_unread_is_bounded(proxy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD_BY_ALL", 100)
    rooms = Connections(Limits(), None if proxy else FairShare(Rate((1, 1))))
    held = {"a": (10, 20, 0), "b": (30, 30, 30), "c": (60, 0)}
    all_of_them = {visitor: [Mock(unread=amount) for amount in amounts] for visitor, amounts in held.items()}
    for visitor, each in all_of_them.items():
        rooms._all[visitor] = connections._Its()
        rooms._all[visitor].used = dict.fromkeys(each)
    rooms.bound_unread()
    cut = {visitor: [one.unread for one in each if one.transport.abort.called] for visitor, each in all_of_them.items()}
    assert cut == ({"a": [], "b": [30], "c": [60]} if proxy else {"a": [], "b": [30, 30, 30], "c": []})


def test_who_sends_too_much_hears_why(limited: Callable[[str], Server]) -> None:
    server = limited("connections=1000")
    for size in (20_000, 300_000, 5_000_000):
        told = rest(connected(server, POST + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % size + b"a" * size))
        assert told.startswith(b"HTTP/1.1 413 ")
        assert b"a form has at most 16384 bytes" in told
    chunks = b"4000\r\n" + b"a" * 0x4000 + b"\r\n"
    told = rest(connected(server, POST + b"Transfer-Encoding: chunked\r\n\r\n" + chunks * 200 + b"0\r\n\r\n"))
    assert told.startswith(b"HTTP/1.1 413 ")


def test_who_has_asked_for_too_much_is_not_answered_any_further(limited: Callable[[str], Server]) -> None:
    server = limited("connections=1000, work=(0.0, 0.05)")
    told = rest(connected(server, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2_000, "127.0.0.9"))
    assert told.startswith(b"HTTP/1.1 200 ")
    assert 1 < told.count(b"HTTP/1.1 ") < 2_000
    assert told.count(b"HTTP/1.1 429 ") == 1
    told = rest(connected(server, ASK, "127.0.0.9"))
    assert b"wait a minute" in told
    assert b"retry-after: 60\r\n" in told.lower()
    assert server.client.get("/healthz").status_code == 200


def test_a_visitor_with_too_many_makes_room_himself(limited: Callable[[str], Server]) -> None:
    server = limited("visitor_connections=8")
    host, _ = sit_down(server.client, "here", "link")
    page = Listener(server.client, host)
    page.next()
    flood, begun = [], time.monotonic()
    for _ in range(30):
        flood.append(connected(server, ASK, "127.0.0.9"))
        assert b"200 OK" in flood[-1].recv(65536)
    assert {rest(one) for one in flood[:22]} <= {b"", b"ok\n"}
    assert time.monotonic() - begun < 30, "the oldest make room, long before they would be closed for being idle"
    assert state(server.client, host)["asked"]
    watching = f"GET {host}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    pages = [connected(server, watching, "127.0.0.10") for _ in range(8)]
    for one in pages:
        assert b"text/event-stream" in one.recv(65536)
    refused = rest(connected(server, b"", "127.0.0.10"))
    assert b"429 Too Many Requests" in refused
    assert b"close some pages" in refused
    page.close()


def test_strangers_make_room(limited: Callable[[str], Server]) -> None:
    server = limited("connections=40")
    host, _ = sit_down(server.client, "here", "link")
    page = Listener(server.client, host)
    page.next()
    flood = []
    for at in range(200):
        with contextlib.suppress(ConnectionError):
            flood.append(connected(server, ASK if at % 2 else b"", f"127.0.1.{at % 3 + 1}"))
    fresh = httpx.get(f"{server.client.base_url}healthz", verify=False)
    assert fresh.status_code == 200
    seen = state(server.client, host)
    assert say(server.client, host, seen).status_code == 200
    assert page.next()["version"] > seen["version"], "who watches stays"
    page.close()


def test_as_many_files_as_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    set_to = []
    monkeypatch.setattr(resource, "setrlimit", lambda what, to: set_to.append(to))
    for soft, hard, room in ((256, 256, 128), (1024, 4096, 3840), (256, -1, 10_000), (-1, -1, 10_000)):
        monkeypatch.setattr(resource, "getrlimit", lambda what, now=(soft, hard): now)
        assert room_for(10_000) == room
    assert set_to == [(4096, 4096), (10_000 + connections.SPARE, -1)]


def test_every_connection_has_one_room() -> None:
    rooms = [Connections(Limits(), None) for _ in range(2)]
    assert [room.protocol().all for room in rooms] == rooms
