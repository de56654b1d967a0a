"""HACK! as people play it: two windows where one passes by itself, the GameMaster as a person, a map that is moved."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from itertools import islice, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import orcade
from orcade.games.hack.answers import Lawyer
from orcade.table.requests import DEATH
from orcade.web.table_state import TableState
from orcade.web.view_model import Kind

from .beats import answer, given, kinds
from .conftest import Opener, Server
from .measured_board import Fingers, view_box
from .played_tables import Choose, at_random, begun, first, late, onward, says, take_in
from .players import (
    SENT,
    answer_by_clicking,
    press_on,
    rest,
    set_table,
    turns,
    until_sent,
    version,
    wait_for_the_end,
    wait_until_asked,
    wait_until_moved,
)
from .test_fights import record_of
from .test_table import small_targets, too_wide

QUESTION = """() => {
    const form = document.getElementById('choices');
    return form && {
        passing: form.dataset.passing || '', about: (form.dataset.about || '').split(' ').filter(Boolean),
        says: [...form.querySelectorAll('button[name=say]')].map(button => button.value),
        seat: document.getElementById('question').dataset.seat,
        going: !!document.querySelector('#pass-by.going'), version: document.getElementById('table').dataset.version,
    };
}"""
HURRY = "() => { Math.random = () => -0.6; }"
"""Breaths of a tenth of a second, for tests alone."""
LINGER = "() => { Math.random = () => 0.99; }"
"""Breaths as long as they can be."""
LARGE = 7
"""Cards of a large hand."""
SIDES = """() => [...document.querySelectorAll('.hand .card')].map(card => {
    const { x, right } = card.getBoundingClientRect();
    return [x, right];
})"""
"""Where each card of the hand begins and ends."""
READABLE = 86
"""Pixels of a card whose name can be read."""
FOR_EVER = "() => { Math.random = () => 1e5; }"
"""Breaths of days: nothing passes while a wish is being made, however slow the machine is."""


LET_PASS = """() => {
    const plain = Math.random;
    Math.random = () => -0.6;
    page.autoPass.cancel();
    page.autoPass.renew();
    Math.random = plain;
}"""
"""What passes by itself does so now, whatever breath it would have taken."""


LOADED = """async () => {
    const { modules } = await import(document.querySelector('script[type=module]').src);
    return modules['later.js'].loaded('impacts.js').show;
}"""
"""Whether what befalls things can be shown."""
AT_ONCE = "() => { const now = performance.now(); performance.now = () => now; }"
"""From here on all happens at once, however slow the machine is."""


def question(page: Page) -> Any:
    """What the page asks now; None where it asks nothing."""
    return page.evaluate(QUESTION)


def choose(page: Page, deck: str) -> None:
    """The deck that is played, by a click on its picture."""
    wait_until_asked(page)
    was = version(page)
    things = page.locator(f"button[name=say][value={deck}]").get_attribute("data-things")
    for _ in until_sent(page, was):  # a new view may come between the press and the release of one click
        page.locator(f'#board [data-thing="{things}"]').click(force=True)
    wait_until_moved(page, was)


def pass_unless(page: Page, *stops: str) -> None:
    """Open the panel in an occasion, and let pass what is not about these; from then on in haste."""
    page.evaluate(FOR_EVER)
    page.locator("#pass-by summary").click()
    for box in page.locator("#pass-by input[type=checkbox]").all():
        box.set_checked(box.get_attribute("value") in stops)
    unless = page.locator("#pass-by [type=radio][value=unless]")
    if not unless.is_checked():  # a stop that is ticked says so already
        unless.check()
    page.evaluate(HURRY)
    page.evaluate("() => { document.querySelector('#pass-by details').open = false; }")
    page.evaluate("() => { page.autoPass.cancel(); page.autoPass.renew(); }")


def nothing_is_sent(page: Page) -> bool:
    """Whether this page goes on waiting where it asks, for longer than the longest breath."""
    was = version(page)
    page.clock.fast_forward(10_000)
    return not page.evaluate(SENT, was)


def of_deck(deck: str, seed: int) -> Choose:
    """Seat 0 plays this deck; all else is at random."""
    choose = at_random(seed)
    return lambda table, seat: deck if seat == 0 and deck in says(table) else choose(table, seat)


def may_pass(table: TableState) -> bool:
    """Whether somebody at the host's screen is asked about something that he can let go by."""
    scenes = [table.playing().scene(seat) for seat in table.asked if table.sitters[seat].kind == "here"]
    return any(scene.question is not None and scene.question.passing for scene in scenes)


