"""All tables of a server: those in memory, and the database behind them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from ..table.errors import OrcadeError
from ..table.game import Game
from ..table.options import Options, own_content
from ..table.requests import SPECTATOR
from ..table.seal import number_of
from . import grounds, room, saved_tables
from .bot_processes import BotProcesses, Pace
from .database import Database
from .dice_promises import DicePromises, promise_of
from .errors import DamagedTable, DatabaseProblem, NotYet, WrongSeat
from .limits import AtOnce, Limits
from .links import Link, fresh_match_id, fresh_token, links_for, well_formed
from .live_table import LiveTable
from .one_at_a_time import OneAtATime
from .patrol import Damaged
from .seats import Sitter, nonce_from
from .table_bots import APART, Spacing
from .table_state import TableState

log = logging.getLogger("orcade.store")

RESTS = 20.0
"""Seconds without an answer after which a table lets go of its drawings: most of the room that it takes."""

IDLE = 600.0
"""Seconds without watchers after which a table leaves the memory; the database has it."""

TIDIES = 10.0
"""Seconds between two looks for such tables."""


class LiveTables:
    """All tables of a server: those in memory, and the database behind them."""

    def __init__(self, database: Database, bots: BotProcesses, pace: Pace, limits: Limits) -> None:
        self.database = database
        self.bots = bots
        self.pace = pace
        self.limits = limits
        self.streams = AtOnce(limits.visitor_streams)
        """By visitor."""
        self.spacing = Spacing(APART)
        """Of the answers where only bots play."""
        self.promises = DicePromises()
        self.damaged = Damaged()
        self.closing = False
        """The server ends: streams end with it."""
        self._tables: dict[str, LiveTable] = {}
        """By the id of the match."""
        self._by_token: dict[str, LiveTable] = {}
        self._most_in_memory = limits.memory
        """Tables from which on idle ones are dropped."""
        self._reading = OneAtATime(1_000)
        self._thread = ThreadPoolExecutor(1, "orcade-tables")
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def find(self, token: str, key: str, visitor: str) -> tuple[LiveTable, Link]:
        """The table of a token, and its link as a browser with this key has it; `UnknownLink` or `ExpiredLink`.

        Tables that are not in memory are read for a visitor one after the other.
        """
        live = self._by_token.get(well_formed(token))
        if live is None:
            async with self._reading.turn(visitor, "too many tables of yours are being read; wait a moment"):
                found = await self.database.read(lambda base: saved_tables.find_link(base, token))
                live = self._by_token[token] = await self._load(found.match)
        link = live.opened(token, key)
        live.requested(link)
        return live, link

    async def open(
        self,
        game: Game,
        options: Options,
        sitters: tuple[Sitter, ...],
        visitor: str,
        promise: str = "",
        key: str = "",
    ) -> Link:
        """Set a new table, with the seed that was promised; returns the link of its host, the browser with this key.

        `TooMany` where the visitor has enough tables. Where the server has, one makes room (`room.py`).
        """

        def opening(base: sqlite3.Connection) -> room.Opening:
            return room.Opening(room.kept_as(base, visitor), own_content(options))

        here = tuple(seat for seat, sitter in enumerate(sitters) if sitter.kind == "here")
        invited = tuple(seat for seat, sitter in enumerate(sitters) if sitter.kind == "link")
        with self.promises.redeem(promise) as seed:
            state = await self._begun(game, options, sitters, seed)
            links = links_for(state.id, here, invited, key)
            await self._save_new(state, links, opening)
        return links[0]

    async def _save_new(
        self,
        state: TableState,
        links: Sequence[Link],
        opening: Callable[[sqlite3.Connection], room.Opening],
        more: Callable[[sqlite3.Connection], object] = lambda base: None,
    ) -> None:
        """Save a table, where there is room or others make it, and `more` with it; then it is in memory."""

        def save(base: sqlite3.Connection) -> tuple[str, list[str]]:
            whose = opening(base)
            gone = room.make(base, whose, self.limits, time.time())
            saved_tables.insert(base, state, links, whose.visitor)
            more(base)
            return whose.visitor, gone

        visitor, gone = await self.database.write(save)
        for match in gone:
            self._forget(match)
        self._add(LiveTable(state, links, self, visitor))

    async def rematch(self, live: LiveTable, link: Link, nonce: str, promise: str = "") -> str:
        """The same seats and options at a new table; returns the token that this link leads on to.

        Every link of the old table leads on to one of the new table, with which the same browser has the same seats.
        """
        return await asyncio.shield(asyncio.ensure_future(self._rematch(live, link.token, nonce, promise)))

    async def _rematch(self, live: LiveTable, token: str, nonce: str, promise: str) -> str:
        async with live.lock:
            link, old = live.links[token], live.state
            if link.next:
                return link.next
            if not link.seats and link.role != "host":
                raise WrongSeat("those who watch cannot ask for a rematch")
            if old.ending is None:
                raise NotYet("a rematch can be had when this match is over")

            def opening(base: sqlite3.Connection) -> room.Opening:
                """Whoever set the first table has set this one."""
                return room.Opening(room.owner_of(base, old.id), own_content(old.options))

            with self.promises.redeem(promise) as seed:
                numbers = {seat: number_of(promise_of(seed), seat) for seat in link.seats}
                if link.seats and (own := nonce_from(nonce)):
                    numbers[link.seats[0]] = own
                sitters = tuple(_sits_again(sitter, numbers.get(seat, b"")) for seat, sitter in enumerate(old.sitters))
                state = await self._begun(old.game, old.options, sitters, seed)
                pairs = [
                    (each, msgspec.structs.replace(each, token=fresh_token(), match=state.id))
                    for each in live.links.values()
                    if each.role != "spent"
                ]
                links = [new for _, new in pairs]
                await self._save_new(state, links, opening, lambda base: saved_tables.link_rematch(base, pairs))
            for each, new in pairs:
                live.links[each.token] = msgspec.structs.replace(each, next=new.token)
        live.notify()
        return live.links[token].next

    async def _load(self, match: str) -> LiveTable:
        """A table by the id of its match. It is read from the database once, however many ask for it meanwhile."""
        if match in self._tables:
            return self._tables[match]
        if match not in self._loading:
            loading = self._loading[match] = asyncio.create_task(self._read(match))
            loading.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(self._loading[match])

    async def _read(self, match: str) -> LiveTable:
        try:
            stored = await self.database.read(lambda base: saved_tables.load(base, match))
            state = await self._aside(lambda: _rebuilt(stored))
        except DamagedTable:
            self.damaged.note([match])
            raise
        if state.version != stored.version:
            await self.database.write(lambda base: saved_tables.save(base, None, state))
        return self._add(LiveTable(state, stored.links, self, stored.visitor))

    async def _begun(self, game: Game, options: Options, sitters: tuple[Sitter, ...], seed: bytes) -> TableState:
        """A new table; with content of one's own, which takes a while to work out, it is made aside."""
        if not own_content(options):
            return _new_table(game, options, sitters, seed)
        return await self._aside(lambda: _read_ahead(_new_table(game, options, sitters, seed)))

    async def _aside(self, work: Callable[[], TableState]) -> TableState:
        """What would hold everybody up, on a thread that takes turns with ours. One: several would leave us little."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _add(self, live: LiveTable) -> LiveTable:
        self._tables[live.state.id] = live
        self._by_token.update(dict.fromkeys(live.links, live))
        live.bots.wake()
        self._keep_few()
        return live

    def _forget(self, match: str) -> None:
        """Drop a table from the memory; where the database has it no more, whoever watches is to see that."""
        live = self._tables.pop(match, None)
        if live is not None:
            for token in live.links:
                self._by_token.pop(token, None)
            live.end()

    def _keep_few(self) -> None:
        """Drop tables that nobody watches or plays, where there are more than fit: those that were used last stay."""
        if len(self._tables) <= self._most_in_memory:
            return
        idle = sorted((live for live in self._tables.values() if not live.busy), key=lambda live: live.last_used)
        for live in idle[: -self.limits.memory // 2]:
            self._forget(live.state.id)
        self._most_in_memory = len(self._tables) + self.limits.memory // 2

    @property
    def last_change(self) -> float:
        """When an answer was given last at any table in memory, as `time.monotonic` counts; 0 where there is none."""
        return max((live.last_change for live in self._tables.values()), default=0.0)

    def in_memory(self) -> list[LiveTable]:
        return list(self._tables.values())

    async def housekeeping(self) -> None:
        """For ever: let tables rest, drop idle ones from the memory, and once a day delete those left long ago."""
        deleted_at = 0.0
        while True:
            now = time.monotonic()
            for match, live in list(self._tables.items()):
                if not live.busy and now - live.last_used > IDLE:
                    self._forget(match)
                elif now - live.last_change > RESTS:
                    live.rest()
            if not deleted_at or now - deleted_at > room.DAY:
                deleted_at = now
                with contextlib.suppress(DatabaseProblem):  # Tomorrow will do.
                    await self._delete_old()
            await asyncio.sleep(TIDIES)

    async def _delete_old(self) -> None:
        """Delete tables that were left long ago, a few at a time: somebody may play."""
        while gone := await self.database.write(lambda base: room.delete_old(base, time.time())):
            for match in gone:
                self._forget(match)
            await asyncio.sleep(0.2)

    def close_streams(self) -> None:
        """The server ends: end the stream of every page that watches; pages come back by themselves."""
        self.closing = True
        for live in self._tables.values():
            live.notify()

    def close(self) -> None:
        """Stop the bots and release the database."""
        for live in self._tables.values():
            live.bots.stop()
        self.bots.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
        self.database.close()


def _rebuilt(stored: saved_tables.StoredTable) -> TableState:
    """The state of a stored table; `DamagedTable` where what was saved makes no sense to the rules."""
    try:
        return _read_ahead(saved_tables.rebuild(stored))
    except OrcadeError:
        raise
    except Exception as wrong:
        log.error("table %s cannot be opened", stored.id, exc_info=wrong)
        raise DamagedTable(saved_tables.CLOSED) from wrong


def _read_ahead(table: TableState) -> TableState:
    """The same table. What its own content makes of the board is worked out here, and then kept by the game."""
    if table.match is not None and own_content(table.options):
        ground = table.match.scene(SPECTATOR).backdrop
        if ground is not None:
            grounds.draw_ahead(ground)
    return table


def _new_table(game: Game, options: Options, sitters: tuple[Sitter, ...], seed: bytes) -> TableState:
    """A new table. Seats that wait for nobody and add no number of their own get one that follows from the promise."""
    promise = promise_of(seed)
    seated = tuple(
        sitter
        if sitter.nonce or sitter.kind == "link"
        else msgspec.structs.replace(sitter, nonce=number_of(promise, seat))
        for seat, sitter in enumerate(sitters)
    )
    return TableState(id=fresh_match_id(), game=game, options=options, seed=seed, sitters=seated).begun()


def _sits_again(sitter: Sitter, nonce: bytes) -> Sitter:
    """Who sits there in the rematch. `nonce`: of a seat of the one who asks for it, and so has it already; other
    invited players take theirs."""
    return Sitter(sitter.kind, sitter.level if sitter.kind == "bot" else "", sitter.name, nonce)
