"""What happens in the dungeon, as data with a sentence each. Interruptions are told indented, each level by a mark."""

from __future__ import annotations

from orcade.table.requests import CardId, Event, Seat, Sight

from .book import of_face, volumes
from .dungeon import LETTERS, cell_name
from .pieces import NAMES, NONE, Dungeon

INDENT = "› "
"""Before what happens within a moment; twice within a moment within a moment."""


def now(dungeon: Dungeon) -> tuple[int, str]:
    """How deep within moments things happen now, and the deck of one's own, for the names of its cards."""
    return len(dungeon.moments), dungeon.options.own_deck


def card_name(scope: tuple[int, str], sight: Sight, card: int) -> str:
    """A card's name, or "a card"."""
    entry = of_face(scope[1], sight.face(card))
    return entry.card.name if entry is not None else "a card"


def cards_named(scope: tuple[int, str], sight: Sight, cards: tuple[CardId, ...]) -> str:
    """Several cards in words, or how many there are where they are hidden."""
    if len(cards) != 1 and all(sight.face(card) < 0 for card in cards):
        return f"{len(cards)} cards"
    words = [card_name(scope, sight, card) for card in cards]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def whose(seat: Seat) -> str:
    name = NAMES[seat]
    return f"{name}'" if name.endswith("s") else f"{name}'s"


class Told(Event, frozen=True):
    """A line of the story."""

    scope: tuple[int, str]

    def text(self, sight: Sight) -> str:
        return INDENT * self.scope[0] + self.line(sight)

    def line(self, sight: Sight) -> str:
        raise NotImplementedError


class OfSeat(Told, frozen=True):
    seat: Seat


class OfCard(OfSeat, frozen=True):
    """Somebody does something with a card; `words` say what, with {who}, {card}."""

    card: CardId

    def say(self, sight: Sight, words: str) -> str:
        return words.format(who=NAMES[self.seat], whose=whose(self.seat), card=card_name(self.scope, sight, self.card))


class OfCell(OfSeat, frozen=True):
    cell: int


# Before the game, turns.


class Chose(OfSeat, frozen=True):
    """HK 1"""

    deck: int

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} plays {volumes(self.scope[1])[self.deck].character.name.removesuffix('.')}."


class GoesFirst(OfSeat, frozen=True):
    """HK 2"""

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} goes first and puts down the Entrance."


class TurnBegan(OfSeat, frozen=True):
    """HK 5"""

    round: int
    actions: int

    def line(self, sight: Sight) -> str:
        count = f"{self.actions} action{'' if self.actions == 1 else 's'}"
        return f"Round {self.round}: {whose(self.seat)} turn, {count}."


class LostTurn(OfSeat, frozen=True):
    """HK 19"""

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} loses this turn."


class LostAction(OfSeat, frozen=True):
    """HK 19"""

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} loses an action."


class WillLose(OfSeat, frozen=True):
    """HK-21: actions, or the next turn (0), that will be lost."""

    actions: int

    def line(self, sight: Sight) -> str:
        if not self.actions:
            return f"{NAMES[self.seat]} will lose the next turn."
        return f"{NAMES[self.seat]} will lose the next {'action' if self.actions == 1 else f'{self.actions} actions'}."


class GainsAction(OfSeat, frozen=True):
    actions: int

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} has {self.actions} more action{'' if self.actions == 1 else 's'}."


# Cards.


class Drew(OfCard, frozen=True):
    """HK-7"""

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} draws {card}.")


class DeadDraw(OfCard, frozen=True):
    """HK-28"""

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} can never use {card} here and puts it away.")


class Recycled(OfSeat, frozen=True):
    """HK-9"""

    def line(self, sight: Sight) -> str:
        return f"{whose(self.seat)} discard pile is shuffled and becomes the new deck."


class Exchanged(OfSeat, frozen=True):
    """HK 8"""

    cards: tuple[CardId, ...]

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} exchanges {cards_named(self.scope, sight, self.cards)}."


class Discarded(OfCard, frozen=True):
    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} discards {card}.")


class TookBack(OfCard, frozen=True):
    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} takes {card} back from the discard pile.")


class Peeked(OfSeat, frozen=True):
    """The peeker alone knows the faces from now on."""

    of: Seat
    cards: tuple[CardId, ...]

    def line(self, sight: Sight) -> str:
        seen = "" if any(sight.face(card) < 0 for card in self.cards) else cards_named(self.scope, sight, self.cards)
        return f"{NAMES[self.seat]} looks at {whose(self.of)} hand{f': {seen}' if seen and self.cards else ''}."


# Actions.


class Passed(OfSeat, frozen=True):
    """HK 9"""

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} passes."


class PlacedRoom(OfCard, frozen=True):
    """HK 10"""

    cell: int
    doors: int

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} places {card}") + f" at {cell_name(self.cell)}, open {LETTERS[self.doors]}."


class PlayedRule(OfCard, frozen=True):
    """HK 6"""

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} lays down the law: {card}.")


