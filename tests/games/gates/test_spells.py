"""Spells (OG 7.14), and Brian's Fireball (OG 3.1)."""

from __future__ import annotations

import pytest

from .positions import GM, Gates, who

# The casting check.


@pytest.mark.rule("OG 7.14", "OG 10.3", "OG-37")
def test_a_spell_costs_an_action_and_the_card_and_then_rolls_to_hit() -> None:
    gates = Gates(who("sara", "1e8", hand="fireball"), orcs="1e9 1i8", dice=(2, 14))
    gates.say("sara: cast fireball", "sara: pick orc-2")
    assert (gates.orcs, gates.actions, gates.hand("sara")) == (["1e9"], 5, [])
    assert gates.discarded == ["fireball"]
    assert gates.points("sara") == 20


@pytest.mark.rule("OG 7.14", "OG-37")
def test_on_a_one_it_backfires() -> None:
    gates = Gates(who("sara", "1e8", hand="fireball"), orcs="1e9", dice=(1,))
    gates.say("sara: cast fireball")
    assert (gates.wounds("sara"), gates.actions, gates.discarded) == (1, 5, ["fireball"])
    assert gates.orcs == ["1e9"]


@pytest.mark.rule("OG 7.14", "OG-37")
def test_on_a_twenty_the_action_and_the_card_are_kept() -> None:
    gates = Gates(who("sara", "1e8", hand="fireball"), orcs="1e9 1f9", dice=(20, 14))
    gates.say("sara: cast fireball", "sara: pick orc-1")
    assert (gates.actions, gates.hand("sara"), gates.orcs) == (6, ["fireball"], ["1f9"])


@pytest.mark.rule("OG-37")
def test_one_must_have_an_action_to_stake() -> None:
    assert not Gates(who("sara", "1e8", hand="fireball rag", wounds=1), orcs="1e9", actions=0).can("sara", "cast")


@pytest.mark.rule("OG-51", "OG-22")
def test_the_wound_of_a_backfire_may_be_averted_and_may_kill() -> None:
    gates = Gates(who("sara", "1e8", hand="fireball dodge"), orcs="1e9", dice=(1,))
    gates.say("sara: cast fireball", "sara: play dodge")
    assert gates.wounds("sara") == 0
    gates = Gates(who("sara", "1e8", hand="fireball", wounds=3), who("bob", "1a1"), orcs="1e9", dice=(1,))
    gates.say("sara: cast fireball")
    assert (gates.at("sara"), gates.turn) == ("", "bob")


@pytest.mark.rule("OG-37", "OG-50")
def test_a_cancelled_spell_costs_the_card_and_the_action() -> None:
    gates = Gates(who("sara", "1e8", hand="fireball"), orcs="1e9", gm="right")
    gates.say("sara: cast fireball", "gm: play right")
    assert (gates.actions, gates.hand("sara"), gates.orcs) == (5, [], ["1e9"])


@pytest.mark.rule("OG-50")
def test_the_casting_check_can_be_rolled_again() -> None:
    gates = Gates(who("sara", "1e8", hand="fireball cocked"), orcs="1e9", dice=(1, 2, 14))
    gates.say("sara: cast fireball", "sara: play cocked")
    assert gates.orcs == []


@pytest.mark.rule("OG-51")
def test_a_one_or_twenty_to_hit_means_nothing_further() -> None:
    gates = Gates(who("sara", "1e8", hand="fireball bolts"), who("bob", "1a8"), orcs="1e9", dice=(5, 1, 5, 20))
    gates.say("sara: cast fireball", "sara: cast bolts")
    gates.settle()
    assert (gates.wounds("bob"), gates.wounds("sara"), gates.actions) == (0, 0, 4)
    assert gates.orcs == []


@pytest.mark.rule("OG-51", "OG-29")
def test_targets_are_in_sight_and_in_range() -> None:
    assert not Gates(who("sara", "1a6", hand="fireball"), orcs="1h6").can("sara", "cast")
    assert not Gates(who("sara", "1e8", hand="fireball"), orcs="1d9").can("sara", "cast")
    assert Gates(who("sara", "1e10", hand="fireball"), orcs="1d10").can("sara", "cast")


@pytest.mark.rule("OG-47", "OG-8")
def test_swords_and_spotters_do_not_help_a_spell() -> None:
    sara = who("sara", "1e8", hand="fireball", treasures="sword", npcs="spotter fighter")
    gates = Gates(sara, orcs="1e9", on_orcs={1: "pans"}, dice=(5, 16))
    gates.say("sara: cast fireball")
    assert gates.orcs == ["1e9"]


# Each spell.


@pytest.mark.rule("OG 10.3", "OG-51")
def test_bolts_strike_up_to_three_different_orcs() -> None:
    gates = Gates(who("sara", "1e6", hand="bolts"), orcs="1e7 1f8 1g8 1h8", dice=(5, 15, 14, 15))
    gates.say("sara: cast bolts", "sara: pick orc-1", "sara: pick orc-3")
    assert gates.can("sara", "pick") == {"orc-2", "orc-4"}
    gates.say("sara: pick orc-4")
    assert gates.orcs == ["1f8", "1g8"]


