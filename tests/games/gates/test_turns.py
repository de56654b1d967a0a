"""The order of turns, the roll for actions, doubles, bandaging and holding cards (OG 5, OG 6.1 – OG 6.3, OG 7.15)."""

from __future__ import annotations

from typing import Any

import pytest

from orcade import Refused
from orcade.table.questions import all_there_is

from .positions import GM, Gates, who


def others(*names: str) -> list[object]:
    return [who(name, f"1{column}1") for name, column in zip(names, "abcde", strict=False)]


# Order.


@pytest.mark.rule("OG 5.1", "OG-15")
def test_turns_go_clockwise_and_the_gamemaster_is_last() -> None:
    gates = Gates(who("sara", "1a1"), who("bob", "1b1"), actions=None, dice=(1, 2))
    gates.say("sara: end")
    assert gates.turn == "bob"
    gates.say("bob: end")
    assert (gates.turn, gates.asked, gates.state.round) == ("sara", ["sara"], 2)
    assert gates.story[-4:-1] == ["The Gamemaster's turn.", "reinforcements: 1", "No newcomers may enter."]


# The roll.


@pytest.mark.rule("OG 6.1")
def test_bob_rolls_three_and_five_with_two_wounds() -> None:
    gates = Gates(who("bob", "1a1", wounds=2), who("sara", "1b1"), actions=None, dice=(3, 5))
    gates.say("bob: roll")
    assert gates.actions == 6


@pytest.mark.rule("OG 6.1")
def test_there_is_always_an_action() -> None:
    gates = Gates(who("bob", "1a1", wounds=3), who("sara", "1b1"), actions=None, dice=(1, 2))
    gates.say("bob: roll")
    assert gates.actions == 1


@pytest.mark.rule("OG-16")
def test_one_may_do_nothing_at_all() -> None:
    gates = Gates(who("bob", "1a1"), who("sara", "1b1"), actions=None)
    gates.say("bob: end")
    assert gates.turn == "sara"


@pytest.mark.rule("OG-62")
@pytest.mark.parametrize(
    ("ready", "answers"),
    [
        ({}, {"roll"}),
        ({"hand": "dodge"}, {"roll"}),
        ({"wounds": 1}, {"roll", "bandage"}),
        ({"hand": "coffee"}, {"roll", "play coffee"}),
    ],
)
def test_nobody_ends_his_turn_before_the_roll(ready: dict[str, Any], answers: set[str]) -> None:
    gates = Gates(who("bob", "1a1", **ready), who("sara", "1b1"), actions=None, roll_at_once=True)
    assert gates.legal("bob") == answers
    with pytest.raises(Refused, match="OG-62: roll first: you may still do nothing with the actions"):
        gates.match.answer("end", gates.match.asks[0].seat)


@pytest.mark.rule("OG-62")
def test_a_roll_with_which_nothing_is_decided_is_made_by_itself() -> None:
    gates = Gates(who("bob", "1a1"), who("sara", "1b1", wounds=1), actions=None, dice=(1, 2), roll_at_once=True)
    roll = all_there_is(gates.match.asks[0])
    assert roll is not None
    gates.match.answer(roll, gates.match.asks[0].seat)
    gates.say("bob: end")
    assert all_there_is(gates.match.asks[0]) is None


@pytest.mark.rule("OG-16")
def test_wounds_in_mid_turn_cost_no_actions_of_this_roll() -> None:
    gates = Gates(who("bob", "1b4"), who("sara", "1b1"), actions=6, treasure="needle")
    gates.say("bob: loot")
    assert (gates.wounds("bob"), gates.actions) == (1, 5)


@pytest.mark.rule("OG-48")
def test_gear_and_npcs_add_to_the_roll_before_the_least_one_counts() -> None:
    bob = who("bob", "1a1", wounds=3, treasures="boots", npcs="runner")
    gates = Gates(bob, who("sara", "1b1"), actions=None, dice=(1, 2))
    gates.say("bob: roll")
    assert gates.actions == 2


@pytest.mark.rule("OG-48", "OG 6.5")
def test_coffee_before_the_roll_counts_before_the_least_one() -> None:
    bob = who("bob", "1a1", wounds=3, hand="coffee stone")
    gates = Gates(bob, who("sara", "1b1"), actions=None, dice=(1, 3))
    gates.state.characters[0].slowed = 3
    gates.say("bob: play coffee", "bob: roll")
    assert gates.actions == 1
    assert gates.state.characters[0].slowed == 0


@pytest.mark.rule("OG-48")
def test_coffee_after_the_roll_adds_to_what_is_left() -> None:
    gates = Gates(who("bob", "1a1", hand="coffee"), who("sara", "1b1"), actions=0)
    gates.say("bob: play coffee")
    assert gates.actions == 3


@pytest.mark.rule("OG 6.7")
def test_actions_are_not_kept() -> None:
    gates = Gates(who("bob", "1a1"), who("sara", "1b1"), actions=6, dice=(1, 2))
    gates.say("bob: end", "sara: roll")
    assert gates.actions == 3


# Bandaging.


