"""Every kind of page as axe-core sees it: names, roles, order of headings, contrast in both themes."""

from __future__ import annotations

from itertools import islice

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from orcade.table.game import game_named
from orcade.web.table_state import TableState
from orcade.web.view_model import Kind

from .conftest import Opener, Server
from .played_tables import at_random, begun, late, onward, people_asked, take_in

AXE = Axe()
EVERYTHING = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
"""That rule is newer than axe's standard set (WCAG 2.5.3)."""
IN_THE_DARK = {"runOnly": ["color-contrast"]}
"""Nothing but colours differs there."""
RUN = """async options => (await axe.run({ resultTypes: ['violations'], ...options })).violations
    .map(each => [each.help, each.nodes[0].html.slice(0, 300)])"""
"""What else axe finds is much, and would have to be sent here."""

SITE = (
    "/",
    "/fair",
    "/games/orclympics",
    "/new/hack",
    "/rules/hack",
    "/lab/hack",
    "/cards/orcwars?deck=gold",
    "/cards/orcwars/print?deck=gold",
    "/maps/gates/board",
)
TABLES = ("pit-fighting", "timber", "road-rage", "gates", "orcwars", "hack")


def violations(page: Page) -> list[str]:
    found = []
    page.evaluate("() => { unseen.disabled = true; }")  # of what cannot be seen, axe says nothing about colours
    page.evaluate(AXE.axe_script)
    for scheme, options in (("light", EVERYTHING), ("dark", IN_THE_DARK)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        for what, where in page.evaluate(RUN, options):
            found.append(f"{page.url} ({scheme}): {what}: {where}")
    page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize("path", SITE)
def test_pages_beside_the_table(window: Opener, path: str) -> None:
    assert violations(window(path)) == []


def some_way_on(game: str) -> TableState:
    """A table after some twenty answers, at which a person is asked."""
    seats = game_named(game).seats
    who: list[Kind] = ["here", "bot", "bot", "bot"]
    tables = onward(begun(game, *who[: 4 if 4 in seats else seats[0]], seed=15), at_random(15))
    return next(table for table in islice(tables, 20, None) if people_asked(table))


@pytest.mark.parametrize("game", TABLES)
def test_tables(window: Opener, server: Server, game: str) -> None:
    host = take_in(server, some_way_on(game))[0]
    assert violations(window(host)) == []


def test_a_scoreboard(window: Opener, server: Server) -> None:
    host = take_in(server, begun("orclympics", "here", "bot", seed=1))[0]
    assert violations(window(f"{host}/scoreboard")) == []


def test_a_match_that_is_over_and_its_replay(window: Opener, server: Server) -> None:
    *_, table = onward(late("timber", "here", "here"), at_random(1))
    host = take_in(server, table)[0]
    page = window(host)
    found = violations(page)
    page.goto(f"{host}/replay")
    assert found + violations(page) == []
