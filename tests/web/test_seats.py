"""Whose seat it is: invitations that are good once, keys, seats that move to another device or are given anew."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import orcade
from orcade.table.game import game_named
from orcade.web import pages, seating, sums, table_state
from orcade.web.browser_key import COOKIE
from orcade.web.errors import Taken
from orcade.web.links import Link
from orcade.web.seating import CODE_LASTS, MovingCodes

from .conftest import JSON, Listener, Server, TestClient, opened, play_on, say, set_table, sit_down, state, watch_link
from .test_database import pragma

SPECTATOR = 15


def other(client: TestClient, url: str = "http://testserver") -> TestClient:
    """Another browser at the same server."""
    browser = TestClient(client.app, base_url=url, follow_redirects=False)
    browser.portal = client.portal  # and in the same event loop
    return browser


def invitation(client: httpx.Client, host: str, seat: int = 1) -> str:
    path: str = next(invite["path"] for invite in state(client, host)["links"] if invite["seat"] == seat)
    return path


def join(client: httpx.Client, link: str, name: str = "Bea") -> httpx.Response:
    return client.post(f"{link}/join", data={"name": name}, headers=JSON)


def code_of(client: httpx.Client, link: str) -> str:
    made = client.post(f"{link}/move", headers=JSON)
    assert made.status_code == 200, made.text
    path, _, code = made.json()["link"].partition("?code=")
    assert path == f"{link}/here"
    assert made.json()["seconds"] == CODE_LASTS
    return str(code)


@pytest.fixture
def guest(client: TestClient) -> TestClient:
    return other(client)


def test_an_invitation_is_good_once(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link", "link")
    link = invitation(client, host)
    assert state(guest, link)["invited"] == 1
    assert state(guest, link)["mine"] == []
    assert join(guest, link).status_code == 200
    assert state(guest, link)["mine"] == [1]
    assert state(guest, link)["invited"] is None
    for stranger in (other(client), client):
        late = join(stranger, link, "Late")
        assert late.status_code == 409
        assert "somebody has sat down" in late.json()["error"]
        assert state(stranger, link)["mine"] == []
    assert [player["name"] for player in state(client, host)["players"]] == ["", "Bea", ""]
    assert join(guest, link, "Beate").status_code == 200, "a name may be changed"
    assert state(guest, link)["players"][1]["name"] == "Beate"


def test_to_all_others_a_taken_seat_is_a_spectators_view(client: TestClient, guest: TestClient) -> None:
    """Also to the host, who knows its address."""
    host = set_table(client, "here", "link")
    watch, link = watch_link(client, host), invitation(client, host)
    join(guest, link)
    assert state(guest, link)["scene"]["hand"]
    for nosy in (client, other(client)):
        assert state(nosy, link) == state(other(client), watch)
        page = nosy.get(link)
        assert page.status_code == 200
        assert 'id="stage"' in page.text
        assert 'id="not-yours"' in page.text
        seen = state(guest, link)
        for deed in ("answer", "undo", "resign", "leave", "move", "uncover", "invite"):
            form = {"say": seen["scene"]["question"]["choices"][0]["say"], "version": seen["version"], "seat": 1}
            assert nosy.post(f"{link}/{deed}", data=form, headers=JSON).status_code == 403, deed
    assert state(guest, link) == seen
    assert 'id="not-yours"' not in guest.get(link).text
    assert "has no cookie" in other(client).get(link).text


def test_nobody_can_tell_the_guests_key(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    link = invitation(client, host)
    join(guest, link)
    key = guest.cookies[COOKIE]
    assert key != client.cookies[COOKIE]
    assert next((each["path"], each["taken"]) for each in state(client, host)["links"]) == ("", True)
    for path in (host, f"{host}/state", f"{host}/links", f"{host}/log", link, f"{link}/state", "/"):
        for browser in (client, guest):
            assert key not in browser.get(path).text


def test_a_key_is_hidden_from_scripts_and_other_sites(client: TestClient) -> None:
    reply = client.post("/new/tusk-draw", data={"seats": "2"})
    (cookie,) = reply.headers.get_list("set-cookie")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    safe = other(client, "https://testserver")
    assert "Secure" in safe.post("/new/tusk-draw", data={"seats": "2"}).headers["set-cookie"]


def test_the_database_holds_no_key(database: Path) -> None:
    with opened(database) as client:
        host = set_table(client, "here", "link")
        guest = other(client)
        join(guest, invitation(client, host))
        keys = [client.cookies[COOKIE], guest.cookies[COOKIE]]
    with contextlib.closing(sqlite3.connect(database)) as base:
        dump = "\n".join(base.iterdump())
    assert host[3:] in dump
    assert not any(key in dump for key in keys)


def test_looking_uses_up_no_invitation(client: TestClient) -> None:
    """As programs do that show what is behind a link, and browsers that load ahead."""
    host = set_table(client, "here", "link")
    link = invitation(client, host)
    preview = other(client)
    before = state(client, host)
    for ask in (preview.head, preview.get):
        for path in (link, f"{link}/state", f"{link}/log"):
            assert ask(path, headers={"Sec-Purpose": "prefetch"}).status_code == 200
    assert state(client, host) == before
    assert "There is a seat for you" in other(client).get(link).text
    code = code_of(client, host)
    assert preview.head(f"{host}/here?code={code}").status_code == 200
    assert "Play here" in preview.get(f"{host}/here?code={code}").text
    assert state(client, host)["mine"] == [0]


def test_an_invitation_tells_which_game_it_is_and_by_which_house_rules(client: TestClient, guest: TestClient) -> None:
    """So does the preview of a chat program, which shows what is in the page's head."""
    changed = {"option-safe_entrance": "True", "option-round_cap": "30"}
    hack = game_named("hack")
    page = guest.get(invitation(client, set_table(client, "here", "link", game="hack", **changed))).text
    head, _, body = page.partition("</head>")
    assert re.findall(r'property="og:(\w+)" content="([^"]*)"', head) == [
        ("title", "A seat for you – HACK!"),
        ("description", hack.blurb),
    ]
    assert hack.blurb in body
    assert f"{hack.minutes[0]}–{hack.minutes[1]} minutes" in body
    rules = re.search(r'id="house-rules".*?</ul>', body, re.S)
    assert rules
    assert re.findall(r'chip">([^<]*)<', rules[0]) == ["Safe Entrance: on", "Last round: 30"]
    assert "house-rules" not in guest.get(invitation(client, set_table(client, "here", "link", game="hack"))).text


