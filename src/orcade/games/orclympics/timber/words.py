"""Small words that events, labels and reasons share."""

from __future__ import annotations


def wood(count: int) -> str:
    """So much Wood: "1 Wood"."""
    return f"{count} Wood"
