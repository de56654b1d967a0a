"""TP 4.1.1 The Piglet, TP 4.2.4 Grab the Piglet."""

from __future__ import annotations

from math import cos, dist, radians, sin
from random import Random
from typing import Any

import pytest
from shapely import LineString, Point  # type: ignore[import-untyped]

from orcade.games.orclympics.thatll_do_pigs.pieces import HERDING
from orcade.games.orclympics.thatll_do_pigs.piglet import make_room
from orcade.table.region import Region

from .slow import Ring
from .track import COMMON, DOWN, FERAL, IRON, Track, about, base, rider


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
def test_it_goes_exactly_so_far() -> None:
    track = herding(2)
    for point in ("10,31", "12,31", "8.5,31", "14,31"):
        track.refusal(f"herd {point}")


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
def test_where_every_way_leads_nearer_all_are_open() -> None:
    """Nine inches between two Boars: up and down there is no room, and to both sides it comes nearer to one."""
    track = herding(6, piglet=(18, 30.69), grub=rider(10, 31, crossed=5), dreg=rider(26, 31, crossed=4))
    track.say("herd 9.330,28.274")
    assert track.piglet == about(9.33, 28.274)


@pytest.mark.rule("TP-11")
def test_penned_in_it_goes_as_far_as_it_can() -> None:
    track = Track(
        at="open",
        seats=4,
        piglet=(14, 31),
        dice=(3,),
        grub=rider(12, 31, laps=1, crossed=4),
        dreg=rider(16, 31, laps=1, crossed=4),
        mog=rider(14, 29.8, laps=1, crossed=4),
        snik=rider(14, 32.2, laps=1, crossed=4),
    )
    if track.race.phase == HERDING:
        track.refusal("herd 8,31")
        track.say(min(track.legal))
    boars = [base(found) for found in track.race.riders]
    assert 0.2 < dist(track.piglet, (14, 31)) < 0.9
    assert min(boar.distance(Point(track.piglet)) for boar in boars) > 0.397


@pytest.mark.rule("TP-11", "TP 4.1.1")
@pytest.mark.parametrize("seed", range(12))
def test_straight_ways_of_the_piglet(seed: int) -> None:
    """Anywhere on the bottom straight: exactly so far, off Boars and public, and not nearer to the nearest Boar."""
    rng = Random(seed)
    boars = {
        name: rider(x, rng.uniform(27, 34.5), rng.randrange(360), crossed=crossed)
        for name, x, crossed in (("grub", rng.uniform(7, 9), 4), ("dreg", rng.uniform(21, 24), 4), ("mog", 27.5, 4))
    }
    start = round(rng.uniform(12, 17), 3), round(rng.uniform(26, 35.4), 3)
    die = rng.randint(1, 6)
    far = die + 3
    track = Track(at="open", piglet=start, dice=(die,), boars=boars)
    region = track.match.asks[0].options
    assert isinstance(region, Region)
    ring = Ring(track.race)
    bases = [base(found) for found in track.race.riders]
    before = min(each.distance(Point(start)) for each in bases)

    def right(x: float, y: float) -> bool | None:
        way = LineString([start, (x, y)])
        room = min(each.distance(way) for each in [*bases, *ring.public]) - 0.4
        inside = min(x, y, 36 - x, 36 - y) - 0.4
        nearer = min(each.distance(Point(x, y)) for each in bases) - before
        if min(abs(room), abs(inside), abs(nearer)) < 0.02:
            return None
        return min(room, inside, nearer) > 0 if room > 0 else False

    seen = {True: 0, False: 0}
    for degrees in range(0, 360, 4):
        x, y = start[0] + far * cos(radians(degrees)), start[1] + far * sin(radians(degrees))
        expected = right(x, y)
        if expected is not None and not (not expected and _bent(start, (x, y), ring)):
            seen[expected] += 1
    if not seen[True]:
        return  # Then other ways are open, too: there is a scenario for that.
    for degrees in range(0, 360, 4):
        for short in (0.0, 0.5):
            x = start[0] + (far - short) * cos(radians(degrees))
            y = start[1] + (far - short) * sin(radians(degrees))
            expected = right(x, y)
            if expected is None or _bent(start, (x, y), ring):
                continue
            legal = region.fault(round(x * 1000), round(y * 1000)) is None
            assert legal is (expected and not short), (degrees, short, start)


def _bent(start: tuple[float, float], end: tuple[float, float], ring: Ring) -> bool:
    """Whether the way may be one with a bend: near enough to a Corner Point."""
    return any(dist(start, pole) + dist(pole, end) < 11 for pole in ring.poles)
