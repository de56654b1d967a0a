"""Bots think in processes of their own, so that a table with a bot never makes another table wait.

A bot is given the present step and the seat, never the seed. Where a bot crashes, hangs or gives no legal answer, a
random answer is given for its seat, and the table goes on. Who thinks when is settled in `turns.py`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from ..bots import bot
from ..lab import child_processes
from ..table.dice import Stream
from ..table.game import game_named
from ..table.record import Saved, restore
from ..table.requests import Seat
from .table_state import TableState
from .turns import Share, Turns

log = logging.getLogger("orcade.web")

PATIENCE = 5.0
"""Seconds that a bot may take longer than it was given; then it is taken to hang."""

STARTING = 20.0
"""Seconds in which a new process has to be ready."""


class Pace(Struct, frozen=True):
    """How long a bot waits before it answers, in seconds. Pages show what it did at their own pace (beats.js)."""

    first: float = 0.45
    """After somebody else's move."""
    more: float = 0.3
    """After its first one; half of that after its second, a third after the next …, so that many do not take long."""
    alone: float = 0.12
    """Where only bots play."""


class BotProcesses:
    """The processes in which bots think; each is started when it is first needed."""

    def __init__(self, processes: int | None = None) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.turns = Turns(count)
        self._all = [Process() for _ in range(count)]
        self._free = list(self._all)
        self._thoughts: set[asyncio.Task[None]] = set()

    async def choose(self, table: TableState, seat: Seat, level: str, share: Share) -> str:
        """The notation of a bot's answer. One that plays at random needs no process.

        Who no longer wants the answer cancels this. The bot then leaves the queue; where it thinks already, its process
        is free when it is done.
        """
        if level == "random":
            return random_answer(table, seat)
        who = f"{table.id}: the {level} bot"
        given = (table.game.name, table.since_step(), seat, level, secrets.randbits(64))
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def begin(seconds: float) -> None:
            thought = asyncio.create_task(think(seconds))
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)

        async def think(seconds: float) -> None:
            process = self._free.pop()
            words, used = await process.think(who, given, seconds)
            self._free.append(process)
            self.turns.over(turn, used)
            if not answer.done():
                answer.set_result(words)

        turn = self.turns.join(share, begin)
        try:
            return await answer or random_answer(table, seat)
        finally:
            self.turns.leave(turn)

    def close(self) -> None:
        for thought in self._thoughts:
            thought.cancel()
        for process in self._all:
            process.stop()


class Process:
    """One process; it is started anew where it was lost, and no other notices."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, who: str, given: tuple[Any, ...], seconds: float) -> tuple[str, float]:
        """The notation of a bot's answer, empty where it failed, and the processor seconds that it used."""
        for _ in range(2):  # The process may have been killed while it was idle: once more, in a new one.
            try:
                await self._start()
                return await asyncio.wait_for(self._run(_think, *given, seconds), seconds + PATIENCE)
            except BrokenProcessPool:
                self.stop()
            except TimeoutError:
                log.warning("%s hangs", who)
                self.stop()
                return "", seconds + PATIENCE
            except Exception as wrong:  # Whatever went wrong in a bot, the table goes on.
                log.warning("%s failed: %r", who, wrong)
                return "", 0.0
        log.warning("%s lost its process twice", who)
        return "", 0.0

    async def _start(self) -> None:
        """Have a process that is ready."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=child_processes.prepare)
            await asyncio.wait_for(self._run(_ready), STARTING)

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


def _ready() -> None:
    """What a new process does first."""


def _think(game: str, saved: Saved, seat: Seat, level: str, seed: int, seconds: float) -> tuple[str, float]:
    begun = time.process_time()
    match = restore(game_named(game), saved, Stream.of(0))
    words = bot(level, seconds=seconds).choose(match, seat, random.Random(seed)).notation(match.board(seat))
    return words, time.process_time() - begun
