"""What bots say where people settle something among themselves: that they do not mind."""

from __future__ import annotations

from orcade.table.requests import Ask, Option


def polite(ask: Ask) -> Option:
    """The option that passes; the last one where none does."""
    options = ask.options
    return next((option for option in options if option.passes), options[-1])
