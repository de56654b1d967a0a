"""A board measured in inches, with a toy: preview, proposals, fine-tuning, ruler, zoom, true paths, and fingers."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from playwright.sync_api import Browser, Page, expect

from orcade.table.walks import walks
from orcade.web.table_state import TableState

from .conftest import Opener, Server
from .measured_board import Fingers, click_at, on_screen, point_at, server_silent, view_box, wait_for_word
from .played_tables import at_random, begun, by_policy, first, onward, says, take_in
from .players import (
    find_table,
    join,
    tab_to,
    version,
    wait_until_asked,
    wait_until_moved,
)
from .test_table import small_targets, too_wide


def sit(page: Page) -> None:
    """A table of two on one screen: Grub stands at 2,4 and walks first, up to 4 inches; a rock lies in the middle."""
    find_table(page, "toy-walk", "here")
    wait_until_asked(page)


def posts(page: Page) -> list[str]:
    """What this page posts from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or "") if request.method == "POST" else None)
    return sent


def test_the_preview_follows_the_mouse_and_one_click_goes_there(window: Opener) -> None:
    page = window()
    sit(page)
    sent = posts(page)
    with server_silent(page):
        page.mouse.move(*on_screen(page, 3, 7))
        expect(page.locator("#preview-tag b")).to_have_text("3.2″ down")
    wait_for_word(page)
    expect(page.locator("#preview-tag b")).to_have_text('3.16"')
    expect(page.locator("#preview.shown")).to_have_count(1)
    expect(page.locator("#spot-line")).to_have_text('3.16"')
    point_at(page, 11, 4)
    expect(page.locator("#preview.snapped")).to_have_count(1)
    expect(page.locator("#preview-tag .why")).to_contain_text("the reach is 4")
    expect(page.locator("#spot-line")).to_contain_text("Nearest:")
    for tool in ("[data-zoom=in]", "[data-zoom=whole]"):
        page.locator(tool).click()
    for measuring in ("#table.measuring", "#table:not(.measuring)"):
        page.locator("[data-do=ruler]").click()
        page.wait_for_selector(measuring)
    point_at(page, 3, 7)
    assert sent == []
    was = version(page)
    click_at(page, 3, 7)
    wait_until_moved(page, was)
    assert len(sent) == 1
    assert re.search(r"say=walk\+grub\+\d\.\d{3}%2C\d\.\d{3}", sent[0])
    assert page.evaluate("() => page.plane.placeOf(document.getElementById('thing-walker-0'))") == {
        "x": pytest.approx(3, abs=0.03),
        "y": pytest.approx(7, abs=0.03),
    }
    expect(page.locator("#preview.shown")).to_have_count(0)


def test_a_way_round_what_stands_there_is_drawn_round_it(window: Opener) -> None:
    """Who moves stays solid, and only where he would stand is faint."""
    page = window()
    sit(page)
    drawn = page.locator("#overlay [data-name=preview] .stroke.way")
    point_at(page, 3, 7)
    expect(drawn).to_have_count(1)
    expect(page.locator("#preview.shown")).to_have_count(1)
    expect(page.locator("#thing-walker-0")).to_have_css("opacity", "1")
    expect(page.locator("#preview .o-preview").first).to_have_css("opacity", "0.5")
    point_at(page, 5.6, 2.8)
    page.wait_for_function("() => document.querySelectorAll('#overlay [data-name=preview] .stroke.way').length > 1")


def test_proposals_that_were_opened_are_closed_with_the_next_question(window: Opener) -> None:
    page = window()
    sit(page)
    page.locator("#proposals-title").click()
    expect(page.locator("#proposals[open]")).to_have_count(1)
    was = version(page)
    click_at(page, 3, 7)
    wait_until_moved(page, was)
    wait_until_asked(page)
    expect(page.locator("#proposals:not([open])")).to_have_count(1)


def test_a_quick_click_far_from_what_is_legal_is_asked_again(window: Opener) -> None:
    page = window()
    sit(page)
    sent = posts(page)
    click_at(page, 11, 1)
    expect(page.locator("#preview.snapped")).to_have_count(1)
    assert sent == []
    was = version(page)
    click_at(page, 11, 1)
    wait_until_moved(page, was)
    assert len(sent) == 1


