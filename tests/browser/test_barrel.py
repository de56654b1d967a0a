"""A scripted throw, watched again: the Barrel bounces off two Orcs, is caught, and comes back to who threw it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orcade.web.seats import Sitter
from orcade.web.sitting import Sitting, outcomes
from tests.games.brood_rumble.brawl import DOWN, RIGHT, UP, Brawl

from .conftest import Opener
from .shelved import served

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
def watched(tmp_path: Path) -> Iterator[str]:
    """A server with that match in its store, over since Dreg has given up; and the address of its table."""
    sitters = tuple(Sitter("here", "", name, bytes(16)) for name in ("Ann", "Bob"))
    brawl = thrown()
    game = brawl.match.game
    opened = Sitting(id="barrel", game=game, options=game.options(), seed=bytes(32), sitters=sitters)
    begun = replace(opened, match=brawl.match)._moved(brawl.match, outcomes(brawl.match.tape), ())
    over = begun.answer(0, "throw b1 dreg", begun.version).resign(1)
    with served(tmp_path, over, (0,), (1,)) as address:
        yield address


TRAVEL = """() => [...document.querySelectorAll('#board .piece')].flatMap(node => node.getAnimations().filter(
    run => run.id === 'trail').map(run => [node.dataset.thing, run.effect.getTiming().duration,
        run.effect.getKeyframes().map(frame => frame.transform.match(/-?[\\d.]+/g).map(each => each / plane.unit))]))"""


def test_a_barrel_that_bounces_off_two_orcs_and_is_caught_is_watched_again(window: Opener, watched: str) -> None:
    page = window(f"{watched}/replay?at=0", still=False)
    barrel = page.locator("#board .piece[id^=thing-barrel]")
    expect(barrel).to_have_count(1)
    assert page.evaluate(TRAVEL) == []
    page.locator("#forward").click()
    expect(page.locator("#at-now")).to_have_text("1")
    page.wait_for_function(f"() => ({TRAVEL})().length")
    ((name, duration, way),) = page.evaluate(TRAVEL)
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
    assert page.evaluate("id => plane.placeOf(document.querySelector(`[data-thing=${id}]`))", name) == {"x": 4, "y": 13}
    page.locator("#back").click()
    expect(page.locator("#at-now")).to_have_text("0")
    assert page.evaluate(TRAVEL) == [], "back it slides, the way it came is no way back"
    page.keyboard.press("m")
    expect(page.locator("#table.measuring")).to_have_count(1)
    page.keyboard.press("+")
    expect(page.locator("#table.zoomed")).to_have_count(1)


def test_who_prefers_stillness_sees_where_it_ends(window: Opener, watched: str) -> None:
    page = window(f"{watched}/replay?at=0", still=True)
    page.locator("#forward").click()
    expect(page.locator("#at-now")).to_have_text("1")
    expect(page.locator("#lines")).to_contain_text("catches")
    assert page.evaluate(TRAVEL) == []
