"""What a player can answer. Words are made only when they are looked at, from the view of the seat that is asked."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from orcade.table.requests import CardId, Option, Seat
from orcade.table.things import Gauge, strength
from orcade.table.words import Namers, listed

from .card_decks import all_decks, known
from .card_texts import SKILLS
from .dungeon import BETWEEN_CELLS, COMPASS, LETTERS, OPEN_SIDES, cell_name
from .pieces import DECK_LOOKS, DECK_NAMES, EASY_DECK, NAMES, NONE, OWN, SKILL_LOOKS, SKILL_NAMES, Dungeon

FEW = 2
"""So many cards at most are named in a button."""

# Ids of what can be clicked; the scene shows each of these.


def card_id(card: int) -> str:
    """A card wherever it lies: in a hand, in front of somebody, face up or down in the dungeon."""
    return f"card-{card}"


def room_id(at: int) -> str:
    """A Room of the dungeon, by its cell."""
    return f"room-{cell_name(at)}"


def cell_id(at: int) -> str:
    """An empty cell in which a Room could be placed."""
    return f"cell-{cell_name(at)}"


def deck_id(deck: int) -> str:
    """A deck that can be chosen."""
    return f"deck-{deck}"


def figure_id(seat: Seat) -> str:
    """A character on the map; the GameMaster's panel."""
    return f"figure-{seat}"


def said(view: Dungeon, card: int) -> str:
    """What is typed for a card."""
    entry = known(view, card)
    return entry.slug if entry is not None else f"card-{card}"


def named(view: Dungeon, card: int) -> str:
    """What a card is called."""
    entry = known(view, card)
    return entry.card.name if entry is not None else "a card"


class Choose(Option, frozen=True):
    """Play this deck (HK 1)."""

    deck: int

    def notation(self, view: Dungeon) -> str:
        return DECK_NAMES[self.deck]

    def label(self, view: Dungeon) -> str:
        who = all_decks(view.options.own_deck)[self.deck].character
        return f"{who.name}{' (your own deck)' if self.deck == OWN else ''}"

    def things(self, view: Dungeon) -> tuple[str, ...]:
        return (deck_id(self.deck),)

    def look(self, view: Dungeon) -> str:
        return DECK_LOOKS[self.deck]

    def strengths(self, view: Dungeon) -> tuple[Gauge, ...]:
        who = all_decks(view.options.own_deck)[self.deck].character
        skills = ("lawyering",) if who.gamemaster else SKILL_NAMES
        of = DECK_NAMES[self.deck]
        return tuple(strength(SKILL_LOOKS[each], SKILLS[each], getattr(who, each), of=of) for each in skills)

    def for_first(self, view: Dungeon) -> bool:
        return DECK_NAMES[self.deck] == EASY_DECK


class _Word(Option, frozen=True):
    """An answer of a single word."""

    def notation(self, view: Dungeon) -> str:
        return type(self).__name__.lower()


class Pass(_Word, frozen=True):
    """As an action (HK 9); or the GameMaster is not confused."""


class LetPass(Option, frozen=True):
    """Play nothing at a moment when something could be played (HK 17)."""

    passes: ClassVar[bool] = True
    words = "Pass"

    def notation(self, view: Dungeon) -> str:
        return "pass"


class Exchange(_Word, frozen=True):
    """Discard cards and draw as many (HK 8)."""

    words = "Exchange cards"


class Search(_Word, frozen=True):
    """Search the Room (HK 13)."""


class Skip(_Word, frozen=True):
    """Do not search; do not play an Item."""

    passes: ClassVar[bool] = True


class TryHand(Option, frozen=True):
    """Use the Hand of Vectra in the Inner Chamber (HK 3)."""

    words = "Use the Hand"

    def notation(self, view: Dungeon) -> str:
        return "hand of vectra"

    def foremost(self, view: Dungeon) -> bool:
        return True  # its chance stands on its button


class _OfCard(Option, frozen=True):
    """An answer that names one of one's own cards."""

    card: CardId

    def verb(self) -> str:
        return type(self).__name__.lower()

    def notation(self, view: Dungeon) -> str:
        return f"{self.verb()} {said(view, self.card)}"

    def label(self, view: Dungeon) -> str:
        return f"{self.verb().capitalize()} {named(view, self.card)}"

    def things(self, view: Dungeon) -> tuple[str, ...]:
        return (card_id(self.card),)


def side_of(view: Dungeon, at: int) -> str:
    """On which side of the Room of whoever acts a cell lies: "north"; empty where it is not beside it."""
    here = view.where[view.active]
    beside = BETWEEN_CELLS.get(at - view.rooms[here].cell) if here != NONE else None
    return "" if beside is None else COMPASS[beside[0].bit_length() - 1]


class PlayRoom(_OfCard, frozen=True):
    """Place a Room in this cell, with these sides open (HK 10)."""

    at: int
    doors: int

    def notation(self, view: Dungeon) -> str:
        return f"room {said(view, self.card)} {cell_name(self.at)} {LETTERS[self.doors]}"

    def label(self, view: Dungeon) -> str:
        return f"Lay {named(view, self.card)} {self.place(view)}, {OPEN_SIDES[self.doors]}"

    def place(self, view: Dungeon) -> str:
        """Where, as seen from one's own Room; from nowhere near it by the name of the cell."""
        side = side_of(view, self.at)
        return f"to the {side}" if side else f"at {cell_name(self.at)}"

    def things(self, view: Dungeon) -> tuple[str, ...]:
        return (card_id(self.card), cell_id(self.at))