@pytest.mark.rule("OG 7.15", "OG-38")
def test_bandaging_takes_the_place_of_the_roll() -> None:
    gates = Gates(who("bob", "1a1", wounds=2), who("sara", "1b1"), actions=None)
    gates.say("bob: bandage")
    assert gates.wounds("bob") == 1
    assert gates.turn == "sara"


@pytest.mark.rule("OG-38")
def test_who_is_healthy_cannot_bandage() -> None:
    gates = Gates(who("bob", "1a1"), who("sara", "1b1"), actions=None)
    assert gates.legal("bob") == {"roll", "end"}


@pytest.mark.rule("OG 7.15", "OG-48")
def test_after_bandaging_cards_that_need_no_action_are_played_but_none_for_actions() -> None:
    bob = who("bob", "1b4", wounds=2, hand="potion coffee fireball grudge fighter")
    gates = Gates(bob, who("sara", "1b1"), orcs="1b5", actions=None)
    gates.say("bob: bandage")
    assert gates.legal("bob") == {"play potion", "play fighter", "end"}


@pytest.mark.rule("OG 7.15", "OG-48")
def test_coffee_before_bandaging_is_wasted() -> None:
    gates = Gates(who("bob", "1a1", wounds=2, hand="coffee"), who("sara", "1b1"), actions=None)
    gates.say("bob: play coffee", "bob: bandage")
    assert gates.turn == "sara"


@pytest.mark.rule("OG 7.15", "OG 10.3")
def test_a_barber_heals_one_more() -> None:
    gates = Gates(who("bob", "1a1", wounds=3, npcs="barber"), who("sara", "1b1"), actions=None)
    gates.say("bob: bandage")
    assert gates.wounds("bob") == 1


# Doubles.


@pytest.mark.rule("OG 6.2", "OG-17")
def test_the_first_doubles_since_his_turn_bring_the_gamemaster_a_card_too() -> None:
    gates = Gates(
        who("sara", "1a1"),
        who("brian", "1b1"),
        actions=None,
        player="potion fighter runner",
        hackmaster="coals drums",
        dice=(4, 4, 2, 2),
    )
    gates.say("sara: roll")
    assert (gates.hand("sara"), gates.hand(GM)) == (["potion"], ["coals"])
    gates.say("sara: end", "brian: roll")
    assert (gates.hand("brian"), gates.hand(GM)) == (["fighter"], ["coals"])


@pytest.mark.rule("OG-17")
def test_he_may_draw_again_once_his_turn_has_ended() -> None:
    gates = Gates(who("sara", "1a1"), turn=GM, gm_drew=True, player="potion", hackmaster="drums", dice=(4, 4))
    gates.say("sara: roll")
    assert gates.hand(GM) == ["drums"]


@pytest.mark.rule("OG-17", "OG-8")
@pytest.mark.parametrize("dice", [(3, 4), (4, 3)])
def test_doubles_are_read_from_the_dice_alone(dice: tuple[int, int]) -> None:
    gates = Gates(who("newt", "1a1"), actions=None, player="potion", dice=dice)
    gates.say("newt: roll")
    assert gates.actions == 8
    assert gates.hand("newt") == []


@pytest.mark.rule("OG-17")
def test_no_treasure_brings_the_gamemaster_a_card() -> None:
    gates = Gates(who("bob", "1b4"), treasure="chain", hackmaster="drums")
    gates.say("bob: loot")
    assert gates.hand(GM) == []


# Holding cards.

FIVE = "potion fighter runner fireball potion"


@pytest.mark.rule("OG 6.3", "OG-18")
def test_everybody_discards_down_to_four_at_the_end_of_every_turn() -> None:
    hackmaster = "drums coals two-axes skull squatters"
    gates = Gates(who("bob", "1a1"), who("sara", "1b1", hand=FIVE), gm=hackmaster, actions=6)
    gates.say("bob: end")
    assert gates.asked == ["sara"]
    gates.say("sara: discard fireball")
    assert gates.asked == [GM]
    gates.say("gm: discard drums")
    assert len(gates.hand("sara")) == len(gates.hand(GM)) == 4
    assert sorted(gates.discarded) == ["drums", "fireball"]
    assert gates.turn == "sara"


@pytest.mark.rule("OG-18")
def test_npcs_in_play_and_treasures_do_not_count() -> None:
    bob = who("bob", "1a1", hand="potion potion fireball fireball", npcs="fighter", treasures="chain")
    gates = Gates(bob, who("sara", "1b1"))
    gates.say("bob: end")
    assert gates.turn == "sara"


# Empty decks.


@pytest.mark.rule("OG-19")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    gates = Gates(who("sara", "1a1"), actions=None, discarded=("", "potion", "drums"), dice=(4, 4))
    gates.say("sara: roll")
    assert (gates.hand("sara"), gates.hand(GM)) == (["potion"], ["drums"])


@pytest.mark.rule("OG-19")
def test_with_no_card_at_all_nothing_is_drawn_by_anybody() -> None:
    gates = Gates(who("sara", "1a1"), actions=None, hackmaster="drums", dice=(4, 4))
    gates.say("sara: roll")
    assert (gates.hand("sara"), gates.hand(GM)) == ([], [])
    assert not gates.state.gm_drew
