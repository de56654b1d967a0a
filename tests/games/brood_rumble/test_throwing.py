"""BR 4.2.2, BR-7 … BR-10, BR-26: throws, what they hit, and where Barrels end."""

from __future__ import annotations

from typing import Any

import pytest

from orcade.games.orclympics.brood_rumble.terrain import Terrain

from .brawl import DOWN, LEFT, RIGHT, UP, Brawl, about, cover, mound, orc, pit, platform

HIT = (3, 3)
"""A range of 6"."""
MISSED_CATCH = 1


# The throw.


@pytest.mark.rule("BR 4.2.2")
def test_a_hit_costs_d3_health_and_the_barrel_bounces() -> None:
    """5" from base to base."""
    brawl = Brawl(
        grub=(4, 12), dreg=(10, 12), gob=(1, 1), barrels=[(3.1, 12)], dice=(2, 3, MISSED_CATCH, 2, 3, UP)
    ).say("throw b1 dreg")
    assert brawl.health("grub", "dreg") == [12, 10]
    assert brawl.barrels == {1: (10, 9)}


@pytest.mark.rule("BR 4.2.2", "BR-26")
@pytest.mark.parametrize(("x", "hit"), [(10.0, True), (10.003, False)])
def test_the_roll_has_to_reach_the_distance_from_base_to_base(x: float, hit: bool) -> None:
    dice = (2, 3, MISSED_CATCH, 1, 1, UP) if hit else (2, 3, 1, UP)
    brawl = Brawl(grub=(4, 12), dreg=(x, 12), gob=(1, 1), barrels=[(3.1, 12)], dice=dice).say("throw b1 dreg")
    assert brawl["dreg"].health == (11 if hit else 12)


@pytest.mark.rule("BR 4.2.2", "BR-26")
def test_a_short_throw_goes_as_far_as_the_dice_say_and_bounces() -> None:
    """The front goes from 4.5 to 8.5, so the middle comes down at 8.1."""
    brawl = Brawl(grub=(4, 12), dreg=(12, 12), barrels=[(3.1, 12)], dice=(2, 2, 3, UP)).say("throw b1 dreg")
    assert brawl.barrels == {1: about(8.1, 9)}
    assert brawl.health("grub", "dreg") == [12, 12]


@pytest.mark.rule("BR 4.2.2")
def test_only_who_touches_a_barrel_throws_it() -> None:
    near = Brawl(grub=(4, 12), dreg=(12, 12), barrels=[(4, 12.9)])
    assert "throw b1 dreg" in near.legal
    far = Brawl(grub=(4, 12), dreg=(12, 12), barrels=[(4, 12.91)])
    assert "throw" not in far.verbs
    upon = Brawl(grub=(4, 12), dreg=(12, 12), barrels=[(4.2, 12)])
    assert "throw b1 dreg" in upon.legal


@pytest.mark.rule("BR 4.2.2", "BR-13")
def test_any_enemy_is_a_target_lying_or_far_away() -> None:
    brawl = Brawl(grub=(1, 1), gash=(1, 3), dreg=orc(5, 5, down=True), durk=(23, 23), barrels=[(1.9, 1)])
    assert {answer for answer in brawl.legal if answer.startswith("throw")} == {"throw b1 dreg", "throw b1 durk"}


@pytest.mark.rule("BR 1.2", "BR-30")
def test_common_orcs_reroll_both_range_dice_or_none() -> None:
    kept = Brawl(broods=("common", "feral"), grub=(4, 12), dreg=(10, 12), barrels=[(3.1, 12)], dice=(1, 2, 1, UP)).say(
        "throw b1 dreg"
    )
    assert kept.legal == {"keep", "reroll"}
    kept.say("keep")
    assert kept["dreg"].health == 12
    again = Brawl(
        broods=("common", "feral"),
        grub=(4, 12),
        dreg=(10, 12),
        barrels=[(3.1, 12)],
        dice=(1, 2, 4, 4, MISSED_CATCH, 3, 1, UP),
    ).say("throw b1 dreg", "reroll")
    assert again["dreg"].health == 9


