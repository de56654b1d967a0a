"""Pieces are large enough to be told apart, on a desktop and on a phone, as a reader first sees the board; the line
above it is whole, and what happened last is seen below it."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest
from playwright.sync_api import expect

from orcade.table.game import installed_games
from orcade.table.requests import SPECTATOR
from orcade.table.things import Zone
from orcade.web.table_state import TableState
from orcade.web.view_model import Kind

from .beats import answer, given
from .conftest import Opener, Server
from .measured_board import view_box
from .played_tables import at_random, begun, first, onward, says, stays, take_in
from .players import version, wait_until_moved

PLAYED = 60
"""So many answers were given before, at most."""

SMALL = """
() => [...document.querySelectorAll('#board .piece')].map((piece) => {
  const { width, height } = piece.querySelector('[id$="-figure"]').getBoundingClientRect();
  const side = piece.matches('.based') ? Math.min : Math.max;
  return [side(width, height), piece.dataset.thing];
}).filter(([size]) => size).sort(([one], [other]) => one - other)[0]
"""
"""The smallest that is seen by its longer side, a mount by its shorter one, in pixels, without the lights around it.
The GameMaster of HACK! is seen on a phone in the panel alone."""

CUT = """
() => [...document.querySelectorAll('#headline span:first-child, #time-left, #aim')]
  .filter((line) => getComputedStyle(line).overflow !== 'visible' && (line.scrollWidth > line.clientWidth + 1
    || line.scrollHeight > line.clientHeight + 1))
  .map((line) => line.textContent)
"""
"""Lines about the round and the aim that are not shown to their ends; later parts of the first may make way whole."""

CRAMPED = """
() => [...document.querySelectorAll('#seats, #seats > li, #seats .who, #seats .gauges > *')].filter((node) => {
  const { left, right, top } = node.getBoundingClientRect();
  const line = node.parentElement.getBoundingClientRect();
  if (top >= line.bottom && getComputedStyle(node.parentElement).overflowY === 'hidden') return false; // left out whole
  const wide = node.clientWidth && node.scrollWidth > node.clientWidth + 1;
  if (node.id === 'seats') return wide || node.scrollHeight > node.clientHeight + 1;
  return wide || right > line.right + 1 || left < line.left - 1;
}).map((node) => node.id || node.className)
"""
"""Seats, and what they show, that are cut off, run over their borders or have to be scrolled."""

HIDDEN = """
() => {
  const answers = [...document.querySelectorAll('#choices button')].filter((button) => button.checkVisibility());
  return [...document.querySelectorAll('#asked, #pass-by:not([hidden])'), ...answers.slice(0, 1)].filter((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const seen = (y) => node.contains(document.elementFromPoint(left + width / 2, top + y));
    return ![2, height / 2, height - 2].every(seen);
  }).map((node) => node.id || node.textContent);
}
"""
"""What of the question and its first answer lies below the fold, or below the hand."""

NEWEST = """
() => {
  const last = document.querySelector('#last-lines li:last-child'), strip = document.getElementById('strip');
  if (!last || !strip.checkVisibility()) return true;
  const [line, room] = [last, strip].map((node) => node.getBoundingClientRect());
  return line.top >= room.top - 1 && line.bottom <= room.bottom + 1 && line.left < room.right;
}
"""
"""Whether the sentence about what happened last lies within its strip; where it is too long, it ends with "…"."""


@pytest.mark.parametrize("name", installed_games())
def test_pieces_are_large_enough(name: str, window: Opener, server: Server) -> None:
    seats = installed_games()[name].seats
    others: list[Kind] = ["bot" for _ in range(min(4, seats[-1]) - 1)]
    tables = islice(onward(begun(name, "here", *others, seed=1), at_random(1)), PLAYED)
    *_, asked = filter(stays, tables)
    address = take_in(server, asked)[0]
    for width, height, least in ((1400, 900, 28), (390, 844, 24)):
        page = window(address, width=width, height=height, touch=width < 999)
        page.wait_for_function("() => counted.open")
        size, piece = page.evaluate(SMALL) or (least, "")  # A game may have no pieces.
        assert size >= least, f"{piece} at {width} × {height}"
        assert page.evaluate(CUT) == []
        assert page.evaluate(CRAMPED) == []
        assert page.evaluate(NEWEST)
    assert page.evaluate(HIDDEN) == []
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.evaluate(CUT) == []
    assert page.evaluate(CRAMPED) == []
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(NEWEST)


def test_few_figures_on_a_measured_board_are_drawn_larger_than_their_bases(window: Opener, server: Server) -> None:
    tables = islice(onward(begun("brood-rumble", "here", "bot", seed=1), at_random(1)), PLAYED)
    *_, asked = filter(stays, tables)
    page = window(take_in(server, asked)[0], width=1400, height=900)
    page.wait_for_function("() => counted.open")
    size, piece = page.evaluate(SMALL)
    assert size >= 36, piece  # a Barrel; an Orc has 44
    base = page.locator(".piece .o-base").first
    placing = page.locator("#choices[data-area]").count() > 0
    assert (base.evaluate("node => getComputedStyle(node).opacity") != "0") == placing
    page.keyboard.press("m")
    page.wait_for_selector("#table.measuring")
    assert base.evaluate("node => getComputedStyle(node).opacity") != "0"


HAND = "() => [...document.querySelectorAll('.hand .card')].map((card) => card.getBoundingClientRect())"


def test_cards_are_as_large_as_lie_side_by_side_in_a_small_hand(window: Opener, server: Server) -> None:
    tables = onward(begun("pit-fighting", "here", "bot", seed=1), at_random(1))
    small = first(tables, lambda table: stays(table) and len(table.playing().scene(0).hand) == 4)
    page = window(take_in(server, small)[0], width=1400, height=900)
    page.wait_for_function("() => counted.open")
    cards = page.evaluate(HAND)
    assert all(card["width"] > 112 for card in cards)
    assert all(one["right"] <= other["left"] for one, other in pairwise(cards))


WHOLE = """
() => {
  const over = document.querySelector('.lies-over').getBoundingClientRect();
  const frame = document.getElementById('board-frame').getBoundingClientRect();
  return over.left >= frame.left && over.right <= frame.right && over.top >= frame.top && over.bottom <= frame.bottom;
}
"""


SQUARES = """
() => [...document.querySelectorAll('#table :is(svg.die, svg.mark)')].filter((svg) => svg.checkVisibility())
  .map((svg) => [svg.getBoundingClientRect(), svg.parentElement.id]).map(([box, id]) => [id, box.width, box.height])
