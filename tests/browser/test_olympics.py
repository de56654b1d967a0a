"""The Orclympics as people play them: each discipline to its end, campaigns, and their scoreboard."""

from __future__ import annotations

import math
import random
from functools import cache

import pytest
from playwright.sync_api import Page, expect

import orcade
from orcade.web.table_state import TableState
from orcade.web.view_model import Kind

from .conftest import Opener, Server
from .measured_board import answer_with_fingers, answer_with_keys, answer_with_mouse, point_at
from .played_tables import at_random, begun, late, onward, people_asked, says, take_in
from .players import (
    answer_by_clicking,
    asked,
    find_table,
    join,
    over,
    press_on,
    rest,
    set_table,
    tab_to,
    turns,
    version,
    wait_for,
    wait_for_the_end,
    wait_until_asked,
    wait_until_at,
    wait_until_moved,
)
from .test_fights import record_of
from .test_table import small_targets, too_wide

BOTS = dict.fromkeys((1, 2, 3), "bot-random")
THREE = ("bot-random", "bot-random", "bot-random")
SHORT = {"length": "quick", "first": "flying-pigs", "second": "timber", "third": "road-rage"}
"""A campaign of the disciplines that random players end soonest."""


def verified(page: Page) -> orcade.Match:
    """The match that this page shows the end of, proved by its record."""
    return orcade.verify(orcade.load(record_of(page)))


def test_timber_by_mouse_from_the_setup(window: Opener) -> None:
    page = window()
    set_table(page, "timber", BOTS)
    chance = random.Random(2)
    for _ in range(4):
        wait_until_asked(page)
        answer_by_clicking(page, chance)


def test_timber_by_mouse_to_the_end(window: Opener, server: Server) -> None:
    page = window(take_in(server, late("timber", "here", "bot", "bot", "bot", left=5))[0])
    chance = random.Random(2)
    for each in turns(page):
        answer_by_clicking(each, chance)
    expect(page.locator("#result .place")).to_have_count(4)
    verified(page)


def test_the_lobby_leads_to_the_orclympics(window: Opener) -> None:
    page = window("/")
    page.get_by_role("link", name="Choose what to play").click()
    wait_until_at(page, "**/games/orclympics")
    for part in ("flying-pigs", "brood-rumble", "masters-fight"):
        expect(page.locator(f"#game-{part} [data-play]")).to_be_visible()
    assert too_wide(page) == []
    page.get_by_role("button", name="Quick campaign against the bots").click()
    wait_until_at(page, "**/t/*")
    wait_until_asked(page)
    assert "Choose your brood" in (page.locator("#asked").text_content() or "")


def test_a_phone_holds_the_orclympics(window: Opener) -> None:
    page = window("/games/orclympics", width=390, height=844, touch=True)
    assert too_wide(page) == []
    assert small_targets(page) == []
    page.goto("/new/orclympics")
    assert too_wide(page) == []


def play_until_settling(page: Page) -> None:
    """Press on until a discipline is over and it is asked whether its result stands."""
    press_on(page, 1, "#question.courtesy")
    wait_for(page, "#question.courtesy")


def say(page: Page, words: str) -> None:
    """What is put aside is opened first."""
    was = version(page)
    answer = page.locator(f"button[name=say][value={words}]")
    if not answer.is_visible():
        page.locator("#other-choices-title").click()
    answer.click()
    wait_until_moved(page, was)


@cache
def campaign(*who: Kind, annul: int = 0) -> list[TableState]:
    """A whole quick campaign, answer by answer; the result that is settled as this one, from 1 on, is annulled."""
    choose = at_random(2)
    settled = 0

    def annulling(table: TableState, seat: int) -> str:
        nonlocal settled
        if seat == 0 and settling(table):
            settled += 1
            if settled == annul:
                return "annul"
        return choose(table, seat)

    return list(onward(begun("orclympics", *who, seed=2, options=SHORT), annulling))


