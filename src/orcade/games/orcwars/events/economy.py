"""Events of B4: rampage and mines (OW 10, OW 15)."""

from __future__ import annotations

from orcade.table.requests import GAIN, KNOCK, CardId, Impact, Seat

from .common import OfChips, Told, place_id


class Rampaged(OfChips, frozen=True):
    """OW 10.1"""

    words = "{leader} {how} in {place}."

    leader: CardId
    how: str
    place: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, place_id(self.place), "rampage!"),)


class RanHome(OfChips, frozen=True):
    """OW 10.1"""

    words = "{chips} would rather keep it, and run home with the gold."

    chips: tuple[CardId, ...]


class MineWorks(Told, frozen=True):
    """OW 10.2"""

    words = "The mine of {place} yields."

    place: str


class MineBuilt(Told, frozen=True):
    """OW 15.1"""

    words = "{seat} digs a mine in {place}."

    seat: Seat
    place: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, place_id(self.place), "mine"),)


class MineCondemned(Told, frozen=True):
    """OW 15.2"""

    words = "{seat} is going to wreck the mine of {place}."

    seat: Seat
    place: str


class MineWrecked(Told, frozen=True):
    """OW 15.2"""

    words = "{seat} wrecks the mine of {place}."

    seat: Seat
    place: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, place_id(self.place), "wrecked"),)
