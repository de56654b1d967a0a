"""What is proposed in Orc Pit Fighting: the large button of who has never played."""

from __future__ import annotations

from random import Random

import orcade
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.answers import Dig
from orcade.games.pit_fighting.pieces import DRAW
from orcade.games.pit_fighting.reasons import reason
from orcade.games.pit_fighting.usual import JUDGES
from orcade.table.walks import ways

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


def test_beside_an_attack_it_is_offered_to_better_the_hand_first() -> None:
    table = Table(position(hands=("10C 5H JD", "9S"), deck="2C 3C"))
    (ask,) = table.match.asks
    (other,) = ways(table.match, ask)
    assert (other.label, other.beside) == ("Better your hand first: 5♥ out", True)
    assert other.hint.endswith("Then it is Thud’s turn.")
    weak = Table(position(hands=("4C 5H JD", "9S 10S 6D")))
    assert not list(ways(weak.match, weak.match.asks[0])), "there the attack stands beside it"


def test_nobody_digs_where_nothing_lies_while_he_can_attack() -> None:
    assert usual(Table(position(hands=("6C 8C 3S 5S", "9S 10S 6D")))) == "attack 8C"
    assert usual(Table(position(hands=("3S 5S", "9S 10S 6D")))) == "dig 3S"
    assert usual(Table(position(hands=("6C 8C 3S 5S", "9S 10S 6D"), discard="KH"))) == "dig 3S"


def test_who_digs_where_nothing_is_to_be_won_is_told_that_he_holds_nothing_better() -> None:
    for discard, why in (("2D 2H", "You hold nothing better."), ("JS 2H", "Your poorest spade for another.")):
        table = Table(position(hands=("2C 3S 8S", "9S 10S 6D"), discard=discard))
        (ask,) = table.match.asks
        dig = next(option for option in ask.options if isinstance(option, Dig))
        assert reason(table.match.view(ask.seat), ask, dig) == why


def test_an_attack_that_is_likely_to_be_won_comes_before_an_exchange() -> None:
    assert usual(Table(position(hands=("10C 5H JD", "9S")))) == "attack 10C"
    assert usual(Table(position(hands=("5C 5H JD", "9S 8S")))) == "draw 5H"


def test_of_two_cards_that_may_be_dug_for_the_one_goes_that_betters_the_hand() -> None:
    table = Table(position(hands=("2S 3S 4S 5S 9S", "9C 6D"), discard="7H 6S JC"))
    assert usual(table) in ("dig 2S", "dig 9S")


def test_an_answer_to_the_ace_of_clubs_may_go_by_itself() -> None:
    table = Table(position(hands=("AC 2H", "9S 3S 6D"))).play("gnash attack AC")
    (ask,) = table.match.asks
    assert ask.about == ("spent",)
    assert usual(table) == "defend 3S"


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


def test_a_poor_diamond_is_tricked_away_and_what_fits_is_laid() -> None:
    table = Table(position(hands=("9C 2H", "7S 3D 4H"), deck="8H")).play("gnash attack 9C", "thud defend 7S")
    table.play("gnash pass", "thud pass")
    assert usual(table) == "trick 3D"
    table.play("thud trick 3D")
    assert usual(table) == "play 8H", "one more on his run of 7"


def test_a_trick_that_gains_nothing_is_left() -> None:
    table = Table(position(hands=("9C 2H", "7S AD 4H"), flairs=("", "KH"))).play("gnash attack 9C", "thud defend 7S")
    table.play("gnash pass", "thud pass")
    assert usual(table) in ("pass", "sabotage AD"), "what he drew he would have to keep"


def test_healing_is_blocked_and_a_poor_card_is_not() -> None:
    heals = Table(position(hands=("AH 2C", "JS 6D"), damage=(2, 0))).play("gnash heal AH")
    assert usual(heals) == "block JS"
    draws = Table(position(hands=("3D 2C", "JS 6D"))).play("gnash draw 3D")
    assert usual(draws) == "pass"


def test_in_a_draw_a_strong_club_is_laid_and_never_a_heart_beside_a_diamond() -> None:
    table = Table(position(hands=("7C KC QC 5H", "7S 4D 3H 2H")), 3, 3)
    table.play("gnash attack 7C", "thud defend 7S", "gnash pass", "thud pass", "gnash pass", "thud pass")
    while table.state.phase < DRAW:
        table.play(f"{table.asked()} pass")
    asks = {ask.seat: ask for ask in table.match.asks}
    laid = [
        found.notation(board)
        for seat, ask in sorted(asks.items())
        for board in [table.match.board(seat)]
        for found in [GAME.usual(board, ask) if GAME.usual is not None else None]
        if found is not None
    ]
    assert laid[0] in ("lay KC", "lay QC")
    assert laid[1] == "lay 4D"


def test_it_is_told_why() -> None:
    def why(table: Table) -> str:
        scene = table.match.scene(table.match.asks[0].seat)
        assert scene.question is not None
        return scene.question.why

    assert why(Table(position(hands=("QC KC 2H", "9S 6D")))) == "Your clubs come to 13 together."
    assert why(Table(position(hands=("4C 5H JD", "9S 6D")))) == "Your poorest red card for a better one."
    assert why(Table(position(hands=("9C 2H", "10S JS"))).play("gnash attack 9C")) == "Your spades come to 13 together."
    assert why(Table(position(hands=("9C 2H", "10S 6D"))).play("gnash attack 9C")) == "Your best answer."
