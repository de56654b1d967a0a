"""What there is at the gates, and what each word of the rules stands for: the glossary."""

from __future__ import annotations

import msgspec

from orcade.table.game import State
from orcade.table.grid import NOWHERE, Square
from orcade.table.requests import CardId, Seat

from .board import Board, Laid, board
from .faces import Face, all_faces
from .options import ROUNDS, SHORT_ROUNDS, GatesOptions

NAMES = ("Mags", "Otto", "Pip", "Greta", "Lou", "Fitz", "Nell", "Rolf", "Tess")
"""Who sits at the table, by seat. Who is the Gamemaster, and who plays whom, is settled at the start."""

# Characters (OG 2.2). A character is its index in CALLED.

BOB, DAVE, SARA, BRIAN, NEWT, GORDO, STEVIL, PETE = range(8)
CALLED = ("Bob", "Dave", "Sara", "Brian", "Newt", "Gordo", "Stevil", "Weird Pete")
SLUGS = ("bob", "dave", "sara", "brian", "newt", "gordo", "stevil", "pete")
OTHER_SIDE = (GORDO, NEWT, STEVIL, PETE, DAVE, BOB, SARA, BRIAN)
"""By character: who is printed on the other side of the sheet."""
NOBODY = -1
NO_CARD = CardId(-1)

# Numbers of the rulebook.

GOAL = 1000
"""Points with which a player wins (OG 1.1)."""
SHORT_GOAL = 600
"""The same in a short match (OG-64)."""
DEATH_COSTS = 100
"""Points (OG 8.2)."""
FEW = 3
"""With more characters than these they win as often with `VALUE_WITH_MANY` as fewer do with `VALUE_WITH_FEW`."""
VALUE_WITH_FEW = 30
VALUE_WITH_MANY = 20
"""Points for an orc where nothing else was agreed on (OG 1.1)."""
ACTION_DICE = 2
LEAST_ACTIONS = 1
"""Whatever is taken off the roll (OG 6.1)."""
HAND = 4
"""Player or Hackmaster cards that may be held at the end of a turn (OG 6.3)."""
CARRY = 5
"""Treasures (OG 7.12)."""
MOST_NPCS = 1
SARAS_NPCS = 2
"""NPCs in play (OG 6.4, OG 3.2)."""
HITS = 15
"""The least d20 that hits in hand-to-hand combat (OG 7.7, OG 9.6)."""
BOTCH = 1
"""The natural d20 of a Critical Failure (OG 7.10), and of a spell that backfires (OG 7.14)."""
FREE = 20
"""The natural d20 that leaves the action unspent (OG 7.10, OG 7.14)."""
SURVIVED = 3
"""Wounds that a character can bear (OG 8.1)."""
BANDAGED = 1
"""Wounds that bandaging removes (OG 7.15)."""
NEWT_ADDS = 1
"""To rolls for actions and for attacks (OG 3.5)."""
GORDO_TAKES = 1
"""Off attack rolls against him (OG 3.8)."""
ORCS = 30
"""Tokens (OG 9.2)."""
FIRST_ORCS = 4
AWAY = 5
"""The first orcs are farther than so many squares from every character (OG 4.4)."""
ORC_ACTIONS = 4
"""In each turn of the Gamemaster (OG 9.4)."""
ORC_ATTACKS = 1
TAKEN_OFF = 2
"""From the die for reinforcements (OG 9.1)."""
OFFERS = 3
"""Exchanges in one turn that were refused or called off, after which no more are offered (OG-36)."""

# Phases of the sequence of play.

(
    ROLLING_OFF,
    CHOOSING,
    LAYING,
    STARTING,
    FIRST_ORCS_COME,
    DEALING,
    BEFORE_ROLL,
    ACTING,
    TURN_ENDS,
    REINFORCING,
    GM_ACTING,
    ORC_ACTING,
    GM_ENDS,
) = range(13)
"""Who is the Gamemaster; who plays whom; the map is laid; characters take their places; the first orcs; cards are
dealt; a player's turn before the roll and after it; it ends; the Gamemaster's die; he chooses what comes next; one orc
acts; his turn ends. Each is a step, or several."""

