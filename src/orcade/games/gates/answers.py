"""What a player can answer. Words are made only when they are looked at, from the view of the seat that is asked."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.grid import Square
from orcade.table.ground import square_id
from orcade.table.requests import CardId, Option, Seat
from orcade.table.words import Namers

from .board import Laid, places_named, side_name
from .deck_checks import MOST
from .map_signs import SIDES
from .pieces import (
    CALLED,
    NAMES,
    ORCS,
    SLUGS,
    WHERE_ORC_COMES,
    WHERE_TO_RETURN,
    WHERE_TO_SLEEP,
    WHERE_TO_START,
    WHERE_TO_STEP,
    WHETHER_TO_AGREE,
    WHETHER_TO_KEEP_TOP,
    WHETHER_TO_REDRAW,
    WHETHER_TO_STRIKE,
    WHETHER_TWELVE,
    Siege,
    known,
    square_name,
)

# What can be a target: an orc by its number, or a character.

CHARACTER = 100
"""Added to a character where it stands among orcs."""


def target_slug(target: int) -> str:
    """What is typed for an orc or character."""
    return SLUGS[target - CHARACTER] if target >= CHARACTER else f"orc-{target + 1}"


def target_name(target: int) -> str:
    """What an orc or character is called."""
    return CALLED[target - CHARACTER] if target >= CHARACTER else f"orc {target + 1}"


# Ids of what can be clicked; the scene shows each of these.


def card_id(card: int) -> str:
    """A card wherever it lies."""
    return f"card-{card}"


def figure_id(target: int) -> str:
    """An orc's or character's token on the map."""
    return target_slug(target)


def panel_id(who: int) -> str:
    """What a character has in front of it."""
    return f"panel-{SLUGS[who]}"


def side_id(side: int) -> str:
    """A side of a section that is not laid yet."""
    return f"side-{side_name(side)}"


def site_id(x: int, y: int) -> str:
    """An empty place where a section could be laid."""
    return f"site-{x}-{y}".replace("--", "-m")


def card_slug(view: Siege, card: int) -> str:
    """What is typed for a card."""
    face = known(view, card)
    return face.slug if face is not None else f"card-{card}"


def card_name(view: Siege, card: int) -> str:
    """What a card is called."""
    face = known(view, card)
    return face.name if face is not None else "a card"


def turn_id(turn: int) -> str:
    """The chosen side of a section, turned by so many quarters."""
    return f"turn-{turn}"


TURNED = ("as drawn", "turned right", "upside down", "turned left")
"""By quarters clockwise."""


class _Word(Option, frozen=True):
    """An answer of a single word."""

    def notation(self, view: Siege) -> str:
        return type(self).__name__.lower()


class _OfCard(Option, frozen=True):
    """An answer about a card."""

    verb: ClassVar[str]
    says: ClassVar[str] = ""

    card: CardId

    def notation(self, view: Siege) -> str:
        return f"{self.verb} {card_slug(view, self.card)}"

    def label(self, view: Siege) -> str:
        return f"{self.says or self.verb.capitalize()} {card_name(view, self.card)}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return (card_id(self.card),)


class _OfTarget(Option, frozen=True):
    """An answer about an orc or character."""

    verb: ClassVar[str]

    target: int
    """Number of an orc, or CHARACTER and who it is."""

    def notation(self, view: Siege) -> str:
        return f"{self.verb} {target_slug(self.target)}"

    def label(self, view: Siege) -> str:
        return f"{self.verb.capitalize()} {target_name(self.target)}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return (figure_id(self.target),)


class _OfSquare(Option, frozen=True):
    """An answer about a square."""

    verb: ClassVar[str]

    square: Square

    def notation(self, view: Siege) -> str:
        return f"{self.verb} {square_name(view, self.square)}"

    def label(self, view: Siege) -> str:
        return self.notation(view).capitalize()

    def things(self, view: Siege) -> tuple[str, ...]:
        return (square_id(square_name(view, self.square)),)


# Set-up.


class Choose(Option, frozen=True):
    """Play this character (OG 2.2)."""

    words = "Play {who}"
    names: ClassVar[Namers] = {"who": CALLED.__getitem__}

    who: int

    def notation(self, view: Siege) -> str:
        return f"choose {SLUGS[self.who]}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return (panel_id(self.who),)


class Side(Option, frozen=True):
    """Lay this side of a section next (OG 4.1)."""

    side: int

    def notation(self, view: Siege) -> str:
        return f"side {side_name(self.side)}"

    def label(self, view: Siege) -> str:
        return f"Lay {places_named(view.options.own_maps)[self.side]}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return (side_id(self.side),)


class Lay(Option, frozen=True):
    """Lay it so, there (OG 4.1, OG-12)."""

    turn: int
    """Quarters clockwise."""
    x: int
    y: int
    """Place of the section among the sections: x to the right, y down, the first one at 0,0."""

    def notation(self, view: Siege) -> str:
        return f"lay {self.turn} {self.x},{self.y}"

    def label(self, view: Siege) -> str:
        there = Laid(view.side, self.turn, self.x, self.y).told(view.laid, view.options.own_maps)
        return f"Lay it {TURNED[self.turn]}, {there}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return (turn_id(self.turn), site_id(self.x, self.y))


class Name(Option, frozen=True):
    """This player lays the third section (OG 4.1)."""

    words = "{seat} lays the third section"
    names: ClassVar[Namers] = {"seat": NAMES.__getitem__}

    seat: Seat

    def notation(self, view: Siege) -> str:
        return f"name {NAMES[self.seat].lower()}"


AT_LABELS = {
    WHERE_TO_START: "Start at {}",
    WHERE_ORC_COMES: "Put the orc on {}",
    WHERE_TO_RETURN: "Come back at {}",
    WHERE_TO_SLEEP: "Put to sleep around {}",
    WHERE_TO_STEP: "Appear at {}",
}


class At(_OfSquare, frozen=True):
    """There: a start, an orc, a spell, a return."""

    verb: ClassVar[str] = "at"

    def label(self, view: Siege) -> str:
        return AT_LABELS[view.asked].format(square_name(view, self.square))


# A player's turn.


class Roll(_Word, frozen=True):
    """Roll for actions (OG 6.1)."""

    words = "Roll for actions"


class Bandage(_Word, frozen=True):
    """Bandage wounds instead of rolling (OG 7.15)."""

    words = "Bandage"


class End(_Word, frozen=True):
    """End the turn."""

    words = "End the turn"


class Go(_OfSquare, frozen=True):
    """Walk there (OG 7.1, OG 9.5)."""

    verb: ClassVar[str] = "go"

    def label(self, view: Siege) -> str:
        return f"Go to {square_name(view, self.square)}"


class Strike(_OfTarget, frozen=True):
    """Attack in hand-to-hand combat (OG 7.7, OG 9.6)."""

    verb: ClassVar[str] = "strike"


class Shoot(_OfTarget, frozen=True):
    """Attack with a missile weapon (OG 7.9)."""

    verb: ClassVar[str] = "shoot"


class Fireball(_OfTarget, frozen=True):
    """Brian's Fireball, without a card (OG 3.1)."""

    verb: ClassVar[str] = "fireball"

    def label(self, view: Siege) -> str:
        return f"Fireball at {target_name(self.target)}"


