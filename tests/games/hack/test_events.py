"""Events and windows: HK 17, HK-20, HK-33, HK-34, HK-37, HK-42, HK-44, HK-45; Items changing hands: HK 21."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.hack.headlines import story
from orcade.games.hack.pieces import BILLY

from .tomb import Tomb, player

ROOMS = {"e1": "cross", "e2": "cross"}


@pytest.mark.rule("HK 17", "HK 5", "HK-7")
def test_an_event_costs_no_action_and_is_replaced_after_its_effect() -> None:
    tomb = Tomb(player(hand="haste"), player())
    tomb.say("mags: pass", "mags: play haste")
    tomb.settle()
    assert tomb.actions == 3
    assert tomb.hand("mags") == ["cross"]
    assert tomb.discards("mags") == ["haste"]


@pytest.mark.rule("HK-7")
def test_only_who_sees_it_is_told_that_a_played_card_is_replaced() -> None:
    tomb = Tomb(player(hand="haste"), player())
    tomb.say("mags: pass", "mags: play haste")
    tomb.settle()
    told = [[text for past in tomb.match.happenings if (text := past.text(seat))] for seat in (0, 1)]
    assert any("Mags draws" in text for text in told[0])
    assert not any("Mags draws" in text for text in told[1])


@pytest.mark.rule("HK 17")
def test_events_are_played_out_of_turn() -> None:
    tomb = Tomb(player(hand="cross"), player(), player(hand="trip"))
    tomb.say("mags: pass", "pip: play trip on mags")
    tomb.settle()
    assert tomb.actions == 1


@pytest.mark.rule("HK 17", "HK-33")
def test_an_event_is_played_at_its_moment_only() -> None:
    tomb = Tomb(player(hand="home sermon"), player(hand="sermon"), rooms=ROOMS)
    assert tomb.why("mags", "play home on otto") == "HK 17"
    tomb.say("mags: move e1")
    tomb.say("mags: skip")
    assert "play home on otto" not in tomb.legal("mags")


@pytest.mark.rule("HK-33", "HK 19")
def test_at_the_beginning_of_a_turn() -> None:
    tomb = Tomb(player(hand="sermon"), player(hand="sermon"), begins=True)
    assert "play sermon" not in tomb.legal("mags"), "it is for the turns of others"
    tomb.say("otto: play sermon")
    tomb.settle()
    assert (tomb.turn, tomb.actions) == ("mags", 2)


@pytest.mark.rule("HK-20", "HK-34")
def test_the_first_clockwise_plays_and_then_all_are_asked_again() -> None:
    tomb = Tomb(player("e2", hand="cross"), player("e1", hand="trip"), player(hand="trade nap"), rooms=ROOMS)
    tomb.say("mags: pass")
    assert tomb.asked == ["mags", "otto", "pip"]
    tomb.say("otto: play trip on mags | pip: play trade on otto")
    assert tomb.discards("otto") == ["trip"]
    assert tomb.hand("pip") == ["trade", "nap"], "what came later is forgotten"
    assert tomb.asked == ["mags", "otto", "pip"]
    assert story(tomb.match.view(orcade.SPECTATOR)) == "Mags' action is over; Otto's card came first"
    assert not any("Trade" in line for line in tomb.story)
    tomb.say("pip: play trade on otto")
    assert (tomb.at("otto"), tomb.at("pip")) == ("start", "e1")


@pytest.mark.rule("HK-20")
def test_the_order_is_from_the_player_whose_turn_it_is() -> None:
    tomb = Tomb(player(hand="trip"), player(hand="trip"), player(hand="trip"))
    tomb.say("mags: pass", "mags: play trip on otto | otto: play trip on pip | pip: play trip on otto")
    assert tomb.state.losing == [0, 1, 0]
    assert tomb.hand("otto") == ["trip"]


@pytest.mark.rule("HK-34")
def test_who_has_no_cards_is_not_asked_and_who_has_any_is() -> None:
    tomb = Tomb(player(hand="cross"), player(hand="cross"), player(hand=""))
    tomb.say("mags: pass")
    assert tomb.asked == ["mags", "otto"], "whatever their cards are"
    assert tomb.legal("otto") == {"pass"}


@pytest.mark.rule("HK-37")
def test_a_player_of_choice_is_another_one() -> None:
    tomb = Tomb(player(hand="trip"), player(hand="cross"), player())
    tomb.say("mags: pass")
    assert tomb.legal("mags") == {"play trip on otto", "play trip on pip", "pass"}
    assert tomb.why("mags", "play trip on mags") == "HK-37"


@pytest.mark.rule("HK-37", "HK-27")
def test_that_player_is_whose_moment_it_is() -> None:
    tomb = Tomb(player(hand="cross"), player(hand="brick"), player("e1"), rooms=ROOMS)
    tomb.say("mags: move e1", "otto: play brick")
    tomb.settle()
    assert [tomb.deaths(name) for name in ("mags", "otto", "pip")] == [1, 0, 0]


@pytest.mark.rule("HK-42")
def test_what_happens_whenever_happens_before_anything_else_in_a_turn() -> None:
    tomb = Tomb(player(hand="cross", rules="habit", draw="rat pit"), player(hand="sermon"), begins=True)
    assert tomb.hand("mags") == ["cross", "pit"]
    assert tomb.asked == ["otto"], "a Sermon is for the turns of others"
    assert "play sermon" in tomb.legal("otto")


@pytest.mark.rule("HK-44", "HK 21")
def test_a_thief_chooses() -> None:
    tomb = Tomb(player(hand="grab"), player(items="sword lamp", hand="nose"))
    tomb.say("mags: pass", "mags: play grab on otto")
    assert tomb.legal("mags") == {"steal sword of otto", "steal lamp of otto"}
    tomb.say("mags: steal lamp of otto")
    assert tomb.items("mags") == ["lamp"]
    assert tomb.items("otto") == ["sword"]
    assert tomb.hand("otto") == ["nose"], "hands are safe"


@pytest.mark.rule("HK 21", "HK 22")
def test_where_nothing_lies_nothing_is_stolen() -> None:
    tomb = Tomb(player(hand="grab"), player(hand="sword"))
    tomb.say("mags: pass", "mags: play grab on otto")
    tomb.settle()
    assert tomb.items("mags") == []
    assert tomb.hand("otto") == ["sword"]
    assert tomb.discards("mags") == ["grab"]


@pytest.mark.rule("HK-6", "HK 21")
def test_what_cannot_be_stolen_is_not() -> None:
    tomb = Tomb(player(hand="grab"), player(items="chain sword"))
    tomb.say("mags: pass", "mags: play grab on otto")
    tomb.settle()
    assert tomb.items("mags") == []
    assert tomb.items("otto") == ["chain", "sword"]


@pytest.mark.rule("HK-44", "HK-7")
def test_who_has_to_discard_chooses_and_draws_nothing_for_it() -> None:
    tomb = Tomb(player(hand="tax"), player(hand="rat pit sword"))
    tomb.say("mags: pass", "mags: play tax on otto", "otto: discard pit", "otto: discard rat")
    tomb.settle()
    assert tomb.hand("otto") == ["sword"]
    assert sorted(tomb.discards("otto")) == ["pit", "rat"]


@pytest.mark.rule("HK 22", "HK-44")
def test_who_has_fewer_cards_discards_those() -> None:
    tomb = Tomb(player(hand="tax"), player(hand="rat"))
    tomb.say("mags: pass", "mags: play tax on otto")
    tomb.settle()
    assert tomb.hand("otto") == []


@pytest.mark.rule("HK-44")
def test_who_removes_a_rule_chooses() -> None:
    tomb = Tomb(player(hand="erase"), player(rules="hurry hush"))
    tomb.say("mags: pass", "mags: play erase on otto", "mags: strike hush of otto")
    assert tomb.rules("otto") == ["hurry"]


@pytest.mark.rule("HK-45")
def test_only_who_looks_sees_a_hand() -> None:
    tomb = Tomb(player(hand="spy"), player(hand="rat pit"), player(hand="cross"))
    cards = list(tomb.state.hands[1])
    tomb.say("mags: pass", "mags: play spy on otto")
    assert all(tomb.match.view(0).face(card) >= 0 for card in cards)
    assert all(tomb.match.view(2).face(card) < 0 for card in cards)
    told = [past.text(2) for past in tomb.match.happenings]
    assert not any("Rat" in line or "Pit" in line for line in told)


# Events that stay in front of somebody.


@pytest.mark.rule("HK 17", "HK-49", "HK 20", "HK-7")
def test_an_event_stays_in_front_of_a_player_who_suffers_its_effects() -> None:
    # Otto's Combat is 2, and 1 with the Curse: 3 + 1 against 2 + 3 of the Troll, and he dies; without it they tie.
    tomb = Tomb(player("e1", hand="curse troll"), player(hand="cross"), player(), rooms=ROOMS, actions=1, dice=(3, 2))
    tomb.say("mags: pass", "mags: play curse on otto")
    assert tomb.stays("otto") == ["curse"]
    assert tomb.hand("mags") == ["troll", "cross"], "replaced like any card that is played"
    assert tomb.discards("mags") == []
    assert any("Curse stays in front of Otto." in line for line in tomb.story)
    tomb.settle()
    assert tomb.why("otto", "play curse on mags") == "HK 17", "it is not in his hand"
    tomb.say("otto: move e1")
    assert "search" not in tomb.legal("otto"), "he may not, since it lies in front of him"
    tomb.say("mags: encounter troll")
    tomb.settle()
    assert tomb.deaths("otto") == 1


@pytest.mark.rule("HK-49", "HK-42")
def test_whoever_plays_it_may_gain_by_it() -> None:
    tomb = Tomb(player(hand="oath", draw="rat pit nose"), player(hand=""))
    tomb.say("mags: pass", "mags: play oath")
    assert (tomb.stays("mags"), tomb.hand("mags")) == (["oath"], ["nose"])
    tomb.rest("mags", "mags", "otto", "otto", "otto")
    assert (tomb.turn, tomb.hand("mags")) == ("mags", ["nose", "pit"])


@pytest.mark.rule("HK-49", "HK 21", "HK 15")
def test_nothing_takes_it_away() -> None:
    tomb = Tomb(player("e1", stays="curse"), player(hand="brick erase grab"), player(), rooms=ROOMS)
    assert tomb.verbs("mags") == {"move", "pass"}, "there is no arguing with it"
    tomb.say("mags: pass", "otto: play erase on mags", "otto: play grab on mags", "mags: move e2", "otto: play brick")
    tomb.settle()
    assert (tomb.deaths("mags"), tomb.stays("mags")) == (1, ["curse"])


@pytest.mark.rule("HK-49")
def test_it_is_seen_where_it_lies() -> None:
    scene = Tomb(player(stays="curse"), player()).match.scene(1)
    labels = [thing.label for thing in scene.things]
    assert any(label.startswith("Curse, Event, in front of Mags. After your action: lay this") for label in labels)
    told = [gauge.label for gauge in scene.seats[0].gauges]
    assert "Events of Mags: 1, Curse" in told
    assert "Combat of Mags: 1 (2 -1)" in told


@pytest.mark.rule("HK-49", "HK-27")
def test_one_about_the_gamemaster_is_laid_before_him() -> None:
    tomb = Tomb(player("e1", hand="gm-signed-this", deck=BILLY), player(), player(hand="hurry"), rooms=ROOMS, gm="pip")
    tomb.say("mags: pass", "mags: play gm-signed-this")
    assert tomb.stays("pip") == ["gm-signed-this"]
    tomb.rest("mags", "mags", "otto", "otto", "otto")
    assert tomb.why("pip", "rule hurry") == "HK-6"


@pytest.mark.rule("HK-34")
def test_a_story_within_a_story_is_indented() -> None:
    tomb = Tomb(player("e1", hand="faint"), player(hand="troll"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e2", "otto: encounter troll", "mags: play faint")
    depths = [line.count("› ") for line in tomb.story if "Faint" in line]
    assert depths
    assert min(depths) >= 2


@pytest.mark.rule("HK-39")
def test_nobody_is_put_onto_an_exit_that_lies_beside_another() -> None:
    rooms = {"e1": "cross", "e2": "cross", "e3": "cross", "e4": "gate", "e4n1": "gate", "e3n1": "cross"}
    tomb = Tomb(player(hand="tunnel"), player(hand="cross"), rooms=rooms)
    tomb.say("mags: pass", "mags: play tunnel")
    assert tomb.legal("mags") == {"to e3", "to e3n1"}
