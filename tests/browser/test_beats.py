"""What the others do is shown step by step, held and skipped; what befalls things is shown over them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import dist

import httpx
import pytest
from playwright.sync_api import Page, expect

from orcade.table.requests import DEATH, MOMENT, UPON, WOUND, Seat
from orcade.web.sentences import turns_of
from orcade.web.table_state import TableState

from .conftest import Opener, Server
from .played_tables import at_random, begun, onward, take_in

COLLECT = """() => {
    window.floated = [];
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (node.matches?.('#impacts .float')) {
            const box = node.getBoundingClientRect();
            floated.push([node.className, node.textContent, box.x + box.width / 2, box.y + box.height / 2]);
        }
    }))).observe(document.body, { subtree: true, childList: true });
}"""

PLACE = "node => node.style.transform.match(/-?[\\d.]+/g).map(Number)"
"""How far from the left and from the top a thing stands, in units of the drawing."""

SEEN = """async places => {
    await Promise.all(document.getElementById('board-frame').getAnimations().map(run => run.finished));
    const seen = document.getElementById('board').getScreenCTM();
    return places.map(([x, y]) => new DOMPoint(x, y).matrixTransform(seen)).map(({ x, y }) => [x, y]);
}"""
"""The same in pixels of the window, when a death shakes the board no more."""


def first_wound() -> tuple[TableState, TableState]:
    """A match of people at one screen, before an answer that wounds somebody, and after it."""
    tables = onward(begun("masters-fight", "here", "here", seed=3), at_random(3))
    return next((was, now) for was, now in pairwise(tables) if WOUND in kinds(was, now))


def kinds(was: TableState, now: TableState) -> list[str]:
    return [impact.kind for line in now.log[len(was.log) :] for impact in line.impacts]


def given(now: TableState) -> tuple[Seat, str]:
    """The last answer."""
    return next(entry for entry in reversed(now.tape) if isinstance(entry, tuple))


def answer(host: str, seat: Seat, say: str) -> None:
    state = httpx.get(f"{host}/state", verify=False, headers={"Accept": "application/json"}).json()
    data = {"seat": seat, "say": say, "version": state["version"]}
    assert (
        httpx.post(f"{host}/answer", json=data, verify=False, headers={"Accept": "application/json"}).status_code == 200
    )


def version(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-version") or 0)


def test_what_is_held_waits_and_what_is_skipped_is_shown_at_once(window: Opener, server: Server) -> None:
    was, now = first_wound()
    host, watching = take_in(server, was)
    page = window(watching)
    page.wait_for_function("() => counted.open")
    page.locator("#beat [data-do=hold]").dispatch_event("click")
    answer(host, *given(now))
    expect(page.locator("#beat.on")).to_be_visible()
    assert version(page) == was.version
    page.keyboard.press("Space")
    expect(page.locator(f"#table[data-version='{now.version}']")).to_be_visible()
    expect(page.locator("#beat.on")).to_have_count(0)


def almost_over() -> list[TableState]:
    """A match of three people of whom the first is out, before each of the last answers of the others, and its end."""
    *_, last = tables = list(onward(begun("masters-fight", "here", "link", "link", seed=2), at_random(2)))
    assert last.ending is not None
    left = tables[-6:]
    assert left[0].match is not None
    assert left[0].match.scene(0).seats[0].out
    return left


def test_who_is_out_skips_to_the_end_in_one_step(window: Opener, server: Server) -> None:
    now, *later = almost_over()
    host, *others, _ = take_in(server, now)
    page = window(host, still=False)
    page.wait_for_function("() => counted.open")
    page.evaluate(
        "() => { window.shown = []; table.addEventListener('updated', () => shown.push(+table.dataset.version)); }"
    )
    skips = page.locator("[data-do=onward]")

    def give(*tables: TableState) -> None:
        for each in tables:
            seat, say = given(each)
            answer(others[seat - 1], seat, say)

    page.keyboard.press("e")
    expect(skips).to_have_attribute("aria-pressed", "true")
    give(*later[:3])
    page.keyboard.press("e")
    expect(page.locator(f"#table[data-version='{later[2].version}']")).to_be_visible()
    expect(skips).to_have_attribute("aria-pressed", "false")
    skips.click()
    expect(skips).to_have_attribute("aria-pressed", "true")
    give(*later[3:])
    expect(page.locator("#podium")).to_be_visible()
    assert set(page.evaluate("() => shown")) == {later[2].version, later[-1].version}


def test_the_slider_ends_all_pauses(window: Opener, server: Server) -> None:
    _, watching = take_in(server, first_wound()[0])
    page = window(watching, still=False)
    page.locator(".menu summary").click()
    slider = page.locator("#pace")
    expect(slider).to_have_attribute("aria-valuetext", "usual")
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "no pauses")
    assert page.evaluate("() => localStorage['orcade.pace']") == "-1000"


def test_a_wound_floats_up_from_who_has_it(window: Opener, server: Server) -> None:
    was, now = first_wound()
    impacts = [impact for line in now.log[len(was.log) :] for impact in line.impacts]
    host, watching = take_in(server, was)
    page = window(watching, still=False)
    page.wait_for_function("() => counted.open")
    page.evaluate(COLLECT)
    answer(host, *given(now))
    shown = [impact for impact in impacts if impact.text and impact.kind != MOMENT]  # A moment stands over the board.
    page.wait_for_function("count => floated.length === count", arg=len(shown))
    for impact, (kind, text, x, _) in zip(shown, page.evaluate("() => floated"), strict=True):
        assert (kind, text) == (f"float {impact.kind}", impact.text)
        box = page.locator(f"[data-thing={impact.thing}]").bounding_box()
        assert box is not None
        assert box["x"] < x < box["x"] + box["width"]


def test_a_death_is_shown_where_it_was(window: Opener, server: Server) -> None:
    """Not where he comes in again, as in HACK!, where nobody was asked in between: else it is on the sheet."""
    tables = onward(begun("hack", "here", "here", "here", seed=9), at_random(9))
    was, now = next(
        (was, now) for was, now in pairwise(tables) if DEATH in kinds(was, now) and not was.playing().state.fights
    )
    thing = next(impact.thing for line in now.log[len(was.log) :] for impact in line.impacts if impact.kind == DEATH)
    host, watching = take_in(server, was)
    page = window(watching, still=False)
    page.wait_for_function("() => counted.open")
    page.evaluate(COLLECT)
    stood = page.locator(f"[data-thing={thing}]").evaluate(PLACE)
    answer(host, *given(now))
    page.wait_for_function("() => floated.some(([kind]) => kind.includes('skull'))")
    skull = next(at for kind, _, *at in page.evaluate("() => floated") if "skull" in kind)
    seen, stands = page.evaluate(SEEN, [stood, page.locator(f"[data-thing={thing}]").evaluate(PLACE)])
    assert dist(skull, seen) < 5 < dist(skull, stands)


DIES = """async thing => {
    const address = new URL('impacts.js', document.querySelector('script[type=module]').src);
    const { show } = (await import(address)).modules['impacts.js'];
    const node = document.querySelector(`#board [data-thing="${thing}"]`);
    const was = { node, box: node.getBoundingClientRect() };
    show([{ kind: 'death', thing, text: '', by: '' }], '', new Map([[thing, was]]));
}"""
"""Shows on the page that somebody dies who was where he is."""
MIDDLE = """node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


