"""BR 4.2.2.1, BR-11, BR-24: catching Barrels and throwing them back."""

from __future__ import annotations

import pytest

from .brawl import DOWN, LEFT, RIGHT, UP, Brawl, mound, orc

HIT = (3, 3)
MISSED_CATCH = 1


@pytest.mark.rule("BR 4.2.2.1")
def test_a_six_catches_and_throws_it_back() -> None:
    brawl = Brawl(
        grub=(4, 12), dreg=(10, 12), gob=(1, 1), barrels=[(3.1, 12)], dice=(*HIT, 6, *HIT, MISSED_CATCH, 3, 2, UP)
    ).say("throw b1 dreg")
    assert brawl.health("grub", "dreg") == [9, 12]
    assert brawl.barrels == {1: (4, 10)}


@pytest.mark.rule("BR 4.2.2.1", "BR 1.2")
@pytest.mark.parametrize(("brood", "die", "caught"), [("feral", 5, False), ("iron", 5, True), ("iron", 4, False)])
def test_iron_orcs_catch_on_five(brood: str, die: int, caught: bool) -> None:
    rest = (1, 1, 1, UP) if caught else (2, 1, UP)
    brawl = Brawl(
        broods=("feral", brood), grub=(4, 12), dreg=(10, 12), barrels=[(3.1, 12)], dice=(*HIT, die, *rest)
    ).say("throw b1 dreg")
    assert brawl["dreg"].health == (12 if caught else 10)


@pytest.mark.rule("BR 4.2.2.1", "BR-11")
def test_the_engaged_cannot_catch_and_those_on_the_ground_can() -> None:
    engaged = Brawl(
        grub=(4, 12),
        gash=(10, 13),
        dreg=(10, 12),
        engaged=[("gash", "dreg")],
        barrels=[(3.1, 12)],
        dice=(*HIT, 2, 1, UP, 1),
    ).say("throw b1 dreg")
    assert engaged["dreg"].health == 10
    lying = Brawl(
        grub=(4, 12),
        gob=(1, 1),
        dreg=orc(10, 12, down=True),
        barrels=[(3.1, 12)],
        dice=(*HIT, 6, *HIT, MISSED_CATCH, 1, 1, UP),
    ).say("throw b1 dreg")
    assert lying.health("grub", "dreg") == [11, 12]


@pytest.mark.rule("BR-11")
def test_a_barrel_goes_back_and_forth() -> None:
    """Dreg catches, Grub catches, Dreg is hit at last."""
    brawl = Brawl(
        grub=(4, 12), dreg=(10, 12), barrels=[(3.1, 12)], dice=(*HIT, 6, *HIT, 6, *HIT, MISSED_CATCH, 2, 1, UP)
    ).say("throw b1 dreg")
    assert brawl.health("grub", "dreg") == [12, 10]


@pytest.mark.rule("BR-11", "BR-26")
def test_the_way_back_has_its_own_range() -> None:
    """2" are too short: it comes down at 10 - 0.1 - 2 and bounces."""
    brawl = Brawl(grub=(4, 12), dreg=(10, 12), barrels=[(3.1, 12)], dice=(*HIT, 6, 1, 1, 1, UP)).say("throw b1 dreg")
    assert brawl.health("grub", "dreg") == [12, 12]
    assert brawl.barrels[1] == pytest.approx((7.9, 11), abs=0.008)


@pytest.mark.rule("BR-30")
def test_a_common_catcher_may_reroll_his_range() -> None:
    brawl = Brawl(
        broods=("feral", "common"),
        grub=(4, 12),
        gob=(1, 1),
        dreg=(10, 12),
        barrels=[(3.1, 12)],
        dice=(*HIT, 6, 1, 1, 6, 6, MISSED_CATCH, 1, 1, UP),
    ).say("throw b1 dreg")
    assert (brawl.asked, brawl.legal) == (1, {"keep", "reroll"})
    brawl.say("reroll")
    assert brawl["grub"].health == 11


@pytest.mark.rule("BR-11")
def test_who_catches_a_bounce_throws_it_at_the_thrower() -> None:
    """Bounced off two Orcs and caught by the third."""
    brawl = Brawl(
        grub=(4, 12),
        gob=(1, 1),
        dreg=(10, 12),
        durk=(10, 9),
        dagga=(13, 9),
        barrels=[(3.1, 12)],
        dice=(*HIT, MISSED_CATCH, 2, 6, UP, MISSED_CATCH, 1, 6, RIGHT, 6, 6, 6, MISSED_CATCH, 3, 1, DOWN),
    ).say("throw b1 dreg")
    assert brawl.health("grub", "dreg", "durk", "dagga") == [9, 10, 11, 12]
    assert brawl.barrels == {1: (4, 13)}


