"""What a seat played as, for those who count wins."""

from __future__ import annotations

import pytest

from orcade.lab.playing import Outcome, Task, play
from orcade.table.game import game_named


def played(game: str, seats: int) -> Outcome:
    outcome = play(Task(game, ("random",) * seats, 1, 0, game_named(game).options()))
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("game", ["masters-fight", "timber", "road-rage"])
def test_a_brood(game: str) -> None:
    assert all(each["brood"] in ("Common", "Feral", "Iron") for each in played(game, 4).traits)


def test_a_deck_and_whose_part_it_is() -> None:
    found = played("hack", 3).traits
    assert len({each["deck"] for each in found}) == 3
    assert [each["part"] for each in found].count("GameMaster") <= 1


def test_a_character() -> None:
    found = [each["character"] for each in played("gates", 3).traits]
    assert found.count("Gamemaster") == 1
    assert len(set(found)) == 3


def test_nothing_where_all_play_alike() -> None:
    assert played("pit-fighting", 2).traits == ({}, {})
