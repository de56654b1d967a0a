"""Dirty Tricks."""

from __future__ import annotations

from typing import Any

import pytest

from .track import UP, Track, about, car


def beside() -> dict[str, Any]:
    """Grub, and Dreg two inches away."""
    return {"grub": car(10, 10), "dreg": car(10, 13)}


@pytest.mark.rule("RR 4.2.4", "RR-12")
@pytest.mark.parametrize(("away", "near"), [(3.0, True), (3.01, False)])
def test_a_rival_within_3_inches_can_be_tricked(away: float, near: bool) -> None:
    track = Track(grub=car(10, 10), dreg=car(10, 11 + away))
    assert ("trick dreg" in track.options) is near
    if not near:
        assert track.refusal("trick dreg").startswith("RR")


@pytest.mark.rule("RR 4.2.4", "RR 4.2")
def test_passed_the_rival_loses_a_driver_skill() -> None:
    track = Track(**beside(), dice=(3,)).say("trick dreg")
    assert track.options == {"skill", "bash"}
    assert track.asked == "grub"
    track.say("skill")
    assert track["dreg"].skill == 2
    assert track["grub"].skill == 3
    assert track["grub"].points == 8
    assert track["grub"].used == 0


@pytest.mark.rule("RR 4.2.4")
def test_passed_or_both_lose_a_chassis_point() -> None:
    track = Track(**beside(), dice=(1,)).say("trick dreg", "bash")
    assert (track["grub"].chassis, track["dreg"].chassis) == (2, 2)
    assert (track["grub"].skill, track["dreg"].skill) == (3, 3)


@pytest.mark.rule("RR 4.2.4")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_failed_it_costs_a_driver_skill_of_ones_own(die: int) -> None:
    track = Track(**beside(), dice=(die,)).say("trick dreg")
    assert track["grub"].skill == 2
    assert track["dreg"].skill == 3
    assert track["grub"].points == 8


@pytest.mark.rule("RR 4.2.4", "RR-2", "RR-12", "RR-31")
def test_driver_skill_stops_at_1() -> None:
    track = Track(grub=car(10, 10, skill=1), dreg=car(10, 13, skill=1), dice=(6, 1)).say("trick dreg")
    assert track["grub"].skill == 1
    track.say("trick dreg", "skill")
    assert track["dreg"].skill == 1


@pytest.mark.rule("RR 4.2.4")
def test_the_loss_counts_for_the_next_test_at_once() -> None:
    track = Track(**beside(), dice=(6, 3)).say("trick dreg", "trick dreg")
    # A 3 would have passed before.
    assert track["grub"].skill == 1


@pytest.mark.rule("RR 4.2.4")
def test_the_loss_is_for_the_rest_of_the_race() -> None:
    """It lowers the Action Points of all Game Turns that follow."""
    track = Track(grub=car(10, 10), dreg=car(10, 13), dice=(1, 5, 5, 1, 3))
    track.say("trick dreg", "skill", "grub: done", "dreg: done")
    assert (track["grub"].points, track["dreg"].points) == (8, 7)
    track.say("dreg: done", "grub: done")
    assert (track["grub"].points, track["dreg"].points) == (4, 5)


@pytest.mark.rule("RR 4.2.4", "RR-27")
def test_tricks_before_and_after_the_move_and_not_between() -> None:
    grub, dreg = car(10, 10, speed=2), car(13, 12.5)
    track = Track(grub=grub, dreg=dreg, dice=(1, 1))
    track.say("trick dreg", "skill", "drive")
    assert "trick dreg" not in track.options
    assert track.refusal("trick dreg").startswith("RR")
    track.say("drive", "trick dreg", "skill")
    assert track["dreg"].skill == 1


@pytest.mark.rule("RR-27", "RR 4.2.1")
def test_a_trick_does_not_end_the_speed_changes_but_a_pivot_does_not_end_the_tricks() -> None:
    track = Track(**beside(), dice=(1, 1)).say(
        "faster", "trick dreg", "skill", "faster", "right", "trick dreg", "skill"
    )
    assert track["dreg"].skill == 1
    assert track["grub"].speed == 2


@pytest.mark.rule("RR 4.2.4", "RR-12")
def test_it_can_be_tried_as_often_as_there_are_points() -> None:
    track = Track(grub=car(10, 10, points=3), dreg=car(10, 13, skill=6), dice=(1, 1, 1))
    track.say("trick dreg", "skill", "trick dreg", "skill", "trick dreg", "skill")
    assert track["dreg"].skill == 3
    assert track.asked == "dreg"


@pytest.mark.rule("RR-12")
def test_always_the_nearest_rival() -> None:
    track = Track(seats=3, grub=car(10, 10), dreg=car(10, 13), mog=car(10, 7.5))
    assert {each for each in track.options if each.startswith("trick")} == {"trick mog"}
    assert track.refusal("trick dreg").startswith("RR")


