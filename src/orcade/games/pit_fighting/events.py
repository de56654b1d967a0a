"""What happens in a pit fight, as data with a sentence each."""

from __future__ import annotations

from typing import ClassVar, Final

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
    WOUND,
    CardId,
    Event,
    Impact,
    Seat,
    Sight,
    less,
    seat_id,
)
from orcade.table.words import Namers, counted, listed

from .faces import SAID
from .pieces import FIGHTERS, KNOCKED_OUT, NOBODY, REINFORCEMENT

INTENTS: Final = ("attacks again", "defends himself", "tries to pull out", "sneaks away")
"""What a card laid in a Draw means, by its suit (PF 9.1)."""


def fighter_id(seat: Seat) -> str:
    """A fighter in the scene."""
    return f"fighter-{seat}"


class FighterEvent(Event, frozen=True, gc=False):
    """Something that a fighter did, or that befell him."""

    names: ClassVar[Namers] = {
        **dict.fromkeys(("seat", "other"), FIGHTERS.__getitem__),
        **dict.fromkeys(("card", "kept", "dropped", "given", "taken", "lower", "upper"), SAID.__getitem__),
        "intent": INTENTS.__getitem__,
    }

    seat: Seat

    @property
    def other(self) -> Seat:
        """His opponent."""
        return 1 - self.seat


class CardEvent(FighterEvent, frozen=True, gc=False):
    """A fighter did something with one card."""

    card: CardId


class CardsEvent(FighterEvent, frozen=True, gc=False):
    """Several cards went to a fighter, or from him."""

    cards: tuple[CardId, ...]

    def called(self, sight: Sight) -> str:
        """The cards in words, or how many there are where they are hidden."""
        faces = [sight.face(card) for card in self.cards]
        if len(faces) != 1 and all(face < 0 for face in faces):
            return counted(len(faces), "card")
        return listed([SAID[face] for face in faces])


def raised(seat: Seat, more: int) -> tuple[Impact, ...]:
    """A further card raises his Combat Value; that of the first one is read beside him."""
    return (Impact(GAIN, fighter_id(seat), f"+{more} Value"),) if more > 0 else ()


class RaisingEvent(CardEvent, frozen=True, gc=False):
    """A fighter plays a card to the Pit that may raise his Combat Value."""

    more: int = 0
    """By so much."""

    def impacts(self) -> tuple[Impact, ...]:
        return raised(self.seat, self.more)


class FangsCompared(Event, frozen=True, gc=False):
    """PF 1.3"""

    favourite: Seat

    def text(self, sight: Sight) -> str:
        if self.favourite == NOBODY:
            return "Nose to nose, fang to fang: no difference. The crowd backs nobody."
        return f"{FIGHTERS[self.favourite]} has the longer fangs, and the crowd behind him."


class RoundBegins(Event, frozen=True, gc=False):
    """PF 2.1, PF 2.2"""

    look = TURN

    number: int
    favourite: Seat
    by: str
    """Why he is the favourite, as it is said: "for his longer fangs"."""

    def text(self, sight: Sight) -> str:
        if self.favourite == NOBODY:
            return f"Round {self.number}. Nobody is the favourite."
        return f"Round {self.number}. {FIGHTERS[self.favourite]} is the favourite {self.by}."


class Dealt(CardsEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} is dealt {self.called(sight)}."


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


class Attacked(RaisingEvent, frozen=True, gc=False):
    words = "{seat} attacks {other} with {card}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, fighter_id(self.other), "attacked!", fighter_id(self.seat)),)


class Dug(CardEvent, frozen=True, gc=False):
    """He plays the spade; what he gets follows as `Drew`."""

    words = "{seat} puts {card} out to dig in the Discard pile."


class ShowedOff(CardEvent, frozen=True, gc=False):
    words = "{seat} flaunts {card} for the crowd: to his Flair."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(SCORE, fighter_id(self.seat), "+1 Flair"),)


