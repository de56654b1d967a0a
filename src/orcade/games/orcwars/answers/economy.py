"""Answers of B4: rampage and mines (OW 10.1, OW 15)."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.requests import CardId, Option

from ..pieces import Wars
from .common import OfArea, chip_id, chip_name, chip_slug

ALONE, ARMY, BOTH = range(3)
WHO = ("alone", "army", "both")


class Rampage(Option, frozen=True):
    """Rampage the countryside (OW 10.1)."""

    chip: CardId
    who: int
    """ALONE: a lone leader; ARMY: his army without him; BOTH."""

    def notation(self, view: Wars) -> str:
        return f"rampage {chip_slug(view, self.chip)} {WHO[self.who]}"

    def label(self, view: Wars) -> str:
        name = chip_name(view, self.chip)
        return (f"{name} rampages", f"The army of {name} rampages without him", f"{name} and his army rampage")[
            self.who
        ]

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.chip),)


class BuildMine(OfArea, frozen=True):
    """Build a mine (OW 15.1)."""

    verb: ClassVar[str] = "mine"
    says: ClassVar[str] = "Build a mine in"


class DestroyMine(OfArea, frozen=True):
    """Destroy a mine instead of its output (OW 15.2)."""

    verb: ClassVar[str] = "wreck"
    says: ClassVar[str] = "Wreck your own mine in"
