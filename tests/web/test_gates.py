"""Orcs at the Gates on the page: its log in turns, what a phone shows of it, and everybody by his panel's name."""

from __future__ import annotations

import html
import re
from typing import Any

from orcade.games.gates.answers.common import CHARACTER
from orcade.games.gates.events.attacks import Hit
from orcade.games.gates.events.turns import OrcWalked
from orcade.games.gates.events.wounds import Wounded
from orcade.table.requests import TURN, Event
from orcade.web.in_sight import in_hand
from orcade.web.page_words import NEARLY_ALL, sentences
from orcade.web.sentences import turns_of
from orcade.web.static_files import FOLDER
from orcade.web.view_model import Line
from tests.games.gates.positions import Gates, who

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
    heading = re.search(rf'<li id="log-\d+" class="by seat-{last["seat"]} turn"[ >]', page)
    assert heading


def test_a_page_calls_everybody_as_his_panel_does(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="gates")
    link, seen = play_until(client, host, guest, 1, lambda seen: "Round 1" in seen["scene"]["headline"])
    panels = {panel["seat"]: panel["name"] for panel in seen["scene"]["seats"]}
    assert "Gamemaster" in panels.values()
    other = {host: guest, guest: host}[link]
    (asked,) = seen["asked"]
    pages = [client.get(each).text for each in (link, other)]
    assert any(f"{panels[asked].replace('&', '&amp;')}, </span>your turn" in page for page in pages)
    assert any(f"Waiting for {panels[asked].replace('&', '&amp;')}" in page for page in pages)


def test_where_nearly_all_squares_may_be_picked_none_is_called_lit(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="gates")
    play_until(client, host, guest, 1, lambda seen: seen["scene"]["headline"].startswith("The first orcs"))
    assert any("Pick nearly any square." in client.get(link).text for link in (host, guest))
    assert f"MOST = {NEARLY_ALL};" in (FOLDER / "picking.js").read_text(), "the page lights none of so many"


def test_what_happened_last_is_told_on_the_board_of_a_phone(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="gates")
    newest: list[Any] = []

    def each_for_itself(seen: Any) -> bool:
        """What several orcs do alike is one sentence there."""
        newest[:] = [line for line in seen["log"] if line["move"] == seen["log"][-1]["move"]]
        return "Round 1" not in seen["scene"]["headline"] and not any(line["several"] for line in newest)

    link, _ = play_until(client, host, guest, 1, each_for_itself)
    told = [line["text"] for line in newest if not line["die"]]
    shown = re.search(r'<ul class="last-lines".*?</ul>', client.get(link).text, re.DOTALL)
    assert shown
    last = re.findall(r'<li id="last-\d+"[^>]*>(.*?)</li>', shown[0])
    assert [html.unescape(re.sub("</?(b|span)[^>]*>", "", each)) for each in last] == told[-3:]


def test_answers_are_left_to_the_hand_only_where_they_begin_there() -> None:
    gates = Gates(who("bob", "1a1", treasures="cup", hand="potion"), who("sara", "1b1"), actions=3)
    gates.say("bob: trade sara")
    scene = gates.match.scene(gates.seat("bob"))
    assert scene.question is not None
    offered = [choice for choice in scene.question.choices if choice.things]
    assert offered
    assert not in_hand(scene, offered)
    held = [card.id for card in scene.hand]
    assert held
    assert in_hand(scene, [type(offered[0])(say="play", label="", things=(held[0], "discard"), hint="")])


def test_the_turn_of_a_gamemaster_who_is_a_bot_is_told_together() -> None:
    def line(text: str, event: Event, by: int) -> Line:
        return Line(2, text, by=by, several=event.several())

    dave = CHARACTER + 1
    log = (
        Line(1, "The Gamemaster's turn.", seat=2, look=TURN, by=1),
        line("Orc 1 goes to the Mill.", OrcWalked(0, "the Mill", "the Market"), 2),
        line("Orc 1 hits Dave.", Hit(0, dave), 2),
        line("Dave has 1 wound.", Wounded(1, 1), 1),
        line("Orc 2 goes to the Mill.", OrcWalked(1, "the Mill", "the Market"), 2),
        line("Orc 2 hits Dave.", Hit(1, dave), 2),
        line("Dave has 2 wounds.", Wounded(1, 2), 1),
    )
    told = [[said.words for said in sentences(turn)] for turn in turns_of(log, 0, frozenset({1, 2}))]
    assert told == [["The Gamemaster's turn."], ["Two orcs move.", "Two orcs hit Dave.", "Dave has 2 wounds."]]