def test_a_death_in_a_fight_is_shown_on_the_sheet(window: Opener, server: Server) -> None:
    tables = onward(begun("hack", "here", "here", "here", seed=9), at_random(9))
    table = next(table for table in tables if table.ending is None and table.playing().state.fights)
    thing = f"figure-{table.playing().state.fights[-1].actor}"
    page = window(take_in(server, table)[1], still=False)
    page.evaluate(COLLECT)
    page.evaluate(DIES, thing)
    page.wait_for_function("() => floated.some(([kind]) => kind.includes('skull'))")
    skull = next(at for kind, _, *at in page.evaluate("() => floated") if "skull" in kind)
    assert dist(skull, page.locator(f"#board [data-shows={thing}]").evaluate(MIDDLE)) < 30


@cache
def battle() -> tuple[TableState, TableState]:
    """A match of Orcwars before the answer that decides a battle in which somebody dies, and after it."""
    tables = onward(begun("orcwars", "here", "here", seed=4), at_random(1))
    return next(
        (was, now)
        for was, now in pairwise(tables)
        if {WOUND, DEATH} <= set(kinds(was, now)) and now.playing().state.battle is None
    )


LINES = "() => [...document.querySelectorAll('#kept-sheet .caption')].map(node => node.textContent)"

STAYS = """() => {
    const plain = setTimeout;
    window.setTimeout = (done, milliseconds, ...given) => milliseconds > 2000 ? 0 : plain(done, milliseconds, ...given);
}"""
"""What is shown for some seconds stays, so that it is met however slow the machine is."""


