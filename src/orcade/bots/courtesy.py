"""What bots answer in matters among people, such as whether a result stands: they agree."""

from __future__ import annotations

from orcade.table.requests import Ask, Option


def polite(ask: Ask) -> Option:
    """The option that passes; the last one where none does."""
    options = ask.options
    return next((option for option in options if option.passes), options[-1])
