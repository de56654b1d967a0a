"""Pages of a table of nine with a clock."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import TestClient, opened, play_on, say, sit_down, state, watch_link
from .toy_hall import NAMES, install


@pytest.fixture
def hall(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server that knows the toy of `toy_hall`."""
    monkeypatch.syspath_prepend(install(tmp_path / "games"))
    with opened(database) as client:
        yield client


def test_the_page_tells_how_much_time_is_left_until_the_match_is_over(hall: TestClient) -> None:
    host, _ = sit_down(hall, "here", "here", game="toy-hall")
    seen = state(hall, host)
    assert seen["scene"]["until"] == 60 * (seen["view"]["began"] + 30)
    page = hall.get(host).text
    assert re.search(r'<small id="time-left" data-now="\d+\.\d+">30 min left</small>', page)
    assert f'data-until="{seen["scene"]["until"]}"' in page
    play_on(hall, host)
    page = hall.get(host).text
    assert re.search(r'<small id="time-left" data-now="[^"]*" hidden>', page)
    assert "data-until" not in page


def test_nine_have_a_place_on_every_page(hall: TestClient) -> None:
    setting = hall.get("/new/toy-hall").text
    assert re.findall(r'name="seats" id="seats-(\d)"', setting) == [*"23456789"]
    assert re.findall(r'id="fighter-(\d)">([^<]+)<', setting) == [(str(seat), name) for seat, name in enumerate(NAMES)]
    host, guests = sit_down(hall, "here", *["link"] * 8, game="toy-hall")
    assert len(guests) == 8
    for link in (host, guests[-1], watch_link(hall, host)):
        page = hall.get(link).text
        assert re.findall(r'<li id="seat-(\d)"', page) == [*"012345678"]
    for _ in range(8):
        link = next(link for link in (host, *guests) if state(hall, link)["scene"]["question"])
        assert say(hall, link, state(hall, link)).status_code == 200
    seen = state(hall, guests[-1])
    assert (seen["seat"], seen["asked"], seen["scene"]["question"]["prompt"]) == (8, [8], "Where to?")
    assert "Gamemaster, your turn" in hall.get(guests[-1]).text
    play_on(hall, host, *guests)
    assert len(state(hall, host)["ending"]["places"]) == 9