def test_two_windows_and_two_bots(window: Opener, server: Server) -> None:
    """One of the two passes by itself what is not about her; nothing else is ever answered for her."""
    tables = onward(begun("hack", "here", "link", "bot", "bot", seed=2), at_random(2))
    host, guest = map(window, take_in(server, first(tables, lambda table: 0 in table.asked and may_pass(table)))[:2])
    host.wait_for_selector("#table")
    host.evaluate(FOR_EVER)
    guest.evaluate(FOR_EVER)
    given = {host: 0, guest: 0}
    wished = by_itself = 0
    for page in turns(host, guest):
        if by_itself and given[guest] > 1:
            break
        now = question(page)
        if now is None:
            continue
        if page is host and now["passing"] and not wished:
            pass_unless(host, "you", "exit")
            host.evaluate(FOR_EVER)  # from now on it passes when it has been seen that it will
            wished = 1
            continue
        if page is host and wished:
            assert now["going"] == bool(now["passing"] and not {"you", "exit"} & set(now["about"]))
            if now["going"]:
                host.evaluate(LET_PASS)
                wait_until_moved(host, now["version"])
                by_itself += 1
                continue
        # Whoever of the two comes first, each answers the same.
        answer_by_clicking(page, random.Random(f"{page is host} {given[page]}"))
        given[page] += 1
    assert by_itself
    assert given[guest] > 1
    expect(host.locator("#pass-by")).to_be_visible()  # a sign that it is on, also while others think
    host.locator("#pass-by [data-do=pass-stop]").click()
    expect(host.locator("#pass-by.on")).to_have_count(0)
    host.reload()
    host.wait_for_selector("#table")
    expect(host.locator("#pass-by.on")).to_have_count(0)


def occasion(*who: Kind, seed: int) -> TableState:
    """A table where somebody is asked about something that he can let go by."""
    return first(onward(begun("hack", *who, seed=seed), at_random(seed)), may_pass)


def playable(*who: Kind, seed: int, something: bool) -> TableState:
    """A table where seat 0 is asked about something that it can let go by, and is proposed to play something, or could
    play nothing."""

    def as_wished(table: TableState) -> bool:
        scene = table.playing().scene(0) if 0 in table.asked else None
        question = scene and scene.question
        if not (question and question.passing):
            return False
        return question.usual not in ("", question.passing) if something else len(says(table)) == 1

    return first(onward(begun("hack", *who, seed=seed), at_random(seed)), as_wished)


def test_passing_until_it_is_my_turn(window: Opener, server: Server) -> None:
    """Whatever could be played or not: it goes by until an action is asked for, over a reload as well; then it ends."""
    page = window(fresh=True)
    page.clock.install()
    page.goto(take_in(server, playable("here", "bot", seed=9, something=True))[0])
    wait_until_asked(page)
    assert question(page)["passing"]
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 0.1"))  # else it may be over before it was looked at
    page.locator("#pass-by summary").click()
    page.locator("#pass-by [type=radio][value=turn]").check()
    expect(page.locator("#pass-by.on summary")).to_contain_text("until it is my turn")
    page.reload()
    expect(page.locator("#pass-by.on")).to_have_count(1)
    page.clock.resume()
    page.wait_for_function("() => document.querySelector('#choices:not([data-passing])')")
    expect(page.locator("#pass-by")).to_be_hidden()
    wait_until_asked(page)
    assert nothing_is_sent(page), "an action is not passed up"


