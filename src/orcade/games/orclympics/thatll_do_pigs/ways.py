"""How far a Boar gets straight on, and what it touches there: of every kind of motion (TP 4.2.1, TP 4.2.2, TP-34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from orcade.table.plane import (
    NOTHING,
    SLACK,
    Box,
    Disc,
    Point,
    Shape,
    ahead,
    align,
    collide,
    overlapping,
    slide,
    touching,
)
from orcade.table.plane.shapes import extent

from .circuit import circuit_of
from .events import LASH, MOVE, RUN
from .pieces import BOARD, PIGLET, PIGLET_R, SPACING, Race, allied, box, loose, piglet_disc

NEAR = 2300
"""Bases whose centres are farther apart than this do not touch."""
TURNS = 1120
"""A Boar's base never reaches farther than this from its centre."""
PUBLIC = 10
"""In what a base lies on, beside the numbers of Riders."""


class Way(NamedTuple):
    """Where a straight way ends, and what stops it there."""

    x: int
    y: int
    foes: int = 0
    """Riders that it has come into contact with, one bit each."""
    piglet: bool = False
    public: bool = False
    stopped: bool = False
    """Something stopped it, at contact or at a distance."""


def models(race: Race, who: int, base: Box, tx: int, ty: int, spacing: int = 0) -> dict[int, Shape]:
    """The other Boars that race and may be met on a way, and the Piglet if it is loose, by their bits."""
    found: dict[int, Shape] = {}
    x, y = base.x, base.y
    far = NEAR + spacing
    left, right = (x - far, tx + far) if x < tx else (tx - far, x + far)
    top, bottom = (y - far, ty + far) if y < ty else (ty - far, y + far)
    for at, rider in enumerate(race.riders):
        if at != who and left < rider.x < right and top < rider.y < bottom and not rider.crashed:
            found[at] = box(rider)
    if loose(race):
        found[PIGLET] = piglet_disc(race)
    return found


def way(race: Race, who: int, base: Box, tx: int, ty: int, how: int) -> Way:
    """A base on its straight way to tx, ty: in a Move or a Random Move up to contact, without allies (TP-38)."""
    others = models(race, who, base, tx, ty)
    if how != MOVE or race.ignoring:
        others.pop(PIGLET, None)
    ally = NOTHING
    if race.seats == 2:
        for at in [at for at in others if at != PIGLET and allied(race, who, at)]:
            ally = at
    friend = others.pop(ally, None)
    found = contact(race, others, base, tx, ty)
    if friend is not None and overlapping(base._replace(x=found.x, y=found.y), friend):
        # No room at the end: it stops at the last place before, which lies this side of the ally.
        x, y, hit = slide(base, found.x, found.y, [friend])
        if hit != NOTHING:
            return Way(x, y, stopped=True)
    return found


def contact(race: Race, others: dict[int, Shape], base: Box, tx: int, ty: int) -> Way:
    """Up to the first contact; what else is touched at the same moment is touched as well (TP-30)."""
    things = [*others.values(), *public_on(race, base, tx, ty, 0)]
    x, y, hits = collide(base, tx, ty, things)
    if not hits:
        return Way(x, y)
    foes = 0
    piglet = crowd = False
    bits = list(others)
    for at in hits:
        if at >= len(bits):
            crowd = True
        elif bits[at] == PIGLET:
            piglet = True
        else:
            foes |= 1 << bits[at]
    return Way(x, y, foes, piglet, crowd, True)


def public_on(race: Race, base: Box, tx: int, ty: int, spacing: int) -> list[Shape]:
    """The Public Areas that may be met on a way, or come near to."""
    left, top, right, bottom = extent(base)
    dx, dy = tx - base.x, ty - base.y
    far = spacing + SLACK
    left, right = (left - far, right + far + dx) if dx > 0 else (left - far + dx, right + far)
    top, bottom = (top - far, bottom + far + dy) if dy > 0 else (top - far + dy, bottom + far)
    return circuit_of(race).beside(left, top, right, bottom)


def lash_way(race: Race, who: int, base: Box, tx: int, ty: int) -> Way:
    """TP 4.2.2: up to contact with the public, or 1" from a model."""
    x, y, hit = slide(base, tx, ty, list(models(race, who, base, tx, ty, SPACING).values()), SPACING)
    public = public_on(race, base, x, y, 0)
    nx, ny, met = slide(base, x, y, public)
    return Way(nx, ny, public=met != NOTHING, stopped=met != NOTHING or hit != NOTHING)


def run_way(race: Race, who: int, base: Box, tx: int, ty: int) -> Way:
    """TP-31: up to 1" from everything; what it touches of the public does not hold it, but it gets no further in."""
    here: list[Shape] = []
    away: list[Shape] = []
    for area in public_on(race, base, tx, ty, SPACING):
        (here if touching(base, area) else away).append(area)
    x, y, hit = slide(base, tx, ty, [*models(race, who, base, tx, ty, SPACING).values(), *away], SPACING)
    nx, ny, held = slide(base, x, y, here)
    return Way(nx, ny, stopped=hit != NOTHING or held != NOTHING)


def way_of(race: Race, who: int, base: Box, tx: int, ty: int, how: int) -> Way:
    """The way of any kind of motion."""
    if how == LASH:
        return lash_way(race, who, base, tx, ty)
    if how == RUN:
        return run_way(race, who, base, tx, ty)
    return way(race, who, base, tx, ty, how)


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


def aligned(race: Race, who: int, other: int) -> Box | None:
    """TP-12: a Boar's base along the edge of another's; None where there is no room for that (TP-41)."""
    base = align(box(race.riders[who]), box(race.riders[other]))
    return base if on_top(race, who, base) == NOTHING else None


def straight_on(base: Box, distance: int) -> Point:
    """So far ahead of a base."""
    return ahead(base.x, base.y, base.ux, base.uy, distance)


# The Piglet beside bases (TP-10, TP-33, TP-37).


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
