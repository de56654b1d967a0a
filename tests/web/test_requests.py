"""What comes in from outside: forms, names, sizes, rates, other sites; and the headers on what goes out."""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote

import pytest
from starlette.requests import Request

from orcade.table.game import installed_games
from orcade.table.rulebook import in_a_minute
from orcade.table.seal import number_of
from orcade.web.errors import TooMany
from orcade.web.limits import Limits, Rate
from orcade.web.static_files import edition

from .conftest import JSON, TestClient, opened, say, set_table, sit_down, state, watch_link

HOSTILE = '<script>alert("hi")</script>\' OR 1=1 --'


@pytest.mark.parametrize(
    "path", ["/", "/new/tusk-draw", "/rules/tusk-draw", f"/static/{edition()}/favicon.svg", "/t/nothing", "/nowhere"]
)
def test_every_answer_keeps_scripts_out_and_links_in(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "set-cookie" not in headers


@pytest.mark.parametrize("name", ["style.css", "table.js"])
def test_what_is_no_page_has_the_headers_that_say_something_of_it(client: TestClient, name: str) -> None:
    headers = client.get(f"/static/{edition()}/{name}").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers


def test_pages_with_links_are_not_kept_by_caches(client: TestClient) -> None:
    host = set_table(client, "here", "link")
    assert client.get(host).headers["cache-control"] == "no-store"


def test_all_rulebooks_are_found_without_knowing_the_name_of_a_game(client: TestClient) -> None:
    page = client.get("/rules")
    assert page.status_code == 200
    assert all(f'href="/rules/{name}"' in page.text for name in installed_games())


def test_unknown_games_and_addresses(client: TestClient) -> None:
    for path in ("/new/chess", "/rules/chess"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert "tusk-draw" in answer.text, "the games that there are"
    assert client.get("/nowhere").status_code == 404
    assert client.get("/new/tusk-draw/", headers=JSON).json()["error"]
    for headers in ({}, JSON):
        answer = client.post("/", headers=headers)
        assert answer.status_code == 405
        assert sorted(answer.headers["allow"].split(", ")) == ["GET", "HEAD"]
    assert client.get("/static/../app.py").status_code == 404


@pytest.mark.parametrize(
    ("form", "field", "words"),
    [
        ({"seats": "9"}, "seats", "2 to 4"),
        ({"seats": "two"}, "seats", "2 to 4"),
        ({"seats": "2", "seat-0": "king"}, "seat-0", "bot-normal"),
        ({"seats": "2", "seat-1": "bot-genius"}, "seat-1", "bot-hard"),
        ({"seats": "2", "name-0": "x" * 41}, "seat-0", "at most 40"),
        ({"seats": "2", "option-hand": "7"}, "option-hand", "2, 3, 4"),
        ({"seats": "2", "option-luck": "good"}, "option-luck", "hand"),
    ],
)
def test_a_table_that_cannot_be_set_says_why(client: TestClient, form: dict[str, str], field: str, words: str) -> None:
    refused = client.post("/new/tusk-draw", data=form, headers=JSON)
    assert refused.status_code == 422
    assert words in refused.json()["errors"][field]
    page = client.post("/new/tusk-draw", data=form)
    assert page.status_code == 422
    assert words in html.unescape(page.text)


def test_a_browser_without_scripts_plays_too(client: TestClient) -> None:
    """Plain forms are answered by going on to the page, refusals with a notice on it, shown once."""
    opened = client.post("/new/tusk-draw", data={"seats": "2", "seat-0": "here", "seat-1": "link"})
    assert opened.status_code == 303
    host = opened.headers["location"]
    guest = state(client, host)["links"][0]["path"]
    assert client.post(f"{guest}/join", data={"name": "Bea"}).headers["location"] == guest
    seen = state(client, host)
    words = seen["scene"]["question"]["choices"][0]["say"]
    form = {"say": words, "seat": "0", "version": str(seen["version"])}
    assert client.post(f"{host}/answer", data=form).headers["location"] == host
    assert state(client, host)["moves"] == 1
    stale = client.post(f"{host}/answer", data=form | {"say": "lay 99"})
    assert stale.status_code == 303
    assert client.head(host).status_code == client.get(f"{host}/log").status_code == 200  # which nobody reads it in
    assert "answered already" in client.get(host).text
    assert "answered already" not in client.get(host).text


def test_forms_may_be_json(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    seen = state(client, host)
    words = seen["scene"]["question"]["choices"][0]["say"]
    given = {"say": words, "seat": 0, "version": seen["version"]}
    assert client.post(f"{host}/answer", json=given, headers=JSON).status_code == 200


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"say=%ff%fe&version=0", "application/x-www-form-urlencoded"),
        (b"\xff\xfe\x00", "application/x-www-form-urlencoded"),
        (b"{", "application/json"),
        (b"[1]", "application/json"),
        (b"[" * 10_000, "application/json"),
        (b'{"say": "\\ud800", "version": 0}', "application/json"),
        (b'{"\\ud800": "a", "say": "b", "version": 0}', "application/json"),
        (b"<xml/>", "text/xml"),
        (b"&".join(b"a=1" for _ in range(500)), "application/x-www-form-urlencoded"),
        (b"", "application/x-www-form-urlencoded"),
        (b'{"a":' * 2_000, "application/json"),
        (json.dumps({str(at): at for at in range(101)}).encode(), "application/json"),
    ],
)
def test_broken_forms_are_refused(client: TestClient, body: bytes, kind: str) -> None:
    host, _ = sit_down(client, "here", "link")
    refused = client.post(f"{host}/answer", content=body, headers=JSON | {"Content-Type": kind})
    assert refused.status_code == 422
    assert refused.json()["error"]
    assert state(client, host)["moves"] == 0