class WantsTwo(CardEvent, frozen=True, gc=False):
    words = "{seat} puts {card} out to draw two and keep one."


class Snatches(CardEvent, frozen=True, gc=False):
    words = "{seat} puts {card} on his Out pile and reaches for {other}’s."


class Recovers(CardEvent, frozen=True, gc=False):
    words = "{seat} puts {card} on {other}’s Out pile and reaches for his own."


class Rests(CardEvent, frozen=True, gc=False):
    words = "{seat} puts {card} out to lick a wound."


class WantsTrade(CardEvent, frozen=True, gc=False):
    words = "{seat} puts {card} out to swap a card with {other}."


class ThrewAway(CardEvent, frozen=True, gc=False):
    words = "{seat} throws away his last card, {card}."


class Blocked(CardEvent, frozen=True, gc=False):
    words = "{seat} blocks it with {card}. Once more, {other}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, fighter_id(self.other), "blocked", fighter_id(self.seat)),)


class Drew(CardEvent, frozen=True, gc=False):
    words = "{seat} draws {card}."


class Took(CardEvent, frozen=True, gc=False):
    """The top card of an Out pile."""

    words = "{seat} takes {card}."


class DrewNothing(FighterEvent, frozen=True, gc=False):
    words = "{seat} finds nothing to draw."


class KeptOne(FighterEvent, frozen=True, gc=False):
    words = "{seat} draws two, keeps {kept} and discards {dropped}."

    kept: CardId
    dropped: CardId


class Healed(FighterEvent, frozen=True, gc=False):
    words = "{seat} heals a point of damage: {damage} left."

    damage: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, fighter_id(self.seat), "+1"),)


class Traded(FighterEvent, frozen=True, gc=False):
    words = "{seat} gives {other} {given} for {taken}."

    given: CardId
    taken: CardId


class ForcedOut(FighterEvent, frozen=True, gc=False):
    """PF-5"""

    words = "The crowd has had enough of the dancing, and {seat} has no club to swing."


class Defended(RaisingEvent, frozen=True, gc=False):
    words = "{seat} defends himself with {card}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, fighter_id(self.seat), "defends"),)


class Countered(RaisingEvent, frozen=True, gc=False):
    words = "{seat} counterattacks with {card}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, fighter_id(self.other), "hit back!", fighter_id(self.seat)),)


class WentBlank(CardEvent, frozen=True, gc=False):
    words = "{seat} has neither spade nor club and plays Blank: {card} face down."


class Played(RaisingEvent, frozen=True, gc=False):
    words = "{seat} plays {card}."


class PlayedAsOne(RaisingEvent, frozen=True, gc=False):
    words = "{seat} plays {card} as a mere 1."


class PlayedPair(FighterEvent, frozen=True, gc=False):
    words = "{seat} {verb} {lower} and {upper} as one club."

    lower: CardId
    upper: CardId
    counter: bool
    """Whether it is the first card of a Counterattack."""
    more: int = 0
    """By so much it raises his Combat Value."""

    def impacts(self) -> tuple[Impact, ...]:
        return raised(self.seat, self.more)

    @property
    def verb(self) -> str:
        return "counterattacks with" if self.counter else "plays"


class PlayedAce(CardEvent, frozen=True, gc=False):
    """The ace of clubs or spades for its effect."""

    words = "{seat} slams down {card}!"

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FEAT, seat_id(self.seat), "slams down an ace"),)


class Passed(FighterEvent, frozen=True, gc=False):
    words = "{seat} passes."


class Compared(Event, frozen=True, gc=False):
    """Combat Values after a segment."""

    words = f"Combat Values: {FIGHTERS[0]} {{first}}, {FIGHTERS[1]} {{second}}."

    first: int
    second: int


