"""How much the first look at a table takes over the wire: document, style sheet, scripts and ground. What scripts fetch
later is not counted.

The script of the worker that all pages of a browser share is not seen here: one more kilobyte, once.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Browser

from orcade.table.game import installed_games
from orcade.web.view_model import Kind

from .conftest import COUNTING, PATIENCE, Server
from .played_tables import at_random, begun, onward, stays, take_in

MOST = 60_000
"""Bytes, packed, with headers."""

PLAYED = 60
"""So many answers were given before, at most."""

LATE = [("orcwars", 14, 282)]
"""By seed, where pages get heavier as a match goes on: until an offer is put together, with a large hand to tick and
much on the map."""

MOMENTS = [*((name, 1, PLAYED) for name in installed_games()), *LATE]


@pytest.mark.parametrize(("name", "seed", "played"), MOMENTS)
def test_the_first_look_at_a_table_is_light(
    name: str, seed: int, played: int, browser: Browser, server: Server
) -> None:
    """For a player who is asked, in a browser that has never been here."""
    seats = installed_games()[name].seats
    bots: list[Kind] = ["bot" for _ in range(min(4, seats[-1]) - 1)]
    tables = islice(onward(begun(name, "here", *bots, seed=seed), at_random(1)), played)
    *_, asked = filter(stays, tables)
    context = browser.new_context(base_url=server.url)
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(COUNTING)
    page = context.new_page()
    heard = context.new_cdp_session(page)
    heard.send("Network.enable")
    loaded: dict[str, str] = {}
    weights: dict[str, int] = {}

    late: set[str] = set()

    def begins(event: Any) -> None:
        if event["initiator"]["type"] == "script":  # On a slow machine it comes before the page is counted.
            late.add(event["requestId"])

    def asks(event: Any) -> None:
        loaded[event["requestId"]] = event["response"]["url"]

    def ends(event: Any) -> None:
        if event["requestId"] not in late:
            weights[loaded[event["requestId"]]] = event["encodedDataLength"]

    heard.on("Network.requestWillBeSent", begins)
    heard.on("Network.responseReceived", asks)
    heard.on("Network.loadingFinished", ends)
    page.goto(take_in(server, asked)[0])
    page.wait_for_function("() => counted.open")
    context.close()
    assert len(weights) >= 4, "document, style sheet, and two scripts"
    assert sum(weights.values()) <= MOST, weights
