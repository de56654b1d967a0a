"""Events of lands and what stays behind in them (OW 6.5, OW 6.7, OW 12.2, OW 16.1)."""

from __future__ import annotations

from orcade.table.requests import GAIN, KNOCK, MOMENT, SCORE, CardId, Impact, Seat, Sight, seat_id
from orcade.table.words import whose

from ..answers.common import chip_id
from ..pieces import NOBODY
from .common import OfChips, Told, place_id, seat_named


class Claimed(Told, frozen=True):
    """OW 6.7"""

    seat: Seat
    place: str
    other: Seat = NOBODY
    """Whose it was."""
    enough: bool = False
    """It is the land that was lacking for a victory."""
    stops: bool = False
    """It was lacking from then on for a victory that was announced."""

    def text(self, sight: Sight) -> str:
        taken = f"{self.place} is {whose(seat_named(self.seat))} now"
        if self.other != NOBODY:
            taken = f"{seat_named(self.seat)} takes {self.place} from {seat_named(self.other)}"
        stopped = ", whose victory is stopped" if self.stops else ""
        return f"{taken}{stopped}{': enough to win' if self.enough else ''}."

    def impacts(self) -> tuple[Impact, ...]:
        place, name = place_id(self.place), seat_named(self.seat)
        reached = (Impact(MOMENT, place, f"{name} can win now!"),) if self.enough else ()
        gained = Impact(GAIN, seat_id(self.seat), "+1 land"), *reached
        if self.other == NOBODY:
            return Impact(SCORE, place), *gained
        taken = f"{name} {'stops' if self.stops else 'ousts'} {seat_named(self.other)}!"
        return Impact(MOMENT, place, taken), *gained, Impact(KNOCK, seat_id(self.other), "−1 land")


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
