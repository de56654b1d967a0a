"""Whole matches on measured boards, as people play them: by mouse, by keyboard alone, with fingers, in two windows."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import orcade

from .conftest import Opener
from .hands import answer_with_fingers, answer_with_keys, answer_with_mouse
from .players import asked, join, over, set_table, tab_to, wait_until_asked
from .test_fights import record_of
from .test_table import small_targets, too_wide

Answer = Callable[[Page, random.Random], None]


def play(page: Page, answer: Answer, chance: random.Random, most: int = 3000) -> int:
    """Answer until the match is over, or so often; how often."""
    for given in range(most):
        wait_until_asked(page)
        if over(page):
            return given
        answer(page, chance)
    return most


def test_flying_pigs_by_mouse(window: Opener) -> None:
    page = window()
    set_table(page, "flying-pigs", dict.fromkeys((1, 2, 3), "bot-random"))
    assert play(page, answer_with_mouse, random.Random(3)) > 3  # dice may end it early
    expect(page.locator("#result .place")).to_have_count(4)
    orcade.verify(orcade.load(record_of(page)))


def test_brood_rumble_by_keyboard_alone(window: Opener) -> None:
    page = window()
    tab_to(page, "a[href='/games/orclympics#game-brood-rumble']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/games/orclympics#*")
    tab_to(page, "a[href='/new/brood-rumble']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/brood-rumble")
    for seat in (1, 2, 3):
        tab_to(page, f"[name=seat-{seat}]")
        page.keyboard.type("Bot: drunk")
    tab_to(page, ".go button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert play(page, answer_with_keys, random.Random(7)) > 10
    expect(page.locator("#result .place")).to_have_count(4)
    tab_to(page, "#after a[href$=replay]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay*")
    page.keyboard.press("End")
    expect(page.locator("#verdict")).to_be_visible()


def test_flying_pigs_with_fingers_on_a_phone(window: Opener) -> None:
    page = window(width=390, height=844, touch=True)
    set_table(page, "flying-pigs", dict.fromkeys((1, 2, 3, 4, 5), "bot-random"))
    chance = random.Random(5)
    play(page, answer_with_fingers, chance, 8)
    wait_until_asked(page)
    assert too_wide(page) == []
    assert small_targets(page) == []
    play(page, answer_with_fingers, chance)
    expect(page.locator("#result .place")).to_have_count(6)


def test_brood_rumble_in_two_windows(window: Opener) -> None:
    host = window()
    set_table(host, "brood-rumble", {1: "link"}, names={0: "Ann"})
    guest = window(host.locator(".invite input[data-path]").first.input_value())
    join(guest, "Bob")
    host.wait_for_selector("#table")
    chance = random.Random(9)
    given = {host: 0, guest: 0}
    while sum(given.values()) < 36:
        for page in (host, guest):
            if asked(page):
                wait_until_asked(page)
                answer_with_mouse(page, chance)
                given[page] += 1
        if not asked(host) and not asked(guest):
            host.wait_for_timeout(20)
    assert min(given.values()) > 5
    guest.locator(".menu summary").click()
    guest.locator("#resign").click()
    guest.locator("#resigning .danger").click()
    for page in (host, guest):
        expect(page.locator("#result .place")).to_have_count(2)
    assert places(host) == places(guest), "both see the same board"
    orcade.verify(orcade.load(record_of(guest)))


PLACES = """() => Object.fromEntries([...document.querySelectorAll('#board .piece')].map(
    node => [node.dataset.thing, plane.placeOf(node)]))"""


def places(page: Page) -> object:
    return page.evaluate(PLACES)


@pytest.mark.parametrize("game", ["brood-rumble", "flying-pigs"])
def test_a_phone_holds_the_setup(window: Opener, game: str) -> None:
    page = window(f"/new/{game}", width=390, height=844, touch=True)
    assert too_wide(page) == []
