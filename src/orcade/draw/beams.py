"""The frame of measured boards: beams with a ruler, and what lies scattered on the ground within them."""

from __future__ import annotations

from collections.abc import Iterator

from .ground import UNIT
from .kit.knife import cut, line, num, put, slab

MARGIN = 54
"""Pixels of frame around a board."""


def beams(width: float, height: float, ground: str) -> str:
    """A frame of beams around ground of one colour."""
    art = put(
        cut(slab(width + 2 * MARGIN - 8, height + 2 * MARGIN - 8, 16, 2), "bark", 8, 0, 0), 4 - MARGIN, 4 - MARGIN
    )
    grain = ""
    for at in range(int(width / 170)):
        x = 40 + at * 170
        grain += f"M{x} {num(-MARGIN + 17)}q50 -6 110 0M{x + 30} {num(height + MARGIN - 17)}q50 6 104 0"
        y = 40 + at * height / (width / 170)
        grain += f"M{num(-MARGIN + 17)} {y:.0f}q-6 50 0 110M{num(width + MARGIN - 17)} {y + 30:.0f}q6 50 0 104"
    art += line(grain, 3, "wood")
    art += f'<rect class="o-line" x="-8" y="-8" width="{num(width + 16)}" height="{num(height + 16)}"/>'
    return art + f'<rect class="o-{ground}" width="{num(width)}" height="{num(height)}"/>'


def spots(count: int, seed: float) -> Iterator[tuple[float, float]]:
    """Points scattered evenly over a unit square, the same every time."""
    for at in range(1, count + 1):
        yield (at * 0.6180 + seed) % 1, (at * 0.7549 + seed * 0.37) % 1


def rule(width: float, height: float) -> str:
    """Ticks on the frame, one for each inch; every sixth is longer and has its number."""
    short = long = names = ""
    for inch in range(int(width / UNIT) + 1):
        x = inch * UNIT
        if inch % 6:
            short += f"M{x} -9v-11M{x} {num(height + 9)}v11"
            continue
        long += f"M{x} -6v-24M{x} {num(height + 6)}v24"
        if 0 < x < width:
            names += _number(inch, x + 14 + 9 * len(str(inch)), -20)
    for inch in range(int(height / UNIT) + 1):
        y = inch * UNIT
        if inch % 6:
            short += f"M-9 {y}h-11M{num(width + 9)} {y}h11"
            continue
        long += f"M-6 {y}h-24M{num(width + 6)} {y}h24"
        if 0 < y < height:
            names += _number(inch, -27, y + 36)
    return line(short, 5, "fen") + line(long, 8, "bone") + names


def _number(inch: int, x: float, y: float) -> str:
    return f'<text class="o-text o-bone" x="{num(x)}" y="{num(y)}" font-size="30">{inch}</text>'
