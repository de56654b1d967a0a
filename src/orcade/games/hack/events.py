"""What happens in the dungeon, as data with a sentence each. Interruptions are told indented, each level by a mark."""

from __future__ import annotations

from functools import partial
from typing import Final

from orcade.table.cards import HIDDEN
from orcade.table.requests import (
    BLOW,
    DEATH,
    FEAT,
    GAIN,
    KNOCK,
    MISSED,
    MOMENT,
    SCORE,
    TURN,
    UPON,
    WOUND,
    CardId,
    Event,
    Impact,
    Seat,
    Sight,
    said,
    seat_id,
)
from orcade.table.words import Namers, listed, whose

from .answers import figure_id
from .card_decks import all_decks, card_of_face
from .pieces import NAMES, NONE, Dungeon

INDENT = "› "
"""Before what happens within a moment; twice within a moment within a moment."""


def now(dungeon: Dungeon) -> tuple[int, str]:
    """How deep within moments things happen now, and the deck of one's own, for the names of its cards."""
    return len(dungeon.moments), dungeon.options.own_deck


NAMERS: Final[Namers] = {
    "seat": NAMES.__getitem__,
    "of": NAMES.__getitem__,
    "by": NAMES.__getitem__,
}


class Told(Event, frozen=True):
    """A line of the story."""

    scope: tuple[int, str]
    """See `now`."""

    @property
    def names(self) -> Namers:  # type: ignore[override]
        """How fields are said; cards by their faces, among which are those of the deck of one's own."""
        name = partial(card_name, self.scope[1])
        return {**NAMERS, "card": name, "cards": name, "room": partial(room_name, self.scope[1])}

    def text(self, sight: Sight) -> str:
        return INDENT * self.scope[0] + self.line(sight)

    def line(self, sight: Sight) -> str:
        """The sentence without the marks in front."""
        return said(self, sight)


def card_name(own: str, face: int) -> str:
    """A card's name by its face, or "a card"; `own`: the deck of one's own."""
    entry = card_of_face(own, face)
    return entry.card.name if entry is not None else "a card"


def room_name(own: str, face: int) -> str:
    """A Room's name by the face of its card; all Rooms are open, and the Entrance alone has no card."""
    return card_name(own, face) if face != HIDDEN else "the Entrance"


class OfSeat(Told, frozen=True):
    seat: Seat


class OfCard(OfSeat, frozen=True):
    card: CardId


class OfRoom(OfSeat, frozen=True):
    room: CardId
    """Its card."""


# Before the game, turns.


class Chose(OfSeat, frozen=True):
    """HK 1"""

    words = "{seat} plays {character}."

    deck: int

    @property
    def character(self) -> str:
        return all_decks(self.scope[1])[self.deck].character.name.removesuffix(".")


class GoesFirst(OfSeat, frozen=True):
    """HK 2"""

    words = "{seat} goes first and puts down the Entrance."


class TurnBegan(OfSeat, frozen=True):
    """HK 5"""

    words = "Round {round}: {seat:'s} turn, {actions:action}."
    look = TURN

    round: int
    actions: int


class LostTurn(OfSeat, frozen=True):
    """HK 19"""

    words = "{seat} loses this turn."

    def impacts(self) -> tuple[Impact, ...]:
        figure = figure_id(self.seat)
        return Impact(KNOCK, figure, "no turn"), Impact(UPON, figure)


class LostAction(OfSeat, frozen=True):
    """HK 19"""

    words = "{seat} loses an action."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, figure_id(self.seat), "an action lost"),)


class WillLose(OfSeat, frozen=True):
    """HK-21: actions, or the next turn (0), that will be lost."""

    words = "{seat} will lose the next {what}."

    actions: int

    @property
    def what(self) -> str:
        return ("turn", "action", f"{self.actions} actions")[min(self.actions, 2)]

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(UPON, figure_id(self.seat)),)


class GainsAction(OfSeat, frozen=True):
    words = "{seat} has {actions:more action}."

    actions: int


# Cards.


class Drew(OfCard, frozen=True):
    words = "{seat} draws {card}."


