"""Content that visitors bring along: read in another process, once, within a deadline, and nobody waits for it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import orcade.games
from orcade.table.game import game_named
from orcade.table.options import contents
from orcade.table.toml_written import written
from orcade.web import own_content
from orcade.web.content_workers import WAITING, ContentWorkers
from orcade.web.errors import BadForm, TooHard, TooMany

from .conftest import JSON, PATIENCE, TestClient, opened, set_table

GAMES = Path(orcade.games.__file__).parent
CONTENT = [
    ("gates", "own_maps", "gates/maps/town.toml"),
    ("gates", "own_decks", "gates/decks/player.toml"),
    ("gates", "own_decks", "gates/decks/treasure.toml"),
    ("hack", "own_deck", "hack/decks/thorina.toml"),
    ("orcwars", "own_map", "orcwars/maps/deep.toml"),
    ("orcwars", "own_chips", "orcwars/cups/units.toml"),
    ("road-rage", "own_circuit", "orclympics/road_rage/circuits/three-teeth.toml"),
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One server for all: its process that reads content takes a while to start."""
    with opened(tmp_path_factory.mktemp("content") / "orcade.db") as client:
        yield client


def spin(seconds: float) -> float:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return seconds


def dive(depth: int) -> int:
    return dive(depth + 1)


def refuse(words: str) -> None:
    raise BadForm(words)


# How it is kept.


@pytest.mark.parametrize(("game", "option", "file"), CONTENT)
def test_content_that_is_written_anew_says_the_same(game: str, option: str, file: str) -> None:
    text = (GAMES / file).read_text()
    short = written("# nothing\n" * 200 + text)
    assert tomllib.loads(short) == tomllib.loads(text)
    assert written(short) == short
    assert len(short) < len(text) + 1000
    read = next(each.read for each in contents(game_named(game).options) if each.name == option)
    assert read(short)


def test_odd_words_are_written_anew_as_they_are() -> None:
    odd = 'a."b c" = "\\u0000\\t\\u007f \\"\'\'\' \\n"\n'
    odd += 'd = [[], [{}], [1, "x"]]\ne = 1979-05-27\nf = """x\n\'"""\n"" = inf\n'
    assert tomllib.loads(written(odd)) == tomllib.loads(odd)


def test_a_table_keeps_content_without_its_comments(client: TestClient) -> None:
    text = (GAMES / "orclympics/road_rage/circuits/three-teeth.toml").read_text()
    host = set_table(client, "here", "here", game="road-rage", **{"option-own-circuit": "#\n" * 20_000 + text})
    client.post(f"{host}/resign", data={"seat": "0"}, headers=JSON)
    kept = client.get(f"{host}/record.json").json()["options"]["own_circuit"]
    assert tomllib.loads(kept) == tomllib.loads(text)
    assert len(kept) < len(text) + 100


def test_content_that_says_too_much_is_refused() -> None:
    text = (GAMES / "hack/decks/thorina.toml").read_text()
    _, faults = own_content.checked("hack", {"own_deck": text.replace('id = "', 'id = "' + "x" * 90_000, 1)})
    assert "80,000 characters" in faults["own_deck"]


# What is refused.


def test_options_that_a_game_lacks_are_refused_unread(client: TestClient) -> None:
    form = {"seats": "2"} | {f"option-x{at}": "a = " + "[" * 50 for at in range(90)}
    begun = time.process_time()
    refused = client.post("/new/gates", data=form, headers=JSON)
    assert time.process_time() - begun < 0.5
    assert refused.status_code == 422
    assert "there is no option 'x0' (and 89 more)" in refused.json()["error"]
    assert "own_maps" in refused.json()["error"]


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 60_000, "a" + ".a" * 90 + " = 1\n", "a = " + "{b=" * 3000, '"' * 9, "a = " + "9" * 9000]
)
def test_hostile_content_is_refused_in_words(client: TestClient, text: str) -> None:
    for game, option, _ in CONTENT[::2]:
        refused = client.post(f"/new/{game}", data={"seats": "2", f"option-{option}": text}, headers=JSON)
        assert refused.status_code == 422
        assert len(refused.json()["error"]) > 20


# The processes.


def test_a_server_ends_without_a_word(database: Path) -> None:
    """As it is started by people: what it leaves behind is cleared away by Python itself, when that ends."""
    command = [sys.executable, "-m", "orcade", "serve", "--no-open", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout
        (address,) = re.findall(r"http://\S+/", server.stdout.readline())
        form = {"seats": "2", "option-own_deck": "a = 1"}
        assert (
            httpx.post(f"{address}new/hack", data=form, headers=JSON, timeout=PATIENCE, verify=False).status_code == 422
        )
        server.terminate()
        assert server.stdout.read() == ""
        assert server.wait(PATIENCE) == 143


def test_work_that_overruns_is_ended_and_others_go_on() -> None:
    asyncio.run(_work_that_overruns_is_ended_and_others_go_on())


async def _work_that_overruns_is_ended_and_others_go_on() -> None:
    workers = ContentWorkers(deadline=0.2)
    try:
        with pytest.raises(TooHard, match=r"more than 0\.2 seconds"):
            await workers.run("a", spin, 60)
        with pytest.raises(TooHard, match="too deeply"):
            await workers.run("a", dive, 0)
        with pytest.raises(BadForm, match="no such thing"):
            await workers.run("a", refuse, "no such thing")
        assert await workers.run("a", spin, 0.01) == 0.01
    finally:
        workers.close()


def test_a_process_that_was_killed_while_idle_is_replaced() -> None:
    asyncio.run(_killed_while_idle())


async def _killed_while_idle() -> None:
    workers = ContentWorkers()
    try:
        os.kill(await workers.run("a", os.getpid), signal.SIGKILL)
        await asyncio.sleep(0.5)
        assert await workers.run("a", spin, 0) == 0
    finally:
        workers.close()


def test_a_visitor_who_floods_waits_behind_himself() -> None:
    asyncio.run(_a_visitor_who_floods_waits_behind_himself())


async def _a_visitor_who_floods_waits_behind_himself() -> None:
    workers = ContentWorkers(deadline=9)
    try:
        await asyncio.gather(workers.run("a", spin, 0), workers.run("b", spin, 0))  # Both processes are there now.
        flood = [asyncio.create_task(workers.run("a", spin, 0.5)) for _ in range(WAITING + 1)]
        await asyncio.sleep(0.05)
        with pytest.raises(TooMany, match="still being read"):
            await workers.run("a", spin, 0)
        assert await workers.run("b", spin, 0) == 0
        assert not any(each.done() for each in flood[2:])
        for each in flood:
            each.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
    finally:
        workers.close()


def test_only_options_that_the_game_has_are_looked_at() -> None:
    given = own_content.sorted_out(game_named("gates"), {"own-maps": "x", "raid": "y" * 100_000})
    assert given.texts == {"own_maps": "x"}
    assert all(len(words) < 500 for words in given.faults.values())
