"""FP 5.4.1, FP-6, FP-10: Shoves, who is asked, and in which order."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.flying_pigs import GAME
from orcade.games.orclympics.flying_pigs.pieces import ACTIONS, SAID, Model
from orcade.games.orclympics.flying_pigs.reactions import about_shove

from .sty import CORNERS, DOWN, LEFT, RIGHT, UP, Sty, Where, about, go, model


@pytest.mark.rule("FP 5.4.1")
def test_a_model_that_ends_its_movement_within_two_inches_may_be_shoved() -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 11, waits="shove"), dice=(*go(RIGHT, 2, 3), *go(LEFT, 1, 2)))
    assert (sty.asked, sty.reactions) == ("dreg", {"shove with dreg"})
    sty.say("shove with dreg")
    assert sty.at("gammon") == (12, 8)


@pytest.mark.rule("FP 5.4.1")
def test_it_is_a_choice() -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 11, waits="shove"), dice=go(RIGHT, 2, 3))
    sty.say("let be")
    assert sty.at("gammon") == (15, 8)
    assert sty.waits("dreg") == "shove"


@pytest.mark.rule("FP 5.4.1")
@pytest.mark.parametrize(("distance", "offered"), [(3.0, True), (3.01, False)])
def test_two_inches_are_measured_from_base_to_base(distance: float, offered: bool) -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 8 - distance, waits="shove"), dice=go(RIGHT, 2, 3))
    assert bool(sty.reactions) is offered


@pytest.mark.rule("FP-6")
def test_who_has_stood_there_all_the_time_is_safe() -> None:
    """Dumpling waits beside Dreg, Gammon ends far away."""
    sty = Sty(gammon=(10, 8), dreg=model(20, 8, waits="shove"), dumpling=(22, 8), dice=go(LEFT, 1, 1))
    assert sty.reactions == set()


@pytest.mark.rule("FP-6")
def test_passing_by_is_no_ending() -> None:
    sty = Sty(gammon=(8, 8), dreg=model(11, 10, waits="shove"), dice=go(RIGHT, 3, 3))
    assert (sty.reactions, sty.at("gammon")) == (set(), (14, 8))


@pytest.mark.rule("FP-6", "FP 5.4.1")
def test_a_shove_is_used_up() -> None:
    """Dreg shoves Gammon out and away; it comes to rest within 2" again."""
    sty = Sty(gammon=(10, 8), dreg=model(15, 10.5, waits="shove"), dice=(*go(RIGHT, 2, 2), *go(RIGHT, 1, 1)))
    sty.say("shove with dreg")
    assert sty.at("gammon") == (16, 8)
    assert sty.gap("gammon", "dreg") < 2
    assert sty.reactions == set()
    assert sty.waits("dreg") == "nothing"


@pytest.mark.rule("FP-6", "FP-21")
def test_a_walking_orc_may_be_shoved() -> None:
    sty = Sty(step="walk", grub=(10, 8), dreg=model(15, 11, waits="shove"), dice=go(UP, 1, 1))
    sty.say("walk grub 15,8")
    assert (sty.asked, sty.reactions) == ("dreg", {"shove with dreg"})
    sty.say("shove with dreg")
    assert sty.at("grub") == (15, 6)


@pytest.mark.rule("FP-6", "FP 5.4.1")
def test_the_own_orc_shoves_the_own_pig() -> None:
    """What he took in step 4 works in step 5 of the same turn."""
    sty = Sty(gammon=(10, 8), grub=model(15, 11, waits="shove"), dice=(*go(RIGHT, 2, 3), *go(UP, 1, 1)))
    assert sty.asked == "grub"
    sty.say("shove with grub")
    assert sty.at("gammon") == (15, 6)


@pytest.mark.rule("FP-6")
def test_a_shoved_model_may_be_shoved_on_by_somebody_else() -> None:
    sty = Sty(
        gammon=(10, 8),
        dreg=model(15, 11, waits="shove"),
        dollop=model(20, 5.5, waits="shove"),
        dice=(*go(RIGHT, 2, 3), *go(RIGHT, 2, 2), *go(RIGHT, 1, 1)),
    )
    sty.say("shove with dreg")
    assert sty.reactions == {"shove with dollop"}
    sty.say("shove with dollop")
    assert sty.at("gammon") == (21, 8)


@pytest.mark.rule("FP 5.4.1")
def test_a_slipping_orc_may_be_shoved() -> None:
    sty = Sty(
        step="slip",
        grub=(10, 8),
        dreg=model(14, 11, waits="shove"),
        dice=(1, *go(RIGHT, 1, 1, 2), *go(UP, 1, 1, 1), 2),
    )
    assert sty.asked == "dreg"
    sty.say("shove with dreg")
    assert sty.at("grub") == (14, 5)


