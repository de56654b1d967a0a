"""When the bots of a table think, for whom they make haste, and when they rest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from math import inf
from types import SimpleNamespace
from typing import Any, cast

import pytest

from orcade.bots import Votes
from orcade.table.game import game_named
from orcade.table.requests import Seat
from orcade.web.bot_processes import BotProcesses, Pace, Process
from orcade.web.links import Link
from orcade.web.live_table import LOOKING, RELOAD_TIME, LiveTable
from orcade.web.live_tables import LiveTables
from orcade.web.seats import Sitter
from orcade.web.table_bots import Spacing
from orcade.web.table_state import TableState
from orcade.web.turns import NOBODY, PLAYER, ROUND, SPECTATOR, Share
from tests.alike import alike


class Thoughts:
    """Bots that answer when a test says so."""

    def __init__(self) -> None:
        self.open: list[tuple[TableState, Seat, asyncio.Future[str]]] = []
        self.asked = 0
        self.share = Share("")

    async def choose(self, table: TableState, seat: Seat, level: str, share: Share, most: float = inf) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        thought = (table, seat, answer)
        self.open.append(thought)
        self.asked += 1
        self.share = share
        try:
            return await answer
        finally:
            self.open.remove(thought)

    async def end(self) -> None:
        """The bot that thinks answers, and what follows happens."""
        ((table, seat, answer),) = self.open
        answer.set_result(alike(table, seat))
        await settle()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


class Database:
    """One to which everything is written at once."""

    async def write(self, work: Any) -> None:
        await asyncio.sleep(0)


class Room:
    """One table of a game with two seats, its bots, and a clock."""

    def __init__(self, *levels: str) -> None:
        game = game_named("masters-fight")
        sitters = tuple(Sitter("bot" if level else "here", level=level, nonce=b"n" * 16) for level in levels)
        state = TableState(id="t", game=game, options=game.options(), seed=b"s" * 32, sitters=sitters).begun()
        people = tuple(seat for seat, level in enumerate(levels) if not level)
        self.seat = Link("seat", "t", "host", people)
        self.spectators = Link("watch", "t", "watch", ())
        self.thoughts = Thoughts()
        tables = SimpleNamespace(
            pace=Pace(0, 0, 0), spacing=Spacing(0, lambda: 0.0), bots=self.thoughts, database=Database()
        )
        self.live = LiveTable(state, [self.seat, self.spectators], cast(LiveTables, tables))

    async def until(self, wish: Callable[[TableState], bool]) -> None:
        """Play on until the table is as wished: bots answer, and people at random."""
        for _ in range(400):
            state = self.live.state
            if wish(state):
                return
            if self.thoughts.open:
                await self.thoughts.end()
            else:
                (seat, *_) = state.asked
                words = alike(state, seat)
                await self.live.change(lambda now, seat=seat, words=words: now.answer(seat, words, now.version))  # type: ignore[misc]
                await settle()
        raise AssertionError("it never comes to this")

    async def bot_asked(self) -> None:
        await self.until(lambda state: bool(state.asked) and bool(state.sitters[state.asked[0]].level))
        await settle()


@pytest.fixture
def passes(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets seconds pass."""
    now = [time.monotonic()]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    def wait(seconds: float) -> None:
        now[0] += seconds

    return wait


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def tested() -> None:
        await test()

    asyncio.run(tested())


Passes = Callable[[float], None]


def test_bots_among_themselves_rest_until_somebody_looks(passes: Passes) -> None:
    async def test() -> None:
        room = Room("hard", "hard")
        room.live.bots.wake()
        await settle()
        assert not room.thoughts.open
        assert not room.live.busy
        bell = room.live.watch(room.spectators)
        await settle()
        await room.thoughts.end()
        assert room.thoughts.asked == 2, "they play on"
        room.live.unwatch(room.spectators, bell)
        passes(RELOAD_TIME)
        room.live._update_online()  # as the loop does then
        await settle()
        assert not room.thoughts.open, "who thought has left the queue"
        assert not room.live.busy, "so the table can leave the memory"
        room.live.watch(room.spectators)
        await settle()
        assert room.thoughts.open

    run(test)


