"""How bots judge a race."""

from __future__ import annotations

from orcade.games.orclympics.road_rage.tactics import worth

from .track import UP, car, position


def test_a_blow_that_hurts_both_alike_is_worth_it_for_neither() -> None:
    whole = worth(position(grub=car(10, 20, UP, chassis=4), dreg=car(14, 20, UP, chassis=4)))
    hurt = worth(position(grub=car(10, 20, UP, chassis=2), dreg=car(14, 20, UP, chassis=2)))
    assert all(after < before - 0.05 for after, before in zip(hurt, whole, strict=True))


def test_the_last_point_counts_more_than_the_first() -> None:
    each = [sum(worth(position(grub=car(10, 20, UP, chassis=left), dreg=car(14, 20, UP)))) for left in (5, 4, 2, 1)]
    assert each[0] - each[1] < each[2] - each[3]
