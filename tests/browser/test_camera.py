"""A board that is seen from near: the view follows who acts, and comes back when the reader is asked again."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice, pairwise
from math import hypot

import pytest
from playwright.sync_api import Page, expect

from orcade.games.orclympics.thatll_do_pigs.pieces import MOVING, loose
from orcade.table.things import Path, Piece
from orcade.web.table_state import TableState

from .beats import answer, given
from .conftest import Opener, Server
from .played_tables import at_random, begun, onward, take_in
from .players import wait_until_asked

NEAR, FAR = 1, 9
"""Inches between who acts first and last, at most, and between him and who acts meanwhile, at least."""
IN_SIGHT = """() => {
    const { x, y } = page.plane.placeOf(document.querySelector('#board .piece.active'));
    const [left, top, wide, high] = document.getElementById('board').getAttribute('viewBox').split(' ');
    const within = (at, from, far) => Math.abs((at * page.plane.unit - from) / far - 0.5) < 0.4;
    return within(x, left, wide) && within(y, top, high);
}"""
COUNT_GLIDES = """() => {
    const plain = Element.prototype.animate;
    window.glided = 0;
    window.together = 0;
    Element.prototype.animate = function (frames, how) {
        const run = plain.call(this, frames, how);
        if (how.id === 'glide') {
            glided += 1;
            together = Math.max(together, this.getAnimations().filter(({ id }) => id === 'glide').length);
        }
        return run;
    };
}"""
HOLD_GLIDES = """() => {
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const run = plain.call(this, frames, how);
        if (how.id === 'glide') run.pause();
        return run;
    };
}"""
GLIDE = """async corner => {
    const { modules } = await import(document.querySelector('script[type=module]').src);
    const [x, y] = page.plane.size;
    modules['zoom.js'].zoom.glideTo({ x: x * corner, y: y * corner });
}"""
SEES_WHO_ACTS = """() => {
    const middle = node => node.getBoundingClientRect().x + node.getBoundingClientRect().width / 2;
    const { left, right } = document.getElementById('board-frame').getBoundingClientRect();
    const x = middle(document.querySelector('#board .piece.active'));
    return left < x && x < right;
}"""
ASK_ANEW = """async () => {
    const { modules } = await import(document.querySelector('script[type=module]').src);
    modules['zoom.js'].zoom.showChoices();
}"""
BARE = """() => {
    const { left, top, right, bottom } = document.getElementById('board-frame').getBoundingClientRect();
    const down = (x, y) => document.elementFromPoint(x, y)?.closest('#board') !== null;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const within = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
    const beyond = [[left - 2, y], [right + 2, y], [x, top - 2], [x, bottom + 2]];
    return [...within.filter(at => !down(...at)), ...beyond.filter(at => down(...at))];
}"""
"""Where the board is not seen within its frame, or is seen beyond it."""
SEEN = "() => document.getElementById('board').getAttribute('viewBox')"


def acting(table: TableState) -> Piece | None:
    """Who acts."""
    things = table.playing().scene(0).things
    return next((each for each in things if isinstance(each, Piece) and "active" in each.states), None)


def apart(table: TableState, other: TableState) -> float:
    """Inches between who acts; -1 where nobody does."""
    one, two = acting(table), acting(other)
    return -1 if one is None or two is None else abs(one.x - two.x) + abs(one.y - two.y)


def wants_to_stay(table: TableState) -> bool:
    """Whether what the first player mostly wants is no other place."""
    question = table.playing().scene(0).question
    return question is not None and question.usual.startswith("stay ")


@cache
def there_and_back() -> list[TableState]:
    """A table at which the first player is asked, those at which another acts far away, and one at which the first is
    asked again where he stood and mostly wants to stay: where he wants to go would be brought into sight."""
    for seed in range(24, 46):  # of earlier ones, it takes longer
        tables: list[TableState] = []
        for table in islice(onward(begun("flying-pigs", "here", "link", seed=seed), at_random(seed)), 200):
            tables.append(table)
            if table.ending is None and table.asked == (0,):
                back = 0 <= apart(tables[0], table) < NEAR and wants_to_stay(table)
                if back and any(apart(tables[0], each) > FAR for each in tables):
                    return tables
                tables = [table]
    raise AssertionError("nobody far away is asked between two questions")


def look_nearer(page: Page, what: str) -> None:
    """With the wheel over the middle of that."""
    box = page.locator(what).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(6):
        page.mouse.wheel(0, -120)
    page.wait_for_selector("#table.zoomed")


@pytest.mark.parametrize("still", [False, True])
def test_the_view_follows_who_acts_and_comes_back(window: Opener, server: Server, still: bool) -> None:
    first, *others = there_and_back()
    host, guest, _ = take_in(server, first)
    page = window(host, still=still)
    wait_until_asked(page)
    look_nearer(page, "#board .piece.active")
    page.evaluate(COUNT_GLIDES)
    seen = page.evaluate(SEEN)
    for table in others:
        seat, say = given(table)
        answer(guest if seat else host, seat, say)
        page.wait_for_selector(f"#table[data-version='{table.version}']")
        if apart(first, table) > FAR:
            page.wait_for_function(IN_SIGHT)
            assert page.evaluate(SEEN) != seen
    assert page.evaluate(SEEN) == seen
    assert bool(page.evaluate("() => glided")) is not still
    assert page.evaluate("() => together") <= 1, "no compositor moves what is moved twice at a time"


def test_a_view_that_glides_shows_the_board_up_to_the_edges_of_its_frame_and_no_farther(
    window: Opener, server: Server
) -> None:
    """Also one that glides back to all of the board."""
    page = window(take_in(server, there_and_back()[0])[0], still=False)
    wait_until_asked(page)
    page.locator("[data-zoom=whole]").evaluate("button => button.click()")
    page.wait_for_selector("#table:not(.zoomed)")
    page.evaluate("() => Object.assign(board.style, { overflow: 'visible', transform: 'scale(2)' })")
    assert page.evaluate(BARE) == [], "on its way back to all of the board"
    page.evaluate("() => Object.assign(board.style, { overflow: '', transform: '' })")
    look_nearer(page, "#board-frame")
    page.evaluate(HOLD_GLIDES)
    for corner in (0, 1):
        page.evaluate(GLIDE, corner)
        assert page.evaluate("() => new DOMMatrix(getComputedStyle(document.getElementById('board')).transform).e")
        assert page.evaluate(BARE) == [], f"on its way to corner {corner}"


BEGINS_IN_SIGHT = """([x, y]) => {
    const [left, top, wide, high] = document.getElementById('board').getAttribute('viewBox').split(' ');
    const within = (at, from, far) => Math.abs((at * page.plane.unit - from) / far - 0.5) < 0.32;
    return within(x, left, wide) && within(y, top, high);
}"""


def thrown_far_off() -> tuple[TableState, tuple[float, float]]:
    """The first player is asked in which direction another one is thrown, far from where his own Boar is; and where it
    begins: well within the board, where the view can be all around it."""
    for seed in range(3, 40):  # of earlier ones, it takes longer
        for table in islice(onward(begun("thatll-do-pigs", "here", "bot", "bot", seed=seed), at_random(seed)), 200):
            scene = table.playing().scene(0) if 0 in table.asked else None
            area = scene.question.area if scene and scene.question else None
            if scene is None or area is None or not area.aim or area.start is None:
                continue
            x, y = area.start
            own = [each for each in scene.things if isinstance(each, Piece) and each.seat == 0]
            far = min(abs(each.x - x) + abs(each.y - y) for each in own)
            if far > 2 * FAR and 8 < x < scene.width - 8 and 5 < y < scene.height - 5:
                return table, area.start
    raise AssertionError("nobody is ever thrown far from the first player")


def test_a_phone_begins_near_who_acts_on_the_wide_field_of_the_pigs(window: Opener, server: Server) -> None:
    tables = islice(onward(begun("flying-pigs", "here", "bot", seed=5), at_random(5)), 30)
    *_, table = (each for each in tables if 0 in each.asked and each.playing().state.active == 0)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    page.wait_for_selector("#table.zoomed #board.roomy .piece.active")
    assert page.evaluate("() => page.plane.scale") >= 16, "pixels of an inch"
    assert page.evaluate(IN_SIGHT)


def test_a_desktop_sees_riders_as_large_as_their_bases(window: Opener, server: Server) -> None:
    tables = onward(begun("thatll-do-pigs", "here", "bot", seed=3), at_random(3))
    table = next(each for each in tables if 0 in each.asked and each.playing().state.phase == MOVING)
    page = window(take_in(server, table)[0], width=1400, height=900)
    page.wait_for_selector("#table.zoomed #board.ridden .piece.active")
    assert page.evaluate("() => page.plane.scale") >= 24, "pixels of an inch"
    page.wait_for_function(IN_SIGHT)


WRITE_THERE = """async () => {
    const { modules } = await import(document.querySelector('script[type=module]').src);
    const { x, y, width, height } = document.getElementById('sought').getBoundingClientRect();
    const from = document.getElementById('overlay').getBoundingClientRect();
    const plate = { x: x - from.x, y: y - from.y, width, height, class: 'plate' };
    modules['plane.js'].drawOverlay('trace', [['rect', plate]]);
}"""
LEAVES_THE_WORDS_FREE = """() => {
    const sign = document.getElementById('sought').getBoundingClientRect();
    const words = document.querySelector('#overlay [data-name=trace] rect').getBoundingClientRect();
    return sign.left > words.right || sign.right < words.left || sign.top > words.bottom || sign.bottom < words.top;
}"""


def test_who_acts_comes_in_sight_where_one_may_step_in(window: Opener, server: Server) -> None:
    """Asked whether to avert a wound, one chooses nothing on the board."""
    tables = onward(begun("gates", "here", "bot", "bot", seed=1), at_random(1))
    wounded = (each for each in tables if 0 in each.asked and "about to take" in each.playing().asks[0].prompt)
    page = window(take_in(server, next(wounded))[0], width=1400, height=900)
    wait_until_asked(page)
    page.locator("[data-zoom=in]").click()
    page.evaluate(GLIDE, 1)
    assert not page.evaluate(SEES_WHO_ACTS)
    page.evaluate(ASK_ANEW)
    page.wait_for_function(SEES_WHO_ACTS)


NEXT_VIEW = "() => document.getElementById('table').addEventListener('updated', () => { window.viewed = true; })"


def test_what_all_are_after_is_told_at_the_edge_where_it_is_out_of_sight(window: Opener, server: Server) -> None:
    """By a sign beside which words over the board are read, and which leads there for as long as the same is asked."""
    tables = onward(begun("thatll-do-pigs", "here", "link", seed=3, options={"half_lap": "on"}), at_random(3))
    table = next(each for each in tables if 0 in each.asked and each.playing().state.phase == MOVING and far_off(each))
    seats = take_in(server, table)
    page = window(seats[0], width=390, height=844, touch=True)
    wait_until_asked(page)
    page.wait_for_selector("#table.zoomed.previewing .piece.sought")
    sign = page.locator("#sought")
    expect(sign).to_be_visible()
    expect(sign).to_have_accessible_name(re.compile("^The Piglet is out of sight, "))
    page.evaluate(WRITE_THERE)
    page.wait_for_function(LEAVES_THE_WORDS_FREE)
    sign.click()
    expect(sign).to_be_hidden()
    seen = page.evaluate(SEEN)
    page.evaluate(NEXT_VIEW)
    window(seats[1])
    page.wait_for_function("() => window.viewed")
    page.wait_for_timeout(100)
    assert page.evaluate(SEEN) == seen, "a look elsewhere lasts"


def test_what_all_are_after_is_in_sight_with_who_acts_where_both_can_be(window: Opener, server: Server) -> None:
    tables = onward(begun("thatll-do-pigs", "here", "bot", seed=1, options={"half_lap": "on"}), at_random(1))
    asked = (each for each in tables if 0 in each.asked and each.playing().state.phase == MOVING)
    table = next(each for each in asked if 11_000 < to_piglet(each) < 15_000)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    page.wait_for_selector("#table.zoomed .piece.sought")
    page.wait_for_function(IN_SIGHT)
    page.wait_for_function(IN_SIGHT.replace(".active", ".sought").replace("0.4", "0.47"))


ENDS_IN_SIGHT = """() => {
    const [left, top, wide, high] = document.getElementById('board').getAttribute('viewBox').split(' ').map(Number);
    const within = (at, from, far) => at * page.plane.unit > from && at * page.plane.unit < from + far;
    const ends = [...document.querySelectorAll('#board .path.goes')].map(node => page.plane.placeOf(node));
    return ends.length === 2 && ends.every(({ x, y }) => within(x, left, wide) && within(y, top, high));
}"""


def two_ways() -> TableState:
    """The first player is asked which of two ways his Pig runs, where a phone has room for both."""
    for seed in range(3, 60):  # of earlier ones, it takes longer
        tables = onward(begun("flying-pigs", "here", "bot", seed=seed, options={"hungry": "on"}), at_random(seed))
        for table in islice(tables, 120):
            if table.asked == (0,) and table.playing().ask_of(0).prompt.endswith("which way?"):
                things = table.playing().scene(0).things
                ends = [each.points[-1] for each in things if isinstance(each, Path) and each.look.startswith("plan")]
                wide, high = (max(along) - min(along) for along in zip(*ends, strict=True))
                if wide < 9 < high < 11:
                    return table
    raise AssertionError("no Pig ever has two such ways")


def test_both_ways_of_a_pig_are_in_sight(window: Opener, server: Server) -> None:
    """Wherever the reader has looked before."""
    page = window(take_in(server, two_ways())[0], width=390, height=844, touch=True)
    wait_until_asked(page)
    page.wait_for_selector("#table.zoomed")
    for corner in (0, 1):
        page.evaluate(GLIDE, corner)
        assert not page.evaluate(ENDS_IN_SIGHT), f"not from corner {corner}"
        page.evaluate(ASK_ANEW)
        assert page.evaluate(ENDS_IN_SIGHT), f"after corner {corner}"


def test_the_next_gate_is_told_at_the_edge_where_it_is_out_of_sight(window: Opener, server: Server) -> None:
    tables = onward(begun("road-rage", "here", "bot", seed=3), at_random(3))
    table = next(each for each in tables if 0 in each.asked and each.playing().state.turn == 1)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    page.wait_for_selector("#table.zoomed .path.goal", state="attached")
    sign = page.locator("#sought")
    expect(sign).to_have_text("1")
    expect(sign).to_have_accessible_name(re.compile("^Grub's next gate is out of sight, right"))
    sign.click()
    expect(sign).to_be_hidden()


def to_piglet(table: TableState) -> float:
    """How far who acts is from the Piglet that runs loose; 0 where it does not."""
    race = table.playing().state
    rider = race.riders[race.acting]
    return hypot(rider.x - race.piglet[0], rider.y - race.piglet[1]) if loose(race) else 0.0


def far_off(table: TableState) -> bool:
    """Whether the Piglet runs loose far from who acts."""
    return to_piglet(table) > 25_000


def test_where_a_direction_begins_comes_into_sight(window: Opener, server: Server) -> None:
    """On a phone on its side, where a board is looked at from near: at first at the reader's own Boar."""
    table, start = thrown_far_off()
    page = window(take_in(server, table)[0], width=844, height=390, touch=True)
    wait_until_asked(page)
    page.wait_for_selector("#table.zoomed")
    assert page.evaluate(BEGINS_IN_SIGHT, list(start))