@pytest.mark.rule("RR-12")
def test_of_two_equally_near_the_player_names_one() -> None:
    track = Track(seats=3, grub=car(10, 10), dreg=car(10, 13), mog=car(10, 7), dice=(1,))
    assert {each for each in track.options if each.startswith("trick")} == {"trick dreg", "trick mog"}
    track.say("trick mog", "skill")
    assert (track["dreg"].skill, track["mog"].skill) == (3, 2)


@pytest.mark.rule("RR-12", "RR-18")
def test_a_wreck_is_no_rival() -> None:
    track = Track(seats=3, grub=car(10, 10), dreg=car(10, 12, out=1), mog=car(10, 7))
    assert {each for each in track.options if each.startswith("trick")} == {"trick mog"}


@pytest.mark.rule("RR-12", "RR-18", "RR-20")
def test_bashing_may_destroy_the_rival() -> None:
    track = Track(seats=3, grub=car(10, 10), dreg=car(10, 13, chassis=1), dice=(1,)).say("trick dreg", "bash")
    assert track["dreg"].out
    assert track.feats["Bite the Dust"] == "grub"
    assert track["grub"].chassis == 2
    assert track.asked == "grub"


@pytest.mark.rule("RR-12", "RR-18", "RR-25")
def test_bashing_may_destroy_ones_own() -> None:
    track = Track(seats=3, grub=car(10, 10, chassis=1), dreg=car(10, 13), dice=(1,)).say("trick dreg", "bash")
    assert track["grub"].out
    assert track.feats["Bite the Dust"] == "dreg"
    assert track.asked == "dreg"


@pytest.mark.rule("RR-12", "RR-25", "RR-29", "OC-8")
def test_bashing_may_destroy_both() -> None:
    """Mog is the last one rolling; the one who has come farther is second."""
    track = Track(
        seats=3,
        grub=car(10, 10, chassis=1, passed=1),
        dreg=car(10, 13, chassis=1, passed=2),
        mog=car(30, 30, UP),
        dice=(1,),
        laps=2,
    ).say("trick dreg", "bash")
    assert track.feats["Bite the Dust"] == "grub"
    assert track.places == [3, 2, 1]


# Skill Tests.


@pytest.mark.rule("RR 2.1.2", "RR-13")
@pytest.mark.parametrize(("die", "passed"), [(4, True), (5, False), (6, False)])
def test_against_a_big_boss_a_5_fails(die: int, passed: bool) -> None:
    track = Track(grub=car(10, 10, skill=6), dreg=car(10, 13, driver="big-boss"), dice=(die,)).say("trick dreg")
    assert (track["grub"].skill == 6) is passed


@pytest.mark.rule("RR-13")
@pytest.mark.parametrize(("die", "passed"), [(5, True), (6, False)])
def test_against_others_only_a_6_always_fails(die: int, passed: bool) -> None:
    track = Track(grub=car(10, 10, skill=6), dreg=car(10, 13), dice=(die,)).say("trick dreg")
    assert (track["grub"].skill == 6) is passed


@pytest.mark.rule("RR-13", "RR 4.2.3")
def test_a_big_boss_makes_no_outta_da_way_harder() -> None:
    track = Track(grub=car(10, 10, skill=6, agility=1), dreg=car(10, 13, driver="big-boss"), dice=(5,))
    track.say("left", "outta left")
    assert track["grub"].chassis == 3


@pytest.mark.rule("RR 2.1.2", "RR-13", "RR-31")
@pytest.mark.parametrize("upgrades", [("dead-sneaky",), ("goblins",)])
def test_the_sneaky_reroll_a_failed_trick(upgrades: tuple[str, ...]) -> None:
    track = Track(grub=car(10, 10, upgrades=upgrades), dreg=car(10, 13), dice=(5, 2)).say("trick dreg", "skill")
    assert (track["grub"].skill, track["dreg"].skill) == (3, 2)


@pytest.mark.rule("RR-31")
def test_two_sources_are_one_reroll() -> None:
    sneaky = car(10, 10, upgrades=("dead-sneaky", "goblins"))
    track = Track(grub=sneaky, dreg=car(10, 13), dice=(5, 6)).say("trick dreg")
    assert track["grub"].skill == 2


@pytest.mark.rule("RR 2.1.2")
def test_born_lucky_does_not_help_with_tricks() -> None:
    track = Track(grub=car(10, 10, driver="born-lucky"), dreg=car(10, 13), dice=(5,)).say("trick dreg")
    assert track["grub"].skill == 2


@pytest.mark.rule("RR-31", "RR-13")
def test_the_big_boss_counts_before_a_reroll() -> None:
    grub = car(10, 10, skill=6, upgrades=("dead-sneaky",))
    track = Track(grub=grub, dreg=car(10, 13, driver="big-boss"), dice=(5, 5)).say("trick dreg")
    assert track["grub"].skill == 5


@pytest.mark.rule("RR 4.2.4")
def test_nobody_moves_in_a_trick() -> None:
    track = Track(**beside(), dice=(1,)).say("trick dreg", "bash")
    assert track.at("grub") == about(10, 10)
    assert track.at("dreg") == about(10, 13)
