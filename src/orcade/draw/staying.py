"""Pictures that come and go: a board has them all the time, so that a page is sent each of them once.

What a thing wears for a turn only, such as the glow of who acts, or what lies on a sheet and on the buttons beside it,
would else be sent again and again, and is larger than all else that changes with it.
"""

from __future__ import annotations

from .kit import FIGHTING
from .kit.blows import BLOWS

STAMPS: dict[str, frozenset[str]] = {
    "pigsty": frozenset({"drop", "fire", "glow", "shoo", "shove", "shrooms", "slick"}),
    "rumble": frozenset({*BLOWS, "dizzy", "done", "glow"}),
    "pit": frozenset({*FIGHTING, "of-clubs", "of-diamonds", "of-hearts", "of-spades", "sheet"}),
}
"""By the look of a board: names in `figures.STAMPS`."""

GAUGES: dict[str, tuple[str, ...]] = {
    "pigsty": ("broom", "hand", "mushroom", "slipped", "torch"),
    "rumble": ("dizzy", "fist"),
}
"""By the look of a board: looks of gauges in its panels."""