@pytest.mark.rule("OG 10.3", "OG-51")
def test_bolts_strike_one_orc_at_least_and_fewer_than_three_if_one_likes() -> None:
    gates = Gates(who("sara", "1e6", hand="bolts"), orcs="1e7 1f8", dice=(5, 15))
    gates.say("sara: cast bolts")
    assert gates.legal("sara") == {"pick orc-1", "pick orc-2"}
    gates.say("sara: pick orc-1")
    assert gates.legal("sara") == {"pick orc-2", "enough"}
    gates.say("sara: enough")
    assert (gates.orcs, gates.actions, gates.discarded) == (["1f8"], 5, ["bolts"])
    assert gates.state.had == []


@pytest.mark.rule("OG 1.1", "OG-51")
def test_bolts_stop_when_the_match_is_won() -> None:
    gates = Gates(who("sara", "1e6", hand="bolts", kills=49), orcs="1e7 1f8 1g8", dice=(5, 15))
    gates.say("sara: cast bolts", "sara: pick orc-1")
    assert gates.ending == "OG 1.1"
    assert gates.match.asks == ()


@pytest.mark.rule("OG 10.3")
def test_a_story_sends_orcs_to_sleep_for_the_next_turn_of_the_gamemaster() -> None:
    gates = Gates(who("sara", "1e6", hand="story"), orcs="1h8 1l6", dice=(5,))
    gates.say("sara: cast story", "sara: at 1f6", "sara: end")
    assert gates.can(GM, "next") == {"orc-2"}
    gates.say("gm: end")
    assert not any(orc.asleep for orc in gates.state.orcs)


@pytest.mark.rule("OG 10.3", "OG-51")
@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (1, 0)])
def test_hands_heal_two_wounds_of_oneself_or_somebody_adjacent(wounds: int, left: int) -> None:
    sara = who("sara", "1e6", hand="hands", wounds=1)
    gates = Gates(sara, who("bob", "1e7", wounds=wounds), who("dave", "1e8", wounds=1), dice=(5,))
    gates.say("sara: cast hands")
    assert gates.legal("sara") == {"pick sara", "pick bob"}
    gates.say("sara: pick bob")
    assert gates.wounds("bob") == left


@pytest.mark.rule("OG 10.3", "OG 7.3")
def test_a_step_elsewhere_is_no_move() -> None:
    gates = Gates(who("sara", "1a6", hand="elsewhere"), orcs="1b6 1c6", dice=(5,))
    gates.say("sara: cast elsewhere")
    assert not gates.can("sara", "at") & {"1b6", "1c6", "1c10", "1a6"}
    gates.say("sara: at 1l6")
    assert (gates.at("sara"), gates.actions) == ("1l6", 5)


@pytest.mark.rule("OG 10.3", "OG-44", "OG-55")
def test_the_dead_are_raised_where_their_own_player_wants() -> None:
    gates = Gates(who("sara", "1a6", hand="awake"), who("bob"), who("dave"), dice=(5,))
    gates.say("sara: cast awake", "sara: pick dave", "dave: at 1l12")
    assert gates.at("dave") == "1l12"
    assert gates.at("bob") == ""


@pytest.mark.rule("OG-51")
def test_a_spell_without_a_target_is_not_cast() -> None:
    sara = who("sara", "1a6", hand="awake hands story bolts fireball")
    assert not Gates(sara, who("bob", "1a5")).can("sara", "cast")


# Brian's Fireball.


@pytest.mark.rule("OG 3.1", "OG-5", "OG 7.14")
def test_brians_fireball_needs_no_card_and_is_not_checked() -> None:
    gates = Gates(who("brian", "1e8", hand="fireball"), who("sara", "1a1"), orcs="1e9 1f9", dice=(14, 1))
    gates.say("brian: fireball orc-1")
    gates.settle()
    assert (gates.orcs, gates.actions, gates.hand("brian")) == (["1f9"], 5, ["fireball"])
    gates.say("brian: fireball orc-2")
    gates.settle()
    assert (gates.wounds("brian"), gates.wounds("sara"), gates.actions) == (0, 0, 4)


@pytest.mark.rule("OG 3.1", "OG-5")
def test_a_twenty_frees_no_action_of_his() -> None:
    gates = Gates(who("brian", "1e8"), orcs="1e9 1f9", dice=(20,))
    gates.say("brian: fireball orc-1")
    assert gates.actions == 5


@pytest.mark.rule("OG-5", "OG 7.14")
def test_the_card_in_brians_hand_is_never_cast() -> None:
    brian = who("brian", "1e8", hand="fireball bolts")
    assert Gates(brian, orcs="1e9").can("brian", "cast") == {"bolts"}


@pytest.mark.rule("OG 3.1")
def test_nobody_else_has_it() -> None:
    assert not Gates(who("bob", "1e8"), orcs="1e9").can("bob", "fireball")


@pytest.mark.rule("OG-51", "OG-8")
@pytest.mark.parametrize(("die", "orcs"), [(12, ["1e9"]), (13, [])])
def test_newt_adds_one_to_the_roll_to_hit_but_not_to_the_check(die: int, orcs: list[str]) -> None:
    gates = Gates(who("newt", "1e8", hand="fireball"), orcs="1e9", dice=(19, die))
    gates.say("newt: cast fireball")
    assert gates.orcs == orcs
    assert gates.hand("newt") == []