def standing(table: TableState) -> list[Piece]:
    """Who stands on the board."""
    return [each for each in table.playing().scene(0).things if isinstance(each, Piece) and "gone" not in each.states]


def lining_up() -> list[TableState]:
    """Tables from where the first player takes a cell of the start grid, before anybody else, to where his own chariot
    may drive."""
    for seed in range(2, 20):  # of earlier ones, it takes longer
        tables: list[TableState] = []
        for table in onward(begun("road-rage", "here", "link", "link", seed=seed), at_random(seed)):
            asked = table.playing().ask_of(0).prompt if 0 in table.asked else ""
            if tables or ("cell" in asked and not standing(table)):
                tables.append(table)
            if "Action Point" in asked:
                break
        if tables:
            return tables
    raise AssertionError("the first player never takes a cell")


APART = """() => {
    const mark = document.querySelector('.race b'), name = document.querySelector('.race i:not(:empty)');
    mark.style.transition = 'none';
    mark.style.setProperty('--at', parseFloat(getComputedStyle(name).getPropertyValue('--at')) + 0.02);
    const words = document.createRange();
    words.selectNodeContents(name);
    return mark.firstElementChild.getBoundingClientRect().top - words.getBoundingClientRect().bottom;
}"""
"""Pixels between the words over the course and a mark that stands below them."""


