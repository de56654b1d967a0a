"""The eight characters and what they can do (OG 3). Brian's Fireball is among the spells."""

from __future__ import annotations

import re

import pytest

from .positions import GM, Gates, who

# Sara.


@pytest.mark.rule("OG 3.2", "OG-6")
def test_sara_picks_up_a_discarded_npc_on_a_chest_for_nothing_once_a_turn() -> None:
    sara = who("sara", "1b4")
    gates = Gates(sara, who("bob", "1a1"), actions=None, discarded=("cup", "fighter rag runner", ""), dice=(1, 2))
    assert gates.can("sara", "pick-up") == {"fighter", "runner"}
    gates.say("sara: pick-up fighter")
    assert gates.hand("sara") == ["fighter"]
    assert not gates.can("sara", "pick-up")
    gates.say("sara: roll")
    assert gates.actions == 3
    assert not gates.can("sara", "pick-up")


@pytest.mark.rule("OG-6")
def test_she_may_after_bandaging_too() -> None:
    gates = Gates(who("sara", "1b4", wounds=1), who("bob", "1a1"), actions=None, discarded=("", "fighter", ""))
    gates.say("sara: bandage", "sara: pick-up fighter", "sara: play fighter")
    assert gates.npcs("sara") == ["fighter"]


@pytest.mark.rule("OG-6")
def test_not_elsewhere_not_beside_somebody_and_nobody_else() -> None:
    discarded = ("", "fighter", "")
    assert not Gates(who("sara", "1b5"), discarded=discarded).can("sara", "pick-up")
    assert not Gates(who("bob", "1b4"), discarded=discarded).can("bob", "pick-up")
    gates = Gates(who("sara", "1b5"), orcs="1b4", discarded=discarded, dice=(14,))
    gates.say("sara: go 1b4")
    assert not gates.can("sara", "pick-up")


# Bob.


@pytest.mark.rule("OG 3.3", "OG-7")
def test_bob_looks_after_he_has_drawn_and_only_he_sees() -> None:
    gates = Gates(who("bob", "1a1"), who("sara", "1b1"), actions=None, treasure="scythe cup", player="rag", dice=(2, 2))
    gates.say("bob: roll")
    assert gates.hand("bob") == ["rag"]
    top = gates.state.decks[0][-1]
    assert gates.match.view(gates.seat("bob")).face(top) >= 0
    assert re.fullmatch("On top of the Treasures lies .+: discard it.", gates.match.asks[0].prompt)
    assert gates.match.view(gates.seat("sara")).face(top) == gates.match.view(gates.seat(GM)).face(top) == -1
    gates.say("bob: yes")
    assert gates.discarded == ["scythe"]
    assert gates.wounds("bob") == 0


@pytest.mark.rule("OG-7")
def test_he_may_leave_it_on_top() -> None:
    gates = Gates(who("bob", "1b4"), who("sara", "1b1"), actions=None, treasure="cup gem", dice=(2, 2))
    gates.say("bob: roll", "bob: no", "bob: loot")
    assert gates.treasures("bob") == ["cup"]


@pytest.mark.rule("OG-7", "OG-19")
def test_with_no_treasure_card_there_is_nothing_to_see() -> None:
    gates = Gates(who("bob", "1b4"), actions=None, dice=(2, 2))
    gates.say("bob: roll")
    assert gates.actions == 4


# Newt.


@pytest.mark.rule("OG 3.5", "OG-8")
def test_newt_adds_one_to_actions_and_attacks() -> None:
    gates = Gates(who("newt", "1e8"), orcs="1e9 1f9", actions=None, dice=(1, 2, 14, 13))
    gates.say("newt: roll")
    assert gates.actions == 4
    gates.say("newt: strike orc-1", "newt: strike orc-2")
    assert gates.orcs == ["1f9"]


@pytest.mark.rule("OG 3.5", "OG-8")
def test_a_one_of_his_is_still_a_critical_failure_and_a_nineteen_frees_nothing() -> None:
    gates = Gates(who("newt", "1e8"), who("sara", "1e7"), orcs="1e9 1f9", dice=(1, 19))
    gates.say("newt: strike orc-1", "newt: strike orc-1")
    assert (gates.wounds("sara"), gates.actions) == (1, 4)


