"""Visitors try changes: what they send is checked, bots play it while somebody looks, and a page says what it does."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from orcade.games.hack.deck_files import source
from orcade.lab.crew import here
from orcade.lab.trying import Setting, Trial, attempt
from orcade.table.game import game_named, installed_games
from orcade.table.options import parse, specs
from orcade.web import trial_pieces, trials
from orcade.web.content_workers import ContentWorkers
from orcade.web.errors import NoTrial, TooHard
from orcade.web.trial_pieces import Line, Piece, Shown
from orcade.web.trials import BUDGET, OWN, REST, OneTrial, Trials

from .conftest import PATIENCE, TestClient, opened

DRAW = game_named("tusk-draw")
CHANGED = parse(DRAW.options, {"hand": 2})


def test_a_change_is_tried_to_its_end(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a browser without scripts does it: the page is loaded again and again."""
    monkeypatch.setattr(trials, "IDLE", False)
    with opened(database) as client:
        tried_to_its_end(client)


def tried_to_its_end(client: TestClient) -> None:
    answer = client.post("/lab/tusk-draw", data={"bots": "random", "option-hand": "2"})
    assert answer.status_code == 303
    at = answer.headers["location"]
    limit = time.monotonic() + PATIENCE
    while "data-over" not in (page := client.get(at).text):
        assert '<noscript><meta http-equiv="refresh"' in page
        assert time.monotonic() < limit
        time.sleep(0.05)
    assert "refresh" not in page
    assert "It is certain: there is less to decide in a game." in page
    assert "100 games with the change and as many without it" in page
    assert page.count('class="span"') >= 1
    again = client.get(f"/lab/tusk-draw?again={at.removeprefix('/trial/')}").text
    assert re.search(r'<option value="2" selected>', again)


def test_all_faults_are_told_with_their_lines(client: TestClient) -> None:
    answer = client.post("/lab/hack", data={"option-own_deck": "id = 3\n[[rum]]", "bots": "easy"})
    assert answer.status_code == 422
    assert "line 1: &#39;character&#39; is missing" in answer.text
    assert "line 2: there is no &#39;rum&#39; here" in answer.text
    assert "id = 3\n[[rum]]" in answer.text
    assert '<input type="radio" name="bots" value="easy" checked>' in answer.text


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ({"option-hand": "3"}, "Nothing is changed"),
        ({"option-hand": "9"}, "cannot be"),
        ({"option-rum": "9"}, "there is no option"),
        ({"option-hand": "2", "bots": "hard"}, "plays here"),
    ],
)
def test_what_cannot_be_tried_is_said(client: TestClient, form: dict[str, str], told: str) -> None:
    answer = client.post("/lab/tusk-draw", data=form)
    assert answer.status_code == 422
    assert told in answer.text


def test_unknown_trials_and_games_are_not_found(client: TestClient) -> None:
    assert client.get("/trial/none").status_code == 404
    assert client.post("/trial/none/stop").status_code == 404
    assert client.get("/lab/none").status_code == 404
    assert client.get("/lab/tusk-draw?again=none").status_code == 200


def test_a_server_without_the_lab_says_so(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "find_spec", lambda _: None)
    with opened(database) as client:
        assert "This server has no lab" in client.get("/lab/tusk-draw").text
        answer = client.post("/lab/tusk-draw", data={"bots": "random", "option-hand": "2"})
        assert answer.status_code == 404
        assert "orcade[lab]" in answer.text


@pytest.mark.parametrize("page", ["/new/hack", "/cards/hack", "/maps/gates"])
def test_pages_lead_there(client: TestClient, page: str) -> None:
    name = page.rpartition("/")[2]
    assert f'href="/lab/{name}"' in client.get(page).text


def test_pieces_come_to_what_is_played_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial_pieces, "PIECE", 0.0)  # A game with and one without it at a time.
    levels = ("random", "random")
    whole = Trial(150)
    attempt(Setting(DRAW, levels, DRAW.options(), CHANGED), whole, here)
    trial, shown = b"", Shown()
    while not shown.over:
        before = shown.games
        trial, shown, _ = trial_pieces.piece("tusk-draw", levels, CHANGED, trial, 150, False)
        assert shown.games == before + 1
    found = msgspec.msgpack.decode(trial, type=Trial)
    assert found.games == whole.games
    assert [each.sentence for each in found.certain] == [each.sentence for each in whole.certain]
    assert [line.words for line in shown.lines if line.certain] == [each.sentence for each in whole.lines()[0]]
    for line in shown.lines:
        assert 0 <= min(line.low, line.before) <= line.now <= max(line.high, line.before) <= 1


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_every_game_can_be_tried(client: TestClient, name: str) -> None:
    game = game_named(name)
    assert client.get(f"/lab/{name}").status_code == 200
    spec = specs(game.options)[0]
    changed = parse(game.options, {spec.name: next(value for value in spec.values if value != spec.default)})
    _, shown, _ = trial_pieces.piece(name, ("random",) * game.seats[0], changed, b"", 2, False)
    assert shown.games >= 1


