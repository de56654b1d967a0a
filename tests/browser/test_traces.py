"""What an answer would do is drawn on the board before it is given: under mouse or focus, at a finger's first tap."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from orcade.games.gates.pieces import WHAT_NEXT, WHAT_NOW
from orcade.table.requests import Seat
from orcade.table.walks import walks
from orcade.web.table_state import TableState

from .conftest import Opener, Server
from .played_tables import at_random, begun, by_policy, first, onward, stays, take_in
from .players import version, wait_until_asked, wait_until_moved

TRACED = "() => page.traces.shown"
NOTHING = "() => !page.traces.shown"
PLATES = """() => {
    const frame = document.getElementById("overlay").getBoundingClientRect();
    const plates = [...document.querySelectorAll("#overlay .plate")].map(plate => plate.getBoundingClientRect());
    return [frame.width, plates.map(({ left, right }) => [left - frame.left, right - frame.left])];
}"""
"""The overlay's width, and the left and right edge of each plate under words on it: all of one drawing of them."""


LONG = """async () => {
    const address = new URL('trace-shapes.js', document.querySelector('script[type=module]').src);
    const { drawn } = (await import(address)).modules['trace-shapes.js'];
    const risks = [{ at: [2, 2], text: 'past troops that obey nobody on 6 or less (75 %)' }];
    const trace = { way: [], cost: '', risks, lines: [], squares: [], targets: [], beside: [], walls: [] };
    return drawn({ trace, legal: true }).filter(([, { words }]) => words).map(([, { words }]) => words);
}"""
"""The lines of a label that is wider than a phone."""
IN_SIGHT = """(which) => {
    const { left, right, top, bottom } = document.getElementById("board-frame").getBoundingClientRect();
    return [...document.querySelectorAll(`#board .piece[data-thing^=orc]${which}`)].filter((orc) => {
        const { x, y, width, height } = orc.getBoundingClientRect();
        return x > left && x + width < right && y > top && y + height < bottom;
    }).map((orc) => orc.dataset.thing);
}"""
"""The orcs of a kind that are seen on a board that shows a part alone."""


def busy(table: TableState, seat: Seat) -> str:
    """Any answer, but a turn is ended only where nothing else can be done; the map is laid at random."""
    match = table.playing()
    board = match.board(seat)
    says = [option.notation(board) for option in match.ask_of(seat).options]
    say = at_random(len(table.tape))(table, seat)
    return next((each for each in says if each not in ("end", "done")), say) if say in ("end", "done") else say


@cache
def gates(asked: int) -> TableState:
    """A match at the Gates in which a player with some actions, or the Gamemaster with some orcs, is asked."""
    for table in onward(begun("gates", "here", "here", seed=4), busy):
        state = table.playing().state
        if (
            state.asked == asked
            and len(state.orcs) > 3
            and (asked == WHAT_NEXT or (state.actions > 4 and hidden(table)))
        ):
            return table
    raise AssertionError("it never comes to this")


def hidden(table: TableState) -> list[str]:
    """The orcs that cannot be shot at because something lies in the line."""
    match = table.playing()
    view = match.view(table.asked[0])
    found = {f"orc-{orc.number + 1}": match.game.traced(view, f"shoot orc-{orc.number + 1}") for orc in view.orcs}
    return [orc for orc, trace in found.items() if trace is not None and trace.lines[0].block is not None]


def sit(window: Opener, server: Server, asked: int, **how: Any) -> Page:
    """The page of who is asked."""
    page = window(take_in(server, gates(asked))[0], **how)
    wait_until_asked(page)
    if page.locator("#uncover-now").count():
        page.locator("#uncover-now").click()
        page.wait_for_selector("#choices")
        wait_until_asked(page)
    return page


def sit_before_all(window: Opener, server: Server, asked: int, **how: Any) -> Page:
    """The same, with all of the map in sight."""
    page = sit(window, server, asked, **how)
    page.locator("[data-zoom=whole]").click()
    return page


