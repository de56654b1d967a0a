"""The table's manners: reasons, secrets, stale tabs, small screens, hostile names, and life without scripts."""

from __future__ import annotations

import random
import time
from functools import cache
from itertools import chain, count

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from orcade.table.game import installed_games
from orcade.web.table_state import TableState
from orcade.web.view_model import Kind

from .conftest import PATIENCE, Opener, Server
from .played_tables import at_random, begun, first, onward, says, take_in
from .players import (
    answer_by_clicking,
    find_table,
    join,
    set_table,
    turns,
    version,
    wait_until_asked,
    wait_until_at,
    wait_until_moved,
)


def test_the_lobby_starts_a_fight_with_one_button(window: Opener) -> None:
    page = window("/")
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
    wait_until_at(page, "**/t/*")
    expect(page.locator("svg#board")).to_be_visible()
    expect(page.locator("code", has_text=promise)).to_have_count(1)
    page.goto("/")
    expect(page.locator("#recent a")).to_have_count(1)
    page.locator("#recent a").click()
    expect(page.locator("svg#board")).to_be_visible()


def test_every_option_of_a_game_is_in_its_form_with_help_and_rule(window: Opener) -> None:
    page = window("/new/masters-fight")
    page.locator(".more > summary").click()
    options = page.locator(".option:not(.more)")
    assert options.count() >= 3
    for at in range(options.count()):
        expect(options.nth(at).locator("p")).not_to_be_empty()
        expect(options.nth(at).locator("a.chip")).to_contain_text("MF")
    expect(page.locator(".option .ours").first).to_be_visible()
    rule = options.first.locator("a.chip")
    href = rule.get_attribute("href")
    rule.click()
    wait_until_at(page, f"**{href}")
    expect(page.locator("article.lit")).to_be_in_viewport()


def test_what_answers_name_is_a_button_and_what_stands_on_it_is_not_in_the_way(window: Opener, deployed: str) -> None:
    page = window(deployed)
    wait_until_asked(page)
    named, buttons, through = page.evaluate(
        """() => {
            const ids = (nodes, name) => [...new Set([...nodes].flatMap(node => node.dataset[name].split(' ')))].sort();
            const square = document.querySelector('#board .square.legal').style.transform;
            const figure = document.querySelector('#board .piece:not(.legal)');
            figure.style.transform = square; // a figure's middle is as well within the square as its corner
            page.light();
            return [ids(document.querySelectorAll('[data-things]'), 'things'),
                ids(document.querySelectorAll('[data-thing][role=button][tabindex]'), 'thing'),
                getComputedStyle(figure).pointerEvents];
        }"""
    )
    assert named == buttons
    assert through == "none"


def test_what_cannot_be_chosen_says_why_and_names_its_rule(window: Opener, deployed: str) -> None:
    page = window(deployed)
    wait_until_asked(page)
    dull = page.locator("#board [data-thing][data-tries]:not(.legal, .through)").first
    dull.click(force=True)
    expect(page.locator("#tip .why")).to_contain_text("MF")
    page.wait_for_timeout(
        200
    )  # then the mouse has rested on it long enough for a hint, which is not what was asked for
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


@cache
def on_the_board() -> TableState:
    """A Masters' Fight with three bots in which Ann is asked for an action, and may take back the first move."""

    def moves(table: TableState) -> bool:
        move = next((words for words in says(table) if words.startswith("move")), None)
        return move is not None and table.answer(0, move, table.version).playing().can_undo(0)

    return first(onward(begun("masters-fight", "here", "bot", "bot", "bot", seed=5), at_random(5)), moves)


@pytest.fixture
def deployed(server: Server) -> str:
    """The address of such a table."""
    return take_in(server, on_the_board())[0]