"""


def test_dice_and_marks_are_as_high_as_wide(window: Opener, server: Server) -> None:
    """In the strip, the log, the panels and the question."""
    tables = list(islice(onward(begun("timber", "here", "bot", seed=1), at_random(1)), PLAYED))
    rolled = next(table for table in filter(stays, tables[20:]) if any(line.die for line in table.log[-2:]))
    page = window(take_in(server, rolled)[0], width=1400, height=860, touch=True)
    page.wait_for_function("() => counted.open")
    for width in (1400, 390):
        page.set_viewport_size({"width": width, "height": 860})
        seen = page.evaluate(SQUARES)
        assert {id.partition("-")[0] for id, _, _ in seen} >= {"fell"}
        for id, wide, high in seen:
            assert 8 < wide == high, id


def covered(table: TableState) -> bool:
    """Whether everybody sees something that lies over a part of the map."""
    scene = table.playing().scene(SPECTATOR)
    return any(isinstance(thing, Zone) and thing.look == "sheet" for thing in scene.things)


def test_a_phone_shows_most_of_each_picture(window: Opener) -> None:
    """Of 8 by 5: their makers have put chins and feet into the lower half."""
    page = window("/", width=390, height=844, touch=True)
    for picture in page.locator(".every .picture svg").all():
        box = picture.bounding_box()
        assert box is not None
        assert box["height"] * 2.1 > box["width"]
    page.goto("/new/road-rage")
    box = page.locator(".about .picture svg").bounding_box()
    assert box is not None
    assert box["height"] * 2.1 > box["width"]


def test_a_picture_that_makes_room_for_the_words_shows_its_heads(window: Opener, server: Server) -> None:
    table = begun(
        "thatll-do-pigs", "here", "link", seed=1, options={"half_lap": "on", "comeback": "on", "turn_cap": "20"}
    )
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    page.wait_for_selector("#question.mine #choices")
    frame, picture = page.locator(".opening > div").bounding_box(), page.locator(".opening svg").bounding_box()
    assert frame is not None
    assert picture is not None
    assert frame["height"] < picture["height"] - 20, "it is cut"
    assert abs(frame["y"] - picture["y"]) < 5


def test_what_is_laid_over_a_map_is_seen_whole_and_then_what_was_seen_before(window: Opener, server: Server) -> None:
    """On a phone, where a map is looked at from near: a bargain of Orcwars, as a watcher sees it."""
    tables = list(islice(onward(begun("orcwars", "here", "here", seed=1), at_random(1)), 200))
    opens = next(at for at, table in enumerate(tables) if covered(table))
    closes = next(at for at, table in enumerate(tables) if at > opens and not covered(table))
    host, watching = take_in(server, tables[opens - 1])
    page = window(watching, width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open && document.querySelector('.zoomed')")
    board = page.locator("#board")
    near = board.get_attribute("viewBox") or ""
    for now in tables[opens : closes + 1]:
        answer(host, *given(now))
        expect(page.locator(f"#table[data-version='{now.version}']")).to_be_visible()
        assert not covered(now) or page.evaluate(WHOLE)
    expect(board).to_have_attribute("viewBox", near)


SMALLEST_PLACE = """
() => Math.min(...[...document.querySelectorAll('#board .zone.goes')].flatMap((node) => {
  const { width, height } = node.getBoundingClientRect();
  return [width, height];
}))
"""


def test_places_of_which_one_is_chosen_are_large_enough_to_be_hit(window: Opener, server: Server) -> None:
    """On a phone: the cells of the start grid. Once one is taken, more of the board is seen again."""
    tables = pairwise(onward(begun("thatll-do-pigs", "here", "link", seed=1), at_random(1)))
    asked, then = next(pair for pair in tables if pair[0].asked == (0,) and given(pair[1])[1].startswith("cell"))
    host = take_in(server, asked)[0]
    page = window(host, width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open && document.querySelector('.zoomed .zone.goes')")
    assert page.evaluate(SMALLEST_PLACE) >= 44
    near = view_box(page)
    answer(host, *given(then))
    expect(page.locator(f"#table[data-version='{then.version}']")).to_be_visible()
    assert then.asked != (0,)
    assert view_box(page)[2] > 2 * near[2]


def step_in(table: TableState) -> bool:
    """Whether the first seat may let something by, or play a card."""
    question = table.playing().scene(0).question
    return question is not None and bool(question.passing) and len(question.choices) > 1


@pytest.mark.parametrize(
    ("name", "seats", "about"), [("pit-fighting", 2, True), ("pit-fighting", 2, False), ("hack", 4, True)]
)
def test_what_passes_by_itself_is_told_in_sight(
    name: str, seats: int, about: bool, window: Opener, server: Server
) -> None:
    """An interruption, and a turn of one's own in a run of combat. Beside people: who plays bots alone is not even
    shown what passes by itself."""
    bots: list[Kind] = ["bot"] * (seats - 2)
    tables = filter(step_in, onward(begun(name, "here", "link", *bots, seed=2), at_random(2)))
    table = next(table for table in tables if bool(table.playing().ask_of(0).about) == about)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    expect(page.locator("#pass-by")).to_be_visible()
    assert page.evaluate(HIDDEN) == []


UNSEEN = """
() => {
  const sheet = document.querySelector('.lower').getBoundingClientRect(), hand = document.querySelector('.hand');
  const { top } = hand.getBoundingClientRect(), buttons = [...document.querySelectorAll('#choices > button')];
  const cut = buttons.filter((button) => button.checkVisibility() && button.getBoundingClientRect().bottom > top + 6);
  const room = Math.min(sheet.bottom, innerHeight) - top;
  return [...cut.map((button) => button.textContent), ...(room < 60 ? [`${room} pixels of the hand`] : [])];
}
"""
"""Answers in sight that are cut off or lie below the hand, on a phone, and a hand of which too little is seen."""


@pytest.mark.parametrize(
    ("name", "seats", "words"),
    [
        ("hack", 3, {"exchange", "move"}),
        ("hack", 3, {"skip", "item"}),
        ("pit-fighting", 2, {"attack", "first"}),
        ("pit-fighting", 2, {"draw", "pass"}),
        ("pit-fighting", 2, {"play", "pass"}),
    ],
)
def test_all_answers_in_sight_and_the_hand_have_room_on_a_phone(
    name: str, seats: int, words: set[str], window: Opener, server: Server
) -> None:
    others: list[Kind] = ["bot" for _ in range(seats - 1)]
    tables = onward(begun(name, "here", *others, seed=4), at_random(4))
    table = first(tables, lambda table: words <= {said.split()[0] for said in says(table)})
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open")
    assert page.evaluate(UNSEEN) == []
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.evaluate(UNSEEN) == []


def test_four_answers_are_whole_above_two_rows_of_chips(window: Opener, server: Server) -> None:
    tables = onward(begun("orcwars", "here", "bot", "bot", seed=4), at_random(4))
    table = first(tables, lambda table: {"raise", "march", "haggle"} <= {said.split()[0] for said in says(table)})
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open")
    assert page.locator("#choices > button").count() >= 4
    assert page.evaluate(UNSEEN) == []


BELOW = """
() => {
  const edge = Math.min(document.getElementById('question').getBoundingClientRect().bottom, innerHeight);
  return [...document.querySelectorAll('#choices > button')]
    .filter((button) => button.checkVisibility() && button.getBoundingClientRect().bottom > edge + 6)
    .map((button) => button.textContent);
}
"""
"""Answers that lie below the end of the question, on a phone."""

CUT = "[...document.querySelectorAll('#choices > [data-ends]')].map(({ dataset }) => [dataset.ends, dataset.hint])"
"""Of each answer whose reasons are cut off: what is told of them, and all of them."""


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("gates", {"cast", "end"}),
        ("orcwars", {"careful", "flee"}),
        ("flying-pigs", {"grease"}),
    ],
)
def test_the_sheet_says_less_where_answers_would_be_cut_and_the_board_stays(
    name: str, words: set[str], window: Opener, server: Server
) -> None:
    tables = onward(begun(name, "here", "bot", "bot", "bot", seed=3), at_random(3))
    table = first(tables, lambda table: words <= {said.split()[0] for said in says(table)})
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    expect(page.locator("#table.snug:not(.cramped)")).to_be_visible()
    assert page.evaluate(BELOW) == []
    cut = page.evaluate(CUT)
    assert cut or name != "gates"
    for told, whole in cut:
        assert whole.startswith(told.removesuffix(" …") + ". "), "what is left out begins with a sentence"


def test_reasons_take_the_room_that_a_shorter_sheet_leaves(window: Opener, server: Server) -> None:
    tables = onward(begun("brood-rumble", "here", "bot", seed=3), at_random(3))
    table = first(tables, lambda table: sum(said.startswith("throw") for said in says(table)) >= 3)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    expect(page.locator("#table.snuggest #question[style*=reasons]")).to_be_visible()
    assert page.locator("#question").evaluate("node => node.style.getPropertyValue('--reasons')") > "1"
    assert page.evaluate(BELOW) == []


def test_reasons_without_a_hand_below_take_another_line(window: Opener, server: Server) -> None:
    tables = onward(begun("gates", "here", "bot", "bot", "bot", seed=9), at_random(9))
    offers = {"fireball", "spree"}
    free = (table for table in tables if offers <= {said.split()[0] for said in says(table)})
    table = first(free, lambda table: not table.playing().scene(0).hand)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    expect(page.locator("#table.snuggest #question[style*=reasons]")).to_be_visible()
    assert page.locator("#question").evaluate("node => node.style.getPropertyValue('--reasons')") > "1"
    assert page.evaluate(BELOW) == []


def test_no_line_is_lost_to_the_log_where_nothing_else_lies_beside_it(window: Opener, server: Server) -> None:
    """On a phone it is opened from the line that tells whose turn it is, and closed where its tabs are."""
    table = first(onward(begun("timber", "here", "bot", seed=3), at_random(3)), stays)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    log, whose = (page.locator(each).bounding_box() for each in ("#tab-log", "#whose"))
    assert log is not None
    assert whose is not None
    assert whose["y"] < log["y"] + log["height"] / 2 < whose["y"] + whose["height"]
    page.locator("#tab-log").tap()
    expect(page.locator("#log")).to_be_visible()
    page.locator("#tab-play").tap()
    expect(page.locator("#choices")).to_be_visible()
    page.set_viewport_size({"width": 844, "height": 390})
    # Both are looked at in one moment: the sheet may still be moving by a pixel or two.
    tab, seats = page.evaluate(
        "() => ['tab-play', 'seats'].map((id) => document.getElementById(id).getBoundingClientRect().toJSON())"
    )
    assert tab["bottom"] <= seats["top"] + 1, "on its side the tabs stand above the sheet"


def test_a_phone_tells_that_more_answers_lie_below_the_edge(window: Opener, server: Server) -> None:
    tables = onward(begun("gates", "here", "bot", "bot", seed=3), at_random(3))
    table = first(tables, lambda table: {"go", "end"} <= {said.split()[0] for said in says(table)})
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    page.locator("#choices summary").first.tap()
    expect(page.locator("#table.more")).to_be_visible()
    page.locator("#question").evaluate("node => { node.scrollTop = node.scrollHeight; }")
    expect(page.locator("#table.more")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "words", "seed"),
    [("gates", {"pass", "play"}, 3), ("orcwars", {"careful", "flee"}, 3), ("gates", {"spree"}, 5)],
)
def test_the_board_makes_room_where_that_is_not_enough(
    name: str, words: set[str], seed: int, window: Opener, server: Server
) -> None:
    """On a small phone, with a hand and without."""
    tables = onward(begun(name, "here", "bot", "bot", "bot", seed=seed), at_random(seed))
    table = first(tables, lambda table: words <= {said.split()[0] for said in says(table)})
    page = window(take_in(server, table)[0], width=360, height=740, touch=True)
    expect(page.locator("#table.cramped")).to_be_visible()
    assert page.evaluate(BELOW) == []


def test_a_board_that_was_made_lower_has_its_height_again_in_another_turn(window: Opener, server: Server) -> None:
    """Seen at once: the bots take their time."""
    tables = onward(begun("gates", "here", "bot", "bot", "bot", seed=3), at_random(3))
    table = first(tables, lambda table: {"cast", "end"} <= {said.split()[0] for said in says(table)})
    page = window(take_in(server, table)[0], width=360, height=640, touch=True, still=False)
    expect(page.locator("#table.cramped")).to_be_visible()
    was = version(page)
    page.locator("#choices button[value=end]").click()
    wait_until_moved(page, was)
    expect(page.locator("#table.cramped")).to_have_count(0)


DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until what has changed is laid out and drawn."""