def test_the_last_piece_looks_at_what_there_is() -> None:
    """A copy of a deck that ships is held against that deck; nothing differs."""
    hack = game_named("hack")
    copy = parse(hack.options, {"own_deck": source("knuckles")})
    trial, shown, _ = trial_pieces.piece("hack", ("random", "random"), copy, b"", 2, False)
    _, shown, _ = trial_pieces.piece("hack", ("random", "random"), copy, trial, 2, True)
    assert shown.over
    assert not shown.lines
    assert shown.notes == ("Own deck is held against Knuckles, from which it was made.",)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such rank")
def test_trials_have_the_time_that_nobody_else_wants() -> None:
    async def rank() -> int:
        workers = ContentWorkers(idle=True)
        try:
            return await workers.run("somebody", os.sched_getscheduler, 0)
        finally:
            workers.close()

    assert asyncio.run(rank()) == os.SCHED_IDLE


class Bench:
    """Trials whose pieces are given, under a clock that is set."""

    def __init__(self) -> None:
        self.now = 0.0
        self.trials = Trials(lambda: self.now)
        self.played: list[tuple[OneTrial, bool]] = []
        self.piece: Callable[[OneTrial, bool], Piece] = lambda trial, last: Piece(
            b"", Shown(trial.shown.games + 1, 100, last), 1.0
        )
        self.trials._piece = self.play  # type: ignore[method-assign]

    async def play(self, trial: OneTrial, last: bool) -> Piece:
        self.played.append((trial, last))
        await asyncio.sleep(0)
        self.now += 1.0
        return self.piece(trial, last)

    def start(self, visitor: str = "somebody") -> OneTrial:
        return self.trials.start(visitor, DRAW, "random", CHANGED, {})


@pytest.fixture
def bench() -> Bench:
    return Bench()


async def through(trial: OneTrial) -> None:
    assert trial.task is not None
    await trial.task


def test_a_trial_rests_while_nobody_looks(bench: Bench) -> None:
    async def looked_at_twice() -> None:
        trial = bench.start()
        await through(trial)
        assert not trial.ended
        assert len(bench.played) == REST
        bench.now += 1000
        await through(bench.trials.look(trial.token))
        assert len(bench.played) == 2 * REST

    asyncio.run(looked_at_twice())


def test_a_trial_ends_when_its_time_is_up(bench: Bench) -> None:
    async def looked_at() -> OneTrial:
        trial = bench.start()
        while not trial.ended:
            await through(bench.trials.look(trial.token))
        return trial

    trial = asyncio.run(looked_at())
    assert len(bench.played) == BUDGET + 1
    assert [last for _, last in bench.played].index(True) == BUDGET
    assert trial.ended.startswith("Nothing ")


def test_a_trial_can_be_stopped(bench: Bench) -> None:
    async def stopped() -> OneTrial:
        trial = bench.start()
        bench.trials.stop(trial.token)
        await through(trial)
        return trial

    lines = (Line("games take longer", "", False, 0, 0, 0, 0),)
    bench.piece = lambda trial, last: Piece(b"", Shown(1, 100, last, lines), 1.0)
    assert asyncio.run(stopped()).ended == "Stopped: nothing is certain yet."


@pytest.mark.parametrize(("wrong", "told"), [(TooHard("x"), "takes longer"), (KeyError("x"), "a rule failed")])
def test_what_fails_ends_its_trial_alone(bench: Bench, wrong: Exception, told: str) -> None:
    def fail(trial: OneTrial, last: bool) -> Piece:
        raise wrong

    async def failed() -> OneTrial:
        trial = bench.start()
        await through(trial)
        assert bench.trials.look(trial.token) is trial
        return trial

    bench.piece = fail
    assert told in asyncio.run(failed()).ended
    assert len(bench.played) == 1


def test_the_oldest_trials_make_room(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "KEPT", OWN + 1)

    async def many() -> None:
        theirs = bench.start("another")
        mine = [bench.start() for _ in range(OWN + 1)]
        with pytest.raises(NoTrial):
            bench.trials.look(mine[0].token)
        bench.trials.look(theirs.token)
        bench.start("a third")  # Whoever was looked at longest ago is gone.
        with pytest.raises(NoTrial):
            bench.trials.look(mine[1].token)
        bench.trials.look(theirs.token)
        await asyncio.sleep(0)
        bench.trials.close()

    asyncio.run(many())