@pytest.mark.rule("FP 7.1", "FP 5.4.1")
def test_grease_counts_in_a_shove() -> None:
    sty = Sty(
        gammon=model(10, 8, grease=1),
        dreg=model(15, 11, waits="shove"),
        dice=(*go(RIGHT, 2, 2, 1), *go(UP, 2, 2, 2)),
    )
    sty.say("shove with dreg")
    assert sty.at("gammon") == (15, 2)


@pytest.mark.rule("FP-11", "FP 6.1")
def test_a_shove_comes_before_backing_off() -> None:
    """Gammon touches the rock at 13: Dreg is within 2" of that place, not of the one to which it is backed off."""
    sty = Sty(
        gammon=(10, 8), rocks=[(14, 8)], dreg=model(15.9, 8.5, waits="shove"), dice=(*go(RIGHT, 3, 3), *go(UP, 2, 2))
    )
    assert sty.reactions == {"shove with dreg"}
    sty.say("shove with dreg")
    assert sty.at("gammon") == about(13, 4)


@pytest.mark.rule("FP-11", "FP 6.1")
def test_who_is_not_shoved_is_backed_off() -> None:
    sty = Sty(gammon=(10, 8), rocks=[(14, 8)], dreg=model(15.9, 8.5, waits="shove"), dice=go(RIGHT, 3, 3))
    sty.say("let be")
    assert sty.at("gammon") == about(12, 8)


@pytest.mark.rule("FP-22")
def test_a_shove_into_the_rock_is_backed_off_into_the_move_before_it() -> None:
    sty = Sty(
        gammon=(10, 8), rocks=[(14, 8)], dreg=model(15.9, 8.5, waits="shove"), dice=(*go(RIGHT, 3, 3), *go(RIGHT, 2, 2))
    )
    sty.say("shove with dreg")
    assert sty.at("gammon") == about(12, 8)


@pytest.mark.rule("FP-10")
def test_reactions_are_offered_clockwise_from_whose_turn_it_is() -> None:
    sty = Sty(
        seats=4,
        active=2,
        morsel=(10, 8),
        grub=model(13.8, 5.8, waits="shove"),
        dreg=model(16.2, 5.8, waits="shove"),
        mog=model(13.8, 10.2, waits="shove"),
        snik=model(16.2, 10.2, waits="shove"),
        dice=go(RIGHT, 2, 3),
    )
    order = []
    while sty.reactions:
        order.append(sty.asked)
        sty.say("let be")
    assert order == ["mog", "snik", "grub", "dreg"]


@pytest.mark.rule("FP-10")
def test_who_was_moved_away_is_not_offered_any_more() -> None:
    sty = Sty(
        gammon=(10, 8),
        grub=model(15, 5, waits="shove"),
        dreg=model(15, 11, waits="shove"),
        dice=(*go(RIGHT, 2, 3), *go(LEFT, 3, 3)),
    )
    assert sty.asked == "grub"
    sty.say("shove with grub")
    assert sty.at("gammon") == (9, 8)
    assert sty.reactions == set()
    assert sty.waits("dreg") == "shove"


@pytest.mark.rule("FP-10")
def test_who_is_still_near_is_offered_as_well() -> None:
    """Grub shoves the Pig a little; it is still within 2" of Dreg, whose turn comes now."""
    sty = Sty(
        gammon=(10, 8),
        grub=model(15, 5, waits="shove"),
        dreg=model(14, 10.5, waits="shove"),
        dice=(*go(RIGHT, 2, 3), *go(LEFT, 1, 1), *go(UP, 1, 1)),
    )
    sty.say("shove with grub")
    assert sty.reactions == {"shove with dreg"}
    sty.say("shove with dreg")
    assert sty.at("gammon") == (13, 6)


@pytest.mark.rule("FP 5.4")
def test_an_action_waits_until_step_4_of_the_owners_next_turn() -> None:
    """Grub's Shove serves in his own steps 2 and 3 of the next turn, and is over when step 4 begins."""
    sty = Sty(step="walk", grub=model(15, 11, waits="shove"), gnaw=(10, 8), gammon=(4, 12), dice=go(LEFT, 1, 1))
    sty.say("stay grub", "walk gnaw 15,8")
    assert sty.reactions == {"shove with grub"}
    sty.say("let be", "done")
    sty.say("ready grub nothing", "ready gnaw nothing")
    assert sty.waits("grub") == "nothing"
    assert sty.at("gammon") == (2, 12)


