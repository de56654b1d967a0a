"""Points, winning, the clock, and the places in the end (OG 1, OG 5.2)."""

from __future__ import annotations

import pytest

from .positions import GM, Gates, who

RICH = "hoard crown statue cup"
"""Four Treasures of 850 points."""


# Points.


@pytest.mark.rule("OG 1.1", "OG-1")
@pytest.mark.parametrize("value", [10, 20, 30])
def test_points_are_treasures_and_kills_less_deaths(value: int) -> None:
    bob = who("bob", "1a1", treasures="chain coins", kills=7, deaths=2)
    assert Gates(bob, who("sara", "1b1"), orc_value=value).points("bob") == 125 + 7 * value - 200


@pytest.mark.rule("OG 1.1")
@pytest.mark.parametrize(("others", "worth"), [("", 30), ("sara dave", 30), ("sara dave brian", 20)])
def test_a_fair_value_hangs_on_how_many_characters_there_are(others: str, worth: int) -> None:
    far = [who(each, f"1{column}1") for each, column in zip(others.split(), "abc", strict=False)]
    assert Gates(who("bob", "1e8", kills=3), *far, orc_value=0).points("bob") == 3 * worth


@pytest.mark.rule("OG-1")
def test_points_may_be_below_nothing() -> None:
    assert Gates(who("bob", "1a1", deaths=1)).points("bob") == -100


@pytest.mark.rule("OG 1.1", "OG-46")
def test_who_kills_up_to_a_thousand_has_won_at_once() -> None:
    bob = who("bob", "1e8", treasures=RICH, kills=7)
    gates = Gates(
        bob,
        who("sara", "1a1", kills=2),
        who("dave", "1b1", kills=2),
        who("brian", "1c1", kills=3),
        orcs="1e9",
        dice=(15,),
    )
    gates.say("bob: strike orc-1")
    assert gates.points("bob") == 1010
    assert (gates.ending, gates.places) == ("OG 1.1", [1, 3, 3, 2, 5])
    assert gates.match.scene(0).headline.endswith("Bob wins")
    assert gates.match.asks == ()


@pytest.mark.rule("OG 1.1")
@pytest.mark.parametrize(("kills", "over"), [(98, False), (99, True)])
def test_a_thousand_are_enough_and_less_is_not(kills: int, over: bool) -> None:
    gates = Gates(who("bob", "1e8", kills=kills), orcs="1e9", orc_value=10, dice=(15,))
    gates.say("bob: strike orc-1")
    assert gates.match.over is over


@pytest.mark.rule("OG-2", "OG-35")
def test_a_sixth_treasure_never_counts_with_the_five() -> None:
    bob = who("bob", "1b4", treasures=f"{RICH} coins", kills=3)
    gates = Gates(bob, who("sara", "1a1"), treasure="chain")
    gates.say("bob: loot")
    assert not gates.match.over
    gates.say("bob: discard crown")
    assert gates.points("bob") == 835
    assert not gates.match.over


@pytest.mark.rule("OG-2")
def test_a_sixth_that_is_worth_it_wins_after_the_discard() -> None:
    bob = who("bob", "1b4", treasures=f"{RICH} coins", kills=3)
    gates = Gates(bob, who("sara", "1a1"), treasure="chain")
    gates.say("bob: loot", "bob: discard coins")
    assert gates.points("bob") == 1010
    assert gates.ending == "OG 1.1"


@pytest.mark.rule("OG-2")
def test_of_two_who_get_there_by_one_effect_the_acting_one_has_won() -> None:
    sara = who("sara", "1a1", kills=50)
    dave = who("dave", "1b1", kills=50)
    gates = Gates(sara, who("bob", "1e8", kills=49), dave, turn="bob", orcs="1e9", dice=(15,))
    gates.say("bob: strike orc-1")
    assert gates.places == [2, 1, 2, 4]


# The Gamemaster.


