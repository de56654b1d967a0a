"""TP 4.3 Skid, TP 4.4 who steers; TP-19."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from orcade.games.orclympics.thatll_do_pigs.pieces import length, whole_inches
from orcade.games.orclympics.thatll_do_pigs.ride_region import FULL, Riding

from .track import COMMON, FERAL, IRON, LEFT, RIGHT, UP, Track, about, rider


def corner(
    *dice: int,
    start: float = 12,
    speed: tuple[int, int] = (3, 3),
    to: float = 4,
    broods: tuple[int, ...] = (),
    **riders: dict[str, Any],
) -> Track:
    """Grub runs along y = 30 over the Trigger of the lower left corner: from 12 to 4 it is 8 inches."""
    track = Track(grub=rider(start, 30), dice=(*speed, *dice), broods=broods, boars=riders)
    return track.say(f"ride grub {to},30")


@pytest.mark.rule("TP 4.3", "TP-19")
@pytest.mark.parametrize(("dice", "passed"), [((3, 3), True), ((2, 3), False), ((1, 1), False), ((6, 6), True)])
def test_the_total_has_to_be_greater_than_the_distance(dice: tuple[int, int], passed: bool) -> None:
    """8 inches: 6 + 3 passes, 5 + 3 does not."""
    track = corner(*dice, *(() if passed else (5, 1)))
    assert track["grub"].crossed == 1
    if passed:
        assert track.legal == {"lash", "rest"}
    else:
        assert track.verbs == {"steer"}


@pytest.mark.rule("TP 4.3", "TP 1.2")
@pytest.mark.parametrize(("brood", "sum_"), [(COMMON, 6), (FERAL, 8), (IRON, 7)])
def test_the_ability_helps(brood: int, sum_: int) -> None:
    """8 inches need a total of 9."""
    broods = (brood, COMMON, COMMON)
    one, other = sum_ // 2, sum_ - sum_ // 2
    assert corner(one, other, speed=(4, 4), broods=broods).legal == {"lash", "rest"}
    assert corner(one - 1, other, 5, 1, speed=(4, 4), broods=broods).verbs == {"steer"}


@pytest.mark.rule("TP 4.3")
def test_fractions_count() -> None:
    """8 inches against a total of 8 is a failure, 7.99 none."""
    assert corner(2, 3, 5, 1, to=4).verbs == {"steer"}
    track = Track(grub=rider(12, 30), dice=(3, 3, 2, 3)).say("ride grub 4.01,30")
    assert track.legal == {"lash", "rest"}


def across(degrees: int, far: float) -> tuple[dict[str, Any], str]:
    """A Boar before the first Trigger, and where it ends that far over it in this direction."""
    ux, uy = cos(radians(degrees)), sin(radians(degrees))
    # The middle of the way lies on the Trigger, which runs along x + y = 36.
    x, y = round(5 - far / 2 * ux, 3), round(31 - far / 2 * uy, 3)
    return rider(x, y), f"{x + far * ux:.3f},{y + far * uy:.3f}"


@pytest.mark.rule("TP-44", "TP 4.3")
@pytest.mark.parametrize("degrees", range(189, 262, 3))
@pytest.mark.parametrize(("dice", "passed"), [((1, 1), False), ((1, 2), True)])
def test_a_whole_number_of_inches_is_one_in_every_direction(degrees: int, dice: tuple[int, int], passed: bool) -> None:
    """5 inches: 2 + 3 does not pass, 3 + 3 does; the hint tells the same chance in all directions."""
    boar, to = across(degrees, 5)
    track = Track(grub=boar, dice=(1, 2, *dice, *(() if passed else (5, 1))))
    assert "3 % to skid." in track.hint(f"ride grub {to}")
    track.say(f"ride grub {to}")
    assert track["grub"].crossed == 1
    assert (track.verbs == {"steer"}) is not passed


@pytest.mark.rule("TP-44", "TP 4.2.2")
@pytest.mark.parametrize("degrees", range(189, 262, 6))
def test_move_and_lash_together_are_whole_inches_too(degrees: int) -> None:
    """4 + 3 inches against a total of 7: not more."""
    boar, to = across(degrees, 4)
    ux, uy = cos(radians(degrees)), sin(radians(degrees))
    boar = rider(boar["x"] / 1000 - 2.5 * ux, boar["y"] / 1000 - 2.5 * uy)
    to = ",".join(f"{float(each) - 2.5 * by:.3f}" for each, by in zip(to.split(","), (ux, uy), strict=True))
    track = Track(grub=boar, dice=(1, 1, 3, 2, 2, 5, 1))
    track.say(f"ride grub {to}", "lash")
    assert track["grub"].crossed == 1
    assert track.race.gone == 7000
    assert track.verbs == {"steer"}


@pytest.mark.rule("TP-44", "TP-14")
@pytest.mark.parametrize("degrees", range(0, 360, 11))
def test_a_move_in_two_parts_is_as_long_as_it_was_rolled(degrees: int) -> None:
    """4 inches with a failed Grab on the way, at the Piglet's edge."""
    ux, uy = cos(radians(degrees)), sin(radians(degrees))
    x, y = 5.337, 18.113
    piglet = round(x + 2.9 * ux - 0.6 * uy, 3), round(y + 2.9 * uy + 0.6 * ux, 3)
    track = Track(grub=rider(x, y, crossed=1), piglet=piglet, dice=(1, 1, 1))
    track.say(f"ride grub {x + 4 * ux:.3f},{y + 4 * uy:.3f}")
    assert "Grab" in track.rolled
    assert track.race.gone == 4000


