"""What there is on the table of HACK!, and what each word of the rules stands for: the glossary."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Annotated, Literal

import msgspec

from orcade.table.game import State
from orcade.table.options import Options, choice, content
from orcade.table.requests import CardId, Seat

from .deck_files import origin, read_deck
from .numbers import KILLS_BEYOND

NAMES = ("Mags", "Otto", "Pip", "Greta", "Lou", "Fitz")
"""Who sits at the table, by seat. Which character each plays is chosen at the start."""

# Decks. A deck is its index here; OWN is the one that the options hold.

KNUCKLES, RAVAGER, THORINA, BILLY, BA, OWN = range(6)
UNCHOSEN = -1
DECK_NAMES = ("knuckles", "ravager", "thorina", "billy", "ba", "own")
DECK_LOOKS = ("knuckles", "ravager", "thorina", "billy", "ba", "hero")
"""Of the figures, by deck; the last is that of a deck of one's own."""
EASY_DECK = "ravager"
"""For a first match: he fights, and wins most often."""
SKILL_NAMES = ("combat", "thieving", "negotiation", "lawyering")
SKILL_LOOKS = {"combat": "sword", "thieving": "picks", "negotiation": "npc", "lawyering": "gavel"}
"""The pictures of skills."""

NONE = -1
NO_CARD = CardId(NONE)

# Phases of the sequence of play.

CHOOSING, OPENING, BEGINNING, TURNING, ACTING, EXCHANGING, REACTING, AFTER, ENDING = range(9)
"""Decks are chosen; the first player is rolled, hands are dealt; a turn begins; Events at its beginning; an action;
cards are exchanged; what others play upon a move; Events after an action; a turn ends.
Each is a step, or several."""

# What a seat is asked. Each question notes itself in `Dungeon.asked`, so that a view tells what an answer is for.

(
    WHICH_DECK,
    WHICH_ACTION,
    WHAT_TO_EXCHANGE,
    WHERE_TO_LAY,
    WHETHER_TO_SEARCH,
    WHICH_ITEM_TO_PLAY,
    WHAT_TO_PLAY,
    HOW_TO_CONFUSE,
    WHAT_TO_DISCARD,
    WHICH_ITEM_TO_LOSE,
    WHAT_DEATH_COSTS,
    WHICH_ITEM_TO_STEAL,
    WHICH_RULE_TO_STRIKE,
    FOR_WHOM,
    WHICH_ROOM_BESIDE,
    WHICH_ROOM_NEAR_EXIT,
) = range(16)
"""WHAT_TO_PLAY: Events and Encounters, at a moment. The last two: where somebody is put."""

# Moments (see effects.Moment), as indices.

TURN, MOVE, ROLLED, DEATH, ACTION = range(5)
MOMENTS = ("turn", "move", "rolled", "death", "action")


class HackOptions(Options, frozen=True, array_like=True):
    """What a table may agree on."""

    duplicate_decks: Annotated[
        bool, choice("Same decks", "Several players may play the same deck.", "HK 1", labels={True: "on", False: "off"})
    ] = False
    safe_entrance: Annotated[
        bool, choice("Safe Entrance", "The GameMaster lays no Encounter at the Entrance.", "HK-22")
    ] = False
    round_cap: Annotated[
        Literal[60, 30, 0],
        choice(
            "Last round",
            "After this round the game is over: the GameMaster has won, or who is nearest to an Exit. "
            "The rulebook sets no limit.",
            "HK-31",
            ours=True,
            labels={0: "off"},
        ),
    ] = 60
    own_deck: Annotated[
        str,
        content(
            "Own deck",
            "A deck of your own as TOML; it can be chosen beside the five others. See docs/making-cards.md.",
            "HK 1",
            read_deck,
            origin,
        ),
    ] = ""
    search_at_once: Annotated[
        bool,
        choice(
            "Search at once",
            "Who moves into a Room searches it without being asked, where he has nothing to lose by it.",
            "HK 13",
            ours=True,
        ),
    ] = True


# How an Encounter has ended for its victim.

OPEN_STILL, WON, LOST, CALLED_OFF = range(4)


class Placed(msgspec.Struct, array_like=True, gc=False):
    """A Room of the dungeon. A Room is its index in `Dungeon.rooms`; 0 is the Entrance."""

    card: CardId
    """NONE for the Entrance, which is in no draw deck."""
    cell: int
    """Where it lies: see `dungeon.cell`."""
    doors: int
    """Its open sides as it lies, bits of NORTH … WEST."""
    far: int = 0
    """Rooms from the Entrance by the shortest usable way; the distance on the grid where there is none (HK-16)."""
    trap: CardId = CardId(NONE)
    """The Encounter that the GameMaster has laid here face down."""
    out: int = NONE
    """Rooms from the nearest Exit by usable ways; NONE where none can be reached."""
    exit: bool = False
    """It is an Exit: as printed, noted by `dungeon.measure_distances`."""
    cut_off: bool = False
    """No usable way leads here from the Entrance."""


