"""Chances, for hints before the dice are rolled: a d20, a roll for actions, a chest, and whom orcs can get at."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from orcade.table.grid import Square
from orcade.table.requests import D6, D20

from .board import Board
from .faces import LOOT, ORC_CARD, TRAP, TREASURE, all_faces, deck_list
from .modifiers import action_bonus
from .pieces import (
    BOTCH,
    LEAST_ACTIONS,
    ORC_ACTIONS,
    Character,
    Orc,
    Siege,
    board_of,
    character_squares,
    living,
    orc_squares,
)
from .walking import attackable


def hits(need: int, *, botches: bool = False) -> Fraction:
    """The chance of a d20 for so much or more. `botches`: the natural 1 never hits (OG 7.10)."""
    least = max(need, BOTCH + 1 if botches else 1)
    return Fraction(max(0, D20 + 1 - least), D20)


# A roll for actions.


class Actions(NamedTuple):
    """What a roll for actions brings."""

    mean: float
    least: int
    most: int


def actions(siege: Siege, character: Character) -> Actions:
    """OG 6.1: for who is about to roll, with what cards have added."""
    bonus = action_bonus(siege, character) + siege.actions
    found = [max(LEAST_ACTIONS, one + other + bonus) for one in range(1, D6 + 1) for other in range(1, D6 + 1)]
    return Actions(sum(found) / len(found), min(found), max(found))


DOUBLES = Fraction(1, D6)
"""The chance that two dice are alike (OG 6.2)."""

# A chest.


class Chest(NamedTuple):
    """What the next card of the Treasure deck may be, as far as the open cards tell: chances."""

    treasure: Fraction
    points: float
    """The mean of a Treasure."""
    orcs: Fraction
    trap: Fraction


def chest(view: Siege) -> Chest | None:
    """OG 7.11; None where deck and discard pile are empty. A card that the seat knows on top counts as the next."""
    faces = all_faces(view.options.own_decks)
    left = unseen(view)
    deck = view.decks[TREASURE]
    if deck and view.face(deck[-1]) >= 0:
        left = Counter([view.face(deck[-1])])
    elif not deck:
        left = Counter(view.face(card) for card in view.discards[TREASURE])
    total = left.total()
    if not total:
        return None
    kinds: Counter[int] = Counter()
    points = 0
    for face, count in left.items():
        kinds[faces[face].kind] += count
        points += faces[face].points * count
    mean = points / kinds[LOOT] if kinds[LOOT] else 0.0
    return Chest(Fraction(kinds[LOOT], total), mean, Fraction(kinds[ORC_CARD], total), Fraction(kinds[TRAP], total))


def unseen(view: Siege) -> Counter[int]:
    """The faces of the Treasure deck that lie nowhere open: those of the cards in the deck (OG-54)."""
    left = Counter(deck_list(view.options.own_decks, TREASURE))
    in_deck = set(view.decks[TREASURE])
    for card, back in enumerate(view.cards.backs):
        if back == TREASURE and card not in in_deck:
            left[view.face(card)] -= 1
    return +left


# Orcs.


@lru_cache(maxsize=8)
def _all_attackable(board: Board, awake: tuple[Square, ...], orcs: int, characters: int) -> tuple[int, ...]:
    return tuple([attackable(board, square, ORC_ACTIONS, characters, orcs & ~(1 << square)) for square in awake])


def threats(view: Siege, character: Character, square: Square) -> int:
    """How many orcs could strike at a character on a square in a turn without cards, if all others stood still."""
    return sum([each >> square & 1 for each in _struck(view, character).values()])


def prey(view: Siege, orc: Orc) -> list[Character]:
    """Whom an orc could strike in such a turn."""
    return [each for each in living(view) if _struck(view, each).get(orc.number, 0) >> each.square & 1]


def _struck(view: Siege, character: Character) -> dict[int, int]:
    """By orc that is awake, the squares at which it could strike a character in such a turn."""
    awake = [orc for orc in view.orcs if not orc.asleep]
    others = character_squares(view)
    if character.square >= 0:
        others &= ~(1 << character.square)
    found = _all_attackable(board_of(view), tuple([orc.square for orc in awake]), orc_squares(view), others)
    return dict(zip([orc.number for orc in awake], found, strict=True))
