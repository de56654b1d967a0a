"""FP 6.4, FP 7.3, FP-14 … FP-17, FP-19: Mushroom Fields and what they do."""

from __future__ import annotations

import pytest

from .sty import DOWN, LEFT, RIGHT, UP, Sty, about, go, model

NOTHING = ("stay {0}", "stay {1}", "done", "ready {0} nothing", "ready {1} nothing")


def idle(sty: Sty, chef: str, sous: str) -> None:
    """A Player Turn in which the Orcs do nothing."""
    sty.say(*(answer.format(chef, sous) for answer in NOTHING))


# Gaining them.


@pytest.mark.rule("FP 6.4")
def test_a_pig_that_runs_over_a_field_gains_shrooms() -> None:
    sty = Sty(gammon=(8, 8), fields=[(11, 8)], dice=go(RIGHT, 3, 3))
    assert sty["gammon"].shrooms
    assert sty.at("gammon") == (14, 8)


@pytest.mark.rule("FP 6.4")
@pytest.mark.parametrize(("y", "shrooms"), [(10.0, True), (10.01, False)])
def test_to_touch_its_side_is_enough(y: float, shrooms: bool) -> None:
    """The lower rim of the base runs along y = 8.5; so does the upper side of a field around y = 10."""
    sty = Sty(gammon=(8, 8), fields=[(11, y)], dice=go(RIGHT, 3, 3))
    assert sty["gammon"].shrooms is shrooms


@pytest.mark.rule("FP 6.4")
def test_it_counts_where_the_move_begins_and_where_it_ends() -> None:
    assert Sty(gammon=(11, 8), fields=[(11, 8)], dice=go(RIGHT, 3, 3))["gammon"].shrooms
    assert Sty(gammon=(6, 8), fields=[(11, 8)], dice=go(RIGHT, 1, 2))["gammon"].shrooms


@pytest.mark.rule("FP 6.4")
def test_short_of_the_field_there_is_nothing() -> None:
    assert not Sty(gammon=(6, 8), fields=[(11, 8)], dice=go(RIGHT, 1, 1))["gammon"].shrooms


@pytest.mark.rule("FP 6.4")
def test_orcs_gain_none_on_a_field() -> None:
    slip = Sty(step="slip", grub=(8, 8), fields=[(11, 8)], dice=(1, *go(RIGHT, 1, 1, 1), 2))
    assert (slip.at("grub"), slip["grub"].shrooms) == ((11, 8), False)
    walk = Sty(step="walk", grub=(8, 8), fields=[(11, 8)])
    walk.say("walk grub 11,8")
    assert (walk.at("grub"), walk["grub"].shrooms) == ((11, 8), False)


@pytest.mark.rule("FP-14")
def test_a_burning_pig_gains_none_on_its_way() -> None:
    assert not Sty(gammon=model(8, 8, burning=True), fields=[(11, 8)], dice=go(RIGHT, 3, 3))["gammon"].shrooms
    assert not Sty(gammon=model(11, 8, burning=True), fields=[(11, 8)], dice=go(RIGHT, 3, 3))["gammon"].shrooms


@pytest.mark.rule("FP-14")
def test_a_burning_pig_gains_them_where_it_ends() -> None:
    assert Sty(gammon=model(6, 8, burning=True), fields=[(11, 8)], dice=go(RIGHT, 2, 3))["gammon"].shrooms


@pytest.mark.rule("FP-14")
def test_that_is_seen_before_it_is_backed_off() -> None:
    """It comes down at 10, which is on the field (from 9.5 on), and is backed off from a rock to 8.4, which is not."""
    sty = Sty(gammon=model(6, 8, burning=True), fields=[(11, 8)], rocks=[(10.4, 8)], dice=go(RIGHT, 2, 2))
    assert sty.at("gammon") == about(8.4, 8)
    assert sty["gammon"].shrooms


# Contact.


@pytest.mark.rule("FP 7.3", "FP-15")
def test_the_touched_model_performs_a_random_move() -> None:
    sty = Sty(gammon=model(10, 8, shrooms=True), dreg=(14, 8), dice=(*go(RIGHT, 3, 3), *go(UP, 2, 1)))
    assert sty.at("dreg") == (14, 5)
    assert sty.at("gammon") == about(13, 8)  # Its move is over where they met: 3" are lost.


