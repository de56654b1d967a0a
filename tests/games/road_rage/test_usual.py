"""What one mostly wants to answer, with what it is for."""

from __future__ import annotations

from typing import Any

import pytest

import orcade
from orcade.games.orclympics.road_rage import GAME
from orcade.games.orclympics.road_rage.answers import WORKSHOPS
from orcade.games.orclympics.road_rage.plans import plans
from orcade.web.in_sight import parted

from .test_workshop import workshop
from .track import RIGHT, UP, Gate, Track, car

ACROSS: tuple[Gate, ...] = (((12, 4), (12, 12)), ((22, 4), (22, 12)), ((32, 4), (32, 12)))


def usual(track: Track) -> tuple[str, str]:
    """The notation of the answer, and its hint."""
    question = track.match.scene(track.match.asks[0].seat).question
    assert question is not None
    return next(((each.say, each.hint) for each in question.choices if each.say == question.usual), ("", ""))


def grub(**more: Any) -> Any:
    return car(10, 8, RIGHT, **{"speed": 2, "top": 4, "agility": 1} | more)


def test_none_where_a_plan_is() -> None:
    track = Track(gates=ACROSS, laps=2, grub=grub(), dreg=car(6, 40, UP))
    assert plans(track.match.board(0), track.match.asks[0])
    assert usual(track) == ("", "")


def test_who_steers_step_by_step_is_led_along_the_best_way() -> None:
    track = Track(gates=ACROSS, laps=2, grub=grub(), dreg=car(6, 40, UP)).say("faster")
    say, hint = usual(track)
    assert say == "drive 3"
    assert hint.startswith('Best way on: 9" at Speed 3, through gate 1. Then 2" to gate 2. Straight ahead: ')
    track.say("drive", "drive", "drive")
    assert usual(track) == ("done", "Action Points that are left are lost: 8.")


def test_other_answers_are_not_said_to_be_the_best() -> None:
    track = Track(gates=ACROSS, laps=2, grub=grub(), dreg=car(6, 40, UP)).say("faster")
    question = track.match.scene(0).question
    assert question is not None
    assert [choice.say for choice in question.choices if "Best way" in choice.hint] == [question.usual]


def test_who_looks_astray_at_the_end_is_turned_and_has_a_button_for_it() -> None:
    track = Track(gates=ACROSS, grub=car(10, 20, RIGHT, speed=1, agility=2), dreg=car(30, 40)).say("drive")
    say, hint = usual(track)
    assert say == "left"
    assert hint.startswith("That is the way on in the next turn. ")
    question = track.match.scene(0).question
    assert question is not None
    assert [choice.say for choice in parted(question, inches=True)[0]] == ["left", "done"]


@pytest.mark.parametrize(("likely", "say"), [(4, "trick dreg"), (1, "done")])
def test_a_dirty_trick_that_is_likely_to_work_comes_before_the_end(likely: int, say: str) -> None:
    me = car(14, 8, RIGHT, speed=1, agility=1, skill=likely, passed=1, used=1)
    track = Track(gates=ACROSS, grub=me, dreg=car(18, 10, skill=3))
    track.say("drive")
    assert usual(track)[0] == say


@pytest.mark.parametrize(("likely", "word"), [(4, "trick"), (1, "end")])
def test_an_end_where_nothing_is_likely_to_come_of_what_is_left_passes_by_itself(likely: int, word: str) -> None:
    me = car(14, 8, RIGHT, speed=1, agility=1, skill=likely, passed=1, used=1)
    track = Track(gates=ACROSS, grub=me, dreg=car(18, 10, skill=3))
    assert track.match.asks[0].about == ()
    question = track.say("drive").match.scene(0).question
    assert question is not None
    assert question.about == (word,)
    assert question.passing == question.usual
    assert GAME.minds == ("trick",)


def test_a_trick_that_wrecks_a_rival_without_driver_skill_to_lose_is_worth_a_try() -> None:
    def usual_of(chassis: int) -> str:
        me = car(14, 8, RIGHT, speed=1, agility=1, skill=4, passed=1, used=1, chassis=3)
        return usual(Track(gates=ACROSS, grub=me, dreg=car(18, 10, skill=1, chassis=chassis)).say("drive"))[0]

    assert usual_of(1) == "trick dreg"
    assert usual_of(2) == "done"


def test_the_chariot_for_a_first_race() -> None:
    match = workshop("iron", "feral")
    for ask in match.asks:
        question = match.scene(ask.seat).question
        assert question is not None
        ready = WORKSHOPS[match.state.broods[ask.seat]].ready[0]
        assert question.usual == ready.notation(match.board(ask.seat))


def test_a_cell_tells_who_is_beside_one_and_where_gate_1_is() -> None:
    match = orcade.new(GAME, 2, seed=1)
    while match.asks[0].rule != "RR 3":
        match.answer(match.asks[0].options[0], match.asks[0].seat)
    question = match.scene(match.asks[0].seat).question
    assert question is not None
    assert all(choice.hint.startswith("Nobody is beside you yet. Gate 1 is ") for choice in question.choices)
    assert all(choice.hint.endswith(" ahead, right.") for choice in question.choices)
    match = orcade.new(GAME, 3, seed=1)
    while match.asks[0].rule != "RR 3":
        match.answer(match.asks[0].options[0], match.asks[0].seat)
    first = match.asks[0].seat
    match.answer("cell 1", first)
    question = match.scene(match.asks[0].seat).question
    assert question is not None
    assert question.choices[0].hint.startswith(f"Beside {GAME.names[first]}. Gate 1 is ")
