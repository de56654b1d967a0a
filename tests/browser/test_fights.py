"""Fights, as people fight them: by clicking, by keyboard alone, in two windows, and across a killed server.

They begin in the lobby; and they come to their end from where somebody has played them to.
"""

from __future__ import annotations

import json
import random
from itertools import islice, pairwise

import pytest
from playwright.sync_api import Page, expect

import orcade
from orcade.web.table_state import TableState

from .conftest import Opener, Server
from .played_tables import at_random, begun, first, late, onward, take_in
from .players import (
    answer_by_clicking,
    answer_by_keys,
    join,
    over,
    set_table,
    tab_to,
    turns,
    wait_until_asked,
    wait_until_at,
)


def record_of(page: Page) -> str:
    """The record as the page's own link gives it."""
    with page.expect_download() as download:
        page.locator("#after a[download]").click()
    return download.value.path().read_text(encoding="utf-8")


def test_a_pit_fight_by_clicking_survives_a_killed_server(window: Opener, server: Server) -> None:
    page = window(take_in(server, late("pit-fighting", "here", "bot", left=5))[0])
    chance = random.Random(4)
    for _ in range(2):
        wait_until_asked(page)
        answer_by_clicking(page, chance)
    wait_until_asked(page)
    before = page.locator("#lines li").last.text_content()
    server.kill()
    expect(page.locator("#offline")).to_be_visible()
    server.start()
    expect(page.locator("#offline")).to_be_hidden()
    assert page.locator("#lines li").last.text_content() == before
    assert not over(page)
    for each in turns(page):
        answer_by_clicking(each, chance)
    expect(page.locator("#result .place")).to_have_count(2)
    assert page.title().startswith("Over")
    orcade.verify(orcade.load(record_of(page)))


BOXES = "() => [...document.querySelectorAll('.hand .card')].map(card => card.getBoundingClientRect())"


def dealt(cards: int) -> TableState:
    """A pit fight whose first fighter is asked with so many cards in hand."""
    tables = (
        table
        for seed in range(1, 9)
        for table in islice(onward(begun("pit-fighting", "here", "bot", seed=seed), at_random(seed)), 12)
    )
    return first(tables, lambda table: table.asked == (0,) and len(table.playing().scene(0).hand) == cards)


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_cards_of_a_pit_fight_lie_side_by_side_on_a_desktop(window: Opener, server: Server, cards: int) -> None:
    page = window(take_in(server, dealt(cards))[0], width=1400, height=900)
    page.wait_for_function("() => counted.open")
    boxes = page.evaluate(BOXES)
    assert len(boxes) == cards
    assert all(one["x"] + one["width"] <= other["x"] for one, other in pairwise(boxes))
    assert max(box["y"] for box in boxes) - min(box["y"] for box in boxes) < boxes[0]["height"], "in one row"


@pytest.mark.parametrize("cards", [6, 7])
def test_cards_of_a_pit_fight_lie_in_one_row_on_a_phone(window: Opener, server: Server, cards: int) -> None:
    page = window(take_in(server, dealt(cards))[0], width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open")
    boxes = page.evaluate(BOXES)
    assert len({round(box["width"]) for box in boxes}) == 1
    assert all(other["x"] - one["x"] >= 36 for one, other in pairwise(boxes)), "each is told by its corner"
    expect(page.locator(".good-for").first).to_be_visible()
    letters = page.locator(".good-for").evaluate_all(
        "all => all.map(each => parseFloat(getComputedStyle(each).fontSize))"
    )
    assert min(letters) >= 14, "what it is good for is read"


def test_a_pit_fight_by_keyboard_alone_begins_in_the_lobby(window: Opener) -> None:
    page = window("/")
    tab_to(page, "a[href='/new/pit-fighting']")
    page.keyboard.press("Enter")
    wait_until_at(page, "**/new/pit-fighting")
    tab_to(page, "[name=seat-1]")
    page.keyboard.type("Bot: drunk")
    tab_to(page, ".go button")
    page.keyboard.press("Enter")
    wait_until_at(page, "**/t/*")
    chance = random.Random(11)
    for _ in range(3):
        wait_until_asked(page)
        answer_by_keys(page, chance)


def test_a_pit_fight_by_keyboard_alone_comes_to_its_end_and_is_watched_again(window: Opener, server: Server) -> None:
    page = window(take_in(server, late("pit-fighting", "here", "bot", left=4))[0])
    chance = random.Random(11)
    for each in turns(page):
        answer_by_keys(each, chance)
    tab_to(page, "#after a[href$=replay]")
    page.keyboard.press("Enter")
    wait_until_at(page, "**/replay*")
    page.keyboard.press("End")
    expect(page.locator("#verdict")).to_be_visible()


def test_a_masters_fight_in_two_windows_with_two_bots_begins_when_the_guest_has_come(window: Opener) -> None:
    host = window()
    set_table(host, "masters-fight", {1: "bot-random", 2: "link", 3: "bot-random"}, names={0: "Ann"})
    invite = host.locator(".invite input[data-path]").evaluate_all(
        "fields => fields.map(field => [field.labels[0].textContent, field.value])"
    )
    guest = window(next(link for label, link in invite if "Mog" in label))
    join(guest, "Bob")
    host.wait_for_selector("#table")
    expect(host.locator("#seats")).to_contain_text("Bob")
    chance = random.Random(2)
    given = {host: 0, guest: 0}
    for page in turns(host, guest):
        answer_by_clicking(page, chance)
        given[page] += 1
        if min(given.values()) > 0:
            break


def test_a_masters_fight_in_two_windows_with_two_bots_replayed_and_verified(window: Opener, server: Server) -> None:
    host, guest = map(window, take_in(server, late("masters-fight", "here", "bot", "link", "bot", left=9))[:2])
    chance = random.Random(2)
    for answers, page in enumerate(turns(host, guest)):
        if answers == 2:
            server.kill()
            server.start()
            for each in (host, guest):
                each.wait_for_function("() => counted.open")
                expect(each.locator("#offline")).to_be_hidden()
        else:
            answer_by_clicking(page, chance)
    assert answers > 2, "the server was killed"
    for page in (host, guest):
        expect(page.locator("#result .place")).to_have_count(4)
    expect(host.locator("#result")).to_contain_text("Cid")

    text = record_of(guest)
    orcade.verify(orcade.load(text))
    tampered = json.loads(text)
    at = next(at for at, entry in enumerate(tampered["tape"]) if entry["what"] == "roll" and entry["sides"] == 6)
    tampered["tape"][at]["value"] = tampered["tape"][at]["value"] % 6 + 1
    with pytest.raises(orcade.BadRecord):
        orcade.verify(orcade.load(json.dumps(tampered)))
    watch_again(guest)


def watch_again(page: Page) -> None:
    """Step, play and scrub through the replay."""
    page.locator("#after a[href$=replay]").click()
    wait_until_at(page, "**/replay*")
    last = int(page.locator("#table").get_attribute("data-last") or 0)
    assert last > 10
    page.locator("#forward").click()
    expect(page.locator("#at-now")).to_have_text("1")
    page.locator("#back").click()
    expect(page.locator("#at-now")).to_have_text("0")
    page.locator("#play").click()
    page.wait_for_function("() => Number(document.getElementById('at-now').textContent) > 1")
    page.locator("#play").click()
    page.locator("#at").fill(str(last // 2))
    expect(page.locator("#at-now")).to_have_text(str(last // 2))
    expect(page.locator("#eyes")).to_have_count(0)  # nothing is hidden in it
    page.locator("#final").click()
    expect(page.locator("#verdict")).to_be_visible()
