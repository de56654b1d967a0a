"""FP 5.4.3, FP-8, FP-9: setting Pigs on fire."""

from __future__ import annotations

import pytest

from .sty import DOWN, LEFT, RIGHT, UP, Sty, about, go, model


@pytest.mark.rule("FP 5.4.3")
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_three_or_more_sets_the_pig_on_fire_and_off_it_runs(die: int) -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 11, waits="fire"), dice=(*go(RIGHT, 2, 3), die, *go(UP, 1, 2)))
    assert (sty.asked, sty.reactions) == ("dreg", {"light with dreg"})
    sty.say("light with dreg")
    assert (sty["gammon"].burning, sty["dreg"].burning) == (True, False)
    assert (sty.at("gammon"), sty.at("dreg")) == ((15, 5), (15, 11))


@pytest.mark.rule("FP 5.4.3")
@pytest.mark.parametrize("die", [1, 2])
def test_one_or_two_burns_the_orc(die: int) -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 11, waits="fire"), dice=(*go(RIGHT, 2, 3), die, *go(RIGHT, 2, 2)))
    sty.say("light with dreg")
    assert (sty["gammon"].burning, sty["dreg"].burning) == (False, True)
    assert (sty.at("gammon"), sty.at("dreg")) == ((15, 8), (19, 11))


@pytest.mark.rule("FP 5.4.3")
def test_it_is_an_attempt_that_one_may_leave() -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 11, waits="fire"), dice=go(RIGHT, 2, 3))
    sty.say("let be")
    assert (sty["gammon"].burning, sty.waits("dreg")) == (False, "fire")


@pytest.mark.rule("FP 5.4.3")
def test_only_pigs_are_set_on_fire() -> None:
    sty = Sty(step="walk", grub=(10, 8), dreg=model(15, 11, waits="fire"))
    sty.say("walk grub 15,8")
    assert sty.reactions == set()


@pytest.mark.rule("FP 5.4.3")
@pytest.mark.parametrize(("distance", "offered"), [(3.0, True), (3.01, False)])
def test_within_two_inches(distance: float, offered: bool) -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 8 - distance, waits="fire"), dice=go(RIGHT, 2, 3))
    assert bool(sty.reactions) is offered


@pytest.mark.rule("FP 5.4.3", "FP-8")
def test_a_burning_orc_and_a_lit_pig_fly_at_once() -> None:
    """Lit beside a rock, the Pig flies over it. The failed Orc flies over the Kitchen."""
    pig = Sty(
        gammon=(10, 8),
        rocks=[(15, 6)],
        dreg=model(15, 11, waits="fire"),
        dice=(*go(RIGHT, 2, 3), 3, *go(UP, 2, 3)),
    )
    pig.say("light with dreg")
    assert pig.at("gammon") == (15, 3)
    orc = Sty(
        gammon=(10, 8), dreg=model(15, 11, waits="fire", grease=1), dice=(*go(RIGHT, 2, 3), 2, *go(DOWN, 3, 3, 1))
    )
    orc.say("light with dreg")
    assert orc.at("dreg") == (15, 18)


@pytest.mark.rule("FP-8", "FP 5.4.3")
def test_fire_is_not_used_up() -> None:
    """Mog lights Grub's Pig in Grub's turn and Dreg's in Dreg's."""
    sty = Sty(
        seats=3,
        gammon=(10, 8),
        mog=model(15, 11, waits="fire"),
        dumpling=(10, 11),
        dice=(*go(RIGHT, 2, 3), 3, *go(UP, 1, 2), 2, 2, *go(RIGHT, 1, 1), 5, *go(LEFT, 1, 1)),
    )
    sty.say("light with mog", "stay dreg", "stay dollop", "done", "ready dreg nothing", "ready dollop nothing")
    assert sty.at("dumpling") == (12, 11)
    assert sty.reactions == {"light with mog"}
    sty.say("light with mog")
    assert sty["dumpling"].burning
    assert sty.at("dumpling") == (10, 11)