@pytest.mark.rule("OG 1.2", "OG-42")
def test_the_gamemaster_wins_when_all_are_dead_at_the_same_time() -> None:
    gates = Gates(who("bob", deaths=1), who("sara", "1e8", wounds=3), orcs="1e9", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: strike sara")
    assert (gates.ending, gates.places) == ("OG 1.2", [2, 2, 1])
    assert gates.match.scene(0).headline.endswith("the Gamemaster wins")


@pytest.mark.rule("OG-42", "OG-21")
def test_a_card_that_brings_back_at_once_keeps_him_from_it() -> None:
    sara = who("sara", "1e8", wounds=3, hand="twin")
    gates = Gates(who("bob", deaths=1), sara, orcs="1e9", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: strike sara", "sara: play twin", "sara: at 1a1")
    assert not gates.match.over
    assert gates.points("sara") == -100


# The clock.


@pytest.mark.rule("OG-3", "OG 5.2")
def test_after_thirty_rounds_the_gamemaster_has_won() -> None:
    gates = Gates(who("bob", "1a1", kills=1), who("sara", "1b1"), turn=GM, round=30)
    assert (gates.ending, gates.places) == ("OG-3", [2, 3, 1])


@pytest.mark.rule("OG-64")
@pytest.mark.parametrize(("round", "over"), [(14, False), (15, True)])
def test_a_short_match_is_over_after_fifteen(round: int, over: bool) -> None:
    gates = Gates(who("bob", "1a1"), turn=GM, round=round, short=True)
    assert (gates.ending == "OG-3") is over


@pytest.mark.rule("OG-64")
@pytest.mark.parametrize(("kills", "over"), [(58, False), (59, True)])
def test_six_hundred_win_a_short_match(kills: int, over: bool) -> None:
    gates = Gates(who("bob", "1e8", kills=kills), orcs="1e9", orc_value=10, short=True, dice=(15,))
    gates.say("bob: strike orc-1")
    assert gates.match.over is over
    assert gates.match.scene(0).aim.startswith("600 points win")


@pytest.mark.rule("OG-3")
def test_after_twenty_nine_he_has_not() -> None:
    gates = Gates(who("bob", "1a1"), turn=GM, round=29)
    assert gates.state.round == 30
    assert gates.asked == ["bob"]


@pytest.mark.rule("OG 5.2", "OG-3")
def test_two_hours_run_from_the_first_roll_and_are_looked_at_when_a_turn_ends() -> None:
    gates = Gates(
        who("bob", "1a1"),
        who("sara", "1b1"),
        actions=None,
        clock="minutes",
        minutes=(1000, 1119, 1119, 1120),
        dice=(1, 2, 1, 1, 2),
    )
    gates.say("bob: end", "sara: roll")
    assert gates.state.began == 1000
    gates.say("sara: end")
    assert not gates.match.over
    gates.say("bob: roll", "bob: end")
    assert (gates.ending, gates.places) == ("OG-3", [2, 2, 1])


@pytest.mark.rule("OG-3")
@pytest.mark.parametrize("clock", ["minutes", "off"])
def test_the_last_round_ends_games_that_are_not_counted_in_thirty(clock: str) -> None:
    gates = Gates(who("bob", "1a1"), turn=GM, round=150, clock=clock)
    assert gates.ending == "OG-3"
    assert gates.match.standings is not None
    assert gates.match.standings.limit == "round_cap"


@pytest.mark.rule("OG-3")
def test_with_the_clock_off_and_no_last_round_it_goes_on() -> None:
    assert Gates(who("bob", "1a1"), turn=GM, round=150, clock="off", round_cap=0).asked == ["bob"]


# Places.


@pytest.mark.rule("OG-46")
def test_a_gamemaster_who_has_not_won_is_last() -> None:
    gates = Gates(who("bob", "1e8", kills=49), who("sara", "1b1", deaths=9), orcs="1e9", dice=(19,))
    gates.say("bob: strike orc-1")
    assert gates.places == [1, 2, 3]


@pytest.mark.rule("OG-46", "OG-4")
def test_of_two_characters_of_one_person_the_better_one_counts() -> None:
    gates = Gates(who("bob", "1e8", kills=49, seat=0), who("dave", "1b1", seat=0), orcs="1e9", dice=(19,))
    gates.say("bob: strike orc-1")
    assert gates.places == [1, 2]
