"""Where the boar can go (TI 4.2.2, TI-4, TI-5)."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.games.orclympics.chessboard import BIT, DISTANCE, NEAR, squares
from orcade.table.grid import Square

from .pieces import BOAR_DIE, Forest, model_squares, terrain_squares


def onward(forest: Forest, boar: Square, path: Sequence[Square], steps: int) -> tuple[int, int]:
    """TI-5: the set of squares onto which the boar may step from where it is, and how far it goes in all.

    The set is empty where it stops. `path`: where it has been in this turn; `steps`: how far it should still go.

    A step is good if the exact number of squares can be gone after it, ending without models and terrain; if no
    step is, the longest way that there is counts. After a dodge the boar can always stop where the dodger stood, so
    it never has to go back.
    """
    visited = 0
    for square in path:
        visited |= BIT[square]
    blocked = terrain_squares(forest)
    passable = ~(blocked & ~forest.bushes | visited)
    empty = passable & ~(blocked | model_squares(forest))
    for length in range(steps, 0, -1):
        found = first_steps(boar, length, passable, empty)
        if found:
            return found, length
    return 0, 0


def first_steps(square: Square, length: int, passable: int, empty: int) -> int:
    """The squares beside this one with which a way of this length can begin that ends on an empty one."""
    if length == 1:
        return NEAR[square] & empty
    found = 0
    left = NEAR[square] & passable
    while left:
        bit = left & -left
        left ^= bit
        if leads_on(bit.bit_length() - 1, length - 1, passable ^ bit, empty & ~bit):
            found |= bit
    return found


def leads_on(square: Square, length: int, passable: int, empty: int) -> bool:
    """Whether a way of this length from here ends on an empty square."""
    near = NEAR[square]
    if length == 1:
        return near & empty != 0
    left = near & passable
    while left:
        bit = left & -left
        left ^= bit
        # The last square is looked for here already, to save a call for each.
        to = bit.bit_length() - 1
        if NEAR[to] & empty if length == 2 else leads_on(to, length - 1, passable ^ bit, empty & ~bit):
            return True
    return False


def threatens(forest: Forest, square: Square) -> bool:
    """Whether somebody may lead the boar over this square in his next turn, if the die is high enough."""
    if DISTANCE[forest.boar][square] >= BOAR_DIE:
        return False
    path = (forest.boar,)
    ways = [(onward(forest, forest.boar, path, steps)[0], steps) for steps in range(2, BOAR_DIE + 1)]
    return any(gets_over(forest, BIT[square], way, path, steps) for way, steps in ways)


def gets_over(forest: Forest, prey: int, way: int, path: Sequence[Square], steps: int) -> bool:
    """Whether the boar can come over one of these squares, beginning with a step onto one of `way`."""
    if way & prey or steps <= 1:
        return way & prey != 0
    for square in squares(way):
        gone = (*path, square)
        further, length = onward(forest, square, gone, steps - 1)
        if gets_over(forest, prey, further, gone, length):
            return True
    return False
