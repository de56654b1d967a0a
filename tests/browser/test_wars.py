"""Orcwars Too! on a phone: a battle is seen as a whole on its sheet, and all ways of a turn on the map."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise

import pytest
from playwright.sync_api import Page

from orcade.table.walks import planned
from orcade.web.table_state import TableState

from .conftest import Opener, Server
from .played_tables import begun, by_policy, onward, says, take_in
from .players import wait_until_asked


def wars() -> Iterator[TableState]:
    """A match, as often as the first player is asked."""
    tables = onward(begun("orcwars", "here", "bot", "bot", seed=14), by_policy())
    return (table for table in tables if table.ending is None and 0 in table.asked)


def on_a_phone(window: Opener, server: Server, table: TableState) -> Page:
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    wait_until_asked(page)
    return page


def plans_a_battle(table: TableState) -> bool:
    return table.playing().ask_of(0).prompt.startswith("Your plan")


def plans_marches(table: TableState) -> bool:
    match = table.playing()
    best = next(planned(match, match.ask_of(0)), None)
    trace = best.plan.trace if best is not None and best.plan is not None else None
    return trace is not None and len(trace.beside) > 1


def test_a_battle_fills_what_a_phone_shows_of_the_map(window: Opener, server: Server) -> None:
    page = on_a_phone(window, server, next(table for table in wars() if plans_a_battle(table)))
    page.wait_for_function("() => document.querySelector('#board .lies-over').getBoundingClientRect().width > 350")
    for button in page.locator("#choices button[name=say] > small").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] < 24, "what it brings stands in one line"


def buys_before_a_plan() -> TableState:
    """The first player buys nothing, and then his turn may be given by one press."""
    for before, then in pairwise(wars()):
        if says(before)[0] == "buy 0" == then.last_answers[0][1] and plans_marches(then):
            return before
    raise AssertionError("nobody ever buys nothing")


ALL_SEEN = """() => {
  const { x, y, width, height } = document.getElementById('board-frame').getBoundingClientRect();
  const drawn = [...document.querySelectorAll('#overlay [data-name=trace] path')];
  const ways = drawn.map((node) => node.getBoundingClientRect());
  const seen = (way) => way.x >= x && way.y >= y && way.right <= x + width && way.bottom <= y + height;
  return ways.length > 2 && ways.every(seen);
}"""
"""Whether ways are drawn, and each lies within what is seen of the map."""


def test_all_ways_of_a_turn_are_seen_until_they_are_gone(window: Opener, server: Server) -> None:
    page = on_a_phone(window, server, buys_before_a_plan())
    page.wait_for_selector("#table.zoomed")
    proposed = page.locator("#choices .usual[value='buy 0']").count()
    for _ in range(1 if proposed else 2):  # what is not proposed takes two taps
        page.locator("#choices button[value='buy 0']").tap()
    page.wait_for_selector("#table.zoomed #choices .usual[value='all at once']")
    page.wait_for_function(ALL_SEEN)
    page.locator("#choices .usual").tap()
    page.wait_for_selector("#table.zoomed #choices .usual:not([value='all at once'])")


NEAR = "() => document.getElementById('board').getScreenCTM().a"
"""Pixels of a unit of the map."""


def test_a_map_that_is_made_lower_is_seen_from_as_near_as_before(window: Opener, server: Server) -> None:
    page = on_a_phone(window, server, next(table for table in wars() if says(table)[0] == "buy 0"))
    page.wait_for_selector("#table.zoomed")
    high = page.locator("#board").bounding_box()
    near = page.evaluate(NEAR)
    page.set_viewport_size({"width": 390, "height": 640})
    page.wait_for_function("high => document.getElementById('board').clientHeight < high", arg=high and high["height"])
    page.wait_for_function(f"near => Math.abs(({NEAR})() - near) < 0.01 * near", arg=near)


ACROSS = """() => {
    const crossed = [...document.querySelectorAll('#board-titles > *')].filter(title => {
        const { left, right, top, bottom } = title.getBoundingClientRect();
        return [...document.querySelectorAll('#overlay .stroke.steps')].some(way => {
            const { x, y } = document.getElementById('overlay').getBoundingClientRect();
            return Array.from({ length: 200 }, (_, at) => way.getPointAtLength(way.getTotalLength() * at / 199))
                .some(at => x + at.x > left + 8 && x + at.x < right - 8 && y + at.y > top + 8 && y + at.y < bottom - 8);
        });
    });
    const again = document.querySelectorAll('#overlay [data-name=trace] .mapped > *');
    const boxes = [...again].map(node => node.getBoundingClientRect());
    return crossed.map(title => [title.id, boxes.some(box => {
        const was = title.getBoundingClientRect();
        return ['x', 'y', 'width', 'height'].every(each => Math.abs(box[each] - was[each]) < 2);
    })]);
}"""
"""The titles of lands across which a way runs, and whether each stands over it in its very place."""


@pytest.mark.parametrize(("width", "height"), [(1400, 900), (390, 844)])
def test_names_of_lands_are_read_over_the_ways_across_them(
    window: Opener, server: Server, width: int, height: int
) -> None:
    table = next(table for table in wars() if plans_marches(table))
    page = window(take_in(server, table)[0], width=width, height=height)
    wait_until_asked(page)
    page.wait_for_selector("#overlay .stroke.steps", state="attached")
    page.wait_for_function("() => !document.getElementById('board').getAnimations().length")
    crossed = dict(page.evaluate(ACROSS))
    assert crossed
    assert all(crossed.values()), crossed


MARKED = """() => [...document.querySelectorAll('#overlay .edge.aimed')].map(sign => {
    const { x, y, width, height } = sign.getBBox(), svg = sign.ownerSVGElement;
    const spots = Array.from({ length: 64 }, (_, at) => at * Math.PI / 32).map(at => {
        const spot = svg.createSVGPoint();
        spot.x = x + width / 2 + Math.cos(at) * width * 0.44;
        spot.y = y + height / 2 + Math.sin(at) * height * 0.44;
        return spot;
    });
    return spots.filter(spot => sign.isPointInStroke(spot)).length / spots.length;
})"""
"""Which part of a round figure's rim each sign of an aim covers."""