class Loot(_Word, frozen=True):
    """Loot the chest (OG 7.11)."""

    words = "Loot the chest"


class Trade(_OfTarget, frozen=True):
    """Exchange Treasures with this character (OG 7.13)."""

    verb: ClassVar[str] = "trade"

    def label(self, view: Siege) -> str:
        return f"Trade with {target_name(self.target)}"


class Cast(_OfCard, frozen=True):
    """Cast a spell (OG 7.14)."""

    verb: ClassVar[str] = "cast"


class Play(_OfCard, frozen=True):
    """Play a card (OG 6.5, OG 9.3)."""

    verb: ClassVar[str] = "play"


class PickUp(_OfCard, frozen=True):
    """Sara picks up an NPC from the discard pile (OG 3.2)."""

    verb: ClassVar[str] = "pick-up"
    says: ClassVar[str] = "Pick up"


# Exchange.


def treasures_of_actor(view: Siege) -> list[CardId]:
    """The Treasures of the character whose turn it is."""
    return view.characters[view.at].treasures if view.at < len(view.characters) else []


def offered(view: Siege, card: int) -> str:
    """What is typed for a Treasure that may change hands; of equal ones on both sides, "their-" is the other's."""
    slug = card_slug(view, card)
    mine = treasures_of_actor(view)
    equal = card not in mine and slug in [card_slug(view, each) for each in mine]
    return f"their-{slug}" if equal else slug


