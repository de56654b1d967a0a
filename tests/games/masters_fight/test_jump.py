"""MF 4.2.6: jumping from a Platform."""

from __future__ import annotations

import pytest

from .pit import Pit, orc


@pytest.mark.rule("MF 4.2.6")
def test_a_jump_starts_from_a_platform() -> None:
    pit = Pit(orc("a1"), orc("a3"))
    assert pit.refusal("jump dreg") == "MF 4.2.6: a Jump starts from a Platform"


@pytest.mark.rule("MF 4.2.6", "MF-14")
def test_a_jump_is_three_squares_and_a_smash() -> None:
    pit = Pit(orc("a1", "iron"), orc("a5"), platforms="a1", dice=(3, 3))
    pit.say("jump dreg")
    assert pit.moves() == {"a4", "b4"}
    pit.say("land b4")
    assert pit.at("grub") == "b4"
    assert pit["dreg"].health == 5
    assert pit.fight.points == 1
    assert pit.log[:2] == [
        "Grub jumps to b4.",
        "Grub comes down on Dreg: 3 to hit, 3 on the table, smash. Dreg loses 1.",
    ]


@pytest.mark.rule("MF 4.2.6", "MF-14")
def test_no_jump_where_nobody_can_be_smashed() -> None:
    pit = Pit(orc("a1", "iron"), orc("a6"), platforms="a1")
    assert pit.refusal("jump dreg") == "MF-14: no square to land on from where you could smash Dreg"


@pytest.mark.rule("MF-1")
def test_march_training_jumps_four_squares() -> None:
    pit = Pit(orc("a1", "common"), orc("a6"), platforms="a1")
    assert "jump dreg" in pit.legal


@pytest.mark.rule("MF 4.2.6", "MF-14")
def test_over_orcs_and_pits_but_not_into_them() -> None:
    pit = Pit(orc("a1", "iron"), orc("a4"), orc("a2"), platforms="a1", pits="b1 b2 a3", dice=(1,))
    pit.say("jump dreg")
    assert pit.moves() == {"b3", "b4"}
    assert pit.refusal("land a3") == "MF-14: a3 is a Pit: you may jump over it, but not land in it"
    assert pit.refusal("land a4") == "MF 4.2.6: Dreg stands on a4"
    assert pit.refusal("land a1") == "MF-14: a Jump goes at least one square far"
    assert pit.refusal("land a5") == "MF 4.2.6: a5 is 4 squares away; your Jump is 3 squares long"
    assert pit.refusal("land c1") == "MF 4.2.6: from c1 you cannot smash Dreg"
    pit.say("land b3")
    assert pit.at("grub") == "b3"


@pytest.mark.rule("MF-14")
def test_at_least_one_square() -> None:
    pit = Pit(orc("a1", "iron"), orc("b2"), platforms="a1", dice=(1,))
    pit.say("jump dreg")
    assert "a1" not in pit.moves()
    assert {"a2", "b1", "a3", "b3", "c1", "c2", "c3"} == pit.moves()


@pytest.mark.rule("MF-14", "MF 2")
def test_weapon_range_counts() -> None:
    pit = Pit(orc("a1", "iron", item="spear"), orc("a6"), platforms="a1", dice=(1,))
    pit.say("jump dreg")
    assert pit.moves() == {"a4", "b4", "c4"}


@pytest.mark.rule("MF-14", "MF-8")
def test_a_jump_may_end_with_a_throw() -> None:
    pit = Pit(orc("a1", "iron", item="throwing axe"), orc("a8"), platforms="a1", dice=(3, 3))
    assert "jump dreg" not in pit.legal
    pit.say("jump dreg throw")
    assert pit.moves() == {"a4", "b4", "c4", "d4"}
    pit.say("land c4")
    assert pit["dreg"].health == 5
    assert pit.holds("grub") == "nothing"
    assert pit.log[1].startswith("Grub throws an axe at Dreg: ")
    assert pit.feats == {"Flying Menace": "grub"}


