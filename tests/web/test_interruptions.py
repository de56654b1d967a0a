"""Occasions to interrupt, on the page: what can be let go by, what they are about, and the log as an indented story."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from orcade.table.game import game_named
from orcade.table.questions import all_there_is
from orcade.table.requests import Seat
from orcade.web.seats import Sitter
from orcade.web.table_state import TableState, standing

from .conftest import JSON, TestClient, say, set_table, sit_down, state, watch_link

STOPS = game_named("hack").stops


def play_until(
    client: TestClient, host: str, guest: str, seed: int, done: Callable[[Any], bool], *others: str
) -> tuple[str, Any]:
    """Answer at random until a view of a link is as wished; that link and view."""
    chance = random.Random(seed)
    for _ in range(400):
        for link in (host, guest, *others):
            seen = state(client, link)
            if seen["scene"] is not None and done(seen):
                return link, seen
            question = seen["scene"]["question"]
            if question is not None:
                say(client, link, seen, choice=chance.randrange(len(question["choices"])))
    raise AssertionError("it did not come to this in 400 rounds")


def passing(seen: Any) -> str:
    question = seen["scene"]["question"]
    return question["passing"] if question else ""


def test_an_occasion_can_be_let_go_by(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="hack")
    link, seen = play_until(client, host, guest, 1, lambda seen: len(passing(seen)) > 0 and len(seen["asked"]) > 1)
    page = client.get(link).text
    form = re.search(r'<form id="choices"[^>]*>', page)
    assert form
    assert f'data-passing="{passing(seen)}"' in form[0]
    about = seen["scene"]["question"]["about"]
    assert about
    assert set(about) <= set(STOPS)
    assert f'data-about="{" ".join(about)}"' in form[0]
    assert re.search(r'<section class="pass-by" id="pass-by" data-own hidden', page), "shown by its script alone"
    for word, label in STOPS.items():
        assert f'<input type="checkbox" value="{word}"> {label}' in page
    assert 'id="alone"' not in page, "what passes by itself is said in one place"
    other = next(seat for seat in seen["asked"] if seat != seen["seat"])
    names = game_named("hack").names
    others = re.search(r'<p class="others".*?</p>', page)
    assert others
    assert names[other] in others[0]
    assert names[seen["seat"]] not in others[0]
    # Without scripts it is a button of the form, as ever.
    form_fields = {"say": passing(seen), "seat": str(seen["seat"]), "version": str(seen["version"])}
    assert client.post(f"{link}/answer", data=form_fields, headers=JSON).status_code == 200


def test_nobody_is_told_who_has_passed_before_all_have(client: TestClient) -> None:
    host, (guest, third) = sit_down(client, "here", "link", "link", game="hack")

    def all_may(seen: Any) -> bool:
        return len(passing(seen)) > 0 and len(seen["asked"]) > 2

    link, seen = play_until(client, host, guest, 1, all_may, third)
    fields = {"say": passing(seen), "seat": str(seen["seat"]), "version": str(seen["version"])}
    assert client.post(f"{link}/answer", data=fields, headers=JSON).status_code == 200
    for other in {host, guest, third} - {link}:
        assert state(client, other)["asked"] == seen["asked"]
    assert set(state(client, link)["asked"]) == set(seen["asked"]) - {seen["seat"]}


def test_only_occasions_are_marked_to_be_let_go_by(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="hack")

    def deed(seen: Any) -> bool:
        """An action, which can be passed up: that is a decision."""
        question = seen["scene"]["question"]
        return bool(question) and not passing(seen) and "pass" in [choice["say"] for choice in question["choices"]]

    link, _ = play_until(client, host, guest, 2, deed)
    page = client.get(link).text
    assert "data-passing" not in page
    assert 'class="others"' not in page
    assert 'id="pass-by"' in page, "what was wished can be stopped at any time"


def test_who_watches_passes_nothing(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link", game="hack")
    page = client.get(watch_link(client, host)).text
    assert 'id="table"' in page
    assert "pass-by" not in page


@pytest.mark.parametrize("game", ["hack", "pit-fighting"])
def test_against_bots_alone_no_wish_is_offered_that_changes_nothing(client: TestClient, game: str) -> None:
    page = client.get(set_table(client, "here", "bot-easy", game=game)).text
    assert re.findall(r'name="pass-by" value="(\w+)"', page) == ["never", "idle", "turn", "unless"]
    assert "Never" not in page, "what can only be passed is passed in any case"


def test_games_without_interruptions_offer_nothing(client: TestClient) -> None:
    page = client.get(set_table(client, "here", "here")).text
    assert 'id="table"' in page
    assert "pass-by" not in page


def test_the_log_is_an_indented_story(client: TestClient) -> None:
    host, (guest,) = sit_down(client, "here", "link", game="hack")
    deep = re.compile(r"(› )+")
    link, seen = play_until(
        client, host, guest, 3, lambda seen: any(line["text"].startswith("› › ") for line in seen["log"][-30:])
    )
    page = client.get(link).text
    pattern = r'<li id="log-(\d+)"(?: class="([^"]*)")?(?: style="--level:(\d)")?[^>]*><a href="[^"]*">(.*?)</a>'
    lines = re.findall(pattern, page)
    assert len(lines) > 10
    for number, kind, level, words in lines:
        line = seen["log"][int(number) - seen["earlier"]]
        found = deep.match(line["text"])
        assert int(level or 0) == (len(found[0]) // 2 if found else 0), words
        assert ("within" in kind.split()) == bool(level)
        assert "›" not in words


def table(game: str, *sitters: Sitter) -> TableState:
    """A table of this game, begun."""
    found = game_named(game)
    return TableState(id="t", game=found, options=found.options(), seed=b"s" * 32, sitters=sitters).begun()


def answers(state: TableState, most: int) -> Iterator[tuple[TableState, Seat, TableState]]:
    """Answers at random: the table before each, who gives it, and the table after it."""
    chance = random.Random(5)
    for _ in range(most):
        if state.ending is not None:
            return
        assert state.match is not None
        ask = chance.choice(state.match.asks)
        words = chance.choice(list(ask.options)).notation(state.match.board(ask.seat))
        before, state = state, state.answer(ask.seat, words, state.version)
        yield before, ask.seat, state


HERE, BOT = Sitter("here", nonce=b"1" * 16), Sitter("bot", "easy", nonce=b"2" * 16)


@pytest.mark.parametrize("game", ["hack", "pit-fighting"])
def test_who_plays_bots_alone_is_not_asked_what_can_only_be_passed(game: str) -> None:
    """Bots look at no clock; other people would see how soon he has passed."""
    for others, asked in (BOT, False), (Sitter("link", nonce=b"3" * 16), True):
        played = list(answers(table(game, HERE, others), 150))
        idle = [
            all_there_is(ask) is not None
            for _, _, after in played
            if after.match
            for ask in after.match.asks
            if not ask.seat
        ]
        assert len(idle) > 20
        assert any(idle) == asked


@pytest.mark.parametrize("game", ["hack", "pit-fighting"])
def test_what_was_passed_by_itself_is_taken_back_with_the_choice_before_it(game: str) -> None:
    passed = 0
    for before, seat, after in answers(table(game, HERE, BOT), 300):
        if seat or not after.may_undo(0):
            continue
        assert before.match is not None
        back = after.undo(0)
        assert back.match is not None
        assert back.match.view(0) == before.match.view(0)
        assert standing(back.course) == back.tape == before.tape
        assert [line.text(0) for line in back.log[len(before.log) :]] == [f"{back.game.names[0]} takes an answer back."]
        passed += after.answered(0) > before.answered(0) + 1
    assert passed or game != "hack"
