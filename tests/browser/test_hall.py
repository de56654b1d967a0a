"""A table of nine with a clock, in a hall of squares."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.toy_hall import NAMES

from .conftest import Opener
from .players import find_table, version, wait_until_asked, wait_until_moved
from .test_table import small_targets, too_wide


def test_the_time_that_is_left_is_counted_down(window: Opener) -> None:
    page = window(fresh=True)
    page.clock.install()
    find_table(page, "toy-hall", "here")
    wait_until_asked(page)
    expect(page.locator("#time-left")).to_have_text("30 min left")
    page.clock.fast_forward(12 * 60_000)
    expect(page.locator("#time-left")).to_have_text("18 min left")
    page.clock.fast_forward(18 * 60_000)
    expect(page.locator("#time-left")).to_have_text("time is up")


@pytest.mark.parametrize(("width", "height"), [(1400, 900), (390, 844)])
def test_all_nine_seats_can_be_seen(window: Opener, width: int, height: int) -> None:
    page = window(width=width, height=height)
    find_table(page, "toy-hall", *["here"] * 8)
    for _ in range(8):
        wait_until_asked(page)
        was = version(page)
        page.locator("button[value=stay]").click()
        wait_until_moved(page, was)
    for seat, name in enumerate(NAMES):
        panel = page.locator(f"#seat-{seat}")
        expect(panel).to_be_in_viewport(ratio=1)
        expect(panel.locator("b").first).to_have_text(name)
        assert panel.evaluate("node => node.scrollWidth <= node.clientWidth")
        assert panel.locator(".who").evaluate("node => node.scrollWidth <= node.clientWidth")
    expect(page.locator("#seat-8")).to_have_class(re.compile(r"\basked\b"))
    assert too_wide(page) == []
    assert small_targets(page) == []


def test_of_seats_that_have_to_be_scrolled_the_one_that_is_asked_is_in_sight(window: Opener) -> None:
    page = window(width=1100, height=560)
    find_table(page, "toy-hall", *["here"] * 8)
    for seat in range(9):
        wait_until_asked(page)
        expect(page.locator(f"#seat-{seat} .who")).to_be_in_viewport(ratio=1)
        was = version(page)
        page.locator("button[value=stay]").click()
        wait_until_moved(page, was)


def test_a_table_of_any_number_can_be_set(window: Opener) -> None:
    page = window("/new/toy-hall")
    for count in range(2, 10):
        page.locator(f"#seats-{count}").check(force=True)
        expect(page.locator(".seat-row:visible")).to_have_count(count)
