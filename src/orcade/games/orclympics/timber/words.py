"""Small words that events, labels and reasons share."""

from __future__ import annotations


def wood(count: int) -> str:
    """So much Wood: "1 Wood"."""
    return f"{count} Wood"


def percent(chance: float) -> str:
    """A chance: "42 %", never quite 0 or 100 unless it is."""
    if chance <= 0:
        return "0 %"
    return "100 %" if chance >= 1 else f"{min(99, max(1, round(100 * chance)))} %"
