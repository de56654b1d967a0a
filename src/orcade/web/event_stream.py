"""Server-sent events: a page is told what has changed since the view that it has.

A page that is slow or was away only needs what the newest view has that its own lacks; views in between are skipped.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from .limits import AtOnce
from .links import Link
from .live_table import LiveTable
from .live_tables import LiveTables
from .pushes import LARGE, WHOLE

HEARTBEAT = 15.0
"""Seconds. Proxies close connections that are silent for half a minute. A page that hears nothing for longer than
two heartbeats knows that its connection is dead."""

PushOf = Callable[[Link, str, int], tuple[str, bytes] | None]
"""For a link, the number of the view that a page has, and how many bytes it takes at once: the newest number, and
the event that makes it of that one; None where the page has it."""


class Stream(StreamingResponse):
    """Events for one visitor, who has it in the count of his streams until it ends: `TooMany` where he has enough."""

    def __init__(self, body: AsyncIterator[bytes], visitor: str, streams: AtOnce) -> None:
        streams.take(visitor, "pages from your address")
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(body, media_type="text/event-stream", headers=headers)
        self._visitor = visitor
        self._streams = streams

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._streams.give_back(self._visitor)


def events(
    tables: LiveTables, live: LiveTable, link: Link, visitor: str, push_of: PushOf, have: str, pace: float = 1.0
) -> Stream:
    """The stream of one page; `TooMany` where the link or the visitor has enough pages.

    `have`: the number of the view that the page has, if any. `pace`: the part of the bots' usual pauses that this page
    wishes for, 0 … 1.
    """
    live.admit(link, tables.limits)
    return Stream(_events(tables, live, link, push_of, have, pace), visitor, tables.streams)


async def _events(
    tables: LiveTables, live: LiveTable, link: Link, push_of: PushOf, have: str, pace: float
) -> AsyncIterator[bytes]:
    bell = live.watch(link, pace)
    # Who begins with nothing may be no page of ours, and does not have to fetch what is large.
    most = LARGE if have else WHOLE
    try:
        yield b"retry: 1000\n\n"
        while not tables.closing:
            bell.clear()
            if live.current(link).token != link.token:  # It has changed hands: the page has to be loaded anew.
                yield b"event: moved\ndata:\n\n"
                return
            push = push_of(link, have, most)
            if push is not None:
                have, event = push
                yield event
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await bell.wait()
            except TimeoutError:
                yield b"event: beat\ndata:\n\n"
    finally:
        live.unwatch(link, bell)
