"""Rooms: the tables that are in memory now, and the store behind them."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time

import msgspec

from ..table.game import Game
from ..table.options import Options
from . import shelf
from .faults import NotYet, StoreProblem, TooMany, WrongSeat
from .limits import Limits
from .links import Link, fresh_match_id, fresh_token, links_for, well_formed
from .promises import Promises
from .room import Room
from .seats import Sitter, nonce_from
from .sitting import Sitting
from .store import Store
from .thinking import Pace, Thinkers

IDLE = 600.0
"""Seconds without watchers after which a room leaves the memory; the store has it."""


class Rooms:
    """All tables of a server: those in memory, and the store behind them."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: Pace, limits: Limits) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.limits = limits
        self.promises = Promises()
        self._rooms: dict[str, Room] = {}
        self.closing = False
        """The server ends: streams let go."""
        self._coming: dict[str, asyncio.Task[Room]] = {}

        self._by_token: dict[str, Room] = {}

    async def find(self, token: str) -> tuple[Room, Link]:
        """The room and the link of a token; `ForgedLink` or `ExpiredLink`."""
        room = self._by_token.get(well_formed(token))
        if room is None:
            link = await self.store.read(lambda base: shelf.find_link(base, token))
            room = await self._room(link.match)
        room.used = time.monotonic()
        return room, room.links[token]

    async def open(self, game: Game, options: Options, sitters: tuple[Sitter, ...], promise: str = "") -> Link:
        """Set a new table, with the seed that was promised; returns the host's link.

        `TooMany` where this server keeps enough tables.
        """
        if await self.store.read(shelf.open_tables) >= self.limits.tables:
            raise TooMany(f"{self.limits.tables} tables are open here, and that is enough; finish one first")
        sitting = _set(game, options, sitters, self.promises.redeem(promise))
        here = tuple(seat for seat, sitter in enumerate(sitters) if sitter.kind == "here")
        invited = tuple(seat for seat, sitter in enumerate(sitters) if sitter.kind == "link")
        links = links_for(sitting.id, here, invited)
        await self.store.write(lambda base: shelf.put_new(base, sitting, links))
        self._enter(Room(sitting, links, self))
        return links[0]

    async def rematch(self, room: Room, link: Link, nonce: str, promise: str = "") -> Link:
        """The same seats and options at a new table; every link of the old one leads on to its own successor."""
        return await asyncio.shield(asyncio.ensure_future(self._rematch(room, link.token, nonce, promise)))

    async def _rematch(self, room: Room, token: str, nonce: str, promise: str) -> Link:
        async with room.lock:
            link, old = room.links[token], room.sitting
            if link.next:
                return (await self.find(link.next))[1]
            if not link.seats and link.role != "host":
                raise WrongSeat("those who watch cannot ask for a rematch")
            if old.ending is None:
                raise NotYet("a rematch can be had when this match is over")
            sitters = tuple(_again(sitter, seat in link.seats, nonce) for seat, sitter in enumerate(old.sitters))
            sitting = _set(old.game, old.options, sitters, self.promises.redeem(promise))
            pairs = [(each, Link(fresh_token(), sitting.id, each.role, each.seats)) for each in room.links.values()]
            links = [new for _, new in pairs]

            def put(base: sqlite3.Connection) -> None:
                shelf.put_new(base, sitting, links)
                shelf.carry_on(base, pairs)

            await self.store.write(put)
            self._enter(Room(sitting, links, self))
            for each, new in pairs:
                room.links[each.token] = msgspec.structs.replace(each, next=new.token)
        room.tell()
        return next(new for each, new in pairs if each.token == token)

    async def _room(self, match: str) -> Room:
        """A room by its match's id, taken down from the store once, however many ask for it."""
        if match in self._rooms:
            return self._rooms[match]
        if match not in self._coming:
            coming = self._coming[match] = asyncio.create_task(self._take_down(match))
            coming.add_done_callback(lambda _: self._coming.pop(match, None))
        return await asyncio.shield(self._coming[match])

    async def _take_down(self, match: str) -> Room:
        stored = await self.store.read(lambda base: shelf.take_down(base, match))
        sitting = await asyncio.to_thread(shelf.rebuild, stored)
        if sitting.version != stored.version:
            await self.store.write(lambda base: shelf.put(base, None, sitting))
        return self._enter(Room(sitting, stored.links, self))

    def _enter(self, room: Room) -> Room:
        self._rooms[room.sitting.id] = room
        self._by_token.update(dict.fromkeys(room.links, room))
        room.wake_bots()
        return room

    async def keep_house(self) -> None:
        """For ever: let idle rooms go, and clear away once a day what has long been left."""
        swept = 0.0
        while True:
            now = time.monotonic()
            for match, room in list(self._rooms.items()):
                if not room.busy and now - room.used > IDLE:
                    del self._rooms[match]
                    for token in room.links:
                        self._by_token.pop(token, None)
            if not swept or now - swept > shelf.DAY:
                swept = now
                with contextlib.suppress(StoreProblem):  # Tomorrow is as good.
                    await self.store.write(lambda base: shelf.sweep(base, time.time()))
            await asyncio.sleep(60)

    def close_streams(self) -> None:
        """The server ends: every page that watches is let go, to come back by itself."""
        self.closing = True
        for room in self._rooms.values():
            room.tell()

    def close(self) -> None:
        """Stop the bots and give the database free."""
        for room in self._rooms.values():
            room.stop()
        self.thinkers.close()
        self.store.close()


def _set(game: Game, options: Options, sitters: tuple[Sitter, ...], seed: bytes) -> Sitting:
    return Sitting(id=fresh_match_id(), game=game, options=options, seed=seed, sitters=sitters).begun()


def _again(sitter: Sitter, asks: bool, nonce: str) -> Sitter:
    """A sitter of the rematch; invited players other than the one who asks for it take their seats again."""
    given = nonce_from(nonce) if asks else b"" if sitter.kind == "link" else nonce_from("")
    return Sitter(sitter.kind, sitter.level if sitter.kind == "bot" else "", sitter.name, given)