@pytest.mark.rule("FP-15", "FP 6.1")
def test_the_mover_is_backed_off_if_that_is_still_needed() -> None:
    """Dreg runs against the rock behind him and stays within an inch."""
    sty = Sty(
        gammon=model(10, 8, shrooms=True), dreg=(14, 8), rocks=[(15.5, 8)], dice=(*go(RIGHT, 3, 3), *go(RIGHT, 2, 1))
    )
    assert sty.at("dreg") == about(14, 8)
    assert sty.at("gammon") == about(12, 8)


@pytest.mark.rule("FP-15", "FP 6.4")
def test_shrooms_that_were_gained_in_this_very_move_count() -> None:
    sty = Sty(gammon=(7, 8), fields=[(9.5, 8)], dreg=(13, 8), dice=(*go(RIGHT, 3, 3), *go(UP, 1, 1)))
    assert sty.at("dreg") == (13, 6)
    assert sty.at("gammon") == about(12, 8)


@pytest.mark.rule("FP-15")
def test_the_touched_pig_may_win() -> None:
    """A nudge of Grub's mad Pig sends Dreg's into the Kitchen."""
    sty = Sty(gammon=model(11, 11, shrooms=True), dumpling=(15, 11), dice=(*go(RIGHT, 3, 3), *go(90, 1, 1)))
    assert sty.places == [2, 1]


@pytest.mark.rule("FP-15", "FP-16")
def test_a_burning_model_with_shrooms_touches_where_it_ends() -> None:
    over = Sty(gammon=model(10, 8, shrooms=True, burning=True), dreg=(13, 8), dice=go(RIGHT, 3, 3))
    assert over.at("dreg") == (13, 8)
    assert over.at("gammon") == (16, 8)
    upon = Sty(
        gammon=model(10, 8, shrooms=True, burning=True), dreg=(15.5, 8), dice=(*go(RIGHT, 2, 3), *go(RIGHT, 1, 1))
    )
    assert upon.at("dreg") == (17.5, 8)
    assert upon.at("gammon") == (15, 8)


@pytest.mark.rule("FP-15", "FP-16")
def test_who_comes_down_on_several_moves_them_clockwise_from_whose_turn_it_is() -> None:
    """It is Dreg's turn, so he goes up before Grub goes down."""
    mad = model(10, 8, shrooms=True, burning=True)
    dice = (*go(RIGHT, 2, 3), *go(UP, 1, 1), *go(DOWN, 1, 1))
    sty = Sty(active=1, dumpling=mad, grub=(14.5, 8), dreg=(15.5, 7.2), dice=dice)
    assert sty.at("dreg") == (15.5, 5.2)
    assert sty.at("grub") == (14.5, 10)


@pytest.mark.rule("FP-15", "FP-16")
def test_who_comes_down_on_somebody_and_near_shrooms_moves_before_him() -> None:
    sty = Sty(
        seats=3,
        gammon=model(10, 8, shrooms=True, burning=True),
        dreg=(15.5, 8),
        mog=model(14, 10.4, shrooms=True),
        dice=(*go(RIGHT, 2, 3), *go(UP, 1, 1), *go(RIGHT, 1, 1)),
    )
    assert (sty.at("gammon"), sty.at("dreg")) == ((15, 6), (17.5, 8))


@pytest.mark.rule("FP-16")
def test_a_burning_model_that_comes_near_several_performs_one_random_move() -> None:
    sty = Sty(
        seats=3,
        gammon=model(10, 8, burning=True),
        dreg=model(14, 10, shrooms=True),
        mog=model(16, 6, shrooms=True),
        dice=(*go(RIGHT, 2, 3), *go(RIGHT, 1, 1)),
    )
    assert sty.at("gammon") == about(17, 8)


# Coming within 2".


@pytest.mark.rule("FP 7.3", "FP-16")
def test_who_crosses_the_line_stops_there_and_performs_a_random_move() -> None:
    """2" from Dumpling is where the middles are 3" apart."""
    sty = Sty(gammon=(8, 8), dumpling=model(15, 8, shrooms=True), dice=(*go(RIGHT, 3, 3), *go(UP, 2, 1)))
    assert sty.at("gammon") == about(12, 5)


@pytest.mark.rule("FP-16")
def test_the_line_counts_only_from_outside() -> None:
    inside = Sty(gammon=(12.5, 8), dumpling=model(15, 8, shrooms=True), dice=go(UP, 1, 1))
    assert inside.at("gammon") == (12.5, 6)
    nearer = Sty(gammon=(12.5, 8), dumpling=model(15, 8, shrooms=True), dice=go(RIGHT, 1, 1))
    assert nearer.at("gammon") == about(13, 8)


