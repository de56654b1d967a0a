"""The seal of a match in a real browser: shown to every seat, kept, checked, and an alarm where it does not agree."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from .conftest import Opener
from .players import find_table, join, set_table

ALARM = "#broken-seal"


def begun(window: Opener, by_hand: bool = False) -> tuple[Page, Page]:
    """A match of two browsers that has just begun. `by_hand`: set in the browser, which adds numbers."""
    host = window()
    if by_hand:
        set_table(host, "tusk-draw", {1: "link"})
    else:
        find_table(host, "tusk-draw", "link")
    guest = window(host.locator("[data-path]").first.get_attribute("data-path") or "")
    join(guest, "Zog")
    for page in (host, guest):
        page.wait_for_selector("#stage")
        page.wait_for_function("() => localStorage.getItem('orcade.seals')")
    return host, guest


def seal(page: Page) -> str:
    found = page.locator("#seal").text_content()
    assert found is not None
    return found


KEPT = """([key, change]) => {
    const was = localStorage.getItem(key), kept = JSON.parse(was);
    (new Function('kept', change))(kept);
    localStorage.setItem(key, JSON.stringify(kept));
    return was;
}"""
"""Changes something that this browser keeps, and tells what it kept before."""


def test_every_seat_sees_the_same_seal_and_keeps_it(window: Opener) -> None:
    host, guest = begun(window, by_hand=True)
    assert seal(host) == seal(guest)
    for page in (host, guest):
        assert seal(page) in page.evaluate("() => localStorage.getItem('orcade.seals')")
        with page.expect_response("**/seal"):
            page.reload()
        expect(page.locator("svg#board")).to_be_visible()
        expect(page.locator(ALARM)).to_be_hidden()


def test_what_this_browser_knows_otherwise_is_told_loudly(window: Opener) -> None:
    """Another seal than it keeps, numbers that it did not add, and other dice than were promised: each by itself."""
    _, guest = begun(window)
    alarm = guest.locator(ALARM)
    expect(alarm).to_be_hidden()
    seals = "for (const each of Object.values(kept)) each.seal = '0'.repeat(64)"
    numbers = "for (const each of Object.keys(kept)) kept[each] = ['00']"
    for key, change, words in (
        ("orcade.seals", seals, "another than at its beg"),
        ("orcade.numbers", numbers, "number that this browser added"),
    ):
        was = guest.evaluate(KEPT, [key, change])
        guest.reload()
        expect(alarm).to_contain_text(words)
        guest.evaluate("([key, was]) => localStorage.setItem(key, was)", [key, was])
    guest.evaluate("() => sessionStorage.setItem('orcade.promise', 'another')")
    guest.reload()
    expect(alarm).to_contain_text("not the dice that were promised")


def otherwise(old: str, new: str) -> Callable[[Route], None]:
    """Lets an answer through with other words in it."""

    def changed(route: Route) -> None:
        route.fulfill(body=route.fetch().text().replace(old, new), content_type="application/json")

    return changed


def test_a_server_that_tells_something_else_is_found_out(window: Opener) -> None:
    _, guest = begun(window)
    for old, new, words in (
        ("tusk-draw", "pit-fighting", "not that of its text"),
        ('"seal":"', '"seal":"00', "not the one that this page shows"),
    ):
        guest.route("**/seal", otherwise(old, new))
        guest.reload()
        expect(guest.locator(ALARM)).to_contain_text(words)
        guest.unroute("**/seal")


def test_the_page_on_fairness_hides_nothing(window: Opener) -> None:
    page = window("/fair")
    expect(page.locator("#fairness")).to_contain_text("could read its seed")
    expect(page.locator("#fairness")).to_contain_text("orcade verify record.json --seal SEAL")