def test_who_has_nothing_to_play_passes_by_himself_and_is_told_so_once(window: Opener, server: Server) -> None:
    for width, height in ((1400, 900), (390, 844)):
        table = playable("here", "link", "link", seed=7, something=False)
        page = window(take_in(server, table)[0], width=width, height=height, fresh=True)
        page.wait_for_function("() => page.ready && !document.querySelector('#choices[data-passing]')")
        expect(page.locator("#notice")).to_contain_text("nothing to play")
        notice, board, strip = (page.locator(each).bounding_box() for each in ("#notice", "#board-frame", ".strip"))
        assert notice
        assert board
        assert strip
        assert notice["y"] >= board["y"] + board["height"], "the board stays in sight"
        assert notice["y"] + notice["height"] <= strip["y"] + strip["height"], "the question stays in sight"
        page.mouse.down()
        expect(page.locator("#notice")).to_be_hidden()
        page.mouse.up()


def test_who_could_play_something_is_asked(window: Opener, server: Server) -> None:
    page = window(fresh=True)
    page.clock.install()
    page.goto(take_in(server, playable("here", "link", "link", seed=5, something=True))[0])
    wait_until_asked(page)
    assert not question(page)["going"]
    assert nothing_is_sent(page)


def test_on_one_screen_only_who_has_uncovered_passes(window: Opener, server: Server) -> None:
    page = window(fresh=True)
    page.clock.install()
    page.goto(take_in(server, occasion("here", "here", seed=2))[0])
    page.evaluate(FOR_EVER)
    chance = random.Random(8)
    curtain = page.locator("#uncover-now")
    wished = ""
    covered = 0
    for _ in turns(page):
        if curtain.count():
            if wished:
                assert page.locator("#pass-by").is_hidden()
                assert nothing_is_sent(page)
                covered += 1
            curtain.click()
            expect(curtain).to_have_count(0)
            continue
        now = question(page)
        if now is None:  # it has just been passed by itself
            continue
        if wished and now["seat"] != wished:
            expect(page.locator("#pass-by.on")).to_have_count(0)  # the other's wish is not his
            break
        if now["passing"] and not wished:
            wished = now["seat"]
            pass_unless(page)
            wait_until_moved(page, now["version"])
        elif not now["going"]:
            answer_by_clicking(page, chance)
    assert covered, "the other one was asked"


def test_what_a_tap_tells_is_not_told_over_the_words_of_a_curtain(window: Opener, server: Server) -> None:
    page = window(take_in(server, occasion("here", "here", seed=2))[0], width=390, height=844, fresh=True)
    curtain = page.locator("#uncover-now")
    expect(curtain).to_be_visible()
    page.wait_for_timeout(1000)
    expect(page.locator("#notice")).to_be_hidden()
    curtain.click()
    expect(page.locator("#notice")).to_have_text("Tap a player: it tells what the pictures mean.")


def test_the_gamemaster_lays_an_encounter_face_down(window: Opener, server: Server) -> None:
    tables = onward(begun("hack", "here", "bot", "bot", seed=4), of_deck("ba", 4))
    table = first(tables, lambda table: any(words.startswith("lay ") for words in says(table)))
    page = window(take_in(server, table)[0])
    wait_until_asked(page)
    lays = next(words for words in question(page)["says"] if words.startswith("lay "))
    things = page.locator(f'button[name=say][value="{lays}"]').get_attribute("data-things") or ""
    was = version(page)
    page.locator(f'[data-thing="{things}"]').click(force=True, position={"x": 12, "y": 40})
    wait_until_moved(page, was)
    wait_until_asked(page)
    room = page.locator("#board .tile.goes").first
    place = room.get_attribute("data-thing")
    was = version(page)
    room.click(force=True)
    wait_until_moved(page, was)
    assert place
    # Not by its id: a hand of which somebody has seen a card is mixed before one is laid.
    expect(page.locator(f'#board [aria-label*="face down in {place.removeprefix("room-")}"]')).to_be_visible()


