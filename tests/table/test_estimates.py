"""Estimates as weighted sums: what they say, and what is wrong with weights."""

from __future__ import annotations

from math import exp
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from orcade.table.estimates import BadWeights, Curve, Estimate, by_squares, logistic, straight
from orcade.table.game import Ending


class Standing(NamedTuple):
    gold: float
    zeal: float


WEIGHTS = "# Of a test.\ngold = 0.5\nzeal = 2\n"


def weights(folder: Path, text: str = WEIGHTS) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def state(seats: int, ending: Ending | None = None) -> Any:
    return SimpleNamespace(seats=seats, ending=ending)


def of(folder: Path, *standings: Standing | int, **more: Any) -> list[float]:
    return Estimate(Standing, lambda _: standings, weights(folder), **more)(state(len(standings)))


def test_each_is_held_against_each_other(tmp_path: Path) -> None:
    found = of(tmp_path, Standing(2, 0), Standing(0, 0.5), Standing(0, 0))
    # The first two have 1, the last has nothing.
    ahead = 1 / (1 + exp(-1))
    assert found == pytest.approx([(0.5 + ahead) / 2, (0.5 + ahead) / 2, 1 - ahead])


def test_features_that_count_alone_do_not_count_against_others(tmp_path: Path) -> None:
    first, second = of(tmp_path, Standing(2, 1), Standing(2, 0), alone=("zeal",))
    assert (first, second) == pytest.approx((1 / (1 + exp(-2)), 0.5))


def test_who_is_out_has_his_place_and_is_behind_the_others(tmp_path: Path) -> None:
    assert of(tmp_path, 3, Standing(1, 0), 4, Standing(1, 0)) == pytest.approx([1 / 3, 5 / 6, 0, 5 / 6])


def test_all_seats_of_a_side_have_its_chances(tmp_path: Path) -> None:
    estimate = Estimate(
        Standing, lambda _: [Standing(2, 0), Standing(0, 0)], weights(tmp_path), sides=lambda _: [(0, 3), (1, 2)]
    )
    first, second, third, fourth = estimate(state(4))
    assert first == fourth == pytest.approx(1 / (1 + exp(-1)))
    assert second == third == pytest.approx(1 - first)


def test_the_end_has_its_places_and_before_the_beginning_all_are_even(tmp_path: Path) -> None:
    estimate = Estimate(Standing, lambda _: (), weights(tmp_path))
    assert estimate(state(3)) == [0.5, 0.5, 0.5]
    assert estimate(state(3, Ending([1, 2, 2], "", ""))) == [1.0, 0.25, 0.25]


@pytest.mark.parametrize("curve", [logistic, straight, by_squares])
@pytest.mark.parametrize(("mine", "other"), [(0.0, 0.0), (1.2, 1.0), (-3.0, 4.0), (0.1, 9.0), (800.0, -800.0)])
def test_what_one_has_the_other_lacks(curve: Curve, mine: float, other: float) -> None:
    assert 0 <= curve(mine, other) <= 1
    assert curve(mine, other) + curve(other, mine) == pytest.approx(1)
    assert (curve(mine, other) > 0.5) == (max(mine, 0.2) > max(other, 0.2)) or curve is not by_squares


def test_other_weights_leave_those_of_the_game_alone(tmp_path: Path) -> None:
    def standings(_: Any) -> list[Standing]:
        return [Standing(2, 0), Standing(0, 1)]

    estimate = Estimate(Standing, standings, weights(tmp_path), alone=("zeal",))
    before = estimate(state(2)), estimate.held
    own = tmp_path / "own.toml"
    own.write_text("gold = 3.0\nzeal = 0.0\n")
    assert estimate.weighing(own)(state(2)) == pytest.approx([1 / (1 + exp(-6)), 1 - 1 / (1 + exp(-6))])
    assert (estimate(state(2)), estimate.held) == before


@pytest.mark.parametrize(
    ("change", "line", "words"),
    [
        (("gold", "golf"), 2, "there is no 'golf' here ('gold' perhaps?)"),
        (("gold = 0.5\n", ""), 1, "'gold' is missing"),
        (("0.5", '"much"'), 2, "a number"),
        (("0.5", "true"), 2, "a number"),
        (("0.5", "nan"), 2, "expected a number, not nan"),
        (("= 2", "= -inf"), 3, "expected a number, not -inf"),
        (("zeal = 2", "zeal ="), 3, "this is no TOML"),
    ],
)
def test_bad_weights_are_told_with_file_and_line(
    tmp_path: Path, change: tuple[str, str], line: int, words: str
) -> None:
    file = weights(tmp_path, WEIGHTS.replace(*change))
    with pytest.raises(BadWeights) as wrong:
        Estimate(Standing, lambda _: (), weights(tmp_path)).weighing(weights(tmp_path, WEIGHTS.replace(*change)))
    told = [each for each in str(wrong.value).splitlines() if words in each]
    assert len(told) == 1
    assert told[0].startswith((f"{file}, line {line}: ", f"{file}: line {line}: "))


def test_weights_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"none\.toml: it cannot be read"):
        Estimate(Standing, lambda _: (), weights(tmp_path)).weighing(tmp_path / "none.toml")
