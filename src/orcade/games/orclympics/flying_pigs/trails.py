"""The ways that models have come since the last answer, kept for those who look on."""

from __future__ import annotations

from .pieces import Pigsty


def settle(sty: Pigsty) -> None:
    """An answer was given: what moved before it is old."""
    for model in sty.models:
        if model.trail:
            model.trail = []
