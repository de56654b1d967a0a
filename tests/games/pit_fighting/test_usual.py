"""What is proposed in Orc Pit Fighting: the large button of who has never played."""

from __future__ import annotations

from random import Random

import orcade
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.usual import JUDGES

from .positions import Table, position


def usual(table: Table) -> str:
    """What is proposed, in notation."""
    scene = table.match.scene(table.match.asks[0].seat)
    assert scene.question is not None
    return scene.question.usual


def test_a_strong_hand_attacks_and_with_all_of_its_run() -> None:
    table = Table(position(hands=("QC KC 2H", "9S 10S 6D")))
    assert usual(table) in ("attack QC", "attack KC")


def test_a_weak_hand_gives_its_poorest_red_card_for_a_better_one() -> None:
    assert usual(Table(position(hands=("4C 5H JD", "9S 10S 6D")))) == "draw 5H"


def test_a_good_card_on_an_out_pile_is_taken() -> None:
    assert usual(Table(position(hands=("4C 5H 6S", "9S 10S 6D"), outs=("", "KC")))) == "snatch 5H"


def test_an_attack_is_answered_with_the_most_and_everything_is_played_on() -> None:
    table = Table(position(hands=("9C 8C 2H", "9S 10S 6D"))).play("gnash attack 9C")
    assert usual(table) in ("defend 9S", "defend 10S")
    table.play("thud defend 9S")
    assert usual(table) == "play 8C"


def test_who_can_neither_defend_nor_strike_back_lays_his_poorest_card() -> None:
    table = Table(position(hands=("9C 8C 2H", "AH 6D"))).play("gnash attack 9C")
    assert usual(table) == "blank 6D"


def test_it_is_always_one_of_the_answers() -> None:
    asked = set()
    for seed in range(30):
        match, rng = orcade.new(GAME, seed=seed), Random(seed)
        while match.asks:
            ask = match.asks[0]
            found = GAME.usual(match.board(ask.seat), ask) if GAME.usual is not None else None
            if found is not None:
                asked.add(ask.rule)
                assert found in ask.options
            match.answer(found if found is not None and rng.random() < 0.7 else rng.choice(list(ask.options)), ask.seat)
    assert asked >= JUDGES.keys() - {"PF-5"}
