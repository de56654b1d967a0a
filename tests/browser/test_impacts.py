"""What befalls things and seats is shown over them, and told in titles."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import dist

import pytest
from playwright.sync_api import Page, expect

from orcade.table.requests import DEATH, MOMENT, SPECTATOR, UPON, WOUND
from orcade.table.things import Piece
from orcade.web.table_state import TableState

from .beats import COLLECT, PLACE, SEEN, answer, befallen, first_wound, given, kinds
from .conftest import Opener, Server
from .played_tables import at_random, begun, onward, take_in


def test_a_wound_floats_up_from_who_has_it(window: Opener, server: Server) -> None:
    was, now = first_wound()
    impacts = befallen(was, now)
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


def dies_elsewhere() -> tuple[TableState, TableState, str]:
    """Before and after somebody dies who comes in again at another place; and who that is."""
    for seed in range(9, 40):
        tables = onward(begun("hack", "here", "here", "here", seed=seed), at_random(seed))
        for was, now in pairwise(tables):
            if DEATH not in kinds(was, now) or was.playing().state.fights:
                continue
            thing = next(impact.thing for impact in befallen(was, now) if impact.kind == DEATH)
            if place_of(was, thing) != place_of(now, thing):
                return was, now, thing
    raise AssertionError("all who die come in again where they were")


def place_of(table: TableState, thing: str) -> tuple[float, float] | None:
    pieces = (each for each in table.playing().scene(SPECTATOR).things if isinstance(each, Piece) and each.id == thing)
    return next(((piece.x, piece.y) for piece in pieces), None)


def test_a_death_is_shown_where_it_was(window: Opener, server: Server) -> None:
    """Not where he comes in again, as in HACK!, where nobody was asked in between: else it is on the sheet."""
    was, now, thing = dies_elsewhere()
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
    told = befallen(was, now)
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


def test_what_befalls_somebody_on_a_sheet_leaves_his_name_free(window: Opener, server: Server) -> None:
    tables = onward(begun("hack", "here", "here", "here", seed=9), at_random(9))
    table = next(table for table in tables if table.ending is None and table.playing().state.fights)
    thing = f"figure-{table.playing().state.fights[-1].actor}"
    page = window(take_in(server, table)[1], width=390, height=844, touch=True, still=False)
    page.evaluate(COLLECT)
    page.evaluate(SHOW, [{"kind": "gain", "thing": thing, "text": text, "by": ""} for text in ("an Item", "wins!")])
    page.wait_for_function("() => floated.length > 1")
    portrait = page.locator(f"#board [data-shows={thing}]").bounding_box()
    assert portrait is not None
    for *_, y in page.evaluate("() => floated"):
        assert y < portrait["y"] + portrait["height"]


def test_what_a_seat_gets_pops_up_at_the_end_of_the_line_with_its_name(window: Opener, server: Server) -> None:
    """And goes along with its panel."""
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
    page.evaluate(
        """() => {
            document.querySelector('.seats').style.marginTop = '40px';
            document.getElementById('table').dispatchEvent(new CustomEvent('updated'));
        }"""
    )
    page.wait_for_function("() => document.querySelector('#impacts .pops').style.translate.includes('40px')")


def test_what_floats_up_is_text_whatever_it_holds_and_told_once(window: Opener, server: Server) -> None:
    """Texts may come from content that visitors bring along; "dirty trick" four times over a seat is one text."""
    page = window(take_in(server, first_wound()[1])[1], still=False)
    page.evaluate(COLLECT)
    gain = {"kind": "gain", "thing": "seat-0", "text": "<img src=x>, +1; −2", "by": ""}
    page.evaluate(SHOW, [gain, {**gain, "thing": "seat-1"}, gain])
    page.wait_for_function("() => floated.length > 1")
    assert page.evaluate("() => floated.map(each => each[1])") == ["<img src=x>, +1; −2 ×2", "<img src=x>, +1; −2"]
    expect(page.locator("#impacts img")).to_have_count(0)
    # A death is shown also where nobody is said to have dealt it, as in a battle of Orcwars, where sides strike.
    page.evaluate(SHOW, [{"kind": "death", "thing": "seat-0", "text": "", "by": "", "how": "cut"}])
    page.wait_for_function("() => floated.some(([kind]) => kind.includes('skull'))")


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
    page = window(take_in(server, first_wound()[1])[1], touch=True, still=False)
    page.evaluate(TITLES)
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SHOW, [{"kind": "moment", "thing": "seat-0", "text": "Mog takes the lead!", "by": ""}])
        page.wait_for_function("() => titles.length")
        [[left, top, right, low]] = page.evaluate("() => titles.splice(0)")
        board, where, menu = (page.locator(each).bounding_box() for each in ("#board-frame", ".where", ".bar .menu"))
        assert board is not None
        assert where is not None
        assert menu is not None
        assert right <= menu["x"]
        assert left >= where["x"] - 1
        assert top <= where["y"]
        assert low >= where["y"] + where["height"] - 1, "of the words below it no half is seen"
        assert low <= board["y"] + 4
        page.evaluate("() => document.getElementById('table').dispatchEvent(new CustomEvent('answering'))")
        expect(page.locator("#impacts .title")).to_have_count(0)


def test_titles_leave_the_board_and_the_menu_of_a_desktop_free(window: Opener, server: Server) -> None:
    page = window(take_in(server, battle()[0])[1], width=1400, height=900, still=False)
    page.wait_for_function("() => counted.open && document.querySelector('#board .lies-over')")
    boxes = (page.locator(each).first.bounding_box() for each in ("#board", ".bar .menu", ".where", "#aim"))
    board, menu, where, aim = (box for box in boxes if box is not None)
    page.evaluate(TITLES)
    for words in ("Krug is ousted!", "Mog takes the lead! " * 6):
        page.evaluate(SHOW, [{"kind": "moment", "thing": "seat-0", "text": words, "by": ""}])
        page.wait_for_function("() => titles.length")
        [[left, top, right, low]] = page.evaluate("() => titles.splice(0)")
        assert 0 <= top < low <= board["y"]
        assert right < menu["x"]
        assert left <= where["x"], "of the words in the line no half is seen"
        assert right >= aim["x"] + aim["width"] - 1


def test_what_befalls_a_seat_of_a_phone_leaves_its_name_and_figures_in_sight(window: Opener, server: Server) -> None:
    """And a long title begins below the upper edge."""
    page = window(take_in(server, first_wound()[1])[1], width=390, height=844, touch=True, still=False)
    page.evaluate(COLLECT)
    page.evaluate(SHOW, [{"kind": "gain", "thing": "seat-0", "text": "+1 land", "by": ""}])
    page.wait_for_function("() => floated.length")
    [[_, _, x, y]] = page.evaluate("() => floated")
    panel = page.locator("#seat-0").bounding_box()
    assert panel is not None
    assert panel["x"] < x < panel["x"] + panel["width"]
    assert panel["y"] + panel["height"] < y
    page.evaluate(SHOW, [{"kind": "moment", "thing": "seat-0", "text": "Mog takes the lead! " * 6, "by": ""}])
    title = page.locator("#impacts .title")
    assert page.locator(".bar .where").evaluate("node => getComputedStyle(node).opacity") == "0"
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


def test_a_title_is_put_away_when_the_reader_answers(window: Opener, server: Server) -> None:
    """What was told before it is stale then: neither the one that is seen stays, nor does one come that waits."""
    page = window(take_in(server, first_wound()[1])[0], still=False)
    expect(page.locator("#question.mine #choices")).to_be_visible()
    told = [{"kind": "moment", "thing": "seat-0", "text": words, "by": ""} for words in ("Mog leads!", "Grub leads!")]
    page.evaluate(SHOW, told)
    expect(page.locator("#impacts .title")).to_have_text("Mog leads!")
    page.evaluate("() => document.getElementById('table').dispatchEvent(new CustomEvent('answering'))")
    expect(page.locator("#impacts .title")).to_have_count(0)
    page.wait_for_timeout(1500)
    expect(page.locator("#impacts .title")).to_have_count(0)


SKULL = "() => document.querySelector('#impacts .skull')?.getBoundingClientRect().width ?? 0"


def test_a_skull_covers_little_more_than_who_is_dead(window: Opener, server: Server) -> None:
    """It lay over those who stand beside him, most of all where a phone shows all of a map."""
    table = next(
        table for table in onward(begun("gates", "here", "here", seed=4), at_random(4)) if table.playing().state.orcs
    )
    page = window(take_in(server, table)[1], width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open")
    thing = page.locator("#board .piece[data-thing^=orc]").first.get_attribute("data-thing")
    page.locator("[data-zoom=whole]").click()
    figure = page.locator(f"#board .piece[data-thing={thing}]").bounding_box()
    page.evaluate(SHOW, [{"kind": "death", "thing": thing, "text": "", "by": ""}])
    page.wait_for_function(SKULL)
    assert figure is not None
    assert page.evaluate(SKULL) < max(2.2 * figure["width"], 40)


def test_what_befell_somebody_on_a_sheet_goes_with_it(window: Opener, server: Server) -> None:
    """A skull stayed where nobody had died."""
    was, now = battle()
    host, watching = take_in(server, was)
    page = window(watching, still=False)
    page.wait_for_function("() => counted.open")
    answer(host, *given(now))
    page.wait_for_function(SKULL)
    page.mouse.click(5, 5)
    expect(page.locator("#kept-sheet")).to_have_count(0)
    assert not page.evaluate(SKULL)
