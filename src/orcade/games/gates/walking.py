"""How characters and orcs get about, and free attacks (OG 7.1 – OG 7.6, OG 9.5)."""

from __future__ import annotations

from functools import lru_cache, partial

from orcade.table.floor import Squares, Ways, bits
from orcade.table.grid import Square
from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, Flow

from .answers.occasions import LetBe
from .attacks import orc_strikes
from .board import Board
from .effects import Reroll
from .events.turns import OrcWalked, Walked
from .faces import HACKMASTER
from .modifiers import orc_needs
from .moments import in_deck, play_card, rerolls
from .pieces import (
    WHETHER_AGAIN,
    Character,
    Orc,
    Siege,
    board_of,
    character_squares,
    newcomer_actions,
    orc_squares,
    place_told,
)
from .piles import put_away_played


def ways_on(board: Board, start: Square, actions: int, barred: Squares = 0, risky: Squares = 0) -> Ways:
    """Everything that can be reached with so many actions.

    What is barred or risky counts only as far as somebody can get; so the same ways are often found again.
    """
    near = board.floor.spread(start, actions)
    if not near & board.stairs:
        barred &= near
        risky &= near
    return _found_ways(board, start, actions, barred, risky)


@lru_cache(maxsize=4096)
def _found_ways(board: Board, start: Square, actions: int, barred: Squares, risky: Squares) -> Ways:
    return board.floor.ways(start, actions, barred=barred, risky=risky, leaps=board.stairs)


FAR = 255
"""Stands for a square to which there is no way, and for all beyond it."""
LONGEST = 60
"""Actions up to which distances are told apart."""


@lru_cache(maxsize=4096)
def away(board: Board, square: Square) -> bytes:
    """By square, the actions from there to this one, whoever stands between; FAR where there is no way."""
    found = bytearray([FAR]) * board.floor.size
    for actions, squares in enumerate(rings(board, square)):
        for each in bits(squares):
            found[each] = actions
    return bytes(found)


@lru_cache(maxsize=1024)
def rings(board: Board, square: Square) -> tuple[Squares, ...]:
    """The squares from which it takes so many actions to this one, whoever stands between: 0, 1, 2 …"""
    return board.floor.ways(square, LONGEST, leaps=board.stairs).rings


def how_far(board: Board, here: Square, there: Square) -> int:
    """The actions from one square to another, whoever stands between; FAR where there is no way. For who asks about
    few of them: `away` tells it of all."""
    one = 1 << here
    for actions, squares in enumerate(rings(board, there)):
        if squares & one:
            return actions
    return FAR


# Characters.


def ways(siege: Siege, character: Character, start: Square, actions: int) -> Ways:
    """Everything that a character could reach from a square, by the way with the fewest free attacks."""
    return ways_on(board_of(siege), start, actions, risky=striking_squares(siege))


def striking_squares(siege: Siege) -> int:
    """The squares with an orc that gives free attacks: not one that sleeps."""
    found = 0
    for orc in siege.orcs:
        if not orc.asleep:
            found |= 1 << orc.square
    return found


def goals(siege: Siege, character: Character) -> int:
    """The squares to which a character can go with the actions that are left: free ones, and those of orcs from which
    it could get on to a free one (OG 7.2, OG-24)."""
    if siege.actions <= 0:
        return 0
    found = ways(siege, character, character.square, siege.actions)
    orcs = orc_squares(siege)
    free = ~orcs & ~character_squares(siege)
    reached = found.reached & ~(1 << character.square)
    legal = reached & free
    for square in bits(reached & orcs):
        left = siege.actions - found.cost(square)
        if left > 0 and gets_on(siege, character, square, left, free):
            legal |= 1 << square
    return legal


def gets_on(siege: Siege, character: Character, square: Square, actions: int, free: int) -> bool:
    """Whether a free square can be reached from there."""
    floor = board_of(siege).floor
    return bool(floor.adjacent(square) & free) or bool(ways(siege, character, square, actions).reached & free)


def walk(siege: Siege, character: Character, square: Square) -> Flow[None]:
    """OG 7.1: a character goes to a square, step by step; each entry into an orc's square gives a free attack."""
    found = ways(siege, character, character.square, siege.actions)
    path = found.path(square)
    siege.actions -= found.cost(square)
    deaths = character.deaths
    told = -1
    for step in path:
        character.square = step
        orc = orc_on(siege, step)
        if orc is None or orc.asleep:
            continue
        told = step
        yield Walked(character.who, place_told(siege, step))
        yield from free_attack(siege, character, orc)
        if character.deaths != deaths or siege.ending is not None:
            return
    if told != square:
        yield Walked(character.who, place_told(siege, square))


def orc_on(siege: Siege, square: Square) -> Orc | None:
    """The orc on a square."""
    for orc in siege.orcs:
        if orc.square == square:
            return orc
    return None


def free_attack(siege: Siege, character: Character, orc: Orc) -> Flow[None]:
    """OG 7.3, OG-25: the orc whose square was entered strikes; the Gamemaster loses nothing by it."""
    struck = yield from orc_strikes(siege, orc, character, free=True)
    while not struck and siege.gm_hand and in_deck(siege.options.own_decks, HACKMASTER, Reroll):
        siege.asked = WHETHER_AGAIN
        siege.about = character.who
        siege.shown, siege.need = 0, orc_needs(siege, orc, character)
        options = Lazy(partial(rerolls, siege, siege.gm_hand))
        answer = yield Ask(siege.gm, "The free attack has missed: roll again?", options, "OG-50", MISS_ABOUT)
        if answer.__class__ is LetBe:
            break
        done = yield from play_card(siege, answer.card, None)
        if done:
            struck = yield from orc_strikes(siege, orc, character, free=True)
            put_away_played(siege, answer.card)


MISS_ABOUT = ("missed",)

# Orcs.


def orc_goals(siege: Siege, orc: Orc, actions: int) -> int:
    """The free squares that an orc can reach: past other orcs, never through characters (OG 9.5)."""
    if actions <= 0:
        return 0
    characters = character_squares(siege)
    found = ways_on(board_of(siege), orc.square, actions, barred=characters)
    return found.reached & ~characters & ~orc_squares(siege)


def orc_walks(siege: Siege, orc: Orc, square: Square) -> Flow[None]:
    """OG 9.5: an orc goes to a square by the shortest way."""
    board = board_of(siege)
    found = ways_on(board, orc.square, siege.actions, barred=character_squares(siege))
    siege.actions -= found.cost(square)
    left = board.told[orc.square]
    orc.square = square
    yield OrcWalked(orc.number, board.told[square], left)


def attackable(board: Board, square: Square, actions: int, characters: int, orcs: int) -> int:
    """The squares at which an orc could strike with so many actions (OG 9.4 – OG 9.6). `characters`, `orcs`: squares
    that it cannot enter, and those of other orcs, where it cannot stay."""
    reached = ways_on(board, square, max(0, actions - 1), barred=characters).reached
    here = reached & ~(orcs | characters)
    steps = board.floor.steps
    found = steps.beside(here)
    for doorway in steps.doorways:
        if doorway.door.seen_through:
            found |= steps.through(doorway, here)
    return found


def entries(siege: Siege) -> int:
    """Where a newcomer can enter: outer road squares that are free, or an orc's from which it can move on (OG-39)."""
    board = board_of(siege)
    characters = character_squares(siege)
    taken = orc_squares(siege)
    legal = board.entries & ~characters
    for square in bits(legal & taken):
        found = ways_on(board, square, newcomer_actions(siege), barred=characters)
        if not found.reached & ~taken & ~characters:
            legal &= ~(1 << square)
    return legal