@pytest.mark.rule("BR-11")
def test_a_friend_who_is_hit_may_catch_it_or_rather_suffer() -> None:
    catch = Brawl(
        grub=(4, 12),
        gash=(8, 12),
        dreg=(12, 12),
        barrels=[(3.1, 12)],
        dice=(4, 4, 6, *HIT, 2, 1, UP),
    ).say("throw b1 dreg")
    assert catch.legal == {"catch", "suffer"}
    catch.say("catch", "suffer")  # Grub, too, is hit by a friend's Barrel now.
    assert catch.health("grub", "gash") == [10, 12]
    suffer = Brawl(grub=(4, 12), gash=(8, 12), dreg=(12, 12), barrels=[(3.1, 12)], dice=(4, 4, 2, 1, UP)).say(
        "throw b1 dreg", "suffer"
    )
    assert suffer.health("grub", "gash") == [12, 10]


@pytest.mark.rule("BR-11")
@pytest.mark.parametrize(("said", "tries"), [("suffer", ()), ("catch", (MISSED_CATCH,))])
def test_it_is_said_once_for_all_that_a_throw_hits(said: str, tries: tuple[int, ...]) -> None:
    """It bounces from Gash to Gnarl, and nobody is asked again."""
    dice = (4, 4, *tries, 2, 6, UP, *tries, 1, 1, UP)
    brawl = Brawl(grub=(4, 12), gash=(8, 12), gnarl=(8, 9), dreg=(12, 12), barrels=[(3.1, 12)], dice=dice)
    brawl.say("throw b1 dreg", said)
    assert brawl.health("gash", "gnarl") == [10, 11]
    assert "catch" not in brawl.legal


@pytest.mark.rule("BR-11")
@pytest.mark.parametrize(("grub", "proposed"), [(12, "catch"), (1, "suffer")])
def test_what_is_proposed_hangs_on_who_has_more_to_lose(grub: int, proposed: str) -> None:
    thrower = orc(4, 12, health=grub)
    brawl = Brawl(grub=thrower, gash=(8, 12), dreg=(12, 12), barrels=[(3.1, 12)], dice=(4, 4)).say("throw b1 dreg")
    question = brawl.match.scene(0).question
    assert question is not None
    assert question.usual == proposed


@pytest.mark.rule("BR-11", "BR 4.2.2.1")
@pytest.mark.parametrize(
    ("said", "dice", "health"),
    [(("catch", "suffer"), (6, *HIT, 3, 1, UP), [12, 0]), (("suffer",), (2, 1, UP), [10, 1])],
)
def test_who_would_hit_a_friend_in_the_way_may_catch_it_or_rather_suffer(
    said: tuple[str, ...], dice: tuple[int, ...], health: list[int]
) -> None:
    """Dreg's Barrel bounces from Grub down to Gash; Gnarl stands between Gash and Dreg, and would rather suffer."""
    brawl = Brawl(
        active="dreg",
        dreg=(12, 12),
        grub=(6, 12),
        gash=(6, 16),
        gnarl=orc(9, 14, health=1),
        barrels=[(12.8, 12)],
        dice=(*HIT, MISSED_CATCH, 2, 6, DOWN, *dice),
    ).say("throw b1 grub")
    assert brawl.legal == {"catch", "suffer"}
    assert brawl.match.asks[0].prompt == "Gnarl would be hit when it is thrown back: does Gash try to catch it?"
    question = brawl.match.scene(0).question
    assert question is not None
    assert question.usual == "suffer"
    brawl.say(*said)
    assert brawl.health("gash", "gnarl") == health


@pytest.mark.rule("BR-11")
def test_nobody_is_asked_to_catch_where_an_enemy_is_hit() -> None:
    """As before, but Gnarl stands aside, and Durk in the way."""
    brawl = Brawl(
        active="dreg",
        dreg=(12, 12),
        grub=(6, 12),
        gash=(6, 16),
        gnarl=(9, 22),
        durk=(9, 14),
        barrels=[(12.8, 12)],
        dice=(*HIT, MISSED_CATCH, 2, 6, DOWN, 6, *HIT, MISSED_CATCH, 3, 1, UP),
    ).say("throw b1 grub")
    assert brawl.health("gash", "durk", "dreg") == [12, 9, 12]