SHOWN = f"""say => {{
    const marked = ({MARKED})();
    if (!marked.length) page.traces.show([say]);
    return marked.length && marked;
}}"""
"""The same of an attack; as long as it is not drawn, it is asked for."""


def attack(table: TableState) -> str | None:
    """An answer by which somebody would be attacked."""
    match = table.playing()
    traced = ((say, match.game.traced(match.view(0), say)) for say in says(table))
    return next((say for say, trace in traced if trace is not None and trace.targets), None)


def test_who_is_aimed_at_is_seen(window: Opener, server: Server) -> None:
    table = next(table for table in wars() if attack(table))
    page = window(take_in(server, table)[0], width=1400, height=900)
    wait_until_asked(page)
    # Time and again: what the page proposes is drawn by itself, and may come after it.
    assert max(page.wait_for_function(SHOWN, arg=attack(table), polling=500).json_value()) < 0.1


NAMES_COVERED = """() => {
    const map = document.getElementById('minimap')?.getBoundingClientRect();
    const over = ({ left, right, top, bottom }) =>
        right > map.left && left < map.right && bottom > map.top && top < map.bottom;
    const titles = [...document.querySelectorAll('#board-titles > *')];
    return map?.width ? titles.filter(title => over(title.getBoundingClientRect())).length : -1;
}"""
"""How many names of lands the small map lies over; -1 where there is none."""


def test_the_small_map_lies_where_it_covers_few_names(window: Opener, server: Server) -> None:
    page = on_a_phone(window, server, next(islice(wars(), 32, None)))
    page.wait_for_function(f"() => ({NAMES_COVERED})() >= 0")
    page.wait_for_function(f"() => ({NAMES_COVERED})() < 2")
