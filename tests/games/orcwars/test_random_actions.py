"""Whole games at random: nothing is lost, nobody is where he cannot be, and every word can be said."""

from __future__ import annotations

from random import Random

import pytest

import orcade
from orcade.games.orcwars import GAME
from orcade.games.orcwars.pieces import ACTING, BUILDING_MINES, DISCARDING, MINING, WHAT_NOW, Wars, WarsOptions
from orcade.house.frames import offences
from orcade.table.match import Match

from .invariants import wrongs, wrongs_at_rest
from .plain_map import plain_map

QUIET = (MINING, BUILDING_MINES, DISCARDING)


def at_rest(wars: Wars) -> bool:
    """Whether nothing is going on."""
    return (wars.phase == ACTING and wars.asked == WHAT_NOW) or wars.phase in QUIET


def look(match: Match, rng: Random) -> None:
    """All that must be true while somebody is asked."""
    wars = match.state
    assert not list(wrongs(wars))
    if at_rest(wars):
        assert not list(wrongs_at_rest(wars))
    assert not offences(match._flow, wars)  # type: ignore[arg-type]
    if rng.random() < 0.02:
        for ask in match.asks:
            view = match.view(ask.seat)
            typed = [option.notation(view) for option in ask.options]
            assert all(typed)
            assert all(option.label(view) for option in ask.options)
            words = rng.choice(typed)
            assert match.read(ask, words).notation(view) == words
        copy = match.clone()
        assert copy.state == wars


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(1))
def test_random_games_keep_everything_in_its_place(seats: int, seed: int) -> None:
    rng = Random(seats * 100 + seed)
    match = orcade.new(GAME, seats=seats, seed=seed, options=WarsOptions(own_map=plain_map(), round_cap=15))
    while not match.over:
        look(match, rng)
        ask = match.asks[0]
        match.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
    assert all(past.text(orcade.OPEN) is not None for past in match.happenings)
