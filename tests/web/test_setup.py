"""The form that sets a table: options whose values can be looked at."""

from __future__ import annotations

import re

from .conftest import TestClient, set_table, state


def test_what_can_be_seen_is_chosen_by_its_picture(client: TestClient) -> None:
    form = client.get("/new/road-rage").text
    pictures = re.findall(r'<img src="(/options/road-rage/circuit/[\w-]+\.svg)"', form)
    drawn = [client.get(address) for address in pictures]
    assert len({answer.text for answer in drawn}) == len(pictures) == 5
    assert all(answer.headers["content-type"] == "image/svg+xml" for answer in drawn)
    assert form.count("for a first match") == 1
    assert re.search(r'value="wart-loop"><img.*?<b>Wart Loop</b><br>A lap is \d+ inches', form)
    for unknown in ("circuit/moon", "laps/2", "nothing/1"):
        assert client.get(f"/options/road-rage/{unknown}.svg").status_code == 404
    table = set_table(client, "here", "here", game="road-rage", **{"option-circuit": "wart-loop"})
    assert state(client, table)["options"]["circuit"] == "wart-loop"


def test_a_board_begins_with_what_is_agreed_and_what_that_does(client: TestClient) -> None:
    hungry = set_table(client, "here", "bot-random", game="flying-pigs", **{"option-hungry": "True"})
    assert (
        "Hungry Pigs: The Kitchen opens in round 3. From then on two directions are rolled" in client.get(hungry).text
    )
    plain = set_table(client, "here", "bot-random", game="flying-pigs")
    assert "two directions are rolled" not in client.get(plain).text


def test_what_is_proposed_for_a_first_match_is_seen_and_all_else_is_folded_away(client: TestClient) -> None:
    form = client.get("/new/gates").text
    seen, folded = form.split('<details class="option more">')
    titles = [re.findall(r'<div class="head">\n<label for="option-([\w-]+)"', part) for part in (seen, folded)]
    assert titles[0] == ["short"]
    assert titles[1][0] == "orc_value"
    assert "25–45 minutes" in seen
    assert "60–120 minutes" in seen, "what is chosen decides which of the two is shown"


def test_what_is_folded_away_is_open_when_something_of_it_is_wrong(client: TestClient) -> None:
    fields = {"seats": "2", "seat-0": "here", "seat-1": "bot-easy", "option-own_maps": "no map"}
    assert '<details class="option more" open>' in client.post("/new/gates", data=fields).text


def test_one_click_in_the_lobby_sets_what_is_proposed_for_a_first_match(client: TestClient) -> None:
    lobby = client.get("/").text
    form = lobby.split('action="/new/gates"')[1].split("</form>")[0]
    assert '<input type="hidden" name="option-short" value="True">' in form
    assert "option-" not in lobby.split('action="/new/pit-fighting"')[1].split("</form>")[0]
    card = lobby.split('id="game-gates"')[1].split("</li>\n</ul>")[0]
    assert "25–45 minutes" in card
