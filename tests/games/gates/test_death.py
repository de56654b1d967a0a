"""Wounds, dying, and coming back (OG 6.6, OG 8)."""

from __future__ import annotations

import pytest

from orcade.games.gates.panels import panel

from .positions import GM, Gates, who


def struck(*others: object, dice: tuple[int, ...] = (15,), gm: str = "", **bob: str) -> Gates:
    """Bob has three wounds, and an orc hits him in the Gamemaster's turn."""
    gates = Gates(who("bob", "1e8", wounds=3, **bob), *others, orcs="1e9", gm=gm, turn=GM, dice=dice)  # type: ignore[arg-type]
    gates.say("gm: next orc-1", "gm: strike bob")
    return gates


# Wounds.


@pytest.mark.rule("OG 8.1", "OG 8.2")
def test_three_wounds_are_borne_and_the_fourth_kills() -> None:
    gates = Gates(who("bob", "1e8", wounds=2), who("sara", "1a1"), orcs="1e9 1f9", turn=GM, dice=(15, 15))
    gates.say("gm: next orc-1", "gm: strike bob")
    assert (gates.wounds("bob"), gates.at("bob")) == (3, "1e8")
    gates.say("gm: done", "gm: next orc-2", "gm: strike bob")
    assert gates.at("bob") == ""


@pytest.mark.rule("OG 8.2", "OG-1", "OG-55")
def test_the_dead_lose_all_cards_their_points_and_a_hundred_more() -> None:
    gates = struck(who("sara", "1a1"), hand="rag nap", treasures="crown sword", npcs="fighter")
    gates.say("bob: pass")
    gates.settle()
    bob = gates.who("bob")
    assert (bob.hand, bob.treasures, bob.npcs, bob.wounds, bob.dead) == ([], [], [], 0, True)
    assert gates.points("bob") == -100
    assert sorted(gates.discarded) == ["crown", "fighter", "nap", "rag", "sword"]


