"""Blows and blocks of a clinch: an Orc from the front, and where he is hit or covers himself. 100 units around 0, 0."""

from __future__ import annotations

from .items import SHIELD
from .knife import burst, cut, line, paint, put

_WHO = (
    cut("M-17 50L-14 14L14 14L17 50L4 50L0 30L-4 50z", "bark", 5)
    + cut("M-24 -16Q0 -24 24 -16L17 17L-17 17z", "moss", 5)
    + cut("M-15 -30L-32 -42L-18 -44Q0 -56 18 -44L32 -42L15 -30Q12 -17 0 -17Q-12 -17 -15 -30z", "moss", 5)
    + paint("M-10 -35l7 3l-6 2zM10 -35l-7 3l6 2z")
    + paint("M-9 -20l2 -8l3 7zM9 -20l-2 -8l-3 7z", "bone")
)

_HEAD, _BELLY, _CROTCH = -34, 2, 24
"""y of what a blow is for."""

_FROM = {
    _HEAD: cut("M54 -52Q30 -60 24 -40Q20 -24 34 -18L54 -16z", "steel", 5) + paint("M29 -38l9 3l-8 3z"),
    _BELLY: cut("M54 -10L36 -12Q22 -14 20 0Q18 14 34 14L54 12z", "steel", 5) + line("M22 -4L32 -4M22 4L32 4", 3),
    _CROTCH: cut("M54 50L40 52Q26 40 14 38Q8 30 16 24Q36 26 54 34z", "steel", 5) + line("M18 32L26 33", 3),
}
"""A forehead, a fist or a foot that comes from the right."""


def _blow(y: int) -> str:
    return _WHO + put(cut(burst(11, 21, 9), "gold", 4, 0, 0), 6, y) + _FROM[y]


def _block(y: int) -> str:
    return _WHO + line("M-22 -12L-4 " + str(y) + "M22 -12L4 " + str(y), 9) + put(SHIELD, 0, y, 0.56)


BLOWS: dict[str, str] = {
    "headbutt": _blow(_HEAD),
    "punch": _blow(_BELLY),
    "kick": _blow(_CROTCH),
    "high-block": _block(_HEAD),
    "mid-block": _block(_BELLY),
    "low-block": _block(_CROTCH),
}
