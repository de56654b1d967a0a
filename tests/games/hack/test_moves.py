"""Moving, searching, Encounters and what they bring: HK 12 to HK 14."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.hack import GAME
from orcade.games.hack.headlines import story

from .tomb import Tomb, player

ROOMS = {"e1": "cross", "e2": "cross"}


@pytest.mark.rule("HK 12", "HK 13", "HK 14", "HK-18", "HK-7")
def test_a_move_goes_from_the_search_to_the_encounter_to_the_reward() -> None:
    tomb = Tomb(player(hand="sword lamp"), player(hand="troll"), rooms=ROOMS, dice=(2, 6, 1))
    tomb.say("mags: move e1")
    assert tomb.legal("mags") == {"search", "skip"}
    tomb.say("mags: search")
    assert tomb.legal("mags") == {"item sword", "item lamp", "skip"}
    tomb.say("mags: item lamp")
    assert tomb.items("mags") == ["lamp"]
    assert tomb.hand("mags") == ["sword", "cross"], "replaced at once"
    assert tomb.legal("otto") == {"encounter troll", "pass"}
    tomb.say("otto: encounter troll")
    assert tomb.hand("otto") == [], "replaced only when the Encounter is over"
    tomb.say("mags: item sword")
    assert tomb.hand("otto") == ["cross"]
    assert tomb.items("mags") == ["lamp", "sword"]
    assert tomb.discards("otto") == ["troll"]
    tomb.settle()
    assert tomb.turn == "mags"
    assert tomb.actions == 2
    assert tomb.at("mags") == "e1"


@pytest.mark.rule("HK 13")
def test_searching_is_voluntary_and_wants_one_more_than_the_distance() -> None:
    tomb = Tomb(player("e1", hand="sword"), player(), rooms=ROOMS, dice=(4,))
    tomb.say("mags: move e2", "mags: search")
    tomb.settle()
    assert tomb.items("mags") == [], "at a distance of 2 it takes a 3"
    tomb = Tomb(player("e1", hand="sword"), player(), rooms=ROOMS, dice=(3,))
    tomb.say("mags: move e2", "mags: search", "mags: item sword")
    assert tomb.items("mags") == ["sword"]
    tomb = Tomb(player("e1", hand="sword"), player(), rooms=ROOMS)
    tomb.say("mags: move e2", "mags: skip")
    tomb.settle()
    assert tomb.actions == 2


@pytest.mark.rule("HK 13")
def test_who_has_nothing_to_lose_searches_without_being_asked() -> None:
    tomb = Tomb(player("e1", hand="sword"), player(), rooms=ROOMS, dice=(3,), search_at_once=True)
    tomb.say("mags: move e2")
    assert tomb.legal("mags") == {"item sword", "skip"}
    tomb = Tomb(player("e1", hand="sword"), player(), rooms=ROOMS, dice=(4,), search_at_once=True)
    tomb.say("mags: move e2")
    tomb.settle()
    assert "› Mags searches: 4, with 3 or less needed; finds nothing." in tomb.story
    hopeless = {"e1": "cross", "n1": "watching-statues NESW"}
    tomb = Tomb(player(hand="sword"), player(), rooms=hopeless, search_at_once=True)
    tomb.say("mags: move n1")
    tomb.settle()
    assert not any("searches" in line for line in tomb.story), "it would want a 0"


@pytest.mark.rule("HK 13")
@pytest.mark.parametrize(("far", "number"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_number_of_a_search_is_one_and_the_rooms_from_the_entrance(far: int, number: int) -> None:
    way = ("start", "e1", "e2", "e3", "e4")
    rooms = dict.fromkeys(way[1:], "cross")
    for die, found in ((number, True), (number + 1, False)):
        tomb = Tomb(player(way[far - 1] if far else "e1", hand="sword"), player(), rooms=rooms, dice=(die,))
        tomb.say(f"mags: move {way[far]}")
        assert tomb.prompt.endswith(f"{number} in 6")
        tomb.say("mags: search")
        assert ("item sword" in tomb.legal("mags")) == found, f"{die} at {way[far]}"


@pytest.mark.rule("HK 13", "HK-38")
def test_the_odds_of_a_search_are_those_of_the_room_that_is_entered() -> None:
    # 1 and a Room: 2 or less. The Statues of B.A. take 2 from it, but only for who is among them.
    rooms = {"e1": "cross", "n1": "watching-statues NESW"}
    tomb = Tomb(player(hand="sword"), player(), rooms=rooms)
    hints = {option.notation(tomb.state): GAME.hint(tomb.state, option) for option in tomb.match.asks[0].options}
    assert hints["move e1"] == "Search 2 or less: 33 %."
    assert hints["move n1"] == "Search 0 or less: 0 %."
    empty = Tomb(player(), player(), rooms=rooms)
    answer = next(each for each in empty.match.asks[0].options if each.notation(empty.state) == "move e1")
    assert GAME.hint(empty.state, answer) == "Your hand is empty, so there is nothing to search for."
    empty.say("mags: move e1")
    empty.settle()
    assert (empty.at("mags"), empty.actions) == ("e1", 2), "it is not asked"


@pytest.mark.rule("HK 13", "HK-14")
def test_the_entrance_is_searched_with_a_one() -> None:
    tomb = Tomb(player("e1", hand="sword"), player(), rooms=ROOMS, dice=(1,))
    tomb.say("mags: move start", "mags: search", "mags: item sword")
    assert tomb.items("mags") == ["sword"]


@pytest.mark.rule("HK-14")
def test_encounters_are_played_at_the_entrance_too() -> None:
    tomb = Tomb(player("e1", hand="sword"), player(hand="rat"), rooms=ROOMS)
    tomb.say("mags: move start", "mags: skip")
    assert "encounter rat" in tomb.legal("otto")


@pytest.mark.rule("HK-38", "HK 13")
def test_a_bonus_to_searches_is_added_to_the_number() -> None:
    tomb = Tomb(player("start", hand="sword", items="lamp"), player(), rooms=ROOMS, dice=(3,))
    tomb.say("mags: move e1", "mags: search", "mags: item sword")
    assert tomb.items("mags") == ["lamp", "sword"]


@pytest.mark.rule("HK 14", "HK-38")
@pytest.mark.parametrize(("card", "adds"), [("troll", 2), ("pit", 1), ("clerk", 1)])
def test_each_kind_of_encounter_has_its_skill(card: str, adds: int) -> None:
    difficulty = {"troll": 3, "pit": 2, "clerk": 2}[card]
    mine = 3
    for theirs, survives in ((mine + adds - difficulty - 1, True), (mine + adds - difficulty + 1, False)):
        if not 1 <= theirs <= 6:
            continue
        tomb = Tomb(player(hand="sword"), player(hand=card), rooms=ROOMS, dice=(mine, theirs))
        tomb.say("mags: move e1", f"otto: encounter {card}")
        tomb.settle()
        assert (tomb.deaths("mags") == 0) == survives


@pytest.mark.rule("HK 14", "HK-38")
def test_items_and_rooms_add_to_the_skill() -> None:
    # 1 + 2 of one's own + 2 of the Sword + 1 of the Trophy Hall beats 2 + 3.
    tomb = Tomb(player(hand="lamp", items="sword"), player(hand="troll"), rooms={"e1": "trophy-hall"}, dice=(1, 2))
    tomb.say("mags: move e1", "otto: encounter troll")
    tomb.settle()
    assert tomb.deaths("mags") == 0


@pytest.mark.rule("HK 14")
def test_who_plays_it_adds_the_difficulty_and_no_skill() -> None:
    # Otto's own Combat is 2, and so is his Sword's bonus: 4 + 2 against 4 + 0.
    tomb = Tomb(player(hand="lamp"), player(hand="rat", items="sword"), rooms=ROOMS, dice=(4, 4))
    tomb.say("mags: move e1", "otto: encounter rat")
    tomb.settle()
    assert tomb.deaths("mags") == 0


@pytest.mark.rule("HK 14")
def test_some_get_harder_with_each_room_from_the_entrance() -> None:
    # At e2 the Wyrm has 1 + 2: 3 + 2 against 3 + 3. At e1 it has 1 + 1, and both roll again.
    tomb = Tomb(player("e1", hand="lamp"), player(hand="wyrm"), rooms=ROOMS, dice=(3, 3))
    tomb.say("mags: move e2", "otto: encounter wyrm")
    tomb.settle()
    assert tomb.deaths("mags") == 1
    tomb = Tomb(player("start", hand="lamp"), player(hand="wyrm"), rooms=ROOMS, dice=(3, 3, 4, 3))
    tomb.say("mags: move e1", "otto: encounter wyrm")
    tomb.settle()
    assert tomb.deaths("mags") == 0


@pytest.mark.rule("HK 18", "HK-48")
def test_ties_are_rolled_again_until_they_are_broken() -> None:
    tomb = Tomb(player(hand="lamp"), player(hand="troll"), rooms=ROOMS, dice=(4, 3, 2, 1, 5, 4, 1, 1))
    tomb.say("mags: move e1", "otto: encounter troll")
    tomb.settle()
    assert tomb.deaths("mags") == 1
    assert tomb.dice.left == []


@pytest.mark.rule("HK-48")
def test_a_tie_made_by_an_event_is_rolled_again_and_the_event_still_counts() -> None:
    # 3 + 2 against 4 + 3; the Cheer makes it 7 all. Then 1 + 2 + 2 against 1 + 3.
    tomb = Tomb(player(hand="cheer"), player(hand="troll"), rooms=ROOMS, dice=(3, 4, 1, 1))
    tomb.say("mags: move e1", "otto: encounter troll", "mags: play cheer")
    tomb.settle()
    assert tomb.deaths("mags") == 0


@pytest.mark.rule("HK-48")
def test_what_events_add_is_told_on_the_side_to_which_they_add_it() -> None:
    """4 + 1 against 1 + 2, which the wire makes a tie; then 3 + 1 against 3 + 2 + 2."""
    hands = (player(hand="cheer"), player(hand="pit there-was-a-second-wire"))
    tomb = Tomb(*hands, rooms=ROOMS, dice=(4, 1, 3, 3))
    tomb.say("mags: move e1", "otto: encounter pit", "mags: pass | otto: play there-was-a-second-wire")
    tomb.say("mags: pass | otto: pass")
    assert [line for line in tomb.story if ", Pit " in line] == ["› › Mags 5, Pit 3.", "› › Mags 4, Pit 7."]
    assert story(tomb.match.view(orcade.SPECTATOR)) == "Mags against Pit: 3 and 3 on the dice, +2 for the Encounter"
    tomb.settle()
    assert tomb.deaths("mags") == 1


@pytest.mark.rule("HK-17", "HK 14")
def test_encounters_are_offered_clockwise_and_one_is_all() -> None:
    tomb = Tomb(
        player(hand="lamp"), player(hand="rat"), player(hand="troll"), player(hand="pit"), rooms=ROOMS, dice=(6, 1)
    )
    tomb.say("mags: move e1", "mags: skip")
    assert tomb.asked == ["otto", "pip", "greta"]
    tomb.say("otto: pass | pip: encounter troll | greta: encounter pit")
    assert tomb.discards("pip") == [], "it is still going on"
    tomb.settle()
    assert tomb.discards("pip") == ["troll"]
    assert tomb.hand("otto") == ["rat"]
    assert tomb.hand("greta") == ["pit"], "what came too late stays in the hand"
    assert tomb.deaths("mags") == 0
    assert tomb.actions == 2


@pytest.mark.rule("HK-17", "HK-35")
def test_who_has_passed_is_out_of_it() -> None:
    tomb = Tomb(player(hand="lamp"), player(hand="rat"), player(hand="brick"), rooms=ROOMS)
    tomb.say("mags: move e1", "mags: skip", "otto: pass | pip: play brick")
    tomb.settle()
    assert tomb.deaths("mags") == 1
    tomb = Tomb(player(hand="faint"), player(hand="rat"), player(hand="brick"), rooms=ROOMS)
    tomb.say("mags: move e1", "mags: skip", "otto: pass | pip: play brick", "mags: play faint")
    assert tomb.deaths("mags") == 0
    assert "encounter" not in tomb.verbs("otto"), "he had his turn to offer one"


@pytest.mark.rule("HK-35")
def test_who_had_not_been_reached_may_still_offer_one() -> None:
    tomb = Tomb(player(hand="faint"), player(hand="brick"), player(hand="rat"), rooms=ROOMS)
    tomb.say("mags: move e1", "mags: skip", "otto: play brick | pip: encounter rat", "mags: play faint")
    assert "encounter rat" in tomb.legal("pip")


@pytest.mark.rule("HK-35")
def test_after_the_encounter_events_may_still_be_played() -> None:
    tomb = Tomb(player(hand="lamp"), player(hand="rat brick"), rooms=ROOMS, dice=(6, 1))
    tomb.say("mags: move e1", "otto: encounter rat", "otto: play brick")
    tomb.settle()
    assert tomb.deaths("mags") == 1


@pytest.mark.rule("HK-35", "HK 15")
def test_nothing_more_is_played_upon_who_is_no_longer_there() -> None:
    tomb = Tomb(player(hand="lamp"), player(hand="troll brick"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e1", "otto: encounter troll")
    tomb.settle()
    assert tomb.hand("otto") == ["brick", "cross"]
    assert tomb.deaths("mags") == 1


@pytest.mark.rule("HK 14", "HK-6")
def test_cannot_beats_can() -> None:
    tomb = Tomb(player(hand="lamp"), player(hand="rat pit"), rooms={"e1": "temple"})
    tomb.say("mags: move e1", "mags: skip")
    assert tomb.legal("otto") == {"encounter pit", "pass"}
    assert tomb.why("otto", "encounter rat") == "HK-6"


@pytest.mark.rule("HK 4", "HK-6")
def test_a_card_forbids_what_the_rules_allow() -> None:
    tomb = Tomb(player(hand="sword"), player(rules="hush", hand="rat"), rooms=ROOMS)
    tomb.say("mags: move e1")
    assert "search" not in tomb.verbs("mags")
    assert tomb.why("mags", "search") in ("HK-6", "")


@pytest.mark.rule("HK-43", "HK 4")
def test_a_card_allows_a_second_search() -> None:
    tomb = Tomb(player(hand="sword", items="nose"), player(), rooms=ROOMS, dice=(6, 2))
    tomb.say("mags: move e1", "mags: search", "mags: search", "mags: item sword")
    assert tomb.items("mags") == ["nose", "sword"]
    tomb = Tomb(player(hand="sword", items="nose"), player(), rooms=ROOMS, dice=(6, 6))
    tomb.say("mags: move e1", "mags: search", "mags: search")
    tomb.settle()
    assert tomb.actions == 2
    assert tomb.items("mags") == ["nose"]


@pytest.mark.rule("HK 13")
def test_who_has_no_cards_searches_only_for_what_a_card_does_then() -> None:
    tomb = Tomb(player(), player(), rooms=ROOMS)
    tomb.say("mags: move e1")
    assert "search" not in tomb.legal("mags")
    tomb = Tomb(player(rules="minutes-of-the-last-session"), player(), rooms=ROOMS, dice=(6,))
    tomb.say("mags: move e1", "mags: search")
    assert any("Minutes of the Last Session" in line for line in tomb.story)


@pytest.mark.rule("HK-47")
def test_losing_to_what_spares_costs_no_life_and_gives_nothing() -> None:
    tomb = Tomb(player(hand="lamp", items="sword chain"), player(hand="magpie"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e1", "otto: encounter magpie")
    tomb.say("mags: drop chain")
    tomb.settle()
    assert tomb.deaths("mags") == 0
    assert tomb.at("mags") == "e1"
    assert tomb.items("mags") == ["sword"]
    assert tomb.hand("mags") == ["lamp"]
    assert tomb.actions == 2


@pytest.mark.rule("HK-47", "HK-42")
def test_a_victory_brings_what_the_card_says_then_ones_own_cards_then_the_item() -> None:
    tomb = Tomb(player(hand="lamp", rules="experience-for-everything"), player(hand="hydra"), rooms=ROOMS, dice=(6, 1))
    tomb.say("mags: move e1", "otto: encounter hydra")
    tomb.say("mags: item lamp")
    assert tomb.hand("mags") == ["cross", "cross", "cross"], "two of the Hydra, one for the Lamp"
    told = "\n".join(tomb.story)
    tomb.settle()
    assert tomb.actions == 3, "one is spent, one is won"
    assert told.index("draws") < told.index("Experience") < told.index("Lamp")


@pytest.mark.rule("HK-47", "HK 16")
def test_what_losing_brings_does_not_come_to_who_is_saved() -> None:
    tomb = Tomb(player(hand="faint"), player(hand="hydra"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e1", "otto: encounter hydra", "mags: play faint")
    tomb.settle()
    assert tomb.state.idle == [0, 0]
    tomb = Tomb(player(hand="lamp"), player(hand="hydra"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e1", "otto: encounter hydra")
    tomb.settle()
    assert tomb.deaths("mags") == 1
    assert tomb.state.idle == [1, 0]


@pytest.mark.rule("HK 20")
def test_you_on_an_encounter_is_who_faces_it() -> None:
    tomb = Tomb(player(hand="lamp"), player(hand="hydra"), rooms=ROOMS, dice=(6, 1))
    tomb.say("mags: move e1", "otto: encounter hydra")
    tomb.settle()
    assert len(tomb.hand("mags")) == 3
    assert len(tomb.hand("otto")) == 1


@pytest.mark.rule("HK-33", "HK 17")
def test_dice_are_changed_before_they_count() -> None:
    # 5 + 2 against 2 + 3; the die of Mags is rolled again: 1.
    tomb = Tomb(player(hand="lamp"), player(hand="troll fumble"), rooms=ROOMS, dice=(5, 2, 1))
    tomb.say("mags: move e1", "otto: encounter troll", "otto: play fumble")
    tomb.settle()
    assert tomb.deaths("mags") == 1


@pytest.mark.rule("HK-33")
def test_a_cancelled_encounter_is_neither_won_nor_lost() -> None:
    tomb = Tomb(player(hand="mistake lamp"), player(hand="troll"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: move e1", "otto: encounter troll", "mags: play mistake")
    tomb.settle()
    assert tomb.deaths("mags") == 0
    assert tomb.items("mags") == []
    assert tomb.discards("otto") == ["troll"]
    assert tomb.actions == 2


@pytest.mark.rule("HK-15", "HK-39")
def test_who_is_carried_into_a_room_neither_searches_nor_is_met() -> None:
    tomb = Tomb(player("e1", hand="leap sword"), player(hand="rat"), rooms=ROOMS)
    tomb.say("mags: pass", "mags: play leap", "mags: to e2")
    tomb.settle()
    assert tomb.at("mags") == "e2"
    assert tomb.hand("otto") == ["rat"]
    assert not any("search" in line.lower() for line in tomb.story)
    assert tomb.actions == 2


@pytest.mark.rule("HK-39", "HK 22")
def test_changing_places_and_going_home() -> None:
    tomb = Tomb(player("e1", hand="trade home"), player("e2", hand="rat"), rooms=ROOMS)
    tomb.say("mags: pass", "mags: play trade on otto")
    assert (tomb.at("mags"), tomb.at("otto")) == ("e2", "e1")
    tomb.say("mags: play home on otto")
    assert tomb.at("otto") == "start"
    assert tomb.deaths("otto") == 0


@pytest.mark.rule("HK-43")
def test_a_second_search_is_the_last_one() -> None:
    tomb = Tomb(player(items="nose", hand="lamp"), player(), rooms={"e1": "cross"}, dice=(6, 6))
    tomb.say("mags: move e1", "mags: search")
    assert "search" in tomb.legal("mags")
    tomb.say("mags: search")
    assert "search" not in tomb.legal("mags")
    assert (tomb.turn, tomb.actions) == ("mags", 2)
