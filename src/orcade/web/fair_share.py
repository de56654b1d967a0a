"""Whose request is worked at: a few of each visitor at a time, and no more work for one than his share."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from time import thread_time
from typing import Any

from starlette.types import Message, Receive


class Turns:
    """Lets a few requests of each visitor be worked at; his others wait in the order in which they came."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def take(self, visitor: str) -> None:
        taken = self._taken.get(visitor, 0)
        if taken < self._most:
            self._taken[visitor] = taken + 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give_back(visitor)
            raise

    def give_back(self, visitor: str) -> None:
        waiting = self._waiting.get(visitor)
        while waiting:
            first = waiting.popleft()
            if not waiting:
                del self._waiting[visitor]
            if not first.done():
                first.set_result(None)  # The turn is his now.
                return
        self._taken[visitor] -= 1
        if not self._taken[visitor]:
            del self._taken[visitor]


class Turn:
    """The turn of one request: it ends when the reply begins, and pauses while the rest of the request is awaited."""

    def __init__(self, turns: Turns, visitor: str) -> None:
        self._turns = turns
        self._visitor = visitor
        self._has = False
        self._over = False

    async def begin(self) -> None:
        if not (self._has or self._over):
            await self._turns.take(self._visitor)
            self._has = True

    def pause(self) -> None:
        if self._has:
            self._has = False
            self._turns.give_back(self._visitor)

    def end(self) -> None:
        self._over = True
        self.pause()

    def receiving(self, receive: Receive) -> Receive:
        """The same, with a pause while nothing has come yet."""

        async def received() -> Message:
            self.pause()
            message = await receive()
            await self.begin()
            return message

        return received


class Metered:
    """Awaits something, and tells how many seconds this thread computed for it: waiting costs nothing."""

    def __init__(self, what: Coroutine[Any, Any, None], spend: Callable[[float], None]) -> None:
        self._what = what
        self._spend = spend

    def __await__(self) -> Generator[Any, Any, None]:
        goes_on: Callable[[Any], Any] = self._what.send
        given: Any = None
        spent = 0.0
        try:
            while True:
                begun = thread_time()
                try:
                    awaited = goes_on(given)
                except StopIteration:
                    return
                finally:
                    spent += thread_time() - begun
                try:
                    given = yield awaited
                    goes_on = self._what.send
                except BaseException as wrong:
                    goes_on, given = self._what.throw, wrong
        finally:
            self._what.close()
            self._spend(spent)
