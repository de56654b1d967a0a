"""A scripted throw, watched again: the Barrel bounces off two Orcs, is caught, and comes back to who threw it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from orcade.web.table_state import TableState, outcomes
from tests.games.brood_rumble.brawl import DOWN, RIGHT, UP, Brawl

from .conftest import Opener, Server
from .played_tables import at_random, begun, first, onward, sitters, take_in
from .players import wait_until_asked

HIT = (3, 3)
MISSED_CATCH = 1


def thrown() -> Brawl:
    """Grub is about to throw at Dreg; Durk stands above Dreg, and Dagga, who will catch it, to Durk's right."""
    return Brawl(
        grub=(4, 12),
        gob=(1, 1),
        dreg=(10, 12),
        durk=(10, 9),
        dagga=(13, 9),
        barrels=[(3.1, 12)],
        dice=(*HIT, MISSED_CATCH, 2, 6, UP, MISSED_CATCH, 1, 6, RIGHT, 6, 6, 6, MISSED_CATCH, 3, 1, DOWN),
    )


@pytest.fixture
def watched(server: Server) -> str:
    """The address of a table with that match, which is over since Dreg has given up."""
    brawl = thrown()
    game = brawl.match.game
    opened = TableState(id="barrel", game=game, options=game.options(), seed=bytes(32), sitters=sitters("here", "link"))
    begun = replace(opened, match=brawl.match)._moved(brawl.match, outcomes(brawl.match.tape), ())
    return take_in(server, begun.answer(0, "throw b1 dreg", begun.version).resign(1))[0]


FLOWN = """() => counted.trails.filter(({node}) => node.matches('#board .piece')).map(({node, frames, timing}) =>
    [node.dataset.thing, timing.duration,
        frames.map(frame => frame.transform.match(/-?[\\d.]+/g).map(each => each / page.plane.unit))])"""
"""The ways along which pieces were sent until now: each one's name, milliseconds, and points in inches."""


def test_a_barrel_that_bounces_off_two_orcs_and_is_caught_is_watched_again(window: Opener, watched: str) -> None:
    page = window(f"{watched}/replay?at=0", still=False)
    barrel = page.locator("#board .piece[id^=thing-barrel]")
    expect(barrel).to_have_count(1)
    assert page.evaluate(FLOWN) == []
    page.locator("#forward").click()
    expect(page.locator("#lines")).to_contain_text("catches")
    ((name, duration, way),) = page.evaluate(FLOWN)
    assert duration == 900
    assert [tuple(round(each, 1) for each in at) for at in way] == [
        (3.1, 12.0),
        (9.1, 12.0),
        (10.0, 12.0),  # Dreg
        (10.0, 9.9),
        (10.0, 9.0),  # Durk
        (12.1, 9.0),  # Dagga catches it, and throws it back
        (4.9, 11.7),
        (4.0, 12.0),  # at Grub
        (4.0, 13.0),
    ]
    log = page.locator("#lines")
    for words in ("Dreg", "Durk", "Dagga catches", "Grub"):
        expect(log).to_contain_text(words)
    expect(page.locator(f"[data-thing={name}].travels")).to_have_count(0)
    place = page.evaluate("id => page.plane.placeOf(document.querySelector(`[data-thing=${id}]`))", name)
    assert place == {"x": 4, "y": 13}
    page.locator("#back").click()
    expect(log).not_to_contain_text("catches")
    assert len(page.evaluate(FLOWN)) == 1, "back it slides, the way it came is no way back"
    page.keyboard.press("m")
    expect(page.locator("#table.measuring")).to_have_count(1)
    page.keyboard.press("+")
    expect(page.locator("#table.zoomed")).to_have_count(1)


def test_who_prefers_stillness_sees_where_it_ends(window: Opener, watched: str) -> None:
    page = window(f"{watched}/replay?at=0", still=True)
    page.locator("#forward").click()
    expect(page.locator("#lines")).to_contain_text("catches")
    assert page.evaluate(FLOWN) == []


def aiming(table: TableState) -> bool:
    """Whether the first player may throw a Barrel at somebody, or in any direction."""
    scene = table.playing().scene(0) if 0 in table.asked else None
    question = scene.question if scene else None
    if question is None or question.area is None:
        return False
    return any(choice.things and choice.at is None for choice in question.choices)


def test_all_that_one_may_throw_at_stands_in_one_list(window: Opener, server: Server) -> None:
    whole = onward(begun("brood-rumble", "here", "bot", seed=6), at_random(6))
    page = window(take_in(server, first(whole, aiming))[0])
    expect(page.locator("#choices .list")).to_have_count(1)
    for kind in ("data-things", "data-at"):
        expect(page.locator(f"#list button[{kind}]").first).to_be_attached()


def calling(table: TableState) -> bool:
    """Whether the first player is asked which of several Orcs he activates, and may not order all at once."""
    scene = table.playing().scene(0) if 0 in table.asked else None
    if scene is None or scene.question is None or scene.question.rule != "BR 4.1":
        return False
    verbs = [choice.say.split()[0] for choice in scene.question.choices]
    return "all" not in verbs and verbs.count("activate") > 1


def test_orcs_that_buttons_call_have_their_names_beside_them(window: Opener, server: Server) -> None:
    whole = onward(begun("brood-rumble", "here", "bot", seed=6), at_random(6))
    page = window(take_in(server, first(whole, calling))[0])
    name = page.locator("#choices > button:not([value^=fight], [value^=up]) > span").first.inner_text()
    expect(page.locator("text.told").filter(has_text=name)).to_be_visible()


def lining_up(table: TableState) -> bool:
    """Whether the first player is asked where on the start grid he begins."""
    return 0 in table.asked and "cell" in table.playing().ask_of(0).prompt


def test_cells_that_have_their_numbers_have_no_names_beside_them(window: Opener, server: Server) -> None:
    whole = onward(begun("thatll-do-pigs", "here", "bot", seed=6), at_random(6))
    page = window(take_in(server, first(whole, lining_up))[0])
    wait_until_asked(page)
    expect(page.locator("text.told")).to_have_count(0)
