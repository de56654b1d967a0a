"""Events of attacks (OW 8)."""

from __future__ import annotations

from orcade.table.requests import CardId, Seat

from .common import OfChips


class Attacked(OfChips, frozen=True):
    """OW 8.1"""

    words = "{chips} against {seat} in {place}."

    chips: tuple[CardId, ...]
    seat: Seat
    place: str


class Raided(OfChips, frozen=True):
    """OW 8.2"""

    words = "{chips} against {chip}."

    chips: tuple[CardId, ...]
    chip: CardId
