"""Strangers who do their worst to a server: the attacks of `bench.attack`, by name."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlencode

Told = Counter[str]
"""How often strangers were told what: an HTTP status, "closed" without one, or "nothing" within their patience."""


class Stranger:
    """One network address; all of 127.0.0.0/8 are this machine's own."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self._address = f"127.0.{1 + number // 250}.{1 + number % 250}"

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self._address, 0))

    async def connect_deaf(self) -> asyncio.StreamWriter:
        """A connection on which nothing is ever read."""
        _, writer = await self.connect()
        assert isinstance(writer.transport, asyncio.Transport)
        writer.transport.pause_reading()
        return writer

    async def send(self, request: bytes, patience: float = 20.0) -> str:
        """One request on a connection of its own; what was told."""
        try:
            reader, writer = await self.connect()
        except OSError:
            return "closed"
        try:
            writer.write(request)
            return await self.told(reader, patience)
        finally:
            writer.close()

    async def ask(self, request: bytes, patience: float = 20.0) -> bytes:
        """One request on a connection of its own; the whole reply, nothing where there is none."""
        with contextlib.suppress(OSError, TimeoutError):
            reader, writer = await self.connect()
            try:
                writer.write(request)
                async with asyncio.timeout(patience):
                    return await reader.read()
            finally:
                writer.close()
        return b""

    async def told(self, reader: asyncio.StreamReader, patience: float) -> str:
        """The status of a reply that is read to its end."""
        try:
            async with asyncio.timeout(patience):
                first = await reader.readline()
                while await reader.read(65_536):
                    pass
        except TimeoutError:
            return "nothing"
        except OSError:
            return "closed"
        return first.split()[1].decode() if first.startswith(b"HTTP/") else "closed"

    async def post(self, path: str, form: dict[str, str], headers: str = "", patience: float = 20.0) -> str:
        return await self.send(post(path, form, headers), patience)

    async def watch(self, link: str, seconds: float) -> str:
        """Keep a page open at a table; its status."""
        reader, writer = await self.connect()
        try:
            writer.write(f"GET {link}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            status = (await reader.readline()).split()[1].decode()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while await reader.read(65_536):
                        pass
            return status
        except (OSError, IndexError):
            return "closed"
        finally:
            writer.close()

    async def get(self, path: str, headers: str = "Host: localhost\r\n") -> str:
        return await self.send(f"GET {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n".encode())


def post(path: str, form: dict[str, str], headers: str = "") -> bytes:
    body = urlencode(form).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}Accept: application/json\r\n"
        f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


Attack = Callable[[int, float], Awaitable[Told]]
"""Given the server's port and for how many seconds."""


async def hammer(seconds: float, at_once: int, one: Callable[[int], Awaitable[str]]) -> Told:
    """Do something over and over, so many at once, each with the next number; what was told."""
    told: Told = Counter()
    numbers = itertools.count()
    end = time.monotonic() + seconds

    async def strike() -> None:
        while time.monotonic() < end:
            told[await one(next(numbers))] += 1

    await asyncio.gather(*(strike() for _ in range(at_once)))
    return told


async def fields(port: int, seconds: float) -> Told:
    """9,000 fields of options in one form, from four addresses."""
    form = {"seats": "2", "seat-0": "here", "seat-1": "bot"} | {f"option-{n}": "x" for n in range(9_000)}
    return await hammer(seconds, 4, lambda n: Stranger(port, n % 4).post("/new/hack", form))


async def deep(port: int, seconds: float) -> Told:
    """Content of brackets within brackets: TOML, and JSON as a form."""
    toml = {"seats": "2", "option-own_deck": "cards = " + "[" * 80_000}
    body = b'{"seats":' + b"[" * 15_000 + b"}"
    json = (
        b"POST /new/hack HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
    )
    return await hammer(
        seconds,
        6,
        lambda n: Stranger(port, n % 6).post("/new/hack", toml) if n % 2 else Stranger(port, n % 6).send(json),
    )


