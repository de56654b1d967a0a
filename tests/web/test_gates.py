"""Orcs at the Gates on the page: its log in turns, and everybody by the name that his panel says."""

from __future__ import annotations

import re

from .conftest import TestClient, sit_down
from .test_interruptions import play_until


def test_the_log_has_a_heading_for_each_turn(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="gates")
    link, seen = play_until(client, host, guest, 1, lambda seen: "Round 2" in seen["scene"]["headline"])
    looks = {line["text"]: line["look"] for line in seen["log"]}
    turns = [line for line in seen["log"] if line["look"] == "turn"]
    assert {line["text"] for line in turns} >= {"The Gamemaster's turn."}
    assert any(text.endswith("turn.") and look == "turn" for text, look in looks.items() if "Gamemaster" not in text)
    assert {look for text, look in looks.items() if not text.endswith(("turn.", "lost."))} == {""}
    page = client.get(link).text
    last = turns[-1]
    heading = re.search(rf'<li id="log-\d+" class="by seat-{last["seat"]} turn">', page)
    assert heading


def test_a_page_calls_everybody_as_his_panel_does(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="gates")
    link, seen = play_until(client, host, guest, 1, lambda seen: "Round 1" in seen["scene"]["headline"])
    panels = {panel["seat"]: panel["name"] for panel in seen["scene"]["seats"]}
    assert "Gamemaster" in panels.values()
    other = {host: guest, guest: host}[link]
    (asked,) = seen["asked"]
    pages = [client.get(each).text for each in (link, other)]
    assert any(f"{panels[asked].replace('&', '&amp;')}, your turn" in page for page in pages)
    assert any(f"Waiting for {panels[asked].replace('&', '&amp;')}" in page for page in pages)
