"""Luck against skill: how much of who wins is settled by who plays, how much by the seat, and how much by neither."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np

from orcade.bots.intervals import Z95

from .columns import CellGames, Floats, Ints
from .runs import CellName
from .sections import Section, Table
from .statistics import Estimate, mean

BLOCKS = 20
"""Parts of the games, of which each is left out once to see how sure a figure is (jackknife)."""


def skill(cells: Sequence[tuple[CellName, CellGames]]) -> Section:
    """Of each cell; a study whose line-ups differ in their searches is a ladder of budgets."""
    rows = []
    for name, cell in cells:
        seats = np.tile(np.arange(cell.seats), (cell.count, 1))
        bots = np.zeros_like(seats)
        for number, level in enumerate(dict.fromkeys(name.levels)):
            bots[cell.sitting(level)] = number
        who, where, either = (settled(cell.wins, each) for each in (bots, seats, bots * cell.seats + seats))
        luck = Estimate(either.games, 1 - either.mean, 1 - either.high, 1 - either.low)
        several = len(set(name.levels)) > 1
        rows.append((str(name), who if several else None, where, luck, mean(cell.wins[:, 0] - 1 / cell.seats)))
    heads = ("", "settled by who plays", "by the seat", "by neither", "more wins in seat 1 than fair")
    return Section(
        "Luck and skill",
        "How much of who wins (of its variance) is settled by which bot sits there, and by where it sits; the rest "
        "is luck, as far as these bots go. Line-ups of ever longer searches (search-50 against search-200 …) tell "
        "how far skill goes. The last column is the advantage of the first seat.",
        [Table("skill", heads, rows, frozenset(heads[1:]))],
    )


def settled(won: Floats, group: Ints) -> Estimate:
    """The part of the variance of wins that lies between groups, games × seats; chance alone gives 0."""
    games = len(won)
    if games < BLOCKS:
        return Estimate(0, float("nan"), 0.0, 1.0)
    groups = int(group.max()) + 1
    cell = (np.arange(games) % BLOCKS)[:, None] * groups + group
    count, total, squares = (
        np.bincount(cell.ravel(), each, BLOCKS * groups).reshape(BLOCKS, groups)
        for each in (np.ones(won.size), won.ravel(), won.ravel() ** 2)
    )
    whole = _between(count.sum(axis=0), total.sum(axis=0), squares.sum())
    without = [_between(*(each.sum(axis=0) - each[at] for each in (count, total, squares))) for at in range(BLOCKS)]
    half = Z95 * sqrt((BLOCKS - 1) / BLOCKS * float(((np.array(without) - np.mean(without)) ** 2).sum()))
    low, middle, high = (min(1.0, max(0.0, each)) for each in (whole - half, whole, whole + half))
    return Estimate(games, middle, low, high)


def _between(count: Floats, total: Floats, squares: Floats | float) -> float:
    """From numbers, sums and sums of squares by group; less what groups of mere chance differ by (Kelley's ε²)."""
    there = count > 0
    count, total = count[there], total[there]
    known, groups, mean = count.sum(), len(count), total.sum() / count.sum()
    around = float(np.sum(squares)) - known * mean**2
    between = float((total**2 / count).sum()) - known * mean**2
    if around <= 0 or known <= groups:
        return 0.0
    return float((between - (groups - 1) * (around - between) / (known - groups)) / around)
