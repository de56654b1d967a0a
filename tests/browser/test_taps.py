"""Fingers: the first tap on an answer shows what it would do, the second gives it; one that rests asks what it is."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from orcade.web.table_state import TableState

from .conftest import Opener, Server
from .played_tables import at_random, begun, first, onward, says, take_in
from .players import version, wait_until_asked, wait_until_moved

UPRIGHT = {"width": 390, "height": 844, "touch": True}
SIDEWAYS = {"width": 844, "height": 390, "touch": True}
DESKTOP = {"width": 1280, "height": 860}


@cache
def dealing_tokens() -> TableState:
    """Timber!: some buttons, nothing lit."""
    tables = onward(begun("timber", "here", "bot", seed=5), at_random(3))
    return first(tables, lambda table: len(says(table)) == 3 and len(table.tape) > 20)


@cache
def playing_a_card() -> TableState:
    """Pit Fighting: each card of the hand is an answer."""
    tables = onward(begun("pit-fighting", "here", "bot", seed=5), at_random(3))
    return first(tables, lambda table: len(says(table)) > 2 and len(table.tape) > 20)


def by_itself(table: TableState) -> str:
    """A thing that is an answer by itself, and begins no other; empty where there is none."""
    if 0 not in table.asked:
        return ""
    match = table.playing()
    named = [tuple(option.things(match.board(0))) for option in match.ask_of(0).options]
    firsts = [things[0] for things in named if things]
    return next((things[0] for things in named if len(things) == 1 and firsts.count(things[0]) == 1), "")


@cache
def playing_by_itself() -> TableState:
    """Pit Fighting: some card is an answer by itself."""
    return first(
        onward(begun("pit-fighting", "here", "bot", seed=5), at_random(3)), lambda table: bool(by_itself(table))
    )


def sit(window: Opener, server: Server, table: TableState, **how: object) -> Page:
    page = window(take_in(server, table)[0], **how)
    wait_until_asked(page)
    return page


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def test_the_second_tap_on_a_button_answers(window: Opener, server: Server) -> None:
    """Each tells before in a line what it does."""
    page = sit(window, server, dealing_tokens(), **UPRIGHT)
    briefs = page.locator("#choices > button[data-brief]")
    assert briefs.count() > 1
    for button in briefs.all():
        brief = button.evaluate("node => getComputedStyle(node, '::after').content")
        assert brief == f'"{button.get_attribute("data-brief") or button.get_attribute("data-hint")}"'
        assert button.evaluate("node => node.scrollWidth <= node.clientWidth"), brief
    was = version(page)
    buttons = page.locator("#choices button[name=say]:not(.usual)")  # that one is given by its first tap
    one, other = buttons.nth(0), buttons.nth(1)
    one.tap()
    expect(page.locator("#choices .tapped")).to_have_count(1)
    other.tap()
    expect(page.locator("#choices .tapped")).to_have_count(1)
    told = other.get_attribute("data-hint") or ""
    expect(page.locator("#hint")).to_have_text(told)
    assert version(page) == was
    other.tap()
    wait_until_moved(page, was)


def test_the_second_tap_on_a_card_plays_it(window: Opener, server: Server) -> None:
    page = sit(window, server, playing_by_itself(), **UPRIGHT)
    was = version(page)
    page.locator(f'.hand [data-thing="{by_itself(playing_by_itself())}"]').tap()
    expect(page.locator(".hand .card.picked")).to_have_count(1)
    expect(page.locator("#choices button.loud:visible")).to_be_in_viewport(ratio=1)
    assert version(page) == was
    page.locator(".hand .card.picked").tap()
    wait_until_moved(page, was)


def test_one_tap_answers_for_who_wishes_so(window: Opener, server: Server) -> None:
    page = sit(window, server, dealing_tokens(), **UPRIGHT)
    page.locator(".menu summary").tap()
    page.locator("[data-do=one-tap]").tap()
    expect(page.locator("[data-do=one-tap]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".menu .drop")).to_be_hidden()
    expect(page.locator(".menu summary")).to_be_focused()
    was = version(page)
    page.locator("#choices button[name=say]").first.tap()
    wait_until_moved(page, was)


def test_a_finger_that_rests_is_told_what_is_there(window: Opener, server: Server) -> None:
    page = sit(window, server, playing_a_card(), **UPRIGHT)
    was = version(page)
    fingers = page.context.new_cdp_session(page)
    for what in (".hand .card.goes", "#seat-1"):
        at = box(page.locator(what).first)
        point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.locator("#tip")).to_be_visible()
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator("#tip b")).not_to_be_empty()
        expect(page.locator("#tip > span")).not_to_be_empty()
        expect(page.locator(".picked")).to_have_count(0)
        assert version(page) == was, what
        page.keyboard.press("Escape")
        expect(page.locator("#tip")).to_be_hidden()


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS, DESKTOP], ids=["upright", "sideways", "desktop"])
def test_the_board_keeps_its_place_and_nothing_lies_over_it(
    window: Opener, server: Server, size: dict[str, int]
) -> None:
    page = sit(window, server, dealing_tokens(), **size)
    before = box(page.locator("#board-frame"))
    if size == SIDEWAYS:  # the answers stand beside it
        assert before["height"] > 250
        assert box(page.locator("#choices"))["x"] > box(page.locator("#board"))["width"]
        for button in page.locator("#choices button[name=say]").all():
            expect(button).to_be_in_viewport(ratio=1)
    if size == DESKTOP:  # a mouse answers at once
        expect(page.locator("[data-do=one-tap]")).to_be_hidden()
    assert box(page.locator("#strip"))["y"] >= before["y"] + before["height"]
    was = version(page)
    page.locator("#choices button[name=say]").first.click()
    wait_until_moved(page, was)
    assert box(page.locator("#board-frame")) == before


@cache
def choosing_a_way() -> TableState:
    """Flying Pigs: two answers and nothing else."""
    tables = onward(begun("flying-pigs", "here", "bot", seed=5, options={"hungry": "on"}), at_random(3))
    return first(tables, lambda table: says(table) == ["run 1", "run 2"])


def test_of_two_answers_each_tells_on_a_phone_what_it_does(window: Opener, server: Server) -> None:
    page = sit(window, server, choosing_a_way(), **UPRIGHT)
    for button in page.locator("#choices button[name=say]").all():
        told = button.evaluate("button => [getComputedStyle(button, '::after').content, button.dataset.hint]")
        assert told[0].replace('\\"', '"') == f'"{told[1]}"'


@cache
def choosing_bosses() -> TableState:
    """Orcwars Too!: an answer with a hint that is not the usual one, which one tap gives."""
    tables = onward(begun("orcwars", "here", "bot", seed=5), at_random(3))
    return first(tables, lambda table: 0 in table.asked and "bosses 1" in says(table))


def test_the_second_tap_finds_the_button_where_the_first_did(window: Opener, server: Server) -> None:
    """What it does is told in the button: told above, it pushed the buttons away from below the finger."""
    page = sit(window, server, choosing_bosses(), **UPRIGHT)
    one = page.locator("#choices button[value='bosses 1']")
    was, before = version(page), box(one)
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.touchscreen.tap(x, y)
    expect(one).to_have_class("lead tapped")
    told = one.evaluate("button => [getComputedStyle(button, '::after').content, button.dataset.hint]")
    assert told[0] == f'"{told[1]} Tap again."'
    page.touchscreen.tap(x, y)
    wait_until_moved(page, was)
