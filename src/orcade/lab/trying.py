"""A change is tried: the game is played with and without it until something is certain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from orcade.table.game import Game
from orcade.table.options import Options, contents

from .columns import CellGames
from .comparing import Measured, paired
from .crew import Crew
from .parquet import table_of
from .playing import Outcome, Task
from .sections import told
from .statistics import Difference, Pairs, holm

FIRST = 100
"""Games of each before the first look. At each further look there are twice as many."""

ERROR = 0.05
"""The chance of calling anything certain where nothing differs, whatever is looked at and however often."""

BEFORE, NOW = 0, 1
"""The cells."""


class Change(msgspec.Struct, frozen=True):
    """Something that the change does, or seems to do."""

    measured: Measured
    difference: Difference

    @property
    def sentence(self) -> str:
        """For a designer: which way it goes."""
        return self.measured.more if self.difference.estimate.mean > 0 else self.measured.less

    @property
    def figures(self) -> str:
        """Before and now, and between which bounds the change is in 95 of 100 trials."""
        found = self.difference
        before, now = ("its share" if self.measured.failing else "before"), "now"
        return f"{self.told(found.base)} {before}, {self.told(found.other)} {now}, {self._bounds()}"

    def _bounds(self) -> str:
        low, high = self.difference.estimate.low, self.difference.estimate.high
        if low < 0 < high:
            return f"between {self.told(-low)} less and {self.told(high)} more"
        low, high = sorted((abs(low), abs(high)))
        span = self.told(low) if low == high else f"{self.told(low)} to {self.told(high)}"
        return f"{span} {'more' if self.difference.estimate.mean > 0 else 'less'}"

    def told(self, value: float) -> str:
        """A value of what is measured."""
        return told(value, self.measured.shares)


class Tally(msgspec.Struct, frozen=True):
    """What some games say; those of several batches add up."""

    games: int = 0
    """Of each."""
    found: dict[Measured, Pairs] = {}

    def __add__(self, more: Tally) -> Tally:
        nothing = Pairs(0, 0.0, 0.0, 0.0)
        return Tally(
            self.games + more.games,
            {
                measured: self.found.get(measured, nothing) + more.found.get(measured, nothing)
                for measured in dict.fromkeys((*self.found, *more.found))
            },
        )

    def changes(self) -> list[Change]:
        """All that is compared, the most certain first, each chance raised for having looked at so many (Holm)."""
        names = {measured.what: measured for measured in self.found}
        found = []
        for measured, pairs in self.found.items():
            if measured.failing not in names:
                counted = msgspec.structs.replace(pairs, count=self.games) if measured.counted else pairs
                found.append(counted.difference(measured.what, measured.shares))
        return [Change(names[each.what], each) for each in holm([each for each in found if each is not None])]


def tally(game: Game, levels: Sequence[str], outcomes: Sequence[Outcome]) -> Tally:
    """What these games say, of each index one before and one now."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.index)
    base, other = (
        CellGames(table_of([outcome for outcome in ordered if outcome.cell == cell])) for cell in (BEFORE, NOW)
    )
    pairs = {measured: Pairs.of(before, now) for measured, before, now in paired(game, levels, base, other)}
    return Tally(base.count, pairs)


class Trial:
    """A change that is being tried.

    The k-th look calls certain what chance gives less often than `ERROR` / 2^k, after Holm: so all looks together are
    wrong no more often than `ERROR`.
    """

    def __init__(
        self, game: Game, levels: Sequence[str], base: Options, changed: Options, most: int, seed: int = 0
    ) -> None:
        """`most`: games of each."""
        self.game = game
        self.levels = tuple(levels)
        self.most = most
        self._options = base, changed
        self._seed = seed
        self._look = 1
        self.wanted = min(FIRST, most)
        """Games of each at which it looks next."""
        self.tally = Tally()
        self.certain: list[Change] = []
        """The most certain first."""
        self.others: list[Change] = []
        """What may as well be chance; the same. What came out alike is left out."""
        self.over = False

    @property
    def games(self) -> int:
        """Of each, so far."""
        return self.tally.games

    def tasks(self, games: int) -> Iterator[Task]:
        """The next so many games of each, up to the next look."""
        for index in range(self.games, min(self.games + games, self.wanted)):
            for cell, options in enumerate(self._options):
                yield Task(self.game.name, self.levels, self._seed, index, options, cell)

    def add(self, more: Tally) -> None:
        """What they say."""
        self.tally += more
        if self.games >= self.wanted:
            self.look()
            self.over = bool(self.certain) or self.games >= self.most
            self.wanted, self._look = min(2 * self.wanted, self.most), self._look + 1

    def look(self) -> None:
        """Sort out what is certain by now. Where it is to end before its time, this is the last look."""
        found = self.tally.changes()
        self.certain = [each for each in found if each.difference.chance < ERROR / 2**self._look]
        self.others = [each for each in found if each not in self.certain and each.difference.estimate.mean]

    def lines(self) -> tuple[list[Change], list[Change]]:
        """What of it is told in some ten lines: what is certain, and what may be chance."""
        certain = self.certain[:7]
        return certain, self.others[: max(2, 7 - len(certain))]


def held_against(base: Options, changed: Options) -> tuple[Options, list[str]]:
    """What a change is held against, and what is to be said of it.

    Content of one's own that is added to what ships is held against that part of it from which it was made, which is
    added once more: so a changed copy plays in the place of the original.
    """
    said = []
    for content in contents(type(changed)):
        text = getattr(changed, content.name)
        origin = content.origin(text) if text and not getattr(base, content.name) else None
        if origin is not None:
            base = msgspec.structs.replace(base, **{content.name: origin.text})
            said.append(f"{content.title} is held against {origin.title}, from which it was made.")
    return base, said


def attempt(trial: Trial, crew: Crew, watch: Callable[[Trial, int], None] = lambda *_: None) -> None:
    """Play until a difference is certain, or there are as many games as it may take. `watch` is told after each game
    how many there are in this part, of both."""
    while not trial.over:
        outcomes = []
        for outcome in crew(trial.tasks(trial.wanted)):
            outcomes.append(outcome)
            watch(trial, len(outcomes))
        trial.add(tally(trial.game, trial.levels, outcomes))