def test_a_page_without_a_stream_looks_for_a_while(passes: Passes) -> None:
    async def test() -> None:
        room = Room("hard", "hard")
        room.live.requested(room.spectators)
        await settle()
        await room.thoughts.end()
        assert room.thoughts.open
        passes(LOOKING)
        await room.thoughts.end()
        assert not room.thoughts.open
        room.live.requested(room.spectators)
        await settle()
        assert room.thoughts.open

    run(test)


def test_a_bot_answers_a_person_though_nobody_looks() -> None:
    async def test() -> None:
        room = Room("", "hard")
        room.live.bots.wake()
        await room.bot_asked()
        assert room.thoughts.open
        assert room.thoughts.share.weight == NOBODY
        await room.until(lambda state: state.asked == (0,))
        assert not room.live.busy

    run(test)


@pytest.mark.parametrize("deed", ["leave", "resign"])
def test_a_table_that_all_people_have_left_is_one_of_bots(deed: str) -> None:
    async def test() -> None:
        room = Room("", "", "hard")
        await room.live.change(lambda now: getattr(now, deed)(0))
        room.live.bots.wake()
        await room.bot_asked()
        assert room.thoughts.open, "one person still plays"
        await room.live.change(lambda now: now.leave(1))
        await settle()
        assert not room.thoughts.open
        room.live.watch(room.seat)
        await settle()
        assert room.thoughts.open
        assert room.thoughts.share.weight == SPECTATOR
        await room.live.change(lambda now: now.come_back(1))
        assert room.thoughts.share.weight == PLAYER

    run(test)


def test_haste_is_made_for_players_who_look(passes: Passes) -> None:
    async def test() -> None:
        room = Room("", "hard")
        room.live.bots.wake()
        await room.bot_asked()
        share = room.thoughts.share
        assert share.weight == NOBODY
        room.live.watch(room.spectators)
        assert share.weight == SPECTATOR
        bell = room.live.watch(room.seat)
        assert share.weight == PLAYER, "also for a bot that waits already"
        room.live.unwatch(room.seat, bell)
        room.live._update_online()
        assert share.weight == SPECTATOR
        room.live.requested(room.seat)
        assert share.weight == PLAYER, "he has asked for the page"

    run(test)


def test_a_thought_about_a_question_that_is_gone_is_dropped() -> None:
    async def test() -> None:
        room = Room("", "", "hard")
        await room.live.change(lambda now: now.leave(0))
        await room.until(lambda state: state.asked == (0,))
        await settle()
        ((_, seat, answer),) = room.thoughts.open
        assert seat == 0
        version = room.live.state.version
        await room.live.change(lambda now: now.come_back(0))
        await settle()
        assert answer.cancelled()
        assert not room.thoughts.open, "its player is back"
        assert room.live.state.version == version + 1

    run(test)


def test_what_is_decided_as_the_question_goes_is_not_said() -> None:
    """The answer waits to be saved behind a change that takes its question away."""

    async def test() -> None:
        room = Room("", "", "hard")
        await room.live.change(lambda now: now.leave(0))
        await room.until(lambda state: state.asked == (0,))
        await settle()
        moves = room.live.state.moves
        back = asyncio.create_task(room.live.change(lambda now: now.come_back(0)))
        ((table, seat, answer),) = room.thoughts.open
        answer.set_result(alike(table, seat))
        await back
        await settle()
        assert room.live.state.moves == moves
        assert not room.thoughts.open

    run(test)


def test_other_changes_do_not_disturb_a_thought() -> None:
    async def test() -> None:
        room = Room("", "", "hard")
        await room.until(lambda state: state.asked == (2,))
        await settle()
        (thought,) = room.thoughts.open
        await room.live.change(lambda now: now.leave(0))
        room.live.watch(room.seat)
        await settle()
        assert room.thoughts.open == [thought]

    run(test)


def test_who_gives_up_waiting_leaves_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """At once; a search that has begun keeps its process until it ends."""

    async def test() -> None:
        room = Room("easy", "easy")
        bots = BotProcesses(1)
        ended: asyncio.Future[tuple[str, float]] = asyncio.get_running_loop().create_future()
        monkeypatch.setattr(Process, "_start", lambda process: settle())
        monkeypatch.setattr(Process, "_run", lambda *given: ended)
        asked = [asyncio.create_task(bots.choose(room.live.state, 0, "easy", Share(str(at)))) for at in range(5)]
        await settle()
        assert (bots.turns.thinking, bots.turns.waiting) == (1, 4)
        for each in asked:
            each.cancel()
        await settle()
        assert (bots.turns.thinking, bots.turns.waiting) == (1, 0)
        ended.set_result(("on", 0.1))
        await settle()
        assert bots.turns.thinking == 0

    run(test)


