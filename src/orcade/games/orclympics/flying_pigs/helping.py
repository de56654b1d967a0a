"""Where an Orc helps his own Pig home best: where it would stop beside him, so that he sends it on."""

from __future__ import annotations

from typing import Final

from orcade.table.ahead import copied
from orcade.table.plane import INCH, Point, ahead

from .answers import Walk
from .chances import BY_ORC, WAYS, brings, home_by, home_soon, next_run, passes
from .pieces import BASE, MIDDLE, Pigsty, kitchen_shut, owner, pig_of
from .random_moves import NOWHERE
from .regions import WalkRegion
from .ways import course

AHEAD: Final = (-2, 0, 2, 5)
ASIDE: Final = (-4, -2, 2, 4)
"""Places that are looked at: so many inches from the Pig towards the Kitchen, and aside from there."""
CONTACT: Final = 2 * BASE + INCH // 10
"""Of the centres of two models that touch, and a little more."""
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
    run = next_run(there, pig)
    orc.x, orc.y = NOWHERE
    without = [course(there, run, at) for at in range(len(WAYS))]
    touched = BY_ORC if orc.shrooms else CONTACT
    best, most = None, now + USEFUL
    for x, y in around(sty, region):
        orc.x, orc.y = x, y
        # Only a way that leads past him is another one than without him.
        ways = (
            course(there, run, at) if passes(found.points, x, y, touched) else found for at, found in enumerate(without)
        )
        chance = home_by(there, pig, [brings(there, pig, found) for found in ways])
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
