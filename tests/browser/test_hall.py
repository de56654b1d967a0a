"""A table of nine with a clock, in a hall of squares."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Opener
from .players import find_table, wait_until_asked


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
