"""The server's routes: what each address shows or does. Everything under /t/ is reached by a link alone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..table.errors import BadSetup, OrcadeError, Refused
from ..table.game import Game, game_named, installed_games
from ..table.options import parse, specs
from ..table.requests import OPEN, SPECTATOR, Seat
from ..table.rulebook import rules_of
from . import cards, pages, scores, shelf
from .eyes import frame, plain
from .faults import BadForm, NotYet, StoreProblem, WrongSeat, status_of
from .guard import HEADERS, Guard, address, read_form, refusal, told, wants_json
from .limits import Limits, Rate
from .links import Link
from .room import Room, html
from .rooms import Rooms
from .seats import read_seats, typed_name
from .seen import EYES
from .sitting import Sitting
from .store import Store
from .stream import events
from .thinking import Pace, Thinkers
from .trial import tried

log = logging.getLogger("orcade.web")

LONGEST = 400
"""Characters of an answer."""

RECENT = 6
"""Ended matches that the lobby tells of."""

Act = Callable[["Site", Room, Link, dict[str, str]], Awaitable[str | None]]
"""Does what a form asks for; returns the path to go on to, None for the table itself."""


class Site:
    """What the routes share."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.games = installed_games()
        self.rooms = rooms
        self.limits = limits
        self.answers = Rate(limits.answers)
        self.trials = Rate(limits.trials)
        self.openings = Rate(limits.openings)

    def game(self, request: Request) -> Game:
        """The game that the address names; `UnknownGame` says which there are."""
        name = request.path_params["game"]
        return self.games.get(name) or game_named(name)


