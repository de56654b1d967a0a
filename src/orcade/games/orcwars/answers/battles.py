"""Answers in battles (OW 20 – OW 24)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from orcade.table.requests import CardId, Option

from ..pieces import CAREFUL, CHARGE, CLEVER, FLEES, Wars
from .common import OfArea, OfChip, Word, chip_name, fighter_id, holder_name, holder_slug


class _OfFighter(OfChip, frozen=True):
    """An answer about a unit that fights."""

    def things(self, view: Wars) -> tuple[str, ...]:
        return (fighter_id(self.chip),)


class Command(_OfFighter, frozen=True):
    """This leader commands the side (OW-9)."""

    verb: ClassVar[str] = "command"

    def label(self, view: Wars) -> str:
        return f"{chip_name(view, self.chip)} commands"


PLAN_WORDS = ("charge", "careful", "clever", "flee")
"""As they are called everywhere, as in the table of all pairs of plans (`plans_shown`)."""


class Plan(Option, frozen=True):
    """What the side is to do (OW 20.1)."""

    plan: int
    """CHARGE, CAREFUL, CLEVER or FLEES."""
    walls: bool = False
    """From behind walls a careful advance is a careful defence (OW 20.4)."""
    defends: bool = False
    """It is the defender's."""

    def notation(self, view: Wars) -> str:
        return PLAN_WORDS[self.plan]

    def foremost(self, view: Wars) -> bool:
        return True

    def label(self, view: Wars) -> str:
        return plan_told(self.plan, walls=self.walls).capitalize()


def plan_told(plan: int, *, walls: bool = False) -> str:
    """What a plan is called, in a sentence."""
    return "careful defence" if walls and plan == CAREFUL else PLAN_WORDS[plan]


FIGHTING = (CHARGE, CAREFUL, CLEVER)


@cache
def plan_answers(defends: bool, walls: bool, flight: bool) -> tuple[Plan, ...]:
    """What one side may plan; `flight`: it may flee."""
    plans = (*FIGHTING, FLEES) if flight else FIGHTING
    return tuple(Plan(plan, walls, defends) for plan in plans)


class Biggest(_OfFighter, frozen=True):
    """This troop counts as the biggest one (OW-38)."""

    verb: ClassVar[str] = "biggest"
    says: ClassVar[str] = "Let lead the way"


class Hit(_OfFighter, frozen=True):
    """This unit takes as much of the damage as it can (OW-69). Where an equal one follows somebody else, it says whom
    this one follows."""

    verb: ClassVar[str] = "hit"
    says: ClassVar[str] = "Damage goes to"

    def small(self, view: Wars) -> bool:
        """All of the damage is given by one press (`plans.py`)."""
        return True

    def notation(self, view: Wars) -> str:
        words = super().notation(view)
        return f"{words} {holder_slug(view, self.chip)}" if has_twin(view, self.chip) else words

    def label(self, view: Wars) -> str:
        words = super().label(view)
        return f"{words} of {holder_name(view, self.chip)}" if has_twin(view, self.chip) else words


def has_twin(view: Wars, card: CardId) -> bool:
    """Whether an equal unit of the same side in the battle follows somebody else."""
    for side in (view.battle.attacker, view.battle.defender) if view.battle is not None else ():
        if card in side.units:
            follows = side.under[side.units.index(card)]
            pairs = zip(side.units, side.under, strict=True)
            return any(view.face(unit) == view.face(card) and under != follows for unit, under in pairs)
    return False


class Hold(Word, frozen=True):
    """Stay where you are (OW-44)."""

    passes: ClassVar[bool] = True
    words = "Hold the ground"


class Withdraw(Word, frozen=True):
    """Retreat although you need not (OW-44)."""

    words = "Retreat"


HOLD, WITHDRAW = Hold(), Withdraw()
HOLD_OR_WITHDRAW = (HOLD, WITHDRAW)


class RetreatTo(OfArea, frozen=True):
    """The side retreats to this area (OW 24.2)."""

    verb: ClassVar[str] = "retreat"
    says: ClassVar[str] = "Retreat to"


class Follow(_OfFighter, frozen=True):
    """Troops without a leader follow this one (OW-50)."""

    verb: ClassVar[str] = "follow"