class Lawyered(OfCard, frozen=True):
    """HK 7"""

    of: Seat
    mine: int
    theirs: int

    def line(self, sight: Sight) -> str:
        result = "it is gone" if self.mine > self.theirs else "it stands"
        return self.say(sight, "{who} argues with {card}") + (
            f" of {NAMES[self.of]}: {self.mine} against {self.theirs}, {result}."
        )


class StruckRule(OfCard, frozen=True):
    """A Rule is discarded by an effect."""

    of: Seat

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{card}") + f" of {NAMES[self.of]} is struck from the rules."


class LaidTrap(OfCard, frozen=True):
    """HK 23"""

    cell: int

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} lays {card} face down") + f" at {cell_name(self.cell)}."


class Moved(OfCell, frozen=True):
    """HK 12"""

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} moves to {cell_name(self.cell)}."


class Put(OfCell, frozen=True):
    """HK-15: moved by something else than an action."""

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} is put at {cell_name(self.cell)}."


class TurnedRoom(OfCell, frozen=True):
    """A Room is turned."""

    doors: int

    def line(self, sight: Sight) -> str:
        return f"The Room at {cell_name(self.cell)} turns: it is open {LETTERS[self.doors]} now."


class Searched(OfSeat, frozen=True):
    """HK 13"""

    die: int
    target: int

    def line(self, sight: Sight) -> str:
        found = "finds something" if self.die <= self.target else "finds nothing"
        return f"{NAMES[self.seat]} searches: {self.die}, with {self.target} or less needed; {found}."


class TriedHand(OfSeat, frozen=True):
    """HK 3"""

    total: int
    need: int

    def line(self, sight: Sight) -> str:
        what = "and walks out of the wall, a legend" if self.total >= self.need else "and it closes into a fist"
        return f"{NAMES[self.seat]} lays the Hand of Vectra on the altar: {self.total} against {self.need}, {what}."


# Items.


class Equipped(OfCard, frozen=True):
    """HK 13, HK 14"""

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} puts {card} to use.")


class LostItem(OfCard, frozen=True):
    """HK 15, HK 21"""

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} loses {card}.")


class Stole(OfCard, frozen=True):
    """HK 21"""

    of: Seat

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} steals {card}") + f" of {NAMES[self.of]}."


# Encounters, Events, deaths.


class Met(OfCard, frozen=True):
    """HK 14: `seat` faces an Encounter."""

    by: Seat

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.by]} plays " + self.say(sight, "{card} upon {who}.")


class TurnedUp(OfCard, frozen=True):
    """HK 23: `seat` has walked into a face-down Encounter."""

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} walks into {card}, which lay in wait.")


class Befuddled(OfCard, frozen=True):
    """HK 24"""

    mine: int
    theirs: int

    def line(self, sight: Sight) -> str:
        result = "he loses the thread, and the Encounter" if self.mine > self.theirs else "he is not impressed"
        return self.say(sight, "{who} confuses the GameMaster with {card}") + (
            f": {self.mine} against {self.theirs}, {result}."
        )


class Compared(OfCard, frozen=True):
    """The totals of an Encounter, as they stand."""

    mine: int
    theirs: int

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} {self.mine}, " + self.say(sight, "{card}") + f" {self.theirs}."


class Beat(OfCard, frozen=True):
    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} beats {card}.")


class WasBeaten(OfCard, frozen=True):
    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} loses against {card}.")


class CalledOff(OfCard, frozen=True):
    """The Encounter is discarded without effect."""

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{card} comes to nothing.")


class PlayedEvent(OfCard, frozen=True):
    """HK 17"""

    target: Seat

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{who} plays {card}") + (f" on {NAMES[self.target]}." if self.target != NONE else ".")


class Stays(OfCard, frozen=True):
    """HK 17: an Event stays in front of `seat`."""

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{card} stays in front of {who}.")


class Triggered(OfCard, frozen=True):
    """A card in front of somebody, or the Room that he is in, does its work."""

    def line(self, sight: Sight) -> str:
        return self.say(sight, "{card} works for {who}.")


class RolledAgain(OfSeat, frozen=True):
    """A die of the Encounter upon `seat` is rolled again."""

    victims: bool
    die: int

    def line(self, sight: Sight) -> str:
        return f"The die of {NAMES[self.seat] if self.victims else 'the Encounter'} is rolled again: {self.die}."


class Boosted(OfSeat, frozen=True):
    """A side of the Encounter upon `seat` gets a bonus."""

    victims: bool
    by: int

    def line(self, sight: Sight) -> str:
        return f"{self.by:+d} for {NAMES[self.seat] if self.victims else 'the Encounter'}."


class Spared(OfSeat, frozen=True):
    """HK 16"""

    def line(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} does not die after all."


class Died(OfSeat, frozen=True):
    """HK 15"""

    deaths: int
    kills: int
    """Of the GameMaster, if it was his; else 0."""

    def line(self, sight: Sight) -> str:
        tomb = f" The GameMaster puts up tombstone {self.kills}." if self.kills else ""
        return f"{NAMES[self.seat]} dies and starts again at the Entrance.{tomb}"
