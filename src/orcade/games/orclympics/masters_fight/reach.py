"""Whom an Orc could strike in its next activation, and ways to where it wants to be, for those who think about it. A
set of squares is an integer."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import dist

from orcade.games.orclympics.chessboard import ALL, BIT, EAST, WEST, middle, squares
from orcade.table.grid import Square

from .pieces import AXE, AXE_RANGE, Fight, Orc, jump_length, move_length, orc_squares, weapon_range


def around(some: int, steps: int, free: int = ALL) -> int:
    """A set with the squares that are at most so many steps from it, over free squares alone."""
    for _ in range(steps):
        row = some | (some & ~EAST) << 1 | (some & ~WEST) >> 1
        some |= (row | row << 8 | row >> 8) & free
    return some


def passable(fight: Fight, but: Orc) -> int:
    """The squares without Pits and Orcs; this one is in nobody's way."""
    return ALL & ~fight.pits & ~(orc_squares(fight) & ~BIT[but.square])


def in_reach(fight: Fight, orc: Orc, but: Orc) -> int:
    """The squares on which it could strike somebody with both its actions, if the dice let it get up and get there.

    `but`: where he stands now hinders nobody.
    """
    free, platforms, here = passable(fight, but), fight.platforms, orc.square
    walk, leap, far = move_length(fight, orc), jump_length(fight, orc), blow_range(orc.item)
    if orc.down:
        return _struck_by_lying(here, free, platforms, walk, leap, far)
    grabbed = blow_range(fight.items[here]) if here in fight.items else 0
    return _struck(here, free, platforms, walk, leap, far) | around(BIT[here], grabbed)


def blow_range(item: int) -> int:
    """How far a blow goes with this in hand, also thrown."""
    return AXE_RANGE if item == AXE else weapon_range(item)


@lru_cache(maxsize=1024)
def _struck(here: Square, free: int, platforms: int, walk: int, leap: int, far: int) -> int:
    """From a square by a Move of so many squares, or a Jump from a Platform on its way, by a blow that goes so far."""
    stands = around(BIT[here], walk, free)
    stands |= around(stands & platforms, leap) & free
    return around(stands, far)


@lru_cache(maxsize=1024)
def _struck_by_lying(here: Square, free: int, platforms: int, walk: int, leap: int, far: int) -> int:
    """The same for who bears the mark: he gets up first, or Moves to a Platform, where it does not count (MF-5)."""
    found = _struck(here, free, platforms, 0, leap, far)
    crawl = walk - 1 if BIT[here] & platforms else walk  # MF-16
    for high in squares(around(BIT[here], crawl, free) & platforms):
        landed = around(BIT[high], leap) & free
        bare = around(landed & ~platforms, 1)  # MF-17
        # Where his target stands he cannot climb up.
        found |= (around(landed & platforms | BIT[high], far) | bare) & ~BIT[high]
    return found


def strikers(fight: Fight, target: Orc, square: Square) -> list[Orc]:
    """The others who could strike this Orc if it stood on this square."""
    return [orc for orc in _others(fight, target) if in_reach(fight, orc, target) & BIT[square]]


def danger(fight: Fight, target: Orc) -> Callable[[Square], int]:
    """How many others could strike this Orc, by the square on which it stood, for who asks about many."""
    reached = [in_reach(fight, orc, target) for orc in _others(fight, target)]
    return lambda square: sum([1 for each in reached if each & BIT[square]])


def _others(fight: Fight, target: Orc) -> list[Orc]:
    return [orc for orc in fight.orcs if orc.health > 0 and orc.square >= 0 and orc is not target]


def approach(here: Square, goal: int, free: int) -> tuple[int, int]:
    """The set of squares from which it is a king's move less to a goal over free squares, and how many are then left;
    the empty set where no way leads there, or none is needed."""
    seen, far = goal, 0
    while seen and not seen & BIT[here]:
        wider = around(seen, 1, free)
        if wider & BIT[here]:
            return seen, far
        if wider == seen:
            break
        seen, far = wider, far + 1
    return 0, 0


def way_to(fight: Fight, orc: Orc, goal: int) -> list[Square]:
    """The squares of a shortest way to one of a set, on which no die falls, past as few others as can be, and as
    straight as it then can be; empty where there is none, or none is needed."""
    free = passable(fight, orc) & ~fight.platforms
    goals = [middle(square) for square in squares(goal & free)]
    strikes = danger(fight, orc)

    def worse(square: Square) -> tuple[int, float, float]:
        far = [dist(middle(square), each) for each in goals]
        return strikes(square), min(far), sum(far)

    way: list[Square] = []
    here = orc.square
    while nearer := approach(here, goal & free, free | BIT[orc.square])[0]:
        here = min(squares(nearer & around(BIT[here], 1, free)), key=worse)
        way.append(here)
    return way