@pytest.mark.parametrize("still", [False, True])
def test_a_battle_that_is_decided_stays_over_the_map_until_something_is_pressed(
    window: Opener, server: Server, still: bool
) -> None:
    was, now = battle()
    told = [impact for line in now.log[len(was.log) :] for impact in line.impacts]
    host, watching = take_in(server, was)
    page = window(watching, still=still)
    page.wait_for_function("() => counted.open && document.querySelector('#board .lies-over')")
    page.evaluate(STAYS)
    answer(host, *given(now))
    expect(page.locator(f"#table[data-version='{now.version}']")).to_be_visible()
    expect(page.locator("#board .lies-over")).to_have_count(0)
    expect(page.locator("#kept-sheet .dead .buried")).to_have_count(
        len({impact.thing for impact in told if impact.kind == DEATH})
    )
    lines = page.evaluate(LINES)
    powers = next(impact.text for impact in told if impact.thing == "battle-powers")
    assert powers in lines
    (pair,) = {impact.pair for impact in told if impact.thing == "battle-powers"}
    applies = page.locator("#kept-sheet .applies")
    assert applies.evaluate_all("nodes => nodes.map(node => node.dataset.pair)") == [pair], "of the plans"
    assert page.locator("#impacts .wound.stays").all_text_contents()
    over = page.locator("#kept-sheet").bounding_box()
    assert over is not None
    middle = over["x"] + over["width"] / 2, over["y"] + over["height"] / 2
    assert page.evaluate("at => !!document.elementFromPoint(...at).closest('#board')", middle), "it takes no clicks"
    page.mouse.click(*middle)
    expect(page.locator("#kept-sheet, #impacts .stays")).to_have_count(0)


@pytest.mark.parametrize("hidden", [False, True])
def test_over_a_screen_that_is_handed_on_only_a_sheet_stays_that_all_may_see(
    window: Opener, server: Server, hidden: bool
) -> None:
    was, now = battle()
    host, _ = take_in(server, was)
    page = window(host)
    page.wait_for_function("() => counted.open && document.querySelector('#board .lies-over')")
    if hidden:  # as where chips of one player lie on it
        page.evaluate("() => document.querySelector('#board .lies-over').classList.remove('open')")
    answer(host, *given(now))
    expect(page.locator(f"#table[data-version='{now.version}']")).to_be_visible()
    expect(page.locator("#uncover-now")).to_be_visible()
    expect(page.locator("#impacts")).to_be_attached()
    expect(page.locator("#kept-sheet")).to_have_count(0 if hidden else 1)
    if not hidden:
        expect(page.locator("#kept-sheet .dead .buried")).not_to_have_count(0)
        assert box(page, "#kept-sheet") < box(page, "#curtain h2"), "above its words"
        page.locator("#uncover-now").click()
        expect(page.locator("#kept-sheet, #impacts .stays")).to_have_count(0)


def box(page: Page, selector: str) -> float:
    """How far down something begins."""
    return float(page.locator(selector).evaluate("node => node.getBoundingClientRect().top"))


