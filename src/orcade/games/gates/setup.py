"""Before the game: Gamemaster, characters, map, tokens, orcs, cards (OG 2, OG 4)."""

from __future__ import annotations

from functools import partial

from orcade.table.cards import Cards
from orcade.table.lazy import Lazy
from orcade.table.requests import D20, Ask, CardId, Flow, Option, Seat, Shuffle
from orcade.table.roll_off import highest

from .answers.occasions import NO, YES, Yes
from .answers.setting_up import CHOOSE, NAME, SIDE, Lay
from .board import Laid, places
from .events.cards import Drew, Found, GmDrew
from .events.common import own
from .events.setting_up import Chose, LaidDown, Named, OrcCame, Started, TakesChair
from .faces import DECK_NAMES, HACKMASTER, PLAYER, TREASURE, all_faces, deck_list
from .orcs import near_characters, put_orc
from .pieces import (
    AWAY,
    CALLED,
    CHOOSING,
    DAVE,
    DEALING,
    FIRST_ORCS,
    FIRST_ORCS_COME,
    LAYING,
    NO_CARD,
    NOBODY,
    OTHER_SIDE,
    STARTING,
    WHERE_ORC_COMES,
    WHERE_TO_LAY,
    WHERE_TO_START,
    WHETHER_TWELVE,
    WHICH_CHARACTER,
    WHICH_SIDE,
    WHO_LAYS,
    Character,
    Siege,
    board_of,
    face_of,
    free_squares,
    named,
    place_told,
    plays,
)
from .piles import draw
from .squares import ask_square
from .treasures import gain
from .turn import begin

SECTIONS = 4
SHEETS = 4
"""Of two characters each."""
TWO = 2
"""Characters of one person alone against the Gamemaster (OG-4)."""

# Gamemaster and characters.


def take_chair(siege: Siege) -> Flow[None]:
    """OG 2.1, OG-45: the last seat, or the highest d20; ties are rolled again (GEN-2)."""
    if siege.options.gm == "chosen":
        siege.gm = siege.seats - 1
    else:
        siege.gm = yield from highest(range(siege.seats), D20, "who is the Gamemaster", "OG 2.1")
    siege.phase = CHOOSING
    yield TakesChair(siege.gm)


def players(siege: Siege) -> tuple[Seat, ...]:
    """The seats of the players, clockwise from the Gamemaster's left on."""
    return tuple((siege.gm + step) % siege.seats for step in range(1, siege.seats))


def how_many(siege: Siege) -> int:
    """The number of characters: one a player; a lone one may have two (OG-4)."""
    alone = siege.seats == TWO and siege.options.two_characters
    return TWO if alone else siege.seats - 1


def choosable(siege: Siege) -> list[int]:
    """The characters that may still be chosen: one of each sheet, if these are enough (OG 2.2)."""
    both = siege.options.all_characters or how_many(siege) > SHEETS
    return [who for who in range(len(CALLED)) if not plays(siege, who) and (both or not plays(siege, OTHER_SIDE[who]))]


def choose_character(siege: Siege) -> Flow[None]:
    """OG 2.2, OG-45: one character is chosen; after the last one the map is laid."""
    seats = players(siege)
    seat = seats[len(siege.characters) % len(seats)]
    options = [CHOOSE[who] for who in choosable(siege)]
    siege.asked = WHICH_CHARACTER
    answer = options[0]
    if len(options) > 1:
        prompt = "And whom else do you play?" if len(siege.characters) >= len(seats) else "Whom do you play?"
        answer = yield Ask(seat, prompt, options, "OG 2.2")
    siege.characters.append(Character(answer.who, seat))
    yield Chose(seat, answer.who)
    if len(siege.characters) == how_many(siege):
        if siege.options.realism_seating:
            siege.characters.sort(key=lambda character: character.who)
        siege.phase = LAYING


# The map.


def seated(siege: Siege) -> list[Seat]:
    """The seats of the players as they sit once the characters are chosen, from the Gamemaster's left on (OG 2.3)."""
    return list(dict.fromkeys(character.seat for character in siege.characters))


def layer(siege: Siege) -> Seat:
    """Who lays the next section: Gamemaster, right hand, whom he names, left hand (OG 4.1)."""
    seats = seated(siege)
    return (siege.gm, seats[-1], siege.third, seats[0])[len(siege.laid)]


def lay_section(siege: Siege) -> Flow[None]:
    """OG 4.1, OG 4.2, OG-13: one section is laid; after the fourth the characters start."""
    if len(siege.laid) == SECTIONS // 2 and siege.third == NOBODY:
        yield from name_third(siege)
    seat = layer(siege)
    siege.asked = WHICH_SIDE
    answer = yield Ask(seat, "Which side of which section is laid?", Lazy(partial(side_options, siege)), "OG 4.1")
    siege.side = answer.side
    spots = places(siege.laid, siege.side, siege.options.own_maps)
    laid = spots[0]
    if len({(spot.x, spot.y) for spot in spots}) > 1:  # by itself it could lie either way round (OG-13)
        siege.asked = WHERE_TO_LAY
        options = Lazy(partial(lay_options, siege))
        answer = yield Ask(seat, "Where does it lie, and which way round?", options, "OG-12")
        laid = Laid(siege.side, answer.turn, answer.x, answer.y)
    siege.laid = (*siege.laid, laid)
    siege.side = NOBODY
    yield LaidDown(seat, laid.side, siege.options.own_maps)
    if len(siege.laid) == SECTIONS:
        siege.phase = STARTING


