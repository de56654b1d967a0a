"""Attacks of characters: hand to hand, through doors, with missiles, on each other (OG 7.7 – OG 7.10)."""

from __future__ import annotations

import pytest

from orcade.games.gates import GAME
from orcade.games.gates.answers.turns import FIGHT, SPREE
from orcade.games.gates.events.attacks import Hit, Missed, OrcDied
from orcade.games.gates.pieces import BY_FIREBALL, BY_HAND
from orcade.table.requests import CUT, FIST, SHOT, SPELL, Option

from .positions import GM, Gates, who

# Hand to hand.


@pytest.mark.rule("OG 7.7", "OG 1.1")
def test_an_attack_costs_an_action_and_hits_on_fifteen() -> None:
    gates = Gates(who("bob", "1e8"), who("dave", "1e5"), orcs="1e7 1f8", dice=(15, 14))
    gates.say("bob: strike orc-1", "bob: strike orc-2")
    assert gates.actions == 4
    assert gates.orcs == ["1f8"]
    assert gates.points("bob") == 20


@pytest.mark.rule("OG 7.7")
def test_only_adjacent_squares_are_struck_at_hand_to_hand() -> None:
    assert Gates(who("bob", "1b6"), orcs="1c7 1d6").can("bob", "strike") == {"orc-1"}


@pytest.mark.rule("OG 7.7", "OG-32")
def test_players_do_not_strike_each_other() -> None:
    gates = Gates(who("bob", "1b6", treasures="bow"), who("sara", "1c6"))
    assert not gates.can("bob", "strike")
    assert not gates.can("bob", "shoot")


@pytest.mark.rule("OG-47")
def test_one_weapon_counts_and_everything_else_is_added() -> None:
    bob = who("bob", "1e8", treasures="blade sword", npcs="fighter")
    gates = Gates(bob, who("sara", "1a1"), orcs="1e9 1f9", dice=(11, 10))
    gates.say("bob: strike orc-1", "bob: strike orc-2")
    assert gates.orcs == ["1f9"]


@pytest.mark.rule("OG 7.7", "OG-47", "OG-53")
def test_where_bonuses_make_a_hit_impossible_that_is_how_it_is() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9", on_orcs={1: "pans pans"}, dice=(20, 19))
    gates.say("bob: strike orc-1")
    assert gates.orcs == ["1e9"]


@pytest.mark.rule("OG 7.7", "OG 10.4")
def test_armour_of_an_orc_is_taken_off_every_attack_roll() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9 1f9", on_orcs={1: "pans"}, dice=(17, 18))
    gates.say("bob: strike orc-1")
    assert gates.orcs == ["1e9", "1f9"]
    gates.say("bob: strike orc-1")
    assert gates.orcs == ["1f9"]
    assert gates.discarded == ["pans"]


@pytest.mark.rule("OG 10.4", "OG-53")
def test_a_thick_skull_takes_one_hit() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9", on_orcs={1: "skull"}, dice=(15, 15))
    gates.say("bob: strike orc-1")
    assert (gates.orcs, gates.points("bob")) == (["1e9"], 0)
    gates.say("bob: strike orc-1")
    assert (gates.orcs, gates.points("bob")) == ([], 20)


# Doors and corners.


@pytest.mark.rule("OG 7.8", "OG-28")
def test_through_a_door_one_strikes_for_one_action() -> None:
    gates = Gates(who("bob", "1e10"), orcs="1d10", dice=(15,))
    gates.say("bob: strike orc-1")
    assert gates.actions == 5


@pytest.mark.rule("OG 7.8", "OG-28", "OG-23")
def test_both_must_stand_directly_at_the_door() -> None:
    gates = Gates(who("bob", "1e10", treasures="bow"), orcs="1d9 1d11 1c10")
    assert not gates.can("bob", "strike")
    assert not gates.can("bob", "shoot")


@pytest.mark.rule("OG 7.8", "OG-28")
def test_no_attack_goes_through_a_secret_door_or_a_wall() -> None:
    assert not Gates(who("bob", "1c8", treasures="bow"), orcs="1c9 1b9").legal("bob") & {"strike orc-1", "shoot orc-1"}


