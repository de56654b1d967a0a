"""What grows and lies about in the areas of a map, each some 30 units wide around 0, 0; ridges, and the compass.

The strokes take the colour of the rim, so that they are dark on light ground and light on dark ground.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from .crowds import Points
from .knife import WOBBLE, blob, cut, line, num, paint, put, stamp
from .outlines import placed


def _ink(d: str, weight: float = 2.6) -> str:
    return line(d, weight, "rim")


def _solid(d: str, fill: str, weight: float = 2.6) -> str:
    """A shape of one paint with an outline in the colour of the rim."""
    return f'<path class="o-{fill} o-s-rim" stroke-width="{num(weight)}" stroke-linejoin="round" d="{placed(d)}"/>'


_HILL = _ink("M-17 8Q-12 -9 -3 -10Q8 -10 17 8") + _ink("M-2 -5Q4 -3 7 6M4 -6Q9 -2 11 4", 1.8)
_HILLS = put(_HILL, -9, 3, 0.8) + put(_HILL, 9, -2)
_BOULDER = _ink("M-9 7Q-11 -3 -3 -6Q6 -8 9 0L8 7z") + _ink("M1 -2L3 3", 1.8)
_REEDS = _ink("M-6 7Q-7 -3 -10 -8M0 7L0 -11M6 7Q7 -2 11 -6") + _ink("M-15 9Q-8 6 0 9Q8 12 15 9", 2)
_POOL = _solid("M-15 2Q-12 -6 0 -5Q13 -6 15 1Q11 8 -1 7Q-13 8 -15 2z", "shallows", 2.2) + _ink("M-6 1Q-1 -1 4 1", 1.6)
_FIR = _solid("M0 -18L9 -2L5 -3L11 9L-11 9L-5 -3L-9 -2z", "fir", 2.4) + _ink("M0 9L0 14", 3.4)
_FIRS = put(_FIR, -9, 3, 0.8) + put(_FIR, 8, 0, 0.95)
_OAK = _solid("M-12 2Q-16 -7 -8 -11Q-5 -18 3 -15Q12 -15 12 -6Q16 2 8 6Q-2 9 -12 2z", "moss", 2.4) + _ink(
    "M0 7L0 14M-4 -6Q0 -9 4 -6", 2.6
)
_CRACK = _ink("M-15 -3L-6 0L-2 -5L5 2L14 -1M-2 -5L-4 -11M5 2L4 9", 2)
_SKULL = _solid("M-8 -4Q-8 -11 0 -11Q8 -11 8 -4Q8 1 5 2L5 7L-5 7L-5 2Q-8 1 -8 -4z", "bone", 2.2) + paint(
    "M-5 -4h3.5v3h-3.500zM1.5 -4h3.500v3h-3.500z"
)
_STUMP = _ink("M-4 9L-3 -7L-8 -13M-3 -4L4 -10M4 9L3 -2M-8 9L8 9", 2.4)
_HOLE = _solid("M-14 9Q-15 -10 0 -12Q15 -10 14 9z", "slate", 2.6) + paint("M-8 9Q-9 -4 0 -5Q9 -4 8 9z", "hole")
_HOLES = put(_HOLE, -8, 3, 0.75) + put(_HOLE, 10, -1, 0.6)
_SHARDS = _ink("M-10 8L-6 -6L-1 8M2 8L7 -10L12 8z", 2.2)
_WAVES = _ink("M-16 -4Q-11 -9 -6 -4Q-1 1 4 -4Q9 -9 14 -4", 2.2) + _ink("M-10 6Q-5 1 0 6Q5 11 10 6", 2.2)
_FURROWS = _ink("M-16 -7L12 -11M-15 -1L15 -5M-14 5L16 1M-11 11L14 7", 1.9)
_HAYCOCK = _solid("M-10 8Q-9 -8 0 -12Q9 -8 10 8z", "gold", 2.4) + _ink("M-4 4L-2 -4M3 4L2 -3", 1.8)
_BARN = _solid("M-11 9L-11 -2L0 -11L11 -2L11 9z", "red", 2.6) + paint("M-4 9L-4 1L4 1L4 9z", "hole")
_TUFT = _ink("M-8 5Q-8 -1 -11 -5M-4 5L-4 -7M0 5Q1 0 4 -4", 2)
_FLOWERS = _TUFT + put(_solid(blob(2.8, 7, 1), "bone", 1.4), 8, -3) + put(_solid(blob(2.8, 7, 3), "gold", 1.4), 13, 4)
_DUNE = _ink("M-15 4Q-6 -7 2 2Q8 -4 15 3", 2.2)
_SPECKS = _ink("M-9 -3l.1 0M-2 3l.1 0M5 -4l.1 0M10 3l.1 0M-13 5l.1 0", 3)

SCATTER: dict[str, tuple[str, ...]] = {
    "hills": (_HILLS, _HILL, _BOULDER, _HILLS),
    "marsh": (_REEDS, _POOL, _REEDS, _TUFT),
    "forest": (_FIRS, _OAK, _FIR, _FIRS),
    "waste": (_CRACK, _SKULL, _CRACK, _STUMP),
    "caves": (_HOLES, _SHARDS, _BOULDER, _HOLE),
    "river": (_WAVES, _TUFT, _WAVES, _POOL),
    "fields": (_FURROWS, _HAYCOCK, _FURROWS, _BARN),
    "meadow": (_TUFT, _FLOWERS, _TUFT, _OAK),
    "coast": (_DUNE, _SPECKS, _DUNE, _REEDS),
}
"""By terrain: what is scattered over it, told in turn."""
WAVE = line("M-20 0Q-13 -7 -6 0Q1 7 8 0Q14 -6 20 -1", 3, "foam")

_NEEDLE = "M0 -50L9 -9L0 0L-9 -9z"
COMPASS = (
    paint(blob(40, 13, 3), "water")
    + line(blob(33, 12, 1), 3.5, "rim")
    + "".join(put(paint(_NEEDLE, "rim" if turn % 180 else "red"), turn=turn, scale=0.82) for turn in (90, 180, 270))
    + put(_solid(_NEEDLE, "red", 2.5))
    + "".join(put(paint("M0 -30L5 -6L-5 -6z", "rim"), turn=turn) for turn in (45, 135, 225, 315))
    + _solid(blob(7, 8, 2), "bone", 2.5)
)
"""Which way north is."""

PEAK = (
    cut("M-21 13L-4 -19L3 -11L8 -16L22 13z", "slate", 4.5, 0, 0)
    + paint("M-11 -3L-4 -16L2 -9L-3 -4L-6 -7z", "bone")
    + line("M6 -10L9 -3L7 4M13 0L15 6", 2.2)
)
CRAG = cut("M-15 12L-2 -15L5 -7L15 12z", "iron", 4.5, 0, 0) + line("M2 -6L4 2L2 7", 2.2)
_FAR = 24
"""Pixels from peak to peak."""


def ridge(points: Points, number: str) -> str:
    """Mountains in a row, the nearer ones over those behind."""
    placed: list[tuple[float, float]] = []
    gone = float(_FAR) / 2
    for (ax, ay), (bx, by) in pairwise(points):
        far = hypot(bx - ax, by - ay)
        while gone <= far:
            placed.append((ax + (bx - ax) * gone / far, ay + (by - ay) * gone / far))
            gone += _FAR
        gone -= far
    art = line("M" + "L".join(f"{num(x)} {num(y)}" for x, y in points), 11)
    for at, (x, y) in sorted(enumerate(placed), key=lambda each: each[1][1]):
        stray = WOBBLE[at * 5 % len(WOBBLE)]
        art += put(stamp("crag" if at % 3 == 1 else "peak"), x + 2 * stray, y - 2, 0.88 + 0.08 * stray, 0, at % 2 == 1)
    return art
