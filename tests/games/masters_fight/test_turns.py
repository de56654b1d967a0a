"""MF 4.1, 4.2: the Game Turn, Initiative, Action Points, and how the fight ends."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.masters_fight.pieces import BORED_FROM, NAMES

from .pit import Pit, orc


def order_of(pit: Pit) -> list[str]:
    return [NAMES[seat].lower() for seat in pit.fight.order]


@pytest.mark.rule("MF 4", "MF 4.1")
def test_each_game_turn_begins_with_a_roll_for_initiative() -> None:
    pit = Pit(orc("a1"), orc("a8"), orc("h8"), dice=(3, 1, 5))
    pit.say("end", "end", "end")
    assert pit.fight.turn == 3
    assert order_of(pit) == ["mog", "grub", "dreg"]
    assert pit.asked == "mog"
    assert "Initiative: Mog, Grub, Dreg." in pit.log


@pytest.mark.rule("MF 4.1")
def test_all_are_activated_in_the_order() -> None:
    pit = Pit(orc("a1"), orc("a8"), orc("h8"))
    assert pit.asked == "grub"
    pit.say("end")
    assert pit.asked == "dreg"
    pit.say("end")
    assert pit.asked == "mog"


@pytest.mark.rule("MF 4.1")
def test_who_was_eliminated_before_his_activation_is_left_out() -> None:
    pit = Pit(orc("a1"), orc("a2", health=1), orc("h8"), dice=(4, 3))
    pit.say("smash dreg", "end")
    assert pit.asked == "mog"


@pytest.mark.rule("MF 4.2")
def test_two_actions_an_activation() -> None:
    pit = Pit(orc("a1", "iron"), orc("h8"))
    pit.say("move a2", "move a3", "move a4", "move a5")
    assert pit.asked == "dreg"


@pytest.mark.rule("MF 4.2")
def test_actions_need_not_be_used() -> None:
    pit = Pit(orc("a1"), orc("h8"))
    pit.say("end")
    assert pit.asked == "dreg"
    assert pit.at("grub") == "a1"


@pytest.mark.rule("MF 4.2")
def test_no_action_without_action_points() -> None:
    pit = Pit(orc("a1"), orc("b1"), items={"a2": "mace"}, dice=(1,))
    pit.say("smash dreg", "move a2")
    assert pit.legal == {"move a1", "move b2", "move a3", "move b3", "end"}
    assert pit.refusal("grab") == "MF 4.2: you have no Action Point left"


@pytest.mark.rule("MF 1")
def test_who_loses_his_last_health_is_out() -> None:
    pit = Pit(orc("a1"), orc("a2", health=1), orc("h8"), orc("h1"), dice=(4, 3))
    pit.say("smash dreg")
    assert pit["dreg"].place == 4
    assert pit.at("dreg") == "nowhere"
    assert not pit.match.over
    assert pit.refusal("stomp dreg") == "MF 1: Dreg is out of the game"


@pytest.mark.rule("MF 1")
def test_places_are_given_from_the_end() -> None:
    pit = Pit(orc("a1", "iron"), orc("a2", health=1), orc("b1", health=1), dice=(3, 3, 6, 1, 3, 3))
    pit.say("smash dreg", "end", "end")
    pit.say("smash mog")
    ending = pit.match.standings
    assert ending is not None
    assert ending.places == [1, 3, 2]
    assert (ending.text, ending.rule, ending.limit) == ("Grub is the last Orc standing.", "MF 1", "")


@pytest.mark.rule("MF-15")
def test_when_the_crowd_is_bored_it_makes_idle_orcs_pay() -> None:
    pit = Pit(orc("a1"), orc("a2"), orc("h8"), turn=BORED_FROM, dice=(1, 6, 5, 4))
    pit.say("smash dreg", "end")
    pit.say("end", "end")
    assert [each.health for each in pit.fight.orcs] == [6, 5, 5]
    assert pit.log[-4:-2] == [
        "The crowd is bored and throws things: Mog loses 1.",
        "The crowd is bored and throws things: Dreg loses 1.",
    ]


@pytest.mark.rule("MF-15")
def test_the_crowd_counts_each_game_turn_anew() -> None:
    pit = Pit(orc("a1", fought=True), orc("h8", fought=True), turn=BORED_FROM, dice=(6, 5, 6, 5))
    pit.say("end", "end")
    assert [each.health for each in pit.fight.orcs] == [6, 6]
    pit.say("end", "end")
    assert [each.health for each in pit.fight.orcs] == [5, 5]


@pytest.mark.rule("MF-15")
def test_before_that_the_crowd_waits() -> None:
    pit = Pit(orc("a1"), orc("h8"), turn=BORED_FROM - 1, dice=(6, 5))
    pit.say("end", "end")
    assert [each.health for each in pit.fight.orcs] == [6, 6]


@pytest.mark.rule("MF-15")
def test_the_crowd_can_be_switched_off() -> None:
    pit = Pit(orc("a1"), orc("h8"), turn=20, dice=(6, 5), bored_crowd=False)
    pit.say("end", "end")
    assert [each.health for each in pit.fight.orcs] == [6, 6]


@pytest.mark.rule("MF-15", "MF-18")
def test_the_crowd_eliminates_in_reverse_order_and_the_result_names_it() -> None:
    pit = Pit(orc("a1", health=1), orc("h8", health=1), orc("h1", health=1), turn=BORED_FROM)
    pit.say("end", "end", "end")
    ending = pit.match.standings
    assert ending is not None
    assert ending.places == [1, 2, 3]
    assert ending.limit == "bored_crowd"
    assert ending.feats == []


@pytest.mark.rule("MF-18", "MF-11")
def test_the_owner_chooses_where_the_item_goes_when_the_crowd_kills_him() -> None:
    pit = Pit(
        orc("a1"), orc("h8"), orc("h1", health=1, item="mace"), turn=BORED_FROM, items={"h1": "helmet"}, dice=(5, 4)
    )
    pit.say("end", "end", "end")
    assert pit.asked == "mog"
    assert pit.moves() == {"g1", "g2", "h2"}
    assert pit.refusal("drop a1") == "MF 4.2.3: a dropped item falls on an adjacent square; a1 is none"
    pit.say("drop g2")
    assert pit.lying == {"h1": "helmet", "g2": "mace"}
    assert [each.health for each in pit.fight.orcs] == [5, 5, 0]


@pytest.mark.rule("MF-15")
def test_after_game_turn_30_health_and_then_damage_rank() -> None:
    orcs = (
        orc("a1", health=3, dealt=2),
        orc("h8", health=3, dealt=4),
        orc("a8", health=5),
        orc("h1", health=3, dealt=2),
    )
    pit = Pit(*orcs, turn=30, bored_crowd=False)
    pit.say("end", "end", "end", "end")
    ending = pit.match.standings
    assert ending is not None
    assert ending.places == [3, 2, 1, 3]
    assert (ending.limit, ending.rule) == ("turn_cap", "MF-15")


@pytest.mark.rule("MF-15")
def test_the_cap_can_be_switched_off() -> None:
    pit = Pit(orc("a1"), orc("h8"), turn=30, dice=(1, 2), turn_cap=0, bored_crowd=False)
    pit.say("end", "end")
    assert pit.fight.turn == 31


@pytest.mark.rule("MF-15")
def test_a_miss_is_an_attack_too() -> None:
    pit = Pit(orc("a1"), orc("a2", down=True), turn=BORED_FROM, dice=(1, 5, 4))
    pit.say("stomp dreg", "end", "end")
    assert [each.health for each in pit.fight.orcs] == [6, 5]


def test_the_end_of_an_activation_can_be_taken_back_and_a_die_cannot() -> None:
    pit = Pit(orc("a1"), orc("a2"), orc("h8"), dice=(1,))
    pit.say("move b1")
    pit.match.undo(0)
    assert pit.at("grub") == "a1"
    pit.say("smash dreg")
    assert not pit.match.can_undo(0)


@pytest.mark.rule("MF-15", "MF 4.2.4")
def test_damage_done_is_the_health_that_was_lost() -> None:
    double = Pit(orc("a1"), orc("a2", down=True), dice=(4, 6))
    double.say("smash dreg")
    assert double["grub"].dealt == 2
    rest = Pit(orc("a1"), orc("a2", health=1, down=True), orc("h8"), dice=(4, 6))
    rest.say("smash dreg")
    assert rest["grub"].dealt == 1
    crowd = Pit(orc("a1"), orc("h8"), turn=BORED_FROM, dice=(1, 2))
    crowd.say("end", "end")
    assert [each.dealt for each in crowd.fight.orcs] == [0, 0]