def test_the_rule_of_the_question_is_shown_on_demand(window: Opener) -> None:
    page = window()
    find_table(page, "pit-fighting", "bot-random")
    wait_until_asked(page)
    page.locator("#asked").focus()
    page.keyboard.press("?")
    expect(page.locator("#rule .prose")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rule")).to_be_hidden()
    page.locator("#rule-chip").click()
    expect(page.locator("#rule h2")).to_contain_text("PF")


def test_pieces_keep_their_nodes_and_may_be_taken_back(window: Opener, deployed: str) -> None:
    page = window(deployed)
    wait_until_asked(page)
    page.evaluate("() => { for (const node of document.querySelectorAll('#board [data-thing]')) node.known = true; }")
    moves = page.locator("button[name=say][value^='move']")
    was = version(page)
    headline = page.locator("#asked").text_content()
    page.locator(f"[data-thing='{(moves.first.get_attribute('data-things') or '').split()[0]}'].goes").click(force=True)
    wait_until_moved(page, was)
    assert page.evaluate("() => [...document.querySelectorAll('#board .piece')].every(node => node.known)")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("() => counted.slides") == 0, "for who prefers stillness none slides"
    wait_until_asked(page)
    expect(page.locator("#undo")).to_have_count(1)
    was = version(page)
    page.keyboard.press("u")
    wait_until_moved(page, was)
    expect(page.locator("#asked")).to_have_text(headline or "")


def test_pieces_slide(window: Opener, deployed: str) -> None:
    page = window(deployed, still=False)
    wait_until_asked(page)
    was = version(page)
    say = page.locator("button[name=say][value^='move']").first
    page.locator(f"[data-thing='{(say.get_attribute('data-things') or '').split()[0]}'].goes").click(force=True)
    wait_until_moved(page, was)
    page.wait_for_function("() => counted.slides")


LABELS = """selector => Object.fromEntries([...document.querySelectorAll(selector)]
    .map(node => [node.dataset.thing, node.getAttribute('aria-label')]))"""


def test_one_screen_hides_one_hand_before_it_shows_the_next(window: Opener) -> None:
    page = window()
    find_table(page, "pit-fighting", "here")
    chance = random.Random(8)
    seen: set[str | None] = set()
    for _ in turns(page):
        if len(seen) == 2:
            break
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
    find_table(page, "masters-fight", "bot-random", "bot-random", "bot-random")
    wait_until_asked(page)
    tab = page.context.new_page()
    tab.goto(page.url)
    wait_until_asked(tab)
    tab.evaluate("() => counted.line.close()")  # This tab sleeps: nothing reaches it any more.
    old = version(tab)
    page.locator("button[name=say]:visible").first.click()
    wait_until_moved(page, old)
    wait_until_asked(page)
    assert version(tab) == old
    tab.locator("button[name=say]:visible").last.click()
    expect(tab.locator("#notice")).to_be_visible()
    wait_until_moved(tab, old)
    expect(tab.locator("#asked")).to_have_text(page.locator("#asked").text_content() or "")


@pytest.mark.parametrize("game", ["pit-fighting", "masters-fight"])
def test_a_phone_is_enough(window: Opener, server: Server, game: str) -> None:
    page = window("/", width=390, height=844)
    assert too_wide(page) == []
    page.goto(f"/new/{game}")
    assert too_wide(page) == []
    page.locator(".go button").click()
    wait_until_at(page, "**/t/*")
    page = window(take_in(server, begun(game, "here", "bot", seed=6))[0], width=390, height=844)  # not over so soon
    chance = random.Random(6)
    for _ in range(4):
        wait_until_asked(page)
        assert too_wide(page) == []
        assert small_targets(page) == []
        answer_by_clicking(page, chance)
    wait_until_asked(page)
    page.locator("#tab-log").click()
    expect(page.locator("#log")).to_be_in_viewport()
    page.locator("#lines a:not(.why)").first.click()
    expect(page.locator("#question .whose")).to_contain_text("As it was")
    assert too_wide(page) == []
    assert small_targets(page) == []
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("#log")).to_be_in_viewport()
    page.locator("#tab-play").click()
    expect(page.locator("#asked")).to_be_in_viewport()
    wait_until_asked(page)