@pytest.mark.rule("BR-30")
def test_nobody_is_asked_to_reroll_a_sure_hit() -> None:
    """The roll reaches, and nothing is in the way: a second one could only miss. The enemy may be in a fight, too."""
    brawl = Brawl(
        broods=("common", "feral"),
        grub=(4, 12),
        dreg=(10, 12),
        gob=(1, 1),
        barrels=[(3.1, 12)],
        dice=(2, 3, MISSED_CATCH, 2, 3, UP),
    ).say("throw b1 dreg")
    assert brawl["dreg"].health == 10


@pytest.mark.rule("BR-30", "BR-7")
@pytest.mark.parametrize(
    "between", [{"gash": (8, 12.5)}, {"durk": (8, 12.5)}, {"terrain": [cover(8, 12)]}], ids=["friend", "enemy", "cover"]
)
def test_a_roll_that_reaches_may_be_rerolled_where_something_else_is_in_the_way(between: dict[str, Any]) -> None:
    brawl = Brawl(
        broods=("common", "feral"), grub=(4, 12), dreg=(12, 12), barrels=[(3.1, 12)], dice=(4, 4), **between
    ).say("throw b1 dreg")
    assert brawl.legal == {"keep", "reroll"}


@pytest.mark.rule("BR-30", "BR-11")
def test_a_barrel_for_a_friend_may_be_rerolled_to_miss_him() -> None:
    """Gash catches what Grub threw, and has to throw it back at him."""
    brawl = Brawl(
        broods=("common", "feral"),
        grub=(4, 12),
        gash=(8, 12),
        dreg=(12, 12),
        barrels=[(3.1, 12)],
        dice=(4, 4, 6, 6, 6, 1, 1, 1, UP),
    ).say("throw b1 dreg", "keep", "catch")
    assert brawl.legal == {"keep", "reroll"}
    brawl.say("reroll")
    assert brawl["grub"].health == 12


@pytest.mark.rule("BR 1.2")
@pytest.mark.parametrize("brood", ["feral", "iron"])
def test_others_do_not_reroll_the_range(brood: str) -> None:
    brawl = Brawl(broods=(brood, "feral"), grub=(4, 12), dreg=(10, 12), barrels=[(3.1, 12)], dice=(1, 2, 1, UP)).say(
        "throw b1 dreg"
    )
    assert "reroll" not in brawl.legal


# What lies in the way.


@pytest.mark.rule("BR-7")
def test_the_first_orc_on_the_line_is_hit_friend_or_enemy() -> None:
    enemy = Brawl(
        grub=(4, 12), durk=(8, 12.5), dreg=(12, 12), barrels=[(3.1, 12)], dice=(4, 4, MISSED_CATCH, 2, 1, UP)
    ).say("throw b1 dreg")
    assert enemy.health("durk", "dreg") == [10, 12]
    assert enemy.barrels == {1: (8, 11.5)}
    friend = Brawl(grub=(4, 12), gash=(8, 12.5), dreg=(12, 12), barrels=[(3.1, 12)], dice=(4, 4, 2, 1, UP)).say(
        "throw b1 dreg", "suffer"
    )
    assert friend.health("gash", "dreg") == [10, 12]


@pytest.mark.rule("BR-7")
def test_a_barrel_is_wide() -> None:
    """0.4" and 0.5": who stands 0.9" beside the line is touched, 0.91" not."""
    touched = Brawl(
        grub=(4, 12), dreg=(12, 12), durk=(8, 12.89), barrels=[(3.1, 12)], dice=(4, 4, MISSED_CATCH, 2, 1, UP)
    ).say("throw b1 dreg")
    assert touched.health("durk", "dreg") == [10, 12]
    beside = Brawl(
        grub=(4, 12), dreg=(12, 12), durk=(8, 12.91), barrels=[(3.1, 12)], dice=(4, 4, MISSED_CATCH, 2, 1, UP)
    ).say("throw b1 dreg")
    assert beside.health("durk", "dreg") == [12, 10]


