"""The ladder: line-ups are fair, strengths are found again, ties and bots that never lost are treated right."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import log10
from pathlib import Path
from random import Random

import pytest

from orcade.__main__ import run as command
from orcade.lab.ladder import MOST, Choices, Rating, ladder, lineups
from orcade.lab.playing import Outcome
from orcade.table.errors import OrcadeError
from orcade.table.game import game_named
from tests.forked import Python

BOTS = ("random", "easy", "normal", "hard")


def game(levels: Sequence[str], places: Sequence[int]) -> Outcome:
    return Outcome(0, tuple(levels), tuple(places), "", None, (), ())


def by_name(choices: Choices) -> dict[str, Rating]:
    return {each.bot: each for each in choices.ratings()}


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 2), (4, 3), (4, 4), (6, 4), (3, 5), (4, 8), (5, 8), (MOST, 6)])
def test_every_bot_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    names = [f"search-{at}" for at in range(1, bots + 1)]
    found = lineups(names, seats, 7)
    sat = Counter(
        (levels[(seat + index) % seats], seat) for levels in found for index in range(seats) for seat in range(seats)
    )
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1
    assert max(Counter(levels).most_common(1)[0][1] for levels in found) == -(-seats // bots)
    assert found == lineups(names, seats, 7)
    assert len(found) < 1000


def test_bots_meet_each_other_equally_often_and_line_ups_have_luck_of_their_own() -> None:
    study = ladder(game_named("tusk-draw"), BOTS, 2, 100, 3)
    assert sorted(tuple(sorted(cell.levels)) for cell in study.cells) == sorted(
        tuple(sorted((one, other))) for at, one in enumerate(BOTS) for other in BOTS[at + 1 :]
    )
    assert study.games == 17
    first = [task.seed for task in study.tasks() if task.index == 0]
    assert len(set(first)) == len(first)


def test_between_two_bots_wins_are_odds() -> None:
    choices = Choices(("easy", "hard"))
    choices.add([game(("easy", "hard"), (2, 1))] * 30 + [game(("hard", "easy"), (2, 1))] * 10)
    hard = by_name(choices)["hard"]
    assert hard.points == pytest.approx(400 * log10(30.5 / 10.5))  # A drawn game is added.
    assert hard.interval[0] < hard.points < hard.interval[1]
    assert by_name(choices)["easy"].points == 0


def test_who_never_lost_is_not_infinitely_strong_and_known_badly() -> None:
    choices = Choices(("easy", "hard"))
    choices.add([game(("easy", "hard"), (2, 1))] * 30)
    never = by_name(choices)["hard"]
    assert never.points == pytest.approx(400 * log10(61))
    assert never.interval[1] - never.interval[0] > 800


def test_places_that_are_shared_count_as_all_orders_in_equal_parts() -> None:
    names = BOTS[:3]
    shared, ordered = Choices((*names, "hard")), Choices((*names, "hard"))
    shared.add([game((*names, "hard"), (2, 2, 2, 1))] * 6)
    ordered.add(game((*names, "hard"), (*places, 1)) for places in permutations((2, 3, 4)))
    for name, other in by_name(ordered).items():
        assert by_name(shared)[name].points == pytest.approx(other.points, abs=1e-6)
        assert by_name(shared)[name].interval == pytest.approx(other.interval, abs=1e-6)
    drawn = Choices(names)
    drawn.add([game(names, (1, 1, 1))] * 5)
    assert [each.points for each in drawn.ratings()] == pytest.approx([0, 0, 0], abs=1e-6)


def test_a_bot_in_several_seats_has_as_many_chances() -> None:
    choices = Choices(("easy", "hard"))
    for places, times in (((1, 2, 2), 20), ((2, 1, 2), 40)):  # Three equal bots: the one wins 20 of 60 games.
        choices.add([game(("hard", "easy", "easy"), places)] * times)
    assert abs(by_name(choices)["hard"].points) < 40


def test_strengths_are_found_again_and_intervals_hold_them() -> None:
    """Games are drawn by the model itself: some 95 of 100 intervals have to hold what they were drawn by."""
    chance = Random(5)
    true = dict(zip(BOTS, (0.0, 120.0, 200.0, 400.0)))
    held, errors = 0, []
    for _ in range(80):
        choices = Choices(BOTS)
        for _ in range(200):
            levels = chance.sample(BOTS, 3)
            keys = [chance.expovariate(10 ** (true[name] / 400)) for name in levels]
            choices.add([game(levels, [1 + sum(other < key for other in keys) for key in keys])])
        for name, each in by_name(choices).items():
            if name != BOTS[0]:
                held += each.interval[0] <= true[name] <= each.interval[1]
                errors.append(each.points - true[name])
    assert 0.9 < held / len(errors) < 0.99
    assert abs(sum(errors) / len(errors)) < 10


@pytest.mark.parametrize(
    ("bots", "seats", "games", "said"),
    [
        (
            ["random", "godlike"],
            2,
            10,
            "there is no bot 'godlike'; there are: random, easy, normal, hard",
        ),
        (["random", "search-0"], 2, 10, "there is no bot 'search-0'"),
        (["random"], 2, 10, "a ladder is of 2 to 12 bots, each named once, not: random"),
        (["easy", "easy"], 2, 10, "each named once, not: easy, easy"),
        (["random", "easy"], 9, 10, "Tusk Draw is for 2 to 4 players, not for 9"),
        (["random", "easy"], 2, 0, "a ladder needs at least 1 game, not 0"),
    ],
)
def test_what_cannot_be_is_refused(bots: list[str], seats: int, games: int, said: str) -> None:
    with pytest.raises(OrcadeError) as refused:
        ladder(game_named("tusk-draw"), bots, seats, games)
    assert said in str(refused.value)


def words(folder: Path, games: int) -> list[str]:
    return f"lab ladder tusk-draw --bots random,search-9 --games {games} --workers 1 --into {folder}".split()


def test_the_command_tells_the_ladder_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(words(tmp_path / "one", 6)) == 0
    assert command(words(tmp_path / "one", 20)) == 0
    capsys.readouterr()
    assert command(words(tmp_path / "one", 20)) == 0
    resumed = capsys.readouterr().out
    assert "Tusk Draw: 20 games of 2 seats, seed 0" in resumed
    assert "random has 0 points" in resumed
    assert command(words(tmp_path / "two", 20)) == 0
    assert capsys.readouterr().out == resumed.replace("one", "two")
    assert command([*words(tmp_path / "one", 20), "--seed", "1"]) == 2
    assert "another study" in capsys.readouterr().err


def test_sigterm_shows_what_is_finished(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    playing = Python("-m", "orcade", *words(folder, 1_000_000))
    try:
        journal = folder / "journal.jsonl"
        while playing.poll() is None and not (journal.exists() and journal.read_bytes().count(b"\n") > 20):
            time.sleep(0.01)
        playing.send_signal(signal.SIGTERM)
        assert playing.stdout
        told = playing.stdout.read()
        assert playing.wait(60) == 130
    finally:
        playing.kill()
    assert "random has 0 points" in told
    assert "Stopped. The finished games are in" in told
