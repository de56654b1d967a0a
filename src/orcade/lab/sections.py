"""What a report says: sections of words, tables and pictures, whatever they are shown as."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .statistics import Estimate

Value = str | int | float | Estimate | None


class Table(msgspec.Struct, frozen=True):
    """A table under its heads; the first column names the row."""

    name: str
    """As a file is called: "wins-0"."""
    heads: tuple[str, ...]
    rows: Sequence[tuple[Value, ...]]
    percent: frozenset[str] = frozenset()
    """Heads of columns that are shares."""


class Section(msgspec.Struct):
    """One subject of a report."""

    title: str
    words: str = ""
    parts: list[Table | str] = []
    """Tables, and pictures as SVG."""


def told(value: Value, percent: bool) -> str:
    """A value as people read it, an estimate with its interval."""
    if value is None:
        return ""
    if isinstance(value, Estimate):
        if not value.games:
            return ""
        return f"{told(value.mean, percent)} ({told(value.low, percent)} – {told(value.high, percent)})"
    if isinstance(value, float):
        if value != value:
            return ""
        return f"{100 * value:.1f} %" if percent else f"{round(value, 4) + 0.0:.4g}"
    return str(value)


def columns_of(table: Table) -> dict[str, list[str | int | float | None]]:
    """The table as plain columns: of an estimate its mean, low and high."""
    found: dict[str, list[str | int | float | None]] = {}
    for at, head in enumerate(table.heads):
        values: Sequence[Value] = [row[at] for row in table.rows]
        if any(isinstance(value, Estimate) for value in values):
            for part in ("mean", "low", "high"):
                found[f"{head}, {part}"] = [
                    getattr(value, part) if isinstance(value, Estimate) else None for value in values
                ]
        else:
            found[head] = [None if isinstance(value, Estimate) else value for value in values]
    return found
