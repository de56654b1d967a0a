"""Whose request is worked at next: that of the visitor who has had the server compute least, so that nobody waits long
because of others; and no more work for one than his share.

Handlers work in steps, from one moment at which they wait for something to the next. Before each step a request waits
for its turn, unless it would come next and there is time left. What somebody plays counts less than other work.

This is start-time fair queueing (Goyal, Vin and Cheng, 1996): each visitor has a count of the seconds that he has had,
the least of those who wait comes next, and whoever comes anew begins at the count of whoever has just had a turn.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from math import inf
from time import thread_time
from typing import Any

from .limits import Rate

ROUND = 0.003
"""Seconds of steps between two looks at what else there is to do; a step that is longer is a round by itself."""

PLAY = 0.05
"""How much a second counts that goes into what somebody plays."""

KEPT = 0.02
"""Seconds, as they count, that are kept for who plays less than his share: several tables of one address may have their
answers at once."""

KNOWN = 10_000
"""Counts that are kept; then the one that has not changed for longest is dropped."""

Flow = tuple[str, bool]
"""A visitor, and whether it goes into what is played: each has its own count."""


class FairShare:
    """Lets requests have their turns, and measures what their visitors have the server compute."""

    def __init__(self, work: Rate) -> None:
        self.work = work
        """Seconds that visitors may have yet."""
        self._waiting: dict[Flow, deque[asyncio.Future[None]]] = {}
        """Who had a turn comes last of those that have the same count."""
        self._counts: dict[Flow, float] = {}
        """The one that changed last comes last."""
        self._anew = 0.0
        """Where whoever comes anew begins."""
        self._spent = 0.0
        """Seconds of this round."""
        self._next: asyncio.Handle | None = None

    def turn(self, visitor: str, plays: bool) -> Generator[Any, Any, None]:
        """Wait for a turn."""
        self._go_on()
        flow = visitor, plays
        count = self._count(flow)
        if self._spent < ROUND and count < min(map(self._count, self._waiting), default=inf):
            self._anew = max(self._anew, count)
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(flow, deque()).append(mine)
        yield from mine

    def spent(self, visitor: str, seconds: float, plays: bool = False) -> None:
        """Count what a visitor has had."""
        self._spent += seconds
        self.work.spend(visitor, seconds)
        flow = visitor, plays
        count = self._count(flow) + seconds * (PLAY if plays else 1)
        self._counts.pop(flow, None)
        self._counts[flow] = count
        if not self._waiting:  # Nothing of what is kept is used up while there is time for all.
            self._anew = max(self._anew, count + _kept(flow))
        if len(self._counts) > KNOWN:
            del self._counts[next(iter(self._counts))]

    def _count(self, flow: Flow) -> float:
        least = self._anew - _kept(flow)
        return max(self._counts.get(flow, least), least)

    def _go_on(self) -> None:
        if self._next is None:
            self._next = asyncio.get_running_loop().call_soon(self._begin_round)

    def _begin_round(self) -> None:
        self._next = None
        self._spent = 0.0
        while self._waiting:
            flow = min(self._waiting, key=self._count)
            queue = self._waiting.pop(flow)
            first = queue.popleft()
            if queue:
                self._waiting[flow] = queue
            self._go_on()
            if not first.done():  # Else nobody waits for it any more.
                self._anew = max(self._anew, self._count(flow))
                first.set_result(None)
                return


def _kept(flow: Flow) -> float:
    return KEPT if flow[1] else 0.0


class Sharing:
    """Awaits the reply to a request of a visitor, in turns."""

    def __init__(
        self,
        what: Coroutine[Any, Any, None],
        visitor: str,
        share: FairShare,
        plays: Callable[[], bool] = lambda: False,
    ) -> None:
        """`plays`: whether it goes into what is played; that may turn out later."""
        self._what = what
        self._visitor = visitor
        self._share = share
        self._plays = plays

    def __await__(self) -> Generator[Any, Any, None]:
        step: Callable[[Any], Any] = self._what.send
        given: Any = None
        try:
            while True:
                try:
                    plays = self._plays()
                    yield from self._share.turn(self._visitor, plays)
                except BaseException as wrong:  # It is cancelled.
                    step, given = self._what.throw, wrong
                begun = thread_time()
                try:
                    awaited = step(given)
                except StopIteration:
                    return
                finally:
                    self._share.spent(self._visitor, thread_time() - begun, plays)
                try:
                    given = yield awaited
                    step = self._what.send
                except BaseException as wrong:
                    step, given = self._what.throw, wrong
        finally:
            self._what.close()