def test_a_race_begins_with_the_readers_chariot_in_sight(window: Opener, server: Server) -> None:
    """The start grid is seen from near, and then what stands above the board takes its room for a moment. Beside the
    chariot the track is seen on the small map, and the words over the course are free of its marks."""
    start, *others = lining_up()
    seats = take_in(server, start)
    phone = window(seats[0], width=390, height=844, touch=True)
    desktop = window(seats[0], width=1400, height=900)
    for page in (phone, desktop):
        wait_until_asked(page)
    expect(desktop.locator("#minimap .o-s-worn")).to_be_visible()
    for table in others:
        seat, say = given(table)
        answer(seats[seat], seat, say)
        for page in (phone, desktop):
            page.wait_for_selector(f"#table[data-version='{table.version}']")
    for page, inches in ((phone, range(12, 40)), (desktop, range(30, 70))):  # so many are seen then
        page.wait_for_function(IN_SIGHT)
        assert round(float(page.evaluate(SEEN).split()[2]) / page.evaluate("() => page.plane.unit")) in inches
    phone.wait_for_selector(".race b svg")
    assert phone.evaluate(APART) >= -1


def coming_up() -> tuple[TableState, TableState]:
    """The first player takes the last cell of the start grid, and rides at once."""
    for seed in range(1, 20):
        tables = list(islice(onward(begun("thatll-do-pigs", "here", "link", seed=seed), at_random(seed)), 30))
        for first, then in pairwise(tables):
            if 0 in first.asked and 0 in then.asked and then.playing().state.phase == MOVING:
                return first, then
    raise AssertionError("the first player never comes up last")


