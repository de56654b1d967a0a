"""Answers in the Gamemaster's turn (OG 9)."""

from __future__ import annotations

from typing import ClassVar

from ..bearings import near_whom
from ..pieces import CALLED, ORCS, Siege
from .common import CHARACTER, SQUARES, OfSquare, OfTarget, Word, target_name


class Next(OfTarget, frozen=True):
    """This orc acts next (OG 9.4)."""

    verb: ClassVar[str] = "next"

    def label(self, view: Siege) -> str:
        return f"Orc {self.target + 1} acts"


class Enter(OfSquare, frozen=True):
    """A newcomer enters the map here (OG 9.1)."""

    verb: ClassVar[str] = "enter"

    def label(self, view: Siege) -> str:
        return f"A newcomer enters at {near_whom(view, self.square)}"


class Done(Word, frozen=True):
    """This orc is through (OG 9.4)."""

    words = "This orc is done"


class Charge(Word, frozen=True):
    """All orcs, newcomers too, go at the nearest character (OG-60)."""

    words = "All at the nearest"

    def foremost(self, view: Siege) -> bool:
        return True


class ChargeAt(OfTarget, frozen=True):
    """All orcs, newcomers too, go at this character (OG-60)."""

    verb: ClassVar[str] = "charge"

    def label(self, view: Siege) -> str:
        return f"All go at {target_name(self.target)}"


class Mob(OfTarget, frozen=True):
    """The orcs that can get at this character strike (OG-60)."""

    verb: ClassVar[str] = "mob"

    def label(self, view: Siege) -> str:
        return f"Those in reach strike {target_name(self.target)}"


DONE = Done()

CHARGE = Charge()

CHARGE_AT = tuple(ChargeAt(CHARACTER + who) for who in range(len(CALLED)))

MOB = tuple(Mob(CHARACTER + who) for who in range(len(CALLED)))
"""By character, as are those before."""

ENTER = tuple(Enter(square) for square in range(SQUARES))

NEXT = tuple(Next(number) for number in range(ORCS))
