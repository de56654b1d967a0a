"""Who has to leave the ground of a battle, and where he gets (OW 14.4, OW 24)."""

from __future__ import annotations

from orcade.table.requests import DEATH, FALL, GAIN, MOMENT, Impact, Seat, Sight, seat_id

from ..pieces import NOBODY
from .battles import ATTACKER, name_id
from .common import Told, place_id, seat_named


class MustRetreat(Told, frozen=True):
    """OW 24.1"""

    words = "{seat} has to retreat."

    seat: Seat
    other: Seat
    """Who holds the ground."""
    place: str
    attacks: bool
    """Whether it is the attacker who has to."""

    def text(self, sight: Sight) -> str:
        return "Nobody's troops are beaten." if self.seat == NOBODY else super().text(sight)

    def impacts(self) -> tuple[Impact, ...]:
        words = f"{seat_named(self.other)} beats {seat_named(self.seat)}!"
        if NOBODY in (self.seat, self.other):
            words = "The troops are beaten!" if self.seat == NOBODY else f"{seat_named(self.seat)} is beaten!"
        holds = "they stay" if self.other == NOBODY else f"{seat_named(self.other)} stays"
        return Impact(MOMENT, place_id(self.place), words), Impact(GAIN, name_id(not self.attacks), holds)


class Withdraws(Told, frozen=True):
    """OW-44"""

    words = "{seat} withdraws."

    seat: Seat


class Ruin(Told, frozen=True):
    """OW-58"""

    words = "Nobody is left on either side."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MOMENT, ATTACKER, "Both sides are gone!"),)


class Retreats(Told, frozen=True):
    """OW 24.2"""

    words = "{seat} retreats to {place}."

    seat: Seat
    place: str


class NoWayOut(Told, frozen=True):
    """OW-21"""

    words = "{seat} has nowhere to go: all are cut down."

    seat: Seat

    def text(self, sight: Sight) -> str:
        return "Neutral troops do not retreat: destroyed." if self.seat == NOBODY else super().text(sight)

    def impacts(self) -> tuple[Impact, ...]:
        return () if self.seat == NOBODY else (Impact(FALL, seat_id(self.seat), "cut down"),)


class LostBelow(Told, frozen=True):
    """OW 14.4"""

    words = "{seat} is lost in the caves."

    seat: Seat

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, seat_id(self.seat), "lost in the caves"),)


class DiesBelow(Told, frozen=True):
    """OW 14.4"""

    words = "{seat} does not come out of the caves alive."

    seat: Seat

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(DEATH, seat_id(self.seat), "dead in the caves"),)
