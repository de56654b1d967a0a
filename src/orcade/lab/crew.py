"""Where games are played: in this process, or in several others. Whoever plays them, they come out the same."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import chain, islice
from time import perf_counter
from typing import TypeVar

from orcade.table.errors import BadSetup, OrcadeError

from . import child_processes
from .playing import Outcome, Task, play

Crew = Callable[[Iterable[Task]], Generator[Outcome, None, None]]
"""Plays games, and gives each when it is finished, in any order. Closing it stops those that are being played."""

BATCH = 0.2
"""Seconds of play that are handed out at once: handing out and bringing back takes a fraction of a millisecond."""

DEATHS = 3
"""So often may the processes end themselves without a finished game in between."""


class CrewFailed(OrcadeError):
    """Those who play have ended themselves again and again."""


def crew(workers: int | None = None) -> Crew:
    """So many processes; all cores if omitted, and this very process where it is one. `BadSetup` for none."""
    if workers is None:
        workers = os.cpu_count() or 1
    if workers < 1:
        raise BadSetup(f"games need at least 1 worker, not {workers}")
    return here if workers == 1 else lambda tasks: there(tasks, workers)


def here(tasks: Iterable[Task]) -> Generator[Outcome, None, None]:
    """The games one after the other, in this process."""
    for task in tasks:
        yield play(task)


def there(tasks: Iterable[Task], workers: int) -> Generator[Outcome, None, None]:
    """The games in so many processes. A process that dies is replaced, and what it played is played again."""
    waiting = iter(tasks)
    deaths = 0
    while True:
        lost: list[Task] = []
        with closing(_with_a_pool(waiting, workers, lost)) as parts:
            for part in parts:
                if part.outcomes:
                    deaths = 0
                yield from part.outcomes
        if not lost:
            return
        deaths += 1
        if deaths >= DEATHS:
            first = lost[0]
            raise CrewFailed(
                f"the processes that play ended themselves {deaths} times, "
                f"last with game {first.index} of {', '.join(first.levels)} among those in play"
            )
        waiting = chain(lost, waiting)


class Part:
    """Some games, as one process played them."""

    def __init__(self, outcomes: list[Outcome], seconds: float) -> None:
        self.outcomes = outcomes
        self._seconds = seconds

    def fitting(self, seconds: float) -> int:
        """How many such games take so long; some, at least and at most."""
        return max(1, min(2000, int(seconds * len(self.outcomes) / max(self._seconds, 1e-6))))


def play_part(tasks: Sequence[Task]) -> Part:
    """Play some games."""
    began = perf_counter()
    outcomes = [play(task) for task in tasks]
    return Part(outcomes, perf_counter() - began)


Handle = TypeVar("Handle")


def share_out(
    waiting: Iterator[Task],
    running: dict[Handle, list[Task]],
    room: Callable[[], int],
    hand_out: Callable[[list[Task]], Handle],
    back: Callable[[], Iterable[tuple[Handle, Part]]],
    seconds: float = BATCH,
) -> Generator[Part, None, None]:
    """Hand out games in batches until all are played.

    `running`: what is handed out and has not come back. `room`: so many batches may be out at once. `back`: some that
    have come back, at least one. `seconds`: of play in a batch.
    """
    size = 1
    while True:
        most = room()
        while len(running) < most and (batch := list(islice(waiting, size))):
            running[hand_out(batch)] = batch
        if not running:
            return
        for handle, part in back():
            del running[handle]
            size = part.fitting(seconds)
            yield part


def _with_a_pool(waiting: Iterator[Task], workers: int, lost: list[Task]) -> Generator[Part, None, None]:
    """Play until all is done, or until a process dies: then what was handed out and did not come back is `lost`."""
    running: dict[Future[Part], list[Task]] = {}
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), child_processes.prepare)

    def hand_out(batch: list[Task]) -> Future[Part]:
        try:
            return pool.submit(play_part, batch)
        except BrokenProcessPool:
            lost.extend(batch)
            raise

    def back() -> Iterator[tuple[Future[Part], Part]]:
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield future, future.result()

    try:
        yield from share_out(waiting, running, lambda: 2 * workers, hand_out, back)
    except BrokenProcessPool:
        lost += [task for batch in running.values() for task in batch]
    finally:
        child_processes.stop(pool)
