"""How a browser gets a seat: by an invitation, by one that is made anew, or from another device."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ..table.names import typed_name
from . import pages
from .action_handlers import Form, act
from .browser_key import give_key, key_of
from .errors import BadForm, NoCookie, Taken, WrongSeat
from .guard import read_form, wants_json
from .links import Link, fresh_token
from .live_table import LiveTable
from .seating import CODE_LASTS, give_anew, move, sit_down
from .site import Site, read_seat


async def join(site: Site, request: Request) -> Response:
    """Sit down by an invitation; or change the name at one's seat."""
    key = _own_key(request)
    token = request.path_params["token"]

    async def sit(site: Site, live: LiveTable, link: Link, form: Form) -> str:
        await sit_down(live, token, typed_name(form.get("name", "")), form.get("nonce", ""), key)
        return f"/t/{token}"

    return give_key(await act(sit, site, request), request, key)


async def links(site: Site, request: Request) -> Response:
    """For the host: which invitations are open, and for each seat a way to make a new one; or one as a QR code."""
    live, link = await site.table(request)
    if link.role != "host":
        raise WrongSeat("only whoever set this table hands out its links")
    seat = read_seat(request.query_params.get("qr"))
    if seat is None:
        return HTMLResponse(pages.links(live.told(link)))
    view = live.view(link)
    open_now = [invite for invite in view.links if invite.seat == seat and not invite.taken]
    if not open_now:
        raise Taken("no invitation is open for that seat")
    return HTMLResponse(pages.invitation(view, open_now[0], _origin(request)))


async def invite(site: Site, request: Request) -> Response:
    """Give a seat anew by a new invitation."""

    async def give(site: Site, live: LiveTable, link: Link, form: Form) -> None:
        seat = read_seat(form.get("seat"))
        if seat is None:
            raise BadForm("an invitation needs the field seat")
        await give_anew(live, link, seat)

    reply = await act(give, site, request)
    return reply if wants_json(request) else RedirectResponse(f"/t/{request.path_params['token']}/links", 303)


async def to_another_device(site: Site, request: Request) -> Response:
    """Make a link by which the seats of this one move to another device, and show it with its QR code."""
    await read_form(request, site.limits.body)
    live, link = await site.table(request)
    site.answers.take(link.token, "moves")
    path = f"/t/{link.token}/here?code={site.codes.make(link)}"
    if wants_json(request):
        return JSONResponse({"link": path, "seconds": CODE_LASTS})
    return HTMLResponse(pages.to_another_device(live.view(link), _origin(request) + path, CODE_LASTS // 60))


async def arrive(site: Site, request: Request) -> Response:
    """The page of such a link on the other device. Looking at it moves nothing: programs look at links too."""
    live, _ = await site.table(request)
    code = request.query_params.get("code", "")
    moved = site.codes.link(request.path_params["token"], code)
    page = HTMLResponse(pages.arrive(live.view(live.current(moved)), code))
    return page if key_of(request) else give_key(page, request, fresh_token())


async def move_here(site: Site, request: Request) -> Response:
    """Play on this device, and no more on the one that the link came from."""
    key = _own_key(request)
    token = request.path_params["token"]

    async def take(site: Site, live: LiveTable, link: Link, form: Form) -> str:
        code = form.get("code", "")
        await move(live, site.codes.link(token, code), key)
        site.codes.void(code)
        return f"/t/{token}"

    return give_key(await act(take, site, request), request, key)


def _origin(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"


def _own_key(request: Request) -> str:
    """The browser's key. A program gets one with the reply; a browser has it from the page whose form it sends."""
    key = key_of(request)
    if not key and not wants_json(request):
        raise NoCookie(
            "a seat is kept by a cookie, and this browser keeps none from this site; "
            "allow cookies, and open the link again"
        )
    return key or fresh_token()