def test_the_large_button_stays_after_a_click_where_nobody_may_go(window: Opener, server: Server) -> None:
    """On the Kitchen, where an Orc may walk."""
    tables = onward(begun("flying-pigs", "here", "bot", seed=3), at_random(3))
    walking = first(tables, lambda table: 0 in table.asked and "may walk" in table.playing().asks[0].prompt)
    page = window(take_in(server, walking)[0])
    wait_until_asked(page)
    expect(page.locator("#here:visible")).to_have_count(1)
    with page.expect_response("**/try?*"):
        click_at(page, 15, 15)
    expect(page.locator("#preview.snapped")).to_have_count(1)
    expect(page.locator("#here:visible")).to_have_count(1)


def test_a_view_that_comes_while_a_click_waits_for_the_servers_word_does_not_swallow_it(window: Opener) -> None:
    page = window()
    sit(page)
    was = version(page)
    page.evaluate(
        """() => {
            const { plane, preview } = page;
            preview.put(plane.point(3, 7));
            preview.take();
            preview.renew('another');
        }"""
    )
    wait_until_moved(page, was)


def test_a_click_on_a_preview_that_a_new_question_takes_away_is_dropped_and_the_next_one_counts(window: Opener) -> None:
    page = window()
    sit(page)
    page.evaluate(
        """() => {
            const { plane, preview } = page;
            preview.put(plane.point(3, 7));
            preview.take().then(taken => { window.taken = taken; });
            preview.clear();
        }"""
    )
    page.wait_for_function("() => window.taken === false")
    was = version(page)
    click_at(page, 3, 7)
    wait_until_moved(page, was)


def test_a_direction_is_an_arrow(window: Opener) -> None:
    page = window()
    sit(page)
    page.locator("button[value=stay]").click()
    expect(page.locator("#asked")).to_have_text("Throw where?")
    with server_silent(page):
        page.mouse.move(*on_screen(page, 4, 2))
        expect(page.locator("#preview-tag b")).to_have_text("up-right")
    wait_for_word(page)
    expect(page.locator("#overlay .stroke.aim")).to_have_count(3)
    expect(page.locator("#preview.shown")).to_have_count(0)
    was = version(page)
    click_at(page, 4, 2)
    wait_until_moved(page, was)


def test_proposals_are_in_the_tab_order_and_can_be_fine_tuned(window: Opener) -> None:
    page = window()
    sit(page)
    tab_to(page, ".dot")
    expect(page.locator(".dot")).to_have_count(8)
    first = page.evaluate("() => document.activeElement.dataset.say")
    expect(page.locator("#preview.shown")).to_have_count(1)
    for _ in range(8):
        page.keyboard.press("ArrowDown")
        if page.evaluate("() => document.activeElement.dataset.say") != first:
            break
    assert page.evaluate("() => document.activeElement.matches('.dot')")
    sent = posts(page)
    with server_silent(page):  # its word on a point out of reach would move the preview between the keys
        page.keyboard.press("f")
        begun = page.evaluate("() => page.preview.at")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowUp")
        now = page.evaluate("() => page.preview.at")
    wait_for_word(page)
    assert [round(now["x"] - begun["x"], 3), round(now["y"] - begun["y"], 3)] == [0.25, -0.05]
    expect(page.locator("#spot-line[aria-live]")).to_contain_text('"')
    page.keyboard.press("Escape")
    expect(page.locator("#preview.shown")).to_have_count(1)  # the proposal is in focus again
    assert page.evaluate("() => document.activeElement.matches('.dot')")
    page.keyboard.press("f")
    page.keyboard.press("ArrowRight")
    wait_for_word(page)
    assert sent == []
    was = version(page)
    page.keyboard.press("Enter")
    wait_until_moved(page, was)
    assert len(sent) == 1
    wait_until_asked(page)  # the answer is back: until then the page takes no other
    tab_to(page, ".dot")
    was = version(page)
    page.keyboard.press("Enter")
    wait_until_moved(page, was)


