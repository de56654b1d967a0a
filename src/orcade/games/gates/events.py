"""What happens at the gates, as data with a sentence each."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from orcade.table.requests import (
    BLOW,
    DEATH,
    FALL,
    GAIN,
    KNOCK,
    MISSED,
    SCORE,
    TURN,
    WOUND,
    CardId,
    Event,
    Impact,
    Seat,
    Sight,
    card_fields,
    less,
)
from orcade.table.words import Namers, counted, sentence

from .answers import CHARACTER, figure_id, target_name
from .board import places_named
from .faces import DECK_NAMES, all_faces
from .pieces import CALLED, NAMES, Siege


def card_named(own: str, face: int) -> str:
    """A card's name by its face, or "a card"; `own`: the decks of one's own."""
    return "a card" if face < 0 else all_faces(own)[face].name


def orc_named(number: int) -> str:
    return f"Orc {number + 1}"


def hero_id(who: int) -> str:
    """A character's token on the map."""
    return figure_id(CHARACTER + who)


def target_named(target: int) -> str:
    name = target_name(target)
    return f"{name[0].upper()}{name[1:]}"


NAMERS: Final[Namers] = {
    "seat": NAMES.__getitem__,
    "who": CALLED.__getitem__,
    "other": CALLED.__getitem__,
    "orc": orc_named,
    "target": target_name,
    "by": target_named,
}


class Told(Event, frozen=True):
    """A line of the story."""

    names: ClassVar[Namers] = NAMERS


class OfWho(Told, frozen=True):
    who: int


class OfOrc(Told, frozen=True):
    orc: int


class OfCard(Event, frozen=True):
    """A line about a card, or several."""

    own: str
    """The decks of one's own: its name is found there."""

    @property
    def names(self) -> Namers:  # type: ignore[override]
        """How fields are said; cards by their faces, among which are those of one's own."""
        name = partial(card_named, self.own)
        return {**NAMERS, "card": name, "cards": name, "got": name}


def own(siege: Siege) -> str:
    """For events about cards."""
    return siege.options.own_decks


# Set-up.


class TakesChair(Told, frozen=True):
    """OG 2.1"""

    words = "{seat} is the Gamemaster."

    seat: Seat


class Chose(Told, frozen=True):
    """OG 2.2"""

    words = "{seat} plays {who}."

    seat: Seat
    who: int


class Named(Told, frozen=True):
    """OG 4.1"""

    words = "{seat} is to lay the third section."

    seat: Seat


class LaidDown(Event, frozen=True):
    """OG 4.1"""

    seat: Seat
    side: int
    own: str

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} lays {places_named(self.own)[self.side]}."


class Started(OfWho, frozen=True):
    """OG 4.3"""

    words = "{who} starts at {place}."

    place: str


class OrcCame(OfOrc, frozen=True):
    """An orc is put on the map, or enters it."""

    words = "{orc} appears at {place}."

    place: str

    def several(self) -> str:
        return "# orcs appear"


# Cards.


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


# A player's turn.


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


# Loot.


class FoundNothing(OfWho, frozen=True):
    """OG-33"""

    words = "{who} finds nothing."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, hero_id(self.who), "nothing"),)


class Found(OfCard, frozen=True):
    """OG 7.11"""

    words = "{who} finds {card}."

    who: int
    card: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(SCORE, hero_id(self.who), "Treasure!"),)


class Lost(OfCard, frozen=True):
    """A Treasure or NPC goes."""

    words = "{who} loses {card}."

    who: int
    card: CardId


class LostActions(OfWho, frozen=True):
    words = "{who} loses the rest of this turn's actions."


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


# Wounds and death.


class Wounded(OfWho, frozen=True):
    """OG 8.1"""

    words = "{who} is wounded: {wounds:wound}."

    wounds: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(WOUND, hero_id(self.who), less(1)),)

    def several(self) -> str:
        return f"wounds of {CALLED[self.who]}"


class Unhurt(OfWho, frozen=True):
    """OG-11"""

    words = "{who} has a thick skin and takes no second wound in this turn."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, hero_id(self.who), "thick skin"),)


class Averted(OfCard, frozen=True):
    """OG-49"""

    words = "{card} takes the wound for {who}."

    who: int
    card: CardId


class Ducked(OfWho, frozen=True):
    words = "{who} averts the wound."


class Died(OfWho, frozen=True):
    """OG 8.2"""

    words = "{who} dies: {points:point} lost."
    look = BLOW

    points: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(DEATH, hero_id(self.who), f"dead: {less(self.points)}" if self.points else "dead"),)


class Returned(OfWho, frozen=True):
    """OG-44"""

    words = "{who} is back, at {place}."

    place: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, hero_id(self.who), "back again!"),)


class StaysDead(OfWho, frozen=True):
    """OG 8.3"""

    words = "{who} stays dead."


# The Gamemaster's turn.


class GmTurnBegan(Told, frozen=True):
    words = "The Gamemaster's turn."
    look = TURN

    seat: Seat


class Reinforced(Told, frozen=True):
    """OG 9.1"""

    count: int

    def text(self, sight: Sight) -> str:
        return f"{counted(self.count, 'newcomer') if self.count else 'No newcomers'} may enter."


class MayCome(Told, frozen=True):
    """OG 9.1"""

    words = "{count:more newcomer} may enter."

    count: int


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


def said_as(event: OfCard, words: str, sight: Sight) -> str:
    """The sentence of an event whose words depend on its fields."""
    return sentence(words, event, event.names, card_fields(type(event)), sight.face)
