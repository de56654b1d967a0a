"""Connections: how many there may be, how long they may take, and which of them make room when it is short.

What is said here of visitors holds where they connect by themselves. Behind a proxy all connections are the proxy's.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import sys
import time
from collections import deque
from operator import itemgetter
from time import thread_time
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from .fair_share import FairShare
from .limits import Limits
from .visitors import visitor_at

SILENT = 5.0
"""Seconds after which a connection is closed by which nothing has ever come. Browsers open some on suspicion."""

REQUEST = 20.0
"""Seconds within which a request has to be here, head and body."""

UNREAD = 60.0
"""Seconds after which a connection is cut whose other end does not read all that was sent to it."""

UNREAD_BY_ALL = 100_000_000
"""Bytes that may wait until they are read, of all connections together."""

HEAD = 16_384
"""Bytes of a request's head."""

REST = 1_048_576
"""Bytes of a request, whether anybody reads them or not, after which its connection is cut."""

ENDING = 10.0
"""Seconds after which a connection is cut on which nothing more will be said."""

UNHEARD = 8_388_608
"""Bytes that are taken meanwhile and thrown away."""

SLICE = 2_048
"""Bytes that are read at a time."""

SPARE = 256
"""Files that the process may open besides its connections: database, logs, bots, and what is being accepted."""

ACCEPTED = 20
"""Connections that are accepted at a time, before anybody else has his turn."""

LOST = 20
"""Connections that are put away at a time, likewise."""


