"""Events of the trading phase (OW 11)."""

from __future__ import annotations

from orcade.table.requests import BLOW, DEATH, CardId, Impact, Seat, seat_id

from .common import OfChips, Told


class WillTrade(Told, frozen=True):
    """OW-65"""

    words = "{seat} will trade when all have had their turns."

    seat: Seat


class Offered(OfChips, frozen=True):
    """OW 11.1: who may not see the chips is told of as many chips."""

    words = "{seat} offers {other} {chips}."

    seat: Seat
    other: Seat
    chips: tuple[CardId, ...]


class Replied(OfChips, frozen=True):
    """OW 11.1"""

    words = "{seat} would give {chips}."

    seat: Seat
    chips: tuple[CardId, ...]


class RefusedTrade(Told, frozen=True):
    """OW 11.1"""

    words = "{seat} will not trade."

    seat: Seat


class Traded(Told, frozen=True):
    """OW 11.1"""

    words = "{seat} and {other} trade: {given:chip} for {got}."

    seat: Seat
    other: Seat
    given: int
    got: int


class Executed(OfChips, frozen=True):
    """OW 11.2"""

    look = BLOW
    words = "{seat} has {chips} executed."

    seat: Seat
    chips: tuple[CardId, ...]

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(DEATH, seat_id(self.seat), "executed"),)
