"""What a replay tells of the whole match: its turns, who led when, and what turned it."""

from __future__ import annotations

import random
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest

from orcade.table.match import Match
from orcade.table.record import Record
from orcade.table.requests import OPEN, TURN
from orcade.web import live_table
from orcade.web.build_view import replay_view
from orcade.web.links import links_for
from orcade.web.overview import Overview, overview
from orcade.web.table_parts import replay_parts
from orcade.web.table_state import TableState

from .conftest import JSON, PATIENCE, TestClient, play_on, say, sit_down, state
from .test_who_sees_what import sat


@cache
def played(game: str, *kinds: str) -> TableState:
    table, chance = sat(game, *kinds), random.Random(4)
    while table.ending is None:
        match = table.playing()
        ask = chance.choice(match.asks)
        table = table.answer(ask.seat, chance.choice(ask.options).notation(match.board(ask.seat)), table.version)
    return table


def whole(table: TableState) -> Overview:
    assert table.match is not None
    return overview(table, table.match.clone())


@pytest.mark.parametrize("game", ["masters-fight", "pit-fighting", "brood-rumble", "orclympics"])
def test_who_led_is_told_from_the_beginning_to_the_end(game: str) -> None:
    table = played(game, "here", "here")
    found = whole(table)
    assert [found.lead[0][0], found.lead[-1][0]] == [0, table.moves]
    assert all(sum(shares) == pytest.approx(1) for _, shares in found.lead)
    assert table.ending is not None
    winners = tuple(seat for seat, place in enumerate(table.ending.places) if place == 1)
    assert found.ahead(table.moves)[0] == (winners if len(winners) < 2 else ())


def test_turns_are_gone_through_one_after_the_other() -> None:
    table = played("masters-fight", "here", "here")
    found = whole(table)
    headed = {entry.move for entry in table.log if entry.look == TURN}
    at, seen = 0, []
    while at < found.last:
        at = found.turn_after(at)
        seen.append(at)
    assert set(seen) == headed - {0} | {found.last}
    back = [found.turn_before(found.last)]
    while back[-1]:
        back.append(found.turn_before(back[-1]))
    assert set(back) == headed | {0}


def test_what_turned_a_match_is_told_with_what_happened_then() -> None:
    table = played("brood-rumble", "here", "here")
    found = whole(table)
    assert found.swings
    assert [swing.at for swing in found.swings] == sorted(swing.at for swing in found.swings)
    for swing in found.swings:
        assert swing.gained >= 0.05
        texts = [entry.text(OPEN) for entry in table.log if entry.move == swing.at]
        assert any(swing.text(OPEN) and swing.text(OPEN) in text for text in texts)


def test_where_a_hand_has_the_room_the_greatest_turns_stay() -> None:
    table = played("pit-fighting", "here", "here")
    found = whole(table)
    assert len(found.swings) > 2
    link = links_for(table.id, (0,), ())[0]
    frame = replay_parts(replay_view(table, link, 0, OPEN), 0, found, "open").html
    kept = [int(at) for at in re.findall(r'<li><a id="swing-(\d+)"', frame)]
    greatest = sorted(found.swings, key=lambda swing: -swing.gained)[:2]
    assert kept == sorted(swing.at for swing in greatest)
    assert frame.count('<li class="lesser">') == len(found.swings) - 2


def test_a_death_is_marked_where_it_happened() -> None:
    table = played("masters-fight", "here", "here")
    assert whole(table).marks
    for at, kind in whole(table).marks:
        assert any(impact.kind == kind for entry in table.log if entry.move == at for impact in entry.impacts)


def test_eyes_are_chosen_where_something_is_hidden_alone() -> None:
    for game, chosen in (("masters-fight", False), ("pit-fighting", True)):
        table = played(game, "here", "here")
        host = links_for(table.id, (0, 1), ())[0]
        html = replay_parts(replay_view(table, host, 3, OPEN), 3, whole(table), "open").html
        assert ('id="eyes"' in html) == chosen, game
        assert "Download the record" in html


def test_nobody_is_told_who_leads_before_it_is_over(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    seen = {link: state(client, link) for link in (host, guest)}
    asked = next(link for link in seen if seen[link]["scene"]["question"])
    assert say(client, asked, seen[asked]).status_code == 200
    for link in (host, guest):
        frame = client.get(f"{link}/replay?at=1", headers=JSON).json()["html"]
        assert 'id="lead"' not in frame
        assert 'id="swings"' not in frame


def test_who_led_when_comes_with_the_page_of_a_replay_and_not_with_each_frame(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "here")
    play_on(client, host)
    page = client.get(f"{host}/replay?at=1").text
    frame = client.get(f"{host}/replay?at=1", headers=JSON).json()["html"]
    assert 'class="band seat-0"' in page
    assert 'class="band' not in frame
    assert '<div class="lead" id="lead" data-own role="img" title="Who led when, as bots would say"></div>' in frame


def test_what_a_replay_tells_of_all_of_a_match_is_worked_out_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _ = sit_down(client, "here", "here")
    play_on(client, host)
    begun, worked_out = threading.Event(), []

    def slow(table: TableState, match: Match) -> Overview:
        worked_out.append(table)
        begun.set()
        time.sleep(0.2)
        return overview(table, match)

    monkeypatch.setattr(live_table, "overview", slow)
    with ThreadPoolExecutor() as readers:
        one = readers.submit(client.get, f"{host}/replay?at=1")
        assert begun.wait(PATIENCE)
        other = readers.submit(client.get, f"{host}/replay?at=2")
        assert one.result().status_code == other.result().status_code == 200
    assert len(worked_out) == 1


def test_a_record_is_made_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    host, _ = sit_down(client, "here", "here")
    play_on(client, host)
    begun, made, make = threading.Event(), [], TableState.record

    def slow(table: TableState) -> Record:
        made.append(table)
        begun.set()
        time.sleep(0.2)
        return make(table)

    monkeypatch.setattr(TableState, "record", slow)
    with ThreadPoolExecutor() as readers:
        one = readers.submit(client.get, f"{host}/record.json")
        assert begun.wait(PATIENCE)
        other = readers.submit(client.get, f"{host}/record.json")
        assert one.result().content == other.result().content
    assert len(made) == 1


def test_the_disciplines_of_a_campaign_are_parted() -> None:
    table = played("orclympics", "here", "here")
    found = whole(table)
    texts = [(entry.text(OPEN), entry.move) for entry in table.log]
    begun = [move for text, move in texts if text.startswith("Discipline ") and not text.endswith("played anew.")]
    assert len(begun) > 3
    assert all(abs(at - move) <= found.last / 100 for at, move in zip(found.parts, begun[1:], strict=True))
    assert whole(played("masters-fight", "here", "here")).parts == ()


def test_of_a_long_match_as_much_is_drawn_as_can_be_seen() -> None:
    found = whole(played("orclympics", "here", "here"))
    assert len(found.lead) > 300
    assert len(found.drawn) < 200
    assert found.drawn[-1] == found.lead[-1]
