"""Decks, turns and actions: HK 1, HK 2, HK 5 to HK 9, HK 19, and what belongs to them."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.hack import GAME
from orcade.games.hack.answers import PutAway
from orcade.games.hack.deck_files import source
from orcade.games.hack.lasting_effects import actions_left
from orcade.games.hack.numbers import HAND
from orcade.games.hack.pieces import Dungeon
from orcade.table.several import Several

from .plain import PLAIN
from .tomb import Tomb, player

ROOMS = {"e1": "cross", "e2": "cross"}


def table(seats: int, **options: object) -> orcade.Match:
    return orcade.new(GAME, seats, seed=7, options=options)


def choices(match: orcade.Match) -> set[str]:
    ask = match.asks[0]
    return {option.notation(match.view(ask.seat)) for option in ask.options}


# Before the first turn.


@pytest.mark.rule("HK 1")
def test_decks_are_chosen_one_after_another_and_differ() -> None:
    match = table(3)
    assert choices(match) == {"knuckles", "ravager", "thorina", "billy", "ba"}
    match.answer("thorina")
    assert match.asks[0].seat == 1
    assert choices(match) == {"knuckles", "ravager", "billy", "ba"}


@pytest.mark.rule("HK 1")
def test_the_same_decks_may_be_allowed() -> None:
    match = table(2, duplicate_decks=True)
    match.answer("thorina")
    assert "thorina" in choices(match)


@pytest.mark.rule("HK 1")
def test_six_players_need_a_deck_twice() -> None:
    match = table(6)
    for name in ("thorina", "knuckles", "billy", "ravager"):
        match.answer(name)
    assert match.asks[0].seat == 5, "the fifth deck is the only one left, and nobody is asked"
    assert choices(match) == {"knuckles", "ravager", "thorina", "billy"}


@pytest.mark.rule("HK-30", "HK 24")
def test_there_is_one_gamemaster_at_most() -> None:
    match = table(2, duplicate_decks=True)
    match.answer("ba")
    assert "ba" not in choices(match)
    with pytest.raises(orcade.Refused) as refused:
        match.answer("ba")
    assert refused.value.rule == "HK-30"


@pytest.mark.rule("HK-30", "HK 24")
def test_two_gamemasters_are_announced_to_arm_wrestle() -> None:
    match = table(2, duplicate_decks=True, own_deck=source("ba").replace('id = "ba"', 'id = "mine"'))
    assert "arm-wrestle" not in match.asks[0].prompt + now(match)
    match.answer("ba")
    said = "Two GameMasters do not play, they arm-wrestle."
    assert match.asks[0].prompt == f"Which deck do you play? {said}"
    assert now(match) == f"Who plays whom? {said}"
    assert not {"ba", "own"} & choices(match)
    for deck in ("ba", "own"):
        with pytest.raises(orcade.Refused, match="they arm-wrestle") as refused:
            match.answer(deck)
        assert refused.value.rule == "HK-30"
    match.answer("billy")
    assert "arm-wrestle" not in now(match)


@pytest.mark.rule("HK-30")
def test_with_three_players_there_is_no_match_to_announce() -> None:
    match = table(3)
    match.answer("ba")
    assert "arm-wrestle" not in match.asks[0].prompt + now(match)
    with pytest.raises(orcade.Refused, match="one GameMaster at most"):
        match.answer("ba")


def now(match: orcade.Match) -> str:
    """What is going on, as the table shows it."""
    return next(thing.label for thing in match.scene(orcade.SPECTATOR).things if thing.id == "now")


@pytest.mark.rule("HK-46", "HK 1")
def test_a_deck_of_ones_own_may_be_chosen() -> None:
    match = table(2, own_deck=PLAIN)
    assert "own" in choices(match)
    match.answer("own")
    with pytest.raises(orcade.OrcadeError):
        table(2, own_deck="id = 1")


@pytest.mark.rule("HK 2", "HK-1", "HK 5")
def test_the_highest_die_goes_first_and_everybody_draws_five() -> None:
    match = orcade.new(GAME, 3, dice=orcade.Scripted(4, 6, 6, 2, 5))
    for name in ("thorina", "knuckles", "billy"):
        match.answer(name)
    state = match.state
    assert isinstance(state, Dungeon)
    assert state.first == state.active == 2, "6 and 6 are rolled again: 2 and 5"
    assert [len(hand) for hand in state.hands] == [HAND] * 3
    assert state.where == [0, 0, 0]
    assert state.rooms[0].doors == 15, "the Entrance is open on all sides"
    assert actions_left(state) == 3
    assert [len(pile) for pile in state.draw] == [52 - HAND] * 3


@pytest.mark.rule("HK 2")
def test_play_goes_clockwise() -> None:
    tomb = Tomb(player(), player(), player())
    order = []
    for _ in range(12):
        order.append(tomb.turn)
        tomb.rest(tomb.turn)
    assert order == ["mags"] * 3 + ["otto"] * 3 + ["pip"] * 3 + ["mags"] * 3


# Actions.


@pytest.mark.rule("HK 5", "HK 9")
def test_a_turn_has_three_actions_of_any_kinds() -> None:
    tomb = Tomb(player(hand="cross hurry"), player(), rooms={"n1": "cross"})
    assert tomb.verbs("mags") == {"room", "rule", "move", "exchange", "pass"}
    tomb.say("mags: room cross e1 NESW", "mags: move e1")
    tomb.settle()
    assert tomb.actions == 1
    tomb.say("mags: pass")
    tomb.settle()
    assert tomb.turn == "otto"


@pytest.mark.rule("HK 6", "HK-7")
def test_a_rule_lies_in_front_and_is_replaced() -> None:
    tomb = Tomb(player(hand="hush"), player(hand="sword"), rooms=ROOMS)
    tomb.say("mags: rule hush")
    assert tomb.rules("mags") == ["hush"]
    assert tomb.hand("mags") == ["cross"]
    tomb.settle()
    assert tomb.actions == 2


@pytest.mark.rule("HK 6")
def test_what_a_rule_does_at_the_beginning_of_a_turn_waits_for_the_next() -> None:
    tomb = Tomb(player(hand="habit", draw="rat troll pit"), player(), actions=2)
    tomb.say("mags: rule habit")
    tomb.rest("mags")
    assert tomb.hand("mags") == ["pit"], "only the card for the Rule"
    tomb.rest("otto", "otto", "otto")
    assert tomb.turn == "mags"
    assert tomb.hand("mags") == ["pit", "troll"]


@pytest.mark.rule("HK-42")
def test_what_a_card_does_each_time_ends_with_the_card() -> None:
    tomb = Tomb(player(items="egg"), player(), begins=True)
    tomb.settle()
    assert tomb.discards("mags") == ["egg"], "by the first of two things that it does"
    assert tomb.hand("mags") == [], "the second is not done any more"


@pytest.mark.rule("HK 6")
def test_the_agenda_of_thorina_is_first_read_in_the_next_turn() -> None:
    tomb = Tomb(player(hand="there-is-an-agenda", draw="rat troll pit"), player(), actions=1)
    tomb.say("mags: rule there-is-an-agenda")
    assert tomb.hand("mags") == ["pit"], "only the card for the Rule"
    tomb.rest("otto", "otto", "otto")
    tomb.say("mags: discard pit")
    assert (tomb.turn, tomb.hand("mags")) == ("mags", ["troll"])


@pytest.mark.rule("HK 6")
def test_a_rule_counts_at_once_where_it_can() -> None:
    tomb = Tomb(player(hand="far"), player("e2", hand="rat"), rooms=ROOMS)
    tomb.say("mags: rule far")
    tomb.settle()
    assert any(words.startswith("room cross e3") for words in tomb.legal("mags"))


@pytest.mark.rule("HK 7", "HK-38", "HK 20")
def test_a_room_makes_the_rules_of_who_is_there_harder_to_remove() -> None:
    tomb = Tomb(player(hand="cross"), player("e1", rules="hurry"), rooms={"e1": "temple"}, dice=(4, 2))
    tomb.say("mags: lawyer hurry of otto")
    assert tomb.rules("otto") == ["hurry"], "5 against a Difficulty of 4 and 2"


@pytest.mark.rule("HK 7", "HK-8")
@pytest.mark.parametrize(("dice", "gone"), [((4, 2), True), ((2, 4), False), ((3, 2, 5, 1), True)])
def test_a_rule_is_argued_away(dice: tuple[int, ...], gone: bool) -> None:
    # Rules-Lawyering 1 against a Difficulty of 2; the third script begins with a tie.
    tomb = Tomb(player(hand="cross"), player(rules="hurry"), dice=dice)
    tomb.say("mags: lawyer hurry of otto")
    tomb.settle()
    assert tomb.rules("otto") == ([] if gone else ["hurry"])
    assert tomb.discards("otto") == (["hurry"] if gone else [])
    assert tomb.actions == 2


@pytest.mark.rule("HK-8")
def test_ones_own_rules_stay() -> None:
    tomb = Tomb(player(rules="hurry"), player())
    assert "lawyer" not in tomb.verbs("mags")
    assert tomb.why("mags", "lawyer hurry of mags") == "HK-8"


@pytest.mark.rule("HK 8")
def test_cards_are_exchanged_for_as_many() -> None:
    tomb = Tomb(player(hand="rat troll sword", draw="cross pit clerk"), player())
    tomb.say("mags: exchange")
    assert tomb.why("mags", "exchange") == "HK-9", "at least one"
    tomb.say("mags: exchange rat sword")
    assert sorted(tomb.hand("mags")) == ["clerk", "pit", "troll"]
    assert sorted(tomb.discards("mags")) == ["rat", "sword"]
    tomb.settle()
    assert tomb.actions == 2


@pytest.mark.rule("HK 8")
def test_of_equal_cards_the_first_are_exchanged() -> None:
    """The words name no copy, so a record that is played again has to take the same ones."""
    tomb = Tomb(player(hand="rat pit rat"), player())
    tomb.say("mags: exchange")
    first, pit, second = tomb.state.hands[0]
    exchanging = tomb.match.asks[0].options
    assert isinstance(exchanging, Several)
    assert exchanging.make((pit, second)) == PutAway((first, pit))
    assert exchanging.make((first, pit, second)) == PutAway((first, pit, second))


@pytest.mark.rule("HK-9", "HK 8")
def test_the_discard_pile_becomes_the_deck_as_soon_as_the_last_card_is_drawn() -> None:
    tomb = Tomb(player(hand="rat troll", draw="cross", discard="pit clerk"), player())
    tomb.say("mags: exchange", "mags: exchange rat troll")
    tomb.settle()
    assert len(tomb.hand("mags")) == 2
    assert tomb.discards("mags") == []
    assert len(tomb.draws("mags")) == 3, "four discards were shuffled, one of them drawn"


@pytest.mark.rule("HK-9")
def test_where_nothing_is_left_nothing_is_drawn() -> None:
    tomb = Tomb(player(hand="hush", draw=""), player())
    tomb.say("mags: rule hush")
    tomb.settle()
    assert tomb.hand("mags") == []
    assert tomb.why("mags", "exchange") == "HK-9"


@pytest.mark.rule("HK-10", "HK 21")
def test_a_stolen_item_goes_home_in_the_end() -> None:
    tomb = Tomb(player(hand="grab cross"), player(items="sword", hand="troll"), rooms=ROOMS, dice=(1, 6))
    tomb.say("mags: pass", "mags: play grab on otto")
    assert tomb.items("mags") == ["sword"]
    tomb.say("mags: move e1", "otto: encounter troll")
    tomb.settle()
    assert tomb.items("mags") == []
    assert tomb.discards("otto")[0] == "sword" or "sword" in tomb.discards("otto")
    assert "sword" not in tomb.discards("mags")


@pytest.mark.rule("HK 9", "HK-43")
def test_a_card_gives_an_item_with_a_pass() -> None:
    tomb = Tomb(player(items="bag", hand="sword"), player())
    tomb.say("mags: pass", "mags: item sword")
    assert tomb.items("mags") == ["bag", "sword"]
    tomb.settle()
    assert tomb.actions == 2


# Lost and gained.


@pytest.mark.rule("HK 19", "HK-21")
def test_an_action_is_lost_in_this_turn_where_one_is_left() -> None:
    tomb = Tomb(player(hand="lamp"), player(hand="trip"), player())
    tomb.say("mags: pass", "otto: play trip on mags")
    tomb.settle()
    assert tomb.turn == "mags"
    assert tomb.actions == 1


@pytest.mark.rule("HK 19", "HK-21")
def test_after_the_last_action_it_is_the_first_of_the_next_turn() -> None:
    tomb = Tomb(player(hand="lamp"), player(hand="trip"), actions=1)
    tomb.say("mags: pass", "otto: play trip on mags")
    tomb.settle()
    assert tomb.turn == "otto"
    tomb.rest("otto", "otto", "otto")
    assert (tomb.turn, tomb.actions) == ("mags", 2)


@pytest.mark.rule("HK 19")
def test_a_lost_turn_is_the_next_one_whatever_is_left_of_this() -> None:
    tomb = Tomb(player(hand="lamp"), player(hand="nap"), player())
    tomb.say("mags: pass", "otto: play nap on mags")
    tomb.settle()
    assert (tomb.turn, tomb.actions) == ("mags", 2)
    tomb.rest("mags", "mags", "otto", "otto", "otto", "pip", "pip", "pip")
    assert tomb.turn == "otto", "the turn of Mags was skipped"


@pytest.mark.rule("HK-21")
def test_lost_actions_add_up_and_outlast_a_lost_turn() -> None:
    tomb = Tomb(player(hand="lamp"), player(hand="trip trip nap"), actions=1)
    tomb.say("mags: pass", "otto: play trip on mags", "otto: play trip on mags", "otto: play nap on mags")
    tomb.rest(*["otto"] * 6)
    assert (tomb.turn, tomb.actions) == ("mags", 1)


@pytest.mark.rule("HK-41")
def test_an_action_more_is_one_of_this_turn_or_of_the_next() -> None:
    tomb = Tomb(player(hand="haste"), player(hand="haste"))
    tomb.say("mags: pass", "mags: play haste", "otto: play haste")
    tomb.settle()
    assert tomb.actions == 3
    tomb.rest("mags", "mags", "mags")
    assert (tomb.turn, tomb.actions) == ("otto", 4)


@pytest.mark.rule("HK-41", "HK-38", "HK 4")
def test_a_rule_gives_more_actions_a_turn() -> None:
    tomb = Tomb(player(rules="hurry"), player(), begins=True)
    tomb.settle()
    assert (tomb.turn, tomb.actions) == ("mags", 4)


@pytest.mark.rule("HK 6", "HK-41")
def test_more_actions_a_turn_count_already_in_the_turn_in_which_the_rule_is_played() -> None:
    tomb = Tomb(player(hand="hurry"), player(hand="nose"))
    tomb.say("mags: rule hurry")
    assert tomb.actions == 3, "one is spent, and it gives one"
    tomb.rest("mags", "mags", "mags")
    assert (tomb.turn, tomb.actions) == ("otto", 3)
    tomb.rest("otto", "otto", "otto")
    assert (tomb.turn, tomb.actions) == ("mags", 4), "and one in each turn, not two"


@pytest.mark.rule("HK 6", "HK-41")
def test_it_counts_with_the_last_action_too() -> None:
    tomb = Tomb(player(hand="hurry"), player(hand="nose"), actions=1)
    tomb.say("mags: rule hurry")
    tomb.settle()
    assert (tomb.turn, tomb.actions) == ("mags", 1)


@pytest.mark.rule("HK 13", "HK-41")
def test_an_item_gives_its_action_at_once() -> None:
    tomb = Tomb(player(hand="nineteen-notebooks"), player(), rooms=ROOMS, dice=(1,))
    tomb.say("mags: move e1", "mags: search", "mags: item nineteen-notebooks")
    tomb.settle()
    assert tomb.actions == 3


@pytest.mark.rule("HK-41")
def test_a_rule_that_is_gone_gives_nothing_any_more() -> None:
    for spent, left in ((1, 2), (3, 0)):
        tomb = Tomb(player(rules="hurry", hand="lamp"), player(hand="erase"), actions=4)
        tomb.rest(*["mags"] * (spent - 1))
        tomb.say("mags: pass", "otto: play erase on mags")
        tomb.settle()
        assert (tomb.turn, tomb.actions) == (("mags", left) if left else ("otto", 3))


@pytest.mark.rule("HK-38", "HK-41", "HK 21")
def test_what_takes_actions_from_others_counts_in_a_turn_that_has_begun() -> None:
    tomb = Tomb(player(items="clock"), player(hand="grab"))
    assert tomb.actions == 3, "the Clock is for everybody else"
    tomb.say("mags: pass", "otto: play grab on mags")
    tomb.settle()
    assert (tomb.turn, tomb.actions) == ("mags", 1)


@pytest.mark.rule("HK-31")
def test_the_last_round_ends_the_game() -> None:
    rooms = {"e1": "cross", "e2": "cross", "e3": "cross", "e4": "gate"}
    tomb = Tomb(player("e1"), player("e3"), rooms=rooms, round=30, round_cap=30)
    for name in ("mags", "otto"):
        tomb.rest(name, name, name)
    ending = tomb.match.standings
    assert ending is not None
    assert (tomb.winner(), ending.limit, ending.rule) == ("otto", "round_cap", "HK-31")


@pytest.mark.rule("HK-31")
def test_level_players_share_the_victory_and_deaths_count() -> None:
    for deaths, places in (([0, 0], [1, 1]), ([1, 0], [2, 1])):
        tomb = Tomb(player(), player(), round=60)
        tomb.state.deaths[:] = deaths
        for name in ("mags", "otto"):
            tomb.rest(name, name, name)
        ending = tomb.match.standings
        assert ending is not None
        assert ending.places == places


@pytest.mark.rule("HK 19", "HK-21")
def test_lost_turns_add_up() -> None:
    tomb = Tomb(player(hand="cross"), player(hand="nap nap"), actions=1)
    tomb.say("mags: pass", "otto: play nap on mags", "otto: play nap on mags")
    tomb.rest(*["otto"] * 6)
    assert [line for line in tomb.story if "loses this turn" in line] == ["Mags loses this turn."] * 2
    tomb.rest(*["otto"] * 3)
    assert (tomb.turn, tomb.actions) == ("mags", 3)


@pytest.mark.rule("HK-38")
def test_a_turn_has_at_least_one_action() -> None:
    tomb = Tomb(player(), player(items="clock clock clock clock"), begins=True)
    tomb.settle()
    assert (tomb.turn, tomb.actions) == ("mags", 1)
