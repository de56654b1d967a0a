"""Load of the web server: many matches at once, each with an answer every few seconds, seen by the other seat's page.

Starts a server on a fresh database and one core, opens the matches, connects a page to both seats of each, and lets
the seat that is asked choose at random among the buttons of its page. Measured is the time from sending an answer to
the moment when the other seat's page has the whole new view, from when each match has had time for its first answer.

    python -m bench.load_web [--game pit-fighting] [--matches 200] [--every 1] [--seconds 20]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

from .patched_page import Page

SERVER = """
import sys
from pathlib import Path
from orcade.web.limits import LAVISH
from orcade.web.serve import serve
if __name__ == "__main__":
    serve("127.0.0.1", 0, Path(sys.argv[1]), False, limits=LAVISH)
"""

FORM = re.compile("<form id=[\"']choices.*?</form>", re.DOTALL)


AT_ONCE = 20
"""Tables that are being set at one time."""

PATIENCE = 30.0
"""Seconds after which a view that has not come is lost."""

Sent = tuple[int, float, float, int, "Seat"]
"""Status, begun, answered, version, and the other seat."""


class Connection:
    """One kept-alive HTTP connection, with no more than this needs."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self._port = port
        self.cookie = cookie
        """What proves this client's seats, once a table has been set."""

    async def open(self) -> Connection:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
        return self

    async def ask(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, Any]:
        body = urlencode(form or {}).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nAccept: application/json\r\n"
            f"Cookie: {self.cookie}\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self._writer.write(head.encode() + body)
        status = int((await self._reader.readline()).split()[1])
        length = 0
        while (line := (await self._reader.readline()).strip()) != b"":
            name, _, value = line.decode().partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        content = await self._reader.readexactly(length)
        return status, json.loads(content)

    async def listen(self, path: str) -> None:
        """Begin a stream of events."""
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nCookie: {self.cookie}\r\n\r\n"
        self._writer.write(head.encode())
        while (await self._reader.readline()).strip():
            pass

    async def event(self) -> bytes:
        """The data of the next event."""
        while True:
            size = int((await self._reader.readline()).strip() or b"0", 16)
            chunk = await self._reader.readexactly(size + 2)
            if b"event: table" in chunk[:60]:
                return chunk[chunk.index(b"data: ") + 6 : -4]


class Seat:
    """A page at one seat: its newest view, and who waits for a version to arrive."""

    def __init__(self, link: str, cookie: str) -> None:
        self.link = link
        self._cookie = cookie
        self.view: dict[str, Any] = {}
        self._form = Page("")
        """The answers that the page offers: of all that it shows no more is kept up to date."""
        self._ids: set[str | None] = set()
        """Of its elements."""
        self._unread: list[dict[str, Any]] = []
        self.arrived: dict[int, float] = {}
        self.sizes: list[tuple[float, int]] = []
        """Of each push: when it came, and its bytes."""

    async def run(self, port: int) -> None:
        page = await Connection(port, self._cookie).open()
        await page.listen(f"{self.link}/events")
        while True:
            data = await page.event()
            now = time.perf_counter()
            self.view = json.loads(data)
            self.sizes.append((now, len(data)))
            self._unread.append(self.view)
            self.arrived[int(self.view["version"])] = now

    def choices(self) -> list[str]:
        """The answers that the page offers now."""
        for push in self._unread:
            self._read(push)
        self._unread.clear()
        nodes = self._form.root.walk()
        return [str(node.attributes["value"]) for node in nodes if node.attributes.get("name") == "say"]

    def _read(self, push: dict[str, Any]) -> None:
        for change in push["changes"] if "changes" in push else [["put", "table", push["html"]]]:
            form = FORM.search(change[-1]) if isinstance(change[-1], str) else None
            if form or change[1] == "table" or (change[0] == "drop" and "choices" in change):
                self._form = Page(form[0] if form else "")
            elif change[0] == "set":
                here = [place for place in change[2:] if place.partition(" ")[0] in self._ids]
                self._form.take({"changes": [["set", change[1], *here]]})
                continue
            elif change[0] == "drop":
                self._form.take({"changes": [["drop", *(id for id in change[1:] if id in self._ids)]]})
            elif change[1].partition(" ")[0] in self._ids:
                self._form.take({"changes": [change]})
            else:
                continue
            self._ids = {node.id for node in self._form.root.walk()}


class Pair(NamedTuple):
    """A table of two, its pages open."""

    posts: Connection
    seats: list[Seat]
    pages: list[asyncio.Task[None]]


async def pair(port: int, game: str) -> Pair:
    """Set a table, sit down at it, and wait until both pages show it."""
    posts = await Connection(port).open()
    form = {"seats": "2", "seat-0": "here", "seat-1": "link"}
    _, opened = await posts.ask("POST", f"/new/{game}", form)
    host = str(opened["link"])
    _, state = await posts.ask("GET", f"{host}/state")
    guest = state["links"][0]["path"]
    await posts.ask("POST", f"{guest}/join", {"name": "Guest", "nonce": "00"})
    seats = [Seat(host, posts.cookie), Seat(guest, posts.cookie)]
    pages = [asyncio.create_task(seat.run(port)) for seat in seats]
    while not all(seat.view for seat in seats):
        await asyncio.sleep(0.05)
    return Pair(posts, seats, pages)


