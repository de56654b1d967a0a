"""When enough games have been played: tests that look at the games so far, again and again, and stay honest."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, Literal, Protocol

import msgspec

from orcade.bots.intervals import Z95

from .measures import Measure
from .playing import Outcome

LEAST: Final = 30
"""Games of a cell, or pairs of games, before anything is decided: a variance has to be known."""

PRIOR: Final = 1.0
"""Imagined games that weigh in on a variance, so that some equal results do not count as certainty."""

Verdict = Literal["", "more", "less", "alike", "narrow"]
"""Empty while more games are needed."""


class Mean(msgspec.Struct):
    """Mean and variance of numbers that come one by one (Welford 1962)."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0
    """Sum of the squared distances from the mean."""

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    def variance(self, spread: float = 0.0) -> float:
        """Of one number. `spread`: a distance from the mean that one imagined number has."""
        return (self.squares + PRIOR * spread**2) / max(1, self.count - 1 + bool(spread))

    @property
    def half_width(self) -> float:
        """Of the 95 % interval of the mean."""
        return Z95 * sqrt(self.variance() / self.count) if self.count > 1 else float("inf")


class Stopping(Protocol):
    """Looks at the games of a study in the order of their index, all cells of an index together."""

    def add(self, outcomes: list[Outcome]) -> None:
        """The games of the next index, by cell."""
        ...

    def verdict(self) -> Verdict:
        """What is known by now."""
        ...


class Narrow:
    """Until the 95 % interval of a measure is no wider than so much in every cell."""

    def __init__(self, measure: Measure, width: float) -> None:
        self._measure = measure
        self._width = width
        self.means: dict[int, Mean] = {}

    def add(self, outcomes: list[Outcome]) -> None:
        for outcome in outcomes:
            value = self._measure(outcome)
            if value is not None:
                self.means.setdefault(outcome.cell, Mean()).add(value)

    def verdict(self) -> Verdict:
        enough = self.means and all(
            mean.count >= LEAST and 2 * mean.half_width <= self._width for mean in self.means.values()
        )
        return "narrow" if enough else ""


class Sprt:
    """A sequential test of the difference that a variant makes to a measure (Wald 1945).

    Games of one index met the same luck, so their difference is looked at. Two tests run side by side: of a difference
    of `least` against none, and of one of minus `least`. The likelihood ratio is that of normal means with the variance
    found so far (as fishtest's: Van den Bergh, "A practical introduction to the GSPRT"). Both errors are `error`: to
    tell a difference where there is none, and to miss one of `least`.
    """

    def __init__(
        self,
        measure: Measure,
        base: int,
        other: int,
        least: float,
        error: float = 0.05,
        measure_of_base: Measure | None = None,
    ) -> None:
        """`base`, `other`: cells; the same one where two bots of one line-up are compared, each with its measure."""
        self._measure = measure
        self._measure_of_base = measure_of_base or measure
        self._base, self._other, self._least = base, other, least
        self._sure = log((1 - error) / (error / 2))
        self._unlikely = log(error / (1 - error / 2))
        self.difference = Mean()

    def add(self, outcomes: list[Outcome]) -> None:
        found = {outcome.cell: outcome for outcome in outcomes}
        if self._base not in found or self._other not in found:
            return
        base, other = self._measure_of_base(found[self._base]), self._measure(found[self._other])
        if base is not None and other is not None:
            self.difference.add(other - base)

    def likelihood(self, sign: int) -> float:
        """Logarithm of how much likelier a difference of so many times `least` is than none, 1 or -1."""
        found = self.difference
        wanted = sign * self._least
        variance = found.variance(spread=self._least)
        return found.count * wanted * (2 * found.mean - wanted) / (2 * variance)

    def verdict(self) -> Verdict:
        if self.difference.count < LEAST:
            return ""
        up, down = self.likelihood(1), self.likelihood(-1)
        if up >= self._sure:
            return "more"
        if down >= self._sure:
            return "less"
        return "alike" if up <= self._unlikely and down <= self._unlikely else ""
