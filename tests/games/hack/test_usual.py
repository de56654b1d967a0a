"""What is proposed in HACK!: the way out, for who has never played."""

from __future__ import annotations

from random import Random

import orcade
from orcade.games.hack import GAME

from .tomb import Tomb, player

WAY = {"e1": "cross", "e2": "cross", "e3": "cross", "e4": "gate"}


def usual(tomb: Tomb) -> str:
    """What is proposed, in notation; empty where nothing is."""
    ask = tomb.match.asks[0]
    board = tomb.match.board(ask.seat)
    found = GAME.usual(board, ask) if GAME.usual is not None else None
    return "" if found is None else found.notation(board)


def test_the_deck_for_a_first_match_is_proposed() -> None:
    scene = orcade.new(GAME, seats=2, seed=1).scene(0)
    question = scene.question or orcade.new(GAME, seats=2, seed=1).scene(1).question
    assert question is not None
    assert question.usual == next(choice.say for choice in question.choices if choice.first)


def test_whoever_stands_beside_an_exit_goes_out() -> None:
    assert usual(Tomb(player("e3", hand="lamp"), player(hand="rat"), rooms=WAY)) == "move e4"


def test_an_exit_in_the_hand_is_laid_where_it_may_lie() -> None:
    rooms = {"e1": "cross", "e2": "cross", "e3": "cross"}
    assert usual(Tomb(player("e3", hand="gate"), player(hand="rat"), rooms=rooms)).startswith("room gate")


def test_the_tomb_is_built_on_from_its_edge_and_one_goes_there() -> None:
    assert usual(Tomb(player("e1", hand="cross"), player(hand="rat"), rooms={"e1": "cross"})).startswith("room cross")


def test_a_room_is_searched() -> None:
    tomb = Tomb(player("e1", hand="lamp"), player(hand="rat"), rooms={"e1": "cross", "e2": "cross"})
    tomb.say("mags: move e2")
    assert usual(tomb) == "search"


def test_it_is_always_one_of_the_answers() -> None:
    found = 0
    for seed in range(6):
        match, rng = orcade.new(GAME, seats=3, seed=seed), Random(seed)
        while match.asks and len(match.tape) < 100_000 and found < 400:
            ask = match.asks[0]
            usual = GAME.usual(match.board(ask.seat), ask) if GAME.usual is not None else None
            if usual is not None:
                found += 1
                assert usual in ask.options
            options = list(ask.options)
            match.answer(usual if usual is not None and rng.random() < 0.7 else rng.choice(options), ask.seat)
    assert found
