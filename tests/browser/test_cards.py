"""The card browser and the pages to print, in a real Chromium."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from .conftest import Server


def visible(page: Page) -> tuple[int, int]:
    """How many decks and cards are to be seen."""
    return page.locator(".deck:visible").count(), page.locator(".cards li:visible").count()


def test_a_filter_works_at_once_and_without_scripts(server: Server, browser: Browser) -> None:
    for scripts in (True, False):
        context = browser.new_context(java_script_enabled=scripts, viewport={"width": 390, "height": 844})
        page = context.new_page()
        page.goto(f"{server.url}/cards/hack")
        assert visible(page)[0] == 5
        page.locator("#filters").get_by_text("Trap", exact=True).click()
        page.locator("#filters").get_by_text("Thorina", exact=True).click()
        page.wait_for_url("**?deck=thorina&kind=Trap")
        assert visible(page) == (1, 5)
        assert page.locator("#filters [aria-current]").all_inner_texts() == ["Thorina", "Trap"]
        if scripts:
            assert page.evaluate("document.documentElement.scrollWidth") == 390
        context.close()


def test_printed_pages_hold_nine_whole_cards_each(server: Server, browser: Browser) -> None:
    page = browser.new_page()
    page.goto(f"{server.url}/cards/hack/print")
    spilt = page.evaluate(
        """[...document.querySelectorAll(".frame")].filter((frame) => frame.scrollHeight > frame.clientHeight
           || frame.querySelector(".picture").getBoundingClientRect().height < 50).length"""
    )
    assert spilt == 0
    for paper in ("A4", "Letter"):
        pdf = page.pdf(format=paper, print_background=True)
        assert pdf.count(b"/Type /Page\n") == 31
    page.emulate_media(media="print")
    box = page.locator(".print-card").first.bounding_box()
    assert box is not None
    assert (round(box["width"] / 96 * 25.4, 1), round(box["height"] / 96 * 25.4, 1)) == (63, 88)
    page.close()
