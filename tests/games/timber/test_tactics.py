"""What the bots' estimate prefers; the numbers themselves are a matter of taste."""

from __future__ import annotations

import msgspec
import pytest

from orcade.games.orclympics.timber.pieces import Forest
from orcade.games.orclympics.timber.tactics import hopes, worth

from .grove import Grove, gone, orc


def shares(forest: Forest) -> list[float]:
    """What each seat has and may hope for, in Wood; where there are no feats."""
    return [sum(each) for each in hopes(forest)]


def mine(grove: Grove) -> float:
    """The estimate for Grub."""
    return worth(grove.forest)[0]


def test_an_end_is_worth_its_places() -> None:
    grove = Grove(grub=orc("a1", wood=2, tokens=1), dreg=gone(1), turn=5).say("leave")
    assert grove.places == [1, 2]
    assert worth(grove.forest) == [1.0, 0.0]


def test_seats_that_stand_alike_are_worth_alike() -> None:
    grove = Grove(at="close", grub=orc("a1"), dreg=orc("h1"), trees={"d4": 4, "e4": 4}, boar="d8")
    assert worth(grove.forest) == pytest.approx([0.5, 0.5], abs=0.01)


@pytest.mark.parametrize("enemies", [{}, {"dreg": orc("d4")}, {"dreg": orc("d4"), "bark": orc("b4"), "mog": orc("c3")}])
@pytest.mark.parametrize("turn", [3, 6])
def test_wood_is_better_carried_than_lying_under_an_orc(enemies: dict[str, object], turn: int) -> None:
    seats = 4 if enemies else 2
    before = Grove(grub=orc("c4", tokens=2), wood={"c4": 1}, turn=turn, seats=seats, **enemies)  # type: ignore[arg-type]
    value = mine(before)
    idle = mine(before.say("end"))
    after = Grove(grub=orc("c4", tokens=2), wood={"c4": 1}, turn=turn, seats=seats, **enemies)  # type: ignore[arg-type]
    assert mine(after.say("pick")) > value > idle


def test_to_leave_with_wood_is_better_than_to_linger() -> None:
    def grove() -> Grove:
        return Grove(grub=orc("a4", wood=1, tokens=1), twig=orc("c4"), dreg=orc("h8"), turn=6, boar="h1")

    assert mine(grove().say("leave")) > mine(grove().say("end"))


def test_the_way_to_the_edge_counts() -> None:
    def carrier(square: str) -> float:
        return mine(Grove(at="close", grub=orc(square, wood=1), dreg=orc("h8"), turn=6, boar="h1"))

    assert carrier("a4") > carrier("c4") > carrier("d4")


def test_who_can_no_longer_get_out_has_nothing() -> None:
    late = Grove(grub=orc("d4", wood=3, tokens=3), dreg=orc("h8"), turn=8, boar="h1")
    assert shares(late.forest)[0] == 0
    early = Grove(grub=orc("d4", wood=3, tokens=3), dreg=orc("h8"), turn=7, boar="h1")
    assert shares(early.forest)[0] > 1


@pytest.mark.parametrize("near", [{"dreg": orc("d5")}, {"boar": "d5"}])
def test_enemies_and_the_boar_are_a_danger_to_who_carries(near: dict[str, object]) -> None:
    calm = Grove(grub=orc("d4", wood=2, tokens=1), turn=4, dreg=orc("h8"), boar="h1")
    placed = {"dreg": orc("h8"), "boar": "h1", **near}
    assert mine(Grove(grub=orc("d4", wood=2, tokens=1), turn=4, **placed)) < mine(calm)  # type: ignore[arg-type]


def test_no_more_wood_is_shared_out_than_there_is() -> None:
    grove = Grove(
        seats=4,
        grub=orc("d3", wood=1, tokens=2),
        dreg=orc("e4", wood=1),
        mog=orc("c4"),
        snik=orc("d6"),
        burl=gone(2),
        trees={"d4": 3},
        wood={"d5": 1},
    )
    assert 2 < sum(shares(grove.forest)) <= 8


def test_the_estimate_leaves_the_game_alone() -> None:
    grove = Grove(grub=orc("d3", wood=1, tokens=2), dreg=orc("e4", wood=1), trees={"d4": 3})
    before = msgspec.msgpack.encode(grove.forest)
    worth(grove.forest)
    assert msgspec.msgpack.encode(grove.forest) == before