def settling(table: TableState) -> bool:
    """Whether the host is asked if a result stands."""
    return "annul" in says(table)


def before_settling(tables: list[TableState], which: int, answers: int) -> TableState:
    """So many of the people's answers before the result of a discipline is settled, the first or the second …"""
    asked = [table for table in tables if people_asked(table)]
    ends = [at for at, table in enumerate(asked) if settling(table)]
    return asked[ends[which - 1] - answers]


def test_a_campaign_begins_with_the_setup(window: Opener) -> None:
    page = window()
    set_table(page, "orclympics", BOTS, {0: "Ann"}, SHORT)
    watcher = window(scoreboard_link(page))
    expect(watcher.locator("#summary")).to_contain_text("Nothing is won yet")
    expect(page.locator("#seats")).to_contain_text("Ann")
    press_on(page, 3)
    page.wait_for_function("() => given > 5")


def test_a_discipline_of_a_campaign_ends_and_counts(window: Opener, server: Server) -> None:
    """One person, three bots without pauses; somebody else looks at the scoreboard."""
    table = before_settling(campaign("here", "bot", "bot", "bot"), 1, 3)
    page = window(take_in(server, table)[0])
    watcher = window(scoreboard_link(page))
    expect(watcher.locator("#summary")).to_contain_text("Nothing is won yet")
    play_until_settling(page)
    expect(watcher.locator("#heat-1 .place")).to_have_count(4)
    say(page, "whatever")
    expect(watcher.locator("#summary")).to_contain_text("After 1 of three")
    expect(watcher.locator("#heat-2")).to_have_class("heat now")


def test_on_a_phone_the_bar_of_a_campaign_is_no_higher_than_its_buttons_and_the_aim(
    window: Opener, server: Server
) -> None:
    tables = campaign("here", "bot", "bot", "bot")
    page = window(take_in(server, before_settling(tables, 1, 3))[0], width=390, height=844, touch=True)
    page.wait_for_selector("#headline")
    words, button = (page.locator(each).evaluate("node => node.offsetHeight") for each in ("#headline", ".bar summary"))
    assert words <= button
    assert small_targets(page) == []


def test_a_card_tells_what_a_discipline_is_about_until_it_has_been_seen(window: Opener, server: Server) -> None:
    begins = [table for table in campaign("here", "bot", "bot", "bot") if people_asked(table)][1]
    page = window(take_in(server, begins)[0], width=390, height=844, touch=True)
    card = page.locator("#opening")
    expect(card).to_contain_text("1 of 3: ")
    card.get_by_role("button").tap()
    expect(card).to_be_hidden()
    page.reload()
    wait_until_asked(page)
    expect(card).to_be_hidden()
    again = window(take_in(server, begins)[0])
    expect(again.locator("#opening")).to_be_visible()
    press_on(again, 1)
    expect(again.locator("#opening")).to_be_hidden()


def test_on_a_phone_the_card_over_the_first_board_tells_all_the_house_rules(window: Opener, server: Server) -> None:
    agreed = {"half_lap": "on", "comeback": "on", "turn_cap": "20"}
    table = begun("thatll-do-pigs", "here", "bot", "bot", "bot", seed=1, options=agreed)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    card = page.locator("#opening")
    expect(card.locator(".agreed")).to_have_count(3)
    assert card.evaluate("node => node.scrollHeight <= node.clientHeight")


def test_a_campaign_ends_with_one_podium_and_what_its_points_are_made_of(window: Opener, server: Server) -> None:
    page = window(take_in(server, campaign("here", "bot", "bot", "bot")[-1])[0])
    expect(page.locator("#result .place")).to_have_count(4)
    expect(page.locator("#after .sums tbody tr")).to_have_count(5)
    expect(page.locator("#podium")).to_have_count(0)
    expect(page.locator("#board")).to_have_attribute("data-look", "podium")


