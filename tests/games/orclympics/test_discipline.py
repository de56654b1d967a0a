"""What the disciplines share: ages of broods, rolls for an order, roll-offs of teams, feats."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, TypeVar

import pytest

from orcade.games.orclympics.discipline import (
    COMMON,
    FERAL,
    IRON,
    Aged,
    Choose,
    Chose,
    Discipline,
    Feated,
    Level,
    LinedUp,
    choose_broods,
    draw_ages,
    feat,
    first_team,
    honours,
    line_up,
)
from orcade.table.requests import Event, Flow, Roll, Sight, Throw, Together

T = TypeVar("T")
CHOICES = (Choose(COMMON), Choose(FERAL), Choose(IRON))


def drive(flow: Flow[T], *dice: int) -> tuple[T, list[Event], list[Roll]]:
    """Play a flow with these dice, all of which it must use: what it returns, what it told, what it rolled."""
    left = list(dice)
    told: list[Event] = []
    rolls: list[Roll] = []
    answer: Any = None
    while True:
        try:
            request = flow.send(answer)
        except StopIteration as stop:
            assert not left, f"not rolled: {left}"
            return stop.value, told, rolls
        answer = None
        if isinstance(request, Roll):
            rolls.append(request)
            answer = left.pop(0)
        elif isinstance(request, Throw):
            rolls += request.dice
            answer = tuple(left.pop(0) for _ in request.dice)
        elif isinstance(request, Event):
            told.append(request)
        else:
            raise AssertionError(f"nobody expected {request!r}")


def game(*broods: int, ages: list[int] | None = None) -> Discipline:
    count = len(broods)
    return Discipline(count, None, broods=list(broods), ages=ages or [], rolls=[0] * count)


@pytest.mark.rule("OC-5")
def test_each_order_of_age_of_equal_broods_is_equally_likely() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for second, third in product((1, 2), (1, 2, 3)):
        one = game(FERAL, COMMON, FERAL, FERAL)
        drive(draw_ages(one), second, third)
        found[one.ages[0], one.ages[2], one.ages[3]] += 1
    assert len(found) == 6
    assert set(found.values()) == {1}
    assert all(sorted(ages) == [0, 1, 2] for ages in found)


@pytest.mark.rule("OC-5")
def test_no_age_is_drawn_where_all_broods_differ() -> None:
    _, told, rolls = drive(draw_ages(game(IRON, COMMON, FERAL)))
    assert not told
    assert not rolls


@pytest.mark.rule("OC-5")
def test_the_youngest_is_told_first() -> None:
    one = game(IRON, IRON)
    _, told, _ = drive(draw_ages(one), 1)
    assert one.ages == [1, 0]
    assert told == [Aged(IRON, (1, 0))]


def test_broods_are_chosen_in_secret_and_then_told() -> None:
    one = Discipline(2, None)
    flow = choose_broods(one, CHOICES, "XX 1")
    request = next(flow)
    assert isinstance(request, Together)
    assert [ask.seat for ask in request.asks] == [0, 1]
    assert not one.broods
    assert flow.send((CHOICES[IRON], CHOICES[COMMON])) == Chose(0, IRON)
    assert one.broods == [IRON, COMMON]


def test_what_a_campaign_gives_is_neither_asked_nor_drawn() -> None:
    one = game(IRON, IRON, ages=[4, 1])
    drive(choose_broods(one, CHOICES, "XX 1"))
    assert one.ages == [4, 1]


def test_the_highest_goes_first() -> None:
    one = game(COMMON, FERAL, IRON, ages=[0, 0, 0])
    drive(line_up(one, range(3), "Deployment", "XX 3"), 2, 6, 4)
    assert one.order == [1, 2, 0]


@pytest.mark.rule("OC-5")
@pytest.mark.parametrize(("die", "order"), [(1, [1, 0]), (3, [1, 0]), (4, [0, 1]), (6, [0, 1])])
def test_a_low_tie_of_equal_broods_favours_the_young_and_a_high_one_the_old(die: int, order: list[int]) -> None:
    one = game(FERAL, FERAL, ages=[1, 0])
    _, told, _ = drive(line_up(one, range(2), "Deployment", "XX 3"), die, die)
    assert one.order == order
    assert told == [Level(die, tuple(order)), LinedUp("Deployment", tuple(order))]
    age = "younger" if die <= 3 else "older"
    assert told[0].text(Sight()).startswith(f"Level at {die}: the {age} brood goes first, ")


@pytest.mark.rule("OC-5", "OC-6")
def test_where_broods_differ_those_who_tie_roll_again_for_their_own_places() -> None:
    one = game(FERAL, FERAL, IRON, COMMON, ages=[0, 1, 0, 0])
    drive(line_up(one, range(4), "Deployment", "XX 3"), 5, 3, 5, 6, 1, 2)
    assert one.order == [3, 2, 0, 1]


@pytest.mark.rule("OC-5")
def test_a_tie_of_three_with_one_stranger_is_rolled_again_and_may_then_be_settled_by_age() -> None:
    one = game(FERAL, FERAL, IRON, ages=[0, 1, 0])
    drive(line_up(one, range(3), "Deployment", "XX 3"), 4, 4, 4, 2, 2, 5)
    assert one.order == [2, 0, 1]


@pytest.mark.parametrize(("dice", "first"), [((5, 2), 0), ((2, 5), 1), ((3, 3, 1, 2), 1)])
def test_a_team_rolls_by_its_first_seat(dice: tuple[int, ...], first: int) -> None:
    one = game(FERAL, IRON, FERAL, COMMON, ages=[0, 0, 1, 0])
    winner, _, rolls = drive(first_team(one, ((2, 0), (1, 3)), "initiative", "XX 4"), *dice)
    assert winner == first
    assert {roll.seat for roll in rolls} == {2, 1}


@pytest.mark.rule("OC-5")
@pytest.mark.parametrize(("die", "first"), [(2, 1), (5, 0)])
def test_teams_of_one_brood_are_told_apart_by_age(die: int, first: int) -> None:
    one = game(FERAL, FERAL, FERAL, FERAL, ages=[3, 0, 1, 2])
    winner, told, _ = drive(first_team(one, ((0, 1), (2, 3)), "initiative", "XX 4"), die, die)
    assert winner == first
    assert told == [Level(die, (2, 0) if winner else (0, 2))]


@pytest.mark.rule("OC-8")
def test_a_feat_goes_to_the_first_who_does_it() -> None:
    one = game(FERAL, IRON)
    names = ("A", "B", "C", "D", "E")
    _, told, _ = drive(feat(one, 1, 3, names))
    assert told == [Feated(1, "D")]
    _, told, _ = drive(feat(one, 0, 3, names))
    assert not told
    assert [(each.name, each.seat, each.rule) for each in honours(one, names, "XX 5")] == [("D", 1, "XX 5")]