# What a seat is asked. Each question notes itself in `Siege.asked`, so that a view tells what an answer is for.

(
    WHICH_CHARACTER,
    WHICH_SIDE,
    WHERE_TO_LAY,
    WHO_LAYS,
    WHERE_TO_START,
    WHETHER_TWELVE,
    WHAT_FIRST,
    WHAT_NOW,
    WHETHER_AGAIN,
    WHETHER_TO_CANCEL,
    WHETHER_TO_AVERT,
    WHETHER_TO_REVIVE,
    WHO_IS_HIT,
    WHAT_TO_DISCARD,
    WHICH_TREASURE_GOES,
    WHICH_NPC_GOES,
    WHAT_TERMS,
    WHETHER_TO_AGREE,
    WHETHER_TO_KEEP_TOP,
    WHAT_TO_STEAL,
    WHICH_TREASURE_TO_GIVE,
    WHETHER_TO_REDRAW,
    WHICH_ORC_IS_HIT,
    WHICH_CHARACTER_FOR,
    WHICH_OTHER_CHARACTER,
    WHERE_TO_SLEEP,
    WHERE_TO_STEP,
    WHERE_TO_RETURN,
    WHICH_TREASURE_TO_TAKE,
    WHICH_TREASURE_TO_KEEP,
    WHERE_ORC_COMES,
    WHICH_ORC_FOR,
    WHICH_NPC_DESERTS,
    WHAT_NEXT,
    WHAT_ORC_DOES,
) = range(35)
"""WHICH_…_FOR: whom a card that has been played is for. WHERE_ORC_COMES: an orc is placed by the Gamemaster, or by
whoever looted it. WHAT_NEXT: of the Gamemaster, between orcs."""

BY_HAND, BY_SHOT, BY_FIREBALL = range(3)
"""How a character attacks: hand to hand, with a missile weapon, with Brian's Fireball."""

# Orders to several orcs (OG-60).

NO_ORDER, TO_NEAREST, TO_ONE, IN_REACH = range(4)
"""None stands; all go at the nearest character; all go at one; those strike at one who can get at him in this turn."""


class Character(msgspec.Struct, array_like=True, gc=False):
    """A character with its player's cards."""

    who: int
    """BOB … PETE."""
    seat: Seat
    square: Square = NOWHERE
    """NOWHERE before the start and while dead (OG-55)."""
    wounds: int = 0
    dead: bool = False
    deaths: int = 0
    kills: int = 0
    hand: list[CardId] = msgspec.field(default_factory=list)
    treasures: list[CardId] = msgspec.field(default_factory=list)
    npcs: list[CardId] = msgspec.field(default_factory=list)
    searched: Square = NOWHERE
    """The chest that it looted last, which is locked for it (OG-33)."""
    slowed: int = 0
    """Taken off its next roll for actions."""
    spared: bool = False
    """It has had its one wound from the Gamemaster's side in this turn (OG-11)."""
    missed: int = 0
    """Turns that it has been dead for."""


class Orc(msgspec.Struct, array_like=True, gc=False):
    """An orc on the map."""

    number: int
    """Of its token, 0 … 29."""
    square: Square
    cards: list[CardId] = msgspec.field(default_factory=list)
    """That lie on it until it dies (OG-53)."""
    hits: int = 0
    """That it has survived."""
    asleep: bool = False
    acted: bool = False
    """It is through with its actions in this turn of the Gamemaster."""
    more: int = 0
    """Actions by cards in this turn."""
    attacks: int = 0
    """Attacks by cards in this turn."""


