"""What battles cost: units, fortresses, caravans and leaders (OW 14, OW 18, OW 23)."""

from __future__ import annotations

from orcade.table.requests import (
    BLOW,
    CUT,
    DEATH,
    FALL,
    FEAT,
    MOMENT,
    WOUND,
    CardId,
    Impact,
    Seat,
    Sight,
    less,
    seat_id,
)
from orcade.table.words import whose

from ..answers.common import fighter_id
from ..pieces import NOBODY
from .common import OfChips, Told, place_id, seat_named


class Destroyed(OfChips, frozen=True):
    """OW 23.3"""

    words = "{chips}"

    seat: Seat
    chips: tuple[CardId, ...]

    def text(self, sight: Sight) -> str:
        side = "" if self.seat == NOBODY else f"{whose(seat_named(self.seat))} "
        return f"Fallen: {side}{super().text(sight)}."  # a leader may still get away

    def impacts(self) -> tuple[Impact, ...]:
        return tuple(Impact(DEATH, fighter_id(chip), how=CUT) for chip in self.chips)


class Survives(OfChips, frozen=True):
    """OW 23.4"""

    words = "{chip} survives."

    chip: CardId


class Surrenders(OfChips, frozen=True):
    """OW 23.7"""

    words = "{chips} would rather surrender."

    chips: tuple[CardId, ...]


class FortressFalls(Told, frozen=True):
    """OW 23.6"""

    words = "The fortress of {place} is destroyed."

    place: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, place_id(self.place), "rubble"), Impact(FEAT, place_id(self.place), "a fortress falls"))


class CaravanHit(OfChips, frozen=True):
    """OW 23.3"""

    words = "{chip} loses {power} power."

    chip: CardId
    power: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(WOUND, fighter_id(self.chip), less(self.power)),)


class GetsAway(OfChips, frozen=True):
    """OW 18.1"""

    words = "{leader} gets away."

    leader: CardId


class Captured(OfChips, frozen=True):
    """OW 18.2"""

    look = BLOW
    words = "{seat} captures {leader}."

    seat: Seat
    leader: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (
            Impact(DEATH, fighter_id(self.leader), "captured"),
            Impact(FEAT, seat_id(self.seat), "captures a leader"),
        )


class Killed(OfChips, frozen=True):
    """OW 18.1"""

    look = BLOW
    words = "{leader} is dead."

    leader: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return Impact(DEATH, fighter_id(self.leader)), Impact(MOMENT, fighter_id(self.leader), "A leader is dead!")


class Hacked(OfChips, frozen=True):
    """OW 18.3"""

    look = BLOW
    words = "{leader} is hacked to pieces."

    leader: CardId

    def impacts(self) -> tuple[Impact, ...]:
        hacked = Impact(DEATH, fighter_id(self.leader), how=CUT)
        return hacked, Impact(MOMENT, fighter_id(self.leader), "A leader is hacked up!")


class Joins(OfChips, frozen=True):
    """OW-50"""

    words = "{chips} follow {leader}."

    leader: CardId
    chips: tuple[CardId, ...]


class Stranded(OfChips, frozen=True):
    """OW 6.6"""

    words = "Nobody leads {chips}: destroyed."

    chips: tuple[CardId, ...]
