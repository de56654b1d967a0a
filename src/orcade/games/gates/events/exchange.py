"""Events of exchanges (OG 7.13)."""

from __future__ import annotations

from orcade.table.requests import CardId, Sight

from .common import OfCard, Told, said_as


class Offered(OfCard, frozen=True):
    """OG 7.13"""

    who: int
    other: int
    cards: tuple[CardId, ...]
    got: tuple[CardId, ...]

    def text(self, sight: Sight) -> str:
        words = "{who} offers {other} {cards} for {got}."
        if not self.got:
            words = "{who} offers {other} {cards} for nothing."
        elif not self.cards:
            words = "{who} asks {other} for {got}."
        return said_as(self, words, sight)


class Agreed(Told, frozen=True):
    """OG 7.13"""

    words = "{other} agrees."

    other: int


class Refused(Told, frozen=True):
    """OG 7.13"""

    words = "{other} refuses: no trade."

    other: int
