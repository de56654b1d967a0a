"""FP 5.4.2, FP-7: a Pig that would touch him takes a new direction."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.flying_pigs.events import Crossed, Shooed

from .sty import DOWN, LEFT, RIGHT, UP, Sty, about, go, model


@pytest.mark.rule("FP 5.4.2", "FP-7")
def test_the_pig_turns_where_it_touches_and_moves_what_is_left() -> None:
    """2" to contact at 12, 3" upwards."""
    sty = Sty(gammon=(10, 8), dreg=model(13, 8, waits="shoo"), dice=(*go(RIGHT, 2, 3), UP))
    assert sty.at("gammon") == about(12, 5)
    assert sty.waits("dreg") == "shoo"


@pytest.mark.rule("FP-7")
def test_it_is_no_choice_and_holds_for_the_own_pig() -> None:
    sty = Sty(gammon=(10, 8), grub=model(13, 8, waits="shoo"), dice=(*go(RIGHT, 2, 3), UP))
    assert sty.at("gammon") == about(12, 5)


@pytest.mark.rule("FP-7")
def test_passing_near_is_no_contact() -> None:
    sty = Sty(gammon=(10, 8), dreg=model(13, 9.1, waits="shoo"), dice=go(RIGHT, 3, 3))
    assert sty.at("gammon") == (16, 8)


@pytest.mark.rule("FP 5.4.2", "FP-7", "FP-22")
def test_a_pig_is_turned_once_in_a_player_turn_by_whichever_orc() -> None:
    """The second one is like anybody else: contact ends the move, and an inch from both lies on the first leg only."""
    sty = Sty(
        gammon=(10, 8),
        dreg=model(13, 8, waits="shoo"),
        dollop=model(12, 5.5, waits="shoo"),
        dice=(*go(RIGHT, 2, 3), UP),
    )
    assert sty.at("gammon") == about(11, 8)


@pytest.mark.rule("FP-7", "FP-22")
def test_the_new_direction_may_lead_into_the_orc_again() -> None:
    sty = Sty(gammon=(10, 8), dreg=model(13, 8, waits="shoo"), dice=(*go(RIGHT, 2, 3), RIGHT))
    assert sty.at("gammon") == about(11, 8)


@pytest.mark.rule("FP 5.4.2")
def test_the_next_player_turn_turns_it_again() -> None:
    """Dreg shoos Gammon in Grub's turn; in the next round he does it once more."""
    sty = Sty(
        gammon=(10, 8),
        dreg=model(13, 8, waits="shoo"),
        dollop=(20, 8),
        dumpling=(5, 20),
        dice=(*go(RIGHT, 1, 2), LEFT, 2, 2, *go(LEFT, 1, 1), 2, 2, *go(RIGHT, 2, 2), UP),
    )
    assert sty.at("gammon") == about(11, 8)
    sty.say("stay dreg", "stay dollop", "done", "ready dreg shoo", "ready dollop nothing")
    sty.say("stay grub", "stay gnaw", "done", "ready grub nothing", "ready gnaw nothing")
    assert sty.at("gammon") == about(12, 5)


@pytest.mark.rule("FP 5.4.2", "FP-7")
def test_a_shoved_pig_is_not_turned() -> None:
    """Shove, then Shoo!: contact at 15, backed off to 14."""
    sty = Sty(
        gammon=(8, 8),
        grub=model(12, 10.5, waits="shove"),
        dreg=model(16, 8, waits="shoo"),
        dice=(*go(RIGHT, 2, 2), *go(RIGHT, 2, 2)),
    )
    sty.say("shove with grub")
    assert sty.at("gammon") == about(14, 8)


@pytest.mark.rule("FP 5.4.2", "FP-7", "FP-16")
def test_nor_is_it_turned_in_a_later_move_of_that_player_turn() -> None:
    """The Shove takes Gammon over Dumpling's line; the Random Move from there meets Dreg at 15: backed off to 14."""
    sty = Sty(
        gammon=(8, 8),
        grub=model(12, 10.5, waits="shove"),
        dumpling=model(14, 5.2, shrooms=True),
        dreg=model(16, 8, waits="shoo"),
        dice=(*go(RIGHT, 2, 2), *go(RIGHT, 2, 2), *go(RIGHT, 2, 2)),
    )
    sty.say("shove with grub")
    assert sty.at("gammon") == about(14, 8)
    events = [past.event for past in sty.match.happenings or []]
    assert any(isinstance(event, Crossed) for event in events)
    assert not any(isinstance(event, Shooed) for event in events)


