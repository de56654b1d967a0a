"""MF 4.2.1 and 4.2.2, Platforms and Pits: moving and getting up."""

from __future__ import annotations

import pytest

from .pit import Pit, orc


@pytest.mark.rule("MF 4.2.1", "MF 1")
def test_a_move_goes_in_all_eight_directions() -> None:
    pit = Pit(orc("d4", "iron"), orc("h8"))
    assert pit.moves() == {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}


@pytest.mark.rule("MF 4.2.1")
def test_a_move_is_two_squares_long() -> None:
    pit = Pit(orc("a1", "iron"), orc("h8"))
    pit.say("move b2")
    assert (pit.fight.points, pit.fight.left) == (1, 1)
    pit.say("move c3")
    assert (pit.fight.points, pit.fight.left) == (1, 0)


@pytest.mark.rule("MF 4.2.1")
def test_a_move_goes_only_to_squares_without_an_orc() -> None:
    pit = Pit(orc("a1"), orc("b1"), orc("a2"))
    assert pit.moves() == {"b2"}
    assert pit.refusal("move b1") == "MF 4.2.1: Dreg stands on b1"


@pytest.mark.rule("MF 4.2.1")
def test_nobody_moves_where_everything_is_taken() -> None:
    pit = Pit(orc("a1"), orc("b1"), orc("a2"), orc("b2"))
    assert pit.moves() == set()
    assert "end" in pit.legal


@pytest.mark.rule("MF 4.2.1")
def test_refused_moves_say_why() -> None:
    pit = Pit(orc("a1", "iron"), orc("h8"), pits="a2")
    assert pit.refusal("move a1") == "MF 4.2.1: you are on a1 already"
    assert pit.refusal("move c2") == "MF 4.2.1: c2 is 2 squares away: go square by square"
    assert pit.refusal("move d1") == "MF 4.2.1: d1 is 3 squares away: go square by square; this Move has 2 left"
    assert pit.refusal("move a2") == "MF 2: a2 is a Pit: nobody moves onto it or through it"
    assert pit.refusal("move k9") == "MF 1: there is no square 'k9'; they run from a1 to h8"


@pytest.mark.rule("MF 4.2.1", "MF 4.2.4")
def test_a_lying_orc_moves_one_square() -> None:
    pit = Pit(orc("a1", "iron", down=True), orc("h8"))
    pit.say("move a2")
    assert (pit.fight.points, pit.fight.left) == (1, 0)


@pytest.mark.rule("MF-1", "MF 1.2")
def test_march_training_adds_a_square_to_each_move() -> None:
    pit = Pit(orc("a1", "common"), orc("h8"))
    pit.say("move a2", "move a3")
    assert (pit.fight.points, pit.fight.left) == (1, 1)
    pit.say("move a4", "move a5", "move a6", "move a7")
    assert pit.asked == "dreg"
    assert pit.at("grub") == "a7"


@pytest.mark.rule("MF-1")
def test_march_training_when_lying() -> None:
    pit = Pit(orc("a1", "common", down=True), orc("h8"))
    pit.say("move a2", "move a3")
    assert (pit.fight.points, pit.fight.left) == (1, 0)


@pytest.mark.rule("MF-9", "MF 4.2.1")
def test_a_move_may_be_split_around_another_action() -> None:
    pit = Pit(orc("a1", "iron"), orc("a3"), dice=(1,))
    pit.say("move a2", "smash dreg")
    assert (pit.fight.points, pit.fight.left) == (0, 1)
    assert pit.asked == "grub"
    pit.say("move b1")
    assert pit.asked == "dreg"
    assert pit.at("grub") == "b1"


@pytest.mark.rule("MF-9")
def test_the_rest_of_a_split_move_may_be_left() -> None:
    pit = Pit(orc("a1", "iron"), orc("a3"), dice=(1,))
    pit.say("move a2", "smash dreg", "end")
    assert pit.asked == "dreg"
    assert pit.fight.left == 0


