"""The Gamemaster's turn: reinforcements, and what orcs do (OG 9)."""

from __future__ import annotations

import pytest

from .positions import GM, Gates, who

MANY = " ".join([f"2{column}{row}" for row in (1, 3, 4) for column in "abcdehijkl"][:28])
"""The squares of 28 orcs."""


# Reinforcements.


@pytest.mark.rule("OG 9.1")
@pytest.mark.parametrize(("die", "count"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_a_die_less_two_is_how_many_may_come(die: int, count: int) -> None:
    gates = Gates(who("bob", "1a1"), orcs="1l12", turn=GM, actions=None, dice=(die,))
    assert gates.state.newcomers == count
    assert gates.asked == [GM]


@pytest.mark.rule("OG 9.1", "OG-39")
def test_they_come_on_roads_at_the_outer_edge_and_the_entry_is_their_first_action() -> None:
    gates = Gates(who("bob", "1l12"), turn=GM, newcomers=2)
    entries = gates.can(GM, "enter")
    assert {"1f12", "1g12", "1a6", "1a7", "2f12", "2l6", "3a7", "3f1", "4g1"} <= entries
    assert not entries & {"1l6", "2a6", "1f1", "3f12", "1f11"}
    gates.say("gm: enter 1f12")
    assert (gates.at("orc-1"), gates.actions, gates.state.newcomers) == ("1f12", 3, 1)
    gates.say("gm: go 1f9")
    assert gates.orcs == ["1f9"]


@pytest.mark.rule("OG-39", "OG 9.5")
def test_a_square_with_an_orc_may_be_used_by_who_can_move_on() -> None:
    gates = Gates(who("bob", "1l12"), orcs="1f12", turn=GM, newcomers=1)
    gates.say("gm: enter 1f12")
    assert gates.at("orc-2") == "1f12"
    assert {words.split()[0] for words in gates.legal(GM)} == {"go"}
    gates.say("gm: go 1f11")
    assert gates.orcs == ["1f12", "1f11"]


@pytest.mark.rule("OG-39")
def test_who_has_one_way_only_goes_it() -> None:
    """Orc 1 stands on the entry, and all around it but one square are characters."""
    ring = {"bob": "1a8", "dave": "1b8", "sara": "1b7", "brian": "1b6", "newt": "1b5", "pete": "1a5"}
    gates = Gates(*(who(name, square) for name, square in ring.items()), orcs="1a7", turn=GM, newcomers=1)
    gates.say("gm: enter 1a7")
    assert gates.legal(GM) == {"go 1a6"}
    gates.say("gm: go 1a6")
    assert gates.orcs == ["1a7", "1a6"]


@pytest.mark.rule("OG-39")
def test_no_entry_on_a_characters_square_or_where_one_cannot_go_on() -> None:
    ring = {"bob": "1a8", "dave": "1b8", "sara": "1b7", "brian": "1b6", "newt": "1b5", "gordo": "1a5", "pete": "1a6"}
    gates = Gates(*(who(name, square) for name, square in ring.items()), orcs="1a7", turn=GM, newcomers=1)
    assert not gates.can(GM, "enter") & {"1a6", "1a7"}


@pytest.mark.rule("OG-39", "OG-52")
def test_who_has_not_come_when_his_turn_ends_is_lost() -> None:
    gates = Gates(who("bob", "1a1"), turn=GM, newcomers=3)
    gates.say("gm: end")
    assert gates.state.newcomers == 0
    assert "3 newcomers did not come in and went home." in gates.story


@pytest.mark.rule("OG 9.2", "OG-40")
def test_there_are_thirty() -> None:
    gates = Gates(who("bob", "1a1"), orcs=MANY, turn=GM, actions=None, dice=(6,))
    assert gates.state.newcomers == 2


@pytest.mark.rule("OG-40")
def test_killed_orcs_come_again() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9 1l12", actions=1, dice=(15, 3))
    gates.say("bob: strike orc-1", "gm: enter 1f12")
    assert gates.at("orc-1") == "1f12"


# Actions.


@pytest.mark.rule("OG 9.4")
def test_each_orc_has_four_actions_and_is_done_before_the_next() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1f12 1g12", turn=GM)
    gates.say("gm: next orc-1")
    assert gates.actions == 4
    gates.say("gm: go 1f10")
    gates.say("gm: go 1f8")
    assert gates.can(GM, "next") == {"orc-2"}
    gates.say("gm: next orc-2", "gm: done")
    assert gates.turn == "bob"


@pytest.mark.rule("OG-41")
def test_the_next_orc_ends_what_the_one_before_does() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1f12 1g12 1h12", turn=GM)
    assert gates.match.asks[0].prompt == "Who is next? 3 to go"
    gates.say("gm: next orc-1", "gm: go 1f10")
    assert gates.can(GM, "next") == {"orc-2", "orc-3"}
    gates.say("gm: next orc-3")
    assert (gates.actions, gates.can(GM, "next")) == (4, {"orc-2"})
    gates.say("gm: done", "gm: next orc-2", "gm: done")
    assert gates.turn == "bob"


@pytest.mark.rule("OG 9.4")
def test_he_may_spend_fewer_and_leave_orcs_out() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1f12 1g12", turn=GM)
    gates.say("gm: next orc-1", "gm: done", "gm: end")
    assert gates.turn == "bob"


# Moving.


@pytest.mark.rule("OG 9.5", "OG 7.4", "OG-26", "OG-23")
def test_orcs_pay_for_doors_and_go_around_corners_as_characters_do() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1e10", turn=GM)
    gates.say("gm: next orc-1", "gm: go 1d10")
    assert gates.actions == 2
    gates = Gates(who("bob", "1a1"), orcs="1c8", turn=GM)
    gates.say("gm: next orc-1", "gm: go 1c9")
    assert gates.actions == 1


@pytest.mark.rule("OG 9.5", "OG 7.6")
def test_orcs_use_the_stairs() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1k2", turn=GM)
    gates.say("gm: next orc-1", "gm: go 2b2")
    assert gates.actions == 3


@pytest.mark.rule("OG 9.5")
def test_orcs_pass_orcs_but_do_not_stay_and_never_enter_a_characters_square() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1e10 1d10", turn=GM)
    gates.say("gm: next orc-1")
    assert "1d10" not in gates.can(GM, "go")
    assert "1c10" in gates.can(GM, "go")
    gates = Gates(who("bob", "1d10"), orcs="1e10", turn=GM)
    gates.say("gm: next orc-1")
    assert not gates.can(GM, "go") & {"1d10", "1c10", "1d9"}


# Attacks.


@pytest.mark.rule("OG 9.6", "OG-41")
def test_an_orc_steps_up_strikes_once_and_steps_back() -> None:
    gates = Gates(who("stevil", "1e8"), orcs="1e11", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: go 1e9", "gm: strike stevil")
    assert gates.wounds("stevil") == 1
    assert not gates.can(GM, "strike")
    gates.say("gm: go 1e10")
    assert gates.orcs == ["1e10"]


@pytest.mark.rule("OG 9.6")
@pytest.mark.parametrize(("die", "wounds"), [(1, 0), (14, 0), (15, 1), (20, 1)])
def test_it_hits_on_fifteen_and_has_neither_botch_nor_free_action(die: int, wounds: int) -> None:
    gates = Gates(who("bob", "1e8"), who("sara", "1e7"), orcs="1e9", turn=GM, dice=(die,))
    gates.say("gm: next orc-1", "gm: strike bob")
    assert (gates.wounds("bob"), gates.wounds("sara"), gates.actions) == (wounds, 0, 3)


@pytest.mark.rule("OG 9.6", "OG 7.8", "OG-28")
def test_orcs_strike_through_doors_and_not_around_corners() -> None:
    gates = Gates(who("bob", "1d10"), who("sara", "1d9"), orcs="1e10", turn=GM)
    gates.say("gm: next orc-1")
    assert gates.can(GM, "strike") == {"bob"}


@pytest.mark.rule("OG-47", "OG 10.2")
def test_armour_counts_against_orcs() -> None:
    gates = Gates(who("bob", "1e8", treasures="plate leather"), orcs="1e9 1f9", turn=GM, dice=(17, 18))
    gates.say("gm: next orc-1", "gm: strike bob", "gm: done", "gm: next orc-2", "gm: strike bob")
    assert gates.wounds("bob") == 1


# The end of the turn.


@pytest.mark.rule("OG 9.3", "OG-18", "OG-17")
def test_he_holds_four_cards_at_the_end_and_may_draw_again() -> None:
    gates = Gates(who("bob", "1a1"), gm="screen screen right right right", gm_drew=True, turn=GM)
    gates.say("gm: end", "gm: discard right")
    assert gates.hand(GM) == ["screen", "screen", "right", "right"]
    assert not gates.state.gm_drew
