"""Orcs at the Gates and Orcwars Too! in the browser: laying the map, what is put together by ticking, the small map."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from math import dist

import pytest
from playwright.sync_api import Page, expect

from orcade.bots.promising import promising
from orcade.games.gates.answers.gamemaster import CHARGE
from orcade.games.gates.hints.orders import plan
from orcade.games.gates.order_plans import order_plans
from orcade.games.gates.pieces import LAYING, WHAT_FIRST, WHAT_NOW, WHAT_TERMS, acting, board_of
from orcade.games.gates.walking import FAR, away
from orcade.table.floor import bits
from orcade.table.requests import Seat
from orcade.table.walks import near_to
from orcade.web.table_state import TableState

from .beats import answer
from .conftest import Opener, Server
from .played_tables import at_random, begun, by_policy, first, onward, says, take_in
from .players import version, wait_until_asked, wait_until_moved


def trader(table: TableState, seat: Seat) -> str:
    """Trades where that can be done, else what a bot would do."""
    match = table.playing()
    board = match.board(seat)
    ask = match.ask_of(seat)
    wished = [say for option in ask.options if (say := option.notation(board)).startswith("trade")]
    options, weights = promising(match.game, match.view(seat), ask)
    return wished[0] if wished else options[weights.index(max(weights)) if weights else 0].notation(board)


@cache
def offering() -> TableState:
    """A character is asked what of several things he offers another one."""
    for table in onward(begun("gates", "here", "here", "here", seed=1), trader):
        match = table.playing()
        if match.state.asked == WHAT_TERMS and len(match.asks[0].options) > 2:
            return table
    raise AssertionError("nobody ever trades")


def dungeon_last(table: TableState, seat: Seat) -> str:
    """The Dungeon is the last section to be laid."""
    sides = [say for say in says(table, seat) if say.startswith("side ") and not say.startswith("side 4")]
    return sides[0] if sides else at_random(1)(table, seat)


@cache
def laying_the_last() -> TableState:
    """Who starts first has one section to lay, and it lies beside no other."""
    tables = onward(begun("gates", "here", "bot", "bot", "bot", seed=1), dungeon_last)

    def wished(table: TableState) -> bool:
        siege = table.playing().state
        return siege.phase == LAYING and len(siege.laid) == 3 and 0 in table.asked

    return first(tables, wished)


def where_lit(page: Page) -> list[list[str]]:
    """The squares that may be chosen, with where each is drawn."""
    page.wait_for_function("() => document.querySelector('#board-lit .goes')")
    where = "nodes => nodes.map(({ dataset, style }) => [dataset.thing, style.transform]).sort()"
    found: list[list[str]] = page.locator("#board-lit .goes").evaluate_all(where)
    return found


def test_squares_are_lit_where_they_lie_once_the_last_section_is_laid(window: Opener, server: Server) -> None:
    page = window(take_in(server, laying_the_last())[0])
    wait_until_asked(page)
    was = version(page)
    page.locator("#choices button[value='side 4b']").dispatch_event("click")
    wait_until_moved(page, was)
    expect(page.locator("#asked")).to_contain_text("crossing")
    shown = where_lit(page)
    page.reload()
    assert shown == where_lit(page)


def test_an_offer_is_put_together_by_ticking_treasures(window: Opener, server: Server) -> None:
    page = window(take_in(server, offering())[0])
    wait_until_asked(page)
    if page.locator("#uncover-now").count():
        page.locator("#uncover-now").click()
    page.wait_for_selector("#build")
    take = page.locator("#build-it")
    expect(take).to_be_disabled()
    expect(page.locator("#built")).to_contain_text("Nothing is ticked yet.")
    page.locator("#build [type=checkbox]").first.check()
    expect(page.locator("#built")).to_contain_text("Give ")
    expect(take).to_be_enabled()
    was = version(page)
    take.click()
    wait_until_moved(page, was)
    expect(page.locator("#build")).to_have_count(0)
    expect(page.locator("#log")).to_contain_text(re.compile("asks|offers"))


def test_where_none_may_be_taken_one_button_alone_says_so(window: Opener, server: Server) -> None:
    """Of two that mean the same, the large one was pressed first."""
    tables = onward(begun("orcwars", "here", "bot", "bot", "bot", seed=1), at_random(1))
    swapping = first(tables, lambda table: 0 in table.asked and "gold chip" in table.playing().asks[0].prompt)
    page = window(take_in(server, swapping)[0])
    page.wait_for_selector("#build")
    take = page.locator("#build-it")
    expect(page.get_by_role("button", name="Swap nothing")).to_be_visible()
    expect(take).to_be_disabled()
    page.locator("#build [type=checkbox]").first.check()
    expect(take).to_be_enabled()
    page.locator("#build [type=checkbox]").first.uncheck()
    expect(take).to_be_disabled()


def test_what_is_ticked_is_not_asked_about_when_a_button_has_answered(window: Opener, server: Server) -> None:
    """An error of a script would fail it."""
    tables = onward(begun("orcwars", "here", "bot", "bot", "bot", seed=1), at_random(1))
    offered = first(tables, lambda table: "refuse" in says(table) and len(says(table)) > 10)
    page = window(take_in(server, offered)[0])
    wait_until_asked(page)
    page.wait_for_selector("#build")
    was = version(page)
    page.evaluate(
        """() => {
            for (const box of document.querySelectorAll('#build [type=checkbox]')) box.click();
            document.querySelector("button[value=refuse]").click();
        }"""
    )
    wait_until_moved(page, was)
    page.wait_for_timeout(300)  # by then it would have been asked about


def test_the_few_answers_left_tell_each_what_it_does_and_none_moves(window: Opener, server: Server) -> None:
    def raises(table: TableState) -> bool:
        """One leader of the hand, and he alone, can be raised in two ways."""
        leaders = [say.split()[1] for say in says(table) if say.startswith("raise ")]
        return 0 in table.asked and len(leaders) == 2 and len(set(leaders)) == 1

    tables = onward(begun("orcwars", "here", "bot", "bot", "bot", seed=8), at_random(8))
    page = window(take_in(server, first(tables, raises))[0])
    wait_until_asked(page)
    leader = page.locator("#choices button[value^='raise ']").first.get_attribute("data-things")
    page.locator(f".fan [data-thing='{leader}']").click(position={"x": 20, "y": 20})
    ways = page.locator("#choices button[value^='raise ']:visible")
    expect(ways).to_have_count(2)
    hints = ways.evaluate_all("all => all.map((way) => [getComputedStyle(way, '::after').content, way.dataset.hint])")
    assert all(shown == f'"{hint}"' for shown, hint in hints)
    below = "way => way.getBoundingClientRect().top - document.getElementById('asked').getBoundingClientRect().top"
    before = ways.last.evaluate(below)
    ways.first.hover()
    ways.last.hover()
    assert ways.last.evaluate(below) == before


def test_squares_are_larger_where_there_is_room_for_them(window: Opener, server: Server) -> None:
    def square(width: int, height: int, touch: bool) -> float:
        page = window(take_in(server, offering())[0], width=width, height=height, touch=touch)
        wait_until_asked(page)
        return float(page.locator("#board").evaluate("board => board.style.getPropertyValue('--px')")) * float(
            page.locator("#board").evaluate("board => board.style.getPropertyValue('--zoom')")
        )

    assert square(1400, 900, False) > 35
    assert 32 < square(390, 844, True) < 34


def third_round(table: TableState) -> bool:
    """The first player is asked in his third turn."""
    siege = table.playing().state
    return 0 in table.asked and siege.asked in (WHAT_FIRST, WHAT_NOW) and siege.round == 3


IN_SIGHT = """() => {
    const seen = board.getBoundingClientRect(), { x, y } = board.querySelector('.piece.seat-0').getBoundingClientRect();
    return x > seen.x && x < seen.right && y > seen.y && y < seen.bottom;
}"""


def test_who_is_wounded_stays_in_sight_where_a_card_beside_the_board_could_help(window: Opener, server: Server) -> None:
    tables = onward(begun("gates", "here", "link", "link", seed=14), at_random(14))
    wounded = first(tables, lambda table: any(say.startswith("lose ") for say in says(table)))
    page = window(take_in(server, wounded)[0], width=844, height=390, touch=True)
    wait_until_asked(page)
    expect(page.locator("#board .card.goes")).to_have_count(1)
    page.wait_for_function(IN_SIGHT)


BARE = """async () => {
    const known = await (await fetch(document.getElementById('board-ground').dataset.squares)).json();
    const [left, top, wide, high] = board.getAttribute('viewBox').split(' ').map((each) => each / known.unit);
    let bare = 0, all = 0;
    for (let y = Math.ceil(top); y + 1 <= top + high; y += 1) {
        for (let x = Math.ceil(left); x + 1 <= left + wide; x += 1) {
            all += 1;
            bare += !(x >= 0 && x < known.width && y >= 0 && known.names[y * known.width + x]);
        }
    }
    return bare / all;
}"""
"""The part of the view that is bare table."""


@pytest.mark.parametrize(("width", "height", "seed", "most"), [(1400, 900, 4, 0.25), (390, 844, 10, 0.1)])
def test_little_bare_table_is_seen(
    window: Opener, server: Server, width: int, height: int, seed: int, most: float
) -> None:
    """Around the reader's own figure alone it can be half of what is seen."""
    tables = onward(begun("gates", "here", "bot", "bot", seed=seed), at_random(seed))
    asked = first(tables, third_round)
    page = window(take_in(server, asked)[0], width=width, height=height)
    wait_until_asked(page)
    page.wait_for_function(f"most => ({BARE})().then((bare) => bare < most)", arg=most)
    page.wait_for_function(IN_SIGHT)


