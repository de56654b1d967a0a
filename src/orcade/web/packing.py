"""Replies that are sent packed to whoever takes that.

Who sees how large encrypted replies are may find out a secret in them, where he can put words of his own beside it and
have them sent again and again (BREACH). So no page that holds what opens a seat, an invitation or a moving link, is
packed: names that others have typed stand beside it. The address of a seat that is taken opens nothing by itself, and
the key in the cookie is in no page. Streams are not packed either: most pushes are small, and would cost time.
"""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256

import brotli
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

FOREVER = "max-age=31536000, immutable"
"""What is at such an address never changes, since a hash of it stands there."""

LEAST = 1_000
"""Bytes. What is smaller travels in one packet anyway."""

AT_ONCE: dict[str, Callable[[bytes], bytes]] = {
    "br": partial(brotli.compress, quality=7),
    "gzip": partial(gzip.compress, compresslevel=6, mtime=0),
}
"""By encoding, the better one first: for what is sent once. A page of 160 kB takes 3 ms either way, and 23 kB become 19
with brotli; more effort would save one part in a hundred."""

FOR_GOOD: dict[str, Callable[[bytes], bytes]] = {
    "": bytes,
    "br": partial(brotli.compress, quality=11),
    "gzip": partial(gzip.compress, compresslevel=9, mtime=0),
}
"""For what is packed once and sent often: some 150 ms for 80 kB."""


def encoding_for(accepted: str) -> str:
    """The best encoding that the header Accept-Encoding names; empty where it names none of ours."""
    named = {}
    for each in accepted.lower().split(","):
        name, _, weight = each.replace(" ", "").partition(";q=")
        named[name] = weight.strip("0.") != "" or weight == ""
    return next((name for name in AT_ONCE if named.get(name)), "")


class Packed(Response):
    """A reply that is packed when it is sent."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.headers.add_vary_header("Accept-Encoding")
        encoding = encoding_for(Request(scope).headers.get("accept-encoding", ""))
        if encoding and len(self.body) >= LEAST:
            self.body = AT_ONCE[encoding](bytes(self.body))
            self.headers["Content-Encoding"] = encoding
            self.headers["Content-Length"] = str(len(self.body))
        await super().__call__(scope, receive, send)


class PackedPage(Packed):
    """The same of a page."""

    media_type = "text/html"


_packing = threading.Lock()
"""Many may ask for the same at once, and it is packed for the first of them."""


class Kept:
    """What is sent often: packed once for each encoding that is asked for, by default as small as can be."""

    def __init__(self, body: bytes, media_type: str, ways: Mapping[str, Callable[[bytes], bytes]] = FOR_GOOD) -> None:
        self._digest = sha256(body).hexdigest()[:12]
        self._media_type = media_type
        self._ways = ways
        self._bodies = {"": body}

    @property
    def body(self) -> bytes:
        return self._bodies[""]

    async def reply(self, request: Request, caching: str) -> Response:
        """The whole; or only that the browser has it already. `caching`: how long it may be kept."""
        encoding = encoding_for(request.headers.get("accept-encoding", "")) if len(self.body) >= LEAST else ""
        tag = f'"{self._digest}{encoding}"'
        headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        if FOREVER not in caching:  # else nobody asks whether it is still the same
            headers["ETag"] = tag
        if tag in request.headers.get("if-none-match", ""):
            return Response(None, 304, headers)
        if encoding not in self._bodies:
            await asyncio.to_thread(self._pack, encoding)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self._bodies[encoding], 200, headers, self._media_type)

    def _pack(self, encoding: str) -> None:
        with _packing:
            if encoding not in self._bodies:
                self._bodies[encoding] = self._ways[encoding](self.body)
