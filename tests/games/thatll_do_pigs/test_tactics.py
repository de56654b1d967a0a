"""How bots judge a race: whoever may win it gets on."""

from __future__ import annotations

from typing import Any

import pytest

from orcade.games.orclympics.thatll_do_pigs.tactics import worth

from .track import DOWN, LEFT, RIGHT, UP, Track, rider

CRASHED = {name: rider(30, 33, crashed=at) for at, name in enumerate(("dreg", "durk"), 1)}


def of_grub(**given: Any) -> float:
    """What a race of two seats is worth to Grub's."""
    track = Track(seats=2, **given)
    return worth(track.race)[0]


@pytest.mark.parametrize("enemy", [(16, 5), (5, 5), (5, 16)])
def test_an_enemy_who_waits_on_the_way_home_does_not_keep_the_holder_from_riding(enemy: tuple[float, float]) -> None:
    """The holder has to pass him anyhow."""
    values = [
        of_grub(grub=rider(x, 31, LEFT, laps=1, crossed=4, rounded=4), dreg=rider(*enemy, UP, crossed=1), holder="grub")
        for x in (18, 16.5, 14, 10)
    ]
    assert values == sorted(values)


def test_an_unridden_boar_that_looks_away_turns_round() -> None:
    values = [
        of_grub(grub=rider(20, 31, facing, ridden=False), gash=rider(20, 33)) for facing in (RIGHT, 45, DOWN, 135, LEFT)
    ]
    assert values[0] < values[1] < values[2] < values[3] <= values[4]


@pytest.mark.parametrize("laps", [0, 1])
def test_an_unridden_boar_does_not_wait_before_a_corner(laps: int) -> None:
    """The two Pivots that the corner takes are before it in any case."""
    values = [
        of_grub(
            grub=rider(5, y, UP, ridden=False, laps=laps, crossed=4 * laps + crossed),
            gash=rider(20, 33, laps=laps, crossed=4 * laps),
        )
        for y, crossed in ((14, 1), (9, 1), (4, 2))
    ]
    assert values == sorted(values)


@pytest.mark.parametrize("piglet", [{"holder": "grub"}, {"piglet": (5.0, 31.0)}, {}])
def test_who_is_alone_left_rides_on_all_the_same(piglet: dict[str, Any]) -> None:
    values = [of_grub(grub=rider(x, 31, crossed=0), boars=CRASHED, **piglet) for x in (20, 15, 10)]
    assert values[0] + 0.001 < values[1] < values[2] - 0.001


@pytest.mark.parametrize("laps", [0, 1])
def test_to_have_the_piglet_is_better_than_to_stand_beside_it(laps: int) -> None:
    """However far from home."""
    grub = rider(20, 31, laps=laps, crossed=4 * laps)
    assert of_grub(grub=grub, holder="grub") > of_grub(grub=grub, piglet=(20.0, 30.0))
