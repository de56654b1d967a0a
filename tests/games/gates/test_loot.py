"""Chests: Treasures, Orc cards, Traps, and how much one can carry (OG 7.11, OG 7.12)."""

from __future__ import annotations

import pytest

from orcade.games.gates.events.cards import Found
from orcade.table.requests import MOMENT, SCORE, UPON, CardId

from .positions import GM, Gates, who

# Searching.


@pytest.mark.rule("OG 7.11")
def test_a_treasure_is_laid_open_and_counts_at_once() -> None:
    gates = Gates(who("bob", "1b4"), treasure="sword")
    gates.say("bob: loot")
    assert (gates.treasures("bob"), gates.points("bob"), gates.actions) == (["sword"], 75, 5)


@pytest.mark.rule("OG 7.11")
def test_only_chests_are_searched() -> None:
    assert "loot" not in Gates(who("bob", "1a4"), treasure="sword").legal("bob")


@pytest.mark.rule("OG 7.11", "OG-33")
def test_the_same_chest_only_after_another_one() -> None:
    gates = Gates(who("bob", "1b4"), who("sara", "1a1"), treasure="cup gem coins", actions=30)
    gates.say("bob: loot")
    assert "loot" not in gates.legal("bob")
    gates.say("bob: go 1i3", "bob: loot", "bob: go 1b4", "bob: loot")
    assert gates.treasures("bob") == ["cup", "gem", "coins"]


@pytest.mark.rule("OG-33")
def test_the_lock_is_each_ones_own_and_outlasts_death() -> None:
    bob = who("bob", searched="1b4")
    gates = Gates(bob, who("sara", "1b4"), turn="sara", treasure="cup", dice=(1, 3, 3))
    gates.say("sara: loot", "sara: go 1a4", "sara: end", "bob: at 1b4")
    assert gates.turn == "bob"
    assert "loot" not in gates.legal("bob")


@pytest.mark.rule("OG-33", "OG-24")
def test_one_must_stand_there_alone() -> None:
    gates = Gates(who("bob", "1b5"), orcs="1b4", treasure="cup", dice=(14,))
    gates.say("bob: go 1b4")
    assert "loot" not in gates.legal("bob")


@pytest.mark.rule("OG-33", "OG-19")
def test_with_no_card_left_nothing_is_found_but_the_chest_is_locked() -> None:
    gates = Gates(who("bob", "1b4"))
    gates.say("bob: loot")
    assert gates.actions == 5
    assert "loot" not in gates.legal("bob")


@pytest.mark.rule("OG 7.11", "OG 7.4", "OG 7.10", "OG 6.1", "OG 7.7")
def test_the_example_of_saras_turn() -> None:
    sara = who("sara", "1e10", wounds=1)
    dice = (4, 5, 2, 7, 19, 1)
    gates = Gates(sara, who("brian", "1l1"), who("bob", "1a8"), actions=None, treasure="many-orcs", dice=dice)
    gates.say("sara: roll")
    assert gates.actions == 8
    gates.say("sara: go 1d10")
    assert gates.actions == 6
    gates.say("sara: go 1d9", "sara: go 1c10")
    assert gates.actions == 4
    gates.say("sara: loot", "gm: at 1b10", "gm: at 1b9")
    gates.say("sara: strike orc-1", "sara: strike orc-1")
    assert gates.points("sara") == 20
    gates.say("sara: strike orc-2")
    assert gates.wounds("bob") == 1
    assert gates.turn == "brian"


# Orc cards.


@pytest.mark.rule("OG 7.11", "OG-34", "OG 10.2")
def test_the_gamemaster_puts_a_die_of_orcs_into_the_room_nearest_first() -> None:
    gates = Gates(who("sara", "1c10"), orcs="1b9", treasure="many-orcs", dice=(2,))
    gates.say("sara: loot")
    assert gates.can(GM, "at") == {"1b10", "1b11", "1c9", "1c11", "1d9", "1d10", "1d11"}
    gates.say("gm: at 1b10", "gm: at 1d10")
    assert gates.orcs == ["1b9", "1b10", "1d10"]
    assert gates.discarded == ["many-orcs"]


@pytest.mark.rule("OG-34")
def test_where_nothing_beside_is_free_orcs_come_two_steps_away() -> None:
    gates = Gates(who("sara", "1b4"), orcs="1a3 1a4 1a5 1b3 1b5 1c3 1c4 1c5", treasure="few-orcs", dice=(1,))
    gates.say("sara: loot")
    assert gates.can(GM, "at") == {"1a2", "1b2", "1c2", "1a6", "1b6", "1c6", "1d6", "1d4", "1d5"}


@pytest.mark.rule("OG-34")
def test_in_a_full_room_the_rest_do_not_come() -> None:
    orcs = "1b9 1b10 1b11 1c9 1c11 1d9"
    gates = Gates(who("sara", "1c10"), orcs=orcs, treasure="many-orcs", dice=(6,))
    gates.say("sara: loot", "gm: at 1d10")
    assert len(gates.orcs) == 8
    assert gates.asked == ["sara"]


