"""What bots drive up with, and how they drive."""

from __future__ import annotations

from random import Random

import pytest

import orcade
from orcade.bots import bot
from orcade.bots.advice import suggestion
from orcade.games.orclympics.road_rage import GAME
from orcade.games.orclympics.road_rage.answers import WORKSHOPS, Ready
from orcade.games.orclympics.road_rage.pieces import Race, RageOptions
from orcade.games.orclympics.road_rage.workshop import LEAST, MOST, profile

from .test_workshop import workshop


@pytest.mark.parametrize("brood", range(3))
def test_a_brood_has_chariots_of_several_kinds(brood: int) -> None:
    ready = WORKSHOPS[brood].ready
    assert len({each.made.title for each in ready}) == len(ready) >= 3
    assert all(LEAST <= value <= MOST for each in ready for value in profile(each.driver, each.upgrades))
    assert [each.for_first(Race(2, RageOptions())) for each in ready] == [True] + [False] * (len(ready) - 1)
    assert min(profile(ready[0].driver, ready[0].upgrades)) >= 1
    assert profile(ready[0].driver, ready[0].upgrades)[3] > 3, "no first ram wrecks who plays for the first time"


def test_bots_drive_up_with_ready_made_chariots_that_differ() -> None:
    found = set()
    for seed in range(6):
        match = orcade.new(GAME, 4, seed=seed)
        for seat in range(4):
            match.answer("iron", seat=seat)
        for seat in range(4):
            built = bot("easy", GAME).choose(match, seat, Random(seed))
            if isinstance(built, Ready):
                found.add(built.made.title)
    assert len(found) == len(WORKSHOPS[2].ready)


def test_words_and_buttons_build_the_same() -> None:
    match = workshop("iron", "feral")
    ready = WORKSHOPS[2].ready[0]
    assert match.read(match.ask_of(0), ready.notation(match.board(0))) is ready


def test_a_race_of_bots_is_won_at_the_finish() -> None:
    ended = 0
    for seed in range(3):
        match = orcade.new(GAME, 4, seed=seed)
        while not match.over:
            ask = match.asks[0]
            match.answer(bot("normal", GAME).choose(match, ask.seat, Random(seed)), ask.seat)
        ended += match.standings.rule == "RR 4.4"  # type: ignore[union-attr]
        assert isinstance(match.state, Race)
        assert match.state.turn < 25
    assert ended >= 2


def test_a_bot_tells_at_once_what_it_would_do() -> None:
    match = workshop("iron", "feral")
    assert isinstance(suggestion(match, 0), Ready)
