"""Hackmaster cards (OG 9.3, OG 10.4, OG-52, OG-53)."""

from __future__ import annotations

import pytest

from .positions import GM, Gates, who

# More orcs.


@pytest.mark.rule("OG 10.4", "OG 9.1", "OG-52")
def test_a_wave_brings_a_die_more_of_newcomers() -> None:
    gates = Gates(who("bob", "1a1"), gm="wave", turn=GM, newcomers=1, dice=(5,))
    gates.say("gm: play wave")
    assert gates.state.newcomers == 6
    gates.say("gm: enter 1f12")
    assert gates.actions == 3


@pytest.mark.rule("OG 9.2", "OG-40")
def test_no_wave_goes_beyond_thirty() -> None:
    squares = " ".join(f"2{column}{row}" for row in (1, 3, 4) for column in "abcdehijkl")
    gates = Gates(who("bob", "1a1"), orcs=squares, gm="wave squatters rag", turn=GM)
    assert not gates.can(GM, "play")


@pytest.mark.rule("OG 9.2", "OG-40")
def test_a_wave_counts_those_that_wait_already_among_the_thirty() -> None:
    squares = " ".join([f"2{column}{row}" for row in (1, 3, 4) for column in "abcdehijkl"][:26])
    gates = Gates(who("bob", "1a1"), orcs=squares, gm="wave", turn=GM, newcomers=3, dice=(6,))
    gates.say("gm: play wave")
    assert gates.state.newcomers == 4


@pytest.mark.rule("OG 9.2", "OG-40", "OG-52")
def test_whom_a_card_puts_on_the_map_first_is_not_kept_out_by_those_who_wait() -> None:
    squares = " ".join([f"2{column}{row}" for row in (1, 3, 4) for column in "abcdehijkl"][:28])
    gates = Gates(who("bob", "1a1"), orcs=squares, gm="squatters wave", turn=GM, newcomers=2)
    assert gates.can(GM, "play") == {"squatters"}
    gates.say("gm: play squatters", "gm: at 1b9")
    assert gates.state.newcomers == 1
    gates.say("gm: at 1c9")
    assert (len(gates.orcs), gates.state.newcomers) == (30, 0)
    assert not gates.can(GM, "enter")


@pytest.mark.rule("OG 10.4", "OG-52")
def test_squatters_come_into_one_building_without_a_character_and_act_in_this_turn() -> None:
    gates = Gates(who("bob", "1a1"), gm="squatters", turn=GM)
    gates.say("gm: play squatters", "gm: at 1b9", "gm: at 1c9", "gm: at 1d9")
    assert gates.orcs == ["1b9", "1c9", "1d9"]
    gates.say("gm: next orc-1")
    assert gates.actions == 4


@pytest.mark.rule("OG 10.4")
def test_each_room_of_the_dungeon_is_a_building() -> None:
    gates = Gates(who("bob", "1c10"), gm="squatters", turn=GM, sides="1a 2a 3a 4b")
    gates.say("gm: play squatters", "gm: at 4a1")
    assert len(gates.can(GM, "at")) == 6 * 12 - 1
    assert all("4a" <= square[:2] <= "4f" for square in gates.can(GM, "at"))


@pytest.mark.rule("OG 10.4")
def test_no_building_is_empty_and_squatters_are_not_played() -> None:
    gates = Gates(who("bob", "1c10"), gm="squatters wave back-way", turn=GM, newcomers=1)
    assert gates.can(GM, "play") == {"wave", "back-way"}


@pytest.mark.rule("OG 10.4")
def test_nowhere_is_far_enough_and_nobody_comes_by_the_back_way() -> None:
    crossing = (who("bob", "1f6"), who("dave", "1f7"), who("sara", "1g6"), who("brian", "1g7"))
    assert "play back-way" not in Gates(*crossing, gm="back-way", turn=GM, newcomers=1, sides="1a").legal(GM)


@pytest.mark.rule("OG 10.4")
def test_by_the_back_way_they_come_six_squares_from_everybody() -> None:
    gates = Gates(who("bob", "1f6"), gm="back-way", turn=GM, dice=(2,))
    gates.say("gm: play back-way")
    assert "1k1" not in gates.can(GM, "at")
    assert {"1l1", "1l12", "2a6"} <= gates.can(GM, "at")
    gates.say("gm: at 1l1", "gm: at 1l12")
    assert gates.orcs == ["1l1", "1l12"]


# Haste.


