"""Figures for Prometheus, and that no stranger sees them."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest

from orcade.web.serve import CannotServe, show_metrics

from .conftest import JSON, Listener, Server, TestClient, opened, play_on, sit_down

SERVED = """
import sys
from pathlib import Path
from orcade.web.serve import serve
if __name__ == "__main__":
    serve("127.0.0.1", 0, Path(sys.argv[1]), False, metrics="0", backup_every=3600)
"""


def figures(client: TestClient) -> dict[str, float]:
    text = generate_latest(client.app.state.metrics.registry).decode()  # type: ignore[attr-defined]
    return {name: float(value) for name, value in re.findall(r"^([^# ].*) (\S+)$", text, re.MULTILINE)}


def test_what_is_shown(database: Path) -> None:
    with opened(database) as client:
        host, (guest,) = sit_down(client, "here", "link")
        answers = play_on(client, host, guest)
        client.post(f"{host}/answer", headers=JSON)
        sit_down(client, "here", "link")
        found = figures(client)
        assert found["orcade_tables_in_memory"] == 2
        assert found["orcade_tables_open"] == 1
        assert found["orcade_tables_damaged"] == 0
        assert found["orcade_streams"] == 0
        assert found['orcade_actions_total{action="answer",status="200"}'] == answers
        assert found['orcade_actions_total{action="answer",status="422"}'] == 1
        assert found["orcade_answer_seconds_count"] == answers + 1
        assert found["orcade_save_seconds_count"] > answers
        assert found["orcade_bots_waiting"] == found["orcade_bots_thinking"] == 0
        assert found["orcade_bots_longest_wait_seconds"] == 0
        assert found["orcade_bots_part"] == 1
        assert found["orcade_database_bytes"] > 0
        assert found["orcade_disk_free_bytes"] > 0
        assert found["orcade_backup_timestamp_seconds"] == 0
        assert found["process_resident_memory_bytes"] > 0


def test_how_seats_change_hands_is_counted(database: Path) -> None:
    with opened(database) as client:
        host, _ = sit_down(client, "here", "link")
        client.post(f"{host}/invite", headers=JSON)
        client.post(f"{host}/invite", data={"seat": "1"}, headers=JSON)
        code = client.post(f"{host}/move", headers=JSON).json()["link"].partition("code=")[2]
        client.post(f"{host}/here", data={"code": code}, headers=JSON)
        found = figures(client)
        for action, status in (("join", 200), ("invite", 200), ("invite", 422), ("move", 200), ("here", 200)):
            assert found[f'orcade_actions_total{{action="{action}",status="{status}"}}'] == 1


def test_errors_of_ours_are_counted(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(database) as client:
        host, _ = sit_down(client, "here", "link")
        monkeypatch.setattr("orcade.web.action_handlers.read_answer", lambda words: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            client.post(f"{host}/answer", data={"say": "x", "version": "1"}, headers=JSON)
        assert figures(client)['orcade_actions_total{action="answer",status="500"}'] == 1


def test_nothing_of_a_link_or_a_name_is_in_them(database: Path) -> None:
    with opened(database) as client:
        host, (guest,) = sit_down(client, "here", "link", **{"name-0": "Annabel"})
        text = generate_latest(client.app.state.metrics.registry).decode()  # type: ignore[attr-defined]
        for secret in (host[3:], guest[3:], "Annabel", "/t/"):
            assert secret not in text


def test_strangers_do_not_reach_them(database: Path) -> None:
    with opened(database) as client:
        assert client.get("/metrics").status_code == 404


def test_they_have_an_address_of_their_own(database: Path) -> None:
    server = Server(database, SERVED)
    try:
        assert server.process.stdout is not None
        (address,) = re.findall(r"http://\S+", server.process.stdout.readline())
        _, (guest,) = sit_down(server.client, "here", "link")
        page = Listener(server.client, guest)
        page.next()
        told = httpx.get(address, verify=False).text
        assert "\norcade_streams 1.0\n" in told
        assert "\norcade_tables_open 1.0\n" in told
    finally:
        server.end()


@pytest.mark.parametrize("where", ["here", "70000", "nowhere.invalid:9464", "203.0.113.7:0", "127.0.0.1:"])
def test_an_address_that_cannot_be_had(database: Path, where: str) -> None:
    with opened(database) as client, pytest.raises(CannotServe):
        show_metrics(client.app.state.metrics, where)  # type: ignore[attr-defined]
