"""Confidence intervals for shares that were found by counting."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""The 97.5 % point of the normal distribution."""


def wilson(hits: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval (1927) for a share of `hits` in `trials`, 95 % by default; (0, 1) without trials.

    >>> wilson(85, 100)
    (0.7671..., 0.9069...)
    """
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    square = z * z / trials
    middle = (share + square / 2) / (1 + square)
    half = z * sqrt(share * (1 - share) / trials + square / (4 * trials)) / (1 + square)
    return (middle - half if hits else 0.0), (middle + half if hits < trials else 1.0)