def test_cards_are_exchanged_by_ticking_them(window: Opener, server: Server) -> None:
    """Any of them at once: also sets that are not in the list."""
    tables = onward(begun("hack", "here", "bot", seed=1), of_deck("thorina", 1))
    table = first(tables, lambda table: "exchange" in says(table) and len(table.playing().scene(0).hand) > 4)
    page = window(take_in(server, table)[0])
    wait_until_asked(page)
    was = version(page)
    page.locator('button[name=say][value="exchange"]').click()
    wait_until_moved(page, was)
    page.wait_for_selector("#build")
    take = page.locator("#build-it")
    expect(take).to_be_disabled()
    cards = page.locator("#build [type=checkbox]")
    chosen = [cards.nth(at).get_attribute("value") for at in range(3)]
    for at in (2, 0, 1):
        cards.nth(at).check()
    said = " ".join(("exchange", *map(str, chosen)))
    expect(page.locator(f'button[name=say][value="{said}"]')).to_have_count(0)
    expect(take).to_be_enabled()
    expect(page.locator("#built")).to_contain_text("Exchange ")
    was = version(page)
    take.click()
    wait_until_moved(page, was)
    expect(page.locator("#build")).to_have_count(0)
    expect(page.locator("#log")).to_contain_text("exchanges")


def places_of_rooms(table: TableState) -> dict[str, list[str]]:
    """By Room card in hand: the cell of each way in which it can be placed."""
    found: dict[str, list[str]] = {}
    for words in says(table):
        if words.startswith("room "):
            _, *card, cell, _ = words.split()
            found.setdefault(" ".join(card), []).append(cell)
    return found


def test_a_room_is_placed_by_card_cell_and_turn(window: Opener, server: Server) -> None:
    """Many places are not read but seen: the card, the cell on the map, and only then the turns as buttons."""

    def many(cells: list[str]) -> bool:
        return len(cells) > 6 and len(set(cells)) > 1

    tables = onward(begun("hack", "here", "bot", seed=1), of_deck("thorina", 1))
    table = first(tables, lambda table: any(map(many, places_of_rooms(table).values())))
    card = next(card for card, cells in places_of_rooms(table).items() if many(cells))
    page = window(take_in(server, table)[0])
    wait_until_asked(page)
    buttons = page.locator(".choices button[name=say]:visible")
    ((cell, turned),) = Counter(places_of_rooms(table)[card]).most_common(1)
    things = page.locator(f'button[name=say][value^="room {card} {cell} "]').first.get_attribute("data-things") or ""
    in_hand, place = things.split()
    page.locator(f'[data-thing="{in_hand}"]').click(force=True, position={"x": 12, "y": 40})
    expect(page.locator("#board .tile.goes").nth(1)).to_be_attached()
    expect(buttons).to_have_count(0)
    page.locator(f'#board .tile.goes[data-thing="{place}"]').click(force=True)
    assert 1 < turned <= 4
    expect(buttons).to_have_count(turned)
    was = version(page)
    buttons.first.click()
    wait_until_moved(page, was)


def test_a_hand_that_is_not_asked_for_is_read_beside_the_seats(window: Opener, server: Server) -> None:
    """Seats leave words out before cards are cut; and no place for a Room is seen, where none can be laid."""
    tables = onward(begun("hack", "here", "link", "link", seed=5), at_random(5))

    def own(table: TableState) -> bool:
        return table.asked == (0,) and {"pass", "exchange"} <= set(says(table)) and not places_of_rooms(table)

    page = window(take_in(server, first(tables, own))[0])
    wait_until_asked(page)
    hand = page.locator(".hand").bounding_box()
    assert hand
    assert hand["height"] > 100
    expect(page.locator(".seats .gauge .name:visible")).to_have_count(0)
    expect(page.locator('#board .tile:has([href="#tile-site"]):visible')).to_have_count(0)
    page.locator("#choices .list summary").click()
    card = page.locator(".hand .card").first.bounding_box()
    assert card
    assert card["width"] > 80