class Connection(H11Protocol):
    """One connection of a visitor."""

    all: ClassVar[Connections]

    visitor = ""
    quiet_since = 0.0
    """When it was made, or when its last reply ended."""
    _begun: float | None = None
    """When the request began that is not complete yet."""
    _got = 0
    """Bytes of that request."""
    _unread_since: float | None = None
    _next_waits = False
    """Whether the next request waits until the last reply has gone out."""
    _ending_since: float | None = None

    @property
    def waits(self) -> bool:
        """Whether no reply is being made."""
        return self.cycle is None or self.cycle.response_complete or self._ending_since is not None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # So that writing pauses until all has gone out.
        self.quiet_since = time.monotonic()
        self.visitor = visitor_at(self.client[0] if self.client else "")
        self.all.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.cycle is not None:
            self.cycle.disconnected = True
        self.all.lost(self, exc)

    def put_away(self, exc: Exception | None) -> None:
        """After it was lost: tell who makes a reply that nobody hears it, and let go of all."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # Else an error would leave it to the clock.
        self.cycle = None  # type: ignore[assignment]  # Each holds the other; see `garbage.py`.

    def data_received(self, data: bytes) -> None:
        self._got += len(data)
        if self._ending_since is not None:
            if self._got > UNHEARD:
                self.transport.abort()
            return
        if self.conn.their_state is h11.SEND_BODY and self.waits:
            self._end()  # The reply was made without the rest of the body.
            return
        if not self.all.may_work(self.visitor):
            self.refuse(429, "Your address has asked for too much; wait a minute and go on.")
            return
        begun = thread_time()
        if self._begun is None:
            self._begun = time.monotonic()
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing() or self._ending_since is not None:
                break
            self._read(data[at : at + SLICE])
        state = self.conn.their_state
        if self._got > REST:
            self.transport.abort()
        elif not (state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0])):
            self._begun, self._got = None, 0
        self.all.note(self)
        self.all.worked(self.visitor, thread_time() - begun)

    def _read(self, piece: bytes) -> None:
        had = len(self.cycle.body) if self.conn.their_state is h11.SEND_BODY else None
        super().data_received(piece)
        if had is None or not any(name == b"transfer-encoding" for name, _ in self.headers):
            return
        # A thousand chunks of a byte each take as long as a hundred requests.
        if len(piece) > 100 and len(self.cycle.body) - had < len(piece) // 2:
            self.refuse(400, "A body that comes in chunks comes in larger ones.")

    def handle_events(self) -> None:
        super().handle_events()
        if self.cycle is not None:
            self.cycle.transport = self  # type: ignore[assignment]

    def write(self, data: bytes) -> None:
        """What a reply writes."""
        self.transport.write(data)

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def close(self) -> None:
        """What a reply calls after which nothing more is said."""
        self._end()

    def on_response_complete(self) -> None:
        self.quiet_since = time.monotonic()
        self.all.note(self)
        if self.flow.write_paused:
            self._next_waits = True
        else:
            self._next()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._next_waits:
            begun = thread_time()
            self._next_waits = False
            self._next()
            self.all.worked(self.visitor, thread_time() - begun)

    def _next(self) -> None:
        """Go on with the next request, which may be here already."""
        super().on_response_complete()
        self.all.note(self)

    def send_400_response(self, msg: str) -> None:
        if (wrong := sys.exception()) is not None:
            wrong.__traceback__ = None  # It would hold this connection: a frame of h11 holds the error.
        self.refuse(400, f"This is no request that can be read, or its head has more than {HEAD} bytes.")

    def refuse(self, status: int, words: str) -> None:
        """End it, in words where no reply has begun."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        if self.cycle is not None:
            self.cycle.disconnected = True  # Nobody hears what else is said.
            self.cycle.message_event.set()
        text = f"{words}\n".encode()
        headers = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", b"%d" % len(text)),
            (b"connection", b"close"),
        ]
        if status in (429, 503):
            headers.append((b"retry-after", b"60"))
        said = h11.Response(status_code=status, headers=headers, reason=STATUS_PHRASES[status])
        for event in (said, h11.Data(data=text), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self._end()

    def _end(self) -> None:
        """Say no more, and hear for a moment what still comes: else what was said last might be lost on its way."""
        if not self.transport.is_closing() and self._ending_since is None:
            self._ending_since = time.monotonic()
            self._got = 0
            self.flow.resume_reading()
            self.transport.write_eof()

    @property
    def unread(self) -> int:
        """Bytes that wait until the other end reads."""
        return self.transport.get_write_buffer_size()

    def look(self, now: float) -> None:
        """End it where it takes too long."""
        if self.unread:
            self._unread_since = self._unread_since or now
            if now - self._unread_since > UNREAD:
                self.transport.abort()
            return
        self._unread_since = None
        if self.transport.is_closing():
            return
        if self._ending_since is not None:
            if now - self._ending_since > ENDING:
                self.transport.abort()
            return
        if self._begun is not None:
            if self.conn.their_state is h11.IDLE and now - self._begun > REQUEST:
                self.refuse(408, f"This request was not complete after {REQUEST:g} seconds.")
            elif now - self._begun > 1.5 * REQUEST:  # Whoever read the body had time to say so.
                self.transport.abort()
        elif self.cycle is None and now - self.quiet_since > SILENT:
            self.transport.close()


class _Its:
    """The connections of one visitor."""

    __slots__ = ("used", "waiting")

    def __init__(self) -> None:
        self.waiting: dict[Connection, None] = {}
        """Those that wait, the one that has done so longest first."""
        self.used: dict[Connection, None] = {}

    def __len__(self) -> int:
        return len(self.waiting) + len(self.used)

    def __contains__(self, one: Connection) -> bool:
        return one in self.waiting or one in self.used


class Connections:
    """All connections of a server.

    `share`: what their visitors have the server compute; None where they come through a proxy, and so no connection is
    a visitor's own.
    """

    def __init__(self, limits: Limits, share: FairShare | None) -> None:
        self._most = room_for(limits.connections)
        self._of_one = limits.visitor_connections if share else self._most
        self._share = share
        self._all: dict[str, _Its] = {}
        """By visitor."""
        self.count = 0
        self._lost: deque[tuple[Connection, Exception | None]] = deque()

    def protocol(self) -> type[Connection]:
        """What a server makes of each connection."""
        return type("Connection", (Connection,), {"all": self})

    def may_work(self, visitor: str) -> bool:
        """Whether the server may compute anything for a visitor."""
        return self._share is None or self._share.work.left(visitor) > 0

    def worked(self, visitor: str, seconds: float) -> None:
        if self._share is not None:
            self._share.spent(visitor, seconds)

    def add(self, new: Connection) -> None:
        """Let a connection in, and others make room for it where there is none; or refuse it."""
        its = self._all.get(new.visitor) or _Its()
        while len(its) >= self._of_one and its.waiting:
            self._cut(next(iter(its.waiting)))
        if len(its) >= self._of_one:
            new.refuse(429, f"{self._of_one} connections from your address are in use already; close some pages.")
        elif self.count >= self._most and not self._make_room():
            self._make_room_in_use(new, its)
        self._all[new.visitor] = its
        its.waiting[new] = None
        self.count += 1

    def note(self, one: Connection) -> None:
        """Note whether it waits now."""
        its = self._all.get(one.visitor)
        if its is not None:
            before, after = (its.used, its.waiting) if one.waits else (its.waiting, its.used)
            if one in before:
                del before[one]
                after[one] = None

    def remove(self, gone: Connection) -> None:
        its = self._all.get(gone.visitor)
        if its is not None and gone in its:
            its.waiting.pop(gone, None)
            its.used.pop(gone, None)
            self.count -= 1
            if not len(its):
                del self._all[gone.visitor]

    def lost(self, gone: Connection, exc: Exception | None) -> None:
        """Count it no more, and put it away in its turn: thousands may end at once."""
        self.remove(gone)
        self._lost.append((gone, exc))
        if len(self._lost) == 1:
            asyncio.get_running_loop().call_soon(self._put_away)

    def _put_away(self) -> None:
        for _ in range(min(LOST, len(self._lost))):
            gone, exc = self._lost.popleft()
            gone.put_away(exc)
        if self._lost:
            asyncio.get_running_loop().call_soon(self._put_away)

    def _make_room(self) -> bool:
        """End some that wait, each time of the visitor with the most of them; whether there is room then."""
        queue = [
            (-len(each.waiting), next(iter(each.waiting)).quiet_since, visitor)
            for visitor, each in self._all.items()
            if each.waiting
        ]
        heapq.heapify(queue)
        few = max(0, self._most - 1 - self._most // 20)  # Looking through all for each newcomer would take too long.
        while queue and self.count > few:
            visitor = queue[0][2]
            waiting = self._all[visitor].waiting
            self._cut(next(iter(waiting)))
            if waiting:
                heapq.heapreplace(queue, (-len(waiting), next(iter(waiting)).quiet_since, visitor))
            else:
                heapq.heappop(queue)
        return self.count < self._most

    def _make_room_in_use(self, new: Connection, its: _Its) -> None:
        """End the newest of the visitor with the most: that is the newcomer, where nobody has more than his visitor."""
        most = max(self._all.values(), key=len)
        if len(most) > len(its) + 1:
            self._cut(next(reversed(most.used)))
        else:
            new.refuse(503, "All connections of this server are in use; try again in a minute.")

    def _cut(self, one: Connection) -> None:
        """End one, and count it no more: its file is closed soon after."""
        self.remove(one)
        one.transport.abort()

    async def look_after(self) -> None:
        """For ever: end those that take too long."""
        while True:
            await asyncio.sleep(1)
            now = time.monotonic()
            for its in list(self._all.values()):
                for each in [*its.waiting, *its.used]:
                    each.look(now)
                await asyncio.sleep(0)
            self.bound_unread()

    def bound_unread(self) -> None:
        """End those that read too little, where too much waits for all of them: those of the worst visitors."""
        unread = ([each for each in (*its.waiting, *its.used) if each.unread] for its in self._all.values())
        # Behind a proxy each connection may be somebody else's.
        groups = unread if self._share is not None else ([each] for its in unread for each in its)
        amounts = sorted(((sum(each.unread for each in group), group) for group in groups), key=itemgetter(0))
        total = sum(amount for amount, _ in amounts)
        while total > UNREAD_BY_ALL:
            amount, group = amounts.pop()
            total -= amount
            for each in group:
                each.transport.abort()


def room_for(most: int) -> int:
    """How many connections there may be, `most` at most; so many files this process may open from now on."""
    try:
        import resource
    except ImportError:  # Where there is no such limit, select() has one.
        return min(most, 400)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = most + SPARE
    if hard != resource.RLIM_INFINITY:
        wish = min(wish, hard)
    if soft != resource.RLIM_INFINITY and soft < wish:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wish, hard))
            soft = wish
    return min(most, max(soft - SPARE, soft // 2)) if soft != resource.RLIM_INFINITY else most
