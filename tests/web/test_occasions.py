"""At an occasion to interrupt all bots answer together, always after the same time: it tells nothing of their cards."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from orcade.bots import seconds_of
from orcade.table.game import game_named
from orcade.table.questions import all_there_is
from orcade.table.requests import Seat
from orcade.web.bot_processes import Pace
from orcade.web.links import Link
from orcade.web.live_table import LiveTable
from orcade.web.live_tables import LiveTables
from orcade.web.seats import Sitter
from orcade.web.table_bots import SHORT, THINKING, Spacing
from orcade.web.table_state import TableState
from orcade.web.turns import Share
from tests.alike import alike


class Hours(selectors.SelectSelector):
    """Waits for nothing: the clock jumps to what comes next."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        self.now += timeout or 0.0
        return super().select(0)


Timed = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> Timed:
    """Runs a test on a clock of its own."""

    def run(test: Coroutine[Any, Any, None]) -> None:
        hours = Hours()
        loop = asyncio.SelectorEventLoop(hours)
        monkeypatch.setattr(loop, "time", lambda: hours.now)
        monkeypatch.setattr(time, "monotonic", lambda: hours.now)
        loop.run_until_complete(test)
        loop.close()

    return run


class Thinkers:
    """Bots that think some time, up to all that they are given, and then answer at random."""

    def __init__(self) -> None:
        self.chance = Random(1)
        self.thought: list[float] = []

    async def choose(self, table: TableState, seat: Seat, level: str, share: Share, most: float) -> str:
        self.thought.append(min(most, seconds_of(level)) * self.chance.choice((0.0, 0.3, 1.0)))
        await asyncio.sleep(self.thought[-1])
        return alike(table, seat)


class Database:
    async def write(self, work: Any) -> None:
        pass


def table_of(game: str, *levels: str, seed: int = 1) -> LiveTable:
    """A match with a person in the first seat."""
    found = game_named(game)
    sitters = tuple(Sitter("bot" if level else "here", level=level, nonce=b"n" * 16) for level in ("", *levels))
    state = TableState(id="t", game=found, options=found.options(), seed=bytes([seed]) * 32, sitters=sitters).begun()
    tables = SimpleNamespace(pace=Pace(), spacing=Spacing(0, time.monotonic), bots=Thinkers(), database=Database())
    return LiveTable(state, [Link("seat", "t", "host", (0,))], cast(LiveTables, tables))


def bots_asked(state: TableState) -> list[Seat]:
    return [seat for seat in state.asked if state.sitters[seat].level]


def at_occasion(state: TableState) -> bool:
    return state.match is not None and state.match.occasion


@pytest.mark.parametrize(("game", "others"), [("hack", 3), ("pit-fighting", 1), ("gates", 2)])
@pytest.mark.parametrize(("level", "lasts"), [("easy", 0.2), ("normal", 0.2), ("hard", 0.6)])
def test_the_time_until_bots_answer_is_always_the_same(
    timed: Timed, monkeypatch: pytest.MonkeyPatch, game: str, others: int, level: str, lasts: float
) -> None:
    held: set[int] = set()

    async def test(seed: int) -> None:
        live = table_of(game, *[level] * others, seed=seed)
        seen = [(time.monotonic(), live.state)]
        changed = asyncio.Event()
        monkeypatch.setattr(live, "notify", changed.set)
        live.bots.wake()
        while live.state.ending is None and len(seen) < 400:
            if 0 in live.state.asked and not (at_occasion(live.state) and bots_asked(live.state)):
                words = alike(live.state, 0)
                await live.change(lambda now, words=words: now.answer(0, words, now.version))  # type: ignore[misc]
            await changed.wait()
            changed.clear()
            seen.append((time.monotonic(), live.state))
        live.bots.stop()
        for (began, state), (ended, after) in pairwise(seen):
            asked = bots_asked(state)
            if not at_occasion(state) or not asked:
                continue
            held.add(sum(all_there_is(state.playing().ask_of(seat)) is None for seat in asked))
            assert ended - began == pytest.approx(lasts, abs=0.005)
            assert after.moves >= state.moves + len(asked), "all of them at once"

    for seed in range(12):
        timed(test(seed))
        if {0, 1} <= held:
            break
    assert {0, 1} <= held, "some had nothing to play, some had"


def test_all_who_think_at_an_occasion_share_its_time(timed: Timed) -> None:
    async def test() -> None:
        live = table_of("hack", "hard", "hard", "hard")
        bots = cast(Thinkers, live.bots._tables.bots)
        while len(bots_asked(live.state)) < 3 or not at_occasion(live.state):
            seat = live.state.asked[0]
            live.state = live.state.answer(seat, alike(live.state, seat), live.state.version)
        bots.chance = cast(Random, SimpleNamespace(choice=max))
        await live.bots._reactions(bots_asked(live.state), time.monotonic() + THINKING * SHORT * seconds_of("hard"))
        assert sum(bots.thought) <= THINKING * SHORT * seconds_of("hard") + 1e-9

    timed(test())


def test_haste_makes_an_occasion_no_shorter_than_a_thought() -> None:
    live = table_of("hack", "easy", "normal")
    assert live.bots._occasion_lasts() == pytest.approx(SHORT * seconds_of("normal"))
    live.watch(live.links["seat"], 0.0)
    assert live.bots._occasion_lasts() == pytest.approx(SHORT * seconds_of("normal"))
    mixed = live.state.sitters
    live.state = replace(live.state, sitters=(*mixed[:2], mixed[1]))
    assert live.bots._occasion_lasts() == pytest.approx(SHORT * seconds_of("easy"))
