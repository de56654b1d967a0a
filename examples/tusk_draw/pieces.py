"""What lies on the table of Tusk Draw, what can be answered, and what can happen: the glossary of the game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from orcade.table.game import State
from orcade.table.options import Options, choice
from orcade.table.requests import SCORE, CardId, Event, Impact, Option, Seat
from orcade.table.words import Namers

NAMES = ("Grub", "Dreg", "Mog", "Snik")
"""What the player of each seat is called."""
TUSKS = 16
"""Faces 0 … 15 are tusks of length 1 … 16."""

DEALING, LAYING, ROLLING_OFF = range(3)
"""Phases: the hands are dealt; a round is played; those with equal points roll."""


class TuskOptions(Options, frozen=True, array_like=True):
    """What a table may agree on."""

    hand: Annotated[Literal[2, 3, 4], choice("Hand", "How many tusks each player is dealt.", "TD 1")] = 3


class Table(State, array_like=True):
    """Everything on the table. Every card lies in exactly one of the fields of `CardId`."""

    options: TuskOptions
    phase: int = DEALING
    deck: list[CardId] = msgspec.field(default_factory=list)
    hands: list[list[CardId]] = msgspec.field(default_factory=list)
    shown: list[CardId] = msgspec.field(default_factory=list)
    """Tusks laid in the rounds so far, by seat within each round."""
    points: list[int] = msgspec.field(default_factory=list)
    level: list[Seat] = msgspec.field(default_factory=list)
    """Who shares the lead at the end and rolls for it."""
    rolls: list[int] = msgspec.field(default_factory=list)
    """What each seat rolled last in a roll-off."""


def tusk(face: int) -> str:
    """A tusk in words; a face that the reader does not know is any tusk."""
    return f"a tusk of {face + 1}" if face >= 0 else "a tusk"


class Lay(Option, frozen=True):
    """Lay this tusk face down."""

    card: CardId

    def notation(self, view: Table) -> str:
        return f"lay {view.face(self.card) + 1}"

    def things(self, view: Table) -> tuple[str, ...]:
        return (f"card-{self.card}",)


LAY = tuple(Lay(CardId(card)) for card in range(TUSKS))
"""Every answer exists once: making them anew for every question would be work for nothing."""


class Told(Event, frozen=True):
    """Something that a player did. Its sentence names him, and a card as far as its reader knows it."""

    names: ClassVar[Namers] = {"seat": NAMES.__getitem__, "card": tusk}

    seat: Seat


class Dealt(Told, frozen=True):
    """A player got a card. Who may not know its face is told of "a tusk"."""

    words = "{seat} is dealt {card}."

    card: CardId


class Laid(Told, frozen=True):
    """A tusk was turned over."""

    words = "{seat} shows {card}."

    card: CardId


class Scored(Told, frozen=True):
    """A player took the point."""

    words = "{seat} takes the point."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(SCORE, f"seat-{self.seat}", "+1"),)
