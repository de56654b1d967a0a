"""Playing through links: who may answer what, for which version, how often; undo, resigning, rematch."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

import orcade
from orcade.table.entries import GaveUp
from orcade.table.record import under_seal
from orcade.table.seal import number_of

from .conftest import JSON, TestClient, play_on, say, set_table, sit_down, state, watch_link


def test_a_whole_match_is_played_and_its_record_proved(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    assert play_on(client, host, guest) == 6
    over = state(client, host)
    assert over["ending"]["places"] in ([1, 2], [2, 1])
    file = client.get(f"{host}/record.json")
    assert file.headers["content-disposition"].startswith('attachment; filename="orcade-tusk-draw-')
    match = orcade.verify(orcade.load(file.content))
    assert match.standings is not None
    assert list(match.standings.places) == over["ending"]["places"]


def test_the_dice_are_promised_before_and_shown_after(client: TestClient) -> None:
    host = set_table(client, "here", "link", "bot-random")
    before = state(client, host)
    assert before["commitment"]
    assert before["seed"] == ""
    assert [bool(nonce) for nonce in before["nonces"]] == [True, False, True]
    guest = before["links"][0]["path"]
    client.post(f"{guest}/join", data={"nonce": "0123456789abcdef0123456789abcdef"}, headers=JSON)
    during = state(client, host)
    assert during["started"]
    assert during["seed"] == ""
    assert during["nonces"][1] == "0123456789abcdef0123456789abcdef"
    play_on(client, host, guest)
    after = state(client, host)
    assert after["commitment"] == before["commitment"]
    record = orcade.load(client.get(f"{guest}/record.json").content)
    assert record.dice.seed == after["seed"] != ""
    assert record.dice.nonces == after["nonces"]
    orcade.verify(record)


def test_words_do_as_a_nonce_too(client: TestClient) -> None:
    host = set_table(client, "here", "link")
    guest = state(client, host)["links"][0]["path"]
    client.post(f"{guest}/join", data={"nonce": "my lucky tusk"}, headers=JSON)
    assert state(client, host)["nonces"][1] == hashlib.sha256(b"my lucky tusk").hexdigest()[:32]


def test_the_record_waits_for_the_end(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    refused = client.get(f"{host}/record.json", headers=JSON)
    assert refused.status_code == 409
    assert "hidden" in refused.json()["error"]


def test_a_stale_page_is_told_so(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    old = state(client, host)
    assert say(client, host, old).status_code == 200
    assert say(client, guest, state(client, guest)).status_code == 200
    refused = say(client, host, old, choice=1)
    assert refused.status_code == 409
    assert "moved on" in refused.json()["error"]
    assert state(client, host)["moves"] == 2


def test_a_question_stays_open_while_others_answer_theirs(client: TestClient) -> None:
    """In a Together nobody's page is stale because another player was quicker."""
    host, (guest,) = sit_down(client, "here", "link")
    mine, yours = state(client, host), state(client, guest)
    assert say(client, guest, yours).status_code == 200
    assert say(client, host, mine).status_code == 200