class Terms(Option, frozen=True):
    """Offer these Treasures for those (OG 7.13)."""

    cards: tuple[CardId, ...]
    """In the order of the groups of the question: first one's own, then the other's."""

    def notation(self, view: Siege) -> str:
        return " ".join(("offer", *(offered(view, card) for card in self.cards)))

    def label(self, view: Siege) -> str:
        mine = treasures_of_actor(view)
        given = [card_name(view, card) for card in self.cards if card in mine]
        got = [card_name(view, card) for card in self.cards if card not in mine]
        return f"Give {', '.join(given) or 'nothing'} for {', '.join(got) or 'nothing'}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return tuple(card_id(card) for card in self.cards)


class CallOff(Option, frozen=True):
    """Make no offer after all."""

    words = "No offer after all"

    def notation(self, view: Siege) -> str:
        return "call-off"


# Yes or no, and what lets an occasion go by.

YES_LABELS = {
    WHETHER_TWELVE: "Start with the +12",
    WHETHER_TO_STRIKE: "Strike",
    WHETHER_TO_AGREE: "Agree",
    WHETHER_TO_KEEP_TOP: "Discard it",
    WHETHER_TO_REDRAW: "He draws anew",
}
NO_LABELS = {
    WHETHER_TWELVE: "Leave it in the deck",
    WHETHER_TO_STRIKE: "Let him pass",
    WHETHER_TO_AGREE: "Refuse",
    WHETHER_TO_KEEP_TOP: "Leave it on top",
    WHETHER_TO_REDRAW: "He keeps his cards",
}


class Yes(_Word, frozen=True):
    """Yes, to what is asked."""

    def label(self, view: Siege) -> str:
        return YES_LABELS[view.asked]


class No(_Word, frozen=True):
    """No, to what is asked."""

    def label(self, view: Siege) -> str:
        return NO_LABELS[view.asked]


class LetBe(Option, frozen=True):
    """Do nothing at a moment when a card could be played (OG-50)."""

    passes: ClassVar[bool] = True
    words = "Pass"

    def notation(self, view: Siege) -> str:
        return "pass"


class LoseNpc(_OfCard, frozen=True):
    """An NPC dies instead of one's taking a wound (OG 6.4)."""

    verb: ClassVar[str] = "lose"
    says: ClassVar[str] = "Instead dies"


# Choices among things.


class Pick(_OfTarget, frozen=True):
    """This orc or character, for what is asked."""

    verb: ClassVar[str] = "pick"

    def label(self, view: Siege) -> str:
        name = target_name(self.target)
        return f"{name[0].upper()}{name[1:]}"


class Discard(_OfCard, frozen=True):
    """Discard this card (OG 6.3, OG 7.12, OG 6.4)."""

    verb: ClassVar[str] = "discard"


class Take(_OfCard, frozen=True):
    """Take this Treasure from the discard pile (OG 6.6)."""

    verb: ClassVar[str] = "take"


