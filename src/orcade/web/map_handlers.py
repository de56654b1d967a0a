"""The pages of a game's maps: reading them, those of one's own too, and joining some to a board.

They are made in processes of their own (`content_workers`): a board takes long to work out, and a text may be anything.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from . import grounds, maps, own_content
from .guard import read_form
from .own_content import Page
from .packing import PackedPage
from .site import Site, ground_reply
from .visitors import visitor_of

_shipped: dict[str, Page] = {}
"""By game: the page of the maps that come with it."""


async def all_maps(site: Site, request: Request) -> Response:
    """Every map of a game; a form may bring maps of one's own."""
    game = site.game(request)
    maps.atlas_of(game)
    text = ""
    if request.method == "POST":
        site.answers.take(visitor_of(request), "maps")
        text = (await read_form(request, site.limits.content)).get("maps", "").strip()
    page = None if text else _shipped.get(game.name)
    if page is None:
        page = await site.content.run(visitor_of(request), own_content.all_maps, game.name, text)
    if not text:
        _shipped[game.name] = page
    return _reply(page)


async def board(site: Site, request: Request) -> Response:
    """A board of joined maps, as a query or a form says; on to its own address where a button has changed it."""
    game = site.game(request)
    maps.joining_of(game)
    if request.method == "POST":
        site.answers.take(visitor_of(request), "maps")
        fields = await read_form(request, site.limits.content)
    else:
        site.trials.take(visitor_of(request), "boards")
        fields = dict(request.query_params)
    return _reply(await site.content.run(visitor_of(request), own_content.board, game.name, fields, grounds.digests()))


def _reply(page: Page) -> Response:
    if page.address:
        return RedirectResponse(page.address, 303)
    grounds.put(page.drawings)
    return PackedPage(page.html, 200 if page.well else 422)


async def ground(site: Site, request: Request) -> Response:
    """The drawing of a map or a board, or what it consists of."""
    return await ground_reply(request, grounds.kept(request.query_params.get("of", "").partition(".")[0]))
