"""Server-sent events: a page is told what has changed since the view that it has.

A page that is slow or was away only needs what the newest view has that its own lacks; views in between are skipped.
One stream may serve all pages of a browser, since browsers open only six connections to a server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from .errors import TooMany
from .links import Link
from .live_table import LiveTable
from .live_tables import LiveTables
from .pushes import LARGE, WHOLE
from .visitors import note_play

log = logging.getLogger("orcade.web")

HEARTBEAT = 15.0
"""Seconds. Proxies close connections that are silent for half a minute. A page that hears nothing for longer than
two heartbeats knows that its connection is dead."""

PushOf = Callable[[Link, str, int], tuple[str, bytes] | None]
"""For a link, the number of the view that a page has, and how many bytes it takes at once: the newest number, and
what makes it of that one, as JSON; None where the page has it."""


class Page:
    """An open page, as its stream serves it."""

    __slots__ = ("_bell", "_have", "_leave", "_most", "_push_of", "link", "live", "pace", "place")

    def __init__(
        self, live: LiveTable, link: Link, push_of: PushOf, have: str, pace: float = 1.0, place: str = ""
    ) -> None:
        """`have`: the number of the view that the page has, if any. `pace`: the part of the bots' usual pauses that it
        wishes for, 0 … 1. `place`: among the pages of its stream, where there may be several."""
        self.live, self.link, self.pace, self.place = live, link, pace, place
        self._push_of = push_of
        self._have = have
        # Who begins with nothing may be no page of ours, and does not have to fetch what is large.
        self._most = LARGE if have else WHOLE

    def enter(self, tables: LiveTables, visitor: str, wake: Callable[[], None]) -> None:
        """Begin to watch; `wake` is called when there is something new. `TooMany` where the link or the visitor has
        enough pages."""
        self.live.admit(self.link, tables.limits)
        tables.streams.take(visitor, "pages from your address")
        self._bell = self.live.watch(self.link, self.pace, wake)
        self._leave = partial(tables.streams.give_back, visitor)

    def leave(self) -> None:
        self.live.unwatch(self.link, self._bell)
        self._leave()

    @property
    def rung(self) -> bool:
        return self._bell.rung

    @property
    def moved(self) -> bool:
        """Whether the link has changed hands, or its table is gone: then the page has to be loaded anew."""
        return self.live.gone or self.live.current(self.link).token != self.link.token

    def push(self) -> bytes:
        """What the page lacks, as an event; nothing where it has all."""
        self._bell.rung = False
        push = self._push_of(self.link, self._have, self._most)
        if push is None:
            return b""
        self._have, data = push
        return event("table", f"{self.place} {self._have}".lstrip(), data)


def event(name: str, id: str = "", data: bytes = b"") -> bytes:
    """A server-sent event."""
    lines = [f"id: {id}".encode()] * bool(id) + [f"event: {name}".encode(), b"data: " + data if data else b"data:"]
    return b"\n".join(lines) + b"\n\n"


def refusal(place: str, words: str) -> bytes:
    """The event that tells one page of several why it is not served."""
    return event("refused", place, msgspec.json.encode({"error": words}))


class Stream(StreamingResponse):
    """Events for pages that have entered; they leave when it ends, also where it never begins."""

    def __init__(self, tables: LiveTables, told: Sequence[bytes] = ()) -> None:
        """`told`: events to begin with."""
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(self._events(), media_type="text/event-stream", headers=headers)
        self._tables = tables
        self._told = told
        self._wake = asyncio.Event()
        self._cut = False
        """The other end has gone."""
        self._pages: list[Page] = []

    def enter(self, page: Page, visitor: str) -> None:
        """Serve one page more; `TooMany` where the link or the visitor has enough pages."""
        page.enter(self._tables, visitor, self._wake.set)
        self._pages.append(page)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Not in a task of its own, as it is usual: what pushes cost is to be counted with the request's visitor.
        note_play(scope, any(page.link.seats for page in self._pages))
        self._cut = scope.get("method") == "HEAD"  # Its headers are all that is asked for.
        listening = asyncio.create_task(self._listen(receive))
        try:
            await self.stream_response(send)
        finally:
            listening.cancel()
            for page in self._pages:
                page.leave()

    async def _listen(self, receive: Receive) -> None:
        await self.listen_for_disconnect(receive)
        self._cut = True
        self._wake.set()

    async def _events(self) -> AsyncIterator[bytes]:
        yield b"".join([b"retry: 1000\n\n", *self._told])
        while not (self._tables.closing or self._cut):
            self._wake.clear()
            for page in [each for each in self._pages if each.rung]:
                if page.moved:
                    self._pages.remove(page)
                    page.leave()
                    yield event("moved", page.place)
                elif push := _pushed(page):
                    yield push
            if not self._pages:
                return
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self._wake.wait()
            except TimeoutError:
                yield event("beat")


def stream(tables: LiveTables, visitor: str, page: Page) -> Stream:
    """The stream of one page; `TooMany` where the link or the visitor has enough pages."""
    made = Stream(tables)
    made.enter(page, visitor)
    return made


def shared_stream(tables: LiveTables, visitor: str, pages: Sequence[Page], refused: Sequence[bytes]) -> Stream:
    """One stream for several pages, of which those that are too many are told so. `refused`: events for others."""
    told = [*refused]
    made = Stream(tables, told)
    for page in pages:
        try:
            made.enter(page, visitor)
        except TooMany as wrong:
            told.append(refusal(page.place, str(wrong)))
    return made


def _pushed(page: Page) -> bytes:
    try:
        return page.push()
    except Exception as wrong:  # The other pages of the stream go on.
        if not page.place:
            raise
        log.error("%s: a view could not be shown", page.live.state.id, exc_info=wrong)
        return refusal(page.place, "something broke on our side")
