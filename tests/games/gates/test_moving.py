"""Moving, occupied squares, free attacks, doors and stairs (OG 7.1 – OG 7.6)."""

from __future__ import annotations

import pytest

from .positions import GM, Gates, who

# Steps.


@pytest.mark.rule("OG 7.1")
def test_each_square_in_any_direction_costs_an_action() -> None:
    gates = Gates(who("bob", "1c6"), actions=1)
    assert gates.can("bob", "go") == {"1b5", "1b6", "1b7", "1c5", "1c7", "1d5", "1d6", "1d7"}
    gates.say("bob: go 1d7")
    assert gates.at("bob") == "1d7"
    assert gates.state.round == 2


@pytest.mark.rule("OG 7.1", "OG 6.7")
def test_a_way_costs_as_many_actions_as_squares() -> None:
    gates = Gates(who("bob", "1a5"), actions=6)
    gates.say("bob: go 1e5")
    assert gates.actions == 2
    assert "1h5" not in gates.can("bob", "go")


@pytest.mark.rule("OG 7.1", "OG-23")
def test_nobody_goes_diagonally_around_a_corner() -> None:
    gates = Gates(who("bob", "1a8"), actions=1)
    assert "1b9" not in gates.can("bob", "go")
    gates = Gates(who("bob", "1e8"), actions=1)
    assert "1d9" not in gates.can("bob", "go")
    assert "1e9" in gates.can("bob", "go")


@pytest.mark.rule("OG-23", "OG 7.5")
@pytest.mark.parametrize(("square", "barred"), [("1j9", "1k10"), ("1i9", "1j10"), ("1c3", "1d4"), ("1k9", "1l8")])
def test_nobody_enters_or_rounds_a_column_statue_or_creek(square: str, barred: str) -> None:
    goes = Gates(who("bob", square), actions=1).can("bob", "go")
    assert barred not in goes
    assert not {"1j10", "1k8", "1d3"} & goes


@pytest.mark.rule("OG-23", "OG-12")
def test_what_is_off_the_maps_counts_as_blocked() -> None:
    gates = Gates(who("bob", "1l1"), sides="1a 2a", actions=1)
    assert gates.can("bob", "go") == {"1k1", "1k2", "1l2", "2a1", "2a2"}


# Doors.


@pytest.mark.rule("OG 7.4", "OG-26")
def test_a_door_costs_two_in_all() -> None:
    gates = Gates(who("bob", "1e10"), actions=2)
    assert "1d10" in gates.can("bob", "go")
    gates.say("bob: go 1d10")
    assert gates.at("bob") == "1d10"
    assert "1d10" not in Gates(who("bob", "1e10"), actions=1).can("bob", "go")


@pytest.mark.rule("OG 7.4", "OG-26")
def test_a_secret_door_costs_three_and_is_known_to_all() -> None:
    assert "1c9" in Gates(who("bob", "1c8"), actions=3).can("bob", "go")
    assert "1c9" not in Gates(who("bob", "1c8"), actions=2).can("bob", "go")


@pytest.mark.rule("OG 7.1", "OG-23")
def test_nobody_goes_diagonally_through_a_doorway() -> None:
    gates = Gates(who("bob", "1e9"), actions=2)
    assert "1d10" not in gates.can("bob", "go")


@pytest.mark.rule("OG 7.4")
def test_one_may_move_through_somebody_behind_a_door() -> None:
    gates = Gates(who("bob", "1e10"), who("sara", "1d10"), actions=3)
    assert {"1c10", "1c9", "1c11"} <= gates.can("bob", "go")
    assert "1d10" not in gates.can("bob", "go")


# Occupied squares.


@pytest.mark.rule("OG 7.2")
def test_one_may_pass_a_character_but_not_stay() -> None:
    gates = Gates(who("bob", "1e10"), who("sara", "1d10"), actions=2)
    assert "1d10" not in gates.can("bob", "go")


@pytest.mark.rule("OG-24")
def test_an_orcs_square_is_entered_only_by_who_can_go_on() -> None:
    assert "1d10" not in Gates(who("bob", "1e10"), orcs="1d10", actions=2).can("bob", "go")
    assert "1d10" in Gates(who("bob", "1e10"), orcs="1d10", actions=3).can("bob", "go")
    crowd = "1d10 1c9 1c10 1c11 1d9 1d11"
    assert "1d10" not in Gates(who("bob", "1e10"), orcs=crowd, actions=3).can("bob", "go")


@pytest.mark.rule("OG 7.2", "OG-24")
def test_on_an_occupied_square_one_can_only_move() -> None:
    sara = who("sara", "1e8", hand="rag potion", wounds=1)
    gates = Gates(sara, orcs="1e9 1f9", actions=6, dice=(14,))
    gates.say("sara: go 1e9")
    assert gates.at("sara") == "1e9"
    assert {words.split()[0] for words in gates.legal("sara")} == {"go"}
    gates.say("sara: go 1e11")
    assert gates.can("sara", "play") == {"rag", "potion"}


@pytest.mark.rule("OG-24")
def test_one_walks_the_way_with_the_fewest_free_attacks() -> None:
    gates = Gates(who("bob", "1b6"), orcs="1c6", actions=2)
    gates.say("bob: go 1d6")
    assert gates.at("bob") == "1d6"


# Free attacks.


