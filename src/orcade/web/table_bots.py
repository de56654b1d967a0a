"""The bots of one table in memory: who of them is asked, how long they wait before they answer, and when they rest."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from ..bots import seconds_of
from ..table.errors import Refused
from ..table.questions import all_there_is
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

SHORT = 0.2
"""The part of its level's seconds after which a bot answers at an occasion to interrupt. Most can only pass there, and
the time must not tell who thought about a card. So all answer together, always after the same time, whatever they hold;
and who thinks, thinks no longer."""

THINKING = 0.75
"""The part of that time in which all who think must be done; the rest is for handing them the match."""

ADVISER = "search-200"
"""The bot that a player is advised by. It searches as far as *normal*, and never blunders."""

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
        self._question: tuple[tuple[Seat, ...], int] | None = None
        """The seats whose bots are to answer together, and the version at which they were asked."""
        self._task: asyncio.Task[None] | None = None
        self._advice: tuple[tuple[Seat, int], asyncio.Task[str]] | None = None
        """The newest advice: for which seat, and since which version of the table it has been asked."""

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
        seats = self._next()
        if not rest and seats:
            asked = live.state.asked_at.get(seats[0], live.state.version)
            self._question = (seats, asked)
            self._task = asyncio.create_task(self._answer(seats, asked))

    def _next(self) -> tuple[Seat, ...]:
        """The seats whose bots answer next: at an occasion to interrupt all of them together, else one."""
        state = self._live.state
        seats = tuple(seat for seat in state.asked if state.sitters[seat].level)
        return seats if self._occasion else seats[:1]

    @property
    def _occasion(self) -> bool:
        match = self._live.state.match
        return match is not None and match.occasion

    def stop(self) -> None:
        """Think no more. An answer that is being saved already is saved."""
        self._question = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def advised(self, seat: Seat) -> str:
        """What a bot would answer in the place of a seat that is asked; the same however often one wants to know."""
        state = self._live.state
        asked = (seat, state.asked_at.get(seat, state.version))
        if self._advice is None or self._advice[0] != asked:
            choice = self._tables.bots.choose(state, seat, ADVISER, self._share)
            self._advice = asked, asyncio.create_task(choice)
        return await asyncio.shield(self._advice[1])

    @staticmethod
    def _still_asked(state: TableState, seats: Sequence[Seat], asked: int) -> bool:
        """Whether seats are still asked what they were asked at this version, and bots still play them."""
        return all(
            seat in state.asked and state.sitters[seat].level and state.asked_at.get(seat, asked) == asked
            for seat in seats
        )

    async def _answer(self, seats: tuple[Seat, ...], asked: int) -> None:
        opened = time.monotonic()
        together = self._occasion
        failures = 0

        def answered(now: TableState) -> TableState:
            # Somebody may have come back, or taken an answer back, while this one waited to be saved.
            if not self._still_asked(now, seats, asked):
                return now
            for seat, words in zip(seats, said, strict=True):
                now = _answered(now, seat, words)
            return now

        while self._still_asked(self._live.state, seats, asked):
            state = self._live.state
            try:
                if together:
                    lasts = self._occasion_lasts()
                    said = await self._reactions(seats, opened + THINKING * lasts)
                    await asyncio.sleep(self._rest(time.monotonic() - opened, lasts))
                else:
                    said = [await self._choice(seats[0])]
                    await asyncio.sleep(self._pause(seats[0]))
                await self._live.change(answered)
            except Exception as wrong:  # The table goes on: the next try may succeed, as when the database is back.
                failures += 1
                log.warning("%s: %s could not answer: %s", state.id, state.game.names[seats[0]], wrong)
                await asyncio.sleep(min(60.0, 0.5 * 2**failures))

    async def _choice(self, seat: Seat, most: float = math.inf) -> str:
        state = self._live.state
        return await self._tables.bots.choose(state, seat, state.sitters[seat].level, self._share, most)

    async def _reactions(self, seats: Sequence[Seat], ends: float) -> list[str]:
        """What these seats say to an occasion: who can only pass does not think, the others share the time."""
        match = self._live.state.playing()
        only = {seat: all_there_is(match.ask_of(seat)) for seat in seats}
        thinkers = [seat for seat in seats if only[seat] is None]
        said = {seat: option.notation(match.board(seat)) for seat, option in only.items() if option is not None}
        for at, seat in enumerate(thinkers):
            left = max(0.0, ends - time.monotonic())
            said[seat] = await self._choice(seat, left / (len(thinkers) - at))
        return [said[seat] for seat in seats]

    def _occasion_lasts(self) -> float:
        """Seconds from an occasion to interrupt to the answers of bots. Only what everybody knows counts: who plays."""
        thought = SHORT * max(seconds_of(sitter.level) for sitter in self._live.state.sitters if sitter.level)
        return max(thought, self._tables.pace.occasion * self._live.wished_pace, SECRET_STEP)

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
        return self._rest(time.monotonic() - self._live.last_change, step)

    def _rest(self, gone: float, step: float) -> float:
        """Seconds until the next whole number of steps is over, of which so many seconds are gone."""
        if self._tables.pace.first <= 0:
            return 0.0
        soonest = gone + (self._tables.spacing.wait() if self.alone else 0.0)
        return (math.ceil(max(soonest, step) / step) * step if step > 0 else soonest) - gone


def _answered(now: TableState, seat: Seat, words: str) -> TableState:
    """The table after a bot's answer, or after any legal one where the bot's own is not."""
    try:
        return now.answer(seat, words, now.version)
    except Refused:
        return now.answer(seat, random_answer(now, seat), now.version)