@pytest.mark.rule("OG-8", "OG-47")
def test_his_one_helps_missiles_too() -> None:
    gates = Gates(who("newt", "1a6", treasures="bow"), orcs="1f6", dice=(13,))
    gates.say("newt: shoot orc-1")
    assert gates.orcs == []


# Stevil.


@pytest.mark.rule("OG 3.6", "OG-9", "OG-17")
def test_stevil_steals_a_treasure_that_its_owner_chooses_instead_of_drawing() -> None:
    sara = who("sara", "1l12", treasures="crown cup gem", hand="rag", npcs="fighter")
    gates = Gates(who("stevil", "1a1"), sara, actions=None, player="nap", hackmaster="drums", gm="wave", dice=(5, 5))
    gates.say("stevil: roll")
    assert gates.legal("stevil") == {"draw", "steal-treasure sara", "steal-card sara"}
    gates.say("stevil: steal-treasure sara")
    assert gates.legal("sara") == {"give crown", "give cup", "give gem"}
    gates.say("sara: give cup")
    assert (gates.points("stevil"), gates.points("sara")) == (50, 275)
    assert (gates.hand("stevil"), gates.hand(GM)) == ([], ["wave"])


@pytest.mark.rule("OG-9")
def test_or_a_random_card_of_a_hand() -> None:
    sara = who("sara", "1l12", hand="rag nap potion")
    gates = Gates(who("stevil", "1a1"), sara, actions=None, dice=(5, 5, 3))
    gates.say("stevil: roll", "stevil: steal-card sara")
    assert (gates.hand("stevil"), gates.hand("sara")) == (["potion"], ["rag", "nap"])


@pytest.mark.rule("OG 3.6")
def test_or_he_draws() -> None:
    sara = who("sara", "1l12", hand="rag")
    gates = Gates(who("stevil", "1a1"), sara, actions=None, player="nap", hackmaster="drums", dice=(5, 5))
    gates.say("stevil: roll", "stevil: draw")
    assert (gates.hand("stevil"), gates.hand(GM)) == (["nap"], ["drums"])


@pytest.mark.rule("OG-9", "OG-35", "OG-57")
def test_limits_hold_for_the_thief_and_for_who_lost_a_sack() -> None:
    sara = who("sara", "1l12", treasures="sack cup gem chain coins statue")
    stevil = who("stevil", "1a1", treasures="coins coins coins coins coins")
    gates = Gates(stevil, sara, actions=None, dice=(5, 5))
    gates.say("stevil: roll", "stevil: steal-treasure sara", "sara: give sack")
    assert len(gates.treasures("sara")) == 5
    assert len(gates.treasures("stevil")) == 6


@pytest.mark.rule("OG-9", "OG-57")
def test_a_stolen_sack_lies_before_him_while_its_owner_discards_what_it_held() -> None:
    sara = who("sara", "1l12", treasures="sack coins coins coins coins coins cup")
    gates = Gates(who("stevil", "1a1"), sara, actions=None, dice=(5, 5))
    gates.say("stevil: roll", "stevil: steal-treasure sara", "sara: give sack")
    assert gates.treasures("stevil") == ["sack"]
    gates.say("sara: discard cup")
    assert gates.treasures("sara") == ["coins"] * 5


@pytest.mark.rule("OG-9", "OG-55")
def test_nothing_to_steal_and_he_draws_unasked() -> None:
    gates = Gates(who("stevil", "1a1"), who("sara"), gm="wave", actions=None, player="nap", dice=(5, 5))
    gates.say("stevil: roll")
    assert gates.hand("stevil") == ["nap"]


@pytest.mark.rule("OG-9")
def test_he_says_from_whom_and_nobody_is_asked_about_the_only_one() -> None:
    gates = Gates(
        who("stevil", "1a1"),
        who("bob", "1b1", treasures="cup"),
        who("dave", "1c1", treasures="gem"),
        actions=None,
        dice=(5, 5),
    )
    gates.say("stevil: roll", "stevil: steal-treasure dave")
    assert (gates.treasures("stevil"), gates.treasures("bob"), gates.treasures("dave")) == (["gem"], ["cup"], [])


@pytest.mark.rule("OG-9", "OG-4")
def test_he_may_steal_from_the_other_character_of_his_own_person() -> None:
    gates = Gates(who("stevil", "1a1", seat=0), who("bob", "1b1", hand="rag", seat=0), actions=None, dice=(5, 5))
    gates.say("stevil: roll", "stevil: steal-card bob")
    assert gates.hand("stevil") == ["rag"]


