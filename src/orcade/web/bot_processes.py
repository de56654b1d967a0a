"""Bots think in processes of their own, so that a table with a bot never makes another table wait.

A bot is given the present step and the seat, never the seed. Where a bot crashes, hangs or gives no legal answer, a
random answer is given for its seat, and the table goes on. Who thinks when is settled in `turns.py`.

For a level that thinks long, processes that nobody else wants search the same decision with luck of their own, and the
votes of all are added. Such a process is lent: who needs it calls it off and has it some milliseconds later. One that
is lost costs its votes and nothing else. The same seed and number of processes give the same answer where each search
ends by its iterations.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_bool
from math import inf
from multiprocessing import get_context
from typing import Any, TypeVar

from msgspec import Struct

from ..bots import bot, thinks_long
from ..lab import child_processes, thinking
from ..lab.thinking import Found
from ..table.requests import Seat
from .table_state import TableState
from .turns import Share, Turns

T = TypeVar("T")
Help = asyncio.Task[Found | None]

log = logging.getLogger("orcade.web")

SPAWN = get_context("spawn")

PATIENCE = 5.0
"""Seconds that a bot may take longer than it was given; then it is taken to hang."""

GRACE = 0.5
"""Seconds that votes of others may come later than was given for them; then they are not counted."""

STARTING = 20.0
"""Seconds in which a new process has to be ready."""


class Pace(Struct, frozen=True):
    """How long a bot waits before it answers, in seconds. Pages show what it did at their own pace (beats.js)."""

    first: float = 0.45
    """After somebody else's move."""
    more: float = 0.3
    """After its first one; half of that after its second, a third after the next …, so that many do not take long."""
    occasion: float = 0.2
    """At an occasion to interrupt, of which there are many in a turn."""
    alone: float = 0.12
    """Where only bots play."""


class BotProcesses:
    """The processes in which bots think; each is started when it is first needed."""

    def __init__(self, processes: int | None = None) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.turns = Turns(count)
        self._all = [Process() for _ in range(count)]
        self._free = list(self._all)
        self._lent: dict[Process, Help] = {}
        """Processes that search with others and are not called off."""
        self._thoughts: set[asyncio.Task[Any]] = set()

    async def choose(self, table: TableState, seat: Seat, level: str, share: Share, most: float = inf) -> str:
        """The notation of a bot's answer, found in `most` seconds. One that plays at random needs no process.

        Who no longer wants the answer cancels this. The bot then leaves the queue; where it thinks already, its process
        is free when it is done.
        """
        if level == "random":
            return random_answer(table, seat)
        who = f"{table.id}: the {level} bot"
        given = (table.game.name, table.since_step(), seat, level, secrets.randbits(64))
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def begin(seconds: float) -> None:
            self._begin(think(min(seconds, most)))

        async def think(seconds: float) -> None:
            process = await self._take()
            begun = time.monotonic()
            if helpers := self._lend(who, given, seconds):
                found = await _together(process, helpers, who, given, seconds)
            else:
                found = await process.work(who, seconds, thinking.think, *given, seconds)
            words, used = found or ("", time.monotonic() - begun)
            self._free.append(process)
            self.turns.over(turn, used)
            if not answer.done():
                answer.set_result(words)

        turn = self.turns.join(share, begin)
        try:
            return await answer or random_answer(table, seat)
        finally:
            self.turns.leave(turn)

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        thought = asyncio.create_task(work)
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return thought

    async def _take(self) -> Process:
        """A process for a turn that has begun: no more begin than there are, so one is free or lent."""
        while not self._free:
            process, search = self._lent.popitem()
            process.call_off()
            await asyncio.wait([search])
        return self._free.pop()

    def _lend(self, who: str, given: tuple[Any, ...], seconds: float) -> list[Help]:
        """Have free processes search, too: as many as there are for each bot that thinks, none while somebody waits.

        One that is not started yet is started, for the next time.
        """
        *position, level, seed = given
        if self.turns.waiting or not thinks_long(level):
            return []
        helpers = []
        for number in range(1, len(self._all) // self.turns.thinking):
            if not self._free:
                break
            process = self._free.pop()
            ready = process.ready
            part = (*position, level, seed + number, seconds if ready else 0.0)
            self._lent[process] = search = self._begin(self._help(process, who, part))
            if ready:
                helpers.append(search)
        return helpers

    async def _help(self, process: Process, who: str, given: tuple[Any, ...]) -> Found | None:
        found: Found | None = await process.work(who, given[-1], thinking.search, *given, tries=1)
        self._lent.pop(process, None)
        self._free.append(process)
        return found

    def close(self) -> None:
        for thought in self._thoughts:
            thought.cancel()
        for process in self._all:
            process.stop()


async def _together(
    process: Process, helpers: list[Help], who: str, given: tuple[Any, ...], seconds: float
) -> tuple[str, float] | None:
    """What a process and its helpers find best, and the processor seconds that it used itself; None where it failed."""
    ends = time.monotonic() + seconds + GRACE
    own = await process.work(who, seconds, thinking.search, *given, seconds)
    await asyncio.wait(helpers, timeout=max(0.0, ends - time.monotonic()))
    found = [own, *[each.result() for each in helpers if each.done()]]
    words = await process.work(who, seconds, thinking.elect, *given, [each[0] for each in found if each and each[0]])
    return (words, own[1]) if own and words else None


class Process:
    """One process; it is started anew where it was lost, and no other notices."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._off = SPAWN.RawValue(c_bool, False)
        """Whether its search is called off."""

    @property
    def ready(self) -> bool:
        """Whether it has been started."""
        return self._pool is not None

    async def work(self, who: str, seconds: float, work: Callable[..., Any], *given: Any, tries: int = 2) -> Any:
        """What a function returns there; None where it failed or took much longer than so many seconds.

        Twice is tried since the process may have been killed while it was idle.
        """
        try:
            for _ in range(tries):
                try:
                    await self._start()
                    return await asyncio.wait_for(self._run(work, *given), seconds + PATIENCE)
                except BrokenProcessPool:
                    self.stop()
            log.warning("%s lost its process", who)
        except TimeoutError:
            log.warning("%s hangs", who)
            self.stop()
        except Exception as wrong:  # Whatever went wrong in a bot, the table goes on.
            log.warning("%s failed: %r", who, wrong)
        finally:
            self._off.value = False
        return None

    def call_off(self) -> None:
        """End its search as soon as may be."""
        self._off.value = True

    async def _start(self) -> None:
        """Have a process that is ready."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=SPAWN, initializer=thinking.prepare, initargs=(self._off,))
            # On a thread: starting the process takes a while.
            begun = await asyncio.to_thread(self._pool.submit, thinking.ready)
            await asyncio.wait_for(asyncio.wrap_future(begun), STARTING)

    def _run(self, work: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().run_in_executor(self._pool, work, *given)

    def stop(self) -> None:
        """End it now, whatever it is doing."""
        if self._pool is not None:
            child_processes.stop(self._pool)
            self._pool = None


def random_answer(table: TableState, seat: Seat) -> str:
    """Any legal answer; about matters among people, such as whether a result stands, what bots always say."""
    match = table.playing()
    return bot("random").choose(match, seat, secrets.SystemRandom()).notation(match.board(seat))