SHOW = """async impacts => {
    const address = new URL('impacts.js', document.querySelector('script[type=module]').src);
    const { show } = (await import(address)).modules['impacts.js'];
    show(impacts, '', new Map());
}"""
"""Shows these impacts on the page."""


UNDER = """() => {
    const sheet = document.querySelector('#board .lies-over'), over = sheet.getBoundingClientRect();
    const within = ({ left, top, right, bottom }) =>
        left >= over.left && right <= over.right && top >= over.top && bottom <= over.bottom;
    return [...document.querySelectorAll('#board [data-thing]')].find(node => within(node.getBoundingClientRect())
        && node.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING).dataset.thing;
}"""
"""What lies below a sheet."""


def test_nothing_floats_up_through_a_sheet_that_is_to_be_read(window: Opener, server: Server) -> None:
    page = window(take_in(server, battle()[0])[1], still=False)
    page.evaluate(COLLECT)
    thing = page.evaluate(UNDER)
    page.evaluate(SHOW, [{"kind": "gain", "thing": one, "text": one, "by": ""} for one in (thing, "seat-0")])
    page.wait_for_function("() => floated.length")
    assert page.evaluate("() => floated.map(each => each[1])") == ["seat-0"]


def test_what_a_seat_gets_pops_up_at_the_end_of_the_line_with_its_name(window: Opener, server: Server) -> None:
    page = window(take_in(server, first_wound()[1])[1], still=False)
    page.evaluate(COLLECT)
    page.evaluate(SHOW, [{"kind": "feat", "thing": "seat-0", "text": "a feat", "by": ""}])
    page.wait_for_function("() => floated.length")
    [[kind, star, x, y]] = page.evaluate("() => floated")
    name, panel = page.locator("#seat-0 .who b").bounding_box(), page.locator("#seat-0").bounding_box()
    assert name is not None
    assert panel is not None
    assert (kind, star) == ("float pops feat", "★")
    assert name["x"] + name["width"] < x - 20 < x < panel["x"] + panel["width"]
    assert y < name["y"] + name["height"]


def test_a_death_is_shown_also_where_nobody_is_said_to_have_dealt_it(window: Opener, server: Server) -> None:
    """As in a battle of Orcwars, where sides strike and no one."""
    page = window(take_in(server, first_wound()[1])[1], still=False)
    page.evaluate(COLLECT)
    page.evaluate(SHOW, [{"kind": "death", "thing": "seat-0", "text": "", "by": "", "how": "cut"}])
    page.wait_for_function("() => floated.some(([kind]) => kind.includes('skull'))")


def test_what_floats_up_is_text_whatever_it_holds_and_told_once(window: Opener, server: Server) -> None:
    """Texts may come from content that visitors bring along; "dirty trick" four times over a seat is one text."""
    page = window(take_in(server, first_wound()[1])[1], still=False)
    page.evaluate(COLLECT)
    gain = {"kind": "gain", "thing": "seat-0", "text": "<img src=x>, +1; −2", "by": ""}
    page.evaluate(SHOW, [gain, {**gain, "thing": "seat-1"}, gain])
    page.wait_for_function("() => floated.length > 1")
    assert page.evaluate("() => floated.map(each => each[1])") == ["<img src=x>, +1; −2 ×2", "<img src=x>, +1; −2"]
    expect(page.locator("#impacts img")).to_have_count(0)


TITLES = """() => {
    window.titles = [];
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (node.matches?.('#impacts .title')) {
            const { offsetLeft: left, offsetTop: top, offsetWidth: wide, offsetHeight: high } = node;
            titles.push([left, top, left + wide, top + high]);
        }
    }))).observe(document.body, { subtree: true, childList: true });
}"""


