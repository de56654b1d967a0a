"""A change is tried in a real Chromium."""

from __future__ import annotations

from pathlib import Path

from orcade.games.hack.deck_files import source

from .conftest import Opener


def test_a_file_is_tried_and_its_trial_followed(window: Opener, tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text(source("knuckles").replace("thieving = 4", "thieving = 0"))
    page = window("/lab/hack", width=390, height=844)
    page.locator("input[type=file]").set_input_files(deck)
    page.wait_for_function("() => document.getElementById('option-own_deck').value.includes('thieving = 0')")
    page.get_by_text("At random").click()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("button", name="Try it").click()
    page.wait_for_url("**/trial/*")
    page.evaluate("window.same = true")
    page.locator(".changes li").first.wait_for()
    assert page.evaluate("window.same")  # It came without loading the page again.
    assert "Own deck is held against Knuckles" in page.inner_text("#trial")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("button", name="Stop here").click()
    page.locator("#trial[data-over]").wait_for()
    page.get_by_text("Change it, and try again").click()
    assert "thieving = 0" in page.input_value("#option-own_deck")