class Moment(msgspec.Struct, array_like=True, gc=False):
    """An occasion at which cards may be played, and what it is about.

    The last of `Dungeon.moments` is open now; those before it go on afterwards.
    """

    when: int
    """TURN … ACTION."""
    actor: Seat
    """Whose turn, move, roll, death or action it is."""
    card: int = NONE
    """The Encounter in question: a mere note, the card itself lies in `Dungeon.played`."""
    by: Seat = NONE
    """Who played that Encounter."""
    room: int = NONE
    """Where it is met."""
    victim_die: int = 0
    other_die: int = 0
    boost: int = 0
    """Added to the victim's side by Events, minus what they added to the Encounter's."""
    saved: bool = False
    """The death is averted, or the Encounter cancelled."""
    spent: bool = False
    """This move's one Encounter has been met (HK-17)."""
    out: int = 0
    """Set of seats that may not offer an Encounter upon this move any more (HK-17, HK-3)."""
    outcome: int = OPEN_STILL
    """Of an Encounter: OPEN_STILL … CALLED_OFF."""
    first: Seat = NONE
    """Whose card was played before all are asked anew (HK-34)."""


class Dungeon(State, array_like=True):
    """Everything on the table. Each card lies in exactly one of the fields of `CardId`."""

    options: HackOptions
    decks: list[int] = msgspec.field(default_factory=list)
    """By seat: KNUCKLES … OWN."""
    draw: list[list[CardId]] = msgspec.field(default_factory=list)
    """By seat; the last one is on top."""
    discard: list[list[CardId]] = msgspec.field(default_factory=list)
    """By seat; cards of this seat's deck (HK-10); the last one is on top."""
    hands: list[list[CardId]] = msgspec.field(default_factory=list)
    items: list[list[CardId]] = msgspec.field(default_factory=list)
    """By seat: in front of it, whosever deck they come from."""
    rules: list[list[CardId]] = msgspec.field(default_factory=list)
    rooms: list[Placed] = msgspec.field(default_factory=list)
    at: dict[int, int] = msgspec.field(default_factory=dict)
    """Which Room lies in a cell."""
    played: list[CardId] = msgspec.field(default_factory=list)
    """Encounters and Events whose effects are going on."""
    where: list[int] = msgspec.field(default_factory=list)
    """By seat: its Room; NONE for the GameMaster."""
    came: list[int] = msgspec.field(default_factory=list)
    """By seat: the Room that it was in before."""
    carried: int = 0
    """Set of seats that were put where they are by something other than an action of their own (HK-2)."""
    phase: int = CHOOSING
    active: Seat = 0
    first: Seat = 0
    gm: Seat = NONE
    """Who plays the GameMaster; NONE where nobody does."""
    round: int = 0
    actions: int = 0
    """Left in this turn, without what cards add to every turn (`lasting_effects.actions_left`)."""
    losing: list[int] = msgspec.field(default_factory=list)
    """By seat: actions still to be lost (HK-21)."""
    idle: list[int] = msgspec.field(default_factory=list)
    """By seat: turns still to be lost."""
    gains: list[int] = msgspec.field(default_factory=list)
    """By seat: actions more in the next turn."""
    died: bool = False
    """The active player has died in this turn: it is over (HK 15)."""
    kills: int = 0
    """The GameMaster's."""
    deaths: list[int] = msgspec.field(default_factory=list)
    """By seat."""
    laying: int = NONE
    """The card (an id; it still lies in the hand) that will be laid face down."""
    moments: list[Moment] = msgspec.field(default_factory=list)
    exit_by: Seat = NONE
    """Who has played the Encounter upon the move of this action onto an Exit, and so no Events (HK-3)."""
    tapped: int = 0
    """Set of seats that have played an Event upon the move of this action onto an Exit, and so no Encounter (HK-3)."""
    stays: dict[Seat, list[CardId]] = msgspec.field(default_factory=dict)
    """By seat: Events that stay in front of it (HK 17), where there are any."""
    asked: int = WHICH_DECK
    """The question that stands, or the last one: WHICH_DECK … WHICH_ROOM_NEAR_EXIT."""
    about: Seat = NONE
    """Whom it is about: whose Item is stolen, whose Rule struck (NONE: anybody's), who is put into another Room; who
    has no part in it where a player is chosen."""
    fights: list[Moment] = msgspec.field(default_factory=list)
    """The Encounters that go on, each until all that comes of it is done; the last one interrupts those before it."""


def in_front(dungeon: Dungeon, seat: Seat) -> tuple[Sequence[CardId], ...]:
    """The piles of cards that lie face up in front of a player."""
    return dungeon.items[seat], dungeon.rules[seat], dungeon.stays.get(seat, ())


def lying(dungeon: Dungeon) -> Iterable[tuple[Seat, Sequence[CardId]]]:
    """All piles of cards that lie face up in front of players, each with its owner."""
    return chain(enumerate(dungeon.items), enumerate(dungeon.rules), dungeon.stays.items())


def clockwise(dungeon: Dungeon, start: Seat) -> tuple[Seat, ...]:
    """All seats, that one first."""
    return CLOCKWISE[dungeon.seats][start]


CLOCKWISE = tuple(
    tuple(tuple((start + step) % seats for step in range(seats)) for start in range(seats)) for seats in range(7)
)


def traits(dungeon: Dungeon, seat: Seat) -> dict[str, str]:
    """What a seat played as."""
    return {"deck": DECK_NAMES[dungeon.decks[seat]], "part": "GameMaster" if seat == dungeon.gm else "adventurer"}


def kills_needed(dungeon: Dungeon) -> int:
    """HK-25"""
    return dungeon.seats + KILLS_BEYOND
