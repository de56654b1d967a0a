"""Answers in the Gamemaster's turn (OG 9)."""

from __future__ import annotations

from typing import ClassVar

from ..pieces import ORCS, Siege, square_name
from .common import SQUARES, OfSquare, OfTarget, Word


class Next(OfTarget, frozen=True):
    """This orc acts next (OG 9.4)."""

    verb: ClassVar[str] = "next"

    def label(self, view: Siege) -> str:
        return f"Orc {self.target + 1} acts"


class Enter(OfSquare, frozen=True):
    """A newcomer enters the map here (OG 9.1)."""

    verb: ClassVar[str] = "enter"

    def label(self, view: Siege) -> str:
        return f"A newcomer enters at {square_name(view, self.square)}"


class Done(Word, frozen=True):
    """This orc is through (OG 9.4)."""

    words = "This orc is done"


DONE = Done()

ENTER = tuple(Enter(square) for square in range(SQUARES))

NEXT = tuple(Next(number) for number in range(ORCS))
