"""Orders of the Gamemaster to several orcs at once: which of them is next, and what it does (OG-60).

An order is nothing but steps that he could say one by one. It stands in the state: dice fall, and others are asked,
between two steps as ever.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from orcade.table.floor import Squares, bits, lowest
from orcade.table.grid import NOWHERE, Square
from orcade.table.requests import Option

from .answers.common import CHARACTER
from .answers.gamemaster import CHARGE, CHARGE_AT, MOB
from .answers.turns import GO, STRIKE
from .pieces import (
    GM_ACTING,
    IN_REACH,
    NOBODY,
    Character,
    Orc,
    Siege,
    actions_of,
    board_of,
    character_squares,
    had_his_wound,
    living,
    may_act,
    orc_squares,
)
from .walking import attackable, how_far, orc_goals, rings, ways_on

# Which orders may be given.


def orders(siege: Siege) -> list[Option]:
    """What the Gamemaster may order; while an orc acts, only that all go at the nearest character."""
    hunted = quarry(siege, NOBODY)
    if not hunted or not (waiting(siege) or free_entries(siege)):
        return []
    found: list[Option] = [CHARGE]
    if siege.phase == GM_ACTING:
        struck = in_reach(siege, hunted)
        for each in hunted:
            if each in struck:
                found.append(MOB[each.who])
            found.append(CHARGE_AT[each.who])
    return found


def quarry(siege: Siege, who: int) -> list[Character]:
    """At whom orcs are sent: this character, or all; nobody who is dead or cannot be wounded any more in this turn."""
    return [each for each in living(siege) if who in (each.who, NOBODY) and not had_his_wound(each)]


def waiting(siege: Siege) -> list[Orc]:
    """The orcs that may still act; the one that acts is none of them."""
    return [orc for orc in siege.orcs if may_act(orc) and orc.number != siege.acting]


def free_entries(siege: Siege) -> int:
    """Where a newcomer that is sent enters: on free squares alone."""
    if not siege.newcomers:
        return 0
    return board_of(siege).entries & ~character_squares(siege) & ~orc_squares(siege)


def in_reach(siege: Siege, hunted: list[Character]) -> list[Character]:
    """Those of them at whom an orc that waits could strike in this turn."""
    board, characters, orcs = board_of(siege), character_squares(siege), orc_squares(siege)
    left = sum([1 << each.square for each in hunted])
    for orc in waiting(siege):
        if not left:
            break
        actions = actions_of(siege, orc)
        if board.floor.spread(orc.square, actions) & (left | board.stairs):
            left &= ~attackable(board, orc.square, actions, characters, orcs & ~(1 << orc.square))
    return [each for each in hunted if not left >> each.square & 1]


# Who is next.


def next_sent(siege: Siege, hunted: list[Character]) -> Orc | None:
    """The orc that is nearest to whom the order sends it at; of those that can strike, where it is for these alone."""
    sent = waiting(siege)
    squares: Squares = reduce(or_, [1 << orc.square for orc in sent], 0)
    while squares:
        near = closest(siege, squares, hunted)
        for orc in sent:
            if near >> orc.square & 1 and (siege.order != IN_REACH or can_strike(siege, orc, hunted)):
                return orc
        squares &= ~near
    return None


def can_strike(siege: Siege, orc: Orc, hunted: list[Character]) -> bool:
    """Whether an orc that waits gets at any of them."""
    return contact(siege, orc.square, actions_of(siege, orc), hunted) is not None


def next_entry(siege: Siege, hunted: list[Character]) -> Square:
    """Where the next newcomer enters: as near as it can; NOWHERE where none is sent."""
    squares = 0 if siege.order == IN_REACH else free_entries(siege)
    return lowest(closest(siege, squares, hunted)) if squares else NOWHERE


def closest(siege: Siege, squares: Squares, hunted: list[Character]) -> Squares:
    """Of these squares those from which it takes the fewest actions to any of them, whoever stands between; all, where
    there is no way from any."""
    board = board_of(siege)
    for around in zip(*[rings(board, each.square) for each in hunted]):
        near: Squares = reduce(or_, around) & squares
        if near:
            return near
    return squares


def nearest(siege: Siege, here: Square, squares: int, there: Square) -> Square:
    """Of these squares the one nearest to another, straight ahead if there are several; NOWHERE where none is nearer
    than here."""
    board = board_of(siege)
    for ring in rings(board, there)[: how_far(board, here, there)]:
        if ring & squares:
            return min(bits(ring & squares), key=lambda square: apart(siege, square, there))
    return NOWHERE


def apart(siege: Siege, one: Square, other: Square) -> int:
    """How far two squares are from each other as the crow flies, squared."""
    floor = board_of(siege).floor
    return (floor.x(one) - floor.x(other)) ** 2 + (floor.y(one) - floor.y(other)) ** 2


# What it does.


def next_step(siege: Siege, orc: Orc, hunted: list[Character]) -> Option | None:
    """What the orc that acts does by the order; None where it is done."""
    if siege.attacks <= 0:
        return step_back(siege, orc, hunted)
    found = contact(siege, orc.square, siege.actions, hunted)
    if found is None:
        return come_nearer(siege, orc, hunted) if siege.order != IN_REACH else None
    return STRIKE[CHARACTER + found.character.who] if found.square == orc.square else GO[found.square]


class Contact(NamedTuple):
    """Whom an orc strikes, and from where."""

    character: Character
    square: Square


def contact(siege: Siege, square: Square, actions: int, hunted: list[Character]) -> Contact | None:
    """The nearest of them at whom an orc on a square can get with so many actions, and from where: of those who are
    equally near the one with the most wounds, and from straight ahead."""
    if actions <= 0:
        return None
    board = board_of(siege)
    characters = character_squares(siege)
    beside = [(each, board.beside(each.square)) for each in hunted]
    around = reduce(or_, [squares for _, squares in beside], 0)
    spots = 1 << square & around
    if not spots:
        found = ways_on(board, square, actions, barred=characters)
        spots = found.first_reached(around & ~characters & ~orc_squares(siege), actions - 1)
        if not spots:
            return None
    near = [Contact(each, spot) for each, squares in beside for spot in bits(squares & spots)]
    return min(near, key=lambda it: (-it.character.wounds, apart(siege, square, it.square), it.square))


def come_nearer(siege: Siege, orc: Orc, hunted: list[Character]) -> Option | None:
    """As near to the nearest of them as it gets."""
    board = board_of(siege)
    there = min(hunted, key=lambda each: (how_far(board, orc.square, each.square), -each.wounds)).square
    square = nearest(siege, orc.square, orc_goals(siege, orc, siege.actions), there)
    return GO[square] if square != NOWHERE else None


def step_back(siege: Siege, orc: Orc, hunted: list[Character]) -> Option | None:
    """OG-41: an orc that has struck makes room, if another could strike from nowhere else."""
    board = board_of(siege)
    for each in hunted:
        beside = board.beside(each.square)
        if beside >> orc.square & 1 and any(needs_room(siege, orc, other, beside) for other in waiting(siege)):
            clear = orc_goals(siege, orc, siege.actions) & ~beside
            found = ways_on(board, orc.square, siege.actions, barred=character_squares(siege))
            square = min(bits(clear), key=found.cost, default=NOWHERE)
            return GO[square] if square != NOWHERE else None
    return None


def needs_room(siege: Siege, orc: Orc, other: Orc, beside: int) -> bool:
    """Whether the other orc could get at somebody from this one's square, and from no other that is free. `beside`: the
    squares from which he can be struck."""
    board, actions = board_of(siege), actions_of(siege, other)
    # It can strike from where it stands, or the square is too far off: no way need be looked for.
    if beside >> other.square & 1 or not board.floor.spread(other.square, actions) & (1 << orc.square | board.stairs):
        return False
    found = ways_on(board, other.square, actions, barred=character_squares(siege))
    spots = found.within(actions - 1) & beside
    if not spots >> orc.square & 1:
        return False
    taken = orc_squares(siege) & ~(1 << other.square)
    return not spots & ~taken
