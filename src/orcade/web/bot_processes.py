"""Bots think in processes of their own, so that a table with a bot never makes another table wait.

A bot is given the present step and the seat, never the seed. Where a bot crashes, hangs or gives no legal answer, a
random answer is given for its seat, and the table goes on.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

from msgspec import Struct

from ..bots import bot
from ..table.dice import Stream
from ..table.game import game_named
from ..table.record import Saved, restore
from ..table.requests import Seat
from .table_state import TableState

log = logging.getLogger("orcade.web")

PATIENCE = 20.0
"""Seconds after which a bot is taken to hang."""


class Pace(Struct, frozen=True):
    """How long a bot waits before it answers, so that people can follow, in seconds."""

    first: float = 0.9
    """After somebody else's move."""
    more: float = 0.45
    """After its own."""
    alone: float = 0.12
    """Where only bots play."""


class BotProcesses:
    """The processes in which bots think; started when the first bot is asked."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._free = asyncio.Semaphore(self._workers)
        """Bots of many tables wait here for a process. If they waited in the pool, waiting would count as hanging."""
        self._pool: ProcessPoolExecutor | None = None
        self._asked = 0
        """Bots that have been asked and have not answered."""

    @property
    def thinking(self) -> int:
        return min(self._asked, self._workers)

    @property
    def waiting(self) -> int:
        """Bots that have no process yet."""
        return self._asked - self.thinking

    async def choose(self, table: TableState, seat: Seat, level: str) -> str:
        """The notation of a bot's answer. One that plays at random needs no process."""
        if level == "random":
            return random_answer(table, seat)
        self._asked += 1
        try:
            return await self._thought(table, seat, level)
        finally:
            self._asked -= 1

    async def _thought(self, table: TableState, seat: Seat, level: str) -> str:
        given = (table.game.name, table.since_step(), seat, level, secrets.randbits(64))
        async with self._free:
            for _ in range(2):  # The process may have died of another bot's error: once more, in a new one.
                pool = self._ready()
                try:
                    thought = asyncio.get_running_loop().run_in_executor(pool, _think, *given)
                    return await asyncio.wait_for(thought, PATIENCE)
                except BrokenProcessPool:
                    self._drop(pool)
                except TimeoutError:
                    self._drop(pool)
                    break
                except Exception as wrong:  # Whatever went wrong in a bot, the table goes on.
                    log.warning("%s: the %s bot failed: %r", table.id, level, wrong)
                    break
        return random_answer(table, seat)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=_prepare_process
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        stop(pool)

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)


def stop(pool: ProcessPoolExecutor) -> None:
    """End a pool and its processes now, whatever they are doing."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        process.terminate()


def random_answer(table: TableState, seat: Seat) -> str:
    """Any legal answer; about matters among people, such as whether a result stands, what bots always say."""
    match = table.playing()
    return bot("random").choose(match, seat, secrets.SystemRandom()).notation(match.board(seat))


def _prepare_process() -> None:
    """In a new process: leave Ctrl-C to the server, and end with the server even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _think(game: str, saved: Saved, seat: Seat, level: str, seed: int) -> str:
    match = restore(game_named(game), saved, Stream.of(0))
    return bot(level).choose(match, seat, random.Random(seed)).notation(match.board(seat))