LAY_UNDER_MAP = """async which => {
    const { modules } = await import(document.querySelector('script[type=module]').src);
    const middle = node => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const name = [...document.querySelectorAll('#board-names text')].find(node => node.textContent.includes(which));
    const [from, to] = [middle(name), middle(document.getElementById('minimap'))];
    modules['zoom.js'].zoom.pan(to[0] - from[0], to[1] - from[1]);
}"""
NAME_IS_FREE = """() => {
    const map = document.getElementById('minimap').getBoundingClientRect();
    return [...document.querySelectorAll('#board-names text')].map(node => node.getBoundingClientRect()).every(
        box => box.left > map.right || box.right < map.left || box.top > map.bottom || box.bottom < map.top);
}"""


def test_a_small_map_shows_where_the_view_is_and_leads_elsewhere(window: Opener, server: Server) -> None:
    """And covers no name where another corner is free."""
    page = window(take_in(server, offering())[0])
    wait_until_asked(page)
    if page.locator("#uncover-now").count():
        page.locator("#uncover-now").click()
    board, seen = page.locator("#board"), page.locator("#minimap .view")
    for _ in range(2):
        page.locator("[data-zoom=in]").click()
    board.hover()
    expect(seen).to_be_visible()
    expect(page.locator("#minimap .piece").first).to_be_attached()
    was = board.get_attribute("viewBox")
    assert was is not None
    assert [seen.get_attribute(name) for name in ("x", "y", "width", "height")] == was.split()
    box = page.locator("#minimap").bounding_box()
    assert box is not None
    far = [box["x"] + 3, box["y"] + 3], [box["x"] + box["width"] - 4, box["y"] + box["height"] - 4]
    for corner in far:
        page.mouse.click(*corner)
        expect(board).not_to_have_attribute("viewBox", was)
        was = board.get_attribute("viewBox") or ""
    page.locator("[data-zoom=whole]").click()
    expect(page.locator("#minimap")).to_be_hidden()
    for _ in range(3):
        page.locator("[data-zoom=in]").click()
    expect(page.locator("#minimap")).to_be_visible()
    for which in ("Gatehouse", "Tannery"):
        page.evaluate(LAY_UNDER_MAP, which)
        page.wait_for_function(NAME_IS_FREE, timeout=3000)


