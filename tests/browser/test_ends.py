"""How the end of a match is seen: the last blow, who has won, and what makes room for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .beats import answer, given
from .conftest import Opener, Server
from .played_tables import at_random, begun, onward, take_in


def test_the_last_blow_has_its_title_though_the_seats_make_room_for_the_result(window: Opener, server: Server) -> None:
    *_, was, now = onward(begun("pit-fighting", "here", "here", seed=3), at_random(3))
    blow = next(each.text for line in reversed(now.log) for each in line.impacts if each.text.startswith("hits "))
    host, watching = take_in(server, was)
    page = window(watching, still=False)
    page.wait_for_function("() => counted.open")
    answer(host, *given(now))
    expect(page.locator("#seats")).to_be_hidden()
    expect(page.locator("#impacts .title.feat")).to_contain_text(blow)


@pytest.mark.parametrize("still", [True, False])
def test_a_knock_out_is_seen_before_the_podium(still: bool, window: Opener, server: Server) -> None:
    *_, was, now = onward(begun("pit-fighting", "here", "here", seed=3), at_random(3))
    title = next(each.text for line in now.log for each in line.impacts if each.text.endswith("is out cold!"))
    host, watching = take_in(server, was)
    page = window(watching, still=still)
    page.wait_for_function("() => counted.open")
    answer(host, *given(now))
    expect(page.locator("#impacts .title.moment")).to_have_text(title)
    expect(page.locator("#podium")).to_be_hidden()
    expect(page.locator("#podium")).to_be_visible()


def test_a_phones_board_makes_room_for_the_result_when_the_end_has_been_seen(window: Opener, server: Server) -> None:
    *_, was, now = onward(begun("pit-fighting", "here", "here", seed=3), at_random(3))
    host, watching = take_in(server, was)
    page = window(watching, width=390, height=844, still=False)
    page.wait_for_function("() => counted.open")
    high = "() => document.getElementById('stage').offsetHeight"
    whole = page.evaluate(high)
    answer(host, *given(now))
    expect(page.locator("#impacts .title.moment")).to_be_visible()
    assert page.evaluate(high) == pytest.approx(whole, abs=2)
    expect(page.locator("#podium")).to_be_visible()
    page.wait_for_function(f"whole => ({high})() < 0.8 * whole", arg=whole)


def test_the_board_of_a_race_is_seen_on_a_phone_beside_the_result(window: Opener, server: Server) -> None:
    *_, was, now = onward(begun("flying-pigs", "here", "here", "here", seed=3, options={"hungry": "on"}), at_random(3))
    host, watching = take_in(server, was)
    page = window(watching, width=390, height=844)
    page.wait_for_function("() => counted.open")
    answer(host, *given(now))
    expect(page.locator("#podium")).to_be_visible()
    expect(page.locator("#seats")).to_be_hidden()
    page.wait_for_function("() => document.getElementById('board-frame').offsetHeight > 240")


def test_a_phone_on_its_side_has_the_board_over_its_height_to_the_end(window: Opener, server: Server) -> None:
    *_, was, now = onward(begun("pit-fighting", "here", "here", seed=3), at_random(3))
    host, watching = take_in(server, was)
    page = window(watching, width=844, height=390)
    page.wait_for_function("() => counted.open")
    answer(host, *given(now))
    expect(page.locator("#podium")).to_be_visible()
    page.wait_for_function("() => !document.getElementById('table').classList.contains('shows')")
    for part in ("#stage", ".lower"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] + box["height"] == pytest.approx(390, abs=2)


def test_the_end_shows_who_has_won_until_it_is_put_away(window: Opener, server: Server) -> None:
    *_, was, now = onward(begun("pit-fighting", "here", "here", seed=3), at_random(3))
    assert now.ending is not None
    host, watching = take_in(server, was)
    page = window(watching)
    page.wait_for_function("() => counted.open")
    answer(host, *given(now))
    podium = page.locator("#podium")
    expect(podium).to_be_visible()
    expect(podium).to_contain_text(now.ending.text)
    expect(podium.locator(".numbers")).to_contain_text("rounds")
    page.keyboard.press("Escape")
    expect(podium).to_be_hidden()
    page.get_by_role("button", name="Podium").click()
    expect(podium).to_be_visible()
