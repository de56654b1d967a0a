"""Kills a server again and again while people play, and looks whether anything that it had acknowledged is gone.

Every match is played as fast as it goes, with a page open at each seat and one that watches. At a random moment the
server is killed (kill -9): with answers on their way and views half sent. Then it is started anew on the same file, and

- every answer that was acknowledged is in its match, and none is there twice;
- every page comes back by itself, and what it makes of what it is sent is what a page that is loaded now shows;
- nothing is answered with a fault of the server's;
- in the end no table is damaged, and the records of finished matches are verified.

    python -m bench.kill [--kills 200] [--game pit-fighting] [--matches 4] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import socket
import sys
import tempfile
import time
from collections.abc import Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx

import orcade
from orcade.web import serve, sums
from orcade.web.bot_processes import Pace
from orcade.web.limits import LAVISH
from orcade.web.sqlite_files import reader

from .patched_page import Page

JSON = {"Accept": "application/json"}

PATIENCE = 60.0
"""Seconds after which something is taken to hang."""


class Lost(Exception):
    """Something that was acknowledged is gone, or a page shows something else than a fresh one."""


class Watcher:
    """An open page, which makes its view of what it is sent."""

    def __init__(self, link: str) -> None:
        self.link = link
        self.page = Page("")
        self.number = ""
        """Of the view that it has."""
        self.version = -1
        self.open = False

    async def listen(self, client: httpx.AsyncClient) -> None:
        """Show what is sent until the connection breaks."""
        self.open = False
        with contextlib.suppress(httpx.TransportError):
            async with client.stream("GET", f"{self.link}/events", params={"have": self.number}) as stream:
                self.open = True
                async for line in stream.aiter_lines():
                    if line.startswith("data: {"):
                        push = json.loads(line[6:])
                        if "html" not in push and push.get("on") != self.number:  # it is large, or for another view
                            push = (await client.get(f"{self.link}/view", params={"have": self.number})).json()
                        self.page.take(push)
                        self.number, self.version = push["number"], push["version"]

    def shows(self, document: str) -> bool:
        """Whether it is like a page that was loaded anew."""
        start = document.find('<main id="table"')
        if start < 0:
            return False
        inside = document[document.index(">", start) + 1 : document.index("</main>", start)]
        return bool(Page(inside).root.plain() == self.page.root.plain())


class Table:
    """One match: its pages, and what was said and acknowledged."""

    def __init__(self, players: Sequence[str], watch: str) -> None:
        self.players = players
        self.pages = [Watcher(link) for link in (*players, watch)]
        self.sent = 0
        self.acknowledged = 0
        self.over = False

    async def play(self, client: httpx.AsyncClient, rng: random.Random) -> None:
        """Answer whatever is asked, until the match is over or the connection breaks."""
        with contextlib.suppress(httpx.TransportError):
            while not self.over:
                for link in self.players:
                    seen = (await client.get(f"{link}/state")).json()
                    self.over = self.over or seen["ending"] is not None
                    question = seen["scene"] and seen["scene"]["question"]
                    if self.over or not question:
                        continue
                    say = rng.choice(question["choices"])["say"]
                    form = {"say": say, "seat": str(seen["seat"]), "version": str(seen["version"])}
                    self.sent += 1
                    reply = await client.post(f"{link}/answer", data=form, headers=JSON)
                    if reply.status_code == 200:
                        self.acknowledged += 1
                    else:
                        self.sent -= 1

    async def check(self, client: httpx.AsyncClient) -> None:
        """`Lost` where an answer is gone or there twice, or a page shows something else than a fresh one."""
        moves = (await client.get(f"{self.players[0]}/state")).json()["moves"]
        if not self.acknowledged <= moves <= self.sent:
            raise Lost(f"{self.acknowledged} answers were acknowledged and {self.sent} sent, but {moves} are there")
        self.acknowledged = self.sent = moves
        for page in self.pages:
            await self._compare(page, client)

    async def _compare(self, page: Watcher, client: httpx.AsyncClient) -> None:
        """Who is online comes in while pages come back; so the page may be sent something more meanwhile."""
        limit = time.monotonic() + PATIENCE
        while True:
            fresh = (await client.get(page.link)).text
            if page.open and page.shows(fresh):
                return
            if time.monotonic() > limit:
                raise Lost(f"a page at version {page.version} shows something else than a fresh one")
            await asyncio.sleep(0.02)


async def open_table(client: httpx.AsyncClient, game: str) -> Table:
    """Set a table and sit down at both seats."""
    form = {"seats": "2", "seat-0": "here", "seat-1": "link"}
    host = (await client.post(f"/new/{game}", data=form, headers=JSON)).json()["link"]
    links = {each["seat"]: each["path"] for each in (await client.get(f"{host}/state")).json()["links"]}
    watch = links.pop(15)
    (guest,) = links.values()
    await client.post(f"{guest}/join", data={"name": "Guest", "nonce": "00"}, headers=JSON)
    return Table((host, guest), watch)


class Servers:
    """Servers one after the other, on one file and one port."""

    def __init__(self, database: Path) -> None:
        self._database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["bench.warm"])
        self._process: BaseProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def start(self) -> None:
        """Returns when it can be reached."""
        self._process = self._context.Process(target=run_server, args=(self._port, self._database), daemon=True)
        self._process.start()
        limit = time.monotonic() + PATIENCE
        while self._process.is_alive() and time.monotonic() < limit:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self._port)
                writer.close()
                return
            await asyncio.sleep(0.01)
        raise Lost("the server does not start again")

    def kill(self) -> None:
        """kill -9"""
        if self._process is not None:
            self._process.kill()
            self._process.join()


async def no_fault(reply: httpx.Response) -> None:
    """`Lost` where the server says that something broke on its side."""
    if reply.status_code >= 500:
        raise Lost(f"{reply.request.method} {reply.request.url.path} was answered with {reply.status_code}")


async def until_busy(tables: Sequence[Table], rng: random.Random) -> None:
    """Until some answers have been acknowledged, and a moment more."""
    enough = sum(table.acknowledged for table in tables) + rng.randint(1, 12)
    limit = time.monotonic() + PATIENCE
    while sum(table.acknowledged for table in tables) < enough and not all(table.over for table in tables):
        if time.monotonic() > limit:
            raise Lost("nobody's answer is acknowledged any more")
        await asyncio.sleep(0.002)
    await asyncio.sleep(rng.uniform(0, 0.02))


def run_server(port: int, database: Path) -> None:
    with open("/dev/null", "w") as nowhere, contextlib.redirect_stdout(nowhere):
        serve("127.0.0.1", port, database, False, limits=LAVISH, pace=Pace(0, 0, 0))


async def run(kills: int, game: str, matches: int, seed: int, database: Path) -> dict[str, int]:
    """So many kills; what was counted. `Lost` says what is gone."""
    rng = random.Random(seed)
    servers = Servers(database)
    counted = {"kills": 0, "answers": 0, "answers on their way": 0, "pages that came back": 0, "finished matches": 0}
    tables: list[Table] = []
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    cookies = httpx.Cookies()
    try:
        for kill in range(kills + 1):
            await servers.start()
            async with httpx.AsyncClient(base_url=servers.url, limits=limits, timeout=PATIENCE, verify=False) as client:
                client.event_hooks = {"response": [no_fault]}
                client.cookies = cookies
                listening = [asyncio.create_task(page.listen(client)) for table in tables for page in table.pages]
                for table in tables:
                    await table.check(client)
                    counted["pages that came back"] += len(table.pages)
                for table in [table for table in tables if table.over]:
                    orcade.verify(orcade.load((await client.get(f"{table.players[0]}/record.json")).content))
                    counted["finished matches"] += 1
                    counted["answers"] += table.acknowledged
                    tables.remove(table)
                if kill < kills:
                    while len(tables) < matches:
                        tables.append(await open_table(client, game))
                        listening += [asyncio.create_task(page.listen(client)) for page in tables[-1].pages]
                    playing = [asyncio.create_task(table.play(client, rng)) for table in tables]
                    await until_busy(tables, rng)
                servers.kill()
                counted["kills"] += kill < kills
                if kill < kills:
                    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
                    counted["answers on their way"] += sum(table.sent - table.acknowledged for table in tables)
                await asyncio.wait_for(asyncio.gather(*listening), PATIENCE)
                cookies = client.cookies
    finally:
        servers.kill()
    counted["answers"] += sum(table.acknowledged for table in tables)
    with contextlib.closing(reader(database)) as base:
        if damaged := sums.all_damaged(base):
            raise Lost(f"{len(damaged)} tables are damaged")
    return counted


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--game", default="pit-fighting")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        try:
            counted: dict[str, Any] = asyncio.run(
                run(given.kills, given.game, given.matches, given.seed, Path(folder) / "kill.sqlite3")
            )
        except Lost as lost:
            print(f"LOST: {lost}")
            return 1
    print(f"{given.game}, {given.matches} matches at once; nothing that was acknowledged is lost:")
    for name, value in counted.items():
        print(f"  {name:24}{value:8}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
