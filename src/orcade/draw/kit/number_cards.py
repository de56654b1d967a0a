"""What the number cards show: clubs hit, spades shield, hearts hearten, diamonds cheat, the more the higher they are.

Each picture is put together from a burst, one emblem, and as many signs of its suit as it counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from .emblems import emblem
from .knife import burst, cut, put
from .suit_signs import Sign, signs

MOTIFS: Final[dict[str, tuple[str, ...]]] = {
    "club": ("fist", "shoe", "saucepan", "stone", "pole", "cudgel", "mace", "two-axes", "great-sword"),
    "spade": ("socks", "hat", "boots", "jerkin", "helmet", "shield", "breastplate", "door", "tower"),
    "heart": ("coffee", "bread", "pizza", "bandage", "potion", "lute", "drum", "flag", "crowd"),
    "diamond": ("spilled-cup", "rope", "cocked-die", "needle", "dart", "dagger", "trap", "acid", "fireball"),
}
"""By suit: the emblems of 2 to 10."""

_ROWS: Final = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}
"""How so many signs stand above the emblem, and below it, where they are turned over."""

_MIDDLE: Final = 65.8
"""x of its middle."""


@cache
def number_art(suit: str, value: int) -> str:
    """The picture of the card of this value, 2 to 10, as it lies on the card."""
    art = put(cut(burst(17 + value / 2, 27, 7 + value // 2), "card", 3, 0, 0), _MIDDLE, 70)
    art += put(emblem(MOTIFS[suit][value - 2]), _MIDDLE, 70, 0.46 + value / 110)
    return art + signs(suit, *_places((value + 1) // 2, 1), *_places(value // 2, -1))


def _places(count: int, way: int) -> Iterator[Sign]:
    """Where so many signs stand, above the emblem (1) or upside down below it (-1)."""
    rows = _ROWS[count]
    size = 17 if len(rows) == 1 else 14
    for row, across in enumerate(rows):
        y = 70 - way * ((46 if len(rows) == 1 else 53) - row * 15)
        for at in range(across):
            x = _MIDDLE + (at - (across - 1) / 2) * (size + 1.5)
            yield Sign(x, y, size / 100, 0 if way > 0 else 180)
