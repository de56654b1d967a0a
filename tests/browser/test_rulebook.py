"""The page of a game's rules: folded, searched, linked to."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Opener


def test_a_rule_that_is_linked_to_is_seen_and_other_chapters_stay_folded(window: Opener) -> None:
    page = window("/rules/pit-fighting#pf_3.2", width=390, height=844)
    expect(page.locator("#pf_3\\.2")).to_be_in_viewport()
    expect(page.locator("#pf_2\\.1")).to_be_hidden()
    expect(page.locator("details.folded[open]")).to_have_count(1)
    expect(page.locator("#to-table")).to_be_hidden()  # nobody comes from one


def test_where_there_is_room_chapters_lie_open_and_finer_points_stay_folded(window: Opener) -> None:
    page = window("/rules/gates#og-9", width=1400, height=900)
    expect(page.locator("#og-9")).to_be_in_viewport()
    assert page.locator("details.folded:not([open])").count() == 0
    expect(page.locator("details.fine[open]")).to_have_count(1)
    expect(page.locator("#og_1\\.1")).to_be_visible()
    expect(page.locator("#og-64")).to_be_hidden()


def test_what_is_sought_is_shown_and_all_is_folded_again_without_words(window: Opener) -> None:
    page = window("/rules/pit-fighting", width=390, height=844)
    page.locator("#seek").fill("Discard PILE spade")
    expect(page.locator("#pf_3\\.2")).to_be_visible()
    assert 0 < page.locator(".rules article:visible").count() < 20
    expect(page.locator(".seek [role=status]")).to_contain_text("rule")
    page.locator("#seek").fill("")
    expect(page.locator(".rules article:visible")).to_have_count(0)
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#pf_2\\.1")).to_be_visible()