@pytest.mark.rule("MF-9")
def test_two_moves_of_two_squares() -> None:
    pit = Pit(orc("a1", "feral"), orc("h8"))
    pit.say("move b2", "move c3", "move d4", "move e5")
    assert pit.at("grub") == "e5"
    assert pit.asked == "dreg"


@pytest.mark.rule("MF 2")
def test_no_orc_moves_into_a_pit() -> None:
    pit = Pit(orc("a1"), orc("h8"), pits="a2 b2")
    assert pit.moves() == {"b1"}


@pytest.mark.rule("MF 2")
def test_items_do_not_hinder_and_are_not_picked_up_by_moving() -> None:
    pit = Pit(orc("a1"), orc("h8"), items={"a2": "mace"})
    pit.say("move a2", "move a3")
    assert pit.holds("grub") == "nothing"
    assert pit.lying == {"a2": "mace"}


@pytest.mark.rule("MF 2", "MF-4")
@pytest.mark.parametrize("die", [2, 6])
def test_a_platform_is_climbed_on_two_or_more_and_the_move_goes_on(die: int) -> None:
    pit = Pit(orc("a1", "iron"), orc("h8"), platforms="a2", dice=(die,))
    pit.say("move a2")
    assert pit.at("grub") == "a2"
    assert pit.fight.left == 1
    assert pit.rolls == [f"to climb 2+: {die}"]
    pit.say("move a3")
    assert pit.at("grub") == "a3"


@pytest.mark.rule("MF 2", "MF-4")
def test_on_a_one_the_move_is_over_and_spent() -> None:
    pit = Pit(orc("a1", "iron"), orc("h8"), platforms="a2", dice=(1,))
    pit.say("move a2")
    assert pit.at("grub") == "a1"
    assert (pit.fight.points, pit.fight.left) == (1, 0)
    assert pit.log == ["Grub slips off the platform at a2."]


@pytest.mark.rule("MF-4")
def test_a_failed_climb_uses_up_that_move_and_no_more() -> None:
    pit = Pit(orc("a1", "common"), orc("h8"), platforms="c3", dice=(1, 2))
    pit.say("move b2", "move c3")
    assert (pit.fight.points, pit.fight.left) == (1, 0)
    pit.say("move c3")
    assert pit.at("grub") == "c3"


@pytest.mark.rule("MF-4")
def test_the_die_is_rolled_from_platform_to_platform_too() -> None:
    pit = Pit(orc("a2", "iron"), orc("h8"), platforms="a2 a3", dice=(1,))
    pit.say("move a3")
    assert pit.at("grub") == "a2"


@pytest.mark.rule("MF 4.2.2")
@pytest.mark.parametrize("die", [2, 6])
def test_recover_on_two_or_more(die: int) -> None:
    pit = Pit(orc("a1", item="mace", down=True), orc("h8"), dice=(die,))
    pit.say("recover")
    assert not pit["grub"].down
    assert pit.holds("grub") == "mace"
    assert pit.fight.points == 1
    assert pit.rolls == [f"to recover 2+: {die}"]


@pytest.mark.rule("MF 4.2.2", "MF-10", "MF 4.2.3")
def test_a_failed_recover_drops_the_item() -> None:
    pit = Pit(orc("a1", item="mace", down=True), orc("a2"), platforms="b1", dice=(1,))
    pit.say("recover")
    assert pit["grub"].down
    assert pit.moves() == {"a2", "b2"}  # An Orc is no hindrance, a token is.
    assert pit.refusal("drop b1") == "MF 4.2.3: b1 has a token: a Platform"
    assert pit.refusal("drop c3") == "MF 4.2.3: a dropped item falls on an adjacent square; c3 is none"
    pit.say("drop a2")
    assert pit.lying == {"a2": "mace"}
    assert pit.holds("grub") == "nothing"


@pytest.mark.rule("MF-10")
def test_an_item_without_a_place_is_gone() -> None:
    pit = Pit(orc("a1", item="mace", down=True), orc("h8"), platforms="b1", pits="a2", items={"b2": "spear"}, dice=(1,))
    pit.say("recover")
    assert pit.lying == {"b2": "spear"}
    assert pit.log[-1] == "Grub's mace finds no place and is gone."