@pytest.mark.rule("BR-24")
def test_who_catches_his_own_barrel_throws_it_where_he_likes() -> None:
    """It bounces back to Grub, who catches it and throws it at Durk."""
    brawl = Brawl(
        grub=(6, 12),
        dreg=(10, 12),
        durk=(6, 8),
        barrels=[(5.1, 12)],
        dice=(*HIT, MISSED_CATCH, 1, 6, LEFT, 6, *HIT, MISSED_CATCH, 3, 1, UP),
    ).say("throw b1 dreg")
    assert brawl.asked == 0
    assert {"throw dreg", "throw durk"} <= brawl.legal
    brawl.say("throw durk")
    assert brawl.health("grub", "dreg", "durk") == [12, 11, 9]


@pytest.mark.rule("BR-24")
def test_whoever_is_nearest_is_proposed_where_nobody_is_reached() -> None:
    brawl = Brawl(
        grub=(6, 12), dreg=(10, 12), durk=(23, 23), dagga=(23, 20), barrels=[(5.1, 12)],
        dice=(*HIT, MISSED_CATCH, 1, 6, LEFT, 6),
    ).say("throw b1 dreg")  # fmt: skip
    question = brawl.match.scene(0).question
    assert question is not None
    assert question.usual == "throw dreg"


@pytest.mark.rule("BR-24")
def test_no_friend_is_proposed_to_be_hit() -> None:
    """Gash stands before the only enemy who is left: it flies past him."""
    brawl = Brawl(
        grub=(6, 12), gash=(6, 8), durk=orc(10, 12, health=1), dreg=(6, 4), barrels=[(5.1, 12)],
        dice=(*HIT, MISSED_CATCH, 1, 6, LEFT, 6),
    ).say("throw b1 durk")  # fmt: skip
    question = brawl.match.scene(0).question
    assert question is not None
    assert "throw dreg" in brawl.legal
    assert question.usual == "throw 1.050,7.050"
    assert question.why == "A friend, or Cover, stands before every enemy."


@pytest.mark.rule("BR-24", "BR 4.2.2.1")
def test_in_any_direction() -> None:
    """3" upwards from Grub: it comes down at 12 - 0.1 - 3, and bounces."""
    brawl = Brawl(
        grub=(6, 12),
        dreg=(10, 12),
        barrels=[(5.1, 12)],
        dice=(*HIT, MISSED_CATCH, 1, 6, LEFT, 6, 1, 2, 1, RIGHT),
    ).say("throw b1 dreg", "throw 6,2")
    assert brawl.barrels[1] == pytest.approx((7, 8.9), abs=0.008)


@pytest.mark.rule("BR-24")
def test_a_thrower_who_is_out_gets_nothing_back() -> None:
    """Grub's Barrel bounces off Dreg, kills Grub, bounces off him and is caught by Durk."""
    brawl = Brawl(
        grub=orc(6, 12, health=1),
        gash=(2, 20),
        dreg=(10, 12),
        durk=(6, 9),
        barrels=[(5.1, 12)],
        dice=(*HIT, MISSED_CATCH, 1, 6, LEFT, MISSED_CATCH, 1, 6, UP, 6),
    ).say("throw b1 dreg")
    assert brawl["grub"].health == 0
    assert brawl.asked == 1
    assert {"throw gash", "throw dreg"} <= brawl.legal
    assert "throw grub" not in brawl.legal
    assert "throw durk" not in brawl.legal


@pytest.mark.rule("BR 4.2.2.1", "BR-5")
def test_throwing_back_is_no_action() -> None:
    """Dreg has his whole activation afterwards."""
    brawl = Brawl(
        grub=(4, 12),
        gob=(1, 1),
        dreg=(10, 12),
        terrain=[mound(10, 13.4)],
        barrels=[(3.1, 12)],
        dice=(*HIT, 6, 1, 1, 1, RIGHT),
    ).say("throw b1 dreg", "end")
    assert brawl.asked == 1
    assert brawl.state.actions == 2


@pytest.mark.rule("BR-10", "BR-11")
def test_throwing_back_irritates_nobody() -> None:
    """Dreg is free and catches; Grub, at whom it goes back, is free too, but Gash in the way is Engaged."""
    brawl = Brawl(
        grub=(4, 12),
        gash=(7, 12),
        durk=(7, 13),
        dreg=(10, 12.95),
        engaged=[("gash", "durk")],
        barrels=[(3.1, 12)],
        dice=(6, 6, 2, 1, UP),
    )
    brawl.say("throw b1 dreg")
    assert brawl["grub"].pelted is False
