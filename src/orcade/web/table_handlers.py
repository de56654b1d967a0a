"""Reading one table: its page, its events, its state as data, reasons, replays and the record. Nothing changes."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from .. import draw
from ..table.errors import OrcadeError, Refused
from ..table.requests import OPEN, SPECTATOR, Seat
from ..table.rulebook import rules_of
from ..table.walks import near_to
from . import event_stream, grounds, pages
from . import scoreboard as scoreboard_page
from .advice import advice
from .browser_key import give_key, key_of
from .build_view import as_json, replay_view
from .errors import BadForm, NotYet
from .event_stream import Page, refusal
from .guard import wants_json
from .links import fresh_token
from .packing import Packed, PackedPage
from .site import Site, ground_reply, read_answer, read_number, read_seat
from .table_parts import replay_parts
from .try_answer import try_answer
from .view_model import EYES
from .visitors import visitor_of


async def table(site: Site, request: Request) -> Response:
    live, link = await site.table(request)
    if "at" in request.query_params:  # a line of the log, in a browser without scripts
        return RedirectResponse(f"{request.url.path}/replay?{request.url.query}", 303)
    view, shown = live.page(link, read=request.method != "HEAD")
    not_yours = "" if link.token == request.path_params["token"] else _not_yours(request)
    if view.at_board:
        page: Response = PackedPage(pages.table(view, shown.number, shown.tree.html, not_yours))
    else:
        page = HTMLResponse(pages.waiting(view, not_yours))
    return page if key_of(request) or not view.joining else give_key(page, request, fresh_token())


def _not_yours(request: Request) -> str:
    """Why this browser only watches, though it came by the address of a seat."""
    if not key_of(request):
        return (
            "This seat is taken, and this browser has no cookie from here to show that the seat is its own. "
            "If you have just sat down, allow cookies from this site."
        )
    return "This seat is another browser's, so you see what spectators see."


async def stream(site: Site, request: Request) -> Response:
    """Every new view of the table, as events."""
    live, link = await site.table(request)
    page = Page(live, link, live.push, _had(request), _read_pace(request.query_params.get("pace", "")))
    return event_stream.stream(site.tables, visitor_of(request), page)


async def shared_stream(site: Site, request: Request) -> Response:
    """The same for several pages of one browser, at one address: TOKEN,NUMBER,PACE for each, or TOKEN alone."""
    visitor, key = visitor_of(request), key_of(request)
    pages, refused = [], []
    for at, asked in enumerate(request.query_params.getlist("page")):
        try:
            token, have, pace = [*asked.split(",", 2), "", ""][:3]
            live, link = await site.tables.find(token, key, visitor_of(request))
            pages.append(Page(live, link, live.push, have, _read_pace(pace), str(at)))
        except OrcadeError as wrong:
            site.trials.take(visitor, "links that open nothing")
            refused.append(refusal(str(at), str(wrong)))
    return event_stream.shared_stream(site.tables, visitor, pages, refused)


def _read_pace(text: str) -> float:
    """The part of the usual pauses, from percents; all where nothing is given."""
    return min(100, read_number(text or "100", "pace")) / 100


async def view(site: Site, request: Request) -> Response:
    """What the newest view has that the page's own lacks: what its stream would bring, at once."""
    live, link = await site.table(request)
    reply = Packed if live.rendering(link).at_board else Response  # While people are invited, it holds invitations.
    return reply(live.lacking(link, _had(request)), media_type="application/json")


async def scoreboard(site: Site, request: Request) -> Response:
    """A campaign's scoreboard, for whoever has a link of its table: a page, or for scripts data."""
    live, link = await site.table(request)
    view = live.scoreboard(link)
    if wants_json(request):
        return JSONResponse({"title": view.title, "summary": view.summary} | msgspec.to_builtins(view.board))
    return PackedPage(scoreboard_page.page(view))


async def scoreboard_stream(site: Site, request: Request) -> Response:
    """The scoreboard whenever it has changed, as events."""
    live, link = await site.table(request)
    live.scoreboard(link)
    page = Page(live, link, live.scoreboard_push, _had(request), 0)
    return event_stream.stream(site.tables, visitor_of(request), page)


def _had(request: Request) -> str:
    """The number of the view that a page has, if it says so: connecting again, it says which one it heard of last."""
    have = request.query_params.get("have", "")
    return request.headers.get("last-event-id", have) if have else ""


async def state(site: Site, request: Request) -> Response:
    """The table as data."""
    live, link = await site.table(request)
    return JSONResponse(as_json(live.state, live.told(link)))


