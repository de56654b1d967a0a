"""FP 5.1, FP 5.2, FP 5.3, FP 7.1, FP 7.2: slipping, walking, and tossing grease."""

from __future__ import annotations

import pytest

from .sty import DOWN, LEFT, RIGHT, UP, Sty, about, go, model

# Step 1.


@pytest.mark.rule("FP 5.1", "FP 7.2")
def test_a_one_makes_an_orc_slip_and_the_new_marker_counts() -> None:
    """Three D3 for a single marker: it comes before the move."""
    sty = Sty(step="slip", grub=(10, 8), dice=(1, *go(RIGHT, 1, 2, 3), 6))
    assert (sty["grub"].grease, sty.at("grub")) == (1, (16, 8))


@pytest.mark.rule("FP 5.1")
@pytest.mark.parametrize("die", [2, 3, 6])
def test_anything_else_is_nothing(die: int) -> None:
    sty = Sty(step="slip", grub=(10, 8), gnaw=(10, 4), dice=(die, die))
    assert (sty.at("grub"), sty.at("gnaw")) == ((10, 8), (10, 4))
    assert (sty["grub"].grease, sty["gnaw"].grease) == (0, 0)


@pytest.mark.rule("FP-20")
def test_the_chef_slips_before_the_die_of_his_comrade_falls() -> None:
    """Grub slides towards Gnaw and is stopped by him; then Gnaw slides away."""
    sty = Sty(step="slip", grub=(10, 8), gnaw=(14, 8), dice=(1, *go(RIGHT, 2, 2, 2), 1, *go(RIGHT, 1, 1, 1)))
    assert sty.at("grub") == about(12, 8)
    assert sty.at("gnaw") == (17, 8)


@pytest.mark.rule("FP 7.1", "FP 7.2", "FP-5")
def test_six_markers_are_the_most_and_the_slip_moves_all_the_same() -> None:
    sty = Sty(step="slip", grub=model(5, 8, grease=6), dice=(1, *go(RIGHT, 1, 1, 1, 1, 1, 1, 1, 1), 2))
    assert (sty["grub"].grease, sty.at("grub")) == (6, (13, 8))


# Step 2.


@pytest.mark.rule("FP-4", "FP 5.2")
def test_who_slipped_in_step_1_does_not_walk() -> None:
    sty = Sty(step="slip", grub=(10, 8), gnaw=(10, 4), dice=(1, *go(RIGHT, 1, 1, 1), 2))
    assert sty.legal >= {"stay gnaw"}
    assert not any("grub" in answer for answer in sty.legal)
    sty.say("walk gnaw 14,4")
    assert sty.state.phase == 7  # Grease.


@pytest.mark.rule("FP-4", "FP 5.3")
def test_who_slipped_in_step_3_walks_in_the_next_turn() -> None:
    sty = Sty(
        step="grease",
        grub=(10, 8),
        gnaw=(10, 4),
        gammon=(4, 18),
        dumpling=(24, 18),
        dice=(1, *go(RIGHT, 1, 1, 1), *go(RIGHT, 1, 1), 2, 2, *go(RIGHT, 1, 1), 2, 2),
    )
    sty.say("toss grub gnaw", "ready grub nothing", "ready gnaw nothing")  # Nobody is left to be greased.
    sty.say("stay dreg", "stay dollop", "done", "ready dreg nothing", "ready dollop nothing")
    sty.say("walk grub 18,4")
    assert sty.at("grub") == (18, 4)


@pytest.mark.rule("FP 5.2")
def test_eight_inches_and_no_more() -> None:
    sty = Sty(step="walk", grub=(10, 8))
    sty.refusal("walk grub 18.01,8")
    sty.say("walk grub 18,8")
    assert sty.at("grub") == (18, 8)


@pytest.mark.rule("FP 5.2", "FP 7.1")
def test_each_marker_is_one_more_inch() -> None:
    sty = Sty(step="walk", grub=model(8, 8, grease=3))
    sty.refusal("walk grub 19.01,8")
    sty.say("walk grub 19,8")
    assert sty.at("grub") == (19, 8)


