"""What the decisions of a run come to, game by game. They are read some at a time: all may be larger than memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from .columns import CellGames, Floats, Ints, coded
from .parquet import DECISIONS, read_some

STEPS: Final = 21
"""Moments of a game, from its beginning to its end, at which it is looked at."""

AT_ONCE: Final = 1 << 19
"""Decisions that are read at once."""

COLUMNS: Final = ("cell", "index", "seat", "options", "kind", "before")


class Decided:
    """The decisions of one cell. Of the game's own estimate: who leads is estimated highest."""

    def __init__(self, cell: CellGames) -> None:
        self._cell = cell
        self._index = cell.index
        first = cell.places == 1
        self._winners = np.where(first.sum(axis=1) == 1, first.argmax(axis=1), -1)
        self.given: dict[str, NDArray[np.uint16]] = {}
        """How often each kind of answer was given: games × seats."""
        self.options, self.changes, self.when, self.back = (np.full(cell.count, np.nan) for _ in range(4))
        """For each game: the mean number of answers to choose from; how often the lead changed, the part of the game
        after which its winner led to the end, and whether he was lowest at half-time. NaN where that is not known."""
        self._ahead = np.zeros(STEPS)
        self._counted = 0

    @property
    def ahead(self) -> Floats | None:
        """For `STEPS` moments the share of games that the later winner leads; None where nobody is estimated."""
        return self._ahead / self._counted if self._counted else None

    def add(self, some: pa.Table) -> None:
        """Decisions of some games, those of a game together and in order."""
        some = some.combine_chunks()
        index, seat, options = (np.asarray(some.column(name).to_numpy()) for name in ("index", "seat", "options"))
        starts = np.flatnonzero(np.append(True, index[1:] != index[:-1]))
        lengths = np.diff(np.append(starts, len(index)))
        games = np.searchsorted(self._index, index[starts])
        self.options[games] = np.add.reduceat(options, starts) / lengths
        self._give(some, np.repeat(games, lengths) * self._cell.seats + seat)
        flat = some.column("before").combine_chunks().flatten().to_numpy(zero_copy_only=False)
        if len(flat):
            self._lead(flat.reshape(len(index), self._cell.seats), starts, lengths, games)

    def _give(self, some: pa.Table, places: Ints) -> None:
        kinds, kind_of = coded(some.column("kind").combine_chunks())
        for number, kind in enumerate(kinds):
            where, counts = np.unique(places[kind_of == number], return_counts=True)
            if len(where):
                shape = self._cell.count, self._cell.seats
                self.given.setdefault(kind, np.zeros(shape, np.uint16)).reshape(-1)[where] = counts

    def _lead(self, estimates: NDArray[np.float32], starts: Ints, lengths: Ints, games: Ints) -> None:
        """Of games that somebody won alone."""
        winners = self._winners[games]
        leaders, lowest = estimates.argmax(axis=1), estimates.argmin(axis=1)
        step = np.arange(len(leaders)) - np.repeat(starts, lengths)
        changed = np.append(False, leaders[1:] != leaders[:-1]) & (step > 0)
        behind = np.where(leaders != np.repeat(winners, lengths), step + 1, 0)
        alone = winners >= 0
        counted = games[alone]
        self.changes[counted] = np.add.reduceat(changed, starts, dtype=np.int64)[alone]
        self.when[counted] = (np.maximum.reduceat(behind, starts) / lengths)[alone]
        self.back[counted] = (lowest[starts + lengths // 2] == winners)[alone]
        moments = (np.linspace(0, 1, STEPS) * (lengths[:, None] - 1)).astype(np.int64)
        self._ahead += (leaders[starts[:, None] + moments] == winners[:, None])[alone].sum(axis=0)
        self._counted += len(counted)


def read_decided(file: Path, cells: Sequence[CellGames]) -> list[Decided]:
    """The decisions of a run by cell. `BadParquet` where the file is spoilt."""
    found = [Decided(cell) for cell in cells]
    for some in _whole_games(read_some(file, DECISIONS, COLUMNS, AT_ONCE)):
        for at, decided in enumerate(found):
            mine = some if len(found) == 1 else some.filter(pc.field("cell") == at)
            if mine.num_rows:
                decided.add(mine)
    return found


def _whole_games(pieces: Iterator[pa.Table]) -> Iterator[pa.Table]:
    """The same rows, so that those of one index are never torn apart."""
    left: pa.Table | None = None
    for piece in pieces:
        some = piece if left is None else pa.concat_tables([left, piece])
        index = some.column("index").to_numpy()
        whole = int(np.searchsorted(index, index[-1]))
        left = some.slice(whole)
        if whole:
            yield some.slice(0, whole)
    if left is not None:
        yield left
