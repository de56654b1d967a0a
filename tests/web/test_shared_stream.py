"""One stream for all pages of a browser: to each of them as good as one of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import httpx

from orcade.web.guard import FIELDS
from orcade.web.limits import Limits

from .conftest import JSON, PATIENCE, Server, TestClient, opened, say, set_table, sit_down, state, until, watch_link


class Event(NamedTuple):
    name: str
    place: str
    number: str
    data: Any


class Shared:
    """A stream for pages of links, each perhaps with ",NUMBER,PACE"."""

    def __init__(self, client: httpx.Client, *pages: str) -> None:
        asked = [page.removeprefix("/t/") for page in pages]
        self._opened = client.stream("GET", "/events", params={"page": asked}, timeout=PATIENCE)
        self.response = self._opened.__enter__()
        self._events = self._read()

    def _read(self) -> Iterator[Event]:
        name, id, data = "", "", ""
        for line in self.response.iter_lines():
            field, _, value = line.partition(": ")
            name, id, data = (
                value if field == "event" else name,
                value if field == "id" else id,
                value if field == "data" else data,
            )
            if not line and name:
                place, _, number = id.partition(" ")
                yield Event(name, place, number, json.loads(data) if data else None)
                name, id, data = "", "", ""

    def next(self) -> Event:
        return next(event for event in self._events if event.name != "beat")

    def ends(self) -> bool:
        return not [event for event in self._events if event.name != "beat"]

    def close(self) -> None:
        self._opened.__exit__(None, None, None)


def test_each_page_hears_of_its_own_table(served: Callable[[], Server]) -> None:
    server = served()
    client = server.client
    (first, _), (second, [guest]) = sit_down(client, "here", "link"), sit_down(client, "here", "link")
    waiting = set_table(client, "here", "link")
    pages = Shared(client, first, second, waiting, guest)
    assert "content-encoding" not in pages.response.headers
    begun = {(event := pages.next()).place: event for _ in range(4)}
    assert {event.name for event in begun.values()} == {"table"}
    assert all(begun[place].number == begun[place].data["number"] for place in "0123")
    assert 'id="stage"' in begun["0"].data["html"]
    assert 'id="chairs"' in begun["2"].data["html"]
    answer = say(client, second, state(client, second))
    told = {(event := pages.next()).place: event.data for _ in range(2)}
    assert set(told) == {"1", "3"}, "the others have nothing new"
    assert told["1"]["version"] == answer.json()["version"]
    assert told["1"]["on"] == begun["1"].number
    assert told["1"]["changes"] != told["3"]["changes"]
    server.process.terminate()
    assert pages.ends()


def test_what_a_page_has_is_not_sent_again(served: Callable[[], Server]) -> None:
    client = served().client
    (first, _), (second, _) = sit_down(client, "here", "link"), sit_down(client, "here", "link")
    before = Shared(client, first, second)
    numbers = {(event := before.next()).place: event.number for _ in range(2)}
    again = Shared(client, f"{first},{numbers['0']},50", f"{second},{numbers['1']}")
    before.close()
    say(client, second, state(client, second))
    event = again.next()
    assert (event.place, event.data["on"]) == ("1", numbers["1"])


def test_who_is_there_is_as_with_a_stream_of_ones_own(served: Callable[[], Server]) -> None:
    client = served().client
    host, [guest] = sit_down(client, "here", "link")
    pages = Shared(client, host, guest)
    until(client, host, lambda seen: all(player["online"] for player in seen["players"]))
    pages.close()
    until(client, watch_link(client, host), lambda seen: not any(player["online"] for player in seen["players"]))


def test_a_link_that_opens_nothing_or_has_changed_hands_ends_its_own_part(served: Callable[[], Server]) -> None:
    client = served().client
    (host, [guest]), (other, _) = sit_down(client, "here", "link"), sit_down(client, "here", "link")
    pages = Shared(client, "/t/" + "A" * 22, guest, "nonsense", f"{other},,x", other)
    told = [pages.next() for _ in range(5)]
    assert [(event.name, event.place) for event in told[:3]] == [("refused", "0"), ("refused", "2"), ("refused", "3")]
    assert "never given out" in told[0].data["error"]
    assert "pace" in told[2].data["error"]
    assert {event.place for event in told[3:]} == {"1", "4"}
    assert client.post(f"{host}/invite", data={"seat": "1"}, headers=JSON).status_code == 200
    assert pages.next()[:2] == ("moved", "1")
    say(client, other, state(client, other))
    assert pages.next()[:2] == ("table", "4")
    stranger = Shared(httpx.Client(base_url=client.base_url, verify=False), other)
    assert "watching" in stranger.next().data["html"], "what a link opens is decided by the cookie"


def test_pages_are_counted_one_by_one(served: Callable[[], Server]) -> None:
    client = served().client
    host, _ = sit_down(client, "here", "link")
    pages = Shared(client, *[host] * 13)
    assert pages.next()[:2] == ("refused", "12")
    assert client.get(f"{host}/events", headers=JSON).status_code == 429
    pages.close()
    watch = watch_link(client, host)
    for count, status in ((FIELDS, 200), (FIELDS + 1, 413)):
        assert Shared(client, *[f"{watch},0123abcd-10000,100"] * count).response.status_code == status


def test_who_guesses_links_is_stopped(database: Any) -> None:
    with opened(database, Limits(trials=(1.0, 20))) as client:
        answer = client.get("/events", params={"page": ["A" * 22] * 21}, headers=JSON)
    assert answer.status_code == 429


def test_a_stream_of_nothing_ends(client: TestClient) -> None:
    assert client.get("/events").text == "retry: 1000\n\n"
    refused = client.get("/events", params={"page": "A" * 22})
    assert refused.text.startswith("retry: 1000\n\nid: 0\nevent: refused\ndata: {")
