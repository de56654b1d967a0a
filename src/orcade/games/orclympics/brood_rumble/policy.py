"""What bots answer without a search: which brood they lead."""

from __future__ import annotations

from orcade.table.judging import Judged
from orcade.table.requests import Ask

from .pieces import BROODING, Rumble


def policy(rumble: Rumble, ask: Ask) -> Judged | None:
    """The brood is left to chance: matches of different ones are the better ones. All else a search is to find out."""
    return {} if rumble.phase == BROODING else None
