"""Giving up: who ranks where, and who wins when all others have gone."""

from __future__ import annotations

import pytest

from orcade.table.game import Ending, game_named
from orcade.table.resigning import judged, walkover

GAME = game_named("tusk-draw")


@pytest.mark.parametrize(
    ("natural", "resigned", "due"),
    [
        ([1, 2, 3], [0], [3, 1, 2]),
        ([1, 1, 3], [1, 0], [2, 3, 1]),
        ([1, 2, 2, 4], [], [1, 2, 2, 4]),
        ([2, 1, 3, 3], [1], [1, 4, 2, 2]),
    ],
)
def test_who_gave_up_ranks_behind_all_who_stayed(natural: list[int], resigned: list[int], due: list[int]) -> None:
    assert judged(GAME, Ending(natural, "It is over.", "TD 3"), resigned).places == due


def test_the_ending_tells_who_gave_up() -> None:
    ending = judged(GAME, Ending([3, 1, 2], "It is over.", "TD 3"), [2, 0])
    assert ending.text == "It is over. Mog and Grub gave up and rank last."


def test_a_winner_who_gave_up_is_told_to_be_none() -> None:
    ending = judged(GAME, Ending([1, 2, 3], "Grub wins.", "TD 3"), [2, 0])
    assert ending.text == "Grub wins. But Mog and Grub gave up and rank last: Dreg wins."
    ending = judged(GAME, Ending([1, 2, 2], "Grub wins.", "TD 3"), [0])
    assert ending.text == "Grub wins. But Grub gave up and ranks last: Dreg and Mog win."


def test_the_last_who_stays_wins() -> None:
    assert walkover(GAME, 3, [1]) is None
    ending = walkover(GAME, 3, [1, 0])
    assert ending is not None
    assert ending.places == [2, 3, 1]
    assert ending.text == "Grub gives up. Mog wins."
