"""MF 4.2.4 Smash, MF 4.2.5 Stomp, Feral Fury."""

from __future__ import annotations

import pytest

from .pit import Pit, orc


@pytest.mark.rule("MF 4.2.4")
@pytest.mark.parametrize(("brood", "skill"), [("common", 4), ("feral", 4), ("iron", 3)])
def test_equal_to_the_combat_skill_hits_and_lower_misses(brood: str, skill: int) -> None:
    hit = Pit(orc("a1", brood), orc("a2"), dice=(skill, 3))
    hit.say("smash dreg")
    assert hit["dreg"].health == 5
    miss = Pit(orc("a1", brood), orc("a2"), dice=(skill - 1,))
    miss.say("smash dreg")
    assert miss["dreg"].health == 6


@pytest.mark.rule("MF-20")
def test_in_a_short_fight_a_two_on_the_table_wounds() -> None:
    pit = Pit(orc("a1"), orc("a2"), dice=(4, 2), short=True)
    pit.say("smash dreg")
    assert pit["dreg"].health == 5


@pytest.mark.rule("MF 4.2.4")
@pytest.mark.parametrize(
    ("die", "health", "down", "words"),
    [
        (1, 6, False, "oomph"),
        (2, 6, False, "nope"),
        (3, 5, False, "smash. Dreg loses 1"),
        (5, 5, False, "smash. Dreg loses 1"),
        (6, 5, True, "proper fightin'. Dreg loses 1 and falls"),
    ],
)
def test_the_smash_table(die: int, health: int, down: bool, words: str) -> None:
    pit = Pit(orc("a1"), orc("a2"), dice=(4, die))
    pit.say("smash dreg")
    assert (pit["dreg"].health, pit["dreg"].down) == (health, down)
    assert f"Grub smashes Dreg: 4 to hit, {die} on the table, {words}." in pit.log


@pytest.mark.rule("MF 4.2.4")
def test_a_lying_target_loses_two_on_a_critical() -> None:
    pit = Pit(orc("a1"), orc("a2", down=True), dice=(4, 6))
    pit.say("smash dreg")
    assert pit["dreg"].health == 4
    assert pit["dreg"].down


@pytest.mark.rule("MF 4.2.4", "MF 4.2.3")
def test_oomph_makes_the_attacker_drop_his_item() -> None:
    pit = Pit(orc("a1", item="shield"), orc("a2", item="spear"), dice=(4, 1))
    pit.say("smash dreg")
    assert pit.asked == "grub"
    assert pit.match.asks[0].prompt == "Oomph! Where does your shield fall?"
    pit.say("drop b2")
    assert pit.lying == {"b2": "shield"}
    assert pit.holds("dreg") == "spear"


@pytest.mark.rule("MF 4.2.4")
def test_a_natural_one_is_oomph_even_with_a_mace() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a2", down=True), dice=(4, 1))
    pit.say("stomp dreg", "drop b1")
    assert pit["dreg"].health == 6
    assert pit.lying == {"b1": "mace"}


@pytest.mark.rule("MF 4.2.4")
def test_smash_is_for_adjacent_squares() -> None:
    pit = Pit(orc("b2"), orc("c3"), orc("b4"))
    assert "smash dreg" in pit.legal
    assert pit.refusal("smash mog") == "MF 4.2.4: Mog is 2 squares away; your Smash reaches the adjacent squares"
    assert pit.refusal("smash grub") == "MF 4.2.4: you cannot attack yourself"
    assert pit.refusal("smash bolk") == "MF 1: there is no Orc 'bolk' here; your enemies are Dreg, Mog"


@pytest.mark.rule("MF 4.2.4", "MF 4.2")
def test_smash_once_per_turn() -> None:
    pit = Pit(orc("a1"), orc("a2"), dice=(1,))
    pit.say("smash dreg")
    assert pit.fight.points == 1
    assert pit.refusal("smash dreg") == "MF 4.2.4: Smash is possible once per turn, and you have done it"


@pytest.mark.rule("MF-12")
def test_smash_and_stomp_in_one_activation() -> None:
    pit = Pit(orc("a1"), orc("a2"), dice=(4, 6, 4, 3))
    pit.say("smash dreg", "stomp dreg")
    assert pit["dreg"].health == 4
    assert pit.asked == "dreg"


@pytest.mark.rule("MF-12")
def test_smash_and_jump_in_one_activation() -> None:
    pit = Pit(orc("a1"), orc("a2"), platforms="a1", dice=(1, 1))
    pit.say("smash dreg", "jump dreg", "land b1")
    assert pit.asked == "dreg"


@pytest.mark.rule("MF 1", "MF 4.2.4")
def test_who_is_out_is_no_target() -> None:
    pit = Pit(orc("g7", item="throwing axe"), orc("h7", health=1, down=True), orc("f6"), dice=(4, 3))
    pit.say("stomp dreg")
    assert {answer for answer in pit.legal if not answer.startswith("move")} == {"smash mog", "throw mog", "end"}


@pytest.mark.rule("MF 4.2.4")
def test_health_never_falls_below_none() -> None:
    pit = Pit(orc("a1"), orc("a2", health=1, down=True), orc("h8"), dice=(4, 6))
    pit.say("smash dreg")
    assert pit["dreg"].health == 0
    assert pit["grub"].dealt == 1


# Stomp


