"""HACK! as people play it: two windows where one passes by itself, the GameMaster as a person, a map that is moved."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

import orcade

from .conftest import Opener
from .hands import Fingers, view_box
from .players import (
    answer_by_clicking,
    asked,
    join,
    make_haste,
    over,
    press_on,
    rest,
    set_table,
    version,
    wait_for_the_end,
    wait_until_asked,
    wait_until_moved,
)
from .test_fights import record_of
from .test_table import small_targets, too_wide

QUESTION = """() => {
    const form = document.getElementById('choices');
    return form && {
        passing: form.dataset.passing || '', about: (form.dataset.about || '').split(' ').filter(Boolean),
        says: [...form.querySelectorAll('button[name=say]')].map(button => button.value),
        going: !!document.querySelector('#pass-by.going'), version: document.getElementById('table').dataset.version,
    };
}"""
ROOMS = """() => {
    const found = {};
    for (const button of document.querySelectorAll('button[name=say][value^="room "]')) {
        const [card, cell] = button.dataset.things.split(' ');
        found[card] ??= [0, new Set()];
        found[card] = [found[card][0] + 1, found[card][1].add(cell)];
    }
    return Object.fromEntries(Object.entries(found).map(([card, [places, cells]]) => [card, [places, cells.size]]));
}"""
"""By Room card in hand: in how many ways it can be placed, and in how many cells."""
HURRY = "() => { Math.random = () => -0.6; }"
"""Breaths of a tenth of a second, for tests alone."""
LINGER = "() => { Math.random = () => 0.99; }"
"""Breaths as long as they can be: nothing passes while a wish is being made, however quick the others are."""


def question(page: Page) -> Any:
    """What the page asks now; None where it asks nothing."""
    return page.evaluate(QUESTION)


def choose(page: Page, deck: str) -> None:
    """The deck that is played, by a click on its picture."""
    wait_until_asked(page)
    was = version(page)
    things = page.locator(f"button[name=say][value={deck}]").get_attribute("data-things")
    page.locator(f'#board [data-thing="{things}"]').click(force=True)
    wait_until_moved(page, was)


def pass_unless(page: Page, *stops: str) -> None:
    """Open the panel in an occasion, and let pass what is not about these; from then on in haste."""
    page.evaluate(LINGER)
    page.locator("#pass-by summary").click()
    for box in page.locator("#pass-by input[type=checkbox]").all():
        box.set_checked(box.get_attribute("value") in stops)
    unless = page.locator("#pass-by [type=radio][value=unless]")
    if not unless.is_checked():  # a stop that is ticked says so already
        unless.check()
    page.evaluate("() => { document.querySelector('#pass-by details').open = false; }")
    page.evaluate(HURRY)


def test_two_windows_and_two_bots(window: Opener) -> None:
    """One of the two passes by itself what is not about her; nothing else is ever answered for her."""
    host = window()
    set_table(host, "hack", {1: "link", 2: "bot-random", 3: "bot-random"}, names={0: "Ann"})
    guest = window(host.locator(".invite input[data-path]").first.input_value())
    join(guest, "Bob")
    host.wait_for_selector("#table")
    host.evaluate(HURRY)
    chance = random.Random(11)
    given = {host: 0, guest: 0}
    wished = by_itself = 0
    while (by_itself < 6 or sum(given.values()) + by_itself < 40) and not over(host):
        for page in (host, guest):
            now = question(page)
            if now is None:
                continue
            if page is host and now["passing"] and not wished:
                pass_unless(host, "you", "exit")
                wished = 1
                continue
            if page is host and wished:
                assert now["going"] == bool(now["passing"] and not {"you", "exit"} & set(now["about"]))
                if now["going"]:
                    wait_until_moved(host, now["version"])
                    by_itself += 1
                    continue
            wait_until_asked(page)
            if asked(page):
                answer_by_clicking(page, chance)
                given[page] += 1
        if question(host) is None and question(guest) is None:
            host.wait_for_timeout(20)
    assert by_itself > 5
    assert given[guest] > 10
    assert host.locator("#pass-by").is_visible(), "a sign that it is on, also while others think"
    host.locator("#pass-by [data-do=pass-stop]").click()
    expect(host.locator("#pass-by.on")).to_have_count(0)
    host.reload()
    host.wait_for_selector("#table")
    expect(host.locator("#pass-by.on")).to_have_count(0)


def test_passing_until_it_is_my_turn(window: Opener) -> None:
    """Whatever could be played or not: it goes by until an action is asked for, over a reload as well; then it ends."""
    page = window()
    set_table(page, "hack", {1: "bot-random"})
    page.evaluate(HURRY)
    chance = random.Random(4)
    for _ in range(60):
        wait_until_asked(page)
        now = question(page)
        if now and now["passing"]:
            break
        answer_by_clicking(page, chance)
    page.evaluate(LINGER)
    page.locator("#pass-by summary").click()
    page.locator("#pass-by [type=radio][value=turn]").check()
    expect(page.locator("#pass-by.on summary")).to_contain_text("until it is my turn")
    page.reload()
    expect(page.locator("#pass-by.on")).to_have_count(1)
    page.wait_for_function("() => document.querySelector('#choices:not([data-passing])')", timeout=40_000)
    expect(page.locator("#pass-by")).to_be_hidden()
    was = version(page)
    page.wait_for_timeout(1500)  # longer than a breath that is hurried would be
    assert version(page) == was, "an action is not passed up"


def test_on_one_screen_only_who_has_uncovered_passes(window: Opener) -> None:
    page = window()
    set_table(page, "hack", {1: "here"})
    page.evaluate(HURRY)
    chance = random.Random(8)
    curtain = page.locator("#uncover-now")
    wished = ""
    for _ in range(150):
        wait_until_asked(page)
        if curtain.count():
            was = version(page)
            if wished:
                assert page.locator("#pass-by").is_hidden()
                page.wait_for_timeout(400)  # some hurried breaths
                assert version(page) == was
            curtain.click()
            expect(curtain).to_have_count(0)
            continue
        now = question(page)
        seat = page.locator("#question").get_attribute("data-seat") or ""
        if wished and seat != wished:
            expect(page.locator("#pass-by.on")).to_have_count(0)  # the other's wish is not his
            return
        if now and now["passing"] and not wished:
            wished = seat
            pass_unless(page)
            wait_until_moved(page, now["version"])
        elif not now or not now["going"]:
            answer_by_clicking(page, chance)
    raise AssertionError("the other one was never asked")


def test_the_gamemaster_lays_an_encounter_face_down(window: Opener) -> None:
    page = window()
    set_table(page, "hack", dict.fromkeys((1, 2), "bot-random"))
    choose(page, "ba")
    chance = random.Random(2)
    laid = False
    for _ in range(60):
        wait_until_asked(page)
        if not asked(page):
            break
        lays = [say for say in question(page)["says"] if say.startswith("lay ")]
        if not lays:
            answer_by_clicking(page, chance)
            continue
        things = page.locator(f'button[name=say][value="{lays[0]}"]').get_attribute("data-things") or ""
        was = version(page)
        page.locator(f'[data-thing="{things}"]').click(force=True, position={"x": 12, "y": 40})
        wait_until_moved(page, was)
        wait_until_asked(page)
        room = page.locator("#board .tile.goes").first
        place = room.get_attribute("data-thing")
        was = version(page)
        room.click(force=True)
        wait_until_moved(page, was)
        trap = page.locator(f'#board [data-thing="{things}"]')
        expect(trap).to_be_visible()
        assert place
        assert place.removeprefix("room-") in (trap.get_attribute("aria-label") or "")
        laid = True
        break
    assert laid


def test_a_room_is_placed_by_card_cell_and_turn(window: Opener) -> None:
    """Many places are not read but seen: the card, the cell on the map, and only then the turns as buttons."""
    page = window()
    chance = random.Random(6)
    buttons = page.locator(".choices button[name=say]:visible")
    for at in range(120):
        if at % 20 == 0:  # another hand, and an Entrance with open sides
            set_table(page, "hack", {1: "bot-random"})
            choose(page, "thorina")
        wait_until_asked(page)
        now = page.evaluate(ROOMS)
        turned = [name for name, (places, cells) in now.items() if places > 6 and cells > 1]
        if not turned:
            exchange = page.locator("button[name=say][value=exchange]:visible")
            if exchange.count():
                was = version(page)
                exchange.click()
                wait_until_moved(page, was)
            else:
                answer_by_clicking(page, chance)
            continue
        page.locator(f'[data-thing="{turned[0]}"]').click(force=True, position={"x": 12, "y": 40})
        assert page.locator("#board .tile.goes").count() > 1
        expect(buttons).to_have_count(0)
        page.locator("#board .tile.goes").first.click(force=True)
        if page.locator("#table.picking").count():
            assert 1 < buttons.count() <= 4
            was = version(page)
            buttons.first.click()
            wait_until_moved(page, was)
        return
    raise AssertionError("no Room with a choice of cells and turns was drawn")


def test_a_phone_moves_the_map(window: Opener) -> None:
    page = window(width=390, height=844, touch=True)
    set_table(page, "hack", dict.fromkeys((1, 2, 3), "bot-random"))
    choose(page, "knuckles")
    wait_until_asked(page)
    assert too_wide(page) == []
    assert small_targets(page) == []
    whole = view_box(page)
    fingers = Fingers(page)
    fingers.pinch((195, 290), 80, 240)
    near = view_box(page)
    assert near[3] < whole[3] / 2
    fingers.drag(((195, 290), (150, 250)))
    moved = view_box(page)
    assert moved[:2] > near[:2]
    page.locator("[data-lens=whole]").click()  # a tap so soon after a drag would be none to Chromium
    expect(page.locator("[data-lens=whole]")).to_be_disabled()
    assert view_box(page) == whole


def test_a_whole_game_in_two_windows_with_two_bots(window: Opener) -> None:
    host = window(width=1000, height=600)
    set_table(host, "hack", {1: "link", 2: "bot-random", 3: "bot-random"}, names={0: "Ann"})
    guest = window(host.locator(".invite input[data-path]").first.input_value(), width=1000, height=600)
    join(guest, "Bob")
    host.wait_for_selector("#table")
    for seed, page in enumerate((host, guest), 2):
        make_haste(page)
        press_on(page, seed)
    for page in (host, guest):
        wait_for_the_end(page, 400)
        assert rest(page) > 10
        expect(page.locator("#result .place")).to_have_count(4)
    orcade.verify(orcade.load(record_of(guest)))


def test_a_whole_game_as_the_gamemaster(window: Opener) -> None:
    page = window(width=1000, height=600)
    set_table(page, "hack", dict.fromkeys((1, 2), "bot-random"))
    choose(page, "ba")
    make_haste(page)
    press_on(page, 5)
    wait_for_the_end(page, 400)
    assert rest(page) > 10
    expect(page.locator("#result .place")).to_have_count(3)
    expect(page.locator("#seat-0")).to_contain_text("B.A.")
    orcade.verify(orcade.load(record_of(page)))
