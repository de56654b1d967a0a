"""Exchanging Treasures (OG 7.13, OG-36)."""

from __future__ import annotations

from typing import Any

import pytest

from orcade.games.gates.answers.exchange import Terms
from orcade.table.requests import CardId
from orcade.table.several import Several

from .positions import Gates, who


def pair(mine: str = "cup", theirs: str = "crown", **options: Any) -> Gates:
    """Bob and Sara side by side."""
    return Gates(who("bob", "1a1", treasures=mine), who("sara", "1b1", treasures=theirs), **options)


@pytest.mark.rule("OG 7.13", "OG-36", "OG-1")
def test_treasures_change_hands_by_consent_and_their_points_with_them() -> None:
    gates = pair()
    gates.say("bob: trade sara", "bob: offer cup crown", "sara: yes")
    assert (gates.treasures("bob"), gates.treasures("sara"), gates.actions) == (["crown"], ["cup"], 5)
    assert (gates.points("bob"), gates.points("sara")) == (200, 50)


@pytest.mark.rule("OG 7.13", "OG-36")
def test_a_refused_offer_is_no_trade_and_costs_no_action() -> None:
    gates = pair()
    gates.say("bob: trade sara", "bob: offer cup crown", "sara: no")
    assert (gates.treasures("bob"), gates.actions) == (["cup"], 6)


@pytest.mark.rule("OG-36")
@pytest.mark.parametrize(("limit", "more"), [(3, False), (0, True)])
def test_after_three_refusals_no_more_offers_in_this_turn(limit: int, more: bool) -> None:
    gates = pair(offer_limit=limit)
    for _ in range(3):
        gates.say("bob: trade sara", "bob: offer cup", "sara: no")
    assert bool(gates.can("bob", "trade")) is more


@pytest.mark.rule("OG-36")
def test_an_offer_that_is_called_off_counts_as_a_refused_one() -> None:
    gates = pair(dice=(1, 2))
    gates.say("bob: trade sara", "bob: call-off", "bob: trade sara", "bob: offer cup", "sara: no")
    gates.say("bob: trade sara", "bob: call-off")
    assert not gates.can("bob", "trade")
    gates.say("bob: end", "sara: roll")
    assert gates.can("sara", "trade") == {"bob"}


@pytest.mark.rule("OG-36")
def test_any_number_for_any_number_also_for_nothing() -> None:
    gates = pair("cup gem coins", "")
    gates.say("bob: trade sara", "bob: offer cup coins", "sara: yes")
    assert (gates.treasures("bob"), gates.treasures("sara")) == (["gem"], ["cup", "coins"])


@pytest.mark.rule("OG-36")
def test_an_offer_can_be_called_off_and_one_of_nothing_is_none() -> None:
    gates = pair()
    gates.say("bob: trade sara", "bob: call-off")
    assert gates.actions == 6
    gates = pair("", "")
    assert not gates.can("bob", "trade")


@pytest.mark.rule("OG 7.13")
def test_an_offer_is_put_together_from_what_both_have() -> None:
    gates = pair()
    gates.say("bob: trade sara")
    question = gates.match.scene(gates.seat("bob")).question
    assert question is not None
    assert question.verb == "offer"
    assert [(group.name, [part.word for part in group.parts]) for group in question.groups] == [
        ("Treasure you give", ["cup"]),
        ("Treasure you get", ["crown"]),
    ]


@pytest.mark.rule("OG-36", "OG 7.12", "OG-57")
def test_the_limit_holds_at_once_for_both() -> None:
    gates = pair("cup gem chain coins sack statue statue", "crown crown crown crown crown")
    gates.say("bob: trade sara", "bob: offer sack coins crown", "sara: yes")
    assert gates.asked == ["bob"]
    gates.say("bob: discard cup")
    assert len(gates.treasures("bob")) == 5
    assert len(gates.treasures("sara")) == 6


@pytest.mark.rule("OG-36", "OG 7.12")
def test_a_gift_of_more_than_one_can_carry_is_discarded_at_once() -> None:
    gates = pair("cup gem", "chain coins coins crown")
    gates.say("bob: trade sara", "bob: offer cup gem", "sara: yes")
    assert gates.asked == ["sara"]
    gates.say("sara: discard crown")
    assert len(gates.treasures("sara")) == 5


