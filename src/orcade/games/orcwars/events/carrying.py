"""Events of gold on the map (OW 12.1)."""

from __future__ import annotations

from orcade.table.requests import CardId

from .common import OfChips


class Carries(OfChips, frozen=True):
    """OW 12.1"""

    words = "{leader} gets {chip}."

    leader: CardId
    chip: CardId


class LeftGold(OfChips, frozen=True):
    """OW 12.1"""

    words = "{leader} leaves {chips} behind."

    leader: CardId
    chips: tuple[CardId, ...]
