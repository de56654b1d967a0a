"""Sequential tests: how often they are wrong, and what they say in the plain cases."""

from __future__ import annotations

from random import Random

import pytest

from orcade.lab.measures import measure, middle_place, share_of_win
from orcade.lab.playing import Outcome
from orcade.lab.stopping import LEAST, Mean, Narrow, Sprt


def game(index: int, cell: int, first_wins: bool, rounds: int | None = None) -> Outcome:
    return Outcome(index, ("a", "b"), (1, 2) if first_wins else (2, 1), "", rounds, (5, 5), (0.0, 0.0), cell)


def decided(rng: Random, chances: tuple[float, float], least: float, most: int = 20_000) -> tuple[str, int]:
    """What a test says of two variants in which the first seat wins with these chances, and after how many pairs."""
    test = Sprt(measure("wins", 0), 0, 1, least)
    for index in range(most):
        test.add([game(index, cell, rng.random() < chance) for cell, chance in enumerate(chances)])
        if (index + 1) % 10 == 0 and (verdict := test.verdict()):
            return verdict, index + 1
    return "", most


@pytest.mark.parametrize(("chances", "right"), [((0.5, 0.5), "alike"), ((0.5, 0.7), "more"), ((0.6, 0.4), "less")])
def test_it_is_seldom_wrong(chances: tuple[float, float], right: str) -> None:
    rng = Random(5)
    verdicts = [decided(rng, chances, 0.2)[0] for _ in range(200)]
    assert verdicts.count(right) >= 180  # 190 are expected at least, with a standard deviation of 3.


def test_a_great_difference_is_found_with_few_games() -> None:
    rng = Random(6)
    assert all(decided(rng, (0.2, 0.9), 0.1)[1] <= 100 for _ in range(20))


def test_games_without_any_spread_end_it_too() -> None:
    same, other = Sprt(measure("wins", 0), 0, 1, 0.1), Sprt(measure("wins", 0), 0, 1, 0.1)
    for index in range(LEAST):
        assert same.verdict() == ""
        same.add([game(index, 0, True), game(index, 1, True)])
        other.add([game(index, 0, False), game(index, 1, True)])
    assert same.verdict() == "alike"
    assert other.verdict() == "more"


def test_an_interval_is_narrow_when_it_is_so_in_every_cell() -> None:
    test = Narrow(measure("rounds"), 0.5)
    for index in range(400):
        test.add([game(index, 0, True, 4 + index % 2), game(index, 1, True, index % 20)])
    assert test.means[0].half_width < 0.25 < test.means[1].half_width
    assert test.verdict() == ""
    for index in range(400, 9000):
        test.add([game(index, 0, True, 4), game(index, 1, True, index % 20)])
    assert test.verdict() == "narrow"


def test_a_measure_that_no_game_has_is_never_narrow() -> None:
    test = Narrow(measure("rounds"), 0.5)
    for index in range(100):
        test.add([game(index, 0, True)])
    assert test.verdict() == ""


def test_mean_and_variance() -> None:
    mean = Mean()
    for value in (2.0, 4.0, 9.0):
        mean.add(value)
    assert mean.mean == pytest.approx(5)
    assert mean.variance() == pytest.approx(13)


def test_measures() -> None:
    shared = Outcome(0, ("a", "b", "b"), (1, 1, 3), "cap", 7, (1, 2, 3), (0.0,) * 3)
    assert [share_of_win(shared, seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [middle_place(shared, seat) for seat in range(3)] == [1.5, 1.5, 3]
    assert measure("wins", bot="b")(shared) == 0.25
    assert measure("wins", 1, "b")(shared) == 0.5
    assert measure("wins", 0, "b")(shared) is None
    assert [measure(name)(shared) for name in ("rounds", "decisions", "limit", "shared")] == [7, 6, 1, 1]
