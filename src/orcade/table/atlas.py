"""The maps of a game, for whoever wants to read them, check maps of their own, or join some and look at the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from .floor import Floor, Square, Squares, bits
from .ground import Ground
from .scene import Scene


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """One map: what a player lays on the table."""

    id: str = ""
    """What is typed for it: "1a"; "" where it is the only one."""
    title: str
    line: str = ""
    """A sentence about it."""
    facts: tuple[str, ...]
    """What is on it: "3 chests"."""
    parts: tuple[str, ...] = ()
    """The same one by one, where that is wanted in words: its areas."""
    drawing: tuple[str, ...]
    """Its lines as they are drawn in a file."""
    picture: Ground | Scene
    """How it is drawn in play."""
    back: str = ""
    """The id of what is on the back of it, so that both never lie at once; "" where it has none."""
    apart: bool = False
    """Touches no other map, so it has no place and is not turned."""

    @property
    def name(self) -> str:
        """Its id and title."""
        return f"{self.id} {self.title}".strip()


class Sheets(msgspec.Struct, frozen=True, kw_only=True):
    """All maps of a text."""

    sheets: tuple[Sheet, ...]
    warnings: tuple[str, ...]
    """What had better be otherwise, each with its line."""


class Lying(msgspec.Struct, frozen=True):
    """A map as it lies."""

    sheet: str
    """Its id."""
    turn: int = 0
    """Quarters clockwise."""
    x: int = 0
    y: int = 0
    """Its place among the maps: x to the right, y down; the first one lies at 0, 0."""


class Distance(msgspec.Struct, frozen=True, order=True):
    """How far two squares are from each other."""

    cost: int
    """In actions."""
    a: Square
    b: Square


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Maps that are joined to a board, to look at."""

    lying: tuple[Lying, ...]
    """In the order in which they are laid: each touches one before it, or lies apart."""
    ground: Ground
    floor: Floor
    """Its squares have the same numbers as those of the ground."""
    leaps: Squares = 0
    """From any of these one gets to any other for one action: staircases."""
    entries: Squares = 0
    """Where newcomers enter."""
    goals: Squares = 0
    """What is walked to."""
    goal: str = ""
    """What that is, in a word: "chest"."""
    apart: int = 0
    """Actions that goals had better be from each other."""

    def costs(self, start: Square, most: int) -> dict[Square, int]:
        """What can be walked to with so many actions, and with how many. `start`: a square that can be entered."""
        ways = self.floor.ways(start, most, leaps=self.leaps)
        return {square: ways.cost(square) for square in bits(ways.reached)}

    def distances(self, most: int) -> list[Distance]:
        """How far goals are from each other, the closest first; pairs with more actions between them are left out."""
        goals = bits(self.goals)
        found = []
        for at, a in enumerate(goals):
            ways = self.floor.ways(a, most, leaps=self.leaps)
            found += [Distance(ways.cost(b), a, b) for b in goals[at + 1 :] if ways.reached >> b & 1]
        return sorted(found)


@dataclass(frozen=True, slots=True)
class Joining:
    """How a game's maps are joined to a board."""

    join: Callable[[str, Sequence[Lying]], Plan]
    """(text, maps of it in any order) → the board; of those that ship where the text is "". Raises an `OrcadeError`
    that says what cannot lie so."""
    usual: tuple[Lying, ...]
    """Maps as they may be laid, as many as in play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Atlas:
    """What a game with maps offers of them (`Game.atlas`)."""

    shipped: Callable[[], str]
    """The text of the maps that come with the game."""
    read: Callable[[str], Sheets]
    """Maps from their text; raises an `OrcadeError` that names all that is wrong, each with its line."""
    option: str
    """The option of the game that takes the text of maps of one's own."""
    tables: frozenset[str]
    """The tables that such a text can have: they tell whose it is."""
    signs: Sequence[Mapping[str, str]] = ()
    """What the signs of all drawings mean, in groups: of squares, of edges."""
    joining: Joining | None = None
    """How maps are joined to a board, where they are."""