def test_the_house_rules_stand_in_the_menu_of_the_table(client: TestClient) -> None:
    play = set_table(client, "here", "here", game="hack", **{"option-round_cap": "30"})
    assert '<p id="house-rules"><b>House rules</b><br>Last round: 30</p>' in client.get(play).text
    assert "house-rules" not in client.get(set_table(client, "here", "here", game="hack")).text


def test_a_browser_without_scripts_sits_down_by_its_form(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    link = invitation(client, host)
    assert "There is a seat for you" in guest.get(link).text
    key = guest.cookies[COOKIE]
    assert guest.post(f"{link}/join", data={"name": "Bea"}).headers["location"] == link
    assert guest.cookies[COOKIE] == key, "it has had its key since it saw the form: no reply can be lost"
    assert 'id="hand"' in guest.get(link).text
    again = guest.post(f"{link}/join", data={"name": "Bea"})
    assert again.headers["location"] == link, "pressing twice does no harm"
    client.post(f"{host}/resign", headers=JSON)
    assert '"what":"sit"' not in client.get(f"{host}/record.json").text
    late = other(client)
    late.get("/")
    late.cookies.set(COOKIE, "x" * 22)
    refused = late.post(f"{link}/join", data={"name": "Late"})
    assert refused.status_code == 409
    assert "somebody has sat down" in refused.text
    assert "somebody has sat down" not in guest.get(link).text


def test_a_browser_that_keeps_no_cookie_takes_no_seat(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    link = invitation(client, host)
    guest.get(link)
    guest.cookies.clear()
    refused = guest.post(f"{link}/join", data={"name": "Bea"})
    assert refused.status_code == 403
    assert "allow cookies" in refused.text
    assert state(client, host)["links"][0]["taken"] is False


@pytest.mark.parametrize("key", ["", "x", "A" * 22, "A" * 4000, "é" * 22, "no key"])
def test_a_wrong_key_opens_nothing(client: TestClient, guest: TestClient, key: str) -> None:
    host = set_table(client, "here", "link")
    link = invitation(client, host)
    join(guest, link)
    headers = {"Cookie": f"{COOKIE}={key}".encode()}
    for path in (host, link):
        seen = other(client).get(f"{path}/state", headers=headers)
        assert seen.status_code == 200
        assert seen.json()["mine"] == []


def test_of_two_guests_at_the_same_moment_one_sits(served: Callable[[], Server]) -> None:
    server = served()
    host = set_table(server.client, "here", "link")
    link = invitation(server.client, host)
    crowd = [httpx.Client(base_url=server.client.base_url, timeout=60, verify=False) for _ in range(8)]
    ready = threading.Barrier(len(crowd))
    statuses: dict[int, int] = {}

    def rush(at: int) -> None:
        crowd[at].get("/healthz")
        ready.wait()
        statuses[at] = join(crowd[at], link, f"Guest {at}").status_code

    threads = [threading.Thread(target=rush, args=(at,)) for at in range(len(crowd))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses.values()) == [200] + [409] * 7
    (winner,) = [at for at, status in statuses.items() if status == 200]
    seats = [state(client, link)["mine"] for client in crowd]
    assert [at for at, mine in enumerate(seats) if mine] == [winner]
    assert state(server.client, host)["players"][1]["name"] == f"Guest {winner}"
    for client in crowd:
        client.close()


def test_a_double_click_sits_down_once(served: Callable[[], Server]) -> None:
    server = served()
    host = set_table(server.client, "here", "link", "link")
    link = invitation(server.client, host)
    key = httpx.get(f"{server.client.base_url}{link[1:]}", verify=False).cookies[COOKIE]
    replies: list[httpx.Response] = []

    def press() -> None:
        form, cookies = {"name": "Bea"}, {"Cookie": f"{COOKIE}={key}"}
        replies.append(
            httpx.post(f"{server.client.base_url}{link[1:]}/join", data=form, headers=JSON | cookies, verify=False)
        )

    threads = [threading.Thread(target=press) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [reply.status_code for reply in replies] == [200] * 4
    assert {reply.cookies[COOKIE] for reply in replies} == {key}


def test_several_seats_in_one_browser(client: TestClient) -> None:
    """Two tabs, as friends at one computer open them; and each link answers for its own seat only."""
    host = set_table(client, "here", "link", "link")
    links = [invitation(client, host, seat) for seat in (1, 2)]
    for link in links:
        assert join(client, link).status_code == 200
    assert [state(client, link)["mine"] for link in (host, *links)] == [[0], [1], [2]]
    assert say(client, links[0], state(client, links[1])).status_code == 403


def test_seats_outlast_a_restart(database: Path) -> None:
    with opened(database) as client:
        host = set_table(client, "here", "link", "link")
        first, second = (invitation(client, host, seat) for seat in (1, 2))
        join(client, first)
        client.post(f"{host}/invite", data={"seat": 1}, headers=JSON)
        anew = invitation(client, host)
    with opened(database) as client:
        assert state(other(client), host)["mine"] == []
        assert state(client, host)["mine"] == [0]
        assert state(client, first)["seat"] == SPECTATOR
        assert (state(client, anew)["invited"], state(client, second)["invited"]) == (1, 2)


# Another device.


def test_a_seat_moves_to_another_device(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    link = invitation(client, host)
    join(guest, link)
    phone = other(client)
    code = code_of(guest, link)
    taken = phone.post(f"{link}/here", data={"code": code}, headers=JSON)
    assert taken.json() == {"version": state(client, host)["version"], "link": link}
    assert state(phone, link)["mine"] == [1]
    assert state(guest, link)["mine"] == [], "the old device only watches"
    again = other(client).post(f"{link}/here", data={"code": code}, headers=JSON)
    assert again.status_code == 409, "it is good once"
    assert "used or too old" in again.json()["error"]
    back = code_of(phone, link)
    assert guest.post(f"{link}/here", data={"code": back}, headers=JSON).status_code == 200
    assert state(guest, link)["mine"] == [1]
    assert say(guest, link, state(guest, link)).status_code == 200


def test_a_seat_moves_without_scripts(client: TestClient) -> None:
    host = set_table(client, "here", "here")
    page = client.post(f"{host}/move").text
    assert "<svg" in page.split("<main")[1]
    found = re.search(r'value="(http://testserver(/t/[\w-]+/here)\?code=([\w-]+))"', page)
    assert found is not None
    phone = other(client)
    asks = phone.get(found[1]).text
    assert "Play here" in asks
    assert f'action="{found[2]}"' in asks
    went = phone.post(found[2], data={"code": found[3]})
    assert (went.status_code, went.headers["location"]) == (303, host)
    assert state(phone, host)["mine"] == [0, 1], "all seats of one screen go together"
    assert state(phone, host)["host"]
    assert state(client, host)["mine"] == []


def test_an_open_page_is_told_that_its_seat_has_gone(served: Callable[[], Server]) -> None:
    server = served()
    host = set_table(server.client, "here", "link")
    link = invitation(server.client, host)
    with (
        httpx.Client(base_url=server.client.base_url, verify=False) as guest,
        httpx.Client(base_url=guest.base_url, verify=False) as phone,
    ):
        looking = guest.stream("GET", f"{link}/events")
        with looking as before:
            join(guest, link)
            assert told_moved(before), "a page of the invitation, too, is told that somebody has sat down"
        with guest.stream("GET", f"{link}/events") as stream:
            phone.post(f"{link}/here", data={"code": code_of(guest, link)}, headers=JSON)
            assert told_moved(stream)
        listener = Listener(guest, link)
        assert "You are watching" in listener.next()["html"]
        listener.close()


def told_moved(stream: httpx.Response) -> bool:
    """Whether the stream ends with that event."""
    return [line for line in stream.iter_lines() if line][-2:] == ["event: moved", "data:"]


def test_codes_grow_old_and_are_for_one_link() -> None:
    now = 0.0
    codes = MovingCodes(clock=lambda: now)
    first, second = Link("first", "m", "seat", (1,)), Link("second", "m", "host", ())
    code = codes.make(first)
    with pytest.raises(Taken):
        codes.link("second", code)
    assert codes.link("first", code) == first
    newer = codes.make(first)
    with pytest.raises(Taken):
        codes.link("first", code)
    assert codes.link("first", newer) == first
    late = codes.make(second)
    now = CODE_LASTS
    with pytest.raises(Taken):
        codes.link("second", late)


def test_no_more_codes_are_kept_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "CODES", 3)
    codes = MovingCodes()
    made = [codes.make(Link(str(at), "m", "seat", (1,))) for at in range(5)]
    with pytest.raises(Taken):
        codes.link("1", made[1])
    assert codes.link("4", made[4]).token == "4"


def test_a_code_dies_with_the_seat_that_it_came_from(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    link = invitation(client, host)
    join(guest, link)
    code = code_of(guest, link)
    client.post(f"{host}/invite", data={"seat": 1}, headers=JSON)
    assert guest.post(f"{link}/here", data={"code": code}, headers=JSON).status_code == 409
    assert state(guest, link)["mine"] == []


def test_a_code_is_not_used_up_by_a_move_that_is_not_saved(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    code = code_of(client, host)
    pragma(client, "PRAGMA query_only = ON")
    assert guest.post(f"{host}/here", data={"code": code}, headers=JSON).status_code == 503
    pragma(client, "PRAGMA query_only = OFF")
    assert guest.post(f"{host}/here", data={"code": code}, headers=JSON).status_code == 200
    assert client.post(f"{host}/here", data={"code": code}, headers=JSON).status_code == 409
    assert state(guest, host)["mine"] == [0]


# Given anew.


def test_a_lost_seat_is_given_anew_before_everybodys_eyes(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    watch, link = watch_link(client, host), invitation(client, host)
    join(guest, link)
    hand = state(guest, link)["scene"]["hand"]
    assert client.post(f"{host}/invite", data={"seat": 1}, headers=JSON).status_code == 200
    assert state(guest, link)["mine"] == []
    for browser, where in ((client, host), (guest, link), (other(client), watch)):
        assert "given anew" in state(browser, where)["log"][-1]["text"]
    anew = invitation(client, host)
    assert anew not in ("", link)
    newcomer = other(client)
    page = newcomer.get(anew).text
    assert "There is a seat for you" in page
    assert "The fight is on" in page
    assert join(guest, link).status_code == 409, "the old invitation stays spent"
    assert join(newcomer, anew, "Cid").status_code == 200
    assert state(newcomer, anew)["scene"]["hand"] == hand
    assert "Cid sits down at Dreg's place" in state(guest, watch)["log"][-1]["text"]
    play_on_as = {host: client, anew: newcomer}
    for where, browser in play_on_as.items():
        assert say(browser, where, state(browser, where)).status_code == 200
    client.post(f"{host}/resign", headers=JSON)
    record = client.get(f"{host}/record.json")
    assert '"what":"sit"' in record.text, "the record, too, tells that another sat down"
    orcade.verify(orcade.load(record.content))


def test_invitations_are_not_made_anew_for_ever(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "ANEW", 3)
    host = set_table(client, "here", "link", "link")
    for seat in (1, 2, 1):
        assert client.post(f"{host}/invite", data={"seat": seat}, headers=JSON).status_code == 200
    link = invitation(client, host)
    refused = client.post(f"{host}/invite", data={"seat": 2}, headers=JSON)
    assert refused.status_code == 422
    assert "3 invitations of this table were made anew" in refused.json()["error"]
    assert invitation(client, host) == link


def test_what_can_be_done_again_and_again_has_an_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    monkeypatch.setattr(table_state, "LONG", 10)
    refused = {"/leave": {}, "/undo": {}, "/join": {"name": "Cid", "nonce": ""}}
    before = state(client, guest)
    for _ in range(10):
        if client.post(f"{guest}/leave", headers=JSON).status_code == 422:
            break
        assert client.post(f"{guest}/return", headers=JSON).status_code == 200, "who has left can always come back"
    for path, form in refused.items():
        reply = client.post(f"{guest}{path}", data=form, headers=JSON)
        assert reply.status_code == 422
        assert "there can only be answers" in reply.json()["error"]
    assert state(client, guest)["version"] < before["version"] + 20
    assert say(client, host, state(client, host)).status_code == 200


def test_before_the_match_it_waits_for_who_takes_the_seat(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link", "link")
    link, third = (invitation(client, host, seat) for seat in (1, 2))
    join(guest, link)
    client.post(f"{host}/invite", data={"seat": 1}, headers=JSON)
    join(other(client), third)
    seen = state(client, host)
    assert (seen["started"], seen["players"][1]["joined"]) == (False, False)
    assert "given anew" in guest.get(third).text
    assert join(guest, invitation(client, host)).status_code == 200
    assert state(client, host)["started"]


def test_only_the_host_gives_seats_anew_and_only_those_of_guests(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link", "bot-random")
    link = invitation(client, host)
    join(guest, link)
    for browser, where in ((guest, link), (guest, host), (client, watch_link(client, host))):
        assert browser.post(f"{where}/invite", data={"seat": 1}, headers=JSON).status_code == 403
        assert browser.get(f"{where}/links").status_code == 403
    for seat in ("0", "2", "7"):
        assert client.post(f"{host}/invite", data={"seat": seat}, headers=JSON).status_code == 422
    assert client.post(f"{host}/invite", headers=JSON).status_code == 422
    assert state(guest, link)["mine"] == [1]
    client.post(f"{host}/resign", headers=JSON)
    play_on(guest, link)
    assert client.post(f"{host}/invite", data={"seat": 1}, headers=JSON).status_code == 410


def test_the_host_sees_who_sits_and_what_is_open_without_scripts(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link", "link")
    first, second = (invitation(client, host, seat) for seat in (1, 2))
    join(guest, first, "Bea")
    page = client.get(f"{host}/links").text
    assert f'value="{second}"' in page
    assert f'value="{first}"' not in page
    assert "Bea" in page
    went = client.post(f"{host}/invite", data={"seat": 1})
    assert (went.status_code, went.headers["location"]) == (303, f"{host}/links")
    assert f'value="{invitation(client, host)}"' in client.get(f"{host}/links").text
    client.post(f"{host}/invite", data={"seat": 0})
    assert "somebody was invited to" in client.get(f"{host}/links").text


def test_an_invitation_is_shown_as_a_code_too(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    link = invitation(client, host)
    assert f'href="{host}/links?qr=1"' in client.get(host).text
    for seat, words in ((1, "may sit down at Dreg’s place"), (SPECTATOR, "watches the table")):
        page = client.get(f"{host}/links?qr={seat}").text
        assert words in page
        assert str(pages.qr_code(f"http://testserver{invitation(client, host, seat)}")) in page
    join(guest, link)
    for taken in (1, 0, 99):
        refused = client.get(f"{host}/links?qr={taken}")
        assert refused.status_code == 409
        assert "no invitation is open for that seat" in refused.text
    assert client.get(f"{host}/links?qr=x").status_code == 422
    assert guest.get(f"{link}/links?qr={SPECTATOR}").status_code == 403


def test_an_invitation_to_a_match_that_is_over_shows_it(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    join(guest, invitation(client, host))
    client.post(f"{host}/invite", data={"seat": 1}, headers=JSON)
    anew = invitation(client, host)
    client.post(f"{host}/resign", headers=JSON)
    page = other(client).get(anew)
    assert 'id="stage"' in page.text
    assert join(guest, anew).status_code == 410
    assert state(guest, anew)["mine"] == []


# Rematches, and the browser's own tables.


def test_a_rematch_keeps_seats_with_their_browsers(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    link = invitation(client, host)
    join(guest, link)
    client.post(f"{host}/resign", headers=JSON)
    new = guest.post(f"{link}/rematch", headers=JSON).json()["link"]
    assert state(guest, new)["mine"] == [1]
    assert state(client, new)["mine"] == []
    assert state(client, state(client, host)["rematch"])["mine"] == [0]
    assert state(client, link)["rematch"] not in ("", new), "whoever watches is led on to watch"


def tables(client: httpx.Client) -> list[tuple[str, str]]:
    """The browser's own tables as the lobby lists them: address, and what is said of it."""
    page = client.get("/").text
    section = page.partition('id="recent"')[2].partition("</section>")[0]
    rows = re.findall(r'<a href="([^"]+)"[^>]*>(.*?)</a>', section, re.DOTALL)
    return [(path, " ".join(re.sub(r"<[^>]+>", " ", words).split())) for path, words in rows]


def test_the_lobby_lists_ones_own_tables(client: TestClient, guest: TestClient) -> None:
    assert tables(client) == []
    host = set_table(client, "here", "link", **{"name-0": "Ann & Co"})
    link = invitation(client, host)
    assert tables(client) == [(host, "Tusk Draw just now not full yet")]
    assert tables(guest) == []
    join(guest, link)
    assert tables(guest) == [(link, "Your turn: Tusk Draw with Ann &amp; Co · just now")]
    assert tables(client) == [(host, "Your turn: Tusk Draw with Bea · just now")]
    say(guest, link, state(guest, link))
    assert tables(guest) == [(link, "Tusk Draw waiting for Ann &amp; Co · just now")]
    assert "Your turn" in tables(client)[0][1]
    guest.post(f"{link}/resign", headers=JSON)
    assert "over" in tables(guest)[0][1]
    new = guest.post(f"{link}/rematch", headers=JSON).json()["link"]
    assert [path for path, _ in tables(guest)] == [new], "a match that has a rematch is listed as that"


def test_a_table_can_be_forgotten_and_its_seat_stays(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "here")
    guest.post("/forget", data={"token": host[3:]})
    assert len(tables(client)) == 1
    gone = client.post("/forget", data={"token": host[3:]})
    assert (gone.status_code, gone.headers["location"]) == (303, "/")
    assert tables(client) == []
    assert state(client, host)["mine"] == [0, 1]
    code = code_of(client, host)
    guest.post(f"{host}/here", data={"code": code}, headers=JSON)
    assert [path for path, _ in tables(guest)] == [host], "on another device it is listed again"


def test_the_lobby_tells_tables_of_one_game_apart(client: TestClient) -> None:
    lone, both = (set_table(client, *who) for who in (("here", "bot-easy", "bot-easy"), ("here", "here", "bot-easy")))
    told = dict(tables(client))
    assert "with 2 bots" in told[lone]
    assert "2 at this screen, with 1 bot" in told[both]


# Tables from before there were keys.


def test_links_from_before_there_were_keys_go_on_working(database: Path) -> None:
    with opened(database) as client:
        host = set_table(client, "here", "link", "link")
        taken, free = (invitation(client, host, seat) for seat in (1, 2))
        join(client, taken)
    with contextlib.closing(sqlite3.connect(database)) as base:
        sums.join(base)
        base.execute("UPDATE links SET key = '', role = CASE role WHEN 'invite' THEN 'seat' ELSE role END")
        base.commit()
    with opened(database) as client:
        mine: dict[str, Any] = {link: state(other(client), link)["mine"] for link in (host, taken, free)}
        assert mine == {host: [0], taken: [1], free: [2]}
        assert [each["path"] for each in state(other(client), host)["links"]][:2] == ["", free]
        guest = other(client)
        assert "There is a seat for you" in guest.get(free).text
        assert guest.post(f"{free}/join", data={"name": "Bea"}).status_code == 303
        assert state(guest, free)["mine"] == [2]
        assert state(other(client), free)["mine"] == [], "a seat that is taken now gets a key"
        assert state(other(client), taken)["mine"] == [1]
        phone = other(client)
        phone.post(f"{taken}/here", data={"code": code_of(other(client), taken)}, headers=JSON)
        assert state(phone, taken)["mine"] == [1]
        assert state(other(client), taken)["mine"] == []


def test_names_at_one_table_are_told_apart(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "here", "link", **{"name-0": "Ann", "name-1": "\uff21nn"})
    join(guest, invitation(client, host, 2), "ANN\u200b")
    assert [player["name"] for player in state(client, host)["players"]] == ["Ann", "\uff21nn 2", "ANN 3"]


def test_nobody_takes_the_name_of_anothers_orc(client: TestClient, guest: TestClient) -> None:
    host = set_table(client, "here", "link")
    others, mine = game_named("tusk-draw").names[:2]
    link = invitation(client, host)
    join(guest, link, others.upper())
    assert state(client, host)["players"][1]["name"] == f"{others.upper()} 2"
    join(guest, link, mine)
    assert state(client, host)["players"][1]["name"] == mine
