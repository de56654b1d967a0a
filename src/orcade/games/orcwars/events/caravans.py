"""Events of caravans (OW 4, OW 19)."""

from __future__ import annotations

from orcade.table.requests import CardId, Seat

from .common import OfChips


class Placed(OfChips, frozen=True):
    """OW 4.2"""

    words = "{seat} places {chip} at {place}."

    seat: Seat
    chip: CardId
    place: str


class Arrived(OfChips, frozen=True):
    """OW 4.1"""

    words = "{chip} arrives at {place}."

    chip: CardId
    place: str
