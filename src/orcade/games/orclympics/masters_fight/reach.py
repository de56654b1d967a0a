"""Whom an Orc could strike in its next activation, for those who think about it. A set of squares is an integer."""

from __future__ import annotations

from functools import lru_cache

from orcade.games.orclympics.chessboard import ALL, BIT, EAST, WEST
from orcade.table.grid import Square

from .pieces import AXE, AXE_RANGE, Fight, Orc, jump_length, move_length, orc_squares, weapon_range


def around(some: int, steps: int, free: int = ALL) -> int:
    """A set with the squares that are at most so many steps from it, over free squares alone."""
    for _ in range(steps):
        row = some | (some & ~EAST) << 1 | (some & ~WEST) >> 1
        some |= (row | row << 8 | row >> 8) & free
    return some


def in_reach(fight: Fight, orc: Orc, but: Orc) -> int:
    """The squares on which it could strike somebody with both its actions, if the dice let it get up and get there.

    `but`: where he stands now hinders nobody.
    """
    free = ALL & ~fight.pits & ~(orc_squares(fight) & ~BIT[but.square])
    walk = 0 if orc.down else move_length(fight, orc)
    far = AXE_RANGE if orc.item == AXE else weapon_range(orc.item)
    return _struck(orc.square, free, fight.platforms, walk, jump_length(fight, orc), far)


@lru_cache(maxsize=1024)
def _struck(here: Square, free: int, platforms: int, walk: int, leap: int, far: int) -> int:
    """From a square by a Move of so many squares, or a Jump from a platform on its way, by a blow that goes so far."""
    stands = around(BIT[here], walk, free)
    stands |= around(stands & platforms, leap) & free
    return around(stands, far)


def strikers(fight: Fight, target: Orc, square: Square) -> list[Orc]:
    """The others who could strike this Orc if it stood on this square."""
    others = (orc for orc in fight.orcs if orc.health > 0 and orc.square >= 0 and orc is not target)
    return [orc for orc in others if in_reach(fight, orc, target) & BIT[square]]
