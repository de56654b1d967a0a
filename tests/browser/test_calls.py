"""Who looks elsewhere is called to the table by his browser, if he wishes it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import httpx
from playwright.sync_api import Page, expect

from orcade.table.requests import Seat
from orcade.web.table_state import TableState

from .conftest import Opener, Server
from .played_tables import at_random, begun, onward, take_in

BROWSER = """allowed => {
    window.called = [];
    window.Notification = class extends EventTarget {
        static requestPermission() { return Promise.resolve(allowed ? 'granted' : 'denied'); }
        constructor(title, { body, tag }) { super(); called.push([title, body, tag]); }
    };
    Object.defineProperty(window, 'isSecureContext', { value: true });
    Object.defineProperty(document, 'hidden', { get: () => window.elsewhere ?? false });
}"""
"""Stands in for the system: what it would show is written down."""

BUTTON = "[data-do=call-me]"


@cache
def handing_over() -> tuple[TableState, TableState]:
    """A table of two, before an answer of the second one, and after it: the first one is asked."""
    tables = onward(begun("masters-fight", "here", "link", seed=3), at_random(3))
    return next((was, now) for was, now in pairwise(tables) if (was.asked, now.asked) == ((1,), (0,)))


def sit(window: Opener, server: Server, *, allowed: bool = True) -> tuple[Page, str]:
    """The page of the first seat, and the other's link."""
    host, guest, _ = take_in(server, handing_over()[0])
    page = window(fresh=True)
    page.add_init_script(f"({BROWSER})({'true' if allowed else 'false'})")
    page.goto(host)
    page.wait_for_function("() => counted.open")
    page.clock.install()
    page.locator(".menu summary").click()
    page.locator(BUTTON).click()
    return page, guest


def answer(guest: str) -> None:
    was, now = handing_over()
    entry: tuple[Seat, str] = next(each for each in reversed(now.tape) if isinstance(each, tuple))
    data = {"seat": entry[0], "say": entry[1], "version": was.version}
    assert (
        httpx.post(f"{guest}/answer", json=data, verify=False, headers={"Accept": "application/json"}).status_code
        == 200
    )


def test_who_looks_elsewhere_is_called_when_he_is_asked(window: Opener, server: Server) -> None:
    page, guest = sit(window, server)
    expect(page.locator(BUTTON)).to_have_attribute("aria-pressed", "true")
    (shown,) = page.evaluate("() => called")
    assert shown[1] == "You will be called like this."
    page.evaluate("() => { window.elsewhere = true; }")
    answer(guest)
    page.wait_for_function("() => document.getElementById('choices')")
    page.clock.run_for(4000)
    page.wait_for_function("() => called.length === 2")
    title, words, place = page.evaluate("() => called[1]")
    assert (title, place) == (page.title(), page.evaluate("() => location.pathname"))
    assert words == page.locator("#asked").inner_text()


def test_who_looks_at_the_table_is_not_called(window: Opener, server: Server) -> None:
    page, guest = sit(window, server)
    answer(guest)
    page.wait_for_function("() => document.getElementById('choices')")
    page.clock.run_for(4000)
    assert len(page.evaluate("() => called")) == 1


def test_a_browser_that_allows_no_calls_says_so(window: Opener, server: Server) -> None:
    page, _ = sit(window, server, allowed=False)
    expect(page.locator("#notice")).to_contain_text("This browser lets the page call nobody")
    expect(page.locator(BUTTON)).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("() => called") == []
