"""Tables to test: an application over a fresh database, and a real server process that can be killed."""

from __future__ import annotations

import contextlib
import json
import re
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import httpx
import pytest

from orcade.table.game import Game, installed_games
from orcade.web import create, site
from orcade.web.bot_processes import Pace
from orcade.web.limits import LAVISH as LAVISH
from orcade.web.limits import Limits
from tests.conftest import PATIENCE as PATIENCE
from tests.forked import Python

with warnings.catch_warnings():  # It would rather have a successor of httpx.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient as TestClient

JSON = {"Accept": "application/json"}

QUICK = Pace(0, 0, 0)

RUN = """
import sys
from pathlib import Path
from orcade.web.limits import LAVISH
from orcade.web.serve import serve
from orcade.web.bot_processes import Pace
if __name__ == "__main__":
    serve("127.0.0.1", 0, Path(sys.argv[1]), False, limits=LAVISH, pace=Pace(0, 0, 0))
"""


@cache
def games_on(path: tuple[str, ...]) -> dict[str, Game]:
    """What is installed on a search path: each look through it takes 10 ms, and each site looks once."""
    return installed_games()


vars(site)["installed_games"] = lambda: games_on(tuple(sys.path))


@cache
def kept_cookies(database: Path) -> CookieJar:
    """The cookies of the tests' one browser, which outlives the servers over a database."""
    return CookieJar()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "orcade.sqlite3"


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with opened(database) as client:
        yield client


@contextlib.contextmanager
def opened(database: Path, limits: Limits = LAVISH) -> Iterator[TestClient]:
    """The application over a database, as a client that does not follow redirections."""
    with TestClient(
        create(database, limits=limits, pace=QUICK, names=["testserver"]), follow_redirects=False
    ) as client:
        client.cookies.jar = kept_cookies(database)
        yield client


def set_table(client: httpx.Client, *sitters: str, game: str = "tusk-draw", **fields: str) -> str:
    """Open a table; returns the path of the host's link."""
    form = {"seats": str(len(sitters))} | {f"seat-{seat}": sitter for seat, sitter in enumerate(sitters)} | fields
    answer = client.post(f"/new/{game}", data=form, headers=JSON)
    assert answer.status_code == 200, answer.text
    link: str = answer.json()["link"]
    return link


def state(client: httpx.Client, link: str) -> Any:
    answer = client.get(f"{link}/state")
    assert answer.status_code == 200, answer.text
    return answer.json()


def sit_down(client: httpx.Client, *sitters: str, game: str = "tusk-draw", **fields: str) -> tuple[str, list[str]]:
    """Open a table and take every invited seat; returns the host's link and those of the invited."""
    host = set_table(client, *sitters, game=game, **fields)
    invited = [invite["path"] for invite in state(client, host)["links"] if invite["seat"] != 15]
    for at, link in enumerate(invited):
        answer = client.post(f"{link}/join", data={"name": f"Guest {at}", "nonce": f"{at:032x}"}, headers=JSON)
        assert answer.status_code == 200, answer.text
    return host, invited


def watch_link(client: httpx.Client, host: str) -> str:
    path: str = next(invite["path"] for invite in state(client, host)["links"] if invite["seat"] == 15)
    return path


def say(client: httpx.Client, link: str, seen: Any, *, choice: int = 0, **changed: Any) -> httpx.Response:
    """Answer what `seen` asks."""
    words = seen["scene"]["question"]["choices"][choice]["say"]
    form = {"say": words, "seat": str(seen["seat"]), "version": str(seen["version"])} | changed
    return client.post(f"{link}/answer", data=form, headers=JSON)


def until(client: httpx.Client, link: str, wish: Callable[[Any], bool]) -> Any:
    """The first state of a table that is as wished."""
    limit = time.monotonic() + PATIENCE
    while not wish(seen := state(client, link)):
        assert time.monotonic() < limit, f"it never comes to this: {seen}"
        time.sleep(0.01)
    return seen


def play_on(client: httpx.Client, *links: str, most: int = 10_000) -> int:
    """Answer whatever these links are asked, the first choice always, until the match is over; returns how often."""
    answers = 0
    limit = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < limit, f"nobody is asked after {answers} answers"
        before = answers
        for link in links:
            seen = state(client, link)
            if seen["ending"] is not None:
                return answers
            if seen["curtain"] is not None:
                client.post(f"{link}/uncover", data={"seat": str(seen["curtain"])}, headers=JSON)
            elif seen["scene"] is not None and seen["scene"]["question"] is not None:
                assert say(client, link, seen).status_code == 200
                answers += 1
                if answers == most:
                    return answers
        if answers == before:
            time.sleep(0.01)  # a bot is asked
        else:
            limit = time.monotonic() + PATIENCE


class Server:
    """A server process over a database."""

    def __init__(self, database: Path, program: str = RUN) -> None:
        self.process = Python("-c", program, str(database))
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + self.process.stdout.read()
        # Plain HTTP: to load certificates all the same takes 50 ms.
        self.client = httpx.Client(base_url=found[0], timeout=PATIENCE, verify=False)
        self.client.cookies.jar = kept_cookies(database)

    def kill(self) -> None:
        """As nothing can be caught or cleaned up: kill -9."""
        self.client.close()
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.client.close()
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=PATIENCE)


@pytest.fixture
def served(database: Path) -> Iterator[Callable[[], Server]]:
    """Starts servers over one database; what still runs in the end is ended."""
    running: list[Server] = []

    def start() -> Server:
        running.append(Server(database))
        return running[-1]

    yield start
    for server in running:
        server.end()


class Listener:
    """One page that listens to a link's events."""

    def __init__(self, client: httpx.Client, link: str) -> None:
        self._opened = client.stream("GET", f"{link}/events", timeout=PATIENCE)
        self.response = self._opened.__enter__()
        self._lines = self.response.iter_lines()

    def next(self) -> Any:
        """The next view."""
        for line in self._lines:
            if line.startswith("data: "):
                return json.loads(line[6:])
        raise AssertionError("the stream ended")

    def until(self, version: int) -> Any:
        """The first view of that version or a later one."""
        while (view := self.next())["version"] < version:
            pass
        return view

    def ends(self) -> bool:
        """Reads on until the server ends the stream; whether it ends it properly, and is not cut off."""
        try:
            for _ in self._lines:
                pass
        except httpx.RemoteProtocolError:
            return False
        return True

    def close(self) -> None:
        self._opened.__exit__(None, None, None)