def name_third(siege: Siege) -> Flow[None]:
    """The Gamemaster names who lays the third section."""
    seats = seated(siege)
    siege.third = seats[0]
    if len(seats) > 1:
        siege.asked = WHO_LAYS
        options = [NAME[seat] for seat in seats]
        answer = yield Ask(siege.gm, "Who lays the third section?", options, "OG 4.1", ("third",))
        siege.third = answer.seat
        yield Named(siege.third)


def layable(siege: Siege) -> list[int]:
    """The sides that may be laid next: of sections that do not lie yet, and that fit somewhere."""
    used = {laid.side // 2 for laid in siege.laid}
    own_maps = siege.options.own_maps
    return [side for side in range(2 * SECTIONS) if side // 2 not in used and places(siege.laid, side, own_maps)]


def side_options(siege: Siege) -> list[Option]:
    """The sides that may be chosen."""
    return [SIDE[side] for side in layable(siege)]


def lay_options(siege: Siege) -> list[Option]:
    """Where and how the chosen side may be laid."""
    spots = places(siege.laid, siege.side, siege.options.own_maps)
    return [Lay(spot.turn, spot.x, spot.y) for spot in spots]


# Tokens.


def start_character(siege: Siege) -> Flow[None]:
    """OG 4.3: the next character takes its place on a crossing."""
    character = next(each for each in siege.characters if each.square < 0)
    board = board_of(siege)
    free = board.crossings & free_squares(siege)
    prompt = f"{CALLED[character.who]}: on which crossing do you start?"
    square = yield from ask_square(siege, character.seat, free, WHERE_TO_START, character.who, prompt, "OG 4.3")
    character.square = square
    yield Started(character.who, place_told(siege, square))
    if all(each.square >= 0 for each in siege.characters):
        siege.phase = FIRST_ORCS_COME


def first_orc(siege: Siege) -> Flow[None]:
    """OG 4.4, OG-14: the Gamemaster puts one of the first orcs."""
    prompt = f"Where does orc {len(siege.orcs) + 1} of {FIRST_ORCS} stand?"
    squares = far_squares(siege)
    square = yield from ask_square(siege, siege.gm, squares, WHERE_ORC_COMES, NOBODY, prompt, "OG 4.4")
    orc = put_orc(siege, square)
    yield OrcCame(orc.number, place_told(siege, square))
    if len(siege.orcs) == FIRST_ORCS:
        siege.phase = DEALING


def far_squares(siege: Siege) -> int:
    """The free squares that are not within five of any character; where there is none, the farthest ones."""
    free = free_squares(siege)
    for away in range(AWAY, 0, -1):
        far = free & ~near_characters(siege, away)
        if far:
            return far
    return free


# Cards.


def deal(siege: Siege) -> Flow[None]:
    """OG 4.5: three decks are made; Dave may take the +12; they are shuffled, and everybody gets a card."""
    make_decks(siege)
    if plays(siege, DAVE):
        yield from offer_twelve(siege, named(siege, DAVE))
    for deck in (TREASURE, PLAYER, HACKMASTER):
        yield Shuffle(siege.decks[deck], f"the {DECK_NAMES[deck]} deck", "OG 4.5")
    for character in siege.characters:
        card = yield from draw(siege, PLAYER)
        if card != NO_CARD:
            siege.cards.peek(card, character.seat)
            character.hand.append(card)
            yield Drew(own(siege), character.who, card)
    card = yield from draw(siege, HACKMASTER)
    if card != NO_CARD:
        siege.cards.peek(card, siege.gm)
        siege.gm_hand.append(card)
        yield GmDrew(own(siege), card)
    siege.round = 1
    siege.at = 0
    yield from begin(siege)


def make_decks(siege: Siege) -> None:
    """All cards lie in their decks."""
    faces: list[int] = []
    backs: list[int] = []
    for deck in (TREASURE, PLAYER, HACKMASTER):
        printed = deck_list(siege.options.own_decks, deck)
        siege.decks.append([CardId(len(faces) + at) for at in range(len(printed))])
        siege.discards.append([])
        faces += printed
        backs += [deck] * len(printed)
    siege.cards = Cards(faces, [0] * len(faces), backs)


def offer_twelve(siege: Siege, dave: Character) -> Flow[None]:
    """OG 3.4: Dave may start with the Hackmaster +12."""
    siege.asked = WHETHER_TWELVE
    siege.about = DAVE
    answer = yield Ask(dave.seat, "Dave: start play with the Hackmaster +12?", (YES, NO), "OG 3.4")
    if answer.__class__ is not Yes:
        return
    faces = all_faces(siege.options.own_decks)
    card = next(card for card in siege.decks[TREASURE] if faces[siege.cards.faces[card]].twelve)
    siege.decks[TREASURE].remove(card)
    siege.cards.show(card)
    yield Found(own(siege), DAVE, card, face_of(siege, card).points)
    yield from gain(siege, dave, card)