@pytest.mark.rule("FP 5.4.2", "FP-7")
def test_a_shove_of_an_earlier_player_turn_does_not_count() -> None:
    """Gammon is Shoved to 14 in Grub's turn; in his next one it meets Dreg at 15 and is turned."""
    sty = Sty(
        gammon=(8, 8),
        grub=model(12, 10.5, waits="shove"),
        dreg=model(16, 8, waits="shoo"),
        dollop=(20, 8),
        dumpling=(5, 20),
        dice=(*go(RIGHT, 2, 2), *go(RIGHT, 2, 2), 2, 2, *go(LEFT, 1, 1), 2, 2, *go(RIGHT, 2, 2), UP),
    )
    sty.say("shove with grub")
    sty.say("stay dreg", "stay dollop", "done", "ready dreg shoo", "ready dollop nothing")
    sty.say("stay grub", "stay gnaw", "done", "ready grub nothing", "ready gnaw nothing")
    assert sty.at("gammon") == about(15, 5)


@pytest.mark.rule("FP 5.4.2", "FP-7")
def test_a_pig_that_was_turned_may_still_be_shoved() -> None:
    sty = Sty(
        gammon=(10, 8),
        dreg=model(13, 8, waits="shoo"),
        grub=model(9.5, 5, waits="shove"),
        dice=(*go(RIGHT, 2, 3), UP, *go(RIGHT, 1, 2)),
    )
    assert sty.reactions == {"shove with grub"}
    sty.say("shove with grub")
    assert sty.at("gammon") == about(15, 5)


@pytest.mark.rule("FP-7", "FP-11")
def test_a_burning_pig_flies_over_a_shoo() -> None:
    sty = Sty(gammon=model(10, 8, burning=True), dreg=model(13, 8, waits="shoo"), dice=go(RIGHT, 3, 3))
    assert sty.at("gammon") == (16, 8)


@pytest.mark.rule("FP 7.3", "FP 5.4.2")
def test_shrooms_ignore_a_shoo() -> None:
    """Contact: Dreg performs a Random Move, the Pig stays where they met."""
    sty = Sty(
        gammon=model(10, 8, shrooms=True), dreg=model(13, 8, waits="shoo"), dice=(*go(RIGHT, 2, 3), *go(RIGHT, 2, 2))
    )
    assert sty.at("gammon") == about(12, 8)
    assert sty.at("dreg") == (17, 8)


@pytest.mark.rule("FP 5.4.2")
def test_a_shoo_is_for_pigs_only() -> None:
    sty = Sty(step="slip", grub=(10, 8), dreg=model(13, 8, waits="shoo"), dice=(1, *go(RIGHT, 2, 2, 2), 2))
    assert sty.at("grub") == about(11, 8)


@pytest.mark.rule("FP-7", "FP 6.5")
def test_what_is_left_may_lead_to_the_edge_and_back() -> None:
    """1" to contact; 5" are left: 2.5" up to the edge, 2.5" back to where it touched Dreg, then backed off."""
    sty = Sty(gammon=(14, 3), dreg=model(16, 3, waits="shoo"), dice=(*go(RIGHT, 3, 3), UP))
    # From 15, 3: up to 0.5 and back to 3; an inch from Dreg is where the middles are 2" apart: sqrt(4 - 1) above 3.
    assert sty.at("gammon") == about(15, 3 - 3**0.5)


@pytest.mark.rule("FP-7", "FP-12")
def test_a_shoo_may_send_a_pig_into_the_kitchen() -> None:
    sty = Sty(gammon=(13, 11), dreg=model(16, 11, waits="shoo"), dice=(*go(RIGHT, 3, 2), DOWN))
    assert sty.places == [1, 2]
