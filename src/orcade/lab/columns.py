"""The games of a run as arrays, a cell at a time: a million of them take seconds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from .parquet import GAMES, read_table

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class CellGames:
    """The games of one cell, in the order of their index."""

    def __init__(self, table: pa.Table) -> None:
        self._table = table.combine_chunks()
        self.count = table.num_rows
        self.seats = len(table.column("places")[0]) if self.count else 0

    @property
    def index(self) -> Ints:
        return np.asarray(self._table.column("index").to_numpy(), dtype=np.int64)

    @property
    def places(self) -> Floats:
        """Games × seats."""
        return self._by_seat("places")

    @property
    def middle_places(self) -> Floats:
        """Games × seats; those who share places have their mean."""
        places = self.places
        alike = sum((places == places[:, [seat]]).astype(float) for seat in range(self.seats))
        return np.asarray(places + (alike - 1) / 2)

    @property
    def wins(self) -> Floats:
        """Games × seats: 1 for who won alone, a part of it for each of those who share the first place, else 0."""
        first = self.places == 1
        return np.asarray(first / first.sum(axis=1, keepdims=True))

    @property
    def decisions(self) -> Floats:
        """Games × seats."""
        return self._by_seat("decisions")

    @property
    def seconds(self) -> Floats:
        """Games × seats."""
        return self._by_seat("seconds")

    @property
    def rounds(self) -> Floats:
        """NaN for games that count none."""
        return np.asarray(self._table.column("rounds").cast(pa.float64()).to_numpy(zero_copy_only=False))

    @property
    def limits(self) -> dict[str, int]:
        """How many games each limit ended; "" where the rulebook did."""
        return self._counted("limit")

    @property
    def rules(self) -> dict[str, int]:
        """How many games ended by each rule."""
        return self._counted("rule")

    @property
    def limited(self) -> NDArray[np.bool_]:
        """Whether a limit ended each game."""
        return np.asarray(pc.not_equal(self._table.column("limit").cast(pa.string()), ""))

    def sitting(self, level: str) -> NDArray[np.bool_]:
        """Games × seats: where a bot of this level sat."""
        return self._same(self._flat("levels"), level)

    def traits(self) -> Iterator[tuple[str, str, NDArray[np.bool_]]]:
        """Each trait and value that occurs, with games × seats where it did."""
        lists = self._flat("traits")
        seat_of = _owners(lists)
        flat = lists.flatten()
        (keys, key_of), (values, value_of) = (coded(flat.field(name)) for name in ("trait", "value"))
        for number, rows in _alike(key_of.astype(np.int64) * len(values) + value_of):
            had = np.zeros(self.count * self.seats, dtype=bool)
            had[seat_of[rows]] = True
            yield keys[number // len(values)], values[number % len(values)], had.reshape(self.count, self.seats)

    def feats(self) -> Iterator[tuple[str, NDArray[np.bool_]]]:
        """Each feat that was done, with games × seats where it was."""
        column = self._table.column("feats").combine_chunks()
        game_of = _owners(column)
        flat = column.flatten()
        names, name_of = coded(flat.field("name"))
        seats = flat.field("seat").to_numpy(zero_copy_only=False)
        for number, rows in _alike(name_of):
            did = np.zeros((self.count, self.seats), dtype=bool)
            did[game_of[rows], seats[rows]] = True
            yield names[number], did

    def _counted(self, name: str) -> dict[str, int]:
        found = pc.value_counts(self._table.column(name).cast(pa.string())).to_pylist()
        return {each["values"]: each["counts"] for each in sorted(found, key=lambda each: -each["counts"])}

    def _flat(self, name: str) -> Any:
        return self._table.column(name).combine_chunks().flatten()

    def _by_seat(self, name: str) -> Floats:
        flat = self._flat(name).to_numpy(zero_copy_only=False)
        return np.asarray(flat, dtype=np.float64).reshape(self.count, self.seats)

    def _same(self, column: Any, value: str) -> NDArray[np.bool_]:
        equal = pc.equal(column.cast(pa.string()), value).to_numpy(zero_copy_only=False)
        return np.asarray(equal, dtype=bool).reshape(self.count, self.seats)


def _owners(lists: Any) -> Ints:
    """For each element of some lists, in which of them it is."""
    return np.repeat(np.arange(len(lists)), pc.list_value_length(lists).to_numpy(zero_copy_only=False))


def coded(words: Any) -> tuple[list[str], NDArray[np.int32]]:
    """The words that there are, sorted, and the number of each one: a million words of Python would fill gigabytes."""
    coded = words if pa.types.is_dictionary(words.type) else words.dictionary_encode()
    found = coded.dictionary.to_pylist()
    rank = np.argsort(np.argsort(found)).astype(np.int32)
    return sorted(found), rank[coded.indices.to_numpy(zero_copy_only=False)]


def _alike(codes: NDArray[Any]) -> Iterator[tuple[int, Ints]]:
    """Each number that occurs, in order, and where it does."""
    order = np.argsort(codes, kind="stable")
    found, starts = np.unique(codes[order], return_index=True)
    yield from zip(found.tolist(), np.split(order, starts[1:]))


def read_cells(file: Path, cells: int) -> list[CellGames]:
    """The games of a run by cell. `BadParquet` where the file is spoilt."""
    table = read_table(file, GAMES)
    return [CellGames(table.filter(pc.field("cell") == cell)) for cell in range(cells)]
