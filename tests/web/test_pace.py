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
from orcade.web.bot_processes import BotProcesses, Pace
from orcade.web.links import Link
from orcade.web.live_table import SECRET_STEP, LiveTable
from orcade.web.live_tables import LiveTables
from orcade.web.seats import Sitter
from orcade.web.table_state import TableState

PACE = Pace(first=0.9, more=0.45, alone=0.1)


def in_memory(*levels: str, game: str = "tusk-draw") -> LiveTable:
    """A table in memory whose last answer was given by seat 0."""
    found = game_named(game)
    sitters = tuple(Sitter("bot" if level else "here", level=level, nonce=b"n" * 16) for level in levels)
    table = TableState(id="t", game=found, options=found.options(), seed=b"s" * 32, sitters=sitters).begun()
    table = replace(table, tape=(*table.tape, (0, "lay 1")))
    return LiveTable(table, (), cast(LiveTables, SimpleNamespace(pace=PACE)))


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> Callable[[LiveTable, float], None]:
    """Lets a bot have thought for some seconds."""

    def think(live: LiveTable, seconds: float) -> None:
        live._last_change = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: 1000.0 + seconds)

    return think


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.3, 0.89, 0.9])
def test_a_bot_answers_at_one_moment_however_short_it_thought(
    thought: Callable[[LiveTable, float], None], seconds: float
) -> None:
    async def pauses() -> None:
        live = in_memory("", "easy")
        thought(live, seconds)
        assert seconds + live._pause(1) == pytest.approx(0.9)

    asyncio.run(pauses())


def test_a_longer_thought_is_rounded_up(thought: Callable[[LiveTable, float], None]) -> None:
    async def pauses() -> None:
        live = in_memory("", "easy")
        thought(live, 1.234)
        assert 1.234 + live._pause(1) == pytest.approx(1.8)

    asyncio.run(pauses())


def test_its_own_next_move_comes_sooner_and_bots_alone_do_not_dawdle(
    thought: Callable[[LiveTable, float], None],
) -> None:
    async def pauses() -> None:
        live = in_memory("easy", "")
        thought(live, 0.0)
        assert live._pause(0) == pytest.approx(0.45)
        live = in_memory("easy", "hard")
        thought(live, 0.0)
        assert live._pause(1) == pytest.approx(0.1)

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
        assert live._pause(1) == pytest.approx(max(0.9 * wished, SECRET_STEP)), "cards are hidden in this game"

    asyncio.run(pauses())


def test_where_nothing_is_hidden_haste_means_no_pause(thought: Callable[[LiveTable, float], None]) -> None:
    async def pauses() -> None:
        live = in_memory("", "easy", game="masters-fight")
        live.links = {"seat": Link("seat", "t", "seat", (0,))}
        thought(live, 0.2)
        bell = live.watch(live.links["seat"], 0.0)
        assert live._pause(1) == 0
        live.unwatch(live.links["seat"], bell)
        assert live._pause(1) == pytest.approx(0.7)

    asyncio.run(pauses())


def test_bots_get_the_seat_and_the_step_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to a bot's process holds neither the seed nor what was before the present step."""

    sent: list[Any] = []

    class Pool:
        def submit(self, work: Any, *given: Any) -> Any:
            sent.append(given)
            raise RuntimeError("enough")

    monkeypatch.setattr(BotProcesses, "_ready", lambda self: Pool())
    table = table_with_bot()

    async def think() -> None:
        await BotProcesses().choose(table, 1, "easy")

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
