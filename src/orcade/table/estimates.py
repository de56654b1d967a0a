"""How a match stands, as a weighted sum of named features: the features are the game's, the weights lie in a file.

A game tells for each side numbers that speak for it (*features*), and by which curve what they add up to becomes a
chance to end before another side. The weights are a TOML file beside the game, so they can be fitted to games that
were played (`orcade lab fit`) without a change to the code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import exp, isfinite
from operator import mul
from pathlib import Path
from typing import Any, Final

import msgspec

from .errors import OrcadeError, why
from .requests import Seat
from .toml_checks import misfits
from .toml_texts import BadContent, line_of, parse

EVEN: Final = 0.5
"""The reward where nothing is known."""

LONGEST: Final = 20_000
"""Characters of a file of weights."""

Features = Sequence[float]
"""Of one side, in the order of their names: an instance of the game's own `NamedTuple`, or a list in its order."""

Curve = Callable[[float, float], float]
"""(what one side's features add up to, another's) → the chance that the first ends before the second."""


class BadWeights(OrcadeError):
    """Weights that cannot be used: all that is wrong with them, one a line, each with file and line."""


def of_places(places: Sequence[int]) -> list[float]:
    """Rewards by place, evenly spaced; seats that share places share their rewards.

    >>> of_places([1, 2]), of_places([1, 1]), of_places([2, 1, 2])
    ([1.0, 0.0], [0.5, 0.5], [0.25, 1.0, 0.25])
    """
    worst = len(places) - 1
    if worst == 0:
        return [EVEN]
    return [1 - (place - 1 + (places.count(place) - 1) / 2) / worst for place in places]


def logistic(mine: float, other: float) -> float:
    """The lead is the logarithm of the odds."""
    lead = mine - other
    return 1 / (1 + exp(-lead)) if lead > -700 else 0.0


def straight(mine: float, other: float) -> float:
    """The lead is added to even chances; nothing is surer than 99 %."""
    chance = 0.5 + mine - other
    return 0.01 if chance < 0.01 else 0.99 if chance > 0.99 else chance


def by_squares(mine: float, other: float) -> float:
    """The share of one's square in both; nobody has less than a fifth of a point."""
    mine = mine * mine if mine > 0.2 else 0.04
    return mine / (mine + (other * other if other > 0.2 else 0.04))


class Estimate:
    """Each seat's reward as it is expected, 0 … 1; called with a state. It goes into `Game.worth`.

    A side's chances against each other are the curve of their sums; its reward is their mean.
    """

    def __init__(
        self,
        features: type[tuple[Any, ...]],
        standings: Callable[[Any], Sequence[Features | int]],
        weights: Path,
        curve: Curve = logistic,
        alone: Sequence[str] = (),
        sides: Callable[[Any], Sequence[Sequence[Seat]]] | None = None,
    ) -> None:
        """`features`: a `NamedTuple`. `standings`: (state) → the features of each side, or the place of one that is
        out and behind all who are not; empty where nothing is known yet. `weights`: their file. `alone`: features that
        count for a side without counting against the others: what spurs it on. `sides`: (state) → the seats of each
        side; None where each seat is one.
        """
        self.names: tuple[str, ...] = features._fields  # type: ignore[attr-defined]
        self.standings = standings
        self.curve = curve
        self.alone = frozenset(alone)
        self._file = weights
        self._sides = sides

    @cached_property
    def weights(self) -> Features:
        """In the order of the features. `BadWeights` where the file is none of them."""
        return read_weights(self._file, self.names)

    @cached_property
    def held(self) -> Features:
        """The weights of what also counts against the others; 0 for all else."""
        return tuple(0.0 if name in self.alone else weight for name, weight in zip(self.names, self.weights))

    def weighing(self, weights: Path) -> Estimate:
        """The same estimate with weights of another file, which is read at once. Raises `BadWeights`."""
        found = object.__new__(Estimate)
        found.__dict__.update(self.__dict__, _file=weights, weights=read_weights(weights, self.names))
        found.__dict__.pop("held", None)
        return found

    def __call__(self, state: Any) -> list[float]:
        seats: int = state.seats
        if state.ending is not None:
            return of_places(state.ending.places)
        standings = self.standings(state)
        if not standings:
            return [EVEN] * seats
        weights = self.weights
        sums = [None if isinstance(each, int) else sum(map(mul, weights, each)) for each in standings]
        others = sums
        if self.alone:
            held = self.held
            others = [None if isinstance(each, int) else sum(map(mul, held, each)) for each in standings]
        curve = self.curve
        if others is sums and len(sums) == 2 and self._sides is None:
            first, second = sums
            if first is not None and second is not None:
                chance = curve(first, second)
                return [chance, 1 - chance]
        rivals = len(sums) - 1
        rewards = []
        for at, mine in enumerate(sums):
            if mine is None:
                place: int = standings[at]  # type: ignore[assignment]
                rewards.append((rivals + 1 - place) / rivals)
                continue
            ahead = 0.0
            for rival, other in enumerate(others):
                if rival != at:
                    ahead += 1.0 if other is None else curve(mine, other)
            rewards.append(ahead / rivals)
        if self._sides is None:
            return rewards
        found = [EVEN] * seats
        for reward, side in zip(rewards, self._sides(state)):
            for seat in side:
                found[seat] = reward
        return found

    def standing(self, state: Any) -> list[tuple[Seat, Features]]:
        """Of each side that is not out: its first seat, and its features."""
        sides = self._sides(state) if self._sides else [(seat,) for seat in range(state.seats)]
        found = zip(sides, self.standings(state))
        return [(side[0], features) for side, features in found if not isinstance(features, int)]


def read_weights(file: Path, names: Sequence[str]) -> Features:
    """The weights in a file, in the order of the features' names. `BadWeights` tells all that is wrong with it."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as wrong:
        raise BadWeights(f"{file}: it cannot be read: {why(wrong)}") from None
    try:
        raw, lines = parse(text, LONGEST, "a file of weights")
    except BadContent as wrong:
        raise BadWeights("\n".join(f"{file}: {each}" for each in str(wrong).splitlines())) from None
    faults = list(misfits(raw, msgspec.defstruct("Weights", [(name, float) for name in names])))
    faults += [
        ((name,), f"expected a number, not {weight}")
        for name, weight in raw.items()
        if isinstance(weight, float) and not isfinite(weight)
    ]
    if faults:
        faults.sort(key=lambda fault: line_of(lines, fault[0]))
        raise BadWeights("\n".join(f"{file}, line {line_of(lines, at)}: {words}" for at, words in faults))
    return tuple(float(raw[name]) for name in names)