def test_a_discipline_of_a_campaign_is_annulled_and_played_anew(window: Opener, server: Server) -> None:
    table = before_settling(campaign("here", "bot", "bot", "bot"), 2, 5)
    page = window(take_in(server, table)[0])
    watcher = window(scoreboard_link(page))
    expect(watcher.locator("#heat-2")).to_have_class("heat now")
    play_until_settling(page)
    say(page, "annul")
    expect(watcher.locator("#heat-2")).to_have_class("heat annulled")
    expect(watcher.locator("#heat-3")).to_have_class("heat now")


def test_a_campaign_in_which_a_result_was_annulled_comes_to_its_end(window: Opener, server: Server) -> None:
    tables = [table for table in campaign("here", "bot", "bot", "bot", annul=2) if people_asked(table)]
    page = window(take_in(server, tables[-6])[0])
    watcher = window(scoreboard_link(page))
    expect(watcher.locator("#heats > .annulled")).to_have_count(1)
    press_on(page, 1)
    wait_for_the_end(page)
    assert rest(page) > 2
    expect(page.locator("#result .place")).to_have_count(4)
    expect(watcher.locator("#live")).to_have_count(0)
    expect(watcher.locator("#heats > .played")).to_have_count(3)
    assert "Ann" in (watcher.locator("#heats").text_content() or "")
    verified(page)


def scoreboard_link(page: Page) -> str:
    """The address that this table's scoreboard gives to be sent to anybody."""
    page.locator("#to-scores").click()
    wait_until_at(page, "**/scoreboard")
    link = page.locator("#share").input_value()
    page.go_back()
    page.wait_for_selector("#table")
    return link


def test_a_shared_scoreboard_gives_no_seat_away(window: Opener) -> None:
    page = window()
    find_table(page, "orclympics", *THREE)
    own = page.url.rpartition("/")[2]
    link = scoreboard_link(page)
    page.go_forward()
    assert page.url == link, "its address can be copied as well"
    page.reload()
    page.get_by_role("link", name="To the table").click()
    wait_until_at(page, f"**/{own}")
    watcher = window(link, width=390, height=844, touch=True)
    assert own not in watcher.content()
    assert too_wide(watcher) == []
    assert small_targets(watcher) == []
    watcher.get_by_role("link", name="Watch the table").click()
    watcher.wait_for_selector("#table")
    assert not asked(watcher)
    expect(watcher.locator(".whose")).to_contain_text("You are watching")


def test_a_campaign_in_two_windows_begins_when_the_guest_has_come(window: Opener) -> None:
    host = window()
    set_table(host, "orclympics", {1: "link"}, {0: "Ann"}, SHORT)
    guest = window(host.locator(".invite input[data-path]").first.input_value())
    join(guest, "Bob")
    host.wait_for_selector("#table")
    for page in (host, guest):
        press_on(page, 5)
    for page in (host, guest):
        page.wait_for_function("() => given > 2")


def test_a_player_leaves_a_campaign_and_comes_back(window: Opener, server: Server) -> None:
    """Two people: one leaves in mid-campaign, a bot plays for her, and she comes back to her own broods."""
    table = before_settling(campaign("here", "link"), 1, 20)  # of Flying Pigs, in which nobody is ever out
    host, guest = map(window, take_in(server, table)[:2])
    press_on(guest, 5)
    host.locator(".menu summary").click()
    host.locator("#leave").click()
    host.locator("#leaver-form .loud").click()
    back = host.get_by_role("button", name="I am back")
    expect(back).to_be_visible()
    assert not asked(host)
    expect(guest.locator("#seat-0 .chip")).to_have_text("left")
    was = version(host)
    host.wait_for_function("was => Number(document.getElementById('table').dataset.version) > Number(was) + 2", arg=was)
    host.reload()
    back.click()
    expect(back).to_have_count(0)
    expect(guest.locator("#seat-0 .chip")).to_have_count(0)
    log = host.request.get(f"{host.url}/log").text()
    assert "Grub leaves for now; the easy bot plays until Grub is back." in log
    assert "Grub is back." in log
    press_on(host, 1)
    host.wait_for_function("() => given > 1")


