"""Orcs at the Gates on the page: its log in turns."""

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
