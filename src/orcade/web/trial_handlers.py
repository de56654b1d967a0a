"""The pages on which a change is tried: what is changed, how far its trial is, and what came of it."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from ..table.game import Game
from ..table.options import parse, specs
from . import own_content
from .errors import BadForm, NoTrial
from .guard import read_form
from .packing import PackedPage
from .pages import render
from .site import Site, go_to
from .trials import LEVELS
from .visitors import visitor_of


async def form(site: Site, request: Request) -> Response:
    """What may be changed; `again`: a trial whose change is to be changed further."""
    game = site.game(request)
    before: Mapping[str, str] = {}
    with contextlib.suppress(NoTrial):
        before = site.tried.look(request.query_params.get("again", "")).form
    return PackedPage(_form(site, game, before, {}))


def _form(site: Site, game: Game, typed: Mapping[str, str], errors: Mapping[str, str]) -> str:
    fields = specs(game.options)
    usual = {f"option-{spec.name}": str(spec.default) for spec in fields}
    values = usual | dict(typed)
    return render(
        "lab.html",
        game=game,
        specs=fields,
        values=values,
        errors=errors,
        levels=LEVELS,
        possible=site.tried.possible,
    )


async def start(site: Site, request: Request) -> Response:
    """Check a change, and try it; a form with faults is shown again with all of them."""
    game = site.game(request)
    if not site.tried.possible:
        raise NoTrial("this server has no lab: it lacks what comes with orcade[lab]")
    visitor = visitor_of(request)
    site.openings.take(visitor, "trials")
    typed = await read_form(request, site.limits.content)
    level = typed.get("bots", LEVELS[0][0])
    if level not in dict(LEVELS):
        raise BadForm(f"no {level[:40]!r} plays here; those who do are: {', '.join(dict(LEVELS))}")
    given = own_content.sorted_out(
        game, {field.removeprefix("option-"): value for field, value in typed.items() if field.startswith("option-")}
    )
    kept: dict[str, str] = {}
    if any(given.texts.values()) and not given.faults:
        kept, faults = await site.content.run(visitor, own_content.checked, game.name, given.texts)
        given.faults.update(faults)
    errors = {f"option-{name}": words for name, words in given.faults.items()}
    if not errors:
        changed = own_content.with_content(parse(game.options, given.plain), kept)
        if changed != game.options():
            return go_to(request, f"/trial/{site.tried.start(visitor, game, level, changed, typed).token}")
        errors["nothing"] = "Nothing is changed: bring content of your own, or choose another house rule."
    return PackedPage(_form(site, game, typed, errors), 422)


async def trial(site: Site, request: Request) -> Response:
    """How far a trial is, or what came of it."""
    return PackedPage(render("trial.html", trial=site.tried.look(request.path_params["token"])))


async def stop(site: Site, request: Request) -> Response:
    """Play no more."""
    await read_form(request, site.limits.body)
    token = request.path_params["token"]
    site.tried.stop(token)
    return go_to(request, f"/trial/{token}")
