"""Events of moving, of going below, and of who leads and holds which units (OW 6, OW 8.4)."""

from __future__ import annotations

from orcade.table.requests import CardId, Seat

from .common import OfChips


class Marched(OfChips, frozen=True):
    """OW 6.2"""

    words = "{chips} to {place}."

    chips: tuple[CardId, ...]
    place: str


class LetPass(OfChips, frozen=True):
    """OW 6.4"""

    words = "{seat} lets {chips} pass through {place}."

    seat: Seat
    chips: tuple[CardId, ...]
    place: str


class Slipped(OfChips, frozen=True):
    """OW 6.4"""

    words = "{leader} slips through {place}."

    leader: CardId
    place: str


class Caught(OfChips, frozen=True):
    """OW 6.4"""

    words = "{chips} stopped in {place}."

    chips: tuple[CardId, ...]
    place: str


class Descended(OfChips, frozen=True):
    """OW 6.3"""

    words = "{chips} below."

    chips: tuple[CardId, ...]


class Lost(OfChips, frozen=True):
    """OW-12"""

    words = "Lost in the dark: {chips}."

    chips: tuple[CardId, ...]


class Perished(OfChips, frozen=True):
    """OW-12"""

    words = "Nobody will ever see {chips} again."

    chips: tuple[CardId, ...]


class Surfaced(OfChips, frozen=True):
    """OW 6.3"""

    words = "{chips} back to daylight in {place}."

    chips: tuple[CardId, ...]
    place: str


class LeftBehind(OfChips, frozen=True):
    """OW 6.5"""

    words = "{leader} leaves {chips} in {place}."

    leader: CardId
    chips: tuple[CardId, ...]
    place: str


class Joined(OfChips, frozen=True):
    """OW 6.5"""

    words = "{leader} leads {chips} now."

    leader: CardId
    chips: tuple[CardId, ...]


class Rebelled(OfChips, frozen=True):
    """OW 7.3"""

    words = "{chips} do not obey {leader}."

    leader: CardId
    chips: tuple[CardId, ...]


class ChangedSides(OfChips, frozen=True):
    """OW-20"""

    words = "{chips} change sides and follow {leader}."

    leader: CardId
    chips: tuple[CardId, ...]


class StayedLoyal(OfChips, frozen=True):
    """OW-20"""

    words = "{chips} stay with {leader}."

    leader: CardId
    chips: tuple[CardId, ...]


class ShamanJoined(OfChips, frozen=True):
    """OW-32"""

    words = "{chip} follows {leader} now."

    leader: CardId
    chip: CardId