@pytest.mark.rule("FP-16")
def test_to_stop_short_of_the_line_is_nothing() -> None:
    sty = Sty(gammon=(8, 8), dumpling=model(15, 8, shrooms=True), dice=go(RIGHT, 1, 2))
    assert sty.at("gammon") == (11, 8)


@pytest.mark.rule("FP-16")
def test_passing_the_line_is_enough() -> None:
    """The way passes 2.5" above Dumpling's middle: it crosses the line at 15 - sqrt(9 - 6.25)."""
    sty = Sty(gammon=(10, 5.5), dumpling=model(15, 8, shrooms=True), dice=(*go(RIGHT, 3, 3), *go(UP, 1, 1)))
    assert sty.at("gammon") == about(15 - 2.75**0.5, 3.5)


@pytest.mark.rule("FP-16", "FP-8")
def test_each_pair_once_in_a_player_turn() -> None:
    """The Random Move leads across the line again: this time it goes on, and is backed off to an inch."""
    sty = Sty(gammon=(8, 8), dumpling=model(15, 8, shrooms=True), dice=(*go(RIGHT, 3, 3), *go(RIGHT, 1, 1)))
    assert sty.at("gammon") == about(13, 8)


@pytest.mark.rule("FP-16", "FP-21")
def test_a_walking_orc_stops_at_the_line() -> None:
    sty = Sty(step="walk", grub=(8, 8), dumpling=model(15, 8, shrooms=True), dice=go(LEFT, 1, 1))
    sty.say("walk grub 12.9,8")
    assert sty.at("grub") == about(10, 8)


@pytest.mark.rule("FP-16")
def test_a_burning_model_comes_near_only_where_it_ends() -> None:
    over = Sty(gammon=model(11.5, 5.5, burning=True), dumpling=model(15, 8, shrooms=True), dice=go(RIGHT, 3, 3))
    assert over.at("gammon") == (17.5, 5.5)
    ends = Sty(
        gammon=model(10, 5.5, burning=True),
        dumpling=model(15, 8, shrooms=True),
        dice=(*go(RIGHT, 2, 3), *go(UP, 1, 1)),
    )
    assert ends.at("gammon") == about(15, 3.5)


@pytest.mark.rule("FP-16")
def test_nothing_is_offered_at_the_line() -> None:
    """Dreg waits at the very line with a Shove; the Random Move from there leads out of his reach."""
    sty = Sty(
        gammon=(8, 8),
        dumpling=model(15, 8, shrooms=True),
        dreg=model(12, 10.5, waits="shove"),
        dice=(*go(RIGHT, 3, 3), *go(UP, 3, 3)),
    )
    assert sty.reactions == set()
    assert sty.at("gammon") == about(12, 2)


@pytest.mark.rule("FP-16")
def test_somebody_with_shrooms_who_comes_near_moves_nobody_by_that() -> None:
    """Dreg stood there; the mad Pig comes within 2" of him without contact."""
    sty = Sty(gammon=model(10, 8, shrooms=True), dreg=(15.5, 8), dice=go(RIGHT, 1, 2))
    assert sty.gap("gammon", "dreg") == pytest.approx(1.5)
    assert sty.at("dreg") == (15.5, 8)


@pytest.mark.rule("FP-14", "FP-15")
def test_a_burning_pig_that_comes_down_on_a_field_and_on_somebody_moves_him() -> None:
    sty = Sty(
        gammon=model(6, 8, burning=True), fields=[(11, 8)], dreg=(10.2, 8), dice=(*go(RIGHT, 2, 2), *go(RIGHT, 3, 3))
    )
    assert (sty.at("gammon"), sty.at("dreg")) == ((10, 8), (16.2, 8))


# How long.


@pytest.mark.rule("FP-17", "FP 7.3")
def test_they_last_to_the_next_turn_of_the_owner() -> None:
    sty = Sty(gammon=(6, 20), fields=[(6, 20)], dumpling=(24, 20), dice=(*go(RIGHT, 2, 3), 2, 2, *go(LEFT, 1, 1)))
    assert sty["gammon"].shrooms
    idle(sty, "dreg", "dollop")
    assert sty.state.active == 0
    assert not sty["gammon"].shrooms


