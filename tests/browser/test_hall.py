"""A table of nine with a clock, in a hall of squares that is drawn once."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, Page, expect

from tests.web.toy_hall import NAMES

from .conftest import Opener, Server
from .measured_board import on_screen
from .players import find_table, version, wait_until_asked, wait_until_moved
from .test_table import small_targets, too_wide


def test_the_time_that_is_left_is_counted_down(window: Opener) -> None:
    page = window(fresh=True)
    now = time.time()
    page.clock.set_fixed_time(now)
    find_table(page, "toy-hall", "here")
    wait_until_asked(page)
    left = page.locator("#time-left")
    minutes = int(left.inner_text().removesuffix(" min left"))  # tests/web/test_hall.py: that it is right
    page.clock.set_fixed_time(now + 12 * 60)
    expect(left).to_have_text(f"{minutes - 12} min left")
    page.clock.set_fixed_time(now + minutes * 60)
    expect(left).to_have_text("time is up")


def test_all_nine_seats_can_be_seen(window: Opener) -> None:
    """Where they have to be scrolled, the one that is asked is in sight; where there is room, and on a phone, all."""
    page = window(width=1100, height=560)
    find_table(page, "toy-hall", *["here"] * 8)
    for seat in range(9):
        wait_until_asked(page)
        expect(page.locator(f"#seat-{seat} .who")).to_be_in_viewport(ratio=1)
        if seat < 8:
            was = version(page)
            page.locator("button[value=stay]").click()
            wait_until_moved(page, was)
    for width, height in ((1400, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for seat, name in enumerate(NAMES):
            panel = page.locator(f"#seat-{seat}")
            expect(panel).to_be_in_viewport(ratio=1)
            expect(panel.locator("b").first).to_have_text(name)
            assert panel.evaluate("node => node.scrollWidth <= node.clientWidth"), name
            assert panel.locator(".who").evaluate("node => node.scrollWidth <= node.clientWidth"), name
        expect(page.locator("#seat-8")).to_have_class(re.compile(r"\basked\b"))
        assert too_wide(page) == []
        assert small_targets(page) == []


def test_a_table_of_any_number_can_be_set(window: Opener) -> None:
    page = window("/new/toy-hall")
    for count in range(2, 10):
        page.locator(f"#seats-{count}").check(force=True)
        expect(page.locator(".seat-row:visible")).to_have_count(count)


def click_square(page: Page, x: int, y: int) -> None:
    """Click into the middle of the square in this column and row."""
    page.mouse.click(*on_screen(page, x + 0.5, y + 0.5))


def test_a_click_on_the_ground_goes_there_or_tells_why_not(window: Opener) -> None:
    page = window()
    find_table(page, "toy-hall", "here")
    wait_until_asked(page)
    tip = page.locator("#tip")
    page.wait_for_function("() => performance.getEntriesByType('resource').some(each => each.name.endsWith('.json'))")
    click_square(page, 9, 7)
    expect(tip.locator("b")).to_have_text("j2, creek")
    expect(tip.locator(".why")).to_have_text("nobody swims in the creek (TH 1, A turn)")
    click_square(page, 4, 5)
    expect(tip.locator("b")).to_have_text("e4, floor")
    expect(tip.locator(".why")).to_contain_text("it is not beside you")
    expect(page.locator("#board [data-thing=square-j2]")).to_have_count(1)
    was = version(page)
    click_square(page, 1, 1)
    wait_until_moved(page, was)
    expect(page.locator("#thing-walker-0 title, #thing-walker-0[aria-label]")).to_have_count(1)
    assert page.locator("#thing-walker-0").get_attribute("aria-label") == "Grub on b8"
    expect(page.locator("#board [data-thing=square-j2]")).to_have_count(0)
    expect(page.locator("#board .last")).to_have_attribute("aria-label", "b8, floor")


def test_the_ground_is_sent_once_whatever_happens_on_it(window: Opener) -> None:
    page = window()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/ground?" in request.url else None)
    find_table(page, "toy-hall", "here")
    for _ in range(4):
        wait_until_asked(page)
        was = version(page)
        page.locator("button[value=stay]").click()
        wait_until_moved(page, was)
    assert sorted(url.rpartition(".")[2] for url in asked) == ["json", "svg"]
    image = page.locator("#board-ground image").evaluate("node => node.getBoundingClientRect().width")
    assert image > 300


def test_squares_that_may_be_chosen_are_reached_by_keys(window: Opener) -> None:
    page = window()
    find_table(page, "toy-hall", "here")
    wait_until_asked(page)
    page.keyboard.press("ArrowRight")
    focused = page.locator("#board .square:focus")
    expect(focused).to_have_attribute("role", "button")
    squares = page.locator("#board .square.goes")
    assert sorted(squares.evaluate_all("nodes => nodes.map(node => node.getAttribute('aria-label'))")) == [
        "a9, floor",
        "b8, floor",
    ]
    was = version(page)
    page.keyboard.press("Enter")
    wait_until_moved(page, was)


def test_without_scripts_the_ground_is_seen_and_the_list_answers(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, java_script_enabled=False)
    page = context.new_page()
    find_table(page, "toy-hall", "here")
    expect(page.locator("#board-ground image")).to_be_visible()
    page.locator("button[value='go b8']").click()
    expect(page.locator("#thing-walker-0")).to_have_attribute("aria-label", "Grub on b8")
    context.close()
