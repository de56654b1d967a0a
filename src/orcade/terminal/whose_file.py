"""Whose a file of content is: a file belongs to the game of whose tables it has the most."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TypeVar

T = TypeVar("T")

TABLE = re.compile(r"^[ \t]*\[+[ \t]*([\w-]+)", re.MULTILINE)
"""The header of a table in a TOML text, also in one that cannot be read."""


def fitting(games: Sequence[tuple[T, Collection[str]]], text: str) -> list[T]:
    """Of games with the tables that their files can have, those that fit a TOML text best: one, or several alike."""
    tables = set(TABLE.findall(text))
    fits = [len(tables.intersection(theirs)) for _, theirs in games]
    return [game for (game, _), fit in zip(games, fits, strict=True) if fit == max(fits)]
