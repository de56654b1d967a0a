"""Events of levying and of building fortresses (OW 7, OW 14)."""

from __future__ import annotations

from orcade.table.requests import CardId, Seat

from .common import OfChips, Told


class Raised(OfChips, frozen=True):
    """OW 7.1"""

    words = "{seat} raises {leader} in {place}."

    seat: Seat
    leader: CardId
    place: str


class Levied(OfChips, frozen=True):
    """OW 7.2"""

    words = "{leader} levies {chips}."

    leader: CardId
    chips: tuple[CardId, ...]


class Built(Told, frozen=True):
    """OW 14.1"""

    words = "{seat} builds a fortress of strength {strength} in {place}."

    seat: Seat
    place: str
    strength: int