def with_brian(seed: int = 3) -> Iterator[TableState]:
    """A match in which the reader is Brian, who throws Fireballs."""
    choose = at_random(seed)
    return onward(
        begun("gates", "here", "bot", "bot", seed=seed),
        lambda table, seat: "choose brian" if "choose brian" in says(table) else choose(table, seat),
    )


def in_two_ways(table: TableState) -> bool:
    """Somebody may be treated in two ways that are not equally likely."""
    scene = table.playing().scene(0) if 0 in table.asked else None
    odds: dict[str, set[str]] = {}
    for choice in scene.question.choices if scene and scene.question else ():
        if choice.odds and len(choice.things) == 1:
            odds.setdefault(choice.things[0], set()).add(choice.odds)
    return any(len(each) > 1 for each in odds.values())


def test_of_a_blow_and_a_fireball_it_is_told_which_chance_is_which(window: Opener, server: Server) -> None:
    page = window(take_in(server, first(with_brian(), in_two_ways))[0])
    wait_until_asked(page)
    for word in ("Strike", "Fireball"):
        expect(page.locator("#overlay .odds").filter(has_text=re.compile(rf"^{word} \d+ %$")).first).to_be_visible()


def several_in_two_ways(table: TableState) -> bool:
    scene = table.playing().scene(0) if 0 in table.asked else None
    aimed = [choice for choice in scene.question.choices if choice.odds] if scene and scene.question else []
    return in_two_ways(table) and 1 < len({choice.things[0] for choice in aimed if len(choice.things) == 1}) < 5