def test_the_same_answer_twice_is_harmless(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    seen = state(client, host)
    first = say(client, host, seen)
    second = say(client, host, seen)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()
    assert state(client, host)["moves"] == 1
    assert say(client, guest, state(client, guest)).status_code == 200
    third = say(client, host, seen)
    assert third.status_code == 200
    assert state(client, host)["moves"] == 2


def test_another_answer_to_an_answered_question_is_refused(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    seen = state(client, host)
    say(client, host, seen)
    refused = say(client, host, seen, choice=1)
    assert refused.status_code == 409
    refused = say(client, host, seen, choice=1, version=str(state(client, host)["version"]))
    assert refused.status_code == 409
    assert "answered already" in refused.json()["error"]


def test_the_wrong_seat_is_refused(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    seen = state(client, guest)
    for link, seat in ((host, "1"), (guest, "0"), (watch_link(client, host), "0"), (host, "7")):
        refused = say(client, link, seen, seat=seat)
        assert refused.status_code == 403
    assert "Grub" in say(client, host, seen, seat="1").json()["error"]
    assert state(client, host)["moves"] == 0


def test_a_forged_link_opens_nothing(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    for token in ("x", "A" * 22, host[3:-1] + ("A" if host[-1] != "A" else "B"), "%00", "..%2f", "A" * 3000):
        for answer in (
            client.get(f"/t/{token}"),
            client.get(f"/t/{token}/state", headers=JSON),
            client.get(f"/t/{token}/events"),
            client.post(f"/t/{token}/answer", data={"say": "lay 1", "version": "0"}, headers=JSON),
        ):
            assert answer.status_code in (403, 404)


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"say": "lay 99"}, 422),
        ({"say": "dance"}, 422),
        ({"say": ""}, 422),
        ({"say": "lay 1" * 1000}, 422),
        ({"say": "\x00\u202e<script>"}, 422),
        ({"version": "99"}, 409),
        ({"version": "-1"}, 422),
        ({"version": "one"}, 422),
        ({"version": "9" * 400}, 422),
        ({"seat": "zero"}, 422),
        ({"seat": "²"}, 422),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(client: TestClient, changed: dict[str, Any], status: int) -> None:
    host, _ = sit_down(client, "here", "link")
    seen = state(client, host)
    refused = say(client, host, seen, **changed)
    assert refused.status_code == status
    assert refused.json()["error"]
    assert state(client, host) == seen


def test_a_refusal_names_the_rule(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    refused = say(client, host, state(client, host), say="lay 99").json()
    assert refused["rule"] == "TD 2"


def test_nothing_can_be_answered_after_the_end(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    asked = state(client, host)
    play_on(client, host, guest)
    for deed in ("answer", "undo", "resign"):
        form = {"say": "lay 1", "seat": "0", "version": str(asked["version"])}
        refused = client.post(f"{host}/{deed}", data=form, headers=JSON)
        if deed == "answer" and refused.status_code == 200:
            continue
        assert refused.status_code == 410, deed
        assert "over" in refused.json()["error"]


def test_undo_takes_back_what_nobody_has_seen(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    first = state(client, host)
    say(client, host, first)
    assert state(client, host)["undo"] == 0
    assert state(client, guest)["undo"] is None
    back = client.post(f"{host}/undo", data={"version": str(first["version"] + 1)}, headers=JSON)
    assert back.status_code == 200
    now = state(client, host)
    assert now["version"] > first["version"] + 1
    assert now["moves"] == 0
    assert now["scene"]["question"] == first["scene"]["question"]
    assert now["log"][-1]["text"] == "Grub takes an answer back."
    again = client.post(f"{host}/undo", data={"version": str(first["version"] + 1)}, headers=JSON)
    assert again.status_code == 409
    assert say(client, host, first).status_code == 409, "the page from before the undo is stale"
    assert say(client, host, now, choice=1).status_code == 200


def test_undo_never_crosses_a_revealed_card(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    for link in (host, guest):
        say(client, link, state(client, link))
    assert state(client, host)["undo"] is None
    refused = client.post(f"{host}/undo", headers=JSON)
    assert refused.status_code == 422
    assert refused.json()["error"]


def test_of_two_players_the_one_who_stays_wins(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    say(client, host, state(client, host))
    assert client.post(f"{guest}/resign", headers=JSON).status_code == 200
    over = state(client, host)
    assert over["ending"]["places"] == [1, 2]
    assert over["ending"]["text"] == "Dreg gives up. Grub wins."
    assert over["asked"] == []
    assert over["scene"]["question"] is None
    assert over["seed"]
    record = orcade.load(client.get(f"{host}/record.json").content)
    assert record.tape[-1] == GaveUp(seat=1, seal=record.closing[:8])
    assert record.result is not None
    assert record.result.text == over["ending"]["text"]
    orcade.verify(record)
    assert client.get(f"{host}/replay?at=0").status_code == 200


def test_of_several_players_a_bot_plays_on_and_ranks_last(client: TestClient) -> None:
    host, (second, third) = sit_down(client, "here", "link", "link")
    assert client.post(f"{second}/resign", headers=JSON).status_code == 200
    seen = state(client, second)
    assert seen["players"][1]["resigned"]
    assert seen["ending"] is None
    assert client.post(f"{second}/answer", data={"say": "x", "version": "1"}, headers=JSON).status_code == 403
    play_on(client, host, third)
    over = state(client, host)["ending"]
    assert over["places"][1] == 3
    assert sorted(over["places"]) == [1, 2, 3] or over["places"].count(1) == 2 or over["places"].count(2) == 2
    assert "Dreg gave up" in over["text"]
    orcade.verify(orcade.load(client.get(f"{host}/record.json").content))


def test_a_rematch_carries_every_link_on(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", **{"name-0": "Ann", "option-hand": "2"})
    watch = watch_link(client, host)
    early = client.post(f"{host}/rematch", headers=JSON)
    assert early.status_code == 409
    play_on(client, host, guest)
    assert client.post(f"{watch}/rematch", headers=JSON).status_code == 403
    first = client.post(f"{guest}/rematch", headers=JSON).json()["link"]
    again = client.post(f"{guest}/rematch", headers=JSON).json()["link"]
    assert first == again == state(client, guest)["rematch"]
    new_host = state(client, host)["rematch"]
    assert len({first, new_host, state(client, watch)["rematch"], host, guest}) == 5
    seen = state(client, new_host)
    assert seen["started"]
    assert seen["options"]["hand"] == 2
    assert [player["name"] for player in seen["players"]] == ["Ann", "Guest 0"]
    play_on(client, new_host, first)
    orcade.verify(orcade.load(client.get(f"{first}/record.json").content))


def test_the_other_invited_player_sits_down_again(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    play_on(client, host, guest)
    client.post(f"{host}/rematch", headers=JSON)
    onward = state(client, guest)["rematch"]
    assert not state(client, onward)["started"]
    assert "Guest 0" in client.get(onward).text
    client.post(f"{onward}/join", data={"nonce": ""}, headers=JSON)
    assert state(client, onward)["started"]


def test_why_not(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    told = client.get(f"{host}/why", params={"say": "lay 99", "seat": "0"}).json()
    assert told["rule"] == "TD 2"
    assert "hand" in told["text"]
    assert told["title"]
    assert told["rule_text"]
    legal = state(client, host)["scene"]["question"]["choices"][0]["say"]
    assert "can be chosen" in client.get(f"{host}/why", params={"say": legal}).json()["text"]
    say(client, host, state(client, host))
    assert "answered already" in client.get(f"{host}/why", params={"say": legal}).json()["text"]
    refused = client.get(f"{watch_link(client, host)}/why", params={"say": legal})
    assert refused.status_code == 403
    assert "watching" in refused.json()["error"]


def test_bots_play_by_themselves(client: TestClient) -> None:
    host = set_table(client, "bot-random", "bot-easy")
    play_on(client, host)
    over = state(client, host)
    assert over["ending"] is not None
    orcade.verify(orcade.load(client.get(f"{host}/record.json").content))


def test_a_bot_that_is_installed_can_be_sat_down(client: TestClient) -> None:
    assert '<option value="bot-glance">Bot: glance</option>' in client.get("/new/tusk-draw").text
    host = set_table(client, "bot-glance", "bot-random")
    assert "glance bot" in client.get(host).text
    play_on(client, host)
    assert state(client, host)["ending"] is not None


def test_seats_that_there_are_not_cannot_give_up_in_a_record(client: TestClient) -> None:
    """A match that was broken off proves nothing by naming strangers."""
    host, (guest,) = sit_down(client, "here", "link")
    client.post(f"{guest}/resign", headers=JSON)
    record = orcade.load(client.get(f"{host}/record.json").content)
    orcade.verify(record)
    stranger = msgspec.structs.replace(record, tape=[*record.tape[:-1], GaveUp(seat=7)])
    with pytest.raises(orcade.BadRecord, match="there is no seat 8"):
        orcade.verify(under_seal(stranger))


def test_the_host_adds_a_nonce_after_the_dice_were_promised(client: TestClient) -> None:
    promise = client.post("/promise", headers=JSON).json()["promise"]
    form = {"seat-0": "here", "seat-1": "here", "promise": promise, "nonce": "ab" * 16}
    link = client.post("/new/tusk-draw", data=form, headers=JSON).json()["link"]
    now = state(client, link)
    assert now["commitment"] == promise
    assert now["nonces"][0] == "ab" * 16
    assert now["nonces"][1] != "ab" * 16
    again = client.post("/new/tusk-draw", data=form, headers=JSON)
    assert again.status_code == 409, "a promise holds once, and no other stands in for it"
    assert "does not know that promise" in again.json()["error"]


def test_a_rematch_keeps_its_promise_too(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    client.post(f"{guest}/resign", headers=JSON)
    promise = client.post("/promise", headers=JSON).json()["promise"]
    link = client.post(f"{host}/rematch", data={"promise": promise, "nonce": "cd" * 16}, headers=JSON).json()["link"]
    now = state(client, link)
    assert now["commitment"] == promise
    assert now["nonces"][0] == "cd" * 16


def test_of_two_at_one_screen_the_second_adds_a_number_that_follows_from_the_promise(client: TestClient) -> None:
    """In a rematch, too."""
    host = set_table(client, "here", "here", nonce="ab" * 16)
    first = state(client, host)
    client.post(f"{host}/resign", data={"seat": 1}, headers=JSON)
    link = client.post(f"{host}/rematch", data={"nonce": "cd" * 16}, headers=JSON).json()["link"]
    for own, now in (("ab" * 16, first), ("cd" * 16, state(client, link))):
        assert now["nonces"] == [own, number_of(now["commitment"], 1).hex()]


@pytest.mark.parametrize("resigned", [[0, 0], [5], [-1], [0], [0, 1]])
def test_nobody_can_be_made_to_have_given_up_a_match_that_was_played_out(
    client: TestClient, resigned: list[int]
) -> None:
    """Of two, the one who gives up ends the match there and then."""
    host, (guest,) = sit_down(client, "here", "link")
    play_on(client, host, guest)
    record = orcade.load(client.get(f"{host}/record.json").content)
    orcade.verify(record)
    quitters = [GaveUp(seat=seat) for seat in resigned]
    with pytest.raises(orcade.BadRecord, match=r"gives up is not legal|another result"):
        orcade.verify(under_seal(msgspec.structs.replace(record, tape=[*record.tape, *quitters])))
    with pytest.raises(orcade.BadRecord, match=r"gives up is not legal|but the match is over|another result"):
        orcade.verify(under_seal(msgspec.structs.replace(record, tape=[record.tape[0], *quitters, *record.tape[1:]])))
