"""How strong bots are: one number for each, from the places of all games that they played against each other.

The model is that of Plackett and Luce: a bot has a strength, the first place falls to each with a chance in proportion
to it, then the second place among the others, and so on. Between two seats it is that of Bradley and Terry. So of each
game all that counts is who was chosen from which bots, place after place; `Choices` counts that, and with it the
likelihood is that of a Poisson regression with one free number for each set of bots.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb, log
from random import Random
from typing import TYPE_CHECKING

import msgspec
import numpy as np
import statsmodels  # noqa: F401  Where it is not installed, that is told before any game is played.

from orcade.bots import bot
from orcade.table.errors import BadSetup
from orcade.table.game import Game
from orcade.table.options import parse

from .faults import Faults
from .playing import Outcome
from .studies import Cell, Study

if TYPE_CHECKING:
    from statsmodels.genmod.generalized_linear_model import GLMResults

SCALE = 400 / log(10)
"""So many points for a strength that is greater by the factor e: with 400 points more it is greater by 10."""

MOST = 12
"""Bots on a ladder. They make less than a thousand sets in any game."""

LINEUPS = 6
"""Where bots can sit in more orders, this many line-ups are drawn, or one for each set of bots."""


class Rating(msgspec.Struct, frozen=True):
    """One bot on the ladder. Intervals are of 95 %."""

    bot: str
    games: int
    """In which it played."""
    points: float
    """More than the first bot that was named."""
    interval: tuple[float, float]
    step: float | None = None
    """More than the next bot below; None for the lowest."""
    step_interval: tuple[float, float] | None = None


def ladder(game: Game, bots: Sequence[str], seats: int, games: int, seed: int = 0) -> Study:
    """At least so many games, in which each bot meets every other and sits in each seat as often as in another.

    Games depend on `seed` and their index alone. `BadSetup` or `OrcadeError` for bots or numbers that cannot be.
    """
    for name in bots:
        bot(name, game)
    if not 2 <= len(set(bots)) == len(bots) <= MOST:
        raise BadSetup(f"a ladder is of 2 to {MOST} bots, each named once, not: {', '.join(bots) or 'none'}")
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        legal = str(least) if least == most else f"{least} to {most}"
        raise BadSetup(f"{game.title} is for {legal} players, not for {seats}")
    if games < 1:
        raise BadSetup(f"a ladder needs at least 1 game, not {games}")
    options = parse(game.options, {})
    cells = [Cell(at, levels, "ladder", options) for at, levels in enumerate(lineups(bots, seats, seed))]
    return Study(game, seed, -(-games // len(cells)), tuple(cells), apart=True)


def lineups(bots: Sequence[str], seats: int, seed: int) -> list[tuple[str, ...]]:
    """Who plays with whom: all sets of so many bots, each in as many orders as there is room for.

    Where there are more seats than bots, each bot sits as often as another, give or take one. Bots change seats from
    game to game; that each line-up begins with another one keeps seats even where there are few games, too.
    """
    whole, rest = divmod(seats, len(bots))
    sets = [[*bots] * whole + list(some) for some in combinations(bots, rest)]
    found: list[tuple[str, ...]] = []
    for at, some in enumerate(sets):
        chance = Random(f"{seed} {at}")
        orders: set[tuple[str, ...]] = set()
        for _ in range(10 * LINEUPS):  # Some are drawn twice.
            if len(orders) < max(1, LINEUPS // len(sets)):
                orders.add((some[0], *chance.sample(some[1:], seats - 1)))
        for order in sorted(orders):
            turn = len(found) % seats
            found.append(order[turn:] + order[:turn])
    return found


class Choices:
    """How often each bot was chosen from which bots, over all places of all games."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self.games = dict.fromkeys(self.bots, 0)
        """In which each played."""
        self.played = 0
        self.faults = Faults()
        self._counts: dict[tuple[str, ...], dict[str, float]] = {}
        # As if each bot had played one drawn game, spread over all others: who never lost is not infinitely strong.
        for pair in combinations(self.bots, 2):
            for name in pair:
                self._count(pair, name, 0.5 / (len(self.bots) - 1))

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Count games. Those who share places may be in any order: each order counts as its part."""
        for outcome in outcomes:
            self.played += 1
            self.faults.add([outcome])
            for name in set(outcome.levels):
                self.games[name] += 1
            left = list(range(len(outcome.levels)))
            for place in sorted(set(outcome.places)):
                alike = [seat for seat in left if outcome.places[seat] == place]
                left = [seat for seat in left if outcome.places[seat] != place]
                self._add_alike(outcome.levels, alike, left)

    def _add_alike(self, levels: Sequence[str], alike: Sequence[int], behind: Sequence[int]) -> None:
        """These seats share their places, before those behind."""
        for left in range(len(alike), 0, -1):
            part = 1 / comb(len(alike), left) / left
            for some in combinations(alike, left):
                names = [levels[seat] for seat in (*some, *behind)]
                if len(set(names)) > 1:
                    for seat in some:
                        self._count(names, levels[seat], part)

    def _count(self, names: Sequence[str], chosen: str, part: float) -> None:
        counts = self._counts.setdefault(tuple(sorted(names)), {})
        counts[chosen] = counts.get(chosen, 0.0) + part

    def ratings(self) -> list[Rating]:
        """The strongest first; the first bot that was named has 0 points."""
        fitted = self._fitted()
        points = {name: float(fitted.params[at - 1]) if at else 0.0 for at, name in enumerate(self.bots)}
        order = sorted(self.bots, key=lambda name: -points[name])
        found = []
        for name, below in zip(order, [*order[1:], None]):
            step = self._difference(fitted, name, below) if below else None
            value, *interval = self._difference(fitted, name, self.bots[0])
            found.append(
                Rating(
                    name,
                    self.games[name],
                    value,
                    (interval[0], interval[1]),
                    step[0] if step else None,
                    step[1:] if step else None,
                )
            )
        return found

    def _difference(self, fitted: GLMResults, name: str, other: str) -> tuple[float, float, float]:
        """In points, with its interval."""
        contrast = np.zeros(len(fitted.params))
        for which, sign in ((name, 1.0), (other, -1.0)):
            if which != self.bots[0]:
                contrast[self.bots.index(which) - 1] += sign
        if not contrast.any():
            return 0.0, 0.0, 0.0
        found = fitted.t_test(contrast)
        low, high = found.conf_int()[0]
        return SCALE * float(found.effect[0]), SCALE * float(low), SCALE * float(high)

    def _fitted(self) -> GLMResults:
        """First the strengths of all bots but the first, then a number for each set of bots."""
        from statsmodels.genmod.families import Poisson  # It takes seconds to load, and only the end needs it.
        from statsmodels.genmod.generalized_linear_model import GLM

        rows = [(at, names, name) for at, names in enumerate(self._counts) for name in sorted(set(names))]
        design = np.zeros((len(rows), len(self.bots) - 1 + len(self._counts)))
        for row, (at, _, name) in enumerate(rows):
            if name != self.bots[0]:
                design[row, self.bots.index(name) - 1] = 1
            design[row, len(self.bots) - 1 + at] = 1
        chosen = [self._counts[names].get(name, 0.0) for _, names, name in rows]
        seats = [log(names.count(name)) for _, names, name in rows]
        with warnings.catch_warnings():
            # Two bots are fitted without a remainder, as they should be, which statsmodels would have us look into.
            warnings.simplefilter("ignore")
            return GLM(chosen, design, family=Poisson(), offset=seats).fit(scale=1.0)
