"""Events of rounds and turns (OW 3, OW 25)."""

from __future__ import annotations

from orcade.table.requests import MOMENT, TURN, Impact, Seat, seat_id

from .common import Told, seat_named


class RoundBegins(Told, frozen=True):
    """OW 3.1"""

    look = TURN
    words = "Round {round}."

    round: int


class Announced(Told, frozen=True):
    """OW 25.1"""

    words = "{seat} announces victory: {what}, to be held until this round ends."

    seat: Seat
    what: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MOMENT, seat_id(self.seat), f"{seat_named(self.seat)} is about to win!"),)


class OrderOfPlay(Told, frozen=True):
    """OW 3.2"""

    words = "{seat} begins: the least authority on the map."

    seat: Seat


class TurnBegins(Told, frozen=True):
    """OW 3.1"""

    look = TURN
    words = "{seat:'s} turn."

    seat: Seat