def test_titles_leave_the_board_of_a_phone_free_and_all_that_can_be_tapped(window: Opener, server: Server) -> None:
    address = take_in(server, first_wound()[1])[1]
    for width, height in ((390, 844), (844, 390)):
        page = window(address, width=width, height=height, touch=True, still=False)
        page.evaluate(TITLES)
        page.evaluate(SHOW, [{"kind": "moment", "thing": "seat-0", "text": "Mog takes the lead!", "by": ""}])
        page.wait_for_function("() => titles.length")
        [[left, top, right, low]] = page.evaluate("() => titles")
        board, where, menu = (page.locator(each).bounding_box() for each in ("#board-frame", ".where", ".bar .menu"))
        assert board is not None
        assert where is not None
        assert menu is not None
        assert right <= menu["x"]
        assert left >= where["x"] - 1
        assert top <= where["y"]
        assert low >= where["y"] + where["height"] - 1, "of the words below it no half is seen"
        assert low <= board["y"] + 4


def test_titles_leave_the_board_and_the_menu_of_a_desktop_free(window: Opener, server: Server) -> None:
    page = window(take_in(server, battle()[0])[1], width=1400, height=900, still=False)
    page.wait_for_function("() => counted.open && document.querySelector('#board .lies-over')")
    board, menu = (page.locator(each).first.bounding_box() for each in ("#board", ".bar .menu"))
    assert board is not None
    assert menu is not None
    page.evaluate(TITLES)
    for words in ("Krug is ousted!", "Mog takes the lead! " * 6):
        page.evaluate(SHOW, [{"kind": "moment", "thing": "seat-0", "text": words, "by": ""}])
        page.wait_for_function("() => titles.length")
        [[_, top, right, low]] = page.evaluate("() => titles.splice(0)")
        assert 0 <= top < low <= board["y"]
        assert right < menu["x"]


def test_a_seat_of_a_phone_keeps_its_name_and_figures_in_sight_while_something_befalls_it(
    window: Opener, server: Server
) -> None:
    page = window(take_in(server, first_wound()[1])[1], width=390, height=844, touch=True, still=False)
    page.evaluate(COLLECT)
    page.evaluate(SHOW, [{"kind": "gain", "thing": "seat-0", "text": "+1 land", "by": ""}])
    page.wait_for_function("() => floated.length")
    [[_, _, x, y]] = page.evaluate("() => floated")
    panel = page.locator("#seat-0").bounding_box()
    assert panel is not None
    assert panel["x"] < x < panel["x"] + panel["width"]
    assert panel["y"] + panel["height"] < y


def test_a_long_title_begins_below_the_upper_edge_of_a_phone(window: Opener, server: Server) -> None:
    page = window(take_in(server, first_wound()[1])[1], width=390, height=844, touch=True, still=False)
    page.evaluate(SHOW, [{"kind": "moment", "thing": "seat-0", "text": "Mog takes the lead! " * 6, "by": ""}])
    title = page.locator("#impacts .title")
    title.evaluate("node => node.getAnimations().forEach(each => { each.pause(); each.currentTime = 500; })")
    box = title.bounding_box()
    assert box is not None
    assert box["y"] >= 0


def test_what_is_done_to_a_player_is_told_to_him_alone_and_long_enough(window: Opener, server: Server) -> None:
    """By the sentence of the log, with who did it and which card it was."""
    tables = onward(begun("hack", "link", "link", seed=1), at_random(1))
    was, now, line = next(
        (was, now, line)
        for was, now in pairwise(tables)
        for line in now.log[len(was.log) :]
        if any(impact.kind == UPON for impact in line.impacts)
    )
    mine = next(int(impact.thing[-1]) for impact in line.impacts if impact.kind == UPON)
    _, *addresses, _ = take_in(server, was)
    pages = [window(addresses[seat], still=False) for seat in (mine, 1 - mine)]
    for page in pages:
        page.wait_for_function("() => counted.open")
        page.evaluate(COLLECT)
    seat, say = given(now)
    answer(addresses[seat], seat, say)
    expect(pages[1].locator("#thing-fight-victim")).to_be_visible()
    title = pages[0].locator("#impacts .title.mine")
    expect(title).to_have_text(line.text(mine).lstrip("› "))
    assert title.evaluate("node => node.getAnimations()[0].effect.getTiming().duration") > 3000
    expect(pages[1].locator("#impacts .title")).to_have_count(0)