@pytest.mark.rule("FP-17")
def test_they_are_gone_before_step_1_of_that_turn() -> None:
    """In step 1 Gnaw slips past the Pig: no line stops him any more."""
    sty = Sty(
        active=1,
        dumpling=(24, 20),
        gammon=model(10, 5, shrooms=True),
        gnaw=(6, 6),
        dice=(*go(LEFT, 1, 1), 2, 1, *go(RIGHT, 1, 1, 1)),
    )
    assert not sty["gammon"].shrooms
    assert sty.at("gnaw") == about(10 - 3**0.5, 6)  # Past the line, and an inch from the Pig.


@pytest.mark.rule("FP-17")
def test_others_turns_do_not_end_them() -> None:
    sty = Sty(seats=3, gammon=model(6, 20, shrooms=True), dice=(*go(RIGHT, 1, 1), 2, 2))
    assert sty.state.active == 1
    assert sty["gammon"].shrooms


@pytest.mark.rule("FP-17")
def test_orcs_lose_theirs_as_well() -> None:
    sty = Sty(active=1, grub=model(15, 5, shrooms=True), dumpling=(24, 20), dice=(*go(LEFT, 1, 1), 2, 2))
    assert sty.state.active == 0
    assert not sty["grub"].shrooms


# Chains.


@pytest.mark.rule("FP-15", "FP 7.3")
def test_madness_spreads_by_contact() -> None:
    """Gammon touches mad Dumpling, who touches Dreg, who runs."""
    sty = Sty(
        gammon=model(8, 8, shrooms=True),
        dumpling=model(9.5, 8, shrooms=True),
        dreg=(13.5, 8),
        dice=(*go(RIGHT, 1, 1), *go(RIGHT, 3, 3), *go(UP, 1, 1)),
    )
    assert sty.at("gammon") == about(8.5, 8)
    assert sty.at("dumpling") == about(12.5, 8)
    assert sty.at("dreg") == (13.5, 6)


@pytest.mark.rule("FP-15", "FP-16", "FP-8")
def test_contact_and_line_are_counted_apart_for_each_pair() -> None:
    """Gammon crosses Dumpling's line, and comes on into contact: both have Shrooms, so Dumpling runs as well."""
    sty = Sty(
        gammon=model(8, 8, shrooms=True),
        dumpling=model(15, 8, shrooms=True),
        dice=(*go(RIGHT, 3, 3), *go(RIGHT, 2, 2), *go(RIGHT, 1, 1)),
    )
    assert sty.at("gammon") == about(14, 8)
    assert sty.at("dumpling") == (17, 8)


@pytest.mark.rule("FP-16")
def test_of_two_lines_the_first_one_stops() -> None:
    sty = Sty(
        seats=3,
        gammon=(6, 8),
        dumpling=model(12, 8, shrooms=True),
        morsel=model(14, 5.5, shrooms=True),
        dice=(*go(RIGHT, 3, 3), *go(LEFT, 1, 1)),
    )
    assert sty.at("gammon") == about(7, 8)


@pytest.mark.rule("FP-4", "FP-16")
def test_a_walk_goes_round_the_line_where_it_can() -> None:
    """7" straight on would cross it; a bow of a little more does not. Of 8" nothing is left for a bow."""
    bow = Sty(step="walk", grub=(10.5, 8), dumpling=model(14, 10.5, shrooms=True))
    bow.say("walk grub 17.5,8")
    assert bow.at("grub") == (17.5, 8)
    straight = Sty(step="walk", grub=(10, 8), dumpling=model(14, 10.5, shrooms=True), dice=go(UP, 1, 1))
    straight.say("walk grub 18,8")
    assert straight.at("grub") == about(14 - 2.75**0.5, 6)


@pytest.mark.rule("FP-15", "FP-16")
@pytest.mark.parametrize(("limit", "dreg"), [(True, (17, 8)), (False, (17, 5))])
def test_contact_moves_the_same_model_once_in_a_player_turn(limit: bool, dreg: tuple[float, float]) -> None:
    """Gammon runs into Dreg, who runs off to 17; Mog lights it, and it comes down beside Dreg again."""
    again = () if limit else go(UP, 1, 2)
    sty = Sty(
        seats=3,
        gammon=model(10, 8, shrooms=True),
        dreg=(15, 8),
        mog=model(14, 5.5, waits="fire"),
        dice=(*go(RIGHT, 3, 3), *go(RIGHT, 1, 1), 3, *go(RIGHT, 1, 1), *again),
        options={"reaction_limit": limit},
    )
    sty.say("light with mog")
    assert sty.at("dreg") == about(*dreg)