def test_on_a_phone_the_likeliest_way_alone_stands_beside_each_of_several(window: Opener, server: Server) -> None:
    page = window(take_in(server, first(with_brian(), several_in_two_ways))[0], width=390, height=844, touch=True)
    wait_until_asked(page)
    expect(page.locator("#overlay text.odds").first).to_be_visible()
    assert page.locator("#overlay text.odds").count() == page.locator("#overlay [data-name=odds] rect").count()


def fires_at_many(table: TableState) -> bool:
    """Fireballs are as likely to hit any of many, and one of these can be struck as well."""
    scene = table.playing().scene(0) if 0 in table.asked else None
    odds: dict[str, dict[str, str]] = {}
    for choice in scene.question.choices if scene and scene.question else ():
        if choice.odds and len(choice.things) == 1:
            odds.setdefault(choice.things[0], {})[choice.say.split()[0]] = choice.odds
    both = [each for each in odds.values() if len(set(each.values())) > 1]
    lone = [each["fireball"] for each in odds.values() if list(each) == ["fireball"]]
    return len(both) == 1 and len(lone) > 2 and len(set(lone)) == 1


def test_what_many_have_alike_stands_beside_none_of_them(window: Opener, server: Server) -> None:
    page = window(take_in(server, first(with_brian(2), fires_at_many))[0])
    wait_until_asked(page)
    labels = page.locator("#overlay .odds")
    expect(labels.filter(has_text="Strike").first).to_be_visible()
    assert labels.filter(has_text="Fireball").count() == labels.filter(has_text="Strike").count()


def sends(table: TableState) -> bool:
    """The Gamemaster, in the last of three seats, may send his orcs at somebody whom some can strike."""
    return 2 in table.asked and any(say.startswith("mob") for say in says(table, 2))


def weighs(table: TableState) -> bool:
    """The Gamemaster may send his orcs, has another plan beside that, and cards in his hand."""
    if not sends(table):
        return False
    match = table.playing()
    view = match.board(2)
    return bool(view.gm_hand) and bool(order_plans(view, match.ask_of(2)))


TOLD = """() => [...document.querySelectorAll('#choices > button')]
    .map(node => getComputedStyle(node, '::after').content)"""


def test_the_gamemaster_sees_what_each_plan_brings_and_gives_an_order(window: Opener, server: Server) -> None:
    """Though a hand lies below."""
    table = first(onward(begun("gates", "here", "link", "link", seed=3), at_random(3)), weighs)
    page = window(take_in(server, table)[2], width=1400, height=900)
    wait_until_asked(page)
    page.wait_for_function(f"() => ({TOLD})().at(-1) === 'none'")
    told = page.evaluate(TOLD)
    assert "none" not in told[:-1], "only to end the turn needs no reasons"
    order = page.get_by_role("button", name="All at the nearest")
    order.hover()
    expect(page.locator("#question")).to_contain_text(re.compile(r"\d+ blows? at \w+"))
    was = version(page)
    order.click()
    wait_until_moved(page, was)
    expect(page.locator(".log")).to_contain_text("All orcs go at the nearest.")


