"""Events of cards that are drawn, played, found and lost (OG 3, OG 6, OG 7.11)."""

from __future__ import annotations

from orcade.table.requests import (
    FALL,
    FEAT,
    GAIN,
    KNOCK,
    MISSED,
    MOMENT,
    SCORE,
    UPON,
    CardId,
    Event,
    Impact,
    Seat,
    Sight,
    seat_id,
)

from ..answers.common import card_id
from ..faces import DECK_NAMES
from ..pieces import CALLED, GOAL
from .common import OfCard, OfWho, Told, hero_id, said_as

BIG = GOAL // 5
"""Points of a Treasure whose find is remembered."""


class Shuffled(Event, frozen=True):
    """OG-19"""

    deck: int

    def text(self, sight: Sight) -> str:
        return f"The discarded {DECK_NAMES[self.deck]} cards become the deck."


class Drew(OfCard, frozen=True):
    """A player gets a card. Who may not know its face is told of "a card"."""

    words = "{who} draws {card}."

    who: int
    card: CardId


class GmDrew(OfCard, frozen=True):
    """OG 6.2"""

    words = "The Gamemaster draws {card}."

    card: CardId


class Discarded(OfCard, frozen=True):
    """OG 6.3, OG 7.12"""

    words = "{who} discards {card}."

    who: int
    card: CardId


class GmDiscarded(OfCard, frozen=True):
    words = "The Gamemaster discards {card}."

    card: CardId


class Played(OfCard, frozen=True):
    """OG 6.5"""

    words = "{who} plays {card}."

    who: int
    card: CardId


class GmPlayed(OfCard, frozen=True):
    """OG 9.3"""

    words = "The Gamemaster plays {card}."

    card: CardId
    seat: Seat

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FEAT, seat_id(self.seat), "a Hackmaster card", card_id(self.card)),)


class CameToNothing(OfCard, frozen=True):
    """A card was cancelled (OG-50)."""

    words = "{card} comes to nothing."

    card: CardId


class Redrew(Told, frozen=True):
    """OG 3.7"""

    words = "{who} has the Gamemaster draw his hand of {count} anew."

    who: int
    count: int


class Looked(OfWho, frozen=True):
    """OG 3.3"""

    words = "{who} looks at the top card of the Treasure deck."


class Robbed(OfCard, frozen=True):
    """OG 3.6, or a picked pocket."""

    words = "{who} takes {card} from {other}."

    who: int
    other: int
    card: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, hero_id(self.other), "robbed", hero_id(self.who)), Impact(GAIN, hero_id(self.who)))


class PickedUp(OfCard, frozen=True):
    """OG 3.2"""

    words = "{who} picks up {card}."

    who: int
    card: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, hero_id(self.who)),)


class FoundNothing(OfWho, frozen=True):
    """OG-33"""

    words = "{who} finds nothing."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, hero_id(self.who), "nothing"),)


class Found(OfCard, frozen=True):
    """OG 7.11"""

    who: int
    card: CardId
    points: int = 0
    """Of a Treasure."""
    bad: str = ""
    """What else it is, in a word or two: "Orcs!"."""
    told: str = ""
    """What it does, for who finds it: "Lunch Break: 1–3 orcs beside you"."""

    def text(self, sight: Sight) -> str:
        worth = f", {self.points} points" if self.points else ""
        return said_as(self, f"{{who}} finds {{card}}{worth}.", sight)

    def impacts(self) -> tuple[Impact, ...]:
        hero, card = hero_id(self.who), card_id(self.card)
        found = (
            Impact(FALL, hero, self.bad, card) if self.bad else Impact(SCORE, hero, f"Treasure: {self.points}", card)
        )
        if self.points >= BIG:
            return found, Impact(MOMENT, hero, f"{CALLED[self.who]} finds {self.points}!")
        told = Impact(UPON, hero, self.told, how="" if self.bad else GAIN)
        return (found, told) if self.told else (found,)


class Lost(OfCard, frozen=True):
    """A Treasure or NPC goes."""

    words = "{who} loses {card}."

    who: int
    card: CardId


class LostActions(OfWho, frozen=True):
    words = "{who} loses the rest of this turn's actions."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, hero_id(self.who), "stuck"),)
