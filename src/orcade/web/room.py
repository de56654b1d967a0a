"""A room: one table that is in memory now, with its sitting, its lock, its watchers and its bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from ..table.errors import Refused
from ..table.requests import Seat
from . import pages, scores, shelf
from .eyes import eyes_of, players, see
from .faults import NoScores, NotYet, Over, TooMany, WrongSeat
from .limits import Limits
from .links import Link
from .seats import nonce_from
from .seen import Seen
from .sitting import Sitting
from .thinking import at_random

if TYPE_CHECKING:
    from .rooms import Rooms

log = logging.getLogger("orcade.web")

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


def _answered(now: Sitting, seat: Seat, words: str) -> Sitting:
    """A bot's answer; any legal one where the bot's own is not.

    Nothing changes where the seat is asked no more: its player is back, or somebody took an answer back.
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
