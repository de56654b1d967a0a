"""What an answer would do, with odds, for the player who hovers over it."""

from __future__ import annotations

from orcade.table.requests import Option

from .pieces import Pit


def hint(view: Pit, option: Option) -> str:
    """One or two short sentences, from what the view knows."""
    return ""
