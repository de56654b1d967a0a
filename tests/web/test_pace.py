"""How long bots wait: long enough to be followed, and never so that the time tells what they thought about."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from orcade.table.game import game_named
from orcade.web.bot_processes import BotProcesses, Pace, Process
from orcade.web.links import Link
from orcade.web.live_table import LiveTable
from orcade.web.live_tables import LiveTables
from orcade.web.seats import Sitter
from orcade.web.table_bots import APART, SECRET_STEP, Spacing
from orcade.web.table_state import TableState
from orcade.web.turns import Share

PACE = Pace(first=0.9, more=0.45, alone=0.1)


def in_memory(*levels: str, game: str = "tusk-draw") -> LiveTable:
    """A table in memory whose last answer was given by seat 0."""
    found = game_named(game)
    sitters = tuple(Sitter("bot" if level else "here", level=level, nonce=b"n" * 16) for level in levels)
    table = TableState(id="t", game=found, options=found.options(), seed=b"s" * 32, sitters=sitters).begun()
    table = replace(table, tape=(*table.tape, (0, "lay 1")))
    tables = SimpleNamespace(pace=PACE, spacing=Spacing(APART, lambda: 1000.0), bots=Dreamers())
    return LiveTable(table, (), cast(LiveTables, tables))


class Dreamers:
    """Bots that think for ever."""

    async def choose(self, *asked: Any) -> str:
        await asyncio.Event().wait()
        return ""


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> Callable[[LiveTable, float], None]:
    """Lets a bot have thought for some seconds."""

    def think(live: LiveTable, seconds: float) -> None:
        live.last_change = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: 1000.0 + seconds)

    return think


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.3, 0.89, 0.9])
def test_a_bot_answers_at_one_moment_however_short_it_thought(
    thought: Callable[[LiveTable, float], None], seconds: float
) -> None:
    async def pauses() -> None:
        live = in_memory("", "easy")
        thought(live, seconds)
        assert seconds + live.bots._pause(1) == pytest.approx(0.9)

    asyncio.run(pauses())


def test_a_longer_thought_is_rounded_up(thought: Callable[[LiveTable, float], None]) -> None:
    async def pauses() -> None:
        live = in_memory("", "easy")
        thought(live, 1.234)
        assert 1.234 + live.bots._pause(1) == pytest.approx(1.8)

    asyncio.run(pauses())


def test_its_own_next_move_comes_sooner_and_bots_alone_do_not_dawdle(
    thought: Callable[[LiveTable, float], None],
) -> None:
    async def pauses() -> None:
        live = in_memory("easy", "")
        thought(live, 0.0)
        assert live.bots._pause(0) == pytest.approx(0.45)
        live.state = replace(live.state, tape=(*live.state.tape, (0, "lay 2"), (0, "lay 3")))
        assert live.bots._pause(0) == pytest.approx(0.15), "the fourth in a row"
        live = in_memory("easy", "hard")
        thought(live, 0.0)
        assert live.bots._pause(1) == pytest.approx(0.1)

    asyncio.run(pauses())


@pytest.mark.parametrize(("paces", "wished"), [((), 1.0), ((0.0,), 0.0), ((0.5,), 0.5), ((0.0, 1.0), 1.0)])
def test_the_slowest_player_who_looks_on_says_how_much_haste_is_made(
    thought: Callable[[LiveTable, float], None], paces: tuple[float, ...], wished: float
) -> None:
    async def pauses() -> None:
        live = in_memory("", "easy")
        live.links = {f"seat{at}": Link(f"seat{at}", "t", "seat", (0,)) for at in range(len(paces))}
        live.links["watch"] = Link("watch", "t", "watch", ())
        thought(live, 0.0)
        live.watch(live.links["watch"])
        for at, pace in enumerate(paces):
            live.watch(live.links[f"seat{at}"], pace)
        assert live.bots._pause(1) == pytest.approx(max(0.9 * wished, SECRET_STEP)), "cards are hidden in this game"

    asyncio.run(pauses())


def test_where_nothing_is_hidden_haste_means_no_pause(thought: Callable[[LiveTable, float], None]) -> None:
    async def pauses() -> None:
        live = in_memory("", "easy", game="masters-fight")
        live.links = {"seat": Link("seat", "t", "seat", (0,))}
        thought(live, 0.2)
        bell = live.watch(live.links["seat"], 0.0)
        assert live.bots._pause(1) == 0
        live.unwatch(live.links["seat"], bell)
        assert live.bots._pause(1) == pytest.approx(0.7)

    asyncio.run(pauses())


def test_where_many_watch_bots_among_themselves_they_answer_one_after_another(
    thought: Callable[[LiveTable, float], None],
) -> None:
    async def pauses() -> None:
        tables = [in_memory("easy", "hard", game="masters-fight") for _ in range(10)]
        spacing = tables[0].bots._tables.spacing
        for live in tables:
            live.bots._tables.spacing = spacing
            thought(live, 0.0)
        waits = [live.bots._pause(1) for live in tables]
        assert waits[:3] == pytest.approx([0.1] * 3)
        assert waits[-1] == pytest.approx(0.4), "nine answers come before"
        people = in_memory("", "easy", game="masters-fight")
        thought(people, 0.0)
        assert people.bots._pause(1) == pytest.approx(0.9), "tables of people do not wait for them"

    asyncio.run(pauses())


def test_bots_get_the_seat_and_the_step_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to a bot's process holds neither the seed nor what was before the present step."""

    sent: list[Any] = []

    async def start(process: Process) -> None:
        pass

    def run(process: Process, work: Any, *given: Any) -> Any:
        sent.append(given)
        raise RuntimeError("enough")

    monkeypatch.setattr(Process, "_start", start)
    monkeypatch.setattr(Process, "_run", run)
    table = table_with_bot()

    async def think() -> None:
        await BotProcesses().choose(table, 1, "easy", Share(""))

    asyncio.run(think())
    (given,) = sent
    assert given[0] == "tusk-draw"
    assert given[2:4] == (1, "easy")
    assert table.seed not in repr(given).encode()
    assert table.seed.hex() not in repr(given)
    assert len(given[1].tape) == len(table.tape) - table.playing().step[0]


def table_with_bot() -> TableState:
    game = game_named("tusk-draw")
    sitters = (Sitter("here", nonce=b"0" * 16), Sitter("bot", level="easy", nonce=b"1" * 16))
    return TableState(
        id="t", game=game, options=game.options(), seed=b"secret seed of thirty-two bytes!", sitters=sitters
    ).begun()
