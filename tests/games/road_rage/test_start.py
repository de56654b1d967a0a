"""Laps, the starting row and who stands where in it."""

from __future__ import annotations

from itertools import pairwise
from math import dist, hypot
from typing import Any

import pytest

import orcade
from orcade.games.orclympics.road_rage import GAME
from orcade.games.orclympics.road_rage.answers import Take
from orcade.games.orclympics.road_rage.circuits import SHIPPED
from orcade.games.orclympics.road_rage.geometry import cell_middle, track
from orcade.games.orclympics.road_rage.pieces import Race

from .track import SCRIPTS, Dull, circuit

BUILDS = {"common": "build boar-boss", "feral": "build born-lucky", "iron": "build eavy-armour"}


class Start:
    """A race from its very beginning: broods and chariots are chosen, then the dice fall."""

    def __init__(self, *broods: str, dice: tuple[int, ...], facing: int = 270, **options: Any) -> None:
        self.dice = orcade.Scripted(*dice, then=Dull())
        SCRIPTS.append(self.dice)
        where: dict[str, Any] = {"start": (43.5, 44), "facing": 270}
        if facing == 180:
            where = {
                "start": (30, 24),
                "facing": 180,
                "gates": (((10, 20), (10, 28)), ((20, 5), (28, 5)), ((40, 40), (46, 46))),
            }
        options = {"laps": 0, "own_circuit": circuit(**where), **options}
        self.match = orcade.new(GAME, len(broods), dice=self.dice, options=options)
        for seat, brood in enumerate(broods):
            self.match.answer(brood, seat=seat)
        for seat, brood in enumerate(broods):
            self.match.answer(BUILDS[brood], seat=seat)

    @property
    def state(self) -> Race:
        assert isinstance(self.match.state, Race)
        return self.match.state

    @property
    def asked(self) -> list[int]:
        return [ask.seat for ask in self.match.asks]

    @property
    def cells(self) -> set[str]:
        (ask,) = self.match.asks
        return {option.notation(self.match.board(ask.seat)) for option in ask.options}

    def say(self, words: str) -> None:
        self.match.answer(words, seat=self.asked[0])


@pytest.mark.rule("RR 2.2", "RR-5", "RR 1")
@pytest.mark.parametrize(("die", "laps"), [(1, 3), (2, 4), (3, 5)])
def test_the_laps_are_d3_plus_2(die: int, laps: int) -> None:
    assert Start("common", "feral", dice=(die, 6, 1)).state.laps == laps


@pytest.mark.rule("RR-5")
@pytest.mark.parametrize("laps", [1, 2, 3, 4, 5])
def test_agreed_laps_are_not_rolled(laps: int) -> None:
    start = Start("common", "feral", dice=(6, 1), laps=laps)
    assert start.state.laps == laps
    assert start.asked == [0]


@pytest.mark.rule("RR 3", "RR-6")
def test_from_the_highest_to_the_lowest_each_takes_a_free_cell() -> None:
    start = Start("common", "feral", "iron", dice=(2, 6, 4), laps=1)
    assert start.asked == [1]
    assert start.cells == {"cell 1", "cell 2", "cell 3"}
    start.say("cell 2")
    assert start.asked == [2]
    assert start.cells == {"cell 1", "cell 3"}
    start.say("cell 3")
    # Nothing is left to choose for Grub, and the first Game Turn begins.
    assert start.state.turn == 1
    xs = [chariot.x for chariot in start.state.chariots]
    assert sorted(xs) == xs[0:1] + xs[1:3]


@pytest.mark.rule("RR 3", "RR-6", "RR 2.2")
@pytest.mark.parametrize("facing", [270, 180])
def test_all_look_ahead_side_by_side_with_speed_0(facing: int) -> None:
    start = Start("common", "feral", "iron", dice=(6, 5, 4), laps=1, facing=facing)
    start.say("cell 1")
    start.say("cell 2")
    cars = start.state.chariots
    assert [car.heading for car in cars] == [0, 0, 0]
    assert [car.speed for car in cars] == [0, 0, 0]
    assert [car.passed for car in cars] == [0, 0, 0]
    for one, other in pairwise(cars):
        assert hypot(one.x - other.x, one.y - other.y) == pytest.approx(1000, abs=2)
    along = [car.y for car in cars] if facing == 270 else [car.x for car in cars]
    assert max(along) - min(along) <= 2


@pytest.mark.parametrize("name", SHIPPED)
def test_the_cells_are_told_apart_by_the_side_to_which_the_course_turns(name: str) -> None:
    race = Start("common", "feral", "iron", dice=(6, 5, 4), laps=1, own_circuit="", circuit=name).state
    x, y, _ = track(race).middles[1]
    far = {Take(at).label(race): dist(cell_middle(race, at), (x, y)) for at in range(3)}
    assert [label[8:-1] for label in sorted(far, key=far.__getitem__)] == ["inside", "middle", "outside"]


@pytest.mark.rule("RR 3", "OC-6")
def test_different_broods_that_tie_roll_again_among_themselves() -> None:
    start = Start("common", "feral", "iron", dice=(3, 5, 3, 6, 2), laps=1)
    assert start.asked == [1]
    start.say("cell 1")
    assert start.asked == [0]


@pytest.mark.rule("RR 3", "OC-5")
@pytest.mark.parametrize(("die", "first"), [(2, 1), (5, 0)])
def test_equal_broods_that_tie_are_told_apart_by_age(die: int, first: int) -> None:
    """The second is drawn to be the younger."""
    start = Start("iron", "iron", dice=(1, die, die), laps=1)
    assert start.asked == [first]
