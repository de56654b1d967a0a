"""TP 4.1.1 The Piglet, TP 4.2.4 Grab the Piglet."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import cos, dist, pi, radians, sin, sqrt
from random import Random
from typing import Any

import pytest
from shapely import LineString, Point  # type: ignore[import-untyped]

from orcade.games.orclympics.thatll_do_pigs.piglet import make_room
from orcade.table.region import Region

from .slow import Ring, Runs
from .track import COMMON, DOWN, FERAL, IRON, UP, Track, about, base, rider


@pytest.mark.rule("TP 4.2.4", "TP 1.2")
@pytest.mark.parametrize(("brood", "least"), [(COMMON, 2), (FERAL, 4), (IRON, 3)])
def test_more_than_four_catches_it(brood: int, least: int) -> None:
    for die in (least - 1, least):
        track = Track(
            grub=rider(17, 31, laps=1, crossed=4), piglet=(12, 31), broods=(brood, COMMON, COMMON), dice=(4, 4, die)
        )
        track.say("ride grub 10,31")
        assert (track.holder == "grub") is (die == least)


@pytest.mark.rule("TP 4.2.4", "TP 4.5")
def test_an_unridden_boar_needs_a_five() -> None:
    for die in (4, 5):
        track = Track(grub=rider(17, 31, ridden=False, laps=1, crossed=4), piglet=(12, 31), dice=(4, 4, die))
        track.say("ride grub 10,31")
        assert (track.holder == "grub") is (die == 5)


@pytest.mark.rule("TP 4.2.4", "TP-14", "TP-12")
def test_a_success_ends_the_move_at_the_contact_and_nothing_is_turned() -> None:
    track = Track(grub=rider(17, 31), piglet=(12, 31), dice=(4, 4, 6))
    track.say("ride grub 10,31")
    assert track.at("grub") == about(13.4, 31)
    assert track.asked != "grub"
    assert track.feats == {}


@pytest.mark.rule("TP 4.2.4", "TP-14")
def test_a_failure_goes_on_for_all_that_is_left() -> None:
    """Grub wanted 7 inches; 10 were rolled."""
    track = Track(grub=rider(17, 31), piglet=(12, 31), dice=(4, 4, 1))
    track.say("ride grub 10,31")
    assert track.at("grub") == about(7, 31)
    assert track.piglet == about(12, 31)
    assert track.holder == ""


@pytest.mark.rule("TP-14", "TP-13")
def test_a_failed_grab_may_lead_to_an_assault() -> None:
    track = Track(grub=rider(17, 31), piglet=(13, 31), dreg=rider(9.5, 31), dice=(4, 4, 1, 6, 1, 1, 1, 1, 3, 1))
    track.say("ride grub 13,31")
    assert track.at("grub") == about(11.5, 31)
    assert track.at("dreg") == about(7.5, 31)


@pytest.mark.rule("TP-14", "TP 4.2.1")
def test_a_failed_grab_may_lead_into_the_public() -> None:
    track = Track(grub=rider(17, 30, DOWN), piglet=(17, 33), dice=(4, 4, 1, 5, 1))
    track.say("ride grub 17,32")
    assert "Falling Test" in track.rolled
    assert "run from the public" in track.rolled


@pytest.mark.rule("TP-33")
def test_who_ends_on_top_of_the_piglet_pushes_it_aside() -> None:
    """4 inches: Grub would end at 13, 31, with the Piglet under him."""
    track = Track(grub=rider(17, 31), piglet=(12.4, 31.4), dice=(1, 1, 1))
    track.say("ride grub 13,31")
    assert track.at("grub") == about(13, 31)
    assert base(track["grub"]).distance(Point(track.piglet)) == pytest.approx(0.4, abs=0.01)
    assert dist(track.piglet, (12.4, 31.4)) < 0.6


@pytest.mark.rule("TP-28", "TP-19")
def test_the_skid_distance_includes_the_way_after_a_failed_grab() -> None:
    """8 inches in all; 5 + 3 is not more."""
    track = Track(grub=rider(12, 30), piglet=(9, 30), dice=(3, 3, 1, 2, 3, 5, 1))
    track.say("ride grub 9.5,30")
    assert track["grub"].crossed == 1
    assert track.verbs == {"steer"}


@pytest.mark.rule("TP-29")
def test_still_touching_the_piglet_one_may_grab() -> None:
    track = Track(grub=rider(17, 31), piglet=(17, 31.9), dice=(1, 1, 5))
    track.say("ride grub 16.8,31")
    assert "grab" in track.legal
    track.say("grab")
    assert track.holder == "grub"


@pytest.mark.rule("TP-30")
def test_a_boar_before_the_piglet() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(12, 31.6), piglet=(12.6, 30.6), dice=(4, 4, 1, 1, 6, 6, 6))
    track.say("ride grub 10,31")
    assert "attack, first die" in track.rolled
    assert "Grab" not in track.rolled


@pytest.mark.rule("TP-33", "TP 4.4")
def test_a_thrown_boar_ignores_the_piglet() -> None:
    track = Track(grub=rider(17, 31), dreg=rider(12, 31), piglet=(10, 31), dice=(3, 3, 6, 1, 1, 1, 1, 4, 3))
    track.say("ride grub 11,31")
    assert track.at("dreg") == about(8, 31)
    assert track.holder == ""
    assert "Grab" not in track.rolled


@pytest.mark.rule("TP-33")
@pytest.mark.parametrize("facing", [180, 30, 265])
@pytest.mark.parametrize(
    ("ahead", "left", "off"),
    [(0.9, 0.1, (1.4, 0.1)), (-0.8, -0.2, (-1.4, -0.2)), (0.1, 0.3, (0.1, 0.9)), (0.4, -0.45, (0.4, -0.9))],
)
def test_it_is_shifted_straight_out_over_the_nearest_side(
    facing: int, ahead: float, left: float, off: tuple[float, float]
) -> None:
    """Seen from the Boar: so far ahead of its centre, so far to its left."""
    ux, uy = cos(radians(facing)), sin(radians(facing))

    def place(forward: float, side: float) -> tuple[float, float]:
        return 14 + forward * ux + side * uy, 31 + forward * uy - side * ux

    track = Track(grub=rider(14, 31, facing, laps=1, crossed=4), piglet=place(ahead, left))
    make_room(track.race, 0)
    assert track.piglet == about(*place(*off))


# It comes


@pytest.mark.rule("TP 4.1.1", "TP-10", "TP-28")
def test_the_piglet_comes_with_the_fourth_trigger() -> None:
    track = Track(grub=rider(33, 31, crossed=3), dice=(2, 2, 6, 6))
    assert not track.race.released
    track.say("ride grub 28,31")
    assert track["grub"].crossed == 4
    assert track.race.released
    assert track.holder == ""
    x, y = track.piglet
    assert (x, y) == about(18, (25.379 + 36) / 2)
    assert track.moments == ["The Piglet is loose!"]
    assert track.match.scene(0).aim == "Grab the Piglet, bring it home: Grub leads"


@pytest.mark.rule("TP-9")
def test_who_has_the_piglet_and_only_the_finish_line_before_him_is_nearly_home() -> None:
    track = Track(grub=rider(33, 31, laps=1, crossed=7), holder="grub", dice=(2, 2, 6, 6))
    assert track.match.scene(0).aim == "Grub has the Piglet: home in 2 lines"
    track.say("ride grub 28,31")
    assert track.moments == ["Grub is nearly home!"]
    assert track.match.scene(0).aim == "Grub has the Piglet: home in 1 line"


@pytest.mark.rule("TP-10")
@pytest.mark.parametrize("crossed", [0, 1, 2])
def test_no_other_trigger_brings_it(crossed: int) -> None:
    start, to = [((8, 30), (4, 30)), ((6, 8), (6, 4)), ((28, 5), (32.5, 5))][crossed]
    track = Track(grub=rider(*start, (180, 270, 0)[crossed], crossed=crossed), dice=(3, 3, 6, 6))
    track.say(f"ride grub {to[0]},{to[1]}")
    assert track["grub"].crossed == crossed + 1
    assert not track.race.released


@pytest.mark.rule("TP-10", "TP 4.1.1")
def test_somebody_stands_where_it_comes() -> None:
    track = Track(grub=rider(33, 31, crossed=3), dreg=rider(18.3, 30.69), dice=(2, 2, 6, 6))
    track.say("ride grub 28,31")
    x, y = track.piglet
    assert x == pytest.approx(18, abs=0.002)
    assert base(track["dreg"]).distance(Point(x, y)) == pytest.approx(0.4, abs=0.02)


@pytest.mark.rule("TP-10")
def test_it_comes_once() -> None:
    track = Track(grub=rider(33, 31, crossed=3), holder="dreg", dice=(2, 2, 6, 6))
    track.say("ride grub 28,31")
    assert track.holder == "dreg"


# It runs


def herding(*dice: int, piglet: tuple[float, float] = (14, 31), **riders: dict[str, Any]) -> Track:
    """A Game Turn begins; the Piglet is loose."""
    given = {"grub": rider(25, 31, crossed=4), "dreg": rider(28, 33, crossed=4), "mog": rider(31, 34.8, crossed=4)}
    return Track(at="open", piglet=piglet, dice=dice, boars={**given, **riders})


@pytest.mark.rule("TP 4.1.1", "TP 4.1", "TP-20")
def test_the_last_in_the_race_moves_it_before_the_initiative() -> None:
    track = herding(2)
    assert track.rolled == ["the Piglet"]
    assert track.asked == "mog"
    track.say("herd 9,31")
    assert track.piglet == about(9, 31)
    assert "initiative order" in track.rolled


@pytest.mark.rule("TP 4.1.1", "TP-11")
def test_it_ends_wherever_it_gets_with_any_number_of_turns() -> None:
    """5 inches: straight, to and fro, or back to where it began; not farther."""
    track = herding(2)
    ask = track.match.asks[0]
    for point in ("9,31", "10,31", "12,31", "13.9,31", "14,31"):
        assert track.match.read(ask, f"herd {point}") in ask.options
    assert "the reach is 5" in track.refusal("herd 8.5,31")
    track.say("herd 13,31")
    assert track.piglet == about(13, 31)
    assert 'The Piglet runs 5", as Mog wants.' in track.log


@pytest.mark.rule("TP 4.1.1", "TP-11")
def test_it_turns_round_a_boar_as_often_as_it_takes() -> None:
    """Dreg stands across the way. Round his two near corners it is a good 4 inches, which 4 inches are not."""
    track = herding(2, piglet=(13.6, 31), dreg=rider(12, 31, UP, crossed=4))
    track.say("herd 10.4,31")
    assert track.piglet == about(10.4, 31)
    trail = [(x / 1000, y / 1000) for x, y in track.race.herded]
    assert len(trail) > 3
    assert 4 < sum(dist(*leg) for leg in pairwise(trail)) <= 5
    assert base(track["dreg"]).distance(LineString(trail)) > 0.397
    assert "there is no way to it" in herding(1, piglet=(13.6, 31), dreg=rider(12, 31, UP, crossed=4)).refusal(
        "herd 10.4,31"
    )


@pytest.mark.rule("TP-11", "TP-37")
def test_from_a_boar_that_it_touches_it_gets_away() -> None:
    track = herding(2, piglet=(14, 31), dreg=rider(14, 31.9, crossed=4))
    track.refusal("herd 14,31")
    track.refusal("herd 13.5,31")
    track.say("herd 13.5,30.99")
    assert track.piglet == about(13.5, 30.99)


@pytest.mark.rule("TP-11")
def test_it_is_not_steered_at_boars_or_the_public_if_there_is_another_way() -> None:
    track = herding(1)
    ask = track.match.asks[0]
    assert isinstance(ask.options, Region)
    boars = [base(found) for found in track.race.riders]
    before = min(boar.distance(Point(14, 31)) - 0.4 for boar in boars)
    for option in ask.options:
        x, y = (float(each) for each in option.notation(None).split()[1].split(","))
        after = min(boar.distance(Point(x, y)) - 0.4 for boar in boars)
        assert after >= before - 0.003
        assert 0.4 <= x <= 35.6
        assert y >= 25.379 + 0.4 - 0.003 or x < 10.622
    track.refusal("herd 18,31")


@pytest.mark.rule("TP 4.1.1")
def test_nobody_moves_it_while_it_is_held_or_not_there() -> None:
    held = Track(at="open", holder="dreg", dreg=rider(14, 31, crossed=4))
    assert "the Piglet" not in held.rolled
    not_yet = Track(at="open")
    assert "the Piglet" not in not_yet.rolled


@pytest.mark.rule("TP-11")
def test_between_two_boars_it_runs_in_circles() -> None:
    """Whatever is far from here is nearer to one of them: there is another way, which is to come back."""
    track = herding(6, piglet=(18, 30.69), grub=rider(10, 31, crossed=5), dreg=rider(26, 31, crossed=4))
    assert "nearer to the nearest Boar" in track.refusal("herd 9.330,28.274")
    track.say("herd 18,30.69")
    assert track.piglet == about(18, 30.69)


@pytest.mark.rule("TP-11")
def test_where_it_touches_something_wherever_it_ends_all_that_it_reaches_is_open() -> None:
    """In a slot between two Boars, as wide as it is itself, which two others close."""
    track = Track(
        at="open",
        seats=4,
        piglet=(14, 31),
        dice=(3,),
        grub=rider(13.1, 31, UP, laps=1, crossed=4),
        dreg=rider(14.9, 31, UP, laps=1, crossed=4),
        mog=rider(14, 29.5, laps=1, crossed=4),
        snik=rider(14, 32.5, laps=1, crossed=4),
    )
    ask = track.match.asks[0]
    for point in ("14,31", "14,31.4", "14,30.5"):
        assert track.match.read(ask, f"herd {point}") in ask.options
    for point in ("14,30.3", "13.9,31", "8,31", "14,28"):
        track.refusal(f"herd {point}")
    track.say(min(track.legal))
    boars = [base(found) for found in track.race.riders]
    assert dist(track.piglet, (14, 31)) < 0.7
    assert min(boar.distance(Point(track.piglet)) for boar in boars) > 0.397


@pytest.mark.rule("TP-11", "TP 4.1.1")
@pytest.mark.parametrize("seed", range(10))
def test_ways_of_the_piglet(seed: int) -> None:
    """Among Boars and the public: as far as the shortest way round everything, as `Runs` measures it."""
    rng = Random(seed)
    boars = {
        name: rider(x, rng.uniform(27, 34.5), rng.randrange(360), crossed=crossed)
        for name, x, crossed in (("grub", rng.uniform(7, 9), 4), ("dreg", rng.uniform(18.5, 21), 4), ("mog", 27.5, 4))
    }
    die = rng.randint(1, 6)
    start = (0.0, 0.0)
    solid: list[Any] = []
    while not solid or min(each.distance(Point(start)) for each in solid) < 0.45:
        start = round(rng.uniform(2, 16), 3), round(rng.uniform(24, 35.4), 3)
        track = Track(at="open", piglet=start, dice=(die,), boars=boars)
        bases = [base(found) for found in track.race.riders]
        solid = [*bases, *Ring(track.race).public]
    region = track.match.asks[0].options
    assert isinstance(region, Region)
    before = min(each.distance(Point(start)) for each in bases)
    runs = Runs(start, die + 3, solid)
    seen = Counter[bool]()
    for _ in range(80):
        far, way = (die + 3.3) * sqrt(rng.random()), rng.uniform(0, 2 * pi)
        x, y = round(start[0] + far * cos(way), 3), round(start[1] + far * sin(way), 3)
        nearer = min(each.distance(Point(x, y)) for each in bases) - before
        reached = runs.reach(x, y)
        if abs(nearer) < 0.02 or reached is None:
            continue
        legal = region.fault(round(x * 1000), round(y * 1000)) is None
        assert legal is (reached and nearer > 0), (x, y, start, die)
        seen[legal] += 1
    assert min(seen[True], seen[False]) > 3


@pytest.mark.rule("TP-29", "TP 4.4")
def test_a_skid_takes_nothing_off_what_is_left_of_the_move() -> None:
    """Of 7 inches Dreg rides 4, skids, and is steered back to the Piglet that he touched: 3 are left."""
    track = Track(
        acting="dreg",
        dreg=rider(7, 31),
        piglet=(7, 31.9),
        broods=(COMMON, FERAL, COMMON),
        dice=(2, 2, 1, 1, 3, 3, 1),
    )
    track.say("ride dreg 3,31", "steer dreg 7,31", "grab")
    assert track.at("dreg") == about(4, 31)
