"""The floor of a pit that has seen many fights, and those who look down into it. Sizes in pixels."""

from __future__ import annotations

from .crowds import fans
from .knife import num, paint, put
from .zones import BLEACHED_BONE, SPLASH

CROWD = 29
"""How far the crowd stands out above the pit's frame."""

_STAINS = (
    # x, y as parts of the floor, size, turn
    (0.3, 0.22, 0.8, 20),
    (0.68, 0.36, 1.15, 140),
    (0.42, 0.58, 1.3, 250),
    (0.16, 0.74, 0.7, 80),
    (0.82, 0.8, 0.9, 310),
    (0.9, 0.12, 0.6, 190),
)
_CLAWS = "M-60 -36Q-6 -12 56 -33Q-5 4 -60 -36zM-66 0Q0 26 64 2Q-2 42 -66 0zM-58 38Q4 62 52 39Q2 75 -58 38z"
_WORN = "M0 -33Q36 -31 31 2Q30 34 -4 31Q-36 32 -30 -3Q-30 -32 0 -33z"


def pit_floor(wide: float, high: float) -> str:
    """Sand that is worn in the middle, with what the last fights have left. From 0, 0."""
    art = f'<rect class="o-square" width="{num(wide)}" height="{num(high)}"/>'
    art += f'<g opacity=".2">{put(paint(_WORN, "worn"), wide / 2, high / 2, wide / 100)}</g>'
    claws = "".join(
        put(paint(_CLAWS, "worn"), wide * u, high * v, 0.7, turn)
        for u, v, turn in ((0.74, 0.62, 24), (0.22, 0.36, 118))
    )
    bone = put(BLEACHED_BONE, wide * 0.93, high * 0.55, 0.5, 110)
    return art + f'<g fill-opacity=".5">{claws}</g>' + stains(wide, high) + bone


def stains(wide: float, high: float) -> str:
    """What fighters have lost, on a floor of this size."""
    blood = "".join(put(paint(SPLASH, "red"), wide * u, high * v, size, turn) for u, v, size, turn in _STAINS)
    return f'<g fill-opacity=".34">{blood}</g>'


def onlookers(wide: float) -> str:
    """Heads in a row along a wall of this length, whose top is at 0: they look over it."""
    count = int(wide / 47)
    return fans([(at, wide * (at + 0.5) / count, 3 - at * 5 % 3 * 3) for at in range(count)], 0.8)