class PlayRule(_OfCard, frozen=True):
    """Play a Rule (HK 6)."""

    def verb(self) -> str:
        return "rule"

    def label(self, view: Dungeon) -> str:
        return f"Play the Rule {named(view, self.card)}"


class PutAway(Option, frozen=True):
    """Exchange these cards of the hand (HK 8)."""

    cards: tuple[CardId, ...]

    def notation(self, view: Dungeon) -> str:
        return " ".join(("exchange", *(said(view, card) for card in self.cards)))

    def label(self, view: Dungeon) -> str:
        if len(self.cards) > FEW:
            return f"Exchange {len(self.cards)} cards"
        return f"Exchange {listed([named(view, card) for card in self.cards])}"

    def things(self, view: Dungeon) -> tuple[str, ...]:
        return tuple(card_id(card) for card in self.cards)


class Lay(_OfCard, frozen=True):
    """Lay this Encounter face down somewhere (HK 23)."""

    def label(self, view: Dungeon) -> str:
        return f"Lay {named(view, self.card)} face down"

    def things(self, view: Dungeon) -> tuple[str, ...]:
        # Once it is chosen, nobody is to see which card of the hand it was.
        return () if view.laying != NONE else super().things(view)


class Equip(_OfCard, frozen=True):
    """Play this Item (HK 13)."""

    def verb(self) -> str:
        return "item"

    def label(self, view: Dungeon) -> str:
        return f"Play {named(view, self.card)}"


class Offer(_OfCard, frozen=True):
    """Play this Encounter upon the mover (HK 14)."""

    def verb(self) -> str:
        return "encounter"

    def label(self, view: Dungeon) -> str:
        return f"{named(view, self.card)} upon {NAMES[view.active]}"


class Befuddle(_OfCard, frozen=True):
    """Confuse the GameMaster with this Encounter (HK 24)."""


class Discard(_OfCard, frozen=True):
    """Discard this card from the hand."""


class Drop(_OfCard, frozen=True):
    """Lose this Item that lies in front of one."""


class _OfAnother(_OfCard, frozen=True):
    """An answer that names a card in front of somebody."""

    of: Seat

    def notation(self, view: Dungeon) -> str:
        return f"{self.verb()} {said(view, self.card)} of {NAMES[self.of].lower()}"

    def label(self, view: Dungeon) -> str:
        return f"{self.verb().capitalize()} {named(view, self.card)} of {NAMES[self.of]}"


class Lawyer(_OfAnother, frozen=True):
    """Try to remove this Rule (HK 7)."""

    def label(self, view: Dungeon) -> str:
        return f"Argue with {named(view, self.card)} of {NAMES[self.of]}"


class Steal(_OfAnother, frozen=True):
    """Take this Item (HK 21)."""


class Strike(_OfAnother, frozen=True):
    """Discard this Rule."""


class Play(_OfCard, frozen=True):
    """Play an Event (HK 17); on a player where it is for one of choice."""

    target: Seat

    def notation(self, view: Dungeon) -> str:
        on = f" on {NAMES[self.target].lower()}" if self.target != NONE else ""
        return f"play {said(view, self.card)}{on}"

    def label(self, view: Dungeon) -> str:
        on = f" on {NAMES[self.target]}" if self.target != NONE else ""
        return f"{named(view, self.card)}{on}"

    def things(self, view: Dungeon) -> tuple[str, ...]:
        if self.target == NONE:
            return (card_id(self.card),)
        return (card_id(self.card), figure_id(self.target))


class Aim(Option, frozen=True):
    """Whom it is for."""

    words = "{target}"
    names: ClassVar[Namers] = {"target": NAMES.__getitem__}

    target: Seat

    def notation(self, view: Dungeon) -> str:
        return f"on {NAMES[self.target].lower()}"

    def things(self, view: Dungeon) -> tuple[str, ...]:
        return (figure_id(self.target),)


class _ToRoom(Option, frozen=True):
    at: int

    def verb(self) -> str:
        return type(self).__name__.lower()

    def notation(self, view: Dungeon) -> str:
        return f"{self.verb()} {cell_name(self.at)}"

    def label(self, view: Dungeon) -> str:
        return f"{self.verb().capitalize()} {self.name(view)} ({cell_name(self.at)})"

    def name(self, view: Dungeon) -> str:
        room = view.rooms[view.at[self.at]]
        return named(view, room.card) if room.card != NONE else "Entrance"

    def things(self, view: Dungeon) -> tuple[str, ...]:
        return (room_id(self.at),)


class Move(_ToRoom, frozen=True):
    """Go into this adjacent Room (HK 12)."""

    def label(self, view: Dungeon) -> str:
        side = side_of(view, self.at)
        return f"Move {side} to {self.name(view)}" if side else super().label(view)


class To(_ToRoom, frozen=True):
    """Somebody is moved into this Room."""


class In(_ToRoom, frozen=True):
    """The face-down Encounter is laid here (HK 23)."""


# Every answer is made once.

CHOOSE = tuple(Choose(deck) for deck in range(len(DECK_NAMES)))
PASS = Pass()
LET_PASS = LetPass()
EXCHANGE = Exchange()
SEARCH = Search()
SKIP = Skip()
TRY_HAND = TryHand()
AIM = tuple(Aim(seat) for seat in range(len(NAMES)))

play_room = cache(PlayRoom)
play_rule = cache(PlayRule)
lay = cache(Lay)
equip = cache(Equip)
offer = cache(Offer)
befuddle = cache(Befuddle)
discard = cache(Discard)
drop = cache(Drop)
lawyer = cache(Lawyer)
steal = cache(Steal)
strike = cache(Strike)
play = cache(Play)
move = cache(Move)
to = cache(To)
lay_in = cache(In)