@pytest.mark.rule("OG-36", "OG 7.13")
def test_only_adjacent_as_for_attacks_and_living() -> None:
    gates = Gates(
        who("bob", "1e10", treasures="cup"),
        who("sara", "1d10", treasures="cup"),
        who("dave", "1d9", treasures="cup"),
        who("brian", "1f12"),
    )
    assert gates.can("bob", "trade") == {"sara"}


@pytest.mark.rule("OG-36", "OG 6.7")
def test_without_an_action_there_is_no_trade() -> None:
    gates = Gates(who("bob", "1a1", treasures="cup", hand="rag"), who("sara", "1b1"), actions=0)
    assert not gates.can("bob", "trade")


@pytest.mark.rule("OG-2", "OG-36")
def test_a_trade_can_win() -> None:
    gates = pair("hoard cup gem chain", "hoard coins")
    gates.say("bob: trade sara", "bob: offer cup their-hoard", "sara: yes")
    assert gates.places == [1, 2, 3]
    assert gates.points("bob") == 1075


@pytest.mark.rule("OG-2", "OG 7.12", "OG-36")
@pytest.mark.parametrize(
    ("mine", "kills", "said"),
    [
        ("cup gem chain coins statue", 22, "Agree? Bob will have 1015 points and win!"),  # The coins go.
        ("cup gem chain coins statue", 21, "Agree? Bob will have to discard 1 Treasure."),
        ("cup gem chain coins sack", 30, "Agree? Bob will have 1075 points and win!"),
        ("cup gem chain", 19, "Agree?"),
    ],
)
def test_an_offer_tells_of_wins_and_discards(mine: str, kills: int, said: str) -> None:
    bob = who("bob", "1a1", treasures=mine, kills=kills)
    gates = Gates(bob, who("sara", "1b1", treasures="crown"))
    gates.say("bob: trade sara", "bob: offer crown")
    assert gates.match.asks[0].prompt == f"Bob gives you nothing for The Crown (200). {said}"


@pytest.mark.rule("OG 7.13")
@pytest.mark.parametrize(
    ("gives", "gets", "kills", "say", "why"),
    [
        ("gem", "cup", 0, "yes", "It brings you more than it costs you."),
        ("cup", "gem", 0, "no", "It costs you more than it brings you."),
        ("cup", "gem", 49, "no", "Bob would win by it."),
    ],
)
def test_whether_to_agree_is_proposed(gives: str, gets: str, kills: int, say: str, why: str) -> None:
    gates = Gates(who("bob", "1a1", treasures=gives, kills=kills), who("sara", "1b1", treasures=gets))
    gates.say("bob: trade sara", f"bob: offer {gives} {gets}")
    question = gates.match.scene(1).question
    assert question is not None
    assert (question.usual, question.why) == (say, why)


@pytest.mark.rule("OG-36")
def test_equal_treasures_on_both_sides_are_told_apart() -> None:
    gates = pair("cup coins coins", "coins")
    gates.say("bob: trade sara")
    assert {"offer coins", "offer their-coins", "offer coins their-coins"} <= gates.legal("bob")
    gates.say("bob: offer coins coins their-coins", "sara: yes")
    assert gates.treasures("sara") == ["coins", "coins"]


@pytest.mark.rule("OG 7.13")
def test_of_equal_treasures_the_first_are_meant() -> None:
    """The words name no copy, so a record that is played again has to take the same ones."""
    gates = pair("coins cup coins", "coins")
    gates.say("bob: trade sara")
    offer = gates.match.asks[0].options
    assert isinstance(offer, Several)
    (first, cup, second), (theirs,) = ([CardId(each) for each in group.ids] for group in offer.groups)
    assert offer.make((cup, second, theirs)) == Terms((first, cup, theirs))
    assert offer.make((first, cup, second)) == Terms((first, cup, second))


@pytest.mark.rule("OG-4", "OG-36")
def test_one_person_may_trade_between_two_characters() -> None:
    gates = Gates(who("bob", "1a1", treasures="cup", seat=0), who("sara", "1b1", seat=0))
    gates.say("bob: trade sara", "bob: offer cup", "sara: yes")
    assert gates.treasures("sara") == ["cup"]
