"""Thousands of battles at random: nothing is lost, and nobody is where or what he must not be."""

from __future__ import annotations

from random import Random

import pytest

from orcade.house.frames import offences
from orcade.house.random_play import overheard
from orcade.table.dice import Loose
from orcade.table.match import new
from orcade.table.requests import Roll, Throw

from .battle_positions import game
from .random_battles import KINDS, PLAYERS, check, played, position


@pytest.mark.parametrize("start", range(0, 500, 250))
def test_all_is_in_order_after_random_battles(start: int) -> None:
    for seed in range(start, start + 250):
        match, kind = played(seed)
        try:
            check(match.state)
        except AssertionError as broken:
            raise AssertionError(f"seed {seed}, {kind}") from broken


@pytest.mark.parametrize("kind", KINDS)
def test_battles_keep_nothing_that_can_go_stale_and_players_roll(kind: str) -> None:
    found: set[str] = set()

    def hear(flow: object, state: object, request: object) -> None:
        found.update(offences(flow, state))  # type: ignore[arg-type]
        for die in request.dice if isinstance(request, Throw) else (request,) if isinstance(request, Roll) else ():
            assert 0 <= die.seat < PLAYERS

    for seed in range(10):
        rng = Random(seed)
        wars, begin = position(rng, kind)
        match = new(overheard(game(begin), hear), state=wars, dice=Loose(rng))
        while not match.over:
            ask = match.asks[0]
            view = match.view(ask.seat)
            said = [option.notation(view) for option in ask.options]
            assert len(set(said)) == len(said)
            assert all(option.label(view) for option in ask.options)
            match.answer(ask.options[int(rng.random() * len(ask.options))], ask.seat)
    assert not found, "\n".join(sorted(found))