def strikes_often(table: TableState) -> bool:
    """By an order of the Gamemaster's several blows are struck, and then somebody else is asked."""
    if not sends(table):
        return False
    match = table.playing()
    return len(plan(match.board(2), CHARGE).blows) > 2


def test_who_gives_an_order_sees_its_blows_before_the_others_go_on(window: Opener, server: Server) -> None:
    table = first(onward(begun("gates", "here", "link", "link", seed=3), by_policy()), strikes_often)
    host, _, gm, *_ = take_in(server, table)
    page = window(gm, still=False)
    wait_until_asked(page)
    page.evaluate(
        """() => {
            localStorage['orcade.pace'] = '0';
            const seeBlows = () => { window.struck ||= document.querySelector('#impacts > .float') !== null; };
            new MutationObserver(seeBlows).observe(document.body, { childList: true, subtree: true });
            window.shown = [];
            table.addEventListener('updated', () => shown.push([Number(table.dataset.version), performance.now()]));
        }"""
    )
    was = version(page)
    page.get_by_role("button", name="All at the nearest").click()
    wait_until_moved(page, was)
    page.wait_for_function("() => window.struck")
    after = table.answer(2, "charge", table.version)
    seat = min(after.asked)
    answer(host, seat, says(after, seat)[0])
    page.wait_for_function("answered => shown.some(([version]) => version > answered)", arg=after.version)
    shown = page.evaluate("() => shown")
    struck = next(at for answered, at in shown if answered >= after.version)
    later = next(at for answered, at in shown if answered > after.version)
    assert later - struck > 1000, shown


@cache
def far_from_much() -> TableState:
    """Who starts first has actions left, and much of the map is too far."""
    tables = onward(begun("gates", "here", "bot", "bot", seed=2), at_random(2))
    return first(tables, lambda table: 0 in table.asked and table.playing().state.asked == WHAT_NOW)


def too_far(table: TableState) -> str:
    """The square farthest away to which one can go at least nearer."""
    match = table.playing()
    ask = match.ask_of(0)
    board = board_of(match.state)
    far = away(board, acting(match.state).square)
    squares = [square for square in bits(board.surface & board.floor.open) if far[square] < FAR]
    names = [board.floor.names[square] for square in sorted(squares, key=lambda square: -far[square])]
    return next(name for name in names if near_to(match, ask, f"go {name}"))


def round_of(page: Page) -> str:
    """Such as "Round 3 of 30"."""
    return (page.locator("#headline").text_content() or "").partition(":")[0]


def test_a_square_that_is_too_far_is_gone_towards_by_the_second_pick(window: Opener, server: Server) -> None:
    table = far_from_much()
    name = too_far(table)
    page = window(take_in(server, table)[0])
    wait_until_asked(page)
    page.wait_for_function("() => document.querySelector('#board-lit .goes')")
    expect(page.locator("#hint")).to_contain_text("any square to go towards")
    where = """async (name) => {
        const ground = document.getElementById('board-ground');
        const { width, names, unit } = await (await fetch(ground.dataset.squares)).json();
        const at = names.indexOf(name), seen = ground.getScreenCTM();
        const middle = new DOMPoint((at % width + 0.5) * unit, (Math.floor(at / width) + 0.5) * unit);
        const { x, y } = middle.matrixTransform(seen);
        return [x, y];
    }"""
    page.locator("[data-zoom=whole]").click()
    spot = page.evaluate(where, name)
    page.mouse.click(*spot)
    expect(page.locator("#tip")).to_contain_text("Pick it once more")
    was = version(page)
    page.mouse.click(*spot)
    wait_until_moved(page, was)
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("goes to")
    began = round_of(page)
    if page.locator(
        "[value=end]"
    ).count():  # the way that is left is shown at once, and to end the turn is to stay on it
        expect(page.locator("#hint")).to_contain_text("pick it to go on")
    for _ in range(12):  # until he has actions in his next turn
        wait_until_asked(page)
        if round_of(page) != began and " left" in (page.locator("#asked").text_content() or ""):
            break
        was = version(page)
        ends = page.locator("#choices button:is([value=end], [value=roll], [value=pass])")
        (ends if ends.count() else page.locator("#choices button[name=say]")).first.dispatch_event("click")
        wait_until_moved(page, was)
    expect(page.locator("#hint")).to_contain_text("pick it to go on")
    was = version(page)
    page.mouse.click(*page.evaluate(where, name))
    wait_until_moved(page, was)