@pytest.mark.rule("FP-8")
def test_a_burning_pig_can_be_lit_again_and_runs_again() -> None:
    sty = Sty(
        gammon=model(10, 8, burning=True),
        dreg=model(15, 11, waits="fire"),
        dice=(*go(RIGHT, 2, 3), 3, *go(UP, 1, 2)),
    )
    sty.say("light with dreg")
    assert sty["gammon"].burning
    assert sty.at("gammon") == (15, 5)


@pytest.mark.rule("FP-8")
def test_each_orc_lights_the_same_pig_once_in_a_player_turn() -> None:
    """Lit, Gammon turns at nothing and ends within 2" again."""
    sty = Sty(gammon=(10, 8), dreg=model(13, 11, waits="fire"), dice=(*go(RIGHT, 1, 2), 3, *go(RIGHT, 1, 1)))
    sty.say("light with dreg")
    assert sty.gap("gammon", "dreg") < 2.7
    near = Sty(gammon=(10, 8), dreg=model(14, 10.5, waits="fire"), dice=(*go(RIGHT, 1, 2), 3, *go(RIGHT, 1, 1)))
    near.say("light with dreg")
    assert near.gap("gammon", "dreg") < 2
    assert near.reactions == set()


@pytest.mark.rule("FP-8")
def test_without_the_limit_he_may_light_it_again_and_again() -> None:
    sty = Sty(
        gammon=(10, 8),
        dreg=model(14, 10.5, waits="fire"),
        dice=(*go(RIGHT, 1, 2), 3, *go(RIGHT, 1, 1), 4, *go(UP, 3, 3)),
        options={"reaction_limit": False},
    )
    sty.say("light with dreg")
    assert sty.reactions == {"light with dreg"}
    sty.say("light with dreg")
    assert sty.at("gammon") == (15, 2)


@pytest.mark.rule("FP-8")
def test_without_the_limit_a_chain_ends_after_fifty_random_moves() -> None:
    """Right, left, right, left … within 2" of Dreg all the time."""
    runs: list[int] = []
    for at in range(50):
        runs += [3, *go(LEFT if at % 2 == 0 else RIGHT, 1, 1)]
    sty = Sty(
        gammon=(12, 8),
        dreg=model(13, 10.5, waits="fire"),
        dice=(*go(RIGHT, 1, 1), *runs),
        options={"reaction_limit": False},
    )
    lit = 0
    while sty.reactions:
        sty.say("light with dreg")
        lit += 1
    assert lit == 50


@pytest.mark.rule("FP-8")
def test_a_model_burns_to_the_end() -> None:
    """In its owner's next turn the Pig still flies."""
    sty = Sty(
        gammon=model(10, 8, burning=True),
        active=1,
        dumpling=(5, 20),
        rocks=[(13, 8)],
        dice=(*go(LEFT, 1, 1), 2, 2, *go(RIGHT, 3, 3)),
    )
    sty.say("stay grub", "stay gnaw", "done", "ready grub nothing", "ready gnaw nothing")
    assert sty["gammon"].burning
    assert sty.at("gammon") == (16, 8)


@pytest.mark.rule("FP-9", "FP 5.4.3")
def test_in_a_mushroom_field_there_are_shrooms_instead_of_fire() -> None:
    """The Random Move still happens, on the ground: the rock stops it."""
    sty = Sty(
        gammon=(10, 8),
        fields=[(15, 11)],
        rocks=[(15, 4)],
        dreg=model(15, 11, waits="fire"),
        dice=(*go(RIGHT, 2, 3), 3, *go(UP, 2, 3)),
    )
    sty.say("light with dreg")
    assert (sty["gammon"].burning, sty["gammon"].shrooms) == (False, True)
    assert sty.at("gammon") == about(15, 6)


