"""Events of attacks (OG 7.7 – OG 7.10, OG 9.6)."""

from __future__ import annotations

from orcade.table.requests import DEATH, FALL, KNOCK, MISSED, SCORE, Impact
from orcade.table.words import counted

from ..answers.common import CHARACTER, figure_id, target_name
from ..pieces import CALLED
from .common import OfOrc, OfWho, Told, hero_id


class Dodged(OfWho, frozen=True):
    """A free attack missed, or was let be (OG 7.3)."""

    words = "{who} slips past {target}."

    target: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, hero_id(self.who), "", figure_id(self.target)),)


class Missed(Told, frozen=True):
    """An attack roll was too low."""

    words = "{by} misses {target}."

    by: int
    target: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, figure_id(self.target), "a miss", figure_id(self.by)),)

    def several(self) -> str:
        if self.by < CHARACTER:
            return f"# orcs miss {target_name(self.target)}"
        return f"{target_name(self.by)} misses # times"


class Hit(Told, frozen=True):
    """An attack roll was high enough."""

    words = "{by} hits {target}."

    by: int
    target: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, figure_id(self.target), "", figure_id(self.by)),)

    def several(self) -> str:
        if self.by < CHARACTER:
            return f"# orcs hit {target_name(self.target)}"
        return f"{target_name(self.by)} hits # orcs" if self.target < CHARACTER else ""


class OrcDied(OfOrc, frozen=True):
    """OG 1.1"""

    words = "{orc} falls: {points:point} for {who}."

    who: int
    points: int

    def impacts(self) -> tuple[Impact, ...]:
        return (
            Impact(DEATH, figure_id(self.orc)),
            Impact(SCORE, hero_id(self.who), f"+{counted(self.points, 'point')}"),
        )

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
