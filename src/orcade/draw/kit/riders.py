"""Riders on boars in profile, looking right: the whole boar in its seat's colour, for 100 units around 0, 0.

A boar is told by its outline, so it is never seen from above; where it faces is told by what it stands on.
"""

from __future__ import annotations

from .beasts import PIGLET, boar
from .knife import cut, line, put
from .orcs import COMMON, FERAL, IRON

_CLOTH = cut("M-34 -14Q-16 -22 0 -17L2 17Q-16 24 -34 15z", "card", 4.5, 0, 0)
"""Over its flank: there is room for the mark of its seat."""
MARKED = (-16.0, 1.0)
"""The middle of that cloth."""
_REIN = line("M38 2Q24 -20 4 -20", 3)
_LOOSE = line("M38 2Q30 30 12 26", 3)
_SADDLE = cut("M-30 -20L-32 -33L-24 -27Q-10 -19 4 -25L12 -35L12 -19Q-10 -12 -30 -20z", "wood", 4, 0, 0)
_FLUNG = put(_SADDLE, -6, -36, 1.05, -24) + line("M-56 -46Q-56 -58 -48 -64M10 -58Q18 -64 18 -72", 3.5)
"""It has thrown its saddle, too."""
_SNORT = cut("M58 3Q62 -5 69 0Q79 -4 79 6Q84 14 73 15Q65 20 61 11z", "bone", 3.5, 0, 0)


def _rider(orc: str) -> str:
    return put(orc, -10, -47, 0.84) + boar("seat") + _CLOTH + _REIN


RIDERS: dict[str, str] = {
    "rider-common": _rider(COMMON),
    "rider-feral": _rider(FERAL),
    "rider-iron": _rider(IRON),
    "boar-unridden": put(boar("seat") + _CLOTH + _LOOSE + _SNORT, 0, 2, 1, -11) + _FLUNG,
}

CAUGHT = put(PIGLET, -42, -26, 0.78)
"""A piglet on the croup, behind the saddle."""