# Weird Pete.


@pytest.mark.rule("OG 3.7", "OG-10", "OG-17")
def test_pete_decides_first_and_then_both_draw() -> None:
    gates = Gates(
        who("pete", "1a1"), actions=None, gm="wave coals", player="rag", hackmaster="pans skull drums", dice=(5, 5)
    )
    gates.say("pete: roll", "pete: yes")
    assert gates.hand(GM) == ["pans", "skull", "drums"]
    assert sorted(gates.discarded) == ["coals", "wave"]
    assert gates.hand("pete") == ["rag"]


@pytest.mark.rule("OG-10")
def test_an_exchange_does_not_count_as_the_one_card() -> None:
    gates = Gates(
        who("pete", "1a1"), actions=None, gm="wave", gm_drew=True, player="rag", hackmaster="pans skull", dice=(5, 5)
    )
    gates.say("pete: roll", "pete: yes")
    assert gates.hand(GM) == ["pans"]


@pytest.mark.rule("OG 3.7")
def test_he_may_let_him_keep_them_and_an_empty_hand_is_no_question() -> None:
    gates = Gates(who("pete", "1a1"), actions=None, gm="wave", dice=(5, 5))
    gates.say("pete: roll", "pete: no")
    assert gates.hand(GM) == ["wave"]
    gates = Gates(who("pete", "1a1"), actions=None, dice=(5, 5))
    gates.say("pete: roll")
    assert "yes" not in gates.legal("pete")


# Gordo.


@pytest.mark.rule("OG 3.8", "OG-11")
def test_attacks_on_gordo_are_at_minus_one_and_wound_him_once_a_turn() -> None:
    gates = Gates(who("gordo", "1e8"), orcs="1e9 1f9 1f8", turn=GM, dice=(15, 16, 20))
    for orc in ("orc-1", "orc-2", "orc-3"):
        gates.say(f"gm: next {orc}", "gm: strike gordo")
        if gates.can(GM, "go"):
            gates.say("gm: done")
        assert gates.wounds("gordo") == (0 if orc == "orc-1" else 1)


@pytest.mark.rule("OG-11")
def test_an_averted_wound_does_not_use_the_limit_up() -> None:
    gates = Gates(who("gordo", "1e8", npcs="fighter"), orcs="1e9 1f9", turn=GM, dice=(16, 16))
    gates.say("gm: next orc-1", "gm: strike gordo", "gordo: lose fighter", "gm: done")
    gates.say("gm: next orc-2", "gm: strike gordo")
    assert gates.wounds("gordo") == 1


@pytest.mark.rule("OG-11")
def test_of_two_wounds_at_once_he_takes_one() -> None:
    gates = Gates(who("gordo", "1e8"), gm="brick", turn=GM)
    gates.say("gm: play brick")
    assert gates.wounds("gordo") == 1


@pytest.mark.rule("OG-11")
def test_free_attacks_count_and_traps_do_not() -> None:
    gates = Gates(who("gordo", "1a4"), orcs="1a5 1b5", treasure="scythe", actions=9, dice=(16, 16))
    gates.say("gordo: go 1a5", "gordo: go 1b5")
    assert gates.wounds("gordo") == 1
    gates.say("gordo: go 1b4", "gordo: loot")
    assert gates.wounds("gordo") == 3


@pytest.mark.rule("OG-11")
def test_each_turn_has_a_limit_of_its_own() -> None:
    gates = Gates(who("gordo", "1a4"), orcs="1a5", actions=9, dice=(16, 2, 16))
    gates.say("gordo: go 1a5", "gordo: go 1b4", "gordo: end")
    gates.say("gm: next orc-1", "gm: strike gordo")
    assert gates.wounds("gordo") == 2


@pytest.mark.rule("OG 3.8", "OG-47", "OG-56")
def test_his_minus_one_counts_against_characters_and_missiles_too() -> None:
    bob = who("bob", "1a6", hand="grudge", treasures="bow")
    gates = Gates(bob, who("gordo", "1d6"), dice=(14, 15))
    gates.say("bob: play grudge", "bob: shoot gordo")
    assert gates.wounds("gordo") == 0
    gates.say("bob: shoot gordo")
    assert gates.wounds("gordo") == 1
