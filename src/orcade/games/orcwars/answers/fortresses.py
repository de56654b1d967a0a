"""Answers of building fortresses (OW 14)."""

from __future__ import annotations

from functools import cache

from orcade.table.requests import CardId, Option

from ..pieces import Wars
from .common import chip_id, chip_name, chip_slug


class Build(Option, frozen=True):
    """A leader builds a fortress of this strength where he is (OW 14.1)."""

    leader: CardId
    strength: int

    def notation(self, view: Wars) -> str:
        return f"build {chip_slug(view, self.leader)} {self.strength}"

    def label(self, view: Wars) -> str:
        return f"{chip_name(view, self.leader)} builds a fortress of strength {self.strength}"

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.leader),)


build = cache(Build)