class Siege(State, array_like=True):
    """Everything on the table. Each card lies in exactly one of the fields of `CardId`."""

    options: GatesOptions
    phase: int = ROLLING_OFF
    gm: Seat = NOBODY
    characters: list[Character] = msgspec.field(default_factory=list)
    """In the order of their turns, from the Gamemaster's left on."""
    at: int = 0
    """Whose turn it is: a place in `characters`; their number stands for the Gamemaster."""
    laid: tuple[Laid, ...] = ()
    """The sections of the map, in the order in which they were laid."""
    third: Seat = NOBODY
    """Who lays the third section (OG-13)."""
    side: int = NOBODY
    """The side that is to be laid now."""
    orcs: list[Orc] = msgspec.field(default_factory=list)
    decks: list[list[CardId]] = msgspec.field(default_factory=list)
    """TREASURE, PLAYER, HACKMASTER; the last card is on top."""
    discards: list[list[CardId]] = msgspec.field(default_factory=list)
    gm_hand: list[CardId] = msgspec.field(default_factory=list)
    played: list[CardId] = msgspec.field(default_factory=list)
    """Cards whose directions are being followed."""
    round: int = 0
    actions: int = 0
    """Left to the character or orc that acts; before the roll, what cards have added."""
    attacks: int = 0
    """Left to the orc that acts."""
    acting: int = NOBODY
    """Number of the orc that acts, or has just used its actions up; NOBODY after one that was done."""
    rolled: bool = False
    """The character has rolled for actions in this turn."""
    turncoat: bool = False
    """Its weapons may strike characters in this turn."""
    foe: int = NOBODY
    """The orc that it attacks again and again, as long as that stands (OG-61)."""
    foe_by: int = BY_HAND
    """In which way."""
    spree: bool = False
    """Then the next one."""
    picked: bool = False
    """Sara has picked up an NPC in this turn (OG-6)."""
    refused: int = 0
    """Exchanges that were offered in vain in this turn (OG-36)."""
    gm_drew: bool = False
    """The Gamemaster has had his card since his last turn (OG-17)."""
    newcomers: int = 0
    """Orcs that may still enter from the roads in this turn."""
    order: int = NO_ORDER
    """By which the Gamemaster's orcs go: NO_ORDER … IN_REACH."""
    ordered: int = NOBODY
    """The character at whom they are sent; NOBODY where each goes at the nearest."""
    hurry: int = 0
    """Actions more for every orc in this turn."""
    began: int = 0
    """Minute of the first roll, where the clock goes by minutes."""
    now: int = 0
    """Minute when the clock was looked at last."""
    squares: list[Square] = msgspec.field(default_factory=list)
    """Where a question asks for one of several squares: these."""
    asked: int = WHICH_CHARACTER
    """The question that stands, or the last one: WHICH_CHARACTER … WHAT_ORC_DOES."""
    about: int = NOBODY
    """Whom it is about: the character who is wounded, dies, returns, is offered an exchange or looked for."""
    subject: int = NOBODY
    """What it is about: the card (an id, a mere note) that has been played, the orc that strikes, or the target that
    was missed so badly that somebody else is hit."""
    had: list[int] = msgspec.field(default_factory=list)
    """The orcs at which the spell that is being cast has been thrown already."""
    shown: int = 0
    """The d20 about which is asked whether it is rolled again,"""
    need: int = 0
    """and the least one that does it."""
    offer: tuple[int, ...] = ()
    """The Treasures (ids, mere notes) of the exchange to which somebody may agree."""


# Finding things.


def goal(siege: Siege) -> int:
    """Points with which a player wins."""
    return SHORT_GOAL if siege.options.short else GOAL


def rounds(siege: Siege) -> int:
    """How many the Gamemaster has to hold out where the clock counts them."""
    return SHORT_ROUNDS if siege.options.short else ROUNDS


def board_of(siege: Siege) -> Board:
    """The map as it lies."""
    return board(siege.laid, siege.options.own_maps)


def square_name(siege: Siege, square: Square) -> str:
    """What a square is called: "2c7"."""
    return board_of(siege).floor.names[square]


def place_told(siege: Siege, square: Square) -> str:
    """A square as the story tells it: "the road in the Market"."""
    return board_of(siege).told[square]


def face_of(siege: Siege, card: int) -> Face:
    """What is printed on a card whose face is known."""
    return all_faces(siege.options.own_decks)[siege.cards.faces[card]]


def known(siege: Siege, card: int) -> Face | None:
    """What is printed on a card; None in a view that may not know it."""
    face = siege.face(card)
    return None if face < 0 else all_faces(siege.options.own_decks)[face]