@pytest.mark.rule("TP-44", "TP 4.2.1")
@pytest.mark.parametrize("ridden", [True, False])
def test_what_is_proposed_as_a_full_move_is_one(ridden: bool) -> None:
    """To a rival in any direction, and along the track: exactly what was rolled."""
    full = 0
    for degrees in range(0, 360, 7):
        ux, uy = cos(radians(degrees)), sin(radians(degrees))
        foe = rider(round(6.337 + 5.2 * ux, 3), round(18.113 + 5.2 * uy, 3), crossed=1)
        boar = rider(6.337, 18.113, degrees, ridden=ridden, crossed=1)
        riding = Track(grub=boar, dreg=foe, dice=(1, 1)).match.asks[0].options
        assert isinstance(riding, Riding)
        for idea in ((0, 0, FULL), (0, 1, FULL), ("rival", 1)):
            far = length(6337, 18113, *riding.propose(idea))
            # An Unridden Boar cannot turn to what lies behind it.
            assert whole_inches(far) in ((4000,) if ridden else (4000, 0))
            full += far > 0
    assert full > 80


@pytest.mark.rule("TP-19", "TP 4.3")
def test_no_trigger_no_test() -> None:
    track = Track(grub=rider(16, 30), dice=(3, 3)).say("ride grub 8,30")
    assert "skid, first die" not in track.rolled
    assert track.legal == {"lash", "rest"}


@pytest.mark.rule("TP-4", "TP 4.3")
def test_a_trigger_that_is_half_crossed_counts_when_the_rest_is() -> None:
    """Grub straddles the Trigger at the start; his next Move of 2 inches takes him over."""
    track = Track(grub=rider(6, 30), dice=(1, 1, 1, 1)).say("ride grub 4,30")
    assert track["grub"].crossed == 1
    assert "skid, first die" in track.rolled
    assert track.legal == {"lash", "rest"}


@pytest.mark.rule("TP-19", "TP 4.3")
@pytest.mark.parametrize(("skid", "passed"), [((3, 4), True), ((3, 3), False)])
def test_crossed_in_the_lash_both_distances_count(skid: tuple[int, int], passed: bool) -> None:
    """4 inches and 5 more; the total has to be 10."""
    track = Track(grub=rider(13, 30), dice=(1, 1, 5, *skid, *(() if passed else (5, 1))))
    track.say("ride grub 9,30", "lash")
    assert track.at("grub") == about(4, 30)
    assert track["grub"].crossed == 1
    assert (track.verbs == {"steer"}) is not passed


