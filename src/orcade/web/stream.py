"""Server-sent events: a page gets the whole view when it connects, and again with every change.

A page that is slow or was away misses nothing that matters, because every view is whole; views that it could not
take in time are skipped.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from starlette.responses import StreamingResponse

from .links import Link
from .room import Room
from .rooms import Rooms

HEARTBEAT = 15.0
"""Seconds; proxies close connections that say nothing for half a minute, and a page that hears nothing for longer
than two of these knows that its line is dead."""


def events(rooms: Rooms, room: Room, link: Link, view: Callable[[Link], bytes], pace: float = 1.0) -> StreamingResponse:
    """The stream of one page; `TooMany` where the link has enough of them.

    `view` gives the event of how things stand for a link: the very same bytes while nothing of it has changed.
    `pace`: the part of the bots' usual pauses that this page wishes for, 0 … 1.
    """
    room.admit(link, rooms.limits)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(_views(rooms, room, link, view, pace), media_type="text/event-stream", headers=headers)


async def _views(
    rooms: Rooms, room: Room, link: Link, view: Callable[[Link], bytes], pace: float
) -> AsyncIterator[bytes]:
    last = None
    bell = room.watch(link, pace)
    try:
        yield b"retry: 1000\n\n"
        while not rooms.closing:
            bell.clear()
            event = view(link)
            if event is not last:
                last = event
                yield event
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await bell.wait()
            except TimeoutError:
                yield b"event: beat\ndata:\n\n"
    finally:
        room.unwatch(link, bell)
