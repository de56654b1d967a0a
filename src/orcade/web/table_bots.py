"""The bots of one table in memory: who of them is asked, how long they wait before they answer, and when they rest."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING

from ..table.errors import Refused
from ..table.requests import Seat
from .bot_processes import random_answer
from .table_state import TableState
from .turns import NOBODY, PLAYER, SPECTATOR, Share

if TYPE_CHECKING:
    from .live_table import LiveTable
    from .live_tables import LiveTables

log = logging.getLogger("orcade.web")

SECRET_STEP = 0.05
"""Seconds. Where cards are hidden, a bot answers after a multiple of this, so that its time does not tell what it
thought about; also when the players wish for no pauses."""

ADVISER = "normal"
"""The level of the bot that a player is advised by."""

APART = 0.04
"""Seconds between two answers at all tables where only bots play. Where many of them are watched their searches are
short, and their answers would leave no time to draw other tables."""


class Spacing:
    """Moments that are so many seconds apart, at least. Who asks has the next one."""

    def __init__(self, apart: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._apart = apart
        self._clock = clock
        self._next = 0.0

    def wait(self) -> float:
        """Seconds until the next moment, which is taken now."""
        now = self._clock()
        at = max(now, self._next)
        self._next = at + self._apart
        return at - now


class TableBots:
    """The bots of one table. One of them thinks at a time."""

    def __init__(self, live: LiveTable, tables: LiveTables, visitor: str) -> None:
        self._live = live
        self._tables = tables
        self._share = Share(visitor)
        self._question: tuple[Seat, int] | None = None
        """The seat whose bot is to answer, and the version at which it was asked."""
        self._task: asyncio.Task[None] | None = None
        self._advice: tuple[tuple[Seat, int], asyncio.Task[str]] | None = None
        """The newest advice: for which seat, at which version of the table."""

    @property
    def busy(self) -> bool:
        """Whether a bot is about to answer."""
        return self._task is not None and not self._task.done()

    @property
    def alone(self) -> bool:
        """Whether only bots play; also where all people have given up or left for now."""
        return all(sitter.level for sitter in self._live.state.sitters)

    def wake(self) -> None:
        """Let a bot think if one is asked, and drop a thought about a question that is gone.

        Bots among themselves rest while nobody looks. It is called after whatever may change any of this.
        """
        live = self._live
        self._share.weight = PLAYER if live.player_looks else SPECTATOR if live.looked_at else NOBODY
        rest = live.gone or (self.alone and not live.looked_at)
        if not rest and self._question is not None and self._still_asked(live.state, *self._question):
            return
        self.stop()
        seat = next((seat for seat in live.state.asked if live.state.sitters[seat].level), None)
        if not rest and seat is not None:
            asked = live.state.asked_at.get(seat, live.state.version)
            self._question = (seat, asked)
            self._task = asyncio.create_task(self._answer(seat, asked))

    def stop(self) -> None:
        """Think no more. An answer that is being saved already is saved."""
        self._question = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def advised(self, seat: Seat) -> str:
        """What a bot would answer in the place of a seat that is asked; the same however often one wants to know."""
        state = self._live.state
        asked = (seat, state.version)
        if self._advice is None or self._advice[0] != asked:
            choice = self._tables.bots.choose(state, seat, ADVISER, self._share)
            self._advice = asked, asyncio.create_task(choice)
        return await asyncio.shield(self._advice[1])

    @staticmethod
    def _still_asked(state: TableState, seat: Seat, asked: int) -> bool:
        """Whether a seat is still asked what it was asked at this version, and a bot still plays it."""
        waits = seat in state.asked and state.sitters[seat].level
        return bool(waits) and state.asked_at.get(seat, asked) == asked

    async def _answer(self, seat: Seat, asked: int) -> None:
        failures = 0

        def answered(now: TableState) -> TableState:
            # Somebody may have come back, or taken an answer back, while this one waited to be saved.
            return _answered(now, seat, words) if self._still_asked(now, seat, asked) else now

        while self._still_asked(self._live.state, seat, asked):
            state = self._live.state
            try:
                words = await self._tables.bots.choose(state, seat, state.sitters[seat].level, self._share)
                await asyncio.sleep(self._pause(seat))
                await self._live.change(answered)
            except Exception as wrong:  # The table goes on: the next try may succeed, as when the database is back.
                failures += 1
                log.warning("%s: %s could not answer: %s", state.id, state.game.names[seat], wrong)
                await asyncio.sleep(min(60.0, 0.5 * 2**failures))

    def _pause(self, seat: Seat) -> float:
        """Seconds that a bot still waits.

        It answers after a whole number of steps since the last change, so that its time does not tell what was hard.
        """
        state, pace = self._live.state, self._tables.pace
        answers = (entry[0] for entry in reversed(state.tape) if isinstance(entry, tuple))
        own = sum(1 for _ in takewhile(lambda before: before == seat, answers))
        step = pace.more / own if own else pace.first
        if self.alone:
            step = pace.alone
        step *= self._live.wished_pace
        if state.playing().state.cards.faces:
            step = max(step, SECRET_STEP)
        if pace.first <= 0:
            return 0.0
        gone = time.monotonic() - self._live.last_change
        soonest = gone + (self._tables.spacing.wait() if self.alone else 0.0)
        return (math.ceil(max(soonest, step) / step) * step if step > 0 else soonest) - gone


def _answered(now: TableState, seat: Seat, words: str) -> TableState:
    """The table after a bot's answer, or after any legal one where the bot's own is not."""
    try:
        return now.answer(seat, words, now.version)
    except Refused:
        return now.answer(seat, random_answer(now, seat), now.version)