def bots_turn() -> tuple[TableState, int]:
    """A match in which a bot has just moved several squares, and how many answers had been given before."""
    whole = onward(begun("masters-fight", "here", "bot", seed=2), at_random(2))
    for table in whole:
        turns = turns_of([line.line(0) for line in table.log], 0, frozenset({1}))
        last = turns[-1] if turns else ()
        steps = {told.line.move for told in last if told.line.text.startswith("Dreg moves")}
        if len(steps) > 2 and 0 in table.asked:
            return table, last[0].line.move - 1
    raise AssertionError("no bot ever goes far")


def test_a_bots_turn_is_one_sentence_and_a_click_plays_it_again(window: Opener, server: Server) -> None:
    table, before = bots_turn()
    page = window(take_in(server, table)[0], still=False)
    page.wait_for_function("() => counted.open")
    sentence = page.locator("#lines li").last
    expect(sentence).to_contain_text("Dreg moves to ")
    expect(page.locator("#last-lines li").last).to_have_text(sentence.locator("a").first.inner_text())
    page.evaluate(
        """() => {
            window.stood = [];
            const orc = document.querySelector('#board [data-thing=orc-1]');
            const look = new MutationObserver(() => stood.push(orc.getAttribute('style')));
            look.observe(orc, { attributeFilter: ['style'] });
        }"""
    )
    stands = page.locator("#board [data-thing=orc-1]").get_attribute("style")
    sentence.locator("a").first.click()
    page.wait_for_function("style => stood.length > 2 && stood.at(-1) === style", arg=stands)
    moments = page.evaluate(
        "() => performance.getEntriesByType('resource').map(({ name }) => name.split('replay?at=')[1]).filter(Boolean)"
    )
    moments = [int(at) for at in moments]
    assert moments == list(range(before, moments[0] + len(moments)))
    assert len(moments) > 3
    page.keyboard.press("Escape")
    expect(page.locator("#choices")).to_be_visible()


def timed(window: Opener, address: str) -> Page:
    """A page whose time goes by only as the test says."""
    page = window(still=False, fresh=True)
    page.clock.install()
    page.goto(address)
    page.wait_for_function("() => page.ready")
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 10"))
    return page


def test_a_turn_that_is_seen_again_can_be_held_and_skipped(window: Opener, server: Server) -> None:
    page = timed(window, take_in(server, bots_turn()[0])[0])
    page.wait_for_function("() => counted.open")
    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url) if "replay?at=" in request.url else None)
    page.locator("#lines li").last.locator("a").first.click()
    hold = page.locator("#beat [data-do=hold]")
    hold.click()
    expect(hold).to_have_attribute("aria-pressed", "true")
    shown = len(seen) + 1  # one may be on its way
    for _ in range(3):
        page.clock.fast_forward(10_000)
        page.evaluate("() => fetch('/empty').then(reply => reply.text())")
    assert len(seen) <= shown
    with page.expect_request("**/replay?at=*"):
        hold.click()
    page.locator("#beat [data-do=skip]").click()
    expect(page.locator("#beat.on")).to_have_count(0)
    expect(page.locator("#to-now")).to_be_visible()


def test_a_replay_can_be_held_and_skips_to_the_next_turn(window: Opener, server: Server) -> None:
    *_, table = onward(begun("timber", "here", "bot", seed=1), at_random(1))
    page = timed(window, f"{take_in(server, table)[0]}/replay?at=20")
    by = page.locator(".seat.asked").get_attribute("id")
    expect(page.locator("#beat.on")).to_have_count(0)
    page.locator("#play").click()
    page.locator("#beat [data-do=hold]").click()
    page.clock.fast_forward(10_000)
    expect(page.locator("#at-now")).to_have_text("21")
    page.locator("#beat [data-do=skip]").click()
    page.wait_for_function(f"() => document.querySelector('.seat.asked')?.id !== '{by}'")
    page.locator("#play").click()
    expect(page.locator("#beat.on")).to_have_count(0)