def test_a_phone_moves_the_map(window: Opener, server: Server) -> None:
    """In a turn of one's own: what others did meanwhile would move it, too."""
    tables = onward(begun("hack", "here", "link", "link", seed=5), at_random(5))
    own = first(tables, lambda table: table.asked == (0,) and {"pass", "exchange"} <= set(says(table)))
    page = window(take_in(server, own)[0], width=390, height=844, touch=True)
    wait_until_asked(page)
    assert too_wide(page) == []
    assert small_targets(page) == []
    expect(page.locator("[data-zoom=whole]")).to_be_disabled()  # Rooms can be read
    whole = view_box(page)
    fingers = Fingers(page)
    fingers.pinch((195, 290), 80, 240)
    near = view_box(page)
    assert near[3] < whole[3] / 2
    fingers.drag(((195, 290), (150, 250)))
    moved = view_box(page)
    assert moved[:2] > near[:2]
    page.locator("[data-zoom=whole]").click()  # a tap so soon after a drag would be none to Chromium
    expect(page.locator("[data-zoom=whole]")).to_be_disabled()
    assert view_box(page) == whole


SEEN_WHOLE = """() => {
    const { x, right, y, bottom } = document.querySelector('#board-frame').getBoundingClientRect();
    return [...document.querySelectorAll('#board .tile:not(#board-beside *)')].map(tile => {
        const box = tile.getBoundingClientRect();
        return box.x >= x - 9 && box.right <= right + 9 && box.y >= y - 9 && box.bottom <= bottom + 9;
    });
}"""
"""Of each Room, whether all of it is in sight, but for the arrows at its doors."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1400, 900)])
def test_all_rooms_are_seen_where_they_can_be_read(window: Opener, server: Server, width: int, height: int) -> None:
    tables = onward(begun("hack", "here", "link", "link", seed=5), at_random(5))
    own = first(tables, lambda table: table.asked == (0,) and len(table.playing().state.rooms) == 3)
    page = window(take_in(server, own)[0], width=width, height=height)
    wait_until_asked(page)
    expect(page.locator("[data-zoom=whole]")).to_be_disabled()
    page.wait_for_function("() => !document.getElementById('board').getAnimations().length")
    seen = page.evaluate(SEEN_WHOLE)
    assert len(seen) >= 3
    assert all(seen)


IN_ROWS = """() => [...document.querySelectorAll('.fronts')].map(
    fronts => new Set([...fronts.children].map(card => card.getBoundingClientRect().y)).size)"""
"""In how many rows cards lie before each player."""


def with_cards_in_front() -> TableState:
    """A match in which the person has to act; cards lie in front of players, Rules too, before one of them three."""
    tables = onward(begun("hack", "here", "bot", "bot", "bot", seed=3), at_random(3))

    def wish(table: TableState) -> bool:
        if table.asked != (0,) or table.playing().occasion:
            return False
        state = table.playing().state
        lawyers = [option for option in table.playing().ask_of(0).options if isinstance(option, Lawyer)]
        many = any(len(panel.front) > 2 for panel in table.playing().scene(0).seats)
        return bool(lawyers) and many and sum(map(len, state.items)) > 2 and len(state.rooms) > 9

    return first(tables, wish)


def test_panels_show_what_lies_in_front_of_the_players(window: Opener, server: Server) -> None:
    table = with_cards_in_front()
    cards = [each for panel in table.playing().scene(0).seats for each in panel.front]
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open")
    small = page.locator("#seats").bounding_box()
    assert small
    assert small["height"] < 60, "so that there is room for the map"
    piles = page.locator(".fronts:has(> :nth-child(3))")
    assert piles.count()
    number = "node => getComputedStyle(node, '::after').content"
    assert {pile.evaluate(number) for pile in piles.all()} == {"counter(lying)"}, "so many that they are counted"
    page.locator("#seat-1 .who").tap()
    for card in cards:
        assert page.locator(f".front[data-thing={card.id}]").is_visible()
        assert not page.locator(f"#board [data-thing={card.id}]").is_visible()
    idle = page.locator(".front:not(.goes)").first
    idle.tap(position={"x": 5, "y": 20})
    expect(page.locator("#tip")).to_contain_text((idle.get_attribute("aria-label") or "").partition(",")[0])
    face = page.locator("#tip svg").bounding_box()
    drawn = page.locator("#tip svg use").bounding_box()
    assert face
    assert drawn
    assert abs(face["x"] - drawn["x"]) < face["width"] / 10, "all of the card is seen"
    rule = page.locator(".front.goes").first
    rule.tap(position={"x": 5, "y": 20})
    expect(page.locator("#choices .loud")).to_contain_text("Argue with")
    page.locator("#seat-1 .who").tap()
    expect(page.locator("#table[data-seats]")).to_have_count(0)
    wide = window(take_in(server, table)[0])
    wide.wait_for_function("() => counted.open")
    for card in cards:  # the map has all of the board
        expect(wide.locator(f".front[data-thing={card.id}] svg")).to_be_visible()
        expect(wide.locator(f"#board [data-thing={card.id}]")).to_be_hidden()
    rows = wide.evaluate(IN_ROWS)
    assert max(rows) == 1, "however many lie there"
    log = wide.locator("#log").bounding_box()
    assert log
    assert log["height"] >= 90


OVER_NAMES = """() => [...document.querySelectorAll('.seat:has(.fronts)')].filter(seat => {
    const name = seat.querySelector('.who b').getBoundingClientRect();
    return [...seat.querySelectorAll('.front')].map(card => card.getBoundingClientRect())
        .some(card => card.x < name.right && card.y < name.bottom - 4);
}).map(seat => seat.innerText)"""


def test_cards_before_one_of_three_leave_his_name_in_sight(window: Opener, server: Server) -> None:
    tables = onward(begun("hack", "here", "bot", "bot", seed=3), at_random(3))

    def wish(table: TableState) -> bool:
        fronts = [panel.front for panel in table.playing().scene(0).seats]
        return table.asked == (0,) and max(map(len, fronts)) > 3

    page = window(take_in(server, first(tables, wish))[0])
    page.wait_for_function("() => counted.open")
    assert page.locator(".fronts:has(> :nth-child(4))").count()
    assert page.evaluate(OVER_NAMES) == []


FOOT = """() => {
    const [told, name] = ['#impacts .float.stays.death', '#kept-sheet .caption:not(.written) text'].map(
        each => [...document.querySelectorAll(each)].map(node => node.getBoundingClientRect()));
    const dead = document.querySelector('#kept-sheet .dead').getBoundingClientRect();
    const below = name.filter(({ x, right, y }) => x < dead.right && right > dead.x && y > dead.y + dead.height / 2);
    return [told[0].y + told[0].height / 2, Math.min(...below.map(({ y }) => y))];
}"""
"""The middle of what tells that somebody is dead, and the top of his name below."""


def test_an_encounter_has_the_board_of_a_phone_and_stays_until_its_end_was_seen(window: Opener, server: Server) -> None:
    """With who fights as large as can be; and where he dies, a skull upon him, beside it who did it."""
    tables = onward(begun("hack", "here", "here", "here", seed=5), at_random(5))
    was, now = next(
        (was, now)
        for was, now in pairwise(tables)
        if was.playing().state.fights and DEATH in kinds(was, now) and not now.playing().state.fights
    )
    host, watching = take_in(server, was)
    page = window(watching, width=390, height=844, touch=True, still=False)
    page.wait_for_function("() => counted.open")
    frame, sheet = (page.locator(each).bounding_box() for each in ("#board-frame", "#thing-fight"))
    assert frame
    assert sheet
    assert sheet["width"] > 0.8 * frame["width"]
    assert frame["x"] <= sheet["x"]
    assert sheet["y"] + sheet["height"] <= frame["y"] + frame["height"] + 1
    assert frame["height"] > 360
    answer(host, *given(now))
    expect(page.locator("#kept-sheet .dead")).to_have_count(1)
    foot = page.evaluate(FOOT)
    assert foot[0] < foot[1], "it is told above his name that he is dead"
    page.locator("#headline").tap()
    expect(page.locator("#kept-sheet")).to_have_count(0)


def test_an_encounter_stays_to_be_read_where_others_answer_at_once(window: Opener, server: Server) -> None:
    """Also where nothing more befalls who has fought, as when a reward is declined."""
    tables = list(islice(onward(begun("hack", "here", "here", "here", seed=5), at_random(5)), 200))
    lies = [bool(table.playing().state.fights) for table in tables]
    begins, ends = next(
        (begins, ends)
        for ends in range(2, len(tables))
        if lies[ends - 1] and not lies[ends] and not kinds(tables[ends - 1], tables[ends])
        for begins in range(ends)
        if not lies[begins] and all(lies[begins + 1 : ends]) and kinds(tables[begins], tables[begins + 1])
    )
    host, watching = take_in(server, tables[begins])
    page = window(watching, width=390, height=844, touch=True, still=False)
    page.wait_for_function("() => counted.open")
    for now in tables[begins + 1 : ends]:
        answer(host, *given(now))
        page.wait_for_function(
            "version => document.getElementById('table').dataset.version >= version", arg=now.version
        )
    page.wait_for_function(LOADED)
    page.evaluate(AT_ONCE)
    answer(host, *given(tables[ends]))
    expect(page.locator("#kept-sheet")).to_have_count(1)
    expect(page.locator("#kept-sheet")).to_have_count(0)


def test_what_a_card_is_good_for_is_in_sight_on_a_phone(window: Opener, server: Server) -> None:
    """Though its lower half is not."""
    tables = onward(begun("hack", "here", "bot", "bot", seed=3), at_random(3))
    table = first(tables, lambda table: any(words.startswith("encounter ") for words in says(table)))
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open")
    expect(page.locator(".good-for").first).to_contain_text("%")
    expect(page.locator(".good-for").first).to_be_in_viewport(ratio=1)


def test_what_a_card_is_good_for_stands_below_its_words(window: Opener, server: Server) -> None:
    """Of a hand of five on a desktop."""
    tables = onward(begun("hack", "here", "bot", "bot", seed=3), at_random(3))
    table = first(
        tables, lambda table: table.asked == (0,) and any(words.startswith("exchange") for words in says(table))
    )
    page = window(take_in(server, table)[0])
    page.wait_for_function("() => counted.open")
    labels = page.locator(".good-for.later")
    expect(labels.first).to_be_visible()
    tops = labels.evaluate_all("all => all.map(each => each.getBoundingClientRect().top)")
    cards = page.locator("#fan > .card:not(.goes)")
    ends = cards.evaluate_all("all => all.map(each => each.getBoundingClientRect().bottom)")
    assert min(tops) >= max(ends) - 5


def test_a_map_that_grows_is_followed_from_near_on_a_phone(window: Opener, server: Server) -> None:
    tables = onward(begun("hack", "here", "bot", "bot", "bot", seed=3), at_random(3))
    tall = first(tables, lambda table: table.asked == (0,) and len(table.playing().state.rooms) > 12)
    page = window(take_in(server, tall)[0], width=390, height=640, touch=True)
    page.wait_for_function("() => counted.open")
    room = page.locator("#board .tile").first.bounding_box()
    assert room
    assert room["width"] > 50
    page.locator("[data-zoom=whole]").click()
    expect(page.locator("[data-zoom=whole]")).to_be_disabled()


def test_cards_lie_side_by_side_on_a_phone_and_what_is_proposed_is_in_sight(window: Opener, server: Server) -> None:
    tables = onward(begun("hack", "here", "bot", "bot", seed=4), at_random(4))
    asked = first(tables, lambda table: table.asked == (0,) and len(table.playing().scene(0).hand) > 4)
    page = window(take_in(server, asked)[0], width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open")
    sides = page.evaluate(SIDES)
    assert all(right - left >= READABLE - 1 for left, right in sides)
    assert all(right <= left + 1 for (_, right), (left, _) in pairwise(sides))
    assert len(sides) * READABLE > 390, "the others are scrolled to"
    if page.locator(".hand .card.goes").count():
        expect(page.locator(".hand .card.goes").first).to_be_in_viewport()


def test_who_comes_back_finds_marked_in_the_log_what_has_happened_since(window: Opener, server: Server) -> None:
    tables = onward(begun("hack", "here", "bot", "bot", seed=4), at_random(4))
    asked = first(tables, lambda table: table.asked == (0,) and len(table.playing().state.rooms) > 4)
    page = window(take_in(server, asked)[0], fresh=True)
    page.wait_for_function("() => localStorage['orcade.seen-to']")
    marked = page.locator("#lines > .new")
    page.reload()
    page.wait_for_timeout(1000)
    assert not marked.count(), "nothing has"
    numbers = [int((line.get_attribute("id") or "")[4:]) for line in page.locator("#lines > li").all()]
    page.evaluate("at => { localStorage['orcade.seen-to'] = JSON.stringify([[location.pathname, at]]); }", numbers[-6])
    page.reload()
    expect(page.locator("#notice")).to_have_text("What happened since you were here is marked in the log.")
    expect(marked).to_have_count(5)


@pytest.mark.parametrize(("height", "told"), [(980, True), (700, False)])
def test_of_a_card_that_a_phone_cuts_off_a_chance_alone_lies_over_its_words(
    window: Opener, server: Server, height: int, told: bool
) -> None:
    tables = onward(begun("hack", "here", "bot", seed=1), at_random(1))
    asked = first(tables, lambda table: {"room", "rule"} <= {each.split()[0] for each in says(table)})
    page = window(take_in(server, asked)[0], width=390, height=height, touch=True)
    page.wait_for_function("() => counted.open")
    page.wait_for_timeout(500)
    labels = page.locator(".good-for").all_text_contents()
    assert any("%" not in label for label in labels) is told


def test_answers_of_which_nothing_is_told_share_a_row_on_a_desktop_and_all_seats_are_seen(
    window: Opener, server: Server
) -> None:
    tables = onward(begun("hack", "here", "bot", "bot", "bot", "bot", "bot", seed=5), at_random(5))
    asked = first(tables, lambda table: "exchange" in says(table) and len(table.playing().state.rooms) > 4)
    page = window(take_in(server, asked)[0], width=1400, height=900)
    page.wait_for_function("() => counted.open")
    exchange, passing = (page.locator(f"#choices > [value={each}]").bounding_box() for each in ("exchange", "pass"))
    assert exchange
    assert passing
    assert exchange["y"] == passing["y"]
    last, seats = (page.locator(each).bounding_box() for each in ("#seat-5", "#seats"))
    assert last
    assert seats
    assert last["y"] + last["height"] <= seats["y"] + seats["height"] + 1


def test_a_large_hand_is_seen_whole_on_a_phone_where_there_is_room(window: Opener, server: Server) -> None:
    tables = onward(begun("hack", "link", "link", seed=1), at_random(1))
    waits = first(tables, lambda table: 0 not in table.asked and len(table.playing().scene(0).hand) >= LARGE)
    page = window(take_in(server, waits)[1], width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open")
    hand, last = (page.locator(each).bounding_box() for each in (".hand", ".hand .card >> nth=-1"))
    assert hand
    assert last
    assert last["y"] + last["height"] <= hand["y"] + hand["height"] <= 844


def test_a_game_in_two_windows_with_two_bots_comes_to_its_end(window: Opener, server: Server) -> None:
    host, guest = map(window, take_in(server, late("hack", "here", "link", "bot", "bot", left=7, seed=175))[:2])
    for seed, page in enumerate((host, guest), 2):
        press_on(page, seed)
    for page in (host, guest):
        wait_for_the_end(page)
        expect(page.locator("#result .place")).to_have_count(4)
    assert rest(host) + rest(guest) > 2
    orcade.verify(orcade.load(record_of(guest)))


def test_a_game_as_the_gamemaster_begins_with_the_deck(window: Opener) -> None:
    page = window()
    set_table(page, "hack", dict.fromkeys((1, 2), "bot-random"))
    choose(page, "ba")
    expect(page.locator("#seat-0")).to_contain_text("B.A.")
    press_on(page, 5)
    page.wait_for_function("() => given > 1 || document.getElementById('result')")


def test_a_game_as_the_gamemaster_comes_to_its_end(window: Opener, server: Server) -> None:
    table = late("hack", "here", "bot", "bot", left=9, seed=112, chooser=partial(of_deck, "ba"))
    page = window(take_in(server, table)[0])
    press_on(page, 3)
    wait_for_the_end(page)
    assert rest(page) > 2
    expect(page.locator("#result .place")).to_have_count(3)
    expect(page.locator("#seat-0")).to_contain_text("B.A.")
    orcade.verify(orcade.load(record_of(page)))
