"""Server-sent events: a page gets the whole view when it connects, and again with every change.

Every view is whole. So a page that is slow or was away only needs the newest one; views in between are skipped.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from starlette.responses import StreamingResponse

from .links import Link
from .live_table import LiveTable
from .live_tables import LiveTables

HEARTBEAT = 15.0
"""Seconds. Proxies close connections that are silent for half a minute. A page that hears nothing for longer than
two heartbeats knows that its connection is dead."""

EventOf = Callable[[Link], bytes]
"""The event with the newest view for a link: the very same bytes object while nothing of it has changed."""


def events(tables: LiveTables, live: LiveTable, link: Link, event_of: EventOf, pace: float = 1.0) -> StreamingResponse:
    """The stream of one page; `TooMany` where the link has enough pages.

    `pace`: the part of the bots' usual pauses that this page wishes for, 0 … 1.
    """
    live.admit(link, tables.limits)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    body = _events(tables, live, link, event_of, pace)
    return StreamingResponse(body, media_type="text/event-stream", headers=headers)


async def _events(
    tables: LiveTables, live: LiveTable, link: Link, event_of: EventOf, pace: float
) -> AsyncIterator[bytes]:
    last = None
    bell = live.watch(link, pace)
    try:
        yield b"retry: 1000\n\n"
        while not tables.closing:
            bell.clear()
            if live.current(link).token != link.token:  # It has changed hands: the page has to be loaded anew.
                yield b"event: moved\ndata:\n\n"
                return
            event = event_of(link)
            if event is not last:
                last = event
                yield event
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await bell.wait()
            except TimeoutError:
                yield b"event: beat\ndata:\n\n"
    finally:
        live.unwatch(link, bell)
