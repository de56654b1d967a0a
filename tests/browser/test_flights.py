"""Cards are seen on their way to piles and from them, and a combat that is decided stays a little longer."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from orcade.games.pit_fighting.pieces import USING_DRAWN, Pit
from orcade.web.table_state import TableState

from .beats import answer, given
from .conftest import Opener, Server
from .played_tables import at_random, begun, onward, take_in

WENT = """stop => {
    window.went = [];
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (!node.matches?.('#flights > g > *')) return;
        if (node.matches('use')) went.push(node.getAttribute('href'));
        if (stop) node.getAnimations().forEach(run => run.pause());
    }))).observe(document.body, { subtree: true, childList: true });
}"""
"""Notes what cards fly, and stops them on their way if told so."""

READY = """async () => {
    await import(new URL('motion.js', document.querySelector('script[type=module]').src));
    await new Promise(done => setTimeout(done, 50));
    return counted.open;
}"""
"""The page hears of changes, and what moves things has come."""

TOP = "node => node.querySelector('[href^=\"#face-\"]').getAttribute('href')"


def pit(table: TableState) -> Pit:
    state = table.playing().state
    assert isinstance(state, Pit)
    return state


@cache
def decided() -> tuple[TableState, TableState]:
    """Before the answer with which a combat is decided in which both have cards in the Pit, and after it."""
    tables = onward(begun("pit-fighting", "here", "here", seed=1), at_random(1))
    return next(
        (was, now)
        for was, now in pairwise(tables)
        if all(pit(was).pits) and pit(was).damage != pit(now).damage and pit(was).round == pit(now).round
    )


@pytest.mark.parametrize("still", [False, True])
def test_what_lay_in_the_pit_stays_until_its_dice_have_been_seen(window: Opener, server: Server, still: bool) -> None:
    was, now = decided()
    host, watching = take_in(server, was)
    page = window(watching, still=still)
    page.wait_for_function(READY)
    page.evaluate(WENT, True)
    told = page.locator("#board [id^=thing-value-] text, #board [id^=thing-stance-] text").all_text_contents()
    answer(host, *given(now))
    expect(page.locator(f"#table[data-version='{now.version}']")).to_be_visible()
    expect(page.locator("#board [id^=thing-stance-]")).to_have_count(0)
    if still:
        expect(page.locator("#flights")).to_have_count(0)
        return
    page.wait_for_function("() => went.length")
    assert set(told) <= set(page.locator("#flights text").all_text_contents())
    assert len(page.evaluate("() => went")) == sum(map(len, pit(was).pits))
    depth = "() => ['flights', 'question'].map(id => Number(getComputedStyle(document.getElementById(id)).zIndex))"
    assert page.evaluate(f"({depth})().reduce((sky, asked) => sky < asked)"), "what is asked lies over cards that fly"
    over = page.locator("#flights > g > use").first.bounding_box()
    assert over is not None
    middle = over["x"] + over["width"] / 2, over["y"] + over["height"] / 2
    assert page.evaluate("at => !!document.elementFromPoint(...at).closest('#board')", middle), "it takes no clicks"
    page.mouse.click(*middle)
    expect(page.locator("#flights")).to_have_count(0)


def test_what_stays_lies_in_the_pit_also_when_the_board_becomes_smaller(window: Opener, server: Server) -> None:
    """As it does on a phone whose keyboard comes up."""
    tables = onward(begun("pit-fighting", "here", "here", seed=2), at_random(2))
    was, now = next((was, now) for was, now in pairwise(tables) if now.ending is not None)
    host, watching = take_in(server, was)
    page = window(watching, width=390, height=844, still=False)
    page.wait_for_function(READY)
    page.evaluate(WENT, True)
    before = page.locator("#thing-pit").bounding_box()
    answer(host, *given(now))
    page.wait_for_function("() => document.querySelectorAll('#flights > g > use').length >= 2")
    page.set_viewport_size({"width": 390, "height": 600})
    page.wait_for_timeout(100)  # It follows the board from one frame to the next.
    card, after = (page.locator(each).first.bounding_box() for each in ("#flights > g > use", "#thing-pit"))
    assert before is not None
    assert after is not None
    assert card is not None
    assert after["width"] < before["width"] - 20
    assert after["x"] < card["x"] < card["x"] + card["width"] < after["x"] + after["width"]
    assert after["y"] < card["y"] < card["y"] + card["height"] < after["y"] + after["height"]


def test_a_card_that_is_put_on_a_pile_flies_there_and_is_gone(window: Opener, server: Server) -> None:
    tables = onward(begun("pit-fighting", "here", "here", seed=1), at_random(1))
    was, now = next((was, now) for was, now in pairwise(tables) if len(pit(now).outs[0]) > len(pit(was).outs[0]))
    host, watching = take_in(server, was)
    page = window(watching, still=False)
    page.wait_for_function(READY)
    page.evaluate(WENT, False)
    answer(host, *given(now))
    expect(page.locator(f"#table[data-version='{now.version}']")).to_be_visible()
    page.wait_for_function("() => went.length")
    assert page.evaluate("() => went") == [page.locator("#thing-out-0").evaluate(TOP)]
    expect(page.locator("#flights")).to_have_count(0)


def test_what_a_drawn_card_is_good_for_stands_below_it_when_it_has_come(window: Opener, server: Server) -> None:
    tables = onward(begun("pit-fighting", "here", "link", seed=1), at_random(1))
    was, now = next(
        (was, now)
        for was, now in pairwise(tables)
        if now.playing().state.asked == USING_DRAWN and was.asked == now.asked == (0,)
    )
    host, *_ = take_in(server, was)
    page = window(host, still=False)
    page.wait_for_function(READY)
    page.evaluate(WENT, False)
    answer(host, *given(now))
    expect(page.locator(f"#table[data-version='{now.version}']")).to_be_visible()
    page.wait_for_function("() => went.length")
    labels = page.locator(".good-for")
    expect(labels.first).to_be_visible()
    cut_off = "labels => labels.filter((each) => each.scrollWidth > each.clientWidth).length"
    assert labels.evaluate_all(cut_off) == 0
    fan = page.locator("#fan").bounding_box()
    assert fan is not None
    for x in labels.evaluate_all("labels => labels.map(label => label.getBoundingClientRect().x)"):
        assert fan["x"] <= x < fan["x"] + fan["width"]


def proposed_beside_a_chance(table: TableState) -> str:
    """The thing of the card that is proposed for what tells no chance, where it would have one for something else."""
    scene = table.playing().scene(0) if 0 in table.asked else None
    question = scene.question if scene else None
    if question is None or question.proposed is None or question.proposed.odds:
        return ""
    card = question.proposed.things[:1]
    return "".join(card) if any(each.odds and each.things[:1] == card for each in question.choices) else ""


def test_a_card_bears_what_is_proposed_for_it_and_not_the_chance_of_something_else(
    window: Opener, server: Server
) -> None:
    tables = onward(begun("pit-fighting", "here", "link", seed=1), at_random(1))
    table = next(table for table in tables if proposed_beside_a_chance(table))
    host, *_ = take_in(server, table)
    page = window(host)
    expect(page.locator(".good-for").first).to_be_visible()
    words = page.locator(".good-for").all_text_contents()
    assert any(each.startswith(("take", "heal")) for each in words), words
