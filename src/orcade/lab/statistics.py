"""Means and shares with intervals, and differences with their certainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

import msgspec
import numpy as np

from orcade.bots.intervals import Z95, wilson

from .columns import Floats


class Estimate(msgspec.Struct, frozen=True):
    """A mean of games with its 95 % interval."""

    games: int
    mean: float
    low: float
    high: float


def share(values: Floats) -> Estimate:
    """The mean of shares, 0 … 1, one for each game; NaN where a game tells nothing.

    Wilson's interval, with as many games as would give plain wins and losses the variance that these have: shared wins,
    or the mean of several seats, vary less.
    """
    known = values[~np.isnan(values)]
    count = len(known)
    if not count:
        return Estimate(0, float("nan"), 0.0, 1.0)
    mean, variance = float(known.mean()), float(known.var())
    weight = mean * (1 - mean) / variance if variance > 0 else 1.0
    return Estimate(count, mean, *wilson(mean * count * weight, count * weight))


def mean(values: Floats) -> Estimate:
    """The mean of numbers, one for each game; NaN where a game tells nothing. The interval is that of a normal mean."""
    known = values[~np.isnan(values)]
    count = len(known)
    if count < 2:
        middle = float(known.mean()) if count else float("nan")
        return Estimate(count, middle, float("-inf"), float("inf"))
    middle, half = float(known.mean()), Z95 * float(known.std(ddof=1)) / sqrt(count)
    return Estimate(count, middle, middle - half, middle + half)


class Difference(msgspec.Struct, frozen=True):
    """What a variant changes: the mean difference of pairs of games, and how likely chance alone gives such a one."""

    what: str
    base: float
    other: float
    estimate: Estimate
    shares: bool
    """Whether it is of shares, 0 … 1."""
    chance: float
    """p-value of two sides; of several differences that are looked at together, after Holm."""


class Pairs(msgspec.Struct, frozen=True):
    """A number of two variants, game by game of one index, as sums: so those of several batches of games add up."""

    count: int
    """Pairs that tell something."""
    base: float
    other: float
    squares: float
    """Of the differences."""

    @classmethod
    def of(cls, base: Floats, other: Floats) -> Pairs:
        """NaN where a game tells nothing."""
        known = ~(np.isnan(base) | np.isnan(other))
        base, other = base[known], other[known]
        return cls(len(base), float(base.sum()), float(other.sum()), float(((other - base) ** 2).sum()))

    def __add__(self, more: Pairs) -> Pairs:
        return Pairs(*(mine + its for mine, its in zip(msgspec.structs.astuple(self), msgspec.structs.astuple(more))))

    def difference(self, what: str, shares: bool) -> Difference | None:
        """None where fewer than two pairs tell something.

        For its chance one more pair is imagined, as far off as the mean itself: a few pairs that are alike prove
        little.
        """
        count = self.count
        if count < 2:
            return None
        mean = (self.other - self.base) / count
        spread = max(0.0, self.squares - count * mean**2)
        half = Z95 * sqrt(spread / (count - 1) / count)
        error = sqrt(spread + mean**2) / count
        chance = erfc(abs(mean) / error / sqrt(2)) if error else 1.0
        estimate = Estimate(count, mean, mean - half, mean + half)
        return Difference(what, self.base / count, self.other / count, estimate, shares, chance)


def difference(what: str, shares: bool, base: Floats, other: Floats) -> Difference | None:
    """Of two variants, game by game of one index; see `Pairs.difference`."""
    return Pairs.of(base, other).difference(what, shares)


def holm(found: Sequence[Difference]) -> list[Difference]:
    """The most certain first, each chance raised for having looked at so many (Holm 1979)."""
    ordered = sorted(found, key=lambda each: each.chance)
    raised, least = [], 0.0
    for at, each in enumerate(ordered):
        least = min(1.0, max(least, each.chance * (len(ordered) - at)))
        raised.append(msgspec.structs.replace(each, chance=least))
    return raised