@pytest.mark.rule("FP-9", "FP 5.4.3")
def test_in_a_mushroom_field_a_failure_gives_the_orc_shrooms() -> None:
    """He runs on the ground: the Kitchen stops him."""
    sty = Sty(
        seats=3,
        gammon=(10, 8),
        fields=[(15, 11)],
        mog=model(15, 11, waits="fire"),
        dice=(*go(RIGHT, 2, 3), 1, *go(DOWN, 3, 3)),
    )
    sty.say("light with mog")
    assert (sty["mog"].burning, sty["mog"].shrooms) == (False, True)
    assert sty.at("mog") == about(15, 12)


@pytest.mark.rule("FP-9")
@pytest.mark.parametrize(("x", "shrooms"), [(16.0, True), (16.01, False)])
def test_the_orc_has_to_be_wholly_inside_the_field(x: float, shrooms: bool) -> None:
    """A field of 3" around 15: a base of 1" is wholly inside up to 16."""
    sty = Sty(
        gammon=(10, 8), fields=[(15, 11)], dreg=model(x, 10.5, waits="fire"), dice=(*go(RIGHT, 2, 3), 4, *go(UP, 1, 2))
    )
    sty.say("light with dreg")
    assert (sty["gammon"].shrooms, sty["gammon"].burning) == (shrooms, not shrooms)


@pytest.mark.rule("FP-9")
def test_a_pig_that_burns_already_flies_with_its_shrooms() -> None:
    sty = Sty(
        gammon=model(10, 8, burning=True),
        fields=[(15, 11)],
        rocks=[(15, 5)],
        dreg=model(15, 11, waits="fire"),
        dice=(*go(RIGHT, 2, 3), 3, *go(UP, 3, 3)),
    )
    sty.say("light with dreg")
    assert sty["gammon"].shrooms
    assert sty.at("gammon") == (15, 2)


@pytest.mark.rule("FP 7.3", "FP 5.4.3")
def test_shrooms_do_not_protect_from_fire() -> None:
    sty = Sty(
        gammon=model(10, 8, shrooms=True), dreg=model(15, 11, waits="fire"), dice=(*go(RIGHT, 2, 3), 3, *go(UP, 1, 1))
    )
    assert sty.reactions == {"light with dreg"}
    sty.say("light with dreg")
    assert sty["gammon"].burning


@pytest.mark.rule("FP-11")
def test_fire_is_offered_where_the_pig_stands_after_backing_off() -> None:
    """Backed off to 12 from a rock: out of reach for Dreg at the rock, in reach for Snik behind it."""
    sty = Sty(
        seats=4,
        gammon=(10, 8),
        rocks=[(14, 8)],
        dreg=model(15.9, 8.5, waits="fire"),
        snik=model(10, 6, waits="fire"),
        dice=(*go(RIGHT, 3, 3), 3, *go(LEFT, 1, 1)),
    )
    assert (sty.asked, sty.reactions) == ("snik", {"light with snik"})
    assert sty.at("gammon") == about(12, 8)
    sty.say("light with snik")
    assert sty["gammon"].burning


@pytest.mark.rule("FP-11", "FP-10")
def test_shoves_come_before_fire() -> None:
    """Clockwise Grub with his fire comes before Dreg with his Shove, but fire waits until all Shoves are done."""
    sty = Sty(
        gammon=(10, 8),
        grub=model(15, 5, waits="fire"),
        dreg=model(15, 11, waits="shove"),
        dice=(*go(RIGHT, 2, 3), *go(RIGHT, 1, 1)),
    )
    assert sty.reactions == {"shove with dreg"}
    sty.say("shove with dreg")
    assert sty.at("gammon") == (17, 8)
    assert sty.reactions == set()
    sty = Sty(
        gammon=(10, 8),
        grub=model(15, 5, waits="fire"),
        dreg=model(15, 11, waits="shove"),
        dice=(*go(RIGHT, 2, 3), 3, *go(RIGHT, 1, 1)),
    )
    sty.say("let be")
    assert (sty.asked, sty.reactions) == ("grub", {"light with grub"})
    sty.say("light with grub")
    assert sty.at("gammon") == (17, 8)