@pytest.mark.rule("MF 4.2.2", "MF 4.2")
def test_recover_once_per_turn() -> None:
    pit = Pit(orc("a1", down=True), orc("h8"), dice=(1,))
    pit.say("recover")
    assert "recover" not in pit.legal
    assert pit.refusal("recover") == "MF 4.2.2: Recover is possible once per turn, and you have tried"


@pytest.mark.rule("MF 4.2.2")
def test_only_who_is_down_recovers() -> None:
    pit = Pit(orc("a1"), orc("h8"))
    assert pit.refusal("recover") == "MF 4.2.2: you are on your feet"


@pytest.mark.rule("MF 4.2.2")
def test_after_getting_up_everything_is_possible() -> None:
    pit = Pit(orc("a1", down=True), orc("a2"), dice=(2,))
    assert "smash dreg" not in pit.legal
    pit.say("recover")
    assert "smash dreg" in pit.legal


@pytest.mark.rule("MF 4.2.4")
def test_who_is_knocked_down_can_only_move_and_recover() -> None:
    pit = Pit(orc("a1", "iron", item="spear", down=True), orc("a2", down=True), items={"a1": "mace"})
    assert pit.legal == {"move b1", "move b2", "recover", "end"}
    for answer in ("smash dreg", "stomp dreg", "jump dreg", "grab"):
        assert pit.refusal(answer) == "MF 4.2.4: you are Knocked Down: you can only Move and Recover"


@pytest.mark.rule("MF-16")
def test_getting_up_does_not_lengthen_the_move_that_was_begun() -> None:
    pit = Pit(orc("a1", "common", down=True), orc("h8"), dice=(6,))
    pit.say("move a2", "recover")
    assert pit.fight.left == 1
    pit.say("move a3")
    assert pit.asked == "dreg"


@pytest.mark.rule("MF-16", "MF-5")
def test_stepping_off_a_platform_with_the_mark_costs_a_square() -> None:
    pit = Pit(orc("a1", "iron", down=True), orc("h8"), platforms="a1")
    pit.say("move a2")
    assert (pit.fight.points, pit.fight.left) == (1, 0)
    assert pit.legal == {"move a1", "move b1", "move b2", "move a3", "move b3", "recover", "end"}
    common = Pit(orc("a1", "common", down=True), orc("h8"), platforms="a1")
    common.say("move a2")
    assert common.fight.left == 1


@pytest.mark.rule("MF-5", "MF 2")
def test_on_a_platform_the_mark_is_idle() -> None:
    pit = Pit(orc("a1", "iron", item="spear", down=True), orc("a3"), platforms="a1", dice=(5, 6))
    assert {"smash dreg", "recover", "move b1"} <= pit.legal
    pit.say("smash dreg")
    assert pit["dreg"].down


@pytest.mark.rule("MF-5")
def test_a_critical_on_a_platform_is_not_doubled() -> None:
    pit = Pit(orc("a1"), orc("a2", down=True), platforms="a2", dice=(5, 6))
    pit.say("smash dreg")
    assert pit["dreg"].health == 5


@pytest.mark.rule("MF-5")
def test_the_mark_is_placed_on_a_platform_and_counts_off_it() -> None:
    pit = Pit(orc("a1"), orc("a2"), platforms="a2", dice=(5, 6))
    pit.say("smash dreg", "end")
    assert pit["dreg"].down
    assert "smash grub" in pit.legal
    pit.say("move b2")
    assert "smash grub" not in pit.legal
    assert "recover" in pit.legal


@pytest.mark.rule("MF-5")
def test_recovering_on_a_platform_takes_the_mark_away() -> None:
    pit = Pit(orc("a1", "iron", down=True), orc("a3"), platforms="a1", dice=(2,))
    pit.say("recover", "move a2")
    assert not pit["grub"].down
    assert pit.fight.left == 1
