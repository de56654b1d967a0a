"""Figures larger than their bases are pulled apart where these stand close; where somebody stands stays known."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import Page

from .conftest import Opener, Server
from .played_tables import at_random, begun, onward, stays, take_in

PLAYED = 40
"""So many answers were given before, at most."""

HIDDEN = """
() => [...document.querySelectorAll('#board .piece:not(.gone)')].filter((piece) => {
  const { x, y, width, height } = piece.querySelector('.o-stand').getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return seen?.closest('#board') && !piece.contains(seen) && !seen.closest('.dot');
}).map((piece) => piece.dataset.thing)
"""
"""Pieces in whose middle another thing is hit, though they are in sight."""

NEAREST = """
() => {
  const middles = [...document.querySelectorAll('#board .piece:not(.gone) .o-figure')].map((figure) => {
    const { x, y, width, height } = figure.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  const pairs = middles.flatMap((one, at) => middles.slice(at + 1).map((other) => [one, other]));
  return Math.min(...pairs.map(([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay)));
}
"""
"""How far the two are apart that stand closest, in pixels."""

PLACES = """
() => Object.fromEntries([...document.querySelectorAll('#board .piece')].map((piece) => {
  const { x, y } = page.plane.placeOf(piece);
  return [piece.dataset.thing, [x, y]];
}))
"""

ASIDE = """
() => [...document.querySelectorAll('#board .piece')].filter((piece) => piece.style.getPropertyValue('--aside')).length
"""


SMALLER = """
() => Object.fromEntries([...document.querySelectorAll('#board .piece:not(.gone)')].map((piece) =>
  [piece.dataset.thing, [Number(piece.style.getPropertyValue('--crowd') || 1), piece.matches('.active')]]))
"""
"""By piece: by how much it is drawn smaller, and whether it is to act."""


def on_a_phone(name: str, seed: int, window: Opener, server: Server) -> Page:
    """A match in its midst, in which some stand close to each other."""
    tables = islice(onward(begun(name, "here", "bot", "bot", "bot", seed=seed), at_random(seed)), PLAYED)
    *_, asked = filter(stays, tables)
    page = window(take_in(server, asked)[0], width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open && page.ready")
    return page


@pytest.mark.parametrize(("name", "seed"), [("flying-pigs", 5), ("thatll-do-pigs", 3), ("road-rage", 5)])
def test_each_can_be_aimed_at(name: str, seed: int, window: Opener, server: Server) -> None:
    """Flying pigs lie on each other with their rims at most, and none is moved where there is room; riders get smaller
    in a crowd, least of all who acts."""
    page = on_a_phone(name, seed, window, server)
    assert page.evaluate(ASIDE)
    places = page.evaluate(PLACES)
    page.wait_for_function(f"() => !({HIDDEN})().length")  # they glide there
    assert page.evaluate(PLACES) == places
    if name == "thatll-do-pigs":
        sizes = page.evaluate(SMALLER)
        assert min(size for size, _ in sizes.values()) < 1
        assert all(size >= (0.85 if acts else 0.72) for size, acts in sizes.values())
    if name == "flying-pigs":
        page.wait_for_function(f"() => ({NEAREST})() > 20")
        page.locator("[data-zoom=whole]").click()
        for _ in range(5):
            page.locator("[data-zoom=in]").click()
        page.wait_for_function(f"() => !({ASIDE})()")


def test_also_while_it_is_watched_again(window: Opener, server: Server) -> None:
    tables = islice(onward(begun("flying-pigs", "here", "bot", "bot", "bot", seed=5), at_random(5)), PLAYED)
    *_, table = tables
    page = window(f"{take_in(server, table)[0]}/replay?at={PLAYED - 4}", width=390, height=844, touch=True)
    page.wait_for_function(f"() => ({ASIDE})()")
    page.locator("#forward").tap()
    there = f"at => document.getElementById('at').value === at && !({HIDDEN})().length"
    page.wait_for_function(there, arg=str(PLAYED - 3))
