"""Rewards of each seat at the end of a match, or where it stands: 1 for the first place alone, 0 for the last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orcade.table.game import Ending
from orcade.table.match import Match

EVEN: Final = 0.5
"""The reward where nothing is known."""


def of_places(places: Sequence[int]) -> list[float]:
    """Rewards by place, evenly spaced; seats that share places share their rewards.

    >>> of_places([1, 2]), of_places([1, 1]), of_places([2, 1, 2])
    ([1.0, 0.0], [0.5, 0.5], [0.25, 1.0, 0.25])
    """
    worst = len(places) - 1
    if worst == 0:
        return [EVEN]
    return [1 - (place - 1 + (places.count(place) - 1) / 2) / worst for place in places]


def rewards(match: Match) -> Sequence[float]:
    """Rewards of the ending, if there is one; else what the game estimates; else the same for all."""
    ending: Ending | None = match.state.ending
    if ending is not None:
        return of_places(ending.places)
    if match.game.worth is not None:
        return match.game.worth(match.state)
    return [EVEN] * match.state.seats