def test_a_campaign_that_was_left_for_a_while_comes_to_its_end_in_two_windows(window: Opener, server: Server) -> None:
    tables = [table for table in campaign("here", "link") if people_asked(table)]
    table = tables[-12].leave(0).come_back(0)
    host, guest = map(window, take_in(server, table)[:2])
    for seed, page in enumerate((host, guest), 5):
        press_on(page, seed)
    for page in (host, guest):
        wait_for_the_end(page)
        assert rest(page) > 1
        expect(page.locator("#result .place")).to_have_count(2)
    verified(guest)


def test_a_chariot_is_built_from_its_parts(window: Opener) -> None:
    """Parts are ticked in any order; what comes of them, or why it cannot be, is told before it is taken."""
    page = window()
    find_table(page, "road-rage", "bot-random")
    wait_until_asked(page)
    say(page, "feral")
    page.locator("#build-own > summary").click()
    take = page.locator("#build-it")
    told = page.locator("#built")
    expect(take).to_be_disabled()
    page.locator("#build [value=wolves]").check()
    page.locator("#build [value=boar-boss]").check()
    expect(take).to_be_enabled()
    expect(told).to_contain_text("Boar Boss, Are those Wolves?: Top Speed 2, Agility 4, Driver Skill 4, Chassis 3")
    for part in ("metal-plates", "moar-boar", "dead-sneaky"):
        page.locator(f"#build [value={part}]").check()
    expect(take).to_be_disabled()
    expect(told).to_contain_text("take at most 3")
    page.locator("#build [value=moar-boar]").uncheck()
    expect(take).to_be_enabled()
    was = version(page)
    take.click()
    wait_until_moved(page, was)
    expect(page.locator("#build")).to_have_count(0)


def test_a_phone_holds_the_workshop(window: Opener) -> None:
    page = window(width=390, height=844, touch=True)
    find_table(page, "road-rage", *THREE)
    wait_until_asked(page)
    say(page, "iron")
    page.wait_for_selector("#build-own")
    assert too_wide(page) == []
    assert small_targets(page) == [], "of the ready-made chariots"
    left = "all => all.map(each => Math.round(each.getBoundingClientRect().left))"
    assert len(set(page.locator("#choices > button").evaluate_all(left))) == 1, "one below the other"
    page.locator("#build-own > summary").tap()
    page.wait_for_selector("#build")
    assert too_wide(page) == []
    assert small_targets(page) == []
    page.locator("#build [value=boar-boss]").tap()
    page.locator("#build-it").tap()
    expect(page.locator("#build")).to_have_count(0)


FACING = """() => [...document.querySelectorAll('#board .based')].length && document.querySelector('#preview-turn')
    && Number(/rotate\\(([-\\d.]+)/.exec(document.querySelector('#preview-turn').getAttribute('transform'))?.[1])"""


def test_thatll_do_pigs_by_mouse_from_the_setup(window: Opener) -> None:
    page = window()
    set_table(page, "thatll-do-pigs", BOTS)
    chance = random.Random(4)
    for _ in range(4):
        wait_until_asked(page)
        answer_with_mouse(page, chance)


def riding(table: TableState) -> bool:
    """Whether the host is asked where a boar of his rides, that has board on all sides for the mouse to point at; not
    where that goes by itself."""
    scene = table.playing().scene(0) if 0 in table.asked else None
    if scene is None or scene.question is None or scene.question.passing:
        return False
    area = scene.question.area
    if area is None or area.start is None or area.aim or not area.heads:
        return False
    x, y = area.start
    return 3 < x < scene.width - 3 and 3 < y < scene.height - 3


