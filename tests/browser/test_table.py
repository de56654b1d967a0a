"""The table's manners: reasons, secrets, stale tabs, small screens, hostile names, and life without scripts."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Opener, Server
from .players import answer_by_clicking, join, set_table, version, wait_until_asked, wait_until_moved


def test_the_lobby_starts_a_fight_with_one_button(window: Opener) -> None:
    page = window()
    for game in ("pit-fighting", "hack"):
        card = page.locator(f"#game-{game}")
        expect(card.locator(".picture svg")).to_be_visible()
        expect(card.locator(".facts")).to_contain_text("minutes")
    with page.expect_request("**/new/pit-fighting") as posted:
        page.locator("[data-play=pit-fighting]").click()
    form = posted.value.post_data_json
    assert form is not None
    promise = form["promise"]
    assert len(form["nonce"]) == 32
    page.wait_for_url("**/t/*")
    expect(page.locator("svg#board")).to_be_visible()
    expect(page.locator("code", has_text=promise)).to_have_count(1)
    page.goto("/")
    expect(page.locator("#recent a")).to_have_count(1)
    page.locator("#recent a").click()
    expect(page.locator("svg#board")).to_be_visible()


def test_every_option_of_a_game_is_in_its_form_with_help_and_rule(window: Opener) -> None:
    page = window("/new/masters-fight")
    options = page.locator(".option")
    assert options.count() >= 3
    for at in range(options.count()):
        expect(options.nth(at).locator("p")).not_to_be_empty()
        expect(options.nth(at).locator("a.chip")).to_contain_text("MF")
    expect(page.locator(".option .ours").first).to_be_visible()
    rule = options.first.locator("a.chip")
    href = rule.get_attribute("href")
    rule.click()
    page.wait_for_url(f"**{href}")
    expect(page.locator("article.lit")).to_be_in_viewport()


def test_what_cannot_be_chosen_says_why_and_names_its_rule(window: Opener) -> None:
    page = window()
    deployed(page)
    dull = page.locator("#board [data-tries]:not(.legal)").first
    dull.click(force=True)
    expect(page.locator("#tip .why")).to_contain_text("MF")
    refused = page.evaluate(
        """async () => {
            const body = new URLSearchParams(new FormData(document.getElementById('choices')));
            body.set('say', 'fly to the moon');
            const answer = await fetch(document.getElementById('choices').action,
                {method: 'POST', body, headers: {Accept: 'application/json'}});
            return [answer.status, (await answer.json()).error];
        }"""
    )
    assert refused[0] == 422
    assert "fly to the moon" in refused[1]


def deployed(page: Page) -> None:
    """A Masters' Fight with three bots in which this page's orc stands on the board and is asked."""
    set_table(page, "masters-fight", {1: "bot-random", 2: "bot-random", 3: "bot-random"})
    chance = random.Random(5)
    while True:
        wait_until_asked(page)
        if "action" in (page.locator("#asked").text_content() or ""):
            return
        answer_by_clicking(page, chance)


def test_the_rule_of_the_question_is_shown_on_demand(window: Opener) -> None:
    page = window()
    set_table(page, "pit-fighting", {1: "bot-random"})
    wait_until_asked(page)
    page.locator("#asked").focus()
    page.keyboard.press("?")
    expect(page.locator("#rule .prose")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rule")).to_be_hidden()
    page.locator("[data-do=rule]").click()
    expect(page.locator("#rule h2")).to_contain_text("PF")


def test_pieces_keep_their_nodes_and_may_be_taken_back(window: Opener) -> None:
    page = window()
    deployed(page)
    page.evaluate("() => { for (const node of document.querySelectorAll('#board [data-thing]')) node.known = true; }")
    moves = page.locator("button[name=say][value^='move']")
    was = version(page)
    headline = page.locator("#asked").text_content()
    page.locator(f"[data-thing='{(moves.first.get_attribute('data-things') or '').split()[0]}'].goes").click(force=True)
    wait_until_moved(page, was)
    assert page.evaluate("() => [...document.querySelectorAll('#board .piece')].every(node => node.known)")
    wait_until_asked(page)
    if page.locator("#undo").count():
        was = version(page)
        page.keyboard.press("u")
        wait_until_moved(page, was)
        expect(page.locator("#asked")).to_have_text(headline or "")


WATCH_MOTION = """() => {
    window.moving = [];
    document.addEventListener('transitionrun', event => {
        const slides = event.propertyName === 'transform' && event.target.matches('#board .piece');
        if (slides) window.moving.push(event.target.id);
    });
}"""


@pytest.mark.parametrize("still", [False, True])
def test_pieces_slide_but_not_for_who_prefers_stillness(window: Opener, still: bool) -> None:
    page = window(still=still)
    deployed(page)
    page.evaluate(WATCH_MOTION)
    was = version(page)
    say = page.locator("button[name=say][value^='move']").first
    page.locator(f"[data-thing='{(say.get_attribute('data-things') or '').split()[0]}'].goes").click(force=True)
    wait_until_moved(page, was)
    if still:
        page.wait_for_timeout(300)
        assert page.evaluate("() => window.moving.length") == 0
    else:
        page.wait_for_function("() => window.moving.length")


LABELS = """selector => Object.fromEntries([...document.querySelectorAll(selector)]
    .map(node => [node.dataset.thing, node.getAttribute('aria-label')]))"""


def test_one_screen_hides_one_hand_before_it_shows_the_next(window: Opener) -> None:
    page = window()
    set_table(page, "pit-fighting", {1: "here"})
    chance = random.Random(8)
    seen = set()
    for _ in range(14):
        wait_until_asked(page)
        if page.locator("#curtain").count():
            expect(page.locator("#curtain")).to_be_visible()
            assert page.locator("#hand").count() == 0
            veiled = page.evaluate(LABELS, "[data-thing]")
            seen.add(page.locator("#uncover-now").text_content())
            page.locator("#uncover-now").click()
            expect(page.locator("#curtain")).to_have_count(0)
            hand = page.evaluate(LABELS, "#hand [data-thing]")
            assert hand
            assert not any(veiled.get(card) == label for card, label in hand.items())
            continue
        answer_by_clicking(page, chance)
    assert len(seen) == 2


def test_a_stale_tab_is_told_and_gets_the_whole_truth(window: Opener) -> None:
    page = window()
    set_table(page, "masters-fight", {1: "bot-random", 2: "bot-random", 3: "bot-random"})
    wait_until_asked(page)
    tab = page.context.new_page()
    tab.goto(page.url)
    wait_until_asked(tab)
    tab.evaluate("() => source.close()")  # This tab sleeps: nothing reaches it any more.
    old = version(tab)
    page.locator("button[name=say]:visible").first.click()
    wait_until_moved(page, old)
    wait_until_asked(page)
    assert version(tab) == old
    tab.locator("button[name=say]:visible").last.click()
    expect(tab.locator("#notice")).to_be_visible()
    wait_until_moved(tab, old)
    assert tab.locator("#asked").text_content() == page.locator("#asked").text_content()


@pytest.mark.parametrize("game", ["pit-fighting", "masters-fight"])
def test_a_phone_is_enough(window: Opener, game: str) -> None:
    page = window(width=390, height=844)
    assert too_wide(page) == []
    page.goto(f"/new/{game}")
    assert too_wide(page) == []
    page.locator(".go button").click()
    page.wait_for_url("**/t/*")
    chance = random.Random(6)
    for _ in range(6):
        wait_until_asked(page)
        assert too_wide(page) == []
        assert small_targets(page) == []
        answer_by_clicking(page, chance)
    wait_until_asked(page)
    page.locator("#tab-log").click()
    expect(page.locator("#log")).to_be_in_viewport()
    page.locator("#tab-play").click()
    expect(page.locator("#asked")).to_be_in_viewport()


def too_wide(page: Page) -> list[str]:
    """What lies over the right edge of a page that could be scrolled sideways."""
    found = page.evaluate(
        """() => {
            const edge = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth <= edge) return [];
            const over = [...document.querySelectorAll('body *')]
                .map(node => [node, node.getBoundingClientRect().right]).filter(([, right]) => right > edge + 0.5);
            return [`${document.documentElement.scrollWidth} of ${edge}`,
                ...over.map(([node, right]) => `${node.nodeName}#${node.id}.${node.getAttribute('class')} ${right}`)];
        }"""
    )
    return list(found)


def small_targets(page: Page) -> list[str]:
    """Buttons and links in sight that a thumb would miss: less than 44 pixels, with what lies around them to touch."""
    found = page.evaluate(
        """() => [...document.querySelectorAll('button, a, summary, select, input:not([type=hidden])')]
            .filter(node => node.checkVisibility({visibilityProperty: true}))
            .filter(node => !node.closest('dialog, .log, .skip, .drop'))
            .map(node => {
                const box = (node.closest('label') ?? node).getBoundingClientRect(); // a label takes its input's touch
                const more = getComputedStyle(node, '::after');
                const high = box.height - 2 * Math.min(0, parseFloat(more.top) || 0);
                const across = box.width - 2 * Math.min(0, parseFloat(more.left) || 0);
                return [node.id || node.textContent.trim() || node.className, Math.round(across), Math.round(high)];
            })
            .filter(([, across, high]) => across < 44 || high < 44)
            .map(each => each.join(' '))"""
    )
    return list(found)


def test_a_hostile_name_is_only_a_name(window: Opener) -> None:
    page = window()
    name = "<img src=x onerror=alert(1)>{{7*7}}&"
    set_table(page, "pit-fighting", {1: "bot-random"}, names={0: name})
    wait_until_asked(page)
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    expect(page.locator("#seats")).to_contain_text(name)
    assert page.locator("img").count() == 0


def test_a_watcher_sees_the_table_and_no_hand(window: Opener) -> None:
    page = window()
    set_table(page, "pit-fighting", {1: "link"})
    links = page.locator(".invite input[data-path]").evaluate_all("fields => fields.map(field => field.value)")
    pages = [window(link) for link in links]
    guest = next(each for each in pages if each.locator("#join").count())
    watcher = next(each for each in pages if not each.locator("#join").count())
    join(guest, "Zog")
    page.wait_for_selector("#table")
    watcher.wait_for_selector("#table")
    expect(watcher.locator("#hand")).to_have_count(0)
    expect(watcher.locator("#choices")).to_have_count(0)
    expect(watcher.locator("#whose")).to_contain_text("watching")


def test_giving_up_asks_first_and_a_rematch_sits_down_again(window: Opener) -> None:
    page = window()
    set_table(page, "pit-fighting", {1: "bot-random"})
    wait_until_asked(page)
    first = page.url
    page.locator(".menu summary").click()
    page.locator("#resign").click()
    page.locator("#give-up [data-do=close]").click()
    expect(page.locator("#result")).to_have_count(0)
    page.locator(".menu summary").click()
    page.locator("#resign").click()
    page.locator("#resigning .danger").click()
    expect(page.locator("#result")).to_be_visible()
    page.locator(".chip[data-open=proof]").click()
    expect(page.locator("#proof")).to_contain_text("orcade verify")
    expect(page.locator("#seed")).not_to_contain_text("secret")
    page.locator("#proof [data-do=close]").click()
    page.locator("#rematch button").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    wait_until_asked(page)


def test_light_and_dark_are_kept(window: Opener) -> None:
    page = window()
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.locator("[data-do=theme]").click()
    dark = page.evaluate(ground)
    assert light != dark
    page.goto("/new/pit-fighting")
    assert page.evaluate(ground) == dark


def test_the_tab_says_whose_turn_it_is(window: Opener) -> None:
    page = window()
    set_table(page, "pit-fighting", {1: "bot-random"})
    wait_until_asked(page)
    assert page.title().startswith("Your turn")


def test_it_plays_without_scripts(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/new/pit-fighting")
    page.locator("[name=seat-1]").select_option("bot-random")
    page.locator(".go button").click()
    for _ in range(40):
        if page.locator("button[name=say]").count():
            was = page.locator("#table").get_attribute("data-version")
            page.locator("button[name=say]").first.click()
            assert page.locator("#table").get_attribute("data-version") != was
            context.close()
            return
        page.wait_for_timeout(100)
        page.reload()
    raise AssertionError("never asked")


def test_the_only_answer_is_given_by_itself_where_the_player_wishes(window: Opener) -> None:
    page = window()
    set_table(page, "pit-fighting", {1: "bot-random"})
    chance = random.Random(3)
    for _ in range(200):
        wait_until_asked(page)
        if page.locator("#choices button[name=say]").count() == 1:
            break
        answer_by_clicking(page, chance)
    wish = page.locator("#alone input")
    expect(wish).not_to_be_checked()
    before = version(page)
    wish.check()
    wait_until_moved(page, before)


def test_a_line_that_fell_silent_is_opened_again(window: Opener) -> None:
    """As after the sleep of a laptop, or on another network: nothing says that the line is dead."""
    page = window("/")
    page.clock.install()
    set_table(page, "masters-fight", {1: "bot-random"})
    page.wait_for_function("() => source && source.readyState === EventSource.OPEN")
    with page.expect_request("**/events"):
        page.clock.fast_forward(60_000)
    page.wait_for_function("() => source.readyState === EventSource.OPEN")
    assert page.locator("#offline").is_hidden()