class Give(_OfCard, frozen=True):
    """Let Stevil have this Treasure (OG-9)."""

    verb: ClassVar[str] = "give"


class Keep(_OfCard, frozen=True):
    """Keep this Treasure in death (OG 6.6)."""

    verb: ClassVar[str] = "keep"


class StealTreasure(_OfTarget, frozen=True):
    """Steal one of this character's Treasures (OG 3.6)."""

    verb: ClassVar[str] = "steal-treasure"

    def label(self, view: Siege) -> str:
        return f"One of {target_name(self.target)}'s Treasures"


class StealCard(_OfTarget, frozen=True):
    """Steal a card from this character's hand (OG 3.6)."""

    verb: ClassVar[str] = "steal-card"

    def label(self, view: Siege) -> str:
        return f"A card from {target_name(self.target)}'s hand"


class Draw(_Word, frozen=True):
    """Draw a card instead of stealing (OG 3.6)."""

    words = "Draw a card"


# The Gamemaster's turn.


class Next(_OfTarget, frozen=True):
    """This orc acts next (OG 9.4)."""

    verb: ClassVar[str] = "next"

    def label(self, view: Siege) -> str:
        return f"Orc {self.target + 1} acts"


class Enter(_OfSquare, frozen=True):
    """A newcomer enters the map here (OG 9.1)."""

    verb: ClassVar[str] = "enter"

    def label(self, view: Siege) -> str:
        return f"A newcomer enters at {square_name(view, self.square)}"


class Done(_Word, frozen=True):
    """This orc is through (OG 9.4)."""

    words = "This orc is done"


# Each answer once.

SQUARES = 1280
"""More than any lay-out of four sections has."""
ROLL, BANDAGE, END, LOOT, YES, NO, LET_BE, DRAW, DONE, CALL_OFF = (
    Roll(),
    Bandage(),
    End(),
    Loot(),
    Yes(),
    No(),
    LetBe(),
    Draw(),
    Done(),
    CallOff(),
)
CHOOSE = tuple(Choose(who) for who in range(len(CALLED)))
SIDE = tuple(Side(side) for side in range(len(SIDES)))
NAME = tuple(Name(seat) for seat in range(len(NAMES)))
AT = tuple(At(square) for square in range(SQUARES))
GO = tuple(Go(square) for square in range(SQUARES))
ENTER = tuple(Enter(square) for square in range(SQUARES))
TARGETS = (*range(ORCS), *range(CHARACTER, CHARACTER + len(CALLED)))
STRIKE = {target: Strike(target) for target in TARGETS}
SHOOT = {target: Shoot(target) for target in TARGETS}
FIREBALL = {target: Fireball(target) for target in TARGETS}
PICK = {target: Pick(target) for target in TARGETS}
TRADE = {who: Trade(CHARACTER + who) for who in range(len(CALLED))}
STEAL_TREASURE = {who: StealTreasure(CHARACTER + who) for who in range(len(CALLED))}
STEAL_CARD = {who: StealCard(CHARACTER + who) for who in range(len(CALLED))}
NEXT = tuple(Next(number) for number in range(ORCS))
CARDS = 3 * MOST
"""As many cards as the three decks may have."""


CAST = tuple(Cast(CardId(card)) for card in range(CARDS))
PLAY = tuple(Play(CardId(card)) for card in range(CARDS))
PICK_UP = tuple(PickUp(CardId(card)) for card in range(CARDS))
LOSE_NPC = tuple(LoseNpc(CardId(card)) for card in range(CARDS))
DISCARD = tuple(Discard(CardId(card)) for card in range(CARDS))
TAKE = tuple(Take(CardId(card)) for card in range(CARDS))
GIVE = tuple(Give(CardId(card)) for card in range(CARDS))
KEEP = tuple(Keep(CardId(card)) for card in range(CARDS))
