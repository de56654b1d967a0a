"""Answers of levying (OW 7)."""

from __future__ import annotations

from orcade.table.requests import CardId, Option
from orcade.table.words import listed

from ..finding import chip_of
from ..pieces import Wars
from .common import area_name, chip_id, chip_name, chip_slug


class _Levied(Option, frozen=True):
    """Who comes from the hand with a leader: all troops of the land, a shaman, a war machine of a power (0: none)."""

    leader: CardId
    troops: bool
    shaman: bool
    machine: int
    chips: tuple[CardId, ...]
    """All of them: what comes must not hang on what else is in a hand that the others do not know."""

    def _typed(self, view: Wars, verb: str) -> str:
        machine = f"machine-{self.machine}" if self.machine else ""
        words = (verb, chip_slug(view, self.leader), "troops" * self.troops, "shaman" * self.shaman, machine)
        return " ".join(filter(None, words))

    def _said(self) -> str:
        machine = f"a war machine ({self.machine})" if self.machine else ""
        return listed([*filter(None, ("all troops" * self.troops, "a shaman" * self.shaman, machine))])

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.leader),)


class Raise(_Levied, frozen=True):
    """A leader comes from the hand to his home, alone or with a levy (OW-16, OW-17)."""

    def notation(self, view: Wars) -> str:
        return self._typed(view, "raise")

    def label(self, view: Wars) -> str:
        levied, home = self._said(), area_name(view, chip_of(view, self.leader).home)
        return f"Raise {chip_name(view, self.leader)} in {home}, {f'with {levied}' if levied else 'alone'}"


class Levy(_Levied, frozen=True):
    """A leader levies in the land where he is (OW 7.1)."""

    def notation(self, view: Wars) -> str:
        return self._typed(view, "levy")

    def label(self, view: Wars) -> str:
        return f"{chip_name(view, self.leader)} levies {self._said()}"
