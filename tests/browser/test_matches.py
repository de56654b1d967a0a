"""Matches on measured boards, as people play them: by mouse, by keyboard alone, with fingers, in two windows.

They begin at the setup; and they come to their end from where somebody has played them to.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import orcade

from .conftest import Opener, Server
from .measured_board import answer_with_fingers, answer_with_keys, answer_with_mouse
from .played_tables import late, take_in
from .players import join, press_on, set_table, tab_to, turns, wait_for_the_end, wait_until_asked, wait_until_at
from .test_fights import record_of
from .test_table import small_targets, too_wide

Answer = Callable[[Page, random.Random], None]

BOTS = ("bot", "bot", "bot")


def play(page: Page, answer: Answer, seed: int, most: int) -> int:
    """Answer until the match is over, or so often; how often."""
    chance = random.Random(seed)
    given = 0
    for each in turns(page):
        if given == most:
            break
        answer(each, chance)
        given += 1
    return given


def finish(page: Page, answer: Answer, seed: int, most: int = 5) -> None:
    """Answer so until the match is over, or so often; the rest of it is pressed through."""
    assert play(page, answer, seed, most)
    press_on(page, seed)
    wait_for_the_end(page)


def test_flying_pigs_by_mouse_from_the_setup(window: Opener) -> None:
    page = window()
    set_table(page, "flying-pigs", dict.fromkeys((1, 2, 3), "bot-random"))
    assert play(page, answer_with_mouse, 3, 4) > 2  # dice may end it early


def test_flying_pigs_by_mouse_to_the_end(window: Opener, server: Server) -> None:
    page = window(take_in(server, late("flying-pigs", "here", *BOTS, left=4, seed=148))[0])
    finish(page, answer_with_mouse, 3)
    expect(page.locator("#result .place")).to_have_count(4)
    orcade.verify(orcade.load(record_of(page)))


def test_brood_rumble_by_keyboard_alone_begins_in_the_lobby(window: Opener) -> None:
    page = window("/")
    tab_to(page, "a[href='/new/brood-rumble']")
    page.keyboard.press("Enter")
    wait_until_at(page, "**/new/brood-rumble")
    for seat in (1,):
        tab_to(page, f"[name=seat-{seat}]")
        page.keyboard.type("Bot: drunk")
    tab_to(page, ".go button")
    page.keyboard.press("Enter")
    wait_until_at(page, "**/t/*")
    assert play(page, answer_with_keys, 7, 3) == 3


def test_brood_rumble_by_keyboard_alone_comes_to_its_end_and_is_watched_again(window: Opener, server: Server) -> None:
    page = window(take_in(server, late("brood-rumble", "here", *BOTS, left=4, seed=11))[0])
    assert play(page, answer_with_keys, 7, 300) > 1
    expect(page.locator("#result .place")).to_have_count(4)
    tab_to(page, "#after a[href$=replay]")
    page.keyboard.press("Enter")
    wait_until_at(page, "**/replay*")
    page.keyboard.press("End")
    expect(page.locator("#verdict")).to_be_visible()


def test_flying_pigs_with_fingers_on_a_phone_from_the_setup(window: Opener) -> None:
    page = window(width=390, height=844, touch=True)
    set_table(page, "flying-pigs", dict.fromkeys((1, 2, 3, 4, 5), "bot-random"))
    play(page, answer_with_fingers, 5, 4)
    wait_until_asked(page)
    assert too_wide(page) == []
    assert small_targets(page) == []


def test_flying_pigs_with_fingers_on_a_phone_to_the_end(window: Opener, server: Server) -> None:
    table = late("flying-pigs", "here", *BOTS, "bot", "bot", left=4, seed=69)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    finish(page, answer_with_fingers, 5)
    expect(page.locator("#result .place")).to_have_count(6)
    assert too_wide(page) == []


def test_brood_rumble_in_two_windows(window: Opener) -> None:
    host = window()
    set_table(host, "brood-rumble", {1: "link"}, names={0: "Ann"})
    guest = window(host.locator(".invite input[data-path]").first.input_value())
    join(guest, "Bob")
    host.wait_for_selector("#table")
    chance = random.Random(9)
    given = {host: 0, guest: 0}
    for page in turns(host, guest):
        answer_with_mouse(page, chance)
        given[page] += 1
        if min(given.values()) > 1:
            break
    guest.locator(".menu summary").click()
    guest.locator("#resign").click()
    guest.locator("#resigning .danger").click()
    for page in (host, guest):
        expect(page.locator("#result .place")).to_have_count(2)
    assert places(host) == places(guest), "both see the same board"
    orcade.verify(orcade.load(record_of(guest)))


PLACES = """() => Object.fromEntries([...document.querySelectorAll('#board .piece')].map(
    node => [node.dataset.thing, page.plane.placeOf(node)]))"""


def places(page: Page) -> object:
    return page.evaluate(PLACES)


@pytest.mark.parametrize("game", ["brood-rumble", "flying-pigs"])
def test_a_phone_holds_the_setup(window: Opener, game: str) -> None:
    page = window(f"/new/{game}", width=390, height=844, touch=True)
    assert too_wide(page) == []