async def play(
    table: Pair, start: float, end: float, rng: random.Random, sent: list[Sent], every: float = 1.0
) -> list[Seat]:
    """An answer every so many seconds, by whoever is asked."""
    posts, seats, pages = table
    due = start + every * rng.random()
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += every
        for at, seat in enumerate(seats):
            choices = seat.choices()
            if not choices:
                continue
            answer = {"say": rng.choice(choices), "seat": str(at), "version": str(seat.view["version"])}
            begun = time.perf_counter()
            status, told = await posts.ask("POST", f"{seat.link}/answer", answer)
            done = time.perf_counter()
            sent.append((status, begun, done, int(str(told.get("version", 0))), seats[1 - at]))
            break
    await asyncio.wait([asyncio.create_task(all_shown(seats, sent))], timeout=PATIENCE)
    for page in pages:
        page.cancel()
    return seats


async def all_shown(seats: Sequence[Seat], sent: Sequence[Sent]) -> None:
    """Until each of these pages shows the newest answer that was sent from the other seat."""
    for seat in seats:
        newest = max((version for status, _, _, version, other in sent if status == 200 and other is seat), default=0)
        while max(seat.arrived, default=0) < newest:
            await asyncio.sleep(0.05)


async def busy(pid: int, start: float, end: float) -> float:
    """Seconds that the server computed between two moments."""
    await asyncio.sleep(start - time.perf_counter())
    before = _cpu(pid)
    await asyncio.sleep(end - time.perf_counter())
    return _cpu(pid) - before


def waits_of(sent: Sequence[Sent]) -> tuple[list[float], int]:
    """Seconds from each answer that was taken until the other page showed it, rising; and how many it never showed."""
    waits, lost = [], 0
    for status, begun, _, version, other in sent:
        if status != 200:
            continue
        times = [when for seen, when in other.arrived.items() if seen >= version]
        if times:
            waits.append(max(0.0, min(times) - begun))
        else:
            lost += 1
    return sorted(waits), lost


async def load(
    port: int, pid: int, game: str, matches: int, every: float, seconds: float, seed: int
) -> dict[str, float]:
    """Figures of `seconds`, once all tables are set and have had time for an answer each."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> Pair:
        async with gate:
            return await pair(port, game)

    pairs = await asyncio.gather(*[one() for _ in range(matches)])
    all_sent: list[Sent] = []
    start = time.perf_counter()
    begin, end = start + every, start + every + seconds
    computing = asyncio.create_task(busy(pid, begin, end))
    await asyncio.gather(
        *[play(table, start, end, random.Random(seed + at), all_sent, every) for at, table in enumerate(pairs)]
    )
    sent = [each for each in all_sent if each[1] >= begin]
    spent = await computing
    taken = [each for each in sent if each[0] == 200]
    # Of a server that cannot keep up, some of these are answered only later, and others had been sent before.
    worked_at = sum(status == 200 and begin <= done < end for status, _, done, _, _ in all_sent)
    waits, lost = waits_of(sent)
    posts = sorted(done - begun for _, begun, done, _, _ in taken)
    sizes = [size for table in pairs for seat in table.seats for when, size in seat.sizes if when >= begin]
    return {
        "answers": len(taken),
        "refused": len(sent) - len(taken),
        "views that never came": lost,
        "answer to other page, p50 ms": 1000 * waits[len(waits) // 2],
        "answer to other page, p99 ms": 1000 * waits[int(len(waits) * 0.99)],
        "answer to other page, worst ms": 1000 * waits[-1],
        "post, p99 ms": 1000 * posts[int(len(posts) * 0.99)],
        "kB a view": sum(sizes) / max(1, len(sizes)) / 1000,
        "server, answers a second": worked_at / seconds,
        "server, CPU ms an answer": 1000 * spent / max(1, worked_at),
        "server, % of its core": 100 * spent / seconds,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pit-fighting")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--every", type=float, default=1, help="seconds from one answer of a match to its next")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", type=Path, help="write the server's cProfile there")
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        profile = ["-m", "cProfile", "-o", str(given.profile)] if given.profile else []
        script = Path(folder) / "server.py"
        script.write_text(SERVER)
        process = subprocess.Popen(
            [sys.executable, *profile, str(script), str(Path(folder) / "load.sqlite3")],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            os.sched_setaffinity(process.pid, {cores[0]})
            os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
            if found is None:
                raise SystemExit("the server did not start")
            port = int(found[1])
            figures = asyncio.run(
                load(port, process.pid, given.game, given.matches, given.every, given.seconds, given.seed)
            )
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()
    rate = f"an answer every {given.every:g} s each"
    print(f"{given.game}, {given.matches} matches, {rate}, {given.seconds:g} s, server on one core")
    for name, value in figures.items():
        print(f"  {name:34}{value:10.1f}")


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
