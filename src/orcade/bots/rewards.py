"""Rewards of each seat at the end of a match, or where it stands: 1 for the first place alone, 0 for the last."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.estimates import EVEN, of_places
from orcade.table.game import Ending, Worth
from orcade.table.match import Match


def rewards(match: Match, worth: Worth | None = None) -> Sequence[float]:
    """Rewards of the ending, if there is one; else what is estimated; else the same for all.

    `worth`: an estimate in the place of the game's own.
    """
    ending: Ending | None = match.state.ending
    if ending is not None:
        return of_places(ending.places)
    worth = worth or match.game.worth
    return worth(match.state) if worth is not None else [EVEN] * match.state.seats