@pytest.mark.rule("OG 7.8", "OG-23")
def test_no_attack_goes_diagonally_around_a_corner() -> None:
    gates = Gates(who("bob", "1j9", treasures="bow"), orcs="1k10")
    assert not gates.can("bob", "strike")
    assert not gates.can("bob", "shoot")


# Missiles.


@pytest.mark.rule("OG 7.9", "OG 7.7")
def test_a_missile_hits_by_its_own_number_within_its_range() -> None:
    gates = Gates(who("bob", "1a6", treasures="bow"), who("sara", "1a1"), orcs="1i6 1j6", dice=(14,))
    assert gates.can("bob", "shoot") == {"orc-1"}
    gates.say("bob: shoot orc-1")
    assert gates.actions == 5
    assert gates.orcs == ["1j6"]


@pytest.mark.rule("OG-47")
def test_the_weapon_that_hits_best_at_that_distance_is_used() -> None:
    bob = who("bob", "1a6", treasures="sling axes sword", npcs="spotter fighter")
    gates = Gates(bob, who("sara", "1a1"), orcs="1e6 1f6 1g6", dice=(14, 14, 15))
    gates.say("bob: shoot orc-1", "bob: shoot orc-2")
    assert gates.orcs == ["1f6", "1g6"]
    gates.say("bob: shoot orc-2")
    assert gates.orcs == ["1g6"]


@pytest.mark.rule("OG 7.9", "OG-29")
@pytest.mark.parametrize(
    ("square", "orc", "seen"),
    [
        ("1i10", "1k10", False),  # A column.
        ("1h9", "1j11", False),  # It touches the column's corner.
        ("1k7", "1k9", False),  # A statue.
        ("1d5", "1d1", True),  # The creek.
        ("1a10", "1a12", True),
        ("1a10", "1b10", False),  # A wall.
        ("1e10", "1d10", True),  # Directly at a door.
        ("1f10", "1d10", False),
        ("1h4", "1j2", True),  # A chest.
    ],
)
def test_what_blocks_the_line_of_sight(square: str, orc: str, seen: bool) -> None:
    assert bool(Gates(who("bob", square, treasures="bow"), orcs=orc).can("bob", "shoot")) is seen


@pytest.mark.rule("OG-29")
def test_figures_do_not_block_sight_and_adjacent_targets_may_be_shot_at() -> None:
    gates = Gates(who("bob", "1a6", treasures="bow"), who("sara", "1c6"), orcs="1b6 1d6")
    assert gates.can("bob", "shoot") == {"orc-1", "orc-2"}


@pytest.mark.rule("OG-23", "OG-29")
def test_a_creek_at_the_corner_stops_a_blow_but_no_shot() -> None:
    gates = Gates(who("bob", "1c3", treasures="sling"), who("sara", "1a1"), orcs="1d4")
    assert (gates.can("bob", "strike"), gates.can("bob", "shoot")) == (set(), {"orc-1"})


@pytest.mark.rule("OG-29")
def test_nobody_sees_into_the_dungeon() -> None:
    gates = Gates(who("bob", "1k2", treasures="bow"), orcs="4b2 4c2", sides="1a 2b 3a 4b")
    assert not gates.can("bob", "shoot")


@pytest.mark.rule("OG-31", "OG-30")
@pytest.mark.parametrize("die", [1, 20])
def test_natural_one_and_twenty_mean_nothing_to_missiles(die: int) -> None:
    gates = Gates(who("bob", "1a6", treasures="bow"), who("sara", "1a5"), orcs="1d6 1e6", dice=(die,))
    gates.say("bob: shoot orc-1")
    assert gates.actions == 5
    assert gates.wounds("sara") == 0


# Natural 1 and 20.


@pytest.mark.rule("OG 7.10", "OG-31")
def test_a_twenty_frees_the_action() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9 1f9", dice=(20,))
    gates.say("bob: strike orc-1")
    assert gates.actions == 6
    assert gates.orcs == ["1f9"]


