"""A change is tried: the game is played with and without it until something is certain."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from orcade.table.game import Game
from orcade.table.options import Options

from . import findings
from .columns import read_cells
from .crew import Crew
from .runs import CellName, Progress, Run
from .statistics import Difference, holm
from .studies import Cell, Study

FIRST = 100
"""Games of each before the first look. At each further look there are twice as many."""

ERROR = 0.05
"""The chance of calling anything certain where nothing differs, whatever is looked at and however often."""


class Trial(msgspec.Struct, frozen=True):
    """What came of it."""

    games: int
    """Of each."""
    certain: list[Difference]
    """The most certain first."""
    others: list[Difference]
    """What may as well be chance; the same."""


def attempt(
    game: Game,
    levels: Sequence[str],
    base: Options,
    changed: Options,
    most: int,
    crew: Crew,
    seed: int = 0,
    watch: Callable[[Progress], None] = lambda _: None,
) -> Trial:
    """Play with both options until a difference is certain, or there are `most` games of each.

    The k-th look calls certain what chance gives less often than `ERROR` / 2^k, after Holm: so all looks together are
    wrong no more often than `ERROR`.
    """
    names = [CellName(tuple(levels), variant) for variant in ("before", "changed")]
    cells = tuple(
        Cell(number, name.levels, name.variant, options)
        for number, (name, options) in enumerate(zip(names, (base, changed)))
    )
    games, look = min(FIRST, most), 1
    with tempfile.TemporaryDirectory() as folder:
        while True:
            run = Run(Path(folder) / "run", Study(game, seed, games, cells))
            run.carry_out(crew, watch)
            found = holm(findings.compared(game, list(zip(names, read_cells(run.games, len(names))))))
            certain = [each for each in found if each.chance < ERROR / 2**look]
            if certain or games >= most:
                return Trial(games, certain, [each for each in found if each not in certain])
            games, look = min(2 * games, most), look + 1
