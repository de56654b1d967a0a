"""How the end of a match is seen: the last blow, who has won, and what makes room for it."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from orcade.draw.scores import ordinal
from orcade.web.table_state import TableState
from orcade.web.view_model import Kind

from .beats import answer, given
from .conftest import Opener, Server
from .played_tables import at_random, begun, onward, take_in


class End(NamedTuple):
    """A match whose last answer is still to be given, and a page that watches it."""

    page: Page
    over: TableState
    host: str

    def come(self) -> None:
        """The last answer is given."""
        answer(self.host, *given(self.over))


def end_of(start: TableState, window: Opener, server: Server, **how: Any) -> End:
    """Of a match that goes on at random from there. `how`: see `Opener`."""
    *_, was, now = onward(start, at_random(3))
    host, watching = take_in(server, was)
    page = window(watching, **how)
    page.wait_for_function("() => counted.open")
    return End(page, now, host)


def fight() -> TableState:
    return begun("pit-fighting", "here", "here", seed=3)


def test_the_last_blow_has_its_title_though_the_seats_make_room_for_the_result(window: Opener, server: Server) -> None:
    end = end_of(fight(), window, server, still=False)
    page, log = end.page, end.over.log
    blow = next(each.text for line in reversed(log) for each in line.impacts if each.text.startswith("hits "))
    end.come()
    expect(page.locator("#seats")).to_be_hidden()
    expect(page.locator("#impacts .title.feat")).to_contain_text(blow)


def knock_out(end: End) -> str:
    """The title that tells of it."""
    return next(each.text for line in end.over.log for each in line.impacts if each.text.endswith("is out cold!"))


def test_a_knock_out_is_seen_before_the_podium(window: Opener, server: Server) -> None:
    end = end_of(fight(), window, server, still=False)
    end.come()
    expect(end.page.locator("#impacts .title.moment")).to_have_text(knock_out(end))
    expect(end.page.locator("#podium")).to_be_hidden()
    expect(end.page.locator("#podium")).to_be_visible()


def test_a_phones_board_makes_room_for_the_result_when_the_end_has_been_seen(window: Opener, server: Server) -> None:
    end = end_of(fight(), window, server, width=390, height=844, still=False)
    page = end.page
    high = "() => document.getElementById('stage').offsetHeight"
    whole = page.evaluate(high)
    end.come()
    expect(page.locator("#impacts .title.moment")).to_be_visible()
    assert page.evaluate(high) == pytest.approx(whole, abs=2)
    expect(page.locator("#podium")).to_be_visible()
    page.wait_for_function(f"whole => ({high})() < 0.8 * whole", arg=whole)


def test_the_board_of_a_race_is_seen_on_a_phone_beside_the_result(window: Opener, server: Server) -> None:
    race = begun("flying-pigs", "here", "here", "here", seed=3, options={"hungry": "on"})
    end = end_of(race, window, server, width=390, height=844)
    page = end.page
    end.come()
    expect(page.locator("#podium")).to_be_visible()
    expect(page.locator("#seats")).to_be_hidden()
    page.wait_for_function("() => document.getElementById('board-frame').offsetHeight > 240")


def test_a_phone_on_its_side_has_the_board_over_its_height_to_the_end(window: Opener, server: Server) -> None:
    end = end_of(fight(), window, server, width=844, height=390)
    page = end.page
    end.come()
    expect(page.locator("#podium")).to_be_visible()
    page.wait_for_function("() => !document.getElementById('table').classList.contains('shows')")
    for part in ("#stage", ".lower"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] + box["height"] == pytest.approx(390, abs=2)


def test_the_end_shows_who_has_won_until_it_is_put_away(window: Opener, server: Server) -> None:
    """Also who prefers stillness has seen the knock-out before."""
    end = end_of(fight(), window, server)
    page, ending = end.page, end.over.ending
    assert ending is not None
    end.come()
    podium = page.locator("#podium")
    expect(page.locator("#impacts .title.moment")).to_have_text(knock_out(end))
    expect(podium).to_be_hidden()
    expect(podium).to_be_visible()
    expect(podium).to_contain_text(ending.text)
    expect(podium.locator(".numbers")).to_contain_text("rounds")
    page.keyboard.press("Escape")
    expect(podium).to_be_hidden()
    page.get_by_role("button", name="Podium").click()
    expect(podium).to_be_visible()


@pytest.mark.parametrize("others", [1, 2])
def test_who_has_not_won_is_told_his_place(others: int, window: Opener, server: Server) -> None:
    bots: list[Kind] = ["bot"] * others
    for seed in range(1, 19):
        *_, over = onward(begun("tusk-draw", "here", *bots, seed=seed), at_random(seed))
        if over.ending and over.ending.places[0] > 1:
            break
    assert over.ending
    page = window(take_in(server, over)[0])
    alike = {*over.ending.places} == {1, over.ending.places[0]}
    own = "You lose." if alike else f"You come {ordinal(over.ending.places[0])}."
    expect(page.locator("#podium-title")).to_contain_text(own)
