"""What a page shows first: what bots do mostly, and how models are set up."""

from __future__ import annotations

from math import hypot

import pytest

import orcade
from orcade.games.orclympics.flying_pigs.answers import Walk
from orcade.games.orclympics.flying_pigs.hints import in_his_way
from orcade.games.orclympics.flying_pigs.usual import stays
from orcade.web.in_sight import parted

from .sty import RIGHT, Sty, go, model
from .test_shove import took


def usual(sty: Sty) -> str:
    question = sty.match.scene(sty.match.asks[0].seat).question
    assert question is not None
    return question.usual


def test_the_sous_chef_enters_beside_the_chef_and_far_from_all_others() -> None:
    match = orcade.new("flying-pigs", seats=3, seed=1)
    for seat in range(3):
        match.answer(match.ask_of(seat).options[0], seat)
    for _ in range(6):
        seat = match.asks[0].seat
        question = match.scene(seat).question
        assert question is not None
        match.answer(question.usual, seat)
    places = [(one.x, one.y) for one in match.state.models if one.x >= 0]
    assert len(places) == 6
    pairs = [(at, other) for at in range(6) for other in range(at)]
    gaps = {(at, other): hypot(*(a - b for a, b in zip(places[at], places[other]))) / 1000 for at, other in pairs}
    mates = [gaps.pop((at + 1, at)) for at in (0, 2, 4)]
    assert max(mates) < 5 < 8 < min(gaps.values())


def test_a_pig_stands_on_its_chefs_way_to_the_middle() -> None:
    match = orcade.new("flying-pigs", seats=2, seed=1)
    while match.asks[0].rule != "FP 4":
        match.answer(match.asks[0].options[0], match.asks[0].seat)
    seat = match.asks[0].seat
    question = match.scene(seat).question
    assert question is not None
    _, x, y = question.usual.replace(",", " ").rsplit(" ", 2)
    chef = match.state.models[seat * 3]
    gone = hypot(float(x) - 15, float(y) - 15) + 1
    assert abs(hypot(chef.x / 1000 - 15, chef.y / 1000 - 15) - gone) < 0.01


def test_who_is_shut_in_lets_the_other_one_go_first() -> None:
    shut_in = Sty(
        step="walk",
        seats=4,
        grub=(15, 29.3),
        gnaw=(13.6, 29.2),
        dreg=(14, 27.9),
        dollop=(16.4, 28.6),
        gammon=(15.2, 27.9),
    )
    assert usual(shut_in) == "gnaw first", "nothing had been proposed"
    shut_in.say("gnaw first", "stay gnaw")
    assert usual(shut_in) == "stay grub"


def test_who_does_best_where_he_is_stays() -> None:
    sty = Sty(step="walk", grub=(13, 6), gnaw=(6, 20), gammon=(6, 15), dumpling=(15, 5))
    sty.say(usual(sty)).say(usual(sty))
    there = Sty(step="walk", grub=model(*sty.at("grub")), gnaw=(6, 20), gammon=(6, 15), dumpling=(15, 5))
    assert usual(there) == "stay grub"


@pytest.mark.parametrize(("sous", "answer"), [("shove", "ready as before"), ("fire", "ready grub shove")])
def test_one_answer_does_for_both_where_both_waited_with_a_shove(sous: str, answer: str) -> None:
    sty = Sty(step="act", grub=took("grub", "shove"), gnaw=took("gnaw", sous))
    assert usual(sty) == answer


def test_grease_for_pigs_has_buttons_with_its_chance_and_the_rest_is_put_aside() -> None:
    sty = Sty(step="grease", grub=(5, 10), gnaw=(7, 10), gammon=(9, 10), dreg=(11, 10), dumpling=(12, 12))
    question = sty.match.scene(0).question
    assert question is not None
    alone, listed, _ = parted(question, inches=True)
    assert [choice.say for choice in alone] == ["grease", "done"]
    assert [choice.odds for choice in alone] == ["67 %", ""]
    assert {choice.say for choice in listed} >= {"toss grub gammon", "toss grub gnaw", "toss gnaw dumpling"}


def test_another_pig_that_burns_may_be_greased_so_that_it_flies_too_far() -> None:
    burning = model(12, 12, burning=True)
    sty = Sty(step="grease", grub=(5, 10), gnaw=(7, 10), gammon=(9, 10), dreg=(11, 10), dumpling=burning)
    question = sty.match.scene(0).question
    assert question is not None
    assert not next(choice for choice in question.choices if choice.say == "toss gnaw dumpling").small


@pytest.mark.parametrize(("far", "told"), [(0, True), (300, True), (500, False)])
def test_who_would_hardly_walk_and_to_nothing_in_particular_is_proposed_to_stay(far: int, told: bool) -> None:
    sty = Sty(step="walk", grub=(10, 10), gammon=(22, 22))
    assert stays(sty.state, sty.match.asks[0], Walk(10_000 + far, 10_000, 0)) is told


def test_a_short_step_into_a_pigs_way_is_worth_it() -> None:
    sty = Sty(step="walk", grub=(10, 10), gammon=(22, 22), dumpling=(8, 8.9))
    way = Walk(10_100, 10_300, 0)
    assert in_his_way(sty.state, way) == ["Dumpling"]
    assert not stays(sty.state, sty.match.asks[0], way)


@pytest.mark.rule("FP-16")
@pytest.mark.parametrize(("shrooms", "told"), [(True, True), (False, False)])
def test_nobody_is_proposed_to_walk_to_where_shrooms_send_him_astray(shrooms: bool, told: bool) -> None:
    sty = Sty(step="walk", grub=(10, 10), dumpling=model(5, 5, shrooms=shrooms))
    ask = sty.match.asks[0]
    assert stays(sty.state, ask, Walk(7000, 7000, 0)) is told


@pytest.mark.rule("FP 5.4.1")
@pytest.mark.parametrize(("pig", "gnaw", "answer"), [(8, 10, "let be"), (11, 9, "shove with gnaw")])
def test_a_shove_of_the_own_pig_is_proposed_where_it_may_lead_home(pig: int, gnaw: int, answer: str) -> None:
    """Both times it mostly ends up farther away."""
    sty = Sty(gammon=(10, pig), gnaw=model(15, gnaw, waits="shove"), dice=go(RIGHT, 2, 3))
    assert "(now" in sty.hint("shove with gnaw")
    assert usual(sty) == answer