@pytest.mark.rule("FP-4")
def test_the_way_leads_round_what_stands_there() -> None:
    """Eight inches straight on are too long with a model in between: the way round him is longer."""
    sty = Sty(step="walk", grub=(10, 8), dreg=(14, 8))
    sty.refusal("walk grub 18,8")
    sty.say("walk grub 17.5,8")
    assert sty.at("grub") == (17.5, 8)


@pytest.mark.rule("FP-4", "FP 6.2")
def test_a_gap_that_is_too_narrow_is_no_way() -> None:
    """0.9" between the rocks: round them it is too far."""
    wall = [(14, 8 + 1.9 * at) for at in (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5)]
    sty = Sty(step="walk", grub=(11, 8), rocks=wall)
    sty.refusal("walk grub 17,8")


@pytest.mark.rule("FP-4")
def test_passing_nearer_than_an_inch_is_allowed() -> None:
    """Two rocks leave 1.2"."""
    sty = Sty(step="walk", grub=(11, 8), rocks=[(14, 6.9), (14, 9.1)])
    sty.say("walk grub 19,8")
    assert sty.at("grub") == (19, 8)


@pytest.mark.rule("FP-21", "FP 6.1")
def test_a_walk_ends_an_inch_from_everything() -> None:
    sty = Sty(step="walk", grub=(10, 8), dreg=(15, 8), rocks=[(10, 4)])
    sty.refusal("walk grub 13.01,8")
    sty.refusal("walk grub 10,5.99")
    sty.say("walk grub 13,8")
    assert sty.gap("grub", "dreg") == 1


@pytest.mark.rule("FP-21", "FP 6.3", "FP-13")
def test_a_walk_keeps_its_inch_from_kitchen_and_edge() -> None:
    sty = Sty(step="walk", grub=(15, 8))
    sty.refusal("walk grub 15,12.01")
    sty.refusal("walk grub 15,1.49")
    sty.say("walk grub 15,1.5")
    assert sty.at("grub") == (15, 1.5)


@pytest.mark.rule("FP-21", "FP 5.2")
def test_staying_is_always_allowed_however_close() -> None:
    sty = Sty(step="walk", grub=(15, 0.5), gnaw=(16.2, 1))
    sty.say("stay grub", "stay gnaw")
    assert sty.at("grub") == (15, 0.5)


@pytest.mark.rule("FP-4")
def test_either_orc_may_walk_first() -> None:
    """Gnaw steps out of Grub's way."""
    sty = Sty(step="walk", grub=(15, 8), gnaw=(15, 4))
    sty.refusal("walk grub 15,3")
    sty.say("gnaw first", "walk gnaw 19,4", "walk grub 15,3")
    assert sty.at("grub") == (15, 3)


# Step 3.


def greasing(**models: object) -> Sty:
    dice = models.pop("dice", ())
    return Sty(step="grease", dice=dice, **models)  # type: ignore[arg-type]