@pytest.mark.rule("OG-34", "OG-40", "OG 9.2")
def test_no_more_than_thirty_come() -> None:
    squares = [f"2{column}{row}" for row in range(1, 4) for column in "abcdefghij" if (column, row) != ("b", 2)]
    gates = Gates(who("sara", "1b4"), orcs=" ".join(squares), treasure="many-orcs", dice=(6,))
    gates.say("sara: loot", "gm: at 1a4")
    assert len(gates.orcs) == 30
    assert gates.asked == ["sara"]


@pytest.mark.rule("OG-34", "OG 10.2")
def test_a_d3_of_orcs() -> None:
    gates = Gates(who("sara", "1b4"), treasure="few-orcs", dice=(1,))
    gates.say("sara: loot", "gm: at 1a4")
    assert gates.orcs == ["1a4"]


@pytest.mark.rule("OG 10.2", "OG-49")
def test_an_ambush_strikes_at_once() -> None:
    gates = Gates(who("sara", "1b4"), treasure="ambush", dice=(15,))
    gates.say("sara: loot", "gm: at 1a4")
    assert gates.wounds("sara") == 1


@pytest.mark.rule("OG-34", "OG 9.6")
def test_an_ambush_strikes_only_from_an_adjacent_square() -> None:
    gates = Gates(who("sara", "1b4"), orcs="1a3 1a4 1a5 1b3 1b5 1c3 1c4", treasure="two-ambush", dice=(14, 20))
    gates.say("sara: loot", "gm: at 1d4")
    assert gates.orcs[-2:] == ["1c5", "1d4"]
    assert gates.wounds("sara") == 0, "14 misses, and the other one stands too far away"


@pytest.mark.rule("OG-22", "OG-49")
def test_the_second_of_an_ambush_does_not_strike_who_died_and_is_back() -> None:
    sara = who("sara", "1b4", wounds=3, hand="twin")
    gates = Gates(sara, who("bob", "1l1"), treasure="two-ambush", dice=(15,))
    gates.say("sara: loot", "gm: at 1a4", "gm: at 1a5", "sara: play twin", "sara: at 1e5")
    assert gates.turn == "bob"
    assert gates.wounds("sara") == 0


@pytest.mark.rule("OG 10.2")
def test_a_decoy_is_placed_by_the_looter_far_from_everybody() -> None:
    gates = Gates(who("sara", "1b4"), who("bob", "1b8"), treasure="decoy", dice=(1,))
    gates.say("sara: loot")
    assert "1e4" in gates.can("sara", "at")
    assert not {"1d4", "1e8", "1b6"} - gates.can("sara", "at") - {"1d4", "1b6"}
    assert "1d4" not in gates.can("sara", "at")
    gates.say("sara: at 1e4")
    assert gates.orcs == ["1e4"]


# Traps.


@pytest.mark.rule("OG 7.11", "OG 10.2", "OG-49")
def test_a_needle_wounds_and_is_discarded() -> None:
    gates = Gates(who("bob", "1b4"), treasure="needle")
    gates.say("bob: loot")
    assert (gates.wounds("bob"), gates.discarded) == (1, ["needle"])


@pytest.mark.rule("OG 10.2")
@pytest.mark.parametrize(("die", "wounds"), [(10, 1), (11, 0)])
def test_a_pit_is_avoided_on_eleven(die: int, wounds: int) -> None:
    gates = Gates(who("newt", "1b4"), treasure="pit", dice=(die,))
    gates.say("newt: loot")
    assert gates.wounds("newt") == wounds
    told = [past.text(gates.seat("newt")) for past in gates.match.happenings]
    assert ("Newt jumps aside." in told) == (not wounds)


@pytest.mark.rule("OG 10.2", "OG-50")
def test_the_die_that_avoids_a_pit_can_be_rolled_again() -> None:
    gates = Gates(who("bob", "1b4", hand="cocked"), treasure="pit", dice=(3, 11))
    gates.say("bob: loot", "bob: play cocked")
    assert gates.wounds("bob") == 0


@pytest.mark.rule("OG 10.2", "OG-49")
def test_two_wounds_come_one_by_one() -> None:
    gates = Gates(who("bob", "1b4", hand="dodge"), treasure="scythe")
    gates.say("bob: loot", "bob: play dodge")
    assert gates.wounds("bob") == 1


@pytest.mark.rule("OG 10.2", "OG-21")
def test_the_second_wound_is_not_for_who_died_of_the_first() -> None:
    gates = Gates(who("bob", "1b4", wounds=3, hand="twin"), who("sara", "1a1"), treasure="scythe")
    gates.say("bob: loot", "bob: play twin", "bob: at 1b5")
    assert (gates.wounds("bob"), gates.who("bob").deaths) == (0, 1)


@pytest.mark.rule("OG 10.2", "OG 6.6")
def test_black_poppie_dust_is_for_everybody_within_three_squares() -> None:
    gates = Gates(who("brian", "1b4"), who("dave", "1e4"), who("bob", "1f4"), who("sara"), treasure="dust")
    gates.say("brian: loot")
    assert [gates.wounds(name) for name in ("brian", "dave", "bob")] == [1, 1, 0]


