"""What a bot would do, for a player who asks."""

from __future__ import annotations

import time

from .conftest import JSON, PATIENCE, TestClient, set_table, sit_down, state, until


def test_a_gamemaster_is_advised_on_his_whole_turn(client: TestClient) -> None:
    link = set_table(client, "bot-random", "bot-random", "here", game="gates")
    limit = time.monotonic() + PATIENCE
    now = state(client, link)
    while now["asked"] != [2] or "Who is next?" not in now["scene"]["question"]["prompt"]:
        assert time.monotonic() < limit
        if now["asked"] == [2]:
            say = now["scene"]["question"]["choices"][0]["say"]
            client.post(f"{link}/answer", data={"say": say, "version": now["version"], "seat": 2}, headers=JSON)
        else:
            time.sleep(0.01)
        now = state(client, link)
    advice = client.get(f"{link}/advice", params={"version": now["version"], "seat": 2}, headers=JSON).json()
    assert advice["say"] in [choice["say"] for choice in now["scene"]["question"]["choices"]]
    assert advice["plan"][0]["words"] == advice["label"]
    assert len(advice["plan"]) > 3


def test_a_search_advises_who_plays_against_bots_alone(client: TestClient) -> None:
    """Of games without a policy; the same again, however often one asks."""
    link = set_table(client, "here", "bot-random", game="timber")
    question = {"version": until(client, link, lambda seen: 0 in seen["asked"])["version"], "seat": 0}
    first, second = (client.get(f"{link}/advice", params=question, headers=JSON).json() for _ in range(2))
    assert first["say"] in [choice["say"] for choice in state(client, link)["scene"]["question"]["choices"]]
    assert first == second
    assert "What would a bot do?" in client.get(link).text


def test_what_is_proposed_for_a_first_match_is_advised_too(client: TestClient) -> None:
    link = set_table(client, "here", "bot-random", game="hack")
    now = until(client, link, lambda seen: 0 in seen["asked"])
    advice = client.get(f"{link}/advice", params={"version": now["version"], "seat": 0}, headers=JSON).json()
    assert advice["say"] == now["scene"]["question"]["usual"]
    assert "first match" in advice["why"]


def test_a_search_that_finds_something_else_than_is_proposed_says_why(client: TestClient) -> None:
    link = set_table(client, "here", "bot-easy", game="hack")
    limit = time.monotonic() + PATIENCE
    differ = alike = False
    while not (differ and alike):
        assert time.monotonic() < limit
        now = until(client, link, lambda seen: 0 in seen["asked"])
        question = now["scene"]["question"]
        asked = {"version": now["version"], "seat": 0}
        if len(question["choices"]) > 1:
            advice = client.get(f"{link}/advice", params=asked, headers=JSON).json()
            same = advice["say"] == question["usual"]
            assert ("rule of thumb" in advice["why"]) is not same
            differ, alike = differ or not same, alike or same
        say = question["usual"] or question["choices"][0]["say"]
        client.post(f"{link}/answer", data={"say": say, **asked}, headers=JSON)


def test_nobody_searches_while_another_person_waits(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="pit-fighting")
    seen = state(client, host)
    link = (host, guest)[seen["asked"][0]]
    assert client.get(f"{link}/advice", params={"version": seen["version"]}, headers=JSON).json()["say"] == ""
    assert "What would a bot do?" not in client.get(link).text


def test_who_is_not_asked_gets_no_advice(client: TestClient) -> None:
    link = set_table(client, "here", "here", "here", game="gates")
    version = state(client, link)["version"]
    answer = client.get(f"{link}/advice", params={"version": version, "seat": 2}, headers=JSON)
    assert answer.status_code == 409
    assert "for Mags" in answer.json()["error"]


def test_a_step_is_told_as_the_plan_that_begins_with_it(client: TestClient) -> None:
    link = set_table(client, "here", "bot-easy", game="road-rage")
    limit = time.monotonic() + PATIENCE
    while True:
        now = until(client, link, lambda seen: 0 in seen["asked"])
        question = now["scene"]["question"]
        if any(way["planned"] for way in question["ways"]):
            break
        assert time.monotonic() < limit
        say = question["usual"] or question["choices"][0]["say"]
        client.post(f"{link}/answer", data={"say": say, "version": now["version"], "seat": 0}, headers=JSON)
    advice = client.get(f"{link}/advice", params={"version": now["version"], "seat": 0}, headers=JSON).json()
    (way,) = [way for way in question["ways"] if way["say"] == advice["say"]]
    assert way["planned"]
    assert (advice["label"], advice["hint"]) == (way["label"], way["hint"])
