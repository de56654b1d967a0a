"""Protection: rates, sizes and origins of requests, and headers that keep links secret and foreign scripts out."""

from __future__ import annotations

import asyncio
import json
from functools import partial

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..table.errors import OrcadeError, Refused
from . import pages
from .connections import REQUEST
from .errors import BadForm, ForeignOrigin, TooBig, TooMany, TooSlow, status_of
from .fair_share import FairShare, Sharing
from .form_fields import form_fields
from .host_names import HostNames
from .limits import Limits, Rate
from .visitors import note, note_play, plays

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    # A link is a seat: no other site may learn it. (Not "no-referrer": forms would then hide their origin from us.)
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Scripts come from this server's files alone; drawings are placed by inline styles, which cannot run anything."""

NO_PAGES = ("text/css", "text/javascript")
"""What browsers never make a page of: to this the other headers, a third of a kilobyte, say nothing. (The script of a
worker could be held to a policy; ours asks for the events of its own server and for nothing else.)"""

ALWAYS = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}


LONG = 16_384
"""Bytes of a form from which on it is read in a thread: 240 KB of JSON take ten milliseconds."""

FIELDS = 100
"""Of a form, or of a query."""

QUERY = 8_192
"""Bytes of a query."""

PLAYED = ("/answer", "/undo")
"""The ends of the addresses to which is posted what is played."""

FOR_SCRIPTS = ("/why", "/try", "/state")
"""These addresses answer with JSON whatever the request accepts, also with errors."""


class Guard:
    """Middleware: knows the visitor, limits his requests, and adds our headers to every reply."""

    def __init__(self, app: ASGIApp, limits: Limits, share: FairShare, names: HostNames, behind_proxy: bool) -> None:
        self._app = app
        self._names = names
        self._behind_proxy = behind_proxy
        self._rate = Rate(limits.requests)
        self._share = share

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        visitor = note(scope, self._behind_proxy)
        note_play(scope, scope["path"].endswith(PLAYED))

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                page = not headers.get("content-type", "").startswith(NO_PAGES)
                for name, value in (HEADERS if page else ALWAYS).items():
                    headers[name] = value
                if "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await Sharing(self._reply(visitor, scope, receive, guarded), visitor, self._share, partial(plays, scope))

    async def _reply(self, visitor: str, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._rate.take(visitor, "requests")
            if self._share.work.left(visitor) <= 0:
                raise TooMany("your requests take too much of this server's time; wait a minute and go on", 60)
            check_size(scope)
            for name, value in scope["headers"]:
                if name == b"host":
                    self._names.check(value.decode("latin-1"))
        except OrcadeError as wrong:
            reply = refusal(Request(scope), wrong)
            if isinstance(wrong, TooMany):  # Whatever else he has sent by this connection is not looked at.
                reply.headers["Connection"] = "close"
            await reply(scope, receive, send)
            return
        await self._app(scope, receive, send)


def check_size(scope: Scope) -> None:
    """Refuse a query that would take long to read with `TooBig`."""
    query = scope["query_string"]
    if len(query) > QUERY or query.count(b"&") >= FIELDS:
        raise TooBig(f"a query has at most {QUERY} bytes and {FIELDS} fields; this one has more")


def wants_json(request: Request) -> bool:
    """Whether the reply is for a script, as JSON, and not for a browser that shows a page."""
    return "application/json" in request.headers.get("accept", "") or request.url.path.endswith(FOR_SCRIPTS)


def refusal(request: Request, wrong: OrcadeError) -> Response:
    """An error as a reply: JSON for scripts, a page for people."""
    status, title = status_of(wrong)
    wait = wrong.wait if isinstance(wrong, TooMany) else 5
    headers = {"Retry-After": f"{wait}"} if status in (429, 503) else {}
    if wants_json(request):
        return JSONResponse(error_fields(wrong), status, headers)
    return HTMLResponse(pages.problem(status, title, str(wrong)), status, headers)


def error_fields(wrong: OrcadeError) -> dict[str, str]:
    """An error as data: what was wrong, and the rule that says so."""
    return {"error": str(wrong), "rule": wrong.rule if isinstance(wrong, Refused) else ""}


def check_origin(request: Request) -> None:
    """Refuse posts from other sites' pages with `ForeignOrigin`, and from this one's by the other of http and https.

    Programs, which send no origin, may post.
    """
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site")
    if origin is not None:
        scheme, _, host = origin.lower().partition("://")
        if host != request.headers.get("host", "?").lower():
            raise ForeignOrigin("this form was sent by another site's page; open the table here and answer there")
        if scheme != request.url.scheme:
            raise ForeignOrigin(
                f"this form was sent by a page of {scheme[:20]}://, but arrived by {request.url.scheme}://. "
                "If there is a proxy before this server, start the server with --behind-proxy"
            )
    elif site not in (None, "same-origin", "none"):
        raise ForeignOrigin("this form was sent by another site's page; open the table here and answer there")


async def read_form(request: Request, most: int) -> dict[str, str]:
    """The fields of a posted form or JSON object of at most so many bytes; the last of those given twice counts.

    `TooBig` before more than the limit is read, `TooSlow` where it takes too long, `BadForm` where it is neither or has
    too many fields, `ForeignOrigin` from another site.
    """
    check_origin(request)
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length) > most:
        raise TooBig(f"a form has at most {most} bytes; this one has {length}")
    body = bytearray()
    try:
        async with asyncio.timeout(REQUEST):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    raise TooBig(f"a form has at most {most} bytes; this one has more")
    except TimeoutError:
        raise TooSlow(f"this form was not here after {REQUEST:g} seconds; send it again") from None
    except ClientDisconnect:
        raise BadForm("this form ends before its end") from None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if len(body) > LONG:
        return await asyncio.to_thread(_fields, bytes(body), kind)
    return _fields(bytes(body), kind)


def _fields(body: bytes, kind: str) -> dict[str, str]:
    """The fields of a form of this content type; `BadForm` where they cannot be read."""
    try:
        if kind == "application/json":
            try:
                given = json.loads(body.decode())
            except ValueError as wrong:  # Its words tell where; of a number with thousands of digits they do not.
                where = f": {wrong}" if isinstance(wrong, json.JSONDecodeError) else ""
                raise BadForm(f"the JSON of this form cannot be read{where}") from None
            if not isinstance(given, dict):
                raise BadForm("the JSON of a form is one object of fields")
            if len(given) > FIELDS:
                raise BadForm(f"a form has at most {FIELDS} fields; this one has {len(given)}")
            fields = {
                name: value if isinstance(value, str) else json.dumps(value)
                for name, value in given.items()
                if value is not None  # It is left out.
            }
            "".join((*fields, *fields.values())).encode()  # JSON can hold half a character, which nothing can save.
            return fields
        if kind in ("application/x-www-form-urlencoded", ""):
            if body.count(b"&") >= FIELDS:
                raise BadForm(f"a form has at most {FIELDS} fields; this one has more")
            return form_fields(body)
    except RecursionError:
        raise BadForm("the JSON of this form is nested too deeply; its fields are texts and numbers") from None
    except ValueError:
        raise BadForm("this form is broken: it cannot be read as UTF-8 fields") from None
    raise BadForm(f"a form is sent as application/x-www-form-urlencoded or application/json, not as {kind[:60]}")
