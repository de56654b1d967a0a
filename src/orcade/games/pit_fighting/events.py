"""What happens in a pit fight, as data with a sentence each."""

from __future__ import annotations

from typing import Final

from orcade.table.requests import CardId, Event, Seat, Sight

from .faces import SAID
from .pieces import FIGHTERS, KNOCKED_OUT, NOBODY


def said(sight: Sight, cards: tuple[CardId, ...]) -> str:
    """Several cards in words, or how many there are where they are hidden."""
    faces = [sight.face(card) for card in cards]
    if len(faces) != 1 and all(face < 0 for face in faces):
        return f"{len(faces)} cards"
    words = [SAID[face] for face in faces]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


class FangsCompared(Event, frozen=True, gc=False):
    """PF 1.3"""

    favourite: Seat

    def text(self, sight: Sight) -> str:
        if self.favourite == NOBODY:
            return "Nose to nose, fang to fang: no difference. The crowd backs nobody."
        return f"{FIGHTERS[self.favourite]} has the longer fangs, and the crowd behind him."


class RoundBegins(Event, frozen=True, gc=False):
    """PF 2.1, PF 2.2"""

    number: int
    favourite: Seat
    by: str
    """Why he is the favourite, as it is said: "for his longer fangs"."""

    def text(self, sight: Sight) -> str:
        if self.favourite == NOBODY:
            return f"Round {self.number}. Nobody is the favourite."
        return f"Round {self.number}. {FIGHTERS[self.favourite]} is the favourite {self.by}."


class Dealt(Event, frozen=True, gc=False):
    seat: Seat
    cards: tuple[CardId, ...]

    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} is dealt {said(sight, self.cards)}."


class GoesFirst(Event, frozen=True, gc=False):
    """PF 2.3, PF 10.4: as the die fell. PF 10.2, PF 10.3: as somebody chose."""

    seat: Seat
    chooser: Seat

    def text(self, sight: Sight) -> str:
        first = FIGHTERS[self.seat]
        if self.chooser == NOBODY:
            return f"The die gives {first} the turn."
        if self.chooser == self.seat:
            return f"{first} takes the turn."
        return f"{FIGHTERS[self.chooser]} leaves the turn to {first}."


class Recycled(Event, frozen=True, gc=False):
    """PF 1.4"""

    outs: bool

    def text(self, sight: Sight) -> str:
        what = "what lies deep in the Out piles is" if self.outs else "the Discard pile is"
        return f"The deck is empty: {what} shuffled and becomes the new deck."


class CardEvent(Event, frozen=True, gc=False):
    """A seat did something with one card."""

    seat: Seat
    card: CardId

    def line(self, sight: Sight, words: str) -> str:
        return words.format(me=FIGHTERS[self.seat], other=FIGHTERS[1 - self.seat], card=SAID[sight.face(self.card)])


class Attacked(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} attacks {other} with {card}.")


class Dug(CardEvent, frozen=True, gc=False):
    """He plays the spade; what he gets follows as `Drew`."""

    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} puts {card} out to dig in the Discard pile.")


class ShowedOff(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} flaunts {card} for the crowd: to his Flair.")


class WantsTwo(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} puts {card} out to draw two and keep one.")


class Snatches(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} puts {card} on his Out pile and reaches for {other}’s.")


class Recovers(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} puts {card} on {other}’s Out pile and reaches for his own.")


class Rests(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} puts {card} out to lick a wound.")


class WantsTrade(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} puts {card} out to swap a card with {other}.")


class ThrewAway(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} throws away his last card, {card}.")


class Blocked(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} blocks it with {card}. Once more, {other}.")


class Drew(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} draws {card}.")


class Took(CardEvent, frozen=True, gc=False):
    """The top card of an Out pile."""

    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} takes {card}.")


class DrewNothing(Event, frozen=True, gc=False):
    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} finds nothing to draw."


class KeptOne(Event, frozen=True, gc=False):
    seat: Seat
    kept: CardId
    dropped: CardId

    def text(self, sight: Sight) -> str:
        return (
            f"{FIGHTERS[self.seat]} draws two, keeps {SAID[sight.face(self.kept)]} "
            f"and discards {SAID[sight.face(self.dropped)]}."
        )


class Healed(Event, frozen=True, gc=False):
    seat: Seat
    damage: int

    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} heals a point of damage: {self.damage} left."


class Traded(Event, frozen=True, gc=False):
    seat: Seat
    given: CardId
    taken: CardId

    def text(self, sight: Sight) -> str:
        return (
            f"{FIGHTERS[self.seat]} gives {FIGHTERS[1 - self.seat]} {SAID[sight.face(self.given)]} "
            f"for {SAID[sight.face(self.taken)]}."
        )