def create(database: Path, *, limits: Limits | None = None, pace: Pace | None = None) -> Starlette:
    """The ASGI application over a database file. `StoreProblem` where that cannot be used."""
    bounds = limits or Limits()
    rooms = Rooms(Store(database), Thinkers(), pace or Pace(), bounds)
    site = Site(rooms, bounds)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        housekeeping = asyncio.create_task(rooms.keep_house())
        yield
        housekeeping.cancel()
        rooms.close()

    def route(path: str, view: Callable[[Site, Request], Awaitable[Response]], method: str = "GET") -> Route:
        return Route(path, _answer(partial(view, site)), methods=[method])

    def act(name: str, deed: Act) -> Route:
        return Route(f"/t/{{token}}/{name}", _answer(partial(_act, site, deed)), methods=["POST"])

    app = Starlette(
        routes=[
            route("/", lobby),
            route("/healthz", health),
            route("/promise", promise, "POST"),
            route("/new/{game}", setup),
            route("/new/{game}", open_table, "POST"),
            route("/rules/{game}", rules),
            route("/games/{game}", collection),
            route("/cards/{game}", all_cards),
            route("/cards/{game}/print", cards_to_print),
            route("/t/{token}", table),
            route("/t/{token}/events", stream),
            route("/t/{token}/scoreboard", scoreboard),
            route("/t/{token}/scoreboard/events", score_stream),
            route("/t/{token}/state", state),
            route("/t/{token}/log", whole_log),
            route("/t/{token}/why", why),
            route("/t/{token}/try", attempt),
            route("/t/{token}/replay", replay),
            route("/t/{token}/record.json", record),
            act("join", join),
            act("answer", answer),
            act("undo", undo),
            act("resign", resign),
            act("leave", leave),
            act("return", come_back),
            act("rematch", rematch),
            act("uncover", uncover),
            Mount("/static", _Static(directory=pages.STATIC)),
        ],
        middleware=[Middleware(Guard, limits=bounds)],
        exception_handlers={HTTPException: _lost, Exception: _broken},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.rooms = rooms
    return app


class _Static(StaticFiles):
    """Files whose address names their edition (?…) never change; the others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = bool(scope.get("query_string"))
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


def _answer(view: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """A view whose refusals reach their reader as what they are."""

    async def answered(request: Request) -> Response:
        try:
            return await view(request)
        except OrcadeError as wrong:
            return refusal(request, wrong)

    return answered


async def _lost(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    text = {404: "There is nothing at this address.", 405: "This address is not for that."}.get(wrong.status_code)
    text = text or wrong.detail
    if wants_json(request):
        return JSONResponse({"error": text, "rule": ""}, wrong.status_code, wrong.headers)
    return HTMLResponse(pages.problem(wrong.status_code, text, "Perhaps the address was cut short."), wrong.status_code)


async def _broken(request: Request, wrong: Exception) -> Response:
    """A fault of ours: the table is as it was, because a move counts only when it has been stored."""
    text = "Something broke on our side. The table is as it was before; please try again."
    headers = HEADERS | {"Cache-Control": "no-store"}  # This answer does not pass the guard.
    if wants_json(request):
        return JSONResponse({"error": text, "rule": ""}, 500, headers)
    return HTMLResponse(pages.problem(500, "That is our fault", text), 500, headers)


# The house.


async def lobby(site: Site, request: Request) -> Response:
    recent = await site.rooms.store.read(lambda base: shelf.recent(base, time.time(), RECENT))
    return HTMLResponse(pages.lobby(list(site.games.values()), recent, ""))


async def health(site: Site, request: Request) -> Response:
    """Whether the server and its database answer."""
    await site.rooms.store.read(lambda base: base.execute("SELECT 1 FROM matches LIMIT 1").fetchone())
    return PlainTextResponse("ok\n")


async def rules(site: Site, request: Request) -> Response:
    game = site.game(request)
    return HTMLResponse(pages.rules(game, rules_of(game), request.query_params.get("rule", "")))


async def collection(site: Site, request: Request) -> Response:
    """A game that is made of others; any other one is set up at once."""
    game = site.game(request)
    if not game.parts:
        return RedirectResponse(f"/new/{game.name}", 303)
    return HTMLResponse(pages.collection(game, [site.games[part] for part in game.parts if part in site.games]))


async def all_cards(site: Site, request: Request) -> Response:
    """The card browser of a game that has decks."""
    query = request.query_params
    return HTMLResponse(cards.browser(site.game(request), query.get("deck", ""), query.get("kind", "")))


async def cards_to_print(site: Site, request: Request) -> Response:
    """One deck, or all, as pages to print and cut out."""
    return HTMLResponse(cards.printing(site.game(request), request.query_params.get("deck", "")))


async def promise(site: Site, request: Request) -> Response:
    """The dice of a table that is about to be set; what the page then posts names it and adds a nonce."""
    await read_form(request, site.limits.body)
    return JSONResponse({"promise": site.rooms.promises.make()})


async def setup(site: Site, request: Request) -> Response:
    game = site.game(request)
    return HTMLResponse(pages.setup(game, specs(game.options), {}, {}))


async def open_table(site: Site, request: Request) -> Response:
    """Set a table as the form says; a form that cannot be is shown again with what is wrong."""
    game = site.game(request)
    form = await read_form(request, site.limits.content)
    site.openings.take(address(request.scope), "new tables")
    sitters, errors = read_seats(game, form)
    chosen: dict[str, str] = {}
    for field, value in form.items():
        if field.startswith("option-"):
            chosen[field.removeprefix("option-")] = value
    for name, value in chosen.items():
        try:
            parse(game.options, {name: value})
        except BadSetup as wrong:
            errors[f"option-{name}"] = str(wrong)
    if errors:
        if wants_json(request):
            return JSONResponse({"error": "; ".join(errors.values()), "rule": "", "errors": errors}, 422)
        return HTMLResponse(pages.setup(game, specs(game.options), form, errors), 422)
    link = await site.rooms.open(game, parse(game.options, chosen), sitters, form.get("promise", ""))
    return _go(request, f"/t/{link.token}")


# One table.


async def _room(site: Site, request: Request) -> tuple[Room, Link]:
    return await site.rooms.find(request.path_params["token"])


async def table(site: Site, request: Request) -> Response:
    room, link = await _room(site, request)
    seen = room.seen(link)
    return HTMLResponse(pages.table(seen) if seen.started else pages.waiting(seen))


async def stream(site: Site, request: Request) -> Response:
    room, link = await _room(site, request)
    pace = min(100, _number(request.query_params.get("pace", "100"), "pace"))
    return events(site.rooms, room, link, room.event, pace / 100)


async def scoreboard(site: Site, request: Request) -> Response:
    """Where a campaign stands, for whoever has a link of its table; for scripts as data."""
    room, link = await _room(site, request)
    seen = room.standing(link)
    if wants_json(request):
        return JSONResponse({"title": seen.title, "summary": seen.summary} | msgspec.to_builtins(seen.board))
    return HTMLResponse(scores.page(seen))


async def score_stream(site: Site, request: Request) -> Response:
    room, link = await _room(site, request)
    room.standing(link)
    return events(site.rooms, room, link, room.standing_event, 0)


async def state(site: Site, request: Request) -> Response:
    room, link = await _room(site, request)
    return JSONResponse(plain(room.sitting, room.seen(link)))


async def whole_log(site: Site, request: Request) -> Response:
    """Every line of the log in this reader's words."""
    room, link = await _room(site, request)
    eyes = room.seen(link).seat
    lines = [line.line(eyes) for line in room.sitting.log if line.text(eyes)]
    if wants_json(request):
        return JSONResponse([{"move": line.move, "seat": line.seat, "text": line.text} for line in lines])
    return PlainTextResponse("".join(f"{line.text}\n" for line in lines))


async def why(site: Site, request: Request) -> Response:
    """Why something cannot be chosen now, with the rule that says so."""
    room, link = await _room(site, request)
    sitting = room.sitting
    seat = room.seat_of(link, _seat(request.query_params.get("seat")))
    match = sitting.playing()
    try:
        match.read(match.ask_of(seat), request.query_params.get("say", "")[:200])
        text, rule = "this can be chosen now", ""
    except Refused as refused:
        text, rule = str(refused).removeprefix(f"{refused.rule}: "), refused.rule
    entry = rules_of(sitting.game).get(rule)
    return JSONResponse(
        {
            "text": text,
            "rule": rule,
            "title": entry.title if entry else "",
            "rule_text": entry.text if entry else "",
        }
    )


async def attempt(site: Site, request: Request) -> Response:
    """What an answer would mean to the seat that is asked, or why it is not legal and what would be."""
    room, link = await _room(site, request)
    site.trials.take(link.token, "trials")
    seat = room.seat_of(link, _seat(request.query_params.get("seat")))
    words = _words(request.query_params.get("say", ""))
    room.sitting.check(seat, _number(request.query_params.get("version", ""), "version"))
    return JSONResponse(msgspec.to_builtins(tried(room.sitting, seat, words)))


async def replay(site: Site, request: Request) -> Response:
    """One frame of a finished match: a page, or for scripts its fragment."""
    room, link = await _room(site, request)
    sitting = room.sitting
    if sitting.match is None or sitting.ending is None:
        raise NotYet("a replay can be had when the match is over: until then it would tell what is hidden")
    last = sitting.moves
    at = min(_number(request.query_params.get("at", "0"), "at"), last)
    named = request.query_params.get("eyes", "open")
    eyes = EYES.get(named, _seat(named) if named not in EYES else None)
    if eyes is None or not (eyes in (OPEN, SPECTATOR) or 0 <= eyes < len(sitting.sitters)):
        raise BadForm(f"a replay is seen by open, spectator, or a seat 0 to {len(sitting.sitters) - 1}")
    seen = frame(sitting, link, at, eyes)
    if wants_json(request):
        fragment = pages.replay_fragment(seen, at, last, named)
        return JSONResponse({"at": at, "last": last, "html": fragment, "title": f"Replay: {sitting.game.title}"})
    return HTMLResponse(pages.replay(seen, at, last, named))


async def record(site: Site, request: Request) -> Response:
    """The finished match as a file that `orcade verify` proves."""
    room, _ = await _room(site, request)
    if not room.record:
        room.record = (await asyncio.to_thread(room.sitting.record)).dump().encode()
    name = f"orcade-{room.sitting.game.name}-{room.sitting.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(room.record, media_type="application/json", headers=headers)


# Deeds.


async def _act(site: Site, deed: Act, request: Request) -> Response:
    """Do what a form asks for. A script gets JSON, with a refusal the whole truth; a browser goes on to the page."""
    form = await read_form(request, site.limits.body)
    room, link = await _room(site, request)
    try:
        site.answers.take(link.token, "moves")
        onward = await deed(site, room, link, form)
    except (StoreProblem, WrongSeat):
        raise
    except OrcadeError as wrong:
        if not wants_json(request):
            room.notice(link, str(wrong))
            return RedirectResponse(f"/t/{link.token}", 303)
        status, _ = status_of(wrong)
        truth = _truth(room, link) if status in (409, 410) else {}
        return JSONResponse(told(wrong) | truth, status)
    return _go(request, onward or f"/t/{link.token}", room.sitting, moved=onward is not None)


def _truth(room: Room, link: Link) -> dict[str, Any]:
    seen = room.seen(link)
    return {"version": seen.version, "title": seen.title, "html": html(seen)}


def _go(request: Request, path: str, sitting: Sitting | None = None, moved: bool = True) -> Response:
    """On to a page: by redirection for a browser; as a link for a script, where it is another page than its own."""
    if not wants_json(request):
        return RedirectResponse(path, 303)
    answered: dict[str, Any] = {} if sitting is None else {"version": sitting.version}
    return JSONResponse(answered | ({"link": path} if moved else {}))


async def join(site: Site, room: Room, link: Link, form: Mapping[str, str]) -> str | None:
    await room.join(link, typed_name(form.get("name", "")), form.get("nonce", ""))
    return f"/t/{link.token}"


async def answer(site: Site, room: Room, link: Link, form: Mapping[str, str]) -> None:
    """An answer is `say`, or for places that are typed `verb` and `point`."""
    if not {"say", "point"} & form.keys() or "version" not in form:
        raise BadForm("an answer needs the fields say (or verb and point) and version")
    words = form["say"] if "say" in form else f"{form.get('verb', '')} {''.join(form['point'].split())}"
    await room.answer(link, _seat(form.get("seat")), _words(words), _number(form["version"], "version"))


async def undo(site: Site, room: Room, link: Link, form: Mapping[str, str]) -> None:
    version = _number(form["version"], "version") if "version" in form else None
    await room.undo(link, _seat(form.get("seat")), version)


async def resign(site: Site, room: Room, link: Link, form: Mapping[str, str]) -> None:
    await room.resign(link, _seat(form.get("seat")))


async def leave(site: Site, room: Room, link: Link, form: Mapping[str, str]) -> None:
    await room.leave(link, _seat(form.get("seat")))


async def come_back(site: Site, room: Room, link: Link, form: Mapping[str, str]) -> None:
    await room.come_back(link, _seat(form.get("seat")))


async def rematch(site: Site, room: Room, link: Link, form: Mapping[str, str]) -> str | None:
    return f"/t/{(await site.rooms.rematch(room, link, form.get('nonce', ''), form.get('promise', ''))).token}"


async def uncover(site: Site, room: Room, link: Link, form: Mapping[str, str]) -> None:
    room.uncover(link, _seat(form.get("seat")))


def _seat(text: str | None) -> Seat | None:
    return None if text is None or text == "" else _number(text, "seat")


def _words(text: str) -> str:
    if len(text) > LONGEST:
        raise BadForm(f"an answer has at most {LONGEST} characters; this one has {len(text)}")
    return text


def _number(text: str, field: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadForm(f"{field} must be a whole number, not {text[:20]!r}")
    return int(text)