@pytest.mark.rule("TP-19")
def test_crossed_in_the_move_it_is_tested_before_the_lash_and_not_after() -> None:
    track = corner(3, 3, 2)
    track.say("lash")
    assert track.rolled.count("skid, first die") == 1
    assert track.at("grub") == about(2, 30)


@pytest.mark.rule("TP-19", "TP 4.2.2")
def test_a_lash_is_possible_after_a_failed_test() -> None:
    track = corner(1, 1, 5, 1)
    where = track.at("grub")
    track.say(f"steer grub {where[0]},{where[1] - 5}")
    assert track.at("grub") == about(4, 28)
    assert track.legal == {"lash", "rest"}


@pytest.mark.rule("TP 4.4", "TP-20", "TP-8")
def test_the_last_in_the_race_steers_even_his_own() -> None:
    """Mog is farther back than Dreg."""
    track = corner(1, 1, 5, 3, dreg=rider(22, 34.5), mog=rider(25, 34.5))
    assert track.asked == "mog"
    track.say("steer grub 4,20")
    assert track.at("grub") == about(4, 26)
    assert track.looks("grub") == about(-1, 0)
    own = Track(
        grub=rider(12, 30), dreg=rider(4, 20, 270, crossed=1), mog=rider(4, 15, 270, crossed=1), dice=(3, 3, 1, 1, 5, 3)
    )
    own.say("ride grub 4,30")
    # Grub has crossed his first Trigger, too, but is the farthest from the second.
    assert own.asked == "grub"


@pytest.mark.rule("TP 4.4", "TP 4.3", "TP 4.5")
def test_a_one_after_a_skid_is_a_falling_test() -> None:
    track = corner(1, 1, 1, 1)
    assert not track["grub"].ridden
    assert track.at("grub") == about(4, 30)


@pytest.mark.rule("TP 4.4", "TP-18", "TP-13")
def test_a_skid_into_a_boar_is_an_assault_and_no_action() -> None:
    track = corner(1, 1, 5, 3, 1, 1, 6, 6, 6, dreg=rider(3, 25, 270, crossed=1))
    track.say("steer grub 3,25")
    assert "attack, first die" in track.rolled
    assert track.asked == "grub"
    assert "lash" in track.verbs


@pytest.mark.rule("TP-19", "TP-8")
def test_a_random_move_over_a_trigger_counts_without_a_test() -> None:
    """Dreg stands just before the Trigger and is thrown over it by Grub."""
    track = Track(grub=rider(12, 30.2), dreg=rider(7, 30), dice=(3, 3, 6, 1, 1, 1, 1, 5, 3))
    track.say("ride grub 6,30.2")
    assert track["dreg"].crossed == 1
    assert "skid, first die" not in track.rolled


@pytest.mark.rule("TP-8", "TP-4")
def test_what_was_counted_is_not_lost_by_being_thrown_back() -> None:
    """Dreg has crossed the first Trigger; Grub comes the wrong way and throws him back over it."""
    track = Track(
        grub=rider(4, 23, 90, crossed=1), dreg=rider(4, 28.5, 90, crossed=1), dice=(3, 3, 6, 1, 1, 1, 1, 5, 3)
    )
    track.say("ride grub 4,28")
    assert track.at("dreg")[1] > 32
    assert track["dreg"].crossed == 1
    # Once more over the same Trigger it does not count again.
    again = Track(
        acting="dreg",
        dreg=rider(6, 32.3, 180, crossed=1, rounded=0),
        grub=rider(16, 30),
        mog=rider(20, 30),
        dice=(1, 1),
    )
    again.say("ride dreg 3,30.5")
    assert again["dreg"].crossed == 1
    assert "skid, first die" not in again.rolled