@pytest.mark.rule("BR-7", "BR-26")
def test_a_short_throw_hits_who_is_within_its_range() -> None:
    """Durk's base begins at 7.5, 3" from Grub."""
    brawl = Brawl(
        grub=(4, 12), dreg=(14, 12), durk=(8, 12), barrels=[(3.1, 12)], dice=(1, 2, MISSED_CATCH, 2, 1, UP)
    ).say("throw b1 dreg")
    assert brawl.health("durk", "dreg") == [10, 12]
    short = Brawl(grub=(4, 12), dreg=(14, 12), durk=(8.01, 12), barrels=[(3.1, 12)], dice=(1, 2, 1, LEFT)).say(
        "throw b1 dreg"
    )
    assert short.health("durk", "dreg") == [12, 12]


@pytest.mark.rule("BR-7", "BR 2")
@pytest.mark.parametrize("piece", [pit(8, 12), mound(8, 12), platform(8, 12)])
def test_pits_mounds_and_platforms_do_not_stop_a_throw(piece: Terrain) -> None:
    brawl = Brawl(
        grub=(4, 12),
        dreg=(12, 12),
        terrain=[piece],
        barrels=[(3.1, 12)],
        dice=(4, 4, MISSED_CATCH, 2, 1, UP),
    ).say("throw b1 dreg")
    assert brawl["dreg"].health == 10


@pytest.mark.rule("BR-7", "BR 2", "BR 4.2.2")
def test_cover_destroys_the_barrel() -> None:
    brawl = Brawl(
        grub=(4, 12), dreg=(12, 12), terrain=[cover(8, 12, upright=True)], barrels=[(3.1, 12)], dice=(4, 4)
    ).say("throw b1 dreg")
    assert (brawl["dreg"].health, brawl.barrels) == (12, {})


@pytest.mark.rule("BR 2", "BR-8")
def test_a_throw_passes_over_other_barrels() -> None:
    brawl = Brawl(grub=(4, 12), dreg=(12, 12), barrels=[(3.1, 12), (8, 12)], dice=(4, 4, MISSED_CATCH, 2, 1, UP)).say(
        "throw b1 dreg"
    )
    assert brawl["dreg"].health == 10
    assert brawl.barrels == {1: (12, 11), 2: (8, 12)}


# Bounces.


@pytest.mark.rule("BR-9", "BR 4.2.2")
def test_a_bounce_hits_the_next_orc_and_bounces_again() -> None:
    """From Dreg's middle 3" upwards, where Durk is."""
    brawl = Brawl(
        grub=(4, 12),
        dreg=(10, 12),
        durk=(10, 9),
        barrels=[(3.1, 12)],
        dice=(*HIT, MISSED_CATCH, 2, 6, UP, MISSED_CATCH, 3, 2, RIGHT),
    ).say("throw b1 dreg")
    assert brawl.health("dreg", "durk") == [10, 9]
    assert brawl.barrels == {1: (12, 9)}


@pytest.mark.rule("BR-9")
def test_the_orc_just_hit_is_spared_but_the_bounce_from_another_may_hit_him() -> None:
    brawl = Brawl(
        grub=(4, 12),
        dreg=(10, 12),
        durk=(10, 9),
        barrels=[(3.1, 12)],
        dice=(*HIT, MISSED_CATCH, 2, 6, UP, MISSED_CATCH, 3, 6, DOWN, MISSED_CATCH, 1, 1, RIGHT),
    ).say("throw b1 dreg")
    assert brawl.health("dreg", "durk") == [9, 9]
    assert brawl.barrels == {1: (11, 12)}


@pytest.mark.rule("BR-9", "BR-7")
def test_the_thrower_may_be_hit_by_the_bounce() -> None:
    brawl = Brawl(
        grub=(6, 12),
        gob=(1, 1),
        dreg=(10, 12),
        barrels=[(5.1, 12)],
        dice=(*HIT, MISSED_CATCH, 1, 6, LEFT, MISSED_CATCH, 2, 1, UP),
    ).say("throw b1 dreg")
    assert brawl.health("grub", "dreg") == [10, 11]


@pytest.mark.rule("BR-9")
def test_a_short_throw_bounces_from_where_it_came_down_and_spares_nobody() -> None:
    """It comes down at 8.1; 4" further is Dreg at 12, whom it touches after 3"."""
    brawl = Brawl(grub=(4, 12), dreg=(12, 12), barrels=[(3.1, 12)], dice=(2, 2, 4, RIGHT, MISSED_CATCH, 2, 1, UP)).say(
        "throw b1 dreg"
    )
    assert brawl["dreg"].health == 10


