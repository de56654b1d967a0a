"""A walk is nothing but its steps: each is legal when it comes, and nothing is rolled before the last is given."""

from __future__ import annotations

from random import Random

import pytest

from orcade.table import walks as walking
from orcade.table.match import Match
from orcade.table.requests import Ask
from orcade.table.walks import steps_to, walks, ways

from .random_play import GAMES, moments, seeds, share


def check(match: Match, ask: Ask, patch: pytest.MonkeyPatch) -> int:
    """How many walks there are."""
    found = walks(match, ask)
    shown = list(ways(match, ask))
    # They are found twice, alike; to find them again for each that is read would take the square of their number.
    patch.setattr(walking, "walks", lambda *again: found if again == (match, ask) else walks(*again))
    things = {thing.id for thing in match.scene(ask.seat).things}
    board = match.board(ask.seat)
    near = {option.notation(board) for option in ask.options} if found else set()
    for walk, way in zip(found, shown, strict=True):
        assert way.say not in near
        assert things.issuperset((*way.things, *way.way))
        assert tuple(steps_to(match, ask, way.say.upper())) == walk.steps
        twin = match.clone()
        for step in walk.steps:
            assert twin.drawn == match.drawn, way.say
            assert step.notation(twin.board(ask.seat)) == step.notation(board)
            twin.answer(step, ask.seat)
    return len(found)


def test_walks_are_their_steps(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]
    if not (game.steps or game.plans):
        return
    rng = Random(1)
    found = 0
    for looked, seed in enumerate(seeds(game, 8), 1):
        for match in moments(game, seed, rng, share(game, seed, 40)):
            found += check(match, match.asks[0], monkeypatch)
        if found and looked > 1:
            return  # Random play comes to walks in every match of some games, and seldom in others.
    assert found or game.parts, "of a game that is made of others, few matches are looked at"