@pytest.mark.rule("TP 4.3", "TP-19")
def test_an_unridden_boar_skids_without_ability() -> None:
    """4 inches: 5 passes, 4 does not."""

    def boar(*dice: int) -> Track:
        track = Track(grub=rider(8, 30, LEFT, ridden=False), dice=(1, 1, *dice))
        return track.say("ride grub 4,30")

    assert boar(2, 3).legal == {"lash", "rest"}
    assert boar(2, 2, 5, 1).verbs == {"steer"}


@pytest.mark.rule("TP-31", "TP-28", "TP 4.3")
@pytest.mark.parametrize(("skid", "passed"), [((1, 1), False), ((1, 2), True)])
def test_a_run_over_a_trigger_is_tested_and_its_way_counts(skid: tuple[int, int], passed: bool) -> None:
    """Grub goes the wrong way into a crowd and runs back over the Trigger: 0.53 inches there and 5.03 back."""
    track = Track(grub=rider(6.5, 31, RIGHT), crowd=(12, 36, 6), dice=(3, 3, 5, 6, *skid, *(() if passed else (5, 1))))
    track.say("ride grub 9,31")
    assert track.at("grub") == about(2, 31)
    assert track["grub"].crossed == 1
    assert (track.verbs == {"steer"}) is not passed


@pytest.mark.rule("TP-36", "TP-9", "TP 4.4")
def test_a_skid_can_carry_the_piglet_home() -> None:
    """Grub takes the last corner, 9 inches in one go, skids, and slides over the Finish Line."""
    track = Track(
        grub=rider(27, 25, 120, laps=1, crossed=7),
        poles=((8.5, 27.5), (8.5, 8.5), (22, 8.5), (22, 27.5)),
        holder="grub",
        crowd=(0, 18, 2),
        dice=(4, 4, 1, 1, 5, 3),
    )
    track.say("ride grub 20.8,31.5")
    assert track["grub"].crossed == 8
    track.say("steer grub 10,31.5")
    assert track.places[0] == 1


@pytest.mark.rule("TP-41", "TP 4.3")
def test_a_trigger_that_is_crossed_in_being_aligned_is_tested_for() -> None:
    """Grub's tail lies over the Trigger where he runs into Dreg; turned along Dreg's base he is past it."""
    track = Track(
        grub=rider(8.7, 31.6), dreg=rider(2.1, 30.2, 60, crossed=1), dice=(3, 3, *(1, 1), *(6, 6, 6), *(6, 6))
    )
    track.say("ride grub 2.7,31.6")
    assert track["grub"].crossed == 1
    assert track.rolled[-4:-2] == ["skid, first die", "skid, second die"]
    assert any(line.startswith("Grub takes the corner") for line in track.log)


@pytest.mark.rule("TP-29", "TP 4.4")
def test_whom_a_skid_has_brought_into_contact_is_not_assaulted_once_more() -> None:
    """Grub skids into Dreg, whom he had not touched before his Move: the Assault in the skid is all."""
    track = Track(
        grub=rider(8.4, 31), dreg=rider(1.8, 27.5, UP, crossed=1), dice=(6, 6, 1, 1, 4, 3, *(1, 1), *(6, 6, 6))
    )
    track.say("ride grub 1.8,31", "steer grub 1.8,20")
    assert track.at("grub") == about(1.8, 29)
    assert track.legal == {"lash", "rest"}
    assert track.refusal("assault dreg") == "TP-29: Dreg has not been in contact since before the Move"


@pytest.mark.rule("TP-8")
def test_who_is_the_first_at_a_line_after_another_one_takes_the_lead() -> None:
    def past(ahead: str, **riders: dict[str, Any]) -> list[str]:
        track = Track(grub=rider(12, 30), boars=riders, ahead=ahead, dice=(3, 3, 6, 6)).say("ride grub 4,30")
        return [line for line in track.log if "past Skid Trigger" in line]

    assert past("dreg") == ["Grub is past Skid Trigger 1 and takes the lead!"]
    alone = ["Grub is past Skid Trigger 1."]
    assert past("grub") == past("") == past("dreg", dreg=rider(4, 20, UP, crossed=1)) == alone
