"""Answers about spies (OW 9.1, OW-63). Each says which spy goes: nothing may hang on hands that others do not know.

A click on him comes first, then one on what he is sent against."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.requests import CardId

from ..pieces import NO_CHIP, Wars
from .common import OfArea, OfChip, OfSeat, Word, chip_id, garrison_id, holder_name, holder_slug, place_of


class LookAt(OfSeat, frozen=True):
    """A spy looks at a player's hand and gold."""

    verb: ClassVar[str] = "look-at"
    says: ClassVar[str] = "Spy: look at the hand of"

    spy: CardId = NO_CHIP

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.spy),)


class StealFrom(OfSeat, frozen=True):
    """A spy steals a random gold chip."""

    verb: ClassVar[str] = "steal-from"
    says: ClassVar[str] = "Spy: steal gold from"

    spy: CardId = NO_CHIP

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.spy),)


class Overhear(Word, frozen=True):
    """A spy listens: plan after the defender in the next battle (OW-72)."""

    words = "Spy: overhear the plan of the next enemy you attack"

    spy: CardId = NO_CHIP

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.spy),)


class Knife(OfChip, frozen=True):
    """A spy knifes an enemy leader."""

    verb: ClassVar[str] = "knife"
    says: ClassVar[str] = "Spy: knife"

    spy: CardId = NO_CHIP

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.spy), *super().things(view))


class OfUnit(OfChip, frozen=True):
    """An answer about a troop or machine on the map. There may be equal ones, so it says with whom, or where."""

    def notation(self, view: Wars) -> str:
        return f"{super().notation(view)} {holder_slug(view, self.chip)}"

    def label(self, view: Wars) -> str:
        return f"{super().label(view)} of {holder_name(view, self.chip)}"

    def things(self, view: Wars) -> tuple[str, ...]:
        leader, area = place_of(view, self.chip)
        return (chip_id(leader) if leader >= 0 else garrison_id(area),)


class Bribe(OfUnit, frozen=True):
    """A spy bribes an enemy troop, which goes back to its owner's hand."""

    verb: ClassVar[str] = "bribe"
    says: ClassVar[str] = "Spy: bribe"

    spy: CardId = NO_CHIP

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.spy), *super().things(view))


class SabotageMine(OfArea, frozen=True):
    """A spy destroys a mine."""

    verb: ClassVar[str] = "sabotage-mine"
    says: ClassVar[str] = "Spy: bring down the mine of"

    spy: CardId = NO_CHIP

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.spy), *super().things(view))


class SabotageFortress(OfArea, frozen=True):
    """A spy destroys a small fortress."""

    verb: ClassVar[str] = "sabotage-fortress"
    says: ClassVar[str] = "Spy: bring down the fortress of"

    spy: CardId = NO_CHIP

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.spy), *super().things(view))


class SabotageMachine(OfUnit, frozen=True):
    """A spy destroys a war machine."""

    verb: ClassVar[str] = "sabotage"
    says: ClassVar[str] = "Spy: sabotage"

    spy: CardId = NO_CHIP

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.spy), *super().things(view))
