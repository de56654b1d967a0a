"""What a player does at a table: each is a form that a page or a script posts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from ..table.errors import OrcadeError
from .errors import BadForm, DatabaseProblem, Taken, WrongSeat, status_of
from .guard import error_fields, read_form, wants_json
from .links import Link
from .live_table import LiveTable
from .site import Site, go_to, read_answer, read_number, read_seat

Form = Mapping[str, str]

Action = Callable[[Site, LiveTable, Link, Form], Awaitable[str | None]]
"""Does what a form asks for; returns the path to go on to, None for the table itself."""


async def act(action: Action, site: Site, request: Request) -> Response:
    """Do what a form asks for. A script is told why it is refused; a browser goes on to the page, which tells it."""
    form = await read_form(request, site.limits.body)
    live, link = await site.table(request)
    try:
        site.answers.take(link.token, "moves")
        onward = await action(site, live, link, form)
    except (DatabaseProblem, Taken, WrongSeat):
        raise
    except OrcadeError as wrong:
        if not wants_json(request):
            if link.role == "watch":  # A stranger's words are nothing for whoever watches next.
                raise
            live.notice(link, str(wrong))
            return RedirectResponse(f"/t/{link.token}", 303)
        status, _ = status_of(wrong)
        return JSONResponse(error_fields(wrong), status)
    return go_to(request, onward or f"/t/{link.token}", live.state, moved=onward is not None)


async def answer(site: Site, live: LiveTable, link: Link, form: Form) -> None:
    """An answer is `say`, or `verb` and `point` for a place that is typed."""
    if not {"say", "point"} & form.keys() or "version" not in form:
        raise BadForm("an answer needs the fields say (or verb and point) and version")
    words = form["say"] if "say" in form else f"{form.get('verb', '')} {''.join(form['point'].split())}"
    await live.answer(link, _seat(form), read_answer(words), read_number(form["version"], "version"))


async def undo(site: Site, live: LiveTable, link: Link, form: Form) -> None:
    version = read_number(form["version"], "version") if "version" in form else None
    await live.undo(link, _seat(form), version)


async def resign(site: Site, live: LiveTable, link: Link, form: Form) -> None:
    await live.resign(link, _seat(form))


async def leave(site: Site, live: LiveTable, link: Link, form: Form) -> None:
    await live.leave(link, _seat(form))


async def come_back(site: Site, live: LiveTable, link: Link, form: Form) -> None:
    await live.come_back(link, _seat(form))


async def rematch(site: Site, live: LiveTable, link: Link, form: Form) -> str | None:
    new = await site.tables.rematch(live, link, form.get("nonce", ""), form.get("promise", ""))
    return f"/t/{new}"


async def uncover(site: Site, live: LiveTable, link: Link, form: Form) -> None:
    live.uncover(link, _seat(form))


ACTIONS: dict[str, Action] = {
    "answer": answer,
    "undo": undo,
    "resign": resign,
    "leave": leave,
    "return": come_back,
    "rematch": rematch,
    "uncover": uncover,
}
"""By the last part of their address."""


def _seat(form: Form) -> int | None:
    return read_seat(form.get("seat"))
