"""Answers in battles (OW 20 – OW 24)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from orcade.table.requests import Option

from ..pieces import CAREFUL, CHARGE, CLEVER, FLEES, Wars
from .common import OfArea, OfChip, Word, fighter_id


class _OfFighter(OfChip, frozen=True):
    """An answer about a unit that fights."""

    def things(self, view: Wars) -> tuple[str, ...]:
        return (fighter_id(self.chip),)


class Command(_OfFighter, frozen=True):
    """This leader commands the side (OW-9)."""

    verb: ClassVar[str] = "command"
    says: ClassVar[str] = "Let command"


PLAN_WORDS = ("charge", "careful", "clever", "flee")
PLAN_LABELS = ("Mindless charge", "Careful advance", "Clever strategy", "Flee")


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

    def label(self, view: Wars) -> str:
        return "Careful defence" if self.walls and self.plan == CAREFUL else PLAN_LABELS[self.plan]


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
    """This unit takes as much of the damage as it can (OW-69)."""

    verb: ClassVar[str] = "hit"
    says: ClassVar[str] = "Damage goes to"


class Hold(Word, frozen=True):
    """Stay where you are (OW-44)."""

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