@pytest.mark.rule("BR-8", "BR 4.2.2")
def test_a_bounce_that_touches_another_barrel_is_destroyed() -> None:
    brawl = Brawl(grub=(4, 12), dreg=(10, 12), barrels=[(3.1, 12), (10, 9)], dice=(*HIT, MISSED_CATCH, 2, 6, UP)).say(
        "throw b1 dreg"
    )
    assert brawl.barrels == {2: (10, 9)}


@pytest.mark.rule("BR-36", "BR-8")
@pytest.mark.parametrize(
    ("lies", "way", "left"),
    [
        # It lies half an inch above the middle of Dreg, who is hit there.
        ((10, 11.5), UP, {2: (10, 11.5)}),
        ((10, 11.5), DOWN, {1: (10, 15), 2: (10, 11.5)}),
        ((10, 11.5), LEFT, {1: (7, 12), 2: (10, 11.5)}),
        # Right beneath him: no way leads towards it.
        ((10, 12), UP, {1: (10, 9), 2: (10, 12)}),
    ],
)
def test_a_barrel_that_a_bounce_touches_from_the_start_counts_if_it_goes_towards_it(
    lies: tuple[float, float], way: int, left: dict[int, tuple[float, float]]
) -> None:
    brawl = Brawl(grub=(4, 12), dreg=(10, 12), barrels=[(3.1, 12), lies], dice=(*HIT, MISSED_CATCH, 2, 3, way)).say(
        "throw b1 dreg"
    )
    assert brawl.barrels == left


@pytest.mark.rule("BR-8")
def test_a_short_throw_that_comes_down_on_a_barrel_is_destroyed_at_once() -> None:
    brawl = Brawl(grub=(4, 12), dreg=(14, 12), barrels=[(3.1, 12), (8.5, 12)], dice=(2, 2)).say("throw b1 dreg")
    assert brawl.barrels == {2: (8.5, 12)}


@pytest.mark.rule("BR 4.2.2")
def test_the_boards_edge_destroys_a_barrel() -> None:
    """The middle of a Barrel that touches it is 0.4" away: 1.5 and 2" upwards are too far, 1" is not."""
    gone = Brawl(grub=(4, 1.5), dreg=(10, 1.5), barrels=[(3.1, 1.5)], dice=(*HIT, MISSED_CATCH, 2, 2, UP))
    gone.say("throw b1 dreg")
    assert gone.barrels == {}
    kept = Brawl(grub=(4, 1.5), dreg=(10, 1.5), barrels=[(3.1, 1.5)], dice=(*HIT, MISSED_CATCH, 2, 1, UP))
    kept.say("throw b1 dreg")
    assert kept.barrels == {1: (10, 0.5)}


@pytest.mark.rule("BR 4.2.2", "BR-26")
@pytest.mark.parametrize(("bounce", "left"), [(2, {}), (5, {1: (10, 8)})])
def test_a_barrel_that_ends_in_a_pit_is_gone_and_one_that_crosses_it_is_not(
    bounce: int, left: dict[int, tuple[float, float]]
) -> None:
    """The pit lies from 9 to 12."""
    brawl = Brawl(
        grub=(4, 13),
        dreg=(10, 13),
        terrain=[pit(10, 10.5)],
        barrels=[(3.1, 13)],
        dice=(*HIT, MISSED_CATCH, 2, bounce, UP),
    )
    brawl.say("throw b1 dreg")
    assert brawl.barrels == left


@pytest.mark.rule("BR-26")
@pytest.mark.parametrize(("y", "gone"), [(14.0, True), (13.99, False)])
def test_the_middle_of_a_barrel_decides_whether_it_is_in_a_pit(y: float, gone: bool) -> None:
    """The pit's upper side is at 9; the bounce goes 5" up from y = 14 or a little less."""
    brawl = Brawl(
        grub=(4, y), dreg=(10, y), terrain=[pit(10, 10.5)], barrels=[(3.1, y)], dice=(*HIT, MISSED_CATCH, 2, 5, UP)
    )
    brawl.say("throw b1 dreg")
    assert (brawl.barrels == {}) is gone


