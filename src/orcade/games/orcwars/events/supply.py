"""Events of the set-up, of reinforcements, payments and discards (OW 2, OW 5, OW 10.3)."""

from __future__ import annotations

from orcade.table.requests import CardId, Seat

from .common import OfChips, Told


class Begins(Told, frozen=True):
    """OW 2.3"""

    words = "{seat} begins."

    seat: Seat


class Drew(OfChips, frozen=True):
    """OW 5.1"""

    words = "{seat} draws {chips}."

    seat: Seat
    chips: tuple[CardId, ...]


class DrewBoss(OfChips, frozen=True):
    """OW 2.1"""

    words = "{seat} gets {chip} as a boss."

    seat: Seat
    chip: CardId


class GaveUp(Told, frozen=True):
    """OW 2.2"""

    words = "{seat} gives up {count:chip} for gold."

    seat: Seat
    count: int


class ShowedHand(OfChips, frozen=True):
    """OW 5.2"""

    words = "{seat} has no leader, shows {chips} and draws anew."

    seat: Seat
    chips: tuple[CardId, ...]


class GotGold(OfChips, frozen=True):
    """OW 12.2"""

    words = "{seat} gets {chips}."

    seat: Seat
    chips: tuple[CardId, ...]


class Rumour(OfChips, frozen=True):
    """OW 12.3"""

    words = "{seat} hears of a caravan: {chip}."

    seat: Seat
    chip: CardId


class Paid(OfChips, frozen=True):
    """OW-7"""

    words = "{seat} pays {chips}."

    seat: Seat
    chips: tuple[CardId, ...]


class Discarded(Told, frozen=True):
    """OW 10.3"""

    words = "{seat} puts {count:unit} back."

    seat: Seat
    count: int


class Empty(Told, frozen=True):
    """OW-2"""

    words = "The {cup} cup is empty."

    cup: str
