"""A Tree that has lost its last Wood falls (TI 4.2.3.4, TI-12, TI-13, TI-20, TI-21)."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import BESIDE, BIT
from orcade.table.grid import Square
from orcade.table.requests import D6, D360, OPEN, Ask, Flow, Roll

from .answers import SMASH, Fell
from .events import Toppled
from .falling_line import lines_of, nearness, touched, towards
from .pieces import ACTING, CRUSHING, FALLING, PLACE, SEATS, Fall, Forest, free_squares
from .smash import smash
from .turn import next_orc

WHERE = tuple(Roll(seat, D6, "where the Tree falls", "TI 4.2.3.4") for seat in range(SEATS))
DIRECTION = Roll(OPEN, D360, "direction of the fall", "TI-20")
WHO_NEXT = "Several Orcs are under the Tree: who is struck next?"
RANDOM_UP_TO = 3
"""From 2 on, the die that draws a random direction; above, the player chooses."""


def topple(forest: Forest, tree: Square) -> None:
    """TI-12: the Tree is gone; where it falls comes next."""
    del forest.trees[tree]
    forest.fall = Fall(tree)
    forest.phase = FALLING


def fall(forest: Forest) -> Flow[None]:
    """TI 4.2.3.4: a die for the direction, and the direction."""
    falling = forest.fall
    assert falling is not None
    die = yield WHERE[forest.active]
    if die == 1:
        falling.angle = towards(falling.tree, forest.orcs[forest.acting].square)
    elif die <= RANDOM_UP_TO:
        degrees = yield DIRECTION
        falling.angle = degrees % 360 * 100
    else:
        answer = yield Ask(forest.active, "Timber! Where does the Tree fall?", directions(forest), "TI-20")
        falling.angle = answer.angle
    falling.touched = touched(falling.tree, falling.angle)
    falling.doomed = in_the_way(forest, falling.tree, falling.touched)
    yield Toppled(falling.tree, falling.angle, tuple(falling.doomed))
    forest.phase = CRUSHING


def directions(forest: Forest) -> list[Fell]:
    """TI-20: the directions, one for each choice of Orcs that are struck and of squares where they may dodge to."""
    assert forest.fall is not None
    open_ = free_squares(forest)
    there = [orc for orc, one in enumerate(forest.orcs) if one.square >= 0]
    places = [BIT[forest.orcs[orc].square] for orc in there]
    around = [BESIDE[forest.orcs[orc].square] & open_ for orc in there]
    found: dict[tuple[int, ...], Fell] = {}
    for angle, line in lines_of(forest.fall.tree):
        comes_to = tuple(near & ~line if line & place else -1 for place, near in zip(places, around, strict=True))
        if comes_to not in found:
            found[comes_to] = Fell(angle, tuple(orc for orc, ways in zip(there, comes_to, strict=True) if ways >= 0))
    return sorted(found.values(), key=lambda fell: fell.angle)


def in_the_way(forest: Forest, tree: Square, line: int) -> list[int]:
    """The Orcs that the line touches, the nearest first."""
    struck = [orc for orc, one in enumerate(forest.orcs) if one.square >= 0 and line & BIT[one.square]]
    return sorted(struck, key=lambda orc: (nearness(tree, forest.orcs[orc].square), orc))


def crush(forest: Forest) -> Flow[None]:
    """TI-21: the next Orc under the Tree, whom the active player chooses; after the last one the acting Orc goes on."""
    falling = forest.fall
    assert falling is not None
    if falling.doomed:
        orc = falling.doomed[0]
        if len(falling.doomed) > 1:
            options = [SMASH[each] for each in falling.doomed]
            answer = yield Ask(forest.active, WHO_NEXT, options, "TI-21", PLACE)
            orc = answer.orc
        falling.doomed.remove(orc)
        yield from smash(forest, orc, falling.touched)
        return
    forest.fall = None
    forest.phase = ACTING
    if not forest.orcs[forest.acting].tokens:
        next_orc(forest)
