"""Events of rounds and turns (OW 3, OW 25)."""

from __future__ import annotations

from orcade.table.requests import TURN, Seat

from .common import Told


class RoundBegins(Told, frozen=True):
    """OW 3.1"""

    look = TURN
    words = "Round {round}."

    round: int


class Announced(Told, frozen=True):
    """OW 25.1"""

    words = "{seat} announces victory: {what}."

    seat: Seat
    what: str


class OrderOfPlay(Told, frozen=True):
    """OW 3.2"""

    words = "{seat} begins: the least authority on the map."

    seat: Seat


class TurnBegins(Told, frozen=True):
    """OW 3.1"""

    look = TURN
    words = "{seat:'s} turn."

    seat: Seat
