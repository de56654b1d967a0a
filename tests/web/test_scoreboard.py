"""The scoreboard of a campaign, the page from which its disciplines start, and a campaign over several evenings."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import orcade
from orcade.table.game import Ending, game_named
from orcade.table.scoreboard import Heat, Honour, Scoreboard
from orcade.web import pages, scoreboard
from orcade.web.scoreboard import ScoreboardView
from orcade.web.view_model import Player

from .conftest import JSON, Listener, Server, TestClient, opened, play_on, set_table, sit_down, state, watch_link

QUICK = {"option-length": "quick", "option-first": "flying-pigs", "option-second": "masters-fight"}
QUICK |= {"option-third": "road-rage"}

PLAYED = Heat(
    game="flying-pigs",
    title="Flying Pigs",
    stands="played",
    places=(1, 2),
    points=(3, 1),
    feats=(Honour(name="Wicked <Toss>", seat=1, when="Game Turn 2", rule="FP 9"),),
    story=("Grub & his pig went far.", "Dreg's did not."),
)
COMING = Heat(game="", title="Timber! or Masters' Fight", stands="to come")


def seen(*heats: Heat, ending: Ending | None = None) -> ScoreboardView:
    board = Scoreboard(
        title="Quick campaign",
        heats=heats,
        teams=("Iron Orcs", "Feral Orcs"),
        points=(3, 2),
        feat_points=(0, 1),
        places=(1, 2),
        notes=("Dreg may cry",),
    )
    players = (Player(0, "Grub", "Ann <b>", "here", "", True, True), Player(1, "Dreg", "", "bot", "easy", True, True))
    game = game_named("orclympics")
    return ScoreboardView(
        game=game, board=board, players=players, link="L" * 22, watch="W" * 22, mine=(0,), ending=ending
    )


def test_the_scoreboard_tells_medals_feats_and_stories() -> None:
    page = html.unescape(scoreboard.page(seen(PLAYED, COMING)))
    assert '<svg class="scoreboard' in page or "scoreboard" in page
    for words in (
        "After 1 of two disciplines: Grub leads with 3 points.",
        "Wicked <Toss>",
        "Dreg, Game Turn 2",
        "Grub & his pig went far. Dreg's did not.",
        "Timber! or Masters' Fight",
        "/rules/flying-pigs?rule=FP%209#fp_9",
        "Dreg may cry",
    ):
        assert words in page, words
    assert "Ann <b>" in page
    assert "Ann <b>" not in scoreboard.page(seen(PLAYED)), "names are text"
    assert '<th scope="row">Grub (Ann <b>), Iron Orcs</th><td>1st, 3</td><td>–</td>' in page
    assert '<th scope="row">Dreg, Feral Orcs</th><td>2nd, 2</td>' in page, "with its feat"


def test_the_link_that_is_shared_is_the_watchers() -> None:
    page = scoreboard.page(seen(PLAYED))
    assert f'data-path="/t/{"W" * 22}/scoreboard"' in page
    assert '<meta property="og:title" content="Quick campaign: ' in page


@pytest.mark.parametrize(
    ("heats", "ending", "words"),
    [
        ((COMING,), None, "Nothing is won yet: one discipline to come."),
        ((PLAYED, PLAYED), None, "After 2 of two disciplines"),
        ((PLAYED,), Ending([1, 2], "Grub wins it all.", "OC 5"), "Grub wins it all."),
    ],
)
def test_how_it_stands_in_a_sentence(heats: tuple[Heat, ...], ending: Ending | None, words: str) -> None:
    assert seen(*heats, ending=ending).summary.startswith(words)


def test_an_annulled_result_keeps_its_line_and_does_not_count() -> None:
    annulled = Heat(game="flying-pigs", title="Flying Pigs", stands="annulled", places=(2, 1), points=(1, 3))
    view = seen(annulled, PLAYED)
    assert view.summary.startswith("After 1 of one discipline")
    page = scoreboard.page(view)
    assert 'class="heat annulled"' in page
    assert "<s>3</s>" in page


def test_a_campaign_has_a_scoreboard_for_players_and_watchers(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="orclympics", **QUICK)
    watch = watch_link(client, host)
    for link in (host, guest, watch):
        page = client.get(f"{link}/scoreboard")
        assert page.status_code == 200
        assert f"{watch}/scoreboard" in page.text
        assert all(other not in page.text for other in {host, guest} - {link}), "no other seat's link"
        told = client.get(f"{link}/scoreboard", headers=JSON).json()
        assert [heat["stands"] for heat in told["heats"]] == ["now", "to come", "to come"] or told["summary"]
    assert f'href="{host}/scoreboard"' in client.get(host).text


def test_who_gave_up_is_last_on_the_scoreboard_too(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="orclympics", **QUICK)
    client.post(f"{host}/resign", headers=JSON)
    assert state(client, host)["ending"]["places"] == [2, 1]
    told = client.get(f"{guest}/scoreboard", headers=JSON).json()
    assert told["places"] == [2, 1]
    assert told["summary"] == "Grub gives up. Dreg wins."
    page = client.get(f"{guest}/scoreboard").text
    assert "Grub, gave up" in page
    assert "goes on" not in page
    assert '<span class="chip">not played</span>' in page


def test_a_single_game_keeps_no_scoreboard(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    refused = client.get(f"{host}/scoreboard", headers=JSON)
    assert refused.status_code == 404
    assert "no scoreboard" in refused.json()["error"]
    assert client.get(f"{host}/scoreboard/events", headers=JSON).status_code == 404
    assert "/scoreboard" not in client.get(host).text


def test_a_campaign_that_waits_for_players_has_no_scoreboard_yet(client: TestClient) -> None:
    host = set_table(client, "here", "link", game="orclympics")
    assert client.get(f"{host}/scoreboard", headers=JSON).status_code == 409


def test_a_campaign_goes_on_after_its_server_was_killed(served: Callable[[], Server]) -> None:
    """Twice in mid-discipline: nothing is lost, the scoreboard is the same, and it comes to its end."""
    server = served()
    host, (guest,) = sit_down(server.client, "here", "link", game="orclympics", **QUICK)
    for _ in range(2):
        play_on(server.client, host, guest, most=12)
        before = [server.client.get(f"{host}/{page}", headers=JSON).json() for page in ("log", "scoreboard")]
        moves = state(server.client, host)["moves"]
        server.kill()
        server = served()
        assert [server.client.get(f"{host}/{page}", headers=JSON).json() for page in ("log", "scoreboard")] == before
        assert state(server.client, host)["moves"] == moves


def test_the_scoreboards_stream_speaks_only_when_it_has_changed(served: Callable[[], Server]) -> None:
    server = served()
    host, (guest,) = sit_down(server.client, "here", "link", game="orclympics", **QUICK)
    page = Listener(server.client, f"{host}/scoreboard")
    first = page.next()
    assert "Nothing is won yet" in first["html"]
    play_on(server.client, host, guest, most=4)  # both broods are chosen
    second = page.next()
    assert second["html"] != first["html"]
    assert "Orcs" in second["html"]
    page.close()


def test_every_game_is_one_click_away_and_a_campaign_stands_before_its_parts(client: TestClient) -> None:
    page = client.get("/").text
    parts = game_named("orclympics").parts
    listed = re.findall('id="game-([^"]+)"', page)
    assert listed[-len(parts) - 2 :] == ["orclympics", *parts, "tusk-draw"]
    assert set(listed) >= {"pit-fighting", "hack", "gates", "orcwars"}
    assert 'href="/games/orclympics"' in page
    for game in {*listed} - {"orclympics"}:
        assert f'action="/new/{game}"' in page


def test_the_page_of_the_orclympics_starts_all_of_them(client: TestClient) -> None:
    page = client.get("/games/orclympics").text
    for part in ("orclympics", *game_named("orclympics").parts):
        assert f'action="/new/{part}"' in page
        assert f'href="/rules/{part}"' in page
    assert 'name="option-length" value="quick"' in page
    assert client.get("/games/pit-fighting").headers["location"] == "/new/pit-fighting"
    assert client.get("/games/chess").status_code == 404


def test_a_part_that_is_not_installed_is_left_out() -> None:
    campaign, pigs = game_named("orclympics"), game_named("flying-pigs")
    page = pages.lobby([campaign, pigs])
    assert 'id="game-flying-pigs"' in page
    assert 'id="game-timber"' not in page


def test_games_of_others_come_last_in_the_lobby() -> None:
    """Such as the sample, also behind what the house's own games are made of."""
    page = pages.lobby([game_named(name) for name in ("tusk-draw", "orclympics", "timber", "pit-fighting")])
    found = re.findall(r'id="game-([\w-]+)"', page)
    assert found == ["pit-fighting", "orclympics", "timber", "tusk-draw"]


def test_a_campaign_with_a_seat_that_leaves_is_proved(database: Path) -> None:
    with opened(database) as client:
        host = set_table(client, "here", "bot-random", game="orclympics", **QUICK)
        assert client.post(f"{host}/leave", data={"seat": "0"}, headers=JSON).status_code == 200
        assert "I am back</button>" in client.get(host).text
        assert client.post(f"{host}/return", data={"seat": "0"}, headers=JSON).status_code == 200
        play_on(client, host, most=5)
    with opened(database) as client:
        log = client.get(f"{host}/log").text
        assert "Grub is back." in log
        client.post(f"{host}/resign", data={"seat": "0"}, headers=JSON)
        orcade.verify(orcade.load(client.get(f"{host}/record.json").content))
