"""Games by a greedy player: no position on the way is impossible."""

from __future__ import annotations

from random import Random

import pytest

import orcade
from orcade.games.gates import GAME
from orcade.games.gates.pieces import GatesOptions
from orcade.table.dice import Stream

from .greedy import moves
from .whole import check


@pytest.mark.parametrize("seats", range(2, 10))
def test_no_position_is_impossible(seats: int) -> None:
    options = GatesOptions(return_on_doubles=seats % 2 == 0, orc_value=30, realism_seating=seats > 5)
    match = orcade.new(GAME, seats, options=options, dice=Stream.of(seats))
    rng = Random(seats)
    for given in moves(match, rng):
        if given == 400:
            return
        if rng.random() < 0.2:
            check(match)
    check(match)
