"""What does not belong to one table: the lobby, rules, cards, and setting a new table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import lru_cache

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from .. import draw
from ..draw.kit import pictures
from ..table.game import game_named
from ..table.options import parse, specs
from ..table.rulebook import rules_of
from . import cards, moments, own_content, pages, saved_tables, static_files
from .browser_key import give_key, key_of
from .errors import DatabaseProblem
from .guard import read_form, wants_json
from .links import digest, fresh_token
from .packing import FOREVER, Kept, PackedPage
from .seats import read_seats
from .site import Site, go_to
from .view_model import OwnTable, RecentMatch
from .visitors import visitor_of

RECENT = 6
"""Ended matches that the lobby tells of."""

OWN = 12
"""Tables of one browser that the lobby lists."""


async def lobby(site: Site, request: Request) -> Response:
    key = digest(key_of(request))
    own: tuple[OwnTable, ...] = ()
    recent: tuple[RecentMatch, ...] = ()
    with contextlib.suppress(DatabaseProblem):  # Games and rules can be read all the same.
        if key:
            own = await site.tables.database.read(lambda base: saved_tables.tables_of(base, key, time.time(), OWN))
        recent = await site.tables.database.read(lambda base: saved_tables.recent(base, time.time(), RECENT))
    return PackedPage(pages.lobby(list(site.games.values()), own, recent))


async def forget(site: Site, request: Request) -> Response:
    """List one of this browser's tables no more in the lobby. Its seat stays the browser's."""
    form = await read_form(request, site.limits.body)
    key, token = digest(key_of(request)), form.get("token", "")
    if key:
        await site.tables.database.write(lambda base: saved_tables.forget(base, key, token))
    return go_to(request, "/")


async def health(site: Site, request: Request) -> Response:
    """Whether an answer could be taken now; `DatabaseProblem` says why not."""
    await site.tables.database.check_writing()
    return PlainTextResponse("ok\n")


async def rulebooks(site: Site, request: Request) -> Response:
    return await site.lasting(request, lambda: pages.rulebooks(list(site.games.values())))


async def rules(site: Site, request: Request) -> Response:
    game = site.game(request)
    # In any case, as it draws on a thread what takes long the first time.
    plain = await site.lasting(request, lambda: pages.rules(game, rules_of(game)))
    marked = request.query_params.get("rule", "")
    return PackedPage(pages.rules(game, rules_of(game), marked)) if marked in rules_of(game) else plain


async def moment(site: Site, request: Request) -> Response:
    """/rules/GAME/NUMBER.svg: a board in the midst of a match, for the rules."""
    shown = await asyncio.to_thread(_moments, site.game(request).name)
    number: int = request.path_params["number"]
    if not 1 <= number <= len(shown):
        raise HTTPException(404)
    return await shown[number - 1].reply(request, "no-cache")


@lru_cache(maxsize=64)
def _moments(name: str) -> tuple[Kept, ...]:
    return tuple([Kept(each.art.encode(), "image/svg+xml") for each in moments.moments(name)])


async def fair(site: Site, request: Request) -> Response:
    return await site.lasting(request, pages.fair)


async def collection(site: Site, request: Request) -> Response:
    """The page of a game that is made of others; any other game leads on to its setup."""
    game = site.game(request)
    if not game.parts:
        return RedirectResponse(f"/new/{game.name}", 303)
    parts = [site.games[part] for part in game.parts if part in site.games]
    return await site.lasting(request, lambda: pages.collection(game, parts))


async def all_cards(site: Site, request: Request) -> Response:
    """The card browser of a game that has decks."""
    game, query = site.game(request), request.query_params
    # In any case, as it draws on a thread what takes long the first time.
    plain = await site.lasting(request, lambda: cards.browser(game, "", ""))
    return PackedPage(cards.browser(game, query.get("deck", ""), query.get("kind", ""))) if query else plain


async def cards_to_print(site: Site, request: Request) -> Response:
    """One deck, or all, as pages to print and cut out."""
    game, deck = site.game(request), request.query_params.get("deck", "")
    if not deck:
        return await site.lasting(request, lambda: cards.printing(game, ""))
    return PackedPage(cards.printing(game, deck))


async def static(site: Site, request: Request) -> Response:
    """/static/EDITION/FILE. Of this edition, browsers keep files for ever; at all other addresses they ask again."""
    found = static_files.file(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    lasting = request.path_params["edition"] == static_files.edition() and not request.url.query
    return await found.reply(request, f"public, {FOREVER}" if lasting else "no-cache")


async def picture(site: Site, request: Request) -> Response:
    """/pictures/EDITION/NAME.svg: the picture of a card. Of this edition, browsers keep pictures for ever."""
    found = _picture(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    lasting = request.path_params["edition"] == pictures.edition() and not request.url.query
    return await found.reply(request, f"public, {FOREVER}" if lasting else "no-cache")


@lru_cache(maxsize=512)
def _picture(name: str) -> Kept | None:
    art = draw.card_picture(name)
    return None if art is None else Kept(art.encode(), "image/svg+xml")


async def option_picture(site: Site, request: Request) -> Response:
    """/options/GAME/OPTION/VALUE.svg: what is chosen by a value of an option."""
    named = request.path_params
    found = _option_picture(site.game(request).name, named["option"], named["value"])
    if found is None:
        raise HTTPException(404)
    return await found.reply(request, "no-cache")


@lru_cache(maxsize=64)
def _option_picture(name: str, option: str, value: str) -> Kept | None:
    game = game_named(name)
    scenes = (
        game.depicts(spec.name, each)
        for spec in specs(game.options)
        for each in spec.values
        if (spec.name, str(each)) == (option, value)
    )
    scene = next(scenes, None)
    return None if scene is None else Kept(draw.svg(scene, standalone=True).encode(), "image/svg+xml")


async def promise(site: Site, request: Request) -> Response:
    """Promise the dice of a table that is about to be set; who then sets it names the promise and adds a nonce."""
    await read_form(request, site.limits.body)
    return JSONResponse({"promise": site.tables.promises.make(visitor_of(request))})


async def setup(site: Site, request: Request) -> Response:
    game = site.game(request)
    return await site.lasting(request, lambda: pages.setup(game, specs(game.options), {}, {}))


async def open_table(site: Site, request: Request) -> Response:
    """Set a table as the form says; a form with errors is shown again with what is wrong."""
    game = site.game(request)
    site.openings.take(visitor_of(request), "new tables")
    form = await read_form(request, site.limits.content)
    sitters, errors = read_seats(game, form)
    given = own_content.sorted_out(
        game, {field.removeprefix("option-"): value for field, value in form.items() if field.startswith("option-")}
    )
    kept: dict[str, str] = {}
    if any(given.texts.values()) and not given.faults:
        kept, faults = await site.content.run(visitor_of(request), own_content.checked, game.name, given.texts)
        given.faults.update(faults)
    errors |= {f"option-{name}": words for name, words in given.faults.items()}
    if errors:
        if wants_json(request):
            return JSONResponse({"error": "; ".join(errors.values()), "rule": "", "errors": errors}, 422)
        return PackedPage(pages.setup(game, specs(game.options), form, errors), 422)
    key = key_of(request) or fresh_token()
    options = own_content.with_content(parse(game.options, given.plain), kept)
    link = await site.tables.open(game, options, sitters, visitor_of(request), form.get("promise", ""), key)
    return give_key(go_to(request, f"/t/{link.token}"), request, key)
