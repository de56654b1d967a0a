"""By which names, and by http or https, this server is asked."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from orcade.table.errors import BadSetup
from orcade.web import create
from orcade.web.errors import UnknownName
from orcade.web.host_names import HostNames

from .conftest import JSON, LAVISH, QUICK, TestClient, set_table, state


@pytest.mark.parametrize(
    "host",
    [
        "",
        "localhost",
        "LocalHost:8080",
        "orcs.localhost:1",
        "127.0.0.1",
        "192.168.1.20:8080",
        "[::1]:8080",
        "[2001:db8::1]",
        "den",
        "den.local:8080",
        "den.example.net",
        "play.example.org",
        "PLAY.example.org.:443",
    ],
)
def test_names_that_strangers_cannot_have(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Den.example.net")
    HostNames(["Play.Example.org"]).check(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "play.example.org.evil.example",
        "xplay.example.org",
        "127.0.0.1.evil.example",
        "127.0.0.1@evil.example",
        "[::1].evil.example",
        "evil.example:127.0.0.1",
        "elocalhost",
        "localhost:999999",
        "localhost:8080:8080",
        "localhost ",
        "localhost,localhost",
        "user@localhost",
        "[localhost]",
        "2130706433",
        "é" * 100,
    ],
)
def test_other_names_are_refused(host: str) -> None:
    with pytest.raises(UnknownName, match="starts it with --name"):
        HostNames(["play.example.org"]).check(host)


@pytest.mark.parametrize("name", ["", "http://play.example.org", "play.example.org:80", "a b", "..", "x" * 64])
def test_a_name_that_is_none(name: str) -> None:
    with pytest.raises(BadSetup, match="such as play"):
        HostNames([name])


def test_a_request_for_another_server_is_refused(client: TestClient) -> None:
    host = set_table(client, "here", "link")
    for path in ("/", host, f"{host}/state", "/static/x"):
        refused = client.get(path, headers=JSON | {"Host": "evil.example"})
        assert refused.status_code == 421
        assert "'evil.example'" in refused.json()["error"]
    page = client.post(f"{host}/resign", headers={"Host": "<script>"})
    assert page.status_code == 421
    assert "<script>'" not in page.text
    assert state(client, host)["ending"] is None


def test_a_page_and_its_table_come_by_the_same_scheme(client: TestClient) -> None:
    host = set_table(client, "here", "link")
    refused = client.post(f"{host}/resign", headers=JSON | {"Origin": "https://testserver"})
    assert refused.status_code == 403
    assert "--behind-proxy" in refused.json()["error"]
    forged = {"Origin": "https://testserver", "X-Forwarded-Proto": "https"}
    assert client.post(f"{host}/resign", headers=JSON | forged).status_code == 403


def test_behind_a_proxy_the_scheme_is_what_it_tells(database: Path) -> None:
    app = create(database, limits=LAVISH, pace=QUICK, behind_proxy=True, names=["play.example.org"])
    with TestClient(app, base_url="http://play.example.org", follow_redirects=False) as client:
        form = {"seats": "2", "seat-0": "here", "seat-1": "bot-random"}
        https = {"Origin": "https://play.example.org", "X-Forwarded-Proto": "https"}
        opened = client.post("/new/tusk-draw", data=form, headers=https)
        assert opened.status_code == 303
        assert "; Secure" in opened.headers["set-cookie"]
        http = {"Origin": "http://play.example.org", "X-Forwarded-Proto": "https"}
        assert client.post("/new/tusk-draw", data=form, headers=http).status_code == 403
        plain = client.post("/new/tusk-draw", data=form)
        assert "Secure" not in plain.headers["set-cookie"]