def named(siege: Siege, who: int) -> Character:
    """The character that is called so."""
    for character in siege.characters:
        if character.who == who:
            return character
    raise LookupError(who)


def plays(siege: Siege, who: int) -> bool:
    """Whether this character is at the table."""
    return any(character.who == who for character in siege.characters)


def orc_of(siege: Siege, number: int) -> Orc | None:
    """The orc with this token; None where it is not on the map."""
    for orc in siege.orcs:
        if orc.number == number:
            return orc
    return None


def orc_called(siege: Siege, number: int) -> Orc:
    """The orc with this token, which is on the map."""
    orc = orc_of(siege, number)
    if orc is None:
        raise LookupError(number)
    return orc


def had_his_wound(character: Character) -> bool:
    """OG 3.8: whether the Gamemaster cannot wound a character any more in this turn."""
    return character.who == GORDO and character.spared


def actions_of(siege: Siege, orc: Orc) -> int:
    """The actions with which an orc on the map begins (OG 9.4)."""
    return ORC_ACTIONS + siege.hurry + orc.more


def newcomer_actions(siege: Siege) -> int:
    """The actions that are left to an orc that has just entered, which was its first (OG-39)."""
    return ORC_ACTIONS + siege.hurry - 1


def may_act(orc: Orc) -> bool:
    """Whether an orc may still act in this turn of the Gamemaster."""
    return not orc.acted and not orc.asleep


def players_turn(siege: Siege) -> bool:
    """Whether it is a player's turn, not the Gamemaster's."""
    return BEFORE_ROLL <= siege.phase <= TURN_ENDS


def rulebook_closed(siege: Siege, seat: Seat) -> bool:
    """Whether a seat may not look anything up: once the game has begun only the Gamemaster may (OG 5.3, OG-59)."""
    return siege.options.closed_rulebook and siege.phase >= BEFORE_ROLL and seat != siege.gm


def back_within(siege: Siege, character: Character) -> int:
    """OG-63: in which of its turns to come, 1 for the next one, a dead character returns at the latest; 0 where that
    was not agreed on."""
    return max(1, siege.options.back_by - character.missed) if siege.options.back_by else 0


def acting(siege: Siege) -> Character:
    """The character whose turn it is."""
    return siege.characters[siege.at]


def own(siege: Siege, seat: Seat) -> list[Character]:
    """The characters of a seat, none for the Gamemaster."""
    return [character for character in siege.characters if character.seat == seat]


def traits(siege: Siege, seat: Seat) -> dict[str, str]:
    """What a seat played as."""
    played = [CALLED[character.who] for character in own(siege, seat)]
    return {"character": " and ".join(played) or "Gamemaster"}


def clockwise(siege: Siege) -> tuple[Character, ...]:
    """All characters, from the one whose turn it is on; from the Gamemaster's left on in his turn."""
    at = siege.at
    return (*siege.characters[at:], *siege.characters[:at])


def living(siege: Siege) -> tuple[Character, ...]:
    """The characters that are on the map."""
    return tuple([character for character in siege.characters if not character.dead])


# Sets of squares.


def orc_squares(siege: Siege) -> int:
    """The squares with an orc."""
    found = 0
    for orc in siege.orcs:
        found |= 1 << orc.square
    return found


def other_orcs(siege: Siege, orc: Orc) -> int:
    """The squares with another orc than this one."""
    return orc_squares(siege) & ~(1 << orc.square)


def character_squares(siege: Siege) -> int:
    """The squares with a character."""
    found = 0
    for character in siege.characters:
        if character.square >= 0:
            found |= 1 << character.square
    return found


def alone(siege: Siege, square: Square) -> bool:
    """Whether not more than one figure stands there (OG 7.2)."""
    count = 0
    for orc in siege.orcs:
        count += orc.square == square
    for character in siege.characters:
        count += character.square == square
    return count < 2


def free_squares(siege: Siege) -> int:
    """The squares on which somebody may be put: passable, and without a figure (OG-44)."""
    return board_of(siege).floor.open & ~orc_squares(siege) & ~character_squares(siege)