def test_a_sentence_is_looked_back_at_although_an_answer_is_given_by_itself_meanwhile(
    window: Opener, server: Server
) -> None:
    tables = onward(begun("pit-fighting", "here", "bot", seed=1), at_random(1))
    table = first(tables, lambda table: len(says(table)) == 1 and not table.playing().occasion)
    page = window(take_in(server, table)[0], width=390)
    boards: list[Route] = []
    answers: list[Route] = []
    page.route("**/replay?*", lambda route: route.continue_() if boards else boards.append(route))
    page.route("**/answer", lambda route: route.continue_() if answers else answers.append(route))
    page.locator("#tab-log").click()
    page.locator("#lines a:not(.why)").first.click()  # the log has no room for it when the answer comes
    # Only now it is to be given by itself: a busy machine would give it before that click.
    page.evaluate("() => document.querySelector('#alone input').click()")
    limit = time.monotonic() + PATIENCE
    while not (boards and answers) and time.monotonic() < limit:
        page.wait_for_timeout(10)
    with page.expect_response("**/replay?*"):
        boards[0].continue_()
    page.evaluate("() => new Promise(done => setTimeout(done, 100))")  # it has been read
    answers[0].continue_()
    expect(page.locator("#question .whose")).to_contain_text("As it was")


def test_a_tab_pressed_while_a_whole_view_comes_is_shown(window: Opener, server: Server) -> None:
    """Nothing that stays is moved in the page then: browsers make no click of a press on what moves."""
    start = begun("masters-fight", "here", "bot", seed=3)
    page = window(take_in(server, first(onward(start, at_random(3)), lambda table: table.version > 2))[0], width=390)
    wait_until_asked(page)
    page.locator("#tab-log").click()
    page.locator("#lines a:not(.why)").first.click()
    expect(page.locator("#question .whose")).to_contain_text("As it was")
    held: list[Route] = []
    page.route("**/view?*", lambda route: held.append(route), times=1)
    page.get_by_role("button", name="Back to now").click()
    while not held:
        page.wait_for_timeout(10)
    page.locator("#tab-play").hover()
    page.mouse.down()
    page.evaluate("() => { table.addEventListener('updated', () => { page.renewed = true; }, { once: true }); }")
    held[0].continue_()
    page.wait_for_function("() => page.renewed")
    page.mouse.up()
    expect(page.locator("#asked")).to_be_in_viewport()


@cache
def result_with_feats() -> TableState:
    """A Masters' Fight that is over, in which somebody has done a feat."""

    matches = (onward(begun("masters-fight", "here", "bot", seed=seed), at_random(seed)) for seed in count())
    return first(chain.from_iterable(matches), lambda table: table.ending is not None and bool(table.ending.feats))


def test_a_phone_holds_the_result(window: Opener, server: Server) -> None:
    page = window(take_in(server, result_with_feats())[0], width=390, height=844)
    assert page.locator("#result .feats a").count()
    expect(page.locator("#result .feats .soft").first).not_to_be_empty()  # what had to be done for it
    assert too_wide(page) == []
    assert small_targets(page) == []
    gauge = page.locator(".seat .gauge").first
    gauge.click()  # a tap on a seat tells what its pictures mean
    expect(page.locator("#tip")).to_contain_text(gauge.locator(".heard").text_content() or "?")


@pytest.mark.parametrize("game", list(installed_games()))
def test_the_rules_fit_a_phone(window: Opener, game: str) -> None:
    assert too_wide(window(f"/rules/{game}", width=390, height=844)) == []


def test_a_rule_is_read_from_its_heading_on_and_its_tables_keep_words_whole(window: Opener, server: Server) -> None:
    page = window(take_in(server, begun("hack", "here", "bot", seed=1))[0], width=390, height=844)
    page.locator("#rule-chip").click()
    expect(page.locator("#rule-title")).to_be_in_viewport(ratio=1)
    heading = page.locator("#rule th", has_text="Negotiation")
    lines = "node => { const text = new Range(); text.selectNodeContents(node); return text.getClientRects().length; }"
    assert heading.evaluate(lines) == 1
    assert page.locator("#rule").evaluate("node => node.scrollWidth <= node.clientWidth")


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
    find_table(page, "pit-fighting", "link")
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
    find_table(page, "pit-fighting", "bot-random")
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
    wait_until_at(page, lambda url: "/t/" in url and url != first)
    wait_until_asked(page)


def test_light_and_dark_are_kept(window: Opener) -> None:
    page = window("/")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.locator("[data-do=theme]").click()
    dark = page.evaluate(ground)
    assert light != dark
    page.goto("/new/pit-fighting")
    assert page.evaluate(ground) == dark