class Replaced(Drew, frozen=True):
    """HK-7. As it is always so, only those who see the card are told."""

    def text(self, sight: Sight) -> str:
        return super().text(sight) if sight.face(self.card) != HIDDEN else ""


class DeadDraw(OfCard, frozen=True):
    """HK-28"""

    words = "{seat} can never use {card} here and puts it away."


class Recycled(OfSeat, frozen=True):
    """HK-9"""

    words = "{seat:'s} discard pile is shuffled and becomes the new deck."


class Exchanged(OfSeat, frozen=True):
    """HK 8"""

    words = "{seat} exchanges {cards}."

    cards: tuple[CardId, ...]


class Discarded(OfCard, frozen=True):
    words = "{seat} discards {card}."


class TookBack(OfCard, frozen=True):
    words = "{seat} takes {card} back from the discard pile."


class Peeked(OfSeat, frozen=True):
    """The peeker alone knows the faces from now on."""

    of: Seat
    cards: tuple[CardId, ...]

    def line(self, sight: Sight) -> str:
        faces = [sight.face(card) for card in self.cards]
        seen = listed([card_name(self.scope[1], face) for face in faces]) if min(faces) >= 0 else ""
        return f"{NAMES[self.seat]} looks at {whose(NAMES[self.of])} hand{f': {seen}' if seen else ''}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(UPON, figure_id(self.of)),)


# Actions.


class Passed(OfSeat, frozen=True):
    """HK 9"""

    words = "{seat} passes."


class PlacedRoom(OfCard, frozen=True):
    """HK 10"""

    words = "{seat} places {card}."

    exit: bool

    def impacts(self) -> tuple[Impact, ...]:
        figure = figure_id(self.seat)
        if self.exit:
            return (Impact(MOMENT, figure, f"{NAMES[self.seat]} finds an Exit!", how=GAIN),)
        return (Impact(GAIN, figure, "a new Room"),)


class PlayedRule(OfCard, frozen=True):
    """HK 6"""

    words = "{seat} lays down the law: {card}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, figure_id(self.seat), "a new Rule"),)


class Lawyered(OfCard, frozen=True):
    """HK 7"""

    words = "{seat} argues with {card} of {of}: {mine} against {theirs}, {result}."

    of: Seat
    mine: int
    theirs: int

    @property
    def result(self) -> str:
        return "it is gone" if self.mine > self.theirs else "it stands"

    def impacts(self) -> tuple[Impact, ...]:
        gone = self.mine > self.theirs
        told = Impact(SCORE if gone else MISSED, figure_id(self.seat), "a Rule struck!" if gone else "overruled")
        return (told, Impact(UPON, figure_id(self.of))) if gone and self.of != self.seat else (told,)


class StruckRule(OfCard, frozen=True):
    """A Rule is discarded by an effect."""

    words = "{card} of {of} is struck from the rules."

    of: Seat

    def impacts(self) -> tuple[Impact, ...]:
        return () if self.of == self.seat else (Impact(UPON, figure_id(self.of)),)


class LaidTrap(OfCard, frozen=True):
    """HK 23"""

    words = "{seat} lays {card} face down in {room}."

    room: CardId


class Moved(OfRoom, frozen=True):
    """HK 12"""

    words = "{seat} moves to {room}."

    exit: bool
    hand: bool
    """It is the Inner Chamber, and the Hand of Vectra has been brought there."""

    def impacts(self) -> tuple[Impact, ...]:
        what = "is on an Exit!" if self.exit else "brings the Hand!" if self.hand else ""
        return (Impact(MOMENT, figure_id(self.seat), f"{NAMES[self.seat]} {what}", how=GAIN),) if what else ()


class Escaped(OfSeat, frozen=True):
    """HK 3"""

    words = "{seat} has ended an action on an Exit, and is out of the tomb."

    def impacts(self) -> tuple[Impact, ...]:
        figure = figure_id(self.seat)
        told = Impact(MOMENT, figure, f"{NAMES[self.seat]} walks out alive!", how=GAIN)
        return Impact(SCORE, figure, "out!"), told


class Put(OfRoom, frozen=True):
    """HK-15: moved by something else than an action."""

    words = "{seat} is put in {room}."