def test_a_place_for_a_section_is_picked_before_which_way_round_it_lies(window: Opener, server: Server) -> None:
    tables = onward(begun("gates", "here", "bot", "bot", "bot", seed=1), dungeon_last)
    page = window(
        take_in(server, first(tables, lambda table: 0 in table.asked and says(table)[0].startswith("lay ")))[0]
    )
    wait_until_asked(page)
    lit = "nodes => [...new Set(nodes.map(({ dataset }) => dataset.thing.split('-')[0]))]"
    assert page.locator("#board .goes").evaluate_all(lit) == ["site"]
    page.locator("#board .goes").first.click()
    assert page.locator("#board .goes").evaluate_all(lit) == ["turn"]
    was = version(page)
    page.locator("#board .goes").first.click()
    wait_until_moved(page, was)


def fights_several(table: TableState) -> bool:
    """It is proposed to attack one orc after another."""
    if 0 not in table.asked:
        return False
    match = table.playing()
    question = match.scene(0).question
    trace = match.game.traced(match.view(0), "spree") if question and question.usual == "spree" else None
    return trace is not None and len(trace.targets) > 1


GLIDES_BACK = """async () => {
    const { zoom } = (await import(document.querySelector('script[type=module]').src)).modules['zoom.js'];
    zoom.glideTo({ x: 0, y: 0 });
    zoom.glideTo({ x: 23, y: 23 });
    zoom.bring(await page.traces.ways());
}"""
"""The view has been elsewhere; what is proposed then is brought in sight."""
SEES_ALL_OF_A_WAY = """async () => {
    const { modules } = await import(document.querySelector('script[type=module]').src);
    const { zoom } = modules['zoom.js'], { plane } = modules['plane.js'];
    zoom.glideTo({ x: 23, y: 12 });
    zoom.bring([[[12, 12], [18, 12]]]);
    const [left, , wide] = plane.board.getAttribute('viewBox').split(' ').map((each) => each / plane.unit);
    return left < 11.5 && left + wide > 18.5;
}"""
"""Of a single way that is proposed the beginning comes in sight, too."""
AIMS_IN_SIGHT = """() => {
    const { left, right, top, bottom } = document.getElementById('board-frame').getBoundingClientRect();
    const aims = [...document.querySelectorAll('#overlay .edge.aimed')].map(aim => aim.getBoundingClientRect());
    const seen = aims.filter(aim => aim.left > left && aim.right < right && aim.top > top && aim.bottom < bottom);
    return aims.length > 1 && seen.length === aims.length;
}"""


def test_whom_one_attacks_one_after_another_come_in_sight_on_a_phone(window: Opener, server: Server) -> None:
    choose = by_policy()
    tables = onward(
        begun("gates", "here", "bot", "bot", seed=2),
        lambda table, seat: "choose brian" if "choose brian" in says(table) else choose(table, seat),
    )
    page = window(take_in(server, first(tables, fights_several))[0], width=390, height=844, touch=True)
    wait_until_asked(page)
    page.wait_for_function(AIMS_IN_SIGHT)
    page.evaluate(GLIDES_BACK)
    page.wait_for_function(AIMS_IN_SIGHT)
    assert page.evaluate(SEES_ALL_OF_A_WAY)


def may_go_anywhere(table: TableState) -> bool:
    """The Gamemaster is asked where an orc stands, nearly anywhere."""
    return 2 in table.asked and len([say for say in says(table, 2) if say.startswith("at ")]) > 250


