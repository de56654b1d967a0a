"""MF 5: five feats, each for the first who does it."""

from __future__ import annotations

import pytest

from orcade.table.game import Feat

from .pit import Pit, orc


@pytest.mark.rule("MF 5")
def test_flying_menace_damages_by_a_jump() -> None:
    pit = Pit(orc("a1", "iron"), orc("a3"), platforms="a1", dice=(3, 3))
    pit.say("jump dreg", "land a2")
    assert pit.feats == {"Flying Menace": "grub"}
    miss = Pit(orc("a1", "iron"), orc("a3"), platforms="a1", dice=(3, 2))
    miss.say("jump dreg", "land a2")
    assert miss.feats == {}


@pytest.mark.rule("MF 5", "MF-2")
def test_flying_menace_by_the_second_blow() -> None:
    pit = Pit(orc("a1", "feral"), orc("a3"), platforms="a1", dice=(2, 5, 3))
    pit.say("jump dreg", "land a2", "again")
    assert pit.feats == {"Flying Menace": "grub"}


@pytest.mark.rule("MF 5")
def test_sweat_dreams_knocks_down() -> None:
    pit = Pit(orc("a1"), orc("a2"), dice=(4, 6))
    pit.say("smash dreg")
    assert pit.feats == {"Sweat Dreams": "grub"}


@pytest.mark.rule("MF-19")
def test_sweat_dreams_counts_a_mark_on_a_platform() -> None:
    pit = Pit(orc("a1"), orc("a2"), platforms="a2", dice=(4, 6))
    pit.say("smash dreg")
    assert pit.feats == {"Sweat Dreams": "grub"}


@pytest.mark.rule("MF-19")
def test_sweat_dreams_needs_a_new_mark_on_one_who_stays_in_the_game() -> None:
    marked = Pit(orc("a1"), orc("a2", down=True), dice=(4, 6))
    marked.say("smash dreg")
    assert marked.feats == {}
    out = Pit(orc("a1"), orc("a2", health=1), orc("h8"), dice=(4, 6))
    out.say("smash dreg")
    assert out.feats == {"Who's Next?": "grub"}


@pytest.mark.rule("MF 5")
def test_my_precious_grabs_three_times() -> None:
    pit = Pit(orc("a1", grabs=2), orc("h8"), items={"a1": "mace"})
    pit.say("grab")
    assert pit.feats == {"My Precious...": "grub"}
    two = Pit(orc("a1", grabs=1), orc("h8"), items={"a1": "mace"})
    two.say("grab")
    assert two.feats == {}


@pytest.mark.rule("MF 5")
def test_whos_next_eliminates() -> None:
    pit = Pit(orc("a1"), orc("a2", health=1), orc("h8"), dice=(4, 3))
    pit.say("smash dreg")
    assert pit.feats == {"Who's Next?": "grub"}


@pytest.mark.rule("MF 5")
def test_no_quarter_damages_by_a_stomp() -> None:
    pit = Pit(orc("a1"), orc("a2", down=True), dice=(4, 3))
    pit.say("stomp dreg")
    assert pit.feats == {"No Quarter!": "grub"}


@pytest.mark.rule("OC-8", "MF 5")
def test_a_feat_goes_to_the_first_alone() -> None:
    pit = Pit(orc("a1"), orc("a2"), orc("b1"), dice=(4, 6, 6, 4, 6))
    pit.say("smash dreg", "end")
    pit.say("recover", "smash mog")
    assert pit["mog"].down
    assert pit.feats == {"Sweat Dreams": "grub"}


@pytest.mark.rule("OC-8", "MF 5")
def test_the_result_lists_the_feats() -> None:
    pit = Pit(orc("a1"), orc("a2", health=2, down=True), dice=(4, 5))
    pit.say("stomp dreg")
    ending = pit.match.standings
    assert ending is not None
    assert ending.feats == [Feat("Who's Next?", 0, "MF 5"), Feat("No Quarter!", 0, "MF 5")]
    assert pit.log[-3:] == ["Feat! Grub: No Quarter!", "Feat! Grub: Who's Next?", "Dreg is out, in place 2."]


@pytest.mark.rule("MF 1")
def test_what_each_came_to_is_told_at_the_end() -> None:
    pit = Pit(orc("a1", dealt=3), orc("a2", health=1), dice=(4, 3))
    assert [seat.came_to for seat in pit.match.scene(0).seats] == ["", ""]
    pit.say("smash dreg")
    told = ["4 Health taken, 1 put out", "0 Health taken"]
    assert [seat.came_to for seat in pit.match.scene(0).seats] == told