@pytest.mark.rule("OG-1")
def test_kills_outlast_a_death() -> None:
    gates = Gates(who("bob", "1e8", wounds=3, kills=7), who("sara", "1a1"), orcs="1e9", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: strike bob")
    assert gates.points("bob") == 40


@pytest.mark.rule("OG-55")
def test_the_dead_are_no_target_no_partner_and_not_the_nearest() -> None:
    gates = Gates(who("bob", "1e8", hand="grudge hug"), who("dave"), who("sara", "1l1"), orcs="1e9", dice=(1,))
    gates.say("bob: play grudge")
    assert gates.can("bob", "strike") == {"orc-1"}
    assert not gates.can("bob", "trade")
    gates.say("bob: strike orc-1")
    gates.settle()
    assert gates.wounds("sara") == 1


# Back at once.


@pytest.mark.rule("OG 6.6", "OG-21", "OG-44")
def test_a_twin_brings_back_at_once_on_any_free_square() -> None:
    gates = struck(who("sara", "1a1"), hand="twin rag", treasures="crown")
    gates.say("bob: play twin")
    assert not gates.can("bob", "at") & {"1e9", "1a1", "1j10", "1k8", "1d3"}
    gates.say("bob: at 1l12")
    assert (gates.at("bob"), gates.wounds("bob"), gates.hand("bob"), gates.points("bob")) == ("1l12", 0, [], -100)
    assert sorted(gates.discarded) == ["crown", "rag", "twin"]


@pytest.mark.rule("OG 6.6", "OG 10.3")
def test_dave_bribes_the_gamemaster_and_grabs_his_sword_again() -> None:
    dave = who("dave", "1c4", wounds=3, hand="bribe fighter", treasures="twelve coins")
    gates = Gates(who("brian", "1b4"), dave, treasure="dust")
    gates.say("brian: loot", "dave: play bribe", "dave: at 1l12")
    assert gates.can("dave", "take") == {"twelve", "coins"}
    gates.say("dave: take twelve")
    assert gates.treasures("dave") == ["twelve"]
    assert gates.points("dave") == 50
    assert gates.wounds("brian") == 1
    assert gates.turn == "brian"


@pytest.mark.rule("OG 10.3", "OG-44")
def test_a_bribe_without_a_discarded_treasure_brings_back_all_the_same() -> None:
    gates = struck(who("sara", "1a1"), hand="bribe")
    gates.say("bob: play bribe", "bob: at 1a2")
    assert gates.treasures("bob") == []
    assert gates.asked == [GM]


@pytest.mark.rule("OG 10.3")
def test_traps_in_the_discard_pile_are_no_treasures() -> None:
    gates = Gates(
        who("bob", "1b4", wounds=3, hand="bribe"), who("sara", "1a1"), treasure="scythe", discarded=("pit", "", "")
    )
    gates.say("bob: loot", "bob: play bribe", "bob: at 1a2")
    assert gates.treasures("bob") == []


@pytest.mark.rule("OG 10.3", "OG-44")
def test_who_had_only_fainted_returns_with_two_wounds_and_a_treasure() -> None:
    gates = struck(who("sara", "1a1"), hand="faint", treasures="coins crown")
    gates.say("bob: play faint", "bob: keep crown", "bob: at 1a2")
    assert (gates.wounds("bob"), gates.treasures("bob"), gates.points("bob")) == (2, ["crown"], 100)
    assert sorted(gates.discarded) == ["coins", "faint"]


@pytest.mark.rule("OG 10.3")
def test_the_only_treasure_is_kept_unasked() -> None:
    gates = struck(who("sara", "1a1"), hand="faint", treasures="crown")
    gates.say("bob: play faint", "bob: at 1a2")
    assert gates.treasures("bob") == ["crown"]


@pytest.mark.rule("OG-21", "OG 6.6")
def test_a_spell_does_not_bring_back_at_once() -> None:
    gates = struck(who("sara", "1a1"), hand="awake")
    gates.say("bob: pass")
    assert gates.asked == ["bob"]
    assert gates.legal("bob") == {"pass"}
    gates.say("bob: pass")
    assert gates.at("bob") == ""


@pytest.mark.rule("OG-22", "OG-21")
def test_death_in_ones_own_turn_ends_it_even_after_a_return() -> None:
    gates = Gates(who("bob", "1b4", wounds=3, hand="twin"), who("sara", "1a1"), treasure="needle", actions=9)
    gates.say("bob: loot", "bob: play twin", "bob: at 1b5")
    assert gates.turn == "sara"


@pytest.mark.rule("OG-50", "OG-21")
def test_a_cancelled_twin_brings_nobody_back() -> None:
    bob = who("bob", "1b4", wounds=3, hand="twin twin")
    gates = Gates(bob, who("sara", "1a1"), treasure="needle", gm="right")
    gates.say("bob: loot", "bob: play twin", "gm: play right", "bob: play twin", "bob: at 1b5")
    assert gates.at("bob") == "1b5"
    assert sorted(gates.discarded) == ["needle", "right", "twin", "twin"]


@pytest.mark.rule("OG-21")
def test_a_dying_player_may_object_with_another_card_of_his() -> None:
    bob = who("bob", "1b4", wounds=3, hand="twin footnote")
    gates = Gates(bob, who("sara", "1a1"), treasure="needle", gm="right")
    gates.say("bob: loot", "bob: play twin", "gm: play right", "bob: play footnote", "bob: at 1b5")
    assert gates.at("bob") == "1b5"
    assert gates.state.played == []


@pytest.mark.rule("OG 1.1", "OG-2", "OG-21")
def test_a_bribe_that_makes_a_thousand_wins_in_anybodys_turn() -> None:
    sara = who("sara", "1a1")
    bob = who("bob", "1e8", wounds=3, kills=46, hand="bribe")
    gates = Gates(bob, sara, orcs="1e9 1f9", turn=GM, discarded=("crown", "", ""), dice=(15,))
    gates.say("gm: next orc-1", "gm: strike bob", "bob: play bribe", "bob: at 1a2", "bob: take crown")
    assert (gates.ending, gates.places) == ("OG 1.1", [1, 2, 3])
    assert gates.match.asks == ()


# A dead player's turn.


@pytest.mark.rule("OG 8.3", "OG-43")
def test_the_dead_roll_and_stay_dead_without_doubles() -> None:
    gates = Gates(who("bob"), who("sara", "1a1"), turn="sara", dice=(1, 3, 4))
    gates.say("sara: end")
    assert gates.turn == "sara"
    assert "Bob stays dead." in gates.story


@pytest.mark.rule("OG-43", "OG-48", "OG 10.4")
def test_the_next_roll_is_the_next_roll_also_of_the_dead() -> None:
    gates = Gates(who("bob"), who("sara", "1a1"), turn="sara", dice=(1, 3, 4))
    gates.who("bob").slowed = 3
    gates.say("sara: end")
    assert gates.who("bob").slowed == 0


@pytest.mark.rule("OG 8.4", "OG-43", "OG 6.2")
def test_on_doubles_the_dead_return_draw_and_play_with_that_roll() -> None:
    gates = Gates(who("sara", "1a1"), who("bob"), player="rag", hackmaster="drums", dice=(4, 4))
    gates.say("sara: end", "bob: at 1l1")
    assert (gates.at("bob"), gates.actions, gates.hand("bob"), gates.hand(GM)) == ("1l1", 8, ["rag"], ["drums"])


@pytest.mark.rule("OG-43", "OG-8")
def test_newts_one_counts_for_the_roll_that_brings_him_back() -> None:
    gates = Gates(who("sara", "1a1"), who("newt"), dice=(4, 4))
    gates.say("sara: end", "newt: at 1l1")
    assert gates.actions == 9


@pytest.mark.rule("OG-43", "OG 3.6")
def test_powers_on_doubles_count_for_who_is_back() -> None:
    gates = Gates(who("sara", "1a1", hand="rag"), who("stevil"), dice=(4, 4))
    gates.say("sara: end", "stevil: at 1l1")
    assert gates.legal("stevil") == {"draw", "steal-card sara"}


@pytest.mark.rule("OG 8.3", "OG-43")
def test_without_the_option_the_dead_draw_and_what_is_no_use_is_discarded() -> None:
    gates = Gates(
        who("sara", "1a1"), who("newt"), player="rag", hackmaster="drums", return_on_doubles=False, dice=(4, 4)
    )
    gates.say("sara: end", "newt: pass")
    assert (gates.at("newt"), gates.hand("newt"), gates.hand(GM)) == ("", [], ["drums"])
    assert gates.discarded == ["rag"]


@pytest.mark.rule("OG 8.3", "OG-43")
def test_a_revival_that_is_drawn_brings_back_and_the_roll_is_played_without_powers() -> None:
    gates = Gates(who("sara", "1a1"), who("newt"), player="twin", return_on_doubles=False, dice=(4, 4))
    gates.say("sara: end")
    assert gates.match.asks[0].prompt == "Newt is dead: play a card that brings you back?"
    gates.say("newt: play twin", "newt: at 1l1")
    assert (gates.turn, gates.actions) == ("newt", 8)
    assert gates.points("newt") == 0


@pytest.mark.rule("OG-43")
def test_bob_does_not_look_when_a_drawn_card_brought_him_back() -> None:
    gates = Gates(who("sara", "1a1"), who("bob"), player="twin", treasure="cup", return_on_doubles=False, dice=(4, 4))
    gates.say("sara: end", "bob: play twin", "bob: at 1l1")
    assert "yes" not in gates.legal("bob")
    assert gates.actions == 8


@pytest.mark.rule("OG-63")
def test_the_dead_are_back_in_their_third_turn_whatever_they_roll() -> None:
    gates = Gates(who("sara", "1a1"), who("newt", missed=2), dice=(1, 3))
    assert panel(gates.match.view(1), 1).prospect == "dead until your next turn"
    gates.say("sara: end", "newt: at 1l1")
    assert (gates.turn, gates.actions, gates.hand("newt")) == ("newt", 5, [])
    assert "Newt has been dead long enough and rises." in gates.story
    assert gates.who("newt").missed == 0


@pytest.mark.rule("OG-63", "OG-43", "OG 3.6")
def test_in_the_third_turn_powers_on_doubles_count_also_without_the_option() -> None:
    stevil = who("stevil", missed=2)
    gates = Gates(who("sara", "1a1", hand="rag"), stevil, return_on_doubles=False, dice=(4, 4))
    gates.say("sara: end", "stevil: at 1l1")
    assert gates.legal("stevil") == {"draw", "steal-card sara"}


@pytest.mark.rule("OG-63")
def test_the_turns_of_the_dead_are_counted_and_told() -> None:
    gates = Gates(who("sara", "1a1"), who("newt"), dice=(1, 3, 4))
    told = "dead until you roll doubles, 17 % a turn, or until your third turn from now"
    assert panel(gates.match.view(1), 1).prospect == told
    gates.say("sara: end")
    assert gates.who("newt").missed == 1
    assert panel(gates.match.view(1), 1).prospect == told.replace("third", "second")


@pytest.mark.rule("OG-63")
@pytest.mark.parametrize("on_doubles", [True, False])
def test_with_the_option_off_only_doubles_count(on_doubles: bool) -> None:
    gates = Gates(
        who("sara", "1a1"), who("newt", missed=9), return_on_doubles=on_doubles, back_by=0, player="rag", dice=(1, 3, 4)
    )
    told = "dead until you roll doubles, 17 % a turn"
    assert panel(gates.match.view(1), 1).prospect == told + ", and draw a card that brings you back" * (not on_doubles)
    gates.say("sara: end")
    assert gates.who("newt").dead


@pytest.mark.rule("OG-44", "OG 7.3")
def test_returning_is_no_move() -> None:
    gates = Gates(who("sara", "1a1"), who("bob"), orcs="1l2", dice=(4, 4))
    gates.say("sara: end")
    assert "1l2" not in gates.can("bob", "at")
    gates.say("bob: at 1l1")
    assert gates.wounds("bob") == 0


# Averting.


@pytest.mark.rule("OG-49")
def test_an_npc_or_a_card_averts_one_wound() -> None:
    gates = struck(who("sara", "1a1"), hand="dodge", npcs="fighter")
    assert gates.legal("bob") == {"pass", "play dodge", "lose fighter"}
    gates.say("bob: lose fighter")
    assert (gates.wounds("bob"), gates.hand("bob")) == (3, ["dodge"])


@pytest.mark.rule("OG-49", "OG-50")
def test_a_cancelled_dodge_leaves_the_npc_to_die() -> None:
    bob = who("bob", "1b4", hand="dodge", npcs="fighter")
    gates = Gates(bob, treasure="needle", gm="right")
    gates.say("bob: loot", "bob: play dodge", "gm: play right", "bob: lose fighter")
    assert gates.wounds("bob") == 0


@pytest.mark.rule("OG-49")
def test_who_holds_any_card_is_asked_about_a_wound() -> None:
    gates = struck(who("sara", "1a1"), hand="rag")
    assert gates.legal("bob") == {"pass"}
