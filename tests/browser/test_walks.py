"""On squares a walk is one click on its end; what is passed is seen before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from orcade.table.choices import Way
from orcade.table.walks import ways
from orcade.web.table_state import TableState

from .conftest import Opener, Server
from .played_tables import at_random, begun, first, onward, take_in
from .players import version, wait_until_asked, wait_until_moved

PASSED = "() => [...document.querySelectorAll('.passed')].map(node => node.dataset.thing).sort()"


GONE = "() => counted.trails.map(({ frames, timing }) => [frames.length, timing.duration])"


def furthest(table: TableState) -> Way | None:
    """The longest walk that may be answered now."""
    match = table.playing()
    return max(
        (way for ask in match.asks for way in ways(match, ask)), key=lambda way: (len(way.way), way.say), default=None
    )


def walking(game: str, verb: str) -> TableState:
    """A table at which a walk of three steps may be answered."""

    def far(table: TableState) -> bool:
        way = furthest(table) if table.ending is None else None
        return way is not None and way.say.startswith(verb) and len(way.way) == 2

    return first(onward(begun(game, "here", "here", seed=2), at_random(2)), far)


def sit(window: Opener, server: Server, table: TableState, *, touch: bool = False) -> tuple[Page, Way]:
    page = window(take_in(server, table)[0], touch=touch, still=touch)
    wait_until_asked(page)
    way = furthest(table)
    assert way is not None
    return page, way


def middle(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(f'#board [data-thing="{thing}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("game", "verb"), [("masters-fight", "move"), ("timber", "boar")])
def test_the_mouse_sees_the_way_and_a_click_goes_all_of_it(
    window: Opener, server: Server, game: str, verb: str
) -> None:
    page, way = sit(window, server, walking(game, verb))
    page.mouse.move(*middle(page, way.things[0]))
    page.wait_for_function(f"want => ({PASSED})().join() === want", arg=",".join(sorted(way.way)))
    expect(page.locator("#tip")).to_contain_text("3 steps")
    was = version(page)
    page.mouse.click(*middle(page, way.things[0]))
    wait_until_moved(page, was)
    assert int(version(page)) == int(was) + 3
    assert page.evaluate(PASSED) == []
    assert page.evaluate(GONE) == [[4, 600]], "on its way it is at each of the squares"


def test_a_finger_sees_the_way_first_and_goes_at_the_second_tap(window: Opener, server: Server) -> None:
    page, way = sit(window, server, walking("masters-fight", "move"), touch=True)
    was = version(page)
    page.touchscreen.tap(*middle(page, way.things[0]))
    page.wait_for_function(f"want => ({PASSED})().join() === want", arg=",".join(sorted(way.way)))
    expect(page.locator("#hint")).to_contain_text("3 steps")
    assert version(page) == was
    page.touchscreen.tap(*middle(page, way.things[0]))
    wait_until_moved(page, was)


def test_what_costs_a_second_action_is_lit_less(window: Opener, server: Server) -> None:
    page, _ = sit(window, server, walking("masters-fight", "move"))
    strides = int(page.locator("#choices").get_attribute("data-strides") or 0)
    assert strides
    dear = page.locator("#board .square.goes.dear")
    near = page.locator("#board .square.goes:not(.dear)")
    expect(dear.first).to_be_visible()
    expect(near.first).to_be_visible()
    ways = page.locator("#choices button[data-way]").evaluate_all(
        "every => every.map(({ dataset: { way, things } }) => [way.split(' ').length, things])"
    )
    lit = set(dear.evaluate_all("every => every.map(node => node.dataset.thing)"))
    assert lit == {thing for far, thing in ways if far >= strides and thing.startswith("square-")}
