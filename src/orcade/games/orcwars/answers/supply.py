"""Answers of the set-up, of reinforcements, payments and discards (OW 2, OW 5, OW 10.3)."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.requests import Option
from orcade.table.words import counted

from ..finding import turn_of
from ..pieces import MOST_BOSSES, Wars
from .common import OfChips, Word


class Bosses(Option, frozen=True):
    """Begin with so many bosses (OW 2.1)."""

    words = "Begin with {count:boss|bosses}"

    count: int


BOSSES_ANSWERS = tuple(Bosses(count) for count in range(1, MOST_BOSSES + 1))


class Swap(OfChips, frozen=True):
    """Give these chips up for one gold chip each (OW 2.2)."""

    verb: ClassVar[str] = "swap"

    def label(self, view: Wars) -> str:
        return f"{super().label(view)} for gold" if self.chips else "Swap nothing"


class Afresh(Word, frozen=True):
    """Show the hand, give it up and draw six new units (OW 5.2)."""

    words = "Show your hand and draw six new units"


class Keep(Word, frozen=True):
    """Keep what there is."""

    passes: ClassVar[bool] = True
    words = "Keep it"


AFRESH, KEEP = Afresh(), Keep()


class Buy(Option, frozen=True):
    """Buy so many units (OW 5.1). Who can pay for none has nothing to decide."""

    idle: ClassVar[bool] = True

    count: int

    def label(self, view: Wars) -> str:
        return f"Buy {counted(self.count, 'unit')}" if self.count else "Buy none"

    def small(self, view: Wars) -> bool:
        """Units are bought and paid by one press (`purchase_plan.py`)."""
        return self.count > 0 and len(view.players[turn_of(view)].gold) > 1


BUY = tuple(Buy(count) for count in range(3))


class Pay(OfChips, frozen=True):
    """Pay with these gold chips (OW-7)."""

    idle: ClassVar[bool] = True
    verb: ClassVar[str] = "pay"


class Discard(OfChips, frozen=True):
    """Put these units back into the cup (OW 10.3)."""

    verb: ClassVar[str] = "discard"