@pytest.mark.rule("BR-26")
def test_a_short_throw_that_comes_down_in_a_pit_is_gone() -> None:
    brawl = Brawl(grub=(4, 12), dreg=(16, 12), terrain=[pit(9, 12)], barrels=[(3.1, 12)], dice=(2, 2))
    brawl.say("throw b1 dreg")
    assert brawl.barrels == {}


@pytest.mark.rule("BR 4.2.2", "BR-26")
def test_a_barrel_that_would_end_in_a_mound_slides_out() -> None:
    """The mound lies from 8 to 10: the Barrel is clear of it with its middle at 7.6."""
    brawl = Brawl(
        grub=(4, 12), dreg=(10, 12), terrain=[mound(10, 9)], barrels=[(3.1, 12)], dice=(*HIT, MISSED_CATCH, 2, 3, UP)
    ).say("throw b1 dreg")
    assert brawl.barrels == {1: about(10, 7.6)}


@pytest.mark.rule("BR-26")
def test_touching_a_mound_is_not_lying_in_it() -> None:
    """The middle at 10.4 leaves the base just beside it."""
    brawl = Brawl(
        grub=(4, 13.4),
        dreg=(10, 13.4),
        terrain=[mound(10, 9)],
        barrels=[(3.1, 13.4)],
        dice=(*HIT, MISSED_CATCH, 2, 3, UP),
    ).say("throw b1 dreg")
    assert brawl.barrels == {1: about(10, 10.4)}


@pytest.mark.rule("BR-26")
def test_a_short_throw_that_lands_in_a_mound_slides_out_and_bounces() -> None:
    """It would come down at 8.1 in the mound from 7 to 9; it goes on to 9.4."""
    brawl = Brawl(grub=(4, 12), dreg=(16, 12), terrain=[mound(8, 12)], barrels=[(3.1, 12)], dice=(2, 2, 3, UP)).say(
        "throw b1 dreg"
    )
    assert brawl.barrels == {1: about(9.4, 9)}


@pytest.mark.rule("BR-26")
def test_on_the_last_bit_it_meets_orcs_as_before() -> None:
    """Durk stands behind the mound that lies from 8 to 10."""
    brawl = Brawl(
        grub=(4, 12),
        dreg=(10, 12),
        durk=(10, 7.3),
        terrain=[mound(10, 9)],
        barrels=[(3.1, 12)],
        dice=(*HIT, MISSED_CATCH, 2, 3, UP, MISSED_CATCH, 3, 2, RIGHT),
    ).say("throw b1 dreg")
    assert brawl.health("dreg", "durk") == [10, 9]


@pytest.mark.rule("BR-26", "BR 4.2.2")
@pytest.mark.parametrize("roll", [(1, 2), (1, 3)])
def test_a_short_throw_that_slides_out_of_a_mound_hits_the_orc_it_was_aimed_at(roll: tuple[int, int]) -> None:
    """Dreg is 5" away, just behind the mound: the Barrel comes down in it, and on the last bit it touches him."""
    brawl = Brawl(
        grub=(4, 12),
        dreg=(10, 12),
        terrain=[mound(8, 12)],
        barrels=[(3.1, 12)],
        dice=(*roll, MISSED_CATCH, 2, 3, UP),
    ).say("throw b1 dreg")
    assert brawl["dreg"].health == 10
    assert brawl.barrels == {1: (10, 9)}


@pytest.mark.rule("BR-26")
def test_a_short_throw_that_is_clear_of_the_mound_before_its_target_does_not_hit_him() -> None:
    """It is clear at 9.4, and would touch Dreg at 9.6."""
    brawl = Brawl(grub=(4, 12), dreg=(10.5, 12), terrain=[mound(8, 12)], barrels=[(3.1, 12)], dice=(1, 3, 3, UP)).say(
        "throw b1 dreg"
    )
    assert brawl["dreg"].health == 12
    assert brawl.barrels == {1: about(9.4, 9)}


