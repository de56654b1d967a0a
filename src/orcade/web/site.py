"""What all routes share, and how they read what a request names."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from ..table.game import Game, game_named, installed_games
from ..table.requests import Seat
from .browser_key import key_of
from .content_workers import ContentWorkers
from .errors import BadForm
from .grounds import Files
from .guard import wants_json
from .limits import Limits, Rate
from .links import Link
from .live_table import LiveTable
from .live_tables import LiveTables
from .packing import AT_ONCE, FOREVER, Kept
from .seating import MovingCodes
from .table_state import TableState
from .trials import Trials
from .visitors import visitor_of

LONGEST_ANSWER = 400
"""Characters."""


class Site:
    """What the routes share."""

    def __init__(self, tables: LiveTables, limits: Limits) -> None:
        self.games = installed_games()
        self.tables = tables
        self.limits = limits
        self.answers = Rate(limits.answers)
        self.trials = Rate(limits.trials)
        self.openings = Rate(limits.openings)
        self.codes = MovingCodes()
        self.content = ContentWorkers()
        self.tried = Trials()

        self._lasting: dict[str, asyncio.Future[Kept]] = {}
        """By path."""

    async def lasting(self, request: Request, make: Callable[[], str]) -> Response:
        """The page of a path that is the same for everybody, as long as this server runs.

        It is made once, on a thread: the first time may take a third of a second, for a game's cards.
        """
        path = request.scope["path"]
        made = self._lasting.get(path)
        if made is None:
            made = asyncio.ensure_future(asyncio.to_thread(lambda: Kept(make().encode(), "text/html", AT_ONCE)))
            self._lasting[path] = made
        try:
            kept = await asyncio.shield(made)
        except Exception:  # Whoever asks next may have it.
            self._lasting.pop(path, None)
            raise
        return await kept.reply(request, "no-cache")

    def game(self, request: Request) -> Game:
        """The game that the address names; `UnknownGame` says which there are."""
        name = request.path_params["game"]
        return self.games.get(name) or game_named(name)

    async def table(self, request: Request) -> tuple[LiveTable, Link]:
        """The table that the address names, and the link by which this browser sees it; `UnknownLink` or `ExpiredLink`.

        Where the seat is another browser's, that is the spectators' link.
        """
        return await self.tables.find(request.path_params["token"], key_of(request), visitor_of(request))


Handler = Callable[[Site, Request], Awaitable[Response]]
"""Answers one kind of request. An `OrcadeError` that it raises becomes the reply."""


def go_to(request: Request, path: str, table: TableState | None = None, moved: bool = True) -> Response:
    """On to a page: for a browser by redirection; for a script as `link`, where it is another page than its own."""
    if not wants_json(request):
        return RedirectResponse(path, 303)
    fields: dict[str, int | str] = {} if table is None else {"version": table.version}
    return JSONResponse(fields | ({"link": path} if moved else {}))


async def ground_reply(request: Request, files: Files | None) -> Response:
    """A ground as "svg" or "json"; of any other kind, or where there is none, nothing is at its address."""
    of = request.query_params.get("of", "")
    kind = of.partition(".")[2]
    if files is None or kind not in ("svg", "json"):
        raise HTTPException(404)
    caching = f"private, {FOREVER}" if request.url.query == f"of={of}" else "no-cache"
    return await (files.svg if kind == "svg" else files.json).reply(request, caching)


def read_seat(text: str | None) -> Seat | None:
    """A seat's number; None where none is given."""
    return None if text is None or text == "" else read_number(text, "seat")


def read_answer(text: str) -> str:
    """An answer's words, if they are not too many: else `BadForm`."""
    if len(text) > LONGEST_ANSWER:
        raise BadForm(f"an answer has at most {LONGEST_ANSWER} characters; this one has {len(text)}")
    return text


def read_number(text: str, field: str) -> int:
    """A whole number from 0 on, of at most nine digits: else `BadForm`."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadForm(f"{field} must be a whole number, not {text[:20]!r}")
    return int(text)