def far_square(asked: int) -> str:
    """The id of a square that can be reached, a few steps away; without free attacks."""
    match = gates(asked).playing()
    seat = gates(asked).asked[0]
    board = match.board(seat)
    for option in match.ask_of(seat).options:
        trace = match.game.trace(board, option)
        if trace is not None and len(trace.way) > 3 and not trace.risks:
            return option.things(board)[0]
    raise AssertionError("nobody can go far")


def middle(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(f'#board [data-thing="{thing}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_way_is_drawn_under_the_mouse_with_its_cost_and_a_click_goes_there(window: Opener, server: Server) -> None:
    page = sit_before_all(window, server, WHAT_NOW)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/try?" in request.url else None)
    square = far_square(WHAT_NOW)
    page.mouse.move(*middle(page, square))
    page.wait_for_function(TRACED)
    expect(page.locator("#overlay .stroke.steps")).to_have_count(1)
    expect(page.locator("#overlay .told").first).to_contain_text("left")
    assert page.evaluate("document.getElementById('overlay').firstElementChild.dataset.name") == "trace"
    page.mouse.move(2, 2)
    page.wait_for_function(NOTHING)
    expect(page.locator("#overlay .stroke")).to_have_count(0)
    page.mouse.move(*middle(page, square))
    page.wait_for_function(TRACED)
    assert len(asked) == 1, "what the server has said of a view is kept"
    was = version(page)
    page.mouse.click(*middle(page, square))
    wait_until_moved(page, was)


def test_a_finger_sees_it_first_and_goes_at_the_second_tap(window: Opener, server: Server) -> None:
    page = sit_before_all(window, server, WHAT_NOW, touch=True)
    square = far_square(WHAT_NOW)
    was = version(page)
    page.touchscreen.tap(*middle(page, square))
    page.wait_for_function(TRACED)
    expect(page.locator("#overlay .stroke.steps")).to_have_count(1)
    expect(page.locator(".choices button.loud:visible")).to_be_in_viewport(ratio=1)
    expect(page.locator("#hint")).to_contain_text("left")
    assert version(page) == was
    page.touchscreen.tap(*middle(page, square))
    wait_until_moved(page, was)


def test_the_big_button_goes_there_too_and_another_tap_looks_elsewhere(window: Opener, server: Server) -> None:
    page = sit_before_all(window, server, WHAT_NOW, touch=True)
    squares = page.locator("#board .square.goes")
    first, other = (squares.nth(at).get_attribute("data-thing") or "" for at in (0, 3))
    was = version(page)
    page.touchscreen.tap(*middle(page, first))
    page.wait_for_function(TRACED)
    page.touchscreen.tap(*middle(page, other))
    button = page.locator(".choices button.loud:visible")
    expect(button).to_have_attribute("value", f"go {other.removeprefix('square-')}")
    assert version(page) == was
    button.tap()
    wait_until_moved(page, was)


def test_squares_to_go_to_are_not_lit_on_the_board_as_it_was_and_come_back(window: Opener, server: Server) -> None:
    page = sit(window, server, WHAT_NOW)
    lit = page.locator("#board-lit .square")
    now = lit.count()
    assert now
    page.locator("#lines li a").first.click()
    page.wait_for_selector("#to-now")
    expect(lit).to_have_count(0)
    page.keyboard.press("Escape")
    expect(lit).to_have_count(now)
    expect(page.locator("#board-lit .square.goes[role=button]")).to_have_count(now)


def test_what_may_not_be_answered_is_drawn_as_barred(window: Opener, server: Server) -> None:
    page = sit(window, server, WHAT_NOW)
    seen = page.evaluate(IN_SIGHT, ":not(.legal)")
    orc = next(orc for orc in hidden(gates(WHAT_NOW)) if orc in seen)
    page.mouse.move(*middle(page, orc))
    page.wait_for_function("() => page.traces.shown && !page.traces.shown.legal")
    expect(page.locator("#overlay .cross")).to_have_count(1)
    expect(page.locator("#overlay .told")).to_have_count(2)


def test_the_gamemaster_sees_what_an_orc_could_reach(window: Opener, server: Server) -> None:
    page = sit(window, server, WHAT_NEXT)
    thing = page.evaluate(IN_SIGHT, ".goes")[0]
    page.mouse.move(*middle(page, thing))
    page.wait_for_function(TRACED)
    expect(page.locator("#overlay .stroke.reach")).to_have_count(1)


@pytest.mark.parametrize("width", [390, 1400])
def test_keys_show_it_in_focus_with_words_that_lie_within_the_board_and_enter_gives_it(
    window: Opener, server: Server, width: int
) -> None:
    page = sit(window, server, WHAT_NOW, width=width)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(TRACED)
    expect(page.locator("#overlay .plate")).not_to_have_count(0)  # What draws them is loaded late.
    wide, plates = page.evaluate(PLATES)
    assert all(left >= 0 and right <= wide + 1 for left, right in plates)
    lines = ["past troops that obey nobody", "on 6 or less (75 %)"]
    assert page.evaluate(LONG) == (lines if width == 390 else [" ".join(lines)])
    was = version(page)
    page.keyboard.press("Enter")
    wait_until_moved(page, was)


@cache
def beside_two() -> TableState:
    """A fight in which somebody may strike at two others."""
    for table in onward(begun("masters-fight", "here", "here", "here", seed=5), busy):
        scene = table.playing().scene(table.asked[0])
        if scene.question is not None and len({each.things for each in scene.question.choices if each.odds}) > 1:
            return table
    raise AssertionError("it never comes to this")


def test_whom_nothing_can_hit_has_no_chance_beside_him(window: Opener, server: Server) -> None:
    """Where a caught Barrel may be thrown at many, "0 %" would only lie over them."""
    matches = (onward(begun("brood-rumble", "here", "here", seed=seed), at_random(seed)) for seed in range(5, 9))
    for table in filter(stays, chain.from_iterable(matches)):
        question = table.playing().scene(0).question
        thrown = [each for each in question.choices if each.odds] if question is not None else []
        # A Barrel that lies there is picked first: only then there are chances.
        odds = {each.things[-1]: each.odds for each in thrown if len(each.things) == 1}
        if {"0 %"} < set(odds.values()) and len(odds) <= 12:
            break
    page = window(take_in(server, table)[0])
    some = sorted(chance for chance in odds.values() if chance != "0 %")
    expect(page.locator("#overlay text.odds")).to_have_count(len(some))
    assert sorted(page.locator("#overlay text.odds").all_text_contents()) == some


def test_a_chance_that_is_alike_for_all_of_many_stands_at_none(window: Opener, server: Server) -> None:
    """Grease succeeds on 3+, whoever it is tossed at: that helps to choose nobody, and the button tells it."""
    for table in onward(begun("flying-pigs", "here", "here", seed=5), at_random(5)):
        question = table.playing().scene(table.asked[0]).question
        told = [each for each in question.choices if each.odds] if question is not None else []
        odds = {each.things[0]: each.odds for each in told if len(each.things) == 1}  # of pairs the first is picked
        if len(odds) > 3:
            break
    assert set(odds.values()) == {"67 %"}
    page = window(take_in(server, table)[0])
    expect(page.locator("#board .piece.goes")).not_to_have_count(0)
    expect(page.locator("#overlay text.odds")).to_have_count(0)


def test_a_way_has_no_name_beside_its_number(window: Opener, server: Server) -> None:
    """Buttons call figures by their names; "Speed" or "Ram" beside a way would say nothing."""
    for table in onward(begun("road-rage", "here", "here", seed=4), at_random(4)):
        scene = table.playing().scene(table.asked[0])
        ways = [each for each in scene.things if each.id.startswith("plan-")]
        if scene.question is not None and not any(each.odds for each in scene.question.choices) and len(ways) > 1:
            break
    page = window(take_in(server, table)[0])
    expect(page.locator("#board [data-thing^=plan].goes")).to_have_count(len(ways))
    page.wait_for_timeout(1000)  # else what draws labels may not be there yet
    expect(page.locator("#overlay text.odds")).to_have_count(0)


def test_the_chance_of_a_blow_stands_at_whoever_may_be_struck(window: Opener, server: Server) -> None:
    table = beside_two()
    question = table.playing().scene(table.asked[0]).question
    assert question is not None
    odds = {each.things[0]: each.odds for each in question.choices if each.odds}
    page = window(take_in(server, table)[0])
    expect(page.locator("#overlay text.odds")).to_have_count(len(odds))
    assert sorted(page.locator("#overlay text.odds").all_text_contents()) == sorted(odds.values())


def near_death() -> tuple[TableState, str]:
    """Masters' Fight, where somebody else could strike the one who is asked on a square that he can go to; its id."""
    for table in onward(begun("masters-fight", "here", "here", seed=1), at_random(1)):
        match, seat = table.playing(), table.asked[0]
        board = match.board(seat)
        for option in match.ask_of(seat).options:
            if match.game.trace(board, option) is not None:
                return table, option.things(board)[0]
    raise AssertionError("nobody can ever be struck")


STROKES = """() => [...document.querySelectorAll('#overlay .stroke')]
    .map(node => [node.getAttribute('class'), node.getAttribute('d')]).join(';')"""
"""All lines that are drawn over the board."""


def test_on_a_board_of_squares_threats_are_drawn_too(window: Opener, server: Server) -> None:
    table, square = near_death()
    page = window(take_in(server, table)[0])
    wait_until_asked(page)
    page.wait_for_function(STROKES)
    proposed = page.evaluate(STROKES)
    page.mouse.move(*middle(page, square))
    page.wait_for_function(f"was => ({STROKES})() !== was", arg=proposed)
    expect(page.locator("#overlay .stroke.threat:not(.tip)")).to_have_count(1)
    page.mouse.move(2, 2)
    page.wait_for_function(f"was => ({STROKES})() === was", arg=proposed)


def may_trick(table: TableState) -> bool:
    """A Dirty Trick is all that tells a chance by its answer."""
    scene = table.playing().scene(0) if 0 in table.asked else None
    likely = [each.say for each in scene.question.choices if each.odds] if scene and scene.question else []
    return len(likely) == 1 and likely[0].startswith("trick")


def test_on_a_phone_a_chance_that_no_button_tells_bears_its_name(window: Opener, server: Server) -> None:
    """Beside the buttons of a Ram, whose chance is another one."""
    tables = onward(begun("road-rage", "here", "here", seed=2), at_random(2))
    page = window(take_in(server, next(filter(may_trick, tables)))[0], width=390, height=844)
    expect(page.locator("#overlay text.odds")).to_have_text(re.compile(r"^Trick \d+ %$"))


def weighs_ways(table: TableState) -> bool:
    """Beside the way that is proposed in Road Rage stand three other plans, each with what it brings."""
    if 0 not in table.asked:
        return False
    match = table.playing()
    plans = [walk.plan for walk in walks(match, match.ask_of(0)) if walk.plan is not None]
    return len(plans) == 4 and all(plan.hint for plan in plans)


@pytest.mark.parametrize("size", [(1400, 900), (390, 844)])
def test_each_way_of_a_race_tells_what_it_brings(window: Opener, server: Server, size: tuple[int, int]) -> None:
    table = first(onward(begun("road-rage", "here", "here", "here", seed=3), by_policy()), weighs_ways)
    page = window(take_in(server, table)[0], width=size[0], height=size[1], touch=size[0] < 400)
    wait_until_asked(page)
    page.wait_for_function(
        """() => [...document.querySelectorAll('#choices > button')]
            .every(node => node.textContent && getComputedStyle(node, '::after').content !== 'none')"""
    )
