"""Where an Orc helps his own Pig home best: where it would stop beside him, so that he sends it on."""

from __future__ import annotations

from typing import Final

from orcade.table.ahead import copied
from orcade.table.plane import INCH, Point, ahead

from .answers import Walk
from .chances import home_soon
from .pieces import MIDDLE, Pigsty, kitchen_shut, owner, pig_of
from .regions import WalkRegion

AHEAD: Final = (-2, 0, 2, 5)
ASIDE: Final = (-4, -2, 2, 4)
"""Places that are looked at: so many inches from the Pig towards the Kitchen, and aside from there."""
USEFUL: Final = 0.01
"""A place that brings less is as good as any other."""


def best_help(sty: Pigsty, region: WalkRegion) -> Walk | None:
    """The walk after which an Orc's Pig is likeliest home by its next run; None where none brings anything."""
    if kitchen_shut(sty) or not region.ideas:
        return None
    pig = pig_of(owner(region.model))
    there = copied(sty)
    orc = there.models[region.model]
    now = home_soon(there, pig)
    best, most = None, now + USEFUL
    for x, y in around(sty, region):
        orc.x, orc.y = x, y
        chance = home_soon(there, pig)
        if chance > most:
            best, most = Walk(x, y, region.model), chance
    return best


def around(sty: Pigsty, region: WalkRegion) -> list[Point]:
    """The places about his Pig, and on its way home, that an Orc can walk to."""
    at = pig_of(owner(region.model))
    pig = sty.models[at]
    wx, wy = MIDDLE - pig.x, MIDDLE - pig.y
    found = [region.propose((what, at)) for what in ("near", "behind")]
    for far in AHEAD:
        on_way = ahead(pig.x, pig.y, wx, wy, far * INCH)
        for side in ASIDE:
            x, y = ahead(*on_way, -wy, wx, side * INCH)
            if region.fault(x, y) is None:
                found.append((x, y))
    return found