@pytest.mark.rule("OG-34", "OG 6.6")
def test_dust_hurts_the_looter_first_who_may_be_back_before_the_next_is_hurt() -> None:
    dave = who("dave", "1c4", wounds=3, treasures="twelve")
    brian = who("brian", "1b4", wounds=3, hand="bribe", treasures="coins")
    gates = Gates(dave, brian, who("sara", "1a1"), turn="brian", treasure="dust")
    gates.say("brian: loot", "brian: play bribe", "brian: at 1l12")
    assert gates.can("brian", "take") == {"coins"}
    assert gates.at("dave") == "1c4"
    gates.say("brian: take coins")
    assert (gates.at("dave"), gates.at("brian")) == ("", "1l12")


@pytest.mark.rule("OG 10.2")
def test_a_hole_takes_the_rest_of_the_actions() -> None:
    gates = Gates(who("bob", "1b4"), who("sara", "1a1"), treasure="hole")
    gates.say("bob: loot")
    assert gates.turn == "sara"


@pytest.mark.rule("OG 10.2", "OG-57")
def test_acid_takes_a_treasure_of_ones_choice_and_its_points() -> None:
    gates = Gates(who("bob", "1b4", treasures="cup crown"), treasure="acid")
    gates.say("bob: loot", "bob: discard cup")
    assert (gates.treasures("bob"), gates.points("bob")) == (["crown"], 200)


@pytest.mark.rule("OG 10.2", "OG-57")
def test_acid_takes_the_only_one_unasked() -> None:
    gates = Gates(who("bob", "1b4", treasures="cup"), treasure="acid")
    gates.say("bob: loot")
    assert gates.points("bob") == 0


@pytest.mark.rule("OG 10.2")
def test_acid_does_nothing_to_who_has_nothing() -> None:
    gates = Gates(who("bob", "1b4"), treasure="acid")
    gates.say("bob: loot")
    assert gates.discarded == ["acid"]


# Carrying.


@pytest.mark.rule("OG 7.12", "OG-35")
def test_of_six_treasures_any_one_goes() -> None:
    gates = Gates(who("bob", "1b4", treasures="cup gem chain coins statue"), treasure="crown")
    gates.say("bob: loot")
    assert len(gates.legal("bob")) == 6
    gates.say("bob: discard crown")
    assert gates.points("bob") == 400


@pytest.mark.rule("OG 7.12", "OG 10.2", "OG 10.3")
def test_a_sack_and_a_porter_carry_more() -> None:
    bob = who("bob", "1b4", treasures="cup gem chain coins statue coins sack", npcs="porter")
    gates = Gates(bob, treasure="crown")
    gates.say("bob: loot")
    assert len(gates.treasures("bob")) == 8


@pytest.mark.rule("OG-57")
def test_when_the_sack_goes_so_does_what_was_in_it() -> None:
    bob = who("bob", "1b4", treasures="cup gem chain coins statue coins sack")
    gates = Gates(bob, treasure="acid")
    gates.say("bob: loot", "bob: discard sack", "bob: discard coins")
    assert sorted(gates.treasures("bob")) == ["chain", "coins", "cup", "gem", "statue"]


@pytest.mark.rule("OG-57", "OG-49")
def test_when_the_porter_dies_so_does_what_he_carried() -> None:
    bob = who("bob", "1b4", treasures="cup gem chain coins statue crown", npcs="porter")
    gates = Gates(bob, treasure="needle")
    gates.say("bob: loot", "bob: lose porter", "bob: discard coins")
    assert gates.wounds("bob") == 0
    assert len(gates.treasures("bob")) == 5


@pytest.mark.rule("OG-57")
def test_nobody_simply_drops_a_treasure() -> None:
    assert not Gates(who("bob", "1a1", treasures="cup")).can("bob", "discard")


@pytest.mark.rule("OG 7.11")
@pytest.mark.parametrize(
    ("card", "told", "line"),
    [
        ("blade", "The Blade: 25 points, +1 hand-to-hand", "Bob finds The Blade, 25 points."),
        ("needle", "The Needle: one wound", "Bob finds The Needle."),
    ],
)
def test_who_finds_something_is_told_at_once_what_it_does(card: str, told: str, line: str) -> None:
    gates = Gates(who("bob", "1b4"), treasure=card)
    gates.say("bob: loot")
    assert line in gates.story
    found = next(each for happened in gates.match.happenings for each in happened.event.impacts() if each.kind == UPON)
    assert (found.thing, found.text) == ("bob", told)


@pytest.mark.parametrize(("points", "moment"), [(130, []), (200, ["Newt finds 200!"])])
def test_a_big_find_is_remembered(points: int, moment: list[str]) -> None:
    told = Found("", 4, CardId(0), points).impacts()
    assert [impact.text for impact in told if impact.kind == MOMENT] == moment
    assert [impact.text for impact in told if impact.kind == SCORE] == [f"Treasure: {points}"]
