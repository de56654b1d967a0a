"""Of how many layers a browser puts a table together, at each frame of whatever moves on it."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser

from .conftest import PATIENCE, Server
from .played_tables import at_random, begun, first, onward, take_in

MOST = 16
"""Layers on which something is drawn. The page has three, what is scrolled beside the board some more, its ground one,
all that lies on it another."""


@pytest.mark.parametrize("name", ["gates", "orcwars"])
def test_a_table_at_rest_lies_on_few_layers(name: str, browser: Browser, server: Server) -> None:
    answered = first(
        onward(begun(name, "here", "bot", "bot", seed=1), at_random(1)),
        lambda table: table.moves > 40 and 0 in table.asked,
    )
    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    page = context.new_page()
    page.goto(take_in(server, answered)[0])
    told = context.new_cdp_session(page)
    drawn: list[int] = []

    def changed(event: Any) -> None:
        drawn.append(sum(bool(layer["drawsContent"]) for layer in event.get("layers", [])))

    told.on("LayerTree.layerTreeDidChange", changed)
    told.send("DOM.enable")
    told.send("LayerTree.enable")
    limit = time.monotonic() + PATIENCE
    while not (drawn and 0 < drawn[-1] <= MOST):
        assert time.monotonic() < limit, drawn
        page.evaluate("document.body.style.outline = `${Math.random()}px solid`")  # or there may be nothing to draw
        page.wait_for_timeout(100)
    context.close()