async def ground(site: Site, request: Request) -> Response:
    """The ground of a board, as a drawing or as data: it never changes at its address."""
    live, link = await site.table(request)
    digest = request.query_params.get("of", "").partition(".")[0]
    files = grounds.kept(digest)
    if files is None:  # As after a restart: it is drawn with the view.
        scene = live.view(link).scene
        under = None if scene is None else draw.backdrop(scene)
        files = grounds.kept(digest) if under is not None and grounds.keep(under) else None
    return await ground_reply(request, files)


async def whole_log(site: Site, request: Request) -> Response:
    """Every line of the log, in this reader's words."""
    live, link = await site.table(request)
    eyes = live.view(link).seat
    lines = [entry.line(eyes) for entry in live.state.log if entry.text(eyes)]
    if wants_json(request):
        return JSONResponse([{"move": line.move, "seat": line.seat, "text": line.text} for line in lines])
    return PlainTextResponse("".join(f"{line.text}\n" for line in lines))


async def why(site: Site, request: Request) -> Response:
    """Why something cannot be chosen now, with the rule that says so; and what comes as near to it as can be."""
    live, link = await site.table(request)
    seat = live.seat_of(link, read_seat(request.query_params.get("seat")))
    match = live.state.playing()
    say = request.query_params.get("say", "")[:200]
    near = ask = None
    try:
        ask = match.ask_of(seat)
        match.read(ask, say)
        text, rule = "this can be chosen now", ""
    except Refused as refused:
        text, rule = str(refused).removeprefix(f"{refused.rule}: "), refused.rule
        near = near_to(match, ask, say) if ask is not None else None
    entry = rules_of(live.state.game).get(rule)
    named = ", ".join(filter(None, (rule, entry.title if entry else "")))
    return JSONResponse(
        {
            "text": text,
            "told": f"{text} ({named})" if named else text,
            "rule": rule,
            "title": entry.title if entry else "",
            "rule_text": entry.text if entry else "",
            "near": (say, near.label(match.board(seat)), near.hint) if near is not None else None,
        }
    )


async def attempt(site: Site, request: Request) -> Response:
    """What an answer would mean to the seat that is asked; or why it is not legal, and what near it would be."""
    live, link = await site.table(request)
    site.trials.take(link.token, "trials")
    seat = live.seat_of(link, read_seat(request.query_params.get("seat")))
    words = read_answer(request.query_params.get("say", ""))
    live.state.check(seat, read_number(request.query_params.get("version", ""), "version"))
    return JSONResponse(msgspec.to_builtins(try_answer(live.state, seat, words)))


async def advise(site: Site, request: Request) -> Response:
    """What a bot would do in the place of the seat that is asked."""
    live, link = await site.table(request)
    site.trials.take(link.token, "trials")
    seat = live.seat_of(link, read_seat(request.query_params.get("seat")))
    live.state.check(seat, read_number(request.query_params.get("version", ""), "version"))
    return JSONResponse(msgspec.to_builtins(await advice(live, seat)))


async def replay(site: Site, request: Request) -> Response:
    """One frame of a match: a page, or for scripts the part of it that changes from frame to frame. Of one that is not
    over, each link has what it showed then."""
    live, link = await site.table(request)
    site.trials.take(link.token, "trials")
    table = live.state
    if table.match is None:
        raise NotYet("the match begins when every seat is taken")
    last = table.moves
    at = min(read_number(request.query_params.get("at", "0"), "at"), last)
    if table.ending is None:
        named, eyes = "", live.eyes_before(link, at)
    else:
        named = request.query_params.get("eyes") or "open"
        eyes = _eyes(named, len(table.sitters))
    view = replay_view(table, link, at, eyes)
    as_data = wants_json(request)
    inner = replay_parts(view, at, await live.overview(), named, bands=not as_data).html
    if as_data:
        return JSONResponse({"at": at, "last": last, "html": inner, "title": f"Replay: {table.game.title}"})
    return PackedPage(pages.replay(view, at, last, inner))


def _eyes(named: str, seats: int) -> Seat:
    eyes = EYES.get(named, read_seat(named) if named not in EYES else None)
    if eyes is None or not (eyes in (OPEN, SPECTATOR) or 0 <= eyes < seats):
        raise BadForm(f"a replay is seen by open, spectator, or a seat 0 to {seats - 1}")
    return eyes


async def seal(site: Site, request: Request) -> Response:
    """The seal of a match, and the text that it is the SHA-256 of. Matches from before there were seals have none."""
    live, _ = await site.table(request)
    table = live.state
    if not table.seal:
        raise NotYet("the match is sealed when it begins")
    return JSONResponse({"seal": table.seal, "text": table.sealed.text, "closing": table.closing})


async def record(site: Site, request: Request) -> Response:
    """The finished match as a file that `orcade verify` checks."""
    live, _ = await site.table(request)
    found = await live.record()
    name = f"orcade-{live.state.game.name}-{live.state.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(found, media_type="application/json", headers=headers)
