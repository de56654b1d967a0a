"""What the others do is shown step by step, held and skipped, and seen again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from orcade.table.requests import OPEN, TURN
from orcade.web.sentences import turns_of
from orcade.web.table_state import TableState

from .beats import answer, first_wound, given, version
from .conftest import Opener, Server
from .played_tables import at_random, begun, onward, take_in


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


def test_the_end_of_a_replay_leaves_a_phone_the_board(window: Opener, server: Server) -> None:
    *_, table = onward(begun("masters-fight", "here", "bot", seed=2), at_random(2))
    page = window(f"{take_in(server, table)[0]}/replay?at=999", width=390, height=844, touch=True)
    board, result, number = (page.locator(each).first.bounding_box() for each in ("#board", ".scrub", ".place .number"))
    assert board
    assert result
    assert number
    assert board["height"] > 250
    assert result["y"] >= board["y"] + board["height"]
    assert number["height"] < 25, "one line"


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


def test_a_replay_spends_no_time_on_what_nothing_is_told_of(window: Opener, server: Server) -> None:
    """In HACK! all pass most of the time."""
    *_, table = onward(begun("hack", "here", "bot", "bot", seed=1), at_random(1))
    told = {line.move for line in (each.line(OPEN) for each in table.log) if line.text}
    silent = next(at for at in range(20, 200) if not told & {at, at + 1, at + 2} and at + 3 in told)
    page = timed(window, f"{take_in(server, table)[0]}/replay?at={silent - 1}")
    page.locator("#play").click()
    expect(page.locator("#at-now")).to_have_text(str(silent + 3))
    page.locator("#play").click()


def test_a_replay_is_gone_through_by_turns_and_by_what_turned_the_match(window: Opener, server: Server) -> None:
    """This stands beside the result as well, and leads to where it is seen."""
    *_, table = onward(begun("brood-rumble", "here", "bot", seed=2), at_random(2))
    address = take_in(server, table)[0]
    page = window(address)
    turned = page.locator("#turned a").first
    expect(turned).to_contain_text("%")
    at = (turned.get_attribute("href") or "").split("at=")[1].split("&")[0]
    page.keyboard.press("Escape")
    turned.click()
    page.wait_for_url("**/replay?*")
    expect(page.locator("#at-now")).to_have_text(at)
    page.goto(f"{address}/replay?at=0")
    bands = page.locator("#lead .band")
    expect(bands).to_have_count(2)
    turns = sorted({entry.move for entry in table.log if entry.look == TURN})
    first, second = [turn for turn in turns if turn][:2]
    for button, at_turn in (("turn-on", first), ("turn-on", second), ("turn-back", first)):
        page.locator(f"#{button}").click()
        expect(page.locator("#at-now")).to_have_text(str(at_turn))
    page.keyboard.press("PageDown")
    expect(page.locator("#at-now")).to_have_text(str(second))
    swing = page.locator("#swings a").first
    at = (swing.get_attribute("href") or "").split("at=")[1].split("&")[0]
    swing.click()
    expect(page.locator("#at-now")).to_have_text(at)
    expect(page.locator("#ahead")).to_contain_text("%")
    expect(bands).to_have_count(2)


def test_a_replay_goes_on_as_fast_as_is_wished(window: Opener, server: Server) -> None:
    *_, table = onward(begun("masters-fight", "here", "bot", seed=2), at_random(2))
    page = window(f"{take_in(server, table)[0]}/replay?at=8")
    for words in ("2×", "4×"):
        page.locator("#pace").click()
        expect(page.locator("#pace")).to_have_text(words)
    page.evaluate(
        """() => {
            const wait = setTimeout;
            window.waited = [];
            window.setTimeout = (then, milliseconds, ...rest) => {
                waited.push(milliseconds);
                return wait(then, milliseconds, ...rest);
            };
        }"""
    )
    page.locator("#play").click()
    page.wait_for_function("() => Number(document.getElementById('at-now').textContent) > 10")
    assert page.evaluate("() => waited.includes(225) && !waited.includes(900)")


def test_a_card_game_is_seen_again_through_each_players_eyes(window: Opener, server: Server) -> None:
    *_, table = onward(begun("pit-fighting", "here", "bot", seed=1), at_random(1))
    page = window(f"{take_in(server, table)[0]}/replay?at=9")
    page.locator("#eyes").select_option("1")
    path = page.url.split("?")[0].split(server.url)[-1]
    expect(page.locator("#back")).to_have_attribute("href", f"{path}?at=8&eyes=1")
