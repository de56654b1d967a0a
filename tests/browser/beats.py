"""Matches in which something befalls somebody, and what of it is seen."""

from __future__ import annotations

from itertools import pairwise

import httpx
from playwright.sync_api import Page

from orcade.table.requests import WOUND, Impact, Seat
from orcade.web.table_state import TableState

from .played_tables import at_random, begun, onward

COLLECT = """() => {
    window.floated = [];
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (node.matches?.('#impacts .float')) {
            const box = node.getBoundingClientRect();
            floated.push([node.className, node.textContent, box.x + box.width / 2, box.y + box.height / 2]);
        }
    }))).observe(document.body, { subtree: true, childList: true });
}"""

PLACE = "node => node.style.transform.match(/-?[\\d.]+/g).map(Number)"
"""How far from the left and from the top a thing stands, in units of the drawing."""

SEEN = """async places => {
    await Promise.all(document.getElementById('board-frame').getAnimations().map(run => run.finished));
    const seen = document.getElementById('board').getScreenCTM();
    return places.map(([x, y]) => new DOMPoint(x, y).matrixTransform(seen)).map(({ x, y }) => [x, y]);
}"""
"""The same in pixels of the window, when a death shakes the board no more."""


def first_wound() -> tuple[TableState, TableState]:
    """A match of people at one screen, before an answer that wounds somebody, and after it."""
    tables = onward(begun("masters-fight", "here", "here", seed=3), at_random(3))
    return next((was, now) for was, now in pairwise(tables) if WOUND in kinds(was, now))


def befallen(was: TableState, now: TableState) -> list[Impact]:
    """What befalls things between two states of a table."""
    return [impact for line in now.log[len(was.log) :] for impact in line.impacts]


def kinds(was: TableState, now: TableState) -> list[str]:
    return [impact.kind for impact in befallen(was, now)]


def given(now: TableState) -> tuple[Seat, str]:
    """The last answer."""
    return next(entry for entry in reversed(now.tape) if isinstance(entry, tuple))


def answer(host: str, seat: Seat, say: str) -> None:
    state = httpx.get(f"{host}/state", verify=False, headers={"Accept": "application/json"}).json()
    data = {"seat": seat, "say": say, "version": state["version"]}
    assert (
        httpx.post(f"{host}/answer", json=data, verify=False, headers={"Accept": "application/json"}).status_code == 200
    )


def version(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-version") or 0)
