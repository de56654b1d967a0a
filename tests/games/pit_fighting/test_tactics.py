"""The quick estimate that searches use."""

from __future__ import annotations

from random import Random

import pytest

import orcade
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.tactics import DUEL, worth

from .positions import Table, position


def test_chances_add_up_and_stay_within_bounds() -> None:
    for seed in range(20):
        rng = Random(seed)
        match = orcade.new(GAME, seed=seed)
        while not match.over:
            first, second = worth(match.state)
            assert 0 < first < 1
            assert first + second == pytest.approx(1)
            ask = rng.choice(match.asks)
            match.answer(rng.choice(ask.options), ask.seat)
        ending = match.standings
        assert ending is not None
        assert worth(match.state)[ending.places.index(1)] == 1


def test_less_damage_is_better() -> None:
    values = [worth(position(hands=("9C", "8C"), damage=(2, theirs)))[0] for theirs in range(5)]
    assert values == sorted(values)
    assert DUEL[2][2] == 0.5


def test_better_cards_are_better() -> None:
    assert worth(position(hands=("AC KC", "2C 3C")))[0] > 0.5 > worth(position(hands=("2C 3C", "AC KC")))[0]


def test_a_lead_in_combat_is_better() -> None:
    table = Table(position(hands=("KC 2H 3H", "2S 4H 5H"))).play("gnash attack KC", "thud defend 2S")
    ahead = worth(table.state)[0]
    assert ahead > worth(position(hands=("2H 3H", "4H 5H")))[0] + 0.03
    table.play("gnash pass", "thud pass")
    assert worth(table.state)[0] > ahead


def test_the_estimate_agrees_with_play() -> None:
    """Among positions of random play, those judged better are won more often."""
    seen: list[tuple[float, bool]] = []
    for seed in range(120):
        rng = Random(seed)
        match = orcade.new(GAME, seed=seed)
        judged = []
        while not match.over:
            if rng.random() < 0.05:
                judged.append(worth(match.state)[0])
            ask = rng.choice(match.asks)
            match.answer(rng.choice(ask.options), ask.seat)
        won = worth(match.state)[0] == 1
        seen += [(value, won) for value in judged]
    high = [won for value, won in seen if value > 0.65]
    low = [won for value, won in seen if value < 0.35]
    assert sum(high) / len(high) > 0.65
    assert sum(low) / len(low) < 0.35
