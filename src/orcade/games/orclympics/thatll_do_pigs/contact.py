"""What bases touch and what they lie on: Boars, the Piglet, the public (TP-12, TP-42)."""

from __future__ import annotations

from collections.abc import Iterator

from orcade.table.plane import NOTHING, Box, Disc, Shape, align, overlapping, touching
from orcade.table.plane.shapes import extent

from .circuit import circuit_of
from .pieces import BOARD, PIGLET, PIGLET_R, Race, box, loose, named, piglet_disc

NEAR = 2300
"""Bases whose centres are farther apart than this do not touch."""
FARTHEST_OUT = 1120
"""A Boar's base never reaches farther than this from its centre."""
PUBLIC = 10
"""In what a base lies on, beside the numbers of Riders."""


def touched(race: Race, who: int) -> int:
    """What a Boar is in contact with now: the bits of Riders, and PIGLET."""
    rider = race.riders[who]
    found = 0
    base = None
    for at, other in enumerate(race.riders):
        if at == who or other.crashed:
            continue
        if -NEAR < other.x - rider.x < NEAR and -NEAR < other.y - rider.y < NEAR:
            base = base or box(rider)
            if touching(base, box(other)):
                found |= 1 << at
    if loose(race):
        x, y = race.piglet
        if -NEAR < x - rider.x < NEAR and -NEAR < y - rider.y < NEAR and touching(box(rider), piglet_disc(race)):
            found |= 1 << PIGLET
    return found


def on_top(race: Race, who: int, base: Box) -> int:
    """What a base would lie on: a Rider, or PUBLIC; NOTHING where it lies free (TP-42)."""
    return next((at for at, _ in covers(race, who, base)), NOTHING)


def covers(race: Race, who: int, base: Box) -> Iterator[tuple[int, Shape]]:
    """All that a base lies on: Riders, then PUBLIC for each area; each with its shape."""
    x, y = base.x, base.y
    for at, other in enumerate(race.riders):
        if at == who or other.crashed:
            continue
        if -NEAR < other.x - x < NEAR and -NEAR < other.y - y < NEAR and overlapping(base, box(other)):
            yield at, box(other)
    for area in circuit_of(race).beside(*extent(base)):
        if overlapping(base, area):
            yield PUBLIC, area


def on_piglet(race: Race, base: Box) -> bool:
    """Whether a base would lie on the loose Piglet (TP-42)."""
    x, y = race.piglet
    near = -NEAR < x - base.x < NEAR and -NEAR < y - base.y < NEAR
    return near and loose(race) and overlapping(base, piglet_disc(race))


def aligned(race: Race, who: int, other: int) -> Box | None:
    """TP-12: a Boar's base along the edge of another's; None where there is no room for that (TP-41)."""
    base = align(box(race.riders[who]), box(race.riders[other]))
    return base if on_top(race, who, base) == NOTHING else None


def named_thing(race: Race, what: int) -> str:
    """What a base may lie on, in words."""
    if what == PUBLIC:
        return "the public"
    return "the Piglet" if what == PIGLET else named(race.riders[what])


def free_for_piglet(race: Race, x: int, y: int) -> bool:
    """Whether the Piglet has room there: off every Boar and the public."""
    disc = Disc(x, y, PIGLET_R)
    for rider in race.riders:
        if rider.crashed:
            continue
        if -NEAR < rider.x - x < NEAR and -NEAR < rider.y - y < NEAR and overlapping(disc, box(rider)):
            return False
    if not (PIGLET_R <= x <= BOARD - PIGLET_R and PIGLET_R <= y <= BOARD - PIGLET_R):
        return False
    course = circuit_of(race)
    if not course.near(x, y, PIGLET_R):
        return True
    return not any(overlapping(disc, area) for area in course.public[: course.crowded])