def test_a_small_map_shows_who_stands_where_though_any_square_may_be_chosen(window: Opener, server: Server) -> None:
    table = first(onward(begun("gates", "here", "link", "link", seed=3), by_policy()), may_go_anywhere)
    page = window(take_in(server, table)[2], width=1400, height=900)
    wait_until_asked(page)
    expect(page.locator("#minimap .piece").first).to_be_attached()
    expect(page.locator("#minimap .lit")).to_have_count(0)


def sends_far_apart(table: TableState) -> bool:
    """The Gamemaster may send orcs who are farther apart than a phone shows."""
    if not sends(table):
        return False
    match = table.playing()
    view = match.board(2)
    floor = board_of(view).floor
    goes = [orc.square for orc in view.orcs if orc.number in plan(view, CHARGE).squares]
    return len(goes) > 2 and max(floor.x(each) for each in goes) - min(floor.x(each) for each in goes) > 20


def test_of_ways_far_apart_a_phone_shows_as_many_as_are_seen_from_near(window: Opener, server: Server) -> None:
    table = first(onward(begun("gates", "here", "link", "link", seed=5), at_random(5)), sends_far_apart)
    page = window(take_in(server, table)[2], width=390, height=844, touch=True)
    wait_until_asked(page)
    expect(page.locator("#overlay .stroke").first).to_be_attached()
    page.wait_for_function("() => document.getElementById('minimap') && !board.getAnimations().length")
    unit = page.evaluate("() => { const { a } = board.getScreenCTM(); return a * board.dataset.unit; }")
    assert unit >= 21, "pixels of a square"


def strikes_beside_the_ways(table: TableState) -> bool:
    """It is proposed to the Gamemaster that orcs go somewhere, and others strike several characters elsewhere, so near
    that a phone shows all of it."""
    if 2 not in table.asked:
        return False
    match = table.playing()
    question = match.scene(2).question
    trace = match.game.traced(match.view(2), question.usual) if question and question.usual else None
    if trace is None or not trace.beside or len(trace.targets) < 2:
        return False
    ways = [at for way in trace.beside if dist(way[0], way[-1]) >= 1 for at in way]  # newcomers come from above
    if not ways:
        return False
    both = [*ways, *(spot.at for spot in trace.targets)]

    def across(points: list[tuple[float, float]], along: int) -> float:
        found = [at[along] for at in points]
        return max(found) - min(found)

    beyond = across(both, 0) - across(ways, 0) > 4 or across(both, 1) - across(ways, 1) > 4
    return beyond and across(both, 0) < 13 and across(both, 1) < 9


def test_whom_orcs_strike_is_in_sight_on_a_phone_with_the_ways_of_the_others(window: Opener, server: Server) -> None:
    table = first(onward(begun("gates", "here", "link", "link", seed=5), by_policy()), strikes_beside_the_ways)
    page = window(take_in(server, table)[2], width=390, height=844, touch=True)
    wait_until_asked(page)
    page.wait_for_function(AIMS_IN_SIGHT)
    page.evaluate(GLIDES_BACK)
    page.wait_for_function(AIMS_IN_SIGHT)


LONGEST = """() => {
    const ways = [...document.querySelectorAll('#overlay .stroke.steps.thin')];
    return Math.max(...ways.map(way => way.getTotalLength())) / page.plane.scale;
}"""
"""Squares of the longest way that is drawn."""


def test_of_the_ways_of_many_orcs_only_the_ends_are_drawn(window: Opener, server: Server) -> None:
    def many(table: TableState) -> bool:
        match = table.playing()
        trace = match.game.traced(match.view(2), "charge") if "charge" in says(table, 2) else None
        return trace is not None and len(trace.beside) > 6 and max(map(len, trace.beside)) > 5

    table = first(onward(begun("gates", "here", "link", "link", seed=3), at_random(3)), many)
    page = window(take_in(server, table)[2], width=1400, height=900)
    wait_until_asked(page)
    page.get_by_role("button", name="All at the nearest").hover()
    expect(page.locator("#overlay .stroke.steps.thin").first).to_be_attached()
    assert page.evaluate(LONGEST) < 3, "they would lie over who stands between"
