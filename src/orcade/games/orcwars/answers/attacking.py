"""Answers of attacks on enemies and caravans (OW 8)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from orcade.table.requests import CardId, Option, Seat

from ..finding import leader_with, leaders_in
from ..pieces import NAMES, Wars
from .common import OfChip, OfChips, Word, chip_id, chip_name, chip_slug, garrison_id, seat_slug


class Attack(Option, frozen=True):
    """A leader attacks a player's units in his area (OW-51)."""

    leader: CardId
    seat: Seat

    def notation(self, view: Wars) -> str:
        return f"attack {chip_slug(view, self.leader)} {seat_slug(self.seat)}"

    def label(self, view: Wars) -> str:
        return f"{chip_name(view, self.leader)} attacks {NAMES[self.seat]}"

    def things(self, view: Wars) -> tuple[str, ...]:
        """The leader, and the first of the enemy's who stands beside him."""
        area = leader_with(view, self.leader).area
        enemies = leaders_in(view, area, self.seat)
        return chip_id(self.leader), chip_id(enemies[0].chip) if enemies else garrison_id(area)


class Raid(Option, frozen=True):
    """A leader attacks a caravan in his area (OW-60)."""

    leader: CardId
    caravan: CardId

    def notation(self, view: Wars) -> str:
        return f"raid {chip_slug(view, self.leader)} {chip_slug(view, self.caravan)}"

    def label(self, view: Wars) -> str:
        return f"{chip_name(view, self.leader)} raids {chip_name(view, self.caravan)}"

    def things(self, view: Wars) -> tuple[str, ...]:
        return chip_id(self.leader), chip_id(self.caravan)


class Join(OfChips, frozen=True):
    """These leaders attack, too, or nobody (OW-50)."""

    verb: ClassVar[str] = "join"

    def label(self, view: Wars) -> str:
        return f"{super().label(view)} in" if self.chips else "Nobody joins in"


class RaidNext(OfChip, frozen=True):
    """The next caravan (OW 8.2)."""

    verb: ClassVar[str] = "raid"


class Enough(Word, frozen=True):
    """No more caravans."""

    words = "Enough"


ENOUGH = Enough()

# Each answer is made once.

attack = cache(Attack)
raid = cache(Raid)
