"""What is told of an attack, and of a card that is exchanged, before it is played."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import orcade
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.answers import Attack, Dig, DrawTwo
from orcade.games.pit_fighting.faces import CLUBS, SPADES, face_of
from orcade.games.pit_fighting.forecast import (
    attack_wins,
    betters,
    comes_to_most,
    digs_better,
    draws_better,
    unseen,
)
from orcade.games.pit_fighting.odds import chances, counts
from orcade.games.pit_fighting.pieces import comes_to

from .positions import GNASH, Table, position
from .test_hints import hint


def faces(words: str) -> tuple[int, ...]:
    return tuple(sorted(face_of(word) for word in words.split()))


@pytest.mark.parametrize(
    ("hand", "attack", "defence"),
    [
        ("", 0, 0),
        ("7C 9C", 9, 0),
        ("7C 8C 9C 2S 3S KS", 11, 12),
        ("JC QC KC", 14, 0),
        ("AC 2C AS", 14, 14),
        ("4H 5D", 0, 0),
    ],
)
def test_what_cards_come_to(hand: str, attack: int, defence: int) -> None:
    assert [comes_to_most(faces(hand), suit) for suit in (CLUBS, SPADES)] == [attack, defence]


def test_the_chances_are_those_of_all_that_may_be_drawn_and_answered() -> None:
    asked = 0
    for seed in range(12):
        match, rng = orcade.new(GAME, seed=seed), Random(seed)
        while match.asks and asked < 60:
            ask = match.asks[0]
            view = match.view(ask.seat)
            for option in ask.options:
                if isinstance(option, DrawTwo) and (chance := draws_better(view, ask.seat, option.card)) is not None:
                    better = betters(view, ask.seat, option.card, unseen(view))
                    pairs = [one or other for one, other in combinations(better, 2)]
                    assert chance == pytest.approx(sum(pairs) / len(pairs))
                    asked += 1
                if isinstance(option, Attack) and (both := attack_wins(view, ask.seat, option.card)) is not None:
                    assert 0 <= both[0] <= both[0] + both[1] <= 1
                    value = comes_to_most(tuple(sorted(map(view.face, view.hands[ask.seat]))), CLUBS)
                    assert value >= comes_to(view, ask.seat, option.card)
                if isinstance(option, Dig):
                    assert 0 <= digs_better(view, ask.seat, option.card) <= 1
            match.answer(rng.choice(list(ask.options)), ask.seat)
    assert asked > 30


def test_a_stronger_attack_is_likelier_won() -> None:
    table = Table(position(hands=("4C 9C KC 2H", "9S 10S 6D")))
    won = [attack_wins(table.match.view(GNASH), GNASH, card) for card in table.match.state.hands[GNASH][:3]]
    assert [each[0] for each in won if each is not None] == sorted(each[0] for each in won if each is not None)


def test_a_long_run_that_was_seen_is_what_an_attack_meets() -> None:
    table = Table(position(hands=("5C 2H", "10S JS QS KS 6D")))
    (attack, _), theirs = table.match.state.hands
    view = table.match.view(GNASH)
    for card in theirs[:4]:
        view.cards.faces[card] = table.match.state.face(card)
    win, draw = chances(counts(5 - 15))
    assert attack_wins(view, GNASH, attack) == (win, 1 - win - draw)


def test_a_card_that_is_taken_or_kept_says_what_it_makes_of_the_hand() -> None:
    table = Table(position(hands=("9C 5H JD", "9S 10S 6D"), outs=("", "10C")))
    assert hint(table, "snatch 5H") == "You take 10♣: attack 9 becomes 11."
    drawn = Table(position(hands=("9C 5H", "9S 6D"), deck="3D 10C")).play("gnash draw 5H", "thud pass")
    assert hint(drawn, "keep 10C") == "It attacks with Value 10. Your attack 9 becomes 11."
    dug = Table(position(hands=("9C 4S 5H", "9S 6D"), discard="KS 2C"))
    assert hint(dug, "dig 4S") == "You draw one of 2♣, K♠: 50 % for a better attack or defence."


def test_the_best_attack_stands_beside_what_is_proposed() -> None:
    question = Table(position(hands=("4C 6C 5H JD", "9S 10S 6D"))).match.scene(GNASH).question
    assert question is not None
    assert [choice.say for choice in question.choices if choice.foremost] == ["attack 6C"]