def test_thatll_do_pigs_by_mouse_to_the_end(window: Opener, server: Server) -> None:
    """A boar's preview looks where it would ride; then on to the end of the race."""
    tables = list(onward(begun("thatll-do-pigs", "here", "bot", "bot", "bot", seed=6), at_random(6)))
    rides = [table for table in tables if riding(table)]
    page = window(take_in(server, rides[-2])[0])
    chance = random.Random(4)
    wait_until_asked(page)
    expect(page.locator("#area:not(.aim) ~ #preview[data-heads]")).to_have_count(1)
    turned = set()
    for x, y in ((2.9, 0), (0, 2.9), (-2, -2), (2.7, -2.7), (-2.9, 0)):  # clear of its own figure
        here = page.evaluate("() => page.preview.start")
        point_at(page, here["x"] + x, here["y"] + y)
        there = page.evaluate("() => page.preview.shown")
        if math.dist((here["x"], here["y"]), (there["x"], there["y"])) > 0.1:  # else it stays where it is
            way = math.degrees(math.atan2(there["y"] - here["y"], there["x"] - here["x"]))
            assert page.evaluate(FACING) == pytest.approx(way, abs=0.1)
            turned.add(round(way))
    assert len(turned) > 1
    for given, each in enumerate(turns(page)):
        if given == 4:
            break
        answer_with_mouse(each, chance)
    press_on(page, 4)
    wait_for_the_end(page)
    expect(page.locator("#result .place")).to_have_count(4)
    verified(page)


def test_thatll_do_pigs_with_fingers_on_a_phone(window: Opener) -> None:
    page = window(width=390, height=844, touch=True)
    find_table(page, "thatll-do-pigs", *THREE)
    chance = random.Random(6)
    for _ in range(5):
        wait_until_asked(page)
        answer_with_fingers(page, chance)
    wait_until_asked(page)
    assert too_wide(page) == []
    assert small_targets(page) == []


def test_what_is_mostly_wanted_is_shown_first_and_given_by_one_tap(window: Opener, server: Server) -> None:
    """A ride lies on the board with its way before anything is chosen; a tap elsewhere shows and names another."""
    tables = onward(begun("thatll-do-pigs", "here", "bot", "bot", seed=4), at_random(4))
    table = next(each for each in tables if riding(each))
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    wait_until_asked(page)
    here = page.locator("#here")
    expect(here).to_contain_text('"')
    first, seen = here.text_content(), page.evaluate("() => page.preview.shown")
    start = page.evaluate("() => page.preview.start")
    assert page.locator("#preview.shown").count() == 1
    page.evaluate(
        "([x, y]) => page.preview.put(page.plane.point(x, y), { fix: true, pause: 0 })",
        [2 * start["x"] - seen["x"], 2 * start["y"] - seen["y"]],
    )
    expect(here).not_to_have_text(first or "")
    page.evaluate("() => page.preview.rest()")
    expect(here).to_have_text(first or "")
    was = page.locator("#table").get_attribute("data-version")
    here.tap()
    expect(page.locator("#table")).not_to_have_attribute("data-version", was or "")


def test_road_rage_by_keyboard_alone_from_the_workshop(window: Opener) -> None:
    page = window()
    set_table(page, "road-rage", BOTS)
    chance = random.Random(4)
    wait_until_asked(page)
    answer_with_keys(page, chance)
    tab_to(page, "#build-own > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#build [type=radio]")
    page.keyboard.press("Space")
    tab_to(page, "#build [value=eavy-wheels]")
    page.keyboard.press("Space")
    tab_to(page, "#build-it")
    page.keyboard.press("Enter")
    expect(page.locator("#build")).to_have_count(0)
    for _ in range(3):
        wait_until_asked(page)
        if not over(page):
            answer_with_keys(page, chance)


def test_road_rage_by_keyboard_alone_to_the_end(window: Opener, server: Server) -> None:
    page = window(take_in(server, late("road-rage", "here", "bot", "bot", "bot", left=4, seed=10))[0])
    chance = random.Random(4)
    for each in turns(page):
        answer_with_keys(each, chance)
    expect(page.locator("#result .place")).to_have_count(4)
    verified(page)
