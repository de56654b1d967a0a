"""Whose request is worked at next: that of the visitor who has had the server compute least, so that nobody waits long
because of others; and no more work for one than his share.

Handlers work in steps, from one moment at which they wait for something to the next. Before each step a request waits
for its turn, unless there is time for all.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from time import thread_time
from typing import Any

from .limits import Rate

ROUND = 0.003
"""Seconds of steps between two looks at what else there is to do; a step that is longer is a round by itself."""


class FairShare:
    """Lets requests have their turns, and measures what their visitors have the server compute."""

    def __init__(self, work: Rate) -> None:
        self._work = work
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By visitor. Who had a turn comes last of those who have the same left."""
        self._spent = 0.0
        """Seconds of this round."""
        self._next: asyncio.Handle | None = None

    def turn(self, visitor: str) -> Generator[Any, Any, None]:
        """Wait for a turn."""
        self._go_on()
        if self._spent < ROUND and not self._waiting:
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(mine)
        yield from mine

    def spent(self, visitor: str, seconds: float) -> None:
        self._spent += seconds
        self._work.spend(visitor, seconds)

    def _go_on(self) -> None:
        if self._next is None:
            self._next = asyncio.get_running_loop().call_soon(self._begin_round)

    def _begin_round(self) -> None:
        self._next = None
        self._spent = 0.0
        while self._waiting:
            visitor = max(self._waiting, key=self._work.left)
            queue = self._waiting.pop(visitor)
            first = queue.popleft()
            if queue:
                self._waiting[visitor] = queue
            self._go_on()
            if not first.done():  # Else nobody waits for it any more.
                first.set_result(None)
                return


class Sharing:
    """Awaits the reply to a request of a visitor, in turns."""

    def __init__(self, what: Coroutine[Any, Any, None], visitor: str, share: FairShare) -> None:
        self._what = what
        self._visitor = visitor
        self._share = share

    def __await__(self) -> Generator[Any, Any, None]:
        step: Callable[[Any], Any] = self._what.send
        given: Any = None
        try:
            while True:
                try:
                    yield from self._share.turn(self._visitor)
                except BaseException as wrong:  # It is cancelled.
                    step, given = self._what.throw, wrong
                begun = thread_time()
                try:
                    awaited = step(given)
                except StopIteration:
                    return
                finally:
                    self._share.spent(self._visitor, thread_time() - begun)
                try:
                    given = yield awaited
                    step = self._what.send
                except BaseException as wrong:
                    step, given = self._what.throw, wrong
        finally:
            self._what.close()
