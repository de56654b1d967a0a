"""Why something cannot be chosen now, in words, with the rule that says so."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat

from .pieces import Pigsty


def explain(view: Pigsty, seat: Seat, words: str) -> Why | None:
    """The reason why this seat may not answer so now; None where there is nothing to say about it."""
    return None
