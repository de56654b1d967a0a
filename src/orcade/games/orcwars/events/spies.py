"""Events of spies (OW 9.1)."""

from __future__ import annotations

from orcade.table.requests import BLOW, DEATH, GAIN, KNOCK, MISSED, CardId, Impact, Seat, seat_id

from ..answers.common import chip_id
from .common import OfChips, Told


class Looked(OfChips, frozen=True):
    """OW 9.1"""

    words = "A spy of {seat:'s} sees all that {other} holds: {chips}."

    seat: Seat
    other: Seat
    chips: tuple[CardId, ...]


class Stole(OfChips, frozen=True):
    """OW 9.1"""

    words = "A spy of {seat:'s} steals {chip} from {other}."

    seat: Seat
    other: Seat
    chip: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, seat_id(self.other), "robbed"), Impact(GAIN, seat_id(self.seat), "gold"))


class Listens(Told, frozen=True):
    """OW-72"""

    words = "A spy of {seat:'s} listens at the enemy's fires."

    seat: Seat


class Knifed(OfChips, frozen=True):
    """OW 9.1"""

    look = BLOW
    words = "A spy of {seat:'s} knifes {enemy}."

    seat: Seat
    enemy: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(DEATH, chip_id(self.enemy), "knifed"),)


class KnifeMissed(OfChips, frozen=True):
    """OW 9.1"""

    words = "A spy of {seat:'s} comes with a knife, but {enemy} gets away."

    seat: Seat
    enemy: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, chip_id(self.enemy), "gets away"),)


class Bribed(OfChips, frozen=True):
    """OW 9.1"""

    words = "A spy of {seat:'s} sends {chip} home, at {other:'s} cost."

    seat: Seat
    other: Seat
    chip: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, seat_id(self.other), "bribed"),)


class Faithful(OfChips, frozen=True):
    """OW 9.1"""

    words = "A spy of {seat:'s} offers {chip} a bribe in vain."

    seat: Seat
    chip: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, seat_id(self.seat), "bribe in vain"),)


class Sabotaged(Told, frozen=True):
    """OW 9.1"""

    words = "A spy of {seat:'s} destroys {what}."

    seat: Seat
    what: str