@pytest.mark.rule("FP-10")
def test_fire_of_several_goes_clockwise_and_only_while_the_pig_is_near() -> None:
    sty = Sty(
        active=1,
        dumpling=(10, 8),
        grub=model(15, 5, waits="fire"),
        dreg=model(15, 11, waits="fire"),
        dice=(*go(RIGHT, 2, 3), 3, *go(RIGHT, 3, 3)),
    )
    assert (sty.asked, sty.reactions) == ("dreg", {"light with dreg"})
    sty.say("light with dreg")
    assert sty.at("dumpling") == (21, 8)
    assert sty.reactions == set()


@pytest.mark.rule("FP-10", "FP 5.4.3")
def test_a_failed_orc_makes_room_for_the_next() -> None:
    sty = Sty(
        gammon=(10, 8),
        dreg=model(15, 11, waits="fire"),
        dollop=model(15, 5, waits="fire"),
        dice=(*go(RIGHT, 2, 3), 1, *go(LEFT, 3, 3), 6, *go(RIGHT, 1, 1)),
    )
    assert sty.reactions == {"light with dreg", "light with dollop"}
    sty.say("light with dreg")
    assert sty["dreg"].burning
    assert sty.reactions == {"light with dollop"}
    sty.say("light with dollop")
    assert sty["gammon"].burning


@pytest.mark.rule("FP 5.4.3", "FP-12")
def test_a_lit_pig_that_lands_in_the_kitchen_wins() -> None:
    sty = Sty(gammon=(10, 10), dreg=model(15, 7, waits="fire"), dice=(*go(RIGHT, 2, 3), 3, *go(DOWN, 2, 2)))
    sty.say("light with dreg")
    assert sty.places == [1, 2]


@pytest.mark.rule("FP-22", "FP-11")
def test_a_pig_that_was_backed_off_and_lit_runs_from_where_it_stands() -> None:
    """Off the rock to 12; up 3", where Dollop is too near; an inch from her on the line x = 12."""
    sty = Sty(
        gammon=(10, 8),
        rocks=[(14, 8)],
        grub=model(10, 6, waits="fire"),
        dollop=(12, 3.6),
        dice=(*go(RIGHT, 3, 3), 3, *go(UP, 1, 2)),
    )
    sty.say("light with grub")
    assert sty.at("gammon") == about(12, 5.6)


@pytest.mark.rule("FP-6", "FP-10", "FP 5.4.3")
def test_an_orc_who_burned_himself_may_be_shoved_where_he_ends() -> None:
    """Dreg flies to 19, 11, next to Mog."""
    sty = Sty(
        seats=3,
        gammon=(10, 8),
        dreg=model(15, 11, waits="fire"),
        mog=model(21.5, 11, waits="shove"),
        dice=(*go(RIGHT, 2, 3), 1, *go(RIGHT, 2, 2), *go(UP, 2, 2)),
    )
    sty.say("light with dreg")
    assert sty.reactions == {"shove with mog"}
    sty.say("shove with mog")
    assert sty.at("dreg") == (19, 7)


@pytest.mark.rule("FP-22", "FP 5.4.3", "FP 6.1")
def test_lit_next_to_a_rock_the_way_back_is_that_of_the_flight() -> None:
    """It flies 2" up onto the rock around 15, 5.6 and comes back to an inch below it."""
    sty = Sty(
        gammon=(10, 8),
        rocks=[(15, 5.5)],
        dreg=model(15, 11, waits="fire"),
        dice=(*go(RIGHT, 2, 3), 3, *go(UP, 1, 1)),
    )
    sty.say("light with dreg")
    assert sty.at("gammon") == about(15, 7.5)
