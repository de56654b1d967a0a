"""Rooms: the tables that are in memory now. A room has one sitting, one lock, its watchers and its bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import sqlite3
import time
from collections.abc import Callable, Sequence

import msgspec

from ..table.errors import Refused
from ..table.game import Game
from ..table.options import Options
from ..table.requests import Seat
from . import pages, scores, shelf
from .eyes import eyes_of, players, see
from .faults import NoScores, NotYet, Over, StoreProblem, TooMany, WrongSeat
from .limits import Limits
from .links import Link, fresh_match_id, fresh_token, links_for, well_formed
from .promises import Promises
from .seats import Sitter, nonce_from
from .seen import Seen
from .sitting import Sitting
from .store import Store
from .thinking import Pace, Thinkers, at_random

log = logging.getLogger("orcade.web")

IDLE = 600.0
"""Seconds without watchers after which a room leaves the memory; the store has it."""

DISGUISE = 0.05
"""Seconds in whose multiples bots answer at least where cards are hidden, however much haste is wished."""

LINGER = 3.0
"""Seconds that a seat still counts as present after its page has gone: a reload is no leaving."""


class Room:
    """One table in memory. Make it through `Rooms`."""

    def __init__(self, sitting: Sitting, links: Sequence[Link], rooms: Rooms) -> None:
        self.sitting = sitting
        self.links = {link.token: link for link in links}
        self.used = time.monotonic()
        self._rooms = rooms
        self.lock = asyncio.Lock()
        self._watchers: dict[str, dict[asyncio.Event, float]] = {}
        """By link, the bell of each of its pages and how much of the bots' usual pauses it wishes for."""
        self._present: frozenset[str] = frozenset()
        """Tokens whose seats count as online."""
        self._uncovered: dict[str, Seat] = {}
        self._notices: dict[str, str] = {}
        self._events: dict[str, tuple[object, Seen, bytes]] = {}
        self._moved = time.monotonic()
        self._scores: dict[str, tuple[scores.Scores, bytes]] = {}
        self._bots: asyncio.Task[None] | None = None
        self.record: bytes = b""
        """The finished match's record, once somebody has asked for it."""

    # Changing.

    async def change(self, move: Callable[[Sitting], Sitting]) -> Sitting:
        """Move on to another sitting: decided, written to the disk, and only then shown."""
        # What is on its way to the disk must also arrive here, even if the browser that sent it has gone.
        return await asyncio.shield(asyncio.ensure_future(self._change(move)))

    async def _change(self, move: Callable[[Sitting], Sitting]) -> Sitting:
        async with self.lock:
            before = self.sitting
            after = move(before)
            if after is not before:
                await self._rooms.store.write(lambda base: shelf.put(base, before, after))
                self.sitting = after
                self._moved = time.monotonic()
        if after is not before:
            self.tell()
            self.wake_bots()
        return after

    def seat_of(self, link: Link, seat: Seat | None) -> Seat:
        """The seat that a request through this link answers for; `WrongSeat` where it does not."""
        seat = self.own_seat(link, seat)
        sitter, name = self.sitting.sitters[seat], self.sitting.game.names[seat]
        if sitter.away:
            raise WrongSeat(f"{name} has left for now and a bot plays; say that you are back first")
        if sitter.level:
            raise WrongSeat(f"{name} has given up; a bot plays on")
        return seat

    def own_seat(self, link: Link, seat: Seat | None) -> Seat:
        """The seat of this link's that is meant, whoever plays it now."""
        names = self.sitting.game.names
        if seat is None and len(link.seats) == 1:
            (seat,) = link.seats
        if seat is None and link.seats:
            raise WrongSeat("this link answers for several seats; say for which one")
        if seat is None or seat not in link.seats:
            mine = " and ".join(names[each] for each in link.seats)
            raise WrongSeat(f"this link answers for {mine}" if mine else "this link is for watching only")
        if self.sitting.sitters[seat].level and self.sitting.ending is not None:
            raise Over(f"the match is over: {self.sitting.ending.text}")
        return seat

    async def answer(self, link: Link, seat: Seat | None, words: str, version: int) -> Sitting:
        """A seat answers the question that its page showed at `version`."""
        who = self.seat_of(link, seat)
        return await self.change(lambda now: now.answer(who, words, version))

    async def undo(self, link: Link, seat: Seat | None, version: int | None) -> Sitting:
        """Take back an answer; `version` guards against taking back two by pressing twice."""
        who = self.seat_of(link, seat)
        return await self.change(lambda now: now.undo(who, version))

    async def join(self, link: Link, name: str, nonce: str) -> Sitting:
        """Take the link's seat, or say another name."""
        if link.role != "seat":
            raise WrongSeat("this link has no free seat to take")
        seat = link.seats[0]
        return await self.change(lambda now: now.take(seat, name, nonce_from(nonce)))

    async def resign(self, link: Link, seat: Seat | None) -> Sitting:
        """Give up a seat."""
        who = self.seat_of(link, seat)
        return await self.change(lambda now: now.resign(who))

    async def leave(self, link: Link, seat: Seat | None) -> Sitting:
        """Leave a seat for now to a bot."""
        who = self.seat_of(link, seat)
        return await self.change(lambda now: now.leave(who))

    async def come_back(self, link: Link, seat: Seat | None) -> Sitting:
        """Take a seat again that was left for now."""
        who = self.own_seat(link, seat)
        return await self.change(lambda now: now.come_back(who))

    def uncover(self, link: Link, seat: Seat | None) -> None:
        """The player of this seat looks at the shared screen now."""
        self._uncovered[link.token] = self.seat_of(link, seat)
        self.tell()

    # Looking.

    def seen(self, link: Link) -> Seen:
        """The table through a link, with what there is to tell its reader once."""
        return self._see(link, self._notices.pop(link.token, ""))

    def _see(self, link: Link, notice: str = "") -> Seen:
        online = {seat for token in self._present if token in self.links for seat in self.links[token].seats}
        return see(
            self.sitting,
            self.links[link.token],
            tuple(self.links.values()),
            online=online,
            uncovered=self._uncovered.get(link.token),
            notice=notice,
        )

    def standing(self, link: Link) -> scores.Scores:
        """The scoreboard through a link; `NoScores` where the game has none, `NotYet` before it begins."""
        sitting = self.sitting
        if sitting.game.scoreboard is None:
            raise NoScores(f"{sitting.game.title} is no campaign; it keeps no scoreboard")
        if sitting.match is None:
            raise NotYet("the scoreboard can be had when every seat is taken and the campaign begins")
        seat, _ = eyes_of(sitting, link, self._uncovered.get(link.token))
        return scores.scores(sitting, link, tuple(self.links.values()), players(sitting, ()), seat)

    def notice(self, link: Link, text: str) -> None:
        """Tell this link's reader something with the next page."""
        self._notices[link.token] = text

    def event(self, link: Link) -> bytes:
        """The newest view as a server-sent event; made once for all pages of a link."""
        stamp = (self.sitting, self._present, self._uncovered.get(link.token), self.links[link.token].next)
        kept = self._events.get(link.token)
        if kept is not None and kept[0] == stamp:
            return kept[2]
        seen = self._see(link)
        told = {
            "version": seen.version,
            "title": seen.title,
            "sound": _sound(kept[1], seen) if kept else "",
            "html": html(seen),
        }
        event = b"event: table\ndata: " + msgspec.json.encode(told) + b"\n\n"
        self._events[link.token] = (stamp, seen, event)
        return event

    def standing_event(self, link: Link) -> bytes:
        """The newest scoreboard as a server-sent event; the same while nothing of it has changed."""
        seen = self.standing(link)
        kept = self._scores.get(link.token)
        if kept is not None and kept[0] == seen:
            return kept[1]
        told = {"title": seen.title, "html": scores.fragment(seen)}
        event = b"event: table\ndata: " + msgspec.json.encode(told) + b"\n\n"
        self._scores[link.token] = (seen, event)
        return event

    # Watching.

    def admit(self, link: Link, limits: Limits) -> None:
        """`TooMany` where too many pages watch through this link already."""
        watching = len(self._watchers.get(link.token, ()))
        if watching >= (limits.streams if link.role != "watch" else limits.watchers):
            raise TooMany(f"{watching} pages are open on this link already; close some")

    def watch(self, link: Link, pace: float = 1.0) -> asyncio.Event:
        """A bell that rings when there is something new. `pace`: the part of the bots' usual pauses that is wished."""
        bell = asyncio.Event()
        self._watchers.setdefault(link.token, {})[bell] = pace
        self._attend()
        return bell

    def unwatch(self, link: Link, bell: asyncio.Event) -> None:
        self._watchers.get(link.token, {}).pop(bell, None)
        self.used = time.monotonic()
        with contextlib.suppress(RuntimeError):  # The loop has ended, and everybody is gone.
            asyncio.get_running_loop().call_later(LINGER, self._attend)

    @property
    def watched(self) -> bool:
        return any(self._watchers.values())

    @property
    def busy(self) -> bool:
        return self.watched or self.lock.locked() or (self._bots is not None and not self._bots.done())

    def _attend(self) -> None:
        """Notice who is present."""
        present = frozenset(token for token, bells in self._watchers.items() if bells and self.links[token].seats)
        for token in [token for token, bells in self._watchers.items() if not bells]:
            del self._watchers[token]
            self._events.pop(token, None)
            self._scores.pop(token, None)
        if present != self._present:
            self._present = present
            self.tell()

    def tell(self) -> None:
        """Ring every page of this table."""
        self.used = time.monotonic()
        for bells in self._watchers.values():
            for bell in bells:
                bell.set()

    # Bots.

    def wake_bots(self) -> None:
        """Let a bot think, if one is asked and none is thinking."""
        if (self._bots is None or self._bots.done()) and self._asked_bot() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    def _asked_bot(self) -> Seat | None:
        return next((seat for seat in self.sitting.asked if self.sitting.sitters[seat].level), None)

    async def _play_bots(self) -> None:
        """Answer for bots while one is asked. What a bot decided for a question that is gone is dropped."""
        failures = 0
        while (seat := self._asked_bot()) is not None:
            sitting = self.sitting
            asked = sitting.asked_at.get(seat)
            try:
                words = await self._rooms.thinkers.choose(sitting, seat, sitting.sitters[seat].level)
                await asyncio.sleep(self._pause(seat))
                if self.sitting.asked_at.get(seat) != asked or seat not in self.sitting.asked:
                    continue
                await self.change(lambda now, seat=seat, words=words: _answered(now, seat, words))  # type: ignore[misc]
                failures = 0
            except Exception as wrong:  # A room outlives its bots: the store may come back, the next try may succeed.
                failures += 1
                log.warning("%s: %s could not answer: %s", sitting.id, sitting.game.names[seat], wrong)
                await asyncio.sleep(min(60.0, 0.5 * 2**failures))

    def _pause(self, seat: Seat) -> float:
        """Seconds to wait, so that people can follow, in whole steps, so that the time does not tell what was hard."""
        sitting, pace = self.sitting, self._rooms.pace
        before = next((entry[0] for entry in reversed(sitting.tape) if isinstance(entry, tuple)), None)
        step = pace.more if before == seat else pace.first
        if all(sitter.level for sitter in sitting.sitters):
            step = pace.alone
        step *= self._wished()
        if sitting.playing().state.cards.faces:
            step = max(step, DISGUISE)
        if step <= 0 or self._rooms.pace.first <= 0:
            return 0.0
        gone = time.monotonic() - self._moved
        return math.ceil(max(gone, step) / step) * step - gone

    def _wished(self) -> float:
        """The part of their usual pauses that bots make: as the slowest of the players who look on wishes."""
        paces = [
            pace
            for token, bells in self._watchers.items()
            if self.links[token].role != "watch"
            for pace in bells.values()
        ]
        return max(paces, default=1.0)

    def stop(self) -> None:
        if self._bots is not None:
            self._bots.cancel()


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


def _answered(now: Sitting, seat: Seat, words: str) -> Sitting:
    """A bot's answer; any legal one where the bot's own is not. None where it is asked no more: its player
    came back, or somebody took an answer back.
    """
    if not now.sitters[seat].level or seat not in now.asked:
        return now
    try:
        return now.answer(seat, words, now.version)
    except Refused:
        return now.answer(seat, at_random(now, seat), now.version)


def html(seen: Seen) -> str:
    """What a page shows in place of what it showed before."""
    return pages.fragment(seen) if seen.started else pages.waiting(seen)


def _sound(before: Seen, now: Seen) -> str:
    if now.ending is not None and before.ending is None:
        return "end"
    return "turn" if now.my_turn and not before.my_turn else ""
