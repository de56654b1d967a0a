"""MF 4.2.3 and the five items of MF 2."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.masters_fight.answers import Grab, Recover

from .pit import Pit, orc


@pytest.mark.rule("MF 4.2.3")
def test_grab_picks_up_the_item_on_the_square() -> None:
    pit = Pit(orc("a1"), orc("h8"), items={"a1": "mace"})
    pit.say("grab")
    assert pit.holds("grub") == "mace"
    assert pit.lying == {}
    assert pit.fight.points == 1


@pytest.mark.rule("MF 4.2.3")
def test_grab_needs_an_item_on_the_very_square() -> None:
    pit = Pit(orc("a1"), orc("h8"), items={"a2": "mace"})
    assert pit.refusal("grab") == "MF 4.2.3: nothing lies on a1"


@pytest.mark.rule("MF 4.2.3")
def test_only_one_item_is_carried_and_the_old_one_is_dropped() -> None:
    pit = Pit(orc("a1", item="shield"), orc("a2"), items={"a1": "mace"})
    pit.say("grab")
    assert pit.asked == "grub"
    assert pit.moves() == {"b1", "a2", "b2"}
    pit.say("drop a2")
    assert pit.holds("grub") == "mace"
    assert pit.lying == {"a2": "shield"}


@pytest.mark.rule("MF 4.2.3")
def test_a_dropped_item_never_falls_on_a_token() -> None:
    pit = Pit(orc("a1", item="shield"), orc("h8"), pits="a2", platforms="b1", items={"a1": "mace"})
    pit.say("grab")
    assert pit.lying == {"b2": "shield"}  # The only place left: nobody is asked.


@pytest.mark.rule("MF 4.2.3", "MF-10")
def test_without_a_free_adjacent_square_the_old_item_is_discarded() -> None:
    pit = Pit(orc("a1", item="shield"), orc("h8"), pits="a2", platforms="b1", items={"a1": "mace", "b2": "helmet"})
    pit.say("grab")
    assert pit.lying == {"b2": "helmet"}
    assert pit.log[-1] == "Grub's shield finds no place and is gone."


@pytest.mark.rule("MF 4.2.3")
def test_a_token_keeps_its_square_while_nobody_grabs_it() -> None:
    pit = Pit(orc("a1", item="shield"), orc("h8"), pits="a2 b2", items={"a1": "mace"})
    pit.say("grab", "move b1", "end")
    assert pit.lying == {"b1": "shield"}
    assert (pit.at("grub"), pit.holds("grub")) == ("b1", "mace")


@pytest.mark.rule("MF 2", "MF-6")
def test_a_mace_adds_one_on_the_smash_table() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a2"), dice=(4, 5))
    pit.say("smash dreg")
    assert pit["dreg"].down
    assert pit["dreg"].health == 5


@pytest.mark.rule("MF 2", "MF-6")
def test_a_mace_turns_nope_into_smash() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a2"), dice=(4, 2))
    pit.say("smash dreg")
    assert pit["dreg"].health == 5


@pytest.mark.rule("MF 2", "MF-6")
def test_a_mace_does_not_help_to_hit() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a2"), dice=(3,))
    pit.say("smash dreg")
    assert pit["dreg"].health == 6


@pytest.mark.rule("MF 2", "MF-6")
def test_a_shield_makes_its_user_harder_to_hit() -> None:
    pit = Pit(orc("a1"), orc("a2", item="shield"), dice=(4,))
    pit.say("smash dreg")
    assert pit.log == ["Grub smashes Dreg: 4 to hit, a miss."]
    pit = Pit(orc("a1"), orc("a2", item="shield"), dice=(5, 3))
    pit.say("smash dreg")
    assert pit["dreg"].health == 5


@pytest.mark.rule("MF 2", "MF 4.2.4")
def test_a_lying_orc_has_nothing_of_his_shield() -> None:
    pit = Pit(orc("a1"), orc("a2", item="shield", down=True), dice=(4, 3))
    pit.say("smash dreg")
    assert pit["dreg"].health == 5


@pytest.mark.rule("MF 2")
def test_a_spear_reaches_one_square_further() -> None:
    pit = Pit(orc("a1", item="spear"), orc("a3"), orc("a4"))
    assert "smash dreg" in pit.legal
    assert pit.refusal("smash mog") == "MF 4.2.4: Mog is 3 squares away; your Smash reaches 2 squares"


@pytest.mark.rule("MF-8")
def test_a_spear_reaches_over_orcs_and_pits() -> None:
    pit = Pit(orc("a1", item="spear"), orc("a3"), orc("a2"), orc("c1"), pits="b1")
    assert {"smash dreg", "smash mog", "smash snik"} <= pit.legal


@pytest.mark.rule("MF 2", "MF-8")
def test_a_throwing_axe_flies_four_squares_and_is_gone() -> None:
    pit = Pit(orc("a1", item="throwing axe"), orc("a5"), orc("a6"), pits="a2", dice=(4, 3))
    assert "throw dreg" in pit.legal
    assert pit.refusal("throw mog") == "MF 2: Mog is 5 squares away; the axe flies 4"
    assert pit.refusal("smash dreg") == "MF 4.2.4: Dreg is 4 squares away; your Smash reaches the adjacent squares"
    pit.say("throw dreg")
    assert pit["dreg"].health == 5
    assert pit.holds("grub") == "nothing"
    assert pit.lying == {}


@pytest.mark.rule("MF-8")
def test_the_axe_is_spent_by_a_miss_too() -> None:
    pit = Pit(orc("a1", item="throwing axe"), orc("a5"), dice=(1,))
    pit.say("throw dreg")
    assert pit.holds("grub") == "nothing"
    assert pit.refusal("smash dreg").startswith("MF 4.2.4: Smash is possible once per turn")


@pytest.mark.rule("MF-8")
def test_an_adjacent_blow_may_leave_the_axe_unused() -> None:
    pit = Pit(orc("a1", item="throwing axe"), orc("a2"), dice=(4, 3))
    assert {"smash dreg", "throw dreg"} <= pit.legal
    pit.say("smash dreg")
    assert pit.holds("grub") == "throwing axe"


@pytest.mark.rule("MF-8")
def test_a_thrown_axe_does_not_fall_with_oomph() -> None:
    pit = Pit(orc("a1", item="throwing axe"), orc("a3"), dice=(4, 1))
    pit.say("throw dreg")
    assert pit.lying == {}
    assert pit.asked == "grub"


@pytest.mark.rule("MF-8", "MF-2")
def test_after_a_throw_the_second_blow_needs_an_adjacent_target() -> None:
    far = Pit(orc("a1", "feral", item="throwing axe"), orc("a3"), dice=(4, 3))
    far.say("throw dreg")
    assert "again" not in far.legal
    near = Pit(orc("a1", "feral", item="throwing axe"), orc("a2"), dice=(4, 3))
    near.say("throw dreg")
    assert near.legal == {"again", "enough"}


@pytest.mark.rule("MF 2", "MF-7")
def test_a_helmet_turns_proper_fightin_into_smash_once() -> None:
    pit = Pit(orc("a1"), orc("a2", item="helmet"), dice=(4, 6))
    pit.say("smash dreg")
    assert pit.asked == "dreg"
    assert pit.match.asks[0].prompt == "Grub lands a Proper fightin'! Use the helmet?"
    assert pit.legal == {"use helmet", "keep helmet"}
    pit.say("use helmet")
    assert pit["dreg"].health == 5
    assert not pit["dreg"].down
    assert pit.holds("dreg") == "nothing"
    assert pit.lying == {}
    assert pit.log == [
        "Dreg's helmet takes the worst of it and breaks.",
        "Grub smashes Dreg: 4 to hit, 6 on the table, smash. Dreg loses 1.",
    ]


@pytest.mark.rule("MF-7")
def test_the_helmet_may_be_kept() -> None:
    pit = Pit(orc("a1"), orc("a2", item="helmet"), dice=(4, 6))
    pit.say("smash dreg", "keep helmet")
    assert pit["dreg"].down
    assert pit.holds("dreg") == "helmet"


@pytest.mark.rule("MF-7")
def test_the_helmet_is_asked_for_at_a_critical_alone() -> None:
    pit = Pit(orc("a1"), orc("a2", item="helmet"), dice=(4, 5))
    pit.say("smash dreg")
    assert pit.asked == "grub"
    assert pit.holds("dreg") == "helmet"


@pytest.mark.rule("MF-7", "MF 4.2.4")
def test_a_lying_orc_has_nothing_of_his_helmet() -> None:
    pit = Pit(orc("a1"), orc("a2", item="helmet", down=True), dice=(4, 6))
    pit.say("smash dreg")
    assert pit.asked == "grub"
    assert pit["dreg"].health == 4


@pytest.mark.rule("MF-7", "MF-5")
def test_on_a_platform_the_helmet_helps_in_spite_of_the_mark() -> None:
    pit = Pit(orc("a1"), orc("a2", item="helmet", down=True), platforms="a2", dice=(4, 6))
    pit.say("smash dreg")
    assert pit.asked == "dreg"


@pytest.mark.rule("MF-11")
def test_the_item_of_an_eliminated_orc_falls_on_his_square() -> None:
    pit = Pit(orc("a1"), orc("a2", health=1, item="mace"), orc("h8"), dice=(4, 3))
    pit.say("smash dreg")
    assert pit.lying == {"a2": "mace"}


@pytest.mark.rule("MF-11")
def test_or_beside_it_where_the_killer_likes() -> None:
    pit = Pit(orc("a1"), orc("a2", health=1, item="mace"), orc("h8"), platforms="a2 a3", dice=(4, 3))
    pit.say("smash dreg")
    assert pit.asked == "grub"
    assert pit.moves() == {"a1", "b1", "b2", "b3"}
    pit.say("drop a1")
    assert pit.lying == {"a1": "mace"}
    assert pit.at("dreg") == "nowhere"


def test_the_last_answer_of_a_match_may_be_a_grab() -> None:
    """What it named is not told then, since nobody is active any more."""
    pit = Pit(orc("a1"), orc("h8"), items={"a1": "mace"})
    pit.fight.at = len(pit.fight.order)
    assert Grab().things(pit.fight) == Recover().things(pit.fight) == ()
