"""Events of lands and what stays behind in them (OW 6.5, OW 6.7, OW 12.2, OW 16.1)."""

from __future__ import annotations

from orcade.table.requests import GAIN, KNOCK, SCORE, CardId, Impact, Seat

from ..answers.common import chip_id
from .common import OfChips, Told, place_id


class Claimed(Told, frozen=True):
    """OW 6.7"""

    words = "{place} is {seat:'s} now."

    seat: Seat
    place: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(SCORE, place_id(self.place), "+1 land"),)


class TurnedNeutral(Told, frozen=True):
    """OW 7.3"""

    words = "{place} is nobody's any more."

    place: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, place_id(self.place), "land lost"),)


class MachineLost(OfChips, frozen=True):
    """OW 16.1"""

    words = "Nobody is left to tow {chips}: lost."

    chips: tuple[CardId, ...]


class ShamansLost(OfChips, frozen=True):
    """OW-32"""

    words = "No troops are left with {chips}: gone."

    chips: tuple[CardId, ...]


class Cashed(OfChips, frozen=True):
    """OW 12.2"""

    words = "{leader} brings home {chips}."

    leader: CardId
    chips: tuple[CardId, ...]

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, chip_id(self.leader), "gold"),)


class Scattered(OfChips, frozen=True):
    """OW 6.6"""

    words = "Nobody leads {chips} any more: scattered."

    chips: tuple[CardId, ...]


class Unled(OfChips, frozen=True):
    """OW 6.6"""

    words = "Nobody leads {chips} any more: they stay in {place}."

    chips: tuple[CardId, ...]
    place: str
