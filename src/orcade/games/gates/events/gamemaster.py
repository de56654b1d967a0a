"""Events of the Gamemaster's turn (OG 9)."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.requests import FEAT, GAIN, TURN, CardId, Impact, Seat, Sight, seat_id
from orcade.table.words import Namers, counted

from ..answers.common import figure_id
from ..pieces import CALLED
from .common import OfCard, OfOrc, OfWho, Told


class GmTurnBegan(Told, frozen=True):
    words = "The Gamemaster's turn."
    look = TURN

    seat: Seat


class Reinforced(Told, frozen=True):
    """OG 9.1"""

    seat: Seat
    count: int

    def text(self, sight: Sight) -> str:
        return f"{counted(self.count, 'newcomer') if self.count else 'No newcomers'} may enter."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FEAT, seat_id(self.seat), f"{counted(self.count, 'orc')} at the gates"),) if self.count else ()


class MayCome(Told, frozen=True):
    """OG 9.1"""

    words = "{count:more newcomer} may enter."

    count: int


class Ordered(Told, frozen=True):
    """OG-60"""

    words = "All orcs go at the nearest."


class OrderedAt(OfWho, frozen=True):
    """OG-60"""

    words = "All orcs go at {who}."


class Mobbed(OfWho, frozen=True):
    """OG-60"""

    words = "All orcs that can get at {who} strike."


class Hurried(OfOrc, frozen=True):
    words = "{orc} has {actions:more action}."

    actions: int


class Raged(OfOrc, frozen=True):
    words = "{orc} may attack {attacks:more time}."

    attacks: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, figure_id(self.orc), "rage!"),)


class AllHurried(Told, frozen=True):
    words = "Every orc has {actions:more action}."

    actions: int


class Toughened(OfCard, frozen=True):
    words = "{card} lies on {orc} now."

    orc: int
    card: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, figure_id(self.orc), "tougher"),)


class Slowed(OfWho, frozen=True):
    words = "{who} will have {by:action} less."

    by: int

    names: ClassVar[Namers] = {"who": CALLED.__getitem__}


class Swapped(Told, frozen=True):
    words = "{who} and {other} change places."

    who: int
    other: int


class Left(Told, frozen=True):
    """Newcomers that did not enter (OG-39)."""

    words = "{count:newcomer} did not come in and went home."

    count: int
