"""What is proposed in HACK!: the way out, for who has never played."""

from __future__ import annotations

from random import Random

import orcade
from orcade.games.hack import GAME
from orcade.table.several import Several

from .tomb import Tomb, player

WAY = {"e1": "cross", "e2": "cross", "e3": "cross", "e4": "gate"}


def proposed(tomb: Tomb) -> str:
    """What is proposed, in notation; empty where nothing is."""
    ask = tomb.match.asks[0]
    board = tomb.match.board(ask.seat)
    found = GAME.usual(board, ask) if GAME.usual is not None else None
    return "" if found is None else found.notation(board)


def why(tomb: Tomb) -> str:
    """Why that is proposed."""
    question = tomb.match.scene(tomb.match.asks[0].seat).question
    assert question is not None
    return question.why


def test_the_deck_for_a_first_match_is_proposed() -> None:
    scene = orcade.new(GAME, seats=2, seed=1).scene(0)
    question = scene.question or orcade.new(GAME, seats=2, seed=1).scene(1).question
    assert question is not None
    assert question.usual == next(choice.say for choice in question.choices if choice.first)


def test_whoever_stands_beside_an_exit_goes_out() -> None:
    assert proposed(Tomb(player("e3", hand="lamp"), player(hand="rat"), rooms=WAY)) == "move e4"


def test_an_exit_in_the_hand_is_laid_where_it_may_lie() -> None:
    rooms = {"e1": "cross", "e2": "cross", "e3": "cross"}
    assert proposed(Tomb(player("e3", hand="gate"), player(hand="rat"), rooms=rooms)).startswith("room gate")


def test_the_tomb_is_built_on_from_its_edge_and_one_goes_there() -> None:
    assert proposed(Tomb(player("e1", hand="cross"), player(hand="rat"), rooms={"e1": "cross"})).startswith(
        "room cross"
    )


def test_one_goes_round_a_wall_behind_which_the_tomb_can_grow() -> None:
    round_it = {"n1": "hall NS", "n2": "bend ES", "e1n2": "bend SW", "e1n1": "hall NS", "e1": "hall NS"}
    tomb = Tomb(player(hand="cross"), player(hand="rat"), rooms={**round_it, "w1": "nook E", "s1": "nook N"})
    assert proposed(tomb) == "move n1"
    assert why(tomb) == "Towards open doors."


def test_the_tomb_grows_to_the_sides_where_that_is_as_good() -> None:
    tomb = Tomb(player("n1", hand="cross"), player(hand="rat"), rooms={"n1": "cross"})
    assert proposed(tomb).split()[2] in ("e1n1", "w1n1")


def test_an_exchange_is_proposed_with_the_cards_that_go() -> None:
    tomb = Tomb(player(hand="rat rat sword"), player())
    ask = tomb.match.asks[0]
    board = tomb.match.board(ask.seat)
    assert GAME.plans is not None
    (plan,) = GAME.plans(board, ask)
    assert [step.notation(board) for step in plan.steps] == ["exchange", "exchange rat rat"]
    assert plan.label == plan.steps[1].label(board)
    many = Tomb(player(hand="rat rat rat sword"), player())
    (plan,) = GAME.plans(many.match.board(0), many.match.asks[0])
    assert plan.label == "Exchange the 3 least useful", "unlike the exchange of which one chooses the cards"
    tomb = Tomb(player(hand="cross"), player())
    assert GAME.plans(tomb.match.board(0), tomb.match.asks[0]) == ()


def besides(tomb: Tomb) -> dict[str, str]:
    """What stands beside it: the labels by notation."""
    ask = tomb.match.asks[0]
    assert GAME.plans is not None
    return {plan.say: plan.label for plan in GAME.plans(tomb.match.board(ask.seat), ask) if plan.beside}


def test_beside_a_way_onward_stands_what_else_an_action_is_good_for() -> None:
    rooms = {"e1": "cross", "e2": "cross", "w1": "cross"}
    tomb = Tomb(player("e1", hand="cross"), player(hand="rat"), rooms=rooms)
    assert proposed(tomb) == "move e2"
    assert list(besides(tomb)) == ["build"]
    assert besides(tomb)["build"].startswith("Lay Cross to the ")
    tomb = Tomb(player("w1", hand="cross"), player(hand="rat"), rooms={"w1": "cross", "n1": "cross"})
    assert proposed(tomb).startswith("room cross")
    assert "go on" not in besides(tomb), "no Room brings one nearer"


def test_a_room_is_searched() -> None:
    tomb = Tomb(player("e1", hand="lamp"), player(hand="rat"), rooms={"e1": "cross", "e2": "cross"})
    tomb.say("mags: move e2")
    assert proposed(tomb) == "search"


def test_who_is_about_to_get_out_meets_the_hardest_encounter() -> None:
    tomb = Tomb(player("e3"), player(hand="rat troll sword"), rooms=WAY)
    tomb.say("mags: move e4")
    assert proposed(tomb) == "encounter troll"
    assert why(tomb) == "Mags is about to get out!"


def test_an_encounter_that_does_nothing_but_give_an_item_is_kept() -> None:
    tomb = Tomb(player("e1", items="sword"), player("e3", hand="rat"), rooms=WAY)
    tomb.say("mags: move start")
    assert proposed(tomb) == "pass"
    assert why(tomb) == "Your cards are worth more later."


def test_who_would_die_saves_himself() -> None:
    tomb = Tomb(player("e3", hand="mistake"), player(hand="troll cheer"), rooms=WAY, dice=(1, 6))
    tomb.say("mags: move e4", "otto: encounter troll")
    assert proposed(tomb) == "play mistake"
    assert why(tomb) == "It saves you."


def test_the_gamemaster_lays_an_encounter_close_to_a_character_or_plays_a_rule() -> None:
    rooms = {"e1": "cross", "e2": "cross", "n1": "cross"}
    tomb = Tomb(player("e1"), player(), player(hand="rat troll"), rooms=rooms, gm="pip")
    tomb.rest("mags", "mags", "mags", "otto", "otto", "otto")
    assert proposed(tomb).startswith("lay ")
    assert why(tomb) == "Whoever enters that Room meets it."
    tomb.say(f"pip: {proposed(tomb)}")
    assert proposed(tomb) in ("in e2", "in n1")


def test_what_is_good_for_the_least_goes() -> None:
    tomb = Tomb(player("e1", items="lamp sword"), player("e1", hand="grab"), rooms={"e1": "cross"})
    tomb.say("mags: pass", "otto: play grab on mags")
    assert proposed(tomb) == "steal sword of mags"


def test_a_room_is_laid_in_plain_words() -> None:
    tomb = Tomb(player(hand="fork"), player(), rooms={})
    question = tomb.match.scene(0).question
    assert question is not None
    labels = {choice.say: choice.label for choice in question.choices}
    assert labels["room fork n1 NES"] == "Lay Fork to the north, a wall to the west"


def test_it_is_always_one_of_the_answers() -> None:
    found = 0
    for seed in range(6):
        match, rng = orcade.new(GAME, seats=3, seed=seed), Random(seed)
        while match.asks and len(match.tape) < 100_000 and found < 400:
            ask = match.asks[0]
            usual = GAME.usual(match.board(ask.seat), ask) if GAME.usual is not None else None
            if usual is not None:
                found += 1
                assert usual in ask.options or isinstance(ask.options, Several)
            options = list(ask.options)
            match.answer(usual if usual is not None and rng.random() < 0.7 else rng.choice(options), ask.seat)
    assert found
