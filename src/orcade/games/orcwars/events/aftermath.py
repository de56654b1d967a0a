"""What comes of a battle: shamans and gold, troops that change sides, caravans that are driven on (OW 17 – OW 24)."""

from __future__ import annotations

from orcade.table.requests import CardId, Seat

from .common import OfChips, Told


class ShamanJoins(OfChips, frozen=True):
    """OW 17.1"""

    words = "The shaman follows {leader} now."

    leader: CardId


class ShamanStays(Told, frozen=True):
    """OW-32"""

    words = "A shaman stays with the troops at {place}."

    place: str


class ShamanLost(Told, frozen=True):
    """OW-32"""

    words = "A shaman is gone."


class TakesGold(OfChips, frozen=True):
    """OW-27"""

    words = "{seat} takes {chips}."

    seat: Seat
    chips: tuple[CardId, ...]


class GoldLost(OfChips, frozen=True):
    """OW-27"""

    words = "Lost: {chips}."

    chips: tuple[CardId, ...]


class Regenerates(OfChips, frozen=True):
    """OW 24.3"""

    words = "{chips} grow together again."

    chips: tuple[CardId, ...]


class ChangesSides(OfChips, frozen=True):
    """OW 24.4"""

    words = "{leader} takes over {chips}."

    leader: CardId
    chips: tuple[CardId, ...]


class WanderOff(OfChips, frozen=True):
    """OW 24.4"""

    words = "{chips} wander off."

    chips: tuple[CardId, ...]


class StayNeutral(OfChips, frozen=True):
    """OW-45"""

    words = "{chips} stay in their native land."

    chips: tuple[CardId, ...]


class DrivenOn(OfChips, frozen=True):
    """OW 19.3"""

    words = "{chip} is driven on to {place}."

    chip: CardId
    place: str


class Plundered(OfChips, frozen=True):
    """OW 19.2"""

    words = "{chip} is destroyed."

    chip: CardId
