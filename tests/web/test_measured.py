"""Places as answers: what one would mean, what is refused and why, and the page that asks for it."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from orcade.table.choices import Choice
from orcade.web.answer_form import proposals
from orcade.web.limits import Limits

from .conftest import JSON, LAVISH, TestClient, opened, set_table, sit_down, state, watch_link
from .toy_walk import install


@pytest.fixture
def measured(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server that knows the toy of `toy_walk`."""
    monkeypatch.syspath_prepend(install(tmp_path / "games"))
    with opened(database) as client:
        yield client


def table(client: httpx.Client) -> tuple[str, str]:
    """A table of two: the link of who walks first, and the other's."""
    host, (guest,) = sit_down(client, "here", "link", game="toy-walk")
    return host, guest


def attempt(client: httpx.Client, link: str, say: str, seat: str = "0", version: str | None = None) -> httpx.Response:
    asked = version if version is not None else str(state(client, link)["version"])
    return client.get(f"{link}/try", params={"say": say, "seat": seat, "version": asked})


def test_a_legal_point_is_told_in_words_and_changes_nothing(measured: TestClient) -> None:
    host, _ = table(measured)
    before = state(measured, host)
    answer = attempt(measured, host, "walk grub 2,7")
    assert answer.status_code == 200
    assert answer.json() == {
        "legal": True,
        "say": "walk grub 2.000,7.000",
        "x": 2.0,
        "y": 7.0,
        "label": '3"',
        "hint": "",
        "error": "",
        "rule": "",
        "trace": None,
    }
    assert state(measured, host) == before


def test_of_a_way_round_something_its_corners_are_told(measured: TestClient) -> None:
    host, _ = table(measured)
    (start, *corners, end) = attempt(measured, host, "walk grub 5.6,2.8").json()["trace"]["way"]
    assert (start, end) == ([2, 4], [5.6, 2.8])
    assert corners


def test_an_illegal_point_comes_with_its_reason_and_the_nearest_legal_one(measured: TestClient) -> None:
    host, _ = table(measured)
    told = attempt(measured, host, "walk grub 9.000,1.000").json()
    assert not told["legal"]
    assert told["rule"] == "TW 1"
    assert told["error"] == 'that is 7.62" away, and the reach is 4"'
    assert attempt(measured, host, told["say"]).json()["legal"]
    assert told["say"] == f"walk grub {told['x']:.3f},{told['y']:.3f}"
    assert told["label"]
    in_the_rock = attempt(measured, host, "walk grub 5.900,4.100").json()
    assert "in the way" in in_the_rock["error"]
    assert in_the_rock["say"]


def test_other_answers_can_be_tried_too(measured: TestClient) -> None:
    host, _ = table(measured)
    told = attempt(measured, host, "stay").json()
    assert told["legal"]
    assert told["label"] == "Stay here"
    assert told["x"] is None


@pytest.mark.parametrize(
    ("say", "status", "words"),
    [
        ("walk grub 12", 200, "two numbers"),
        ("walk grub 1.5,", 200, "not a number"),
        ("walk grub 1.12345,2", 200, "thousandths"),
        ("walk grub nan,inf", 200, "not a number"),
        ("walk dreg 2,2", 200, "not legal"),
        ("", 200, "not legal"),
        ("dance\x00", 200, "not legal"),
        (f"walk grub {'9' * 200},1", 200, "too long"),
        (f"walk grub {'9' * 6_000},1", 422, "at most 400 characters"),
        (f"walk grub {'9' * 60_000},1", 413, "a query has at most"),
    ],
)
def test_garbage_is_named(measured: TestClient, say: str, status: int, words: str) -> None:
    host, _ = table(measured)
    before = state(measured, host)
    answer = attempt(measured, host, say)
    assert answer.status_code == status
    told = answer.json()
    assert words in told["error"]
    assert not told.get("legal")
    assert not told.get("say")
    assert state(measured, host) == before


def test_only_who_is_asked_may_try_and_only_what_is_asked_now(measured: TestClient) -> None:
    host, guest = table(measured)
    version = str(state(measured, host)["version"])
    assert attempt(measured, guest, "walk dreg 9,4", "1").status_code == 409
    assert attempt(measured, host, "walk grub 2,7", "1").status_code == 403
    assert attempt(measured, watch_link(measured, host), "walk grub 2,7", "0").status_code == 403
    assert attempt(measured, host, "walk grub 2,7", "one").status_code == 422
    assert attempt(measured, host, "walk grub 2,7", version="").status_code == 422
    assert attempt(measured, host, "walk grub 2,7", version="99").status_code == 409
    answer(measured, host, say="walk grub 2.000,7.000")
    stale = attempt(measured, host, "throw 5,5", version=version)
    assert stale.status_code == 409
    assert "moved on" in stale.json()["error"]
    assert attempt(measured, host, "throw 5,5").json()["legal"]
    version = str(state(measured, host)["version"])
    measured.post(f"{guest}/resign", headers=JSON)
    assert attempt(measured, host, "throw 5,5", version=version).status_code == 409, "it was asked before the end"
    assert attempt(measured, host, "throw 5,5").status_code == 410


