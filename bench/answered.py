"""What the server computes for an answer: rules, saving it, and what two open pages are sent."""

from __future__ import annotations

import asyncio
import gc
import tempfile
from pathlib import Path
from random import Random
from time import process_time

from orcade.bots import bot
from orcade.table.game import Game
from orcade.web import saved_tables
from orcade.web.bot_processes import BotProcesses, Pace
from orcade.web.database import Database
from orcade.web.event_stream import Page
from orcade.web.limits import LAVISH
from orcade.web.links import Link, fresh_token, links_for
from orcade.web.live_table import LiveTable
from orcade.web.live_tables import LiveTables
from orcade.web.seats import Sitter
from orcade.web.table_state import TableState


class Answered:
    """Matches of a game by random play, with all that the server does between a request and the socket: `LiveTable`
    takes the answer, SQLite commits it, and the pages of two seats are told what has changed.

    The matches are the same each time; a new one begins where one ends.
    """

    def __init__(self, game: Game) -> None:
        """Close it when it is done with."""
        self._game = game
        self._seats = 2 if 2 in game.seats else game.seats[0]
        self._choose = Random(1)
        self._folder = tempfile.TemporaryDirectory()
        self._loop = asyncio.new_event_loop()
        database = Database(Path(self._folder.name) / "bench.sqlite3")
        self._tables = LiveTables(database, BotProcesses(), Pace(), LAVISH)
        self._table: LiveTable | None = None
        self._count = 0
        self.spent = 0.0
        """Seconds of processor time that answers have taken so far."""

    def work(self) -> int:
        """Ten answers, without looking for garbage, as in the server."""
        gc.disable()
        try:
            self._loop.run_until_complete(self._play(10))
        finally:
            gc.enable()
        return 10

    def watched_table(self, answers: int) -> tuple[LiveTable, list[Page]]:
        """Another table with so many answers, fewer where the match ends before, and the pages that watch it."""
        table = self._loop.run_until_complete(self._set())
        while table.state.version < answers and table.state.ending is None:
            self._loop.run_until_complete(self._answer(table))
        return table, self._pages

    def close(self) -> None:
        self._tables.close()
        self._loop.close()
        self._folder.cleanup()

    async def _play(self, answers: int) -> None:
        for _ in range(answers):
            if self._table is None or self._table.state.ending is not None:
                self._table = await self._set()
            await self._answer(self._table)

    async def _set(self) -> LiveTable:
        """Another table, begun, with the pages of two seats."""
        self._count += 1
        id, number = f"{self._count}", bytes([self._count % 256])
        sitters = tuple(Sitter("here", "", f"Player {seat + 1}", number * 16) for seat in range(self._seats))
        state = TableState(id=id, game=self._game, options=self._game.options(), seed=number * 32, sitters=sitters)
        host, watch = links_for(id, (0,), ())
        self._links = [host, *(Link(fresh_token(), id, "seat", (seat,)) for seat in range(1, self._seats))]
        links = [*self._links, watch]
        await self._tables.database.write(lambda base: saved_tables.insert(base, state.begun(), links))
        table, _ = await self._tables.find(host.token, "", "bench")
        self._pages = [Page(table, link, table.push, "none") for link in self._links[:2]]
        for page in self._pages:
            page.enter(self._tables, "bench", lambda: None)
            page.push()
        return table

    async def _answer(self, table: LiveTable) -> None:
        state = table.state
        seat, match = state.asked[0], state.playing()
        words = bot("random").choose(match, seat, self._choose).notation(match.board(seat))
        began = process_time()
        await table.answer(self._links[seat], seat, words, state.version)
        for page in self._pages:
            page.push()
        self.spent += process_time() - began
