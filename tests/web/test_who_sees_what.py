"""Who sees what: seats, spectators, players who share a screen, replays."""

from __future__ import annotations

import random
import re

import pytest

from orcade.table.game import game_named
from orcade.table.requests import OPEN, SPECTATOR
from orcade.web.build_view import eyes_before, replay_view, table_view, viewing_seat
from orcade.web.links import Link, links_for
from orcade.web.seats import Sitter
from orcade.web.table_parts import table_parts
from orcade.web.table_state import TableState
from orcade.web.view_model import TableView

from .conftest import JSON, TestClient, play_on, say, set_table, sit_down, state, watch_link
from .test_interruptions import play_until


def sat(game: str, *kinds: str) -> TableState:
    sitters = tuple(Sitter(kind, nonce=bytes([seat]) * 16) for seat, kind in enumerate(kinds))  # type: ignore[arg-type]
    found = game_named(game)
    return TableState(id="table", game=found, options=found.options(), seed=b"s" * 32, sitters=sitters).begun()


def step(table: TableState, rng: random.Random) -> TableState:
    match = table.playing()
    ask = rng.choice(match.asks)
    return table.answer(ask.seat, rng.choice(ask.options).notation(match.view(ask.seat)), table.version)


def test_nobody_is_shown_anothers_cards_or_the_seed(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    watch = watch_link(client, host)
    hands = {link: state(client, link)["scene"]["hand"] for link in (host, guest, watch)}
    assert len(hands[host]) == len(hands[guest]) == 3
    assert hands[watch] == []
    titles = {card["title"] for card in hands[host]}
    for link in (guest, watch):
        page = client.get(link).text + client.get(f"{link}/state").text + client.get(f"{link}/log").text
        assert not any(re.search(rf"{title}\b", page, re.IGNORECASE) for title in titles)
    for link in (host, guest, watch):
        seen = state(client, link)
        assert seen["seed"] == ""
        assert HIDDEN_SEED.search(client.get(link).text) is None


HIDDEN_SEED = re.compile(r'<code id="seed">[0-9a-f]{64}')


def test_only_the_host_is_shown_the_invites(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", "link")[0], sit_down(client, "here", "link")[1]
    links = state(client, host)["links"]
    assert [invite["seat"] for invite in links] == [1, 2, SPECTATOR]
    assert [invite["taken"] for invite in links] == [True, True, False]
    assert state(client, guest)["links"] == []


def test_an_undisclosed_answer_shows_nowhere(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    before = state(client, guest)
    say(client, host, state(client, host))
    after = state(client, guest)
    assert after["asked"] == [1]
    assert {**after, "version": 0, "moves": 0, "asked": 0, "scene": 0} == {
        **before,
        "version": 0,
        "moves": 0,
        "asked": 0,
        "scene": 0,
    }
    assert {**after["scene"], "waiting": 0} == {**before["scene"], "waiting": 0}


def test_players_at_one_screen_uncover_one_after_the_other(client: TestClient) -> None:
    host = set_table(client, "here", "here")
    seen = state(client, host)
    assert (seen["curtain"], seen["seat"], seen["scene"]["hand"], seen["scene"]["question"]) == (0, SPECTATOR, [], None)
    assert client.post(f"{host}/uncover", data={"seat": "0"}, headers=JSON).status_code == 200
    seen = state(client, host)
    assert (seen["curtain"], seen["seat"]) == (None, 0)
    grub = {card["title"] for card in seen["scene"]["hand"]}
    say(client, host, seen)
    covered = state(client, host)
    assert (covered["curtain"], covered["scene"]["hand"], covered["undo"]) == (1, [], 0)
    page = client.get(host).text
    assert not any(re.search(rf"{title}\b", page, re.IGNORECASE) for title in grub)
    client.post(f"{host}/uncover", data={"seat": "1"}, headers=JSON)
    seen = state(client, host)
    assert seen["seat"] == 1
    assert not grub & {card["title"] for card in seen["scene"]["hand"]}
    assert client.post(f"{host}/uncover", data={"seat": "3"}, headers=JSON).status_code == 403
    play_on(client, host)
    assert state(client, host)["ending"] is not None


def test_one_player_at_a_screen_needs_no_curtain(client: TestClient) -> None:
    host = set_table(client, "here", "bot-random")
    assert state(client, host)["curtain"] is None
    assert state(client, host)["seat"] == 0


def test_players_without_secrets_need_no_curtain() -> None:
    rng = random.Random(3)
    table = sat("masters-fight", "here", "here", "here", "here")
    host = Link("h" * 22, "table", "host", (0, 1, 2, 3))
    alone = 0
    for _ in range(60):
        if len(table.asked) == 1:
            assert viewing_seat(table, host, None) == (table.asked[0], None)
            alone += 1
        else:
            assert viewing_seat(table, host, None) == (SPECTATOR, table.asked[0]), "they choose in secret"
        table = step(table, rng)
    assert alone > 20


def test_hands_of_a_pit_fight_are_never_on_one_screen_unasked() -> None:
    rng = random.Random(5)
    table = sat("pit-fighting", "here", "here")
    host = Link("h" * 22, "table", "host", (0, 1))
    uncovered = None
    for _ in range(150):
        if table.ending is not None:
            break
        seat, curtain = viewing_seat(table, host, uncovered)
        if curtain is not None:
            assert seat == SPECTATOR
            assert curtain == table.asked[0]
            uncovered = curtain
        else:
            assert seat == uncovered
            table = step(table, rng)


@pytest.mark.parametrize("game", ["tusk-draw", "pit-fighting", "masters-fight"])
def test_every_view_of_a_match_can_be_drawn(game: str) -> None:
    """Through a match played at random: each link's page, and afterwards every kind of replay."""
    rng = random.Random(7)
    table = sat(game, "here", "link")
    host, invitation, watch = links_for("table", (0,), (1,))
    links = (host, invitation.taken(""), watch)
    count = 0
    while table.ending is None and count < 3000:
        if count % 40 == 0:
            for link in links:
                seen = table_view(table, link, links)
                assert seen.seat in (*link.seats, SPECTATOR)
                assert 'id="stage"' in table_parts(seen).html
        table = step(table, rng)
        count += 1
    assert table.ending is not None
    last = table.moves
    for at in (0, last // 2, last):
        for eyes in (OPEN, SPECTATOR, 0, 1):
            shown = replay_view(table, links[0], at, eyes)
            assert isinstance(shown, TableView)
            assert shown.scene is not None
            assert shown.scene.question is None
            assert (shown.ending is not None) == (at == last)
            assert all(line.move <= at for line in shown.log)


def test_a_running_match_is_looked_back_at_through_ones_own_eyes(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="pit-fighting")
    watch = watch_link(client, host)
    play_until(client, host, guest, 5, lambda seen: seen["moves"] > 12)
    hands = {
        link: set(re.findall(r'data-thing="card-\d+"[^>]*aria-label="([^"]*)"', client.get(link).text))
        for link in (host, guest, watch)
    }
    assert hands[host] != hands[watch]
    for link in (host, guest, watch):
        now = client.get(f"{link}/replay?at=999&eyes=open", headers=JSON).json()
        assert 'id="eyes"' not in now["html"]
        assert set(re.findall(r'data-thing="card-\d+"[^>]*aria-label="([^"]*)"', now["html"])) == hands[link]
        page = client.get(f"{link}?at=3", follow_redirects=True)
        assert page.status_code == 200
        assert str(page.url).endswith("/replay?at=3")


def test_who_shares_a_screen_looks_back_at_nobodys_secrets() -> None:
    """Two hands on one screen: until one of them is uncovered, the past shows what spectators saw."""
    rng = random.Random(5)
    table = sat("pit-fighting", "here", "here")
    host = Link("h" * 22, "table", "host", (0, 1))
    while table.moves < 6:
        table = step(table, rng)
    seat, curtain = viewing_seat(table, host, None)
    assert (seat, curtain is None) == (SPECTATOR, False)
    for at in range(table.moves + 1):
        assert eyes_before(table, host, at, None) == SPECTATOR
        assert eyes_before(table, host, at, curtain) == curtain
        assert replay_view(table, host, at, SPECTATOR).seed == ""


def test_replays_through_all_eyes(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    watch = watch_link(client, host)
    play_on(client, host, guest)
    for link in (host, guest, watch):
        for eyes in ("open", "spectator", "0", "1"):
            page = client.get(f"{link}/replay?at=3&eyes={eyes}")
            assert page.status_code == 200
            answer = client.get(f"{link}/replay?at=3&eyes={eyes}", headers=JSON).json()
            assert (answer["at"], answer["last"]) == (3, 6)
            assert 'id="stage"' in answer["html"]
    assert client.get(f"{host}/replay?at=999").status_code == 200
    for odd in ("at=-1", "at=x", "eyes=2", "eyes=14", "eyes=all"):
        assert client.get(f"{host}/replay?{odd}", headers=JSON).status_code == 422
