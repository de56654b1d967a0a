"""Answers of moving, of going below, and of who leads and holds which units (OW 6, OW 8.4)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from orcade.table.requests import CardId, Option

from ..pieces import Wars
from .common import OfArea, OfChip, OfChips, Word, area_id, area_name, area_slug, chip_id, chip_name, chip_slug


class March(Option, frozen=True):
    """A leader goes to an area, with all that follow him (OW 6.1, OW 6.2)."""

    leader: CardId
    area: int

    def notation(self, view: Wars) -> str:
        return f"march {chip_slug(view, self.leader)} {area_slug(view, self.area)}"

    def label(self, view: Wars) -> str:
        return f"{chip_name(view, self.leader)} marches to {area_name(view, self.area)}"

    def things(self, view: Wars) -> tuple[str, ...]:
        return chip_id(self.leader), area_id(view, self.area)


class Along(OfChips, frozen=True):
    """These leaders come along, or nobody (OW-50)."""

    verb: ClassVar[str] = "along"
    says: ClassVar[str] = "Take along"

    def label(self, view: Wars) -> str:
        return super().label(view) if self.chips else "Nobody comes along"


class Descend(OfChip, frozen=True):
    """A leader goes below with his army (OW 6.3)."""

    verb: ClassVar[str] = "descend"
    says: ClassVar[str] = "Go below with"


class MoveOn(OfArea, frozen=True):
    """After a retreat, on into this area (OW-56)."""

    verb: ClassVar[str] = "move-on"
    says: ClassVar[str] = "Move on to"


class Stay(Word, frozen=True):
    """Remain where one is."""

    words = "Stay"


class Leave(OfChip, frozen=True):
    """A leader leaves some of his units in own land; which ones is asked next (OW 6.5)."""

    verb: ClassVar[str] = "leave"
    says: ClassVar[str] = "Leave units of"


class LeaveThese(OfChips, frozen=True):
    """These units stay behind."""

    verb: ClassVar[str] = "leave"


class TakeOver(OfChip, frozen=True):
    """A leader takes over some of a garrison; which ones is asked next (OW 6.5)."""

    verb: ClassVar[str] = "take-over"
    says: ClassVar[str] = "Take units over with"


class TakeThese(OfChips, frozen=True):
    """These units are taken over."""

    verb: ClassVar[str] = "take"


class HandOver(Option, frozen=True):
    """A leader hands some of his units over to another; which ones is asked next (OW-50)."""

    leader: CardId
    to: CardId

    def notation(self, view: Wars) -> str:
        return f"hand-over {chip_slug(view, self.leader)} {chip_slug(view, self.to)}"

    def label(self, view: Wars) -> str:
        return f"{chip_name(view, self.leader)} hands units over to {chip_name(view, self.to)}"

    def things(self, view: Wars) -> tuple[str, ...]:
        return chip_id(self.leader), chip_id(self.to)


class HandThese(OfChips, frozen=True):
    """These units are handed over."""

    verb: ClassVar[str] = "hand"
    says: ClassVar[str] = "Hand over"


STAY = Stay()

# Each answer is made once.

march = cache(March)
descend = cache(Descend)
move_on = cache(MoveOn)
leave = cache(Leave)
take_over = cache(TakeOver)
hand_over = cache(HandOver)
