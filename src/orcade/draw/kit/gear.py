"""What an orc has in hand or on its head: items drawn smaller, each about its grip."""

from __future__ import annotations

from .emblems import emblem
from .knife import put

_GRIPS: dict[str, tuple[float, float, float, float]] = {
    # look: x, y, scale, turn, in the units of a bust that looks right
    "mace": (35, -22, 0.7, 10),
    "spear": (27, -8, 0.92, -14),
    "shield": (3, 33, 0.5, 0),
    "helmet": (2, -23, 0.62, -4),
    "throwing-axe": (35, -20, 0.7, 8),
    "knuckle-dusters": (24, 34, 0.5, 12),
    "wood": (4, 30, 0.86, -8),
}


def held(look: str) -> str:
    """An item as a bust that looks right has it in hand, or on its head; empty for no item."""
    if not look:
        return ""
    x, y, scale, turn = _GRIPS.get(look, (32, -8, 0.55, 0))
    return put(emblem(look), x, y, scale, turn)


WORN = frozenset({"helmet", "shield", "knuckle-dusters", "wood"})
"""Held before the body; everything else is swung from behind it."""