def test_what_happens_to_one_process_is_no_other_tables_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """One hangs while the other thinks; the first table gets some legal answer, the second its own."""
    monkeypatch.setattr("orcade.web.bot_processes.PATIENCE", -ROUND)
    stopped = []

    class Fake(Process):
        def __init__(self, answer: str) -> None:
            super().__init__()
            self._answer = answer

        async def _start(self) -> None:
            pass

        def _run(self, work: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:
            future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            if self._answer:
                future.set_result((self._answer, 0.1))
            return future

        def stop(self) -> None:
            stopped.append(self)

    async def test() -> None:
        state = Room("easy", "easy").live.state
        seat = state.asked[0]
        good = alike(state, seat)
        bots = BotProcesses(2)
        bots._free = [Fake(good), Fake("")]
        hangs, thinks = bots._free[1], bots._free[0]
        first, second = await asyncio.gather(*(bots.choose(state, seat, "easy", Share(name)) for name in ("a", "b")))
        assert state.answer(seat, first, state.version).moves == 1
        assert second == good
        assert stopped == [hangs]
        assert set(bots._free) == {hangs, thinks}, "both can be used again"

    run(test)


class Searching(Process):
    """Started, and searching until a test says what it has found, or till it is called off."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[asyncio.Future[Any]] = []
        """Of one search after the other."""
        self.elected: list[Votes] = []

    @property
    def ready(self) -> bool:
        return True

    async def _start(self) -> None:
        pass

    def _run(self, work: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if work.__name__ == "elect":
            self.elected = given[-1]
            future.set_result(work(*given))
        else:
            self.found.append(future)
        return future

    def call_off(self) -> None:
        self.found[-1].set_result((Votes([0, 0], [0.0, 0.0], False), 0.0))

    def stop(self) -> None:
        pass


def test_a_long_search_is_helped_by_processes_that_nobody_wants() -> None:
    """All votes are added; what is lost with a process is not missed."""

    async def test() -> None:
        state = Room("hard", "easy").live.state
        seat = state.asked[0]
        bots = BotProcesses(3)
        third, second, main = Searching(), Searching(), Searching()
        bots._free = [third, second, main]
        answer = asyncio.create_task(bots.choose(state, seat, "hard", Share("")))
        await settle()
        assert bots.turns.thinking == 1
        many = len(state.playing().ask_of(seat).options)
        own = Votes([5] + [1] * (many - 1), [2.0] * many, False)
        others = Votes([1] * (many - 1) + [9], [2.0] * many, False)
        main.found[0].set_result((own, 0.5))
        second.found[0].set_result((others, 0.5))
        third.found[0].set_exception(BrokenProcessPool())
        words = await answer
        assert main.elected == [own, others]
        assert words == state.playing().ask_of(seat).options[-1].notation(state.playing().board(seat))
        assert set(bots._free) == {main, second, third}

    run(test)


def test_who_comes_to_think_has_a_lent_process_at_once() -> None:
    async def test() -> None:
        state = Room("hard", "easy").live.state
        seat = state.asked[0]
        bots = BotProcesses(2)
        lent, main = Searching(), Searching()
        bots._free = [lent, main]
        first = asyncio.create_task(bots.choose(state, seat, "hard", Share("a")))
        await settle()
        assert len(lent.found) == 1
        second = asyncio.create_task(bots.choose(state, seat, "easy", Share("b")))
        await settle()
        assert bots.turns.thinking == 2
        assert len(lent.found) == 2, "it searches for the second table now"
        lent.found[1].set_result((alike(state, seat), 0.1))
        await second
        assert not first.done()
        main.found[0].set_result((None, 0.1))
        await first
        assert main.elected == [Votes([0, 0], [0.0, 0.0], False)]

    run(test)


def test_no_process_is_lent_for_a_short_search() -> None:
    async def test() -> None:
        state = Room("normal", "easy").live.state
        bots = BotProcesses(2)
        lent, main = Searching(), Searching()
        bots._free = [lent, main]
        thought = asyncio.create_task(bots.choose(state, state.asked[0], "normal", Share("")))
        await settle()
        assert (len(lent.found), len(main.found)) == (0, 1)
        thought.cancel()

    run(test)