@pytest.mark.rule("OG 7.10", "OG-30")
def test_a_one_strikes_the_nearest_other_character() -> None:
    gates = Gates(who("bob", "1e8"), who("sara", "1b8"), who("dave", "1e1"), orcs="1e9", dice=(1,))
    gates.say("bob: strike orc-1")
    assert (gates.wounds("sara"), gates.wounds("dave"), gates.actions) == (1, 0, 5)


@pytest.mark.rule("OG 7.10", "OG-30")
def test_of_equally_near_ones_the_botcher_chooses() -> None:
    gates = Gates(who("bob", "1e8"), who("sara", "1b8"), who("dave", "1e5"), orcs="1e9", dice=(1,))
    gates.say("bob: strike orc-1")
    assert gates.legal("bob") == {"pick sara", "pick dave"}
    gates.say("bob: pick dave")
    assert gates.wounds("dave") == 1


@pytest.mark.rule("OG-30")
def test_nobody_else_there_or_on_another_level_and_nothing_happens() -> None:
    gates = Gates(who("bob", "1e8"), who("sara", "4c2"), who("dave"), orcs="1e9", sides="1a 2a 3a 4b", dice=(1,))
    gates.say("bob: strike orc-1")
    assert gates.wounds("sara") == 0


# Character against character.


@pytest.mark.rule("OG-56", "OG-32", "OG 10.3")
def test_a_grudge_lets_weapons_strike_characters_in_this_turn() -> None:
    bob = who("bob", "1e8", hand="grudge", treasures="bow")
    gates = Gates(bob, who("sara", "1e9"), who("dave", "1e5"), dice=(15, 13, 1))
    gates.say("bob: play grudge")
    assert gates.can("bob", "strike") == {"sara"}
    assert gates.can("bob", "shoot") == {"sara", "dave"}
    gates.say("bob: strike sara", "bob: shoot dave", "bob: strike sara")
    assert (gates.wounds("sara"), gates.wounds("dave")) == (1, 1)  # The 1 strikes Dave, not the target.
    gates.say("bob: end")
    assert not gates.state.turncoat


@pytest.mark.rule("OG-56", "OG-47")
def test_armour_counts_against_characters_and_a_kill_brings_no_points() -> None:
    sara = who("sara", "1e9", treasures="plate leather", wounds=3)
    gates = Gates(who("bob", "1e8", hand="grudge"), sara, who("dave", "1e1"), dice=(17, 18))
    gates.say("bob: play grudge", "bob: strike sara")
    assert gates.wounds("sara") == 3
    gates.say("bob: strike sara")
    assert gates.at("sara") == ""
    assert (gates.points("bob"), gates.points("sara")) == (0, -100)


# Dice rolled again.


@pytest.mark.rule("OG-50", "OG 10.3")
def test_ones_own_d20_is_rolled_again_by_card() -> None:
    gates = Gates(who("bob", "1e8", hand="cocked"), who("sara", "1a1"), orcs="1e9", dice=(1, 15))
    gates.say("bob: strike orc-1")
    assert gates.legal("bob") == {"pass", "play cocked"}
    gates.say("bob: play cocked")
    assert gates.orcs == []
    assert gates.wounds("sara") == 0
    assert gates.discarded == ["cocked"]


@pytest.mark.rule("OG-50")
@pytest.mark.parametrize(
    ("die", "gear", "say", "why"),
    [
        (16, "", "pass", "It has done: 15+ was needed."),
        (8, "", "pass", "15+ is needed: 30 %, too little for the card."),
        (8, "twelve", "play cocked", "11+ is needed: 50 %."),
    ],
)
def test_whether_a_die_is_rolled_again_is_proposed_by_what_it_needs(die: int, gear: str, say: str, why: str) -> None:
    gates = Gates(who("bob", "1e8", hand="cocked", treasures=gear), orcs="1e9", dice=(die,))
    gates.say("bob: strike orc-1")
    question = gates.match.scene(0).question
    assert question is not None
    assert (question.usual, question.why) == (say, why)


@pytest.mark.rule("OG-50")
def test_whoever_holds_a_card_is_asked_after_his_d20_whatever_it_is() -> None:
    gates = Gates(who("bob", "1e8", hand="rag"), orcs="1e9", dice=(14,))
    gates.say("bob: strike orc-1")
    assert gates.legal("bob") == {"pass"}


