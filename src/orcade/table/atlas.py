"""The maps of a game, for whoever wants to read them or check maps of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """One map: what a player lays on the table."""

    id: str
    """What is typed for it: "1a"."""
    title: str
    line: str = ""
    """A sentence about it."""
    facts: tuple[str, ...]
    """What is on it: "3 chests"."""
    drawing: tuple[str, ...]
    """Its lines as they are drawn in a file."""


class Sheets(msgspec.Struct, frozen=True, kw_only=True):
    """All maps of a text."""

    sheets: tuple[Sheet, ...]
    warnings: tuple[str, ...]
    """What had better be otherwise, each with its line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Atlas:
    """What a game with maps offers of them (`Game.atlas`)."""

    shipped: Callable[[], str]
    """The text of the maps that come with the game."""
    read: Callable[[str], Sheets]
    """Maps from their text; raises an `OrcadeError` that names all that is wrong, each with its line."""
    signs: Sequence[Mapping[str, str]]
    """What the signs of a drawing mean, in groups: of squares, of edges."""
    option: str
    """The option of the game that takes the text of maps of one's own."""
