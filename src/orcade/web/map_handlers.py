"""The pages of a game's maps: reading them, those of one's own too, and joining some to a board."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..table.errors import OrcadeError
from . import grounds, maps
from .guard import read_form
from .packing import PackedPage
from .site import Site, ground_reply
from .visitors import visitor_of


async def all_maps(site: Site, request: Request) -> Response:
    """Every map of a game; a form may bring maps of one's own."""
    game = site.game(request)
    text = ""
    if request.method == "POST":
        site.answers.take(visitor_of(request), "maps")
        text = (await read_form(request, site.limits.content)).get("maps", "").strip()
    page, well = maps.all_maps(game, text)
    return PackedPage(page, 200 if well else 422)


async def board(site: Site, request: Request) -> Response:
    """A board of joined maps, as a query or a form says; on to its own address where a button has changed it."""
    game = site.game(request)
    if request.method == "POST":
        site.answers.take(visitor_of(request), "maps")
        fields = await read_form(request, site.limits.content)
    else:
        site.trials.take(visitor_of(request), "boards")
        fields = dict(request.query_params)
    laying, changed = maps.read_laying(game, fields)
    fault = ""
    try:
        laying = maps.laid(game, laying)
    except OrcadeError as wrong:
        fault = str(wrong)
    if changed and not fault and not laying.text:
        return RedirectResponse(laying.address(game), 303)
    page, well = maps.board(game, laying, fault)
    return PackedPage(page, 200 if well else 422)


async def ground(site: Site, request: Request) -> Response:
    """The drawing of a map or a board, or what it consists of."""
    return await ground_reply(request, grounds.kept(request.query_params.get("of", "").partition(".")[0]))