@pytest.mark.rule("MF 4.2.5", "MF-13")
def test_stomp_adds_one_on_the_smash_table() -> None:
    pit = Pit(orc("a1"), orc("a2", down=True), dice=(4, 5))
    pit.say("stomp dreg")
    assert pit["dreg"].health == 4
    assert pit.log[0] == "Grub stomps on Dreg: 4 to hit, 5 + 1 on the table, proper fightin'. Dreg loses 2."


@pytest.mark.rule("MF-13")
def test_stomp_with_a_mace_adds_two() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a2", down=True), dice=(4, 4))
    pit.say("stomp dreg")
    assert pit["dreg"].health == 4


@pytest.mark.rule("MF 4.2.5")
def test_stomp_rolls_to_hit() -> None:
    pit = Pit(orc("a1"), orc("a2", down=True), dice=(3,))
    pit.say("stomp dreg")
    assert pit["dreg"].health == 6


@pytest.mark.rule("MF 4.2.5")
def test_stomp_is_for_those_who_lie() -> None:
    pit = Pit(orc("a1"), orc("a2"))
    assert pit.refusal("stomp dreg") == "MF 4.2.5: Dreg is not Knocked Down"


@pytest.mark.rule("MF-13", "MF-5")
def test_no_stomp_on_an_idle_mark() -> None:
    pit = Pit(orc("a1"), orc("a2", down=True), platforms="a2")
    assert pit.refusal("stomp dreg") == "MF-13: Dreg is on a Platform: the mark does not count there"


@pytest.mark.rule("MF-13")
def test_stomp_is_adjacent_whatever_the_weapon() -> None:
    pit = Pit(orc("a1", item="spear"), orc("a3", down=True))
    assert "smash dreg" in pit.legal
    assert pit.refusal("stomp dreg") == "MF-13: Dreg is 2 squares away; Stomp is for adjacent squares"


@pytest.mark.rule("MF 4.2.5", "MF 4.2")
def test_stomp_once_per_turn() -> None:
    pit = Pit(orc("a1"), orc("a2", down=True), dice=(1,))
    pit.say("stomp dreg")
    assert pit.refusal("stomp dreg") == "MF 4.2.5: Stomp is possible once per turn, and you have done it"


# Feral Fury


@pytest.mark.rule("MF 1.2", "MF-2")
def test_a_feral_orc_strikes_twice_for_one_action_point() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2"), dice=(4, 3, 5, 3))
    pit.say("smash dreg")
    assert pit.legal == {"again", "enough"}
    pit.say("again")
    assert pit["dreg"].health == 4
    assert pit.fight.points == 1
    assert pit.log[-1] == "Grub strikes again at Dreg: 5 to hit, 3 on the table, smash. Dreg loses 1."


@pytest.mark.rule("MF 1.2")
def test_the_second_blow_has_combat_skill_5() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2"), dice=(4, 3, 4))
    pit.say("smash dreg", "again")
    assert pit["dreg"].health == 5


@pytest.mark.rule("MF 1.2")
def test_after_a_natural_one_to_hit_there_is_no_second_blow() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2"), dice=(1,))
    pit.say("smash dreg")
    assert "again" not in pit.legal


@pytest.mark.rule("MF 1.2")
def test_after_any_other_miss_there_is_one() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2"), dice=(2, 6, 3))
    pit.say("smash dreg", "again")
    assert pit["dreg"].health == 5


@pytest.mark.rule("MF-2")
def test_the_second_blow_may_be_left() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2"), dice=(4, 3))
    pit.say("smash dreg", "enough")
    assert pit.fight.points == 1
    assert pit.refusal("again") == "MF 1.2: a second blow follows the first one of a Feral Orc's Smash"


@pytest.mark.rule("MF-2", "MF-6")
def test_a_shield_counts_against_the_second_blow() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2", item="shield"), dice=(4, 5))
    pit.say("smash dreg", "again")
    assert pit["dreg"].health == 6


@pytest.mark.rule("MF-2", "MF 4.2.4")
def test_the_second_blow_finds_a_target_that_lies() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2"), dice=(4, 6, 5, 6))
    pit.say("smash dreg", "again")
    assert pit["dreg"].health == 3


@pytest.mark.rule("MF-2", "MF 4.2.4")
def test_the_last_health_is_worth_a_second_blow() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2", health=2), orc("b1"), dice=(4, 6, 5, 3))
    pit.say("smash dreg")
    assert (pit["dreg"].health, pit["dreg"].down) == (1, True)
    pit.say("again")
    assert pit["dreg"].place == 3


@pytest.mark.rule("MF-2")
def test_no_second_blow_at_one_who_is_out() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2", health=1), orc("b1"), dice=(4, 3))
    pit.say("smash dreg")
    assert "again" not in pit.legal


@pytest.mark.rule("MF-2")
def test_no_second_blow_with_a_stomp() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2", down=True), dice=(4, 3))
    pit.say("stomp dreg")
    assert "again" not in pit.legal


@pytest.mark.rule("MF-2")
def test_a_spear_that_was_dropped_does_not_reach_again() -> None:
    pit = Pit(orc("a1", "feral", item="spear"), orc("a3"), dice=(4, 1))
    pit.say("smash dreg", "drop a2")
    assert "again" not in pit.legal


@pytest.mark.rule("MF-2")
def test_common_and_iron_orcs_strike_once() -> None:
    for brood in ("common", "iron"):
        pit = Pit(orc("a1", brood), orc("a2"), dice=(4, 3))
        pit.say("smash dreg")
        assert "again" not in pit.legal