@pytest.mark.rule("OG-50")
def test_a_cancelled_reroll_leaves_the_die_as_it_fell() -> None:
    gates = Gates(who("bob", "1e8", hand="cocked"), orcs="1e9", gm="right", dice=(14,))
    gates.say("bob: strike orc-1", "bob: play cocked", "gm: play right")
    assert gates.orcs == ["1e9"]
    assert sorted(gates.discarded) == ["cocked", "right"]


@pytest.mark.rule("OG-50")
def test_it_may_be_rolled_again_twice() -> None:
    gates = Gates(who("bob", "1e8", hand="cocked cocked"), orcs="1e9", gm="drums", dice=(14, 13, 15))
    gates.say("bob: strike orc-1", "bob: play cocked", "bob: play cocked")
    gates.settle()
    assert gates.orcs == []
    assert gates.hand(GM) == ["drums"]


# How it is told.


def kills(gates: Gates) -> list[tuple[str, str]]:
    """How orcs have died, and with which weapon."""
    events = [past.event for past in gates.match.happenings]
    return [(event.how, event.weapon) for event in events if isinstance(event, OrcDied)]


@pytest.mark.rule("OG-47", "OG 7.9")
def test_a_kill_is_told_with_the_weapon_that_counted() -> None:
    bob = who("bob", "1e8", treasures="blade sword bow")
    gates = Gates(bob, who("sara", "1a1"), orcs="1e9 1e5", dice=(15, 15))
    gates.say("bob: strike orc-1", "bob: shoot orc-2")
    assert kills(gates) == [(CUT, "The Sword"), (SHOT, "The Bow")]
    told = gates.match.happenings[-1].text(gates.seat("sara"))
    assert told == "Bob shoots orc 2 with The Bow: 20 points."


@pytest.mark.rule("OG 3.1", "OG 7.7")
def test_a_kill_without_a_weapon_is_by_bare_hands_or_by_magic() -> None:
    gates = Gates(who("brian", "1e8"), who("sara", "1a1"), orcs="1e9 1e5", dice=(15, 15))
    gates.say("brian: strike orc-1", "brian: fireball orc-2")
    assert kills(gates) == [(FIST, ""), (SPELL, "a Fireball")]


@pytest.mark.rule("OG 7.9", "OG 10.4")
def test_what_flies_past_and_what_does_not_kill_are_told_with_how_they_came() -> None:
    gates = Gates(who("bob", "1e8", treasures="bow"), orcs="1e5", on_orcs={1: "skull"}, dice=(2, 15))
    gates.say("bob: shoot orc-1", "bob: shoot orc-1")
    told = [past.event for past in gates.match.happenings if isinstance(past.event, Hit | Missed)]
    assert [(type(event), event.how) for event in told] == [(Missed, SHOT), (Hit, SHOT)]


# Blow upon blow.


@pytest.mark.rule("OG-61")
def test_he_strikes_until_it_falls() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9 1d8", actions=6, dice=(2, 3, 14, 15))
    gates.say("bob: strike-on orc-1")
    assert (gates.points("bob"), gates.actions) == (20, 2)
    assert {"strike-on orc-2"} == {each for each in gates.legal("bob") if "-on" in each}, "the other stands"


@pytest.mark.rule("OG-61", "OG 7.10")
def test_a_critical_failure_and_the_last_action_end_it() -> None:
    gates = Gates(who("bob", "1e8"), who("dave", "1e5"), orcs="1e9", actions=6, dice=(2, 3, 1, 4, 5, 6))
    gates.say("bob: strike-on orc-1")
    assert (gates.actions, gates.wounds("dave")) == (3, 1)
    gates.say("bob: strike-on orc-1")
    assert gates.actions == 0