@pytest.mark.rule("BR-8", "BR 2")
def test_a_seventh_barrel_that_comes_to_rest_is_removed() -> None:
    """Grub finds one in a mound while six lie on the Battlefield."""
    six = [(2, 20), (4, 20), (6, 20), (8, 20), (10, 20), (12, 20)]
    brawl = Brawl(
        grub=(4, 12), dreg=(10, 12), terrain=[mound(4, 10.5)], barrels=six, dice=(1, *HIT, MISSED_CATCH, 2, 3, UP)
    ).say("grab", "throw dreg")
    assert brawl["dreg"].health == 10
    assert sorted(brawl.barrels.values()) == sorted(six)


@pytest.mark.rule("BR-8")
def test_a_thrown_barrel_is_one_of_the_six() -> None:
    six = [(3.1, 12), (4, 20), (6, 20), (8, 20), (10, 20), (12, 20)]
    brawl = Brawl(grub=(4, 12), dreg=(10, 12), barrels=six, dice=(*HIT, MISSED_CATCH, 2, 3, UP))
    brawl.say("throw b1 dreg")
    assert len(brawl.barrels) == 6


@pytest.mark.rule("BR 1", "BR 4.2.2")
def test_an_orc_without_health_is_out_and_the_barrel_bounces_on() -> None:
    brawl = Brawl(
        grub=(4, 12),
        dreg=orc(10, 12, health=2),
        durk=(10, 9),
        barrels=[(3.1, 12)],
        dice=(*HIT, MISSED_CATCH, 3, 6, UP, MISSED_CATCH, 1, 1, RIGHT),
    ).say("throw b1 dreg")
    assert brawl.health("dreg", "durk") == [0, 11]


# The irritated public.


@pytest.mark.rule("BR-10", "BR 4.2.2")
@pytest.mark.parametrize(("die", "thrown"), [(3, False), (4, True)])
def test_aiming_at_an_engaged_orc_may_irritate_the_public(die: int, thrown: bool) -> None:
    """Grub stands 2" from the left edge: a range of 2 reaches the 1.5" to him."""
    audience = (1, 1, MISSED_CATCH, 2, 1, RIGHT) if thrown else ()
    brawl = Brawl(
        grub=(2, 12),
        gash=(8, 13),
        dreg=(8, 12),
        engaged=[("gash", "dreg")],
        barrels=[(1.1, 12)],
        dice=(*HIT, 1, 1, UP, die, *audience),
    ).say("throw b1 dreg")
    assert brawl["dreg"].health == 11  # Engaged: he cannot catch.
    assert brawl["grub"].health == (10 if thrown else 12)
    assert brawl["grub"].pelted is thrown


@pytest.mark.rule("BR-10")
def test_it_matters_at_whom_he_aimed_not_whom_he_hit() -> None:
    """Gash stands in the way of a throw at free Dreg and is Engaged; then Durk does, and Engaged Dreg is aimed at."""
    calm = Brawl(
        grub=(2, 12),
        gash=(6, 12),
        durk=(6, 13),
        dreg=(9, 12),
        engaged=[("gash", "durk")],
        barrels=[(1.1, 12)],
        dice=(*HIT, 1, 1, UP),
    ).say("throw b1 dreg")
    assert calm["gash"].health == 11
    angry = Brawl(
        grub=(2, 12),
        gash=(8, 13),
        dreg=(8, 12),
        durk=(5, 12),
        engaged=[("gash", "dreg")],
        barrels=[(1.1, 12)],
        dice=(*HIT, MISSED_CATCH, 1, 1, UP, 3),
    ).say("throw b1 dreg")
    assert angry.health("durk", "dreg") == [11, 12]


@pytest.mark.rule("BR-10", "BR-21")
def test_a_culprit_who_was_hit_from_the_audience_already_is_safe() -> None:
    brawl = Brawl(
        grub=orc(2, 12, pelted=True),
        gash=(8, 13),
        dreg=(8, 12),
        engaged=[("gash", "dreg")],
        barrels=[(1.1, 12)],
        dice=(*HIT, 1, 1, UP),
    )
    brawl.say("throw b1 dreg")
    assert brawl["grub"].health == 12