class Reinforced(Event, frozen=True, gc=False):
    seat: Seat

    def text(self, sight: Sight) -> str:
        if self.seat == NOBODY:
            return "No hearts, no Reinforcements."
        return f"{FIGHTERS[self.seat]} played the highest heart: +1 Combat Value."

    def impacts(self) -> tuple[Impact, ...]:
        if self.seat == NOBODY:
            return ()
        return (Impact(FEAT, seat_id(self.seat), "has Reinforcements"), *raised(self.seat, REINFORCEMENT))


class Tricked(CardEvent, frozen=True, gc=False):
    words = "{seat} tries a dirty trick with {card}."


class LostCards(CardsEvent, frozen=True, gc=False):
    """The ace of diamonds took cards of his out of the Pit."""

    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} loses {self.called(sight)}."


class ThrewSand(CardEvent, frozen=True, gc=False):
    """The ace of diamonds for its effect."""

    words = "{seat} throws sand: {card} goes to the Pit."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, fighter_id(self.other), "sand", fighter_id(self.seat)),)


class BlankGone(CardEvent, frozen=True, gc=False):
    words = "{seat}’s Blank is discarded: it was {card}."


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

    def impacts(self) -> tuple[Impact, ...]:
        totals = [die + plus for die, plus in zip(self.dice, self.added, strict=True)]
        return tuple(
            Impact(
                SCORE if total > totals[1 - seat] else MISSED,
                fighter_id(seat),
                f"{self.dice[seat]} + {plus} = {total}" if (plus := self.added[seat]) else f"{total}",
            )
            for seat, total in enumerate(totals)
        )


class Hurt(FighterEvent, frozen=True, gc=False):
    words = f"{{seat}} loses the combat and takes a point of damage: {{damage}} of {KNOCKED_OUT}."

    damage: int

    def impacts(self) -> tuple[Impact, ...]:
        return (
            Impact(WOUND, fighter_id(self.seat), less(1), fighter_id(self.other)),
            Impact(FEAT, seat_id(self.other), f"hits {FIGHTERS[self.seat]}: {self.damage} of {KNOCKED_OUT}"),
        )


class Even(Event, frozen=True, gc=False):
    words = "Neither goes down. They circle, breathing hard."

    def impacts(self) -> tuple[Impact, ...]:
        return (
            Impact(KNOCK, fighter_id(0), "even", fighter_id(1)),
            Impact(KNOCK, fighter_id(1), "even", fighter_id(0)),
        )


class Laid(CardEvent, frozen=True, gc=False):
    """Revealed after an even Result."""

    words = "{seat} {intent}: {card}."

    intent: int
    """Its suit."""


class EmptyHanded(FighterEvent, frozen=True, gc=False):
    words = "{seat} has nothing left to lay."


class NobodyWon(Event, frozen=True, gc=False):
    words = "The combat is over without a winner."


class AnotherBout(FighterEvent, frozen=True, gc=False):
    """A combat round begins. `seat`: the attacker."""

    words = "Combat round {bout}: {seat} attacks."

    bout: int


class RoundOver(Event, frozen=True, gc=False):
    seat: Seat
    """Who ran out of cards, or threw the last away; NOBODY where both have."""
    number: int

    def text(self, sight: Sight) -> str:
        if self.seat == NOBODY:
            return f"Nobody has any cards left: round {self.number} is over."
        return f"{FIGHTERS[self.seat]} is out of cards: round {self.number} is over."


class Discards(CardsEvent, frozen=True, gc=False):
    def text(self, sight: Sight) -> str:
        return f"{FIGHTERS[self.seat]} must discard {self.called(sight)}."


class KnockedOut(FighterEvent, frozen=True, gc=False):
    words = "{seat} is out cold. {other} takes the thing they came for."
    look = BLOW

    def impacts(self) -> tuple[Impact, ...]:
        return (
            Impact(DEATH, fighter_id(self.seat), "knock-out", fighter_id(self.other)),
            Impact(MOMENT, fighter_id(self.seat), f"{FIGHTERS[self.seat]} is out cold!"),
        )