@pytest.mark.rule("MF-8")
def test_a_jump_beside_the_target_may_keep_the_axe() -> None:
    pit = Pit(orc("a1", "iron", item="throwing axe"), orc("a3"), platforms="a1", dice=(3, 3))
    pit.say("jump dreg", "land a2")
    assert pit.holds("grub") == "throwing axe"


@pytest.mark.rule("MF-4")
def test_a_jump_lands_on_a_platform_without_a_die() -> None:
    pit = Pit(orc("a1", "iron"), orc("a4"), platforms="a1 a3", dice=(1,))
    pit.say("jump dreg", "land a3")
    assert pit.at("grub") == "a3"
    assert pit.rolls == ["to hit 3+: 1"]


@pytest.mark.rule("MF 4.2.6", "MF 4.2")
def test_jump_once_per_turn() -> None:
    pit = Pit(orc("a1", "iron"), orc("a4"), platforms="a1 a3", dice=(1,))
    pit.say("jump dreg", "land a3")
    assert pit.refusal("jump dreg") == "MF 4.2.6: Jump is possible once per turn, and you have done it"


@pytest.mark.rule("MF-2", "MF 1.2")
def test_feral_fury_in_a_jump() -> None:
    pit = Pit(orc("a1", "feral"), orc("a4"), platforms="a1", dice=(4, 3, 5, 3))
    pit.say("jump dreg", "land a3", "again")
    assert pit["dreg"].health == 4


@pytest.mark.rule("MF-9", "MF 4.2.6")
def test_a_move_split_around_a_jump() -> None:
    pit = Pit(orc("b2", "iron"), orc("a4"), platforms="a1", dice=(2, 3, 3))
    pit.say("move a1", "jump dreg", "land a3", "move b2")
    assert pit.at("grub") == "b2"
    assert pit.asked == "dreg"


@pytest.mark.rule("MF-14")
def test_one_landing_is_not_asked_for() -> None:
    pit = Pit(orc("a1", "iron"), orc("a5"), platforms="a1", pits="b4", dice=(1,))
    pit.say("jump dreg")
    assert pit.at("grub") == "a4"


@pytest.mark.rule("MF-17")
def test_a_jump_with_an_idle_mark_ends_lying_and_bare_handed() -> None:
    pit = Pit(orc("a1", "iron", item="mace", down=True), orc("a3"), platforms="a1", dice=(3, 5))
    pit.say("jump dreg", "land a2")
    assert pit["dreg"].health == 5
    assert not pit["dreg"].down  # The mace gave nothing: 5 on the table, not 6.
    assert pit.legal == {"move a1", "move b1", "move b2", "move b3", "recover", "end"}


@pytest.mark.rule("MF-17")
def test_with_an_idle_mark_the_spear_reaches_from_platforms_alone() -> None:
    pit = Pit(orc("a1", "iron", item="spear", down=True), orc("a4"), platforms="a1 b2", dice=(3, 3))
    pit.say("jump dreg")
    assert pit.moves() == {"b2", "a3", "b3", "b4"}


@pytest.mark.rule("MF 1", "MF 4.2.6")
def test_who_is_out_is_no_target() -> None:
    pit = Pit(orc("g6", item="throwing axe"), orc("h6", health=1), orc("f6"), platforms="g6", dice=(4, 3))
    pit.say("smash dreg")
    assert {answer for answer in pit.legal if not answer.startswith("move")} == {"jump mog", "jump mog throw", "end"}


@pytest.mark.rule("MF-17", "MF-8")
def test_with_an_idle_mark_the_axe_is_thrown_from_platforms_alone() -> None:
    pit = Pit(orc("b1", "iron", item="throwing axe", down=True), orc("a5"), platforms="b1 a3 c3", dice=(3, 3))
    pit.say("jump dreg throw")
    assert pit.moves() == {"a3", "c3"}


@pytest.mark.rule("MF-16", "MF-9")
def test_jumping_off_with_an_idle_mark_costs_a_square_of_the_open_move() -> None:
    pit = Pit(orc("a1", "common", down=True), orc("b4"), platforms="a1 a2", dice=(6, 1))
    pit.say("move a2")
    assert pit.fight.left == 2
    pit.say("jump dreg", "land a3")
    assert (pit.fight.points, pit.fight.left) == (0, 1)
