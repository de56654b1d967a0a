"""What lies on the table of Tusk Draw."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orcade.table.game import State
from orcade.table.options import Options, choice
from orcade.table.requests import CardId, Event, Option, Seat, Sight

NAMES = ("Grub", "Dreg", "Mog", "Snik")
TUSKS = 16
"""Faces 0 … 15 are tusks of length 1 … 16."""


class TuskOptions(Options, frozen=True, array_like=True):
    hand: Annotated[Literal[2, 3, 4], choice("Hand", "How many tusks each player is dealt.", "TD 1")] = 3


class Table(State, array_like=True):
    options: TuskOptions
    deck: list[CardId] = msgspec.field(default_factory=list)
    hands: list[list[CardId]] = msgspec.field(default_factory=list)
    shown: list[CardId] = msgspec.field(default_factory=list)
    """Tusks laid in earlier rounds."""
    points: list[int] = msgspec.field(default_factory=list)


def tusk(face: int) -> str:
    return f"a tusk of {face + 1}" if face >= 0 else "a tusk"


class Lay(Option, frozen=True):
    """Lay a tusk face down."""

    card: CardId

    def notation(self, view: Table) -> str:
        return f"lay {view.face(self.card) + 1}"

    def things(self, view: Table) -> tuple[str, ...]:
        return (f"card-{self.card}",)


class Dealt(Event, frozen=True):
    """A player got a card."""

    seat: Seat
    card: CardId

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} is dealt {tusk(sight.face(self.card))}."


class Laid(Event, frozen=True):
    """A tusk was revealed."""

    seat: Seat
    card: CardId

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} shows {tusk(sight.face(self.card))}."


class Scored(Event, frozen=True):
    """A player took the point."""

    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} takes the point."
