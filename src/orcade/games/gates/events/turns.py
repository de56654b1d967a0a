"""Events of a player's turn, but for attacks (OG 6, OG 7)."""

from __future__ import annotations

from orcade.table.requests import FALL, GAIN, KNOCK, TURN, CardId, Impact, Seat, Sight

from ..answers.common import figure_id
from .common import OfCard, OfOrc, OfWho, hero_id, orc_named


class TurnBegan(OfWho, frozen=True):
    words = "{who:'s} turn."
    look = TURN

    seat: Seat


class Rested(OfWho, frozen=True):
    """OG 7.15"""

    words = "{who} bandages: {left:wound} left."

    left: int


class Healed(OfWho, frozen=True):
    words = "{who} is healed: {left:wound} left."

    left: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, hero_id(self.who), "healed"),)


class GotActions(OfWho, frozen=True):
    """OG 6.1"""

    words = "{who} has {actions:action}."

    actions: int


class Walked(OfWho, frozen=True):
    """OG 7.1"""

    words = "{who} goes to {place}."

    place: str


class OrcWalked(OfOrc, frozen=True):
    """OG 9.5. A few steps within one place are seen, and need no line."""

    place: str
    left: str
    """The place from which it came."""

    def text(self, sight: Sight) -> str:
        return "" if self.place == self.left else f"{orc_named(self.orc)} goes to {self.place}."

    def several(self) -> str:
        return "# orcs move"


class Backfired(OfCard, frozen=True):
    """OG 7.14"""

    words = "{card} backfires on {who}. Everybody laughs."

    who: int
    card: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, hero_id(self.who), "it backfires!"),)


class Slept(OfOrc, frozen=True):
    words = "{orc} falls asleep."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, figure_id(self.orc), "asleep"),)


class Stepped(OfWho, frozen=True):
    words = "{who} vanishes and appears at {place}."

    place: str