@pytest.mark.rule("OG 10.4", "OG-53", "OG-50")
def test_coals_give_an_orc_four_more_actions_before_or_while_it_acts() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1f12 1g12", gm="coals coals", turn=GM)
    gates.say("gm: play coals", "gm: pick orc-2", "gm: next orc-2")
    assert gates.actions == 8
    gates.say("gm: play coals", "gm: pick orc-2")
    assert gates.actions == 12


@pytest.mark.rule("OG-50", "OG 9.4")
def test_coals_come_in_time_for_an_orc_that_has_used_its_actions_up_until_the_next_begins() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e12 1l12", gm="coals coals", turn=GM)
    gates.say("gm: next orc-1", "gm: go 1a12")
    assert gates.actions == 0
    gates.say("gm: play coals", "gm: pick orc-1", "gm: go 1e12", "gm: next orc-2", "gm: done")
    assert gates.legal(GM) == {"end"}


@pytest.mark.rule("OG-50", "OG 9.4", "OG 9.6")
def test_and_it_still_has_its_attack_if_it_has_not_made_it() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1a12", gm="coals", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: go 1e12", "gm: play coals", "gm: go 1e9", "gm: strike bob")
    assert gates.wounds("bob") == 1
    gates = Gates(who("bob", "1e8"), orcs="1e11", gm="coals", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: go 1e9", "gm: strike bob", "gm: go 1f9", "gm: play coals")
    assert gates.actions == 4
    assert not gates.can(GM, "strike")


@pytest.mark.rule("OG-50", "OG 9.4")
def test_drums_come_in_time_for_it_too_but_not_for_those_before() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1e12 1l12", gm="drums", turn=GM)
    gates.say("gm: next orc-1", "gm: go 1a12", "gm: next orc-2", "gm: go 1h12", "gm: play drums")
    assert gates.actions == 1
    gates.say("gm: go 1g12")
    assert gates.turn == "bob"
    assert gates.orcs == ["1a12", "1g12"]


@pytest.mark.rule("OG 9.4")
def test_no_haste_is_for_an_orc_that_was_done() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1e12", gm="coals drums two-axes", turn=GM)
    gates.say("gm: next orc-1", "gm: done")
    assert not gates.can(GM, "play")


@pytest.mark.rule("OG 9.4")
def test_an_attack_more_is_no_use_without_an_action() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1e12", gm="two-axes", turn=GM)
    gates.say("gm: next orc-1", "gm: go 1a12")
    assert not gates.can(GM, "play")


@pytest.mark.rule("OG-53")
def test_haste_is_over_with_the_turn() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1f12", gm="coals drums", turn=GM)
    gates.say("gm: play coals", "gm: play drums", "gm: end")
    assert (gates.state.hurry, gates.state.orcs[0].more) == (0, 0)


@pytest.mark.rule("OG 10.4", "OG 9.6")
def test_two_axes_strike_twice() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9", gm="two-axes", turn=GM, dice=(15, 15))
    gates.say("gm: next orc-1", "gm: strike bob", "gm: play two-axes", "gm: strike bob")
    assert (gates.wounds("bob"), gates.actions) == (2, 2)
    assert not gates.can(GM, "strike")


@pytest.mark.rule("OG 10.4", "OG-53")
def test_two_axes_wait_for_the_orc_that_gets_them() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9 1f9", gm="two-axes", turn=GM, dice=(15, 15, 15))
    gates.say("gm: play two-axes", "gm: pick orc-2", "gm: next orc-1", "gm: strike bob")
    assert not gates.can(GM, "strike")
    gates.say("gm: done", "gm: next orc-2", "gm: strike bob", "gm: strike bob")
    assert gates.wounds("bob") == 3


@pytest.mark.rule("OG 10.4")
def test_drums_hurry_every_orc_also_who_acts_and_who_comes_later() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1f12 1l12", gm="drums", turn=GM, newcomers=1)
    gates.say("gm: next orc-1", "gm: play drums")
    assert gates.actions == 5
    gates.say("gm: done", "gm: enter 1a6")
    assert gates.actions == 4
    gates.say("gm: done", "gm: next orc-2")
    assert gates.actions == 5


@pytest.mark.rule("OG 10.4", "OG 10.3")
def test_sleepers_are_not_hurried() -> None:
    gates = Gates(who("bob", "1e8", hand="story"), orcs="1e9", gm="coals drums", dice=(5, 1))
    gates.say("bob: cast story", "bob: at 1e8", "bob: end")
    assert not gates.can(GM, "play")


# Tougher orcs.


@pytest.mark.rule("OG 10.4", "OG-53")
def test_a_card_lies_on_an_orc_until_it_dies_and_counts_in_free_attacks() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9 1l12", gm="lessons", turn=GM, dice=(1, 2, 12, 15))
    gates.say("gm: play lessons", "gm: pick orc-1", "gm: end")
    gates.say("bob: roll", "bob: go 1e9")
    assert gates.wounds("bob") == 1
    gates.say("bob: go 1e8", "bob: strike orc-1")
    assert gates.orcs == ["1l12"]
    assert gates.discarded == ["lessons"]


@pytest.mark.rule("OG 10.4", "OG-47")
def test_several_cards_on_one_orc_add_up() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9", gm="lessons lessons pans", turn=GM, dice=(9,))
    gates.say("gm: play lessons", "gm: play lessons", "gm: play pans", "gm: next orc-1", "gm: strike bob")
    assert gates.wounds("bob") == 1


# Mishaps.


@pytest.mark.rule("OG 10.4")
@pytest.mark.parametrize(("die", "wounds"), [(10, 1), (11, 0)])
def test_a_tile_wounds_unless_eleven_avoids_it(die: int, wounds: int) -> None:
    gates = Gates(who("bob", "1a1"), who("sara", "1b1"), gm="tile", turn=GM, dice=(die,))
    gates.say("gm: play tile", "gm: pick sara")
    assert gates.wounds("sara") == wounds


@pytest.mark.rule("OG 10.4", "OG-50")
def test_no_die_is_rolled_again_in_the_gamemasters_turn() -> None:
    gates = Gates(who("bob", "1a1", hand="cocked"), gm="tile", turn=GM, dice=(10,))
    gates.say("gm: play tile")
    gates.settle()
    assert gates.wounds("bob") == 1
    assert gates.hand("bob") == ["cocked"]


@pytest.mark.rule("OG 10.4", "OG-48")
def test_a_stone_in_the_shoe_is_for_the_next_roll_alone() -> None:
    gates = Gates(who("bob", "1a1"), gm="stone", turn=GM, dice=(3, 4))
    gates.say("gm: play stone", "bob: roll")
    assert gates.actions == 4
    assert gates.who("bob").slowed == 0


@pytest.mark.rule("OG 10.4", "OG 6.1")
def test_with_three_less_there_is_still_an_action() -> None:
    gates = Gates(who("bob", "1a1"), gm="stone", turn=GM, dice=(1, 2))
    gates.say("gm: play stone", "bob: roll")
    assert gates.actions == 1


@pytest.mark.rule("OG 10.4")
def test_a_spilled_drink_takes_two_random_cards() -> None:
    gates = Gates(who("bob", "1a1", hand="rag nap potion"), gm="drink", turn=GM, dice=(3, 1))
    gates.say("gm: play drink")
    gates.settle()
    assert gates.hand("bob") == ["nap"]
    assert sorted(gates.discarded) == ["drink", "potion", "rag"]


@pytest.mark.rule("OG 10.4")
def test_and_the_only_one() -> None:
    gates = Gates(who("bob", "1a1", hand="rag"), gm="drink", turn=GM)
    gates.say("gm: play drink")
    gates.settle()
    assert gates.hand("bob") == []


@pytest.mark.rule("OG 10.4")
def test_there_must_be_somebody_to_whom_it_can_happen() -> None:
    gates = Gates(who("bob", "1a1"), gm="drink offer mercy swap screen right", turn=GM)
    assert not gates.can(GM, "play")


@pytest.mark.rule("OG 10.4", "OG-50")
def test_an_objection_may_use_the_last_card_that_could_be_lost() -> None:
    gates = Gates(who("bob", "1a1", hand="footnote"), gm="drink", turn=GM)
    gates.say("gm: play drink", "bob: play footnote")
    assert sorted(gates.discarded) == ["drink", "footnote"]


@pytest.mark.rule("OG 10.4", "OG-57")
def test_an_npc_deserts_and_with_the_porter_goes_a_treasure() -> None:
    bob = who("bob", "1a1", npcs="porter", treasures="cup gem chain coins statue crown")
    gates = Gates(bob, gm="offer", turn=GM)
    gates.say("gm: play offer", "bob: discard coins")
    assert gates.npcs("bob") == []
    assert sorted(gates.discarded) == ["coins", "offer", "porter"]


@pytest.mark.rule("OG 10.4", "OG 3.2")
def test_of_saras_two_the_gamemaster_says_which_deserts() -> None:
    gates = Gates(who("sara", "1a1", npcs="porter fighter"), gm="offer", turn=GM)
    gates.say("gm: play offer", "gm: discard fighter")
    assert gates.npcs("sara") == ["porter"]


@pytest.mark.rule("OG 10.4")
def test_of_two_equal_ones_either_deserts_unasked() -> None:
    gates = Gates(who("sara", "1a1", npcs="fighter fighter"), gm="offer", turn=GM)
    gates.say("gm: play offer")
    assert gates.npcs("sara") == ["fighter"]


# Oddities.


@pytest.mark.rule("OG 10.4", "OG-44")
def test_mercy_returns_a_dead_character_where_the_gamemaster_wants() -> None:
    gates = Gates(who("bob"), who("sara", "1a1"), gm="mercy", turn=GM)
    gates.say("gm: play mercy", "gm: at 1l12")
    assert gates.at("bob") == "1l12"


@pytest.mark.rule("OG 10.4")
def test_two_characters_change_places() -> None:
    gates = Gates(who("bob", "1a1"), who("sara", "1b1"), who("dave", "1l12"), gm="swap", turn=GM)
    gates.say("gm: play swap", "gm: pick bob", "gm: pick dave")
    assert (gates.at("bob"), gates.at("dave")) == ("1l12", "1a1")


@pytest.mark.rule("OG 10.4", "OG-50", "OG 9.3")
def test_behind_the_screen_a_missed_free_attack_is_rolled_again() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9", gm="screen", dice=(14, 15))
    gates.say("bob: go 1e9", "gm: play screen")
    assert gates.wounds("bob") == 1
    assert gates.hand(GM) == []


@pytest.mark.rule("OG 10.4", "OG-25")
def test_the_wound_of_the_second_roll_is_countered_by_no_card_either() -> None:
    gates = Gates(who("bob", "1e8", hand="dodge"), orcs="1e9", gm="screen", dice=(14, 15))
    gates.say("bob: go 1e9", "gm: play screen")
    assert gates.wounds("bob") == 1


@pytest.mark.rule("OG-50")
def test_an_objection_to_the_screen_leaves_the_miss() -> None:
    gates = Gates(who("bob", "1e8"), who("sara", "1a1", hand="footnote"), orcs="1e9", gm="screen", dice=(14,))
    gates.say("bob: go 1e9", "gm: play screen", "sara: play footnote", "bob: go 1e10")
    assert gates.wounds("bob") == 0


@pytest.mark.rule("OG-24", "OG-50")
def test_who_stands_on_the_orcs_square_cannot_object_to_it() -> None:
    bob = who("bob", "1e8", hand="footnote", seat=0)
    gates = Gates(bob, who("sara", "1a1", hand="rag", seat=0), orcs="1e9", gm="screen", dice=(14, 15))
    gates.say("bob: go 1e9", "gm: play screen")
    assert gates.legal("bob") == {"pass"}
    gates.say("bob: pass")
    assert gates.wounds("bob") == 1


@pytest.mark.rule("OG-50", "OG-54")
def test_a_gamemaster_with_an_empty_hand_is_not_asked() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9", dice=(14,))
    gates.say("bob: go 1e9")
    assert gates.asked == ["bob"]


@pytest.mark.rule("OG 9.3")
def test_playing_cards_costs_no_action() -> None:
    gates = Gates(who("bob", "1a1"), orcs="1f12", gm="pans", turn=GM)
    gates.say("gm: next orc-1", "gm: play pans")
    assert gates.actions == 4


def why(gates: Gates) -> str:
    """Of what is proposed to the Gamemaster."""
    question = gates.match.scene(gates.match.asks[0].seat).question
    assert question is not None
    return question.why


def test_why_a_card_is_for_an_orc_is_told() -> None:
    near = Gates(who("bob", "1e8"), orcs="1e11 1l12", gm="two-axes", turn=GM)
    near.say("gm: play two-axes")
    assert why(near) == "It can strike Bob this turn."
    far = Gates(who("bob", "1e6"), orcs="1e12 1l12", gm="coals", turn=GM)
    far.say("gm: play coals")
    assert why(far) == "It can strike by the card alone."
    farther = Gates(who("bob", "1a1"), orcs="1e12 1l12", gm="coals", turn=GM)
    farther.say("gm: play coals")
    assert why(farther) == ""