@pytest.mark.parametrize(
    ("body", "words"), [(b"{'a': 1}", "line 1 column 2"), (b'{"a": ' + b"9" * 9_000 + b"}", "cannot be read")]
)
def test_json_that_cannot_be_read_says_where(client: TestClient, body: bytes, words: str) -> None:
    refused = client.post("/promise", content=body, headers=JSON | {"Content-Type": "application/json"})
    assert refused.status_code == 422
    assert "JSON" in refused.json()["error"]
    assert words in refused.json()["error"]


def test_a_form_that_is_refused_says_why(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    many, deep = {f"option-{at}": "1" for at in range(101)}, {"say": json.loads("[" * 800 + "]" * 800)}
    for form, words in ((many, "at most 100 fields"), (many | {"more": "1"}, "at most 100 fields")):
        assert words in client.post(f"{host}/answer", data=form, headers=JSON).json()["error"]
        assert words in client.post(f"{host}/answer", json=form, headers=JSON).json()["error"]
    body = b'{"say": ' + b"[" * 4_000 + b"]" * 4_000 + b"}"
    refused = client.post(f"{host}/answer", content=body, headers=JSON | {"Content-Type": "application/json"})
    assert "nested too deeply" in refused.json()["error"]
    assert client.post(f"{host}/answer", json=deep, headers=JSON).status_code == 422
    assert client.post("/new/tusk-draw", data={"seats": "2"} | {f"x{at}": "" for at in range(99)}).status_code == 303


def test_a_form_that_does_not_come_is_not_awaited(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    host, _ = sit_down(client, "here", "link")
    monkeypatch.setattr("orcade.web.guard.REQUEST", 0.1)
    monkeypatch.setattr(Request, "stream", slow)
    refused = client.post(f"{host}/answer", content=b"say=x", headers=JSON)
    assert refused.status_code == 408
    assert "send it again" in refused.json()["error"]


async def slow(request: Request) -> AsyncIterator[bytes]:
    yield b"say="
    await asyncio.sleep(60)
    yield b"x"


def test_queries_have_an_end(client: TestClient) -> None:
    for query in ("x=" + "a" * 9_000, "&".join(f"x{at}" for at in range(101))):
        refused = client.get(f"/maps/gates/board?{query}", headers=JSON)
        assert refused.status_code == 413
        assert "a query has at most 8192 bytes and 100 fields" in refused.json()["error"]


def test_cookies_that_take_python_a_second(client: TestClient) -> None:
    host = set_table(client, "here", "link")
    own = client.cookies["orcade"]
    client.cookies.clear()
    odd = 'a="' + "\\" * 7_000 + '"; orcade=x; orcade=' + own + "; orcade"
    assert state(client, host)["mine"] == []
    begun = time.process_time()
    assert client.get(f"{host}/state", headers=JSON | {"Cookie": odd}).json()["mine"] == [0]
    assert time.process_time() - begun < 0.4


def test_names_are_text(client: TestClient) -> None:
    host = set_table(client, "here", "link", **{"name-0": HOSTILE})
    guest = state(client, host)["links"][0]["path"]
    client.post(f"{guest}/join", data={"name": "{{ 7*7 }} & <b>"}, headers=JSON)
    seen = state(client, guest)
    assert [player["name"] for player in seen["players"]] == [HOSTILE, "{{ 7*7 }} & <b>"]
    for link in (host, guest, watch_link(client, host)):
        page = client.get(link).text
        assert "<script>alert" not in page
        assert "<b>" not in page.split("<main")[1].split("7*7")[1][:12]
    client.post(f"{guest}/resign", headers=JSON)
    file = client.get(f"{host}/record.json")
    assert json.loads(file.content)["seats"] == [HOSTILE, "{{ 7*7 }} & <b>"]


def test_a_request_that_is_too_big(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    for body in (b"say=" + b"x" * 20_000, iter([b"say=", b"x" * 20_000])):
        refused = client.post(f"{host}/answer", content=body, headers=JSON)
        assert refused.status_code == 413
        assert "16384 bytes" in refused.json()["error"]


def test_a_table_is_set_with_content_of_ones_own_that_is_long(client: TestClient) -> None:
    form = {"seats": "2", "seat-0": "here", "seat-1": "here", "option-own_battlefield": "# long\n" * 3000}
    wrong = client.post("/new/brood-rumble", data=form, headers=JSON)
    assert wrong.status_code == 422
    assert "line 1: 'pieces' is missing" in wrong.json()["errors"]["option-own_battlefield"]
    form["option-own_battlefield"] *= 20
    assert client.post("/new/brood-rumble", data=form, headers=JSON).status_code == 413


def test_rates_that_no_person_reaches(database: Path) -> None:
    with opened(database, Limits(answers=(0.1, 3), openings=(0.1, 3), requests=(0.1, 60))) as client:
        host, _ = sit_down(client, "here", "link")
        nonsense = {"say": "dance", "version": "0", "seat": "0"}
        statuses = [client.post(f"{host}/answer", data=nonsense, headers=JSON).status_code for _ in range(5)]
        assert statuses == [409, 409, 409, 429, 429]
        openings = [client.post("/new/tusk-draw", data={"seats": "2"}, headers=JSON) for _ in range(4)]
        assert [each.status_code for each in openings] == [200, 200, 429, 429]
        assert "wait 10 s" in openings[-1].json()["error"]
        assert openings[-1].headers["retry-after"] == "10"
        assert {client.get("/healthz").status_code for _ in range(60)} == {200, 429}


def test_a_rate_fills_up_again_and_forgets() -> None:
    now = 0.0
    rate = Rate((2.0, 2), clock=lambda: now)
    rate.take("a", "moves")
    rate.take("a", "moves")
    with pytest.raises(TooMany, match="too many moves"):
        rate.take("a", "moves")
    rate.take("b", "moves")
    now = 0.6
    rate.take("a", "moves")
    now = 100.0
    for key in range(10_050):
        rate.take(str(key), "moves")
        now += 1.0
    assert len(rate._level) < 10_002


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://testserver:81"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_other_sites_cannot_post_here(client: TestClient, headers: dict[str, str]) -> None:
    host, _ = sit_down(client, "here", "link")
    for path in ("/new/tusk-draw", f"{host}/resign"):
        refused = client.post(path, headers=JSON | headers)
        assert refused.status_code == 403
        assert "another site" in refused.json()["error"]
    assert state(client, host)["ending"] is None


def test_our_own_pages_can(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    headers = JSON | {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    seen = state(client, host)
    words = seen["scene"]["question"]["choices"][0]["say"]
    form = {"say": words, "seat": "0", "version": str(seen["version"])}
    assert client.post(f"{host}/answer", data=form, headers=headers).status_code == 200


def test_long_and_odd_queries(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    for words in ("", "x" * 5000, "\x00", HOSTILE, "lay 1 \u202e"):
        told = client.get(f"{host}/why?say={quote(words)}")
        assert told.status_code == 200
        assert told.json()["text"]
    assert client.get(f"{host}/why?say=x&seat=4294967299").status_code in (403, 422)
    assert client.get("/rules/tusk-draw?rule=<script>alert(1)</script>").text.count("<script>alert") == 0


def test_the_whole_log(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link")
    say(client, host, state(client, host))
    lines = client.get(f"{guest}/log", headers=JSON).json()
    assert [line["text"] for line in lines] == [line["text"] for line in state(client, guest)["log"]]
    assert lines[0]["text"] == "Grub is dealt a tusk."
    assert client.get(f"{guest}/log").text.startswith("Grub is dealt a tusk.\n")


def test_the_lobby_tells_no_names_or_links(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", **{"name-0": "Secretive Ann"})
    client.post(f"{guest}/resign", headers=JSON)
    client.cookies.clear()
    lobby = client.get("/").text
    assert "gives up" in lobby
    assert "Secretive Ann" not in lobby
    assert host not in lobby


def test_rubbish_never_breaks_anything(client: TestClient) -> None:
    """Random requests are answered or refused; none is a fault of ours (the client raises what the server does)."""
    host, (guest,) = sit_down(client, "here", "link")
    before = state(client, host)["moves"]
    rng = random.Random(3)
    paths = ["/", "/healthz", "/new/tusk-draw", "/new/%ff", "/rules/tusk-draw", "/t/%F0%9F%90%97", "/static/%2e%2e/x"]
    paths += [f"{link}/{deed}" for link in (host, guest) for deed in DEEDS]
    fields = ["say", "seat", "version", "name", "nonce", "seats", "seat-0", "name-1", "option-hand", "at", "eyes", "x"]
    values = ["", "0", "1", "-1", "99999999999", "²", "lay", "bot-", "\x00", "💥" * 50, "a" * 3000, "%", "[]", "null"]
    for _ in range(250):
        path = rng.choice(paths)
        given = {rng.choice(fields): rng.choice(values) for _ in range(rng.randrange(5))}
        headers = rng.choice(
            [JSON, {}, {"Accept": "text/html"}, {"Content-Length": "x"}, {"Origin": "http://[::"}, {"Host": ""}]
        )
        if rng.random() < 0.5:
            answer = client.post(path, data=given, headers=headers)
        else:
            answer = client.get(path, params=given, headers=headers)
        assert answer.status_code < 500
    assert state(client, host)["moves"] >= before


DEEDS = ("join", "answer", "undo", "uncover", "rematch", "state", "why", "log", "replay", "record.json", "")


def test_a_field_that_is_null_is_left_out(client: TestClient) -> None:
    fields = {"seats": 2, "seat-0": "here", "name-0": None, "promise": None, "nonce": None, "seat-1": "link"}
    made = client.post("/new/tusk-draw", json=fields, headers=JSON)
    assert made.status_code == 200, made.text
    now = state(client, made.json()["link"])
    assert now["players"][0]["name"] == ""
    assert now["nonces"][0] == number_of(now["commitment"], 0).hex()


def test_a_stranger_says_nothing_to_who_watches(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    watch = watch_link(client, host)
    stranger = TestClient(client.app, follow_redirects=False)
    for link in (host, watch):
        refused = stranger.post(f"{link}/answer", data={"say": "x", "version": "buy my stuff"})
        assert refused.status_code == 422
        assert "buy my stuff" in refused.text
    assert "buy my stuff" not in stranger.get(watch).text


def test_the_head_of_a_stream_ends(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link")
    for path in (f"{host}/events", f"/events?page={host[3:]}"):
        answer = client.head(path)
        assert answer.headers["content-type"].startswith("text/event-stream")
    assert client.app.state.tables.in_memory()[0].streams == 0  # type: ignore[attr-defined]


def test_rules_begin_with_the_whole_game_in_a_minute(client: TestClient) -> None:
    page = client.get("/rules/pit-fighting").text
    assert page.index("Clubs attack, spades defend") < page.index("<nav aria-label")
    assert 'id="minute"' not in client.get("/rules/tusk-draw").text


@pytest.mark.parametrize("game", [name for name in installed_games() if name != "tusk-draw"])
def test_every_game_is_told_in_a_minute_and_in_few_words(game: str) -> None:
    told = in_a_minute(installed_games()[game].folder)
    assert 60 < len(told.split()) < 190


def test_rules_stand_below_the_titles_of_their_chapters(client: TestClient) -> None:
    page = client.get("/rules/pit-fighting").text
    titles = re.findall(r'<h2 class="chapter">(.+?)</h2>', page)
    assert titles[:2] == ["Before the fight", "Rounds and turns"]
    assert titles == re.findall(r'<li class="chapter">(.+?)</li>', page)
    assert page.index("Rounds and turns</h2>") < page.index('id="pf_2.1"')
    assert 'class="chapter"' not in client.get("/rules/tusk-draw").text


@pytest.mark.parametrize("game", [name for name in installed_games() if name != "tusk-draw"])
def test_the_rules_show_boards_and_what_is_proposed_on_them(client: TestClient, game: str) -> None:
    page = client.get(f"/rules/{game}").text
    told = re.findall(r"<figcaption><b>(.+?)</b> Proposed to \w+: <b>(.+?)\.</b> (.+?)</figcaption>", page)
    assert told
    assert all("%" in hint for _, _, hint in told)
    for number in range(1, len(told) + 1):
        picture = client.get(f"/rules/{game}/{number}.svg")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg ")
        assert "<style>" in picture.text
        assert 'href="/' not in picture.text, "a picture loads nothing"
    assert client.get(f"/rules/{game}/{len(told) + 1}.svg").status_code == 404


def test_a_game_that_tells_no_chances_has_no_such_pictures(client: TestClient) -> None:
    assert client.get("/rules/tusk-draw/1.svg").status_code == 404
