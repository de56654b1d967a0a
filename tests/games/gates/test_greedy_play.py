"""Games by a greedy player: no position on the way is impossible."""

from __future__ import annotations

from random import Random

import pytest

import orcade
from orcade.games.gates import GAME
from orcade.games.gates.options import GatesOptions
from orcade.table.dice import Stream

from .greedy import moves
from .whole import check

DEADLY = 2
"""The number of a game with four deaths."""


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_no_position_is_impossible(seats: int) -> None:
    options = GatesOptions(return_on_doubles=seats % 2 == 0, orc_value=30, realism_seating=seats > 5)
    match = orcade.new(GAME, seats, options=options, dice=Stream.of(seats))
    rng = Random(seats)
    for given in moves(match, rng):
        if given == 300:
            return
        if rng.random() < 0.2:
            check(match)
    check(match)


def test_nor_in_a_whole_game_with_deaths() -> None:
    match = orcade.new(GAME, 4, options=GatesOptions(orc_value=30), dice=Stream.of(DEADLY))
    rng = Random(DEADLY)
    for _ in moves(match, rng):
        if rng.random() < 0.1:
            check(match)
    check(match)
    assert sum(character.deaths for character in match.state.characters) > 2