@pytest.mark.rule("FP 5.3")
@pytest.mark.parametrize(("die", "markers"), [(2, 0), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_three_or_more_greases_and_two_does_nothing(die: int, markers: int) -> None:
    sty = greasing(grub=(10, 8), dreg=(15, 8), dice=(die,))
    sty.say("toss grub dreg")
    assert sty["dreg"].grease == markers
    assert (sty["grub"].grease, sty.at("grub"), sty.at("dreg")) == (0, (10, 8), (15, 8))


@pytest.mark.rule("FP 5.3", "FP 7.2")
def test_a_one_makes_the_tosser_slip() -> None:
    sty = greasing(grub=(10, 8), dreg=(15, 8), dice=(1, *go(UP, 1, 1, 2)))
    sty.say("toss grub dreg")
    assert (sty["dreg"].grease, sty["grub"].grease) == (0, 1)
    assert sty.at("grub") == (10, 4)


@pytest.mark.rule("FP 5.3")
@pytest.mark.parametrize(("x", "legal"), [(15.0, True), (15.01, False)])
def test_ten_inches_from_base_to_base(x: float, legal: bool) -> None:
    sty = greasing(grub=(4, 12), dreg=(x, 12))
    assert ("toss grub dreg" in sty.legal) is legal


@pytest.mark.rule("FP 5.3", "FP-5")
def test_friend_and_foe_orc_and_pig_but_not_himself() -> None:
    sty = greasing(grub=(10, 8), gnaw=(10, 4), gammon=(13, 4), dreg=(15, 8), dollop=(13, 8), dumpling=(16, 4))
    targets = {answer.split()[2] for answer in sty.legal if answer.startswith("toss grub")}
    assert targets == {"gnaw", "gammon", "dreg", "dollop", "dumpling"}


@pytest.mark.rule("FP-5")
def test_nothing_has_to_be_seen() -> None:
    assert "toss grub dreg" in greasing(grub=(10, 8), rocks=[(12.5, 8)], dreg=(15, 8)).legal


@pytest.mark.rule("FP 5.3", "FP-5")
def test_a_player_who_was_greased_is_safe_for_the_rest_of_the_step() -> None:
    sty = greasing(seats=3, grub=(10, 8), gnaw=(10, 4), dreg=(15, 8), dumpling=(13, 4), mog=(14, 11), dice=(3, 2))
    sty.say("toss grub dreg")
    targets = {answer.split()[2] for answer in sty.legal if answer.startswith("toss gnaw")}
    assert not targets & {"dreg", "dollop", "dumpling"}
    assert targets >= {"grub", "mog"}
    sty.say("toss gnaw mog")


@pytest.mark.rule("FP-5")
def test_a_miss_leaves_the_player_a_target() -> None:
    sty = greasing(grub=(10, 8), gnaw=(10, 4), dreg=(15, 8), dice=(2, 5))
    sty.say("toss grub dreg", "toss gnaw dreg")
    assert sty["dreg"].grease == 1


@pytest.mark.rule("FP-5")
def test_an_own_slip_makes_the_own_models_safe() -> None:
    sty = greasing(grub=(10, 8), gnaw=(10, 4), gammon=(13, 4), dreg=(15, 8), dice=(1, *go(DOWN, 1, 1, 1)))
    sty.say("toss grub dreg")
    targets = {answer.split()[2] for answer in sty.legal if answer.startswith("toss gnaw")}
    assert not targets & {"grub", "gammon"}
    assert "dreg" in targets


@pytest.mark.rule("FP-5")
def test_who_was_greased_in_another_step_is_a_target() -> None:
    """Gnaw slipped in step 1; in step 3 he may be greased again."""
    sty = Sty(step="slip", grub=(10, 8), gnaw=(10, 4), dice=(2, 1, *go(RIGHT, 1, 1, 1), 4))
    sty.say("stay grub", "toss grub gnaw")
    assert sty["gnaw"].grease == 2


@pytest.mark.rule("FP 5.3")
def test_each_orc_tosses_once_in_either_order() -> None:
    sty = greasing(grub=(10, 8), gnaw=(10, 4), dreg=(15, 8), dice=(2, 2))
    sty.say("toss gnaw dreg")
    assert not any(answer.startswith("toss gnaw") for answer in sty.legal)
    sty.say("toss grub dreg")
    assert sty.legal == {f"ready grub {action}" for action in ("shove", "shoo", "fire", "nothing")}


@pytest.mark.rule("FP 7.1", "FP-5")
def test_a_seventh_marker_is_none_and_no_gain() -> None:
    """Dreg has six; his Pig can still be greased by the second toss."""
    sty = greasing(grub=(10, 8), gnaw=(10, 4), dreg=model(15, 8, grease=6), dumpling=(13, 4), dice=(6, 6))
    sty.say("toss grub dreg")
    assert sty["dreg"].grease == 6
    sty.say("toss gnaw dumpling")
    assert sty["dumpling"].grease == 1


@pytest.mark.rule("FP 7.1")
def test_markers_stay() -> None:
    sty = Sty(gammon=model(10, 8, grease=2), dice=go(LEFT, 1, 1, 1, 1))
    assert sty["gammon"].grease == 2
