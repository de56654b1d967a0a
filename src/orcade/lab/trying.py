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
    found: dict[str, tuple[Measured, Pairs]] = {}
    """By what is measured."""

    def __add__(self, more: Tally) -> Tally:
        found = dict(self.found)
        for what, (measured, pairs) in more.found.items():
            found[what] = measured, found[what][1] + pairs if what in found else pairs
        return Tally(self.games + more.games, found)

    def changes(self) -> list[Change]:
        """All that is compared, the most certain first, each chance raised for having looked at so many (Holm)."""
        found = []
        for what, (measured, pairs) in self.found.items():
            if measured.failing not in self.found:
                counted = msgspec.structs.replace(pairs, count=self.games) if measured.counted else pairs
                found.append(counted.difference(what, measured.shares))
        ordered = holm([each for each in found if each is not None])
        return [Change(self.found[each.what][0], each) for each in ordered]


class Setting(msgspec.Struct, frozen=True):
    """What is played with and without the change."""

    game: Game
    levels: tuple[str, ...]
    base: Options
    changed: Options
    seed: int = 0

    def tasks(self, first: int, last: int) -> Iterator[Task]:
        """The games of each from one index up to another."""
        for index in range(first, last):
            for cell, options in ((BEFORE, self.base), (NOW, self.changed)):
                yield Task(self.game.name, self.levels, self.seed, index, options, cell)

    def tally(self, outcomes: Sequence[Outcome]) -> Tally:
        """What these games say, of each index one before and one now."""
        ordered = sorted(outcomes, key=lambda outcome: outcome.index)
        base, other = (
            CellGames(table_of([outcome for outcome in ordered if outcome.cell == cell])) for cell in (BEFORE, NOW)
        )
        found = paired(self.game, self.levels, base, other)
        return Tally(base.count, {measured.what: (measured, Pairs.of(before, now)) for measured, before, now in found})


class Trial(msgspec.Struct):
    """How far a trial is, and what it has found.

    The k-th look calls certain what chance gives less often than `ERROR` / 2^k, after Holm: so all looks together are
    wrong no more often than `ERROR`.
    """

    most: int
    """Games of each."""
    wanted: int = 0
    """Games of each at which it looks next."""
    looks: int = 0
    tally: Tally = Tally()
    certain: list[Change] = []
    """The most certain first."""
    others: list[Change] = []
    """What may as well be chance; the same. What came out alike is left out."""
    over: bool = False

    def __post_init__(self) -> None:
        self.wanted = self.wanted or min(FIRST, self.most)

    @property
    def games(self) -> int:
        """Of each, so far."""
        return self.tally.games

    def add(self, more: Tally) -> None:
        """Count more games; at `wanted` it looks."""
        self.tally += more
        if self.games >= self.wanted:
            self.look()
            self.over = bool(self.certain) or self.games >= self.most
            self.wanted = min(2 * self.wanted, self.most)

    def look(self) -> None:
        """Sort out what is certain by now. Where it is to end before its time, this is the last look."""
        self.looks += 1
        self.sort_out(ERROR / 2**self.looks)

    def sort_out(self, error: float) -> None:
        """What is certain where one is wrong so often, and what may be chance."""
        found = self.tally.changes()
        self.certain = [each for each in found if each.difference.chance < error]
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


def attempt(setting: Setting, trial: Trial, crew: Crew, watch: Callable[[Trial], None] = lambda _: None) -> None:
    """Play until a difference is certain, or there are as many games as it may take."""
    while not trial.over:
        watch(trial)
        trial.add(setting.tally(list(crew(setting.tasks(trial.games, trial.wanted)))))