class ForcedOut(Event, frozen=True, gc=False):
    """PF-5"""

    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"The crowd has had enough of the dancing, and {FIGHTERS[self.seat]} has no club to swing."


class Defended(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} defends himself with {card}.")


class Countered(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} counterattacks with {card}.")


class WentBlank(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} has neither spade nor club and plays Blank: {card} face down.")


class Played(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} plays {card}.")


class PlayedAsOne(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} plays {card} as a mere 1.")


class PlayedPair(Event, frozen=True, gc=False):
    seat: Seat
    lower: CardId
    upper: CardId
    counter: bool

    def text(self, sight: Sight) -> str:
        verb = "counterattacks with" if self.counter else "plays"
        return (
            f"{FIGHTERS[self.seat]} {verb} {SAID[sight.face(self.lower)]} "
            f"and {SAID[sight.face(self.upper)]} as one club."
        )


class PlayedAce(CardEvent, frozen=True, gc=False):
    """The ace of clubs or spades for its effect."""

    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} slams down {card}!")


class Passed(Event, frozen=True, gc=False):
    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} passes."


class Compared(Event, frozen=True, gc=False):
    """Combat Values after a segment."""

    first: int
    second: int

    def text(self, sight: Sight) -> str:
        return f"Combat Values: {FIGHTERS[0]} {self.first}, {FIGHTERS[1]} {self.second}."


class Reinforced(Event, frozen=True, gc=False):
    seat: Seat

    def text(self, sight: Sight) -> str:
        if self.seat == NOBODY:
            return "No hearts, no Reinforcements."
        return f"{FIGHTERS[self.seat]} played the highest heart: +1 Combat Value."


class Tricked(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} tries a dirty trick with {card}.")


class Sabotaged(Event, frozen=True, gc=False):
    seat: Seat
    cards: tuple[CardId, ...]

    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[1 - self.seat]} loses {said(sight, self.cards)}."


class ThrewSand(CardEvent, frozen=True, gc=False):
    """The ace of diamonds for its effect."""

    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} throws sand: {card} goes to the Pit.")


class BlankGone(CardEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me}’s Blank is discarded: it was {card}.")


class Fought(Event, frozen=True, gc=False):
    """The Result: both dice with what is added to them."""

    attacked: Seat
    dice: tuple[int, int]
    """In order of seats."""
    added: tuple[int, int]

    def text(self, sight: Sight) -> str:
        totals = []
        for seat in (self.attacked, 1 - self.attacked):
            die, plus = self.dice[seat], self.added[seat]
            shown = f"{die} + {plus} = {die + plus}" if plus else f"{die}"
            totals.append(f"{FIGHTERS[seat]} {shown}")
        return "Result: " + ", ".join(totals) + "."


class Hurt(Event, frozen=True, gc=False):
    seat: Seat
    damage: int

    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} loses the combat and takes a point of damage: {self.damage} of {KNOCKED_OUT}."


class Even(Event, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return "Neither goes down. They circle, breathing hard."


class Laid(CardEvent, frozen=True, gc=False):
    """Revealed after an even Result."""

    intent: int
    """Its suit."""

    def text(self, sight: Sight) -> str:
        return self.line(sight, "{me} " + INTENTS[self.intent] + ": {card}.")


INTENTS: Final = ("attacks again", "defends himself", "tries to pull out", "sneaks away")


class EmptyHanded(Event, frozen=True, gc=False):
    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} has nothing left to lay."


class NobodyWon(Event, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return "The combat is over without a winner."


class AnotherBout(Event, frozen=True, gc=False):
    bout: int
    attacker: Seat

    def text(self, sight: Sight) -> str:
        return f"Combat round {self.bout}: {FIGHTERS[self.attacker]} attacks."


class RoundOver(Event, frozen=True, gc=False):
    seat: Seat
    """Who ran out of cards, or threw the last away; NOBODY where both have."""
    number: int

    def text(self, sight: Sight) -> str:
        if self.seat == NOBODY:
            return f"Nobody has any cards left: round {self.number} is over."
        return f"{FIGHTERS[self.seat]} is out of cards: round {self.number} is over."


class Discards(Event, frozen=True, gc=False):
    seat: Seat
    cards: tuple[CardId, ...]

    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} must discard {said(sight, self.cards)}."


class KnockedOut(Event, frozen=True, gc=False):
    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} is out cold. {FIGHTERS[1 - self.seat]} takes the thing they came for."
