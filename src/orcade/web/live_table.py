"""A table in memory: its state, the pages that watch it, and its bots."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from orcade.draw.parts import Kept, Leaf, Part

from ..table.errors import MatchOver
from ..table.requests import Seat
from ..table.words import listed
from . import pages, saved_tables, scoreboard
from .build_view import eyes_before, players, table_view, viewing_seat
from .errors import NoScoreboard, NotYet, Stale, TooMany, WrongSeat
from .limits import Limits
from .links import Link
from .overview import Overview, overview, turns_of
from .pushes import Rendering, Renderings, at_most
from .table_bots import TableBots
from .table_parts import table_parts
from .table_state import TableState
from .view_model import TableView

if TYPE_CHECKING:
    from .live_tables import LiveTables

RELOAD_TIME = 3.0
"""Seconds that a seat still counts as online after its page has gone, since it may only be reloading."""

LOOKING = 30.0
"""Seconds that somebody who asked for something at a table counts as looking at it, also without an open page."""


class Bell:
    """Rings for an open page when there is something new."""

    __slots__ = ("_wake", "rung")

    def __init__(self, wake: Callable[[], None]) -> None:
        self.rung = True
        """Until whoever heard it says otherwise: a page that has just come wants to be looked after."""
        self._wake = wake

    def ring(self) -> None:
        self.rung = True
        self._wake()


class Seen(NamedTuple):
    """All that the view of one link is made of."""

    state: TableState
    link: Link
    links: tuple[Link, ...]
    online: frozenset[str]
    """Tokens whose seats count as online."""
    uncovered: Seat | None
    """Whose view a shared screen shows."""
    notice: str


class LiveTable:
    """One table in memory. Make it through `LiveTables`."""

    def __init__(self, state: TableState, links: Sequence[Link], tables: LiveTables, visitor: str = "") -> None:
        self.state = state
        self.links = {link.token: link for link in links}
        self.last_used = time.monotonic()
        self.lock = asyncio.Lock()
        self._tables = tables
        self._watchers: dict[str, dict[Bell, float]] = {}
        """By token: for each open page the bell that wakes it, and the part of the bots' usual pauses it wishes for."""
        self._online: frozenset[str] = frozenset()
        """Tokens whose seats count as online."""
        self._uncovered: dict[str, Seat] = {}
        """By token: whose view a shared screen shows now."""
        self._notices: dict[str, str] = {}
        """By token: what its reader has to be told with the next page."""
        self._newest: dict[str, tuple[Seen, Rendering]] = {}
        """By token: what the newest view was made from, and how it is shown."""
        self._renderings: dict[str, Renderings] = {}
        """By token."""
        self._kept = Kept()
        self._drawn = state
        """What it was drawn last as."""
        self._last_scoreboard: dict[str, tuple[scoreboard.ScoreboardView, str, bytes]] = {}
        """By token: the scoreboard as it was shown last, its number and what is sent of it."""
        self._requested: dict[str, float] = {}
        """By token: when something was last asked for through it."""
        self.last_change = time.monotonic()
        self.visitor = visitor
        """Who set the table, as `room.kept_as` says it; empty where that is not known."""
        self.bots = TableBots(self, tables, visitor or state.id)
        self.gone = False
        """Dropped from the memory: whoever still has it looks for the table anew."""
        self._record: bytes = b""
        """The finished match's record, once somebody has asked for it."""
        self._overview: Overview | None = None
        """Of the finished match, once somebody has asked for its replay."""
        self._looking_back = asyncio.Lock()
        """Held while one of these is worked out."""

    # Links.

    @property
    def watch_link(self) -> Link:
        """What anybody may have."""
        return next(link for link in self.links.values() if link.role == "watch")

    def opened(self, token: str, key: str) -> Link:
        """The link of a token, for a browser with this key; the spectators' where the seat is another browser's."""
        link = self.links[token]
        return link if link.opened_by(key) else self.watch_link

    def current(self, link: Link) -> Link:
        """The link as it is now, for whoever had it as `link`; the spectators' where it has changed hands since."""
        now = self.links[link.token]
        return now if (now.role, now.key) == (link.role, link.key) else self.watch_link

    # Changing.

    async def change(self, move: Callable[[TableState], TableState]) -> TableState:
        """Go on to another state: made, written to the disk, and only then shown."""
        return await self.rearrange(lambda now: (move(now), ()))

    async def rearrange(self, move: Callable[[TableState], tuple[TableState, Sequence[Link]]]) -> TableState:
        """The same with links that are new, or have changed hands: state and links change at once, or neither does."""
        # What is written to the disk must also arrive here, even if the browser that sent it has gone meanwhile.
        return await asyncio.shield(asyncio.ensure_future(self._change(move)))

    async def _change(self, move: Callable[[TableState], tuple[TableState, Sequence[Link]]]) -> TableState:
        async with self.lock:
            if self.gone:
                raise Stale("the table has just been put away; look again, then answer")
            before = self.state
            after, links = move(before)
            if after is before and not links:
                return after

            def save(base: sqlite3.Connection) -> None:
                saved_tables.save(base, before, after)
                saved_tables.save_links(base, links)

            await self._tables.database.write(save)
            self.state = after
            self.links |= {link.token: link for link in links}
            self.last_change = time.monotonic()
        self.notify()
        self.bots.wake()
        return after

    def seat_of(self, link: Link, seat: Seat | None) -> Seat:
        """The seat that a request through this link answers for; `WrongSeat` where it may not."""
        seat = self.own_seat(link, seat)
        sitter, name = self.state.sitters[seat], self.state.game.names[seat]
        if sitter.away:
            raise WrongSeat(f"{name} has left for now and a bot plays; say that you are back first")
        if sitter.level:
            raise WrongSeat(f"{name} has given up; a bot plays on")
        return seat

    def own_seat(self, link: Link, seat: Seat | None) -> Seat:
        """Which of the link's seats is meant, also where a bot plays it now."""
        names = self.state.game.names
        if seat is None and len(link.seats) == 1:
            (seat,) = link.seats
        if seat is None and link.seats:
            raise WrongSeat("this link answers for several seats; say for which one")
        if seat is None or seat not in link.seats:
            mine = listed([names[each] for each in link.seats])
            raise WrongSeat(f"this link answers for {mine}" if mine else "this link is for watching only")
        if self.state.sitters[seat].level and self.state.ending is not None:
            raise MatchOver(f"the match is over: {self.state.ending.text}")
        return seat

    async def answer(self, link: Link, seat: Seat | None, words: str, version: int) -> TableState:
        """A seat answers the question that its page showed at `version`."""
        who = self.seat_of(link, seat)
        return await self.change(lambda now: now.answer(who, words, version))

    async def undo(self, link: Link, seat: Seat | None, version: int | None) -> TableState:
        """Take back an answer. `version`: what the page showed, so that pressing twice takes back only one."""
        who = self.seat_of(link, seat)
        return await self.change(lambda now: now.undo(who, version))

    async def resign(self, link: Link, seat: Seat | None) -> TableState:
        """Give up a seat."""
        who = self.seat_of(link, seat)
        return await self.change(lambda now: now.resign(who))

    async def leave(self, link: Link, seat: Seat | None) -> TableState:
        """Let a bot play a seat until its player is back."""
        who = self.seat_of(link, seat)
        return await self.change(lambda now: now.leave(who))

    async def come_back(self, link: Link, seat: Seat | None) -> TableState:
        """Play a seat again that was left for now."""
        who = self.own_seat(link, seat)
        return await self.change(lambda now: now.come_back(who))

    def uncover(self, link: Link, seat: Seat | None) -> None:
        """Show this seat's view on a shared screen: its player looks at it now."""
        self._uncovered[link.token] = self.seat_of(link, seat)
        self.notify()

    # Looking.

    def view(self, link: Link) -> TableView:
        """The table through a link."""
        return self._view(self._seen(link))

    def told(self, link: Link) -> TableView:
        """The same with the notice for its reader, which is shown once."""
        return self._view(self._seen(link, self._notices.pop(link.token, "")))

    def _seen(self, link: Link, notice: str = "") -> Seen:
        links, online, uncovered = tuple(self.links.values()), self._online, self._uncovered.get(link.token)
        return Seen(self.state, self.current(link), links, online, uncovered, notice)

    def _view(self, seen: Seen) -> TableView:
        if seen.state is not self._drawn:
            self._drawn = seen.state
            self._kept.age()
        return table_view(
            seen.state,
            seen.link,
            seen.links,
            online={seat for link in seen.links if link.token in seen.online for seat in link.seats},
            uncovered=seen.uncovered,
            notice=seen.notice,
            kept=self._kept,
        )

    def scoreboard(self, link: Link) -> scoreboard.ScoreboardView:
        """The scoreboard through a link; `NoScoreboard` where the game has none, `NotYet` before it begins."""
        state = self.state
        if state.game.scoreboard is None:
            raise NoScoreboard(f"{state.game.title} is no campaign; it keeps no scoreboard")
        if state.match is None:
            raise NotYet("the scoreboard can be had when every seat is taken and the campaign begins")
        link = self.current(link)
        seat, _ = viewing_seat(state, link, self._uncovered.get(link.token))
        return scoreboard.scoreboard_view(state, link, tuple(self.links.values()), players(state, ()), seat)

    async def overview(self) -> Overview:
        """What a replay tells of all of the match. Who leads nobody is told before it is over."""
        state = self.state
        if state.ending is None or state.match is None:
            return Overview(state.moves, turns_of(state))
        async with self._looking_back:
            if self._overview is None:
                self._overview = await asyncio.to_thread(overview, state, state.match.clone())
        return self._overview

    async def record(self) -> bytes:
        """The finished match's record, as a file; `NotYet` while the match is on."""
        async with self._looking_back:
            if not self._record:
                self._record = (await asyncio.to_thread(self.state.record)).dump().encode()
        return self._record

    def eyes_before(self, link: Link, at: int) -> Seat:
        """Whose view of the running match this link shows, of when `at` answers had been given."""
        return eyes_before(self.state, self.current(link), at, self._uncovered.get(link.token))

    def notice(self, link: Link, text: str) -> None:
        """Tell this link's reader something, with the next page."""
        self._notices[link.token] = text

    def rendering(self, link: Link) -> Rendering:
        """The newest view, rendered once for all pages of a link."""
        seen = self._seen(link)
        last = self._newest.get(link.token)
        if last is None or last[0] != seen:
            last = self._newest[link.token] = (seen, self._render(link, seen, self._view(seen)))
        return last[1]

    def page(self, link: Link, read: bool = True) -> tuple[TableView, Rendering]:
        """The view that a page begins with: the notice for its reader is in it, and in no other. `read`: somebody will
        see the page, and with it the notice."""
        seen = self._seen(link, self._notices.pop(link.token, "") if read else "")
        view = self._view(seen)
        return view, self._render(link, seen, view) if seen.notice else self.rendering(link)

    def _render(self, link: Link, seen: Seen, view: TableView) -> Rendering:
        at_hand = [view]

        def draw() -> Part:
            view = at_hand.pop() if at_hand else self._view(seen)
            return table_parts(view, self._kept) if view.at_board else Leaf("waiting", view, pages.waiting, view)

        return self._pushes(link).add(view, draw)

    def rest(self) -> None:
        """Let go of drawings while nobody plays. Whoever watches has them; the next answer draws them again."""
        self._kept.clear()
        self.state.shown.clear()
        for renderings in self._renderings.values():
            renderings.rest()

    def _pushes(self, link: Link) -> Renderings:
        known = self._renderings.get(link.token)
        if known is None:
            known = self._renderings[link.token] = Renderings()
        return known

    def lacking(self, link: Link, have: str) -> bytes:
        """What a page that has the view of this number needs to show the newest one, as JSON."""
        return self._pushes(link).push(have, self.rendering(link))

    def push(self, link: Link, have: str, most: int) -> tuple[str, bytes] | None:
        """The newest view for pages that have that one (`PushOf`)."""
        now = self.rendering(link)
        return None if now.number == have else (now.number, at_most(self.lacking(link, have), most))

    def scoreboard_push(self, link: Link, have: str, most: int) -> tuple[str, bytes] | None:
        """The newest scoreboard, where it is another than that one (`PushOf`): always whole."""
        view = self.scoreboard(link)
        last = self._last_scoreboard.get(link.token)
        if last is None or last[0] != view:
            data = msgspec.json.encode({"title": view.title, "html": scoreboard.fragment(view)})
            number = sha256(data).hexdigest()[:12]
            last = self._last_scoreboard[link.token] = (view, number, data)
        return None if last[1] == have else last[1:]

    # Watching.

    def admit(self, link: Link, limits: Limits) -> None:
        """Whether one more page may watch through this link: `TooMany` where it may not."""
        watching = len(self._watchers.get(link.token, ()))
        if watching >= (limits.streams if link.role != "watch" else limits.watchers):
            raise TooMany(f"{watching} pages are open on this link already; close some")

    def watch(self, link: Link, pace: float = 1.0, wake: Callable[[], None] = lambda: None) -> Bell:
        """A bell that rings when there is something new. `pace`: the part of the bots' usual pauses it wishes for;
        `wake` is called whenever it rings."""
        bell = Bell(wake)
        self._watchers.setdefault(link.token, {})[bell] = pace
        self._update_online()
        return bell

    def unwatch(self, link: Link, bell: Bell) -> None:
        self._watchers.get(link.token, {}).pop(bell, None)
        self.last_used = time.monotonic()
        with contextlib.suppress(RuntimeError):  # The loop has ended, and everybody is gone.
            asyncio.get_running_loop().call_later(RELOAD_TIME, self._update_online)

    @property
    def watched(self) -> bool:
        return any(self._watchers.values())

    def requested(self, link: Link) -> None:
        """Somebody asks for something through this link, so he looks at the table."""
        self.last_used = self._requested[link.token] = time.monotonic()
        self.bots.wake()

    @property
    def _looking(self) -> set[str]:
        """Tokens through which somebody looks."""
        since = time.monotonic() - LOOKING
        lately = {token for token, at in self._requested.items() if at > since}
        return lately.union(token for token, bells in self._watchers.items() if bells)

    @property
    def looked_at(self) -> bool:
        return bool(self._looking)

    @property
    def player_looks(self) -> bool:
        """Whether somebody looks who plays, and may wait for a bot."""
        sitters = self.state.sitters
        return any(not sitters[seat].level for token in self._looking for seat in self.links[token].seats)

    @property
    def wished_pace(self) -> float:
        """The part of their usual pauses that bots make: what the slowest of the players who watch wishes."""
        paces = [
            pace
            for token, bells in self._watchers.items()
            if self.links[token].role != "watch"
            for pace in bells.values()
        ]
        return max(paces, default=1.0)

    @property
    def streams(self) -> int:
        """How many pages watch."""
        return sum(map(len, list(self._watchers.values())))  # Another thread may ask.

    @property
    def busy(self) -> bool:
        """Somebody watches, something is being written, or a bot thinks."""
        return self.watched or self.lock.locked() or self.bots.busy

    def _update_online(self) -> None:
        """Find who is online now, and forget what was kept for links that nobody watches through."""
        online = frozenset(token for token, bells in self._watchers.items() if bells and self.links[token].seats)
        for token in [token for token, bells in self._watchers.items() if not bells]:
            del self._watchers[token]
            self._newest.pop(token, None)
            self._renderings.pop(token, None)
            self._last_scoreboard.pop(token, None)
        if online != self._online:
            self._online = online
            self.notify()
        self.bots.wake()

    def notify(self) -> None:
        """Ring the bell of every page of this table."""
        self.last_used = time.monotonic()
        for bells in self._watchers.values():
            for bell in bells:
                bell.ring()

    def end(self) -> None:
        """It is dropped from the memory. A page that still watches is loaded anew, and told where the table is gone."""
        self.gone = True
        self.bots.stop()
        self.notify()