@pytest.mark.rule("OG 7.3", "OG-25")
def test_each_entry_into_an_orcs_square_gives_a_free_attack() -> None:
    gates = Gates(who("bob", "1e10"), orcs="1d10 1c10", actions=5, dice=(15, 14))
    gates.say("bob: go 1d10")
    assert gates.wounds("bob") == 1
    gates.say("bob: go 1c10")
    assert gates.wounds("bob") == 1
    gates.say("bob: go 1b10")
    assert gates.at("bob") == "1b10"


@pytest.mark.rule("OG-25")
def test_the_gamemaster_is_not_asked_and_leaving_costs_nothing() -> None:
    gates = Gates(who("bob", "1e10"), orcs="1d10", actions=5, dice=(14,))
    gates.say("bob: go 1d10")
    assert gates.asked == ["bob"]
    gates.say("bob: go 1c10")
    assert gates.wounds("bob") == 0


@pytest.mark.rule("OG-25", "OG 7.3")
def test_no_card_is_played_against_the_wound_of_a_free_attack() -> None:
    bob = who("bob", "1e10", hand="dodge rag", npcs="fighter")
    gates = Gates(bob, orcs="1d10", actions=5, dice=(15,))
    gates.say("bob: go 1d10")
    assert gates.legal("bob") == {"pass", "lose fighter"}
    gates.say("bob: pass")
    assert gates.wounds("bob") == 1
    gates.say("bob: go 1c10", "bob: play rag")
    assert gates.wounds("bob") == 0


@pytest.mark.rule("OG-25")
def test_without_an_npc_nobody_is_asked_about_that_wound() -> None:
    gates = Gates(who("bob", "1e10", hand="dodge"), orcs="1d10", actions=5, dice=(15,))
    gates.say("bob: go 1d10")
    assert gates.wounds("bob") == 1
    assert gates.can("bob", "go")


@pytest.mark.rule("OG-25", "OG-22", "OG-21")
def test_a_free_attack_that_kills_ends_the_walk_and_the_turn() -> None:
    bob = who("bob", "1e10", wounds=3, hand="twin")
    gates = Gates(bob, who("sara", "1a1"), orcs="1d10", actions=5, dice=(15,))
    gates.say("bob: go 1d10", "bob: play twin", "bob: at 1l1")
    assert gates.at("bob") == "1l1"
    assert gates.points("bob") == -100
    assert gates.turn == "sara"


@pytest.mark.rule("OG 7.3", "OG 10.3")
def test_sleeping_orcs_make_no_free_attack() -> None:
    gates = Gates(who("bob", "1e10", hand="story"), orcs="1d10", actions=6, dice=(10,))
    gates.say("bob: cast story")
    if "at 1e10" in gates.legal("bob"):
        gates.say("bob: at 1e10")
    gates.say("bob: go 1c10")
    assert gates.at("bob") == "1c10"


@pytest.mark.rule("OG 7.3")
@pytest.mark.parametrize(("asleep", "left"), [(True, 4), (False, 3)])
def test_nobody_goes_round_a_sleeping_orc(asleep: bool, left: int) -> None:
    gates = Gates(who("bob", "1b9", hand="potion"), orcs="1c10", actions=6)
    gates.state.orcs[0].asleep = asleep
    gates.say("bob: go 1d11")
    assert gates.state.actions == left


# Stairs.


@pytest.mark.rule("OG 7.6", "OG-27")
def test_an_action_takes_from_a_staircase_to_any_other() -> None:
    gates = Gates(who("bob", "1k1"), actions=2)
    assert "2b2" in gates.can("bob", "go")
    gates.say("bob: go 2b2")
    assert gates.at("bob") == "2b2"


@pytest.mark.rule("OG-27")
def test_having_stood_there_is_as_good_as_having_moved_there() -> None:
    assert "2b2" in Gates(who("bob", "1k2"), actions=1).can("bob", "go")


@pytest.mark.rule("OG 7.6", "OG-27")
def test_a_single_staircase_is_plain_floor() -> None:
    assert not any(to.startswith("2b") for to in Gates(who("bob", "1k2"), sides="1a 2b", actions=2).can("bob", "go"))


@pytest.mark.rule("OG-27", "OG-25")
def test_an_orc_on_the_other_staircase_strikes() -> None:
    gates = Gates(who("bob", "1k2"), orcs="2b2", actions=2, dice=(15,))
    gates.say("bob: go 2b2")
    assert gates.wounds("bob") == 1
    gates.say("bob: go 2b3")
    assert gates.at("bob") == "2b3"


@pytest.mark.rule("OG 4.2", "OG 7.6", "OG-13")
def test_stairs_are_the_only_way_into_the_dungeon() -> None:
    gates = Gates(who("bob", "1k2"), who("sara", "1l2"), sides="1a 2b 3a 4b", actions=1)
    assert {to for to in gates.can("bob", "go") if to.startswith("4")} == {"4b2", "4k2"}


# Stranded.


@pytest.mark.rule("OG-24")
def test_changing_places_strands_nobody() -> None:
    gates = Gates(who("bob", "1a1"), who("sara", "1e10"), turn=GM, gm="swap")
    gates.say("gm: play swap")
    if gates.can(GM, "pick"):
        gates.say("gm: pick bob")
    assert (gates.at("bob"), gates.at("sara")) == ("1e10", "1a1")