def test_a_replay_on_a_phone_shows_its_log_and_the_way_back(window: Opener, server: Server) -> None:
    *_, table = onward(begun("pit-fighting", "here", "bot", seed=1), at_random(1))
    page = window(f"{take_in(server, table)[0]}/replay?at=1", width=390, height=844, touch=True)
    log, back = (page.locator(each).bounding_box() for each in (".log", ".bar a.plain"))
    assert log
    assert back
    assert log["height"] > 90, "three lines"
    assert back["height"] < 50, "one line"


def test_a_turn_in_the_log_of_a_replay_is_seen_again(window: Opener, server: Server) -> None:
    *_, table = onward(begun("masters-fight", "here", "bot", seed=2), at_random(2))
    page = window(f"{take_in(server, table)[0]}/replay?at=999", still=False)
    page.wait_for_function("() => page.ready")
    sentence = page.locator("#lines li[data-since]").last
    since = int(sentence.get_attribute("data-since") or 0)
    sentence.locator("a").first.click()
    expect(page.locator("#at-now")).to_have_text(str(since - 1))
    page.locator("#beat [data-do=skip]").click()
    expect(page.locator("#beat.on")).to_have_count(0)
    assert int(page.locator("#at-now").inner_text()) > since


def test_the_last_blow_has_its_title_though_the_seats_make_room_for_the_result(window: Opener, server: Server) -> None:
    *_, was, now = onward(begun("pit-fighting", "here", "here", seed=3), at_random(3))
    blow = next(each.text for line in reversed(now.log) for each in line.impacts if each.text.startswith("hits "))
    host, watching = take_in(server, was)
    page = window(watching, still=False)
    page.wait_for_function("() => counted.open")
    answer(host, *given(now))
    expect(page.locator("#seats")).to_be_hidden()
    expect(page.locator("#impacts .title.feat")).to_contain_text(blow)


@pytest.mark.parametrize("still", [True, False])
def test_a_knock_out_is_seen_before_the_podium(still: bool, window: Opener, server: Server) -> None:
    *_, was, now = onward(begun("pit-fighting", "here", "here", seed=3), at_random(3))
    title = next(each.text for line in now.log for each in line.impacts if each.text.endswith("is out cold!"))
    host, watching = take_in(server, was)
    page = window(watching, still=still)
    page.wait_for_function("() => counted.open")
    answer(host, *given(now))
    expect(page.locator("#impacts .title.moment")).to_have_text(title)
    expect(page.locator("#podium")).to_be_hidden()
    expect(page.locator("#podium")).to_be_visible()


def test_a_phones_board_makes_room_for_the_result_when_the_end_has_been_seen(window: Opener, server: Server) -> None:
    *_, was, now = onward(begun("pit-fighting", "here", "here", seed=3), at_random(3))
    host, watching = take_in(server, was)
    page = window(watching, width=390, height=844, still=False)
    page.wait_for_function("() => counted.open")
    high = "() => document.getElementById('stage').offsetHeight"
    whole = page.evaluate(high)
    answer(host, *given(now))
    expect(page.locator("#impacts .title.moment")).to_be_visible()
    assert page.evaluate(high) == pytest.approx(whole, abs=2)
    expect(page.locator("#podium")).to_be_visible()
    page.wait_for_function(f"whole => ({high})() < 0.8 * whole", arg=whole)


def test_the_end_shows_who_has_won_until_it_is_put_away(window: Opener, server: Server) -> None:
    *_, was, now = onward(begun("pit-fighting", "here", "here", seed=3), at_random(3))
    assert now.ending is not None
    host, watching = take_in(server, was)
    page = window(watching)
    page.wait_for_function("() => counted.open")
    answer(host, *given(now))
    podium = page.locator("#podium")
    expect(podium).to_be_visible()
    expect(podium).to_contain_text(now.ending.text)
    expect(podium.locator(".numbers")).to_contain_text("rounds")
    page.keyboard.press("Escape")
    expect(podium).to_be_hidden()
    page.get_by_role("button", name="Podium").click()
    expect(podium).to_be_visible()
