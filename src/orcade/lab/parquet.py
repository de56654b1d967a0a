"""Games and decisions as Parquet: what their columns mean, written as a whole or not at all, and read."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from orcade.table.errors import OrcadeError

from .playing import Decision, Outcome

_WORD = pa.dictionary(pa.int16(), pa.string())
_TRAIT = pa.struct([("trait", _WORD), ("value", _WORD)])
_FEAT = pa.struct([("name", _WORD), ("seat", pa.int8())])
_KINDS: Final[dict[str, pa.DataType]] = {
    "index": pa.int32(),
    "levels": pa.list_(_WORD),
    "places": pa.list_(pa.int8()),
    "limit": _WORD,
    "rounds": pa.int32(),
    "decisions": pa.list_(pa.int32()),
    "seconds": pa.list_(pa.float32()),
    "cell": pa.int16(),
    "rule": _WORD,
    "feats": pa.list_(_FEAT),
    "traits": pa.list_(pa.list_(_TRAIT)),
    "faults": pa.list_(pa.string()),
}
_LISTS: Final = ("levels", "places", "decisions", "seconds", "faults")
GAMES: Final = pa.schema(list(_KINDS.items()))
"""A game each: the fields of `Outcome`, without its choices."""

DECISIONS: Final = pa.schema(
    [
        ("cell", pa.int16()),
        ("index", pa.int32()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("question", pa.dictionary(pa.int32(), pa.string())),
        ("rule", _WORD),
        ("options", pa.int32()),
        ("choice", pa.string()),
        ("kind", _WORD),
        ("hint", pa.string()),
        ("before", pa.list_(pa.float32())),
        ("after", pa.list_(pa.float32())),
    ]
)
"""A decision each: the fields of `Decision`, with the game it belongs to and its place there, from 0 on."""


class BadParquet(OrcadeError):
    """A file of games or decisions that cannot be read."""


def table_of(outcomes: Sequence[Outcome]) -> pa.Table:
    """Games as rows, without their choices."""
    columns = {name: [getattr(outcome, name) for outcome in outcomes] for name in GAMES.names}
    columns["feats"] = [[{"name": name, "seat": seat} for name, seat in feats] for feats in columns["feats"]]
    columns["traits"] = [
        [[{"trait": trait, "value": value} for trait, value in traits.items()] for traits in seats]
        for seats in columns["traits"]
    ]
    return pa.table(columns, schema=GAMES)


def write_games(path: Path, outcomes: Sequence[Outcome]) -> None:
    """`OSError` where it cannot be written; then there is no file of that name, or the one of before."""
    _write(path, table_of(outcomes))


def write_decisions(path: Path, outcomes: Sequence[Outcome]) -> None:
    """The decisions of games; errors as in `write_games`."""
    counts = [len(outcome.choices) for outcome in outcomes]
    decisions = [decision for outcome in outcomes for decision in outcome.choices]
    columns: dict[str, Any] = {
        name: np.repeat(np.array([getattr(outcome, name) for outcome in outcomes], dtype=np.int32), counts)
        for name in ("cell", "index")
    }
    columns["ply"] = [ply for count in counts for ply in range(count)]
    columns |= {name: [getattr(decision, name) for decision in decisions] for name in Decision.__struct_fields__}
    arrays = [_array(columns[field.name], field.type) for field in DECISIONS]
    _write(path, pa.table(arrays, schema=DECISIONS))


def _array(values: Sequence[Any], kind: pa.DataType) -> pa.Array:
    """As `pa.array`, which takes three times as long for lists, and for words that are kept once each."""
    if pa.types.is_list(kind):
        offsets = np.cumsum([0, *map(len, values)], dtype=np.int32)
        return pa.ListArray.from_arrays(offsets, pa.array(list(chain.from_iterable(values)), kind.value_type))
    if pa.types.is_dictionary(kind):
        return pa.array(values, kind.value_type).dictionary_encode().cast(kind)
    return pa.array(values, kind)


def join(files: Sequence[Path], to: Path, through: int) -> None:
    """All rows of some files in one, in order, each once, without those of indexes from `through` on."""
    tables = [read_table(file, DECISIONS if "decisions" in to.name else GAMES) for file in files]
    joined = pa.concat_tables(tables).filter(pc.field("index") < through)
    keys = ("index", "cell", "ply") if "ply" in joined.column_names else ("index", "cell")
    _write(to, joined.sort_by([(key, "ascending") for key in keys]))


def read_games(path: Path) -> list[Outcome]:
    """The games in a file, without their choices. `BadParquet` where it is cut short or holds something else."""
    table = read_table(path, GAMES)
    columns = {name: table.column(name).to_pylist() for name in GAMES.names}
    return [
        Outcome(
            **{
                **dict(zip(GAMES.names, row)),
                "feats": tuple((feat["name"], feat["seat"]) for feat in row[GAMES.names.index("feats")]),
                "traits": tuple(
                    {each["trait"]: each["value"] for each in traits} for traits in row[GAMES.names.index("traits")]
                ),
                **{name: tuple(row[GAMES.names.index(name)]) for name in _LISTS},
            }
        )
        for row in zip(*columns.values())
    ]


def read_decisions(path: Path) -> list[tuple[int, int, Decision]]:
    """Cell, index and decision; errors as in `read_games`."""
    rows = read_table(path, DECISIONS).to_pylist()
    return [
        (
            row["cell"],
            row["index"],
            Decision(**{name: _plain(row[name]) for name in Decision.__struct_fields__}),
        )
        for row in rows
    ]


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def read_table(path: Path, schema: pa.Schema) -> pa.Table:
    """A file with at least these columns. `BadParquet` where it is cut short or holds something else."""
    try:
        table = pq.read_table(path, page_checksum_verification=True)
    except (OSError, pa.ArrowException) as wrong:
        raise _spoilt(path, wrong) from None
    _check(path, table.column_names, schema)
    return table


def read_some(path: Path, schema: pa.Schema, columns: Sequence[str], rows: int) -> Iterator[pa.Table]:
    """So many rows of some columns at a time, where there are any; errors as in `read_table`."""
    try:
        with pq.ParquetFile(path, page_checksum_verification=True) as file:
            _check(path, file.schema_arrow.names, schema)
            for batch in file.iter_batches(rows, columns=list(columns)):
                if batch.num_rows:
                    yield pa.Table.from_batches([batch])
    except (OSError, pa.ArrowException) as wrong:
        raise _spoilt(path, wrong) from None


def _spoilt(path: Path, wrong: Exception) -> BadParquet:
    return BadParquet(f"{path}: it cannot be read as Parquet, and may have been cut short or spoilt: {wrong}")


def _check(path: Path, names: Sequence[str], schema: pa.Schema) -> None:
    missing = [name for name in schema.names if name not in names]
    if missing:
        raise BadParquet(f"{path}: it lacks the columns {', '.join(missing)}")


def _write(path: Path, table: pa.Table) -> None:
    draft = path.with_name(f".{path.name}.draft")
    try:
        pq.write_table(table, draft, compression="zstd", write_page_checksum=True)
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
