"""The web application: which address is answered by which handler, and what becomes of errors.

Everything under /t/ is reached by a link; what a link opens may be one browser's alone (`links.py`).
`docs/web-protocol.md` describes all addresses for clients.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from ..table.errors import OrcadeError
from . import map_handlers, pages, seat_handlers, site_handlers, table_handlers, trial_handlers
from .action_handlers import ACTIONS, act
from .backups import keep_backing_up
from .bot_processes import BotProcesses, Pace
from .database import Database
from .fair_share import FairShare
from .guard import HEADERS, Guard, refusal, wants_json
from .host_names import HostNames
from .limits import Limits, Rate
from .live_tables import LiveTables
from .metrics import Metrics
from .patrol import keep_looking
from .site import Handler, Site


def create(
    database: Path,
    *,
    limits: Limits | None = None,
    pace: Pace | None = None,
    backup_every: float | None = None,
    behind_proxy: bool = False,
    names: Sequence[str] = (),
) -> Starlette:
    """The ASGI application over a database file. `DatabaseProblem` where that cannot be used.

    `backup_every`: seconds; None for no backups. `behind_proxy`: whether a proxy tells who visitors are. `names`: the
    server's own, besides those that it has anyway; `BadSetup` where one is none.
    """
    bounds = limits or Limits()
    known = HostNames(names)
    tables = LiveTables(Database(database), BotProcesses(), pace or Pace(), bounds)
    site = Site(tables, bounds)
    metrics = Metrics(tables)
    share = FairShare(Rate(bounds.work))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        path = tables.database.path
        work = [
            tables.housekeeping(),
            keep_looking(path, tables.damaged),
            asyncio.to_thread(pages.compile_all),
        ]
        if backup_every is not None:
            work.append(keep_backing_up(path, backup_every))
        tasks = [asyncio.create_task(each) for each in work]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        tables.close()
        site.content.close()
        site.tried.close()

    app = Starlette(
        routes=_routes(site, metrics),
        middleware=[Middleware(Guard, limits=bounds, share=share, names=known, behind_proxy=behind_proxy)],
        exception_handlers={HTTPException: _no_such_address, Exception: _internal_error},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.tables = tables
    app.state.metrics = metrics
    app.state.share = share
    return app


def _routes(site: Site, metrics: Metrics) -> list[Route]:
    """Which address is answered by which handler."""

    def get(path: str, handler: Handler) -> Route:
        return Route(path, _answer(partial(handler, site)), methods=["GET"])

    def post(path: str, handler: Handler) -> Route:
        return Route(path, _answer(partial(handler, site)), methods=["POST"])

    def at_table(name: str, handler: Handler) -> Route:
        """A post at a table: those are counted."""
        counted = metrics.measured(name, _answer(partial(handler, site)))
        return Route(f"/t/{{token}}/{name}", counted, methods=["POST"])

    return [
        # They are tried in this order: first what is asked for most.
        *(at_table(name, partial(act, action)) for name, action in ACTIONS.items()),
        get("/", site_handlers.lobby),
        get("/healthz", site_handlers.health),
        post("/promise", site_handlers.promise),
        get("/new/{game}", site_handlers.setup),
        post("/new/{game}", site_handlers.open_table),
        post("/forget", site_handlers.forget),
        get("/fair", site_handlers.fair),
        get("/rules", site_handlers.rulebooks),
        get("/rules/{game}", site_handlers.rules),
        get("/rules/{game}/{number:int}.svg", site_handlers.moment),
        get("/games/{game}", site_handlers.collection),
        get("/cards/{game}", site_handlers.all_cards),
        get("/cards/{game}/print", site_handlers.cards_to_print),
        get("/maps/{game}", map_handlers.all_maps),
        post("/maps/{game}", map_handlers.all_maps),
        get("/maps/{game}/board", map_handlers.board),
        post("/maps/{game}/board", map_handlers.board),
        get("/maps/{game}/ground", map_handlers.ground),
        get("/lab/{game}", trial_handlers.form),
        post("/lab/{game}", trial_handlers.start),
        get("/trial/{token}", trial_handlers.trial),
        post("/trial/{token}/stop", trial_handlers.stop),
        get("/events", table_handlers.shared_stream),
        get("/t/{token}", table_handlers.table),
        at_table("join", seat_handlers.join),
        get("/t/{token}/links", seat_handlers.links),
        at_table("invite", seat_handlers.invite),
        at_table("move", seat_handlers.to_another_device),
        get("/t/{token}/here", seat_handlers.arrive),
        at_table("here", seat_handlers.move_here),
        get("/t/{token}/events", table_handlers.stream),
        get("/t/{token}/view", table_handlers.view),
        get("/t/{token}/scoreboard", table_handlers.scoreboard),
        get("/t/{token}/scoreboard/events", table_handlers.scoreboard_stream),
        get("/t/{token}/state", table_handlers.state),
        get("/t/{token}/ground", table_handlers.ground),
        get("/t/{token}/log", table_handlers.whole_log),
        get("/t/{token}/why", table_handlers.why),
        get("/t/{token}/try", table_handlers.attempt),
        get("/t/{token}/advice", table_handlers.advise),
        get("/t/{token}/replay", table_handlers.replay),
        get("/t/{token}/seal", table_handlers.seal),
        get("/t/{token}/record.json", table_handlers.record),
        get("/static/{edition}/{name}", site_handlers.static),
        get("/pictures/{edition}/{name}.svg", site_handlers.picture),
        get("/options/{game}/{option}/{value}.svg", site_handlers.option_picture),
    ]


def _answer(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """A handler whose errors become replies that the asker can read."""

    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except OrcadeError as wrong:
            return refusal(request, wrong)

    return answered


async def _no_such_address(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    text = {404: "There is nothing at this address.", 405: "This address is not for that."}.get(wrong.status_code)
    text = text or wrong.detail
    if wants_json(request):
        return JSONResponse({"error": text, "rule": ""}, wrong.status_code, wrong.headers)
    page = pages.problem(wrong.status_code, text, "Perhaps the address was cut short.")
    return HTMLResponse(page, wrong.status_code, wrong.headers)


async def _internal_error(request: Request, wrong: Exception) -> Response:
    """An error of ours: the table is as it was, because a move counts only when it has been saved."""
    text = "Something broke on our side. The table is as it was before; please try again."
    headers = HEADERS | {"Cache-Control": "no-store"}  # This reply does not pass the guard.
    if wants_json(request):
        return JSONResponse({"error": text, "rule": ""}, 500, headers)
    return HTMLResponse(pages.problem(500, "That is our fault", text), 500, headers)