def test_trials_have_their_rate(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(install(tmp_path / "games"))
    bounds = Limits(requests=LAVISH.requests, answers=LAVISH.answers, openings=LAVISH.openings, trials=(0.1, 3))
    with opened(database, bounds) as client:
        host, _ = table(client)
        codes = [attempt(client, host, "walk grub 2,7").status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert answer(client, host, say="walk grub 2,7").status_code == 200, "answers are counted by themselves"


def answer(client: httpx.Client, link: str, **fields: str) -> httpx.Response:
    seen = state(client, link)
    form = {"seat": str(seen["seat"]), "version": str(seen["version"])} | fields
    return client.post(f"{link}/answer", data=form, headers=JSON)


def test_a_typed_point_is_an_answer(measured: TestClient) -> None:
    """As the form without scripts posts it."""
    host, _ = table(measured)
    assert answer(measured, host, verb="walk grub", point="900, 1").status_code == 422
    refused = answer(measured, host, verb="walk grub", point="here")
    assert refused.status_code == 422
    assert "not a number" in refused.json()["error"] or "two numbers" in refused.json()["error"]
    assert answer(measured, host, verb="walk grub", point=" 2.5, 7").status_code == 200
    assert state(measured, host)["scene"]["question"]["prompt"] == "Throw where?"


def facts(page: str) -> Any:
    found = re.search(r'data-area="([^"]*)"', page)
    assert found
    return json.loads(unescape(found[1]))


def test_the_page_offers_plain_answers_proposals_and_a_field(measured: TestClient) -> None:
    host, guest = table(measured)
    page = measured.get(host).text
    assert facts(page) == {
        "say": "walk grub",
        "start": [2.0, 4.0],
        "aim": False,
        "width": 1.0,
        "height": 1.0,
        "round": True,
        "piece": "walker-0",
    }
    plain, proposals = page.split('id="proposals"')
    assert 'value="stay"' in plain
    assert 'value="walk' not in plain
    proposed = re.findall(r'data-at="([\d.,]+)" value="([^"]*)"', proposals)
    assert len(proposed) == 8
    assert all(say == f"walk grub {at}" for at, say in proposed)
    assert re.search(r'id="exact".*name="verb" value="walk grub".*name="point"', page, re.DOTALL)
    other = measured.get(guest).text
    assert "data-area" not in other
    assert 'id="exact"' not in other


def test_a_direction_tells_how_far_it_goes(measured: TestClient) -> None:
    host, _ = table(measured)
    answer(measured, host, say="stay")
    told = facts(measured.get(host).text)
    assert told["aim"]
    assert told["far"] == pytest.approx(6.0, abs=0.01)


def test_boards_of_squares_have_no_measuring_tools(client: TestClient) -> None:
    page = client.get(set_table(client, "here", "here", game="masters-fight")).text
    assert 'id="zoom-tools"' not in page
    assert "data-area" not in page


def test_a_battlefield_of_ones_own_is_a_field_of_the_form(client: TestClient) -> None:
    page = client.get("/new/brood-rumble").text
    assert 'name="option-own_battlefield"' in page
    fields = {"seats": "2", "seat-0": "here", "seat-1": "here", "option-own_battlefield": "pieces = [<b>"}
    refused = client.post("/new/brood-rumble", data=fields)
    assert refused.status_code == 422
    assert "pieces = [&lt;b&gt;</textarea>" in refused.text, "what was typed is still there"
    assert '<p class="error" id="option-own_battlefield-wrong">' in refused.text
    own = 'pieces = [\r\n{ kind = "pit", at = [6.0, 6.0] },\r\n{ kind = "mound", at = [12.0, 6.0] },\r\n'
    own += '{ kind = "mound", at = [12.0, 18.0] },\r\n]\r\n'
    taken = client.post("/new/brood-rumble", data=fields | {"option-own_battlefield": own}, headers=JSON)
    assert taken.status_code == 200, taken.text
    seen = state(client, taken.json()["link"])
    assert tomllib.loads(seen["options"]["own_battlefield"]) == tomllib.loads(own)


def test_proposals_of_the_same_name_say_in_what_they_differ_and_near_twins_are_one() -> None:
    choices = (
        Choice("walk 1,1", "Up", (), "No risk. Then 2.", (1.0, 1.0)),
        Choice("walk 1.5,1", "Up", (), "No risk. Then 2.", (1.5, 1.0)),
        Choice("walk 1,3", "Up", (), "No risk. Then 4.", (1.0, 3.0)),
        Choice("walk 1,5", "Left", (), "", (1.0, 5.0)),
        Choice("walk 5,5", "Left", (), "", (5.0, 5.0)),
        Choice("walk 7,5", "Right", (), "", (7.0, 5.0)),
    )
    shown = [re.sub("<.*?>", "", part.html) for part in proposals(choices)]
    assert shown == ["Up, Then 2", "Up, Then 4", "Left, farther left", "Left, farther right", "Right"]