@pytest.mark.rule("FP 5.4")
def test_old_actions_end_when_step_4_begins() -> None:
    sty = Sty(step="grease", grub=model(15, 11, waits="shove"), gnaw=model(15, 6, waits="fire"))
    assert sty.legal >= {"done"}
    sty.say("done")
    assert (sty.waits("grub"), sty.waits("gnaw")) == ("nothing", "nothing")


@pytest.mark.rule("FP 5.4")
def test_each_orc_takes_one_action() -> None:
    sty = Sty(step="act", dice=go(RIGHT, 1, 1))
    assert sty.legal == {f"ready grub {action}" for action in ("shove", "shoo", "fire", "nothing")}
    sty.say("ready grub shoo")
    assert sty.legal == {f"ready gnaw {action}" for action in ("shove", "shoo", "fire", "nothing")}
    sty.say("ready gnaw fire")
    assert (sty.waits("grub"), sty.waits("gnaw")) == ("shoo", "fire")


@pytest.mark.rule("FP-24")
def test_both_may_take_the_actions_that_they_took_last() -> None:
    """Also those that are used up by now. Once one Orc has taken another, the second is asked by himself."""
    sty = Sty(step="act", dice=go(RIGHT, 1, 1))
    assert "ready as before" not in sty.legal, "neither has taken any yet"
    sty.say("ready grub shove", "ready gnaw fire")
    again = Sty(step="act", dice=go(RIGHT, 1, 1), grub=took("grub", "shove"), gnaw=took("gnaw", "fire"))
    assert "ready as before" in again.legal
    assert again.hint("ready as before").startswith("Grub: May once shove who stops")
    again.say("ready as before")
    assert (again.waits("grub"), again.waits("gnaw")) == ("shove", "fire")
    other = Sty(step="act", grub=took("grub", "shove"), gnaw=took("gnaw", "fire"))
    other.say("ready grub shoo")
    assert "ready as before" not in other.legal
    idle = Sty(step="act", grub=took("grub", "nothing"), gnaw=took("gnaw", "fire"))
    assert "ready as before" not in idle.legal, "one that took none has nothing to take again"


def took(name: str, action: str) -> Model:
    """An Orc far off that took this action in its last turn."""
    placed = model(*CORNERS[SAID.index(name)])
    placed.took = ACTIONS.index(action)
    return placed


@pytest.mark.rule("FP 5.4")
def test_the_actions_of_others_stay() -> None:
    sty = Sty(step="grease", dreg=model(15, 11, waits="shoo"))
    sty.say("done")
    assert sty.waits("dreg") == "shoo"


@pytest.mark.rule("FP 7.3", "FP 5.4.1")
def test_shrooms_ignore_a_shove() -> None:
    sty = Sty(gammon=model(10, 8, shrooms=True), dreg=model(15, 11, waits="shove"), dice=go(RIGHT, 2, 2))
    assert sty.reactions == set()
    assert sty.at("gammon") == (14, 8)


@pytest.mark.rule("FP 5.4.1", "FP 5.4.3")
def test_a_burning_pig_may_be_shoved_where_it_ends() -> None:
    sty = Sty(
        gammon=model(10, 8, burning=True), dreg=model(15, 11, waits="shove"), dice=(*go(RIGHT, 2, 3), *go(DOWN, 3, 3))
    )
    sty.say("shove with dreg")
    assert sty.places == [1, 2]  # It flew over Dreg and ended in the Kitchen.


@pytest.mark.parametrize(
    ("walker", "to", "pig", "word"),
    [("grub", "15,8", (25, 25), "orcs"), ("grub", "15,8", (15, 11), "beside")],
)
def test_what_a_shove_is_about(walker: str, to: str, pig: tuple[float, float], word: str) -> None:
    """An Orc who merely walks by is let go by without a word; one who comes to the own Pig is not."""
    sty = Sty(step="walk", grub=(10, 8), dreg=model(18, 8, waits="shove"), dumpling=pig)
    sty.say(f"walk {walker} {to}")
    assert sty.match.asks[0].about == (word,)
    assert (word in GAME.minds) is (word == "beside")


@pytest.mark.parametrize(("place", "word"), [((15, 10), "pigs"), ((15, 5), "astray")])
def test_a_pig_that_is_far_from_home_is_hardly_worth_a_shove(place: Where, word: str) -> None:
    """Its longest run is of 6 inches."""
    sty = Sty(step="act", grub=took("grub", "shove"), dumpling=place)
    assert about_shove(sty.state, 0, 5) == (word,)
