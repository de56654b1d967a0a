"""Pictures that come and go: a board has them all the time, so that a page is sent each of them once.

What a thing wears for a turn only, such as the glow of who acts, would else be sent again and again, and is larger than
all else that changes with it.
"""

from __future__ import annotations

STAMPS: dict[str, frozenset[str]] = {
    "pigsty": frozenset({"drop", "fire", "glow", "shoo", "shove", "shrooms", "slick"}),
    "pit": frozenset({"of-clubs", "of-diamonds", "of-hearts", "of-spades", "sheet"}),
}
"""By the look of a board: names in `figures.STAMPS`."""

GAUGES: dict[str, tuple[str, ...]] = {"pigsty": ("broom", "hand", "mushroom", "slipped", "torch")}
"""By the look of a board: looks of gauges in its panels."""
