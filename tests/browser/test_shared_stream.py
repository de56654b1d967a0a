"""A browser with many tables open: all of them are live, by one stream."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import APIResponse, Browser, BrowserContext, Page, Route, expect

from .conftest import COUNTING, NOT_BY_ITSELF, PATIENCE, Server
from .players import version, wait_until_asked, wait_until_moved

TABLES = 7
"""One more than a browser has connections to one server."""

SHOWS = "version => document.getElementById('table').dataset.version === String(version)"


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser of its own, which keeps its pages."""
    fresh = browser.new_context(base_url=server.url, reduced_motion="reduce")
    fresh.set_default_timeout(PATIENCE * 1000)
    fresh.add_init_script(COUNTING)
    fresh.add_init_script(NOT_BY_ITSELF)
    yield fresh
    fresh.close()


def new_table(context: BrowserContext) -> str:
    form: dict[str, str | float | bool] = {"seats": 2, "seat-0": "here", "seat-1": "bot-random"}
    answer = context.request.post("/new/tusk-draw", form=form, headers={"Accept": "application/json"})
    link: str = answer.json()["link"]
    return link


def opened(context: BrowserContext, link: str) -> Page:
    page = context.new_page()
    page.goto(link, wait_until="commit")  # many load at once
    return page


def answer(page: Page) -> None:
    wait_until_asked(page)
    was = version(page)
    press(page)
    wait_until_moved(page, was)


def press(page: Page) -> None:
    page.locator("#choices button[name=say]").first.evaluate("button => button.click()")


def online(context: BrowserContext, link: str, wish: bool) -> None:
    """Until the table shows its player as there, or not."""
    limit = time.monotonic() + PATIENCE
    while context.request.get(f"{link}/state").json()["players"][0]["online"] != wish:
        assert time.monotonic() < limit
        time.sleep(0.05)


def test_many_tables_are_live_by_one_stream(context: BrowserContext, browser: Browser, server: Server) -> None:
    links = [new_table(context) for _ in range(TABLES)]
    pages = [opened(context, link) for link in links]
    for page in pages:
        answer(page)
    for page, link in zip(pages, links, strict=True):
        online(context, link, True)
        assert page.evaluate("() => counted.lines") == 1, "no page had to ask again"
    targets = browser.new_browser_cdp_session().send("Target.getTargets")["targetInfos"]
    workers = [each["url"] for each in targets if each["type"] == "shared_worker"]
    assert len(workers) == 1, workers

    pages.pop(0).close()
    online(context, links.pop(0), False)
    answer(pages[0])

    server.kill()
    for page in pages[:3]:
        expect(page.locator("#offline")).to_be_visible()
    server.start()
    for page, link in zip(pages, links, strict=True):
        page.wait_for_function("() => counted.open")
        expect(page.locator("#offline")).to_be_hidden()
        wait_until_asked(page)
        page.wait_for_function(SHOWS, arg=context.request.get(f"{link}/state").json()["version"])
    for page in (pages[0], pages[-1]):
        answer(page)


def test_two_pages_of_one_table_both_hear_of_it(context: BrowserContext) -> None:
    link = new_table(context)
    first, second = opened(context, link), opened(context, link)
    for page in (first, second):
        wait_until_asked(page)
    for one, other in ((first, second), (second, first)):
        answer(one)
        wait_until_asked(one)  # again, after the bot
        other.wait_for_function(SHOWS, arg=version(one))
        one.reload()
        wait_until_asked(one)


def test_without_shared_workers_each_page_has_its_own_stream(context: BrowserContext) -> None:
    context.add_init_script("delete window.SharedWorker")
    page = opened(context, new_table(context))
    page.wait_for_function("() => page.ready")
    was = version(page)
    press(page)
    wait_until_moved(page, was)


def test_a_reply_that_comes_late_does_not_bring_back_an_older_view(context: BrowserContext) -> None:
    page = opened(context, new_table(context))
    wait_until_asked(page)
    page.evaluate(
        """() => {
            window.shown = [];
            const table = document.getElementById("table");
            table.addEventListener("updated", () => shown.push(Number(table.dataset.version)));
        }"""
    )
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        held.append((route, route.fetch(url=route.request.url.split("?")[0])))  # the whole, as it is now

    page.route("**/view?*", hold, times=1)
    large = {"name": "table", "data": '{"number": "large"}'}
    page.evaluate("data => counted.line.dispatchEvent(new MessageEvent('message', { data }))", large)
    while not held:
        page.wait_for_timeout(10)
    answer(page)  # by what the stream brings
    with page.expect_response("**/view?*") as late:
        held[0][0].fulfill(response=held[0][1])
    late.value.finished()
    answer(page)
    shown = page.evaluate("() => shown")
    assert shown == sorted(shown)
