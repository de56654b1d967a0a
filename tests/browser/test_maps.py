"""A board of maps in a real Chromium: squares are clicked, maps turned and dragged; all of it without scripts too."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from .conftest import Opener, Server


def click_square(page: Page, x: int, y: int) -> None:
    """A square so many columns and rows from the top left."""
    page.evaluate(
        """([x, y]) => {
          const plan = document.getElementById("plan");
          const at = new DOMPoint((x + .5) * plan.dataset.unit, (y + .5) * plan.dataset.unit);
          const on = at.matrixTransform(plan.getScreenCTM());
          plan.dispatchEvent(new MouseEvent("click", { clientX: on.x, clientY: on.y, bubbles: true }));
        }""",
        [x, y],
    )


def test_a_click_shows_sight_and_distances_and_moves_nothing(window: Opener) -> None:
    for touch in (False, True):
        page = window("/maps/gates/board", touch=touch)
        expect(page.locator("#told")).to_contain_text("Click a square")
        before = page.locator("#frame").bounding_box()
        picture = page.locator("#plan image").element_handle()
        click_square(page, 5, 6)
        expect(page.locator("#told")).to_contain_text("From 1f6, crossing: ")
        expect(page.locator("#looked .walked").first).to_be_attached()
        assert page.locator("#frame").bounding_box() == before
        assert page.locator("#plan image").element_handle().evaluate("(now, then) => now === then", picture)
        expect(page).to_have_url(re.compile("from=1f6"))
        page.locator("#frame").focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator("#told")).to_contain_text("From 1g6, crossing: ")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_maps_are_turned_dragged_and_refused(window: Opener) -> None:
    page = window("/maps/gates/board")
    click_square(page, 5, 6)
    expect(page.locator("#told")).to_contain_text("From 1f6")
    page.locator("button[value='turn 2']").click()
    expect(page.locator("#rows")).to_contain_text("turned right, at 0,1")
    expect(page.locator("button[value='turn 2']")).to_be_focused()
    expect(page.locator("#told")).to_contain_text("From 1f6")
    page.drag_and_drop(".tile:has([value='3'])", "button[name=to][value='2,0']")
    expect(page.locator("#rows")).to_contain_text("as drawn, at 2,0")
    assert "at-3=2%2C0" in page.url
    page.locator("[name=actions]").fill("x")
    page.keyboard.press("Enter")
    expect(page.locator("#fault")).to_contain_text("actions must be a whole number")
    page.locator("[name=actions]").fill("3")
    page.keyboard.press("Enter")
    expect(page.locator("#fault")).to_be_hidden()
    expect(page.locator("#told")).to_contain_text("with 3 actions")


def test_the_form_does_without_scripts(server: Server, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(f"{server.url}/maps/gates")
    page.get_by_role("link", name="Lay out a board").click()
    page.locator("[name=from]").fill("2c3")
    page.keyboard.press("Enter")
    expect(page.locator("#told")).to_contain_text("From 2c3")
    page.locator("button[value='over 0']").click()
    expect(page.locator("#rows select").first).to_have_value("1b")
    page.locator("[name=pick][value='1']").check()
    page.locator("button[name=to][value='-1,0']").click()
    assert "at-1=-1%2C0" in page.url
    page.goto(f"{server.url}/maps/gates")
    text = page.locator("textarea").input_value()
    page.locator("textarea").fill(text.replace('"Market"', '"Fair"').replace("x x", "x :", 1))
    page.get_by_role("button", name="Draw these maps").click()
    expect(page.locator("#faults")).to_contain_text("line ")
    page.locator("textarea").fill(text.replace('"Market"', '"Fair"'))
    page.get_by_role("button", name="Draw these maps").click()
    page.get_by_role("button", name="Lay them out").click()
    page.locator("button[value='turn 0']").click()
    expect(page.locator("#rows")).to_contain_text("turned right, at 0,0")
    expect(page.locator("#rows")).to_contain_text("Fair")
    context.close()