@pytest.mark.rule("OG-61", "OG 3.1", "OG 7.9")
@pytest.mark.told
def test_he_throws_or_shoots_until_it_falls_too() -> None:
    """No critical failure ends that: a 1 means nothing from afar (OG-30)."""
    gates = Gates(who("brian", "1e8"), who("sara", "1a1"), orcs="1e5", actions=6, dice=(2, 1, 14))
    view, throws = gates.match.view(0), FIGHT[BY_FIREBALL][0]
    assert throws.label(view) == "Throw Fireballs at orc 1 until it falls"
    where = "3 squares off, could strike you."
    assert GAME.hint(view, throws) == f"It falls in 92 %. {where} Up to 6 Fireballs, each hits on 14+ (35 %)."
    gates.say("brian: fireball-on orc-1")
    assert (kills(gates), gates.actions) == ([(SPELL, "a Fireball")], 3)
    gates = Gates(who("bob", "1e8", treasures="bow"), orcs="1e5 1e9", actions=6, dice=(2, 3, 15, 16))
    assert {each for each in gates.legal("bob") if "-on" in each} == {
        "shoot-on orc-1",
        "shoot-on orc-2",
        "strike-on orc-2",
    }
    gates.say("bob: shoot-on orc-1")
    assert kills(gates) == [(SHOT, "The Bow")]


@pytest.mark.rule("OG-61")
@pytest.mark.told
def test_one_orc_after_another_the_nearest_first() -> None:
    brian = who("brian", "1e8")
    gates = Gates(brian, who("sara", "1a1"), orcs="1e4 1e6 1f6", actions=6, dice=(14, 2, 14, 2, 15))
    view = gates.match.view(0)
    assert GAME.hint(view, SPREE) == (
        "Up to 6 Fireballs at 3 orcs, the easiest first, on 14+ (35 %): at most 2.1 hits on average."
    )
    gates.say("brian: spree")
    assert [past.event.orc for past in gates.match.happenings if isinstance(past.event, OrcDied)] == [1, 2, 0]
    assert gates.actions == 1
    single = Gates(brian, who("sara", "1a1"), orcs="1e4", actions=6)
    assert why(single, SPREE) == "there are no two orcs that you can hit from here"
    last = Gates(brian, who("sara", "1a1"), orcs="1e4 1e6", actions=1)
    assert why(last, SPREE) == "one action is left, which is a single attack"


@pytest.mark.rule("OG-61")
def test_each_orc_is_attacked_in_the_way_that_hits_it_most_easily() -> None:
    gates = Gates(who("bob", "1e8", treasures="bow sword"), orcs="1e5 1e9", actions=3, dice=(14, 14))
    gates.say("bob: spree")
    assert {how for how, _ in kills(gates)} == {CUT, SHOT}


@pytest.mark.rule("OG-61", "OG 7.10")
def test_a_critical_failure_ends_a_series_of_blows() -> None:
    gates = Gates(who("bob", "1e8"), who("dave", "1e5"), orcs="1e9 1d8", actions=6, dice=(15, 1))
    gates.say("bob: spree")
    assert (gates.actions, gates.wounds("dave")) == (4, 1)


@pytest.mark.rule("OG-61")
@pytest.mark.told
def test_nobody_throws_on_at_what_is_out_of_sight() -> None:
    gates = Gates(who("brian", "1e8"), orcs="1e5", actions=9)
    assert "fireball-on orc-1" in gates.legal("brian")
    gates.say("brian: go 1l11")
    assert "fireball-on orc-1" not in gates.legal("brian")
    assert why(gates, FIGHT[BY_FIREBALL][0]) != ""


@pytest.mark.rule("OG-61")
@pytest.mark.told
def test_what_is_told_of_it() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1e9", actions=4)
    view, strikes = gates.match.view(0), FIGHT[BY_HAND][0]
    assert strikes.label(view) == "Strike orc 1 until it falls"
    told = "It falls in 70 %. Beside you. Up to 4 blows, each hits on 15+ (30 %). A 1 ends it."
    assert GAME.hint(view, strikes) == told, "the chance first: a phone may cut off the rest"
    gates.say("bob: go 1e6")
    assert why(gates, strikes) == "orc 1 is not adjacent, but 3 squares away"
    gates = Gates(who("bob", "1e8"), orcs="1e9", actions=1)
    assert why(gates, strikes) == "one action is left, which is a single attack"


def why(gates: Gates, answer: Option) -> str:
    found = GAME.barred(gates.match.view(0), 0, answer)
    return found.text if found is not None else ""