def test_the_tab_says_whose_turn_it_is(window: Opener) -> None:
    page = window()
    find_table(page, "pit-fighting", "bot-random")
    wait_until_asked(page)
    assert page.title().startswith("Your turn")


def test_it_plays_without_scripts(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/new/pit-fighting")
    page.locator("[name=seat-1]").select_option("bot-random")
    page.locator(".go button").click()
    page.wait_for_url("**/t/*")
    limit = time.monotonic() + PATIENCE
    while not page.locator("button[name=say]").count():
        assert time.monotonic() < limit, "never asked"
        page.reload()
    was = version(page)
    page.locator("button[name=say]").first.click()
    expect(page.locator("#table")).not_to_have_attribute("data-version", was)
    context.close()


COVER = "on => document.getElementById('stage').style.cssText = on ? 'position: fixed; inset: 0; z-index: 99' : ''"


def test_what_comes_under_a_resting_pointer_is_not_looked_at(window: Opener, deployed: str) -> None:
    """When an answer is given the page is laid out anew, and a card that lies under the pointer then would cover it."""
    page = window(deployed)
    wait_until_asked(page)
    page.evaluate(COVER, True)
    box = page.locator("#board .piece.seat-0").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(COVER, False)
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(COVER, True)
    page.mouse.up()
    page.wait_for_timeout(500)
    expect(page.locator("#tip")).to_be_hidden()
    page.mouse.move(x + 2, y)
    expect(page.locator("#tip")).to_be_visible()


def the_only_answer(other: Kind, window: Opener, server: Server) -> Page:
    """The page of a player who is asked and can say one thing alone, which is no pass."""
    tables = onward(begun("pit-fighting", "here", other, seed=3), at_random(3))
    wanted = first(tables, lambda table: table.asked == (0,) and len(says(table)) == 1 and says(table) != ["pass"])
    page = window(fresh=True)
    page.clock.install()
    page.clock.pause_at(time.time() + 10)  # else it may be given before it was looked at
    page.goto(take_in(server, wanted)[0])
    wait_until_asked(page)
    return page


def test_the_only_answer_is_given_by_itself_where_the_player_wishes(window: Opener, server: Server) -> None:
    page = the_only_answer("link", window, server)
    wish = page.locator("#alone input")
    expect(wish).not_to_be_checked()
    before = version(page)
    wish.check()
    page.clock.run_for(4000)
    wait_until_moved(page, before)


def test_against_bots_the_only_answer_is_given_by_itself_unless_the_player_wishes_otherwise(
    window: Opener, server: Server
) -> None:
    page = the_only_answer("bot", window, server)
    wish = page.locator("#alone input")
    expect(wish).to_be_checked()
    before = version(page)
    wish.uncheck()
    page.clock.run_for(4000)
    assert version(page) == before
    wish.check()
    page.clock.run_for(4000)
    wait_until_moved(page, before)


def test_advice_is_told_and_marks_its_answer_until_one_is_given(window: Opener, server: Server) -> None:
    tables = onward(begun("pit-fighting", "here", "bot", seed=3), at_random(3))
    page = window(take_in(server, first(tables, lambda table: table.asked == (0,) and len(says(table)) > 1))[0])
    wait_until_asked(page)
    page.locator("#advise").click()
    expect(page.locator("#choices [role=status]")).to_contain_text("A bot: ")
    expect(page.locator(".advised")).to_have_count(1)
    answer_by_clicking(page, random.Random(1))
    expect(page.locator("#advice")).to_have_count(0)


def test_a_line_that_fell_silent_is_opened_again(window: Opener) -> None:
    """As after the sleep of a laptop, or on another network: nothing says that the line is dead."""
    page = window(fresh=True)
    page.clock.install()
    find_table(page, "masters-fight", "bot-random")
    page.wait_for_function("() => counted.open")
    page.evaluate("() => counted.line.close()")
    page.clock.fast_forward(60_000)
    page.wait_for_function("() => counted.lines === 2 && counted.open")
    expect(page.locator("#offline")).to_be_hidden()
