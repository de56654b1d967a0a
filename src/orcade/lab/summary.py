"""What the games so far say, in a few numbers with honest intervals: while a study runs, and when it is through."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from orcade.bots.intervals import wilson

from .faults import Faults
from .measures import share_of_win
from .playing import Outcome
from .stopping import Mean
from .studies import Cell, Study


class Line(msgspec.Struct, frozen=True):
    """One bot, or one seat, of a cell."""

    who: str
    seatings: int
    """How often it sat down: more than once a game where a bot has several seats."""
    wins: float
    """Shared first places count as their part."""

    @property
    def share(self) -> float:
        return self.wins / self.seatings if self.seatings else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval (Wilson) of `share`."""
        return wilson(self.wins, self.seatings)


class CellSummary:
    """What the games of one cell say."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.games = 0
        self.limited = 0
        self.rounds = Mean()
        self.decisions = Mean()
        self._bots: dict[str, list[float]] = {level: [0, 0.0] for level in cell.levels}
        self._seats: dict[int, list[float]] = {seat: [0, 0.0] for seat in range(len(cell.levels))}

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.limited += bool(outcome.limit)
        self.decisions.add(sum(outcome.decisions))
        if outcome.rounds is not None:
            self.rounds.add(outcome.rounds)
        for seat, level in enumerate(outcome.levels):
            won = share_of_win(outcome, seat)
            for tally in (self._bots[level], self._seats[seat]):
                tally[0] += 1
                tally[1] += won

    @property
    def bots(self) -> list[Line]:
        """In the order of the line-up."""
        return [Line(level, int(seatings), wins) for level, (seatings, wins) in self._bots.items()]

    @property
    def seats(self) -> list[Line]:
        """From the first seat on."""
        return [Line(f"seat {seat + 1}", int(seatings), wins) for seat, (seatings, wins) in self._seats.items()]


class Summary:
    """What the games of a study say, by cell."""

    def __init__(self, study: Study) -> None:
        self.cells = [CellSummary(cell) for cell in study.cells]
        self.faults = Faults()

    def add(self, outcomes: Iterable[Outcome]) -> None:
        for outcome in outcomes:
            self.cells[outcome.cell].add(outcome)
            self.faults.add([outcome])
