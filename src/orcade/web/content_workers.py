"""What visitors bring along to be read (decks, maps …) is read in processes of its own, so that no table waits for it.

Each piece of work has a deadline in processor time; the process that overruns it is ended. A visitor's pieces are done
one after the other, so whoever sends many waits behind himself. The processes start when they are first needed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from ..lab import child_processes
from ..table.errors import OrcadeError
from .errors import BadForm, TooHard
from .one_at_a_time import OneAtATime

P = ParamSpec("P")
T = TypeVar("T")

PROCESSES = 2
DEADLINE = 4.0
"""Seconds of processor time that one piece of work may take."""
PATIENCE = 40.0
"""Seconds by the clock after which it is taken to hang: on a busy machine it gets little of the processor."""
MEMORY = 2 << 30
"""Bytes that a process may have."""
FULL = "what you sent before is still being read; wait a moment and send this again"
WAITING = 6
"""Pieces of one visitor that wait, beside the one that is done."""


class ContentWorkers:
    """The processes in which content is read. Make one for a server, and close it with the server."""

    def __init__(
        self, deadline: float = DEADLINE, patience: float = PATIENCE, processes: int = PROCESSES, idle: bool = False
    ) -> None:
        """`idle`: they have the time of the processor that nobody else wants."""
        self._deadline = deadline
        self._patience = patience
        self._idle = idle
        self._free = asyncio.Semaphore(processes)
        self._pools: list[ProcessPoolExecutor] = []
        """One process each; those that do nothing now."""
        self._busy: set[ProcessPoolExecutor] = set()
        self._turns = OneAtATime(WAITING)

    async def run(self, visitor: str, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What a function of a module returns, called in another process; what it raises is raised.

        `TooMany` where this visitor has enough pieces waiting, `TooHard` where the deadline has passed.
        """
        async with self._turns.turn(visitor, FULL), self._free:
            pool = self._pools.pop() if self._pools else self._one_process()
            if pool._broken:  # The process was killed while it had nothing to do.
                pool = self._one_process()
            self._busy.add(pool)
            try:
                # On a thread: it may start the process, which takes a while.
                done = await asyncio.to_thread(pool.submit, _within, self._deadline, work, given, named)
                found: T = await asyncio.wait_for(asyncio.wrap_future(done), self._patience)
            except (BrokenProcessPool, TimeoutError):
                await asyncio.to_thread(child_processes.stop, pool)  # It waits for the process to end.
                raise TooHard(
                    f"this takes more than {self._deadline:g} seconds to read, so it was put aside; it is too long, or "
                    "lies in itself too deeply"
                ) from None
            except asyncio.CancelledError:
                await asyncio.to_thread(child_processes.stop, pool)
                raise
            except BaseException:
                self._pools.append(pool)
                raise
            else:
                self._pools.append(pool)
                return found
            finally:
                self._busy.discard(pool)

    def close(self) -> None:
        """End the processes, whatever they do."""
        for pool in (*self._pools, *self._busy):
            child_processes.stop(pool)
        self._pools.clear()

    def _one_process(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_prepare, initargs=(self._idle,))


def _prepare(idle: bool) -> None:
    child_processes.prepare()
    if sys.platform != "win32":
        import resource

        os.nice(19 if idle else 5)  # Players come first.
        if idle and sys.platform == "linux":
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # Whoever wakes up takes its place at once.
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _within(deadline: float, work: Callable[..., T], given: tuple[object, ...], named: dict[str, object]) -> T:
    """In the process: the work, during which the system ends the process when the deadline has passed."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, deadline)
    try:
        return work(*given, **named)
    except OrcadeError as wrong:  # Not every error can travel between processes.
        raise BadForm(str(wrong)) from None
    except RecursionError:
        raise TooHard("lists or tables lie in each other too deeply") from None
    except MemoryError:
        raise TooHard("reading this takes too much memory") from None
    finally:
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_PROF, 0)