HALVED = """
() => {
  const log = document.getElementById('log'), top = log.getBoundingClientRect().top + log.clientTop;
  const shown = (node, x, y) => node.contains(document.elementFromPoint(x, y));
  const lines = [...log.querySelectorAll('#log-earlier, #lines > li')], rows = document.createRange();
  const headings = lines.filter((line) => line.matches('.turn')).map((line) => [line, line.getBoundingClientRect()]);
  const over = headings.filter(([line, box]) => box.top < top + 1 && shown(line, box.left + 20, box.bottom - 4)).at(-1);
  const edge = over?.[1].bottom ?? top;
  const halves = lines.filter((line) => {
    rows.selectNodeContents(line);
    return !line.matches('.turn') && [...rows.getClientRects()].some(({ left, top: from, bottom }) =>
      from < edge - 2 && bottom > edge + 2 && shown(line, left + 2, edge + 1));
  });
  const lost = headings.filter(([line, { left, top: from, bottom }]) => from > top + 1
    && bottom < top + log.clientHeight && !shown(line, left + 20, (from + bottom) / 2));
  return [...halves, ...lost.map(([line]) => line)].map((line) => line.textContent);
}
"""
"""Lines of the log that are cut by half at its top, and headings below it that are not seen."""


def test_no_line_of_the_log_is_seen_by_half(window: Opener, server: Server) -> None:
    """However high the log is: a window is made lower and higher, and a line tells of earlier ones."""
    tables = islice(onward(begun("gates", "here", "bot", "bot", "bot", seed=1), at_random(1)), 4 * PLAYED)
    *_, asked = filter(stays, tables)
    page = window(take_in(server, asked)[0])
    page.wait_for_function("() => counted.open")
    for height in range(700, 1000, 7):
        page.set_viewport_size({"width": 1400, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(HALVED) == [], height
    page.evaluate("() => { document.getElementById('log').scrollTop = -1e6; }")
    page.evaluate("() => { document.getElementById('log').scrollTop += 12; }")
    page.evaluate(DRAWN)
    assert page.evaluate(HALVED) == []


LEFT_OUT = """
() => {
  const log = document.getElementById('log'), top = log.getBoundingClientRect().top + log.clientTop;
  const stays = (line) => getComputedStyle(line).position === 'sticky';
  const heads = [...log.querySelectorAll('.turn')].filter(stays).map((line) => {
    const { top, bottom } = line.getBoundingClientRect(), by = parseFloat(line.style.translate.split(' ')[1] ?? 0);
    return [top - by, bottom - by];
  });
  const below = heads.filter(([from]) => from < top + 1).at(-1)?.[1] ?? top;
  return [...document.querySelectorAll('#lines > li:last-child a > :not(:only-child)')].filter((each) => {
    const { left, top: from, height } = each.getBoundingClientRect();
    return from > below + 5 && !each.contains(document.elementFromPoint(left + 4, from + height / 2));
  }).map((each) => each.textContent);
}
"""
"""Sentences of the newest entry that have room below the heading, and are not seen."""


def test_sentences_of_the_newest_entry_are_seen_that_have_room(window: Opener, server: Server) -> None:
    tables = onward(begun("pit-fighting", "here", "bot", seed=1), at_random(1))
    table = first(tables, lambda table: any(line.text(0).startswith("Result") for line in table.log[-3:]))
    page = window(take_in(server, table)[0])
    page.wait_for_function("() => counted.open")
    assert page.locator("#lines > li:last-child a > :not(:only-child)").count() > 1
    for height in range(700, 1000, 7):
        page.set_viewport_size({"width": 1400, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(HALVED) == [], height
        assert page.evaluate(LEFT_OUT) == [], height


def test_nor_is_one_in_a_replay(window: Opener, server: Server) -> None:
    (*_, table) = islice(onward(begun("gates", "here", "bot", "bot", "bot", seed=1), at_random(1)), PLAYED)
    page = window(f"{take_in(server, table)[0]}/replay", width=390, height=844)
    for at in range(1, 24):
        page.keyboard.press("ArrowRight")
        page.wait_for_function("at => new URLSearchParams(location.search).get('at') === `${at}`", arg=at)
        page.evaluate(DRAWN)
        assert page.evaluate(HALVED) == [], at


TOPS = "nodes => nodes.map(node => [node.value, Math.round(node.getBoundingClientRect().top)])"


@pytest.mark.parametrize("game", ["masters-fight", "flying-pigs"])
def test_no_button_slides_away_from_under_a_mouse_in_a_narrow_window(window: Opener, server: Server, game: str) -> None:
    tables = onward(begun(game, "here", "bot", seed=1), at_random(1))
    table = first(tables, lambda table: bool({"end", "stay grub"} & set(says(table))))
    page = window(take_in(server, table)[0], width=800, height=900)
    page.wait_for_function(
        "() => counted.open && [...document.styleSheets].some(({ href }) => href?.includes('narrow'))"
        " && (!document.querySelector('#board.measured') || document.querySelector('#here').checkVisibility())"
    )
    buttons = page.locator("#choices button[name=say]:visible")
    stood = buttons.evaluate_all(TOPS)
    assert len(stood) > 1
    for button in buttons.all()[:4]:
        button.hover()
        page.wait_for_function("() => document.querySelector('#hint, #spot-line').textContent")
        assert buttons.evaluate_all(TOPS) == stood


CUT_OFF = """
() => {
  const cards = [...document.querySelectorAll('#fan > .card')].map((card) => card.getBoundingClientRect().bottom);
  return Math.max(...cards) - document.querySelector('.hand').getBoundingClientRect().bottom;
}
"""
"""Pixels of a hand that lie below the end of its room."""


def test_the_log_makes_room_for_a_hand_beside_the_board(window: Opener, server: Server) -> None:
    """And seats say less, before any card of it is cut off."""
    tables = onward(begun("orcwars", "here", "bot", "bot", seed=3), at_random(3))
    table = first(tables, lambda table: table.asked == (0,) and {"careful", "flee"} <= set(says(table)))
    page = window(take_in(server, table)[0], width=1400, height=900)
    page.wait_for_function("() => counted.open")
    assert page.evaluate(CUT_OFF) < 4


OVER_EACH_OTHER = """
() => {
  const boxes = [...document.querySelectorAll('#fan > .card')].map((card) => card.getBoundingClientRect());
  return Math.max(...boxes.slice(1).map((box, at) => (box.top === boxes[at].top ? boxes[at].right - box.left : 0)));
}
"""
"""Pixels by which a card of the hand hides the one before."""


@pytest.mark.parametrize("chips", [7, 8])
def test_no_chip_of_a_hand_beside_the_board_hides_the_words_of_another(
    chips: int, window: Opener, server: Server
) -> None:
    tables = onward(begun("orcwars", "here", "bot", "bot", seed=3), at_random(3))
    table = first(tables, lambda table: table.asked == (0,) and len(table.playing().scene(0).hand) == chips)
    page = window(take_in(server, table)[0], width=1400, height=900)
    page.wait_for_function("() => counted.open")
    assert page.locator("#fan > .card").count() == chips
    for high in (900, 820):
        page.set_viewport_size({"width": 1400, "height": high})
        assert page.evaluate(OVER_EACH_OTHER) <= 0


SEATS_CUT = """() => {
  const { scrollHeight, clientHeight } = document.getElementById('seats');
  return scrollHeight - clientHeight;
}"""


@pytest.mark.parametrize(("game", "word"), [("orcwars", "march"), ("gates", "end"), ("hack", "lay")])
def test_an_opened_list_leaves_seats_and_hand_whole(game: str, word: str, window: Opener, server: Server) -> None:
    """Seats lay below the window's edge, and a hand was cut. `word`: where so many answers are listed."""

    def lists_many(table: TableState) -> bool:
        said = says(table)
        return len(said) > 12 and any(say.startswith(word) for say in said) and bool(table.playing().scene(0).hand)

    held = first(onward(begun(game, "here", "bot", "bot", seed=2), at_random(2)), lists_many)
    page = window(take_in(server, held)[0], width=1400, height=900)
    page.wait_for_function("() => counted.open")
    if not page.locator("#choices [open]").count():
        page.locator("#choices summary").click()
    page.wait_for_function(f"() => ({SEATS_CUT})() <= 1 && ({CUT_OFF})() < 4")


OVER_THE_LOG = """
() => {
  const right = (node) => node.getBoundingClientRect().right;
  const tools = [...document.querySelectorAll('.whose .rule-chip')].filter((node) => node.checkVisibility());
  const sign = document.querySelector('.whose svg.mark').getBoundingClientRect();
  return [Math.max(...tools.map(right)) - document.getElementById('tab-log').getBoundingClientRect().left, sign.width];
}
"""
"""Pixels by which the last tool of the bar lies over the way to the log, and of the sign of the seat."""


def test_the_bar_of_a_phone_has_room_for_the_sign_and_all_tools(window: Opener, server: Server) -> None:
    tables = onward(begun("timber", "here", "bot", "bot", seed=3), at_random(3))
    undone = (table for table in tables if stays(table) and table.playing().can_undo(0))
    table = next(table for table in undone if not table.playing().ask_of(0).about)
    page = window(take_in(server, table)[0], width=390, height=844, touch=True)
    page.wait_for_function("() => counted.open")
    expect(page.locator("#undo")).to_be_visible()
    over, sign = page.evaluate(OVER_THE_LOG)
    assert over <= 0
    assert sign >= 20