def test_coordinates_can_be_typed(window: Opener) -> None:
    page = window()
    sit(page)
    page.locator("#spot-tools summary").press("Enter")  # no mouse rests on an answer then
    page.locator("#point").fill("2.5, 6")
    wait_for_word(page)
    expect(page.locator("#spot-line")).to_have_text('2.06"')
    page.locator("#point").fill("900, 6")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_be_visible()
    was = version(page)
    page.locator("#point").fill("2.5, 6")
    page.keyboard.press("Enter")
    wait_until_moved(page, was)


def test_coordinates_do_without_scripts(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/new/toy-walk")
    page.locator("[name=seat-1]").select_option("here")
    page.locator(".go button").click()
    page.locator("#spot-tools summary").press("Enter")  # no mouse rests on an answer then
    page.locator("#point").fill("2.5,6")
    page.locator("#exact button").click()
    expect(page.locator("#asked")).to_have_text("Throw where?")
    assert page.locator("#board").get_attribute("viewBox")
    context.close()


def test_measuring_is_from_edge_to_edge_and_nobody_elses_business(window: Opener) -> None:
    page = window()
    with page.expect_response("**/seal"):  # a moment after the page itself
        sit(page)
    page.keyboard.press("m")
    page.wait_for_selector("#table.measuring")  # the tool is loaded when it is first taken up
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.mouse.move(*on_screen(page, 2.1, 4.1))
    page.mouse.down()
    page.mouse.move(*on_screen(page, 6, 3), steps=3)
    page.mouse.move(*on_screen(page, 9.9, 4), steps=3)
    page.mouse.up()
    expect(page.locator("#overlay .words")).to_have_text("Grub to Dreg: 7.0″")  # 8 from middle to middle
    click_at(page, 1, 1)
    click_at(page, 4, 5)
    expect(page.locator("#overlay .words")).to_have_text("5.0″")
    assert requests == []
    page.keyboard.press("Escape")
    expect(page.locator("#overlay .words")).to_have_count(0)
    tab_to(page, ".dot")
    page.keyboard.press("m")
    for way in ("Down", "Right", "Up", "Left"):
        page.keyboard.press(f"Arrow{way}")
    expect(page.locator("#overlay .words")).to_have_text(re.compile(r"^\d+\.\d″$"))
    expect(page.locator("#heard")).to_have_text(re.compile("″$"))


def test_zoom_is_bounded_and_outlives_what_the_others_do(window: Opener) -> None:
    host = window()
    find_table(host, "toy-walk", "link")
    invite = host.locator(".invite input[data-path]").first.input_value()
    guest = window(invite)
    join(guest, "Bob")
    for page in (host, guest):
        page.wait_for_function("() => document.getElementById('board') && page.ready")
    whole = view_box(guest)
    guest.mouse.move(*on_screen(guest, 3, 3))
    before = on_screen(guest, 3, 3)
    guest.mouse.wheel(0, -300)
    near = view_box(guest)
    assert near[2] < whole[2] / 1.2
    assert on_screen(guest, 3, 3)[0] == pytest.approx(before[0], abs=1), "what is under the pointer stays there"
    was = version(guest)
    host.locator("button[value=stay]").click()
    wait_until_moved(guest, was)
    assert view_box(guest) == near
    for _ in range(30):
        guest.keyboard.press("+")
    assert whole[2] / 16 < view_box(guest)[2] < near[2]
    x, y = on_screen(guest, 2, 4)
    guest.mouse.move(x, y)
    guest.keyboard.press("0")
    assert view_box(guest) == whole
    guest.locator("[data-zoom=in]").click()
    assert view_box(guest) != whole
    box = guest.locator("#board").bounding_box()
    assert box
    guest.mouse.move(box["x"] + 300, box["y"] + 300)
    guest.mouse.down()
    guest.mouse.move(box["x"] + 9000, box["y"] + 9000, steps=5)
    guest.mouse.up()
    assert view_box(guest)[:2] == pytest.approx(whole[:2], abs=1), "the board cannot be lost"
    host.reload()
    assert view_box(host) == whole


FLOWN = """() => counted.trails.filter(({node}) => node.id === 'thing-stone').map(({frames, timing}) =>
    [timing.duration, timing.easing, frames.map(({offset, transform}) =>
        [offset, transform.match(/-?[\\d.]+/g).map(each => each / page.plane.unit)])])"""
"""Of every flight of the stone: milliseconds, easing, and where it was when."""
WATCH_BREAKING = """() => {
    const seen = [];
    const look = () => {
        const {classList} = document.getElementById('thing-stone') ?? document.body;
        const state = ['travels', 'breaking', 'gone'].filter(word => classList.contains(word)).join(' ');
        if (state && state !== 'gone' && state !== seen.at(-1)) seen.push(state);
    };
    new MutationObserver(look).observe(document, {attributes: true, childList: true, subtree: true});
    return seen;
}"""
"""What becomes of the stone from now on, but for that it is gone."""


def throw(page: Page) -> None:
    """From 2,4 straight down: the stone comes to the edge at 7.6 and back up."""
    page.locator("button[value=stay]").click()
    expect(page.locator("#asked")).to_have_text("Throw where?")
    was = version(page)
    page.locator("#spot-tools summary").press("Enter")  # no mouse rests on an answer then
    page.locator("#point").fill("2,8")
    page.keyboard.press("Enter")
    wait_until_moved(page, was)


def test_a_bounce_is_seen_along_its_way(window: Opener) -> None:
    page = window(still=False)
    sit(page)
    seen = page.evaluate_handle(WATCH_BREAKING)
    throw(page)
    ((duration, easing, frames),) = page.evaluate(FLOWN)
    assert 180 <= duration <= 900
    assert easing == "ease-out"
    assert [offset for offset, _ in frames] == pytest.approx([0, 0.6, 1])
    assert [at for _, at in frames] == [pytest.approx(each) for each in ([2, 4], [2, 7.6], [2, 5.2])]
    page.wait_for_function("seen => seen.length === 2", arg=seen)
    assert seen.json_value() == ["travels gone", "breaking gone"], "whole on its way, then it breaks"
    expect(page.locator("#thing-stone.gone:not(.travels, .breaking)")).to_have_count(1)


HOLD_REPLIES = """() => {
    const plain = fetch;
    window.held = [];
    window.fetch = (...given) => plain(...given).then(reply => new Promise(done => held.push(() => done(reply))));
}"""
"""The server hears all that is sent from now on, but its replies come only when they are let go."""


def test_a_new_question_is_answered_before_the_reply_to_the_last_answer_has_come(window: Opener) -> None:
    page = window()
    sit(page)
    page.evaluate(HOLD_REPLIES)
    throw(page)
    wait_until_asked(page)
    was = version(page)
    page.locator("button[value=stay]").click()
    wait_until_moved(page, was)
    now = version(page)
    page.evaluate("() => held.forEach(each => each())")
    expect(page.locator("#asked")).to_have_text("Throw where?")
    expect(page.locator("#notice")).to_be_hidden()
    assert version(page) == now


def test_nothing_flies_for_who_prefers_stillness(window: Opener) -> None:
    page = window(still=True)
    sit(page)
    throw(page)
    expect(page.locator("#thing-stone.gone")).to_have_count(1)
    assert page.evaluate(FLOWN) == []


def test_fingers_look_around_without_answering_and_here_answers(window: Opener) -> None:
    page = window(width=390, height=844, touch=True)
    sit(page)
    sent = posts(page)
    assert too_wide(page) == []
    assert small_targets(page) == []
    expect(page.locator("#here")).to_be_hidden()
    fingers = Fingers(page)
    whole = view_box(page)
    middle = on_screen(page, 4, 4)
    fingers.pinch(middle, 60, 180)
    near = view_box(page)
    assert near[2] < whole[2] / 1.5
    page.locator("[data-do=ruler]").tap()
    page.wait_for_selector("#table.measuring")
    x, y = middle
    fingers.drag(((x, y), (x + 40, y + 30)))
    expect(page.locator("#overlay .words")).to_have_text(re.compile("″$"))
    page.locator("[data-do=ruler]").tap()
    expect(page.locator("#overlay .words")).to_have_count(0)
    assert view_box(page) == near
    fingers.drag(((x, y), (x + 60, y + 20)))
    assert view_box(page)[0] < near[0]
    expect(page.locator("#preview.shown")).to_have_count(0)
    page.touchscreen.tap(*middle)
    wait_for_word(page)
    expect(page.locator("#preview.shown")).to_have_count(1)
    expect(page.locator("#here")).to_be_in_viewport()
    before = page.evaluate("() => page.preview.at")
    x, y = on_screen(page, before["x"], before["y"])  # in the middle of the board as it is seen now
    fingers.drag(((x, y), (x - 40, y - 30)))
    page.wait_for_function("was => page.preview.told && page.preview.at.x !== was.x", arg=before)
    after = page.evaluate("() => page.preview.at")
    assert after["x"] < before["x"]
    assert after["y"] < before["y"]
    assert sent == []
    assert small_targets(page) == []
    was = version(page)
    page.locator("#here").tap()
    wait_until_moved(page, was)
    assert len(sent) == 1
    # The second way: a second tap on the preview.
    wait_until_asked(page)
    page.touchscreen.tap(*middle)
    wait_for_word(page)
    was = version(page)
    page.touchscreen.tap(*middle)
    wait_until_moved(page, was)
    assert len(sent) == 2


def test_what_was_shown_of_one_is_not_meant_of_the_other(window: Opener, server: Server) -> None:
    """The view moves when another Orc is asked about, before the question is read."""

    def walking(table: TableState) -> bool:
        return 0 in table.asked and "gnaw first" in says(table)

    tables = onward(begun("flying-pigs", "here", "bot", seed=6), at_random(6))
    page = window(take_in(server, first(tables, walking))[0], width=390, height=844, touch=True)
    wait_until_asked(page)
    expect(page.locator("#here")).to_contain_text("Grub")
    was = version(page)
    page.locator("#other-choices-title").click()
    page.locator("button[value='stay grub']").click()
    wait_until_moved(page, was)
    wait_until_asked(page)
    expect(page.locator("#here")).not_to_contain_text("Grub")


def test_the_place_that_is_proposed_says_why(window: Opener, server: Server) -> None:
    def why(table: TableState) -> str:
        question = table.playing().scene(table.asked[0]).question
        plain = question is not None and question.area is not None and question.usual.startswith("move")
        return question.why if question is not None and plain else ""

    tables = onward(begun("brood-rumble", "here", "bot", seed=3), at_random(3))
    table = first(tables, lambda table: table.asked == (0,) and why(table) != "")
    page = window(take_in(server, table)[0])
    expect(page.locator("#spot-line")).to_contain_text(why(table))


def test_answers_beside_a_list_say_what_they_do_where_nothing_can_be_clicked_for_them(
    window: Opener, server: Server
) -> None:
    tables = onward(begun("flying-pigs", "here", "bot", seed=3), at_random(3))
    acting = first(tables, lambda table: 0 in table.asked and "ready grub shoo" in says(table))
    page = window(take_in(server, acting)[0])
    wait_until_asked(page)
    shown = "(node) => getComputedStyle(node, '::after').content"
    assert "turn another way" in page.locator("button[value='ready grub shoo']").evaluate(shown)


def test_what_alone_stands_beside_what_the_board_proposes_tells_what_it_brings(window: Opener, server: Server) -> None:
    def one_beside(table: TableState) -> bool:
        match = table.playing()
        if 0 not in table.asked or match.ask_of(0).rule != "FP 5.2":
            return False
        plans = [walk.plan for walk in walks(match, match.ask_of(0)) if walk.plan is not None]
        return [plan.beside for plan in plans] == [False, True] and "gnaw first" in says(table)

    tables = (
        table
        for seed in range(1, 9)
        for table in islice(onward(begun("flying-pigs", "here", "bot", seed=seed), by_policy()), 60)
    )
    page = window(take_in(server, first(tables, one_beside))[0], width=1400, height=900)
    page.wait_for_function("() => counted.open")
    beside = page.locator("#choices > .beside")
    expect(beside).to_have_count(1)
    told = "each => getComputedStyle(each, '::after').content"
    assert beside.evaluate(told) == f'"{beside.get_attribute("data-hint")}"'