def test_the_first_ride_is_seen_from_near_on_a_phone(window: Opener, server: Server) -> None:
    first, then = coming_up()
    seats = take_in(server, first)
    page = window(seats[0], width=390, height=844, touch=True)
    wait_until_asked(page)
    answer(seats[0], *given(then))
    page.wait_for_selector(f"#table[data-version='{then.version}']")
    wait_until_asked(page)
    page.wait_for_timeout(500)
    assert page.evaluate("() => page.plane.scale") >= 14, "pixels of an inch"
    page.wait_for_function(IN_SIGHT)


LETTERS = """() => [...document.querySelectorAll('#board-sheet text')].map(
    text => parseFloat(text.getAttribute('font-size')) * text.getScreenCTM().a).filter(Boolean)"""
"""How high the words on a sheet are, in pixels."""


def clinch() -> TableState:
    """The first player is asked how to attack."""
    for seed in range(1, 20):
        for table in onward(begun("brood-rumble", "here", "here", seed=seed), at_random(seed)):
            if table.ending is None and table.playing().ask_of(table.asked[0]).prompt.startswith("Attack "):
                return table
    raise AssertionError("nobody ever attacks")


def covers_neither(page: Page, least: int) -> None:
    """Those who fight are seen from near, so large at least in pixels, and their sheet covers neither."""
    sheet = page.locator("#board .lies-over").bounding_box()
    frame = page.locator("#board-frame").bounding_box()
    assert sheet is not None
    assert frame is not None
    fighters = page.locator("#board-pieces .piece.active .o-figure").all()
    assert len(fighters) == 2
    for fighter in fighters:
        box = fighter.bounding_box()
        assert box is not None
        assert box["width"] > least
        assert frame["x"] <= box["x"] + box["width"] / 2 <= frame["x"] + frame["width"]
        middle = box["y"] + box["height"] / 2
        assert frame["y"] <= middle <= frame["y"] + frame["height"]
        assert not sheet["y"] <= middle <= sheet["y"] + sheet["height"]