class TurnedRoom(OfRoom, frozen=True):
    """A Room is turned."""

    words = "The doors of {room} turn."


class Searched(OfSeat, frozen=True):
    """HK 13"""

    words = "{seat} searches: {die}, with {target} or less needed; {result}."

    die: int
    target: int

    @property
    def result(self) -> str:
        return "finds something" if self.die <= self.target else "finds nothing"

    def impacts(self) -> tuple[Impact, ...]:
        found = self.die <= self.target
        return (Impact(GAIN if found else MISSED, figure_id(self.seat), "found" if found else "nothing"),)


class TriedHand(OfSeat, frozen=True):
    """HK 3"""

    words = "{seat} lays the Hand of Vectra on the altar: {total} against {need}, {result}."

    total: int
    need: int

    @property
    def result(self) -> str:
        return "and walks out of the wall, a legend" if self.total >= self.need else "and it closes into a fist"

    def impacts(self) -> tuple[Impact, ...]:
        if self.total >= self.need:
            return (Impact(FEAT, seat_id(self.seat), "a legend!"),)
        figure = figure_id(self.seat)
        return Impact(WOUND, figure), Impact(MOMENT, figure, "The Hand is a fist!")


# Items.


class Equipped(OfCard, frozen=True):
    """HK 13, HK 14"""

    words = "{seat} puts {card} to use."


class LostItem(OfCard, frozen=True):
    """HK 15, HK 21"""

    words = "{seat} loses {card}."

    def impacts(self) -> tuple[Impact, ...]:
        figure = figure_id(self.seat)
        return Impact(KNOCK, figure, "item lost"), Impact(UPON, figure)


class Stole(OfCard, frozen=True):
    """HK 21"""

    words = "{seat} steals {card} of {of}."

    of: Seat

    def impacts(self) -> tuple[Impact, ...]:
        thief, robbed = figure_id(self.seat), figure_id(self.of)
        return Impact(KNOCK, robbed, "robbed", thief), Impact(GAIN, thief), Impact(MOMENT, robbed)


# Events, deaths.


class PlayedEvent(OfCard, frozen=True):
    """HK 17"""

    words = "{seat} plays {card}{on}."

    target: Seat
    suffers: Seat
    """Whom it is played upon, also where he was not chosen; NONE: nobody."""

    @property
    def on(self) -> str:
        return "" if self.target == NONE else f" on {NAMES[self.target]}"

    def impacts(self) -> tuple[Impact, ...]:
        if self.suffers in (NONE, self.seat):
            return ()
        figure = figure_id(self.suffers)
        return Impact(KNOCK, figure, "Event!", figure_id(self.seat)), Impact(UPON, figure)


class Stays(OfCard, frozen=True):
    """HK 17: an Event stays in front of `seat`."""

    words = "{card} stays in front of {seat}."


class Triggered(OfCard, frozen=True):
    """A card in front of somebody, or the Room that he is in, does its work."""

    words = "{card} works for {seat}."


class Spared(OfSeat, frozen=True):
    """HK 16"""

    words = "{seat} does not die after all."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FEAT, seat_id(self.seat), "cheats death"),)


class Died(OfSeat, frozen=True):
    """HK 15"""

    words = "{seat} dies{again}.{tombstone}"
    look = BLOW

    deaths: int
    kills: int
    """Of the GameMaster, if it was his; else 0."""
    by: Seat
    """Whose Encounter it was; NONE: of something else."""
    last: bool
    """The GameMaster has won by it."""

    @property
    def again(self) -> str:
        return "" if self.last else " and starts again at the Entrance"

    @property
    def tombstone(self) -> str:
        return f" The GameMaster puts up tombstone {self.kills}." if self.kills else ""

    def impacts(self) -> tuple[Impact, ...]:
        figure, name = figure_id(self.seat), NAMES[self.seat]
        killed = self.by not in (NONE, self.seat)
        title = f"{NAMES[self.by]} kills {name}!" if killed else f"{name} dies!"
        if self.kills:
            title = f"Tombstone {self.kills}: {name} dies!"
        killer = figure_id(self.by) if killed else ""
        return Impact(DEATH, figure, "dead", killer), Impact(MOMENT, figure, title)
