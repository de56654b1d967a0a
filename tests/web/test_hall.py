"""Pages of a table of nine with a clock, in a hall that is drawn once."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from orcade.web import grounds
from tests.conftest import PATIENCE

from .conftest import TestClient, opened, play_on, say, sit_down, state, watch_link
from .toy_hall import GROUND, NAMES, install


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
    told = re.search(r'<small id="time-left" data-now="(\d+\.\d+)">(\d+) min left</small>', page)
    assert told is not None
    now, minutes = float(told[1]), int(told[2])
    assert 60 * (minutes - 1) < seen["scene"]["until"] - now <= 60 * minutes
    assert abs(now - time.time()) < PATIENCE
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
    assert "Gamemaster, </span>your turn" in hall.get(guests[-1]).text
    play_on(hall, host, *guests)
    assert len(state(hall, host)["ending"]["places"]) == 9


def test_the_ground_has_an_address_that_no_other_ground_has(hall: TestClient) -> None:
    host, _ = sit_down(hall, "here", "here", game="toy-hall")
    page = hall.get(host).text
    picture = unescape(re.findall(r'<image href="([^"]*)"', page)[0])
    assert picture.startswith(f"{host}/ground?of=")
    assert picture.endswith(".svg")
    squares = state(hall, host)["scene"]["ground"]
    assert squares == picture.removesuffix("svg") + "json"
    drawn, read = hall.get(picture), hall.get(squares)
    for answer, kind in ((drawn, "image/svg+xml"), (read, "application/json")):
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "private, max-age=31536000, immutable"
    assert ElementTree.fromstring(drawn.text).attrib["viewBox"] == "-30 -30 780 600"
    data = read.json()
    assert (data["unit"], data["width"], data["height"]) == (60, 12, 9)
    assert data["names"][:2] == ["a9", "b9"]
    assert data["kinds"][data["squares"][7 * 12 + 9]]["name"] == "creek"
    assert data["edges"][5] == {"x": 5, "y": 5, "side": "E", "look": "door"}
    assert data["titles"] == [{"x": 0, "y": 0, "text": "Hall"}]
    assert say(hall, host, state(hall, host)).status_code == 200
    assert state(hall, host)["scene"]["ground"] == squares, "an answer changes nothing of it"


def test_a_ground_that_was_forgotten_is_drawn_again(hall: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    host, _ = sit_down(hall, "here", "here", game="toy-hall")
    squares = state(hall, host)["scene"]["ground"]
    before = hall.get(squares).content
    monkeypatch.setattr(grounds, "_kept", {})
    assert hall.get(squares).content == before
    for other in (f"{host}/ground", f"{host}/ground?of=0000.svg", squares.removesuffix("json") + "png"):
        assert hall.get(other).status_code == 404
    assert hall.get(squares.replace(host, "/t/" + "A" * 22)).status_code == 403


def test_of_many_grounds_the_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grounds, "_kept", {})
    digests = [
        grounds.keep(msgspec.structs.replace(GROUND, key=str(at), names=names))
        for at, names in enumerate(tuple(f"s{number}x{at}" for number in range(108)) for at in range(70))
    ]
    assert len(set(digests)) == 70
    assert [digest for digest in digests if grounds.kept(digest)] == digests[-grounds.KEPT :]


def test_a_table_without_a_large_board_has_no_ground(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "here")
    assert state(client, host)["scene"]["ground"] is None
    assert client.get(f"{host}/ground?of=0.svg").status_code == 404


def test_a_replay_shows_the_ground(hall: TestClient) -> None:
    host, _ = sit_down(hall, "here", "here", game="toy-hall")
    play_on(hall, host)
    for at in (0, 3):
        page = hall.get(f"{host}/replay", params={"at": at}).text
        picture = unescape(re.findall(r'<image href="([^"]*)"', page)[0])
        assert hall.get(picture).status_code == 200
