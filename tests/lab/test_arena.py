"""Bots against each other: repeatable, seats shared out evenly, errors that say what would do."""

from __future__ import annotations

import functools
import os
import signal
from collections.abc import Callable

import pytest

from orcade.bots.intervals import wilson
from orcade.lab import playing
from orcade.lab.arena import Results, run
from orcade.lab.playing import Outcome
from orcade.table.errors import BadSetup, OrcadeError, UnknownGame
from orcade.table.game import game_named
from orcade.terminal import arena as terminal_arena
from tests.bots.tiny import Tiny


def untimed(results: Results) -> list[tuple[object, ...]]:
    return [(o.index, o.levels, o.places, o.limit, o.rounds, o.decisions) for o in results.outcomes]


def test_the_same_seed_gives_the_same_games_on_any_number_of_workers() -> None:
    alone = run("tusk-draw", ["easy", "random", "random"], games=6, seed=4, workers=1)
    assert untimed(run("tusk-draw", ["easy", "random", "random"], games=6, seed=4, workers=2)) == untimed(alone)
    assert untimed(run("tusk-draw", ["easy", "random", "random"], games=6, seed=5, workers=1)) != untimed(alone)


def test_more_games_begin_with_the_same_ones() -> None:
    few = run("tusk-draw", ["random", "random"], games=3, workers=1)
    many = run("tusk-draw", ["random", "random"], games=9, workers=1)
    assert untimed(many)[:3] == untimed(few)


def test_entrants_sit_everywhere_equally() -> None:
    results = run("tusk-draw", ["easy", "random", "random"], games=9, workers=1)
    seats = {(tally.level, tally.seat): tally.games for tally in results.by_seat()}
    assert seats == {(level, seat): games for level, games in (("easy", 3), ("random", 6)) for seat in range(3)}
    assert [(tally.level, tally.games) for tally in results.tallies()] == [("easy", 9), ("random", 18)]


def test_the_better_bot_wins() -> None:
    results = run("masters-fight", ["random", "easy"], games=4, seed=1, workers=1)
    easy = results.tallies()[1]
    assert easy.level == "easy"
    assert easy.wins >= 3
    assert easy.mean_place < 1.5


def outcome(index: int, levels: str, places: tuple[int, ...], limit: str = "", rounds: int | None = None) -> Outcome:
    count = len(places)
    return Outcome(index, tuple(levels.split()), places, limit, rounds, (10,) * count, (0.5,) * count)


RESULTS = Results(
    "some-game",
    ("a", "b", "b"),
    0,
    5,
    (
        outcome(0, "a b b", (1, 2, 3), rounds=4),
        outcome(1, "b b a", (1, 3, 1), "cap", rounds=6),
        outcome(2, "b a b", (1, 2, 2), rounds=2),
        outcome(3, "a b b", (1, 1, 1), "cap", rounds=0),
    ),
)


def test_what_is_counted() -> None:
    a, b = RESULTS.tallies()
    assert (a.games, a.wins, a.draws) == (4, 1, 2)
    assert a.mean_place == pytest.approx((1 + 1.5 + 2.5 + 2) / 4)
    assert (b.games, b.wins, b.draws) == (8, 1, 3)
    assert b.mean_place == pytest.approx((2 + 3 + 1.5 + 3 + 1 + 2.5 + 2 + 2) / 8)
    assert (a.share, a.interval) == (0.25, wilson(1, 4))
    assert a.milliseconds == 50
    assert (RESULTS.draws, RESULTS.limits, RESULTS.decisions, RESULTS.rounds) == (2, {"cap": 2}, 30, 3)
    assert RESULTS.interrupted


def test_seats_that_nobody_had_are_not_counted() -> None:
    assert [(tally.level, tally.seat, tally.games) for tally in RESULTS.by_seat()] == [
        ("a", 0, 2),
        ("a", 1, 1),
        ("a", 2, 1),
        ("b", 0, 2),
        ("b", 1, 3),
        ("b", 2, 3),
    ]
    assert RESULTS._tally("c", None).interval == (0.0, 1.0)


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    run("tusk-draw", ["random", "random"], games=4, workers=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_leaves_the_games_that_are_finished(workers: int) -> None:
    def interrupt(done: int, of: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    results = run("tusk-draw", ["random", "random"], games=50, workers=workers, progress=interrupt)
    assert len(results.outcomes) == 3
    assert results.interrupted


def test_a_request_to_end_shows_what_is_finished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def end(done: int, of: int) -> None:
        if done == 3:
            os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(terminal_arena, "play_games", functools.partial(run, progress=end))
    terminal_arena.run_arena("tusk-draw", "random,random", 50, 0, (), 1, plain=True)
    assert "(stopped early: 50 were asked for)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: run("chess"), UnknownGame, "no game 'chess'"),
        (lambda: run("tusk-draw", ["easy", "wizard"]), OrcadeError, "'wizard'; there are: random, easy"),
        (lambda: run("tusk-draw", ["easy"]), BadSetup, "for 2 to 4 players, but 1 level is given: easy"),
        (
            lambda: run("pit-fighting", ["easy"] * 3),
            BadSetup,
            "for 2 players, but 3 levels are given: easy, easy, easy",
        ),
        (lambda: run("tusk-draw", options={"hand": "9"}), BadSetup, "'hand' cannot be '9'"),
        (lambda: run("tusk-draw", games=0), BadSetup, "at least 1 game, not 0"),
        (lambda: run("tusk-draw", workers=0), BadSetup, "at least 1 worker, not 0"),
    ],
)
def test_what_cannot_be_is_refused(call: Callable[[], Results], error: type[OrcadeError], words: str) -> None:
    with pytest.raises(error, match=words):
        call()


@pytest.mark.parametrize(("game", "counter"), [("pit-fighting", "round"), ("masters-fight", "turn"), ("tusk-draw", "")])
def test_where_rounds_are_counted(game: str, counter: str) -> None:
    assert playing.rounds_counter(game_named(game).state) == counter


def test_whose_turn_it_is_counts_nothing() -> None:
    assert playing.rounds_counter(Tiny) == ""


def test_the_rounds_of_a_game_with_turns_are_told() -> None:
    rounds = run("masters-fight", ["random", "random"], games=3, workers=1).rounds
    assert rounds is not None
    assert rounds >= 1
