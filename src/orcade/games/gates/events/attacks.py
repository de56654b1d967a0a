"""Events of attacks (OG 7.7 – OG 7.10, OG 9.6)."""

from __future__ import annotations

from orcade.table.requests import CUT, DEATH, FALL, FIST, KNOCK, MISSED, SCORE, SHOT, Impact, Sight
from orcade.table.words import counted

from ..answers.common import CHARACTER, figure_id, target_name
from ..pieces import CALLED
from .common import OfOrc, OfWho, Told, hero_id


class Missed(Told, frozen=True):
    """An attack roll was too low."""

    words = "{by} misses {target}."

    by: int
    target: int
    how: str = ""
    """SHOT or SPELL, where something flies past."""

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, figure_id(self.target), "a miss", figure_id(self.by), self.how),)

    def several(self) -> str:
        if self.by < CHARACTER:
            return f"# orcs miss {target_name(self.target)}"
        return f"{target_name(self.by)} misses # times"


class Hit(Told, frozen=True):
    """An attack roll was high enough, and killed no orc."""

    words = "{by} hits {target}."

    by: int
    target: int
    how: str = CUT

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, figure_id(self.target), "", figure_id(self.by), self.how),)

    def several(self) -> str:
        if self.by < CHARACTER:
            return f"# orcs hit {target_name(self.target)}"
        return f"{target_name(self.by)} hits # orcs" if self.target < CHARACTER else ""


KILLS = {CUT: "cuts {} down", FIST: "beats {} to death", SHOT: "shoots {}"}
"""What is done to an orc that dies; by magic it is struck down."""


class OrcDied(OfOrc, frozen=True):
    """OG 1.1"""

    who: int
    points: int
    how: str
    """CUT … SPELL."""
    weapon: str
    """The Treasure or spell that did it, as it is called; empty: bare hands."""

    def text(self, sight: Sight) -> str:
        done = KILLS.get(self.how, "strikes {} down").format(target_name(self.orc))
        tool = f" with {self.weapon}" if self.weapon else " with bare hands"
        return f"{CALLED[self.who]} {done}{tool}: {counted(self.points, 'point')}."

    def impacts(self) -> tuple[Impact, ...]:
        brings = f"+{counted(self.points, 'point')}"
        return (Impact(DEATH, figure_id(self.orc), brings, hero_id(self.who), self.how),)

    def several(self) -> str:
        return f"# orcs fall: {counted(self.points, 'point')} each for {CALLED[self.who]}"


class OrcShrugged(OfOrc, frozen=True):
    """A hit that did not kill."""

    words = "{orc} shrugs it off."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, figure_id(self.orc), "shrugs it off"),)


class Botched(Told, frozen=True):
    """OG 7.10"""

    words = "A Critical Failure: {who} strikes {other}."

    who: int
    other: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, hero_id(self.who), "Critical Failure!"),)


class BotchedAlone(OfWho, frozen=True):
    """OG-30"""

    words = "A Critical Failure, but nobody is near {who}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, hero_id(self.who), "Critical Failure!"),)


class WasFree(OfWho, frozen=True):
    """OG 7.10"""

    words = "A natural 20: {who} keeps the action."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(SCORE, hero_id(self.who), "natural 20!"),)