async def long(port: int, seconds: float) -> Told:
    """Content of a quarter of a megabyte that is nearly right."""
    line = '[[card]]\nname = "x"\nkind = "x"\ncount = 1\n'
    form = {"seats": "2", "seat-0": "here", "seat-1": "bot", "option-own_deck": line * (150_000 // len(line))}
    area = '[[area]]\nname = "x"\nnumber = 1\nneighbours = [1, 2, 3]\n'
    land = {"maps": area * (150_000 // len(area))}

    def one(n: int) -> Awaitable[str]:
        stranger = Stranger(port, n % 6)
        return stranger.post("/new/hack", form) if n % 2 else stranger.post("/maps/orcwars", land)

    return await hammer(seconds, 6, one)


async def silent(port: int, seconds: float) -> Told:
    """1,100 connections on which nothing is said, from two addresses."""

    async def one(n: int) -> str:
        stranger = Stranger(port, n % 2)
        try:
            reader, writer = await stranger.connect()
        except OSError:
            await asyncio.sleep(0.5)
            return "closed"
        try:
            return await stranger.told(reader, seconds)
        finally:
            writer.close()

    return await hammer(seconds, 1_100, one)


async def halves(port: int, seconds: float) -> Told:
    """Requests that come a letter at a time, in their head or in their body."""

    async def one(n: int) -> str:
        stranger = Stranger(port, n % 20)
        try:
            reader, writer = await stranger.connect()
        except OSError:
            await asyncio.sleep(0.5)
            return "closed"
        telling = asyncio.create_task(stranger.told(reader, seconds))
        request = post("/new/hack", {"seats": "2" * 500})
        at = 60 if n % 2 else request.index(b"\r\n\r\n") + 10
        try:
            writer.write(request[:at])
            while not telling.done():
                writer.write(request[at : at + 1])
                at += 1
                await asyncio.wait([telling], timeout=0.5)
        except OSError:
            pass
        finally:
            writer.close()
        return await telling

    return await hammer(seconds, 400, one)


async def deaf(port: int, seconds: float) -> Told:
    """Large pages are asked for again and again on one connection, and never read."""

    async def one(n: int) -> str:
        stranger = Stranger(port, n % 20)
        with contextlib.suppress(OSError, TimeoutError):
            writer = await stranger.connect_deaf()
            try:
                async with asyncio.timeout(seconds):
                    writer.write(b"GET /rules/orcwars HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
                    await writer.drain()
                    await asyncio.sleep(seconds)
            finally:
                writer.transport.abort()
        return "nothing"

    return await hammer(seconds, 60, one)


async def pipelined(port: int, seconds: float) -> Told:
    """Hundreds of requests at a time on one connection, whose replies are read."""
    requests = b"".join(
        (
            b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
            post("/promise", {}).replace(b"Connection: close\r\n", b""),
            b"GET /t/..%2f..%2f%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
            b"OPTIONS /static/x/%2e%2e/%2e%2e HTTP/1.1\r\nHost: localhost\r\n\r\n",
            b"HEAD /rules/orcwars HTTP/1.1\r\nHost: localhost\r\n\r\n",
        )
    )
    return await hammer(seconds, 10, lambda n: Stranger(port, n % 10).send(requests * 100 + post("/promise", {})))


async def streams(port: int, seconds: float) -> Told:
    """Ten strangers follow a table with three hundred streams each, and read none of them while it changes."""

    async def one(n: int) -> str:
        stranger = Stranger(port, n)
        reply = await stranger.ask(
            post("/new/pit-fighting", {"seats": "2", "seat-0": "bot-easy", "seat-1": "bot-easy"})
        )
        link = re.search(rb'"link": ?"([^"]+)"', reply)
        if link is None:
            return reply.split()[1].decode() if reply else "closed"
        opened = []
        for _ in range(300):
            with contextlib.suppress(OSError):
                writer = await stranger.connect_deaf()
                writer.write(b"GET %s/events HTTP/1.1\r\nHost: localhost\r\n\r\n" % link[1])
                opened.append(writer)
        await asyncio.sleep(seconds)
        for writer in opened:
            writer.transport.abort()
        return f"200, streams: {len(opened)}"

    return Counter(await asyncio.gather(*map(one, range(10))))


async def seats(port: int, seconds: float) -> Told:
    """Whoever has set a table makes invitations, moving links, names and promises without end."""

    async def one(n: int) -> Told:
        stranger = Stranger(port, n)
        reply = await stranger.ask(post("/new/tusk-draw", {"seats": "2", "seat-0": "here", "seat-1": "link"}))
        link, cookie = re.search(rb'"link": ?"([^"]+)"', reply), re.search(rb"(?i)set-cookie: ([^;]+)", reply)
        if link is None or cookie is None:
            return Counter([reply.split()[1].decode() if reply else "closed"])
        path, headers = link[1].decode(), f"Cookie: {cookie[1].decode()}\r\n"
        posts: tuple[tuple[str, dict[str, str]], ...] = (
            (f"{path}/invite", {"seat": "1"}),
            (f"{path}/move", {}),
            (f"{path}/here", {"code": "x" * 5_000}),
            (f"{path}/join", {"name": "\u3164" * 900, "nonce": "f" * 5_000}),
            (f"{path}/rematch", {"promise": "0" * 5_000}),
            ("/promise", {}),
            ("/forget", {"token": "%00" * 2_000}),
        )
        return await hammer(seconds, 2, lambda at: stranger.post(*posts[at % len(posts)], headers=headers))

    return sum(await asyncio.gather(*map(one, range(10))), Counter())


async def tables(port: int, seconds: float) -> Told:
    """New tables, as many as can be had, from fifty addresses."""
    form = {"seats": "2", "seat-0": "here", "seat-1": "link"}
    return await hammer(seconds, 20, lambda n: Stranger(port, n % 50).post("/new/tusk-draw", form))


async def bots(port: int, seconds: float) -> Told:
    """A hundred tables of hard bots from five addresses, each with a page that watches."""
    form = {"seats": "2", "seat-0": "bot-hard", "seat-1": "bot-hard"}

    async def one(n: int) -> str:
        stranger = Stranger(port, n % 5)
        reply = await stranger.ask(post("/new/pit-fighting", form))
        link = re.search(rb'"link": ?"([^"]+)"', reply)
        if link is None:
            await asyncio.sleep(seconds / 4)
            return reply.split()[1].decode() if reply else "closed"
        return f"{reply.split()[1].decode()}, watched: {await stranger.watch(link[1].decode(), seconds)}"

    return await hammer(seconds, 100, one)


async def forged(port: int, seconds: float) -> Told:
    """Headers that lie about the address, the host and the scheme, or are long; a new lie each time."""

    def one(n: int) -> Awaitable[str]:
        lies = (
            f"Host: localhost\r\nX-Forwarded-For: 10.{n % 256}.0.1\r\nForwarded: for=10.0.0.{n % 256}\r\n",
            f"Host: rebound-{n}.example\r\n",
            f"Host: localhost\r\nCookie: {'orcade=x; ' * 3_000}\r\n",
            "Host: localhost\r\n" + "".join(f"X-{each}: {'y' * 100}\r\n" for each in range(400)),
            "Host: localhost\r\nHost: elsewhere.example\r\n",
            f"Host: localhost\r\nAccept: {'text/html;q=0.1,' * 3_000}\r\n",
        )
        return Stranger(port, 0).get("/" + "a/" * (n % 7 * 500), lies[n % len(lies)])

    return await hammer(seconds, 20, one)


async def flood(port: int, seconds: float) -> Told:
    """Pages that cost something, as fast as they come, from two addresses."""
    paths = ("/", "/new/gates", "/rules/orcwars", "/cards/hack/print", "/maps/gates", "/maps/orcwars/board", "/healthz")
    return await hammer(seconds, 30, lambda n: Stranger(port, n % 2).get(paths[n % len(paths)]))


ATTACKS: dict[str, Attack] = {
    each.__name__: each
    for each in (fields, deep, long, silent, halves, deaf, pipelined, streams, seats, tables, bots, forged, flood)
}
