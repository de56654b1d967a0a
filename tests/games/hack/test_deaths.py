"""Dying and not dying: HK 15, HK 16, HK-19, HK-24."""

from __future__ import annotations

import pytest

from .tomb import Tomb, player

ROOMS = {"e1": "cross", "e2": "cross"}


@pytest.mark.rule("HK 15", "HK-19")
def test_dying_costs_an_item_of_choice_and_the_rest_of_the_turn() -> None:
    tomb = Tomb(player("e1", hand="cross", items="sword chain"), player(hand="troll"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e2", "otto: encounter troll")
    tomb.say("mags: drop chain")
    assert tomb.items("mags") == ["sword"]
    assert tomb.at("mags") == "start"
    tomb.settle()
    assert tomb.turn == "otto"
    assert tomb.actions == 3


@pytest.mark.rule("HK-19")
def test_the_hand_stays_and_the_only_other_item_goes_unasked() -> None:
    tomb = Tomb(player("e1", hand="cross", items="hand chain"), player(hand="troll"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e2", "otto: encounter troll")
    tomb.settle()
    assert tomb.items("mags") == ["hand"]


@pytest.mark.rule("HK-19", "HK 22")
def test_who_has_no_item_loses_none() -> None:
    tomb = Tomb(player("e1", hand="cross"), player(hand="troll"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e2", "otto: encounter troll")
    tomb.settle()
    assert tomb.deaths("mags") == 1
    assert tomb.at("mags") == "start"


@pytest.mark.rule("HK 15")
def test_a_death_ends_the_turn_with_the_actions_that_were_won_too() -> None:
    tomb = Tomb(player("e1", hand="haste", items="sword"), player(hand="brick"), rooms=ROOMS)
    tomb.say("mags: pass", "mags: play haste", "mags: move e2", "otto: play brick")
    tomb.settle()
    assert tomb.turn == "otto"


@pytest.mark.rule("HK-19", "HK-27")
def test_a_death_in_the_turn_of_another_costs_no_actions() -> None:
    tomb = Tomb(player(hand="blame"), player("e1", items="sword"), rooms=ROOMS)
    tomb.say("mags: pass", "mags: play blame on otto")
    tomb.settle()
    assert tomb.deaths("otto") == 1
    assert (tomb.turn, tomb.actions) == ("mags", 2)
    tomb.rest("mags", "mags")
    assert (tomb.turn, tomb.actions) == ("otto", 3)


@pytest.mark.rule("HK-42", "HK 20")
def test_a_room_does_for_who_dies_in_it_what_it_does_whenever_you_die() -> None:
    tomb = Tomb(player("e1"), player(hand="pit"), rooms=ROOMS | {"e2": "temple"}, dice=(1, 6))
    tomb.say("mags: move e2", "otto: encounter pit")
    tomb.settle()
    assert tomb.at("mags") == "start"
    assert tomb.hand("mags") == ["cross"]


@pytest.mark.rule("HK 16", "HK-33")
def test_who_is_saved_stays_keeps_everything_and_goes_on() -> None:
    tomb = Tomb(player("e1", hand="faint", items="sword"), player(hand="troll"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e2", "otto: encounter troll", "mags: play faint")
    tomb.settle()
    assert tomb.at("mags") == "e2"
    assert tomb.items("mags") == ["sword"]
    assert tomb.deaths("mags") == 0
    assert (tomb.turn, tomb.actions) == ("mags", 2)
    assert tomb.discards("otto") == ["troll"]


@pytest.mark.rule("HK 16")
def test_who_is_saved_has_not_won_and_plays_no_item() -> None:
    tomb = Tomb(player("e1", hand="faint lamp"), player(hand="troll"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e2", "mags: skip", "otto: encounter troll", "mags: play faint")
    while tomb.match.asks and tomb.state.moments:
        assert "item" not in tomb.verbs("mags")
        tomb.match.answer("pass")
    assert tomb.items("mags") == []


@pytest.mark.rule("HK 16", "HK 17")
def test_somebody_else_may_save_too_and_does_not_wait_for_the_end_of_the_action() -> None:
    tomb = Tomb(player("e1", hand="cross"), player(hand="brick"), player(hand="angel"), rooms=ROOMS)
    tomb.say("mags: move e2", "otto: play brick", "pip: play angel")
    assert tomb.state.moments, "the action goes on"
    tomb.settle()
    assert tomb.at("mags") == "e2"
    assert tomb.deaths("mags") == 0


@pytest.mark.rule("HK 16")
def test_only_somebody_who_is_about_to_die_is_saved() -> None:
    tomb = Tomb(player("e1", hand="faint"), player(hand="rat"), rooms=ROOMS, dice=(6, 1))
    tomb.say("mags: move e2", "mags: skip", "otto: encounter rat")
    assert "play faint" not in tomb.legal("mags")
    assert tomb.why("mags", "play faint") == "HK 17"