def test_two_who_fight_are_seen_large_on_a_sheet_and_from_near_and_what_they_can_do_in_pictures(
    window: Opener, server: Server
) -> None:
    host = take_in(server, clinch())[0]
    page = window(host, width=390, height=844, touch=True)
    wait_until_asked(page)
    covers_neither(page, 30)
    if page.locator("#uncover-now").count():
        page.locator("#uncover-now").click()
        page.wait_for_selector("#choices")
    sheet = page.locator("#board .lies-over").bounding_box()
    assert sheet is not None
    assert sheet["width"] > 330
    for large in page.locator("#board-sheet .piece").all():
        box = large.bounding_box()
        assert box is not None
        assert box["width"] > 40
        assert sheet["y"] - 5 <= box["y"] <= sheet["y"] + sheet["height"]
    assert all(size > 10 for size in page.evaluate(LETTERS))
    boxes = [button.bounding_box() for button in page.locator("#choices button[name=say]").all()]
    assert len(boxes) > 2
    assert all(box is not None and box["y"] + box["height"] <= 844 for box in boxes)
    blows = page.locator("#choices button[name=say]:not([value=brawl])")  # that leaves them to dice
    expect(blows.locator("svg.look")).to_have_count(blows.count())
    page.locator("#choices button[name=say]:not(.usual)").first.tap()
    expect(page.locator("#hint")).to_contain_text("wounds")
    told = page.locator("#choices .tapped small").evaluate("small => small.firstChild.textContent.trim()")
    expect(page.locator("#hint")).not_to_contain_text(told)  # which stands on the button already
    desktop = window(host, width=1400, height=900)
    wait_until_asked(desktop)
    covers_neither(desktop, 60)


def to_act() -> TableState:
    """The first player is asked where one of his Orcs goes."""
    for seed in range(1, 20):
        for table in onward(begun("brood-rumble", "here", "bot", seed=seed), at_random(seed)):
            if table.ending is None and 0 in table.asked and " may move " in table.playing().ask_of(0).prompt:
                return table
    raise AssertionError("nobody ever moves")


def inches_seen(page: Page) -> float:
    """How wide a part of the board is seen."""
    return float(page.evaluate(SEEN).split()[2]) / float(page.evaluate("() => page.plane.unit"))


def test_on_a_phone_who_is_to_act_is_seen_from_near(window: Opener, server: Server) -> None:
    host = take_in(server, to_act())[0]
    for width, inches in ((390, 15), (1400, 40)):
        page = window(host, width=width, height=844, touch=width < 1000)
        wait_until_asked(page)
        assert inches - 15 < inches_seen(page) < inches, width
        assert page.evaluate(IN_SIGHT), width


def to_call() -> TableState:
    """The first player calls one of several Orcs, or orders all, with everybody on less than a part of the board."""
    for seed in range(37, 50):  # of earlier ones, it takes longer
        for table in onward(begun("brood-rumble", "here", "bot", seed=seed), at_random(seed)):
            if table.ending is None and 0 in table.asked and table.playing().ask_of(0).prompt.startswith("Order all"):
                orcs = [orc for orc in table.playing().state.orcs if orc.health > 0]
                spots = [[orc.x for orc in orcs], [orc.y for orc in orcs]]
                if max(max(each) - min(each) for each in spots) < 11_000:
                    return table
    raise AssertionError("they never meet")


def test_on_a_phone_all_figures_are_seen_as_near_as_may_be_where_one_of_them_is_called(
    window: Opener, server: Server
) -> None:
    host = take_in(server, to_call())[0]
    for width, inches in ((390, 18), (1400, 40)):
        page = window(host, width=width, height=844, touch=width < 1000)
        wait_until_asked(page)
        assert inches - 15 < inches_seen(page) < inches, width
        frame = page.locator("#board-frame").bounding_box()
        assert frame
        for figure in page.locator("#board .piece[class*=seat-] .o-figure").all():
            expect(figure).to_be_in_viewport(ratio=1)
            box = figure.bounding_box()
            assert box
            assert frame["x"] <= box["x"]
            assert box["x"] + box["width"] <= frame["x"] + frame["width"]


def test_a_board_that_has_no_room_at_first_is_seen_from_near_once_it_has(window: Opener, server: Server) -> None:
    tables = islice(onward(begun("flying-pigs", "here", "bot", seed=5), at_random(5)), 30)
    *_, table = (each for each in tables if 0 in each.asked and each.playing().state.active == 0)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True, fresh=True)
    wait_until_asked(page)
    hidden = "const s = new CSSStyleSheet(); s.replaceSync('#board-frame { display: none }')"
    page.add_init_script(f"{hidden}; document.adoptedStyleSheets = [s]")
    page.reload()
    page.wait_for_function("() => document.getElementById('choices')")
    page.wait_for_timeout(600)
    assert page.locator("#table.zoomed").count() == 0
    page.evaluate("() => { document.adoptedStyleSheets = [] }")
    page.wait_for_selector("#table.zoomed")
    assert page.evaluate(IN_SIGHT)
